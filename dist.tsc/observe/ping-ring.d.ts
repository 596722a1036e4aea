/** Most probes that are open at a time: twice the range of a sequence number. */
export declare const RING_LIMIT = 131072;
/** What is known of a probe, as bits. */
export declare const NO_ANSWER_YET = 1;
export declare const REPLIED = 2;
/** A reply that came after the next request had left, as the order of lines shows. */
export declare const REPLIED_LATE = 4;
export declare const ICMP_ERROR = 8;
/** A local error that names this probe (an unreachable from the sender's own address). */
export declare const LOCAL_ERROR = 16;
/** A local error that was placed here by the order of lines only. */
export declare const PLACED_LOCAL = 32;
/** The stamps ran backwards before this probe: bounds do not carry over. */
export declare const CLOCK_STEP = 64;
/** The program gave the probe up: a reply that came later would not be shown. */
export declare const TIMED_OUT = 128;
/** Columns by ordinal. Times are ns from the run's base, NaN where unknown. */
export declare class PingRing {
    /** First ordinal that is kept, and the first that is not yet. */
    base: number;
    end: number;
    flags: Uint8Array<ArrayBuffer>;
    /** Bounds of the send. */
    low: Float64Array<ArrayBuffer>;
    high: Float64Array<ArrayBuffer>;
    arrived: Float64Array<ArrayBuffer>;
    rtt: Float64Array<ArrayBuffer>;
    /** First line about the probe, and the line of its reply; 0 without one. */
    line: Float64Array<ArrayBuffer>;
    replyLine: Float64Array<ArrayBuffer>;
    private mask;
    /** Empties the ring; the next probe will be `ordinal`. */
    reset(ordinal: number): void;
    /** Position of an ordinal in the columns; the ordinal must be kept. */
    at(ordinal: number): number;
    /** True when one more probe would not fit. */
    get full(): boolean;
    /** Keeps the next ordinal, with nothing known about it. */
    append(): void;
    /** Keeps `count` more ordinals before the first one. The caller has seen to it that they fit into RING_LIMIT. */
    prepend(count: number): void;
    private clear;
    private grow;
}
