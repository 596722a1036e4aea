// Chinese for what reports say in words of their own: titles, heads and notes of tables, verdicts, words of cells, titles of findings.
// The English word is the key, so that a table is built once; what is not in the lists (names, figures, texts of the evidence) stays.
import { lookUp } from "../core/lookup.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import { FINDING_FAMILIES, FINDINGS } from "./chinese-findings.ts";
import { reasonInChinese } from "./chinese-reasons.ts";
import { HEADS } from "./chinese-heads.ts";
import { CELLS, PATTERNS, TEXTS } from "./chinese-words.ts";
import type { Lang } from "./lang.ts";
import type { Cell, Table } from "./table.ts";

/** Verdicts, results and what a comparison shows. */
export const VERDICT_WORDS: Readonly<Record<string, string>> = {
  reproduced: "已重现",
  contradicted: "被反驳",
  inconclusive: "无法判定",
  "out of scope": "超出范围",
  passed: "通过",
  failed: "未通过",
  met: "达标",
  exceeded: "超标",
  "longer than each": "比其后每次都长",
  "shorter than each": "比其后每次都短",
  "no difference shown": "未显示差异",
};

const SEVERITIES: Readonly<Record<Finding["severity"], string>> = { error: "错误", warning: "警告", info: "信息" };

/** "警告". */
export function severityWord(severity: Finding["severity"]): string {
  return SEVERITIES[severity];
}

/** Title of a kind of finding; undefined for a code that has none. */
export function findingTitle(code: string): string | undefined {
  return lookUp(FINDINGS, code) ?? lookUp(FINDING_FAMILIES, code.split(".", 1)[0]!);
}

/** A text of ours in a language; as it is where there is no translation. */
export function translated(text: string, lang: Lang): string {
  return (lang === "zh" ? lookUp(TEXTS, text) : undefined) ?? text;
}

/** A table in a language. Columns, rows and sources are the same. */
export function inChinese(table: Table, lang: Lang): Table {
  if (lang === "en") return table;
  return {
    ...table,
    title: translated(table.title, lang),
    ...(table.note === undefined ? {} : { note: noteOf(table.note) }),
    empty: translated(table.empty, lang),
    columns: table.columns.map((c) => ({ ...c, name: lookUp(HEADS, c.name) ?? c.name })),
    rows: table.rows.map((row) => row.map((cell, k) => cellOf(cell, table.columns[k]!.name))),
  };
}

/** A note; numbers in it may differ from one report to another. */
function noteOf(note: string): string {
  const whole = lookUp(TEXTS, note);
  if (whole !== undefined) return whole;
  for (const [pattern, chinese] of PATTERNS.note ?? []) if (pattern.test(note)) return note.replace(pattern, chinese);
  return note;
}

/** Columns whose cells hold names and texts of the evidence: nothing in them is ours. */
const THEIRS = new Set([
  "says",
  "name",
  "node",
  "labels",
  "scope",
  "limits",
  "digest",
  "job",
  "instance",
  "claim",
  "check",
]);

function cellOf(cell: Cell, column: string): Cell {
  if (typeof cell !== "string") {
    if (!("tag" in cell)) return cell;
    const [sign, ...words] = cell.tag.split(" ");
    const word = words.join(" ");
    const chinese = lookUp(VERDICT_WORDS, word);
    return { ...cell, tag: chinese === undefined ? cell.tag : `${sign} ${chinese}` };
  }
  if (cell === "") return cell;
  if (column === "why") return reasonInChinese(cell);
  if (THEIRS.has(column)) return cell;
  if (column === "event") return eventOf(cell);
  const whole = lookUp(CELLS, cell);
  if (whole !== undefined) return whole;
  for (const [pattern, chinese] of PATTERNS[column] ?? [])
    if (pattern.test(cell)) return cell.replace(pattern, chinese);
  return reasonInChinese(cell);
}

/** An event with what may stand behind it: "(own clock)", "(after recovery)". */
function eventOf(cell: string): string {
  const [, name, own, after] = /^(.*?)( \(own clock\))?( \(after recovery\))?$/.exec(cell)!;
  let words = lookUp(CELLS, name!) ?? name!;
  for (const [pattern, chinese] of PATTERNS["event"] ?? []) words = words.replace(pattern, chinese);
  return `${words}${own === undefined ? "" : "（自身时钟）"}${after === undefined ? "" : "（恢复之后）"}`;
}
