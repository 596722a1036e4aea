// What three documents about real migrations state, figure by figure, on texts of our own that are modelled on theirs (samples/cases).
// The table below has a line for every row of those documents; each is a test here, with the figures worked out beside the samples.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyze } from "../src/conclude/analyze.ts";
import { readRows } from "../src/index.ts";
import type { Evidence, LossPeriod, Stream } from "../src/schema/evidence.generated.ts";
import { ROOT } from "./cli/run.ts";

const folder = (name: string) => join(ROOT, "samples", "cases", name);
const evidence = async (name: string) => (await analyze([folder(name)])).evidence;
const idOf = (e: Evidence, file: string) => e.inputs.find((i) => i.name === file)!.id;
const streamOf = (e: Evidence, file: string): Stream => e.streams.find((s) => s.input === idOf(e, file))!;
const lossOf = (e: Evidence, file: string): LossPeriod => {
  const own = e.lossPeriods.filter((l) => l.stream === streamOf(e, file).id);
  expect(own).toHaveLength(1);
  return own[0]!;
};
const facts = (e: Evidence, kind: string) => e.facts.filter((f) => f.kind === kind).map((f) => f.value);
const says = (e: Evidence, code: string) => e.findings.filter((f) => f.code === code).map((f) => f.says);

const moved = await evidence("moved-vm");
// oxlint-disable-next-line typescript/no-explicit-any -- its shape is this test's business
const want: any = JSON.parse(readFileSync(join(folder("moved-vm"), "expected.json"), "utf8"));
const plain = await evidence("no-overlay");
const pool = await evidence("vlan-pool");

const MAC = "0a:58:c0:00:02:20";

/** A row of the documents, and what has to hold for it. */
type Row = readonly [row: string, check: () => void | Promise<void>];

const MOVED: readonly Row[] = [
  [
    "ping log, an excerpt: 7 probes, 2 lost, reply to reply, derived from the loss",
    () => {
      const s = streamOf(moved, "host-b.ping.log");
      expect([s.sent, s.answered, s.lost, s.pending]).toEqual([7, 5, 2, 0]);
      const l = lossOf(moved, "host-b.ping.log");
      expect([l.firstLostSeq, l.lastLostSeq, l.observedGap_us]).toEqual([119, 120, want.pingGap_us]);
      expect(Math.abs(l.lossDerived_us! - want.lossDerived_us)).toBeLessThan(25_000);
    },
  ],
  [
    "tcpdump text of the leaf: 4 requests, 2 replies, every duration, the repoint, the round trip, no copies",
    () => {
      const file = "leaf2.tcpdump.txt";
      const s = streamOf(moved, file);
      expect([s.sent, s.answered, s.lost, s.key.vni]).toEqual([4, 2, 2, 5020]);
      const l = lossOf(moved, file);
      expect([l.firstLostSeq, l.lastLostSeq, l.observedGap_us]).toEqual([119, 120, want.leaf.gap_us]);
      expect([l.provenUnreachable_us, l.possibleUnreachable_us]).toEqual([want.leaf.proven_us, want.leaf.possible_us]);
      expect(s.rtt!.max_us).toBe(want.leaf.rtt121_us);
      const path = moved.paths.find((p) => p.input === idOf(moved, file))!;
      expect(path.replicated).toEqual([]);
      expect(path.repoints).toMatchObject([
        {
          from: "198.51.100.22",
          to: "198.51.100.21",
          interval_us: want.leaf.repoint_us,
          lastSeqToOld: 120,
          firstSeqToNew: 121,
        },
      ]);
    },
  ],
  [
    "the two together: one clock, its bounds, and the second in which each lost probe left",
    async () => {
      const [c] = moved.clocks;
      expect(moved.clocks).toHaveLength(1);
      expect([c!.a, c!.b]).toEqual([idOf(moved, "host-b.ping.log"), idOf(moved, "leaf2.tcpdump.txt")]);
      // leaf less host here, host less leaf in expected.json; each bound is wider by a tick (1 us) of both stamps
      const [low, high] = want.clock_us;
      expect([c!.offsetLow_us, c!.offsetHigh_us]).toEqual([-high - 2, -low + 2]);
      expect(says(moved, "clock.lost-probe-sent")[0]).toMatch(
        /lost probe 119 left .* in second :00; lost probe 120 left .* in second :01\./,
      );
      // nobody says the zone: two hours are found, and the same bounds
      const bare = (await analyze(["host-b.ping.log", "leaf2.tcpdump.txt"].map((f) => join(folder("moved-vm"), f))))
        .evidence;
      expect(bare.clocks).toMatchObject([{ offsetLow_us: -high - 2, offsetHigh_us: -low + 2 }]);
      expect(Math.abs(bare.clocks[0]!.zoneShift_s ?? Number.NaN) % 86_400).toBe(7200);
    },
  ],
  [
    "the route reflector, three times: MAC-only and MAC+IP, next hops there and back, mobility absent, 1, 2",
    () => {
      for (const ip of [undefined, "192.0.2.32"]) {
        const history = moved.mobility
          .filter((m) => m.mac === MAC && m.ip === ip)
          .flatMap((m) => m.history)
          .filter((h) => h.where === "spine1");
        expect(history.map((h) => [h.order, h.nextHop, h.seq ?? "absent"])).toEqual([
          [0, "198.51.100.21", "absent"],
          [1, "198.51.100.22", 1],
          [2, "198.51.100.21", 2],
        ]);
      }
      expect(says(moved, "mac.moved").filter((t) => !t.includes("with 192.0.2.32"))).toHaveLength(2);
    },
  ],
  [
    "the leaf's MAC entry: sequence 0 to 1, the other VTEP, and an uptime that goes on",
    async () => {
      const history = moved.mobility
        .flatMap((m) => m.history)
        .filter((h) => h.where === "leaf2" && h.seq !== undefined);
      expect(history.map((h) => [h.order, h.seq, h.nextHop])).toEqual([
        [0, 0, "198.51.100.21"],
        [1, 1, "198.51.100.22"],
      ]);
      const uptimes: (string | undefined)[] = [];
      for (const n of [0, 1])
        for await (const r of readRows(join(folder("moved-vm"), `leaf2.${n}.evpn-mac.txt`)))
          if (r.format === "frr-evpn-mac" && r.row.kind === "mac") uptimes.push(r.row.uptime);
      expect(uptimes).toEqual(["00:11:05", "00:19:47"]);
      const limits = moved.mobility.flatMap((m) => m.findings).flatMap((f) => f.limits);
      expect(limits.some((l) => /uptime .* not|no time since/i.test(l))).toBe(true);
    },
  ],
  [
    "the leaf's forwarding entries: three rows, one MAC, one VTEP",
    async () => {
      const rows = [];
      for await (const r of readRows(join(folder("moved-vm"), "leaf2.0.fdb.txt")))
        if (r.format === "linux-fdb" && r.row.kind === "fdb") rows.push(r.row);
      expect(rows.map((r) => [r.mac, r.flags.includes("extern_learn"), r.dst])).toEqual([
        [MAC, true, undefined],
        [MAC, true, undefined],
        [MAC, true, "198.51.100.21"],
      ]);
      const fdb = moved.mobility.flatMap((m) => m.history).filter((h) => h.table === "fdb");
      expect(fdb.map((h) => [h.where, h.nextHop])).toEqual([["leaf2", "198.51.100.21"]]);
    },
  ],
  [
    "tcpdump -v with the port as a name: outer 178 less inner 128 is 50",
    () => {
      expect(moved.overhead.filter((o) => o.input === idOf(moved, "leaf1.tcpdump-v.txt"))).toMatchObject([
        { encapsulation: "vxlan", packets: 2, ipOverhead_bytes: 178 - 128, outerLengths: { 178: 2 } },
      ]);
    },
  ],
  [
    "phases of the migration: 6 s from Pending to Succeeded, in whole seconds",
    () => {
      const at = Object.fromEntries(
        (facts(moved, "phase.time") as { state: string; at: string }[]).map((p) => [p.state, Date.parse(p.at)]),
      );
      expect(at["Succeeded"]! - at["Pending"]!).toBe(6000);
      expect(moved.facts.find((f) => f.kind === "phase.time")!.limits.join(" ")).toMatch(/second/);
    },
  ],
  [
    "the VM before and after: another node, the same address",
    () => {
      expect(facts(moved, "vmi.node")).toEqual(["node-b", "node-a"]);
      expect(new Set(facts(moved, "vmi.address"))).toEqual(new Set(["192.0.2.32"]));
    },
  ],
  [
    "the network's object: first free address behind what is reserved, MAC made of the address, VNI, target, MTU",
    () => {
      // infrastructure .0 to .7, reserved .8 to .15 and .16 to .31
      expect(facts(moved, "network.firstFreeAddress")).toEqual(["192.0.2.32"]);
      expect(moved.facts.filter((f) => f.kind === "mac.embedsIp").map((f) => [f.subject, f.value])).toEqual([
        [MAC, "192.0.2.32"],
      ]);
      expect([facts(moved, "network.vni"), facts(moved, "network.routeTarget"), facts(moved, "network.mtu")]).toEqual([
        [5020],
        ["64500:5020"],
        [1360],
      ]);
    },
  ],
  [
    "the outage cannot be split with these files: what is missing is named",
    () => {
      const [o] = moved.outages;
      // the leaf saw a request and its reply on the new path, and nothing of what came before
      const known = o!.parts.filter((p) => p.low_us > 0).map((p) => [p.name, p.low_us, p.high_us]);
      expect(known).toEqual([["reply", want.leaf.rtt121_us, want.leaf.rtt121_us]]);
      expect(o!.cannotSplit.map((c) => [c.part, /\(([\w-]+)\)/.exec(c.missing)![1]])).toEqual([
        ["silence", "node-b"],
        ["silence", "node-a"],
        ["announcement", "node-a"],
        ["propagation", "leaf2"],
        ["repoint", "leaf2"],
      ]);
      const missing = o!.cannotSplit.map((c) => c.missing.split(" (")[0]);
      expect(missing).toEqual([
        "the machine's old port",
        "the machine's new port",
        "the uplink of the new VTEP",
        "the UPDATE at the observer",
        "the forwarding table of the observer",
      ]);
    },
  ],
];

const PLAIN: readonly Row[] = [
  [
    "Geneve with OVN's option on -i any: record 206 = 20 + 186, inner 128, overhead 58, no frame length",
    () => {
      const input = idOf(plain, "geneve.tcpdump-i-any.txt");
      expect(plain.overhead.filter((o) => o.input === input)).toMatchObject([
        { encapsulation: "geneve", ipOverhead_bytes: 186 - 128, frameOverhead_bytes: null },
      ]);
      const [o] = plain.overhead.filter((x) => x.input === input);
      expect(o!.headers.map((h) => h.bytes)).toEqual([20, 8, 8, 8, 14]);
      expect(plain.frames.find((f) => f.input === input)!.lengths).toEqual({
        recordLength: { 206: 1 },
        packetLength: { 186: 1 },
      });
      expect(streamOf(plain, "geneve.tcpdump-i-any.txt").key.vni).toBe(0xff0007);
    },
  ],
  [
    "the same without an overlay: record 148 = 20 + 128, overhead 0",
    () => {
      const input = idOf(plain, "plain.tcpdump-i-any.txt");
      expect(plain.overhead.filter((o) => o.input === input)).toMatchObject([
        { encapsulation: "none", ipOverhead_bytes: 0, headers: [] },
      ]);
      expect(plain.frames.find((f) => f.input === input)!.lengths).toEqual({
        recordLength: { 148: 1 },
        packetLength: { 128: 1 },
      });
    },
  ],
  [
    "the second NIC: the request's source MAC is not the reply's destination MAC, three hops away",
    () => {
      const way = plain.ways.find((w) => w.input === idOf(plain, "second-nic.tcpdump-e.txt"))!;
      expect(way.macs).toBe("asymmetric");
      expect(way.legs.map((l) => [l.packet, l.sourceMac, l.destinationMac, l.ttl, l.hops])).toEqual([
        ["request", "02:57:57:00:06:62", "02:57:57:00:06:ba", 61, 64 - 61],
        ["reply", "02:57:57:00:06:ba", "02:57:57:00:06:49", 64, 0],
      ]);
      expect(says(plain, "path.asymmetric")).toHaveLength(1);
    },
  ],
  [
    "the first NIC on -i any: the Pod's address is kept, and no destination MAC means no verdict about MACs",
    () => {
      const ways = plain.ways.filter((w) => w.input === idOf(plain, "primary-nic.tcpdump-i-any.txt"));
      expect(ways.map((w) => [w.key.from, w.key.icmpId, w.macs])).toEqual([
        ["192.0.2.146", 44, "inconclusive"],
        ["198.51.100.51", 48889, "inconclusive"],
      ]);
      expect(ways[0]!.reasons).toContain("LINUX_SLL2 headers hold no destination MAC");
    },
  ],
  [
    "the Pod behind the overlay: its probes arrive under the node's address",
    () => {
      const stream = (file: string) => streamOf(plain, file).id;
      expect(plain.translations).toMatchObject([
        {
          original: stream("nat.pod.tcpdump-tttt.txt"),
          translated: stream("nat.spine1.tcpdump-tttt.txt"),
          basis: "rhythm",
          compared: 13,
          agreeing: 13,
        },
      ]);
      expect(says(plain, "path.translated")[0]).toMatch(/192\.0\.2\.77.*198\.51\.100\.51/);
      // the other probes kept theirs
      expect(plain.translations.some((t) => t.original === stream("primary-nic.tcpdump-i-any.txt"))).toBe(false);
    },
  ],
  [
    "isolation: 4 sent, none received, no line a probe: lost, and when is not known",
    () => {
      const s = streamOf(plain, "isolation.ping.txt");
      expect([s.sent, s.answered, s.lost]).toEqual([4, 0, 4]);
      expect(says(plain, "probe.lost-unplaced")[0]).toMatch(/^4 lost probes/);
      expect(plain.lossPeriods.filter((l) => l.stream === s.id)).toEqual([]);
    },
  ],
  [
    "message too long: a local error, not loss",
    () => {
      const s = streamOf(plain, "mtu.ping.txt");
      expect([s.sent, s.localErrors, s.lost, s.icmpErrors]).toEqual([1, 1, 0, 0]);
      expect(s.errors![0]).toMatchObject({ says: expect.stringContaining("mtu=1360"), local: true });
    },
  ],
  [
    "BGP and kernel routes: four prefixes with their next hops; two routes with next-hop ids, proto bgp, metric 20",
    async () => {
      const paths = [];
      for await (const r of readRows(join(folder("no-overlay"), "spine1.bgp-ipv4.txt")))
        if (r.format === "frr-bgp-routes" && r.row.kind === "path") paths.push([r.row.prefix, r.row.nextHop]);
      expect(paths).toEqual([
        ["192.0.2.0/26", "198.51.100.52"],
        ["192.0.2.64/26", "198.51.100.53"],
        ["192.0.2.128/26", "198.51.100.51"],
        ["192.0.2.192/26", "198.51.100.52"],
      ]);
      expect(facts(plain, "route.nextHop")).toEqual([
        { nextHop: "203.0.113.50", interface: "eth1", nhid: 41, protocol: "bgp", metric: 20 },
        { nextHop: "203.0.113.51", interface: "eth1", nhid: 39, protocol: "bgp", metric: 20 },
      ]);
    },
  ],
  [
    "a capture of 24 bytes: nothing captured, link type and snaplen, no loss rate",
    () => {
      const input = idOf(plain, "empty.pcap");
      expect(plain.inputs.find((i) => i.id === input)).toMatchObject({ bytes: 24, records: 0, kind: "capture" });
      expect(plain.frames.find((f) => f.input === input)).toMatchObject({ packets: 0, linkType: "EN10MB" });
      expect(says(plain, "capture.empty")[0]).toMatch(/captured nothing .*262144.* no loss rate/);
      expect(plain.streams.filter((s) => s.input === input)).toEqual([]);
    },
  ],
];

const POOL: readonly Row[] = [
  [
    "full packets of a trunk, without stamps: 1418 = 14 + 4 + 1400, VLAN 310, ICMP 1380, request and reply",
    async () => {
      const frames = pool.frames.find((f) => f.input === idOf(pool, "underlay.tcpdump-e.txt"))!;
      expect(frames.lengths.frameLength).toEqual({ 1418: 2 });
      expect(frames.vlans).toMatchObject([{ tags: [310], packets: 2 }]);
      const messages = [];
      for await (const r of readRows(join(folder("vlan-pool"), "underlay.tcpdump-e.txt")))
        if (r.format === "tcpdump-text" && r.row.kind === "packet")
          for (const l of r.row.layers) if (l.layer === "icmp") messages.push([l.message, l.length]);
      expect(messages).toEqual([
        ["echo request", 1400 - 20],
        ["echo reply", 8 + 1372],
      ]);
    },
  ],
  [
    "the pool: 1024 addresses, 1022 hosts, 1017 excluded, the five reserved ones left, gateway excluded, mask kept",
    () => {
      const left = [20, 30, 40, 50, 60].map((n) => `198.18.8.${n}`);
      expect(facts(pool, "ipam.total")).toEqual([2 ** (32 - 22)]);
      expect(facts(pool, "ipam.hosts")).toEqual([2 ** 10 - 2]);
      expect(facts(pool, "ipam.excluded")).toEqual([1022 - left.length]);
      expect(facts(pool, "ipam.allocatable")).toEqual([left]);
      expect(facts(pool, "address.list")).toEqual([left]);
      expect([facts(pool, "network.gateway"), facts(pool, "network.subnet")]).toEqual([
        ["198.18.8.1"],
        ["198.18.8.0/22"],
      ]);
      expect(left).not.toContain("198.18.8.1");
    },
  ],
  [
    "wiring by hand: the uplink and its VLANs, the patch, what was kept, what is absent",
    () => {
      const wiring = pool.facts.filter((f) => f.kind.startsWith("wiring."));
      expect(wiring.map((f) => [f.kind, f.subject.replace("wiring.ovs.txt ", ""), f.value])).toEqual([
        ["wiring.uplink", "bond1", { bridge: "br-pool", trunks: [0, 310] }],
        ["wiring.patch", "br-pool", { bridge: "br-pool", port: "patch-localnet-to-br-int", toBridge: "br-int" }],
        ["wiring.patch", "br-int", { bridge: "br-int", toBridge: "br-pool" }],
        ["wiring.kept", "bond1.311", "existing IP / route retained"],
        ["wiring.absent", "bond1.310", "no new business VLAN subinterface"],
      ]);
      expect(wiring.every((f) => f.limits.some((l) => /by hand/.test(l)))).toBe(true);
    },
  ],
  [
    "periodic SSH checks: 40 = 39 + 1, the failure took 0.318 s",
    () => {
      const s = streamOf(pool, "ssh.csv");
      expect([s.sent, s.answered, s.lost]).toEqual([40, 39, 1]);
      expect(facts(pool, "probe.failed")).toEqual([{ at: "2026-09-24T08:00:17Z", duration_us: 318_000 }]);
    },
  ],
  [
    "a heartbeat against its limit of 45 s: silent for 53 s once",
    () => {
      expect(facts(pool, "heartbeat.staleness")).toEqual([
        { beyond: 1, longest_us: (128 - 75) * 1e6, limit_us: 45_000_000 },
      ]);
    },
  ],
  [
    "scrape targets 5 to 7: two more, none removed, all up",
    () => {
      expect([facts(pool, "targets.total"), facts(pool, "targets.up"), facts(pool, "targets.down")]).toEqual([
        [5, 7],
        [5, 7],
        [0, 0],
      ]);
      const seen = new Set(pool.facts.filter((f) => f.kind === "target.health").map((f) => f.subject));
      expect(seen.size).toBe(7);
    },
  ],
  [
    "HTTP: 200 once, 403 and 404 present",
    () => {
      expect(facts(pool, "probe.codes")).toEqual([{ 200: 1, 403: 1, 404: 1 }]);
    },
  ],
];

describe("a VM that moves between two VTEPs", () => {
  test.each(MOVED)("%s", (_, check) => check());
});

describe("a network without an overlay", () => {
  test.each(PLAIN)("%s", (_, check) => check());
});

describe("a VLAN and its pool of addresses", () => {
  test.each(POOL)("%s", (_, check) => check());
});
