// Changes by machine to an acceptance: every value in it, each in the ways that its type allows, and the fields of its schema.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../cli/run.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Holder = Record<string | number, Json>;

/** One change: where, of which field, and the changed document. */
export interface Mutation {
  readonly field: string;
  readonly pointer: string;
  readonly how: string;
  readonly apply: () => Json;
}

/** Every field of the schema, "claims[].verdict", in its order. */
export function schemaFields(): string[] {
  const schema = JSON.parse(readFileSync(join(ROOT, "schemas/acceptance.schema.json"), "utf8"));
  const out: string[] = [];
  // oxlint-disable-next-line typescript/no-explicit-any -- a schema is any JSON
  const walk = (node: any, at: string): void => {
    const s = node.$ref === undefined ? node : schema.$defs[node.$ref.split("/").at(-1)];
    if (s.items !== undefined) walk(s.items, `${at}[]`);
    for (const [key, below] of Object.entries(s.properties ?? {})) {
      const field = at === "" ? key : `${at}.${key}`;
      out.push(field);
      walk(below, field);
    }
  };
  walk(schema, "");
  return out;
}

/** Every change of every value of a document; `fields` say where one ends (the parts of `expected` are all `expected`). */
export function mutations(doc: Json, fields: ReadonlySet<string>): Mutation[] {
  const out: Mutation[] = [];
  const pool = valuesByField(doc);
  const walk = (value: Json, path: readonly (string | number)[], field: string): void => {
    const known = fields.has(field) ? field : fieldOf(field, fields);
    if (known !== undefined)
      for (const [how, change] of changes(value, pool.get(field) ?? []))
        out.push({ field: known, pointer: `/${path.join("/")}`, how, apply: () => changed(doc, path, change) });
    if (Array.isArray(value)) for (const [i, v] of value.entries()) walk(v, [...path, i], `${field}[]`);
    else if (typeof value === "object" && value !== null)
      for (const [k, v] of Object.entries(value)) walk(v, [...path, k], field === "" ? k : `${field}.${k}`);
  };
  walk(doc, [], "");
  return out;
}

/** Values that a field has anywhere in a document. */
function valuesByField(doc: Json): Map<string, Json[]> {
  const out = new Map<string, Json[]>();
  const walk = (value: Json, field: string): void => {
    out.set(field, [...(out.get(field) ?? []), value]);
    if (Array.isArray(value)) for (const v of value) walk(v, `${field}[]`);
    else if (typeof value === "object" && value !== null)
      for (const [k, v] of Object.entries(value)) walk(v, field === "" ? k : `${field}.${k}`);
  };
  walk(doc, "");
  return out;
}

/** The nearest field around a value that has no name of its own in the schema. */
function fieldOf(field: string, fields: ReadonlySet<string>): string | undefined {
  let at = field;
  while (at !== "" && !fields.has(at))
    at = at.endsWith("[]") ? at.slice(0, -2) : at.slice(0, Math.max(0, at.lastIndexOf(".")));
  return at === "" ? undefined : at;
}

function changed(
  doc: Json,
  path: readonly (string | number)[],
  change: (holder: Holder, key: string | number) => void,
): Json {
  const copy = structuredClone(doc);
  let holder = copy as unknown as Holder;
  for (const key of path.slice(0, -1)) holder = holder[key] as unknown as Holder;
  change(holder, path.at(-1)!);
  return copy;
}

/** Another word that the schema allows in the same place. */
const OTHER: Readonly<Record<string, string>> = {
  reproduced: "contradicted",
  contradicted: "reproduced",
  inconclusive: "reproduced",
  "out of scope": "inconclusive",
  passed: "failed",
  failed: "passed",
  us: "bytes",
  bytes: "us",
  percent: "us",
};

type Change = readonly [how: string, change: (holder: Holder, key: string | number) => void];

const to = (how: string, v: Json): Change => [how, (holder, key) => void (holder[key] = v)];
const gone: Change = [
  "gone",
  (holder, key) => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
];

/** Changes of a value; `others` are values that the same field has elsewhere in the document. */
function changes(value: Json, others: readonly Json[]): Change[] {
  const text = JSON.stringify(value);
  const another = others.filter((o) => JSON.stringify(o) !== text).slice(0, 2);
  return [gone, ...another.map((o) => to(`as elsewhere: ${JSON.stringify(o).slice(0, 40)}`, o)), ...ownChanges(value)];
}

function ownChanges(value: Json): Change[] {
  if (typeof value === "number")
    return [
      to("one more", value + 1),
      to("one less", value - 1),
      to("doubled", value * 2 + 1),
      to("a word", "x"),
      ...(value === 0 ? [] : [to("zero", 0)]),
    ];
  if (typeof value === "boolean") return [to("the other", !value), to("a word", "x")];
  if (value === null) return [to("filled", "x"), to("zero", 0)];
  if (typeof value === "string" && OTHER[value] !== undefined)
    return [to("another result", OTHER[value]), to("x", "x")];
  if (typeof value === "string")
    return /^\d{4}-\d\d-\d\dT/.test(value)
      ? [
          to("later", `2031${value.slice(4)}`),
          to("earlier", `2001${value.slice(4)}`),
          to("in another zone", value.replace("Z", "+01:00")),
        ]
      : [to("another word", `${value}x`), to("empty", ""), to("a number", 7)];
  if (!Array.isArray(value)) return [];
  if (value.length === 0) return [["added", (holder, key) => void (holder[key] as Json[]).push("x")]];
  return [
    ["cut", (holder, key) => void (holder[key] as Json[]).pop()],
    ["twice", (holder, key) => void (holder[key] as Json[]).push(structuredClone((holder[key] as Json[])[0]!))],
    ...(value.length === 1 ? [] : [to("emptied", []), to("reversed", value.toReversed())]),
  ];
}
