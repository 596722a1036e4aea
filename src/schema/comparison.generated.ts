// Generated from schemas/comparison.schema.json by "npm run schema". Do not edit.

/**
 * Several runs of one move, or several moves, laid side by side: every figure an interval in which the true value lies, never a midpoint. Durations are in microseconds.
 */
export interface Comparison {
  schema: "wirewitness/comparison/1";
  tool: {
    name: "wirewitness";
    version: string;
  };
  anonymized: boolean;
  runs: ComparedRun[];
  distributions: Distribution[];
  firstAgainstLater: FirstAgainstLater[];
  budgets: Budget[];
  /**
   * Of all budgets together; null without one.
   */
  verdict: "met" | "exceeded" | "inconclusive" | null;
  /**
   * What the comparison does not show.
   */
  limits: string[];
}
export interface ComparedRun {
  /**
   * "r1", "r2", ... in the order given.
   */
  id: string;
  /**
   * What the run is called, where that may be shown.
   */
  title?: string;
  mac?: string;
  ip?: string;
  vni?: number;
  /**
   * streams[].id of its evidence; null when it has no probes.
   */
  stream: string | null;
  /**
   * Kind of the input: capture, ping, ...
   */
  measuredBy?: string;
  /**
   * lossPeriods[].id of the longest period; null when nothing was lost.
   */
  loss: string | null;
  /**
   * Loss periods of the stream; the figures are those of the longest.
   */
  periods: number;
  sent: number;
  /**
   * Probes of all periods: lost and ICMP errors.
   */
  lost: number;
  pending: number;
  notObserved: number;
  /**
   * Measured spacing of the probes: nothing finer can be seen.
   */
  interval_us: number | null;
  widestAnsweredSpacing_us?: number | null;
  /**
   * A move or a repoint was recorded.
   */
  moved?: boolean;
  open: null | "start" | "end" | "both";
  atLeast_us?: number | null;
  figures: {
    figure: string;
    low_us: number;
    high_us: number;
  }[];
}
/**
 * Order statistics of the runs that have the figure; each is bounded by the same order statistic of the lower and of the upper bounds.
 */
export interface Distribution {
  figure: string;
  /**
   * Runs that have the figure.
   */
  n: number;
  /**
   * Runs in all.
   */
  of: number;
  min: Interval;
  median: Interval;
  max: Interval;
}
/**
 * The true value lies between the two, both included.
 */
export interface Interval {
  low_us: number;
  high_us: number;
}
export interface FirstAgainstLater {
  figure: string;
  first: Interval;
  later: Interval1;
  /**
   * Later runs that have the figure.
   */
  n: number;
  shows: "longer than each" | "shorter than each" | "no difference shown";
}
/**
 * The true value lies between the two, both included.
 */
export interface Interval1 {
  low_us: number;
  high_us: number;
}
export interface Budget {
  figure: string;
  limit_us: number;
  verdict: "met" | "exceeded" | "inconclusive";
  runs: {
    run: string;
    verdict: "met" | "exceeded" | "inconclusive";
    reason: string;
  }[];
}
