import type { TextFormat } from "./format.ts";
import type { BgpRoutesRow } from "./frr-bgp-rows.ts";
/** FRR unicast routes of BGP, text. */
export declare const frrBgpRoutes: TextFormat<BgpRoutesRow>;
