import type { EvpnMacRow } from "../decode/text/frr-evpn-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of `show evpn mac`, text or JSON. */
export declare function observeFrrMac(part: PartContext): RowObserver<EvpnMacRow>;
