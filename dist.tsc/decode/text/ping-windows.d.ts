import type { TextFormat } from "./format.ts";
import type { PingRow } from "./ping-rows.ts";
/** ping of Windows. */
export declare const pingWindows: TextFormat<PingRow>;
