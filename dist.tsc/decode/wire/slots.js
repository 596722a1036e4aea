/** Layer numbers in `Slots.layer`. The word of each, as packet rows print it, is in LAYER_NAMES. */
export const LAYER = {
    eth: 1,
    vlan: 2,
    sll: 3,
    sll2: 4,
    raw: 5,
    null: 6,
    llc: 7,
    arp: 8,
    rarp: 9,
    ipv4: 10,
    ipv6: 11,
    icmp: 12,
    icmpv6: 13,
    udp: 14,
    tcp: 15,
    vxlan: 16,
    geneve: 17,
    gre: 18,
    erspan: 19,
    mpls: 20,
    bgp: 21,
};
/** Name of each layer number, as in packet rows. */
export const LAYER_NAMES = (() => {
    const names = [];
    for (const [name, id] of Object.entries(LAYER))
        names[id] = name;
    return names;
})();
/** Most layers kept for one frame; deeper nesting is a Stop. */
export const MAX_LAYERS = 64;
/** Bits of `Slots.flags`. */
export const FLAG = {
    /** An IP fragment with offset > 0: nothing above IP was decoded. */
    laterFragment: 1,
    /** A first fragment (more-fragments set, offset 0). */
    firstFragment: 2,
    /** A needed header was cut by the snaplen (stop.endFrom is caplen and the record was longer). */
    snapped: 4,
    /** A tunnel was found by its content on a port that nobody declared. */
    inferredTunnel: 8,
    /** An IP length field was zero and taken from the frame (TSO / BIG TCP). */
    lengthFromFrame: 16,
    /** An IPv6 fragment header around a whole packet (RFC 6946). */
    atomicFragment: 32,
};
/** Fresh slots; make one per reader and reuse it. */
export function newSlots() {
    return {
        count: 0,
        flags: 0,
        layer: new Uint8Array(MAX_LAYERS),
        at: new Int32Array(MAX_LAYERS),
        end: new Int32Array(MAX_LAYERS),
        stop: undefined,
    };
}
