/**
 * ok; wrong; notFilledIn: the sum of the pseudo-header alone, or zero in an IPv4 header, as hosts leave it for the NIC;
 * absent: UDP without checksum (RFC 768, over IPv6 RFC 6935).
 */
export type ChecksumState = "ok" | "wrong" | "notFilledIn" | "absent";
/** Ones' complement sum of 16-bit words over [from, to), folded to 16 bits; an odd last byte is the upper half of a word. */
export declare function sum16(b: Uint8Array, from: number, to: number, initial?: number): number;
/** Header checksum of the IPv4 header at `at` (checked before). Zero is taken as left to the NIC. */
export declare function ipv4Header(b: Uint8Array, at: number): ChecksumState;
/** ICMP message [at, end): the whole of it must be there. */
export declare function icmp(b: Uint8Array, at: number, end: number): ChecksumState;
/** UDP datagram [at, end) over the IPv4 or IPv6 header at `ipAt`; the whole of it must be there. */
export declare function udp(b: Uint8Array, ipAt: number, at: number, end: number): ChecksumState;
/** TCP segment [at, end) over the IPv4 or IPv6 header at `ipAt`; the whole of it must be there. */
export declare function tcp(b: Uint8Array, ipAt: number, at: number, end: number): ChecksumState;
/** ICMPv6 message [at, end) over the IPv6 header at `ipAt`, which its checksum covers (RFC 4443 section 2.3). */
export declare function icmpv6(b: Uint8Array, ipAt: number, at: number, end: number): ChecksumState;
