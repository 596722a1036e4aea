import type { TextFormat } from "./format.ts";
import type { RibRow } from "./frr-bgp-rows.ts";
/** FRR routes of zebra, text. */
export declare const frrIpRoute: TextFormat<RibRow>;
