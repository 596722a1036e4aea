import type { TextFormat } from "./format.ts";
import type { MtrRow } from "./mtr-rows.ts";
/** mtr's report. */
export declare const mtr: TextFormat<MtrRow>;
