import type { PingHeader, PingRow, PingSummary } from "./ping-rows.ts";
/** A header of iputils: the target in parentheses, and no colon behind them (BSD and BusyBox have one). */
export declare const headerLike: RegExp;
/** The header line, in any language; undefined when the line is none. */
export declare function parseHeader(text: string, line: number): PingHeader | undefined;
/** The English line of counts, in any version. */
export declare function parseSummary(text: string, line: number): PingSummary | undefined;
/** The line of counts in a translation: the order of its parts is the same everywhere. */
export declare function parseTranslatedSummary(text: string, line: number): PingSummary | undefined;
/** The round trips at the end, in any language. */
export declare function parseRtt(text: string, line: number): PingRow | undefined;
/** "0.068" ms to whole ns, without a float of milliseconds. */
export declare function msToNs(text: string): number;
