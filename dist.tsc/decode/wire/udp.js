// UDP header, 8 bytes (RFC 768).
import { u16be } from "../../core/bytes.js";
import { bad, short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |          source port          |       destination port        |
 * +-------------------------------+-------------------------------+
 * |            length             |            checksum           |
 * +-------------------------------+-------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "udp";
/** Bytes of the header. */
export const LEN = 8;
const SPORT = 0;
const DPORT = 2;
const LENGTH = 4;
const CHECKSUM = 6;
/**
 * After this returns undefined, every accessor below is in bounds at `at`.
 * Length 0 passes: the datagram then runs to the end of the IP packet (RFC 2675 section 4; GSO in Linux).
 */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    const n = length(w.bytes, at);
    return n >= LEN || n === 0 ? undefined : bad(w, NAME, at, `length is ${n}`);
}
/** Source port. */
export function sport(b, at) {
    return u16be(b, at + SPORT);
}
/** Destination port. */
export function dport(b, at) {
    return u16be(b, at + DPORT);
}
/** Header and payload in bytes as the field says. */
export function length(b, at) {
    return u16be(b, at + LENGTH);
}
/** Checksum as it is in the header; 0 means none over IPv4. */
export function checksum(b, at) {
    return u16be(b, at + CHECKSUM);
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return { sport: sport(b, at), dport: dport(b, at), length: length(b, at), checksum: checksum(b, at) };
}
