import type { EpochNs } from "../../core/time.ts";
/** A TCP segment as a capture has it. */
export interface TcpSegment {
    /** Name of the direction: the same for every segment of one connection from one side, for no other. */
    readonly flow: string;
    /** Name of the other direction, where the caller knows it: ties the two OPENs of a session together. */
    readonly reverse?: string;
    readonly from: string;
    readonly to: string;
    readonly seq: number;
    readonly syn: boolean;
    readonly fin: boolean;
    readonly rst: boolean;
    /** Payload that was captured; a view, only valid during the call. */
    readonly bytes: Uint8Array;
    /** Payload bytes after `bytes` that the snaplen cut. */
    readonly missing: number;
    readonly record: number;
    readonly at: EpochNs | undefined;
}
/** Which segment bytes came with. `arrival` counts segments over all flows. */
export interface Mark {
    readonly record: number;
    readonly at: EpochNs | undefined;
    readonly arrival: number;
}
/** Bytes or a hole, next in sequence. `cut`: by the snaplen; `gap`: the segment is not in the capture. */
export type StreamPart = {
    readonly kind: "data";
    readonly bytes: Uint8Array;
    readonly mark: Mark;
} | {
    readonly kind: "cut" | "gap";
    readonly length: number;
    readonly mark: Mark;
}
/** The connection was closed, reset, or replaced by a new one with the same ports. */
 | {
    readonly kind: "end";
    readonly mark: Mark;
}
/** A new connection begins: what follows starts at its first byte (`whole`) or somewhere within it. */
 | {
    readonly kind: "start";
    readonly whole: boolean;
    readonly mark: Mark;
};
/** Something that does not stop the stream but is evidence about the capture. */
export type StreamNote = {
    readonly kind: "conflict";
    readonly bytes: number;
    readonly mark: Mark;
} | {
    readonly kind: "beforeStart";
    readonly bytes: number;
    readonly mark: Mark;
} | {
    readonly kind: "jump";
    readonly mark: Mark;
};
/** Where one direction stands. Positions are sequence numbers unwrapped past 2^32. */
export interface TcpDirection {
    started: boolean;
    sawSyn: boolean;
    /** Position of the first byte that was or will be handed over. */
    start: number;
    /** Position of the next byte to hand over. */
    next: number;
    fin: number | undefined;
    /** The SYN carried data and nothing has followed it yet. */
    synData: boolean;
    /** Waiting for what comes before them: in order, without overlap. */
    readonly pending: Piece[];
    pendingBytes: number;
    /** The last bytes handed over, to compare later copies with. */
    readonly recent: Piece[];
    recentBytes: number;
}
interface Piece {
    readonly pos: number;
    readonly length: number;
    /** Undefined: cut by the snaplen. */
    readonly bytes: Uint8Array | undefined;
    readonly mark: Mark;
}
/** Most bytes that wait for a gap to close; then it is declared one. */
export declare const PENDING_BYTES: number;
/** A direction of which nothing was seen yet. */
export declare function newDirection(): TcpDirection;
/** Bytes that a direction holds on to. */
export declare function heldBytes(d: TcpDirection): number;
/** What a segment adds: parts in sequence go to `out`, remarks to `notes`. `bytes` of parts are copies. */
export declare function addSegment(d: TcpDirection, s: TcpSegment, mark: Mark, to: Sink): void;
/** Where parts and remarks of one call go. */
export interface Sink {
    readonly out: StreamPart[];
    readonly notes: StreamNote[];
}
/** Everything that still waits, with the gaps before it: at the end of the capture or of the connection. */
export declare function flushDirection(d: TcpDirection, to: Sink): void;
export {};
