// A budget as a claim: "possibleUnreachable under 500 ms in all runs". Met needs a measurement that could have failed.
import { EvidenceError } from "../../core/errors.ts";
import type { Budget, ComparedRun } from "../../schema/comparison.generated.ts";
import { COMPARED_FIGURES } from "./figures.ts";

/** A limit that a figure must not exceed. */
export interface BudgetLimit {
  readonly figure: string;
  readonly limit_us: number;
}

export type BudgetVerdict = "met" | "exceeded" | "inconclusive";

const UNITS: Readonly<Record<string, number>> = { ns: 0.001, us: 1, ms: 1000, s: 1_000_000 };

/** "possibleUnreachable=500ms". Throws E_USAGE for what is none. */
export function parseBudget(text: string): BudgetLimit {
  const m = /^([a-zA-Z]+)=(\d{1,9}(?:\.\d{1,9})?)(ns|us|ms|s)$/.exec(text);
  if (m === null || !COMPARED_FIGURES.includes(m[1]!)) {
    throw new EvidenceError("E_USAGE", `"${text}" is not a budget`, {
      hint: `write it as possibleUnreachable=500ms, with ns, us, ms or s; figures are ${COMPARED_FIGURES.join(", ")}`,
    });
  }
  return { figure: m[1]!, limit_us: Number(m[2]) * UNITS[m[3]!]! };
}

/** A budget held against every run. */
export function judgeBudget(limit: BudgetLimit, runs: readonly RunPeriods[]): Budget {
  const rows = runs.map((r) => ({ run: r.run.id, ...judgeRun(limit, r) }));
  return { ...limit, verdict: together(rows.map((r) => r.verdict)), runs: rows };
}

/** One that is exceeded decides, then one that is inconclusive. */
export function together(verdicts: readonly BudgetVerdict[]): BudgetVerdict {
  if (verdicts.includes("exceeded")) return "exceeded";
  return verdicts.length === 0 || verdicts.includes("inconclusive") ? "inconclusive" : "met";
}

/** A run with the figures of each of its loss periods: a budget holds for all of them, not for the longest alone. */
export interface RunPeriods {
  readonly run: ComparedRun;
  readonly periods: readonly {
    readonly open: boolean;
    readonly atLeast_us: number;
    readonly figures: ComparedRun["figures"];
  }[];
}

interface Judged {
  readonly verdict: BudgetVerdict;
  readonly reason: string;
}

/** Figures that grow with how long the machine was away: what an open period lasted at least is a lower bound of each. */
const OF_THE_OUTAGE: ReadonlySet<string> = new Set([
  "unreachable",
  "observedGap",
  "possibleUnreachable",
  "outageAtMost",
]);

function judgeRun({ figure, limit_us }: BudgetLimit, { run, periods }: RunPeriods): Judged {
  if (run.stream === null) return { verdict: "inconclusive", reason: "no probes were recorded" };
  if (periods.length === 0) return withoutLoss(figure, limit_us, run);
  let doubt: string | undefined;
  for (const p of periods) {
    const value = p.figures.find((f) => f.figure === figure);
    if (value !== undefined && value.low_us > limit_us)
      return { verdict: "exceeded", reason: "a loss period is above it" };
    if (p.open && OF_THE_OUTAGE.has(figure) && p.atLeast_us > limit_us)
      return { verdict: "exceeded", reason: "a loss period that is open is above it already" };
    if (p.open) doubt ??= "a loss period is open: how long it lasted is not known";
    else if (value === undefined) doubt ??= "the figure is not known for a loss period";
    else if (value.high_us > limit_us) doubt ??= "the limit lies within the bounds of a loss period";
  }
  doubt ??= unseen(run);
  if (doubt !== undefined) return { verdict: "inconclusive", reason: doubt };
  return {
    verdict: "met",
    reason: periods.length === 1 ? "the loss period is within it" : "all loss periods are within it",
  };
}

/** Nothing was lost: what was away between two answered probes was shorter than they are apart, if there was a move at all. */
function withoutLoss(figure: string, limit_us: number, run: ComparedRun): Judged {
  const hidden = unseen(run);
  if (hidden !== undefined) return { verdict: "inconclusive", reason: hidden };
  if (run.moved !== true)
    return { verdict: "inconclusive", reason: "nothing was lost, and no move was recorded: nothing could have failed" };
  const spacing = run.widestAnsweredSpacing_us ?? undefined;
  if (!OF_THE_OUTAGE.has(figure) || spacing === undefined)
    return { verdict: "inconclusive", reason: "nothing was lost: the figure is not defined" };
  if (spacing > limit_us)
    return { verdict: "inconclusive", reason: "nothing was lost, but probes are further apart than the limit" };
  return { verdict: "met", reason: "nothing was lost across a move, and answered probes are never further apart" };
}

function unseen(run: ComparedRun): string | undefined {
  if (run.pending > 0) return "probes at the end of the recording are pending";
  return run.notObserved > 0 ? "some probes were not observed" : undefined;
}
