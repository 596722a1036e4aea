import type { TextFormat } from "./format.ts";
import type { PingRow } from "./ping-rows.ts";
/** iputils ping. */
export declare const pingIputils: TextFormat<PingRow>;
