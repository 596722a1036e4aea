import type { ReadFinding } from "./batch.ts";
/** Bytes of `ByteSource.head` at most. */
export declare const HEAD_BYTES = 65536;
/** How the file lies on disk. */
export type Compression = "none" | "gzip" | "zstd";
/** An opened input. Its bytes can be taken once, by `read` or by `chunks`; then `finish`. */
export interface ByteSource {
    /** What to call it: the path as given, "stdin" for "-". */
    readonly name: string;
    readonly path: string;
    readonly compression: Compression;
    /** Bytes as the file lies. Undefined for a pipe until it was read to the end. */
    readonly size: number | undefined;
    /** Bytes that `read` will give in all, where that is known beforehand (plain regular files only). */
    readonly length: number | undefined;
    /** The first bytes, decompressed: HEAD_BYTES, or all of a shorter input. `read` gives them again. */
    readonly head: Uint8Array;
    /** What decompression had to say; complete when `read` gave 0. */
    readonly findings: ReadFinding[];
    /** Fills `target` from `at` on with decompressed bytes, at most to its end; 0 at the end of the input. */
    read(target: Uint8Array, at: number): number | Promise<number>;
    /** The bytes as chunks of up to 256 KiB. A chunk is overwritten by the next one. */
    chunks(): AsyncGenerator<Uint8Array, void, undefined>;
    /** Reads what is left of the raw bytes, so that `onRaw` saw all of them and `size` is known; then closes. */
    finish(): Promise<void>;
    /** Closes without reading on. Calling it twice does no harm. */
    close(): void;
}
/** Options of `openSource`. */
export interface SourceOptions {
    /** Sees every byte of the file as it lies, once, in order (for digests). Chunks are overwritten after the call. */
    readonly onRaw?: (chunk: Uint8Array) => void;
}
/**
 * Opens `path` ("-": standard input) and reads its head.
 * Throws EvidenceError: E_NOT_FOUND, or E_IO for a folder or a refusal. An input of 0 bytes opens, with an empty head.
 */
export declare function openSource(path: string, options?: SourceOptions): Promise<ByteSource>;
