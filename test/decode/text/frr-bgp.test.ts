// FRR's BGP summaries, unicast tables and the RIB: versions, wrapped lines, blank columns.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frrBgpRoutesJson } from "../../../src/decode/text/frr-bgp-routes-json.ts";
import { frrBgpRoutes } from "../../../src/decode/text/frr-bgp-routes.ts";
import { frrBgpSummaryJson } from "../../../src/decode/text/frr-bgp-summary-json.ts";
import { frrBgpSummary } from "../../../src/decode/text/frr-bgp-summary.ts";
import { frrIpRouteJson } from "../../../src/decode/text/frr-ip-route-json.ts";
import { frrIpRoute } from "../../../src/decode/text/frr-ip-route.ts";
import { linesOf, rowsOf } from "./lines.ts";

describe("summaries", () => {
  const peer = (text: string) => rowsOf(frrBgpSummary, text).filter((r) => r.kind === "peer");
  it.each([
    [
      "192.0.2.9       4      65002      4      5      0    0    0 00:00:14      13",
      { state: "Established", pfxRcd: 13 },
    ],
    [
      "192.0.2.9       4      65002      4      5      0    0    0 1d02h03m      13       27 to the other rack",
      { pfxRcd: 13, pfxSnt: 27, desc: "to the other rack", uptime: "1d02h03m" },
    ],
    [
      "192.0.2.9       4      65002      0      0      0    0    0    never       Active        0 N/A",
      { state: "Active", desc: undefined },
    ],
    [
      "192.0.2.9       4      65002      0      0      0    0    0    never Idle (Admin)        0 N/A",
      { state: "Idle", because: "Admin" },
    ],
    [
      "192.0.2.9       4      65002      4      5      0    0    0 00:00:14     (Policy)        0 N/A",
      { state: "Established", because: "Policy", pfxRcd: 0 },
    ],
    [
      "leaf2(swp51)    4 64086.6000      4      5      0    0    0 00:00:14      13       27 N/A",
      { peer: "swp51", name: "leaf2", as: "64086.6000" },
    ],
    [
      "*192.0.2.9      4      65002      4      5      0    0    0 00:00:14      13       27 N/A",
      { peer: "192.0.2.9" },
    ],
    [
      "2001:DB8::9     4      65002      4      5      0    0    0 00:00:14      13       27 N/A",
      { peer: "2001:db8::9" },
    ],
  ])("%s", (text, fields) => {
    expect(peer(text)).toMatchObject([{ line: 1, peer: "192.0.2.9", as: "65002", ...fields }]);
  });

  it("a neighbour longer than its column has a line of its own", () => {
    const text =
      "spine-of-the-second-hall(swp51)\n                4      65002      4      5      0    0    0 00:00:14      13       27 N/A\n";
    expect(peer(text)).toMatchObject([{ line: 1, peer: "swp51", name: "spine-of-the-second-hall", pfxRcd: 13 }]);
    expect(rowsOf(frrBgpSummary, text).filter((r) => r.kind === "unparsed")).toEqual([]);
  });

  it("families and VRFs by their headings", () => {
    const table = (family: string, vrf: string) =>
      `${family} Summary (VRF ${vrf}):\nBGP router identifier 192.0.2.1, local AS number 65001 vrf-id 0\nBGP table version 0\n\nNeighbor        V         AS   MsgRcvd   MsgSent   TblVer  InQ OutQ  Up/Down State/PfxRcd   PfxSnt Desc\n192.0.2.9       4      65002      4      5      0    0    0 00:00:14      13       27 N/A\n\nTotal number of neighbors 1\n\n`;
    const rows = rowsOf(frrBgpSummary, table("IPv4 Unicast", "default") + table("L2VPN EVPN", "red"));
    expect(rows.map((r) => ("family" in r ? [r.kind, r.family, r.vrf] : [r.kind]))).toEqual([
      ["head", "IPv4 Unicast", "default"],
      ["peer", "IPv4 Unicast", "default"],
      ["total"],
      ["head", "L2VPN EVPN", "red"],
      ["peer", "L2VPN EVPN", "red"],
      ["total"],
    ]);
  });

  it("JSON: one family, and families by name", () => {
    const one = `{"routerId":"192.0.2.1","as":65001,"vrfName":"default","peerCount":1,"peers":{"192.0.2.9":{"hostname":"leaf2","remoteAs":65002,"msgRcvd":4,"msgSent":5,"peerUptime":"00:00:14","pfxRcd":13,"pfxSnt":27,"state":"Established","peerState":"OK"}},"totalPeers":1}`;
    const fields = {
      peer: "192.0.2.9",
      name: "leaf2",
      as: "65002",
      pfxRcd: 13,
      state: "Established",
      because: undefined,
    };
    expect(rowsOf(frrBgpSummaryJson, one, "show bgp l2vpn evpn summary json")).toMatchObject([
      { kind: "head", routerId: "192.0.2.1", as: "65001", family: "L2VPN EVPN" },
      { ...fields, vrf: "default", family: "L2VPN EVPN" },
      { kind: "total", peers: 1 },
    ]);
    const both = `{"ipv4Unicast":${one},"l2VpnEvpn":${one.replace('"peerState":"OK"', '"peerState":"Admin"').replace('"state":"Established"', '"state":"Idle (Admin)"')}}`;
    expect(rowsOf(frrBgpSummaryJson, both).filter((r) => r.kind === "peer")).toMatchObject([
      { ...fields, family: "IPv4 Unicast" },
      { state: "Idle", because: "Admin", family: "L2VPN EVPN" },
    ]);
  });

  it("summaries of other systems are not FRR's", () => {
    const heading = "Neighbor        V    AS MsgRcvd MsgSent   TblVer  InQ OutQ Up/Down  State/PfxRcd";
    expect(
      frrBgpSummary.detect(linesOf(`BGP summary information for VRF default, address family L2VPN EVPN\n${heading}\n`)),
    ).toBe(false);
    expect(frrBgpSummary.detect(linesOf(`${heading}\n`))).toBe(true);
  });
});

describe("unicast tables", () => {
  const rows = (text: string) => rowsOf(frrBgpRoutes, text);
  it.each([
    // 3, 4 and 5 status characters
    ["*> 192.0.2.0/24    198.51.100.1             0    100      0 i", { best: true, internal: false }],
    [" *>i192.0.2.0/24    198.51.100.1             0    100      0 i", { best: true, internal: true }],
    ["V*>i 192.0.2.0/24  198.51.100.1             0    100      0 i", { best: true, internal: true }],
    [" *=  192.0.2.0/24  198.51.100.1             0    100      0 i", { best: false, multipath: true, valid: true }],
    [" S>  192.0.2.0/24  198.51.100.1             0    100      0 i", { stale: true, valid: false }],
  ])("%s", (text, fields) => {
    expect(rows(text)).toMatchObject([
      {
        kind: "path",
        line: 1,
        prefix: "192.0.2.0/24",
        nextHop: "198.51.100.1",
        metric: 0,
        locPrf: 100,
        weight: 0,
        path: "",
        origin: "i",
        ...fields,
      },
    ]);
  });

  it("further paths, a wrapped network, a wrapped next hop", () => {
    const text = `*> 192.0.2.0/24     198.51.100.1             0             0 65002 i
*                   198.51.100.2<            0             0 65003 ?
*> 198.51.100.128/25
                    198.51.100.1                           0 65002 {65009,65010} i
*>i203.0.113.0/24   198.51.100.1(the-other-leaf)
                                             0    100      0 i
*> 2001:db8:1::/48  2001:db8:ffff::1
                                             7         32768 i
`;
    expect(rows(text)).toMatchObject([
      { line: 1, prefix: "192.0.2.0/24", path: "65002", best: true },
      { line: 2, prefix: "192.0.2.0/24", nextHop: "198.51.100.2", path: "65003", origin: "?", best: false },
      {
        line: 3,
        prefix: "198.51.100.128/25",
        nextHop: "198.51.100.1",
        metric: undefined,
        weight: 0,
        path: "65002 {65009,65010}",
      },
      { line: 5, nextHopName: "the-other-leaf", locPrf: 100, metric: 0 },
      { line: 7, prefix: "2001:db8:1::/48", nextHop: "2001:db8:ffff::1", metric: 7, weight: 32768 },
    ]);
  });

  it("a table that says it is empty, and counts", () => {
    expect(rows("No BGP prefixes displayed, 0 exist")).toMatchObject([{ kind: "none" }]);
    expect(rows("Displayed  6 routes and 12 total paths")).toEqual([
      { kind: "totals", line: 1, prefixes: 6, paths: 12 },
    ]);
  });

  it("a table of EOS is not FRR's", () => {
    expect(
      frrBgpRoutes.detect(linesOf(" * >   192.0.2.0/24       198.51.100.1      0       100     0       65002 i")),
    ).toBe(false);
  });

  it("JSON: a table, one prefix in detail", () => {
    const path = `{"valid":true,"bestpath":true,"pathFrom":"internal","metric":0,"locPrf":100,"weight":0,"path":"","origin":"IGP","nexthops":[{"ip":"198.51.100.1","hostname":"leaf2","used":true}]}`;
    const fields = {
      prefix: "192.0.2.0/24",
      best: true,
      internal: true,
      nextHop: "198.51.100.1",
      nextHopName: "leaf2",
      locPrf: 100,
      origin: "i",
    };
    expect(
      rowsOf(
        frrBgpRoutesJson,
        `{"vrfName":"default","tableVersion":3,"routerId":"192.0.2.1","routes":{"192.0.2.0/24":[${path}]}}`,
      ),
    ).toMatchObject([
      { kind: "table", version: 3 },
      { kind: "path", ...fields },
    ]);
    const detail = `{"prefix":"192.0.2.0/24","version":1,"paths":[{"aspath":{"string":"Local"},"origin":"IGP","valid":true,"bestpath":{"overall":true},"nexthops":[{"ip":"198.51.100.1"}]}]}`;
    expect(rowsOf(frrBgpRoutesJson, detail)).toMatchObject([{ prefix: "192.0.2.0/24", best: true, path: "" }]);
  });
});

describe("RIB", () => {
  it.each([
    [
      "C>* 192.0.2.1/32 is directly connected, lo, 00:00:23",
      { protocol: "connected", selected: true, nextHops: [{ interface: "lo", fib: true }] },
    ],
    [
      "B   192.0.2.2/32 [20/0] via 198.51.100.1, u1, weight 1, 00:00:18",
      { selected: false, distance: 20, metric: 0, nextHops: [{ fib: false, weight: 1, interface: "u1" }] },
    ],
    [
      "B>* 192.0.2.2/32 [200/0] via 192.0.2.9, br4001 onlink, weight 1, 02w3d04h",
      { uptime: "02w3d04h", nextHops: [{ onlink: true, interface: "br4001" }] },
    ],
    [
      "B>  192.0.2.2/32 [200/0] via 192.0.2.9 (recursive), weight 1, 00:00:08",
      { nextHops: [{ recursive: true, fib: false, interface: undefined }] },
    ],
    ["B   192.0.2.2/32 [200/0] via 192.0.2.9 inactive, weight 1, 00:00:08", { nextHops: [{ active: false }] }],
    [
      "S>* 192.0.2.0/24 [1/0] unreachable (blackhole), weight 1, 00:00:08",
      { protocol: "static", nextHops: [{ unreachable: true, ip: undefined }] },
    ],
    [
      "O>r 2001:DB8::/32 [110/20] via fe80::1, eth0, weight 1, 00:00:08",
      { prefix: "2001:db8::/32", protocol: "ospf", nextHops: [{ ip: "fe80::1", fib: false }] },
    ],
  ])("%s", (text, fields) => {
    expect(rowsOf(frrIpRoute, text)).toMatchObject([{ kind: "rib", line: 1, ...fields }]);
  });

  it("further next hops, VRFs", () => {
    const text =
      "VRF red:\nB>* 192.0.2.0/24 [20/0] via 198.51.100.1, eth1, weight 1, 00:00:08\n  *                    via 198.51.100.3, eth2, weight 1, 00:00:08\n";
    expect(rowsOf(frrIpRoute, text)).toMatchObject([
      { line: 2, vrf: "red", nextHops: [{ ip: "198.51.100.1" }, { ip: "198.51.100.3", interface: "eth2", fib: true }] },
    ]);
  });

  it("JSON", () => {
    const text = `{"192.0.2.0/24":[{"prefix":"192.0.2.0/24","protocol":"bgp","vrfName":"red","selected":true,"distance":20,"metric":0,"uptime":"00:00:08","nexthops":[{"fib":true,"ip":"198.51.100.1","interfaceName":"eth1","active":true,"onLink":true,"weight":1}]}]}`;
    expect(rowsOf(frrIpRouteJson, text)).toMatchObject([
      { prefix: "192.0.2.0/24", vrf: "red", nextHops: [{ ip: "198.51.100.1", fib: true, onlink: true, weight: 1 }] },
    ]);
  });
});

describe("hostile input", () => {
  const formats = [frrBgpSummary, frrBgpRoutes, frrIpRoute, frrBgpSummaryJson, frrBgpRoutesJson, frrIpRouteJson];
  it.each(formats.map((f) => [f.id, f] as const))("%s: any text", (_, format) => {
    const word = fc.constantFrom(
      "*>",
      "i",
      "192.0.2.0/24",
      "192.0.2.1",
      "4",
      "65000",
      " ",
      "via",
      "[20/0]",
      "B>*",
      "{",
      "}",
      ":",
      '"routes"',
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(word, fc.string({ maxLength: 5 })), { maxLength: 12 }), { maxLength: 6 }),
        (ls) => {
          const text = ls.map((l) => l.join(" ")).join("\n");
          format.detect(linesOf(text));
          for (const row of rowsOf<{ kind: string; line: number }>(format, text))
            expect(typeof row.line).toBe("number");
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });
});

it("an origin with a word of JavaScript's own is no origin", () => {
  const text = `{"vrfId":0,"routerId":"192.0.2.1","routes":{"192.0.2.0/24":[{"valid":true,"bestpath":true,"network":"192.0.2.0/24","origin":"constructor"}]}}`;
  const [path] = rowsOf(frrBgpRoutesJson, text).filter((r) => r.kind === "path");
  expect(path).toMatchObject({ prefix: "192.0.2.0/24", origin: undefined });
});

it("a VRF with a word of JavaScript's own is a VRF and no address family", () => {
  const peer = '{"routerId":"192.0.2.1","as":64500,"peers":{"192.0.2.9":{"remoteAs":64500,"state":"Active"}}}';
  const rows = rowsOf(frrBgpSummaryJson, `{"constructor":{"ipv4Unicast":${peer}}}`).filter((r) => r.kind === "peer");
  expect(rows).toMatchObject([{ vrf: "constructor", family: "IPv4 Unicast" }]);
});
