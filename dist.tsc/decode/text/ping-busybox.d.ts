import type { TextFormat } from "./format.ts";
import type { PingRow } from "./ping-rows.ts";
/** ping of BusyBox. */
export declare const pingBusybox: TextFormat<PingRow>;
