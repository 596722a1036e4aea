import type { Line, TextFormat } from "./format.ts";
/** All formats, in no order that matters: exactly one may claim a text. */
export declare const FORMATS: readonly TextFormat[];
/** Lines that `detectFormat` wants to see, if there are so many. */
export declare const HEAD_LINES = 64;
/** What a text is. "empty": no line that is not blank. "ambiguous": several formats claim it, which is a bug of theirs. */
export type Detected = {
    readonly is: "format";
    readonly format: TextFormat;
} | {
    readonly is: "ambiguous";
    readonly formats: readonly TextFormat[];
} | {
    readonly is: "empty";
} | {
    readonly is: "unknown";
};
/** Which format the first lines of a text are. `piece`: they are not the beginning. */
export declare function detectFormat(head: readonly Line[], piece?: boolean): Detected;
/** The format whose outputs begin with a line like this one; undefined for nearly all lines. */
export declare function startsFormat(text: string): TextFormat | undefined;
