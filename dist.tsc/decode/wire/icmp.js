// ICMP header, 8 bytes (RFC 792), with the fields of echo, timestamp, mask and extended echo, and the MTU of RFC 1191.
import { u16be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |     type      |     code      |           checksum            |
 * +---------------+---------------+-------------------------------+
 * |  echo: identifier             |  echo: sequence               |
 * |  unreachable: unused, length  |  frag needed: next-hop MTU    |
 * +-------------------------------+-------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "icmp";
/** Bytes of the header that every type has. */
export const LEN = 8;
const TYPE = 0;
const CODE = 1;
const CHECKSUM = 2;
const ID = 4;
const SEQ = 6;
const MTU = 6;
/** Type numbers that are named here (IANA icmp-parameters). */
export const TYPE_OF = {
    echoReply: 0,
    unreachable: 3,
    sourceQuench: 4,
    redirect: 5,
    echoRequest: 8,
    timeExceeded: 11,
    parameterProblem: 12,
    extendedEchoRequest: 42,
    extendedEchoReply: 43,
};
/** Code of an unreachable that says "fragmentation needed". */
export const CODE_FRAG_NEEDED = 4;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    return short(w, NAME, at, LEN);
}
/** Type. */
export function type(b, at) {
    return b[at + TYPE];
}
/** Code. */
export function code(b, at) {
    return b[at + CODE];
}
/** Checksum as it is in the header. */
export function checksum(b, at) {
    return u16be(b, at + CHECKSUM);
}
/** True for the types that carry an identifier and a sequence: echo, timestamp, information, mask (0, 8, 13 to 18), extended echo (42, 43). */
export function hasId(messageType) {
    return (messageType === 8 ||
        messageType === 0 ||
        (messageType >= 13 && messageType <= 18) ||
        messageType === 42 ||
        messageType === 43);
}
/** Identifier. Where `hasId`. */
export function id(b, at) {
    return u16be(b, at + ID);
}
/** Sequence, 16 bits; 8 bits in extended echo (RFC 8335 section 2). Where `hasId`. */
export function seq(b, at) {
    return b[at + TYPE] >= 42 ? b[at + SEQ] : u16be(b, at + SEQ);
}
/** True for messages that quote a packet. */
export function isError(messageType) {
    return messageType === 3 || messageType === 4 || messageType === 5 || messageType === 11 || messageType === 12;
}
/** Next-hop MTU of a "fragmentation needed" (RFC 1191 section 4), bytes; undefined for other messages and from routers that state none. */
export function mtu(b, at) {
    if (type(b, at) !== TYPE_OF.unreachable || code(b, at) !== CODE_FRAG_NEEDED)
        return undefined;
    const value = u16be(b, at + MTU);
    return value === 0 ? undefined : value;
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    const m = mtu(b, at);
    return {
        type: type(b, at),
        code: code(b, at),
        checksum: checksum(b, at),
        ...(hasId(type(b, at)) ? { id: id(b, at), seq: seq(b, at) } : {}),
        ...(m === undefined ? {} : { mtu: m }),
    };
}
