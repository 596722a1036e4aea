// Time without floats of epoch seconds: at the edges an epoch time is a bigint of nanoseconds; on the
// hot path it is a Float64 of nanoseconds from the input's base, exact for 104 days.

/** Nanoseconds since 1970-01-01T00:00:00Z. */
export type EpochNs = bigint;

/** A time known only to lie in [low, high], both ends included. */
export interface TimeBounds {
  readonly low: EpochNs;
  readonly high: EpochNs;
}

/** Largest distance from a base, in ns, that a Float64 holds exactly: 2^53 (104.2 days). */
export const EXACT_NS = 2 ** 53;

const NS_PER_S = 1_000_000_000n;

/** Epoch ns from whole seconds and nanoseconds. */
export function epochNs(sec: number, nsec: number): EpochNs {
  return BigInt(sec) * NS_PER_S + BigInt(nsec);
}

/** Difference or duration in microseconds, with up to three decimals (whole ns). Exact up to 2^53 ns. */
export function microseconds(ns: bigint | number): number {
  return Number(ns) / 1000;
}

/**
 * RFC 3339 in UTC with exactly `digits` fractional digits (0 to 9). Digits beyond are cut, not rounded.
 * Years outside 0000-9999 have no RFC 3339 form; they are printed as "@<seconds>[.<fraction>]".
 */
export function rfc3339(t: EpochNs, digits: number): string {
  let sec = t / NS_PER_S;
  let frac = t % NS_PER_S;
  if (frac < 0n) {
    frac += NS_PER_S;
    sec -= 1n;
  }
  const fraction = digits > 0 ? `.${frac.toString().padStart(9, "0").slice(0, digits)}` : "";
  if (sec < -62167219200n || sec > 253402300799n) return `@${sec}${fraction}`;
  const date = new Date(Number(sec) * 1000).toISOString();
  return `${date.slice(0, 19)}${fraction}Z`;
}

/** "sec.nnnnnnnnn", always nine digits: the form of packet rows. */
export function epochDecimal(t: EpochNs): string {
  const negative = t < 0n;
  const v = negative ? -t : t;
  return `${negative ? "-" : ""}${v / NS_PER_S}.${(v % NS_PER_S).toString().padStart(9, "0")}`;
}

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,9})\d*)?$/;

/** Epoch ns from decimal text such as "1790191720.254543"; undefined when it is not that. Digits past ns are cut. */
export function parseEpochDecimal(text: string): EpochNs | undefined {
  const m = DECIMAL.exec(text);
  if (m === null) return undefined;
  const v = BigInt(m[2]!) * NS_PER_S + BigInt((m[3] ?? "").padEnd(9, "0"));
  return m[1] === "-" ? -v : v;
}

const RFC3339 = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:[.,](\d{1,9})\d*)?([Zz]|[+-]\d\d:?\d\d)$/;

/** Epoch ns from RFC 3339 text (any number of fractional digits, cut at ns); undefined when it is not that. */
export function parseRfc3339(text: string): EpochNs | undefined {
  const m = RFC3339.exec(text);
  // Date.parse lets the 30th of February pass as the 2nd of March, and 24:00 as the next day
  if (m === null || !isDate(m[1]!) || m[2]!.startsWith("24")) return undefined;
  const zone = m[4]!.toUpperCase();
  const ms = Date.parse(`${m[1]}T${m[2]}${zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`);
  if (Number.isNaN(ms)) return undefined;
  return BigInt(ms) * 1_000_000n + BigInt((m[3] ?? "").padEnd(9, "0"));
}

/** The earliest of RFC 3339 times. As texts they do not compare: ":26Z" is before ":26.1Z", whatever the letters say. */
export function earliest(times: readonly string[]): string | undefined {
  return extreme(times, (a, b) => a < b);
}

/** The latest of RFC 3339 times. */
export function latest(times: readonly string[]): string | undefined {
  return extreme(times, (a, b) => a > b);
}

/** What is no RFC 3339 time (a stamp beyond the year 9999) counts only where nothing else is there. */
function extreme(times: readonly string[], beats: (a: bigint, b: bigint) => boolean): string | undefined {
  let best: { text: string; at: EpochNs } | undefined;
  for (const text of times) {
    const at = parseRfc3339(text);
    if (at !== undefined && (best === undefined || beats(at, best.at))) best = { text, at };
  }
  return best?.text ?? times[0];
}

/** True for "2026-02-28", and false for "2026-02-30" and for anything that is not a date in this form. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** True for "Z" and for offsets that a zone can have: "-12:00" to "+14:00", whole minutes. */
export function isZone(text: string): boolean {
  if (text === "Z") return true;
  const m = /^([+-])(\d\d):([0-5]\d)$/.exec(text);
  if (m === null) return false;
  const minutes = Number(m[2]) * 60 + Number(m[3]);
  return minutes <= (m[1] === "-" ? 12 * 60 : 14 * 60);
}
