import type { TextFormat } from "./format.ts";
import type { NosRow } from "./nos-rows.ts";
/** NX-OS layer 2 routes. */
export declare const nxosL2route: TextFormat<NosRow>;
