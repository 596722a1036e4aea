// Writes schemas/rows.schema.json from the TypeScript types of the rows (TextRow in src/decode/text/rows.ts), so that types and schema
// cannot differ. With --check it only says whether the committed schema is what would be written.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const made = createGenerator({
  path: path("src/decode/text/rows.ts"),
  tsconfig: path("test/tsconfig.json"),
  type: "TextRow",
  skipTypeCheck: true,
  sortProps: false,
  topRef: false,
}).createSchema("TextRow");

/** Tuples as 2020-12 writes them. */
function modern(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(modern);
  const out = Object.fromEntries(Object.entries(value).map(([k, v]) => [k, modern(v)]));
  return Array.isArray(value.items) ? { ...out, prefixItems: out.items, items: false } : out;
}

/** JSON with two spaces an indent; what fits on a line stands on one. */
function printed(value, indent) {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || flat.length <= 150 - indent.length) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((v) => inner + printed(v, inner)).join(",\n")}\n${indent}]`;
  const entries = Object.entries(value).map(([k, v]) => `${inner}${JSON.stringify(k)}: ${printed(v, inner)}`);
  return `{\n${entries.join(",\n")}\n${indent}}`;
}

/** Definitions keep their order of the alphabet, and names that need no escaping in a reference. */
const safe = (name) => name.replaceAll(/[^\w]+/g, "_").replaceAll(/^_|_$/g, "");
const text = JSON.stringify(made)
  .replaceAll(/"#\/definitions\/([^"]+)"/g, (_, name) => `"#/$defs/${safe(decodeURIComponent(name))}"`)
  .replaceAll('"line":{"type":"number"', '"line":{"type":"integer","minimum":0')
  .replaceAll('"part":{"type":"number"', '"part":{"type":"integer","minimum":0');
const { definitions = {}, $schema: _, ...root } = modern(JSON.parse(text));
const defs = Object.fromEntries(
  Object.entries(definitions)
    .map(([name, d]) => [safe(name), d])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://unpkg.com/wirewitness/schemas/rows.schema.json",
  title: "TextRow",
  ...root,
  description:
    "A row of a text as readRows gives it, and the output that it is from. format is the id of docs/formats.md; a field that the text does not show is left out.",
  $defs: defs,
};
const wanted = `${printed(schema, "")}\n`;
const file = path("schemas/rows.schema.json");
if (!process.argv.includes("--check")) writeFileSync(file, wanted);
else {
  let old = "";
  try {
    old = readFileSync(file, "utf8");
  } catch {
    // absent is stale, too
  }
  if (old !== wanted) {
    console.error('schemas/rows.schema.json is not what the types of the rows say: run "npm run schema"');
    process.exitCode = 1;
  }
}
