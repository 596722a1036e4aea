import type { TextFormat } from "./format.ts";
import type { BgpVni, BgpVniRow, BgpVniSettings } from "./frr-state-rows.ts";
/** A row whose fields are filled in one after the other. */
export type OpenBgpVni = {
    -readonly [K in keyof BgpVni]: BgpVni[K];
};
/** A VNI of which nothing is known but its number. */
export declare function newBgpVni(line: number, vni: number): OpenBgpVni;
/** Settings of which nothing is known. */
export declare function newSettings(line: number): BgpVniSettings;
/** FRR VNIs of bgpd, text. */
export declare const frrBgpVni: TextFormat<BgpVniRow>;
