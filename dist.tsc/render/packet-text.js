import * as dot1q from "../decode/wire/dot1q.js";
import * as ethernet from "../decode/wire/ethernet.js";
import * as icmp from "../decode/wire/icmp.js";
import * as icmpv6 from "../decode/wire/icmpv6.js";
import * as ipv4 from "../decode/wire/ipv4.js";
import * as ipv6 from "../decode/wire/ipv6.js";
import * as mpls from "../decode/wire/mpls.js";
import * as sll from "../decode/wire/sll.js";
import * as sll2 from "../decode/wire/sll2.js";
import { FLAG, LAYER } from "../decode/wire/slots.js";
import * as tcp from "../decode/wire/tcp.js";
import * as udp from "../decode/wire/udp.js";
import * as vxlan from "../decode/wire/vxlan.js";
import { checksumOf } from "../observe/packet-checksums.js";
import { icmpOf, icmpv6Of, ipLength, ROW_NAMES, tcpFlagLetters, wireEnd, } from "../observe/packet-row.js";
import { linkTypeName } from "../read/linktype.js";
import { arpWords, geneveWords, greWords, quoteWords } from "./layer-words.js";
import { PacketClock } from "./packet-time.js";
import { cookedDirection, etherTypeWords, icmpv6Words, icmpWords, protocolWords } from "./packet-words.js";
/** Room for a line of 64 layers without its texts of free length, which reserve their own. */
const LINE_BYTES = 16384;
const SPACE = 32;
const NEWLINE = 10;
/** Between a layer and the one it carries. */
const CARRIES = ": ";
/** Writes lines; one writer a capture. */
export class PacketText {
    out;
    time;
    clock = new PacketClock();
    names = [];
    constructor(out, time) {
        this.out = out;
        this.time = time;
    }
    /** Appends the line of one packet. */
    write(v) {
        const { out } = this;
        const { slots: s, batch } = v;
        out.reserve(LINE_BYTES);
        out.uint(batch.first + v.i);
        out.char(SPACE);
        if (this.time !== "none") {
            if (!this.clock.write(out, v, this.time))
                out.ascii("no-time");
            out.char(SPACE);
        }
        if (v.hasInterfaces) {
            out.utf8((this.names[v.iface.index] ??= interfaceName(v)));
            out.reserve(LINE_BYTES);
        }
        this.record(v);
        for (let k = 0; k < s.count; k++) {
            if (k > 0)
                out.ascii(CARRIES);
            this.layer(v, k);
        }
        this.tail(v);
        out.char(NEWLINE);
    }
    /** Lengths of the record itself, where the first header does not say them: cut, FCS, cooked. */
    record(v) {
        const { out } = this;
        const { batch, i } = v;
        const len = batch.len[i];
        const first = v.slots.count === 0 ? LAYER.raw : v.slots.layer[0];
        if (first === LAYER.eth && batch.caplen[i] === len && batch.fcs[i] === 0)
            return;
        out.ascii("record ");
        out.uint(len);
        if (batch.caplen[i] !== len) {
            out.ascii(" captured ");
            out.uint(batch.caplen[i]);
        }
        if (batch.fcs[i] > 0) {
            out.ascii(" FCS ");
            out.uint(batch.fcs[i]);
        }
        out.ascii(v.slots.count === 0 ? ` link type ${linkTypeName(v.iface.linkType)}` : ", ");
    }
    layer(v, k) {
        const { out } = this;
        const b = v.batch.bytes;
        const at = v.slots.at[k];
        switch (v.slots.layer[k]) {
            case LAYER.eth:
                out.mac(b, at + 6);
                out.ascii(" > ");
                out.mac(b, at);
                out.ascii(", frame ");
                return out.uint(wireEnd(v, k) - at);
            case LAYER.ipv4:
            case LAYER.ipv6:
                return this.ip(v, k);
            case LAYER.udp:
                out.ascii("UDP payload ");
                return out.uint(wireEnd(v, k) - at - udp.LEN);
            case LAYER.tcp:
                return this.tcp(v, k);
            case LAYER.vxlan:
                out.ascii("VXLAN vni ");
                out.uint(vxlan.vni(b, at));
                if (!vxlan.vniValid(b, at))
                    out.ascii(" (I flag clear)");
                return;
            case LAYER.icmp:
                return this.icmp(v, k);
            default:
                this.rarer(v, k);
        }
    }
    /** Addresses, with ports where the next header has them, and the packet's length. */
    ip(v, k) {
        const { out } = this;
        const { slots: s } = v;
        const b = v.batch.bytes;
        const at = s.at[k];
        const next = k + 1 < s.count ? s.layer[k + 1] : 0;
        const ports = next === LAYER.udp || next === LAYER.tcp ? s.at[k + 1] : -1;
        const four = s.layer[k] === LAYER.ipv4;
        if (four)
            out.ipv4(b, at + 12);
        else
            out.ipv6(b, at + 8);
        if (ports >= 0)
            this.port(udp.sport(b, ports));
        out.ascii(" > ");
        if (four)
            out.ipv4(b, at + 16);
        else
            out.ipv6(b, at + 24);
        if (ports >= 0)
            this.port(udp.dport(b, ports));
        out.ascii(", packet ");
        out.uint(ipLength(v, k));
        if ((s.flags & (FLAG.firstFragment | FLAG.laterFragment)) !== 0)
            this.fragment(v, k);
        if (next === 0 && s.stop === undefined && (s.flags & FLAG.laterFragment) === 0) {
            out.ascii(CARRIES);
            out.ascii(protocolWords(lastProtocol(v, k)));
        }
    }
    port(port) {
        this.out.char(46);
        this.out.uint(port);
    }
    fragment(v, k) {
        const b = v.batch.bytes;
        const at = v.slots.at[k];
        const { out } = this;
        if (v.slots.layer[k] === LAYER.ipv4) {
            if (ipv4.fragmentOffset(b, at) === 0 && !ipv4.moreFragments(b, at))
                return;
            out.ascii(`, fragment id ${ipv4.identification(b, at)} offset ${ipv4.fragmentOffset(b, at)}`);
            if (ipv4.moreFragments(b, at))
                out.ascii(" more follow");
            return;
        }
        for (const e of ipv6.next(b, at, v.slots.end[k])) {
            if (e.protocol !== ipv6.EXTENSION.fragment)
                continue;
            out.ascii(`, fragment id ${ipv6.identification(b, e.at)} offset ${ipv6.fragmentOffset(b, e.at)}`);
            if (ipv6.moreFragments(b, e.at))
                out.ascii(" more follow");
            return;
        }
    }
    tcp(v, k) {
        const { out } = this;
        const b = v.batch.bytes;
        const at = v.slots.at[k];
        out.ascii("TCP [");
        out.ascii(tcp.flags(b, at) === 0 ? "no flags" : tcpFlagLetters(tcp.flags(b, at)));
        out.ascii("] seq ");
        out.uint(tcp.seq(b, at));
        out.ascii(", ack ");
        out.uint(tcp.ack(b, at));
        out.ascii(", TCP payload ");
        out.uint(Math.max(0, wireEnd(v, k) - at - tcp.headerLength(b, at)));
    }
    icmp(v, k) {
        const { out } = this;
        const b = v.batch.bytes;
        const at = v.slots.at[k];
        const type = icmp.type(b, at);
        out.ascii("ICMP ");
        out.ascii(icmpWords(type, icmp.code(b, at)));
        if (icmp.hasId(type))
            this.echo(icmp.id(b, at), icmp.seq(b, at));
        else if (icmp.isError(type))
            this.error(icmpOf(b, at, v.slots.end[k]));
        out.ascii(", message ");
        out.uint(wireEnd(v, k) - at);
    }
    icmpv6(v, k) {
        const { out } = this;
        const b = v.batch.bytes;
        const at = v.slots.at[k];
        const type = icmpv6.type(b, at);
        out.ascii("ICMPv6 ");
        out.ascii(icmpv6Words(type, icmpv6.code(b, at)));
        if (icmpv6.hasId(type))
            this.echo(icmpv6.id(b, at), icmpv6.seq(b, at));
        else if (icmpv6.isError(type))
            this.error(icmpv6Of(b, at, v.slots.end[k]));
        else if (icmpv6.isNeighbour(type)) {
            out.ascii(` ${icmpv6.target(b, at)}`);
            const link = icmpv6.linkAddress(b, at, v.slots.end[k]);
            if (link !== undefined)
                out.ascii(type === icmpv6.TYPE_OF.neighbourAdvertisement ? ` is at ${link}` : ` asked by ${link}`);
            if (type === icmpv6.TYPE_OF.neighbourAdvertisement && !icmpv6.solicited(b, at))
                out.ascii(", unsolicited");
        }
        out.ascii(", message ");
        out.uint(wireEnd(v, k) - at);
    }
    echo(id, seq) {
        const { out } = this;
        out.ascii(", id ");
        out.uint(id);
        out.ascii(", seq ");
        out.uint(seq);
    }
    error(message) {
        const { out } = this;
        if (message.mtu !== undefined)
            out.ascii(`, mtu ${message.mtu}`);
        if (message.quote !== undefined)
            out.ascii(`, about ${quoteWords(message.quote)}`);
    }
    rarer(v, k) {
        const { out } = this;
        const b = v.batch.bytes;
        const at = v.slots.at[k];
        switch (v.slots.layer[k]) {
            case LAYER.vlan:
                out.ascii(`VLAN ${dot1q.vid(b, at)}${dot1q.pcp(b, at) > 0 ? ` pcp ${dot1q.pcp(b, at)}` : ""}`);
                return out.ascii(dot1q.dei(b, at) ? " dei" : "");
            case LAYER.sll:
                return out.ascii(`SLL ${cookedDirection(sll.packetType(b, at))} ${sll.address(b, at) ?? "no address"}`);
            case LAYER.sll2:
                out.ascii(`SLL2 ifindex ${sll2.ifindex(b, at)} `);
                return out.ascii(`${cookedDirection(sll2.packetType(b, at))} ${sll2.address(b, at) ?? "no address"}`);
            case LAYER.arp:
            case LAYER.rarp:
                return out.ascii(arpWords(b, at));
            case LAYER.icmpv6:
                return this.icmpv6(v, k);
            case LAYER.geneve:
                return out.ascii(geneveWords(b, at));
            case LAYER.gre:
                return out.ascii(greWords(b, at));
            case LAYER.mpls:
                return out.ascii(`MPLS label ${mpls.label(b, at)} ttl ${mpls.ttl(b, at)}`);
            default:
                out.ascii(ROW_NAMES[v.slots.layer[k]].toUpperCase());
        }
    }
    /** What follows the last layer: its unknown payload, then what is wrong or inferred. */
    tail(v) {
        const { out } = this;
        const { slots: s } = v;
        const b = v.batch.bytes;
        const last = s.count - 1;
        if (last >= 0 && s.stop === undefined) {
            const at = s.at[last];
            if (s.layer[last] === LAYER.eth)
                out.ascii(CARRIES + etherTypeWords(ethernet.etherType(b, at)));
            else if (s.layer[last] === LAYER.vlan)
                out.ascii(CARRIES + etherTypeWords(dot1q.etherType(b, at)));
        }
        if ((s.flags & FLAG.inferredTunnel) !== 0)
            out.ascii(" [tunnel found by content]");
        if ((s.flags & FLAG.lengthFromFrame) !== 0)
            out.ascii(" [length 0: segmentation left to the NIC]");
        for (let k = 0; k < s.count; k++) {
            const state = checksumOf(b, s, k);
            if (state === "wrong")
                out.ascii(` [${ROW_NAMES[s.layer[k]]} checksum wrong]`);
            else if (state === "notFilledIn")
                out.ascii(` [${ROW_NAMES[s.layer[k]]} checksum left to the NIC]`);
        }
        if (v.evpn !== undefined)
            for (const row of v.evpn)
                this.evpn(row);
        if (s.stop !== undefined)
            out.utf8(stopWords(v));
    }
    evpn(row) {
        const part = (name, value) => value === undefined ? "" : ` ${name} ${value.toString()}`;
        const what = `${part("mac", row.mac)}${part("ip", row.ip)}${part("vni", row.vni)}${part("from", row.or_ip)}`;
        const how = `${part("next hop", row.next_hop)}${part("sequence", row.mm_seq)}${row.mm_sticky === true ? " sticky" : ""}`;
        this.out.utf8(` [EVPN ${row.op} type ${row.rt}${what}${how}]`);
        this.out.reserve(LINE_BYTES);
    }
}
function interfaceName(v) {
    // A name comes from the file: no control characters of it may reach a terminal.
    // eslint-disable-next-line no-control-regex
    return `${(v.iface.name ?? `#${v.iface.id}`).replace(/[\u0000-\u0020\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, "?")} `;
}
function lastProtocol(v, k) {
    const b = v.batch.bytes;
    const at = v.slots.at[k];
    if (v.slots.layer[k] === LAYER.ipv4)
        return ipv4.protocol(b, at);
    let protocol = ipv6.nextHeader(b, at);
    for (const e of ipv6.next(b, at, v.slots.end[k]))
        protocol = e.nextHeader;
    return protocol;
}
function stopWords(v) {
    const stop = v.slots.stop;
    if (stop.bad !== undefined)
        return ` [${stop.layer} at ${stop.offset}: ${stop.bad}]`;
    const why = (v.slots.flags & FLAG.snapped) !== 0 ? "cut by the snaplen" : `cut at ${stop.endFrom}`;
    return ` [${stop.layer} at ${stop.offset} ${why}: needs ${stop.need}, has ${stop.have}]`;
}
