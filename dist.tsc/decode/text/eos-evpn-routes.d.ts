import type { TextFormat } from "./format.ts";
import type { NosRow } from "./nos-rows.ts";
/** Arista EOS EVPN routes. */
export declare const eosEvpnRoutes: TextFormat<NosRow>;
