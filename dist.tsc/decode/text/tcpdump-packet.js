// One packet of tcpdump's text, taken apart layer by layer while its lines come. The order of layers is that of the line:
// link header (-e), tags, IP (-v in parentheses), addresses, what is above them; a tunnel begins again inside.
import { parseArp, parseIcmp } from "./tcpdump-messages.js";
import { INSIDE, NAMED_ETHERNET, OLD_TAG, SLL, SLL2, SLL2_ETHERNET, beginsPacket } from "./tcpdump-begin.js";
import { IpHead } from "./tcpdump-ip.js";
import { after, closing, decimal, endOfDigits, isMac, isMacPair, portDot, skipSpaces } from "./tcpdump-scan.js";
import { parseGeneve, parseGre, parseMpls, parseVxlan } from "./tcpdump-tunnel.js";
/** Most layers of one packet that are kept; what is deeper stays text. */
const MOST_LAYERS = 48;
const OPEN_BRACKET = 91;
const OPEN_PAREN = 40;
/** Takes a packet apart. `begin`, then `more` for each further line while `expect` says so, then `layers`. */
export class PacketParser {
    expect = "nothing";
    /** Outermost first. */
    layers = [];
    /** Where layers go: those of the packet, or of a packet quoted in it. */
    into = this.layers;
    head = new IpHead();
    /** The packet begins at `at`, behind its stamp. */
    begin(text, at) {
        this.layers = [];
        this.into = this.layers;
        this.expect = "nothing";
        if (isMacPair(text, at) || text.startsWith("IP", at) || !this.cooked(text, at))
            this.link(text, at);
    }
    /** A further line that `expect` asked for. True when it was that. */
    more(text) {
        const at = skipSpaces(text, 0);
        if (this.expect === "addresses") {
            if (text.indexOf(" > ", at) < 0 || text.indexOf(" ", at) !== text.indexOf(" > ", at))
                return false;
            this.addresses(text, at);
            return true;
        }
        if (!text.startsWith("IP ", at) && !beginsPacket(text, at) && !INSIDE.test(text.slice(at, at + 8)))
            return false;
        if (this.expect === "quote")
            this.into = this.layers.at(-1).quote;
        this.expect = "nothing";
        this.link(text, at);
        return true;
    }
    push(layer) {
        if (this.into.length < MOST_LAYERS)
            this.into.push(layer);
    }
    other(text, at) {
        this.push({ layer: "other", text: text.slice(at) });
    }
    /** `-i any`: an interface and a direction, or only a direction, before everything else. */
    cooked(text, at) {
        SLL.lastIndex = at;
        let m = SLL.exec(text);
        if (m !== null) {
            this.cookedHeader(text, SLL.lastIndex, { layer: "sll", direction: m[1], src: m[2] });
            return true;
        }
        SLL2.lastIndex = at;
        m = SLL2.exec(text);
        if (m === null)
            return false;
        const [, name, direction] = m;
        SLL2_ETHERNET.lastIndex = SLL2.lastIndex;
        const e = SLL2_ETHERNET.exec(text);
        const known = { layer: "sll2", interface: name, direction: direction };
        if (e !== null)
            this.cookedHeader(text, SLL2_ETHERNET.lastIndex, { ...known, ifindex: Number(e[1]), src: e[2] });
        else {
            this.push({ ...known, ifindex: undefined, src: undefined, etherType: undefined, length: undefined });
            this.link(text, SLL2.lastIndex);
        }
        return true;
    }
    /** "ethertype IPv4 (0x0800), length 154: ..." behind a cooked header. */
    cookedHeader(text, at, known) {
        const type = etherTypeName(text, at + 10);
        const length = after(text, "length ", at);
        const { layer, direction, src } = known;
        this.push({ layer, interface: known.interface, ifindex: known.ifindex, direction, src, etherType: type, length });
        const colon = text.indexOf(": ", at);
        this.behind(type, text, colon < 0 ? text.length : colon + 2);
    }
    /** A link header, or the word that says what follows. */
    link(text, at) {
        if (this.into.length >= MOST_LAYERS)
            return;
        if (text.startsWith("IP ", at))
            this.ip(text, at + 3, false);
        else if (isMacPair(text, at))
            this.ethernet(text, at);
        else if (text.startsWith("IP6 ", at))
            this.ip(text, at + 4, true);
        else if (text.startsWith("ARP, ", at))
            this.push(parseArp(text, at + 5));
        else if (text.startsWith("RARP, ", at))
            this.push(parseArp(text, at + 6));
        else if (text.charCodeAt(at) === OPEN_PAREN)
            this.ip(text, at, text.startsWith("(hlim", at));
        else
            this.rareLink(text, at);
    }
    rareLink(text, at) {
        NAMED_ETHERNET.lastIndex = at;
        const m = NAMED_ETHERNET.exec(text);
        if (m !== null)
            this.ethernetType(text, NAMED_ETHERNET.lastIndex, m[1], m[2]);
        else if (text.startsWith("MPLS ", at))
            this.tunnel(parseMpls(text, at), text);
        else if (text.startsWith("vlan ", at))
            this.vlan(text, at);
        else if (text.startsWith("Reverse Re", at))
            this.push(parseArp(text, at));
        else
            this.wrapped(text, at);
    }
    /** ERSPAN and NSH say something of their own before the packet inside. */
    wrapped(text, at) {
        const m = /^(?:erspan [^:]*|NSH, [^:]*)(: |$)/.exec(text.slice(at));
        this.push({ layer: "other", text: text.slice(at, m === null ? text.length : at + m[0].length) });
        if (m === null)
            return;
        if (m[1] === "")
            this.expect = "inner";
        else
            this.link(text, at + m[0].length);
    }
    ethernet(text, at) {
        const src = text.slice(at, at + 17);
        if (!isMac(text, at + 20) || text.charCodeAt(at + 37) !== 44) {
            this.rareLink(text, at);
            return;
        }
        this.ethernetType(text, at + 39, src, text.slice(at + 20, at + 37));
    }
    /** "ethertype IPv4 (0x0800), length 148: " or "802.3, length 38: " at `at`. */
    ethernetType(text, at, src, dst) {
        const typed = text.startsWith("ethertype ", at);
        const etherType = typed ? etherTypeName(text, at + 10) : "802.3";
        const comma = text.indexOf(",", at);
        const l = comma < 0 ? text.length : skipSpaces(text, comma + 1);
        const length = text.startsWith("length ", l) ? decimal(text, l + 7) : undefined;
        this.push({ layer: "eth", src, dst, etherType, length });
        const p = length === undefined ? l : endOfDigits(text, l + 7) + 1;
        this.behind(etherType, text, skipSpaces(text, p));
    }
    /** What an Ethertype announces. */
    behind(etherType, text, at) {
        if (etherType === "IPv4")
            this.ip(text, text.startsWith("IP ", at) ? at + 3 : at, false);
        else if (etherType === "IPv6")
            this.ip(text, text.startsWith("IP6 ", at) ? at + 4 : at, true);
        else if (etherType === "ARP")
            this.push(parseArp(text, text.startsWith("ARP, ", at) ? at + 5 : at));
        else if (etherType === "Reverse ARP")
            this.push(parseArp(text, at));
        else if (etherType.startsWith("802.1Q"))
            this.vlan(text, at);
        else if (etherType.startsWith("MPLS"))
            this.tunnel(parseMpls(text, at), text);
        else
            this.other(text, at);
    }
    /** "vlan 200, p 0, DEI, ethertype IPv4 (0x0800), ..." */
    vlan(text, at) {
        const vid = text.startsWith("vlan ", at) ? decimal(text, at + 5) : undefined;
        if (vid === undefined || this.into.length >= MOST_LAYERS) {
            this.other(text, at);
            return;
        }
        this.push({ layer: "vlan", vid });
        const e = text.indexOf("ethertype ", at);
        if (e >= 0 && e - at < 32) {
            const comma = text.indexOf(",", e);
            this.behind(etherTypeName(text, e + 10), text, comma < 0 ? text.length : skipSpaces(text, comma + 1));
            return;
        }
        OLD_TAG.lastIndex = at;
        if (OLD_TAG.test(text))
            this.link(text, OLD_TAG.lastIndex);
        else
            this.other(text, at);
    }
    /** An IP header: what -v prints of it in parentheses, and then the addresses. */
    ip(text, at, v6) {
        const { head } = this;
        head.reset(v6);
        let p = skipSpaces(text, at);
        if (text.charCodeAt(p) === OPEN_BRACKET) {
            const verbose = text.indexOf("(invalid) (", p);
            if (verbose < 0) {
                this.other(text, p);
                return;
            }
            p = verbose + 10;
        }
        if (text.charCodeAt(p) === OPEN_PAREN) {
            const end = closing(text, p);
            if (end < 0) {
                this.other(text, p);
                return;
            }
            head.verbose(text, p, end);
            p = skipSpaces(text, end);
            if (text.charCodeAt(p) === OPEN_BRACKET)
                p = head.realLength(text, p);
            if (p >= text.length) {
                this.expect = "addresses";
                return;
            }
        }
        this.addresses(text, p);
    }
    /** "src > dst: ..." with ports or without. */
    addresses(text, at) {
        this.expect = "nothing";
        const gt = text.indexOf(" > ", at);
        if (gt < 0 || text.indexOf(" ", at) !== gt) {
            this.other(text, at);
            return;
        }
        const { head } = this;
        const d = gt + 3;
        const colon = text.indexOf(": ", d);
        const end = colon >= 0 ? colon : text.endsWith(":") ? text.length - 1 : text.length;
        const upper = colon >= 0 ? this.behindChecks(text, colon + 2) : text.length;
        const named = !text.startsWith("ICMP", upper) && !text.startsWith("icmp", upper) && this.hasPorts();
        const sdot = portDot(text, at, gt, named);
        const ddot = portDot(text, d, end, named);
        this.push({
            layer: head.v6 ? "ipv6" : "ipv4",
            src: text.slice(at, sdot < 0 ? gt : sdot),
            dst: text.slice(d, ddot < 0 ? end : ddot),
            protocol: head.protocol,
            ttl: head.ttl,
            totalLength: head.totalLength,
            headerLength: head.headerLength,
            fragment: head.fragment,
        });
        if (sdot < 0 || ddot < 0)
            this.above(text, upper);
        else
            this.ports(text, upper, text.slice(sdot + 1, gt), text.slice(ddot + 1, end));
    }
    hasPorts() {
        const p = this.head.protocol;
        return p === undefined || p === "UDP" || p === "TCP" || p === "SCTP";
    }
    /** Behind "[udp sum ok] ", "[no cksum] ", "[bad udp cksum 0x1486 -> 0x1d9c!] ". */
    behindChecks(text, at) {
        let p = skipSpaces(text, at);
        while (text.charCodeAt(p) === OPEN_BRACKET) {
            const end = text.indexOf("] ", p);
            if (end < 0)
                return p;
            p = skipSpaces(text, end + 2);
        }
        return p;
    }
    /** What stands above UDP or TCP. */
    ports(text, at, sport, dport) {
        if (text.startsWith("UDP, length ", at)) {
            this.push({ layer: "udp", sport, dport, length: decimal(text, at + 12), bare: true });
        }
        else if (text.startsWith("VXLAN", at) || text.startsWith("OTV, ", at) || text.startsWith("Geneve, ", at)) {
            this.push({ layer: "udp", sport, dport, length: undefined, bare: false });
            if (text.startsWith("Geneve", at))
                this.tunnel(parseGeneve(text, at), text);
            else
                this.tunnel(parseVxlan(text, at), text);
        }
        else if (text.startsWith("Flags [", at)) {
            const length = after(text, ", length ", at);
            this.push({ layer: "tcp", sport, dport, length, bare: false });
        }
        else if (text.startsWith("tcp ", at)) {
            this.push({ layer: "tcp", sport, dport, length: decimal(text, at + 4), bare: true });
        }
        else
            this.otherPorts(text, at, sport, dport);
    }
    otherPorts(text, at, sport, dport) {
        const { protocol } = this.head;
        const layer = protocol === "UDP" ? "udp" : protocol === "TCP" ? "tcp" : "ports";
        this.push({ layer, sport, dport, length: undefined, bare: false });
        if (text.startsWith("MPLS (", at))
            this.tunnel(parseMpls(text, at), text);
        else if (at < text.length)
            this.other(text, at);
    }
    /** A tunnel header, and the packet inside, on this line or on the next. */
    tunnel({ layer, end, cut }, text) {
        this.push(layer);
        const p = skipSpaces(text, end);
        if (cut)
            return;
        if (p >= text.length)
            this.expect = "inner";
        else
            this.link(text, p);
    }
    /** What stands above IP without ports. */
    above(text, at) {
        if (text.startsWith("ICMP ", at))
            this.icmp(parseIcmp(text, at + 5, false));
        else if (text.startsWith("ICMP6, ", at))
            this.icmp(parseIcmp(text, at + 7, true));
        else if (text.startsWith("GREv0, ", at))
            this.tunnel(parseGre(text, at), text);
        else if (text.startsWith("IP ", at) || text.startsWith("IP6 ", at)) {
            this.push({ layer: "ip-in-ip", vni: undefined, optionsLength: 0 });
            this.link(text, at);
        }
        else if (this.head.v6 && /^(?:HBH|DSTOPT|RT6|frag)\b/.test(text.slice(at, at + 6)))
            this.behindExtensions(text, at);
        else if (at < text.length)
            this.other(text, at);
    }
    icmp(layer) {
        this.push(layer);
        if (layer.message === "error" && this.into === this.layers)
            this.expect = "quote";
    }
    behindExtensions(text, at) {
        const icmp6 = text.indexOf("ICMP6, ", at);
        if (icmp6 < 0)
            this.other(text, at);
        else
            this.icmp(parseIcmp(text, icmp6 + 7, true));
    }
}
/** Name of an Ethertype at `at`, without its number in parentheses. */
function etherTypeName(text, at) {
    if (text.startsWith("IPv4", at))
        return "IPv4";
    const comma = text.indexOf(",", at);
    const paren = text.indexOf(" (", at);
    const end = comma < 0 ? text.length : comma;
    return text.slice(at, paren >= 0 && paren < end ? paren : end).trim();
}
