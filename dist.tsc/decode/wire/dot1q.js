// VLAN tag (IEEE 802.1Q clause 9.6), 4 bytes from the tag control information to the next EtherType. 802.1ad and 0x9100 tags alike.
import { u16be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * | PCP |D|        VLAN id        |      EtherType of the rest    |
 * +-----+-+-----------------------+-------------------------------+
 * The tag protocol id (0x8100, 0x88a8, 0x9100) is the EtherType of the header before.
 */
/** Layer name in packet rows. */
export const NAME = "vlan";
/** Bytes of the tag as it follows the EtherType that announced it. */
export const LEN = 4;
const TCI = 0;
const TYPE = 2;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    return short(w, NAME, at, LEN);
}
/** Priority code point, 0 to 7. */
export function pcp(b, at) {
    return b[at + TCI] >> 5;
}
/** Drop eligible indicator (CFI before 802.1Q-2011). */
export function dei(b, at) {
    return (b[at + TCI] & 0x10) !== 0;
}
/** VLAN id, 0 to 4095; 0 is a priority tag. */
export function vid(b, at) {
    return u16be(b, at + TCI) & 0x0fff;
}
/** EtherType, or 802.3 length, of what follows the tag. */
export function etherType(b, at) {
    return u16be(b, at + TYPE);
}
/** The tag as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return { pcp: pcp(b, at), dei: dei(b, at), vid: vid(b, at), etherType: etherType(b, at) };
}
