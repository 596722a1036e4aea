// Neighbour entries of nodes around a move. Texts and routes by hand; all clocks are one unless a test says otherwise.
import { describe, expect, it } from "vitest";
import { neighbourFindings } from "../../src/correlate/neighbours.ts";
import { mobilityRows } from "../../src/correlate/mac-mobility.ts";
import { correlateStreams } from "../../src/correlate/streams.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";
import { describeShared } from "../shared.ts";
import { observation, route, t } from "./build.ts";
import { join } from "node:path";
import { analyze } from "../../src/index.ts";

const MAC = "52:54:00:aa:00:0a";
const IP = "198.51.100.10";
const observe = (text: string, more: Partial<InputContext> = {}) =>
  observeText([linesOf(text)], { id: "i2", name: "m.txt", node: "leaf2", zone: "+00:00", tunnelPorts: [], waitNs: 2e9, ...more }); // prettier-ignore

function findings(observations: readonly Observation[], tied = true) {
  const rows = mobilityRows(
    observations.flatMap((o) => o.routes),
    {},
  );
  const { ofs: streams } = correlateStreams(observations);
  const toClock = (at: bigint) => (tied ? { low: at - 1_000_000n, high: at + 1_000_000n } : undefined);
  return neighbourFindings({ observations, rows, streams, subject: {}, clocks: { toClock } });
}

// 1700000000 is 2023-11-14T22:13:20Z
const stamped = (at: string) => `[2023-11-14T22:13:${at}]`;
const entry = (at: string, rest: string) => `${stamped(at)} ${IP} dev br100 ${rest} \n`;
const gone = entry("21.200000", "FAILED proto zebra") + entry("21.200100", "FAILED proto zebra").replace(IP, `Deleted ${IP}`); // prettier-ignore
const fdb = `${stamped("21.100000")} 192.0.2.14 dev vx100 lladdr ${MAC} extern_learn REACHABLE \n`;
const back = entry("23.700000", `lladdr ${MAC} extern_learn NOARP proto zebra`);

describe("an IP behind its MAC, by neighbour entries", () => {
  it("is told with how long the entry was gone, and how much later than the MAC it came back", async () => {
    const o = await observe(fdb + gone + back);
    expect(o.routes).toMatchObject([{ mac: MAC, nextHop: "192.0.2.14", table: "fdb", interface: "vx100" }]);
    expect(o.neighbours).toMatchObject([{ ip: IP, mac: undefined }, { mac: undefined }, { mac: MAC, device: "br100" }]);
    const ip = route({ ip: IP, vni: 100, nextHop: "192.0.2.13", where: "cp1", at: t("1700000000") });
    expect(findings([o, observation("i1", { routes: [ip] })])).toMatchObject([
      {
        code: "neigh.ip-late",
        // gone 21.2 to 23.7; the forwarding entry came at 21.1
        says: `${IP} (${MAC}): ‘leaf2’ had no neighbour entry for it from 2023-11-14T22:13:21.200000Z on, for 2500000 us, while the MAC pointed to 192.0.2.14 at ‘leaf2’, 2600000 us before the entry was: the IP was behind the MAC (ARP).`,
        where: [{ line: 1 }, { line: 2 }, { line: 4 }],
      },
    ]);
  });

  it("is told with bounds where another clock stamped the move, and not at all where nothing ties it", async () => {
    const o = await observe(gone + back);
    const routes = [
      route({ nextHop: "192.0.2.13", at: t("1700000000"), where: "leaf2" }),
      route({ nextHop: "192.0.2.14", at: t("1700000001.1"), where: "leaf2" }),
    ];
    const bgp = observation("i1", { routes });
    // 23.7 less 21.1, give or take the 1 ms of the clock
    const [f] = findings([o, bgp]);
    expect(f!.says).toContain("between 2599000 and 2601000 us before the entry was");
    expect(findings([o, bgp], false)).toEqual([]);
  });

  it("says when it did not come back, and nothing of entries that go long after a move or without one", async () => {
    const open = await observe(fdb + gone + back.replace(MAC, "02:00:00:00:00:01").replace(IP, "198.51.100.11"));
    const known = observation("i1", { routes: [route({ ip: IP, nextHop: "192.0.2.13", at: t("1700000000") })] });
    expect(findings([open, known])[0]!.says).toContain("until the end of what was recorded");
    const later = await observe(fdb + gone.replaceAll("22:13:21", "22:14:21") + back.replace("22:13", "22:15"));
    expect(findings([later, known])).toEqual([]);
    expect(findings([await observe(gone + back), observation("i1")])).toEqual([]);
  });
});

describe("an address that goes to another MAC", () => {
  const to = (mac: string) => `${IP} dev eth0 lladdr ${mac} REACHABLE \n`;
  const [A, B] = ["02:00:00:00:00:0a", "02:00:00:00:00:0b"];

  it("is told at its line, with the time that there was none", async () => {
    const o = await observe(
      `${stamped("21.000000")} ${to(A)}${stamped("22.000000")} ${IP} dev eth0 FAILED \n${stamped("22.064000")} ${to(B)}`,
    );
    expect(findings([o])).toMatchObject([
      { code: "neigh.mac-changed", says: `‘leaf2’: the neighbour entry of ${IP} went from ${A} to ${B} at 2023-11-14T22:13:22.064000Z, 64000 us without one before that.` }, // prettier-ignore
    ]);
  });

  it("shows between snapshots in their order, whatever the order of the inputs; without order nothing does", async () => {
    const snapshots = await Promise.all([observe(to(B), { id: "i3", order: 2 }), observe(to(A), { order: 1 })]);
    expect(findings(snapshots)).toMatchObject([
      { says: `‘leaf2’: the neighbour entry of ${IP} went from ${A} to ${B} between the snapshots of order 1 and 2.` },
    ]);
    expect(findings(await Promise.all([observe(to(B), { id: "i3" }), observe(to(A))]))).toEqual([]);
  });

  it("is no forwarding entry of a bridge's port", async () => {
    const port = `${stamped("21.000000")} dev vx100 lladdr ${A} extern_learn REACHABLE \n`;
    const o = await observe(`${port}${stamped("21.100000")} 192.0.2.13 dev vx100 lladdr ${A} REACHABLE \n`);
    expect(o.neighbours ?? []).toEqual([]);
  });

  it("lists twenty and counts the rest", async () => {
    const many = Array.from({ length: 50 }, (_, i) => `${stamped(`21.${100100 + i}`)} ${to(i % 2 === 0 ? A : B)}`);
    const found = findings([await observe(many.join(""))]);
    expect(found).toHaveLength(20);
    expect(found.at(-1)!.limits).toContain("29 more of this kind are not listed.");
  });
});

describeShared("the neighbour entries of recorded moves", (root) => {
  it.each([
    // by grep: FAILED at leaf2 after the forwarding entry, and no later line of the address
    ["move1", "18:46:39.161119", [9, 10]],
    ["move4-i0.05", "18:50:42.486117", [7, 8]],
  ] as const)("%s: leaf2 lost the IP and did not get it back", async (move, at, lines) => {
    const dir = join(root, "lab/A", move);
    const { evidence } = await analyze(["leaf2-ip-monitor.txt", "hostb-ping.txt", "cp1-tap-vm.pcap"].map((f) => join(dir, f))); // prettier-ignore
    const found = evidence.findings.filter((f) => f.code === "neigh.ip-late");
    expect(found).toHaveLength(1);
    expect(found[0]!.says).toContain(`from 2026-11-30T${at}Z on, until the end`);
    expect(found[0]!.where.map((w) => w.line)).toEqual(lines);
  });
});
