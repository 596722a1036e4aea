import type { Mark } from "./tcp-reassembly.ts";
/** Bytes of one whole message, a copy, with the segments that brought its first byte and completed it. */
export interface FramedMessage {
    readonly bytes: Uint8Array;
    readonly first: Mark;
    readonly completed: Mark;
}
/** Something about the framing, at the segment of `mark`. */
export interface FramingNote {
    readonly code: "bgp.cut" | "bgp.gap" | "bgp.mid-stream" | "bgp.resync" | "bgp.no-header" | "bgp.unfinished";
    readonly says: string;
    readonly mark: Mark;
}
/** Where framed messages and notes of one call go. */
export interface FramerSink {
    readonly messages: FramedMessage[];
    readonly notes: FramingNote[];
}
/** "1 byte", "30 bytes". */
export declare function byteCount(n: number): string;
/** State of one direction. */
export interface BgpFramer {
    /** Bytes not yet framed are `buffer[start, end)`. */
    buffer: Uint8Array;
    start: number;
    end: number;
    /** Which segment brought the byte at each index of `buffer` and those after it. */
    marks: {
        at: number;
        mark: Mark;
    }[];
    /** False: the next byte may lie anywhere in a message, so a header is searched for. */
    synced: boolean;
    /** False after a search, until a message or a marker has followed the one found. */
    verified: boolean;
    /** False until the first header was found. */
    begun: boolean;
    /** Bytes of a message with a hole in it that are still to come. */
    skip: number;
    /** Bytes passed over since the stream was last in step. */
    skipped: number;
    /** Bytes of all messages that were lost in part or whole, and of what was skipped. */
    undecodedBytes: number;
}
/** A framer at the first byte of a connection (`whole`), or at an unknown place of one. */
export declare function newFramer(whole: boolean): BgpFramer;
/** Adds the next bytes of the stream. */
export declare function addBytes(f: BgpFramer, bytes: Uint8Array, mark: Mark, to: FramerSink): void;
/** Adds `length` bytes that are missing: a message whose header is known is passed over, else a header is searched for. */
export declare function addHole(f: BgpFramer, hole: {
    length: number;
    cut: boolean;
    mark: Mark;
}, to: FramerSink): void;
/** The stream ends here, or the capture does: what is left is an unfinished message. */
export declare function endFraming(f: BgpFramer, mark: Mark, to: FramerSink): void;
