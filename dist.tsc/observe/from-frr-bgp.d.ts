import type { BgpRoutesRow, BgpSummaryRow, RibRow } from "../decode/text/frr-bgp-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of `show bgp ... summary`. */
export declare function observeFrrBgpSummary(part: PartContext): RowObserver<BgpSummaryRow>;
/** Observes one output of `show bgp ipv4|ipv6 unicast`. */
export declare function observeFrrBgpRoutes(part: PartContext): RowObserver<BgpRoutesRow>;
/** Observes one output of `show ip route`. */
export declare function observeFrrIpRoute(part: PartContext): RowObserver<RibRow>;
