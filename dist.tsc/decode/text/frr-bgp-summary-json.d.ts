import type { TextFormat } from "./format.ts";
import type { BgpSummaryRow } from "./frr-bgp-rows.ts";
/** FRR BGP summaries, JSON. */
export declare const frrBgpSummaryJson: TextFormat<BgpSummaryRow>;
