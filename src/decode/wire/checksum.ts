// Internet checksums (RFC 1071): IPv4 header, ICMP, ICMPv6, UDP and TCP; wrong ones told apart from those that a NIC was to fill in.
import { u16be } from "../../core/bytes.ts";
import * as ipv4 from "./ipv4.ts";
import * as ipv6 from "./ipv6.ts";

/**
 * ok; wrong; notFilledIn: the sum of the pseudo-header alone, or zero in an IPv4 header, as hosts leave it for the NIC;
 * absent: UDP without checksum (RFC 768, over IPv6 RFC 6935).
 */
export type ChecksumState = "ok" | "wrong" | "notFilledIn" | "absent";

const UDP = 17;
const UDP_FIELD = 6;
const ICMP_FIELD = 2;
const TCP_FIELD = 16;

/** Ones' complement sum of 16-bit words over [from, to), folded to 16 bits; an odd last byte is the upper half of a word. */
export function sum16(b: Uint8Array, from: number, to: number, initial = 0): number {
  let sum = initial;
  let i = from;
  // Each word adds less than 2^16: 2^15 of them stay far below 2^53 and below the int32 range after each fold.
  for (; i + 1 < to; i += 2) {
    sum += (b[i]! << 8) | b[i + 1]!;
    if (sum > 0x3fffffff) sum = fold(sum);
  }
  if (i < to) sum += b[i]! << 8;
  return fold(sum);
}

function fold(sum: number): number {
  let s = sum;
  while (s > 0xffff) s = (s & 0xffff) + (s >>> 16);
  return s;
}

/** Header checksum of the IPv4 header at `at` (checked before). Zero is taken as left to the NIC. */
export function ipv4Header(b: Uint8Array, at: number): ChecksumState {
  if (sum16(b, at, at + ipv4.headerLength(b, at)) === 0xffff) return "ok";
  return ipv4.checksum(b, at) === 0 ? "notFilledIn" : "wrong";
}

/** ICMP message [at, end): the whole of it must be there. */
export function icmp(b: Uint8Array, at: number, end: number): ChecksumState {
  return sum16(b, at, end) === 0xffff ? "ok" : "wrong";
}

/** A datagram or segment and the IP header that carries it; all of [at, end) must be there and be the whole of it. */
export interface Carried {
  /** Offset of the IPv4 or IPv6 header. */
  readonly ipAt: number;
  readonly at: number;
  readonly end: number;
}

/** UDP datagram over IPv4 or IPv6. */
export function udp(b: Uint8Array, c: Carried): ChecksumState {
  if (u16be(b, c.at + UDP_FIELD) === 0) return "absent";
  return withPseudoHeader(b, c, UDP, UDP_FIELD);
}

/** TCP segment over IPv4 or IPv6. */
export function tcp(b: Uint8Array, c: Carried): ChecksumState {
  return withPseudoHeader(b, c, 6, TCP_FIELD);
}

/** ICMPv6 message; its checksum covers the IPv6 pseudo-header (RFC 4443 section 2.3). */
export function icmpv6(b: Uint8Array, c: Carried): ChecksumState {
  return withPseudoHeader(b, c, 58, ICMP_FIELD);
}

function withPseudoHeader(b: Uint8Array, c: Carried, protocol: number, field: number): ChecksumState {
  const length = c.end - c.at;
  const pseudo = pseudoHeader(b, c.ipAt, protocol, length);
  if (sum16(b, c.at, c.end, pseudo) === 0xffff) return "ok";
  // Linux leaves the folded sum of the pseudo-header, not complemented, for the NIC to complete.
  return u16be(b, c.at + field) === pseudo ? "notFilledIn" : "wrong";
}

/** Folded sum of the pseudo-header of RFC 768 (IPv4) or RFC 8200 section 8.1 (IPv6, without a routing header). */
function pseudoHeader(b: Uint8Array, ipAt: number, protocol: number, length: number): number {
  const from = ipAt + (ipv6.version(b, ipAt) === 6 ? 8 : 12);
  const to = ipAt + (ipv6.version(b, ipAt) === 6 ? 40 : 20);
  return sum16(b, from, to, protocol + (length >>> 16) + (length & 0xffff));
}
