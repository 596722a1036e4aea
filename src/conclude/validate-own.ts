// An acceptance file in a team's own shape: against the team's schema, and, by the mapping of a case, against the raw files.
import type { ErrorObject } from "ajv";
import { EvidenceError } from "../core/errors.ts";
import { parseJson, type JsonDocument } from "../read/json.ts";
import type { Case, CaseClaim, CaseMapping } from "../schema/case.generated.ts";
import type { Claim, Evidence } from "../schema/evidence.generated.ts";
import { schemaProblems } from "../schema/problems.ts";
import { judgeClaim, judgeClaims, vtepNames } from "./claims/claims.ts";
import { withoutControl } from "./claims/controls.ts";
import { valuesAt } from "./claims/path.ts";
import { placed, readWhole, type FileProblem, type Validation } from "./validate-file.ts";

/** A file of a team's own shape that fits the team's schema. */
export interface OwnValidation extends Validation {
  readonly document: JsonDocument;
}

/**
 * Validates JSON against a JSON Schema (draft 2020-12, or draft-07 where it says so) from a file. Throws EvidenceError when
 * either cannot be read, or the schema is none; references to other files and to the network are not followed.
 */
export async function validateOwn(file: string, schemaFile: string): Promise<OwnValidation> {
  const schema = parseJson(readWhole(schemaFile), schemaFile);
  const document = parseJson(readWhole(file), file);
  const validate = await compile(schema.value, schemaFile);
  const problems = validate(document.value) ? [] : schemaProblems(validate.errors, schema.value, document.value);
  return { file, kind: "own", problems: problems.map((p) => placed(file, document, p)), document };
}

type Validate = { (data: unknown): unknown; errors?: ErrorObject[] | null };

async function compile(schema: unknown, file: string): Promise<Validate> {
  const draft = (schema as { $schema?: unknown } | null)?.$schema;
  const old = typeof draft === "string" && /draft-0[467]/.test(draft);
  const { Ajv } = old ? await import("ajv") : { Ajv: (await import("ajv/dist/2020.js")).Ajv2020 };
  const { default: addFormats } = await import("ajv-formats");
  try {
    const ajv = new Ajv({ allErrors: true, strict: false });
    addFormats.default(ajv);
    return ajv.compile(schema as object) as Validate;
  } catch (cause) {
    throw new EvidenceError("E_SCHEMA", `is no JSON Schema: ${(cause as Error).message.slice(0, 300)}`, {
      where: { file, line: 1 },
      hint: "draft 2020-12 or draft-07, in one file",
      cause,
    });
  }
}

/** What the mapping of a case makes of a document: values that the raw files contradict, and values that they do not decide. */
export interface Mapped {
  readonly problems: FileProblem[];
  readonly undecided: string[];
  /** Values that the raw files reproduce. */
  readonly reproduced: number;
}

/** Holds every mapped value of a document against the same, derived from the raw files. */
export function heldAgainst(own: OwnValidation, evidence: Evidence, theCase: Case): Mapped {
  const out = { problems: [] as FileProblem[], undecided: [] as string[], reproduced: 0 };
  const claims = judgeClaims(evidence, theCase);
  for (const m of theCase.mapping ?? []) {
    const found = valuesAt(own.document.value, m.path);
    if ("says" in found) {
      out.problems.push({ file: own.file, line: 1, says: `${m.path}: ${found.says}` });
      continue;
    }
    for (const { value, pointer } of found.values) {
      const told = judged(m, value, { evidence, theCase, claims });
      const says = `${pointer} is ${JSON.stringify(value)?.slice(0, 80) ?? "absent"}: ${told.reason}${placeOf(told, evidence)}`;
      if (told.verdict === "reproduced") out.reproduced++;
      else if (told.verdict === "contradicted")
        out.problems.push({ file: own.file, line: own.document.lineOf(pointer), says });
      else out.undecided.push(`${own.file}:${own.document.lineOf(pointer)}: ${says}`);
    }
  }
  return out;
}

type Told = Pick<Claim, "verdict" | "reason" | "evidence">;

function judged(
  m: CaseMapping,
  value: unknown,
  from: { evidence: Evidence; theCase: Case; claims: readonly Claim[] },
): Told {
  const { evidence, theCase, claims } = from;
  if (m.claim !== undefined) {
    const claim = claims.find((c) => c.id === m.claim)!;
    return {
      verdict: ofTruth(claim, value),
      reason: `claim ${m.claim} is ${claim.verdict} (${claim.reason})`,
      evidence: claim.evidence,
    };
  }
  const { figure = "", where, stage, unit, tolerance } = m;
  const claim: CaseClaim = {
    id: "mapped",
    says: m.path,
    figure,
    expected: unit === undefined || typeof value !== "number" ? value : `${value} ${unit}`,
    ...(where === undefined ? {} : { where }),
    ...(stage === undefined ? {} : { stage }),
    ...(tolerance === undefined ? {} : { tolerance }),
  };
  return withoutControl(judgeClaim(claim, { evidence, case: theCase, where: where ?? {} }, vtepNames(theCase)));
}

/** A value that says whether a claim was met: true, false, or a word for one of them. */
function ofTruth(claim: Claim, value: unknown): Claim["verdict"] {
  const met = /^(?:true|pass(?:ed)?|ok|success|reproduced)$/i.test(String(value));
  const missed = /^(?:false|fail(?:ed|ure)?|contradicted)$/i.test(String(value));
  if ((!met && !missed) || (claim.verdict !== "reproduced" && claim.verdict !== "contradicted")) return "inconclusive";
  return met === (claim.verdict === "reproduced") ? "reproduced" : "contradicted";
}

function placeOf(c: Told, evidence: Evidence): string {
  const [s] = c.evidence;
  if (s === undefined) return "";
  const name = evidence.inputs.find((i) => i.id === s.input)?.name ?? s.input;
  return s.line !== undefined
    ? ` (${name}:${s.line})`
    : s.record === undefined
      ? ` (${name})`
      : ` (${name} record ${s.record})`;
}
