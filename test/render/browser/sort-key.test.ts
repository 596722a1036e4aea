// Cells in order: by what they are worth, not by their letters.
import { expect, test } from "vitest";
import { compareCells, numberOf } from "../../../src/render/browser/sort-key.ts";

test("units, thousands, signs; what is not known has no number", () => {
  expect(numberOf("300 ms")).toBe(300_000);
  expect(numberOf("1.2\u00a0s")).toBe(1_200_000);
  expect(numberOf("85 \u00b5s")).toBe(85);
  expect(numberOf("12,345")).toBe(12_345);
  expect(numberOf("\u22123.5 ms")).toBe(-3500);
  expect(numberOf("4.9 kB")).toBe(4900);
  expect(numberOf("407.87 ms \u00b1 203.94 ms")).toBe(407_870);
  expect(numberOf("2 seconds")).toBe(2);
  expect(numberOf("not known")).toBeUndefined();
});

test("sorted: numbers by size, names with their numbers, unknown last", () => {
  const by = (numeric: boolean, all: string[]): string[] => all.toSorted((a, b) => compareCells(a, b, numeric));
  expect(by(true, ["1.2 s", "not known", "300 ms", "20 \u00b5s"])).toEqual([
    "20 \u00b5s",
    "300 ms",
    "1.2 s",
    "not known",
  ]);
  expect(by(false, ["s10", "s9", "s1"])).toEqual(["s1", "s9", "s10"]);
});
