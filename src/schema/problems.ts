// Ajv's errors as sentences that say where, what was expected and what may have been meant.
import type { ErrorObject } from "ajv";

/** One way in which a document does not fit its schema. */
export interface SchemaProblem {
  /** JSON Pointer of the value, or of the object that a wrong key is in; "" is the whole document. */
  readonly pointer: string;
  /** The key that is unknown or missing, where it is about a key. */
  readonly key?: string;
  readonly says: string;
}

/**
 * Sentences for all of Ajv's errors, in order, without repeats and without the branches of a failed oneOf. `value`: the document, so that
 * what it holds is said, and what may have been meant.
 */
export function schemaProblems(
  errors: readonly ErrorObject[] | null | undefined,
  schema: unknown,
  value?: unknown,
): SchemaProblem[] {
  const out: SchemaProblem[] = [];
  const seen = new Set<string>();
  for (const e of errors ?? []) {
    if (e.keyword === "if" || e.keyword === "oneOf" || e.keyword === "anyOf") continue;
    const p = problem(e, schema, value);
    const id = `${p.pointer} ${p.says}`;
    if (seen.has(id)) continue;
    seen.add(id);
    out.push(p);
  }
  return out;
}

function problem(e: ErrorObject, schema: unknown, value: unknown): SchemaProblem {
  const at = e.instancePath === "" ? "the document" : e.instancePath;
  const params = e.params as Record<string, unknown>;
  if (e.keyword === "additionalProperties") {
    const key = String(params["additionalProperty"]);
    const near = nearest(key, knownKeys(schema, e.schemaPath));
    const hint = near === undefined ? "" : `: did you mean "${near}"?`;
    return { pointer: e.instancePath, key, says: `${at} has an unknown key "${shorten(key)}"${hint}` };
  }
  if (e.keyword === "required") {
    const key = String(params["missingProperty"]);
    return { pointer: e.instancePath, key, says: `${at} lacks "${key}"` };
  }
  if (e.keyword === "enum") {
    const allowed = (params["allowedValues"] as unknown[]).map((v) => JSON.stringify(v)).join(", ");
    const is = valueAt(value, e.instancePath);
    const words = (params["allowedValues"] as unknown[]).filter((v) => typeof v === "string");
    const near = typeof is === "string" ? nearest(is, words) : undefined;
    const hint = near === undefined ? "" : `: did you mean "${near}"?`;
    return { pointer: e.instancePath, says: `${at}${shown(is)} must be one of ${allowed}${hint}` };
  }
  if (e.keyword === "const")
    return { pointer: e.instancePath, says: `${at} must be ${JSON.stringify(params["allowedValue"])}` };
  const is = /^(?:type|pattern|format|minimum|maximum|minLength|maxLength|exclusiveMinimum)$/.test(e.keyword)
    ? shown(valueAt(value, e.instancePath))
    : "";
  return { pointer: e.instancePath, says: `${at}${is} ${e.message ?? "does not fit the schema"}` };
}

/** The value at a JSON Pointer; undefined where there is none. */
function valueAt(document: unknown, pointer: string): unknown {
  let node = document;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return node;
}

/** ", which is 12," for what can be said in a few characters. */
function shown(value: unknown): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return ", which is a list,";
  if (typeof value === "object" && value !== null) return ", which is an object,";
  return `, which is ${shorten(typeof value === "number" ? String(value) : JSON.stringify(value))},`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Keys that the object with `additionalProperties: false` at this schema path does know. */
function knownKeys(schema: unknown, schemaPath: string): string[] {
  let node: unknown = schema;
  for (const part of schemaPath.split("/").slice(1, -1)) {
    const key = decodeURIComponent(part.replaceAll("~1", "/").replaceAll("~0", "~"));
    node = typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined;
  }
  const properties =
    typeof node === "object" && node !== null ? (node as Record<string, unknown>)["properties"] : undefined;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

/** The candidate with the smallest edit distance, when that is at most a third of its length (rounded up); undefined otherwise. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > 100) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const c of candidates) {
    const d = distance(word.toLowerCase(), c.toLowerCase());
    if (d < least) [best, least] = [c, d];
  }
  return best !== undefined && least <= Math.ceil(best.length / 3) ? best : undefined;
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
