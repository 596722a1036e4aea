import type { TextFormat } from "./format.ts";
import type { EvpnNeighborRow } from "./frr-state-rows.ts";
/** FRR EVPN neighbours, JSON. */
export declare const frrEvpnArpJson: TextFormat<EvpnNeighborRow>;
