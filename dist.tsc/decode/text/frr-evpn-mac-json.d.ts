import type { TextFormat } from "./format.ts";
import type { EvpnMacRow } from "./frr-evpn-rows.ts";
/** FRR EVPN MACs, JSON. */
export declare const frrEvpnMacJson: TextFormat<EvpnMacRow>;
