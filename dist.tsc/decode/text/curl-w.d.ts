import type { TextFormat } from "./format.ts";
import type { ProbeRow } from "./probe-log-rows.ts";
/** curl -w. */
export declare const curlW: TextFormat<ProbeRow>;
