// LINUX_SLL2 pseudo-header, 20 bytes (LINKTYPE_LINUX_SLL2, tcpdump.org). It is made by the recorder and is not on the wire.
import { colonHex } from "../../core/address.js";
import { u16be, u32be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |         protocol type         |           reserved            |
 * +-------------------------------+-------------------------------+
 * |                        interface index                        |
 * +-------------------------------+---------------+---------------+
 * |          ARPHRD type          |  packet type  |address length |
 * +-------------------------------+---------------+---------------+
 * |                       address (8 bytes)                       |
 * +                                                               +
 * |                                                               |
 * +---------------------------------------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "sll2";
/** Bytes of the pseudo-header. */
export const LEN = 20;
const PROTOCOL = 0;
const IFINDEX = 4;
const ARPHRD = 8;
const PACKET_TYPE = 10;
const ADDRESS_LENGTH = 11;
const ADDRESS = 12;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    return short(w, NAME, at, LEN);
}
/** EtherType, or below 0x0600 a number of its own: 1 Novell 802.3, 4 LLC. */
export function protocol(b, at) {
    return u16be(b, at + PROTOCOL);
}
/** Interface index on the recording host; its name is not in the capture. */
export function ifindex(b, at) {
    return u32be(b, at + IFINDEX);
}
/** ARPHRD_ number of the device: 1 Ethernet, 772 loopback, 778 GRE, 824 netlink. */
export function arphrd(b, at) {
    return u16be(b, at + ARPHRD);
}
/** 0 to us, 1 broadcast, 2 multicast, 3 to another host, 4 sent by us. */
export function packetType(b, at) {
    return b[at + PACKET_TYPE];
}
/** Sender's link-layer address as colon-separated hex, at most 8 bytes; undefined when the device has none. */
export function address(b, at) {
    const length = Math.min(8, b[at + ADDRESS_LENGTH]);
    return length === 0 ? undefined : colonHex(b, at + ADDRESS, length);
}
/** Offset of the sender's MAC; undefined when its address is not 6 bytes long. */
export function addressAt(b, at) {
    return b[at + ADDRESS_LENGTH] === 6 ? at + ADDRESS : undefined;
}
/** The pseudo-header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return {
        protocol: protocol(b, at),
        ifindex: ifindex(b, at),
        arphrd: arphrd(b, at),
        packetType: packetType(b, at),
        address: address(b, at),
    };
}
