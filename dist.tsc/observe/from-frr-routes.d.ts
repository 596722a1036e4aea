import type { EvpnRow } from "../decode/text/frr-evpn-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of `show bgp l2vpn evpn [route]`, text or JSON, brief or detailed. */
export declare function observeFrrRoutes(part: PartContext): RowObserver<EvpnRow>;
