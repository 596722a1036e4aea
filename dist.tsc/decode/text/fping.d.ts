import type { TextFormat } from "./format.ts";
import type { FpingRow } from "./fping-rows.ts";
/** One unit of the last digit of ms, ns. */
export declare function tickOf(ms: string): number;
/** fping. */
export declare const fping: TextFormat<FpingRow>;
