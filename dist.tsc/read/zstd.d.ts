import type { ReadFinding } from "./batch.ts";
/**
 * Decompressed bytes of a zstd file, through the zstd program where PATH has one and through fzstd otherwise (WIREWITNESS_ZSTD=fzstd
 * forces the latter, which does not verify check sums). A cut, damage and bytes after the last frame are added to `findings`, and what
 * was decompressed before them is given all the same.
 * Throws EvidenceError (E_LIMIT) when a frame needs a window over 32 MiB and there is no program for it.
 */
export declare function unzstd(compressed: AsyncIterable<Uint8Array>, findings: ReadFinding[]): AsyncGenerator<Uint8Array, void, undefined>;
