import type { TextFormat } from "./format.ts";
import type { EvpnSettingsRow } from "./frr-state-rows.ts";
/** FRR EVPN settings, text. */
export declare const frrEvpn: TextFormat<EvpnSettingsRow>;
/** FRR EVPN settings, JSON. */
export declare const frrEvpnJson: TextFormat<EvpnSettingsRow>;
