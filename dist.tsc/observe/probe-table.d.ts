import type { EpochNs } from "../core/time.ts";
/** A row of a tap: the send (float 0), then as 32 bits the round trip, both records and the ordinal. 24 bytes. */
export declare const TAP_FLOATS = 3;
export declare const TAP_INTS: number;
export declare const SENT = 0;
export declare const RTT = 2;
export declare const RECORD = 3;
/** Record of the reply, less that of the request. */
export declare const REPLY = 4;
export declare const ORDINAL = 5;
/** Round trip of a probe without a reply that can be used. */
export declare const NO_REPLY = 4294967295;
/** A row of a log: least send, stamp of the reply, NaN where unknown; as 32 bits the ordinal and the lines of both. 32 bytes. */
export declare const LOG_FLOATS = 4;
export declare const LOG_INTS: number;
export declare const LEAST = 0;
export declare const PRINTED = 1;
export declare const LOG_ORDINAL = 4;
export declare const LEAST_LINE = 5;
export declare const PRINTED_LINE = 6;
/** Rows of one chunk. Numbers and integers are two views of the same bytes. */
export interface Chunk {
    readonly floats: Float64Array;
    readonly ints: Uint32Array;
    rows: number;
}
/** Probes of one stream in order of ordinal. */
export declare class ProbeTable {
    /** "tap": each packet is stamped. "log": lines are, when they are printed. */
    readonly kind: "tap" | "log";
    readonly chunks: Chunk[];
    readonly stride: number;
    /** Epoch ns that the rows count from. */
    base: EpochNs;
    count: number;
    /** What the numbers of records count. */
    places: "record" | "line";
    /** From which ordinal on the requests went to which VTEP: its address, "" without a tunnel, "*" for several at once. */
    vteps: readonly {
        readonly ordinal: number;
        readonly vtep: string;
    }[];
    /** Time to live of the requests where all have the same; 0 where they do not. */
    ttl: number;
    private lastVtep;
    private readonly ids;
    constructor(kind: "tap" | "log");
    /** The chunk that the next row goes to. The caller fills the row behind its last, and calls `added`. */
    room(): Chunk;
    added(chunk: Chunk): void;
    /** Notes which VTEP a probe went to, and with which time to live. */
    went(ordinal: number, vtep: number, ttl: number): void;
    /** After the last row: what the rows count from, and the addresses of VTEPs by their ids (-1 is several). */
    finish(base: EpochNs, text: (vtep: number) => string): void;
    /** Ordinal of the first and of the last row. */
    get range(): {
        readonly first: number;
        readonly last: number;
    };
    /** Keeps only the probes whose ordinal has none of the bits of `mask`. */
    thin(mask: number): void;
}
/** Tables of all streams of one input, by the number that the stream has there. */
export declare class ProbeTables {
    private readonly tables;
    private readonly limit;
    private rows;
    private mask;
    private opened;
    /** At most about `limit` rows. */
    constructor(limit: number);
    /** Number of a new table, for inputs that do not number their streams. */
    open(): number;
    of(flow: number): ProbeTable | undefined;
    /** The table to add a probe to; undefined when this one is not kept. */
    table(flow: number, ordinal: number, kind: "tap" | "log"): ProbeTable | undefined;
    private thin;
}
