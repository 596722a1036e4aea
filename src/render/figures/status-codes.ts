// Figure "status-codes": answers by status code. 403 and 404 are answers, and stay; what never came is not made a zero.
import type { Evidence, Source } from "../../schema/evidence.generated.ts";
import type { MonitoringSnapshot, Series } from "../../schema/monitoring-snapshot.generated.ts";
import { brief, count, inputName, plural } from "../format.ts";
import type { Lang } from "../lang.ts";
import { fieldsOf } from "./facts.ts";
import { toCsv, type Colour, type Figure, type FigureKind } from "./figure.ts";
import { digits } from "./metric-ranges.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";

const MOST_ROWS = 10;
const MOST_FIGURES = 4;

interface Words {
  readonly title: (metric: string) => string;
  readonly probes: string;
  readonly perMetric: (metric: string) => string;
  readonly answers: string;
  readonly asScraped: (at: string | null) => string;
  readonly rise: (window_s: number, atLeast: boolean) => string;
  readonly range: (least: string, most: string, samples: number) => string;
  readonly caption: (from: readonly string[]) => string;
  readonly alt: (rows: readonly string[]) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (metric) => `Answers by status code: ${metric}`,
    probes: "probes",
    perMetric: (metric) => `${metric}, as scraped`,
    answers: "answers",
    asScraped: (at) => (at === null ? "" : `, as scraped at ${at}`),
    rise: (window_s, atLeast) => `${atLeast ? " at least" : ""} in ${window_s} s`,
    range: (least, most, samples) => `${least === most ? least : `${least} to ${most}`}, ${plural(samples, "sample")}`,
    caption: (from) =>
      `From ${from.join("; ")}. Every code that came is kept; one that is not here was not in the answers. ` +
      "Blue: 2xx and 3xx; amber: 4xx; vermilion: 5xx and no answer.",
    alt: (rows) => `Answers by status code as bars. ${rows.join(" ")}`,
    limit: "Which request had which answer is not in a counter.",
    further: (n) => `${plural(n, "further row")} in the CSV.`,
  },
  zh: {
    title: (metric) => `按状态码统计的应答：${metric}`,
    probes: "探测",
    perMetric: (metric) => `${metric}，按抓取值`,
    answers: "应答数",
    asScraped: (at) => (at === null ? "" : `，抓取于 ${at}`),
    rise: (window_s, atLeast) => `，${window_s} s 内${atLeast ? "至少" : ""}`,
    range: (least, most, samples) => `${least === most ? least : `${least} 至 ${most}`}，${count(samples)} 个样本`,
    caption: (from) =>
      `来自 ${from.join("；")}。出现过的状态码全部保留；此处没有的，应答中也没有。` +
      "蓝色：2xx 与 3xx；黄色：4xx；橙红色：5xx 与无应答。",
    alt: (rows) => `按状态码统计的应答条。${rows.join("")}`,
    limit: "哪个请求得到哪个应答，计数器中没有。",
    further: (n) => `另有 ${count(n)} 行在 CSV 中。`,
  },
};

/** How often one code came, as one source says it. */
interface Row {
  readonly code: string;
  /** Who answered, or who counted. */
  readonly who: string;
  readonly least: number;
  readonly most: number;
  readonly says: (lang: Lang) => string;
  readonly from: string;
  readonly source: Source;
}

/** Rows of one unit: answers of probes, or values of one metric. */
interface Group {
  readonly metric: string | null;
  readonly rows: Row[];
}

export const statusCodes: FigureKind = {
  name: "status-codes",
  about: {
    answers: "Which status codes came, and how often.",
    read: "A bar for each code, of one metric or of the probes. 403 and 404 are kept. A range of samples is solid to the least and hatched to the most.",
    limits: "A counter does not say which request had which answer. A code that never came has no bar.",
  },
  from: ["snapshot", "evidence"],
  why: { en: "no answer with a status code was read", zh: "没有读到带状态码的应答" },
  build({ snapshot, evidence }, lang) {
    const groups = [
      ...(snapshot === undefined ? [] : fromSnapshot(snapshot)).map((g) => ({ ...g, document: "snapshot" as const })),
      ...(evidence === undefined ? [] : fromFacts(evidence)).map((g) => ({ ...g, document: "evidence" as const })),
    ];
    return groups.slice(0, MOST_FIGURES).map(({ document, ...g }, i) => ({
      ...figure(g, { lang, name: i === 0 ? "status-codes" : `status-codes-${i + 1}` }),
      document,
    }));
  },
};

const LABELS = ["code", "status", "status_code"];

function fromSnapshot(s: MonitoringSnapshot): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const series of s.series) {
    const label = LABELS.find((l) => Object.hasOwn(series.labels, l));
    const row = label === undefined ? undefined : seriesRow(series, label, s);
    if (row === undefined) continue;
    const group = groups.get(series.name) ?? { metric: series.name, rows: [] };
    group.rows.push(row);
    groups.set(series.name, group);
  }
  return [...groups.values()];
}

/** A counter with a window by its rise, anything else by its last value. */
function seriesRow(series: Series, label: string, s: MonitoringSnapshot): Row | undefined {
  const last = series.samples.at(-1);
  const value = Number(series.counter?.increase ?? last?.value ?? NaN);
  if (!Number.isFinite(value)) return undefined;
  const { counter } = series;
  return {
    code: series.labels[label]!,
    who: whoOf(series.labels, label),
    least: 0,
    most: value,
    from: brief(s.inputs.find((i) => i.id === series.input)?.name ?? series.input),
    source: { input: series.input, line: series.line },
    says: (lang) =>
      digits(value) +
      (counter === undefined
        ? WORDS[lang].asScraped(last?.at ?? null)
        : WORDS[lang].rise(counter.window_s, counter.atLeast)),
  };
}

function whoOf(labels: Readonly<Record<string, string>>, code: string): string {
  const order = ["job", "instance", "method", "verb"];
  const kept = order.filter((l) => l !== code && Object.hasOwn(labels, l)).map((l) => labels[l]!);
  return brief(kept.join(" "));
}

function fromFacts(evidence: Evidence): readonly Group[] {
  const probes: Group = { metric: null, rows: [] };
  const metrics = new Map<string, Group>();
  for (const f of evidence.facts) {
    if (f.kind !== "probe.codes" && f.kind !== "metric.value") continue;
    const value = fieldsOf(f);
    const from = inputName(evidence, f.source.input);
    if (f.kind === "probe.codes") {
      for (const [code, n] of Object.entries(value)) {
        if (typeof n !== "number") continue;
        probes.rows.push({
          code,
          who: brief(f.subject),
          least: 0,
          most: n,
          from,
          source: f.source,
          says: () => count(n),
        });
      }
    } else if (f.kind === "metric.value" && typeof value["code"] === "string" && typeof value["kind"] === "string") {
      const row = metricRow(value, { who: brief(f.subject), from, source: f.source });
      if (row === undefined) continue;
      const group = metrics.get(value["kind"]) ?? { metric: value["kind"], rows: [] };
      group.rows.push(row);
      metrics.set(value["kind"], group);
    }
  }
  return [...metrics.values(), ...(probes.rows.length > 0 ? [probes] : [])];
}

/** A series of the evidence: one number, or the least and the most of its samples. */
function metricRow(
  value: Readonly<Record<string, unknown>>,
  of: { readonly who: string; readonly from: string; readonly source: Source },
): Row | undefined {
  const { code, number, at, least, most, samples } = value;
  if (typeof number === "number")
    return {
      ...of,
      code: String(code),
      least: 0,
      most: number,
      says: (lang) => digits(number) + WORDS[lang].asScraped(typeof at === "string" ? at : null),
    };
  if (typeof least !== "number" || typeof most !== "number") return undefined;
  return {
    ...of,
    code: String(code),
    least,
    most,
    says: (lang) => WORDS[lang].range(digits(least), digits(most), Number(samples ?? 1)),
  };
}

function figure(group: Group, { lang, name }: { lang: Lang; name: string }): Figure {
  const words = WORDS[lang];
  const all = group.rows.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const several = new Set(all.map((r) => r.who)).size > 1;
  const rows = all.slice(0, MOST_ROWS).map((r): BarRow => ({
    name: r.code,
    ...(several ? { sub: r.who } : {}),
    segments: [
      // A range of samples: solid up to the least of them, hatched to the most.
      { from: 0, to: r.least > 0 ? r.least : r.most, color: colourOf(r.code) },
      ...(r.least > 0 && r.most > r.least
        ? [{ from: r.least, to: r.most, color: colourOf(r.code), hatched: true }]
        : []),
    ],
    end: r.says(lang),
  }));
  const options = {
    xTitle: group.metric === null ? words.answers : words.perMetric(brief(group.metric)),
    whole: group.metric === null,
  };
  return {
    name,
    title: words.title(group.metric === null ? words.probes : brief(group.metric)),
    sources: all.map((r) => r.source),
    caption: words.caption([...new Set(all.map((r) => r.from))].slice(0, 6)),
    alt: words.alt(rows.map((r) => `${r.name}${r.sub === undefined ? "" : ` ${r.sub}`}: ${r.end}.`)),
    limits: [words.limit, ...(all.length > rows.length ? [words.further(all.length - rows.length)] : [])],
    csv: toCsv(
      ["metric", "code", "who", "least", "most"],
      all.map((r) => [group.metric ?? "probes", r.code, r.who, r.least > 0 ? r.least : r.most, r.most]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}

function colourOf(code: string): Colour {
  if (/^[1-3]/.test(code)) return "@passed";
  return code.startsWith("4") ? "@undecided" : "@failed";
}
