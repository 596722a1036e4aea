// report.md: the summary, the bounds and the findings for a pull request. Evidence is plain text in it, never markup.
import { severityWord } from "./chinese.ts";
import { count, plural } from "./format.ts";
import { ALL_ROWS, groupedLimits, groupWords } from "./grouped.ts";
import { clipped, visible } from "./html.ts";
import type { Lang } from "./lang.ts";
import type { Part } from "./part.ts";
import { partsOf } from "./parts.ts";
import { figureConfigs } from "./figures/all.ts";
import type { Figure, FigureSource } from "./figures/figure.ts";
import type { Cell, Table } from "./table.ts";
import { sourcesText } from "./tables.ts";

/** Tables with more rows than this are cut: a pull request is no archive. */
const MOST_ROWS = 20;
const SHORT = new Set([
  "loss-periods",
  "errors",
  "paths",
  "translations",
  "moves",
  "outages",
  "tcp-holes",
  "numbered",
  "gaps",
  "delays",
  "silences",
  "overhead",
  "claims",
  "stages",
  "checks",
  "timings",
  "targets",
  "target-changes",
  "runs",
  "run-parts",
  "distributions",
  "first-run",
  "budgets",
]);
/** Limits under a table. */
const MOST_LIMITS = 12;

/** Language of the Markdown; words of the evidence stay as they are. */
export interface MarkdownOptions {
  /** Default: English. */
  readonly lang?: Lang;
}

/** The report as GitHub-flavoured Markdown. Figures are linked as figures/NAME.svg. */
export function renderMarkdown(source: FigureSource, { lang = "en" }: MarkdownOptions = {}): string {
  const documents = partsOf(source, lang);
  const parts: string[] = [];
  for (const [i, part] of documents.entries())
    parts.push(
      ...(i === 0 ? [] : [""]),
      `${i === 0 ? "#" : `## ${part.kind}:`} ${markdownText(part.title, 160)}`,
      "",
      ...summary(part),
    );
  parts.push(...figuresMarkdown(figureConfigs(source, lang), lang));
  for (const part of documents) parts.push(...body(part, lang));
  const tail = lang === "zh" ? "丢失指探测报文的丢失，不等于可用性。" : "Loss is that of the probes, not availability.";
  const files = documents.map((p) => markdownText(p.schema, 60)).join(", ");
  parts.push("", `wirewitness ${markdownText(documents[0]?.tool ?? "", 40)}, ${files}. ${tail}`, "");
  return parts.join("\n");
}

function summary(part: Part): string[] {
  return part.story.map((s) => {
    const refs = s.sources.length === 0 ? "" : ` (${markdownText(sourcesText(s.sources))})`;
    return `- **${s.topic}.** ${markdownText(s.says, 1200)}${refs}`;
  });
}

function figuresMarkdown(figures: readonly Figure[], lang: Lang): string[] {
  const parts: string[] = [];
  const word = lang === "zh" ? "限制：" : "Limit: ";
  for (const [i, figure] of figures.entries()) {
    parts.push("", `![${markdownText(figure.title, 160)}](figures/${figure.name}.svg)`, "");
    // A detail comes after its figure: one caption and one list of limits for both.
    const next = figures[i + 1];
    if (next !== undefined && next.name === `${figure.name}-detail`) continue;
    const before = figures[i - 1];
    const whole = before !== undefined && figure.name === `${before.name}-detail` ? before : figure;
    parts.push(markdownText(whole.caption, 2000));
    const rests = evidenceText(whole === figure ? [figure] : [whole, figure], lang);
    if (rests !== undefined) parts.push("", rests);
    for (const limit of new Set([...whole.limits, ...figure.limits])) parts.push("", `${word}${markdownText(limit)}`);
  }
  return parts;
}

/** Records and lines that figures rest on; undefined where they have none. */
function evidenceText(figures: readonly Figure[], lang: Lang): string | undefined {
  const text = sourcesText(
    figures.flatMap((f) => f.sources),
    12,
  );
  if (text === "") return undefined;
  // A snapshot has inputs of its own, numbered like those of the evidence.
  const file = figures[0]?.document === "snapshot" ? "monitoring-snapshot.json, " : "";
  return `${lang === "zh" ? "证据：" : "Evidence: "}${file}${markdownText(text)}`;
}

const CAPTIONS: Readonly<Record<Lang, { title: string; alt: string; limit: string; data: string }>> = {
  en: { title: "Figures", alt: "In words: ", limit: "Limit: ", data: "Data" },
  zh: { title: "图", alt: "文字说明：", limit: "限制：", data: "数据" },
};

/** The captions of figures that lie beside it: picture, source and scope, the same in words, what it does not show. */
export function captionsMarkdown(figures: readonly Figure[], lang: Lang): string {
  const words = CAPTIONS[lang];
  const parts = ["<!-- wirewitness figures -->", "", `# ${words.title}`];
  for (const f of figures) {
    parts.push("", `## ${markdownText(f.title, 160)}`, "", `![${markdownText(f.title, 160)}](${f.name}.svg)`);
    parts.push("", markdownText(f.caption, 2000), "", `${words.alt}${markdownText(f.alt, 3000)}`);
    const rests = evidenceText([f], lang);
    if (rests !== undefined) parts.push("", rests);
    for (const limit of f.limits) parts.push("", `${words.limit}${markdownText(limit)}`);
    parts.push("", `${words.data}: [${f.name}.csv](${f.name}.csv)`);
  }
  return `${parts.join("\n")}\n`;
}

/** Tables, findings, limits and inputs of a document. */
function body(part: Part, lang: Lang): string[] {
  const word = (en: string, zh: string): string => (lang === "zh" ? zh : en);
  const cut: Cut = { file: part.file, lang };
  const parts: string[] = [];
  for (const table of part.tables)
    if (SHORT.has(table.id)) parts.push("", `## ${markdownText(table.title)}`, "", tableMarkdown(table, cut));
  if (part.findings !== undefined)
    parts.push("", `## ${word("Findings", "发现")}`, "", ...findingsMarkdown(part, lang));
  if (part.limits.length > 0)
    parts.push(
      "",
      `## ${word("What it does not show", "未能说明的内容")}`,
      "",
      ...part.limits.map((l) => `- ${markdownText(l)}`),
    );
  if (part.inputs !== undefined)
    parts.push("", `## ${markdownText(part.inputs.title)}`, "", tableMarkdown(part.inputs, cut));
  return parts;
}

function findingsMarkdown({ findings, file }: Part, lang: Lang): string[] {
  const groups = findings?.groups ?? [];
  if (groups.length === 0) return [lang === "zh" ? "无。" : "None."];
  const parts = groups.slice(0, MOST_ROWS).map((group) => {
    const { first } = group;
    const n = group.all.length;
    const same = n === 1 ? "" : lang === "zh" ? `；此类 ${count(n)} 条` : `; ${groupWords(group)}`;
    const severity = lang === "zh" ? `${severityWord(first.severity)}：` : `${first.severity}: `;
    return `- ${severity}${markdownText(first.says)} (\`${first.code.replaceAll("`", "")}\`${same})`;
  });
  const left = groups.slice(MOST_ROWS).reduce((n, g) => n + g.all.length, findings?.omitted ?? 0);
  if (left > 0)
    parts.push(
      lang === "zh" ? `- 另有 ${count(left)} 条发现见 ${file}` : `- ${plural(left, "further finding")} in ${file}`,
    );
  return parts;
}

/** Where the rest of a table is, and how that is said. */
interface Cut {
  readonly file: string;
  readonly lang: Lang;
}

function tableMarkdown(table: Table, { file, lang }: Cut): string {
  const more = (n: number, en: string, zh: string): string =>
    lang === "zh" ? `另有 ${count(n)} ${zh}见 ${file}。` : `${plural(n, en)} in ${file}`;
  if (table.rows.length === 0) return markdownText(table.empty);
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const lines = [
    row(table.columns.map((c) => markdownText(c.name))),
    row(table.columns.map((c) => (c.numeric === true ? "--:" : "---"))),
    ...table.rows.slice(0, MOST_ROWS).map((cells) => row(cells.map((cell) => markdownText(cellText(cell), 120)))),
  ];
  const left = table.rows.length - MOST_ROWS + table.omitted;
  if (table.rows.length > MOST_ROWS) lines.push("", `${more(left, "further row", "行")}${lang === "zh" ? "" : "."}`);
  const limits = groupedLimits(table);
  if (limits.length > 0) lines.push("");
  for (const { who, says } of limits.slice(0, MOST_LIMITS))
    lines.push(
      `- ${lang === "zh" ? "限制" : "Limit"}${who === ALL_ROWS ? "" : ` (${markdownText(who, 200)})`}: ${markdownText(says)}`,
    );
  if (limits.length > MOST_LIMITS) lines.push(`- ${more(limits.length - MOST_LIMITS, "further limit", "条限制")}`);
  return lines.join("\n");
}

/** Text that stays text: on one line, cut, every character that means something to Markdown or HTML escaped. */
export function markdownText(text: string, max = 400): string {
  const line = visible(clipped(text, max)).replaceAll(/\s+/g, " ");
  return line
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[\\`*_{}[\]#|~!@]/g, (c) => `&#${c.charCodeAt(0)};`)
    .replaceAll(/(https?|ftp|www)(?=[:.])/gi, "$1&#8203;");
}

function cellText(cell: Cell): string {
  if (typeof cell === "string") return cell;
  return "tag" in cell ? cell.tag : sourcesText(cell.sources, 3);
}
