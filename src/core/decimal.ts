// Decimal numbers without rounding: digits as a bigint and how many of them are behind the point. For comparing what is
// claimed with what was derived; 0.619 s is 619 ms here, and 0.1 + 0.2 is 0.3.

/** The number `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: bigint;
  /** Digits behind the point, 0 or more. */
  readonly scale: number;
}

/** Longest text and largest exponent that are read: nothing that anybody measures needs more. */
const LONGEST = 60;
const MOST_EXPONENT = 40;

const DECIMAL = /^([+-]?)(\d{1,3}(?:[ _']\d{3})+|\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/** Decimal of text such as "-12.50", "1e-7", "207 971" (groups of three); undefined when it is none or longer than 60 characters. */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > LONGEST) return undefined;
  const m = DECIMAL.exec(text);
  if (m === null) return undefined;
  const exponent = Number(m[4] ?? 0);
  if (Math.abs(exponent) > MOST_EXPONENT) return undefined;
  const fraction = m[3] ?? "";
  const digits = BigInt(m[2]!.replace(/[ _']/g, "") + fraction) * (m[1] === "-" ? -1n : 1n);
  const scale = fraction.length - exponent;
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** The decimal that a double is printed as; undefined for NaN, infinities and what lies beyond 1e40. */
export function decimalOf(value: number): Decimal | undefined {
  return parseDecimal(String(value));
}

/** a + b. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: at(a, scale) + at(b, scale), scale };
}

/** a - b. */
export function minus(a: Decimal, b: Decimal): Decimal {
  return plus(a, { digits: -b.digits, scale: b.scale });
}

/** a x b. */
export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** Negative, 0 or positive, as a is less than, equal to or more than b. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const [x, y] = [at(a, scale), at(b, scale)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Half a unit of the last digit as written: 0.0005 for 0.619, 0.5 for 616. */
export function halfOfLastDigit(d: Decimal): Decimal {
  return { digits: 5n, scale: d.scale + 1 };
}

/** "12.5": no exponent, no zeros at the end. */
export function decimalText(d: Decimal): string {
  const negative = d.digits < 0n;
  const all = (negative ? -d.digits : d.digits).toString().padStart(d.scale + 1, "0");
  const whole = all.slice(0, all.length - d.scale);
  const fraction = all.slice(all.length - d.scale).replace(/0+$/, "");
  return `${negative ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

function at(d: Decimal, scale: number): bigint {
  return d.digits * 10n ** BigInt(scale - d.scale);
}

/**
 * True when the number `value` is what the JSON number of `length` characters at `offset` of `text` says. A fraction may be the nearest
 * double, as it is for everyone who reads JSON; an integer, or more digits than a double has, may not be another number, except as programs
 * print the double itself.
 */
export function isExactNumber(value: number, text: string, offset: number, length: number): boolean {
  if (Number.isSafeInteger(value) && value !== 0 && length <= 15) return true;
  if (!Number.isFinite(value)) return false;
  const digits = text.slice(offset, offset + length);
  if (/^-?\d+$/.test(digits)) return digits === String(value) || (length < 400 && BigInt(digits) === BigInt(value));
  const significant = digits
    .replace(/[eE].*$/, "")
    .replace(/^-?0*\.?0*/, "")
    .replace(".", "");
  return significant === "" || (significant.length <= 17 && value !== 0);
}
