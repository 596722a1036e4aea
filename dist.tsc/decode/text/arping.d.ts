import type { ArpingRow } from "./arping-rows.ts";
import type { TextFormat } from "./format.ts";
/** arping. */
export declare const arping: TextFormat<ArpingRow>;
