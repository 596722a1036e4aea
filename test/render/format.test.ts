import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawable, isHan } from "../../src/render/glyphs.ts";
import { clockTime, count, duration, fileSize, parseTime, seconds, sinceStart } from "../../src/render/format.ts";

describe("duration", () => {
  test.each([
    // By hand: us / 1e6 with 3 decimals, us / 1e3 with 2, whole us; a bound is rounded away from the claim.
    [3_000_200, "nearest", "3.000 s"],
    [3_000_200, "up", "3.001 s"],
    [3_000_800, "down", "3.000 s"],
    [3_001_000, "down", "3.001 s"],
    [1_000_000, "up", "1.000 s"],
    [999_999, "nearest", "1000.00 ms"],
    [12_345, "down", "12.34 ms"],
    [12_345, "up", "12.35 ms"],
    [85, "nearest", "85 µs"],
    [0, "nearest", "0 µs"],
    [-80, "down", "-80 µs"],
    [0.5, "nearest", "0.500 µs"],
  ] as const)("%d %s is %s", (us, rounding, text) => {
    expect(duration(us, rounding)).toBe(text);
  });
  test("what is undefined is never 0", () => {
    expect(duration(null)).toBe("not known");
    expect(duration(undefined)).toBe("not known");
  });
  test("down and up bracket the value", () => {
    const UNITS = new Map([
      ["s", 1e6],
      ["ms", 1e3],
      ["µs", 1],
    ]);
    const value = (text: string): number => Number(text.split(" ")[0]) * UNITS.get(text.split(" ")[1] ?? "")!;
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (us) => {
        expect(value(duration(us, "down"))).toBeLessThanOrEqual(us + 1e-3);
        expect(value(duration(us, "up"))).toBeGreaterThanOrEqual(us - 1e-3);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

test("counts, sizes, seconds", () => {
  expect([0, 999, 1000, 1_234_567].map(count)).toEqual(["0", "999", "1,000", "1,234,567"]);
  expect([0, 999, 1000, 41_302, 999_950, 1_350_000_000].map(fileSize)).toEqual([
    "0 B",
    "999 B",
    "1.0 kB",
    "41.3 kB",
    "1.0 MB",
    "1.4 GB",
  ]);
  expect(seconds(3_000_200)).toBe("3.0002");
});

test("times", () => {
  expect(sinceStart("2026-11-30T10:00:01.000600Z", "2026-11-30T10:00:00Z")).toBe(1_000_600);
  expect(sinceStart("2026-11-30T05:00:01-05:00", "2026-11-30T10:00:00Z")).toBe(1_000_000);
  expect(sinceStart("@253402300801.5", "@253402300800")).toBe(1_500_000);
  expect(sinceStart("yesterday", "2026-11-30T10:00:00Z")).toBeUndefined();
  expect(parseTime("")).toBeUndefined();
  expect(clockTime("2026-11-30T10:00:29.000612Z")).toBe("10:00:29.000612");
  expect(clockTime("@12.5")).toBe("@12.5");
});

describe("drawable", () => {
  test("keeps what the font has, shows what it has not", () => {
    expect(drawable("leaf-a é ± µ – …")).toBe("leaf-a é ± µ – …");
    expect(drawable("日本 → ‮x ホ")).toBe("日本 → ?x ?");
    expect(drawable("a\ud800b\u0000c\nd")).toBe("a?b?c?d");
  });
  test("cuts the middle", () => {
    const cut = drawable(`${"a".repeat(10_000)}${"b".repeat(10_000)}`, 20);
    expect(cut).toBe(`${"a".repeat(9)}…${"b".repeat(10)}`);
  });
  test("any text: short, and only characters of the font", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.integer({ min: 4, max: 80 }), (text, max) => {
        const out = drawable(text, max);
        expect(out.length).toBeLessThanOrEqual(max);
        const beyond = out.replaceAll(/[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2013-\u203a\u20ac\u2122\u2212]/g, "");
        expect(Array.from(beyond).every(isHan)).toBe(true);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
