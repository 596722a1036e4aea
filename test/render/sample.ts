// One body of evidence written by hand: a VM moves from leaf-a to leaf-b, 2 of 60 probes are lost, seen at a tap and in a
// ping log. The figures that tests expect are worked out here:
//   probe n leaves at 10:00:00 + (n - 1) s; its answer comes 0.6 ms later (0.8 ms from probe 33 on); 31 and 32 are lost.
//   observed gap   reply of 30 (29.0006 s) -> reply of 33 (32.0008 s)  = 3.0002 s
//   proven         request 31 (30 s) -> request 32 (31 s)              = 1 s
//   possible       request 30 (29 s) -> request 33 (32 s)              = 3 s
//   at most        request 30 (29 s) -> reply of 33 (32.0008 s)        = 3.0008 s
//   derived        2 lost x 1 s                                        = 2 s +- 1 s
//   repoint        request 31 (30 s, to leaf-a) -> request 32 (31 s, to leaf-b) = 1 s
import { reveal } from "../../src/anonymize/reveal.ts";
import type { FigureSource } from "../../src/render/figures/figure.ts";
import type { Evidence, LossPeriod, Outage, Raster, Source, Stream } from "../../src/schema/evidence.generated.ts";

export const A = "192.0.2.11";
export const B = "192.0.2.12";
export const MAC = "02:00:5e:10:00:20";
export const START = "2026-11-30T10:00:00.000000Z";

/** START + n seconds, with microseconds. */
export function at(n: number): string {
  return new Date(Date.parse(START) + Math.floor(n) * 1000)
    .toISOString()
    .replace(".000Z", `.${String(Math.round((n - Math.floor(n)) * 1e6)).padStart(6, "0")}Z`);
}

const SEQ = Array.from({ length: 60 }, (_, i) => i + 1);
const LOST = new Set([31, 32]);

export const RASTER: Raster = {
  stream: "s1",
  start: START,
  seq: SEQ,
  sent_us: SEQ.map((n) => (n - 1) * 1_000_000),
  rtt_us: SEQ.map((n) => (LOST.has(n) ? null : n < 33 ? 600 : 800)),
  state: SEQ.map((n) => (LOST.has(n) ? "l" : "a")).join(""),
  vteps: [A, B],
  vtep: SEQ.map((n) => (n <= 31 ? 0 : 1)),
  omitted: 0,
};

const STREAM: Stream = {
  id: "s1",
  input: "i1",
  key: { vni: 100, from: "198.51.100.20", to: "198.51.100.10", icmpId: 5, protocol: "icmp" },
  from: "198.51.100.20",
  to: "198.51.100.10",
  interval_us: 1_000_000,
  nominalInterval_us: 1_000_000,
  sent: 60,
  answered: 58,
  late: 0,
  lost: 2,
  pending: 0,
  duplicates: 0,
  localErrors: 0,
  icmpErrors: 0,
  notObserved: 0,
  waited_us: 2_000_000,
  first: at(0),
  last: at(59),
  rtt: { count: 58, min_us: 600, mean_us: 696.552, max_us: 800 },
  sameAs: ["s2"],
  widestAnsweredSpacing_us: 3_000_000,
  stalls: [],
};

const PERIOD: LossPeriod = {
  id: "l1",
  stream: "s1",
  firstLostSeq: 31,
  lastLostSeq: 32,
  lost: 2,
  byState: { lost: 2, icmpErrors: 0 },
  lastReplyBefore: {
    seq: 30,
    sent: { low: at(29), high: at(29) },
    arrived: at(29.0006),
    source: { input: "i1", record: 120 },
  },
  firstReplyAfter: {
    seq: 33,
    sent: { low: at(32), high: at(32) },
    arrived: at(32.0008),
    source: { input: "i1", record: 131 },
  },
  firstLostAt: { low: at(30), high: at(30) },
  lastLostAt: { low: at(31), high: at(31) },
  open: null,
  observedGap_us: 3_000_200,
  provenUnreachable_us: 1_000_000,
  possibleUnreachable_us: 3_000_000,
  outageAtMost_us: 3_000_800,
  lossDerived_us: 2_000_000,
  lossDerivedTolerance_us: 1_000_000,
  clock: "request and reply stamps of the capture",
  resolution_us: 1_000_000,
  evidence: [
    { input: "i1", record: 119 },
    { input: "i1", record: 120 },
    { input: "i1", record: 125 },
    { input: "i1", record: 128 },
    { input: "i1", record: 130 },
    { input: "i1", record: 131 },
  ],
  limits: ["Sampled once a second: an outage between two answered probes is not seen."],
};

const ROUTE = { rd: `${A}:2`, sticky: false, withdrawn: false } as const;

/**
 * Where the time went: last frame at the old port 29.0004 s, first at the new one 31.2 s (both ports' clocks known to 0.1 ms), UPDATE
 * from there 31.25 s (0.1 ms) and here 31.3 s, forwarding changed between that and request 33 at 32 s, its reply 32.0008 s.
 *   whole          29.0004 +- 0.0001 -> 32.0008                     = 3.0003 to 3.0005 s
 *   silence        29.0004 +- 0.0001 -> 31.2 +- 0.0001              = 2.1994 to 2.1998 s
 *   pause          at least from the first unanswered at 30.0002 +- 0.0001 -> 31.2 +- 0.0001: 1.1996 s
 *   announcement   31.2 +- 0.0001 -> 31.25 +- 0.0001                = 49.8 to 50.2 ms
 *   propagation    31.25 +- 0.0001 -> 31.3                          = 49.9 to 50.1 ms
 *   repoint        31.3 -> 31.3 to 32                               = at most 700 ms
 *   nextProbe      31.3 to 32 -> 32                                 = at most 700 ms
 *   reply          32 -> 32.0008                                    = 0.8 ms
 */
export const OUTAGE: Outage = {
  loss: "l1",
  observer: "i1",
  whole_us: 3_000_400,
  wholeLow_us: 3_000_300,
  wholeHigh_us: 3_000_500,
  recoveredBy: "route",
  events: [
    event("lastHeardOld", 29.0004, 0.0001, { input: "i1", record: 118 }),
    event("lastReplyBefore", 29.0006, 0, { input: "i1", record: 120 }),
    event("firstUnansweredAtOld", 30.0002, 0.0001, { input: "i1", record: 124 }),
    event("firstHeardNew", 31.2, 0.0001, { input: "i1", record: 126 }),
    event("updateSent", 31.25, 0.0001, { input: "i1", record: 127 }),
    event("updateReceived", 31.3, 0, { input: "i1", record: 128 }),
    { name: "forwardingChanged", low: at(31.3), high: at(32), evidence: [{ input: "i1", record: 128 }] },
    event("firstRequestToNew", 32, 0, { input: "i1", record: 130 }),
    event("firstReply", 32.0008, 0, { input: "i1", record: 131 }),
  ],
  parts: [
    { name: "silence", low_us: 2_199_400, high_us: 2_199_800, after: "lastHeardOld", until: "firstHeardNew" },
    {
      name: "pause",
      low_us: 1_199_600,
      high_us: 2_199_800,
      within: "silence",
      after: "lastHeardOld",
      until: "firstHeardNew",
    },
    { name: "announcement", low_us: 49_800, high_us: 50_200, after: "firstHeardNew", until: "updateSent" },
    { name: "propagation", low_us: 49_900, high_us: 50_100, after: "updateSent", until: "updateReceived" },
    { name: "repoint", low_us: 0, high_us: 700_000, after: "updateReceived", until: "forwardingChanged" },
    { name: "nextProbe", low_us: 0, high_us: 700_000, after: "forwardingChanged", until: "firstRequestToNew" },
    { name: "reply", low_us: 800, high_us: 800, after: "firstRequestToNew", until: "firstReply" },
  ],
  cannotSplit: [
    {
      part: "repoint",
      missing: "the forwarding table of the observer (leaf-c): when it changed is known only to the next probe",
      record: "on leaf-c: bridge -t monitor fdb > ingress.fdb-monitor.txt",
    },
  ],
  limits: ["An announcement is taken to be sent when the guest goes on at its new port, and not before."],
};

function event(name: string, t: number, around: number, source: Source): Outage["events"][number] {
  return { name, at: at(t), low: at(t - around), high: at(t + around), evidence: [source] };
}

/** The move, whole. */
export const MOVE: Evidence = {
  schema: "wirewitness/evidence/1",
  tool: { name: "wirewitness", version: "0.1.0" },
  anonymized: true,
  title: "VM moved from leaf-a to leaf-b",
  subject: { mac: MAC, ip: "198.51.100.10", vni: 100, vteps: { [A]: "leaf-a", [B]: "leaf-b" } },
  inputs: [
    {
      id: "i1",
      name: "ingress-eth1.pcap",
      node: "leaf-c",
      kind: "capture",
      container: "pcap",
      digest: { algorithm: "hmac-sha-256", value: "5c".repeat(32) },
      bytes: 41_302,
      records: 240,
      unparsed: 0,
      first: at(0),
      last: at(59.0008),
      clock: "utc",
      resolution_us: 1,
      warnings: [],
    },
    {
      id: "i2",
      name: "ping.txt",
      node: "host-b",
      kind: "ping",
      digest: { algorithm: "hmac-sha-256", value: "a1".repeat(32) },
      bytes: 4821,
      records: 62,
      lines: 65,
      unparsed: 1,
      unparsedAt: [{ line: 64 }],
      first: at(0.0007),
      last: at(59.0009),
      clock: "utc",
      resolution_us: 1,
      warnings: [{ code: "ping.no-summary", says: "no summary: the log was cut before it ended" }],
    },
    {
      id: "i3",
      name: "leaf-c-routes.txt",
      node: "leaf-c",
      kind: "frr-evpn-routes",
      bytes: 2210,
      records: 8,
      lines: 61,
      unparsed: 0,
      warnings: [],
    },
    {
      id: "i4",
      name: "ovn-node.pcapng",
      node: "node-1",
      kind: "capture",
      container: "pcapng+gzip",
      bytes: 98_211,
      records: 512,
      unparsed: 0,
      first: at(2),
      last: at(58),
      clock: "utc",
      resolution_us: 0.001,
      warnings: [],
    },
  ],
  frames: [
    {
      input: "i1",
      linkType: "EN10MB",
      packets: 240,
      lengths: { frameLength: { "98": 40, "148": 118, "1514": 20, "1518": 62 }, captured: { "98": 40, "128": 200 } },
      vlans: [{ tags: [100], packets: 42, lengths: { "1518": 42 } }],
      snapped: 200,
    },
    {
      input: "i4",
      linkType: "LINUX_SLL2",
      packets: 512,
      lengths: { packetLength: { "84": 256, "142": 256 }, recordLength: { "104": 256, "162": 256 } },
      vlans: [],
      snapped: 0,
    },
  ],
  overhead: [
    {
      input: "i1",
      encapsulation: "vxlan",
      packets: 118,
      ipOverhead_bytes: 50,
      frameOverhead_bytes: 50,
      headers: [
        { layer: "ipv4", bytes: 20 },
        { layer: "udp", bytes: 8 },
        { layer: "vxlan", bytes: 8 },
        { layer: "ethernet", bytes: 14 },
      ],
      innerMtuAt1500_bytes: 1450,
      outerLengths: { "134": 118 },
      innerLengths: { "84": 118 },
    },
    {
      input: "i1",
      encapsulation: "none",
      packets: 80,
      ipOverhead_bytes: 0,
      frameOverhead_bytes: 0,
      headers: [],
      innerMtuAt1500_bytes: 1500,
    },
    {
      input: "i4",
      encapsulation: "geneve",
      packets: 256,
      ipOverhead_bytes: 58,
      frameOverhead_bytes: null,
      headers: [
        { layer: "ipv4", bytes: 20 },
        { layer: "udp", bytes: 8 },
        { layer: "geneve", bytes: 16 },
        { layer: "ethernet", bytes: 14 },
      ],
      innerMtuAt1500_bytes: 1442,
      outerLengths: { "142": 256 },
      innerLengths: { "84": 256 },
    },
  ],
  streams: [STREAM, { ...STREAM, id: "s2", input: "i2", key: { to: "198.51.100.10" }, sameAs: ["s1"] }],
  lossPeriods: [
    PERIOD,
    {
      ...PERIOD,
      id: "l2",
      stream: "s2",
      provenUnreachable_us: 999_000,
      clock: "print times of the log",
      lastReplyBefore: { ...PERIOD.lastReplyBefore!, arrived: at(29.0007), source: { input: "i2", line: 31 } },
      firstReplyAfter: { ...PERIOD.firstReplyAfter!, arrived: at(32.0009), source: { input: "i2", line: 34 } },
      evidence: [
        { input: "i2", line: 31 },
        { input: "i2", line: 34 },
      ],
    },
  ],
  ways: [],
  translations: [],
  paths: [
    {
      input: "i1",
      stream: "s1",
      vteps: [
        { vtep: A, requests: 31, answered: 30, firstSeq: 1, lastSeq: 31 },
        { vtep: B, requests: 29, answered: 28, firstSeq: 32, lastSeq: 60 },
      ],
      outerSourcePorts: [51_123],
      repoints: [
        {
          from: A,
          to: B,
          lastToOld: at(30),
          firstToNew: at(31),
          interval_us: 1_000_000,
          lastSeqToOld: 31,
          firstSeqToNew: 32,
          evidence: [
            { input: "i1", record: 125 },
            { input: "i1", record: 128 },
          ],
        },
      ],
      replicated: [],
      limits: ["One outer UDP source port is one ECMP path: other paths were not probed."],
    },
  ],
  mobility: [
    {
      mac: MAC,
      vni: 100,
      history: [
        { ...ROUTE, at: at(-5), where: "leaf-c", source: { input: "i3", line: 12 }, table: "bgp", nextHop: A },
        {
          ...ROUTE,
          at: at(30.2),
          where: "leaf-c",
          source: { input: "i3", line: 24 },
          table: "update",
          rd: `${B}:2`,
          nextHop: B,
          seq: 1,
        },
        {
          ...ROUTE,
          at: at(31.1),
          where: "leaf-c",
          source: { input: "i3", line: 30 },
          table: "update",
          nextHop: null,
          withdrawn: true,
        },
        { ...ROUTE, at: at(70), where: "leaf-c", source: { input: "i3", line: 44 }, table: "bgp", nextHop: A, seq: 2 },
      ],
      moves: [
        {
          from: A,
          to: B,
          seqBefore: null,
          seqAfter: 1,
          rise: true,
          where: "leaf-c",
          at: at(30.2),
          evidence: [
            { input: "i3", line: 12 },
            { input: "i3", line: 24 },
          ],
        },
        {
          from: B,
          to: A,
          seqBefore: 1,
          seqAfter: 2,
          rise: true,
          where: "leaf-c",
          at: at(70),
          evidence: [{ input: "i3", line: 44 }],
        },
      ],
      findings: [],
    },
  ],
  clocks: [
    {
      a: "i1",
      b: "i2",
      offsetLow_us: -80,
      offsetHigh_us: 95,
      pairs: 58,
      basis: "no reply is printed before it arrived",
    },
  ],
  outages: [OUTAGE],
  facts: [],
  findings: [
    {
      code: "mobility.moved",
      severity: "info",
      says: `${MAC} moved from ${A} to ${B} with sequence 1`,
      where: [{ input: "i3", line: 24 }],
      limits: ["A duplicate address looks the same."],
    },
    {
      code: "capture.snapped",
      severity: "warning",
      says: "200 records are shorter in the file than on the wire",
      where: [{ input: "i1" }],
      count: 200,
      limits: [],
    },
  ],
  claims: [],
  rasters: [RASTER],
};

/** Nothing was found in what was read. */
export const EMPTY: Evidence = {
  schema: "wirewitness/evidence/1",
  tool: { name: "wirewitness", version: "0.1.0" },
  anonymized: true,
  subject: {},
  inputs: [],
  frames: [],
  overhead: [],
  streams: [],
  lossPeriods: [],
  paths: [],
  ways: [],
  translations: [],
  mobility: [],
  clocks: [],
  outages: [],
  facts: [],
  findings: [],
  claims: [],
  rasters: [],
};

/** One probe, answered. */
export const ONE: Evidence = {
  ...EMPTY,
  inputs: [MOVE.inputs[0]!],
  streams: [{ ...STREAM, sent: 1, answered: 1, lost: 0, interval_us: null, sameAs: [], last: at(0) }],
  rasters: [
    { stream: "s1", start: START, seq: [1], sent_us: [0], rtt_us: [600], state: "a", vteps: [], vtep: [], omitted: 0 },
  ],
};

/** 20,000 probes, 20 ms apart, 40 of them lost around 200 s, every 500th late. */
export const LARGE: Evidence = ((): Evidence => {
  const n = 20_000;
  const state = Array.from({ length: n }, (_, i) => (i >= 10_000 && i < 10_040 ? "l" : i % 500 === 499 ? "t" : "a"));
  const us = (i: number): number => i * 20_000;
  return {
    ...MOVE,
    paths: [],
    streams: [{ ...STREAM, sent: n, answered: n - 80, late: 40, lost: 40, interval_us: 20_000, last: at(399.98) }],
    lossPeriods: [
      {
        ...PERIOD,
        firstLostSeq: 10_001,
        lastLostSeq: 10_040,
        lost: 40,
        byState: { lost: 40, icmpErrors: 0 },
        lastReplyBefore: {
          seq: 10_000,
          sent: { low: at(199.98), high: at(199.98) },
          arrived: at(199.9806),
          source: { input: "i1", record: 20_000 },
        },
        firstReplyAfter: {
          seq: 10_041,
          sent: { low: at(200.8), high: at(200.8) },
          arrived: at(200.8006),
          source: { input: "i1", record: 20_080 },
        },
        firstLostAt: { low: at(200), high: at(200) },
        lastLostAt: { low: at(200.78), high: at(200.78) },
        observedGap_us: 820_000,
        provenUnreachable_us: 780_000,
        possibleUnreachable_us: 820_000,
        outageAtMost_us: 820_600,
        lossDerived_us: 800_000,
        lossDerivedTolerance_us: 20_000,
        resolution_us: 20_000,
      },
    ],
    rasters: [
      {
        stream: "s1",
        start: START,
        seq: Array.from({ length: n }, (_, i) => i + 1),
        sent_us: Array.from({ length: n }, (_, i) => us(i)),
        rtt_us: state.map((s) => (s === "l" ? null : s === "t" ? 25_000 : 600)),
        state: state.join(""),
        vteps: [A, B],
        vtep: Array.from({ length: n }, (_, i) => (i < 10_020 ? 0 : 1)),
        omitted: 0,
      },
    ],
  };
})();

const NASTY = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</style><script>alert(2)</script>",
  "\u202egpj.exe\u2066",
  "]]>&amp;&lt;",
  "x".repeat(10_000),
  "日本語ホスト",
  "a\u0000b\ud800c",
];

/** MOVE with hostile text wherever evidence holds text. */
export const HOSTILE: Evidence = ((): Evidence => {
  let n = 0;
  const nasty = (): string => NASTY[n++ % NASTY.length]!;
  const e = structuredClone(MOVE);
  e.title = NASTY.join(" ").slice(0, 400);
  for (const input of e.inputs) {
    input.name = nasty();
    input.node = nasty();
    input.warnings = [{ code: "x", says: nasty() }];
    input.unparsedAt = [{ line: 1, text: nasty() }];
  }
  e.subject.vteps = { [A]: NASTY[2]!, [B]: NASTY[3]! };
  for (const f of e.findings) {
    f.says = nasty();
    f.limits = [nasty(), nasty()];
  }
  for (const period of e.lossPeriods) {
    period.clock = nasty();
    period.limits = [nasty()];
  }
  for (const stream of e.streams) {
    stream.from = nasty();
    stream.to = nasty();
  }
  for (const overhead of e.overhead) {
    overhead.encapsulation = nasty();
    for (const header of overhead.headers) header.layer = nasty();
  }
  for (const frames of e.frames) frames.linkType = nasty();
  for (const path of e.paths) path.limits = [nasty()];
  for (const m of e.mobility) {
    m.mac = nasty();
    for (const event of m.history) event.where = nasty();
    for (const move of m.moves) move.where = nasty();
  }
  return e;
})();

/** Evidence as figures take it. */
export function sourceOf(evidence: Evidence): FigureSource {
  return { evidence: reveal(evidence) };
}
