import type { Line, RowBase, TextFormat, Unparsed } from "./format.ts";
/** One output within a text. */
export interface TextPart {
    /** From 0, in order. */
    readonly index: number;
    /** Line of its prompt, or its first line. */
    readonly line: number;
    readonly host: string | undefined;
    readonly command: string | undefined;
    /** Set once it is known. */
    format: TextFormat | undefined;
    /** `inputs[].kind` of the part; "unknown" until it is known. */
    kind: string;
    /** Formats that claim it, when there are several. */
    ambiguous: readonly TextFormat[] | undefined;
}
/** Rows of a part. `ended` comes exactly once a part, with its last rows. */
export interface PartRows {
    readonly part: TextPart;
    readonly rows: readonly (RowBase | Unparsed)[];
    readonly ended: boolean;
}
/** Splits and reads a text as its lines come. */
export declare class PartReader {
    private readonly out;
    private part;
    private reader;
    /** Lines of the part that wait until its format is known. */
    private held;
    /** Format that a line of the part begins with, before it is known. */
    private begun;
    /** Lines of the part were given up as not understood. */
    private gaveUp;
    private parts;
    /** Rows that the next lines give. */
    read(lines: readonly Line[]): PartRows[];
    /** Rows that waited for the end of the text. */
    end(): PartRows[];
    /**
     * Handles a line that may be a prompt, a shell's own line or the beginning of another output; `run` are the lines before it
     * that were not fed yet. "line": the line itself was used up; "run": only the lines before it.
     */
    private marker;
    /** A line with which an output of `format` begins: of this part, if it can be, else of the next. */
    private begins;
    private open;
    private feed;
    /** Reads lines; those that are longer than the format's can be are given up. */
    private readShort;
    /** Finds the format of the lines that wait, or gives them up. */
    private decide;
    private giveUp;
    private close;
    private emit;
}
