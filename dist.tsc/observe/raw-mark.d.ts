import type { ClockBases } from "./clock-base.ts";
import type { ProbeMark, ProbeState } from "./observation.ts";
import type { RunTimes } from "./run-builder.ts";
/** Stamps are ns from the clock base that `sentBase` or `arrivedBase` names, NaN where unknown; record 0 is none. */
export interface RawMark {
    readonly ordinal: number;
    readonly seq: number;
    state: ProbeState;
    readonly sent: number;
    readonly sentBase: number;
    readonly record: number;
    readonly arrived: number;
    readonly arrivedBase: number;
    readonly arrivedRecord: number;
    readonly rttNs: number | undefined;
}
/** How raw marks compare. */
export declare function rawTimes(clock: ClockBases): RunTimes<RawMark>;
/** The mark as later stages take it. */
export declare function probeMark(raw: RawMark, clock: ClockBases, input: string): ProbeMark;
/** Columns of a probe as ring and gaps keep them. */
export interface MarkColumns {
    readonly sent: number;
    readonly record: number;
    readonly arrived: number;
    readonly arrivedRecord: number;
    readonly note: number;
}
/** A mark from columns. */
export declare function rawMark(clock: ClockBases, ordinal: number, state: ProbeState, at: MarkColumns): RawMark;
/** Bits of a note. */
export declare const NOTE_ICMP_ERROR = 1;
export declare const NOTE_LOCAL_ERROR = 2;
export declare const NOTE_ERROR = 3;
/** Its answer was stamped in time though it was recorded late. */
export declare const NOTE_ON_TIME = 4;
/** Its answer may have been there, unread. */
export declare const NOTE_UNSEEN = 8;
/** All of these bits. */
export declare const NOTE_BITS = 255;
/** Note of a probe whose send and arrival are stamped from these clock bases. */
export declare function noteOf(sentFrom: number, arrivedFrom: number): number;
/** Clock base of the send. */
export declare function sentBase(note: number): number;
/** Clock base of the arrival. */
export declare function arrivedBase(note: number): number;
/** `note` with another clock base of the arrival. */
export declare function withArrivedBase(note: number, base: number): number;
