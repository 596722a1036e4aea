// JSON with places and limits.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { JSON_DEPTH, parseJson } from "../../src/read/json.ts";

test("values come with their lines", () => {
  const doc = parseJson('{\n "a": [1,\n  {"b": null}],\n "x/y": "z"\n}\n', "f.json");
  expect(doc.value).toEqual({ a: [1, { b: null }], "x/y": "z" });
  expect([
    doc.lineOf("/a"),
    doc.lineOf("/a/1/b"),
    doc.lineOf("/x~1y"),
    doc.lineOf("/a/0/none"),
    doc.lineOf(""),
  ]).toEqual([2, 3, 4, 2, 1]);
});

describe("what is refused, with its place", () => {
  test.each([
    ['{"a":1,\n"a":2}', /f\.json:2:1: the key "a" is given twice/],
    ["[1,]", /f\.json:1:\d+: not JSON/],
    ["{", /not JSON/],
    ["", /f\.json.*(?:not JSON|no JSON value)/],
    ["NaN", /not JSON/],
    ["[1e999]", /f\.json:1:2: a number of 5 characters that a double cannot hold/],
    ["// c\n1", /not JSON/],
    ["[".repeat(JSON_DEPTH + 1), /nested deeper than 200/],
  ])("%s", (text, message) => expect(() => parseJson(text, "f.json")).toThrow(message));
});

test('"__proto__" is a key like any other', () => {
  const doc = parseJson('{"__proto__": {"polluted": 1}}', "f.json");
  expect(Object.keys(doc.value as object)).toEqual(["__proto__"]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test("what JSON.stringify writes is read back; any other text throws an EvidenceError", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (v) => {
      expect(parseJson(JSON.stringify(v), "f").value).toEqual(JSON.parse(JSON.stringify(v)));
    }),
    { seed: 3 },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        parseJson(text, "f");
      } catch (e) {
        expect(e).toBeInstanceOf(EvidenceError);
      }
    }),
    { seed: 4 },
  );
});
