// `check` for a pull request: GitHub-flavoured Markdown. Evidence is plain text in it, never markup.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import { acceptanceTitle, countWords, expectedWords, observedWords, stageChecks } from "./check-words.ts";
import { markdownText } from "./markdown.ts";

/** Rows of a table; the rest is in acceptance.json. */
const MOST_ROWS = 200;

/** The acceptance as Markdown. */
export function acceptanceMarkdown(a: Outgoing<Acceptance>): string {
  const parts = [
    `# ${markdownText(acceptanceTitle(a), 160)}: ${a.verdict}`,
    "",
    markdownText(`${countWords(a.counts)}.`),
    "",
    "## Claims",
    "",
    ...table(
      ["claim", "stage", "verdict", "expected", "derived", "why"],
      a.claims.map((c) => [c.says, c.stage ?? "", c.verdict, expectedWords(c), observedWords(c), c.reason]),
    ),
  ];
  const checks = stageChecks(a);
  if (checks.length > 0)
    parts.push(
      "",
      "## Checks",
      "",
      ...table(
        ["check", "stage", "result", "why"],
        checks.map(({ stage, check }) => [check.says, stage ?? "", check.result, check.reason]),
      ),
    );
  parts.push("", "## What this does not show", "", ...a.limits.map((l) => `- ${markdownText(l)}`), "");
  return parts.join("\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ["None."];
  const row = (cells: readonly string[]) => `| ${cells.map((c) => markdownText(c, 300)).join(" | ")} |`;
  const lines = [row(head), `|${" --- |".repeat(head.length)}`, ...rows.slice(0, MOST_ROWS).map(row)];
  if (rows.length > MOST_ROWS) lines.push("", `${rows.length - MOST_ROWS} further rows in acceptance.json.`);
  return lines;
}
