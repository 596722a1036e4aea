// IPv6 header, 40 bytes (RFC 8200 section 3), and its chain of extension headers (section 4).
import { ipv6 } from "../../core/address.js";
import { u16be, u32be } from "../../core/bytes.js";
import { bad, short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |version| traffic class |               flow label              |
 * +-------+---------------+-------+---------------+---------------+
 * |         payload length        |  next header  |   hop limit   |
 * +-------------------------------+---------------+---------------+
 * |                   source address (16 bytes)                   |
 * +---------------------------------------------------------------+
 * |                 destination address (16 bytes)                |
 * +---------------------------------------------------------------+
 *
 * Fragment header (section 4.5), 8 bytes:
 * +---------------+---------------+-------------------------+---+-+
 * |  next header  |   reserved    |     fragment offset     | R |M|
 * +---------------+---------------+-------------------------+---+-+
 * |                         identification                        |
 * +---------------------------------------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "ipv6";
/** Bytes of the header without extension headers. */
export const LEN = 40;
const PAYLOAD_LENGTH = 4;
const NEXT_HEADER = 6;
const HOP_LIMIT = 7;
const SRC = 8;
const DST = 24;
/** Extension header numbers that are walked over (IANA ipv6-parameters). */
export const EXTENSION = {
    hopByHop: 0,
    routing: 43,
    fragment: 44,
    authentication: 51,
    destination: 60,
    mobility: 135,
    hip: 139,
    shim6: 140,
};
const JUMBO_OPTION = 0xc2;
/** After this returns undefined, every accessor below is in bounds at `at`; extension headers are checked by `next`. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    const v = w.bytes[at] >> 4;
    return v === 6 ? undefined : bad(w, NAME, at, `version is ${v}`);
}
/** Version, 6 after `check`. */
export function version(b, at) {
    return b[at] >> 4;
}
/** Traffic class, 0 to 255: DSCP in the upper six bits, ECN in the lower two. */
export function trafficClass(b, at) {
    return (u16be(b, at) >> 4) & 0xff;
}
/** Flow label, 20 bits. */
export function flowLabel(b, at) {
    return u32be(b, at) & 0xfffff;
}
/** Bytes after this header as the field says; 0 for jumbograms and for packets that the NIC was to segment. */
export function payloadLength(b, at) {
    return u16be(b, at + PAYLOAD_LENGTH);
}
/** Number of the first extension header or of the payload. */
export function nextHeader(b, at) {
    return b[at + NEXT_HEADER];
}
/** Hop limit. */
export function hopLimit(b, at) {
    return b[at + HOP_LIMIT];
}
/** Source address (RFC 5952). */
export function src(b, at) {
    return ipv6(b, at + SRC);
}
/** Destination address (RFC 5952). With a routing header it is the next stop, not the last. */
export function dst(b, at) {
    return ipv6(b, at + DST);
}
/** True for header numbers that `extensionLength` can step over. */
export function isExtension(protocol) {
    switch (protocol) {
        case EXTENSION.hopByHop:
        case EXTENSION.routing:
        case EXTENSION.fragment:
        case EXTENSION.authentication:
        case EXTENSION.destination:
        case EXTENSION.mobility:
        case EXTENSION.hip:
        case EXTENSION.shim6:
            return true;
        default:
            return false;
    }
}
/** A Stop when the extension header `protocol` at `at` is not wholly there. */
export function checkExtension(w, protocol, at) {
    return short(w, NAME, at, 8) ?? short(w, NAME, at, extensionLength(w.bytes, protocol, at));
}
/** Bytes of the extension header `protocol` at `at`. */
export function extensionLength(b, protocol, at) {
    if (protocol === EXTENSION.fragment)
        return 8;
    // RFC 4302 section 2.2: the authentication header counts words less two, all others count 8 bytes less one.
    if (protocol === EXTENSION.authentication)
        return (b[at + 1] + 2) * 4;
    return (b[at + 1] + 1) * 8;
}
/** Fragment header: offset of the payload in bytes. */
export function fragmentOffset(b, at) {
    return u16be(b, at + 2) & 0xfff8;
}
/** Fragment header: more fragments follow. */
export function moreFragments(b, at) {
    return (b[at + 3] & 1) !== 0;
}
/** Fragment header: identification. */
export function identification(b, at) {
    return u32be(b, at + 4);
}
/**
 * Jumbo payload length of a checked hop-by-hop header at `at` (RFC 2675 section 2): bytes after the IPv6 header.
 * Undefined when the option is not there.
 */
export function jumboLength(b, at) {
    for (const option of options(b, at)) {
        if (option.type === JUMBO_OPTION && option.length === 6)
            return u32be(b, option.at + 2);
    }
    return undefined;
}
/** Options of a checked hop-by-hop or destination header at `at` (RFC 8200 section 4.2); Pad1 has length 1. */
export function* options(b, at) {
    const end = at + (b[at + 1] + 1) * 8;
    let o = at + 2;
    while (o < end) {
        const type = b[o];
        const length = type === 0 ? 1 : o + 1 < end ? b[o + 1] + 2 : 2;
        if (o + length > end) {
            yield { type, at: o, length: end - o, bad: `option needs ${length} bytes` };
            return;
        }
        yield { type, at: o, length };
        o += length;
    }
}
/** The extension headers that are wholly before `end`, in order. */
export function* next(b, at, end) {
    let protocol = nextHeader(b, at);
    let o = at + LEN;
    while (isExtension(protocol) && o + 8 <= end) {
        const length = extensionLength(b, protocol, o);
        if (o + length > end)
            return;
        yield { protocol, at: o, length, nextHeader: b[o] };
        protocol = b[o];
        o += length;
    }
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return {
        trafficClass: trafficClass(b, at),
        flowLabel: flowLabel(b, at),
        payloadLength: payloadLength(b, at),
        nextHeader: nextHeader(b, at),
        hopLimit: hopLimit(b, at),
        src: src(b, at),
        dst: dst(b, at),
    };
}
