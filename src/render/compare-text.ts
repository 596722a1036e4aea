// `compare` on a terminal.
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
import { clipped, visible } from "./html.ts";
import { wrap } from "./terminal-screen.ts";

const NARROWEST = 40;
const WIDEST = 160;
const MOST_CELL = 60;
const MOST_ROWS = 100;

/** The comparison as text of at most `columns` columns where tables allow it, ending with a newline. */
export function comparisonText(c: Outgoing<Comparison>, options: { readonly columns: number }): string {
  const columns = Math.max(NARROWEST, Math.min(options.columns, WIDEST));
  const lines = [comparisonTitle(c)];
  for (const t of [...runTables(c), distributionTable(c), firstTable(c)]) lines.push(...tableLines(t));
  if (c.budgets.length > 0) lines.push("", "Budgets");
  for (const b of c.budgets) {
    lines.push(`  ${budgetWords(b)}`);
    for (const r of b.runs)
      lines.push(...wrap(`${r.run}: ${r.verdict}: ${r.reason}`, columns - 4).map((l) => `    ${l}`));
  }
  lines.push("", "What it does not show");
  for (const l of c.limits) lines.push(...wrap(visible(l), columns - 2).map((x) => `  ${x}`));
  return `${lines.join("\n")}\n`;
}

function tableLines(t: TextTable): string[] {
  if (t.rows.length === 0) return [];
  const right = t.columns.map((name) => name.startsWith("#"));
  const head = t.columns.map((name, i) => (right[i] ? name.slice(1) : name));
  const rows = t.rows.slice(0, MOST_ROWS).map((r) => r.map((text) => visible(clipped(text, MOST_CELL))));
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((r) => r[i]!.length)));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((text, i) => (right[i] ? text.padStart(widths[i]!) : text.padEnd(widths[i]!))).join("  ")}`.trimEnd();
  const more = t.rows.length - MOST_ROWS;
  return ["", t.title, line(head), ...rows.map(line), ...(more > 0 ? [`  and ${more} more`] : [])];
}
