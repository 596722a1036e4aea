import type { TextFormat } from "./format.ts";
import type { NosRow } from "./nos-rows.ts";
/** Junos EVPN routes. */
export declare const junosEvpnRoutes: TextFormat<NosRow>;
