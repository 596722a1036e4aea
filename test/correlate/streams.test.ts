// Stream rows, and which of them are the same probes.
import { describe, expect, it } from "vitest";
import { correlateOverhead } from "../../src/correlate/encapsulation.ts";
import { correlateFrames } from "../../src/correlate/frames.ts";
import { correlatePaths } from "../../src/correlate/paths.ts";
import { correlateStreams, independentStreams } from "../../src/correlate/streams.ts";
import type { EncapsulationCounts, FrameCounts, Observation, ProbeStream } from "../../src/observe/observation.ts";
import { ProbeTable, RTT, SENT, TAP_FLOATS, TAP_INTS } from "../../src/observe/probe-table.ts";
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

/** Sends in ns from 0, seq 1 on, each answered after 1 ms. */
function table(sends: readonly number[]): ProbeTable {
  const out = new ProbeTable("tap");
  for (const [i, ns] of sends.entries()) {
    const chunk = out.room();
    chunk.floats[chunk.rows * TAP_FLOATS + SENT] = ns;
    chunk.ints.set([1_000_000, 2 * i + 1, 1, i + 1], chunk.rows * TAP_INTS + RTT);
    out.added(chunk);
  }
  return out;
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

  it("absolute clocks hours apart: two runs, whatever was lost, and said", () => {
    for (const later of ["118000.0", "103600.137", "8000.0"]) {
      const { sameAs, codes } = same(at("i1", capture("100000.0")), at("i2", capture(later)));
      expect(sameAs).toEqual(["", ""]);
      expect(codes).toEqual(["stream.same-key-apart"]);
    }
  });

  it("a text whose zone nobody told, five hours off, with the same losses: a zone, said", () => {
    const text = (...streams: ProbeStream[]) =>
      observation("i2", { streams, input: input("i2", { clock: "local time, no zone" }) });
    const { sameAs, codes } = same(at("i1", capture("100000.0")), text(capture("118000.137")));
    expect(sameAs).toEqual(["s2", "s1"]);
    expect(codes).toEqual(["stream.same-probes-assumed"]);
    const other = { lossRuns: [run(1, probe(30, "0"), probe(30, "0"))] };
    expect(same(at("i1", capture("100000.0")), text(capture("118000.137", other))).sameAs).toEqual(["", ""]);
    // 5 h 7 min are no zone
    expect(same(at("i1", capture("100000.0")), text(capture("118420.0"))).sameAs).toEqual(["", ""]);
  });

  it("a clock that is an hour off: one run where the jitter of the sends is the same, two where it is not", () => {
    const jitter = [3, 57, 12, 88, 41, 5, 73, 29, 64, 18, 95, 36];
    const other = [61, 8, 44, 90, 17, 52, 2, 79, 33, 70, 25, 58];
    const tap = (id: string, first: string, ns: readonly number[], given: Partial<ProbeStream> = {}) => {
      const s = capture(first, { sent: 12, lastSeq: 12, last: t(first) + 2_200_000_000n, lossRuns: [], ...given });
      const probes = new Map([[s, table(ns.map((us, i) => 200e6 * i + 1000 * us))]]);
      return observation(id, { streams: [s], timing: { probes, segments: undefined } });
    };
    const [one, two] = [
      tap("i1", "100000.0", jitter),
      tap(
        "i2",
        "103600.0",
        jitter.map((us) => us + 50),
      ),
    ];
    expect(same(one, two).sameAs).toEqual(["s2", "s1"]);
    expect(same(one, two).codes).toEqual(["stream.same-probes-assumed"]);
    expect(same(one, tap("i2", "103600.0", other)).sameAs).toEqual(["", ""]);
    // a sender as even as a clock tells nothing: in doubt they are two
    const even = jitter.map(() => 0);
    expect(same(tap("i1", "100000.0", even), tap("i2", "103600.0", even)).sameAs).toEqual(["", ""]);
    // each lost what the other has answered
    const lossOf = (seq: number) => ({ lossRuns: [run(1, probe(seq, "0"), probe(seq, "0"))] });
    const apart = [tap("i1", "100000.0", jitter, lossOf(4)), tap("i2", "103600.0", jitter, lossOf(7))] as const;
    expect(same(...apart).sameAs).toEqual(["", ""]);
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
