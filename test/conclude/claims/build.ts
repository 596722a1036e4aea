// Cases as a user lays them out: a folder with sources and a case.yaml, checked by the library.
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkCase, type CaseCheck } from "../../../src/conclude/check-case.ts";
import type { Claim } from "../../../src/schema/evidence.generated.ts";
import { put, scratch } from "../../cli/run.ts";

/** Writes the files and a case.yaml whose lines are `caseLines`; gives the folder. */
export function caseFolder(files: Readonly<Record<string, string | Uint8Array>>, caseLines: readonly string[]): string {
  const folder = scratch();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    put(folder, name, content);
  }
  put(folder, "case.yaml", `${caseLines.join("\n")}\n`);
  return folder;
}

/** One claim on files of a case without stages. */
export async function claimOn(
  files: Readonly<Record<string, string | Uint8Array>>,
  claim: string,
  extra: readonly string[] = [],
): Promise<Claim> {
  const sources = Object.keys(files).map((f) => `  - {file: ${f}}`);
  const folder = caseFolder(files, [...extra, "sources:", ...sources, "claims:", `  - {id: c1, says: it, ${claim}}`]);
  const { acceptance } = await checkCase(folder);
  return acceptance.claims[0]!;
}

/** A whole case. */
export function check(
  files: Readonly<Record<string, string | Uint8Array>>,
  caseLines: readonly string[],
): Promise<CaseCheck> {
  return checkCase(caseFolder(files, caseLines));
}

/** Verdict of each claim by its id. */
export function verdicts(c: CaseCheck): Record<string, string> {
  return Object.fromEntries(c.acceptance.claims.map((x) => [x.id, x.verdict]));
}
