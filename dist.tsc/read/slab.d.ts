import type { CaptureInterface, ReadFinding, RecordBatch } from "./batch.ts";
import type { ByteSource } from "./source.ts";
/** A window on the input: bytes[pos, end) are read and not used yet. Grows only for what really arrives. */
export declare class Slab {
    #private;
    bytes: Uint8Array;
    view: DataView;
    pos: number;
    end: number;
    /** Offset in the input of bytes[0]. */
    origin: number;
    constructor(source: ByteSource);
    /** Records that a batch should have room for. */
    get rows(): number;
    /** Offset in the input of bytes[pos]. */
    get offset(): number;
    /** Has `need` bytes from `pos` on in memory; false when the input ends before. Moves bytes: no batch may be in use. */
    ensure(need: number): Promise<boolean>;
    /** Leaves out `count` bytes without keeping them; false when the input ends before. */
    skip(count: number): Promise<boolean>;
}
/** An empty batch over `slab`; all columns are allocated here, once. */
export declare function emptyBatch(slab: Slab): RecordBatch;
/** The finding of a capture without a record: evidence that it ran, and of nothing else. */
export declare function emptyFinding(interfaces: readonly CaptureInterface[]): ReadFinding;
