// An acceptance against the same derived again: every difference with both of its places.
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { Input, Source } from "../schema/evidence.generated.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";

/** A difference: where in the document, what, and where in the raw evidence. */
export interface Difference extends ArithmeticProblem {
  /** "leaf2.pcap record 12": file, and record or line, that the derived value comes from. */
  readonly raw: string;
  /** The digest of an input: it is not the file that was accepted. */
  readonly digest: boolean;
}

/** Most differences that are listed. */
const MOST = 500;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Differences of `told` from `derived`, which must have been made anonymous with the same key, or revealed. `inputs` are the raw
 * inputs of the evidence: their names are those of the files. The version of the tool may differ.
 */
export function acceptanceDifferences(told: Acceptance, derived: Acceptance, inputs: readonly Input[]): Difference[] {
  const out: Difference[] = [];
  const names = new Map(inputs.map((i) => [i.id, i.name]));
  const walk = (a: Json | undefined, b: Json | undefined, pointer: string, near: readonly Json[]): void => {
    if (out.length >= MOST || pointer === "/tool/version") return;
    if (isObject(a) && isObject(b)) {
      for (const key of new Set([...Object.keys(b), ...Object.keys(a)])) {
        const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
        walk(Object.hasOwn(a, key) ? a[key] : undefined, Object.hasOwn(b, key) ? b[key] : undefined, at, [b, ...near]);
      }
    } else if (Array.isArray(a) && Array.isArray(b)) {
      for (let i = 0; i < Math.max(a.length, b.length); i++) walk(a[i], b[i], `${pointer}/${i}`, near);
    } else if (!Object.is(a, b)) out.push(difference(pointer, a, b, { near, names }));
  };
  walk(told as unknown as Json, derived as unknown as Json, "", []);
  return out;
}

function difference(
  pointer: string,
  a: Json | undefined,
  b: Json | undefined,
  at: { near: readonly Json[]; names: ReadonlyMap<string, string> },
): Difference {
  const digest = /^\/inputs\/\d+\/digest(?:\/|$)/.test(pointer);
  const raw = placeOf(pointer, b, at.near, at.names);
  const says = digest
    ? `is not the digest of ${raw}: the file is another one than was accepted, or the key is`
    : `is ${shown(a)}, derived again ${shown(b)}`;
  return { pointer, says, raw, digest };
}

/** The nearest row around a value that says where it comes from. */
function placeOf(
  pointer: string,
  value: Json | undefined,
  near: readonly Json[],
  names: ReadonlyMap<string, string>,
): string {
  for (const row of [value, ...near]) {
    if (!isObject(row)) continue;
    const list = row["evidence"];
    const first = Array.isArray(list) ? list.find(isSource) : undefined;
    if (first !== undefined) return sourceWords(first, names);
    if (isSource(row)) return sourceWords(row, names);
    if (typeof row["id"] === "string" && pointer.startsWith("/inputs/")) return names.get(row["id"]) ?? row["id"];
    const ids = Array.isArray(row["inputs"]) ? row["inputs"].filter((id) => typeof id === "string") : [];
    if (ids.length > 0)
      return ids
        .slice(0, 3)
        .map((id) => names.get(id) ?? id)
        .join(", ");
  }
  return "the case";
}

function isSource(v: Json | undefined): v is Json & { input: string } & Source {
  return isObject(v) && typeof v["input"] === "string";
}

function sourceWords(s: Source, names: ReadonlyMap<string, string>): string {
  const file = names.get(s.input) ?? s.input;
  if (s.line !== undefined) return `${file}:${s.line}`;
  return s.record === undefined ? file : `${file} record ${s.record}`;
}

function isObject(v: Json | undefined): v is { [key: string]: Json } {
  return typeof v === "object" && v !== null && !Array.isArray(v);
}

function shown(v: Json | undefined): string {
  if (v === undefined) return "absent";
  const text = JSON.stringify(v);
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
}
