// What a comparison does not show: other machines, other spacings of the probes, other measurements, and how few runs there are.
import type { ComparedRun } from "../../schema/comparison.generated.ts";
import type { Run } from "./compare.ts";

/** Probes of one run that are this much further apart than those of another see less of the same outage. */
const COARSER = 1.25;

/** Sentences about what makes the runs differ beside the move itself. They name runs by their ids only. */
export function comparisonLimits(runs: readonly Run[], rows: readonly ComparedRun[]): string[] {
  const out = [...subjects(runs, rows), ...spacings(rows), ...measurements(rows)];
  const without = rows.filter((r) => r.stream === null).map((r) => r.id);
  if (without.length > 0)
    out.push(`Without probes: ${without.join(", ")}: nothing of ${it(without)} is in the figures.`);
  const undecidedOf = (r: ComparedRun) => r.pending + r.notObserved;
  const whole = rows.filter((r) => r.stream !== null && r.loss === null);
  const undecided = whole.filter((r) => undecidedOf(r) > 0).map((r) => r.id);
  if (undecided.length > 0)
    out.push(
      `The outcome of probes of ${undecided.join(", ")} is not known: that nothing was lost in ${it(undecided)} is not shown.`,
    );
  const unharmed = whole.filter((r) => undecidedOf(r) === 0).map((r) => r.id);
  if (unharmed.length > 0)
    out.push(`Nothing was lost in ${unharmed.join(", ")}: the distributions are those of the other runs.`);
  const open = rows.filter((r) => r.open !== null).map((r) => r.id);
  if (open.length > 0)
    out.push(
      `The longest loss period of ${open.join(", ")} is open: ${it(open)} may have been longer than every figure here.`,
    );
  const several = rows.filter((r) => r.periods > 1).map((r) => r.id);
  if (several.length > 0)
    out.push(`Several loss periods in ${several.join(", ")}: the figures are those of the longest.`);
  out.push(
    `${rows.length} ${rows.length === 1 ? "run says" : "runs say"} nothing about others: the distribution is that of these runs.`,
    "Two intervals that overlap may hold equal or different values: no difference shown is not none.",
    "Loss of probes is not availability, and a run shows one path.",
  );
  return out;
}

function it(ids: readonly string[]): string {
  return ids.length === 1 ? "it" : "them";
}

function subjects(runs: readonly Run[], rows: readonly ComparedRun[]): string[] {
  const before = runs.filter((r) => r.anonymizedBefore).length;
  if (before > 0 && before < runs.length)
    return [
      "Some runs were anonymized before, others were not: whether they are about one machine cannot be said; figures alone are compared.",
    ];
  const different = (key: (r: ComparedRun) => unknown): boolean =>
    new Set(rows.map(key).filter((x) => x !== undefined)).size > 1;
  const parts = [
    ...(different((r) => r.mac) ? ["MACs"] : []),
    ...(different((r) => r.ip) ? ["addresses"] : []),
    ...(different((r) => r.vni) ? ["VNIs"] : []),
  ];
  if (parts.length === 0) return [];
  const why =
    before > 0
      ? " They were anonymized before: under different keys one machine has different names, and figures alone are compared."
      : "";
  return [
    `The runs are about different ${parts.join(" and ")}: they are different machines or networks, not runs of one move.${why}`,
  ];
}

function spacings(rows: readonly ComparedRun[]): string[] {
  const known = rows.filter((r) => r.interval_us !== null);
  const finest = Math.min(...known.map((r) => r.interval_us!));
  const coarse = known.filter((r) => r.interval_us! > finest * COARSER);
  if (coarse.length === 0) return [];
  const ms = (us: number) => `${Number((us / 1000).toPrecision(4))} ms`;
  const list = coarse.map((r) => `${r.id} every ${ms(r.interval_us!)}`).join(", ");
  return [
    `Probes were sent every ${ms(finest)} at best, in ${list}: bounds are wider there by the spacing, which is no difference of the moves.`,
  ];
}

function measurements(rows: readonly ComparedRun[]): string[] {
  const kinds = new Set(rows.flatMap((r) => (r.measuredBy === undefined ? [] : [r.measuredBy])));
  if (kinds.size < 2) return [];
  return [`The runs were measured differently (${[...kinds].join(", ")}): a log does not stamp sends, a capture does.`];
}
