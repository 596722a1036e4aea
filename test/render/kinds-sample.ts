// Documents for the kinds of figure beyond those of sample.ts: small ones, worked out by hand, and large ones, to be looked at.
import type { Acceptance, Counts } from "../../src/schema/acceptance.generated.ts";
import type { Clock, Evidence, Fact, Input, Outage, Raster, Stream, Way } from "../../src/schema/evidence.generated.ts";
import type { MonitoringSnapshot, Series } from "../../src/schema/monitoring-snapshot.generated.ts";

const TOOL = { name: "wirewitness", version: "0.1.0" } as const;

/** Seconds after 10:00:00 as a time. */
export function at(s: number): string {
  return new Date(Date.UTC(2026, 8, 24, 10) + s * 1000).toISOString();
}

function input(id: string, more: Partial<Input> = {}): Input {
  return { id, name: `${id}.log`, kind: "probe-log", bytes: 1, records: 1, unparsed: 0, warnings: [], ...more };
}

export function fact(kind: string, subject: string, value: unknown, more: Partial<Fact> = {}): Fact {
  return { kind, subject, value, source: { input: "i1", line: 1 }, limits: [], ...more };
}

function evidence(more: Partial<Evidence>): Evidence {
  return {
    schema: "wirewitness/evidence/1",
    tool: TOOL,
    anonymized: true,
    subject: {},
    inputs: ["i1", "i2", "i3", "i4"].map((id) => input(id)),
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
    ...more,
  };
}

function clock(a: string, b: string, offsets: readonly [number, number], more: Partial<Clock> = {}): Clock {
  const [offsetLow_us, offsetHigh_us] = offsets;
  return { a, b, offsetLow_us, offsetHigh_us, pairs: 10, basis: "requests and replies", ...more };
}

/** Against i1: i2 from 9 us behind to 20 ahead; i3 the same the other way round; i4 two hours and about a second away. */
export const CLOCKS: Evidence = evidence({
  clocks: [
    clock("i1", "i2", [-9, 20]),
    clock("i3", "i1", [-20, 9], { pairs: 1 }),
    clock("i1", "i4", [1_000_000, 1_000_200], { zoneShift_s: -7200, pairs: 0, basis: "ping stamps" }),
  ],
});

const STEP_LIMIT =
  "Whole seconds of the controller's clock, later than the event by its reconcile delay: 1 s resolution.";

function step(name: string, s: number, from = "i1"): Fact {
  const value = { at: at(s).replace(".000Z", "Z"), name, state: "other" };
  return fact("phase.time", "canary", value, { source: { input: from, line: 1 }, limits: [STEP_LIMIT] });
}

/** Recovery at 725 s: CNI ready 9 s later, Pods 13, checks 15. Another log has two steps, a third one only one. */
export const PHASES: Evidence = evidence({
  facts: [
    step("NodeChecksDone", 740),
    step("RecoveryStarted", 725),
    step("CniReady", 734),
    step("PodsReady", 738),
    step("SwitchStarted", 10, "i2"),
    step("SwitchDone", 70, "i2"),
    step("Alone", 5, "i3"),
  ],
});

function stream(id: string, to: string, of: { sent: number; lost?: number; input?: string; from?: string }): Stream {
  const lost = of.lost ?? 0;
  return {
    id,
    input: of.input ?? "i1",
    key: { to, protocol: "probe" },
    from: of.from ?? null,
    to,
    interval_us: 10_000_000,
    nominalInterval_us: 10_000_000,
    sent: of.sent,
    answered: of.sent - lost,
    late: 0,
    lost,
    pending: 0,
    duplicates: 0,
    localErrors: 0,
    icmpErrors: 0,
    notObserved: 0,
    waited_us: 2_000_000,
    sameAs: [],
    stalls: [],
  };
}

function raster(id: string, state: string, start = 0): Raster {
  const seq = Array.from(state, (_, i) => i + 1);
  return {
    stream: id,
    start: at(start),
    seq,
    sent_us: seq.map((_, i) => i * 10_000_000),
    rtt_us: seq.map(() => null),
    state,
    vteps: [],
    vtep: [],
    omitted: 0,
  };
}

/** Five logins 10 s apart, the third fails after 0.232 s; the heartbeat beside it began 0.4 s later and has no third one. */
export const STRIP: Evidence = evidence({
  streams: [
    stream("s1", "canary-ssh", { sent: 5, lost: 1 }),
    stream("s2", "heartbeat", { sent: 4, input: "i2" }),
    stream("s3", "later", { sent: 2, input: "i3" }),
  ],
  rasters: [
    raster("s1", "aalaa"),
    { ...raster("s2", "aaaa"), start: at(0.4), sent_us: [0, 10_000_000, 30_000_000, 40_000_000] },
    raster("s3", "aa", 5000),
  ],
  facts: [fact("probe.failed", "canary-ssh", { at: at(20), duration_us: 232_000 })],
});

/** The client reaches x and not y; the office reaches x with two of three. y was not probed from the office. */
export const PAIRS: Evidence = evidence({
  inputs: [input("i1", { node: "client", stage: "alone" }), input("i2", { node: "office", stage: "alone" })],
  streams: [
    stream("s1", "x", { sent: 3 }),
    stream("s2", "y", { sent: 3, lost: 3 }),
    stream("s3", "x", { sent: 3, lost: 1, input: "i2" }),
  ],
});

/** Two UPDATEs: one straight from the new VTEP, one passed on. */
export const UPDATES: Evidence = evidence({
  outages: [
    {
      loss: "l1",
      whole_us: 1,
      recoveredBy: "route",
      events: [],
      parts: [],
      cannotSplit: [],
      advertisements: [
        { from: "b", to: "c", input: "i2", reflected: true, low_us: 50_208, high_us: 50_224, evidence: [] },
        { from: "a", to: "b", input: "i1", reflected: false, low_us: 0, high_us: 300, evidence: [] },
      ],
    },
  ],
});

/** Two links of 1500 and one of 1600; Geneve costs 58. */
export const LINKS: Evidence = evidence({
  facts: [
    fact("link.mtu", "sw1 eth0", 1500),
    fact("link.mtu", "sw1 eth1", 1500),
    fact("link.mtu", "sw1 eth0", 1500, { source: { input: "i2", line: 1 } }),
    fact("link.mtu", "sw1 uplink0", 1600),
  ],
  overhead: [
    {
      input: "i1",
      encapsulation: "geneve",
      packets: 10,
      ipOverhead_bytes: 58,
      frameOverhead_bytes: null,
      headers: [],
      innerMtuAt1500_bytes: 1442,
    },
  ],
});

/** A /22: 1024 addresses, 1022 hosts, 1016 excluded, six left; all six held back by a list, two assigned. */
export const POOL: Evidence = evidence({
  facts: [
    fact("ipam.total", "net", 1024),
    fact("ipam.hosts", "net", 1022),
    fact("ipam.excluded", "net", 1016),
    fact("ipam.allocatableCount", "net", 6),
    fact("ipam.allocatable", "net", ["a1", "a2", "a3", "a4", "a5", "a6"]),
    fact("address.list", "list", ["a1", "a2", "a3", "a4", "a5", "a6"], { source: { input: "i2", line: 1 } }),
    fact("ip.assigned", "pod-1", "a2"),
    fact("ip.assigned", "pod-2", "a4"),
  ],
});

function targetFacts(from: string, up: readonly string[], down: readonly string[]): Fact[] {
  const source = { input: from, line: 1 };
  return [
    ...up.map((t) => fact("target.health", t, { state: "up" }, { source })),
    ...down.map((t) => fact("target.health", t, { state: "down" }, { source })),
    fact("targets.total", from, up.length + down.length, { source }),
    fact("targets.up", from, up.length, { source }),
    fact("targets.down", from, down.length, { source }),
  ];
}

/** Three targets, one of them down; then four: one came, and the order is that of the case and not of the files. */
export const TARGETS: Evidence = evidence({
  inputs: [input("i1", { order: 2 }), input("i2", { order: 1 })],
  facts: [...targetFacts("i1", ["n a", "n b", "n d"], ["n c"]), ...targetFacts("i2", ["n a", "n b"], ["n c"])],
});

/** Probes with 200 and 404; a metric with a range of 200 and a 500 that never rose. */
export const CODES: Evidence = evidence({
  facts: [
    fact("probe.codes", "web", { "200": 9, "404": 1 }),
    fact("metric.value", "api", { kind: "requests_rate", code: "200", least: 4.1, most: 4.3, samples: 21 }),
    fact("metric.value", "api", { kind: "requests_rate", code: "500", number: 0, at: at(0) }),
    fact("metric.value", "api", {
      kind: "workqueue_depth",
      least: 0,
      most: 3,
      samples: 21,
      first: at(0),
      last: at(300),
      widestGap_us: 15_000_000,
    }),
    fact("metric.value", "cni", { kind: "workqueue_depth", number: 0, at: at(30) }),
  ],
});

const LEG = { sourceMac: "m1", destinationMac: "m2", ttl: 63, hops: 1, packets: 3, firstSeq: 1, lastSeq: 3 } as const;

/** One tap, two interfaces: in at eth0 and out at eth1, and back. */
export const WAYS: Evidence = evidence({
  streams: [{ ...stream("s1", "x", { sent: 3 }), key: { to: "x", protocol: "icmp" } }],
  ways: [
    {
      input: "i1",
      stream: "s1",
      key: { to: "x", vlan: 200 },
      legs: [
        { ...LEG, packet: "request", interface: "eth0", direction: "in", source: { input: "i1", record: 1 } },
        { ...LEG, packet: "request", interface: "eth1", direction: "out", source: { input: "i1", record: 2 } },
        { ...LEG, packet: "reply", interface: "eth1", direction: "in", source: { input: "i1", record: 3 } },
      ],
      macs: "inconclusive",
      interfaces: "symmetric",
      reasons: ["one way only"],
      limits: ["A limit."],
    } satisfies Way,
  ],
});

function counts(more: Partial<Counts>): Counts {
  const zero = { reproduced: 0, contradicted: 0, inconclusive: 0, outOfScope: 0, passed: 0, failed: 0, undecided: 0 };
  return { claims: 0, checks: 0, ...zero, ...more };
}

/** Stage one: 4 claims, 1 check failed; stage two: a check undecided; one claim across stages. */
export const ACCEPTED: Acceptance = {
  schema: "wirewitness/acceptance/1",
  tool: TOOL,
  anonymized: true,
  subject: {},
  verdict: "contradicted",
  counts: counts({}),
  inputs: [],
  stages: [
    {
      name: "one",
      inputs: [],
      claims: [],
      counts: counts({ claims: 4, reproduced: 2, contradicted: 1, outOfScope: 1, checks: 1, failed: 1 }),
      checks: [],
    },
    { name: "two", inputs: [], claims: [], counts: counts({ checks: 3, passed: 2, undecided: 1 }), checks: [] },
  ],
  probes: [],
  timings: [],
  overhead: [],
  claims: [
    {
      id: "sum",
      says: "x",
      stage: null,
      figure: "phase.duration",
      expected: 1,
      observed: null,
      verdict: "inconclusive",
      reason: "x",
      evidence: [],
      scope: "x",
      limits: [],
    },
  ],
  limits: [],
};

export function series(id: string, name: string, more: Partial<Series> = {}): Series {
  return {
    id,
    name,
    kind: "gauge",
    kindFrom: "name",
    unit: "1",
    labels: {},
    input: "i1",
    line: 1,
    step_s: 30,
    samples: [],
    gaps: [],
    ...more,
  };
}

function samples(...of: readonly (readonly [number, string])[]): Series["samples"] {
  return of.map(([s, value]) => ({ at: at(s), value }));
}

/** 120 s: a queue that is empty; CPU with a gap of one sample, a restart and a NaN; a pool of six; codes 200 and 404. */
export const SNAPSHOT: MonitoringSnapshot = {
  schema: "wirewitness/monitoring-snapshot/1",
  tool: TOOL,
  anonymized: true,
  window: { start: at(0), end: at(120), step_s: 30 },
  inputs: [
    {
      id: "i1",
      name: "queue.json",
      format: "prometheus-json",
      bytes: 1,
      digest: { algorithm: "sha-256", value: "00" },
      series: 1,
      samples: 1,
      targets: 0,
      warnings: 0,
      unparsed: 0,
    },
  ],
  targets: {
    before: {
      input: "i1",
      total: 1,
      up: 1,
      down: 0,
      unknown: 0,
      list: [{ job: "j", instance: "a", labels: {}, health: "up", scrapeInterval_s: 15 }],
    },
    after: {
      input: "i1",
      total: 2,
      up: 1,
      down: 0,
      unknown: 1,
      list: [
        { job: "j", instance: "a", labels: {}, health: "up", scrapeInterval_s: 15 },
        { job: "j", instance: "b", labels: {}, health: "unknown", scrapeInterval_s: 15 },
      ],
    },
  },
  series: [
    series("s1", "workqueue_depth", { samples: samples([0, "0"], [30, "0"], [60, "0"], [90, "0"], [120, "0"]) }),
    series("s2", "process_cpu_seconds_total", {
      kind: "counter",
      unit: "s",
      samples: samples([0, "100"], [30, "100.5"], [90, "0.4"], [120, "NaN"]),
      gaps: [{ after: at(30), before: at(90), missing: 1 }],
      counter: {
        increase: "0.9",
        atLeast: true,
        window_s: 120,
        rate_per_s: 0.0075,
        resets: [{ after: at(30), before: at(90) }],
      },
    }),
    series("s3", "subnet_used_ip_count", { labels: { subnet: "a" }, samples: samples([120, "2"]) }),
    series("s4", "subnet_used_ip_count", { labels: { subnet: "b" }, samples: samples([120, "4"]) }),
    series("s5", "requests_total", { kind: "counter", labels: { code: "200" }, samples: samples([120, "4120"]) }),
    series("s6", "requests_total", { kind: "counter", labels: { code: "404" }, samples: samples([120, "17"]) }),
  ],
  views: { addressPool: ["s3", "s4"], controlPlane: ["s1", "s5", "s6"], cniOvs: ["s2"] },
  limits: ["As scraped."],
};

const LONG = "a-name-that-goes-on-and-on-".repeat(12);

/** Much of everything, with long names: nothing may overlap or leave the picture. */
export const MUCH: Evidence = ((): Evidence => {
  const ids = Array.from({ length: 60 }, (_, i) => `i${i + 1}`);
  const outage: Outage = {
    ...UPDATES.outages[0]!,
    advertisements: ids.map((id, i) => ({
      from: `198.51.100.${i}`,
      to: i % 7 === 0 ? LONG : `198.51.100.${i + 1}`,
      input: id,
      reflected: i % 2 === 0,
      low_us: i * 1000,
      high_us: i * 1500 + 300,
      evidence: [],
    })),
  };
  return evidence({
    inputs: ids.map((id, i) => input(id, { name: i % 5 === 0 ? `${LONG}.log` : `${id}.log`, node: `node-${i}` })),
    clocks: ids.slice(1).map((id, i) => clock("i1", id, [-(i + 1) * 10 ** (i % 6), (i + 1) * 7 * 10 ** (i % 6)])),
    outages: [outage],
    facts: [
      ...Array.from({ length: 40 }, (_, i) => step(i % 3 === 0 ? `${LONG}${i}` : `Step${i}`, i * i)),
      ...ids.map((id, i) => fact("link.mtu", `node-${i} ${i % 4 === 0 ? LONG : `eth${i}`}`, 1280 + (i % 12) * 100)),
      fact("ipam.total", LONG, 65_536),
      fact("ipam.hosts", LONG, 65_534),
      fact("ipam.excluded", LONG, 65_000),
      fact("ipam.allocatableCount", LONG, 534),
      fact(
        "ipam.allocatable",
        LONG,
        Array.from({ length: 534 }, (_, i) => `2001:db8:aaaa:bbbb:cccc:dddd:eeee:${i}`),
      ),
      ...ids.slice(0, 20).flatMap((id, i) =>
        targetFacts(
          id,
          Array.from({ length: 1000 + i }, (_, k) => `j ${k}`),
          ["j x"],
        ),
      ),
      ...Array.from({ length: 30 }, (_, i) => fact("probe.codes", LONG, { [String(200 + i * 10)]: 10 ** (i % 7) })),
    ],
    overhead: [...LINKS.overhead, { ...LINKS.overhead[0]!, encapsulation: "vxlan+geneve", ipOverhead_bytes: 108 }],
    streams: [
      ...ids
        .slice(0, 14)
        .map((id, i) => stream(`s${i}`, i % 3 === 0 ? LONG : `target-${i}`, { sent: 400, lost: i * 7, input: id })),
      ...ids.slice(0, 30).map((id, i) => ({
        ...stream(`t${i}`, `y-${i}`, { sent: 3, lost: i % 4, input: id }),
        from: `198.51.100.${i % 11}`,
      })),
    ],
    rasters: ids
      .slice(0, 14)
      .map((_, i) => raster(`s${i}`, Array.from({ length: 400 }, (_, k) => (k % 57 < i ? "l" : "a")).join(""))),
    ways: ids.slice(0, 14).map((id, i) => ({
      ...WAYS.ways[0]!,
      input: id,
      stream: "s0",
      macs: i % 2 === 0 ? ("symmetric" as const) : ("asymmetric" as const),
    })),
    claims: Array.from({ length: 300 }, (_, i) => ({
      ...ACCEPTED.claims[0]!,
      id: `c${i}`,
      stage: i % 25 === 0 ? LONG : `stage-${i % 17}`,
      verdict: (["reproduced", "reproduced", "contradicted", "inconclusive", "out of scope"] as const)[i % 5]!,
    })),
  });
})();

/** Forty metrics, twelve series each, 20,000 samples in one of them. */
export const MUCH_SNAPSHOT: MonitoringSnapshot = ((): MonitoringSnapshot => {
  const all = Array.from({ length: 40 }, (_, m) =>
    Array.from({ length: m % 4 === 0 ? 12 : 1 }, (_, k) => {
      const n = m === 0 && k === 0 ? 20_000 : 60;
      return series(`s${m}-${k}`, m % 9 === 0 ? `${LONG}${m}` : `workqueue_metric_${m}`, {
        labels: { instance: `${m % 9 === 0 ? LONG : "node"}-${k}`, job: "controller" },
        unit: m % 3 === 0 ? "bytes" : "1",
        samples: Array.from({ length: n }, (_, i) => ({
          at: at((i * 3600) / n),
          value: String(Math.round(1000 * 10 ** (m % 5) * (1 + Math.sin(i / 7 + k)))),
        })),
        gaps: k === 0 ? [{ after: at(600), before: at(1200), missing: 9 }] : [],
      });
    }),
  ).flat();
  return {
    ...SNAPSHOT,
    window: { start: at(0), end: at(3600), step_s: 60 },
    series: all,
    views: { addressPool: [], controlPlane: all.map((s) => s.id), cniOvs: [] },
  };
})();
