// `compare` for a pull request: GitHub-flavoured Markdown. Evidence is plain text in it, never markup.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Comparison } from "../schema/comparison.generated.ts";
import {
  budgetWords,
  comparisonTitle,
  distributionTable,
  firstTable,
  runTables,
  type TextTable,
} from "./compare-words.ts";
import { markdownText } from "./markdown.ts";

/** Rows of a table; the rest is in comparison.json. */
const MOST_ROWS = 200;

/** The comparison as Markdown. */
export function comparisonMarkdown(c: Outgoing<Comparison>): string {
  const parts = [`# ${markdownText(comparisonTitle(c))}`];
  if (c.budgets.length > 0) parts.push("", "## Budgets");
  for (const b of c.budgets) {
    const rows = b.runs.map((r) => [r.run, r.verdict, r.reason]);
    parts.push(...table({ title: budgetWords(b), columns: ["run", "verdict", "why"], rows }, "###"));
  }
  for (const t of [...runTables(c), distributionTable(c), firstTable(c)]) parts.push(...table(t, "##"));
  parts.push("", "## What it does not show", "", ...c.limits.map((l) => `- ${markdownText(l)}`));
  parts.push(
    "",
    `wirewitness ${markdownText(c.tool.version, 40)}, ${c.schema}. Every figure is bounds, never a midpoint.`,
    "",
  );
  return parts.join("\n");
}

function table(t: TextTable, level: string): string[] {
  if (t.rows.length === 0) return [];
  const row = (cells: readonly string[]) => `| ${cells.map((c) => markdownText(c, 300)).join(" | ")} |`;
  const more = t.rows.length - MOST_ROWS;
  return [
    "",
    `${level} ${markdownText(t.title)}`,
    "",
    row(t.columns.map((c) => c.replace(/^#/, ""))),
    `|${t.columns.map((c) => (c.startsWith("#") ? " --: |" : " --- |")).join("")}`,
    ...t.rows.slice(0, MOST_ROWS).map(row),
    ...(more > 0 ? ["", `${more} further rows in comparison.json.`] : []),
  ];
}
