// TCP header, 20 to 60 bytes (RFC 9293 section 3.1). The header only: streams are put together elsewhere.
import { u16be, u32be } from "../../core/bytes.js";
import { bad, short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |          source port          |       destination port        |
 * +-------------------------------+-------------------------------+
 * |                        sequence number                        |
 * +---------------------------------------------------------------+
 * |                     acknowledgment number                     |
 * +-------+-------+---------------+-------------------------------+
 * |offset |reservd|CWR,ECE,...,FIN|            window             |
 * +-------+-------+---------------+-------------------------------+
 * |           checksum            |        urgent pointer         |
 * +-------------------------------+-------------------------------+
 * |                  options, (offset - 5) words                  |
 * +---------------------------------------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "tcp";
/** Bytes of the header without options. */
export const LEN = 20;
const SPORT = 0;
const DPORT = 2;
const SEQ = 4;
const ACK = 8;
const OFFSET = 12;
const FLAGS = 13;
const WINDOW = 14;
const CHECKSUM = 16;
/** Bits of `flags`. */
export const TCP_FLAG = { fin: 1, syn: 2, rst: 4, psh: 8, ack: 16, urg: 32, ece: 64, cwr: 128 };
/** After this returns undefined, every accessor below and the options are in bounds at `at`. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    const n = headerLength(w.bytes, at);
    return n < LEN ? bad(w, NAME, at, `data offset is ${n / 4} words`) : short(w, NAME, at, n);
}
/** Source port. */
export function sport(b, at) {
    return u16be(b, at + SPORT);
}
/** Destination port. */
export function dport(b, at) {
    return u16be(b, at + DPORT);
}
/** Sequence number of the first payload byte (of the SYN itself in a SYN). */
export function seq(b, at) {
    return u32be(b, at + SEQ);
}
/** Acknowledgment number; meaningful with the ACK flag. */
export function ack(b, at) {
    return u32be(b, at + ACK);
}
/** Bytes of the header with options: 20 to 60. */
export function headerLength(b, at) {
    return (b[at + OFFSET] >> 4) * 4;
}
/** Flag bits, see TCP_FLAG. */
export function flags(b, at) {
    return b[at + FLAGS];
}
/** Window as sent, not scaled. */
export function window(b, at) {
    return u16be(b, at + WINDOW);
}
/** Checksum as it is in the header. */
export function checksum(b, at) {
    return u16be(b, at + CHECKSUM);
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return {
        sport: sport(b, at),
        dport: dport(b, at),
        seq: seq(b, at),
        ack: ack(b, at),
        headerLength: headerLength(b, at),
        flags: flags(b, at),
        window: window(b, at),
        checksum: checksum(b, at),
    };
}
