import type { TextFormat } from "./format.ts";
import type { BgpRoutesRow } from "./frr-bgp-rows.ts";
/** FRR unicast routes of BGP, JSON. */
export declare const frrBgpRoutesJson: TextFormat<BgpRoutesRow>;
