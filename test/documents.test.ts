// The figures that three published reports state, from inputs written for this test: own addresses and names, the reports' times
// and numbers. What each report prints was worked out by hand from its own lines.
import { describe, expect, test } from "vitest";
import { analyze, type AnalyzeOptions } from "../src/conclude/analyze.ts";
import type { Evidence } from "../src/schema/evidence.generated.ts";
import { PCAP_HEADER, put, scratch } from "./cli/run.ts";

async function evidenceOf(files: Record<string, string | Uint8Array>, options: AnalyzeOptions = {}): Promise<Evidence> {
  const folder = scratch();
  const paths = Object.entries(files).map(([name, content]) => put(folder, name, content));
  return (await analyze(paths, options)).evidence;
}

const PROBED = "203.0.113.32";
const LEAF = "198.51.100.12";
const [OLD, NEW] = ["198.51.100.22", "198.51.100.21"];

const PING = `PING ${PROBED} (${PROBED}) 56(84) bytes of data.
[1790191720.254543] 64 bytes from ${PROBED}: icmp_seq=296 ttl=64 time=2.39 ms
[1790191720.454958] 64 bytes from ${PROBED}: icmp_seq=297 ttl=64 time=1.99 ms
[1790191720.654829] 64 bytes from ${PROBED}: icmp_seq=298 ttl=64 time=1.41 ms
[1790191721.060312] no answer yet for icmp_seq=299   <- here it moves
[1790191721.268299] no answer yet for icmp_seq=300
[1790191721.273476] 64 bytes from ${PROBED}: icmp_seq=301 ttl=64 time=2.24 ms
[1790191721.470693] 64 bytes from ${PROBED}: icmp_seq=302 ttl=64 time=1.77 ms
`;

const vxlan = (at: string, from: string, to: string, inner: string) =>
  `${at} IP ${from}.44524 > ${to}.4789: VXLAN, flags [I] (0x08), vni 100\nIP ${inner}, id 5, seq `;
const request = (at: string, to: string, seq: number) =>
  `${vxlan(at, LEAF, to, `203.0.113.11 > ${PROBED}: ICMP echo request`)}${seq}, length 64\n`;
const reply = (at: string, from: string, seq: number) =>
  `${vxlan(at, from, LEAF, `${PROBED} > 203.0.113.11: ICMP echo reply`)}${seq}, length 64\n`;
const TCPDUMP =
  request("14:28:40.600748", OLD, 298) +
  reply("14:28:40.601534", OLD, 298) +
  request("14:28:40.801638", OLD, 299) +
  request("14:28:41.007759", OLD, 300) +
  request("14:28:41.215730", NEW, 301) +
  reply("14:28:41.217416", NEW, 301);

describe("a live migration between two VTEPs", () => {
  test("the ping log, an excerpt with a remark in it", async () => {
    const e = await evidenceOf({ "ping.log": PING });
    expect(e.streams).toMatchObject([{ sent: 7, answered: 5, lost: 2, late: 0 }]);
    const [l] = e.lossPeriods;
    // .654829 to .273476 of the next second
    expect(l).toMatchObject({ firstLostSeq: 299, lastLostSeq: 300, lost: 2, observedGap_us: 618_647 });
    expect(Math.abs(l!.lossDerived_us! - 400_000)).toBeLessThan(20_000);
  });

  test("the same probes in tcpdump's text at the ingress leaf", async () => {
    const e = await evidenceOf({ "leaf.txt": TCPDUMP }, { date: "2026-09-23", zone: "-05:00" });
    expect(e.streams).toMatchObject([{ sent: 4, answered: 2, lost: 2, key: { vni: 100, icmpId: 5 } }]);
    // reply to reply; first to last lost; last answered request to first answered request
    expect(e.lossPeriods).toMatchObject([
      { observedGap_us: 615_882, provenUnreachable_us: 206_121, possibleUnreachable_us: 614_982 },
    ]);
    // .217416 - .215730
    expect(e.rasters[0]?.rtt_us).toContain(1686);
    expect(e.paths[0]?.repoints).toMatchObject([
      { from: OLD, to: NEW, lastSeqToOld: 300, firstSeqToNew: 301, interval_us: 207_971 },
    ]);
    expect(e.paths[0]?.replicated).toEqual([]);
  });

  test("the two on one clock: the zone, the offset, and the second in which probe 299 left", async () => {
    const e = await evidenceOf({ "ping.log": PING, "leaf.txt": TCPDUMP });
    const id = (name: string) => e.inputs.find((i) => i.name.endsWith(name))!.id;
    const c = e.clocks.find((x) => [x.a, x.b].includes(id("leaf.txt")))!;
    expect(Math.abs(c.zoneShift_s ?? 0)).toBe(5 * 3600);
    const forward = c.b === id("ping.log");
    const [low, high] = forward ? [c.offsetLow_us, c.offsetHigh_us] : [-c.offsetHigh_us, -c.offsetLow_us];
    // printed just before the next probe left (lower), printed after the reply came (upper): the best that the lines allow
    expect(low).toBeLessThanOrEqual(52_569 + 1);
    expect(high).toBeGreaterThanOrEqual(53_295 - 1);
    expect(high - low).toBeLessThanOrEqual(800);
    // 14:28:40.801638 + 5 h + 0.053 s: in second :40 on the pinging host's clock, too
    expect(40.801638 + high / 1e6).toBeLessThan(41);
  });

  test("routes: next hop .21, .22, .21; sequence absent, 1, 2; and the leaf's own table", async () => {
    const mac = "0a:58:cb:00:71:20";
    const table = (hop: string, mm: string) =>
      [`*>i[2]:[0]:[48]:[${mac}]`, `*>i[2]:[0]:[48]:[${mac}]:[32]:[${PROBED}]`]
        .map(
          (p) =>
            `${p}\n                    ${hop}                 100      0 i\n                    RT:65000:100 ET:8${mm}\n`,
        )
        .join("");
    const leafTable = (hop: string, seq: number, uptime: string) =>
      `MAC: ${mac}\n Remote VTEP: ${hop}\n Sync-info: neigh#: 0\n Local Seq: 0 Remote Seq: ${seq}\n Uptime: ${uptime}\n Neighbors:\n    ${PROBED} Active\n`;
    const folder = scratch();
    put(folder, "rr.0.txt", table(NEW, ""));
    put(folder, "rr.1.txt", table(OLD, " MM:1"));
    put(folder, "rr.2.txt", table(NEW, " MM:2"));
    put(folder, "leaf.0.txt", leafTable(NEW, 0, "00:14:20"));
    put(folder, "leaf.1.txt", leafTable(OLD, 1, "00:22:57"));
    const sources = ["rr.0", "rr.1", "rr.2", "leaf.0", "leaf.1"].map((f) => {
      const [node, order] = f.split(".");
      return `  - {file: ${f}.txt, node: ${node}, order: ${order}}\n`;
    });
    put(folder, "case.yaml", `subject: {mac: "${mac}", vni: 100}\nsources:\n${sources.join("")}`);
    const { evidence: e } = await analyze([folder]);
    for (const ip of [undefined, PROBED]) {
      const row = e.mobility.find((m) => m.mac === mac && m.ip === ip)!;
      const seen = row.history.filter((h) => h.where === "rr").toSorted((a, b) => a.order! - b.order!);
      expect(seen.map((h) => [h.nextHop, h.seq ?? "absent"])).toEqual([
        [NEW, "absent"],
        [OLD, 1],
        [NEW, 2],
      ]);
      expect(row.moves.map((m) => [m.from, m.to, m.rise])).toEqual([
        [NEW, OLD, true],
        [OLD, NEW, true],
      ]);
    }
    const leaf = e.mobility.flatMap((m) => m.history).filter((h) => h.where === "leaf" && h.table === "mac");
    expect(leaf.map((h) => [h.nextHop, h.seq])).toEqual(
      expect.arrayContaining([
        [NEW, 0],
        [OLD, 1],
      ]),
    );
  });

  test("the forwarding table: three rows of one MAC, one remote VTEP", async () => {
    const mac = "0a:58:cb:00:71:20";
    const fdb = `${mac} dev vxlan100 vlan 1 extern_learn master br100\n${mac} dev vxlan100 extern_learn master br100\n${mac} dev vxlan100 dst ${NEW} self extern_learn\n`;
    const e = await evidenceOf({ "fdb.txt": fdb });
    expect(e.inputs).toMatchObject([{ kind: "linux-fdb", records: 3, unparsed: 0 }]);
    expect(new Set(e.mobility.flatMap((m) => m.history.map((h) => h.nextHop)))).toEqual(new Set([NEW]));
  });

  test("tcpdump -v with the port as a name: outer 134, inner 84, so 50", async () => {
    const v = `13:31:59.271470 IP (tos 0x0, ttl 64, id 1, offset 0, flags [none], proto UDP (17), length 134)
    ${NEW}.57978 > ${LEAF}.vxlan: VXLAN, flags [I] (0x08), vni 100
IP (tos 0x0, ttl 64, id 2, offset 0, flags [DF], proto ICMP (1), length 84)
    ${PROBED} > 203.0.113.10: ICMP echo request, id 2, seq 1, length 64
`;
    const e = await evidenceOf({ "v.txt": v });
    expect(e.overhead).toMatchObject([{ encapsulation: "vxlan", ipOverhead_bytes: 50, innerMtuAt1500_bytes: 1450 }]);
  });

  test("phases of the migration: 5 s at a resolution of 1 s, and where the VM runs", async () => {
    const phases = [
      "Pending 36",
      "Scheduling 36",
      "Scheduled 39",
      "PreparingTarget 39",
      "TargetReady 39",
      "Running 39",
      "Succeeded 41",
    ]
      .map((p) => p.split(" "))
      .map(([name, s]) => `${name}\t2026-09-23T19:28:${s}Z\n`)
      .join("");
    const vmi = (node: string) =>
      `NAME    AGE   PHASE     IP             NODENAME   READY   LIVE-MIGRATABLE   PAUSED\nvm-a    10m   Running   ${PROBED}   ${node}   True    True\n`;
    const e = await evidenceOf({ "phases.tsv": phases, "before.txt": vmi("node-1"), "after.txt": vmi("node-2") });
    expect(e.inputs.map((i) => i.kind)).toEqual(["kube-phases", "kube-table", "kube-table"]);
    const times = e.facts.filter((f) => f.kind === "phase.time").map((f) => JSON.stringify(f.value));
    expect(times.some((t) => t.includes("19:28:36"))).toBe(true);
    expect(times.some((t) => t.includes("19:28:41"))).toBe(true);
    expect(JSON.stringify(e.facts)).toMatch(/node-1/);
    expect(JSON.stringify(e.facts)).toMatch(/node-2/);
  });

  test("the network object: first free address behind the fences, and the MAC that spells its address", async () => {
    const object = `apiVersion: k8s.ovn.org/v1
kind: ClusterUserDefinedNetwork
metadata: {name: net-a}
spec:
  network:
    topology: Layer2
    transport: EVPN
    evpn: {vtep: v, macVRF: {vni: 100, routeTarget: "65000:100"}}
    layer2:
      role: Primary
      subnets: ["203.0.113.0/24"]
      infrastructureSubnets: ["203.0.113.0/29"]
      defaultGatewayIPs: ["203.0.113.1"]
      reservedSubnets: ["203.0.113.8/29", "203.0.113.16/28"]
      mtu: 1400
`;
    const e = await evidenceOf({ "net.yaml": object });
    // .0-.7, .8-.15 and .16-.31 are taken
    expect(e.facts.filter((f) => f.kind === "network.firstFreeAddress").map((f) => f.value)).toContain("203.0.113.32");
    expect(JSON.stringify(e.facts)).toMatch(/1400/);
  });

  test("what these files cannot split is said", async () => {
    const e = await evidenceOf({ "ping.log": PING, "leaf.txt": TCPDUMP });
    for (const o of e.outages) expect(o.cannotSplit.length).toBeGreaterThan(0);
  });
});

describe("pods with and without an overlay", () => {
  const head = (at: string, length: number, ip: number, proto: string) =>
    `${at} eth0 Out ifindex 2 52:54:00:00:00:51 ethertype IPv4 (0x0800), length ${length}: (tos 0x0, ttl 64, id 7, offset 0, flags [DF], proto ${proto}, length ${ip})\n`;

  test("Geneve on -i any: 162 = 20 + 142, inner 84, so 58 with the option", async () => {
    const text = `${head("22:33:10.419329", 162, 142, "UDP (17)")}    198.51.100.51.63217 > 198.51.100.52.6081: Geneve, Flags [C], vni 0xff0003, proto TEB (0x6558), options [class Open Virtual Networking (OVN) (0x102) type 0x80(C) len 8]
    0a:58:64:58:00:04 > 0a:58:64:58:00:03, ethertype IPv4 (0x0800), length 98: (tos 0x0, ttl 63, id 8, offset 0, flags [DF], proto ICMP (1), length 84)
    203.0.113.146 > 203.0.113.173: ICMP echo request, id 8, seq 1, length 64
`;
    const e = await evidenceOf({ "geneve.txt": text });
    const [g] = e.overhead.filter((o) => o.encapsulation === "geneve");
    expect(g).toMatchObject({ ipOverhead_bytes: 58, frameOverhead_bytes: null, innerMtuAt1500_bytes: 1442 });
    expect(g!.headers.map((h) => h.bytes)).toEqual([20, 8, 8, 8, 14]);
    expect(e.streams[0]?.key.vni).toBe(0xff0003);
    expect(e.frames[0]?.lengths).toMatchObject({ recordLength: { 162: 1 }, packetLength: { 142: 1 } });
    expect(e.frames[0]?.lengths.frameLength).toBeUndefined();
  });

  test("plain on -i any: 104 = 20 + 84, overhead 0", async () => {
    const text = `${head("22:35:49.274114", 104, 84, "ICMP (1)")}    203.0.113.5 > 203.0.113.65: ICMP echo request, id 9, seq 1, length 64\n`;
    const e = await evidenceOf({ "plain.txt": text });
    expect(e.overhead).toMatchObject([{ encapsulation: "none", ipOverhead_bytes: 0 }]);
    expect(e.frames[0]?.lengths.packetLength).toEqual({ 84: 1 });
  });

  test("five lost without a line each, and a message that was too long", async () => {
    const lost = `PING 203.0.113.4 (203.0.113.4) 56(84) bytes of data.\n\n--- 203.0.113.4 ping statistics ---\n5 packets transmitted, 0 received, 100% packet loss, time 4078ms\n`;
    const e = await evidenceOf({ "lost.txt": lost, "mtu.txt": "ping: local error: message too long, mtu=1400\n" });
    expect(e.streams.map((s) => [s.sent, s.answered, s.lost, s.localErrors])).toEqual([
      [5, 0, 5, 0],
      [1, 0, 0, 1],
    ]);
    expect(e.lossPeriods).toEqual([]);
  });

  test("six prefixes, two routes", async () => {
    const bgp = [52, 53, 54, 56, 57, 58]
      .map((n, i) => ` *>i10.9.${n}.0/24     10.9.20.5${[2, 3, 1][i % 3]}             0    100      0 i\n`)
      .join("");
    const routes =
      "10.9.52.0/24 nhid 378 via 10.9.30.50 dev eth1 proto bgp metric 20\n10.9.53.0/24 nhid 376 via 10.9.30.51 dev eth1 proto bgp metric 20\n";
    const e = await evidenceOf({ "bgp.txt": bgp, "routes.txt": routes });
    expect(e.inputs.map((i) => [i.kind, i.records, i.unparsed])).toEqual([
      ["frr-bgp-routes", 6, 0],
      ["linux-route", 2, 0],
    ]);
  });

  test("24 bytes: captured nothing, and no loss rate", async () => {
    const e = await evidenceOf({ "empty.pcap": PCAP_HEADER });
    expect(e.findings.find((f) => f.code === "capture.empty")?.says).toMatch(/nothing.*262144/);
    expect([e.frames[0]?.packets, e.streams.length, e.lossPeriods.length]).toEqual([0, 0, 0]);
  });
});

describe("a canary node on a tagged underlay", () => {
  test("1518 = 14 + 4 + 1500, tagged because the ethertype says so, in an excerpt without times", async () => {
    const one = (a: string, b: string, x: string, y: string, kind: string) =>
      `02:00:00:00:20:${a} > 02:00:00:00:20:${b}, ethertype 802.1Q (0x8100), length 1518: vlan 200, p 0, ethertype IPv4 (0x0800), ${x} > ${y}: ICMP echo ${kind}, id 1, seq 1, length 1480\n`;
    const text =
      one("29", "01", "203.0.113.29", "203.0.113.1", "request") +
      one("01", "29", "203.0.113.1", "203.0.113.29", "reply");
    const e = await evidenceOf({ "tagged.txt": text });
    expect(e.frames).toMatchObject([{ lengths: { frameLength: { 1518: 2 } }, vlans: [{ tags: [200], packets: 2 }] }]);
    expect(e.streams).toMatchObject([{ sent: 1, answered: 1, lost: 0 }]);
  });

  test("a /22 with 1016 addresses excluded leaves six", async () => {
    const excluded = [
      "1..10.9.8.17",
      "19..10.9.8.28",
      "30..10.9.8.32",
      "34..10.9.8.37",
      "39..10.9.8.42",
      "44..10.9.8.56",
      "58..10.9.11.254",
    ];
    const subnet = `apiVersion: kubeovn.io/v1
kind: Subnet
metadata: {name: s}
spec:
  protocol: IPv4
  cidrBlock: 10.9.8.0/22
  gateway: 10.9.8.1
  mtu: 1500
  excludeIps:
${excluded.map((x) => `    - 10.9.8.${x}\n`).join("")}`;
    const six = [18, 29, 33, 38, 43, 57].map((n) => `10.9.8.${n}`);
    const e = await evidenceOf({ "subnet.yaml": subnet, "reserved.txt": `${six.join("\n")}\n` });
    // 17 + 10 + 3 + 4 + 4 + 13 + 965 = 1016 of 1022 hosts
    const free = e.facts.find((f) => f.kind === "ipam.allocatable")?.value as string[];
    expect(free.toSorted()).toEqual(six.toSorted());
    expect(JSON.stringify(e.facts)).toMatch(/1016/);
  });

  test("the wiring: one owner of the uplink, its trunks, the patch, what is kept and what is absent", async () => {
    const wiring = `Bridge br-x
  Port bond9                     trunks: [0, 200]
  Port patch-a-to-br-int         type: patch

Bridge br-int
  patch port to br-x

Management: bond9.210            existing IP / route retained
Absent:     bond9.200            no new subinterface
`;
    const e = await evidenceOf({ "wiring.txt": wiring });
    expect(e.inputs).toMatchObject([{ kind: "ovs-vsctl", unparsed: 0 }]);
    const kinds = Object.fromEntries(e.facts.map((f) => [f.kind, JSON.stringify(f)]));
    expect(kinds["wiring.uplink"]).toMatch(/bond9/);
    expect(kinds["wiring.uplink"]).toMatch(/200/);
    expect(kinds["wiring.kept"]).toMatch(/bond9\.210/);
    expect(kinds["wiring.absent"]).toMatch(/bond9\.200/);
  });
});
