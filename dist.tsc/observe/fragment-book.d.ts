import { type Slots } from "../decode/wire/slots.ts";
import type { UnreadAt, UnreadReply } from "./probe-unseen.ts";
import type { StrayReply } from "./stray-replies.ts";
/** A fragment as its IP header has it; bytes of the payload. */
export interface Fragment {
    /** Slot of the fragmented IP header. */
    readonly k: number;
    readonly id: number;
    readonly protocol: number;
    readonly start: number;
    readonly end: number;
    readonly more: boolean;
}
/** A fragmented packet that is not whole (yet). */
export interface Datagram {
    /** Beginnings and ends of what is there, in order, not touching. */
    readonly pieces: number[];
    /** Length once the last fragment was seen, else -1. */
    length: number;
    /** The first fragment was seen. */
    begun: boolean;
    /** The reply that its first fragment begins. */
    reply: StrayReply | undefined;
    /** What a fragment of ICMP may belong to, while the first is missing. */
    readonly ends: UnreadReply | undefined;
    /** First fragment seen. */
    readonly at: UnreadAt;
}
/** The outermost IP header of a frame that is one of a fragment. */
export declare function fragmentOf(b: Uint8Array, s: Slots): Fragment | undefined;
/** Packets of which fragments were seen. */
export declare class FragmentBook {
    private readonly packets;
    /** Called for a packet that never became whole. */
    private readonly lapsed;
    constructor(lapsed: (d: Datagram) => void);
    /** The packet that a fragment belongs to; a new one comes from `fresh`. */
    packet(key: string, ns: number, fresh: () => Datagram): Datagram;
    /** Adds a fragment. True when the packet is whole now; it is forgotten then. */
    add(key: string, d: Datagram, f: Fragment): boolean;
    /** The recording has ended. */
    finish(): void;
    private letGo;
}
