// Facts, routes and findings of FRR's state tables and of other systems' EVPN tables.
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import type { Observation } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";

const M = "02:00:00:00:00:0a";
const observe = (text: string): Promise<Observation> =>
  observeText([linesOf(text)], { id: "i1", name: "a.txt", node: "leaf2", order: 1, tunnelPorts: [], waitNs: 2e9 });

describe("FRR", () => {
  it("neighbours are MAC+IP entries; an inactive one is none", async () => {
    const o = await observe(
      `leaf2# show evpn arp-cache vni 100\nNumber of ARPs (local and remote) known for this VNI: 3\n198.51.100.7 remote active ${M} 192.0.2.9 0/3\n198.51.100.8 local inactive ${M} 0/0\n`,
    );
    expect(o.routes).toEqual([
      {
        mac: M,
        ip: "198.51.100.7",
        vni: 100,
        table: "mac",
        where: "leaf2",
        source: { input: "i1", line: 3 },
        order: 1,
        nextHop: "192.0.2.9",
        seq: 3,
        sticky: false,
        withdrawn: false,
        local: false,
      },
    ]);
    // three were announced, two are there
    expect(o.findings.map((f) => f.code)).toEqual(["frr.count-disagrees"]);
  });

  it("VNIs and their VTEPs; one that is down", async () => {
    const o = await observe(
      "VNI: 100\n Type: L2\n VxLAN interface: vx100\n Local VTEP IP: 192.0.2.1\n Remote VTEPs for this VNI:\n  192.0.2.2 flood: HER\n\nVNI: 4001\n  Type: L3\n  State: Down\n",
    );
    expect(o.facts.map((f) => [f.kind, f.subject, f.value])).toEqual([
      [
        "vni.vteps",
        "leaf2 VNI 100",
        { vni: 100, vtep: "192.0.2.1", vteps: ["192.0.2.2"], remoteVteps: 1, interface: "vx100" },
      ],
      ["vni.state", "leaf2 VNI 4001", { vni: 4001, state: "Down" }],
    ]);
    expect(o.findings.map((f) => f.code)).toEqual(["frr.vni-down"]);
  });

  it("how duplicates are detected", async () => {
    const text =
      "L2 VNIs: 1\nL3 VNIs: 0\nDuplicate address detection: Enable\n  Detection max-moves 5, time 180\n  Detection freeze 600\n";
    expect((await observe(text)).facts).toMatchObject([
      {
        kind: "evpn.duplicateDetection",
        subject: "leaf2",
        value: { enabled: true, maxMoves: 5, time_s: 180, freezes: true, freeze_s: 600 },
        limits: [],
      },
    ]);
    const json = '{"isDuplicateAddrDetection":true,"maxMoves":5,"detectionTime":180,"detectionFreezeTime":0}';
    const [fact] = (await observe(json)).facts;
    expect(fact!.value).toEqual({ enabled: true, maxMoves: 5, time_s: 180 });
    expect(fact!.limits).toHaveLength(1);
  });

  it("sessions that are not up", async () => {
    const row = (peer: string, rest: string) =>
      `${peer.padEnd(15)} 4      65002      4      5      0    0    0 ${rest}\n`;
    const o = await observe(
      `BGP router identifier 192.0.2.1, local AS number 65001 vrf-id 0\n${row("192.0.2.2", "00:00:14 13 27 N/A")}${row("192.0.2.3", "never Active 0 N/A")}${row("192.0.2.4", "never Idle (Admin) 0 N/A")}${row("192.0.2.5", "00:00:14 (Policy) 0 N/A")}\nTotal number of neighbors 5\n`,
    );
    expect(o.facts.map((f) => f.value)).toMatchObject([
      { ip: "192.0.2.2", state: "Established", prefixesReceived: 13, prefixesSent: 27 },
      { ip: "192.0.2.3", state: "Active" },
      { ip: "192.0.2.4", state: "Idle" },
      { ip: "192.0.2.5", state: "Established", prefixesReceived: 0 },
    ]);
    expect(o.findings.map((f) => [f.code, f.severity])).toEqual([
      ["bgp.peer-down", "warning"],
      ["bgp.peer-down", "info"],
      ["bgp.peer-without-policy", "warning"],
      ["frr.count-disagrees", "warning"],
    ]);
  });

  it("a unicast table whose count says that paths are missing", async () => {
    const o = await observe(
      "*> 192.0.2.0/24     198.51.100.1             0             0 65002 i\n\nDisplayed  2 routes and 2 total paths\n",
    );
    expect(o.input).toMatchObject({ kind: "frr-bgp-routes", records: 1, unparsed: 0 });
    expect(o.findings.map((f) => f.code)).toEqual(["frr.count-disagrees"]);
  });
});

it("routes of a form that shows no communities, before FRR 7.2 and without `route`, say nothing about a sequence", async () => {
  const table = (more: string) =>
    `BGP table version is 1, local router ID is 192.0.2.1\n   Network          Next Hop            Metric LocPrf Weight Path\nRoute Distinguisher: 192.0.2.2:2\n*>i[2]:[0]:[48]:[${M}]\n                    192.0.2.2                     100      0 i\n${more}\nDisplayed 1 prefixes (1 paths)\n`;
  expect((await observe(table(""))).routes).toMatchObject([{ mac: M, nextHop: "192.0.2.2", seqShown: false }]);
  const [told] = (await observe(table("                    RT:65000:100 ET:8\n"))).routes;
  expect(told).toMatchObject({ mac: M, nextHop: "192.0.2.2" });
  expect(told).not.toHaveProperty("seqShown");
});

describe("other systems", () => {
  it("routes of tables without sequences say nothing about one", async () => {
    const eos = await observe(
      " * >Ec   RD: 192.0.2.2:10 mac-ip 0200.0000.000a\n                                 192.0.2.2             -       100     0       65100 i\n",
    );
    expect(eos.routes).toMatchObject([{ mac: M, table: "bgp", nextHop: "192.0.2.2", seqShown: false }]);
    const iosxe = await observe(
      " *>i  [2][192.0.2.2:10][0][48][02000000000A][0][*]/20\n                      192.0.2.2                0    100      0 ?\n",
    );
    expect(iosxe.routes).toMatchObject([{ mac: M, table: "bgp", nextHop: "192.0.2.2", seqShown: false }]);
  });

  it("a grid of SONiC", async () => {
    const o = await observe(
      `| VLAN   | MAC | RemoteVTEP | VNI | Type    |\n| Vlan10 | ${M} | 192.0.2.2 | 1010 | dynamic |\nTotal count : 2\n`,
    );
    expect(o.routes).toMatchObject([{ mac: M, vni: 1010, nextHop: "192.0.2.2", table: "mac", order: 1, local: false }]);
    expect(o.findings.map((f) => f.code)).toEqual(["nos.count-disagrees"]);
  });

  it("Junos in brief names no VTEP, which is said once", async () => {
    const route = (ip: string) =>
      `2:192.0.2.2:1::100::${M}${ip}/304 MAC/IP\n                   *[BGP/170] 00:00:53, localpref 100, from 192.0.2.100\n`;
    const o = await observe(route("") + route("::198.51.100.7"));
    expect(o.routes).toMatchObject([{ table: "bgp", rd: "192.0.2.2:1", ethTag: 100 }, { ip: "198.51.100.7" }]);
    expect(o.findings.map((f) => f.code)).toEqual(["nos.no-vtep"]);
  });
});
