import type { TextFormat } from "./format.ts";
import type { BgpVniRow } from "./frr-state-rows.ts";
/** FRR VNIs of bgpd, JSON. */
export declare const frrBgpVniJson: TextFormat<BgpVniRow>;
