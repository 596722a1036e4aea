// What an ICMP or ICMPv6 error says, in words.
import * as icmp from "../decode/wire/icmp.js";
import * as icmpv6 from "../decode/wire/icmpv6.js";
/** Codes of destination unreachable (RFC 792, RFC 1122 section 3.2.2.1, RFC 1812 section 5.2.7.1). */
const UNREACHABLE = [
    "network unreachable",
    "host unreachable",
    "protocol unreachable",
    "port unreachable",
    "fragmentation needed",
    "source route failed",
    "network unknown",
    "host unknown",
    "source host isolated",
    "network administratively prohibited",
    "host administratively prohibited",
    "network unreachable for this type of service",
    "host unreachable for this type of service",
    "communication administratively prohibited",
];
/** Codes of ICMPv6 destination unreachable (RFC 4443 section 3.1). */
const UNREACHABLE6 = [
    "no route to destination",
    "administratively prohibited",
    "beyond scope of source address",
    "address unreachable",
    "port unreachable",
    "source address failed policy",
    "reject route to destination",
];
/** "fragmentation needed, mtu 1400", "host unreachable", "time exceeded", ... of the error whose header is at `at`. */
export function icmpErrorText(b, at, v6) {
    const type = icmp.type(b, at);
    const code = icmp.code(b, at);
    const mtu = v6 ? icmpv6.mtu(b, at) : icmp.mtu(b, at);
    const suffix = mtu === undefined ? "" : `, mtu ${mtu}`;
    if (v6) {
        if (type === icmpv6.TYPE_OF.unreachable)
            return UNREACHABLE6[code] ?? `unreachable, code ${code}`;
        if (type === icmpv6.TYPE_OF.packetTooBig)
            return `packet too big${suffix}`;
        if (type === icmpv6.TYPE_OF.timeExceeded)
            return code === 1 ? "reassembly time exceeded" : "time exceeded";
        return `parameter problem, code ${code}`;
    }
    if (type === icmp.TYPE_OF.unreachable)
        return (UNREACHABLE[code] ?? `unreachable, code ${code}`) + suffix;
    if (type === icmp.TYPE_OF.timeExceeded)
        return code === 1 ? "reassembly time exceeded" : "time exceeded";
    if (type === icmp.TYPE_OF.sourceQuench)
        return "source quench";
    return `parameter problem, code ${code}`;
}
