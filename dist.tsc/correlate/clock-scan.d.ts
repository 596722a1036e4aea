import type { ProbeTable } from "../observe/probe-table.ts";
import { type Match } from "./clock-walk.ts";
/** A distance, and the records (or lines) in `x` and in `y` that show it. */
export interface Distance {
    ns: number;
    inX: number;
    inY: number;
}
/** What the probes of two taps show. */
export interface TapScan {
    requests: number;
    replies: number;
    readonly leastRequest: Distance;
    readonly mostRequest: Distance;
    readonly leastReply: Distance;
    readonly mostReply: Distance;
    /** Probes whose round trip is longer at `x`, and at `y`, than stamps of this resolution can make it look. */
    longerAtX: number;
    longerAtY: number;
    /** How fast the distance grows, ns per ns: the median over the recording. 0 for few probes. */
    rate: number;
}
/**
 * One bound of the offset at one time: it is `ns` at most (`upper`) or at least. `at` is a stamp of `x` from its base; `y` was read
 * within `slack` of that.
 */
export interface ClockPoint {
    readonly at: number;
    readonly slack: number;
    readonly ns: number;
    readonly upper: boolean;
}
/** Which of two taps the requests pass first. */
export type Order = "x first" | "y first" | "either" | "unknown";
/** A scan that has seen nothing. */
export declare function emptyScan(): TapScan;
/** Distances of requests and of replies of two taps. `tick` is how much two round trips may differ by their stamps alone. */
export declare function scanTaps(m: Match, tick: number, limit?: number): TapScan;
/**
 * Which tap the requests pass first. A round trip is longer at the tap that is nearer to the sender, whatever the clocks say;
 * where stamps are too coarse for that, the order is the one that leaves the offset a value; without replies, the time to
 * live falls on the way.
 */
export declare function orderOf(s: TapScan, tick: number, ttl: {
    readonly x: number;
    readonly y: number;
}): Order;
/** Bounds of the distance of two clocks, before the resolution of the stamps is allowed for. */
export interface RawBounds {
    readonly low: Distance | undefined;
    readonly high: Distance | undefined;
    readonly packets: number;
}
/** What the order makes of the distances: no packet is seen downstream before upstream. */
export declare function tapBounds(s: TapScan, order: Order): RawBounds;
/** The bounds that pairs of packets make by themselves, the tightest of many neighbours. */
export declare function tapPoints(m: Match, order: Order, s: TapScan): ClockPoint[];
/** Bounds from a log (`y`, at the sender) and a tap (`x`) that its requests pass. */
export declare function logBounds(m: Match): RawBounds;
/** The bounds that lines of a log (`y`) make by themselves against the packets of a tap (`x`). */
export declare function logPoints(m: Match): ClockPoint[];
/**
 * Lays two tables with the same probes over each other; undefined when their ordinals do not meet. Where several turns of the
 * sequence number would do, the right one shows the least scatter.
 */
export declare function matchTables(x: ProbeTable, y: ProbeTable, copied: ReadonlySet<number>): Match | undefined;
