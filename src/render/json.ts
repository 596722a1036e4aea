// JSON documents with keys in the order of their schema, so that the same evidence is the same bytes.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import { schemaText } from "../schema/load.ts";

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const read = new Map<string, Schema>();

function root(name: string): Schema {
  const known = read.get(name);
  if (known !== undefined) return known;
  const schema = JSON.parse(schemaText(name) ?? "{}") as Schema;
  read.set(name, schema);
  return schema;
}

/**
 * The evidence as JSON: keys in the order of the schema (those it does not name after them, sorted), two spaces, arrays of
 * numbers on one line, a newline at the end.
 */
export function renderJson(evidence: Outgoing<Evidence>): string {
  return [...renderJsonPieces(evidence)].join("");
}

/** Any document of this package in the same way; `schema` is the name of its schema. */
export function renderDocument<T extends object>(document: Outgoing<T>, schema: string): string {
  return [...topLevel(document, root(schema))].join("");
}

/** Characters of a piece, about. */
const PIECE = 65_536;

/** The same text in pieces, so that a long document need not be in memory as one string. */
export function* renderJsonPieces(evidence: Outgoing<Evidence>): Generator<string, void, undefined> {
  let piece = "";
  for (const part of topLevel(evidence, root("evidence"))) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

/** Row by row of the sections, which are arrays of objects. */
function* topLevel(document: object, schema: Schema): Generator<string, void, undefined> {
  const { properties } = schema;
  const writer = new Writer(schema);
  const rows = document as Record<string, unknown>;
  let before = "{\n";
  for (const key of keysOf(rows, schema)) {
    const value = rows[key];
    yield `${before}  ${JSON.stringify(key)}: `;
    if (Array.isArray(value) && value.length > 0 && typeof value[0] === "object") {
      const items = writer.resolve(properties?.[key])?.items;
      for (const [i, row] of value.entries()) yield `${i === 0 ? "[" : ","}\n    ${writer.value(row, items, "    ")}`;
      yield "\n  ]";
    } else yield writer.value(value, properties?.[key], "  ");
    before = ",\n";
  }
  yield "\n}\n";
}

/** Writes values by one schema. */
class Writer {
  readonly #root: Schema;
  readonly #resolved = new Map<string, Schema | undefined>();

  constructor(schema: Schema) {
    this.#root = schema;
  }

  resolve(schema: Schema | undefined): Schema | undefined {
    const ref = schema?.$ref;
    if (ref === undefined) return schema;
    if (this.#resolved.has(ref)) return this.#resolved.get(ref);
    const name = /^#\/\$defs\/(\w+)$/.exec(ref)?.[1];
    const found = name === undefined ? undefined : this.resolve(this.#root.$defs?.[name]);
    this.#resolved.set(ref, found);
    return found;
  }

  value(value: unknown, schema: Schema | undefined, indent: string): string {
    if (Array.isArray(value)) return this.#array(value, this.resolve(schema)?.items, indent);
    if (typeof value === "object" && value !== null)
      return this.#object(value as Record<string, unknown>, this.resolve(schema), indent);
    return JSON.stringify(value) ?? "null";
  }

  #array(value: readonly unknown[], items: Schema | undefined, indent: string): string {
    if (value.length === 0) return "[]";
    // Probe by probe: a line a number would be 60,000 lines.
    if (value.every((v) => typeof v === "number" || v === null)) return JSON.stringify(value).replaceAll(",", ", ");
    const deeper = `${indent}  `;
    return `[\n${value.map((v) => `${deeper}${this.value(v, items, deeper)}`).join(",\n")}\n${indent}]`;
  }

  #object(value: Record<string, unknown>, schema: Schema | undefined, indent: string): string {
    const keys = keysOf(value, schema);
    if (keys.length === 0) return "{}";
    const deeper = `${indent}  `;
    const properties = schema?.properties;
    const other = typeof schema?.additionalProperties === "object" ? schema.additionalProperties : undefined;
    let text = "";
    for (const key of keys) {
      const inner = properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : other;
      text += `${text === "" ? "{\n" : ",\n"}${deeper}${quoted(key)}: ${this.value(value[key], inner, deeper)}`;
    }
    return `${text}\n${indent}}`;
  }
}

/** Keys come again and again. */
const quotedKeys = new Map<string, string>();

function quoted(key: string): string {
  let text = quotedKeys.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quotedKeys.size < 1000) quotedKeys.set(key, text);
  }
  return text;
}

const namesOf = new WeakMap<Schema, ReadonlySet<string>>();
const NO_NAMES: ReadonlySet<string> = new Set();

/** Properties that a schema names, in its order. */
function names(schema: Schema | undefined): ReadonlySet<string> {
  if (schema === undefined) return NO_NAMES;
  let known = namesOf.get(schema);
  if (known === undefined) namesOf.set(schema, (known = new Set(Object.keys(schema.properties ?? {}))));
  return known;
}

function keysOf(value: Record<string, unknown>, schema: Schema | undefined): string[] {
  const known = names(schema);
  const keys: string[] = [];
  for (const key of known) if (Object.hasOwn(value, key) && value[key] !== undefined) keys.push(key);
  const rest = Object.keys(value).filter((key) => !known.has(key) && value[key] !== undefined);
  return rest.length === 0 ? keys : [...keys, ...rest.sort(byNumberThenText)];
}

/** Lengths of a histogram by size, other keys by code unit. */
function byNumberThenText(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (!Number.isNaN(difference) && difference !== 0) return difference;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
