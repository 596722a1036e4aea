// Numbers with units, as people write them: "616 ms", "0.2 s", "1518 bytes", "98.89 %". Compared exactly.
import { decimalText, parseDecimal, times, type Decimal } from "./decimal.ts";

/** What evidence measures in: microseconds, bytes, percent, parts per million. */
export type Unit = "us" | "bytes" | "percent" | "ppm";

/** A number in the unit of its kind; without a unit it counts. */
export interface Quantity {
  readonly value: Decimal;
  readonly unit: Unit | undefined;
  /** Worth of one in the last digit as written, in `unit`: 1000 for "616 ms". */
  readonly lastDigit: Decimal;
}

const one = (digits: bigint, scale = 0): Decimal => ({ digits, scale });

/** Units as written (in lower case), what they measure and their worth in it. */
const UNITS: Readonly<Record<string, readonly [unit: Unit, worth: Decimal]>> = {
  ns: ["us", one(1n, 3)],
  us: ["us", one(1n)],
  "\u00b5s": ["us", one(1n)],
  "\u03bcs": ["us", one(1n)],
  ms: ["us", one(1000n)],
  s: ["us", one(1_000_000n)],
  sec: ["us", one(1_000_000n)],
  second: ["us", one(1_000_000n)],
  seconds: ["us", one(1_000_000n)],
  min: ["us", one(60_000_000n)],
  minutes: ["us", one(60_000_000n)],
  h: ["us", one(3_600_000_000n)],
  b: ["bytes", one(1n)],
  byte: ["bytes", one(1n)],
  bytes: ["bytes", one(1n)],
  octets: ["bytes", one(1n)],
  kib: ["bytes", one(1024n)],
  mib: ["bytes", one(1_048_576n)],
  "%": ["percent", one(1n)],
  percent: ["percent", one(1n)],
  ppm: ["ppm", one(1n)],
};

/** Units that a quantity may be written in, for messages. */
export const UNIT_WORDS = "ns, us, ms, s, min, h, bytes, KiB, MiB, %, ppm";

/** A quantity; undefined when it is no number, or its unit is not known. */
export function parseQuantity(text: string): Quantity | undefined {
  const m = /^\s*([+-]?\d[\d _']*(?:\.\d+)?(?:[eE][+-]?\d{1,3})?)\s*([^\d\s.,+-][^\s\d]{0,15})?\s*$/u.exec(text);
  if (m === null) return undefined;
  const value = parseDecimal(m[1]!.trim());
  if (value === undefined) return undefined;
  const last = one(1n, value.scale);
  if (m[2] === undefined) return { value, unit: undefined, lastDigit: last };
  const known = Object.hasOwn(UNITS, m[2].toLowerCase()) ? UNITS[m[2].toLowerCase()] : undefined;
  if (known === undefined) return undefined;
  return { value: times(value, known[1]), unit: known[0], lastDigit: times(last, known[1]) };
}

/** A decimal in a unit, readable: "615.882 ms", "1518 bytes", "98.89 %", "6". */
export function quantityText(value: Decimal, unit: Unit | undefined): string {
  switch (unit) {
    case undefined:
      return decimalText(value);
    case "us":
      return durationText(value);
    case "percent":
      return `${decimalText(value)} %`;
    case "bytes":
      return `${decimalText(value)} ${decimalText(value) === "1" ? "byte" : "bytes"}`;
    case "ppm":
      return `${decimalText(value)} ppm`;
  }
}

function durationText(us: Decimal): string {
  const size = us.digits < 0n ? -us.digits : us.digits;
  const atLeast = (n: bigint) => size >= n * 10n ** BigInt(us.scale);
  if (atLeast(1_000_000n)) return `${decimalText({ digits: us.digits, scale: us.scale + 6 })} s`;
  if (atLeast(1000n)) return `${decimalText({ digits: us.digits, scale: us.scale + 3 })} ms`;
  return `${decimalText(us)} us`;
}
