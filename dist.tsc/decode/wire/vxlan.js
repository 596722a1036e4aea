// VXLAN header, 8 bytes (RFC 7348 section 5), and its generic protocol extension (draft-ietf-nvo3-vxlan-gpe section 3).
import { u24be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |R|R|R|R|I|P|R|O|           reserved            |GPE: next proto|
 * +-+-+-+-+-+-+-+-+-------------------------------+---------------+
 * |       VXLAN network identifier (VNI)          |   reserved    |
 * +-----------------------------------------------+---------------+
 */
/** Layer name in packet rows. */
export const NAME = "vxlan";
/** Bytes of the header. */
export const LEN = 8;
const FLAGS = 0;
const NEXT_PROTOCOL = 3;
const VNI = 4;
const I_FLAG = 0x08;
const P_FLAG = 0x04;
/** Next protocols of VXLAN-GPE. */
export const GPE_NEXT = { ipv4: 1, ipv6: 2, ethernet: 3, nsh: 4, mpls: 5 };
/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    return short(w, NAME, at, LEN);
}
/** First byte. */
export function flags(b, at) {
    return b[at + FLAGS];
}
/** I flag. Clear means the VNI is not valid. */
export function vniValid(b, at) {
    return (b[at + FLAGS] & I_FLAG) !== 0;
}
/** VXLAN Network Identifier, 0 to 16777215. */
export function vni(b, at) {
    return u24be(b, at + VNI);
}
/** GPE: what follows, one of GPE_NEXT; Ethernet when the P flag is clear, as in plain VXLAN. */
export function nextProtocol(b, at) {
    return (b[at + FLAGS] & P_FLAG) === 0 ? GPE_NEXT.ethernet : b[at + NEXT_PROTOCOL];
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return { vniValid: vniValid(b, at), vni: vni(b, at), nextProtocol: nextProtocol(b, at) };
}
