// What tcpdump prints of an IP header in parentheses, with -v, before the addresses.
import { after, decimal, skipSpaces } from "./tcpdump-scan.js";
/** An IP header whose addresses have not come yet. What only -v prints is undefined without it. */
export class IpHead {
    v6 = false;
    protocol;
    ttl;
    totalLength;
    headerLength;
    fragment = false;
    /** Nothing is known of the header that begins now. */
    reset(v6) {
        this.v6 = v6;
        this.protocol = this.ttl = this.totalLength = this.headerLength = undefined;
        this.fragment = false;
    }
    /** The parentheses from `at` to `end`. */
    verbose(text, at, end) {
        if (this.v6)
            this.verboseV6(text, at, end);
        else
            this.verboseV4(text, at, end);
    }
    verboseV4(text, at, end) {
        this.ttl = after(text, "ttl ", at);
        const proto = text.indexOf("proto ", at);
        if (proto > 0 && proto < end)
            this.protocol = protocolName(text, proto + 6);
        this.totalLength = after(text, ", length ", proto > 0 ? proto : at);
        const options = text.indexOf("options (", at);
        this.headerLength = options > 0 && options < end ? undefined : 20;
        const offset = after(text, "offset ", at);
        this.fragment = (offset !== undefined && offset > 0) || text.startsWith("flags [+", text.indexOf("flags [", at));
    }
    verboseV6(text, at, end) {
        this.ttl = after(text, "hlim ", at);
        const next = text.indexOf("next-header ", at);
        if (next > 0 && next < end)
            this.protocol = protocolName(text, next + 12);
        // Versions before 4.9 print a colon behind the word.
        const length = after(text, "payload length ", at) ?? after(text, "payload length: ", at);
        this.totalLength = length === undefined || length === 0 ? undefined : length + 40;
        const upper = this.protocol;
        this.headerLength = upper === "UDP" || upper === "TCP" || upper === "ICMPv6" ? 40 : undefined;
        this.fragment = upper === "Fragment";
    }
    /** "[real length 80122, presumed BIG TCP] " and the like; gives the position behind it. */
    realLength(text, at) {
        const end = text.indexOf("]", at);
        if (end < 0)
            return at;
        this.totalLength = text.startsWith("[real length ", at) ? decimal(text, at + 13) : this.totalLength;
        const p = skipSpaces(text, end + 1);
        return text.startsWith("(invalid) ", p) ? p + 10 : p;
    }
}
function protocolName(text, at) {
    if (text.startsWith("UDP (", at))
        return "UDP";
    if (text.startsWith("TCP (", at))
        return "TCP";
    if (text.startsWith("ICMP (", at))
        return "ICMP";
    return /^[^\s(,)]*/.exec(text.slice(at, at + 40))[0];
}
