// FRR's state tables beside routes and MACs: versions, blank columns, other spellings.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import { frrBgpVniJson } from "../../../src/decode/text/frr-bgp-vni-json.ts";
import { frrBgpVni } from "../../../src/decode/text/frr-bgp-vni.ts";
import { frrEvpnArpJson } from "../../../src/decode/text/frr-evpn-arp-json.ts";
import { frrEvpnArp } from "../../../src/decode/text/frr-evpn-arp.ts";
import { frrEvpnEs, frrEvpnEsJson } from "../../../src/decode/text/frr-evpn-es.ts";
import { frrEvpnNextHops, frrEvpnRmac, frrEvpnRmacJson } from "../../../src/decode/text/frr-evpn-l3.ts";
import { frrEvpnVniJson } from "../../../src/decode/text/frr-evpn-vni-json.ts";
import { frrEvpnVni } from "../../../src/decode/text/frr-evpn-vni.ts";
import { frrEvpn, frrEvpnJson } from "../../../src/decode/text/frr-evpn.ts";
import { linesOf, rowsOf } from "./lines.ts";

const M = "02:00:00:00:00:0a";
const ESI = "03:02:00:00:00:00:01:00:00:07";

describe("neighbours", () => {
  it.each([
    // 5.0: no flags, state or sequence
    [`198.51.100.7    local  ${M}`, { type: "local", mac: M, state: undefined, vtep: undefined }],
    [`198.51.100.7    remote ${M} 192.0.2.9`, { type: "remote", vtep: "192.0.2.9", remoteSeq: undefined }],
    // 7.5 on
    [
      `198.51.100.7    remote       active   ${M} 192.0.2.9                      2/3`,
      { state: "active", vtep: "192.0.2.9", localSeq: 2, remoteSeq: 3, flags: "" },
    ],
    [
      `2001:DB8::7     local  IP    inactive ${M}                                4/0`,
      { ip: "2001:db8::7", state: "inactive", flags: "IP", localSeq: 4, vtep: undefined },
    ],
    [`198.51.100.7    remote X     active   ${M} ${ESI} 0/1`, { esi: ESI, vtep: undefined, flags: "X" }],
  ])("%s", (text, fields) => {
    expect(rowsOf(frrEvpnArp, text, "show evpn arp-cache vni 100")).toMatchObject([
      { kind: "neighbor", line: 1, vni: 100, ...fields },
    ]);
  });

  it("the form for one neighbour, and the count that a line feed parts from its line", () => {
    const text = `IP: 198.51.100.7\n Type: remote\n State: active\n Uptime: 00:01:02\n MAC: ${M}\n Sync-info: -\n Remote VTEP: 192.0.2.9\n Local Seq: 0 Remote Seq: 5\n Duplicate detection started at Mon Nov 30 18:37:56 2026\n, detection count 2\n Duplicate, detected at Mon Nov 30 18:38:19 2026\n`;
    expect(rowsOf(frrEvpnArp, text)).toMatchObject([
      { line: 1, ip: "198.51.100.7", vtep: "192.0.2.9", remoteSeq: 5, uptime: "00:01:02", duplicate: true },
    ]);
  });

  it("all VNIs: each row is of the VNI above it", () => {
    const row = (ip: string) => `${ip} local active ${M} 0/0\n`;
    const text = `\nVNI 100 #ARP (IPv4 and IPv6, local and remote) 1\n\n${row("198.51.100.7")}\nVNI 200 #ARP (IPv4 and IPv6, local and remote) 1\n\n${row("198.51.100.8")}`;
    expect(rowsOf(frrEvpnArp, text).map((r) => [r.kind, "vni" in r ? r.vni : 0])).toEqual([
      ["count", 100],
      ["neighbor", 100],
      ["count", 200],
      ["neighbor", 200],
    ]);
  });

  it("JSON: addresses beside the counter, by VNI, and one without a key", () => {
    const one = `{"type":"remote","state":"active","mac":"${M}","remoteVtep":"192.0.2.9","localSequence":0,"remoteSequence":3,"isDuplicate":true}`;
    expect(rowsOf(frrEvpnArpJson, `{"100":{"numArpNd":1,"198.51.100.7":${one}}}`)).toMatchObject([
      { kind: "count", vni: 100, count: 1 },
      { ip: "198.51.100.7", vni: 100, vtep: "192.0.2.9", remoteSeq: 3, duplicate: true },
    ]);
    expect(
      rowsOf(frrEvpnArpJson, `{"uptime":"00:00:01","ip":"198.51.100.7","type":"local","mac":"${M}"}`),
    ).toMatchObject([{ ip: "198.51.100.7", type: "local", mac: M, uptime: "00:00:01" }]);
  });
});

describe("VNIs of zebra", () => {
  it.each([
    ["100        L2   vx100      4        12       1               red", { vrf: "red", remoteVteps: 1, macs: 4 }],
    ["4001       L3   vx4001     1        2        n/a             default", { type: "L3", remoteVteps: undefined }],
    ["100        L2   vxlan0     4        12       1               red     10   br0", { vrf: "red", neighbors: 12 }],
  ])("%s", (text, fields) => {
    expect(rowsOf(frrEvpnVni, text)).toMatchObject([{ kind: "vni", line: 1, ...fields }]);
  });

  it("detail: the remote VTEPs, and an L3 VNI after them", () => {
    const text = `VNI: 100\n Type: L2\n Tenant VRF: red\n VxLAN interface: vx100\n Local VTEP IP: 192.0.2.1\n Mcast group: 0.0.0.0\n Remote VTEPs for this VNI:\n  192.0.2.2 flood: HER\n  2001:db8::3 flood: -\n Number of MACs (local and remote) known for this VNI: 4\n\nVNI: 4001\n  Type: L3\n  Tenant VRF: red\n  Local Vtep Ip: 192.0.2.1\n  Vxlan-Intf: vx4001\n  State: Down\n  Router MAC: ${M}\n  L2 VNIs: 100 200\n`;
    expect(rowsOf(frrEvpnVni, text)).toMatchObject([
      { line: 1, vni: 100, vteps: ["192.0.2.2", "2001:db8::3"], remoteVteps: 2, localVtep: "192.0.2.1", macs: 4 },
      { line: 12, vni: 4001, type: "L3", state: "Down", routerMac: M, l2Vnis: [100, 200], interface: "vx4001" },
    ]);
  });

  it.each([
    ['"numRemoteVteps":1,"remoteVteps":["192.0.2.2"]', 1],
    ['"numRemoteVteps":["192.0.2.2"]', 1],
    ['"numRemoteVteps":1,"remoteVteps":[{"ip":"192.0.2.2","flood":"HER"}]', 1],
  ])("JSON: %s", (keys, count) => {
    const text = `{"vni":100,"type":"L2","vrf":"red",${keys}}`;
    expect(rowsOf(frrEvpnVniJson, text)).toMatchObject([
      { vni: 100, vrf: "red", remoteVteps: count, vteps: ["192.0.2.2"] },
    ]);
  });
});

it("JSON of VNIs that name themselves only by their key", () => {
  const text = '{"100":{"type":"L2","numRemoteVteps":1,"remoteVteps":["192.0.2.2"]}}';
  expect(frrEvpnVniJson.detect(linesOf(text))).toBe(true);
  expect(rowsOf(frrEvpnVniJson, text)).toMatchObject([{ vni: 100, type: "L2", vteps: ["192.0.2.2"] }]);
});

describe("duplicate detection", () => {
  const head = "L2 VNIs: 3\nL3 VNIs: 1\nAdvertise gateway mac-ip: No\nDuplicate address detection: ";
  it.each([
    [`${head}Enable\n  Detection max-moves 5, time 180\n`, true, "none"],
    [`${head}Enable\n  Detection max-moves 5, time 180\n  Detection freeze permanent\n`, true, "permanent"],
    [`${head}Enable\n  Detection max-moves 5, time 180\n  Detection freeze 600\n`, true, 600],
    [`${head}Disable\n  Detection max-moves 5, time 180\n`, false, "none"],
  ])("%s", (text, on, freeze) => {
    expect(rowsOf(frrEvpn, text)).toMatchObject([
      { kind: "evpn", l2Vnis: 3, l3Vnis: 1, duplicateDetection: on, maxMoves: 5, time: 180, freeze },
    ]);
  });

  it.each([
    ['"detectionFreezeTime":0', undefined],
    ['"detectionFreezeTime":600', 600],
    ['"detectionFreezeTime":0,"isDetectionFreeze":true', "permanent"],
    ['"detectionFreezeTime":0,"isDetectionFreeze":false', "none"],
  ])("JSON: %s", (keys, freeze) => {
    const text = `{"numL2Vnis":3,"isDuplicateAddrDetection":true,"maxMoves":5,"detectionTime":180,${keys}}`;
    expect(rowsOf(frrEvpnJson, text)).toMatchObject([{ duplicateDetection: true, maxMoves: 5, time: 180, freeze }]);
  });
});

describe("VNIs of bgpd", () => {
  it("list: a target that is not the only one, a VNI that the kernel has not", () => {
    const text = `Number of L2 VNIs: 2\nFlags: * - Kernel\n  VNI        Type RD                    Import RT                 Export RT                 Tenant VRF\n* 100        L2   192.0.2.1:2           65000:100, ...            65000:100                 red\n  200        L2   192.0.2.1:3           65000:200                 65000:200                 red\n`;
    expect(rowsOf(frrBgpVni, text)).toMatchObject([
      { kind: "settings", l2Vnis: 2 },
      { vni: 100, inKernel: true, rd: "192.0.2.1:2", importRts: ["65000:100"], vrf: "red" },
      { vni: 200, inKernel: false },
    ]);
  });

  it("one VNI, text and JSON", () => {
    const text = `VNI: 100 (known to the kernel)\n  Type: L2\n  Tenant-Vrf: red\n  RD: 192.0.2.1:2\n  Originator IP: 192.0.2.1\n  Import Route Target:\n    65000:100\n    65001:100\n  Export Route Target:\n    65000:100\n`;
    const fields = {
      vni: 100,
      type: "L2",
      inKernel: true,
      rd: "192.0.2.1:2",
      originator: "192.0.2.1",
      importRts: ["65000:100", "65001:100"],
      exportRts: ["65000:100"],
    };
    expect(rowsOf(frrBgpVni, text)).toMatchObject([{ line: 1, ...fields }]);
    const json = `{"vni":"100","type":"L2","inKernel":"True","rd":"192.0.2.1:2","originatorIp":"192.0.2.1","importRts":["65000:100","65001:100"],"exportRts":["65000:100"]}`;
    expect(rowsOf(frrBgpVniJson, json)).toMatchObject([fields]);
  });
});

it("router MACs and next hops", () => {
  const rmacs = `\nVNI 4001 #RMACs 1\n\nRMAC              Remote VTEP\n${M} 192.0.2.2\n`;
  expect(rowsOf(frrEvpnRmac, rmacs)).toMatchObject([
    { kind: "count", vni: 4001, count: 1 },
    { kind: "rmac", line: 5, vni: 4001, mac: M, vtep: "192.0.2.2" },
  ]);
  const hops = `Number of NH Neighbors known for this VNI: 1\nIP              RMAC\n::ffff:c000:202 ${M}\n`;
  expect(rowsOf(frrEvpnNextHops, hops, "show evpn next-hops vni 4001")).toMatchObject([
    { kind: "count", count: 1 },
    { vni: 4001, mac: M, vtep: "::ffff:192.0.2.2" },
  ]);
  const json = `{"4001":{"numRmacs":1,"${M}":{"routerMac":"${M}","vtepIp":"192.0.2.2"}}}`;
  expect(rowsOf(frrEvpnRmacJson, json)).toMatchObject([
    { kind: "count", count: 1 },
    { vni: 4001, mac: M, vtep: "192.0.2.2" },
  ]);
});

it("Ethernet segments: zebra, bgpd, one of them, JSON", () => {
  const zebra = `Type: B bypass, L local, R remote, N non-DF\nESI                            Type ES-IF                 VTEPs\n${ESI}  LRN  bond1                 192.0.2.2,192.0.2.3\n`;
  expect(rowsOf(frrEvpnEs, zebra)).toMatchObject([
    { esi: ESI, local: true, remote: true, interface: "bond1", vteps: ["192.0.2.2", "192.0.2.3"] },
  ]);
  const bgpd = `ES Flags: B - bypass, L local, R remote, I inconsistent\nVTEP Flags: E ESR/Type-4, A active nexthop\nESI                            Flags RD                    #VNIs    VTEPs\n${ESI}  R     -                     3        192.0.2.2(EA)\n`;
  expect(rowsOf(frrEvpnEs, bgpd)).toMatchObject([{ local: false, remote: true, vteps: ["192.0.2.2"] }]);
  const single = `ESI: ${ESI}\n Type: Local,Remote\n Interface: bond1\n State: up\n VTEPs:\n     192.0.2.2 df_alg: preference df_pref: 32767 nh: 1\n`;
  expect(rowsOf(frrEvpnEs, single)).toMatchObject([
    { line: 1, local: true, remote: true, interface: "bond1", vteps: ["192.0.2.2"] },
  ]);
  const json = `[{"esi":"${ESI}","rd":"192.0.2.1:7","type":["local","remote"],"vteps":[{"vtep_ip":"192.0.2.2","flags":["esr"]}]}]`;
  expect(rowsOf(frrEvpnEsJson, json)).toMatchObject([
    { esi: ESI, rd: "192.0.2.1:7", local: true, vteps: ["192.0.2.2"] },
  ]);
});

describe("hostile input", () => {
  const formats = [frrEvpnArp, frrEvpnVni, frrEvpn, frrBgpVni, frrEvpnRmac, frrEvpnNextHops, frrEvpnEs];
  const jsons = [frrEvpnArpJson, frrEvpnVniJson, frrEvpnJson, frrBgpVniJson, frrEvpnRmacJson, frrEvpnEsJson];
  it.each([...formats, ...jsons].map((f) => [f.id, f] as const))("%s: any text", (_, format) => {
    const word = fc.constantFrom(
      "VNI:",
      "100",
      "L2",
      " ",
      "local",
      "remote",
      M,
      "192.0.2.1",
      "1/2",
      "{",
      "}",
      ":",
      '"',
      "n/a",
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(word, fc.string({ maxLength: 5 })), { maxLength: 9 }), { maxLength: 6 }),
        (ls) => {
          const text = ls.map((l) => l.join(" ")).join("\n");
          for (const row of rowsOf<{ kind: string; line: number }>(format, text))
            expect(typeof row.line).toBe("number");
          detectFormat(linesOf(text));
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });

  it("a line of junk changes no row and is one itself", () => {
    const table = ["100        L2   vx100      4        12       1               red", "200 L2 vx200 1 1 1 red"];
    const clean = rowsOf(frrEvpnVni, table.join("\n")).map((r) => ({ ...r, line: 0 }));
    const dirty = rowsOf(frrEvpnVni, [table[0], "^ here", table[1]].join("\n"));
    expect(dirty.filter((r) => r.kind !== "unparsed").map((r) => ({ ...r, line: 0 }))).toEqual(clean);
    expect(dirty.filter((r) => r.kind === "unparsed")).toEqual([{ kind: "unparsed", line: 2, text: "^ here" }]);
  });
});
