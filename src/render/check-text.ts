// `check` on a terminal: one line a claim, and under those that are not reproduced why, and what would decide them.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance, AcceptanceCheck, Claim } from "../schema/acceptance.generated.ts";
import type { CheckContext } from "./check-formats.ts";
import { acceptanceTitle, countWords, expectedWords, observedWords, stageChecks } from "./check-words.ts";
import { wrap } from "./terminal-screen.ts";

type Mark = "ok" | "FAIL" | "?" | "scope";

const MARKS: Readonly<Record<Claim["verdict"] | AcceptanceCheck["result"], Mark>> = {
  reproduced: "ok",
  passed: "ok",
  contradicted: "FAIL",
  failed: "FAIL",
  inconclusive: "?",
  "out of scope": "scope",
};
const CODES: Readonly<Record<Mark, string>> = { ok: "32", FAIL: "31", "?": "33", scope: "33" };
const NARROWEST = 40;
const WIDEST = 120;

/** The table, ending with a newline. */
export function acceptanceText(a: Outgoing<Acceptance>, context: Pick<CheckContext, "columns" | "color">): string {
  const columns = Math.max(NARROWEST, Math.min(context.columns, WIDEST));
  const lines = [...wrap(`${acceptanceTitle(a)}: ${a.verdict}`, columns), ...wrap(`${countWords(a.counts)}.`, columns)];
  if (a.claims.length > 0) lines.push("", "Claims");
  for (const c of a.claims) lines.push(...claimLines(c, columns, context.color));
  const checks = stageChecks(a);
  if (checks.length > 0) lines.push("", "Checks");
  for (const { stage, check } of checks) {
    const where = stage === null ? "" : ` (${stage})`;
    const head = `${check.id}${where}: ${check.says}`;
    lines.push(...marked(MARKS[check.result], head, columns, context.color));
    if (check.result !== "passed") lines.push(...indented(check.reason, columns));
  }
  return `${lines.join("\n")}\n`;
}

function claimLines(c: Claim, columns: number, color: boolean): string[] {
  const where = c.stage === null ? "" : ` (${c.stage})`;
  const head = `${c.id}${where}: expected ${expectedWords(c)}; derived ${observedWords(c)}`;
  const lines = marked(MARKS[c.verdict], head, columns, color);
  if (c.verdict === "reproduced") return lines;
  lines.push(...indented(`${c.verdict}: ${c.reason}`, columns));
  if (c.missing !== undefined) lines.push(...indented(`would decide it: ${c.missing}`, columns));
  return lines;
}

function marked(mark: Mark, text: string, columns: number, color: boolean): string[] {
  const [first = "", ...rest] = wrap(text, columns - 6);
  const painted = color ? `\u001b[${CODES[mark]}m${mark.padEnd(5)}\u001b[0m` : mark.padEnd(5);
  return [`${painted} ${first}`, ...rest.map((l) => `      ${l}`)];
}

function indented(text: string, columns: number): string[] {
  return wrap(text, columns - 8).map((l) => `        ${l}`);
}
