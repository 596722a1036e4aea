import type { WrittenStamp } from "./written-stamp.ts";
/** A line without what stands before it. */
export interface Unprefixed {
    /** The wrapper's stamp; undefined where there is none that can be read. */
    readonly stamp: WrittenStamp | undefined;
    readonly rest: string;
}
/**
 * The line without one piece of a prefix after the other, the longest cut first; `read` takes the first rest that it
 * understands. Undefined when the line begins with no such piece, or no rest is understood. The stamp is the first that can
 * be read.
 */
export declare function unprefixed<T>(text: string, read: (rest: string) => T | undefined): {
    at: Unprefixed;
    row: T;
} | undefined;
/** The line without all that looks like a prefix. */
export declare function bare(text: string): string;
