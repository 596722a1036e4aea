// report.md: the summary, the bounds and the findings for a pull request. Evidence is plain text in it, never markup.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import { figureConfigs } from "./figures/all.ts";
import { count, plural } from "./format.ts";
import { ALL_ROWS, groupedLimits, groupFindings, groupWords } from "./grouped.ts";
import { clipped, visible } from "./html.ts";
import { allFindings, reportTitle } from "./page.ts";
import { story } from "./story.ts";
import type { Cell, Table } from "./table.ts";
import { inputsTable, sourcesText, tables } from "./tables.ts";

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
]);
/** Limits under a table. */
const MOST_LIMITS = 12;

/** The report as GitHub-flavoured Markdown. Figures are linked as figures/NAME.svg. */
export function renderMarkdown(evidence: Outgoing<Evidence>): string {
  const parts = [`# ${markdownText(reportTitle(evidence), 160)}`, ""];
  for (const s of story(evidence)) {
    const refs = s.sources.length === 0 ? "" : ` (${markdownText(sourcesText(s.sources))})`;
    parts.push(`- **${s.topic}.** ${markdownText(s.says, 1200)}${refs}`);
  }
  const figures = figureConfigs({ evidence });
  for (const [i, figure] of figures.entries()) {
    parts.push("", `![${markdownText(figure.title, 160)}](figures/${figure.name}.svg)`, "");
    // A detail comes after its figure: one caption and one list of limits for both.
    const next = figures[i + 1];
    if (next !== undefined && next.name === `${figure.name}-detail`) continue;
    const before = figures[i - 1];
    const whole = before !== undefined && figure.name === `${before.name}-detail` ? before : figure;
    parts.push(markdownText(whole.caption, 2000));
    for (const limit of new Set([...whole.limits, ...figure.limits])) parts.push("", `Limit: ${markdownText(limit)}`);
  }
  for (const table of tables(evidence))
    if (SHORT.has(table.id)) parts.push("", `## ${markdownText(table.title)}`, "", tableMarkdown(table));
  parts.push("", "## Findings", "");
  const findings = allFindings(evidence);
  if (findings.length === 0) parts.push("None.");
  const groups = groupFindings(evidence, findings);
  for (const group of groups.slice(0, MOST_ROWS)) {
    const { first } = group;
    const same = group.all.length === 1 ? "" : `; ${groupWords(group)}`;
    parts.push(`- ${first.severity}: ${markdownText(first.says)} (\`${first.code.replaceAll("`", "")}\`${same})`);
  }
  const left = groups.slice(MOST_ROWS).reduce((n, g) => n + g.all.length, 0);
  if (left > 0) parts.push(`- ${plural(left, "further finding")} in evidence.json`);
  parts.push("", "## Inputs", "", tableMarkdown(inputsTable(evidence)), "");
  parts.push(
    `wirewitness ${markdownText(evidence.tool.version, 40)}, ${markdownText(evidence.schema, 60)}. Loss is that of the probes, not availability.`,
    "",
  );
  return parts.join("\n");
}

function tableMarkdown(table: Table): string {
  if (table.rows.length === 0) return markdownText(table.empty);
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const lines = [
    row(table.columns.map((c) => markdownText(c.name))),
    row(table.columns.map((c) => (c.numeric === true ? "--:" : "---"))),
    ...table.rows.slice(0, MOST_ROWS).map((cells) => row(cells.map((cell) => markdownText(cellText(cell), 120)))),
  ];
  const left = table.rows.length - MOST_ROWS + table.omitted;
  if (table.rows.length > MOST_ROWS) lines.push("", `${count(left)} further rows in evidence.json.`);
  const limits = groupedLimits(table);
  if (limits.length > 0) lines.push("");
  for (const { who, says } of limits.slice(0, MOST_LIMITS))
    lines.push(`- Limit${who === ALL_ROWS ? "" : ` (${markdownText(who, 200)})`}: ${markdownText(says)}`);
  if (limits.length > MOST_LIMITS)
    lines.push(`- ${plural(limits.length - MOST_LIMITS, "further limit")} in evidence.json`);
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
