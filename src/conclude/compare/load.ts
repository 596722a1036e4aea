// A run from what names it: evidence.json as it is, a case file, or a folder or a file that is analyzed.
import { readFileSync, statSync } from "node:fs";
import { EvidenceError } from "../../core/errors.ts";
import { JSON_LIMIT, parseJson } from "../../read/json.ts";
import type { Case } from "../../schema/case.generated.ts";
import type { Evidence } from "../../schema/evidence.generated.ts";
import { schemaText } from "../../schema/load.ts";
import { schemaProblems } from "../../schema/problems.ts";
import { analyze, type AnalyzeOptions } from "../analyze.ts";

/** A run as it was read. */
export interface LoadedRun {
  /** Raw, unless it says that it is anonymized. */
  readonly evidence: Evidence;
  readonly case: Case | undefined;
  readonly problems: EvidenceError[];
}

/**
 * Loads a run. Throws EvidenceError for what cannot be read, and E_SCHEMA for evidence of another shape; inputs of a folder that cannot be
 * used are in `problems`.
 */
export async function loadRun(path: string, options: AnalyzeOptions = {}): Promise<LoadedRun> {
  if (path === "-")
    throw new EvidenceError("E_USAGE", "standard input is no run", {
      hint: "name a case.yaml, a folder or an evidence.json",
    });
  if (/\.ya?ml$/.test(path)) return analyzed(await analyze([], { ...options, caseFile: path }));
  if (path.endsWith(".json") && isFile(path)) {
    const evidence = await evidenceIn(path);
    if (evidence !== undefined) return { evidence, case: undefined, problems: [] };
  }
  const analysis = await analyze([path], options);
  // a run of which nothing is understood would be laid beside the others as one without probes
  if (analysis.understood === 0 && analysis.problems.length === 0) {
    const kinds = [...new Set(analysis.evidence.inputs.map((i) => i.kind))].join(", ");
    throw new EvidenceError("E_FORMAT", `nothing of it is understood (${kinds})`, {
      where: { file: path },
      hint: "a run is a case.yaml, a folder of recordings, an evidence.json, a capture or a log",
    });
  }
  return analyzed(analysis);
}

function analyzed(a: Awaited<ReturnType<typeof analyze>>): LoadedRun {
  return { evidence: a.evidence, case: a.case, problems: a.problems };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Evidence in a JSON file; undefined for JSON of another kind, which may be a text that is read as an input. */
async function evidenceIn(path: string): Promise<Evidence | undefined> {
  if (statSync(path).size > JSON_LIMIT) return undefined;
  const text = readFileSync(path, "utf8");
  const own = /"schema"\s*:\s*"wirewitness\/([a-z-]{1,40})\/\d/.exec(text.slice(0, 400))?.[1];
  if (own !== undefined && own !== "evidence")
    throw new EvidenceError(
      "E_FORMAT",
      `holds ${/^[aeiou]/.test(own) ? "an" : "a"} ${own.replaceAll("-", " ")}, which is no run`,
      {
        where: { file: path },
        hint: "name the evidence.json beside it, or the recordings that it was made from",
      },
    );
  if (!text.slice(0, 400).includes("wirewitness/evidence/")) return undefined;
  const doc = parseJson(text, path);
  const { validate } = await import("../../schema/evidence-validator.generated.js");
  if (validate(doc.value)) return doc.value as Evidence;
  const [problem] = schemaProblems(validate.errors, JSON.parse(schemaText("evidence")!));
  throw new EvidenceError("E_SCHEMA", `is no evidence of this version: ${problem?.says ?? "another shape"}`, {
    where: { file: path, line: problem === undefined ? 1 : doc.lineOf(problem.pointer) },
    hint: "make it again from the raw files with this version",
  });
}
