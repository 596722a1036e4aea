// Tunnels by content: is this UDP payload a VXLAN or Geneve header with a frame behind it that holds together?
// Every rule must hold; a guess that is wrong would put packets into the evidence that never were.
import { u16be, u24be } from "../../core/bytes.js";
import { ipv4Header } from "./checksum.js";
import * as ethernet from "./ethernet.js";
import * as ipv4 from "./ipv4.js";
/** Longest padding that a sender adds: to the 60-byte minimum of Ethernet, from a 14-byte header and the shortest packet. */
const MAX_PADDING = 46;
const IPV4_PROTOCOLS = new Set([1, 2, 4, 6, 17, 41, 47, 50, 51, 58, 88, 89, 103, 112, 132, 137]);
const IPV6_HEADERS = new Set([0, 4, 6, 17, 41, 43, 44, 47, 50, 51, 58, 59, 60, 89, 103, 112, 132]);
/** VXLAN: only the I flag set, both reserved fields zero, a VNI other than 0, and a consistent frame. */
export function looksLikeVxlan(p) {
    const { bytes: b, at } = p;
    if (p.end - at < 8 + 14 || b[at] !== 0x08 || u24be(b, at + 1) !== 0)
        return false;
    return b[at + 7] === 0 && u24be(b, at + 4) !== 0 && consistentFrame({ ...p, at: at + 8 });
}
/** Geneve: version 0, reserved bits zero, options that add up, a VNI other than 0, and a consistent Ethernet frame or IP packet. */
export function looksLikeGeneve(p) {
    const { bytes: b, at } = p;
    if (p.end - at < 8 + 14 || b[at] >> 6 !== 0 || (b[at + 1] & 0x3f) !== 0)
        return false;
    if (b[at + 7] !== 0 || u24be(b, at + 4) === 0)
        return false;
    const inner = at + 8 + (b[at] & 0x3f) * 4;
    let o = at + 8;
    while (o < inner) {
        if (o + 4 > p.end || (b[o + 3] & 0xe0) !== 0)
            return false;
        o += 4 + (b[o + 3] & 0x1f) * 4;
    }
    if (o !== inner)
        return false;
    const type = u16be(b, at + 2);
    return type === 0x6558 ? consistentFrame({ ...p, at: inner }) : consistentPacket({ ...p, at: inner }, type);
}
/**
 * True when [at, wireEnd) is one Ethernet frame: a sender that is not a group, at most two VLAN tags, and IPv4, IPv6,
 * ARP or RARP whose own length fits the room with at most Ethernet's padding. IPv4 must have a right header checksum.
 */
export function consistentFrame(p) {
    const { bytes: b } = p;
    if (p.end - p.at < ethernet.LEN || !plausibleSource(b, p.at + 6))
        return false;
    let type = ethernet.etherType(b, p.at);
    let at = p.at + ethernet.LEN;
    for (let tags = 0; tags < 2 && (type === 0x8100 || type === 0x88a8); tags++) {
        if (at + 4 > p.end)
            return false;
        type = u16be(b, at + 2);
        at += 4;
    }
    return consistentPacket({ ...p, at }, type);
}
function consistentPacket(p, type) {
    if (type === 0x0800)
        return consistentIpv4(p);
    if (type === 0x86dd)
        return consistentIpv6(p);
    return (type === 0x0806 || type === 0x8035) && consistentArp(p);
}
function plausibleSource(b, at) {
    if ((b[at] & 1) !== 0)
        return false;
    return u24be(b, at) !== 0 || u24be(b, at + 3) !== 0;
}
function fits(used, room) {
    return used <= room && room - used <= MAX_PADDING;
}
function consistentIpv4(p) {
    const { bytes: b, at } = p;
    if (p.end - at < ipv4.LEN || ipv4.version(b, at) !== 4)
        return false;
    const head = ipv4.headerLength(b, at);
    const total = ipv4.totalLength(b, at);
    if (head < ipv4.LEN || at + head > p.end || total < head)
        return false;
    if (!IPV4_PROTOCOLS.has(ipv4.protocol(b, at)) || ipv4.ttl(b, at) === 0)
        return false;
    return fits(total, p.wireEnd - at) && ipv4Header(b, at) === "ok";
}
function consistentIpv6(p) {
    const { bytes: b, at } = p;
    if (p.end - at < 40 || b[at] >> 4 !== 6 || b[at + 7] === 0)
        return false;
    return IPV6_HEADERS.has(b[at + 6]) && fits(40 + u16be(b, at + 4), p.wireEnd - at);
}
function consistentArp(p) {
    const { bytes: b, at } = p;
    if (p.end - at < 28 || u16be(b, at) !== 1 || u16be(b, at + 2) !== 0x0800)
        return false;
    const op = u16be(b, at + 6);
    return b[at + 4] === 6 && b[at + 5] === 4 && op >= 1 && op <= 4 && fits(28, p.wireEnd - at);
}
