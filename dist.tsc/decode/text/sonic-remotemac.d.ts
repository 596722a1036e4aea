import type { TextFormat } from "./format.ts";
import type { NosRow } from "./nos-rows.ts";
/** SONiC remote MACs. */
export declare const sonicRemotemac: TextFormat<NosRow>;
