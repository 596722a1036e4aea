import type { TextFormat } from "./format.ts";
import type { EvpnSegmentRow } from "./frr-state-rows.ts";
/** FRR Ethernet segments, text. */
export declare const frrEvpnEs: TextFormat<EvpnSegmentRow>;
/** FRR Ethernet segments, JSON. */
export declare const frrEvpnEsJson: TextFormat<EvpnSegmentRow>;
