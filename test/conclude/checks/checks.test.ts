// Every kind of figure: what reproduces it, what contradicts it, and what decides nothing. Values are worked out in the comments.
import { describe, expect, test } from "vitest";
import { scrubAcceptance } from "../../../src/anonymize/scrub.ts";
import { check } from "../claims/build.ts";
import { FIGURE_KINDS } from "../../../src/conclude/checks/checks.ts";
import {
  CUDN,
  EMPTY,
  GENEVE,
  LEAF,
  LINKS,
  LOG,
  PHASES,
  PLAIN,
  RESERVED,
  SUBNET,
  TABLE,
  TAGGED,
  TARGETS,
  WIRING,
} from "./inputs.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;
type Row = readonly [claim: string, verdict: string, observed?: unknown];

const KEY = new Uint8Array(32).fill(9);
/** Names and addresses that the inputs hold. */
const RAW = [
  /\bn[12]\b/,
  /bond0/,
  /br-(?:biz|int|old)/,
  /business-/,
  /\bnet-[ab]\b/,
  /\b10\.(?:1\.2|9\.0|244\.8)\.\d/,
  /\b(?:api|cni|ctl) [c-e]:/,
  /\b(?:a|b|t|g|p|leaf|net|objects|reserved|links|ovs)\.(?:log|txt|yaml)/,
  /02:00:00:00/i,
];

/** Sources as "name" or "name: more fields". */
function suite(
  title: string,
  files: Files,
  sources: readonly string[],
  rows: readonly Row[],
  extra: readonly string[] = [],
): void {
  describe(title, async () => {
    const c = await check(files, [
      ...extra,
      "sources:",
      ...sources.map((s) => `  - {file: ${s}}`),
      "claims:",
      ...rows.map(([claim], i) => `  - {id: c${i}, says: it, figure: ${claim}}`),
    ]);
    test("anonymized, it holds none of the names and addresses of its inputs", () => {
      const text = JSON.stringify(scrubAcceptance(c.acceptance, c.analysis.evidence, KEY));
      for (const raw of RAW) expect(text).not.toMatch(raw);
    });
    test.each(rows.map((r, i) => [r[0], r[1], i, r[2]] as const))("%s: %s", (_, verdict, i, observed) => {
      const claim = c.acceptance.claims[i]!;
      expect([claim.verdict, claim.reason]).toEqual([verdict, claim.reason]);
      if (observed !== undefined) expect(claim.observed).toEqual(observed);
    });
  });
}

test("kinds have names of one form, once, and say what they need", () => {
  const names = FIGURE_KINDS.map((k) => k.kind);
  expect(new Set(names).size).toBe(names.length);
  for (const k of FIGURE_KINDS) {
    expect(k.kind).toMatch(/^[a-z]+(\.[a-zA-Z]+){1,2}$/);
    expect(k.says).toMatch(/[.:]$|\.$/);
    expect(k.needs.length).toBeGreaterThan(5);
  }
});

suite(
  "probes of a log",
  { "a.log": LOG("10.1.2.32"), "b.log": LOG("10.1.2.40", false) },
  ["a.log, node: n1", "b.log, node: n2"],
  [
    ["probe.samples, where: {node: n1}, expected: 6", "reproduced", 6],
    ["probe.failures, where: {node: n1}, expected: 2", "reproduced"],
    ["probe.failures, where: {node: n2}, expected: 0", "reproduced"],
    ["probe.failures, expected: 0", "contradicted"],
    ["probe.answered, where: {node: n2}, expected: 4", "reproduced"],
    ["probe.uninterrupted, where: {node: n1}", "contradicted", false],
    // no failed probe does not show it
    ["probe.uninterrupted, where: {node: n2}", "inconclusive", null],
    // 4 of 6
    ["probe.successRate, where: {node: n1}, expected: 66.67 %, tolerance: rounded", "reproduced", 66.6667],
    ["probe.successRate, where: {node: n1}, expected: 99 %", "contradicted"],
    // Wilson: 9.68 to 70.00 %
    ["probe.failureRate, where: {node: n1}, expected: {max: 80 %}", "reproduced"],
    ["probe.failureRate, where: {node: n1}, expected: {max: 50 %}", "inconclusive"],
    ["probe.rtt.max, where: {node: n1}, expected: 2.39 ms", "reproduced", 2390],
    ["probe.rtt.min, where: {node: n1}, expected: 2.39 ms", "contradicted", 1410],
    ["probe.localErrors, where: {node: n1}, expected: 0", "reproduced"],
    ["loss.periods, where: {node: n1}, expected: 1", "reproduced"],
    ["loss.seqs, where: {node: n1}, expected: [299, 300]", "reproduced"],
    ["loss.seqs, where: {node: n1}, expected: [299, 301]", "contradicted"],
  ],
);

suite(
  "the second in which a lost probe left",
  { "a.log": LOG("10.1.2.32"), "leaf.txt": LEAF },
  ["a.log", 'leaf.txt, date: 2026-09-23, zone: "-05:00"'],
  [
    // 299 passed the leaf at .801638 of second :40; the host's clock is 52.569 to 53.295 ms ahead: before .854933 of :40
    [
      "probe.sentAt, where: {input: a.log, seq: 299}, expected: {min: 2026-09-23T19:28:41Z, max: 2026-09-23T19:28:42Z}",
      "contradicted",
    ],
    [
      "probe.sentAt, where: {input: a.log, seq: 299}, expected: {min: 2026-09-23T19:28:40Z, max: 2026-09-23T19:28:41Z}",
      "reproduced",
    ],
    [
      "probe.sentAt, where: {input: a.log, seq: 300}, expected: {min: 2026-09-23T19:28:41Z, max: 2026-09-23T19:28:42Z}",
      "reproduced",
    ],
    ["clock.offset, where: {from: leaf.txt, to: a.log}, expected: {min: 52.5 ms, max: 53.3 ms}", "reproduced"],
    ["clock.offset, where: {from: a.log, to: leaf.txt}, expected: {min: -53.3 ms, max: -52.5 ms}", "reproduced"],
    ["clock.offset, where: {from: leaf.txt, to: a.log}, expected: {max: 10 ms}", "contradicted"],
  ],
);

suite(
  "the second, by the log alone",
  { "a.log": LOG("10.1.2.32") },
  ["a.log"],
  [
    // after the reply to 298 (.654829 of :40), before "no answer yet" of 299 was printed (.060312 of :41)
    [
      "probe.sentAt, where: {seq: 299}, expected: {min: 2026-09-23T19:28:41Z, max: 2026-09-23T19:28:42Z}",
      "inconclusive",
    ],
  ],
);

suite(
  "a path that was re-pointed",
  { "leaf.txt": LEAF },
  ["leaf.txt, date: 2026-09-23, zone: Z"],
  [
    // 41.007759 to 41.215730
    ["path.repoint, expected: 207.971 ms", "reproduced", 207_971],
    ["path.repoint, expected: 0.3 s, tolerance: 10 ms", "contradicted"],
    ["path.repoints, expected: 1", "reproduced"],
    ["path.vteps, expected: [old, new]", "reproduced", ["10.9.0.22", "10.9.0.21"]],
    ["path.vteps, expected: [new, old]", "contradicted"],
    ["path.replicated, expected: 0", "reproduced"],
    ["path.notFlooded", "reproduced"],
    ["path.ecmpPaths, expected: 1", "reproduced"],
    ["probe.source, expected: 10.1.2.11", "reproduced"],
    ["probe.source, expected: 10.9.0.12", "contradicted"],
    ["outage.split, expected: false", "reproduced"],
    ["outage.split", "contradicted"],
    // last reply .601534 to first reply 1.217416
    ["outage.whole, expected: 616 ms, tolerance: rounded", "reproduced", 615_882],
    // anything up to 614.982 ms
    ["outage.part, where: {name: pause}, expected: {max: 0.7 s}", "reproduced"],
    ["outage.part, where: {name: pause}, expected: {min: 0.1 s, max: 0.3 s}", "inconclusive"],
    ["outage.part, where: {name: reply}, expected: 1.686 ms", "reproduced"],
  ],
  ["vteps: {old: 10.9.0.22, new: 10.9.0.21}"],
);

suite(
  "tagged frames",
  { "t.txt": TAGGED },
  ["t.txt"],
  [
    // 14 + 4 + 1500
    ["frame.length, expected: 1518 bytes", "reproduced", 1518],
    ["frame.length, expected: 1522 bytes", "contradicted"],
    ["frame.lengths, expected: [1518]", "reproduced"],
    ["frame.tagged, where: {size: 1518}", "reproduced"],
    ["frame.tagged, expected: false", "contradicted"],
    ["frame.vlans, expected: [200]", "reproduced"],
    ["frame.vlans, expected: [210]", "contradicted"],
    ["frame.noSecondTag", "reproduced"],
    ["capture.packets, expected: 2", "reproduced"],
  ],
);

suite(
  "frames of a link type that shows no tags",
  { "g.txt": GENEVE, "p.txt": PLAIN },
  ["g.txt, node: n1", "p.txt, node: n2"],
  [
    ["frame.tagged, where: {node: n1}, expected: false", "inconclusive"],
    // 162 = 20 of LINUX_SLL2 + 142
    ["packet.length, where: {node: n1}, expected: 142 bytes", "reproduced"],
    ["record.length, where: {node: n1}, expected: 162 bytes", "reproduced"],
    ["overhead.ip, where: {encapsulation: geneve}, expected: 58 bytes", "reproduced", 58],
    ["overhead.ip, where: {encapsulation: geneve}, expected: 50 bytes", "contradicted"],
    ["overhead.ip, where: {encapsulation: none}, expected: 0 bytes", "reproduced"],
    // 20 + 8 + 8 + 8 + 14
    ["overhead.headers, where: {encapsulation: geneve}, expected: [20, 8, 8, 8, 14]", "reproduced"],
    ["overhead.innerMtu, where: {encapsulation: geneve}, expected: 1442 bytes", "reproduced"],
    ["overhead.frame, where: {encapsulation: geneve}, expected: 58 bytes", "inconclusive", null],
    ["overhead.ip, where: {encapsulation: vxlan}, expected: 50 bytes", "out of scope"],
  ],
);

suite(
  "does it fit",
  { "g.txt": GENEVE, "net.yaml": CUDN("net-a", "10.1.2.0/24", 100), "links.txt": LINKS(2, 1500) },
  ["g.txt, node: n1", "net.yaml", "links.txt, node: n1"],
  [
    // 1500 - 1400 - 58
    ["overhead.headroom, where: {interface: bond0}, expected: 42 bytes", "reproduced", 42],
    ["overhead.fits", "reproduced"],
    ["link.mtu, where: {interface: bond0}, expected: 1500 bytes", "reproduced"],
  ],
);
suite(
  "it does not",
  { "g.txt": GENEVE, "net.yaml": CUDN("net-a", "10.1.2.0/24", 100), "links.txt": LINKS(2, 1450) },
  ["g.txt, node: n1", "net.yaml", "links.txt, node: n1"],
  [
    ["overhead.headroom, where: {interface: bond0}, expected: -8 bytes", "reproduced", -8],
    ["overhead.fits", "contradicted"],
  ],
);

suite(
  "a MAC that moved twice",
  { "rr.0": TABLE("10.9.0.21", ""), "rr.1": TABLE("10.9.0.22", " MM:1"), "rr.2": TABLE("10.9.0.21", " MM:2") },
  [0, 1, 2].map((n) => `rr.${n}, node: rr, order: ${n}`),
  [
    ["mobility.sequence, where: {ip: none}, expected: [absent, 1, 2]", "reproduced", [null, 1, 2]],
    ["mobility.sequence, where: {ip: 10.1.2.32}, expected: [absent, 1, 2]", "reproduced"],
    ["mobility.sequence, where: {ip: none}, expected: [0, 1, 2]", "contradicted"],
    ["mobility.nextHop, expected: [10.9.0.21, 10.9.0.22, 10.9.0.21]", "reproduced"],
    ["mobility.moves, expected: 2", "reproduced"],
    ["mobility.moves, expected: 1", "contradicted"],
    ["mobility.rise", "reproduced"],
    // 0a.01.02.20 in hex is 10.1.2.32
    ["mac.embedsIp", "reproduced"],
    ['mobility.moves, where: {mac: "00:00:00:00:00:01"}, expected: 2', "out of scope"],
  ],
  ['subject: {mac: "0a:58:0a:01:02:20", vni: 100}'],
);

suite(
  "a move without a rise",
  { "rr.0": TABLE("10.9.0.21", " MM:1"), "rr.1": TABLE("10.9.0.22", " MM:1").replaceAll("10.1.2.32", "10.1.2.33") },
  [0, 1].map((n) => `rr.${n}, node: rr, order: ${n}`),
  [
    ["mobility.rise", "contradicted"],
    // the MAC spells .32, the second table puts .33 with it
    ["mac.embedsIp, where: {ip: 10.1.2.33}", "contradicted"],
    ["mac.embedsIp, where: {ip: 10.1.2.32}", "reproduced"],
  ],
);

suite(
  "an address plan",
  { "objects.yaml": SUBNET, "reserved.txt": RESERVED },
  ["objects.yaml", "reserved.txt"],
  [
    // /22 = 1024, less network and broadcast; 17 + 10 + 3 + 4 + 4 + 13 + 965 = 1016 excluded
    ["ipam.total, expected: 1024", "reproduced"],
    ["ipam.hosts, expected: 1022", "reproduced"],
    ["ipam.excluded, expected: 1016", "reproduced"],
    ["ipam.allocatableCount, expected: 6", "reproduced", 6],
    ["ipam.allocatableCount, expected: 7", "contradicted"],
    [
      "ipam.allocatable, expected: [10.244.8.57, 10.244.8.18, 10.244.8.29, 10.244.8.33, 10.244.8.38, 10.244.8.43]",
      "reproduced",
    ],
    ["ipam.allocatable, expected: {includes: [10.244.8.29]}", "reproduced"],
    ["ipam.allocatable, expected: {includes: [10.244.8.30]}", "contradicted"],
    ["ipam.reserved", "reproduced"],
    ["ipam.addsUp", "reproduced"],
    ["ipam.gatewayExcluded", "reproduced"],
    ["network.gateway, expected: 10.244.8.1", "reproduced"],
    ["network.subnet, expected: 10.244.8.0/22", "reproduced"],
    ["network.subnet, expected: 10.244.8.0/24", "contradicted"],
    ["network.mtu, expected: 1500 bytes", "reproduced"],
    ["vlan.id, expected: 200", "reproduced"],
    ["wiring.noSecondTag", "reproduced"],
    ["network.noOverlap", "inconclusive", null],
  ],
);
suite(
  "an address plan with faults",
  {
    "objects.yaml": SUBNET.replace("10.244.8.1..10.244.8.17", "10.244.8.2..10.244.8.16").replace(
      "defaultInterface: bond0",
      "defaultInterface: bond0.200",
    ),
    "reserved.txt": RESERVED,
  },
  ["objects.yaml", "reserved.txt"],
  [
    // .17 may be handed out, and nobody reserved it
    ["ipam.reserved", "contradicted"],
    // bond0.200 tags, and the Vlan tags again
    ["wiring.noSecondTag", "contradicted"],
  ],
);

suite(
  "two networks from their objects alone",
  { "a.yaml": CUDN("net-a", "10.1.2.0/24", 100), "b.yaml": CUDN("net-b", "10.1.2.0/24", 100, "10.1.2.0/29") },
  ["a.yaml", "b.yaml"],
  [
    ["network.noOverlap", "contradicted"],
    ["network.vniOnce", "contradicted"],
    // .0-.7, .8-.15, .16-.31 are fenced off
    ["network.firstFreeAddress, expected: 10.1.2.32", "reproduced"],
  ],
);
suite(
  "two networks apart",
  { "a.yaml": CUDN("net-a", "10.1.2.0/24", 100), "b.yaml": CUDN("net-b", "10.1.3.0/24", 101) },
  ["a.yaml", "b.yaml"],
  [
    ["network.noOverlap", "reproduced"],
    ["network.vniOnce", "reproduced"],
    ["network.vni, where: {subject: net-b}, expected: 101", "reproduced"],
  ],
);

suite(
  "wiring",
  { "ovs.txt": WIRING, "links.txt": LINKS(2, 1500) },
  ["ovs.txt, node: n1", "links.txt, node: n1"],
  [
    ["wiring.bridge, where: {interface: bond0}, expected: br-biz", "reproduced"],
    ["wiring.bridge, where: {interface: bond0}, expected: br-int", "contradicted"],
    ["wiring.trunks, where: {interface: bond0}, expected: [200, 0]", "reproduced"],
    ["wiring.patch, where: {bridge: br-biz}, expected: br-int", "reproduced"],
    ["wiring.oneOwner", "reproduced"],
    ["wiring.absent, where: {interface: bond0.200}", "reproduced"],
    ["wiring.absent, where: {interface: bond0.210}", "contradicted"],
    ["wiring.noSecondTag", "reproduced"],
  ],
);
suite(
  "two owners of one uplink",
  { "ovs.txt": `${WIRING}    Bridge br-old\n        Port bond0\n            Interface bond0\n` },
  ["ovs.txt, node: n1"],
  [["wiring.oneOwner", "contradicted"]],
);

suite(
  "state before and after",
  { "0.txt": LINKS(2, 1500), "1.txt": LINKS(2, 1500), "2.txt": LINKS(7, 1450) },
  [0, 1, 2].map((n) => `${n}.txt, node: n1, order: ${n}`),
  [
    ["state.unchanged, where: {before: 0, after: 1}", "reproduced"],
    ["state.unchanged, where: {before: 0, after: 2}", "contradicted"],
    // bond0: ifindex and MTU; bond0.210: MTU
    ["state.changes, where: {before: 0, after: 2}, expected: 3", "reproduced"],
    ["state.unchanged, where: {before: 0, after: 2, kind: link.identity, interface: bond0.210}", "reproduced"],
  ],
);

suite(
  "monitoring",
  {
    "0.json": TARGETS(["node a:1", "node b:1", "api c:2"]),
    "1.json": TARGETS(["node a:1", "node b:1", "api c:2", "cni d:3", "ctl e:4"]),
    "2.json": TARGETS(["node a:1", "cni d:3", "ctl e:4"]),
  },
  [0, 1, 2].map((n) => `${n}.json, order: ${n}`),
  [
    ["targets.addedCount, where: {before: 0, after: 1}, expected: 2", "reproduced"],
    ["targets.added, where: {before: 0, after: 1}, expected: [ctl e:4, cni d:3]", "reproduced"],
    ["targets.removedCount, where: {before: 0, after: 1}, expected: 0", "reproduced"],
    // three before and three after, and yet two are gone: sets, not counts
    ["targets.removedCount, where: {before: 0, after: 2}, expected: 0", "contradicted", 2],
    ["targets.total, where: {input: 1.json}, expected: 5", "reproduced"],
    ["targets.down, where: {input: 1.json}, expected: 0", "reproduced"],
  ],
);

suite(
  "phases",
  { "p.tsv": PHASES, "a.log": LOG("10.1.2.32") },
  ["p.tsv", "a.log"],
  [
    ["phase.duration, expected: 5 s", "reproduced", 5_000_000],
    ["phase.duration, where: {from: Pending, to: Scheduled}, expected: 3 s", "reproduced"],
    ["phase.duration, where: {from: Pending, to: Scheduled}, expected: 5 s", "contradicted"],
    ["phase.order, where: {before: Pending, after: Succeeded}", "reproduced"],
    ["phase.order, where: {before: Succeeded, after: Running}", "contradicted"],
    // both in second :39
    ["phase.order, where: {before: Scheduled, after: Running}", "inconclusive", null],
    [
      "phase.time, where: {name: Succeeded}, expected: {min: 2026-09-23T19:28:41Z, max: 2026-09-23T19:28:42Z}",
      "reproduced",
    ],
  ],
);

suite(
  "an empty capture and its control",
  { "empty.pcap": EMPTY, "a.log": LOG("10.1.2.32") },
  ["empty.pcap, stage: s", "a.log, stage: s"],
  [
    ["capture.packets, expected: 0", "inconclusive"],
    ["capture.packets, expected: 5", "inconclusive"],
    ["finding.present, where: {code: capture.empty}", "reproduced"],
    ["finding.present, where: {code: mac.moved}", "inconclusive"],
  ],
  ["stages: [s]"],
);
