// How the figures of several runs are distributed, and the first run against the later ones.
import type { Comparison, ComparedRun, FirstAgainstLater, Interval } from "../../schema/comparison.generated.ts";
import { COMPARED_FIGURES, orderStatistics, TRUE_VALUES } from "./figures.ts";

function intervalsOf(figure: string, runs: readonly ComparedRun[]): Interval[] {
  return runs.flatMap((r) => r.figures.filter((f) => f.figure === figure));
}

/** Of each figure that a run has: least, median and greatest. */
export function distributionsOf(runs: readonly ComparedRun[]): Comparison["distributions"] {
  return COMPARED_FIGURES.flatMap((figure) => distribution(figure, runs));
}

/** The first run against all later ones, by the figures that can tell a difference of the moves. */
export function firstAgainstLaterOf(runs: readonly ComparedRun[]): FirstAgainstLater[] {
  return TRUE_VALUES.flatMap((figure) => firstAgainstLater(figure, runs));
}

function distribution(figure: string, runs: readonly ComparedRun[]): Comparison["distributions"] {
  const intervals = intervalsOf(figure, runs);
  if (intervals.length === 0) return [];
  return [{ figure, n: intervals.length, of: runs.length, ...orderStatistics(intervals) }];
}

/** Shown to differ only where the intervals do not touch. */
function firstAgainstLater(figure: string, runs: readonly ComparedRun[]): FirstAgainstLater[] {
  const [first] = intervalsOf(figure, runs.slice(0, 1));
  const later = intervalsOf(figure, runs.slice(1));
  if (first === undefined || later.length === 0) return [];
  const low_us = Math.min(...later.map((i) => i.low_us));
  const high_us = Math.max(...later.map((i) => i.high_us));
  const shows =
    first.low_us > high_us ? "longer than each" : first.high_us < low_us ? "shorter than each" : "no difference shown";
  return [
    {
      figure,
      first: { low_us: first.low_us, high_us: first.high_us },
      later: { low_us, high_us },
      n: later.length,
      shows,
    },
  ];
}
