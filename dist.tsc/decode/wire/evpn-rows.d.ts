import type { BgpMessage } from "./bgp-message.ts";
/** One EVPN route of a message, in the spelling of packet rows. Keys are absent where the route type has no such field. */
export interface EvpnRow {
    op: "announce" | "withdraw";
    /** Route type. */
    rt: number;
    /** Eight bytes, colon-separated hex. */
    rd?: string;
    esi?: string;
    etag?: number;
    mac?: string;
    ip?: string;
    /** Gateway of a type-5 route. */
    gw?: string;
    /** Originating router. */
    or_ip?: string;
    iplen?: number;
    prefixlen?: number;
    /** Six hex digits a label. */
    label_raw?: string[];
    /** Only where the labels are known to be VNIs. */
    vni?: number[];
    next_hop?: string;
    mm_seq?: number;
    mm_sticky?: boolean;
    path_id?: number;
}
/** EVPN routes of a message: the announced ones, then the withdrawn ones, each list in the order of the wire. */
export declare function evpnRows(message: BgpMessage): EvpnRow[];
