import type { ProbeRow } from "../decode/text/probe-log-rows.ts";
/** True: it was answered; false: it failed; undefined: the log does not say it in words that are known. */
export declare function outcomeOf(row: ProbeRow): boolean | undefined;
/** What a failed try says. */
export declare function failureOf(row: ProbeRow): string | undefined;
