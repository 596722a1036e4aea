import type { RowBase } from "./format.ts";
import type { WrittenStamp } from "./written-stamp.ts";
/** A reply. A duplicate looks the same: it repeats the number. */
export interface FpingReply extends RowBase {
    readonly kind: "reply";
    readonly target: string;
    /** From 0; not modulo 65536. */
    readonly index: number;
    readonly bytes: number | undefined;
    readonly rttNs: number;
    /** One unit of its last digit, ns. */
    readonly rttTickNs: number;
    /** Another address than the target's answered. */
    readonly from: string | undefined;
    readonly ttl: number | undefined;
    readonly stamp: WrittenStamp | undefined;
}
/** A probe that fping gave up: replies after it are discarded without a line. */
export interface FpingTimeout extends RowBase {
    readonly kind: "timeout";
    readonly target: string;
    readonly index: number;
    readonly stamp: WrittenStamp | undefined;
}
/** Counts of one target: of the whole run, or (`interval`) since the last report. */
export interface FpingSummary extends RowBase {
    readonly kind: "summary";
    readonly target: string;
    readonly sent: number;
    readonly received: number;
    /** Whole per cent, cut. */
    readonly lossPercent: string | undefined;
    readonly outageMs: number | undefined;
    readonly minNs: number | undefined;
    readonly meanNs: number | undefined;
    readonly maxNs: number | undefined;
    readonly interval: boolean;
}
/** -C: the round trip of each probe of a target in order; undefined for one that was lost. */
export interface FpingRtts extends RowBase {
    readonly kind: "rtts";
    readonly target: string;
    readonly rttsNs: readonly (number | undefined)[];
    readonly ticksNs: readonly number[];
}
/** "is alive", "is unreachable": how many probes it took is not printed. */
export interface FpingAlive extends RowBase {
    readonly kind: "alive";
    readonly target: string;
    readonly alive: boolean;
}
/** An ICMP error; it names the target and not the probe. */
export interface FpingError extends RowBase {
    readonly kind: "error";
    readonly target: string;
    readonly from: string;
    readonly says: string;
}
/** What fping says for itself: it could not start, or could not send. */
export interface FpingMessage extends RowBase {
    readonly kind: "message";
    readonly target: string | undefined;
    readonly says: string;
}
/** Recognised, and carrying nothing more: totals of -s, the time of a report, netdata's protocol. */
export interface FpingNote extends RowBase {
    readonly kind: "note";
    readonly what: "total" | "report" | "netdata";
}
/** A row of fping. */
export type FpingRow = FpingReply | FpingTimeout | FpingSummary | FpingRtts | FpingAlive | FpingError | FpingMessage | FpingNote;
/** Name of a target as fping pads it. */
export declare const TARGET: string;
