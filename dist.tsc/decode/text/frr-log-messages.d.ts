import type { LogDuplicate, LogMacip, LogSession } from "./frr-log-rows.ts";
type Without<T> = T extends unknown ? Omit<T, "line" | "stamp" | "daemon"> : never;
/** A row without what every line has. */
export type MessageRow = Without<LogMacip | LogDuplicate | LogSession>;
/** The row of a message; undefined for all others. */
export declare function messageRow(message: string): MessageRow | undefined;
export {};
