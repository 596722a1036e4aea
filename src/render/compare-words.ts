// The tables of a comparison: the same cells on a terminal and in Markdown.
import type { Budget, Comparison, ComparedRun, Interval } from "../schema/comparison.generated.ts";
import { count, duration, openWords, plural, UNDEFINED } from "./format.ts";
import type { Lang } from "./lang.ts";
import { boundsWords } from "./outage-words.ts";

/** A table as text: names of columns, "#" before those that are set right, and rows. */
export interface TextTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Parts of an outage, which a run has or has not. */
const PARTS = ["whole", "silence", "pause", "announcement", "propagation", "repoint", "nextProbe", "reply"];

/** "3 runs compared: budgets met". */
export function comparisonTitle(c: Comparison): string {
  const verdict = c.verdict === null ? "" : `: ${c.budgets.length === 1 ? "budget" : "budgets"} ${c.verdict}`;
  return `${plural(c.runs.length, "run")} compared${verdict}`;
}

/** The runs, what was lost in each and for how long; then the parts of their outages where any was split. */
export function runTables(c: Comparison, lang: Lang = "en"): TextTable[] {
  const runs = {
    title: "Runs",
    columns: ["run", "what", "#lost", "#every", "#unreachable", "#gap", "#possible", "#whole"],
    rows: c.runs.map((r) => [
      r.id,
      runWords(r),
      `${count(r.lost)} of ${count(r.sent)}`,
      duration(r.interval_us),
      ...["unreachable", "observedGap", "possibleUnreachable", "whole"].map((f) => cell(r, f, lang)),
    ]),
  };
  const parts = PARTS.slice(1).filter((f) => c.runs.some((r) => r.figures.some((x) => x.figure === f)));
  if (parts.length === 0) return [runs];
  return [
    runs,
    {
      title: "Parts of each outage",
      columns: ["run", ...parts.map((p) => `#${p}`)],
      rows: c.runs.map((r) => [r.id, ...parts.map((f) => cell(r, f, lang))]),
    },
  ];
}

/** The least, the middle and the greatest of each figure, as bounds. */
export function distributionTable(c: Comparison, lang: Lang = "en"): TextTable {
  return {
    title: "Distribution over the runs",
    columns: ["figure", "#n", "#min", "#median", "#max"],
    rows: c.distributions.map((d) => [
      d.figure,
      d.n === d.of ? String(d.n) : `${d.n} of ${d.of}`,
      ...[d.min, d.median, d.max].map((i) => words(i, lang)),
    ]),
  };
}

/** The first run against the others, where the figure is known of both. */
export function firstTable(c: Comparison, lang: Lang = "en"): TextTable {
  return {
    title: "The first run against the later ones",
    columns: ["figure", "#first", "#later, from least to most", "shows"],
    rows: c.firstAgainstLater.map((f) => [f.figure, words(f.first, lang), words(f.later, lang), f.shows]),
  };
}

/** "possibleUnreachable at most 500.00 ms: met". */
export function budgetWords(b: Budget): string {
  return `${b.figure} at most ${duration(b.limit_us)}: ${b.verdict}`;
}

function runWords(r: ComparedRun): string {
  const parts = [
    ...(r.title === undefined ? [] : [r.title]),
    ...(r.stream === null ? ["no probes"] : [r.loss ?? `${r.stream}, ${withoutLossWords(r)}`]),
    ...(r.periods > 1 ? [`longest of ${r.periods} periods`] : []),
    ...(r.open === null ? [] : [`open at ${openWords(r.open)}, at least ${duration(r.atLeast_us, "down")}`]),
  ];
  return parts.join("; ");
}

/** A stream without a loss period: nothing was lost only where every outcome is known. */
function withoutLossWords(r: ComparedRun): string {
  const open = r.pending + r.notObserved;
  if (open === 0) return r.sent === 0 ? "no probes" : "nothing lost";
  return open >= r.sent ? "no answer seen, none awaited to the end" : `nothing seen lost, ${open} not decided`;
}

function cell(r: ComparedRun, figure: string, lang: Lang): string {
  const f = r.figures.find((x) => x.figure === figure);
  return f === undefined ? UNDEFINED : words(f, lang);
}

function words(i: Interval, lang: Lang): string {
  return boundsWords(i.low_us, i.high_us, lang);
}
