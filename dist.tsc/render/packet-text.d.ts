import type { Outgoing } from "../anonymize/outgoing.ts";
import { type PacketView } from "../observe/packet-row.ts";
import type { ByteWriter } from "./byte-writer.ts";
import { type TimeStyle } from "./packet-time.ts";
/** Writes lines; one writer a capture. */
export declare class PacketText {
    private readonly out;
    private readonly time;
    private readonly clock;
    private readonly names;
    constructor(out: ByteWriter, time: TimeStyle);
    /** Appends the line of one packet. */
    write(v: Outgoing<PacketView>): void;
    /** Lengths of the record itself, where the first header does not say them: cut, FCS, cooked. */
    private record;
    private layer;
    /** Addresses, with ports where the next header has them, and the packet's length. */
    private ip;
    private port;
    private fragment;
    private tcp;
    private icmp;
    private icmpv6;
    private echo;
    private error;
    private rarer;
    /** What follows the last layer: its unknown payload, then what is wrong or inferred. */
    private tail;
    private evpn;
}
