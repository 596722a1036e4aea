// One MPLS label stack entry, 4 bytes (RFC 3032 section 2.1). Each entry is a layer of its own.
import { u32be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                 label                 |  TC |S|      TTL      |
 * +---------------------------------------+-----+-+---------------+
 */
/** Layer name in packet rows. */
export const NAME = "mpls";
/** Bytes of one entry. */
export const LEN = 4;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    return short(w, NAME, at, LEN);
}
/** Label, 20 bits. */
export function label(b, at) {
    return u32be(b, at) >>> 12;
}
/** Traffic class, 0 to 7. */
export function trafficClass(b, at) {
    return (b[at + 2] >> 1) & 7;
}
/** True for the last entry of the stack. */
export function isBottom(b, at) {
    return (b[at + 2] & 1) !== 0;
}
/** Time to live. */
export function ttl(b, at) {
    return b[at + 3];
}
/** The entry as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return { label: label(b, at), trafficClass: trafficClass(b, at), bottom: isBottom(b, at), ttl: ttl(b, at) };
}
