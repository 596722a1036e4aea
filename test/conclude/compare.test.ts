// Comparisons worked out by hand, and of runs of the samples.
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { analyze } from "../../src/conclude/analyze.ts";
import { judgeBudget, parseBudget } from "../../src/conclude/compare/budget.ts";
import { compareRuns } from "../../src/conclude/compare/compare.ts";
import { orderStatistics } from "../../src/conclude/compare/figures.ts";
import { loadRun } from "../../src/conclude/compare/load.ts";
import type { Evidence, LossPeriod, Stream } from "../../src/schema/evidence.generated.ts";
import { put, scratch } from "../cli/run.ts";
import { describeShared } from "../shared.ts";

/** Replies to `answered` of 1 to `count`, 200 ms apart, each 1 ms after its request; ping -D -O. */
function log(count: number, lost: readonly number[]): string {
  const out = ["PING 192.0.2.50 (192.0.2.50) 56(84) bytes of data."];
  for (let seq = 1; seq <= count; seq++) {
    const sent = 1_700_000_000 + seq * 0.2;
    if (lost.includes(seq)) out.push(`[${(sent + 0.2).toFixed(6)}] no answer yet for icmp_seq=${seq}`);
    else out.push(`[${(sent + 0.001).toFixed(6)}] 64 bytes from 192.0.2.50: icmp_seq=${seq} ttl=64 time=1.00 ms`);
  }
  const received = count - lost.length;
  const loss = `${Number(((100 * lost.length) / count).toPrecision(6))}%`;
  out.push("", "--- 192.0.2.50 ping statistics ---");
  out.push(`${count} packets transmitted, ${received} received, ${loss} packet loss, time ${(count - 1) * 200}ms`);
  out.push("rtt min/avg/max/mdev = 1.000/1.000/1.000/0.000 ms", "");
  return out.join("\n");
}

const options = { toolVersion: "0.1.0" };
const runOf = (evidence: Evidence, title?: string) => ({ evidence, title, anonymizedBefore: false });

describe("order statistics", () => {
  it("bounds of the least, the middle and the greatest, by hand", () => {
    // lows sorted 1 2 5, highs sorted 3 6 9: least in [1, 3], middle in [2, 6], greatest in [5, 9]
    const three = [[2, 9], [1, 3], [5, 6]].map(([low_us, high_us]) => ({ low_us: low_us!, high_us: high_us! })); // prettier-ignore
    expect(orderStatistics(three)).toEqual({
      min: { low_us: 1, high_us: 3 },
      median: { low_us: 2, high_us: 6 },
      max: { low_us: 5, high_us: 9 },
    });
    // of two: the mean of both
    expect(orderStatistics(three.slice(0, 2)).median).toEqual({ low_us: 1.5, high_us: 6 });
  });

  it("hold the statistics of any true values within the intervals", () => {
    const value = fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 9 }), (list) => {
        const intervals = list.map(([low, width]) => ({ low_us: low, high_us: low + width }));
        const truth = list.map(([low, width, at]) => low + width * at).sort((a, b) => a - b);
        const s = orderStatistics(intervals);
        const n = truth.length;
        const median = (truth[(n - 1) >> 1]! + truth[n >> 1]!) / 2;
        for (const [bounds, true_] of [
          [s.min, truth[0]!],
          [s.median, median],
          [s.max, truth[n - 1]!],
        ] as const) {
          // prettier-ignore
          expect(bounds.low_us).toBeLessThanOrEqual(true_ + 0.001);
          expect(bounds.high_us).toBeGreaterThanOrEqual(true_ - 0.001);
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe("runs as pasted logs", async () => {
  const folder = scratch();
  const load = async (name: string, lost: readonly number[]) =>
    runOf((await loadRun(put(folder, `${name}.log`, log(60, lost)))).evidence, name);
  const first = await load(
    "first",
    Array.from({ length: 20 }, (_, i) => 20 + i),
  );
  const second = await load("second", [20, 21]);
  const third = await load("third", [30]);
  const c = compareRuns([first, second, third], options);

  it("lists each run with its loss", () => {
    expect(c.runs.map((r) => [r.id, r.title, r.sent, r.lost, r.periods, r.measuredBy])).toEqual([
      ["r1", "first", 60, 20, 1, "ping"],
      ["r2", "second", 60, 2, 1, "ping"],
      ["r3", "third", 60, 1, 1, "ping"],
    ]);
    // last reply of 19 at 3.801 s, first after (40) at 8.001 s; 19 to 22: 3.801 to 4.401; 29 to 31: 5.801 to 6.201
    const gap = (i: number) => c.runs[i]!.figures.find((f) => f.figure === "observedGap");
    expect([gap(0), gap(1), gap(2)].map((g) => g!.low_us)).toEqual([4_200_000, 600_000, 400_000]);
  });

  it("distribution: n, least, middle and greatest", () => {
    expect(c.distributions.find((d) => d.figure === "observedGap")).toEqual({
      figure: "observedGap",
      n: 3,
      of: 3,
      min: { low_us: 400_000, high_us: 400_000 },
      median: { low_us: 600_000, high_us: 600_000 },
      max: { low_us: 4_200_000, high_us: 4_200_000 },
    });
  });

  it("the first was longer than each later one, and that is shown", () => {
    const f = c.firstAgainstLater.find((x) => x.figure === "unreachable")!;
    // 20 lost 0.2 s apart: 3.8 s proven, less what a log does not stamp; and the later ones far less
    expect(f.first.low_us).toBeGreaterThan(3_000_000);
    expect([f.n, f.shows]).toEqual([2, "longer than each"]);
    // at most: request 19 of the second left after the reply to 18 was printed, at 3.601 s; the reply to 22 came at 4.401 s
    expect(f.later.high_us).toBe(800_000);
  });

  it("the other way round it is shorter, and equal runs show no difference", () => {
    const show = (...runs: Parameters<typeof compareRuns>[0]) =>
      compareRuns(runs, options).firstAgainstLater.find((x) => x.figure === "unreachable")!.shows;
    expect(show(third, first)).toBe("shorter than each");
    expect(show(second, third)).toBe("no difference shown");
  });

  it("one run alone: each of its loss periods is a row", async () => {
    const two = await load("two", [10, 11, 40]);
    const rows = compareRuns([two], options).runs;
    expect(rows.map((r) => [r.id, r.lost])).toEqual([["r1", 2], ["r2", 1]]); // prettier-ignore
  });

  it("a run without loss is in no distribution, and that is said", async () => {
    const whole = await load("whole", []);
    const x = compareRuns([second, whole], options);
    expect(x.distributions.find((d) => d.figure === "observedGap")).toMatchObject({ n: 1, of: 2 });
    expect(x.limits).toContain("Nothing was lost in r2: the distributions are those of the other runs.");
  });
});

describe("budgets", () => {
  it("are read with their unit", () => {
    expect(parseBudget("possibleUnreachable=500ms")).toEqual({ figure: "possibleUnreachable", limit_us: 500_000 });
    expect(parseBudget("whole=1.5s").limit_us).toBe(1_500_000);
    for (const wrong of ["possibleUnreachable", "possibleUnreachable=500", "x=1s", "whole=-1s", "whole=1m"])
      expect(() => parseBudget(wrong)).toThrow(/is not a budget/);
  });

  const stream = (extra: Partial<Stream>): Stream => ({
    id: "s1", input: "i1", key: { to: "192.0.2.50" }, from: "192.0.2.20", to: "192.0.2.50", interval_us: 200_000, sent: 60, answered: 58,
    late: 0, lost: 2, pending: 0, duplicates: 0, localErrors: 0, icmpErrors: 0, notObserved: 0, waited_us: 2_000_000, sameAs: [], stalls: [],
    widestAnsweredSpacing_us: 201_000, ...extra,
  }); // prettier-ignore
  const period = (extra: Partial<LossPeriod>): LossPeriod => ({
    id: "s1-l1", stream: "s1", firstLostSeq: 5, lastLostSeq: 6, lost: 2, byState: { lost: 2, icmpErrors: 0 }, lastReplyBefore: null,
    firstReplyAfter: null, open: null, observedGap_us: 600_000, provenUnreachable_us: 200_000, possibleUnreachable_us: 599_000,
    outageAtMost_us: 601_000, lossDerived_us: 400_000, lossDerivedTolerance_us: 200_000, clock: "", evidence: [], limits: [], ...extra,
  }); // prettier-ignore
  const evidence = (streams: Stream[], lossPeriods: LossPeriod[], extra: Partial<Evidence> = {}): Evidence => ({
    schema: "wirewitness/evidence/1", tool: { name: "wirewitness", version: "0" }, anonymized: false, subject: {}, inputs: [], frames: [],
    overhead: [], streams, lossPeriods, paths: [], ways: [], translations: [], mobility: [], clocks: [], outages: [], facts: [], findings: [], claims: [], rasters: [], ...extra,
  }); // prettier-ignore
  const moved = { mobility: [{ mac: "m", vni: 1, history: [], findings: [], moves: [{ from: "a", to: "b" }] }] } as unknown as Partial<Evidence>; // prettier-ignore
  const verdict = (budget: string, e: Evidence): [string, string] => {
    const c = compareRuns([runOf(e), runOf(e)], { ...options, budgets: [parseBudget(budget)] });
    return [c.budgets[0]!.runs[0]!.verdict, c.budgets[0]!.runs[0]!.reason];
  };

  it.each([
    // possibleUnreachable is 599 ms: a bound that is itself the figure
    ["possibleUnreachable=600ms", [stream({})], [period({})], {}, "met"],
    ["possibleUnreachable=599ms", [stream({})], [period({})], {}, "met"],
    ["possibleUnreachable=598ms", [stream({})], [period({})], {}, "exceeded"],
    // unreachable lies between 200 and 601 ms
    ["unreachable=601ms", [stream({})], [period({})], {}, "met"],
    ["unreachable=300ms", [stream({})], [period({})], {}, "inconclusive"],
    ["unreachable=199ms", [stream({})], [period({})], {}, "exceeded"],
    // one of two periods is above the limit
    [
      "possibleUnreachable=700ms",
      [stream({})],
      [period({}), period({ id: "s1-l2", firstLostSeq: 40, possibleUnreachable_us: 800_000 })],
      {},
      "exceeded",
    ],
    // open: above already, or not known
    [
      "possibleUnreachable=1s",
      [stream({})],
      [
        period({
          open: "end",
          possibleUnreachable_us: null,
          outageAtMost_us: null,
          observedGap_us: null,
          atLeast_us: 2_000_000,
        }),
      ],
      {},
      "exceeded",
    ],
    [
      "possibleUnreachable=3s",
      [stream({})],
      [
        period({
          open: "end",
          possibleUnreachable_us: null,
          outageAtMost_us: null,
          observedGap_us: null,
          atLeast_us: 2_000_000,
        }),
      ],
      {},
      "inconclusive",
    ],
    // probes without a fate
    ["possibleUnreachable=600ms", [stream({ pending: 1 })], [period({})], {}, "inconclusive"],
    ["possibleUnreachable=600ms", [stream({ notObserved: 3 })], [period({})], {}, "inconclusive"],
    // nothing lost: only a move could have failed, and only within the spacing of the probes
    ["possibleUnreachable=500ms", [stream({ lost: 0 })], [], {}, "inconclusive"],
    ["possibleUnreachable=500ms", [stream({ lost: 0 })], [], moved, "met"],
    ["possibleUnreachable=200ms", [stream({ lost: 0 })], [], moved, "inconclusive"],
    ["silence=500ms", [stream({ lost: 0 })], [], moved, "inconclusive"],
    // no probes, and an outage that was not split
    ["possibleUnreachable=500ms", [], [], moved, "inconclusive"],
    ["silence=500ms", [stream({})], [period({})], {}, "inconclusive"],
  ] as const)("%s", (budget, streams, periods, extra, expected) => {
    expect(verdict(budget, evidence([...streams], [...periods], extra))[0]).toBe(expected);
  });

  it("one run that exceeds it decides, then one that is inconclusive", () => {
    const run = (p: Partial<LossPeriod>, s: Partial<Stream> = {}) => runOf(evidence([stream(s)], [period(p)]));
    const all = (...runs: ReturnType<typeof run>[]) =>
      compareRuns(runs, { ...options, budgets: [parseBudget("possibleUnreachable=600ms")] }).verdict;
    expect(all(run({}), run({}))).toBe("met");
    expect(all(run({}), run({}, { pending: 1 }))).toBe("inconclusive");
    expect(all(run({}, { pending: 1 }), run({ possibleUnreachable_us: 700_000 }))).toBe("exceeded");
    expect(judgeBudget(parseBudget("whole=1s"), []).verdict).toBe("inconclusive");
  });

  it("different machines, spacings and measurements are said", () => {
    const a = evidence([stream({})], [period({})], { subject: { mac: "02:00:00:00:00:01" } });
    const b = evidence([stream({ interval_us: 50_000 })], [period({})], { subject: { mac: "02:00:00:00:00:02" } });
    const said = compareRuns([runOf(a), runOf(b)], options).limits.join("\n");
    expect(said).toMatch(/different MACs/);
    expect(said).toMatch(/every 50 ms at best, in r1 every 200 ms/);
    const mixed = [runOf(a), { evidence: { ...b, anonymized: true }, title: undefined, anonymizedBefore: true }];
    expect(compareRuns(mixed, options).limits.join("\n")).toMatch(/figures alone are compared/);
  });
});

describeShared("lab recordings", (root) => {
  it("three moves: the parts of each are those of its own evidence", async () => {
    const files = ["leaf2-eth1", "cp1-tap-vm", "cp2-tap-vm", "cp1-eth1", "cp2-eth1", "hostb-eth0"];
    const load = async (move: string) => (await analyze(files.map((f) => `${root}/lab/A/${move}/${f}.pcap`))).evidence;
    const all = [await load("move1"), await load("move2"), await load("move4-i0.05")];
    const c = compareRuns(
      all.map((e) => runOf(e)),
      options,
    );
    // lost_seqs of truth.json: 2, 2 and 9
    expect(c.runs.map((r) => r.lost)).toEqual([2, 2, 9]);
    for (const [i, e] of all.entries()) {
      const silence = e.outages[0]!.parts.find((p) => p.name === "silence")!;
      expect(c.runs[i]!.figures.find((f) => f.figure === "silence")).toEqual({
        figure: "silence",
        low_us: silence.low_us,
        high_us: silence.high_us,
      });
    }
    expect(c.distributions.find((d) => d.figure === "silence")).toMatchObject({ n: 3, of: 3 });
    expect(c.limits.join("\n")).toMatch(/r1 every 20\d\.\d ms/);
  });
});
