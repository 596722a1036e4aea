import type { PingRow } from "./ping-rows.ts";
/** The stamp of -D. */
export declare const ownStamp: RegExp;
/** Any line with a sequence number, by its tokens: digits first is a reply, an address is an error, else no answer yet. */
export declare function parseTranslated(text: string, line: number): PingRow | undefined;
/** Any line but a reply in English, the counts and what is told by its tokens alone; undefined when it is none of ping's. */
export declare function parseOther(text: string, line: number): PingRow | undefined;
