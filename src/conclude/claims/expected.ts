// What a claim expects, read exactly: numbers with units, times, truth, words, lists, ranges.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import {
  compareDecimals,
  decimalOf,
  decimalText,
  halfOfLastDigit,
  minus,
  plus,
  type Decimal,
} from "../../core/decimal.ts";
import { parseQuantity, quantityText, UNIT_WORDS, type Quantity, type Unit } from "../../core/quantity.ts";
import { parseRfc3339 } from "../../core/time.ts";
import type { FigureKind, Scalar } from "../checks/figure.ts";

/** What a kind of figure gives, as far as reading an expectation needs it. */
export type Typed = Pick<FigureKind, "value" | "unit" | "signed">;

/** An expectation; numbers are in the unit of the kind, times in ns since 1970. */
export type Expectation =
  | {
      readonly is: "range";
      readonly low: Decimal | undefined;
      readonly high: Decimal | undefined;
      readonly exact: boolean;
    }
  | { readonly is: "truth"; readonly value: boolean }
  | { readonly is: "word"; readonly value: string }
  | { readonly is: "list"; readonly values: readonly Scalar[] }
  | { readonly is: "includes"; readonly values: readonly Scalar[] };

/** An expectation with its tolerance (in the unit of the kind), or what is wrong with them. */
export type Expected =
  | { readonly expectation: Expectation; readonly tolerance: Decimal | undefined }
  | { readonly key: "expected" | "tolerance"; readonly problem: string };

/** Names that stand for addresses: VTEPs of the case. */
export type Names = ReadonlyMap<string, string>;

/** All values that a kind of figure can have at all, where that is less than every number. */
function possibleOf(kind: Typed): Range {
  if (kind.value !== "number" || kind.signed === true) return { low: undefined, high: undefined };
  const number = (n: bigint): Decimal => ({ digits: n, scale: 0 });
  return { low: number(0n), high: kind.unit === "percent" ? number(100n) : undefined };
}

/** From least to most; undefined: without an end. */
interface Range {
  readonly low: Decimal | undefined;
  readonly high: Decimal | undefined;
}

/**
 * Why an expectation could not have failed: it allows every value that the kind can have, or (with `possible`) every one that could have
 * come out of what was measured. Undefined where it could.
 */
export function vacuous(
  e: Expectation,
  tolerance: Decimal | undefined,
  kind: Typed,
  possible?: { readonly low: number; readonly high: number },
): string | undefined {
  if (e.is === "includes") return e.values.length === 0 ? "it names nothing that must be there" : undefined;
  if (e.is !== "range") return undefined;
  const ever = possibleOf(kind);
  const here = possible === undefined ? ever : { low: decimalOf(possible.low), high: decimalOf(possible.high) };
  const slack = tolerance ?? { digits: 0n, scale: 0 };
  const low = e.low === undefined ? undefined : minus(e.low, slack);
  const high = e.high === undefined ? undefined : plus(e.high, slack);
  const atLeast = low === undefined || (here.low !== undefined && compareDecimals(low, here.low) <= 0);
  const atMost = high === undefined || (here.high !== undefined && compareDecimals(high, here.high) >= 0);
  if (!atLeast || !atMost) return undefined;
  const [a, b] = [here.low, here.high].map((d) => (d === undefined ? undefined : quantityText(d, kind.unit)));
  return `it allows ${b === undefined ? `all there can be: the figure is never below ${a ?? "anything"}` : `all of ${a} to ${b}, which is all there can be`}`;
}

/** Reads `expected` and `tolerance` of a claim about a figure of this type. */
export function readExpected(expected: unknown, tolerance: unknown, kind: Typed, names: Names): Expected {
  const read = readValue(expected, kind, names);
  if (typeof read === "string") return { key: "expected", problem: read };
  if (tolerance === undefined) return { expectation: read.expectation, tolerance: undefined };
  if (read.expectation.is !== "range" || kind.value !== "number")
    return { key: "tolerance", problem: "a tolerance belongs to a number" };
  if (tolerance === "rounded") {
    if (read.lastDigit === undefined) return { key: "tolerance", problem: '"rounded" belongs to a single number' };
    return { expectation: read.expectation, tolerance: read.lastDigit };
  }
  const t = number(tolerance, kind);
  if (typeof t === "string") return { key: "tolerance", problem: t };
  if (t.value.digits < 0n) return { key: "tolerance", problem: "a tolerance is not negative" };
  return { expectation: read.expectation, tolerance: t.value };
}

interface Read {
  readonly expectation: Expectation;
  readonly lastDigit?: Decimal | undefined;
}

function readValue(expected: unknown, kind: Typed, names: Names): Read | string {
  if (expected === undefined)
    return kind.value === "truth"
      ? { expectation: { is: "truth", value: true } }
      : `expected is missing: ${wanted(kind)}`;
  if (isRecord(expected) && "includes" in expected) return includes(expected, kind, names);
  switch (kind.value) {
    case "truth":
      return typeof expected === "boolean"
        ? { expectation: { is: "truth", value: expected } }
        : mismatch(expected, kind);
    case "word":
      return isScalar(expected) && expected !== null
        ? { expectation: { is: "word", value: String(canonical(expected, names)) } }
        : mismatch(expected, kind);
    case "list":
      return Array.isArray(expected) && expected.every(isScalar)
        ? { expectation: { is: "list", values: expected.map((v) => canonical(v, names)) } }
        : mismatch(expected, kind);
    case "time":
    case "number":
      return range(expected, kind);
  }
}

function includes(expected: Record<string, unknown>, kind: Typed, names: Names): Read | string {
  const { includes: values, ...rest } = expected;
  if (kind.value !== "list") return `{includes: [...]} belongs to a list; ${wanted(kind)}`;
  if (!Array.isArray(values) || !values.every(isScalar) || Object.keys(rest).length > 0)
    return mismatch(expected, kind);
  return { expectation: { is: "includes", values: values.map((v) => canonical(v, names)) } };
}

function range(expected: unknown, kind: Typed): Read | string {
  if (!isRecord(expected)) {
    const q = number(expected, kind);
    if (typeof q === "string") return q;
    const half = halfOfLastDigit({ digits: 0n, scale: 0 });
    const lastDigit = { digits: q.lastDigit.digits * half.digits, scale: q.lastDigit.scale + half.scale };
    return { expectation: { is: "range", low: q.value, high: q.value, exact: true }, lastDigit };
  }
  const { min, max, ...rest } = expected;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined || (min === undefined && max === undefined)) return mismatch(expected, kind);
  const [low, high] = [min, max].map((v) => (v === undefined ? undefined : number(v, kind)));
  if (typeof low === "string") return low;
  if (typeof high === "string") return high;
  if (low !== undefined && high !== undefined && compareDecimals(low.value, high.value) > 0)
    return "min is more than max";
  return { expectation: { is: "range", low: low?.value, high: high?.value, exact: false } };
}

/** A number or time in the unit of the kind, or what is wrong with it. */
function number(value: unknown, kind: Typed): Quantity | string {
  if (kind.value === "time") {
    const t = typeof value === "string" ? parseRfc3339(value) : undefined;
    const one = { digits: 1n, scale: 0 };
    return t === undefined
      ? mismatch(value, kind)
      : { value: { digits: t, scale: 0 }, unit: undefined, lastDigit: one };
  }
  if (typeof value === "number") {
    if (kind.unit !== undefined && value !== 0)
      return `${String(value).slice(0, 30)} has no unit: ${wanted(kind)} (units: ${UNIT_WORDS})`;
    const d = decimalOf(value);
    return d === undefined
      ? `${String(value).slice(0, 30)} is no number that can be measured`
      : { value: d, unit: kind.unit, lastDigit: { digits: 1n, scale: d.scale } };
  }
  const q = typeof value === "string" ? parseQuantity(value) : undefined;
  if (q === undefined) return `${mismatch(value, kind)} (units: ${UNIT_WORDS})`;
  if (q.unit === kind.unit) return q;
  return q.unit === undefined ? `"${String(value)}" has no unit: ${wanted(kind)}` : mismatch(value, kind);
}

function mismatch(value: unknown, kind: Typed): string {
  return `${JSON.stringify(value)?.slice(0, 60) ?? "nothing"} does not fit: ${wanted(kind)}`;
}

const EXAMPLE: Readonly<Record<Unit, string>> = {
  us: "a duration such as 616 ms",
  bytes: "a size such as 58 bytes",
  percent: "a share such as 98.89 %",
  ppm: "a rate such as 12 ppm",
};

function wanted(kind: Typed): string {
  switch (kind.value) {
    case "truth":
      return "the figure is true or false";
    case "word":
      return "the figure is a word or an address";
    case "list":
      return "the figure is a list, such as [a, b]";
    case "time":
      return "the figure is a time such as 2026-09-23T19:28:41Z, or {min, max}";
    case "number":
      return `the figure is ${kind.unit === undefined ? "a number" : EXAMPLE[kind.unit]}, or {min, max}`;
  }
}

function isRecord(v: unknown): v is Record<string, unknown> {
  return typeof v === "object" && v !== null && !Array.isArray(v);
}

function isScalar(v: unknown): v is Scalar {
  return v === null || typeof v === "string" || typeof v === "boolean" || (typeof v === "number" && Number.isFinite(v));
}

/** One spelling for one thing: addresses, names of VTEPs, "absent". */
export function canonical(value: Scalar, names: Names = new Map()): Scalar {
  if (typeof value !== "string") return value;
  if (value === "absent") return null;
  // a pair: "client 192.0.2.1"
  if (value.includes(" "))
    return value
      .split(" ")
      .map((w) => canonicalWord(w, names))
      .join(" ");
  return canonicalWord(value, names);
}

function canonicalWord(value: string, names: Names): string {
  return names.get(value) ?? canonicalMac(value) ?? canonicalIp(value) ?? value;
}

/** The expectation of a document's JSON, whose numbers are in the unit of the kind; undefined when it is none. */
export function readBack(expected: unknown, kind: Typed): Expectation | undefined {
  const one = (v: unknown): Decimal | undefined => {
    if (kind.value !== "time") return typeof v === "number" ? decimalOf(v) : undefined;
    const t = typeof v === "string" ? parseRfc3339(v) : undefined;
    return t === undefined ? undefined : { digits: t, scale: 0 };
  };
  if (kind.value !== "number" && kind.value !== "time") {
    const read = readValue(expected, kind, new Map());
    return typeof read === "string" ? undefined : read.expectation;
  }
  if (!isRecord(expected)) {
    const d = one(expected);
    return d === undefined ? undefined : { is: "range", low: d, high: d, exact: true };
  }
  const [low, high] = [one(expected["min"]), one(expected["max"])];
  return low === undefined && high === undefined ? undefined : { is: "range", low, high, exact: false };
}

/** The expectation as evidence JSON has it. `time` turns ns into text. */
export function expectedJson(e: Expectation, time: ((ns: Decimal) => string) | undefined): unknown {
  const plain = (d: Decimal) => (time === undefined ? Number(decimalText(d)) : time(d));
  switch (e.is) {
    case "truth":
    case "word":
      return e.value;
    case "list":
      return e.values;
    case "includes":
      return { includes: e.values };
    case "range":
      if (e.exact) return plain(e.low!);
      return {
        ...(e.low === undefined ? {} : { min: plain(e.low) }),
        ...(e.high === undefined ? {} : { max: plain(e.high) }),
      };
  }
}
