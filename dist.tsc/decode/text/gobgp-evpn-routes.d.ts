import type { TextFormat } from "./format.ts";
import type { NosRow } from "./nos-rows.ts";
/** GoBGP EVPN routes. */
export declare const gobgpEvpnRoutes: TextFormat<NosRow>;
