// Walks a frame from the outside in, into reused slots. The only file that knows which layer follows which.
// Nothing is allocated for a frame that decodes to its end; a frame that does not gets one Stop.
import { u16be } from "../../core/bytes.js";
import * as arp from "./arp.js";
import * as dot1q from "./dot1q.js";
import * as erspan from "./erspan.js";
import * as ethernet from "./ethernet.js";
import * as geneve from "./geneve.js";
import * as gre from "./gre.js";
import * as icmp from "./icmp.js";
import * as icmpv6 from "./icmpv6.js";
import * as ipv4 from "./ipv4.js";
import * as ipv6 from "./ipv6.js";
import * as llc from "./llc.js";
import * as mpls from "./mpls.js";
import { afterEtherType, afterProtocol, DONE, KIND, portTable } from "./next-layer.js";
import * as nullLoopback from "./null-loopback.js";
import * as raw from "./raw.js";
import * as sll from "./sll.js";
import * as sll2 from "./sll2.js";
import { FLAG, LAYER, MAX_LAYERS } from "./slots.js";
import { bad } from "./stop.js";
import * as tcp from "./tcp.js";
import { consistentFrame, looksLikeGeneve, looksLikeVxlan } from "./tunnel-guess.js";
import * as udp from "./udp.js";
import * as vxlan from "./vxlan.js";
import { WalkState } from "./walk-state.js";
/** Link types that are walked: LINKTYPE_ numbers of tcpdump.org. */
export const LINKTYPE = {
    null: 0,
    ethernet: 1,
    rawBsd: 12,
    rawOpenBsd: 14,
    raw: 101,
    loop: 108,
    linuxSll: 113,
    ipv4: 228,
    ipv6: 229,
    linuxSll2: 276,
};
/** A fresh walker; make one per reader and reuse it. */
export function createWalker(options = {}) {
    return new FrameWalker(options);
}
/** Ports below this are services: a tunnel port facing one is more likely a client's ephemeral port. */
const FIRST_USER_PORT = 1024;
const BGP_PORT = 179;
const NO_NEXT_HEADER = 59;
const ARPHRD_IPGRE = 778;
const ARPHRD_NETLINK = 824;
class FrameWalker extends WalkState {
    ports;
    guess;
    /** The VXLAN header to come is VXLAN-GPE's. */
    gpe = false;
    constructor(options) {
        super(options.maxDepth ?? MAX_LAYERS);
        this.ports = portTable(options.tunnelPorts ?? []);
        this.guess = options.guessTunnels ?? true;
    }
    walk(bytes, at, caplen, linkType, len = caplen) {
        this.begin(bytes, at, at + caplen);
        let next = this.link(linkType);
        while (next !== DONE)
            next = this.step(next);
        if (this.slots.stop !== undefined)
            this.finish(this.slots.stop, at, len > caplen);
    }
    link(linkType) {
        switch (linkType) {
            case LINKTYPE.ethernet:
                return LAYER.eth;
            case LINKTYPE.linuxSll:
                return LAYER.sll;
            case LINKTYPE.linuxSll2:
                return LAYER.sll2;
            case LINKTYPE.raw:
            case LINKTYPE.rawBsd:
            case LINKTYPE.rawOpenBsd:
                return LAYER.raw;
            case LINKTYPE.ipv4:
                return LAYER.ipv4;
            case LINKTYPE.ipv6:
                return LAYER.ipv6;
            case LINKTYPE.null:
            case LINKTYPE.loop:
                return LAYER.null;
            default:
                return this.fail(bad(this.w, "link", this.at, `link type ${linkType} is not decoded`));
        }
    }
    step(layer) {
        switch (layer) {
            case LAYER.eth:
                return this.ethernet();
            case LAYER.ipv4:
                return this.ipv4();
            case LAYER.udp:
                return this.udp();
            case LAYER.vxlan:
                return this.vxlan();
            case LAYER.icmp:
                return this.leaf(LAYER.icmp, icmp.check(this.w, this.at));
            case LAYER.tcp:
                return this.tcp();
            case LAYER.geneve:
                return this.geneve();
            case LAYER.ipv6:
                return this.ipv6();
            case LAYER.vlan:
                return this.vlan();
            case LAYER.icmpv6:
                return this.leaf(LAYER.icmpv6, icmpv6.check(this.w, this.at));
            case LAYER.arp:
            case LAYER.rarp:
                return this.leaf(layer, arp.check(this.w, this.at));
            case LAYER.sll:
                return this.sll();
            case LAYER.sll2:
                return this.sll2();
            case LAYER.gre:
                return this.gre();
            case LAYER.erspan:
                return this.erspan();
            case LAYER.mpls:
                return this.mpls();
            case LAYER.raw:
                return this.raw();
            case LAYER.null:
                return this.nullLoopback();
            case LAYER.llc:
                return this.llc();
            case LAYER.bgp:
            default:
                return DONE;
        }
    }
    ethernet() {
        const at = this.at;
        const stop = ethernet.check(this.w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.eth, ethernet.LEN))
            return DONE;
        return this.afterTypeOrLength(ethernet.etherType(this.w.bytes, at), "eth.length");
    }
    vlan() {
        const at = this.at;
        const stop = dot1q.check(this.w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.vlan, dot1q.LEN))
            return DONE;
        return this.afterTypeOrLength(dot1q.etherType(this.w.bytes, at), "vlan.length");
    }
    afterTypeOrLength(value, from) {
        if (value >= ethernet.FIRST_ETHER_TYPE)
            return afterEtherType(value);
        this.limit(this.at + value, from);
        // Novell's "raw" 802.3 has IPX, whose checksum is always 0xffff, where LLC would be.
        if (this.w.end - this.at >= 2 && u16be(this.w.bytes, this.at) === 0xffff)
            return DONE;
        return LAYER.llc;
    }
    llc() {
        const { w, at } = this;
        const stop = llc.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        const snap = llc.isSnap(w.bytes, at);
        if (!this.take(LAYER.llc, snap ? llc.SNAP_LEN : llc.LEN) || !snap)
            return DONE;
        const oui = llc.oui(w.bytes, at);
        return oui === 0 || oui === 0x0000f8 ? afterEtherType(llc.pid(w.bytes, at)) : DONE;
    }
    sll() {
        const { w, at } = this;
        const stop = sll.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.sll, sll.LEN))
            return DONE;
        return this.afterCooked(sll.arphrd(w.bytes, at), sll.protocol(w.bytes, at));
    }
    sll2() {
        const { w, at } = this;
        const stop = sll2.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.sll2, sll2.LEN))
            return DONE;
        return this.afterCooked(sll2.arphrd(w.bytes, at), sll2.protocol(w.bytes, at));
    }
    afterCooked(arphrd, protocol) {
        if (arphrd === ARPHRD_NETLINK)
            return DONE;
        if (arphrd === ARPHRD_IPGRE)
            return this.afterGre(protocol, false);
        if (protocol >= ethernet.FIRST_ETHER_TYPE)
            return afterEtherType(protocol);
        return protocol === 4 ? LAYER.llc : DONE;
    }
    raw() {
        const { w, at } = this;
        const stop = raw.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        const version = raw.version(w.bytes, at);
        if (version !== 4 && version !== 6)
            return this.fail(bad(w, raw.NAME, at, `IP version is ${version}`));
        if (!this.take(LAYER.raw, raw.LEN))
            return DONE;
        return version === 4 ? LAYER.ipv4 : LAYER.ipv6;
    }
    nullLoopback() {
        const { w, at } = this;
        const stop = nullLoopback.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.null, nullLoopback.LEN))
            return DONE;
        return afterEtherType(nullLoopback.etherType(w.bytes, at));
    }
    ipv4() {
        const { w, at } = this;
        const stop = ipv4.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        const b = w.bytes;
        const header = ipv4.headerLength(b, at);
        const total = ipv4.totalLength(b, at);
        if (total >= header)
            this.limit(at + total, "ipv4.totalLength");
        else if (total !== 0)
            return this.fail(bad(w, ipv4.NAME, at, `total length is ${total}`));
        else
            this.slots.flags |= FLAG.lengthFromFrame;
        if (!this.take(LAYER.ipv4, header))
            return DONE;
        if (this.isLaterFragment(ipv4.fragmentOffset(b, at), ipv4.moreFragments(b, at)))
            return DONE;
        const protocol = ipv4.protocol(b, at);
        return protocol === ipv6.EXTENSION.authentication ? this.afterExtensions(protocol) : afterProtocol(protocol);
    }
    isLaterFragment(offset, more) {
        if (offset > 0)
            this.slots.flags |= FLAG.laterFragment;
        else if (more)
            this.slots.flags |= FLAG.firstFragment;
        return offset > 0;
    }
    isLaterIpv6Fragment(at) {
        const offset = ipv6.fragmentOffset(this.w.bytes, at);
        const more = ipv6.moreFragments(this.w.bytes, at);
        if (offset === 0 && !more)
            this.slots.flags |= FLAG.atomicFragment;
        return this.isLaterFragment(offset, more);
    }
    ipv6() {
        const { w, at } = this;
        const stop = ipv6.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        const length = ipv6.payloadLength(w.bytes, at);
        const protocol = ipv6.nextHeader(w.bytes, at);
        if (length > 0 || protocol === NO_NEXT_HEADER)
            this.limit(at + ipv6.LEN + length, "ipv6.payloadLength");
        else
            this.limitJumbo(at, protocol);
        if (!this.take(LAYER.ipv6, ipv6.LEN))
            return DONE;
        return ipv6.isExtension(protocol) ? this.afterExtensions(protocol) : afterProtocol(protocol);
    }
    /** Payload length 0: a jumbogram says its length in a hop-by-hop option (RFC 2675); else the NIC was to segment it. */
    limitJumbo(at, protocol) {
        const { w } = this;
        const option = at + ipv6.LEN;
        const hop = protocol === ipv6.EXTENSION.hopByHop && ipv6.checkExtension(w, protocol, option) === undefined;
        const jumbo = hop ? ipv6.jumboLength(w.bytes, option) : undefined;
        if (jumbo === undefined)
            this.slots.flags |= FLAG.lengthFromFrame;
        else
            this.limit(at + ipv6.LEN + jumbo, "ipv6.jumboLength");
    }
    afterExtensions(first) {
        const { w } = this;
        let protocol = first;
        while (ipv6.isExtension(protocol)) {
            const at = this.at;
            const stop = ipv6.checkExtension(w, protocol, at);
            if (stop !== undefined)
                return this.fail(stop);
            const isFragment = protocol === ipv6.EXTENSION.fragment;
            this.at += ipv6.extensionLength(w.bytes, protocol, at);
            if (isFragment && this.isLaterIpv6Fragment(at))
                return DONE;
            protocol = w.bytes[at];
        }
        return afterProtocol(protocol);
    }
    tcp() {
        const { w, at } = this;
        const stop = tcp.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.tcp, tcp.headerLength(w.bytes, at)) || this.at >= w.end)
            return DONE;
        if (tcp.dport(w.bytes, at) === BGP_PORT || tcp.sport(w.bytes, at) === BGP_PORT)
            this.take(LAYER.bgp, 0);
        return DONE;
    }
    udp() {
        const { w, at } = this;
        const stop = udp.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        const b = w.bytes;
        const length = udp.length(b, at);
        if (length > 0)
            this.limit(at + length, "udp.length");
        else
            this.slots.flags |= FLAG.lengthFromFrame;
        if (!this.take(LAYER.udp, udp.LEN) || this.at >= w.end)
            return DONE;
        const declared = this.ports[udp.dport(b, at)];
        if (declared !== KIND.none && udp.sport(b, at) >= FIRST_USER_PORT)
            return this.afterPort(declared);
        return this.afterDoubtfulPort(at, declared);
    }
    afterPort(kind) {
        this.gpe = kind === KIND.gpe;
        if (kind === KIND.geneve)
            return LAYER.geneve;
        if (kind === KIND.gre)
            return LAYER.gre;
        return kind === KIND.mpls ? LAYER.mpls : LAYER.vxlan;
    }
    /** The destination port is no tunnel's, or it faces a service port: then the content must hold together too. */
    afterDoubtfulPort(at, declared) {
        const { w } = this;
        const first = w.bytes[this.at];
        const byPort = declared | this.ports[udp.sport(w.bytes, at)];
        // 0x08 is VXLAN's only flag; Geneve's version bits are 0 and its length of options is rarely over 32 words.
        if (byPort === KIND.none && (!this.guess || (first !== 0x08 && first >= 0x20)))
            return DONE;
        const length = udp.length(w.bytes, at);
        const payload = { bytes: w.bytes, at: this.at, end: w.end, wireEnd: length > 0 ? at + length : w.end };
        const kind = looksLikeVxlan(payload) ? KIND.vxlan : looksLikeGeneve(payload) ? KIND.geneve : KIND.none;
        if (kind === KIND.none)
            return DONE;
        if (kind !== byPort)
            this.slots.flags |= FLAG.inferredTunnel;
        return this.afterPort(kind);
    }
    vxlan() {
        const { w, at } = this;
        const stop = vxlan.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.vxlan, vxlan.LEN))
            return DONE;
        if (!this.gpe)
            return LAYER.eth;
        switch (vxlan.nextProtocol(w.bytes, at)) {
            case vxlan.GPE_NEXT.ethernet:
                return LAYER.eth;
            case vxlan.GPE_NEXT.ipv4:
                return LAYER.ipv4;
            case vxlan.GPE_NEXT.ipv6:
                return LAYER.ipv6;
            case vxlan.GPE_NEXT.mpls:
                return LAYER.mpls;
            default:
                return DONE;
        }
    }
    geneve() {
        const { w, at } = this;
        const stop = geneve.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.geneve, geneve.headerLength(w.bytes, at)))
            return DONE;
        return afterEtherType(geneve.protocolType(w.bytes, at));
    }
    gre() {
        const { w, at } = this;
        const stop = gre.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.gre, gre.headerLength(w.bytes, at)))
            return DONE;
        if (gre.version(w.bytes, at) !== 0 || this.at >= w.end)
            return DONE;
        return this.afterGre(gre.protocolType(w.bytes, at), gre.hasSequence(w.bytes, at));
    }
    afterGre(protocol, sequence) {
        if (protocol === gre.PROTOCOL_OF.erspan3)
            return LAYER.erspan;
        if (protocol !== gre.PROTOCOL_OF.erspan)
            return afterEtherType(protocol);
        if (sequence)
            return LAYER.erspan;
        // Type I is type II without GRE sequence and without a header of its own.
        return this.take(LAYER.erspan, 0) ? LAYER.eth : DONE;
    }
    erspan() {
        const { w, at } = this;
        const stop = erspan.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.erspan, erspan.headerLength(w.bytes, at)))
            return DONE;
        if (erspan.frameType(w.bytes, at) !== 2)
            return LAYER.eth;
        return this.at < w.end && w.bytes[this.at] >> 4 === 6 ? LAYER.ipv6 : LAYER.ipv4;
    }
    mpls() {
        const { w, at } = this;
        const stop = mpls.check(w, at);
        if (stop !== undefined)
            return this.fail(stop);
        if (!this.take(LAYER.mpls, mpls.LEN))
            return DONE;
        if (!mpls.isBottom(w.bytes, at))
            return LAYER.mpls;
        if (this.at >= w.end)
            return DONE;
        // What follows is not named: RFC 4928 section 3 tells IP from a pseudowire by the first four bits.
        const nibble = w.bytes[this.at] >> 4;
        if (nibble === 4)
            return LAYER.ipv4;
        if (nibble === 6)
            return LAYER.ipv6;
        return nibble === 0 ? this.afterControlWord() : DONE;
    }
    /** An Ethernet pseudowire's control word (RFC 4448 section 4.6), where the frame behind it holds together. */
    afterControlWord() {
        const { w } = this;
        const frame = { bytes: w.bytes, at: this.at + 4, end: w.end, wireEnd: w.end };
        if (!consistentFrame(frame))
            return DONE;
        this.slots.flags |= FLAG.inferredTunnel;
        this.at += 4;
        return LAYER.eth;
    }
}
