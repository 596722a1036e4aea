/** A running `zstd -dc`. Always `stop` it. */
export declare class ZstdProgram {
    #private;
    private constructor();
    /** Starts the program; undefined when there is none on PATH. */
    static start(): Promise<ZstdProgram | undefined>;
    /** Hands over compressed bytes; false when the program is no more. */
    write(bytes: Uint8Array): Promise<boolean>;
    /** Tells the program that this was all. */
    end(): void;
    /** What the program decompresses. */
    output(): AsyncIterable<Uint8Array>;
    /** Once it ended: undefined when all was well, otherwise the first line of its complaint. */
    complaint(): Promise<string | undefined>;
    /** Ends the program if it still runs. */
    stop(): void;
}
