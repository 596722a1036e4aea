// samples/formats: for every format a small text and its rows, worked out by other means, held against the whole table.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { FORMATS, HEAD_LINES } from "../../../src/decode/text/formats.ts";
import { readRows } from "../../../src/index.ts";
import type { TextRow, ToldText } from "../../../src/index.ts";
import { ROOT } from "../../cli/run.ts";
import { linesOf } from "./lines.ts";

interface Expected {
  readonly format: string;
  readonly made: string;
  /** How the rows were worked out. */
  readonly by: string;
  /** All rows, by kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** Some of them, whole. */
  readonly rows: readonly { readonly kind: string; readonly line: number }[];
}

interface Sample extends Expected {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

const FOLDER = join(ROOT, "samples", "formats");
const kinds = readdirSync(FOLDER).filter((k) => !k.endsWith(".md"));
const samples: Sample[] = kinds.flatMap((kind) => {
  const expected = JSON.parse(readFileSync(join(FOLDER, kind, "expected.json"), "utf8")) as Record<string, Expected>;
  return Object.entries(expected).map(([file, e]) => ({
    ...e,
    kind,
    name: `${kind}/${file}`,
    text: readFileSync(join(FOLDER, kind, file), "utf8"),
  }));
});

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const fits = ajv.compile(JSON.parse(readFileSync(join(ROOT, "schemas", "rows.schema.json"), "utf8")));

async function rowsOf(text: string, told?: ToldText): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  for await (const row of readRows({ text }, told)) rows.push(row);
  return rows;
}

/** Documents: a strange line within is no longer that document. */
const isDocument = (s: Sample) => /json$|^kube-objects$|^iperf3$|^mtr-json$/.test(s.format) || /^[[{]/.test(s.text);

test("every format of the table has a sample, and every sample is named", () => {
  expect([...new Set(samples.map((s) => s.format))].toSorted()).toEqual(FORMATS.map((f) => f.id).toSorted());
  const files = kinds.flatMap((k) => readdirSync(join(FOLDER, k)).map((f) => `${k}/${f}`));
  expect(files.filter((f) => !f.endsWith("/expected.json")).toSorted()).toEqual(samples.map((s) => s.name).toSorted());
  for (const s of samples) expect([s.name, FORMATS.find((f) => f.id === s.format)!.kind]).toEqual([s.name, s.kind]);
});

describe.each(samples)("$name", (s) => {
  test("one format claims it", () => {
    const own = FORMATS.find((f) => f.id === s.format)!;
    const head = linesOf(s.text).slice(0, HEAD_LINES);
    const claims = FORMATS.filter((f) => f.detect(head)).map((f) => f.id);
    expect(claims).toEqual(own.command === undefined ? [s.format] : []);
  });

  test("its rows are those expected, fit the schema, and leave no line", async () => {
    const rows = await rowsOf(s.text);
    for (const row of rows) {
      expect([row.format, row.row.line, row.row.kind === "unparsed"]).toEqual([s.format, row.row.line, false]);
      expect(
        fits(row) ? [] : [row, fits.errors?.filter((e) => !/^\/row$|^$/.test(e.instancePath)).slice(0, 3)],
      ).toEqual([]);
    }
    const counts: Record<string, number> = {};
    for (const { row } of rows) counts[row.kind] = (counts[row.kind] ?? 0) + 1;
    expect(counts).toEqual(s.counts);
    const plain = rows.map((r) => r.row);
    for (const want of s.rows) {
      const same = plain.filter((r) => r.line === want.line && r.kind === want.kind);
      if (same.length === 1) expect(same[0]).toEqual(want);
      else expect(same).toContainEqual(want);
    }
  });
});

/** A row without the lines in it. */
function unplaced({ row }: TextRow): unknown {
  return JSON.parse(JSON.stringify(row), (key, value: unknown) => (key === "line" ? 0 : value));
}

describe("a strange line changes no other row", () => {
  // the kind is told: a list that is found by all of its lines (addresses, phases, rules) is another text with such a line in it
  const JUNK = "~~ nobody's program prints this ~~";

  test.each(samples.filter((s) => !isDocument(s)))("$name", async (s) => {
    const before = await rowsOf(s.text);
    const lines = s.text.replace(/\n$/, "").split("\n");
    for (let at = 1; at <= lines.length; at++) {
      const text = [...lines.slice(0, at), JUNK, ...lines.slice(at), ""].join("\n");
      const rows = (await rowsOf(text, { kind: s.kind })).filter((r) => r.row.kind !== "unparsed");
      expect([at, rows.map(unplaced)]).toEqual([at, before.map(unplaced)]);
    }
  });
});
