import type { BgpVniRow, EvpnNeighborRow, EvpnRmacRow, EvpnSegmentRow, EvpnSettingsRow, EvpnVniRow } from "../decode/text/frr-state-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of `show evpn arp-cache`. */
export declare function observeFrrArp(part: PartContext): RowObserver<EvpnNeighborRow>;
/** Observes one output of `show evpn vni`. */
export declare function observeFrrVni(part: PartContext): RowObserver<EvpnVniRow>;
/** Observes one output of `show evpn`. */
export declare function observeFrrEvpn(part: PartContext): RowObserver<EvpnSettingsRow>;
/** Observes one output of `show bgp l2vpn evpn vni`. */
export declare function observeFrrBgpVni(part: PartContext): RowObserver<BgpVniRow>;
/** Observes one output of `show evpn rmac` or `show evpn next-hops`. */
export declare function observeFrrRmac(part: PartContext): RowObserver<EvpnRmacRow>;
/** Observes one output of `show evpn es` or `show bgp l2vpn evpn es`. */
export declare function observeFrrEs(part: PartContext): RowObserver<EvpnSegmentRow>;
