import type { ByteSource } from "./source.ts";
/** A line of a text: number from 1, without its line ending, cleaned of terminal control. */
export interface Line {
    readonly number: number;
    readonly text: string;
    /** Set on the last line of a text where no line ending follows: it may have been cut within. */
    readonly unended?: true;
}
/**
 * Lines of a text, a few thousand at a time; their numbers are those of the file as it lies. Reads `source` once; what there is to say
 * (overwritten text, zero bytes, long lines, the frame of a script(1) recording, whose two lines read as blank) is added to
 * `source.findings` at the end. Throws EvidenceError (E_IO) when the system refuses to read on.
 */
export declare function readLines(source: ByteSource): AsyncGenerator<Line[], void, undefined>;
