// Ethernet II header, 14 bytes (IEEE 802.3 clause 3.1.1). Offsets, field accessors and the record.
import { mac } from "../../core/address.ts";
import { u16be } from "../../core/bytes.ts";
import { short, type Stop, type Window } from "./stop.ts";

/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                      destination (6 bytes)                    |
 * +                               +-------------------------------+
 * |                               |        source (6 bytes)       |
 * +-------------------------------+                               +
 * |                                                               |
 * +-------------------------------+-------------------------------+
 * |     EtherType or length       |
 * +-------------------------------+
 */

/** Layer name in packet rows. */
export const NAME = "eth";
/** Bytes of the header, EtherType included. */
export const LEN = 14;
const DST = 0;
const SRC = 6;
const TYPE = 12;
/** Values below are an 802.3 length, not an EtherType (IEEE 802.3 clause 3.2.6). */
export const FIRST_ETHER_TYPE = 0x0600;

/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w: Window, at: number): Stop | undefined {
  return short(w, NAME, at, LEN);
}

/** Destination MAC. */
export function dst(b: Uint8Array, at: number): string {
  return mac(b, at + DST);
}

/** Source MAC. */
export function src(b: Uint8Array, at: number): string {
  return mac(b, at + SRC);
}

/** True for group addresses (multicast and broadcast) as destination. */
export function dstIsGroup(b: Uint8Array, at: number): boolean {
  return (b[at + DST]! & 1) !== 0;
}

/** EtherType, or the 802.3 length when below FIRST_ETHER_TYPE. */
export function etherType(b: Uint8Array, at: number): number {
  return u16be(b, at + TYPE);
}

/** The header as a record. */
export interface Ethernet {
  readonly dst: string;
  readonly src: string;
  readonly etherType: number;
}

/** The header as a record, for reports and tests. Call `check` first. */
export function read(b: Uint8Array, at: number): Ethernet {
  return { dst: dst(b, at), src: src(b, at), etherType: etherType(b, at) };
}
