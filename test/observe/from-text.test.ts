// Any text: its kind, what was not understood, and FRR's tables as route observations.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/decode/text/formats.ts";
import { UNPARSED_LISTED, observeText } from "../../src/observe/from-text.ts";
import { OBSERVERS } from "../../src/observe/text-observers.ts";
import type { InputContext } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";

const MAC = "52:54:00:aa:00:01";
const observe = (text: string, more: Partial<InputContext> = {}) =>
  observeText([linesOf(text)], { id: "i1", name: "a.txt", tunnelPorts: [], waitNs: 2e9, ...more });

describe("kinds", () => {
  it("every format has its observer", () => {
    expect(FORMATS.map((f) => f.id).filter((id) => !OBSERVERS.has(id))).toEqual([]);
  });

  it("an unknown text counts every line that is not blank, and lists the first", async () => {
    const o = await observe(Array.from({ length: 30 }, (_, i) => `line ${i}\n`).join("\n"));
    expect(o.input).toMatchObject({ kind: "unknown", records: 0, lines: 59, unparsed: 30 });
    expect(o.input.unparsedAt).toHaveLength(UNPARSED_LISTED);
    expect(o.input.unparsedAt[1]).toEqual({ line: 3, text: "line 1" });
  });

  it.each([
    ["", 0],
    ["\n\n", 2],
  ])("an empty text %j is that", async (text, lines) => {
    const o = await observe(text);
    expect(o.input).toMatchObject({ kind: "empty", unparsed: 0, lines });
    expect(o.findings).toMatchObject([{ code: "text.empty" }]);
  });

  it("a session with several kinds is a transcript with its parts", async () => {
    const o = await observe(
      `leaf2# show evpn mac vni 100\n${MAC} remote       192.0.2.2                             0/3\nleaf2# ping 192.0.2.1\n64 bytes from 192.0.2.1: icmp_seq=1 ttl=64 time=1.00 ms\nleaf2# show evpn mac vni 200\n`,
    );
    expect(o.input).toMatchObject({ kind: "transcript", contains: ["frr-evpn-mac", "ping", "empty"], records: 2 });
    expect(o.routes).toMatchObject([{ where: "leaf2", vni: 100, seq: 3 }]);
    expect(o.findings.map((f) => f.code)).toContain("vtysh.empty-answer");
  });

  it("five facts that are no table are five findings", async () => {
    const facts = [
      "% VNI 9 does not exist",
      "{}",
      "bgpd is not running",
      "Exiting: failed to connect to any daemons.",
      "% Unknown command: show x",
    ];
    const codes = await Promise.all(facts.map(async (f) => (await observe(f)).findings.map((x) => x.code)));
    expect(codes).toEqual([
      ["vtysh.absent"],
      ["vtysh.empty-object"],
      ["vtysh.daemon-down"],
      ["vtysh.no-daemons"],
      ["vtysh.unknown-command"],
    ]);
    expect((await observe("{}")).input.kind).toBe("vtysh-error");
  });

  it("never throws, and no line is lost from the count", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 50, unit: "binary" }), { maxLength: 20 }), async (lines) => {
        const o = await observe(lines.join("\n"));
        expect(o.input.unparsed).toBeLessThanOrEqual(o.input.lines ?? 0);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe("routes", () => {
  const table = (nextHop: string, communities: string, status = " *>i") =>
    `${status}[2]:[0]:[48]:[${MAC}]\n                    ${nextHop.padEnd(16)}          100      0 i\n                    ${communities}\n`;

  it("where, when and what", async () => {
    const o = await observe(table("192.0.2.21", "RT:65000:100 ET:8 MM:1"), { node: "spine1", order: 1, at: 5n });
    expect(o.routes).toEqual([
      {
        mac: MAC,
        table: "bgp",
        where: "spine1",
        source: { input: "i1", line: 1 },
        order: 1,
        at: 5n,
        ethTag: 0,
        nextHop: "192.0.2.21",
        seq: 1,
        sticky: false,
        withdrawn: false,
        best: true,
        local: false,
      },
    ]);
    expect(o.input).toMatchObject({ kind: "frr-evpn-routes", records: 1, node: "spine1", order: 1 });
  });

  it("no community is no sequence; sticky prints sequence 0", async () => {
    const [none] = (await observe(table("192.0.2.21", "RT:65000:100 ET:8"))).routes;
    expect(none).not.toHaveProperty("seq");
    const [sticky] = (await observe(table("192.0.2.21", "RT:65000:100 MM:0, sticky MAC"))).routes;
    expect(sticky).toMatchObject({ seq: 0, sticky: true });
  });

  it("other route types are rows and no MAC; a cut route and a wrong count are said", async () => {
    const o = await observe(
      `*> [3]:[0]:[32]:[192.0.2.1]\n                    192.0.2.1                          32768 i\n*> [2]:[0]:[48]:[${MAC}]\nDisplayed 9 prefixes (9 paths)\n`,
    );
    expect(o.routes).toEqual([]);
    expect(o.input.records).toBe(2);
    expect(o.findings.map((f) => f.code).toSorted()).toEqual(["frr.count-disagrees", "frr.route-cut"]);
  });

  it("an empty table is said to be one", async () => {
    for (const text of ["No EVPN prefixes (of requested type) exist\n", '{"numPrefix":0,"numPaths":0}\n']) {
      const o = await observe(text);
      expect(o.input.kind).toBe("frr-evpn-routes");
      expect(o.findings.map((f) => f.code)).toEqual(["frr.no-routes"]);
    }
  });
});

describe("MAC tables", () => {
  it("take the remote sequence of a remote MAC and the local one of a local MAC", async () => {
    const o = await observe(
      `${MAC} remote       192.0.2.2                             7/3\n52:54:00:aa:00:02 local        tap                                  7/3\n`,
      { node: "leaf2", order: 0 },
    );
    expect(o.routes).toEqual([
      {
        mac: MAC,
        table: "mac",
        where: "leaf2",
        source: { input: "i1", line: 1 },
        order: 0,
        nextHop: "192.0.2.2",
        seq: 3,
        sticky: false,
        withdrawn: false,
        local: false,
      },
      {
        mac: "52:54:00:aa:00:02",
        table: "mac",
        where: "leaf2",
        source: { input: "i1", line: 2 },
        order: 0,
        seq: 7,
        sticky: false,
        withdrawn: false,
        local: true,
        interface: "tap",
      },
    ]);
  });

  it("tell of duplicate detection, and of rows that are missing", async () => {
    const o = await observe(
      `Number of MACs (local and remote) known for this VNI: 3\n${MAC} local        tap                                  7/3\n`,
    );
    expect(o.findings).toMatchObject([{ code: "frr.count-disagrees" }]);
    const d = await observe(`MAC: ${MAC}\n Intf: tap(7) VLAN: 0\n Duplicate, detected at Mon Nov 30 18:38:19 2026\n`);
    expect(d.findings).toMatchObject([{ code: "frr.duplicate-detected", where: [{ line: 1 }] }]);
  });
});

describe("hostile lines", () => {
  const long = (piece: string, n = 4000) => piece.repeat(Math.ceil(n / piece.length));
  const nasty = [
    "-",
    "(",
    "PING (",
    "L2: ",
    "DF: (",
    " nsenter a",
    "ip netns exec ",
    ", (a)",
    "192.0.2.1 (",
    "1 ",
    "] ",
    ": icmp_seq=1 ",
    "--- ping ",
    "{",
    "\t ",
    "From (",
    "[2]:[",
    "/",
    "0:",
  ];
  it.each(
    nasty
      .flatMap((p) => [
        `${long(p)}x`,
        `PING ${long(p)}`,
        ` ${long(p)} i`,
        `64 bytes from ${long(p)}`,
        `  Local${long(p)}x`,
        `MAC: ${long(p)}`,
        `$ ${long(p)}`,
      ])
      .map((line) => [line.slice(0, 24), line]),
  )("%s...", async (_, line) => {
    const started = performance.now();
    await observe(
      `MAC: ${MAC}\n${line}\n[17.5] 64 bytes from 192.0.2.1: icmp_seq=1 ttl=64\n${line}\n*> [2]:[0]:[48]:[${MAC}]\n${line}\nBGP routing table entry for [2]:[0]:[48]:[${MAC}]\n${line}\n`,
    );
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
