// Internet checksums (RFC 1071): IPv4 header, ICMP, ICMPv6, UDP and TCP; wrong ones told apart from those that a NIC was to fill in.
import { u16be } from "../../core/bytes.ts";
import * as ipv4 from "./ipv4.ts";
import * as ipv6 from "./ipv6.ts";

/**
 * ok; wrong; notFilledIn: the sum of the pseudo-header alone, or zero in an IPv4 header, as hosts leave it for the NIC;
 * absent: UDP without checksum (RFC 768, over IPv6 RFC 6935).
 */
export type ChecksumState = "ok" | "wrong" | "notFilledIn" | "absent";

const UDP_FIELD = 6;
const ICMP_FIELD = 2;
const TCP_FIELD = 16;

/** Ones' complement sum of 16-bit words over [from, to), folded to 16 bits; an odd last byte is the upper half of a word. */
export function sum16(b: Uint8Array, from: number, to: number, initial = 0): number {
  let sum = initial;
  let i = from;
  // Eight bytes add less than 2^18, so that a fold at 2^29 keeps the sum within the integers that V8 does not box.
  for (; i + 7 < to; i += 8) {
    sum += ((b[i]! + b[i + 2]! + b[i + 4]! + b[i + 6]!) << 8) + b[i + 1]! + b[i + 3]! + b[i + 5]! + b[i + 7]!;
    if (sum > 0x1fffffff) sum = fold(sum);
  }
  for (; i + 1 < to; i += 2) sum += (b[i]! << 8) | b[i + 1]!;
  if (i < to) sum += b[i]! << 8;
  return fold(sum);
}

/** Ones' complement: what is above 16 bits is added to them. */
export function fold(sum: number): number {
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

/** UDP datagram [at, end) over the IPv4 or IPv6 header at `ipAt`; the whole of it must be there. */
export function udp(b: Uint8Array, ipAt: number, at: number, end: number): ChecksumState {
  const field = u16be(b, at + UDP_FIELD);
  if (field === 0) return "absent";
  return verify(b, pseudoHeader(b, ipAt, 17, end - at), at, end, field);
}

/** TCP segment [at, end) over the IPv4 or IPv6 header at `ipAt`; the whole of it must be there. */
export function tcp(b: Uint8Array, ipAt: number, at: number, end: number): ChecksumState {
  return verify(b, pseudoHeader(b, ipAt, 6, end - at), at, end, u16be(b, at + TCP_FIELD));
}

/** ICMPv6 message [at, end) over the IPv6 header at `ipAt`, which its checksum covers (RFC 4443 section 2.3). */
export function icmpv6(b: Uint8Array, ipAt: number, at: number, end: number): ChecksumState {
  return verify(b, pseudoHeader(b, ipAt, 58, end - at), at, end, u16be(b, at + ICMP_FIELD));
}

function verify(b: Uint8Array, pseudo: number, at: number, end: number, field: number): ChecksumState {
  if (sum16(b, at, end, pseudo) === 0xffff) return "ok";
  // Linux leaves the folded sum of the pseudo-header, not complemented, for the NIC to complete.
  return field === pseudo ? "notFilledIn" : "wrong";
}

/** Folded sum of the pseudo-header of RFC 768 (IPv4) or RFC 8200 section 8.1 (IPv6, without a routing header). */
function pseudoHeader(b: Uint8Array, ipAt: number, protocol: number, length: number): number {
  const from = ipAt + (ipv6.version(b, ipAt) === 6 ? 8 : 12);
  const to = ipAt + (ipv6.version(b, ipAt) === 6 ? 40 : 20);
  return sum16(b, from, to, protocol + (length >>> 16) + (length & 0xffff));
}
