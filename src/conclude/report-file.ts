// A document that a report is made of: evidence, an acceptance, a comparison or a monitoring snapshot, told by its "schema".
import { EvidenceError } from "../core/errors.ts";
import { JSON_LIMIT, parseJson } from "../read/json.ts";
import { readWholeText } from "../read/whole-text.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { Comparison } from "../schema/comparison.generated.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import { schemaText } from "../schema/load.ts";
import type { MonitoringSnapshot } from "../schema/monitoring-snapshot.generated.ts";
import { schemaProblems } from "../schema/problems.ts";

/** Documents by kind, as they were read: raw or anonymized. */
export interface Documents {
  evidence?: Evidence;
  acceptance?: Acceptance;
  snapshot?: MonitoringSnapshot;
  comparison?: Comparison;
}

const KINDS = [
  { key: "evidence", schema: "evidence", validator: () => import("../schema/evidence-validator.generated.js") },
  { key: "acceptance", schema: "acceptance", validator: () => import("../schema/acceptance-validator.generated.js") },
  {
    key: "snapshot",
    schema: "monitoring-snapshot",
    validator: () => import("../schema/monitoring-snapshot-validator.generated.js"),
  },
  { key: "comparison", schema: "comparison", validator: () => import("../schema/comparison-validator.generated.js") },
] as const;

/**
 * Reads the documents of a report, at most one of a kind. Throws EvidenceError: E_FORMAT for a file of none of the kinds, E_SCHEMA for one of
 * another version or shape, E_USAGE for two of a kind, and what reading throws.
 */
export async function readDocuments(files: readonly string[]): Promise<Documents> {
  const out: Documents = {};
  for (const file of files) {
    const doc = parseJson(readWholeText(file, JSON_LIMIT), file);
    const declared = doc.value !== null && typeof doc.value === "object" ? Object(doc.value).schema : undefined;
    const kind = KINDS.find((k) => typeof declared === "string" && declared.startsWith(`wirewitness/${k.schema}/`));
    if (kind === undefined)
      throw new EvidenceError("E_FORMAT", 'is no document of a report: its "schema" names none', {
        where: { file, line: 1 },
        hint: "give evidence.json, acceptance.json, comparison.json or monitoring-snapshot.json; analyze makes evidence.json of captures and logs",
      });
    if (out[kind.key] !== undefined)
      throw new EvidenceError("E_USAGE", `is a second ${kind.schema}`, {
        where: { file },
        hint: "a report has one document of a kind; compare puts several runs side by side",
      });
    const { validate } = await kind.validator();
    if (!validate(doc.value)) {
      const [problem] = schemaProblems(validate.errors, JSON.parse(schemaText(kind.schema)!), doc.value);
      throw new EvidenceError("E_SCHEMA", `does not fit its schema: ${problem?.says ?? "another shape"}`, {
        where: { file, line: problem === undefined ? 1 : doc.lineOf(problem.pointer) },
        hint: "wirewitness validate lists all of it; make the file again with this version",
      });
    }
    Object.assign(out, { [kind.key]: doc.value });
  }
  return out;
}
