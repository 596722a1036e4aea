// The figures by which runs are compared, each as an interval in which the true value lies.
import type { LossPeriod, Outage } from "../../schema/evidence.generated.ts";
import type { Interval } from "../../schema/comparison.generated.ts";
import { derivedLoss } from "../derived-loss.ts";

/** Figures of loss periods, in the order of tables. `unreachable` runs from what is proven to what is at most. */
export const LOSS_FIGURES = [
  "unreachable",
  "observedGap",
  "provenUnreachable",
  "possibleUnreachable",
  "outageAtMost",
  "lossDerived",
] as const;

/** Figures of outages: the whole, then its parts. */
export const OUTAGE_FIGURES = [
  "whole",
  "silence",
  "pause",
  "announcement",
  "propagation",
  "repoint",
  "nextProbe",
  "reply",
] as const;

/**
 * Figures whose intervals hold a true value that runs can differ in. The others are bounds or gaps between probes themselves: they differ
 * from run to run by where the probes happened to fall.
 */
export const TRUE_VALUES: readonly string[] = ["unreachable", ...OUTAGE_FIGURES];

/** All figures that a budget can name. */
export const COMPARED_FIGURES: readonly string[] = [...LOSS_FIGURES, ...OUTAGE_FIGURES];

/** A figure of a run. */
export interface RunFigure extends Interval {
  readonly figure: string;
}

/** Figures of a loss period and, where its outage was split, of its parts. What is undefined is left out. */
export function figuresOf(p: LossPeriod, outage: Outage | undefined): RunFigure[] {
  const out: RunFigure[] = [];
  const add = (figure: string, low: number | null | undefined, high: number | null | undefined) => {
    if (low === null || low === undefined || high === null || high === undefined) return;
    out.push({ figure, low_us: low, high_us: high });
  };
  add("unreachable", p.provenUnreachable_us, p.outageAtMost_us);
  add("observedGap", p.observedGap_us, p.observedGap_us);
  add("provenUnreachable", p.provenUnreachable_us, p.provenUnreachable_us);
  add("possibleUnreachable", p.possibleUnreachable_us, p.possibleUnreachable_us);
  add("outageAtMost", p.outageAtMost_us, p.outageAtMost_us);
  const derived = derivedLoss(p);
  add("lossDerived", derived?.low, derived?.high);
  if (outage === undefined) return out;
  add("whole", outage.wholeLow_us ?? outage.whole_us, outage.wholeHigh_us ?? outage.whole_us);
  for (const name of OUTAGE_FIGURES.slice(1)) {
    const part = outage.parts.find((x) => x.name === name);
    add(name, part?.low_us, part?.high_us);
  }
  return out;
}

/** What of several intervals holds for their least, their middle and their greatest value; `intervals` is not empty. */
export function orderStatistics(intervals: readonly Interval[]): { min: Interval; median: Interval; max: Interval } {
  const lows = intervals.map((i) => i.low_us).sort((a, b) => a - b);
  const highs = intervals.map((i) => i.high_us).sort((a, b) => a - b);
  const pick = (of: (sorted: readonly number[]) => number): Interval => ({ low_us: of(lows), high_us: of(highs) });
  return { min: pick((s) => s[0]!), median: pick(middle), max: pick((s) => s.at(-1)!) };
}

/** The middle one; of an even number the mean of the two in the middle. To the ns. */
function middle(sorted: readonly number[]): number {
  const n = sorted.length;
  const [a, b] = [sorted[(n - 1) >> 1]!, sorted[n >> 1]!];
  return Math.round(((a + b) / 2) * 1000) / 1000;
}
