import type { PingRow } from "./ping-rows.ts";
import type { WrittenStamp } from "./written-stamp.ts";
/** What a stamp before a line gives its row. */
export interface Stamps {
    readonly sec: number | undefined;
    readonly nsec: number | undefined;
    readonly written?: WrittenStamp;
}
/** The stamp before a line (--apple-time, or a wrapper's), and the line without it. */
export declare function splitStamp(text: string): {
    at: Stamps;
    rest: string;
};
/** A header: the target in parentheses and a colon, or the form of ping6. */
export declare const bsdHeaderLike: RegExp;
/** One line; undefined when it is none of theirs. */
export declare function parseBsdLine(text: string, line: number): PingRow | undefined;
