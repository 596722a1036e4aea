/** Compressed bytes read ahead of what was used, with the offset of each in the file. */
export declare class Ahead {
    #private;
    bytes: Uint8Array;
    /** Offset in the file of bytes[0]. */
    offset: number;
    constructor(chunks: AsyncIterable<Uint8Array>);
    /** Reads on until `need` bytes are there; false when the file ends before. */
    have(need: number): Promise<boolean>;
    /** Leaves `count` bytes behind. */
    use(count: number): void;
}
