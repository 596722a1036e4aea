// A comparison of runs as a part of a report.
import type { Comparison, Distribution } from "../schema/comparison.generated.ts";
import { comparisonTitle, distributionTable, firstTable, runTables, type TextTable } from "./compare-words.ts";
import { inChinese, translated, VERDICT_WORDS } from "./chinese.ts";
import { BUDGETS } from "./claim-table.ts";
import { count, duration, plural } from "./format.ts";
import type { Lang } from "./lang.ts";
import { boundsWords } from "./outage-words.ts";
import type { Part } from "./part.ts";
import { table, type Table } from "./table.ts";

/** The part of a report that a comparison makes. */
export function comparisonPart(c: Comparison, lang: Lang): Part {
  const tables = [
    ...runTables(c, lang).map((t, i) => asTable(i === 0 ? "runs" : "run-parts", t)),
    asTable("distributions", distributionTable(c, lang)),
    asTable("first-run", firstTable(c, lang)),
    budgets(c, lang),
  ];
  return {
    prefix: "",
    document: "comparison",
    kind: lang === "zh" ? "比较" : "Comparison",
    file: "comparison.json",
    title: lang === "zh" ? chineseTitle(c) : comparisonTitle(c),
    meta: [
      lang === "zh" ? `${c.runs.length} 次运行` : plural(c.runs.length, "run"),
      translated(c.anonymized ? "addresses and names are pseudonyms" : "addresses and names as recorded", lang),
    ],
    story: lang === "zh" ? chineseStory(c) : englishStory(c),
    numbers: [],
    tables: tables.filter((t) => t.rows.length > 0).map((t) => inChinese(t, lang)),
    findings: undefined,
    inputs: undefined,
    limits: c.limits,
    schema: c.schema,
    tool: c.tool.version,
  };
}

/** What bounds the time without an answer in most runs. */
function told(c: Comparison): Distribution | undefined {
  const order = ["possibleUnreachable", "unreachable", "observedGap", "whole"];
  return order.map((f) => c.distributions.find((d) => d.figure === f)).find((d) => d !== undefined);
}

function englishStory(c: Comparison): Part["story"] {
  const lost = c.runs.filter((r) => r.lost > 0).length;
  const d = told(c);
  const first = c.firstAgainstLater.map((f) => `${f.figure}: ${f.shows}`);
  return [
    {
      topic: "What was compared",
      says: `${plural(c.runs.length, "run")} of one move; probes were lost in ${count(lost)} of them.`,
      sources: [],
    },
    {
      topic: "How long",
      says:
        d === undefined
          ? "No duration is known of any run."
          : `${d.figure} in ${count(d.n)} of ${plural(d.of, "run")}: least ${boundsWords(d.min.low_us, d.min.high_us)}, middle ${boundsWords(d.median.low_us, d.median.high_us)}, greatest ${boundsWords(d.max.low_us, d.max.high_us)}.`,
      sources: [],
    },
    {
      topic: "The first run and the later ones",
      says: first.length === 0 ? "Nothing is known of both." : `The first against the later ones: ${first.join("; ")}.`,
      sources: [],
    },
    {
      topic: "Budgets",
      says:
        c.budgets.length === 0
          ? "No budget was given."
          : `${c.budgets.map((b) => `${b.figure} at most ${duration(b.limit_us)}: ${b.verdict}`).join("; ")}.`,
      sources: [],
    },
  ];
}

function chineseTitle(c: Comparison): string {
  const verdict = c.verdict === null ? "" : `：预算${VERDICT_WORDS[c.verdict]}`;
  return `${c.runs.length} 次运行的比较${verdict}`;
}

function chineseStory(c: Comparison): Part["story"] {
  const lost = c.runs.filter((r) => r.lost > 0).length;
  const d = told(c);
  const first = c.firstAgainstLater.map((f) => `${f.figure}：${VERDICT_WORDS[f.shows]}`);
  return [
    {
      topic: "比较的内容",
      says: `同一迁移的 ${c.runs.length} 次运行；其中 ${lost} 次丢失了探测报文。`,
      sources: [],
    },
    {
      topic: "持续多久",
      says:
        d === undefined
          ? "所有运行的时长均未知。"
          : `${d.figure}（${d.of} 次运行中的 ${d.n} 次）：最小 ${boundsWords(d.min.low_us, d.min.high_us, "zh")}，中间 ${boundsWords(d.median.low_us, d.median.high_us, "zh")}，最大 ${boundsWords(d.max.low_us, d.max.high_us, "zh")}。`,
      sources: [],
    },
    {
      topic: "首次运行与其后的运行",
      says: first.length === 0 ? "没有两者都已知的数值。" : `首次与其后相比：${first.join("；")}。`,
      sources: [],
    },
    {
      topic: "预算",
      says:
        c.budgets.length === 0
          ? "未给出预算。"
          : `${c.budgets.map((b) => `${b.figure} 不超过 ${duration(b.limit_us)}：${VERDICT_WORDS[b.verdict]}`).join("；")}。`,
      sources: [],
    },
  ];
}

function asTable(id: string, t: TextTable): Table {
  return table({ id, title: t.title, columns: t.columns.join("|"), rows: t.rows, empty: "" });
}

function budgets(c: Comparison, lang: Lang): Table {
  return table({
    id: "budgets",
    title: "Budgets",
    note: "A budget is met by a run when its upper bound is within it, and exceeded when its lower bound is not.",
    columns: "figure|#at most|run|verdict|why",
    rows: c.budgets.flatMap((b) =>
      b.runs.map((r) => [b.figure, duration(b.limit_us), r.run, BUDGETS[r.verdict], translated(r.reason, lang)]),
    ),
    named: 3,
    empty: "",
  });
}
