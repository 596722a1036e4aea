// EVPN tables of other network operating systems: one table each, and what their columns hide.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eosEvpnRoutes } from "../../../src/decode/text/eos-evpn-routes.ts";
import { eosEvpnRoutesJson } from "../../../src/decode/text/eos-evpn-routes-json.ts";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import { gobgpEvpnRoutes } from "../../../src/decode/text/gobgp-evpn-routes.ts";
import { junosEvpnRoutes } from "../../../src/decode/text/junos-evpn-routes.ts";
import { nxosEvpnRoutes } from "../../../src/decode/text/nxos-evpn-routes.ts";
import { iosxeEvpnRoutes } from "../../../src/decode/text/iosxe-evpn-routes.ts";
import { iosxeL2routeDetail } from "../../../src/decode/text/iosxe-l2route-detail.ts";
import type { RowBase } from "../../../src/decode/text/format.ts";
import type { NosRow } from "../../../src/decode/text/nos-rows.ts";
import { iosxeL2route } from "../../../src/decode/text/iosxe-l2route.ts";
import { nxosL2route } from "../../../src/decode/text/nxos-l2route.ts";
import { sonicRemotemac } from "../../../src/decode/text/sonic-remotemac.ts";
import { fileLines, filesBelow, linesOf, rowsOf } from "./lines.ts";
import { describeShared } from "../../shared.ts";

const M = "02:00:00:00:00:0a";
const DOTTED = "0200.0000.000a";

describe("EOS", () => {
  it("brief: ECMP heads, local routes, absent columns", () => {
    const text = `BGP routing table information for VRF default
Router identifier 192.0.2.1, local AS number 65001
Route status codes: * - valid, > - active, S - Stale, E - ECMP head, e - ECMP
                    c - Contributing to ECMP, % - Pending best path selection
Origin codes: i - IGP, e - EGP, ? - incomplete
AS Path Attributes: Or-ID - Originator ID, C-LST - Cluster List, LL Nexthop - Link Local Nexthop

          Network                Next Hop              Metric  LocPref Weight  Path
 * >      RD: 192.0.2.1:10 mac-ip ${DOTTED}
                                 -                     -       -       0       i
 * >Ec    RD: 192.0.2.2:10 mac-ip ${DOTTED} 198.51.100.7
                                 192.0.2.2             -       100     0       65100 65002 i Or-ID: 192.0.2.2 C-LST: 192.0.2.100
 *  ec    RD: 192.0.2.2:10 mac-ip 100 ${DOTTED} 2001:db8::7
                                 192.0.2.2             -       100     0       65100 65002 i
 * >      RD: 192.0.2.2:10 imet 192.0.2.2
                                 192.0.2.2             -       100     0       65100 65002 i
`;
    expect(rowsOf(eosEvpnRoutes, text)).toMatchObject([
      { line: 9, mac: M, ip: undefined, rd: "192.0.2.1:10", local: true, nextHop: undefined, best: true, table: "bgp" },
      { line: 11, mac: M, ip: "198.51.100.7", nextHop: "192.0.2.2", local: false, best: true, originator: "192.0.2.2" },
      { line: 13, mac: M, ip: "2001:db8::7", ethTag: 100, best: false },
      { line: 15, routeType: 3, mac: undefined, ip: "192.0.2.2" },
    ]);
  });

  it("detail: sequence, VNI and segment, two paths of a route", () => {
    const path = (hop: string, best: string) =>
      `  65100 65002\n    ${hop} from 192.0.2.100 (192.0.2.100)\n      Origin IGP, metric -, localpref 100, weight 0, tag 0, valid, external${best}\n      Extended Community: Route-Target-AS:100:100 TunnelEncap:tunnelTypeVxlan EvpnMacMobility:7\n      VNI: 100 L3 VNI: 4001 ESI: 0000:0000:0000:0201:0202\n`;
    const text = `BGP routing table entry for mac-ip ${DOTTED} 198.51.100.7, Route Distinguisher: 192.0.2.2:10\n Paths: 2 available\n${path("192.0.2.2", ", best")}${path("192.0.2.3", "")}`;
    const same = { mac: M, ip: "198.51.100.7", seq: 7, vni: 100, esi: "00:00:00:00:00:00:02:01:02:02", sticky: false };
    expect(rowsOf(eosEvpnRoutes, text)).toMatchObject([
      { ...same, line: 4, nextHop: "192.0.2.2", best: true },
      { ...same, line: 9, nextHop: "192.0.2.3", best: false },
    ]);
  });
});

it("EOS detail: sticky is said without a number; a path that the policy refused is none", () => {
  const text = `BGP routing table entry for mac-ip ${DOTTED}, Route Distinguisher: 192.0.2.2:10
 Paths: 2 available
  65002
    PolicyReject from 192.0.2.100 (192.0.2.100)
      Origin IGP, metric -, localpref -, weight 0, tag 0, invalid, external
      Extended Community: Route-Target-AS:100:100 EvpnMacMobility:7
      VNI: 100 ESI: 0000:0000:0000:0000:0000
  65002
    192.0.2.2 from 192.0.2.100 (192.0.2.100)
      Origin IGP, metric -, localpref 100, weight 0, tag 0, valid, external, best
      Extended Community: Route-Target-AS:100:100 EvpnMacMobility:sticky
      VNI: 100 ESI: 0000:0000:0000:0000:0000
      D-PATH: 2:2:EVPN
`;
  expect(rowsOf(eosEvpnRoutes, text)).toMatchObject([
    { kind: "route", line: 9, nextHop: "192.0.2.2", seq: undefined, sticky: true, vni: 100 },
  ]);
});

it("EOS JSON: in brief no sequence is shown; a path whose sequence or next hop cannot be gives no row", () => {
  const of = (path: string) =>
    `{"vrfs":{"default":{"evpnRoutes":{"RD: 192.0.2.2:10 mac-ip ${DOTTED}":{"evpnRoutePaths":[${path}]}}}}}`;
  const brief = '{"nextHop":"192.0.2.2","routeType":{"active":true}}';
  expect(rowsOf(eosEvpnRoutesJson, of(brief))).toMatchObject([
    { kind: "route", mac: M, rd: "192.0.2.2:10", nextHop: "192.0.2.2", best: true, seq: undefined, seqShown: false },
  ]);
  for (const path of [
    '{"nextHop":"192.0.2.2","routeDetail":{"extCommunities":["EvpnMacMobility:4294967296"]}}',
    '{"nextHop":"192.0.2.777"}',
    "7",
  ])
    expect(rowsOf(eosEvpnRoutesJson, of(path)), path).toEqual([]);
});

it("EOS detail: a path whose sequence cannot be gives no row", () => {
  const text = `BGP routing table entry for mac-ip ${DOTTED}, Route Distinguisher: 192.0.2.2:10
 Paths: 1 available
  65100 65002
    192.0.2.2 from 192.0.2.100 (192.0.2.100)
      Extended Community: Route-Target-AS:100:100 EvpnMacMobility:4294967296
      VNI: 100
`;
  expect(rowsOf(eosEvpnRoutes, text).filter((r) => r.kind === "route")).toEqual([]);
});

describe("NX-OS entries", () => {
  const path = (way: string, hop: string, more: string) => `
  Advertised path-id 1
  Path type: ${way}, path is valid, ${more}, no labeled nexthop
  AS-Path: NONE, path sourced internal to AS
    ${hop} (metric 5) from 192.0.2.100 (192.0.2.100)
      Origin IGP, MED not set, localpref 100, weight 0
      Received label 10010 50001
`;
  const text = `BGP routing table information for VRF default, address family L2VPN EVPN
Route Distinguisher: 192.0.2.1:32777    (L2VNI 10010)
BGP routing table entry for [2]:[0]:[0]:[48]:[${DOTTED}]:[32]:[198.51.100.7]/272, version 1234
Paths: (2 available, best #1)
Flags: (0x000202) (high32 00000000) on xmit-list, is not in l2rib/evpn
${path("internal", "192.0.2.2", "is best path")}      Extcommunity: RT:65001:10010 MAC Mobility Sequence:00:3 ENCAP:8
      Originator: 192.0.2.2 Cluster list: 192.0.2.100
${path("internal", "192.0.2.3", "not best reason: NH metric")}      Extcommunity: RT:65001:10010 ENCAP:8 MAC Mobility Sequence:01:2

  Path-id 1 advertised to peers:
    192.0.2.100        192.0.2.101
BGP routing table entry for [2]:[0]:[0]:[48]:[${DOTTED}]:[0]:[0.0.0.0]/216, version 1235
Paths: (1 available, best #1)
${path("local", "192.0.2.1", "is best path")}      Extcommunity: RT:65001:10010 ENCAP:8
`;

  it("paths with their sequence, sticky flag, next hop; the last one at the end of the text", () => {
    const all = { mac: M, routeType: 2, rd: "192.0.2.1:32777", vni: 10010, table: "bgp" };
    expect(rowsOf(nxosEvpnRoutes, text)).toMatchObject([
      { ...all, ip: "198.51.100.7", nextHop: "192.0.2.2", seq: 3, sticky: false, best: true, originator: "192.0.2.2" },
      { ...all, ip: "198.51.100.7", nextHop: "192.0.2.3", seq: 2, sticky: true, best: false, originator: undefined },
      { ...all, ip: undefined, nextHop: "192.0.2.1", seq: undefined, local: true, best: true },
    ]);
    expect(detectFormat(linesOf(text))).toMatchObject({ is: "format", format: { id: "nxos-evpn-routes" } });
  });

  it("a path that is cut gives nothing, nor does one whose sequence cannot be", () => {
    for (const end of ["    192.0.2.2 (metric", "      Extcommunity: "])
      expect(rowsOf(nxosEvpnRoutes, text.slice(0, text.indexOf(end)))).toEqual([]);
    // 2^32; without its sequence the path would say that it has none
    const large = rowsOf(nxosEvpnRoutes, text.replace("Sequence:00:3", "Sequence:00:4294967296"));
    expect(large.map((r) => ("nextHop" in r ? r.nextHop : r.kind))).toEqual(["unparsed", "192.0.2.3", "192.0.2.1"]);
  });
});

describe("NX-OS", () => {
  const heading =
    "Topology    Mac Address    Prod   Flags         Seq No     Next-Hops\n----------- -------------- ------ ------------- ---------- ----------------\n";
  it.each([
    [
      `1001        ${DOTTED} BGP    SplRcv        19         192.0.2.2`,
      { seq: 19, nextHop: "192.0.2.2", local: false, vni: undefined, vlan: 1001 },
    ],
    [`1001        ${DOTTED} BGP    Rcv           0          192.0.2.2 (Label: 30001)`, { vni: 30001, seq: 0 }],
    [
      `1001        ${DOTTED} Local  L,            1          Eth1/11`,
      { local: true, interface: "Eth1/11", seq: 1, nextHop: undefined },
    ],
    [`1001        ${DOTTED} Local                2          Po7`, { local: true, seq: 2, interface: "Po7" }],
    [`1001        ${DOTTED} BGP    SttRcv        0          192.0.2.2`, { sticky: true }],
    [`1001        ${DOTTED} Local  L,Dup,Pf      5          Eth1/1`, { duplicate: true }],
    [`1001        ${DOTTED} HMM    --            0          198.51.100.7   Local`, { ip: "198.51.100.7", local: true }],
    [
      `1001        ${DOTTED} BGP    --            0          198.51.100.7   192.0.2.2`,
      { ip: "198.51.100.7", nextHop: "192.0.2.2" },
    ],
  ])("%s", (text, fields) => {
    expect(rowsOf(nxosL2route, heading + text)).toMatchObject([{ line: 3, mac: M, table: "mac", ...fields }]);
    expect(nxosL2route.detect(linesOf(text))).toBe(true);
  });

  it("a table of MAC addresses is another table", () => {
    expect(nxosL2route.detect(linesOf(`*  10  ${DOTTED}   dynamic   0   F    F   Eth1/1`))).toBe(false);
    expect(nxosL2route.detect(linesOf(`  10  ${DOTTED}   dynamic  Yes       5   Gi1/1`))).toBe(false);
  });
});

describe("Junos", () => {
  it("brief: types, local routes, further paths, IPv6 behind the MAC", () => {
    const text = `bgp.evpn.0: 4 destinations, 5 routes (4 active, 0 holddown, 0 hidden)
+ = Active Route, - = Last Active, * = Both

2:192.0.2.1:1::100::${M}/304 MAC/IP
                   *[EVPN/170] 01:54:30
                      Indirect
2:192.0.2.2:1::100::${M}::198.51.100.7/304 MAC/IP
                   *[BGP/170] 00:00:53, MED 100, localpref 100, from 192.0.2.100
                      AS path: I, validation-state: unverified
                    > to 203.0.113.1 via et-0/0/49.0
                    [BGP/170] 00:00:54, localpref 100, from 192.0.2.101
                      AS path: I, validation-state: unverified
2:192.0.2.2:1::100::${M}::2001:db8::7/304 MAC/IP
                   *[BGP/170] 1d 00:00:53, localpref 100, from 192.0.2.100
3:192.0.2.2:1::100::192.0.2.2/248 IM
                   *[BGP/170] 00:00:53, localpref 100, from 192.0.2.100
`;
    expect(rowsOf(junosEvpnRoutes, text)).toMatchObject([
      { line: 5, mac: M, rd: "192.0.2.1:1", ethTag: 100, local: true, best: true, ip: undefined },
      { line: 8, ip: "198.51.100.7", local: false, best: true, nextHop: undefined },
      { line: 11, ip: "198.51.100.7", best: false },
      { line: 14, ip: "2001:db8::7" },
      { line: 16, routeType: 3, mac: undefined },
    ]);
  });

  it("detail: VTEP, VNI, sequence, sticky", () => {
    const text = `2:192.0.2.2:1::100::${M}/304 MAC/IP (1 entry, 1 announced)
        *BGP    Preference: 170/-101
                Route Distinguisher: 192.0.2.2:1
                Source: 192.0.2.100
                Protocol next hop: 192.0.2.2
                Communities: target:100:100 encapsulation:vxlan(0x8) mac-mobility:0x1:sequence 3
                Route Label: 5100
                ESI: 00:00:00:00:00:00:00:00:00:00
`;
    expect(rowsOf(junosEvpnRoutes, text)).toMatchObject([
      { line: 2, nextHop: "192.0.2.2", vni: 5100, seq: 3, sticky: true, best: true },
    ]);
  });
});

describe("SONiC", () => {
  const rule = "+--------+-------------------+--------------+-------+---------+";
  it("both names of the VTEP's column, a segment, and blank cells", () => {
    const old = `${rule}\n| VLAN   | MAC               | RemoteVTEP   |   VNI | Type    |\n${rule.replace(/-/g, "=")}\n| Vlan10 | ${M} | 192.0.2.2    |  1010 | dynamic |\n${rule}\nTotal count : 1\n`;
    expect(rowsOf(sonicRemotemac, old)).toMatchObject([
      { line: 4, mac: M, nextHop: "192.0.2.2", vni: 1010, vlan: 10, sticky: false, table: "mac" },
      { kind: "count", count: 1 },
    ]);
    const now = `| VLAN   | MAC               | RemoteTunnel | ESI | VNI | Type   |\n| Vlan10 | ${M} | 192.0.2.2    |     | 1010 | static |\n|        |                   | 192.0.2.3    |     |      | static |\n`;
    expect(rowsOf(sonicRemotemac, now)).toMatchObject([
      { mac: M, nextHop: "192.0.2.2", vni: 1010, sticky: true, esi: undefined },
      { mac: M, nextHop: "192.0.2.3", vni: 1010, vlan: 10 },
    ]);
  });
});

describe("GoBGP", () => {
  it.each([
    [
      `*> [type:macadv][rd:65000:100][etag:0][mac:${M}][ip:198.51.100.7]  [100]  192.0.2.2  65001  00:00:10  [{Origin: ?} {Extcomms: [65000:100], [VXLAN], [mac-mobility: 1]}]`,
      { ip: "198.51.100.7", rd: "65000:100", vni: 100, nextHop: "192.0.2.2", seq: 1, best: true },
    ],
    [
      `*  [type:macadv][rd:192.0.2.2:0][esi:single-homed][etag:10][mac:${M}][ip:<nil>][labels:[10]]192.0.2.2      00:00:16   [{Origin: i} {Extcomms: [VXLAN]}]`,
      { ip: undefined, ethTag: 10, vni: 10, best: false, seq: undefined },
    ],
    [
      `*> [type:macadv][rd:65000:100][etag:0][mac:${M}][ip:0.0.0.0] [200,300]  0.0.0.0      00:00:00   [{Origin: ?} [ESI: single-homed]]`,
      { local: true, nextHop: undefined, vni: undefined, ip: undefined },
    ],
    [
      `*> [type:multicast][rd:65000:100][etag:0][ip:192.0.2.2]  192.0.2.2  00:00:00 [{Origin: i}]`,
      { routeType: 3, mac: undefined },
    ],
  ])("%s", (text, fields) => {
    expect(rowsOf(gobgpEvpnRoutes, text)).toMatchObject([{ line: 1, mac: M, ...fields }]);
  });
});

describe("IOS-XE", () => {
  const MAC = "  EVI       ETag  Prod    Mac Address                  Next Hop(s) Seq Number\n";
  const HOST = "  EVI       ETag  Prod    Mac Address         Host IP                Next Hop(s)\n";
  const none = { nextHop: undefined, vni: undefined, interface: undefined };
  it.each([
    [MAC, "    1          0 L2VPN", "BD11:0          7", { ...none, local: true, interface: "BD11:0", seq: 7 }],
    [
      MAC,
      "   10         20 L2VPN",
      "Et0/0 EFP:1          0",
      { ...none, interface: "Et0/0 EFP:1", ethTag: 20, seq: 0 },
    ],
    // L is an MPLS label, V a VNI
    [
      MAC,
      "    1          0   BGP",
      "L:17 192.0.2.1          3",
      { ...none, local: false, nextHop: "192.0.2.1", seq: 3 },
    ],
    [
      MAC,
      "    1          0   BGP",
      "V:2002 IP:2001:DB8::1   3",
      { ...none, vni: 2002, nextHop: "2001:db8::1", seq: 3 },
    ],
    [
      HOST,
      "    1          0   BGP",
      "192.0.2.9   V:20011 192.0.2.1",
      { vni: 20_011, nextHop: "192.0.2.1", ip: "192.0.2.9" },
    ],
    [
      HOST,
      "    1          0 L2VPN",
      "FE80::1          Et0/1:11",
      { local: true, interface: "Et0/1:11", ip: "fe80::1" },
    ],
  ])("%s%s ... %s", (heading, begin, end, fields) => {
    const text = `${heading}${begin} ${DOTTED}    ${end}`;
    expect(rowsOf(iosxeL2route, text)).toMatchObject([{ line: 2, mac: M, table: "mac", ...fields }]);
    expect(detectFormat(linesOf(text))).toMatchObject({ is: "format", format: { id: "iosxe-l2route" } });
  });

  it("a sequence number beyond 32 bits, or none, is no row", () => {
    for (const end of ["BD11:0   4294967296", "BD11:0"])
      expect(rowsOf(iosxeL2route, `${MAC}    1    0 L2VPN ${DOTTED}   ${end}`)).toMatchObject([{ kind: "unparsed" }]);
  });
});

describeShared("IOS-XE tables of others", (root) => {
  it("every MAC and every further next hop is a row", () => {
    const files = ["ShowL2routeEvpnMac", "ShowL2routeEvpnMacIp"].flatMap((name) =>
      filesBelow(`${root}/fixtures/genieparser/iosxe/tests/${name}`).filter((f) => f.endsWith("output.txt")),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const lines = fileLines(file);
      const rows = rowsOf(iosxeL2route, lines.map((l) => l.text).join("\n"));
      const wanted = lines.filter((l) => l.text.trim() !== "" && !/Prod|^-{4}/.test(l.text.trim()));
      expect(
        rows.map((r) => [r.kind, r.line]),
        file,
      ).toEqual(wanted.map((l) => ["route", l.number]));
    }
  });
});

describe("NX-OS, BGP", () => {
  const RD = "Route Distinguisher: 192.0.2.9:3    (L2VNI 100)\n";
  const prefix = `[2]:[0]:[0]:[48]:[${DOTTED}]`;
  it("the next hop on the same line, another path below, and a line that the terminal broke", () => {
    const text = `${RD}*>e${prefix}:[32]:[10.0.0.1]/272 192.0.2.1      100    0 65001 65002 i\n* e                   192.0.2.2      100    0 65001 888\n88 i`;
    expect(detectFormat(linesOf(text))).toMatchObject({ is: "format", format: { id: "nxos-evpn-routes" } });
    const common = { mac: M, ip: "10.0.0.1", vni: 100, rd: "192.0.2.9:3", seq: undefined, local: false };
    expect(rowsOf(nxosEvpnRoutes, text)).toMatchObject([
      { line: 2, ...common, nextHop: "192.0.2.1", best: true },
      { line: 3, ...common, nextHop: "192.0.2.2", best: false },
    ]);
  });

  it("an L3VNI is no VNI of a MAC; a next hop that is none is no row", () => {
    const text = `Route Distinguisher: 192.0.2.9:4    (L3VNI 4001)\n*>i${prefix}:[0]:[0.0.0.0]/216\n                      198.51.100    100   0 i`;
    expect(rowsOf(nxosEvpnRoutes, text)).toMatchObject([{ kind: "unparsed", line: 3 }]);
    const whole = rowsOf(nxosEvpnRoutes, text.replace("198.51.100 ", "198.51.100.7 "));
    expect(whole).toMatchObject([{ mac: M, ip: undefined, vni: undefined, nextHop: "198.51.100.7" }]);
  });
});

describe("IOS-XE, BGP", () => {
  it("a route whose encapsulation is not VXLAN has no VNI, one that was cut before it neither", () => {
    const entry = `BGP routing table entry for [2][192.0.2.1:10][0][48][02000000000A][0][*]/20, version 7
Paths: (1 available, best #1, table evi_10)
  Refresh Epoch 1
  65001
    192.0.2.2 (metric 5) (via default) from 192.0.2.100 (192.0.2.100)
      Origin incomplete, localpref 100, valid, external
      EVPN ESI: 00000000000000000000, Label1 100
      Extended Community: RT:65001:100 ENCAP:8
`;
    const common = { kind: "route", line: 5, mac: M, ip: undefined, nextHop: "192.0.2.2", best: false };
    expect(rowsOf(iosxeEvpnRoutes, entry)).toMatchObject([{ ...common, vni: 100 }]);
    expect(rowsOf(iosxeEvpnRoutes, entry.replace("ENCAP:8", "ENCAP:80"))).toMatchObject([
      { ...common, vni: undefined },
    ]);
    const cut = entry.slice(0, entry.indexOf("      Extended"));
    expect(rowsOf(iosxeEvpnRoutes, cut)).toMatchObject([{ ...common, vni: undefined }]);
  });

  it("a path without a next hop, or with one that is none, is no row", () => {
    const head =
      "BGP routing table entry for [2][192.0.2.1:10][0][48][02000000000A][0][*]/20, version 7\n  Refresh Epoch 1\n";
    expect(rowsOf(iosxeEvpnRoutes, `${head}  Local\n`)).toEqual([]);
    const none = rowsOf(iosxeEvpnRoutes, `${head}  Local\n    192.0.2.777 (via default) from 0.0.0.0 (192.0.2.1)\n`);
    expect(none).toMatchObject([{ kind: "unparsed", line: 4 }]);
  });

  it("l2route detail: a sequence beyond 32 bits is no row", () => {
    const text = `EVPN Instance:            1\nProducer Name:            BGP\nMAC Address:              ${DOTTED}\nSequence Number:          4294967296\nNext Hop(s):              V:100 192.0.2.2\n`;
    expect(rowsOf(iosxeL2routeDetail, text).map((r) => [r.kind, r.line])).toEqual([
      ["unparsed", 4],
      ["unparsed", 5],
    ]);
  });
});

describeShared("IOS-XE and NX-OS entries of others", (root) => {
  it.each([
    ["iosxe/tests/ShowIpBgpL2VPNEVPN", iosxeEvpnRoutes, "Refresh Epoch", 13],
    ["iosxe/tests/ShowBgpL2vpnEvpnEviRouteType", iosxeEvpnRoutes, "Refresh Epoch", 2],
    ["iosxe/tests/ShowL2routeEvpnMacDetail", iosxeL2routeDetail, "Next Hop(s):", 2],
    ["iosxe/tests/ShowL2routeEvpnMacIpDetail", iosxeL2routeDetail, "Next Hop(s):", 1],
    ["nxos/tests/ShowBgpL2vpnEvpnRouteType", nxosEvpnRoutes, "Path type:", 1],
  ] as const)("%s: every path is a row, but those kept as received", (name, format, path, files) => {
    const texts = filesBelow(`${root}/fixtures/genieparser/${name}`).filter((f) => f.endsWith("output.txt"));
    expect(texts).toHaveLength(files);
    for (const file of texts) {
      const lines = fileLines(file).map((l) => l.text);
      const rows = rowsOf<RowBase>(format, lines.join("\n"));
      const hops = lines.filter((l) => l.includes(path)).reduce((n, l) => n + l.split(",").length, 0);
      const paths = path === "Next Hop(s):" ? hops : lines.filter((l) => l.includes(path)).length;
      const received = lines.filter((l) => /^ +\S.*\(received-only\)/.test(l)).length;
      expect(rows.filter((r) => r.kind === "route").length, file).toBe(paths - received);
      // the prompt with the command, and a line of the tool that recorded it, are no part of the output
      const strange = rows.filter((r) => r.kind === "unparsed").map((r) => lines[r.line - 1]!);
      expect(
        strange.filter((l) => !/show (?:ip )?bgp|UNICON/.test(l)),
        file,
      ).toEqual([]);
    }
  });
});

it("brief tables show no sequence of any route, detailed ones do", () => {
  const all = [
    [eosEvpnRoutes, `* > RD: 192.0.2.2:10 mac-ip ${DOTTED}\n              192.0.2.2    -    100    0    i\n`, false],
    [
      eosEvpnRoutes,
      `BGP routing table entry for mac-ip ${DOTTED}, Route Distinguisher: 192.0.2.2:10\n  Local\n    192.0.2.2 from 192.0.2.100 (192.0.2.100)\n      Origin IGP, valid, best\n`,
      true,
    ],
    [
      nxosEvpnRoutes,
      `Route Distinguisher: 192.0.2.9:3\n*>i[2]:[0]:[0]:[48]:[${DOTTED}]:[0]:[0.0.0.0]/216 192.0.2.1  100  0 i\n`,
      false,
    ],
    [iosxeEvpnRoutes, " *>i  [2][192.0.2.1:10][0][48][02000000000A][0][*]/20 192.0.2.2 0 100 0 ?\n", false],
    [
      junosEvpnRoutes,
      `2:192.0.2.2:10::0::${M}/304\n      *[BGP/170] 03:37:20, localpref 100, from 192.0.2.100\n`,
      false,
    ],
    [
      junosEvpnRoutes,
      `2:192.0.2.2:10::0::${M}/304 (1 entry, 1 announced)\n        *BGP    Preference: 170/-101\n                Protocol next hop: 192.0.2.2\n`,
      true,
    ],
  ] as const;
  for (const [format, text, shown] of all)
    expect(rowsOf<NosRow>(format, text), `${format.id} ${text}`).toMatchObject([
      { kind: "route", mac: M, seq: undefined, seqShown: shown ? undefined : false },
    ]);
});

describe("hostile input", () => {
  const formats = [
    eosEvpnRoutesJson,
    iosxeEvpnRoutes,
    iosxeL2routeDetail,
    eosEvpnRoutes,
    nxosL2route,
    iosxeL2route,
    nxosEvpnRoutes,
    junosEvpnRoutes,
    sonicRemotemac,
    gobgpEvpnRoutes,
  ];
  it.each(formats.map((f) => [f.id, f] as const))("%s: any text", (_, format) => {
    const word = fc.constantFrom(
      "RD:",
      "mac-ip",
      DOTTED,
      M,
      "192.0.2.2",
      "|",
      "::",
      "[type:macadv]",
      "[mac:",
      "]",
      "*>",
      "2:1:1::1::",
      "/304",
      "BGP",
      "0",
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(word, fc.string({ maxLength: 5 })), { maxLength: 9 }), { maxLength: 6 }),
        (ls) => {
          const text = ls.map((l) => l.join(" ")).join("\n");
          format.detect(linesOf(text));
          for (const row of rowsOf(format, text)) expect(typeof row.line).toBe("number");
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });
});

describeShared("NX-OS tables of others", (root) => {
  it("every row with a MAC is read, and nothing is left over but prompts", () => {
    const files = filesBelow(`${root}/fixtures/genieparser/nxos`).filter((f) => /L2route/i.test(f));
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const lines = fileLines(file);
      const found = detectFormat(lines.slice(0, 64));
      expect(found.is === "format" ? found.format.id : found.is, file).toBe("nxos-l2route");
      const rows = rowsOf(nxosL2route, lines.map((l) => l.text).join("\n"));
      const macs = lines.filter((l) => /^\s*\d+\s+(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}\s/.test(l.text));
      expect(
        rows.filter((r) => r.kind === "route").map((r) => r.line),
        file,
      ).toEqual(macs.map((l) => l.number));
      expect(
        rows.filter((r) => r.kind === "unparsed").every((r) => /^\S+#/.test("text" in r ? r.text : "")),
        file,
      ).toBe(true);
    }
  });
});

it("GoBGP: a type that is not known has no number", () => {
  const text = `*> [type:constructor][rd:192.0.2.1:1] 192.0.2.1 64500 00:00:09 [{Origin: i}]\n`;
  for (const row of rowsOf(gobgpEvpnRoutes, text)) expect(row).not.toMatchObject({ routeType: expect.anything() });
});
