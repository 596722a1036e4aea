// Runs side by side: what each shows as intervals, how they are distributed, the first against the later ones, and budgets. A pure
// function of evidence documents: whatever names they carry, it carries on.
import type { Comparison } from "../../schema/comparison.generated.ts";
import type { Evidence, LossPeriod, Stream } from "../../schema/evidence.generated.ts";
import { type BudgetLimit, judgeBudget, type RunPeriods, together } from "./budget.ts";
import { distributionsOf, firstAgainstLaterOf } from "./distributions.ts";
import { figuresOf } from "./figures.ts";
import { comparisonLimits } from "./limits.ts";
import { streamsOf } from "./streams.ts";

/** One run: its evidence and what it is called. */
export interface Run {
  readonly evidence: Evidence;
  readonly title: string | undefined;
  /** It was anonymized when it was read, under a key that is not known. */
  readonly anonymizedBefore: boolean;
}

/** What is compared, and against what. */
export interface CompareOptions {
  readonly toolVersion: string;
  readonly budgets?: readonly BudgetLimit[];
}

/**
 * Compares runs. Several runs give one row each: the stream that shows most, and its longest loss period. One run alone gives a row for
 * each of its loss periods, so that several machines or moves in one body of evidence are compared.
 */
export function compareRuns(runs: readonly Run[], options: CompareOptions): Comparison {
  const rows = runs.length === 1 ? rowsOfOne(runs[0]!) : runs.map((r, i) => rowOf(r, `r${i + 1}`));
  const compared = rows.map((r) => r.run);
  const budgets = (options.budgets ?? []).map((b) => judgeBudget(b, rows));
  return {
    schema: "wirewitness/comparison/1",
    tool: { name: "wirewitness", version: options.toolVersion },
    anonymized: runs.some((r) => r.evidence.anonymized),
    runs: compared,
    distributions: distributionsOf(compared),
    firstAgainstLater: firstAgainstLaterOf(compared),
    budgets,
    verdict: budgets.length === 0 ? null : together(budgets.map((b) => b.verdict)),
    limits: comparisonLimits(runs, compared),
  };
}

function periodsOf(evidence: Evidence, stream: Stream): LossPeriod[] {
  return evidence.lossPeriods.filter((p) => p.stream === stream.id).sort((a, b) => size(b) - size(a));
}

/** An open period counts as the longest: nobody knows how long it was. */
function size(p: LossPeriod): number {
  return p.open === null ? (p.outageAtMost_us ?? p.observedGap_us ?? 0) : Number.MAX_VALUE;
}

function rowsOfOne(run: Run): RunPeriods[] {
  const { evidence } = run;
  const list = streamsOf(evidence).flatMap((stream) =>
    periodsOf(evidence, stream)
      .sort((a, b) => a.firstLostSeq - b.firstLostSeq)
      .map((p) => ({ stream, periods: [p] })),
  );
  if (list.length === 0) return [rowOf(run, "r1")];
  return list.map((x, i) => row(run, `r${i + 1}`, x));
}

function rowOf(run: Run, id: string): RunPeriods {
  const [stream] = streamsOf(run.evidence);
  return row(run, id, { stream, periods: stream === undefined ? [] : periodsOf(run.evidence, stream) });
}

function row(
  run: Run,
  id: string,
  of: { readonly stream: Stream | undefined; readonly periods: readonly LossPeriod[] },
): RunPeriods {
  const { evidence, title } = run;
  const { stream, periods } = of;
  const figures = (p: LossPeriod) =>
    figuresOf(
      p,
      evidence.outages.find((o) => o.loss === p.id),
    );
  const [longest] = periods;
  const { mac, ip, vni } = evidence.subject;
  const measuredBy = evidence.inputs.find((i) => i.id === stream?.input)?.kind;
  const target = ip ?? stream?.to;
  const network = vni ?? stream?.key.vni;
  return {
    run: {
      id,
      ...(title === undefined ? {} : { title }),
      ...(mac === undefined ? {} : { mac }),
      ...(target === undefined ? {} : { ip: target }),
      ...(network === undefined ? {} : { vni: network }),
      stream: stream?.id ?? null,
      ...(measuredBy === undefined ? {} : { measuredBy }),
      loss: longest?.id ?? null,
      periods: periods.length,
      sent: stream?.sent ?? 0,
      lost: periods.reduce((n, p) => n + p.lost, 0),
      pending: stream?.pending ?? 0,
      notObserved: stream?.notObserved ?? 0,
      interval_us: stream?.interval_us ?? null,
      widestAnsweredSpacing_us: stream?.widestAnsweredSpacing_us ?? null,
      moved: hasMoved(evidence),
      open: longest?.open ?? null,
      atLeast_us: longest?.atLeast_us ?? null,
      figures: longest === undefined ? [] : figures(longest),
    },
    periods: periods.map((p) => ({ open: p.open !== null, atLeast_us: p.atLeast_us ?? 0, figures: figures(p) })),
  };
}

function hasMoved(evidence: Evidence): boolean {
  return evidence.mobility.some((m) => m.moves.length > 0) || evidence.paths.some((p) => p.repoints.length > 0);
}
