/** Nanoseconds since 1970-01-01T00:00:00Z. */
export type EpochNs = bigint;
/** A time known only to lie in [low, high], both ends included. */
export interface TimeBounds {
    readonly low: EpochNs;
    readonly high: EpochNs;
}
/** Largest distance from a base, in ns, that a Float64 holds exactly: 2^53 (104.2 days). */
export declare const EXACT_NS: number;
/** Epoch ns from whole seconds and nanoseconds. */
export declare function epochNs(sec: number, nsec: number): EpochNs;
/** Difference or duration in microseconds, with up to three decimals (whole ns). Exact up to 2^53 ns. */
export declare function microseconds(ns: bigint | number): number;
/**
 * RFC 3339 in UTC with exactly `digits` fractional digits (0 to 9). Digits beyond are cut, not rounded.
 * Years outside 0000-9999 have no RFC 3339 form; they are printed as "@<seconds>[.<fraction>]".
 */
export declare function rfc3339(t: EpochNs, digits: number): string;
/** "sec.nnnnnnnnn", always nine digits: the form of packet rows. */
export declare function epochDecimal(t: EpochNs): string;
/** Epoch ns from decimal text such as "1790191720.254543"; undefined when it is not that. Digits past ns are cut. */
export declare function parseEpochDecimal(text: string): EpochNs | undefined;
/** Epoch ns from RFC 3339 text (any number of fractional digits, cut at ns); undefined when it is not that. */
export declare function parseRfc3339(text: string): EpochNs | undefined;
/** True for "2026-02-28", and false for "2026-02-30" and for anything that is not a date in this form. */
export declare function isDate(text: string): boolean;
/** True for "Z" and for offsets that a zone can have: "-12:00" to "+14:00", whole minutes. */
export declare function isZone(text: string): boolean;
