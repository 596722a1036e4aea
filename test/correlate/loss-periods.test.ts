// Durations of loss periods against values worked by hand.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correlateLoss } from "../../src/correlate/loss-periods.ts";
import type { LossRun, ProbeMark } from "../../src/observe/observation.ts";
import { probe, run, stream, t } from "./build.ts";

/** A line of a ping log: the reply's stamp is exact, the send lies between two bounds. */
function logged(seq: number, [low, high]: [string, string], arrived?: string): ProbeMark {
  const at = arrived === undefined ? undefined : t(arrived);
  return { ...probe(seq, low, arrived), sent: { low: t(low), high: t(high) }, arrived: at };
}

describe("the figures of the source documents", () => {
  // leaf2, local time: 298 sent 40.600748 answered 40.601534; 299 sent 40.801638; 300 sent 41.007759; 301 sent 41.215730 answered 41.217416
  it("capture at the leaf", () => {
    const lost = run(2, probe(299, "40.801638"), probe(300, "41.007759"), [
      probe(298, "40.600748", "40.601534"),
      probe(301, "41.215730", "41.217416"),
    ]);
    const [l] = correlateLoss(stream({ lossRuns: [lost], meanSpacingNs: 204994000, nominalIntervalNs: 200e6 }), "s1");
    expect(l).toMatchObject({
      id: "s1-l1",
      stream: "s1",
      firstLostSeq: 299,
      lastLostSeq: 300,
      lost: 2,
      byState: { lost: 2, icmpErrors: 0 },
      open: null,
      observedGap_us: 615882, // 41.217416 - 40.601534
      provenUnreachable_us: 206121, // 41.007759 - 40.801638
      possibleUnreachable_us: 614982, // 41.215730 - 40.600748
      outageAtMost_us: 616668, // 41.217416 - 40.600748
      lossDerived_us: 409988, // 2 x 204994
      lossDerivedTolerance_us: 204994,
      atLeast_us: null,
      resolution_us: 200000,
    });
    expect(l!.lastReplyBefore).toMatchObject({ seq: 298, arrived: "1970-01-01T00:00:40.601534Z" });
    expect(l!.firstLostAt).toEqual({ low: "1970-01-01T00:00:40.801638Z", high: "1970-01-01T00:00:40.801638Z" });
    // last answered request, its reply, first lost, last lost, first answered after, its reply
    expect(l!.evidence.map((e) => e.record)).toEqual([596, 597, 598, 600, 602, 603]);
  });

  it("ping log: proven only what the bounds of the sends allow", () => {
    // Sends: 298 left at or before 720.654829 - 0.00141; 299 at or before its "no answer yet" 721.060312, 300 at or
    // after that line and at or before its own, 721.268299; 301 at or before 721.273476 - 0.00224 = 721.271236.
    const lost = run(
      2,
      logged(299, ["1790191720.653419", "1790191721.060312"]),
      logged(300, ["1790191721.060312", "1790191721.268299"]),
      [
        logged(298, ["1790191720.453000", "1790191720.653419"], "1790191720.654829"),
        logged(301, ["1790191721.268299", "1790191721.271236"], "1790191721.273476"),
      ],
    );
    const s = stream({ stamps: "print", lossRuns: [lost], meanSpacingNs: 200e6, nominalIntervalNs: 200e6 });
    const [l] = correlateLoss(s, "s1", { digits: 6, clock: "utc" });
    expect(l).toMatchObject({
      observedGap_us: 618647, // 721.273476 - 720.654829
      provenUnreachable_us: 0, // max(0, 721.060312 - 721.060312)
      possibleUnreachable_us: 818236, // 721.271236 - 720.453000
      outageAtMost_us: 820476, // 721.273476 - 720.453000
      lossDerived_us: 400000,
      resolution_us: 200000,
    });
    expect(l!.clock).toMatch(/^print times of the log/);
    expect(l!.limits.join(" ")).toMatch(/A log stamps no send/);
  });
});

describe("open periods, single probes, errors", () => {
  it("a single lost probe proves no duration", () => {
    const one = probe(5, "1.0");
    const lost = run(1, one, one, [probe(4, "0.8", "0.801"), probe(6, "1.2", "1.201")]);
    const [l] = correlateLoss(stream({ lossRuns: [lost] }), "s1");
    expect(l).toMatchObject({ provenUnreachable_us: 0, possibleUnreachable_us: 400000, observedGap_us: 400000 });
    expect(l!.limits[0]).toMatch(/proves no duration/);
    expect(l).toMatchObject({ lossDerived_us: null, resolution_us: null }); // no spacing known: nothing is derived
  });

  it.each([
    { name: "at the start", ends: [undefined, probe(4, "1.6", "1.601")] as const, open: "start" },
    { name: "at the end", ends: [probe(0, "0.8", "0.801"), undefined] as const, open: "end" },
    { name: "at both", ends: [undefined, undefined] as const, open: "both" },
  ])("open $name: what is undefined is null, with a lower bound", ({ ends, open }) => {
    const lost = run(3, probe(1, "1.0"), probe(3, "1.4"), [...ends]);
    const [l] = correlateLoss(stream({ lossRuns: [lost] }), "s1");
    expect(l).toMatchObject({
      open,
      observedGap_us: null,
      possibleUnreachable_us: null,
      outageAtMost_us: null,
      provenUnreachable_us: 400000, // 1.4 - 1.0
      atLeast_us: 400000,
    });
  });

  it("ICMP errors count as unanswered, by state", () => {
    const lost: LossRun = { ...run(2, probe(1, "1.0"), probe(5, "1.8")), icmpErrors: 3 };
    const [l] = correlateLoss(stream({ lossRuns: [lost], meanSpacingNs: 200e6 }), "s1");
    expect(l).toMatchObject({ lost: 5, byState: { lost: 2, icmpErrors: 3 }, lossDerived_us: 1000000 }); // 5 x 0.2 s
  });

  it("local errors within a run do not count: seq 2 and 3 of 1..4 never left", () => {
    const [l] = correlateLoss(
      stream({ lossRuns: [run(2, probe(1, "1.0"), probe(4, "1.6"))], meanSpacingNs: 2e8 }),
      "s1",
    );
    expect(l).toMatchObject({ firstLostSeq: 1, lastLostSeq: 4, lost: 2, lossDerived_us: 400000 });
  });

  it("a late reply before that came after the first reply after leaves no gap", () => {
    const late = probe(1, "1.0", "3.0");
    const [l] = correlateLoss(
      stream({ lossRuns: [run(1, probe(2, "1.2"), probe(2, "1.2"), [late, probe(3, "1.4", "1.401")])] }),
      "s1",
    );
    expect(l).toMatchObject({ observedGap_us: null, possibleUnreachable_us: 400000 });
    expect(l!.limits.join(" ")).toMatch(/contradict themselves/);
  });

  it("a later probe's reply that comes first ends the outage: gap and outage by arrival", () => {
    // 1 answered at 1.001; 2 and 3 lost; 4 sent at 1.6 and answered late, at 4.489; 5 sent at 1.8 and answered at 1.801
    const before = probe(1, "1.0", "1.001");
    const lost: LossRun = {
      ...run(2, probe(2, "1.2"), probe(3, "1.4"), [before, { ...probe(4, "1.6", "4.489"), state: "late" }]),
      replyAfter: probe(5, "1.8", "1.801"),
    };
    const [l] = correlateLoss(stream({ lossRuns: [lost] }), "s1");
    // 1.801 - 1.001; 1.6 - 1.0; 1.801 - 1.0
    expect(l).toMatchObject({ observedGap_us: 800000, possibleUnreachable_us: 600000, outageAtMost_us: 801000 });
    expect(l!.firstReplyAfter?.seq).toBe(5);
  });

  it("seq numbers wrap: 65535 and 0 are one run", () => {
    const lost = run(2, { ...probe(65535, "1.0"), ordinal: 65535 }, { ...probe(0, "1.2"), ordinal: 65536 });
    const [l] = correlateLoss(stream({ lossRuns: [lost] }), "s1");
    expect(l).toMatchObject({ firstLostSeq: 65535, lastLostSeq: 0, provenUnreachable_us: 200000 });
  });

  it("no times at all: only the count", () => {
    const bare = (seq: number): ProbeMark => ({ ...probe(seq, "0"), sent: undefined });
    const [l] = correlateLoss(stream({ stamps: "none", lossRuns: [run(2, bare(1), bare(2))] }), "s1");
    expect(l).toMatchObject({
      lost: 2,
      provenUnreachable_us: null,
      possibleUnreachable_us: null,
      observedGap_us: null,
    });
    expect(l).not.toHaveProperty("firstLostAt");
  });

  it("sends that a log bounds on one side only: total loss with -O", () => {
    // "no answer yet 1" at 76.243313 (the first left before), "no answer yet 24" at 80.9 (the last, 25, left after)
    const bare = (seq: number): ProbeMark => ({ ...probe(seq, "0"), sent: undefined });
    const lost = { ...run(25, bare(1), bare(25)), leastNs: 4_656_687_000 };
    const [l] = correlateLoss(stream({ stamps: "print", lossRuns: [lost] }), "s1");
    expect(l).toMatchObject({ open: "both", provenUnreachable_us: 4656687, atLeast_us: 4656687 }); // 80.9 - 76.243313
  });

  it("a clock that runs backwards gives no durations", () => {
    const lost = run(2, probe(2, "5.0"), probe(3, "1.0"), [probe(1, "4.8", "4.801"), probe(4, "1.2", "1.201")]);
    const [l] = correlateLoss(stream({ lossRuns: [lost] }), "s1");
    expect(l).toMatchObject({ provenUnreachable_us: null, possibleUnreachable_us: null, outageAtMost_us: null });
  });
});

it("proven <= possible <= outageAtMost, and the gap lies between proven and outageAtMost", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 0, max: 1_000_000 }), ([a, b, c, d, slack], rtt) => {
      // sends in rising order, each known only to within its slack and never beyond the next send
      const at = [0, a!, a! + b!, a! + b! + c!].map((x) => 1_000_000_000n + BigInt(x));
      const width = BigInt(Math.min(slack!, a!, b!, c!, d!));
      const mark = (i: number, answered: boolean): ProbeMark => ({
        ...probe(i, "0"),
        sent: { low: at[i]!, high: at[i]! + width },
        arrived: answered ? at[i]! + width + BigInt(rtt) : undefined,
      });
      const lost = run(2, mark(1, false), mark(2, false), [mark(0, true), mark(3, true)]);
      const l = correlateLoss(stream({ lossRuns: [lost] }), "s1")[0]!;
      expect(l.provenUnreachable_us!).toBeLessThanOrEqual(l.possibleUnreachable_us!);
      expect(l.possibleUnreachable_us!).toBeLessThanOrEqual(l.outageAtMost_us!);
      expect(l.provenUnreachable_us!).toBeLessThanOrEqual(l.observedGap_us!);
      expect(l.observedGap_us!).toBeLessThanOrEqual(l.outageAtMost_us!);
    }),
    { seed: 1, numRuns: 500 },
  );
});

describe("a clock that was set, stamps that are coarse", () => {
  const at = (ms: number) => String(ms / 1000);
  /** Probe `seq` sent every 100 ms, `shift` ms off; answered after 1 ms. */
  const sent = (seq: number, shift = 0) => probe(seq, at(100_000 + 100 * seq + shift));
  const answered = (seq: number, shift = 0) => {
    const ms = 100_000 + 100 * seq + shift;
    return probe(seq, at(ms), at(ms + 1));
  };
  const even = { meanSpacingNs: 100e6, nominalIntervalNs: 100e6 };
  const nothing = {
    observedGap_us: null,
    provenUnreachable_us: null,
    possibleUnreachable_us: null,
    outageAtMost_us: null,
  };

  it("a mean that is not positive, or takes longer than the outage, derives nothing and says why", () => {
    const lost = run(2, sent(15), sent(16), [answered(14), answered(17)]);
    // -156410.256 us and 92407692.308 us are the means over a step of -10 s and of +1 h, as (last - first) / 39
    for (const [meanSpacingNs, why] of [
      [-156_410_256, /not positive/],
      [92_407_692_308, /longer than the outage can have lasted/],
    ] as const) {
      const [l] = correlateLoss(stream({ lossRuns: [lost], meanSpacingNs, nominalIntervalNs: 100e6 }), "s1");
      expect(l).toMatchObject({ lossDerived_us: null, lossDerivedTolerance_us: null, outageAtMost_us: 301_000 });
      expect(l!.limits.join(" ")).toMatch(why);
    }
  });

  it("set forward or back by an hour or ten seconds inside: no duration", () => {
    for (const shift of [3_600_000, -10_000]) {
      const lost = run(2, sent(20), sent(21, shift), [answered(19), answered(22, shift)]);
      const [l] = correlateLoss(stream({ ...even, lossRuns: [lost] }), "s1");
      expect(l).toMatchObject({ ...nothing, lost: 2, lossDerived_us: 200_000 });
      expect(l!.limits.join(" ")).toMatch(/contradict themselves/);
    }
    // 150 probes without an answer, 10 s back among them: 14.9 s of sends in 4.9 s
    const long = run(150, sent(20), sent(169, -10_000), [answered(19), answered(170, -10_000)]);
    expect(correlateLoss(stream({ ...even, lossRuns: [long] }), "s1")[0]).toMatchObject(nothing);
  });

  it("a flood ping that slows down without answers is no step: 0.1 ms, then 10 ms", () => {
    const f = (seq: number, ms: string, arrived?: string) => probe(seq, ms, arrived);
    const lost = run(1000, f(2, "1.0001"), f(1001, "10.9901"), [f(1, "1.0", "1.00009"), f(1002, "11.0001", "11.0002")]);
    const [l] = correlateLoss(stream({ lossRuns: [lost], meanSpacingNs: 1e5, nominalIntervalNs: 1e5 }), "s1");
    expect(l).toMatchObject({ provenUnreachable_us: 9_990_000, possibleUnreachable_us: 10_000_100 });
  });

  it("whole seconds: proven less one second, possible and at most more by one", () => {
    const whole = (seq: number, s: number, answer = false) => probe(seq, `${s}`, answer ? `${s}` : undefined);
    const lost = run(3, whole(5, 10), whole(7, 14), [whole(4, 8, true), whole(8, 16, true)]);
    const [l] = correlateLoss(stream({ lossRuns: [lost], resolutionNs: 1e9, meanSpacingNs: 2e9 }), "s1");
    expect(l).toMatchObject({
      provenUnreachable_us: 3_000_000, // 14 - 10 - 1
      possibleUnreachable_us: 9_000_000, // 16 - 8 + 1
      outageAtMost_us: 9_000_000,
      observedGap_us: 8_000_000,
      resolution_us: 2_000_000,
    });
    expect(l!.limits.join(" ")).toMatch(/whole steps of 1 s/);
    const tight = run(1, whole(5, 10), whole(5, 10), [whole(4, 10, true), whole(6, 10, true)]);
    expect(correlateLoss(stream({ lossRuns: [tight], resolutionNs: 1e9 }), "s1")[0]).toMatchObject({
      provenUnreachable_us: 0,
      possibleUnreachable_us: 1_000_000,
    });
  });
});
