import { EvidenceError } from "../core/errors.ts";
/**
 * Bytes in order. `read` writes into `target` from `at` to its end at most and says how many it wrote; 0 means the end.
 * A number is given at once where no waiting is needed, so that files cost no promise per read.
 */
export interface Feed {
    read(target: Uint8Array, at: number): number | Promise<number>;
    close(): void;
}
/** Bytes of an open file descriptor, read in order with blocking calls (files and named pipes). */
export declare class FileFeed implements Feed {
    #private;
    constructor(fd: number, file: string);
    read(target: Uint8Array, at: number): number;
    close(): void;
}
/** Bytes of an async iterator of chunks. A chunk must stay as it is until the next one is asked for. */
export declare class ChunkFeed implements Feed {
    #private;
    constructor(chunks: AsyncIterator<Uint8Array, unknown>, onClose?: () => void);
    read(target: Uint8Array, at: number): number | Promise<number>;
    close(): void;
}
/** A feed whose first bytes were read already. */
export declare class HeadFeed implements Feed {
    #private;
    constructor(head: Uint8Array, rest: Feed);
    read(target: Uint8Array, at: number): number | Promise<number>;
    close(): void;
}
/** A feed that counts its bytes and shows each of them once, in order, to `onRaw`. */
export declare class CountedFeed implements Feed {
    #private;
    /** Bytes read so far. */
    count: number;
    constructor(feed: Feed, onRaw?: (chunk: Uint8Array) => void);
    read(target: Uint8Array, at: number): number | Promise<number>;
    close(): void;
}
/** Reads until `size` bytes or the end; the result may be shorter. */
export declare function readHead(feed: Feed, size: number): Promise<Uint8Array>;
/** The rest of a feed as chunks, each in memory of its own. */
export declare function chunksOf(feed: Feed, size: number): AsyncGenerator<Uint8Array, void, undefined>;
/** Opens a path, or standard input for "-". `size` is undefined where the system cannot say. Throws EvidenceError. */
export declare function openFeed(path: string): {
    feed: Feed;
    size: number | undefined;
};
/** EvidenceError for a refusal of the file system; anything that is not one is thrown again. */
export declare function ioError(cause: unknown, file: string): EvidenceError;
