// Stream rows, and which of them are the same probes.
import { describe, expect, it } from "vitest";
import { correlateOverhead } from "../../src/correlate/encapsulation.ts";
import { correlateFrames } from "../../src/correlate/frames.ts";
import { correlatePaths } from "../../src/correlate/paths.ts";
import { correlateStreams, independentStreams } from "../../src/correlate/streams.ts";
import type { EncapsulationCounts, FrameCounts, Observation, ProbeStream } from "../../src/observe/observation.ts";
import { input, observation, probe, run, stream, t } from "./build.ts";

/** 60 probes, 0.2 s apart, from `first` on; two of them lost. */
function capture(first: string, given: Partial<ProbeStream> = {}): ProbeStream {
  const counts = { answered: 58, late: 0, icmpError: 0, localError: 0, lost: 2, pending: 0, notObserved: 0 };
  return stream({
    sent: 60,
    counts,
    first: t(first),
    last: t(first) + 11_800_000_000n,
    firstSeq: 1,
    lastSeq: 60,
    meanSpacingNs: 200e6,
    lossRuns: [run(2, probe(30, "0"), probe(31, "0"))],
    ...given,
  });
}

/** The sender's log of the same: no source, no identifier. */
function log(first: string, given: Partial<ProbeStream> = {}): ProbeStream {
  return capture(first, { key: { to: "198.51.100.10", protocol: "icmp" }, stamps: "print", ...given });
}

const at = (id: string, ...streams: ProbeStream[]): Observation => observation(id, { streams });
const same = (...observations: Observation[]) => {
  const c = correlateStreams(observations);
  return { sameAs: c.rows.map((r) => r.sameAs.join()), codes: c.findings.map((f) => f.code), rows: c.rows };
};

describe("the same probes", () => {
  it("two captures and the log, inside and outside a tunnel: one body of 60 probes", () => {
    const inside = capture("1000.0", { key: { ...stream().key, vni: 100 } });
    const { sameAs, rows, codes } = same(
      at("i1", log("1000.001")),
      at("i2", capture("1000.0"), inside),
      at("i3", { ...inside, first: t("1000.052") }),
    );
    expect(sameAs).toEqual(["s2,s3,s4", "s1,s3,s4", "s1,s2,s4", "s1,s2,s3"]);
    expect(independentStreams(rows).map((s) => s.id)).toEqual(["s1"]);
    expect(codes).toEqual([]);
  });

  it("other identifier, other ends, other protocol: other probes", () => {
    const key = stream().key;
    const others = [
      { ...key, icmpId: 6 },
      { ...key, from: "198.51.100.21" },
      { ...key, to: "198.51.100.11" },
      { ...key, protocol: "icmpv6" as const },
    ];
    const { sameAs, rows } = same(
      at("i1", capture("1000.0")),
      at("i2", ...others.map((k) => capture("1000.0", { key: k }))),
    );
    expect(sameAs).toEqual(["", "", "", "", ""]);
    expect(independentStreams(rows)).toHaveLength(5);
  });

  it("clocks five hours apart: a zone, said", () => {
    const { sameAs, codes } = same(at("i1", capture("100000.0")), at("i2", capture("118000.137")));
    expect(sameAs).toEqual(["s2", "s1"]);
    expect(codes).toEqual(["stream.same-probes-assumed"]);
  });

  it("clocks far apart without a zone: only when the same probes were lost", () => {
    expect(same(at("i1", capture("1000.0")), at("i2", capture("8000.0"))).sameAs).toEqual(["s2", "s1"]);
    const whole = { lossRuns: [] };
    expect(same(at("i1", capture("1000.0", whole)), at("i2", capture("8000.0", whole))).sameAs).toEqual(["", ""]);
  });

  it("the seq ranges must meet; seq 65530..65589 and, after the wrap, 0..53 do", () => {
    const late = capture("1000.0", { firstSeq: 100, lastSeq: 159 });
    expect(same(at("i1", capture("1000.0")), at("i2", late)).sameAs).toEqual(["", ""]);
    const wrapped = capture("1000.0", { firstSeq: 65530, lastSeq: 53 });
    // seq 0 is the 7th of them: 1.2 s after the first
    const after = capture("1001.2", { firstSeq: 0, lastSeq: 53, sent: 54 });
    const { sameAs, codes } = same(at("i1", wrapped), at("i2", after));
    expect(sameAs).toEqual(["s2", "s1"]);
    expect(codes).toEqual([]);
  });

  it("an excerpt of the log is placed by its seq numbers", () => {
    const excerpt = log("1005.801", { firstSeq: 30, lastSeq: 35, sent: 6, last: t("1006.8") });
    expect(same(at("i1", excerpt), at("i2", capture("1000.0"))).sameAs).toEqual(["s2", "s1"]);
  });

  it("two runs in one input with one key are two bodies; another tap joins each to its own", () => {
    const runs = [capture("1000.0", { lossRuns: [] }), capture("1100.0", { lossRuns: [] })];
    expect(same(at("i1", ...runs), at("i2", ...runs)).sameAs).toEqual(["s3", "s4", "s1", "s2"]);
  });

  it("a log that fits the streams of two senders is counted for itself, and said", () => {
    const other = capture("1000.0", { key: { ...stream().key, from: "198.51.100.30", icmpId: 9 } });
    const { sameAs, codes } = same(at("i1", log("1000.0")), at("i2", capture("1000.0"), other));
    expect(sameAs).toEqual(["", "", ""]);
    expect(codes).toEqual(["stream.same-probes-ambiguous"]);
    // lost probes tell them apart
    const whole = { ...other, lossRuns: [] };
    expect(same(at("i1", log("1000.0")), at("i2", capture("1000.0"), whole)).sameAs).toEqual(["s2", "s1", ""]);
  });

  it("a log given twice is one; the logs of two senders are two", () => {
    expect(same(at("i1", log("1000.0")), at("i2", log("1000.0")), at("i3", log("1000.5"))).sameAs).toEqual([
      "s2",
      "s1",
      "",
    ]);
    expect(same(at("i1", log("1000.0")), at("i2", log("1000.0")), at("i3", capture("1000.0"))).sameAs).toEqual([
      "s2,s3",
      "s1,s3",
      "s1,s2",
    ]);
  });

  it("streams without any time are the same only by their losses", () => {
    const bare = { stamps: "none" as const, lossRuns: [] };
    const untimed = { ...capture("0", bare), first: undefined, last: undefined };
    expect(same(at("i1", untimed), at("i2", capture("1000.0", { lossRuns: [] }))).sameAs).toEqual(["", ""]);
    const lossy = { ...capture("0"), first: undefined, last: undefined };
    expect(same(at("i1", lossy), at("i2", capture("1000.0"))).codes).toEqual(["stream.same-probes-assumed"]);
  });
});

it("a row: counts, times in the input's digits, microseconds", () => {
  const s = capture("1000.5", {
    rtt: { count: 58, minNs: 250000, meanNs: 300000.4, maxNs: 1686000 },
    widestAnsweredNs: 600e6,
    stalls: [{ firstSeq: 4, lastSeq: 6, probes: 3, longestRttNs: 700e6 }],
    errors: [
      {
        from: undefined,
        says: "message too long",
        count: 1,
        firstSeq: 9,
        local: true,
        source: { input: "i1", line: 4 },
      },
    ],
    summary: { sent: 60, received: 58, agrees: true },
    unplacedLost: 1,
  });
  const [row] = correlateStreams([at("i1", s)]).rows;
  expect(row).toMatchObject({
    id: "s1",
    first: "1970-01-01T00:16:40.500000Z",
    interval_us: 200000,
    waited_us: 2000000,
    sent: 60,
    lost: 2,
    rtt: { count: 58, min_us: 250, mean_us: 300, max_us: 1686 },
    widestAnsweredSpacing_us: 600000,
    stalls: [{ firstSeq: 4, lastSeq: 6, probes: 3, longestRtt_us: 700000 }],
    errors: [{ from: null, says: "message too long", count: 1, local: true }],
  });
});

it("streams are numbered by input and key, whatever order the observer had", () => {
  const a = capture("1.0", { key: { ...stream().key, to: "198.51.100.1" } });
  const b = capture("1.0", { key: { ...stream().key, to: "198.51.100.2" } });
  const ids = (o: Observation[]) => correlateStreams(o).rows.map((r) => r.to);
  expect(ids([at("i1", b, a)])).toEqual(ids([at("i1", a, b)]));
});

it("paths: the repoint of the source document, 41.215730 - 41.007759 = 207971 us", () => {
  const path = {
    vteps: [{ vtep: "192.168.31.22", requests: 3, answered: 1, firstSeq: 298, lastSeq: 300 }],
    outerSourcePorts: [44524],
    repoints: [
      {
        from: "192.168.31.22",
        to: "192.168.31.21",
        lastToOld: probe(300, "41.007759"),
        firstToNew: probe(301, "41.215730"),
      },
    ],
    replicated: [
      { seq: 7, to: ["192.0.2.13", "192.0.2.14"], answeredBy: undefined, source: { input: "i1", record: 9 } },
    ],
  };
  const [p] = correlatePaths(correlateStreams([at("i1", stream({ path }))]).ofs);
  expect(p).toMatchObject({
    stream: "s1",
    repoints: [
      { interval_us: 207971, lastSeqToOld: 300, firstSeqToNew: 301, firstToNew: "1970-01-01T00:00:41.215730Z" },
    ],
    replicated: [{ seq: 7, to: ["192.0.2.13", "192.0.2.14"] }],
  });
  expect(p!.limits[0]).toMatch(/one ECMP path/);
  const untimed = { ...path, repoints: [{ ...path.repoints[0]!, lastToOld: { ...probe(1, "0"), sent: undefined } }] };
  const [q] = correlatePaths(correlateStreams([at("i1", stream({ path: untimed }))]).ofs);
  expect(q!.repoints).toEqual([]);
  expect(q!.limits.at(-1)).toMatch(/1 repoints are left out/);
});

describe("sizes", () => {
  const counts = (given: Partial<EncapsulationCounts>): EncapsulationCounts => ({
    encapsulation: "vxlan",
    packets: 4,
    headers: [
      { layer: "ipv4", bytes: 20 },
      { layer: "udp", bytes: 8 },
      { layer: "vxlan", bytes: 8 },
      { layer: "eth", bytes: 14 },
    ],
    ethernet: true,
    frameOverhead: 50,
    paddedPackets: 0,
    outerLengths: new Map([[134, 4]]),
    innerLengths: new Map([[84, 4]]),
    first: { input: "i1", record: 1 },
    ...given,
  });
  const over = (given: Partial<EncapsulationCounts>) =>
    correlateOverhead([observation("i1", { overhead: [counts(given)] })])[0];

  it("VXLAN 20 + 8 + 8 + 14 = 50; what fits 1500 is 1450", () => {
    expect(over({})).toMatchObject({
      ipOverhead_bytes: 50,
      frameOverhead_bytes: 50,
      innerMtuAt1500_bytes: 1450,
      outerLengths: { "134": 4 },
    });
  });
  it("no Ethernet outside: no frame overhead", () => {
    expect(over({ ethernet: false })).toMatchObject({ ipOverhead_bytes: 50, frameOverhead_bytes: null });
  });
  it("plain traffic is 0 where it was seen, and absent where it was not", () => {
    expect(over({ encapsulation: "none", headers: [] })).toMatchObject({
      ipOverhead_bytes: 0,
      innerMtuAt1500_bytes: 1500,
    });
    expect(over({ encapsulation: "none", headers: [], packets: 0 })).toBeUndefined();
  });
  it("a tunnel without a ledger is unknown, not 0", () => {
    expect(over({ headers: [] })).toMatchObject({ ipOverhead_bytes: null, innerMtuAt1500_bytes: null });
  });
  it("frames: kinds apart, no kind that was not counted", () => {
    const f: FrameCounts = {
      linkType: "LINUX_SLL2",
      packets: 2,
      frameLength: new Map(),
      packetLength: new Map([
        [142, 1],
        [84, 1],
      ]),
      recordLength: new Map([
        [162, 1],
        [104, 1],
      ]),
      captured: new Map([
        [104, 1],
        [162, 1],
      ]),
      vlans: [{ tags: [200], packets: 1, lengths: new Map() }],
      fcsBytes: 0,
      snapped: 0,
      withoutTime: 0,
    };
    expect(correlateFrames([observation("i1", { frames: [f], input: input("i1") })])).toEqual([
      {
        input: "i1",
        linkType: "LINUX_SLL2",
        packets: 2,
        lengths: {
          packetLength: { "84": 1, "142": 1 },
          recordLength: { "104": 1, "162": 1 },
          captured: { "104": 1, "162": 1 },
        },
        vlans: [{ tags: [200], packets: 1 }],
        snapped: 0,
      },
    ]);
  });
});
