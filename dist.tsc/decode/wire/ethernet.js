// Ethernet II header, 14 bytes (IEEE 802.3 clause 3.1.1). Offsets, field accessors and the record.
import { mac } from "../../core/address.js";
import { u16be } from "../../core/bytes.js";
import { short } from "./stop.js";
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
export function check(w, at) {
    return short(w, NAME, at, LEN);
}
/** Destination MAC. */
export function dst(b, at) {
    return mac(b, at + DST);
}
/** Source MAC. */
export function src(b, at) {
    return mac(b, at + SRC);
}
/** True for group addresses (multicast and broadcast) as destination. */
export function dstIsGroup(b, at) {
    return (b[at + DST] & 1) !== 0;
}
/** EtherType, or the 802.3 length when below FIRST_ETHER_TYPE. */
export function etherType(b, at) {
    return u16be(b, at + TYPE);
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return { dst: dst(b, at), src: src(b, at), etherType: etherType(b, at) };
}
