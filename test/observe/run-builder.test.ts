// Loss runs and stalls from streams written by hand: one letter a probe, one second a probe.
import { describe, expect, it } from "vitest";
import type { ProbeMark, ProbeState } from "../../src/observe/observation.ts";
import { createRunBuilder } from "../../src/observe/run-builder.ts";

const S = 1_000_000_000n;
const STATES: Record<string, ProbeState> = {
  a: "answered",
  t: "late",
  x: "lost",
  e: "icmpError",
  l: "localError",
  p: "pending",
  n: "notObserved",
};

/** Probe n leaves at n seconds; its reply comes after `rtt` (default 10 ms, late ones 1.5 s). */
function mark(letter: string, n: number, rttNs?: bigint): ProbeMark {
  const state = STATES[letter]!;
  const sent = { low: BigInt(n) * S, high: BigInt(n) * S };
  const replied = state === "answered" || state === "late";
  const rtt = rttNs ?? (state === "late" ? 1_500_000_000n : 10_000_000n);
  return {
    seq: n,
    ordinal: n,
    state,
    sent,
    source: { input: "i", record: n },
    arrived: replied ? sent.low + rtt : undefined,
    arrivedSource: undefined,
    rttNs: replied ? Number(rtt) : undefined,
  };
}

function build(letters: string, limit?: number) {
  const builder = createRunBuilder(limit);
  letters.split("").forEach((c, i) => builder.push(mark(c, i + 1)));
  return builder.finish();
}

const shape = (letters: string) =>
  build(letters).lossRuns.map((r) => [r.first.seq, r.last.seq, r.lost, r.icmpErrors, r.before?.seq, r.after?.seq]);

describe("loss runs", () => {
  it.each([
    { letters: "aaa", runs: [] },
    { letters: "aaxxa", runs: [[3, 4, 2, 0, 2, 5]] },
    { letters: "axaxa", runs: [[2, 2, 1, 0, 1, 3], [4, 4, 1, 0, 3, 5]] }, // prettier-ignore
    { letters: "axexa", runs: [[2, 4, 2, 1, 1, 5]] },
    { letters: "xxa", runs: [[1, 2, 2, 0, undefined, 3]] },
    { letters: "axp", runs: [[2, 2, 1, 0, 1, undefined]] },
    { letters: "xx", runs: [[1, 2, 2, 0, undefined, undefined]] },
    { letters: "axlxa", runs: [[2, 4, 2, 0, 1, 5]] },
    { letters: "axnxa", runs: [[2, 4, 2, 0, 1, 5]] },
    { letters: "alla", runs: [] },
    { letters: "axta", runs: [[2, 2, 1, 0, 1, 3]] },
    { letters: "txa", runs: [[2, 2, 1, 0, 1, 3]] },
  ])("$letters", ({ letters, runs }) => expect(shape(letters)).toEqual(runs));

  it("counts every state", () => {
    expect(build("atxelpna").counts).toEqual({
      answered: 2,
      late: 1,
      lost: 1,
      icmpError: 1,
      localError: 1,
      pending: 1,
      notObserved: 1,
    });
  });

  it("keeps counts beyond the limit and says how many runs were left out", () => {
    const built = build("axaxaxa", 2);
    expect([built.lossRuns.length, built.runsOmitted, built.counts.lost]).toEqual([2, 1, 3]);
  });
});

describe("replies by arrival", () => {
  it("the last reply before a run can be an earlier, late probe's", () => {
    const builder = createRunBuilder();
    // Probe 1 is answered 2.2 s after its send (at 3.2 s), probe 2 at 2.01 s; 3 and 4 are lost.
    for (const m of [mark("t", 1, 2_200_000_000n), mark("a", 2), mark("x", 3), mark("x", 4), mark("a", 5)])
      builder.push(m);
    const [run] = builder.finish().lossRuns;
    expect([run?.before?.seq, run?.replyBefore?.seq, run?.replyAfter]).toEqual([2, 1, undefined]);
  });

  it("the first reply after a run can be a later probe's, when the first answered one was late", () => {
    const builder = createRunBuilder();
    // Probe 3 leaves at 3 s and is answered at 6.5 s, 4 at 5.2 s, 5 at 5.01 s, 6 (never first) at 6.01 s.
    const marks = [
      mark("a", 1),
      mark("x", 2),
      mark("t", 3, 3_500_000_000n),
      mark("t", 4, 1_200_000_000n),
      mark("a", 5),
      mark("a", 6),
    ];
    for (const m of marks) builder.push(m);
    const [run] = builder.finish().lossRuns;
    expect([run?.after?.seq, run?.replyAfter?.seq, run?.replyBefore]).toEqual([3, 5, undefined]);
  });
});

describe("stalls and spacing", () => {
  it("a stall is a run of late probes; a lost probe ends it", () => {
    expect(build("attaxtxtt").stalls).toEqual([
      { firstSeq: 2, lastSeq: 3, probes: 2, longestRttNs: 1_500_000_000 },
      { firstSeq: 6, lastSeq: 6, probes: 1, longestRttNs: 1_500_000_000 },
      { firstSeq: 8, lastSeq: 9, probes: 2, longestRttNs: 1_500_000_000 },
    ]);
  });

  it.each([
    { letters: "a", widest: undefined },
    { letters: "aa", widest: 1e9 },
    { letters: "ala", widest: 2e9 }, // nothing left the host in between: the outage could be that long
    { letters: "axa", widest: undefined }, // a loss run has bounds of its own
    { letters: "axxaa", widest: 1e9 },
  ])("widest spacing of $letters", ({ letters, widest }) => expect(build(letters).widestAnsweredNs).toBe(widest));

  it("takes the widest bounds where sends are only bounded", () => {
    const builder = createRunBuilder();
    builder.push({ ...mark("a", 1), sent: { low: 1n, high: 5n } });
    builder.push({ ...mark("a", 2), sent: { low: 11n, high: 15n } });
    builder.push({ ...mark("a", 3), sent: undefined });
    expect(builder.finish().widestAnsweredNs).toBe(14);
  });
});
