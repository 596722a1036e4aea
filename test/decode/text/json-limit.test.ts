// JSON beyond what is read: given up as a whole, every line counted, and nothing of it kept.
import { expect, test } from "vitest";
import { linuxNeighJson } from "../../../src/decode/text/linux-neigh-json.ts";
import { observeText } from "../../../src/observe/from-text.ts";

const ENTRY = '{"dst":"192.0.2.1","dev":"eth1","lladdr":"02:00:00:00:00:01","state":["REACHABLE"]}';
/** A line of a megabyte, shared by all: the text has 33 of them, 32 M characters are read. */
const LINE = `${`${ENTRY},`.repeat(Math.ceil((1 << 20) / ENTRY.length))}${ENTRY},`;

function* batches(count: number): Generator<{ number: number; text: string }[]> {
  yield [{ number: 1, text: "[" }];
  for (let i = 0; i < count; i++) yield [{ number: 2 + i, text: LINE }];
  yield [{ number: 2 + count, text: `${ENTRY}]` }];
}

test("a text of more than 32 M characters: one problem, and all lines counted as not understood", async () => {
  const reader = linuxNeighJson.open();
  const rows = [...batches(33)].flatMap((lines) => reader.read(lines));
  const end = reader.end();
  expect(end).toMatchObject([{ kind: "jsonProblem", what: "too-large" }]);
  expect(rows.every((row) => row.kind === "unparsed")).toBe(true);
  // "[", 33 lines, and the last
  expect(rows.reduce((sum, row) => sum + 1 + (row.kind === "unparsed" ? (row.more ?? 0) : 0), 0)).toBe(35);
  for (const row of rows) if (row.kind === "unparsed") expect(row.text.length).toBeLessThanOrEqual(200);
  const context = { id: "i1", name: "neigh.json", tunnelPorts: [], waitNs: 2e9 };
  const o = await observeText(batches(33), context);
  expect(o.input).toMatchObject({ kind: "linux-neigh", lines: 35, unparsed: 35 });
  expect(o.facts).toEqual([]);
  expect(o.findings.map((f) => f.code)).toContain("json.too-large");
}, 30_000);
