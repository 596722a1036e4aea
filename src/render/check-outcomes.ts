// Claims and checks of an acceptance as one list of outcomes, which every format for a machine is made of.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance, AcceptanceCheck, Claim, Source } from "../schema/acceptance.generated.ts";
import type { CheckContext } from "./check-formats.ts";
import { expectedWords, observedWords, stageChecks } from "./check-words.ts";

/** How it came out: "open" where the evidence does not decide. It is never a pass. */
export type Outcome = "pass" | "fail" | "open";

/** One claim or check. */
export interface Checked {
  readonly id: string;
  readonly kind: "claim" | "check";
  readonly stage: string | null;
  readonly figure: string;
  readonly says: string;
  readonly outcome: Outcome;
  /** reproduced, contradicted, inconclusive, out of scope; passed, failed. */
  readonly verdict: string;
  readonly expected: string;
  readonly derived: string;
  readonly reason: string;
  /** What would decide it. */
  readonly missing?: string;
  /** "file-x.pcap, record 4". */
  readonly evidence: readonly string[];
  readonly limits: readonly string[];
  /** Its line in the case file. */
  readonly line?: number;
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  reproduced: "pass",
  passed: "pass",
  contradicted: "fail",
  failed: "fail",
};

/** Every claim, then every check, in the order of the acceptance. */
export function checkedAll(
  a: Outgoing<Acceptance>,
  context: Pick<CheckContext, "lineOfClaim" | "lineOfBudget">,
): readonly Checked[] {
  const places = sourceWords(a);
  const claims = a.claims.map((c: Claim): Checked => {
    const line = context.lineOfClaim(c.id);
    return {
      id: c.id,
      kind: "claim",
      stage: c.stage,
      figure: c.figure,
      says: c.says,
      outcome: OUTCOMES[c.verdict] ?? "open",
      verdict: c.verdict,
      expected: expectedWords(c),
      derived: observedWords(c),
      reason: c.reason,
      ...(c.missing === undefined ? {} : { missing: c.missing }),
      evidence: places(c.evidence),
      limits: [...c.limits, ...(c.doesNotShow ?? [])],
      ...(line === undefined ? {} : { line }),
    };
  });
  const checks = stageChecks(a).map(({ stage, check }): Checked => {
    const line = context.lineOfBudget?.(check.id);
    return { ...checkOf(stage, check, places), ...(line === undefined ? {} : { line }) };
  });
  return [...claims, ...checks];
}

function checkOf(stage: string | null, check: AcceptanceCheck, places: (e: readonly Source[]) => string[]): Checked {
  return {
    id: check.id,
    kind: "check",
    stage,
    figure: check.figure,
    says: check.says,
    outcome: OUTCOMES[check.result] ?? "open",
    verdict: check.result,
    expected: expectedWords(check),
    derived: observedWords(check),
    reason: check.reason,
    evidence: places(check.evidence),
    limits: check.limits,
  };
}

/** Why, in one line: "contradicted: expected 500 ms; derived 615.882 ms; ...". */
export function whyWords(c: Checked): string {
  const missing = c.missing === undefined ? "" : `; would decide it: ${c.missing}`;
  // many a reason begins with the figure itself
  const derived = c.reason.startsWith(`derived ${c.derived}`) ? "" : `derived ${c.derived}; `;
  return `${c.verdict}: expected ${c.expected}; ${derived}${c.reason}${missing}`;
}

/** "stage, loss.observedGap: the gap is 616 ms": a name that tells outcomes of one acceptance apart. */
export function outcomeName(c: Checked): string {
  return `${c.stage === null ? "" : `${c.stage}: `}${c.id}: ${c.says}`;
}

function sourceWords(a: Acceptance): (evidence: readonly Source[]) => string[] {
  const names = new Map(a.inputs.map((i) => [i.id, i.name]));
  return (evidence) =>
    evidence.map(({ input, record, line, offset }) => {
      const at = [
        record === undefined ? "" : `, record ${record}`,
        line === undefined ? "" : `, line ${line}`,
        offset === undefined ? "" : `, offset ${offset}`,
      ];
      return `${names.get(input) ?? input}${at.join("")}`;
    });
}
