// Figure "comparison": a row a run. Solid is how long the machine was unreachable for certain, hatched how long it may have been.
import type { Comparison, ComparedRun } from "../../schema/comparison.generated.ts";
import type { Lang } from "../lang.ts";
import { boundsWords } from "../outage-words.ts";
import {
  EMPTY,
  HEIGHT,
  toCsv,
  WIDTH,
  type Dataset,
  type Figure,
  type FigureConfig,
  type FigureKind,
  type Label,
} from "./figure.ts";
import { WORDS } from "./comparison-words.ts";

/** Runs that get a row; the others stay in the tables. */
const MOST_RUNS = 40;
/** Pixels. */
const ROW = 42;
const AROUND = 132;
/** Longest name of a run beside its row. */
const MOST_NAME = 24;
/** A limit this many times the longest bar is not drawn. */
const FAR = 2;
/** What the bars show. */
const FIGURE = "unreachable";

export const comparison: FigureKind = {
  name: "comparison",
  about: {
    answers: "How long each of several runs had no answer, and whether they differ.",
    read: "A row a run: solid is unreachable for certain, hatched what it may have been. A dashed line is the budget.",
    limits: "Runs whose bounds overlap show no difference.",
  },
  from: ["comparison"],
  why: { en: "no run has a closed loss period", zh: "没有一次运行含有已结束的丢包时段" },
  build({ comparison: c }, lang) {
    const figure = c === undefined ? undefined : figureOf(c, lang);
    return figure === undefined ? [] : [figure];
  },
};

function figureOf(c: Comparison, lang: Lang): Figure | undefined {
  const runs = c.runs.slice(0, MOST_RUNS);
  if (!runs.some((r) => value(r) !== undefined)) return undefined;
  const left = c.runs.length - runs.length;
  const words = WORDS[lang];
  return {
    name: "comparison",
    title: words.title(c.runs.length),
    caption: words.caption,
    alt: runs.map((r) => `${nameOf(r)}: ${wordsOf(r, lang)}`).join("; "),
    limits: [...c.limits, ...(left > 0 ? [words.further(left)] : [])],
    csv: toCsv(
      ["run", "low_us", "high_us", "lost", "sent", "interval_us"],
      c.runs.map((r) => [r.id, value(r)?.low_us, value(r)?.high_us, r.lost, r.sent, r.interval_us]),
    ),
    // Runs are documents of their own: their places are in their own reports.
    sources: [],
    document: "comparison",
    config: configOf(c, runs, lang),
    size: { width: WIDTH, height: Math.max(220, Math.min(HEIGHT * 2, AROUND + runs.length * ROW)) },
  };
}

function value(r: ComparedRun): { low_us: number; high_us: number } | undefined {
  return r.figures.find((f) => f.figure === FIGURE);
}

function nameOf(r: ComparedRun): string {
  if (r.title === undefined) return r.id;
  const short = r.title.length > MOST_NAME ? `${r.title.slice(0, MOST_NAME)}\u2026` : r.title;
  return `${r.id}  ${short}`;
}

function wordsOf(r: ComparedRun, lang: Lang): string {
  const words = WORDS[lang];
  const v = value(r);
  const lost = words.lost(r.lost, r.sent);
  if (v !== undefined) return words.bounds(boundsWords(v.low_us, v.high_us, lang), lost);
  if (r.open !== null) return words.open(r.atLeast_us, lost);
  return r.stream === null ? words.noProbes : lost;
}

function configOf(c: Comparison, runs: readonly ComparedRun[], lang: Lang): FigureConfig {
  const words = WORDS[lang];
  const [budget] = c.budgets.filter((b) => b.figure === FIGURE || b.figure === "outageAtMost");
  const longest = Math.max(...runs.map((r) => value(r)?.high_us ?? r.atLeast_us ?? 0));
  // A limit far beyond all runs would leave them no room.
  const budgets = budget !== undefined && budget.limit_us <= longest * FAR ? [budget] : [];
  const last = Math.max(longest, ...budgets.map((b) => b.limit_us)) / 1000;
  return {
    ...EMPTY,
    indexAxis: "y",
    datasets: [bar(words.certain, runs.map(certain), false), bar(words.possible, runs.map(possible), true)],
    axes: {
      x: {
        axis: "x",
        type: "linear",
        position: "bottom",
        min: 0,
        // Room for the figures at the end of the bars.
        max: last * 1.45,
        title: words.xAxis,
        grid: true,
      },
      y: { axis: "y", type: "category", position: "left", grid: false, labels: runs.map(nameOf) },
    },
    labels: runs.map((r, y) => labelOf(r, y, lang)),
    rules: budgets.map((b) => ({ x: b.limit_us / 1000, color: "@repoint", dash: [6, 4] })),
    keys: budgets.map((b) => ({ text: words.budget(b.limit_us, b.verdict), color: "@repoint" })),
  };
}

type Span = readonly [number, number] | null;

function certain(r: ComparedRun): Span {
  const v = value(r);
  const low = v?.low_us ?? (r.open === null ? 0 : (r.atLeast_us ?? 0));
  return low > 0 ? [0, low / 1000] : null;
}

function possible(r: ComparedRun): Span {
  const v = value(r);
  return v === undefined || v.high_us <= v.low_us ? null : [v.low_us / 1000, v.high_us / 1000];
}

function bar(label: string, data: readonly Span[], hatched: boolean): Dataset {
  return {
    type: "bar",
    label,
    data,
    backgroundColor: "@lost",
    barThickness: 20,
    minBarLength: hatched ? 0 : 2,
    hatched,
  };
}

function labelOf(r: ComparedRun, y: number, lang: Lang): Label {
  const end = value(r)?.high_us ?? (r.open === null ? 0 : (r.atLeast_us ?? 0));
  return { x: end / 1000, y, text: wordsOf(r, lang), anchor: "right", color: "@ink", always: true, plate: true };
}
