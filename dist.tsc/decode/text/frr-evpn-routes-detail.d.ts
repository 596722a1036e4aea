import type { TextFormat } from "./format.ts";
import type { EvpnRow } from "./frr-evpn-rows.ts";
/** FRR EVPN routes, detailed text. */
export declare const frrEvpnRoutesDetail: TextFormat<EvpnRow>;
