// What a comparison must satisfy beyond its schema, without its runs: counts, bounds, distributions, and verdicts that follow from them.
import type { Budget, Comparison, ComparedRun } from "../../schema/comparison.generated.ts";
import type { ArithmeticProblem } from "../arithmetic.ts";
import { valueProblems } from "../document-values.ts";
import { together } from "./budget.ts";
import { distributionsOf, firstAgainstLaterOf } from "./distributions.ts";
import { COMPARED_FIGURES } from "./figures.ts";

type Say = (pointer: string, says: string) => void;

/** Every contradiction within a comparison that fits its schema; empty when it adds up. */
export function comparisonProblems(c: Comparison): ArithmeticProblem[] {
  const out: ArithmeticProblem[] = [];
  const say: Say = (pointer, says) => out.push({ pointer, says });
  if (c.runs.length === 0) say("/runs", "is empty: nothing was compared");
  c.runs.forEach((r, i) => {
    if (r.id !== `r${i + 1}`) say(`/runs/${i}/id`, `is "${r.id}", run ${i + 1} is r${i + 1}`);
    checkRun(r, `/runs/${i}`, say);
  });
  sameRows("/distributions", c.distributions, distributionsOf(c.runs), say);
  sameRows("/firstAgainstLater", c.firstAgainstLater, firstAgainstLaterOf(c.runs), say);
  c.budgets.forEach((b, i) => checkBudget(b, c.runs, `/budgets/${i}`, say));
  const verdict = c.budgets.length === 0 ? null : together(c.budgets.map((b) => b.verdict));
  if (c.verdict !== verdict) say("/verdict", `is ${String(c.verdict)}, its budgets come to ${String(verdict)}`);
  if (c.limits.length === 0) say("/limits", "is empty: no comparison is without limits");
  return [...out, ...valueProblems(c)];
}

function checkRun(r: ComparedRun, at: string, say: Say): void {
  const told = r.lost + r.pending + r.notObserved;
  if (told > r.sent) say(`${at}/sent`, `is ${r.sent}, of which ${told} were lost, pending or not observed`);
  if (r.stream === null && r.sent > 0) say(`${at}/stream`, `is null, and ${r.sent} probes were sent`);
  if ((r.loss === null) !== (r.periods === 0))
    say(`${at}/loss`, `is ${String(r.loss)}, with ${r.periods} loss periods`);
  if (r.lost < r.periods) say(`${at}/lost`, `is ${r.lost}, in ${r.periods} loss periods`);
  if (r.periods === 0 && r.lost > 0) say(`${at}/periods`, `is 0, with ${r.lost} probes lost`);
  if (r.periods === 0 && r.figures.length > 0) say(`${at}/figures`, "has figures of a loss period, and there is none");
  if (r.open !== null && r.loss === null) say(`${at}/open`, `is ${r.open}, and there is no loss period`);
  for (const key of ["interval_us", "widestAnsweredSpacing_us", "atLeast_us"] as const)
    if ((r[key] ?? 0) < 0) say(`${at}/${key}`, `is ${r[key]}: no duration is negative`);
  const seen = new Set<string>();
  r.figures.forEach((f, i) => {
    const here = `${at}/figures/${i}`;
    if (!COMPARED_FIGURES.includes(f.figure)) say(`${here}/figure`, `"${f.figure}" is no figure of a run`);
    if (seen.has(f.figure)) say(`${here}/figure`, `"${f.figure}" is given twice`);
    seen.add(f.figure);
    if (f.low_us < 0) say(`${here}/low_us`, `is ${f.low_us}: no duration is negative`);
    if (f.low_us > f.high_us) say(`${here}/low_us`, `is ${f.low_us}, above high_us ${f.high_us}`);
  });
}

/** Rows that follow from the runs are those that do. */
function sameRows(
  at: string,
  told: readonly { figure: string }[],
  derived: readonly { figure: string }[],
  say: Say,
): void {
  const byFigure = new Map(derived.map((d) => [d.figure, d]));
  const seen = new Set<string>();
  told.forEach((t, i) => {
    const d = byFigure.get(t.figure);
    if (d === undefined) return say(`${at}/${i}/figure`, `"${t.figure}" does not follow from the runs`);
    if (seen.has(t.figure)) return say(`${at}/${i}/figure`, `"${t.figure}" is given twice`);
    seen.add(t.figure);
    differences(t, d, `${at}/${i}`, say);
  });
  for (const figure of byFigure.keys()) if (!seen.has(figure)) say(at, `lacks "${figure}"`);
}

function differences(told: unknown, derived: unknown, at: string, say: Say): void {
  if (typeof derived === "object" && derived !== null && typeof told === "object" && told !== null)
    for (const [key, d] of Object.entries(derived))
      differences((told as Record<string, unknown>)[key], d, `${at}/${key}`, say);
  else if (told !== derived) say(at, `is ${String(told)}, the runs give ${String(derived)}`);
}

/** A budget has a row a run, and no row says otherwise than the figures of its run. */
function checkBudget(b: Budget, runs: readonly ComparedRun[], at: string, say: Say): void {
  if (!COMPARED_FIGURES.includes(b.figure)) say(`${at}/figure`, `"${b.figure}" is no figure of a run`);
  if (b.limit_us < 0) say(`${at}/limit_us`, `is ${b.limit_us}: no duration is negative`);
  const verdict = together(b.runs.map((r) => r.verdict));
  if (b.verdict !== verdict) say(`${at}/verdict`, `is ${b.verdict}, its runs come to ${verdict}`);
  const ids = runs.map((r) => r.id);
  if (b.runs.map((r) => r.run).join(" ") !== ids.join(" "))
    say(`${at}/runs`, `is not a row for each of ${ids.join(", ")}`);
  b.runs.forEach((row, i) => {
    const run = runs.find((r) => r.id === row.run);
    if (run === undefined) return;
    const f = run.figures.find((x) => x.figure === b.figure);
    const above = f !== undefined && f.low_us > b.limit_us;
    const beyond = f !== undefined && f.high_us > b.limit_us;
    const here = `${at}/runs/${i}/verdict`;
    if (above && row.verdict !== "exceeded") say(here, `is ${row.verdict}, the figure of ${run.id} is above the limit`);
    else if (row.verdict === "met" && beyond) say(here, `is met, the figure of ${run.id} may be above the limit`);
    else if (row.verdict === "met" && run.stream === null) say(here, `is met, and ${run.id} has no probes`);
    else if (row.verdict === "met" && run.pending + run.notObserved > 0)
      say(here, `is met, and not every probe of ${run.id} is decided`);
    else if (row.verdict === "exceeded" && run.periods === 0)
      say(here, `is exceeded, and nothing was lost in ${run.id}`);
    else if (row.verdict === "exceeded" && run.periods === 1 && run.open === null && !above)
      say(here, `is exceeded, the figure of ${run.id} is not above the limit`);
  });
}
