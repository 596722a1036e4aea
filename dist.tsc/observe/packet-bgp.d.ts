import { type EvpnRow } from "../decode/wire/evpn-rows.ts";
import { type PacketView } from "./packet-row.ts";
/** Puts the BGP connections of a capture together, packet by packet. */
export declare class PacketBgp {
    private readonly streams;
    /** EVPN routes of the messages that this packet completes; undefined when it is no BGP packet. */
    routes(v: PacketView): EvpnRow[] | undefined;
}
