import type { TextFormat } from "./format.ts";
import type { BgpSummaryRow } from "./frr-bgp-rows.ts";
/** Family of a command such as "show bgp l2vpn evpn summary". */
export declare function familyOf(command: string | undefined): string | undefined;
/** FRR BGP summaries, text. */
export declare const frrBgpSummary: TextFormat<BgpSummaryRow>;
