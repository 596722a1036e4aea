import type { Stop } from "./stop.ts";
/** Layer numbers in `Slots.layer`. The word of each, as packet rows print it, is in LAYER_NAMES. */
export declare const LAYER: {
    readonly eth: 1;
    readonly vlan: 2;
    readonly sll: 3;
    readonly sll2: 4;
    readonly raw: 5;
    readonly null: 6;
    readonly llc: 7;
    readonly arp: 8;
    readonly rarp: 9;
    readonly ipv4: 10;
    readonly ipv6: 11;
    readonly icmp: 12;
    readonly icmpv6: 13;
    readonly udp: 14;
    readonly tcp: 15;
    readonly vxlan: 16;
    readonly geneve: 17;
    readonly gre: 18;
    readonly erspan: 19;
    readonly mpls: 20;
    readonly bgp: 21;
};
/** One of the LAYER numbers. */
export type LayerId = (typeof LAYER)[keyof typeof LAYER];
/** Name of each layer number, as in packet rows. */
export declare const LAYER_NAMES: readonly string[];
/** Most layers kept for one frame; deeper nesting is a Stop. */
export declare const MAX_LAYERS = 64;
/** Bits of `Slots.flags`. */
export declare const FLAG: {
    /** An IP fragment with offset > 0: nothing above IP was decoded. */
    readonly laterFragment: 1;
    /** A first fragment (more-fragments set, offset 0). */
    readonly firstFragment: 2;
    /** A needed header was cut by the snaplen (stop.endFrom is caplen and the record was longer). */
    readonly snapped: 4;
    /** A tunnel was found by its content on a port that nobody declared. */
    readonly inferredTunnel: 8;
    /** An IP length field was zero and taken from the frame (TSO / BIG TCP). */
    readonly lengthFromFrame: 16;
    /** An IPv6 fragment header around a whole packet (RFC 6946). */
    readonly atomicFragment: 32;
};
/**
 * Layers of one frame, outermost first. `at[i]` is the first byte of layer i and `end[i]` the first byte after what
 * that layer may hold (header and payload, by its own length field, never past caplen), both absolute in the slab.
 * Reused for every frame.
 */
export interface Slots {
    count: number;
    flags: number;
    readonly layer: Uint8Array;
    readonly at: Int32Array;
    readonly end: Int32Array;
    /** Where the walk ended early; undefined when everything known was decoded. */
    stop: Stop | undefined;
}
/** Fresh slots; make one per reader and reuse it. */
export declare function newSlots(): Slots;
