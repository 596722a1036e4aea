// Which checksums of a walked frame can be looked at, and what they say.
import * as checksum from "../decode/wire/checksum.js";
import * as ipv4 from "../decode/wire/ipv4.js";
import * as ipv6 from "../decode/wire/ipv6.js";
import { FLAG, LAYER } from "../decode/wire/slots.js";
import * as udp from "../decode/wire/udp.js";
/**
 * State of the checksum of layer `i`: IPv4 header, ICMP, ICMPv6, UDP, TCP. Undefined for other layers and where the
 * bytes that it covers are not all there: cut packets, fragments, packets that the NIC was to segment, IPv6 with a
 * routing header (its checksum covers another address than the header shows).
 */
export function checksumOf(b, s, i) {
    const layer = s.layer[i];
    const at = s.at[i];
    if (layer === LAYER.ipv4)
        return checksum.ipv4Header(b, at);
    if (layer < LAYER.icmp || layer > LAYER.tcp || (s.flags & UNCHECKED) !== 0)
        return undefined;
    const end = s.end[i];
    const ip = carrier(s, i);
    if (ip < 0 || !isWhole(b, s, ip, i))
        return undefined;
    switch (layer) {
        case LAYER.icmp:
            return checksum.icmp(b, at, end);
        case LAYER.icmpv6:
            return checksum.icmpv6(b, s.at[ip], at, end);
        case LAYER.udp:
            return end - at === udp.length(b, at) ? checksum.udp(b, s.at[ip], at, end) : undefined;
        default:
            return checksum.tcp(b, s.at[ip], at, end);
    }
}
const UNCHECKED = FLAG.firstFragment | FLAG.laterFragment | FLAG.lengthFromFrame;
/** Index of the IP header right below layer `i`; -1 when something else is. */
function carrier(s, i) {
    const below = i - 1;
    return below >= 0 && (s.layer[below] === LAYER.ipv4 || s.layer[below] === LAYER.ipv6) ? below : -1;
}
function isWhole(b, s, ip, i) {
    const at = s.at[ip];
    if (s.layer[ip] === LAYER.ipv4)
        return s.end[ip] - at === ipv4.totalLength(b, at);
    const length = ipv6.payloadLength(b, at);
    if (length === 0 || s.end[ip] - at !== ipv6.LEN + length)
        return false;
    return s.at[i] === at + ipv6.LEN || !hasRouting(b, at, s.end[ip]);
}
function hasRouting(b, at, end) {
    for (const extension of ipv6.next(b, at, end))
        if (extension.protocol === ipv6.EXTENSION.routing)
            return true;
    return false;
}
