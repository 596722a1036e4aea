// BSD loopback header, 4 bytes: LINKTYPE_NULL (host byte order of the recorder) and LINKTYPE_LOOP (network byte order).
import { u16be, u32be, u32le } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |               address family, in either byte order            |
 * +---------------------------------------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "null";
/** Bytes of the header. */
export const LEN = 4;
const AF_INET = 2;
/** AF_INET6 differs by system: Linux 10, NetBSD and OpenBSD 24, Solaris 26, FreeBSD 28, Darwin 30. */
const AF_INET6 = [10, 24, 26, 28, 30];
/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    return short(w, NAME, at, LEN);
}
/**
 * Address family (or EtherType). The byte order is the one that gives a value below 65536; where neither does, the
 * header is that of Linux tun devices (flags, EtherType) and this is its second half.
 */
export function family(b, at) {
    const big = u32be(b, at);
    if (big <= 0xffff)
        return big;
    const little = u32le(b, at);
    return little <= 0xffff ? little : u16be(b, at + 2);
}
/** EtherType that the family stands for: 0x0800, 0x86dd, the value itself when it is an EtherType, else 0. */
export function etherType(b, at) {
    const f = family(b, at);
    if (f === AF_INET)
        return 0x0800;
    if (AF_INET6.includes(f))
        return 0x86dd;
    return f >= 0x0600 && f <= 0xffff ? f : 0;
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return { family: family(b, at) };
}
