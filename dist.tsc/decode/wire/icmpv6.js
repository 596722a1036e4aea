// ICMPv6 header (RFC 4443 section 2.1), echo (section 4), packet too big (3.2) and neighbour discovery (RFC 4861 section 4).
import { ipv6, mac } from "../../core/address.js";
import { u16be, u32be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |     type      |     code      |           checksum            |
 * +---------------+---------------+-------------------------------+
 * |  echo: identifier             |  echo: sequence               |
 * |  packet too big: MTU (4 bytes)                                |
 * |R|S|O|  neighbour advertisement: router, solicited, override   |
 * +---------------------------------------------------------------+
 * |  neighbour solicitation and advertisement: target (16 bytes)  |
 * +---------------------------------------------------------------+
 * |  options: type, length in units of 8 bytes, value             |
 * +---------------------------------------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "icmpv6";
/** Bytes of the header that every type has. */
export const LEN = 4;
const TYPE = 0;
const CODE = 1;
const CHECKSUM = 2;
const ID = 4;
const SEQ = 6;
const MTU = 4;
const FLAGS = 4;
const TARGET = 8;
const ND_OPTIONS = 24;
/** Type numbers that are named here (IANA icmpv6-parameters). */
export const TYPE_OF = {
    unreachable: 1,
    packetTooBig: 2,
    timeExceeded: 3,
    parameterProblem: 4,
    echoRequest: 128,
    echoReply: 129,
    routerSolicitation: 133,
    routerAdvertisement: 134,
    neighbourSolicitation: 135,
    neighbourAdvertisement: 136,
    extendedEchoRequest: 160,
    extendedEchoReply: 161,
};
/** After this returns undefined, every accessor below is in bounds at `at` for the types that it names. */
export function check(w, at) {
    return short(w, NAME, at, LEN) ?? short(w, NAME, at, minimum(w.bytes[at + TYPE]));
}
function minimum(messageType) {
    if (isNeighbour(messageType))
        return ND_OPTIONS;
    return hasId(messageType) || isError(messageType) ? 8 : LEN;
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
/** True for echo and extended echo, which carry an identifier and a sequence. */
export function hasId(messageType) {
    return messageType === 128 || messageType === 129 || messageType === 160 || messageType === 161;
}
/** Identifier. Where `hasId`. */
export function id(b, at) {
    return u16be(b, at + ID);
}
/** Sequence, 16 bits; 8 bits in extended echo (RFC 8335 section 2). Where `hasId`. */
export function seq(b, at) {
    return b[at + TYPE] >= 160 ? b[at + SEQ] : u16be(b, at + SEQ);
}
/** True for messages that quote a packet (types 1 to 4). */
export function isError(messageType) {
    return messageType >= 1 && messageType <= 4;
}
/** MTU of a packet too big, bytes; undefined for other messages. */
export function mtu(b, at) {
    return type(b, at) === TYPE_OF.packetTooBig ? u32be(b, at + MTU) : undefined;
}
/** True for neighbour solicitation and advertisement, which name a target. */
export function isNeighbour(messageType) {
    return messageType === 135 || messageType === 136;
}
/** Target address. Where `isNeighbour`. */
export function target(b, at) {
    return ipv6(b, at + TARGET);
}
/** Solicited flag of an advertisement; clear in the unsolicited ones that announce a move. */
export function solicited(b, at) {
    return (b[at + FLAGS] & 0x40) !== 0;
}
/** Override flag of an advertisement. */
export function override(b, at) {
    return (b[at + FLAGS] & 0x20) !== 0;
}
/** Source (type 1) or target (type 2) link-layer address of a neighbour message, up to `end`; undefined when it has none. */
export function linkAddress(b, at, end) {
    let o = at + ND_OPTIONS;
    while (o + 8 <= end) {
        const length = b[o + 1] * 8;
        if (length === 0)
            return undefined;
        if ((b[o] === 1 || b[o] === 2) && length === 8)
            return mac(b, o + 2);
        o += length;
    }
    return undefined;
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    const t = type(b, at);
    const m = mtu(b, at);
    return {
        type: t,
        code: code(b, at),
        checksum: checksum(b, at),
        ...(hasId(t) ? { id: id(b, at), seq: seq(b, at) } : {}),
        ...(m === undefined ? {} : { mtu: m }),
        ...(isNeighbour(t) ? { target: target(b, at) } : {}),
    };
}
