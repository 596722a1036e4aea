// ERSPAN header (draft-foschiano-erspan-03 section 4): type I has none, type II 8 bytes, type III 12 or 20.
import { u16be, u32be } from "../../core/bytes.js";
import { bad, short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * | ver   |         VLAN          | CoS | En|T|     session id    |
 * +-------+-----------------------+-----+---+-+-------------------+
 * |  II: reserved 12, index 20;  III: timestamp 32                |
 * +-------------------------------+-+---------+-----------+---+-+-+
 * |  III: security group tag      |P|   FT    |   Hw id   |D|Gra|O|
 * +-------------------------------+-+---------+-----------+---+-+-+
 * |  III with O: platform id 6, platform info 58 bits             |
 * +---------------------------------------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "erspan";
/** Bytes of the type II header; type I has no header and type III is longer. */
export const LEN = 8;
const SESSION = 2;
const TYPE3_FLAGS = 10;
const TYPE3_LEN = 12;
const PLATFORM_LEN = 8;
/** After this returns undefined, every accessor below is in bounds at `at`. Not for type I, which has no header. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    const v = version(w.bytes, at);
    if (v === 1)
        return undefined;
    if (v !== 2)
        return bad(w, NAME, at, `version is ${v}`);
    return short(w, NAME, at, TYPE3_LEN) ?? short(w, NAME, at, headerLength(w.bytes, at));
}
/** Version field: 1 is type II, 2 is type III. */
export function version(b, at) {
    return b[at] >> 4;
}
/** VLAN of the mirrored frame, 0 when it had none or kept its tag. */
export function vlan(b, at) {
    return u16be(b, at) & 0x0fff;
}
/** Session id, 10 bits. */
export function sessionId(b, at) {
    return u16be(b, at + SESSION) & 0x03ff;
}
/** T flag: the mirrored frame was cut to fit the MTU. */
export function truncated(b, at) {
    return (u16be(b, at + SESSION) & 0x0400) !== 0;
}
/** Type III: frame type of what was mirrored; 0 is Ethernet, 2 an IP packet. */
export function frameType(b, at) {
    return version(b, at) === 2 ? (u16be(b, at + TYPE3_FLAGS) >> 10) & 0x1f : 0;
}
/** Type II: port index, 20 bits. Type III: timestamp. */
export function indexOrTimestamp(b, at) {
    return version(b, at) === 1 ? u32be(b, at + 4) & 0xfffff : u32be(b, at + 4);
}
/** Bytes of the header: 8, 12 or 20. */
export function headerLength(b, at) {
    if (version(b, at) === 1)
        return LEN;
    return (u16be(b, at + TYPE3_FLAGS) & 1) === 0 ? TYPE3_LEN : TYPE3_LEN + PLATFORM_LEN;
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return {
        version: version(b, at),
        vlan: vlan(b, at),
        sessionId: sessionId(b, at),
        truncated: truncated(b, at),
        frameType: frameType(b, at),
        headerLength: headerLength(b, at),
    };
}
