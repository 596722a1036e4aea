import type { Ahead } from "./ahead.ts";
/** True for the magic number of a zstd frame or a skippable frame (which pzstd writes first). */
export declare function isZstd(head: Uint8Array): boolean;
/** What a frame header asks of a decoder. */
export interface FrameNeeds {
    readonly window: number;
    readonly dictionary: boolean;
}
/** Why a walk ended before the end of the file. */
export interface WalkEnd {
    readonly code: "zstd.cut" | "zstd.trailing-bytes" | "zstd.damaged";
    readonly says: string;
}
/** What a decoder can take whole. */
export interface Piece {
    readonly bytes: Uint8Array;
    /** It is a frame header. */
    readonly starts: boolean;
    /** It is the last block of a frame. */
    readonly ends: boolean;
}
/** A walk over the frames of a file: pieces that a decoder can take whole. */
export declare class FrameWalk {
    #private;
    /** Frames met so far, skippable ones not counted. */
    frames: number;
    /** What the frame in hand asks for. */
    needs: FrameNeeds;
    /** Set when the walk ended elsewhere than after a frame at the end of the file. */
    end: WalkEnd | undefined;
    constructor(ahead: Ahead);
    /** A frame header, or a block with the check sum where it follows; undefined at the end. */
    next(): Promise<Piece | undefined>;
}
