import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareDecimals,
  decimalOf,
  decimalText,
  halfOfLastDigit,
  minus,
  parseDecimal,
  plus,
  times,
} from "../../src/core/decimal.ts";
import { parseQuantity, quantityText } from "../../src/core/quantity.ts";

const d = (text: string) => parseDecimal(text)!;

describe("decimals", () => {
  test.each([
    ["0.619", "0.619"],
    ["-12.50", "-12.5"],
    ["1e-7", "0.0000001"],
    ["1.5e3", "1500"],
    ["207 971", "207971"],
    ["0", "0"],
  ])("%s is %s", (text, same) => expect(decimalText(d(text))).toBe(same));

  test.each(["", ".5", "1.", "1,5", "0x10", "NaN", "Infinity", "1e99", "1".repeat(61), "12 34", "--1"])(
    "%j is none",
    (text) => expect(parseDecimal(text)).toBeUndefined(),
  );

  test("a tenth and two tenths are three tenths, as floats are not", () => {
    expect(compareDecimals(plus(d("0.1"), d("0.2")), d("0.3"))).toBe(0);
    expect(0.1 + 0.2).not.toBe(0.3);
  });

  test("half of the last digit: of 0.619 half a thousandth, of 616 a half", () => {
    expect(decimalText(halfOfLastDigit(d("0.619")))).toBe("0.0005");
    expect(decimalText(halfOfLastDigit(d("616")))).toBe("0.5");
  });

  test("agrees with integers, whatever the scales", () => {
    const part = fc.tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(part, part, ([a, x], [b, y]) => {
        const [p, q] = [
          { digits: a, scale: x },
          { digits: b, scale: y },
        ];
        // the same on one scale of 24 digits
        const [m, n] = [a * 10n ** BigInt(24 - x), b * 10n ** BigInt(24 - y)];
        expect(compareDecimals(p, q)).toBe(m < n ? -1 : m > n ? 1 : 0);
        expect(compareDecimals(plus(p, q), { digits: m + n, scale: 24 })).toBe(0);
        expect(compareDecimals(minus(p, q), { digits: m - n, scale: 24 })).toBe(0);
        expect(compareDecimals(times(p, q), { digits: m * n, scale: 48 })).toBe(0);
        expect(compareDecimals(parseDecimal(decimalText(p))!, p)).toBe(0);
      }),
      { seed: 61, numRuns: 300 },
    );
  });

  test("a double is what it prints", () => {
    expect(decimalText(decimalOf(615.882)!)).toBe("615.882");
    expect(decimalOf(Number.NaN)).toBeUndefined();
    expect(decimalOf(1e300)).toBeUndefined();
  });
});

describe("quantities", () => {
  test.each([
    ["616 ms", "616000", "us"],
    ["0.619 s", "619000", "us"],
    ["615882us", "615882", "us"],
    ["250 ns", "0.25", "us"],
    ["2 min", "120000000", "us"],
    ["1518 bytes", "1518", "bytes"],
    ["98.89 %", "98.89", "percent"],
    ["12 ppm", "12", "ppm"],
    ["6", "6", undefined],
    ["-3 ms", "-3000", "us"],
  ])("%s", (text, value, unit) => {
    const q = parseQuantity(text)!;
    expect([decimalText(q.value), q.unit]).toEqual([value, unit]);
  });

  test.each(["", "ms", "1 parsec", "1 ms 2", "~0.2 s", "1..2 s", "constructor", "1 constructor"])(
    "%j is none",
    (text) => expect(parseQuantity(text)).toBeUndefined(),
  );

  test.each([
    ["615882", "us", "615.882 ms"],
    ["999", "us", "999 us"],
    ["1000000", "us", "1 s"],
    ["-2500", "us", "-2.5 ms"],
    ["1", "bytes", "1 byte"],
    ["98.89", "percent", "98.89 %"],
    ["6", undefined, "6"],
  ] as const)("%s %s reads %s", (text, unit, words) => expect(quantityText(d(text), unit)).toBe(words));
});
