// COVERAGE.md: every row is there, and every claim and test that it names exists.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCase } from "../../src/read/case-file.ts";
import { ROOT } from "../cli/run.ts";

const page = readFileSync(join(ROOT, "test/claims/COVERAGE.md"), "utf8");
const rows = [...page.matchAll(/^\| ([ECL]\d+) +\| ([^|]+) \| ([^|]+) \|$/gm)];

test("26 kinds of evidence, 30 computations, 16 claims with limits", () => {
  const names = (letter: string, n: number) => Array.from({ length: n }, (_, i) => `${letter}${i + 1}`);
  expect(rows.map((r) => r[1])).toEqual([...names("E", 26), ...names("C", 30), ...names("L", 16)]);
});

test("each names a claim or a test, and those are there", () => {
  const ids = new Map<string, Set<string>>();
  const of = (sample: string) => {
    const known = ids.get(sample) ?? new Set(readCase(join(ROOT, sample, "case.yaml")).claims?.map((c) => c.id));
    ids.set(sample, known);
    return known;
  };
  const wrong = rows.flatMap((r) => {
    const named = [...r[3]!.matchAll(/`((?:samples|test)\/[^`]+)`/g)].map((m) => m[1]!);
    if (named.length === 0) return [`${r[1]}: nothing`];
    return named.filter((n) => {
      const [sample, id] = n.split("#");
      return id === undefined ? !existsSync(join(ROOT, n)) : !of(sample!).has(id);
    });
  });
  expect(wrong).toEqual([]);
});
