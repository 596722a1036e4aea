// Series of monitoring as evidence keeps them: the least and the most of the samples of each, a figure a metric. A snapshot shows more:
// where there is one, its samples are drawn instead.
import type { Evidence, Fact, Source } from "../../schema/evidence.generated.ts";
import { brief, count, duration, inputName, plural } from "../format.ts";
import type { Lang } from "../lang.ts";
import { fieldsOf } from "./facts.ts";
import { toCsv, type Figure } from "./figure.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";

const MOST_ROWS = 9;
const MOST_FIGURES = 4;

interface Words {
  readonly title: (view: string, metric: string) => string;
  readonly least: string;
  readonly range: string;
  readonly end: (r: Range) => string;
  readonly caption: (inputs: readonly string[], first: string, last: string) => string;
  readonly alt: (rows: readonly string[]) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (view, metric) => `${view} (${metric})`,
    least: "up to the least sample",
    range: "from the least to the most",
    end: (r) =>
      `${r.least === r.most ? digits(r.least) : `${digits(r.least)} to ${digits(r.most)}`}, ${plural(r.samples, "sample")}` +
      (r.widestGap_us === undefined ? "" : `, at most ${duration(r.widestGap_us)} apart`),
    caption: (inputs, first, last) =>
      `From ${inputs.join("; ")}, ${first === last ? first : `${first} to ${last}`}. As scraped; evidence keeps the least and the most of the samples, a snapshot each of them.`,
    alt: (rows) => `Ranges of samples as bars. ${rows.join(" ")}`,
    limit: "Nothing is known between two samples.",
    further: (n) => `${plural(n, "further series", "further series")} in the CSV.`,
  },
  zh: {
    title: (view, metric) => `${view}（${metric}）`,
    least: "到最小样本",
    range: "从最小到最大样本",
    end: (r) =>
      `${r.least === r.most ? digits(r.least) : `${digits(r.least)} 至 ${digits(r.most)}`}，${count(r.samples)} 个样本` +
      (r.widestGap_us === undefined ? "" : `，相隔至多 ${duration(r.widestGap_us)}`),
    caption: (inputs, first, last) =>
      `来自 ${inputs.join("；")}，${first === last ? first : `${first} 至 ${last}`}。按抓取值；证据只保留样本的最小与最大，快照则保留每一个。`,
    alt: (rows) => `以条表示的样本范围。${rows.join("")}`,
    limit: "两个样本之间发生了什么无从得知。",
    further: (n) => `另有 ${count(n)} 个序列在 CSV 中。`,
  },
};

/** One series: where its samples lie. */
interface Range {
  readonly metric: string;
  readonly subject: string;
  readonly source: Source;
  readonly least: number;
  readonly most: number;
  readonly samples: number;
  readonly first: string;
  readonly last: string;
  readonly widestGap_us: number | undefined;
}

/** A figure for each metric that `named` takes: `name`, `name-2`, ... `view` is its heading. */
export function rangeFigures(
  evidence: Evidence,
  of: { readonly name: string; readonly view: string; readonly named: RegExp; readonly lang: Lang },
): readonly Figure[] {
  const metrics = new Map<string, Range[]>();
  for (const f of evidence.facts) {
    const r = f.kind === "metric.value" ? rangeOf(f) : undefined;
    if (r !== undefined && of.named.test(r.metric)) metrics.set(r.metric, [...(metrics.get(r.metric) ?? []), r]);
  }
  return [...metrics.values()]
    .slice(0, MOST_FIGURES)
    .map((ranges, i) => figure(evidence, ranges, { ...of, name: i === 0 ? of.name : `${of.name}-${i + 1}` }));
}

function rangeOf(f: Fact): Range | undefined {
  const { kind, least, most, number, samples, first, last, at, widestGap_us } = fieldsOf(f);
  const [low, high] = typeof number === "number" ? [number, number] : [least, most];
  if (typeof kind !== "string" || typeof low !== "number" || typeof high !== "number") return undefined;
  const text = (v: unknown): string => (typeof v === "string" ? v : "");
  return {
    metric: kind,
    subject: f.subject,
    source: f.source,
    least: low,
    most: high,
    samples: typeof samples === "number" ? samples : 1,
    first: text(first ?? at),
    last: text(last ?? at),
    widestGap_us: typeof widestGap_us === "number" ? widestGap_us : undefined,
  };
}

function figure(
  evidence: Evidence,
  all: readonly Range[],
  { name, view, lang }: { readonly name: string; readonly view: string; readonly lang: Lang },
): Figure {
  const words = WORDS[lang];
  const metric = brief(all[0]!.metric);
  const rows = all.slice(0, MOST_ROWS).map((r): BarRow => {
    const [low, high] = [Math.min(0, r.least), Math.max(0, r.least)];
    return {
      name: brief(r.subject),
      segments: [
        { from: low, to: high, color: "@seriesA" },
        { from: r.least, to: r.most, color: "@seriesA", hatched: true },
      ],
      end: words.end(r),
    };
  });
  const options = {
    xTitle: metric,
    whole: all.every((r) => Number.isInteger(r.least) && Number.isInteger(r.most)),
    keys: [
      { text: words.least, color: "@seriesA" as const },
      { text: words.range, color: "@seriesA" as const, hatched: true },
    ],
  };
  const inputs = [...new Set(all.map((r) => r.source.input))].slice(0, 6).map((id) => inputName(evidence, id, lang));
  const [first, last] = [
    all.map((r) => r.first).toSorted()[0]!,
    all
      .map((r) => r.last)
      .toSorted()
      .at(-1)!,
  ];
  return {
    name,
    title: words.title(view, metric),
    sources: all.map((r) => r.source),
    caption: words.caption(inputs, first, last),
    alt: words.alt(rows.map((r) => `${r.name}: ${r.end}.`)),
    limits: [words.limit, ...(all.length > rows.length ? [words.further(all.length - rows.length)] : [])],
    csv: toCsv(
      ["metric", "subject", "input", "least", "most", "samples", "first", "last", "widest_gap_us"],
      all.map((r) => [
        r.metric,
        r.subject,
        r.source.input,
        r.least,
        r.most,
        r.samples,
        r.first,
        r.last,
        r.widestGap_us,
      ]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}

/** A number as it is read: whole ones with commas, others with no more than six digits behind the point. */
export function digits(n: number): string {
  const text = Number.isInteger(n) ? count(Math.abs(n)) : String(Math.abs(Number(n.toFixed(6))));
  return n < 0 ? `\u2212${text}` : text;
}
