// FRR EVPN MACs: rows of every version, single MACs, JSON, and both against each other on the recordings.
import { existsSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RowBase, Unparsed } from "../../../src/decode/text/format.ts";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import { frrEvpnMac } from "../../../src/decode/text/frr-evpn-mac.ts";
import { frrEvpnMacJson } from "../../../src/decode/text/frr-evpn-mac-json.ts";
import type { EvpnMac } from "../../../src/decode/text/frr-evpn-rows.ts";
import { vtyshError } from "../../../src/decode/text/vtysh-error.ts";
import { describeShared } from "../../shared.ts";
import { fileLines, filesBelow, linesOf, rowsOf } from "./lines.ts";

const MAC = "52:54:00:aa:00:01";
const macs = (rows: readonly (RowBase | Unparsed)[]) => rows.filter((r): r is EvpnMac => r.kind === "mac");

describe("list rows", () => {
  it.each([
    // columns: MAC 17, type 6, flags 5, interface or VTEP 30, VLAN 5
    [
      "remote",
      `${MAC} remote       192.0.2.2                             1/0`,
      { type: "remote", vtep: "192.0.2.2", localSeq: 1, remoteSeq: 0, flags: "" },
    ],
    [
      "local",
      `${MAC} local        tap-vm1                              14/13`,
      { type: "local", interface: "tap-vm1", localSeq: 14, remoteSeq: 13 },
    ],
    [
      "local with VLAN",
      `${MAC} local        tap-vm1                        10    0/0`,
      { interface: "tap-vm1", vlan: 10 },
    ],
    ["flags", `${MAC} local  PI    tap-vm1                              0/0`, { flags: "PI", interface: "tap-vm1" }],
    [
      "an interface called X",
      `${MAC} local        X                              10    0/0`,
      { flags: "", interface: "X", vlan: 10 },
    ],
    [
      "remote segment",
      `${MAC} remote       03:44:38:39:BE:EF:AA:00:00:01         0/2`,
      { esi: "03:44:38:39:be:ef:aa:00:00:01", vtep: undefined, remoteSeq: 2 },
    ],
    [
      "IPv6 VTEP of 10.6",
      `${MAC} remote       2001:db8:ffff:ffff:ffff:ffff:ffff:2           0/0`,
      { vtep: "2001:db8:ffff:ffff:ffff:ffff:ffff:2" },
    ],
    ["no interface", `${MAC} local        -                                    0/0`, { interface: undefined }],
    ["auto", `${MAC} auto         br100                                0/0`, { type: "auto", interface: "br100" }],
    [
      "5.0, no flags and no sequence",
      `${MAC} local  tap-vm1               10`,
      { interface: "tap-vm1", vlan: 10, localSeq: undefined },
    ],
  ])("%s", (_, text, fields) => {
    expect(rowsOf(frrEvpnMac, text)).toMatchObject([{ kind: "mac", mac: MAC, ...fields }]);
  });

  it("takes the VNI from the heading of its list, or from the command", () => {
    const all = `\nVNI 100 #MACs (local and remote) 1\n\nFlags: N=sync-neighs, I=local-inactive, P=peer-active, X=peer-proxy\nMAC               Type   Flags Intf/Remote ES/VTEP            VLAN  Seq #'s\n${MAC} local        tap                                  0/0\n\nVNI 200 #MACs (local and remote) 1\n\n${MAC} local        tap2                                 0/0\n`;
    const rows = rowsOf(frrEvpnMac, all);
    expect(rows.map((r) => r.kind)).toEqual(["count", "mac", "count", "mac"]);
    expect(macs(rows).map((r) => [r.vni, r.interface])).toEqual([
      [100, "tap"],
      [200, "tap2"],
    ]);
    const list = `Number of MACs (local and remote) known for this VNI: 1\n${MAC} local        tap                                  0/0\n`;
    expect(macs(rowsOf(frrEvpnMac, list))[0]!.vni).toBeUndefined();
    expect(macs(rowsOf(frrEvpnMac, list, "show evpn mac vni 300"))[0]!.vni).toBe(300);
  });
});

describe("a single MAC", () => {
  const block = (...lines: string[]) => [`MAC: ${MAC}`, ...lines].join("\n");

  it("reads a remote one", () => {
    const rows = rowsOf(
      frrEvpnMac,
      block(
        " Remote VTEP: 192.0.2.21",
        " Sync-info: neigh#: 0",
        " Local Seq: 0 Remote Seq: 1",
        " Uptime: 00:22:57",
        " Neighbors:",
        "    198.51.100.32 Active",
        "    2001:db8::32 Inactive",
        "",
      ),
    );
    expect(rows).toMatchObject([
      {
        mac: MAC,
        type: "remote",
        vtep: "192.0.2.21",
        localSeq: 0,
        remoteSeq: 1,
        uptime: "00:22:57",
        sticky: false,
        duplicate: false,
        neighbors: [
          { ip: "198.51.100.32", active: true },
          { ip: "2001:db8::32", active: false },
        ],
      },
    ]);
  });

  it("joins the line that ctime's line feed splits", () => {
    const rows = rowsOf(
      frrEvpnMac,
      block(
        " Intf: tap-vm1(7) VLAN: 0",
        " Local Seq: 2 Remote Seq: 1",
        " Duplicate detection started at Mon Nov 30 18:38:06 2026",
        ", detection count 1",
        " Neighbors:",
        "    No Neighbors",
      ),
    );
    expect(rows).toMatchObject([
      {
        type: "local",
        interface: "tap-vm1",
        vlan: undefined,
        detectionCount: 1,
        detectedAt: "Mon Nov 30 18:38:06 2026",
        duplicate: false,
        neighbors: [],
      },
    ]);
  });

  it("reads sticky, gateway, VLAN, segments, sync flags and a duplicate", () => {
    const rows = rowsOf(
      frrEvpnMac,
      block(
        " ESI: 03:44:38:39:be:ef:aa:00:00:01",
        " Intf: swp1(12) VLAN: 10 Sticky Mac  Default-gateway Mac ",
        " Sync-info: neigh#: 2 local-inactive peer-active (ht: 00:12:30)",
        " Local Seq: 14 Remote Seq: 13",
        " Duplicate, detected at Mon Nov 30 18:38:19 2026",
        ` Neighbors:`,
      ) + `\n${block(" Remote ES: 03:44:38:39:be:ef:aa:00:00:02", " Local Seq: 0 Remote Seq: 0")}`,
    );
    expect(rows).toMatchObject([
      {
        esi: "03:44:38:39:be:ef:aa:00:00:01",
        interface: "swp1",
        vlan: 10,
        sticky: true,
        gateway: true,
        flags: "IP",
        duplicate: true,
        detectedAt: "Mon Nov 30 18:38:19 2026",
      },
      { type: "remote", esi: "03:44:38:39:be:ef:aa:00:00:02", vtep: undefined, sticky: false },
    ]);
  });
});

describe("JSON", () => {
  const remote = {
    type: "remote",
    remoteVtep: "192.0.2.2",
    localSequence: 0,
    remoteSequence: 1,
    detectionCount: 0,
    isDuplicate: false,
  };
  const json = (value: unknown) => rowsOf(frrEvpnMacJson, JSON.stringify(value, null, 1));

  it.each([
    ["a list", { numMacs: 1, macs: { [MAC]: remote } }, undefined, ["count", "mac"]],
    ["lists by VNI", { "100": { numMacs: 1, macs: { [MAC]: remote } } }, 100, ["count", "mac"]],
    ["single MACs", { [MAC]: remote }, undefined, ["mac"]],
  ])("reads %s", (_, value, vni, kinds) => {
    const rows = json(value);
    expect(rows.map((r) => r.kind)).toEqual(kinds);
    expect(macs(rows)[0]).toMatchObject({
      mac: MAC,
      vni,
      vtep: "192.0.2.2",
      remoteSeq: 1,
      duplicate: false,
      detectionCount: 0,
    });
    expect(detectFormat(linesOf(JSON.stringify(value, null, 1)))).toMatchObject({
      format: { id: "frr-evpn-mac-json" },
    });
  });

  it("knows what only the form for a single MAC shows; neighbours are a string or an object", () => {
    expect(macs(json({ [MAC]: { ...remote, neighbors: "none" } }))[0]).toMatchObject({ sticky: false, neighbors: [] });
    const local = {
      type: "local",
      intf: "tap",
      vlan: 10,
      stickyMac: true,
      neighbors: { active: ["198.51.100.1"], inactive: ["2001:db8::1"] },
    };
    expect(macs(json({ [MAC]: local }))[0]).toMatchObject({
      interface: "tap",
      vlan: 10,
      sticky: true,
      neighbors: [
        { ip: "198.51.100.1", active: true },
        { ip: "2001:db8::1", active: false },
      ],
    });
    expect(macs(json({ numMacs: 1, macs: { [MAC]: remote } }))[0]!.sticky).toBeUndefined();
  });

  it("takes a VNI without MACs for what it is", () => {
    expect(json({ "100": { numMacs: 0 } })).toMatchObject([{ kind: "count", vni: 100, macs: 0 }]);
  });
});

/** A row without what one of the two forms cannot show at all. */
function comparable(r: EvpnMac, list: boolean) {
  const { line: _, uptime: __, detectedAt: ___, detectionCount: ____, ...rest } = r;
  const neighbors = rest.neighbors.toSorted((a, b) => (a.ip < b.ip ? -1 : 1));
  // lists of text have neither the duplicate flag nor what belongs to a single MAC
  return list
    ? { ...rest, duplicate: undefined, neighbors: [], sticky: undefined, gateway: undefined }
    : { ...rest, neighbors };
}

describeShared("text and JSON of one command", (root) => {
  it("give the same MACs", () => {
    const pairs = [...filesBelow(`${root}/lab`), ...filesBelow(`${root}/fixtures/local`)]
      .filter((f) => /(?:evpn_mac_vni.*|\.mac-(?:vm1|100|all)|\.dup)\.txt$/.test(f))
      .map((f) => [f, f.replace(/txt$/, "json")] as const)
      .filter(([, json]) => existsSync(json));
    let compared = 0;
    for (const pair of pairs) {
      const [text, json] = pair.map((file) => {
        const lines = fileLines(file);
        const found = detectFormat(lines);
        if (found.is !== "format") return [];
        const reader = found.format.open();
        const rows = [...reader.read(lines), ...reader.end()];
        expect(
          rows.filter((r) => r.kind === "unparsed"),
          file,
        ).toEqual([]);
        return macs(rows).map((r) =>
          comparable(
            r,
            rows.some((x) => x.kind === "count"),
          ),
        );
      });
      // `duplicate` for one VNI prints text without and JSON with the VNI
      const vni = json!.length > 0 && text!.every((r) => r.vni === undefined) ? undefined : 0;
      expect(vni === undefined ? json!.map((r) => ({ ...r, vni })) : json, pair[0]).toEqual(text);
      compared += text!.length;
    }
    expect(compared).toBeGreaterThan(300);
  });
});

describe("vtysh errors", () => {
  it.each([
    ["% VNI 999 does not exist", "absent"],
    ["% Requested MAC does not exist in VNI 100", "absent"],
    ["% Network not in table", "absent"],
    ["VNI not found", "absent"],
    ["% Unknown command: show evpn mac vni 100 detail", "unknown-command"],
    ["bgpd is not running", "daemon-down"],
    ["Exiting: failed to connect to any daemons.", "no-daemons"],
    ["{}", "empty-object"],
    ["{\n}", "empty-object"],
    ["% Something else", "other"],
  ])("%s", (text, fact) => {
    expect(detectFormat(linesOf(text))).toMatchObject({ is: "format", format: { id: "vtysh-error" } });
    expect(rowsOf(vtyshError, text)).toMatchObject([{ kind: "vtyshError", line: 1, fact }]);
  });
});

describe("any text", () => {
  const good = [
    `MAC: ${MAC}`,
    " Remote VTEP: 192.0.2.21",
    " Local Seq: 0 Remote Seq: 1",
    " Duplicate detection started at Mon Nov 30 18:38:06 2026",
    ", detection count 1",
    " Neighbors:",
    "    198.51.100.32 Active",
    `${MAC} remote       192.0.2.2                             1/0`,
  ];
  it("junk between the lines changes no row", () => {
    const without = (lines: string[]) => macs(rowsOf(frrEvpnMac, lines.join("\n"))).map((row) => ({ ...row, line: 0 }));
    const expected = without(good);
    const junk = fc.constantFrom("", "<-- moved here", "--More--", "xyz", "% nothing", "MAC", "   ...");
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(good.length), junk), { maxLength: 6 }), (inserts) => {
        const lines = [...good];
        for (const [at, what] of inserts) lines.splice(at, 0, what);
        expect(without(lines)).toEqual(expected);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("never throws", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(...good, '{"numMacs":1,"macs":', `"${MAC}":{`, "{", "}", "VNI 100 #MACs (local and remote) 4"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const format of [frrEvpnMac, frrEvpnMacJson, vtyshError])
          rowsOf(format as typeof frrEvpnMac, pieces.join("\n"));
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});
