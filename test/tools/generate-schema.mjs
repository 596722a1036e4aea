// Generates src/schema/*.generated.* from schemas/: TypeScript types and validators compiled ahead (Ajv standalone).
// With --check it only says whether the committed files are what would be written.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import standaloneCode from "ajv/dist/standalone/index.js";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../", import.meta.url);
const check = process.argv.includes("--check");
const names = readdirSync(new URL("schemas/", root))
  // the schema of the rows is itself made from types (generate-rows-schema.mjs)
  .filter((f) => f.endsWith(".schema.json") && f !== "rows.schema.json")
  .sort();
let stale = 0;

for (const file of names) {
  const name = file.replace(".schema.json", "");
  const schema = JSON.parse(readFileSync(new URL(`schemas/${file}`, root), "utf8"));
  const head = `// Generated from schemas/${file} by "npm run schema". Do not edit.\n`;
  const types = await compile(structuredClone(schema), schema.title, {
    bannerComment: head.trim(),
    format: true,
    style: { printWidth: 120 },
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
  });
  put(`src/schema/${name}.generated.ts`, types);
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  const code = standaloneCode.default(ajv, ajv.compile(schema));
  put(
    `src/schema/${name}-validator.generated.js`,
    `${head}import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n${code.replace(/^"use strict";/, "")}\n`,
  );
  put(
    `src/schema/${name}-validator.generated.d.ts`,
    `${head}import type { ErrorObject } from "ajv";\nexport declare const validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };\n`,
  );
}
if (stale > 0) {
  console.error(`${stale} generated file(s) differ from schemas/: run "npm run schema"`);
  process.exitCode = 1;
}

function put(path, text) {
  const url = new URL(path, root);
  let old;
  try {
    old = readFileSync(url, "utf8");
  } catch {
    old = undefined;
  }
  if (old === text) return;
  stale++;
  if (check) console.error(`stale: ${path}`);
  else {
    writeFileSync(url, text);
    stale--;
    console.error(`wrote ${path}`);
  }
}
