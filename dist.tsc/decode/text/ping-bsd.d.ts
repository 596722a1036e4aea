import type { Line, TextFormat } from "./format.ts";
import type { PingRow } from "./ping-rows.ts";
/** Which program of the two printed a text: BusyBox writes "seq=", and neither decimals of the loss nor a deviation. */
export declare function bsdFamily(head: readonly Line[]): "bsd" | "busybox" | undefined;
/** Reads either. */
export declare function openBsd(): ReturnType<TextFormat<PingRow>["open"]>;
/** ping of the BSDs and macOS. */
export declare const pingBsd: TextFormat<PingRow>;
