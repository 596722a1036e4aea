import type { TextFormat } from "./format.ts";
import type { RibRow } from "./frr-bgp-rows.ts";
/** FRR routes of zebra, JSON. */
export declare const frrIpRouteJson: TextFormat<RibRow>;
