import type { CaptureReader, ReadFinding } from "./batch.ts";
import type { ByteSource } from "./source.ts";
/** Files of one capture, in the order of their first records; files without a record come first. */
export interface Ring {
    readonly paths: readonly string[];
}
/**
 * Finds the rings among `paths` (two files and more each, same folder): names that one capture could have given, the same container, link
 * types and snaplens, and times that do not overlap. Names that are only dated must also follow each other without a long pause.
 * Files that look like a ring and overlap are a finding and are left apart. Opens only files whose names suggest a ring.
 */
export declare function findRings(paths: readonly string[]): Promise<{
    rings: Ring[];
    findings: ReadFinding[];
}>;
/** A file of a ring as it was read: its records are `first` to `first + records - 1` of the ring. */
export interface RingPart {
    readonly path: string;
    readonly first: number;
    records: number;
}
/** Several files read as one capture. */
export interface RingReader extends CaptureReader {
    /** Files begun so far, in order. */
    readonly parts: readonly RingPart[];
    /** File and record number in it of record `record` of the ring; undefined for a record that was not read. */
    locate(record: number): {
        path: string;
        record: number;
    } | undefined;
}
/**
 * Reads the files of a ring in the given order, each opened by `open` when its turn comes and finished when it is over.
 * A file that cannot be used is a finding. `fileOffset` and offsets in findings count within the file.
 */
export declare function readRing(paths: readonly string[], open?: (path: string) => Promise<ByteSource>): RingReader;
