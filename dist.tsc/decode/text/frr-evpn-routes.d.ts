import type { TextFormat } from "./format.ts";
import type { EvpnRow } from "./frr-evpn-rows.ts";
/** FRR EVPN routes, brief text. */
export declare const frrEvpnRoutes: TextFormat<EvpnRow>;
