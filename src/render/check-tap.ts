// `check` as TAP version 14 (testanything.org). What the evidence does not decide is "not ok": neither SKIP nor TODO, which pass.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { CheckContext } from "./check-formats.ts";
import { checkedAll, outcomeName, type Checked } from "./check-outcomes.ts";
import { visible } from "./html.ts";

/** TAP, ending with a newline. */
export function acceptanceTap(a: Outgoing<Acceptance>, context: CheckContext): string {
  const all = checkedAll(a, context);
  const lines = ["TAP version 14", all.length === 0 ? "1..0 # nothing is claimed" : `1..${all.length}`];
  all.forEach((c, i) => {
    lines.push(`${c.outcome === "pass" ? "ok" : "not ok"} ${i + 1} - ${description(outcomeName(c))}`);
    if (c.outcome !== "pass") lines.push(...diagnostic(c, context.caseFile));
  });
  return `${lines.join("\n")}\n`;
}

/** One line in which nothing is a directive. */
function description(text: string): string {
  return visible(text)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\#]/g, (c) => `\\${c}`);
}

/** A YAML block; JSON strings are YAML strings. */
function diagnostic(c: Checked, caseFile: string): string[] {
  const rows: [string, string | readonly string[] | undefined][] = [
    ["verdict", c.verdict],
    ["expected", c.expected],
    ["derived", c.derived],
    ["reason", c.reason],
    ["missing", c.missing],
    ["at", c.line === undefined ? undefined : `${caseFile}:${c.line}`],
    ["evidence", c.evidence],
  ];
  const known = rows.filter(([, v]) => v !== undefined);
  return ["  ---", ...known.map(([k, v]) => `  ${k}: ${yamlOf(v!)}`), "  ..."];
}

function yamlOf(v: string | readonly string[]): string {
  return JSON.stringify(typeof v === "string" ? visible(v) : v.map((x) => visible(x)));
}
