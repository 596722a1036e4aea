import type { TextFormat } from "./format.ts";
import type { EvpnRmacRow } from "./frr-state-rows.ts";
/** FRR router MACs, text. */
export declare const frrEvpnRmac: TextFormat<EvpnRmacRow>;
/** FRR router MACs, JSON. */
export declare const frrEvpnRmacJson: TextFormat<EvpnRmacRow>;
/** FRR next hops of L3 VNIs, text. */
export declare const frrEvpnNextHops: TextFormat<EvpnRmacRow>;
/** FRR next hops of L3 VNIs, JSON. */
export declare const frrEvpnNextHopsJson: TextFormat<EvpnRmacRow>;
