// GRE header, 4 to 16 bytes and RFC 1701 routing entries (RFC 2784, RFC 2890); version 1 is PPTP's (RFC 2637 section 4.1).
import { u16be, u24be, u32be } from "../../core/bytes.js";
import { bad, short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |C|R|K|S|s|recur|A|flags| ver   |         protocol type         |
 * +-+-+-+-+-+-----+-+-----+-------+-------------------------------+
 * |      checksum (C or R)        |       offset (C or R)         |
 * +-------------------------------+-------------------------------+
 * |   key (K); NVGRE: 24 bits of subnet id, 8 bits of flow id     |
 * +---------------------------------------------------------------+
 * |                     sequence number (S)                       |
 * +---------------------------------------------------------------+
 * |  acknowledgment number (A, version 1) or routing (R, version 0)
 * +---------------------------------------------------------------
 */
/** Layer name in packet rows. */
export const NAME = "gre";
/** Bytes of the header without optional fields. */
export const LEN = 4;
const PROTOCOL = 2;
const C = 0x8000;
const R = 0x4000;
const K = 0x2000;
const S = 0x1000;
const A = 0x0080;
const VERSION = 0x0007;
/** Protocol types that only GRE uses. */
export const PROTOCOL_OF = { ethernet: 0x6558, erspan: 0x88be, erspan3: 0x22eb, ppp: 0x880b, wccp: 0x883e };
/** After this returns undefined, every accessor below and `headerLength` bytes are in bounds at `at`. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN) ?? short(w, NAME, at, fixedLength(w.bytes, at));
    if (stop !== undefined)
        return stop;
    const v = version(w.bytes, at);
    if (v > 1)
        return bad(w, NAME, at, `version is ${v}`);
    if ((u16be(w.bytes, at) & R) === 0 || v === 1)
        return undefined;
    return checkRouting(w, at);
}
function checkRouting(w, at) {
    // RFC 1701: entries of (family, offset, length) until one with length 0.
    let o = at + fixedLength(w.bytes, at);
    for (;;) {
        const stop = short(w, NAME, at, o + 4 - at) ?? short(w, NAME, at, o + 4 + w.bytes[o + 3] - at);
        if (stop !== undefined)
            return stop;
        if (w.bytes[o + 3] === 0)
            return undefined;
        o += 4 + w.bytes[o + 3];
    }
}
function fixedLength(b, at) {
    const f = u16be(b, at);
    let n = LEN;
    if ((f & (C | R)) !== 0 && (f & VERSION) === 0)
        n += 4;
    if ((f & K) !== 0)
        n += 4;
    if ((f & S) !== 0)
        n += 4;
    if ((f & A) !== 0 && (f & VERSION) === 1)
        n += 4;
    return n;
}
/** Bytes of the header with every optional field and RFC 1701 routing entry. */
export function headerLength(b, at) {
    const f = u16be(b, at);
    let n = fixedLength(b, at);
    if ((f & R) === 0 || (f & VERSION) !== 0)
        return n;
    for (; b[at + n + 3] !== 0; n += 4 + b[at + n + 3])
        ;
    return n + 4;
}
/** Version: 0, or 1 for PPTP. */
export function version(b, at) {
    return u16be(b, at) & VERSION;
}
/** Protocol type: an EtherType or one of PROTOCOL_OF. */
export function protocolType(b, at) {
    return u16be(b, at + PROTOCOL);
}
/** True when the checksum field is there. */
export function hasChecksum(b, at) {
    return (u16be(b, at) & C) !== 0 && version(b, at) === 0;
}
/** True when the sequence number is there. */
export function hasSequence(b, at) {
    return (u16be(b, at) & S) !== 0;
}
/** Checksum; undefined when the header has none. */
export function checksum(b, at) {
    return hasChecksum(b, at) ? u16be(b, at + LEN) : undefined;
}
/** Key; undefined when the header has none and in version 1, which has a payload length and a call id there. */
export function key(b, at) {
    return (u16be(b, at) & K) === 0 || version(b, at) !== 0 ? undefined : u32be(b, keyAt(b, at));
}
/** Sequence number; undefined when the header has none. */
export function sequence(b, at) {
    if (!hasSequence(b, at))
        return undefined;
    return u32be(b, keyAt(b, at) + ((u16be(b, at) & K) === 0 ? 0 : 4));
}
function keyAt(b, at) {
    const f = u16be(b, at);
    return at + LEN + ((f & (C | R)) !== 0 && (f & VERSION) === 0 ? 4 : 0);
}
/** NVGRE's virtual subnet id (RFC 7637 section 3.2): upper 24 bits of the key of an Ethernet payload; undefined otherwise. */
export function vsid(b, at) {
    if ((u16be(b, at) & K) === 0 || protocolType(b, at) !== PROTOCOL_OF.ethernet)
        return undefined;
    return u24be(b, keyAt(b, at));
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    const [c, k, s] = [checksum(b, at), key(b, at), sequence(b, at)];
    return {
        version: version(b, at),
        protocolType: protocolType(b, at),
        headerLength: headerLength(b, at),
        ...(c === undefined ? {} : { checksum: c }),
        ...(k === undefined ? {} : { key: k }),
        ...(s === undefined ? {} : { sequence: s }),
    };
}
