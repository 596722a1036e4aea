import type { TextFormat } from "./format.ts";
import type { EvpnVni, EvpnVniRow } from "./frr-state-rows.ts";
/** A row whose fields are filled in one after the other. */
export type OpenVni = {
    -readonly [K in keyof EvpnVni]: EvpnVni[K];
};
/** A VNI of which nothing is known but its number. */
export declare function newVni(line: number, vni: number): OpenVni;
/** FRR VNIs of zebra, text. */
export declare const frrEvpnVni: TextFormat<EvpnVniRow>;
