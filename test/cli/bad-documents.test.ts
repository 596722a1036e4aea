// `validate` and `check` on documents that are broken on purpose: one exit code, file and line, what was expected; never a crash, a
// rounded number or a stack.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isExactNumber } from "../../src/core/decimal.ts";
import { parseJson } from "../../src/read/json.ts";
import { put, scratch, wirewitness } from "./run.ts";

const head = '{"schema":"wirewitness/acceptance/1"';
const sources = "title: t\nsources:\n  - { file: case.yaml }\n";
const claim = (rest: string) => `${sources}claims:\n  - { id: a, says: b, ${rest} }\n`;
/** Nine lists of nine of the one before: 9^9 entries. */
const bomb = Array.from("bcdefghij").reduce(
  (text, c) => `${text}${c}: &${c} [${`*${String.fromCharCode(c.charCodeAt(0) - 1)},`.repeat(9)}]\n`,
  `a: &a [${"x,".repeat(9)}]\n`,
);

describe.each<[name: string, text: string | Uint8Array, status: number, says: RegExp]>([
  ["empty.json", "", 2, /^wirewitness: \S+empty\.json: 0 bytes/],
  ["white.json", " \n\t\n", 2, /white\.json: holds nothing but white space/],
  ["empty.yaml", "", 2, /empty\.yaml: 0 bytes/],
  ["latin1.json", Uint8Array.of(0x7b, 0x0a, 0x22, 0xe9, 0x22), 2, /latin1\.json:2: is not UTF-8/],
  ["latin1.yaml", Uint8Array.of(0x61, 0x3a, 0x20, 0x62, 0x0a, 0x0a, 0xe9), 2, /latin1\.yaml:3: is not UTF-8/],
  ["utf16.json", Uint8Array.of(0xff, 0xfe, 0x7b, 0x00), 2, /utf16\.json:1: is UTF-16 or binary/],
  ["nan.json", `${head},\n"x":NaN}`, 2, /nan\.json:2:5: not JSON: NaN is no number of JSON/],
  ["infinity.json", `${head},"x":-Infinity}`, 2, /infinity\.json:1:42: not JSON: -Infinity is no number/],
  ["large.json", `${head},\n"x":1e400}`, 2, /large\.json:2:5: a number of 5 characters that a double cannot hold/],
  ["2-53.json", `${head},\n\n"x":9007199254740993}`, 2, /2-53\.json:3:5: a number of 16 characters that a double/],
  ["digits.json", `${head},"x":0.1234567890123456789}`, 2, /digits\.json:1:42: a number of 21 characters/],
  ["twice.json", `${head},\n"schema":"x"}`, 2, /twice\.json:2:1: the key "schema" is given twice/],
  ["deep.json", "[".repeat(100_000), 2, /deep\.json:1:201: nested deeper than 200/],
  ["deep-objects.json", '{"a":'.repeat(100_000), 2, /deep-objects\.json:1:1001: nested deeper than 200/],
  ["deep.yaml", `a: ${"[".repeat(100_000)}\n`, 2, /deep\.yaml:1: nested deeper than 150/],
  ["twice.yaml", "title: a\ntitle: b\nsources: []\n", 2, /twice\.yaml:2:1: not YAML: Map keys must be unique/],
  ["tab.yaml", "title: x\nsources:\n\t- { file: a }\n", 2, /tab\.yaml:3:1: not YAML: Tabs are not allowed/],
  ["two.yaml", "title: a\nsources: []\n---\ntitle: b\n", 2, /two\.yaml:3:1: not YAML: several documents/],
  ["bomb.yaml", bomb, 2, /bomb\.yaml: the YAML cannot be expanded/],
  [
    "long.yaml",
    `#${"x".repeat(2 << 20)}\nsources: []\n`,
    2,
    /long\.yaml: \d+ bytes \(at most 1048576 bytes are read\)/,
  ],
  ["nan.yaml", `${sources}subject: { vni: .nan }\n`, 1, /nan\.yaml:4: \.nan is no number/],
  [
    "2-53.yaml",
    claim("figure: probes.lost, expected: 9007199254740993"),
    1,
    /2-53\.yaml:5: 9007199254740993 is a number that/,
  ],
  ["1e400.yaml", claim("figure: probes.lost, expected: 1e400"), 1, /1e400\.yaml:5: 1e400 is a number that/],
  [
    "figure.yaml",
    claim("figure: los.observedGp, expected: 1"),
    1,
    /figure\.yaml:5: there is no figure "los\.observedGp": did you mean "loss\.observedGap"/,
  ],
])("%s", (name, text, status, says) => {
  test("says what and where", () => {
    const r = wirewitness(["validate", put(scratch(), name, text)]);
    expect([r.status, r.stdout + r.stderr]).toEqual([status, expect.stringMatching(says)]);
    expect(r.stdout + r.stderr).not.toContain("    at ");
  });
});

test("every problem at once, of keys, types and figures, in the order of the lines", () => {
  const text = [
    "titel: a",
    "sources:",
    "  - { file: case.yaml, nod: x, order: two }",
    "claims:",
    "  - { id: a, says: b, figure: los.observedGap, expected: 1 }",
    "stages: x",
    "",
  ].join("\n");
  const file = put(scratch(), "case.yaml", text);
  const lines = wirewitness(["validate", file]).stdout.trim().split("\n");
  expect(lines.map((l) => l.slice(file.length + 1))).toEqual([
    '1: the document has an unknown key "titel": did you mean "title"?',
    '3: /sources/0 has an unknown key "nod": did you mean "node"?',
    '3: /sources/0/order, which is "two", must be integer',
    expect.stringContaining('5: there is no figure "los.observedGap": did you mean "loss.observedGap"?'),
    '6: /stages, which is "x", must be array',
  ]);
});

test("a word that is nearly one of those that are allowed", () => {
  const text = `${head},\n"verdict":"reproducd"}`;
  expect(wirewitness(["validate", put(scratch(), "a.json", text)]).stdout).toMatch(
    /a\.json:2: \/verdict, which is "reproducd", must be one of .*: did you mean "reproduced"\?/,
  );
});

test("folders, missing files and standard input", () => {
  const folder = join(scratch(), "x.json");
  mkdirSync(folder);
  expect(wirewitness(["validate", folder])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("is a folder"),
  });
  expect(wirewitness(["validate", `${folder}.no`])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("no such file"),
  });
  const r = wirewitness(["validate", "-"], { input: `${head},"verdict":1}` });
  expect([r.status, r.stdout]).toEqual([1, expect.stringContaining("-:1: the document lacks")]);
});

test("a byte order mark and CRLF change nothing", () => {
  const text = `\ufeff${sources.replaceAll("\n", "\r\n")}`;
  expect(wirewitness(["validate", put(scratch(), "case.yaml", text)])).toMatchObject({ status: 0 });
});

describe("a number is what its digits say", () => {
  // 2^53 = 9007199254740992, 2^53 + 2 is the next double; 2^64 is one; 12345678901234567000 is how its double is printed
  test.each([
    ["0", true],
    ["-0", true],
    ["9007199254740992", true],
    ["9007199254740993", false],
    ["9007199254740994", true],
    ["18446744073709551616", true],
    ["18446744073709551615", false],
    ["12345678901234567000", true],
    ["12345678901234567001", false],
    ["0.1", true],
    ["1e308", true],
    ["1e309", false],
    ["1e-400", false],
    ["0e5", true],
    ["0.00", true],
    ["0.1234567890123456789", false],
  ])("%s: %s", (text, exact) => {
    expect(isExactNumber(Number(text), text, 0, text.length)).toBe(exact);
  });
});

test("lines of values, of what holds them where there are none, and of keys that look like others", () => {
  const doc = parseJson('{\n"a": [\n1,\n{"b/c": 2,\n"__proto__": 3,\n"~": {}}]\n}', "x");
  const pointers = ["", "/a", "/a/0", "/a/1", "/a/1/b~1c", "/a/1/~0", "/a/1/none/deeper", "/a/9", "/constructor"];
  expect(pointers.map((p) => doc.lineOf(p))).toEqual([1, 2, 3, 4, 4, 6, 4, 2, 1]);
});
