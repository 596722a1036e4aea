// IPv4 header, 20 to 60 bytes (RFC 791 section 3.1), with its options.
import { ipv4 } from "../../core/address.js";
import { u16be, u32be } from "../../core/bytes.js";
import { bad, short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |version|  IHL  |    DSCP   |ECN|         total length          |
 * +-------+-------+-----------+---+-----+-------------------------+
 * |        identification         |flags|     fragment offset     |
 * +---------------+---------------+-----+-------------------------+
 * |      TTL      |   protocol    |        header checksum        |
 * +---------------+---------------+-------------------------------+
 * |                         source address                        |
 * +---------------------------------------------------------------+
 * |                       destination address                     |
 * +---------------------------------------------------------------+
 * |                    options, (IHL - 5) words                   |
 * +---------------------------------------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "ipv4";
/** Bytes of the header without options. */
export const LEN = 20;
const DSCP_ECN = 1;
const TOTAL_LENGTH = 2;
const IDENTIFICATION = 4;
const FRAGMENT = 6;
const TTL = 8;
const PROTOCOL = 9;
const CHECKSUM = 10;
const SRC = 12;
const DST = 16;
const MF = 0x2000;
const DF = 0x4000;
const OFFSET_MASK = 0x1fff;
/** After this returns undefined, every accessor below and the options are in bounds at `at`. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    const first = w.bytes[at];
    if (first === 0x45)
        return undefined;
    if (first >> 4 !== 4)
        return bad(w, NAME, at, `version is ${first >> 4}`);
    const length = (first & 15) * 4;
    if (length < LEN)
        return bad(w, NAME, at, `header length is ${first & 15} words`);
    return short(w, NAME, at, length);
}
/** Version, 4 after `check`. */
export function version(b, at) {
    return b[at] >> 4;
}
/** Bytes of the header with options: 20 to 60. */
export function headerLength(b, at) {
    return (b[at] & 15) * 4;
}
/** Differentiated services code point, 0 to 63. */
export function dscp(b, at) {
    return b[at + DSCP_ECN] >> 2;
}
/** Explicit congestion notification, 0 to 3. */
export function ecn(b, at) {
    return b[at + DSCP_ECN] & 3;
}
/** Header and payload in bytes as the field says; 0 where the sender left segmentation to the NIC. */
export function totalLength(b, at) {
    return u16be(b, at + TOTAL_LENGTH);
}
/** Identification, shared by the fragments of a packet. */
export function identification(b, at) {
    return u16be(b, at + IDENTIFICATION);
}
/** Don't-fragment flag. */
export function dontFragment(b, at) {
    return (u16be(b, at + FRAGMENT) & DF) !== 0;
}
/** More-fragments flag. */
export function moreFragments(b, at) {
    return (u16be(b, at + FRAGMENT) & MF) !== 0;
}
/** Offset of this fragment's payload, in bytes (the field counts units of 8). */
export function fragmentOffset(b, at) {
    return (u16be(b, at + FRAGMENT) & OFFSET_MASK) * 8;
}
/** Time to live. */
export function ttl(b, at) {
    return b[at + TTL];
}
/** Protocol number of the payload. */
export function protocol(b, at) {
    return b[at + PROTOCOL];
}
/** Header checksum as it is in the header. */
export function checksum(b, at) {
    return u16be(b, at + CHECKSUM);
}
/** Source address, dotted. */
export function src(b, at) {
    return ipv4(b, at + SRC);
}
/** Destination address, dotted. */
export function dst(b, at) {
    return ipv4(b, at + DST);
}
/** Source address as a number. */
export function srcU32(b, at) {
    return u32be(b, at + SRC);
}
/** Destination address as a number. */
export function dstU32(b, at) {
    return u32be(b, at + DST);
}
/** Options in order, up to end-of-options (type 0, included) or the end of the header (RFC 791 section 3.1). */
export function* options(b, at) {
    const end = at + headerLength(b, at);
    let o = at + LEN;
    while (o < end) {
        const type = b[o];
        if (type < 2) {
            yield { type, at: o, length: 1 };
            if (type === 0)
                return;
            o += 1;
            continue;
        }
        const length = o + 1 < end ? b[o + 1] : 0;
        if (length < 2 || o + length > end) {
            yield { type, at: o, length: end - o, bad: `option length is ${length}` };
            return;
        }
        yield { type, at: o, length };
        o += length;
    }
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return {
        headerLength: headerLength(b, at),
        dscp: dscp(b, at),
        ecn: ecn(b, at),
        totalLength: totalLength(b, at),
        identification: identification(b, at),
        dontFragment: dontFragment(b, at),
        moreFragments: moreFragments(b, at),
        fragmentOffset: fragmentOffset(b, at),
        ttl: ttl(b, at),
        protocol: protocol(b, at),
        checksum: checksum(b, at),
        src: src(b, at),
        dst: dst(b, at),
        options: [...options(b, at)],
    };
}
