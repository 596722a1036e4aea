// Geneve header, 8 to 260 bytes (RFC 8926 section 3.4), with its options (section 3.5).
import { u16be, u24be } from "../../core/bytes.js";
import { bad, short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |ver|option len |O|C|  reserved |         protocol type         |
 * +---+-----------+-+-+-----------+---------------+---------------+
 * |        virtual network identifier (VNI)       |   reserved    |
 * +-----------------------------------------------+---------------+
 *
 * One option, 4 bytes and its value:
 * +-------------------------------+---------------+-----+---------+
 * |         option class          |C|    type     |R|R|R| length  |
 * +-------------------------------+---------------+-----+---------+
 * Option len and length count words of 4 bytes.
 */
/** Layer name in packet rows. */
export const NAME = "geneve";
/** Bytes of the header without options. */
export const LEN = 8;
const VER_OPTLEN = 0;
const FLAGS = 1;
const PROTOCOL = 2;
const VNI = 4;
const OPTION_LEN = 4;
/** OVN's option: logical ingress and egress port (ovn-architecture(7), "Tunnel Encapsulations"). */
export const OVN_OPTION = { optionClass: 0x0102, type: 0x80 };
/** After this returns undefined, every accessor below and the options are in bounds at `at`. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    const first = w.bytes[at];
    if (first >> 6 !== 0)
        return bad(w, NAME, at, `version is ${first >> 6}`);
    return short(w, NAME, at, headerLength(w.bytes, at));
}
/** Version, 0 after `check`. */
export function version(b, at) {
    return b[at + VER_OPTLEN] >> 6;
}
/** Bytes of the header with options: 8 to 260. */
export function headerLength(b, at) {
    return LEN + (b[at + VER_OPTLEN] & 0x3f) * 4;
}
/** O flag: a control packet. */
export function isControl(b, at) {
    return (b[at + FLAGS] & 0x80) !== 0;
}
/** C flag: at least one option is critical. */
export function hasCritical(b, at) {
    return (b[at + FLAGS] & 0x40) !== 0;
}
/** Reserved bits of the flags byte; 0 in what is sent today. */
export function reservedFlags(b, at) {
    return b[at + FLAGS] & 0x3f;
}
/** EtherType of the payload; 0x6558 is an Ethernet frame. */
export function protocolType(b, at) {
    return u16be(b, at + PROTOCOL);
}
/** Virtual Network Identifier, 0 to 16777215. */
export function vni(b, at) {
    return u24be(b, at + VNI);
}
/** Class of the option at `optionAt`. */
export function optionClass(b, optionAt) {
    return u16be(b, optionAt);
}
/** Type of the option at `optionAt`, its critical bit (0x80) included. */
export function optionType(b, optionAt) {
    return b[optionAt + 2];
}
/** Bytes of the option at `optionAt`, its own header included; may reach past the header when the option lies. */
export function optionLength(b, optionAt) {
    return OPTION_LEN + (b[optionAt + 3] & 0x1f) * 4;
}
/** Options in order. */
export function* options(b, at) {
    const end = at + headerLength(b, at);
    let o = at + LEN;
    while (o < end) {
        const type = optionType(b, o);
        const length = optionLength(b, o);
        const option = { optionClass: optionClass(b, o), type, critical: (type & 0x80) !== 0, at: o };
        if (o + length > end) {
            yield { ...option, length: end - o, bad: `option needs ${length} bytes` };
            return;
        }
        yield isOvn(b, o) ? { ...option, length, name: "ovn" } : { ...option, length };
        o += length;
    }
}
/** True for OVN's option at `optionAt`. */
export function isOvn(b, optionAt) {
    return optionClass(b, optionAt) === OVN_OPTION.optionClass && optionType(b, optionAt) === OVN_OPTION.type;
}
/** Logical ingress port (15 bits) and egress port (16 bits) of OVN's option at `optionAt`; the option must be 8 bytes. */
export function ovnPorts(b, optionAt) {
    return { ingress: u16be(b, optionAt + 4) & 0x7fff, egress: u16be(b, optionAt + 6) };
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return {
        headerLength: headerLength(b, at),
        control: isControl(b, at),
        critical: hasCritical(b, at),
        protocolType: protocolType(b, at),
        vni: vni(b, at),
        options: [...options(b, at)],
    };
}
