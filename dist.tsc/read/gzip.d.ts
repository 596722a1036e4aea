import type { ReadFinding } from "./batch.ts";
/**
 * Decompressed bytes of a gzip file. Members follow each other; a cut, damage, a wrong check sum and bytes after
 * the last member are added to `findings`, and what was decompressed before them is given all the same.
 */
export declare function gunzip(compressed: AsyncIterable<Uint8Array>, findings: ReadFinding[]): AsyncGenerator<Uint8Array, void, undefined>;
