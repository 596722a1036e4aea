import type { TextFormat } from "./format.ts";
import type { EvpnRow } from "./frr-evpn-rows.ts";
/** FRR EVPN routes, JSON. */
export declare const frrEvpnRoutesJson: TextFormat<EvpnRow>;
