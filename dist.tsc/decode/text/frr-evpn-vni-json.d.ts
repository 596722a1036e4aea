import type { TextFormat } from "./format.ts";
import type { EvpnVniRow } from "./frr-state-rows.ts";
/** FRR VNIs of zebra, JSON. */
export declare const frrEvpnVniJson: TextFormat<EvpnVniRow>;
