/** Bytes of a UDP payload: `end` is what was captured, `wireEnd` what the UDP length says. */
export interface Payload {
    readonly bytes: Uint8Array;
    readonly at: number;
    readonly end: number;
    readonly wireEnd: number;
}
/** VXLAN: only the I flag set, both reserved fields zero, a VNI other than 0, and a consistent frame. */
export declare function looksLikeVxlan(p: Payload): boolean;
/** Geneve: version 0, reserved bits zero, options that add up, a VNI other than 0, and a consistent Ethernet frame or IP packet. */
export declare function looksLikeGeneve(p: Payload): boolean;
/**
 * True when [at, wireEnd) is one Ethernet frame: a sender that is not a group, at most two VLAN tags, and IPv4, IPv6,
 * ARP or RARP whose own length fits the room with at most Ethernet's padding. IPv4 must have a right header checksum.
 */
export declare function consistentFrame(p: Payload): boolean;
