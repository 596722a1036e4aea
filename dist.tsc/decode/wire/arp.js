// ARP (RFC 826) and RARP (RFC 903): 8 bytes, then two pairs of addresses of the lengths that the header states.
import { ipv4, mac } from "../../core/address.js";
import { u16be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |         hardware type         |         protocol type         |
 * +---------------+---------------+-------------------------------+
 * | hardware len  | protocol len  |           operation           |
 * +---------------+---------------+-------------------------------+
 * | sender hardware, sender protocol, target hardware, target protocol
 * +---------------------------------------------------------------
 */
/** Layer name in packet rows. RARP differs by its EtherType and its operations and has the same shape. */
export const NAME = "arp";
/** Bytes before the addresses. */
export const LEN = 8;
const HTYPE = 0;
const PTYPE = 2;
const HLEN = 4;
const PLEN = 5;
const OPER = 6;
/** Operation numbers (IANA arp-parameters). */
export const OP = { request: 1, reply: 2, rarpRequest: 3, rarpReply: 4 };
/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    return short(w, NAME, at, LEN + 2 * (w.bytes[at + HLEN] + w.bytes[at + PLEN]));
}
/** Hardware type; 1 is Ethernet. */
export function hardwareType(b, at) {
    return u16be(b, at + HTYPE);
}
/** Protocol type as an EtherType. */
export function protocolType(b, at) {
    return u16be(b, at + PTYPE);
}
/** Operation: one of OP, or another number. */
export function operation(b, at) {
    return u16be(b, at + OPER);
}
/** True when hardware addresses are MACs (Ethernet or IEEE 802, 6 bytes), so that `sha` and `tha` can be read. */
export function hasMacs(b, at) {
    const type = hardwareType(b, at);
    return b[at + HLEN] === 6 && (type === 1 || type === 6);
}
/** True when protocol addresses are IPv4, so that `spa` and `tpa` can be read. */
export function hasIpv4(b, at) {
    return b[at + PLEN] === 4 && protocolType(b, at) === 0x0800;
}
/** Offset of the sender's protocol address. */
export function spaAt(b, at) {
    return at + LEN + b[at + HLEN];
}
/** Offset of the target's hardware address. */
export function thaAt(b, at) {
    return spaAt(b, at) + b[at + PLEN];
}
/** Offset of the target's protocol address. */
export function tpaAt(b, at) {
    return thaAt(b, at) + b[at + HLEN];
}
/** Sender's MAC. Where `hasMacs`. */
export function sha(b, at) {
    return mac(b, at + LEN);
}
/** Sender's IPv4 address. Where `hasIpv4`. */
export function spa(b, at) {
    return ipv4(b, spaAt(b, at));
}
/** Target's MAC. Where `hasMacs`. */
export function tha(b, at) {
    return mac(b, thaAt(b, at));
}
/** Target's IPv4 address. Where `hasIpv4`. */
export function tpa(b, at) {
    return ipv4(b, tpaAt(b, at));
}
/** True when sender and target protocol address are the same: an announcement or a probe for oneself (RFC 5227 section 3). */
export function isGratuitous(b, at) {
    if (!hasIpv4(b, at))
        return false;
    const s = spaAt(b, at);
    const t = tpaAt(b, at);
    return b[s] === b[t] && b[s + 1] === b[t + 1] && b[s + 2] === b[t + 2] && b[s + 3] === b[t + 3];
}
/** The packet as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return {
        hardwareType: hardwareType(b, at),
        protocolType: protocolType(b, at),
        operation: operation(b, at),
        ...(hasMacs(b, at) ? { sha: sha(b, at), tha: tha(b, at) } : {}),
        ...(hasIpv4(b, at) ? { spa: spa(b, at), tpa: tpa(b, at) } : {}),
    };
}
