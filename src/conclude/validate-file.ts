// `validate`: one JSON or YAML file against its schema and its own arithmetic, without raw files.
import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { EvidenceError } from "../core/errors.ts";
import { JSON_LIMIT, parseJson, type JsonDocument } from "../read/json.ts";
import { readWholeText } from "../read/whole-text.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { Comparison } from "../schema/comparison.generated.ts";
import type { MonitoringSnapshot } from "../schema/monitoring-snapshot.generated.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import { schemaText } from "../schema/load.ts";
import { schemaProblems, type SchemaProblem } from "../schema/problems.ts";
import { arithmeticProblems, type ArithmeticProblem } from "./arithmetic.ts";
import { valueProblems } from "./document-values.ts";
import { claimProblems } from "./claims/claim-problems.ts";

/** What is wrong in a file, with its line. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

/** What a file claims to be and what is wrong with it. */
export interface Validation {
  readonly file: string;
  readonly kind: "evidence" | "case" | "acceptance" | "snapshot" | "comparison" | "own";
  readonly problems: FileProblem[];
  /** An acceptance that fits its schema, with the lines of its values: to be derived again where the raw files are there. */
  readonly acceptance?: { readonly value: Acceptance; readonly lineOf: (pointer: string) => number };
}

/**
 * Validates evidence JSON, an acceptance or a case file (YAML). Throws EvidenceError when the file cannot be read or is of neither kind;
 * a file of a known kind that is wrong gives its problems, all at once.
 */
export async function validateFile(file: string): Promise<Validation> {
  if (/\.ya?ml$/.test(file)) return validateCase(file);
  const text = readWhole(file);
  const doc = parseJson(text, file);
  const declared =
    typeof doc.value === "object" && doc.value !== null ? (doc.value as Record<string, unknown>)["schema"] : undefined;
  if (typeof declared === "string" && declared.startsWith("wirewitness/evidence/")) return validateEvidence(file, doc);
  if (typeof declared === "string" && declared.startsWith("wirewitness/acceptance/"))
    return validateAcceptance(file, doc);
  if (typeof declared === "string" && declared.startsWith("wirewitness/monitoring-snapshot/"))
    return validateSnapshot(file, doc);
  if (typeof declared === "string" && declared.startsWith("wirewitness/comparison/"))
    return validateComparison(file, doc);
  if (isSchema(doc.value))
    throw new EvidenceError("E_FORMAT", "is a JSON Schema, and no document", {
      where: { file, line: 1 },
      hint: `validate DOCUMENT --schema ${file} holds a document against it; documents of this tool name their schema themselves`,
    });
  throw new EvidenceError(
    "E_FORMAT",
    `is neither evidence JSON, nor an acceptance, a monitoring snapshot, a comparison or a case file: "schema" is ${JSON.stringify(declared)?.slice(0, 60) ?? "absent"}`,
    {
      where: { file, line: 1 },
      hint: 'evidence.json starts with "schema": "wirewitness/evidence/1", acceptance.json with "wirewitness/acceptance/1"; a case file ends in .yaml; a file of another shape needs --schema',
    },
  );
}

function isSchema(value: unknown): boolean {
  const draft = (value as { $schema?: unknown } | null)?.$schema;
  return typeof draft === "string" && /json-schema\.org\//.test(draft);
}

/** A text file of at most JSON_LIMIT bytes. Throws what `readWholeText` does. */
export function readWhole(file: string): string {
  return readWholeText(file, JSON_LIMIT);
}

// The YAML parser is loaded only where there is YAML.
async function validateCase(file: string): Promise<Validation> {
  const { readCase } = await import("../read/case-file.ts");
  try {
    const theCase = readCase(file, claimProblems);
    const missing = theCase.sources.filter(
      (s) => s.optional !== true && !existsSync(isAbsolute(s.file) ? s.file : join(dirname(file), s.file)),
    );
    return {
      file,
      kind: "case",
      problems: missing.map((s) => ({
        file,
        line: lineOfText(file, s.file),
        says: `source "${s.file}" is not there; paths are relative to the case file`,
      })),
    };
  } catch (error) {
    if (!(error instanceof EvidenceError) || error.code !== "E_SCHEMA") throw error;
    return { file, kind: "case", problems: error.notes.map((n) => ({ file, line: n.where.line ?? 1, says: n.says })) };
  }
}

/** First line that holds `text`, from 1. */
function lineOfText(file: string, text: string): number {
  return (
    Math.max(
      0,
      readFileSync(file, "utf8")
        .split("\n")
        .findIndex((l) => l.includes(text)),
    ) + 1
  );
}

async function validateEvidence(file: string, doc: JsonDocument): Promise<Validation> {
  const { validate } = await import("../schema/evidence-validator.generated.js");
  const problems = validate(doc.value)
    ? arithmeticProblems(doc.value as Evidence)
    : schemaProblems(validate.errors, JSON.parse(schemaText("evidence")!), doc.value);
  return { file, kind: "evidence", problems: problems.map((p) => placed(file, doc, p)) };
}

async function validateAcceptance(file: string, doc: JsonDocument): Promise<Validation> {
  const { validate } = await import("../schema/acceptance-validator.generated.js");
  if (!validate(doc.value)) {
    const problems = schemaProblems(validate.errors, JSON.parse(schemaText("acceptance")!), doc.value);
    return { file, kind: "acceptance", problems: problems.map((p) => placed(file, doc, p)) };
  }
  const value = doc.value as Acceptance;
  const { acceptanceProblems } = await import("./acceptance-arithmetic.ts");
  const lineOf = (pointer: string) => doc.lineOf(pointer);
  const problems = acceptanceProblems(value).map((p) => placed(file, doc, p));
  return { file, kind: "acceptance", problems, acceptance: { value, lineOf } };
}

async function validateSnapshot(file: string, doc: JsonDocument): Promise<Validation> {
  const { validate } = await import("../schema/monitoring-snapshot-validator.generated.js");
  const { snapshotProblems } = await import("./snapshot-arithmetic.ts");
  const problems = validate(doc.value)
    ? [...snapshotProblems(doc.value as MonitoringSnapshot), ...valueProblems(doc.value)]
    : schemaProblems(validate.errors, JSON.parse(schemaText("monitoring-snapshot")!), doc.value);
  return { file, kind: "snapshot", problems: problems.map((p) => placed(file, doc, p)) };
}

async function validateComparison(file: string, doc: JsonDocument): Promise<Validation> {
  const { validate } = await import("../schema/comparison-validator.generated.js");
  const { comparisonProblems } = await import("./compare/arithmetic.ts");
  const problems = validate(doc.value)
    ? comparisonProblems(doc.value as Comparison)
    : schemaProblems(validate.errors, JSON.parse(schemaText("comparison")!), doc.value);
  return { file, kind: "comparison", problems: problems.map((p) => placed(file, doc, p)) };
}

/** A problem with its line; what the schema says already begins with the place. */
export function placed(file: string, doc: JsonDocument, p: ArithmeticProblem | SchemaProblem): FileProblem {
  const says = "key" in p ? p.says : `${p.pointer} ${p.says}`.replace(/^(\S+) \1(?=[ ,])/, "$1");
  return { file, line: doc.lineOf(p.pointer), says };
}

/** Throws a plain Error when a document that this package made does not fit its own schema: that is a bug, and nothing is written. */
export async function assertEvidence(evidence: Evidence): Promise<void> {
  const { validate } = await import("../schema/evidence-validator.generated.js");
  assertFits(validate, evidence, "evidence");
}

/** As `assertEvidence`, for an acceptance. */
export async function assertAcceptance(acceptance: Acceptance): Promise<void> {
  const { validate } = await import("../schema/acceptance-validator.generated.js");
  assertFits(validate, acceptance, "acceptance");
}

/** As `assertEvidence`, for a comparison. */
export async function assertComparison(comparison: Comparison): Promise<void> {
  const { validate } = await import("../schema/comparison-validator.generated.js");
  assertFits(validate, comparison, "comparison");
}

/** As `assertEvidence`, for a monitoring snapshot. */
export async function assertSnapshot(snapshot: MonitoringSnapshot): Promise<void> {
  const { validate } = await import("../schema/monitoring-snapshot-validator.generated.js");
  assertFits(validate, snapshot, "monitoring-snapshot");
}

type Validate = { (data: unknown): boolean; errors?: Parameters<typeof schemaProblems>[0] };

function assertFits(validate: Validate, value: unknown, name: string): void {
  if (validate(value)) return;
  const says = schemaProblems(validate.errors, JSON.parse(schemaText(name)!), value).slice(0, 5);
  throw new Error(`the ${name} does not fit its schema: ${says.map((p) => p.says).join("; ")}`);
}
