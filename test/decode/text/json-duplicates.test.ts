// A key that is given twice: both places are named, and an answer of the Prometheus API in which one is says nothing.
import { describe, expect, test } from "vitest";
import { analyze } from "../../../src/conclude/analyze.ts";
import { readJsonTexts } from "../../../src/decode/text/json-tree.ts";
import { put, scratch, wirewitness } from "../../cli/run.ts";

const lines = (text: string) => text.split("\n").map((t, i) => ({ number: i + 1, text: t }));

test("the problem names the key and both lines, at any depth, once an object", () => {
  const { problems, documents } = readJsonTexts(lines('{"a": 1,\n "b": [{"c": 1, "c": 1}],\n "a": 2}\n{"a": 1}'));
  expect(documents).toHaveLength(2);
  expect(problems.map((p) => [p.line, p.what, p.says])).toEqual([
    [2, "duplicate-key", "c on lines 2 and 2"],
    [3, "duplicate-key", "a on lines 1 and 3"],
  ]);
  expect(readJsonTexts(lines('[{"a": 1}, {"a": 2}]')).problems).toEqual([]);
});

describe("an answer of the Prometheus API", () => {
  const answer = (value: string) =>
    `{"status":"success","data":{"resultType":"vector","result":[\n{"metric":{"__name__":"up"},\n${value}}]}}\n`;

  test("is refused with an error at the second place", async () => {
    const folder = scratch();
    put(folder, "up.json", answer('"value":[1760860800,"1"],\n"value":[1760860800,"0"]'));
    const { evidence } = await analyze([folder]);
    expect(evidence.facts.filter((f) => f.kind === "metric.value")).toEqual([]);
    expect(evidence.findings).toMatchObject(
      [{ code: "json.duplicate-key", severity: "error", where: [{ line: 4 }], says: /value on lines 3 and 4/ }].map(
        (f) => ({ ...f, says: expect.stringMatching(f.says) }),
      ),
    );
    const r = wirewitness(["snapshot", `${folder}/up.json`]);
    expect([r.status, r.stdout]).toEqual([2, ""]);
    expect(r.stderr).toMatch(/up\.json:4: value on lines 3 and 4/);
  });

  test("with each key once is read", async () => {
    const folder = scratch();
    put(folder, "up.json", answer('"value":[1760860800,"1"]'));
    const { evidence } = await analyze([folder]);
    expect(evidence.facts.filter((f) => f.kind === "metric.value")).toHaveLength(1);
  });

  test("in text, a sample with a label twice is a line not understood", async () => {
    const folder = scratch();
    put(folder, "m.txt", '# TYPE a gauge\na{x="1"} 1\na{x="1",x="2"} 2\n');
    const { evidence } = await analyze([folder]);
    expect([evidence.inputs[0]!.kind, evidence.inputs[0]!.unparsed]).toEqual(["prometheus", 1]);
  });
});
