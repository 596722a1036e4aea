import type { EpochNs } from "../core/time.ts";
/** A segment as first seen. */
export interface SeenSegment {
    readonly at: EpochNs;
    readonly record: number;
    /** Sent again: its copies cannot be told apart. */
    again: boolean;
}
/** Segments of one input. */
export declare class SegmentTable {
    /** By connection ("address port address port", as sent), then by sequence number and length. */
    readonly flows: Map<string, Map<number, SeenSegment>>;
    private count;
    /** A segment with payload, or a SYN. */
    add(flow: string, seq: number, length: number, seen: {
        readonly at: EpochNs;
        readonly record: number;
    }): void;
}
