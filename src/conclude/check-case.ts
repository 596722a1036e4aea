// The job of CI: a case in, its acceptance out. Every claim is derived again from the raw files.
import { readFileSync } from "node:fs";
import { EvidenceError } from "../core/errors.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import { assembleAcceptance } from "./acceptance.ts";
import { analyze, type Analysis, type AnalyzeOptions } from "./analyze.ts";

/** What checking a case gave. */
export interface CaseCheck {
  /** Raw: give it to scrubAcceptance() or reveal() before it is shown. */
  readonly acceptance: Acceptance;
  readonly analysis: Analysis;
}

/**
 * Checks a case file, or a folder with one. Throws EvidenceError as `analyze` does, and E_USAGE without a case or for a case
 * that claims nothing.
 */
export async function checkCase(path: string, options: AnalyzeOptions = {}): Promise<CaseCheck> {
  const isFile = /\.ya?ml$/.test(path);
  const analysis = await analyze(isFile ? [] : [path], {
    ...options,
    ...(isFile ? { caseFile: path } : {}),
  });
  const theCase = analysis.case;
  if (theCase === undefined)
    throw new EvidenceError("E_USAGE", "there is no case.yaml", {
      where: { file: path },
      hint: "wirewitness init drafts one",
    });
  if ((theCase.claims ?? []).length === 0 && (theCase.budgets ?? []).length === 0)
    throw new EvidenceError("E_USAGE", "the case claims nothing", {
      where: { file: analysis.caseFile ?? path },
      hint: hasDraft(analysis.caseFile ?? path)
        ? "its claims are commented out: take the # away from # claims: and from those that you make"
        : "add claims or budgets; wirewitness init drafts some",
    });
  return { acceptance: assembleAcceptance(analysis.evidence, theCase), analysis };
}

/** True for a case whose claims are all commented out, as a draft has them. */
function hasDraft(file: string): boolean {
  return /^[ \t]*#[ \t]*claims:/m.test(readFileSync(file, "utf8"));
}
