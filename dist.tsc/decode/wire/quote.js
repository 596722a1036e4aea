// The packet that an ICMP or ICMPv6 error quotes: which probe, or which tunnelled probe, the error is about.
import { u16be } from "../../core/bytes.js";
import { createWalker, LINKTYPE } from "./frame.js";
import * as geneve from "./geneve.js";
import * as icmp from "./icmp.js";
import * as icmpv6 from "./icmpv6.js";
import * as ipv4 from "./ipv4.js";
import * as ipv6 from "./ipv6.js";
import { FLAG, LAYER, LAYER_NAMES } from "./slots.js";
import * as vxlan from "./vxlan.js";
/** The RFC 792 minimum after the quoted IP header. */
const QUOTED_BYTES = 8;
let shared;
/**
 * The packet quoted in bytes[at, end): `at` is 8 bytes into the ICMP message, `end` the end of the message. Undefined
 * when there is no IP header. Headers that RFC 792's 8 bytes leave incomplete give what those bytes hold: TCP ports.
 * `walker` is a second walker (not the one in whose slots the error lies) when tunnels are on ports of one's own.
 */
export function readQuote(bytes, at, end, walker) {
    const w = walker ?? (shared ??= createWalker());
    w.walk(bytes, at, Math.max(0, end - at), LINKTYPE.raw);
    const s = w.slots;
    const first = nextIp(s, 0);
    if (first < 0)
        return undefined;
    const last = lastIp(s);
    const outer = quoteOf(bytes, s, first);
    return last > first ? { ...outer, inner: quoteOf(bytes, s, last) } : outer;
}
function isIp(s, i) {
    return s.layer[i] === LAYER.ipv4 || s.layer[i] === LAYER.ipv6;
}
function nextIp(s, from) {
    for (let i = from; i < s.count; i++)
        if (isIp(s, i))
            return i;
    return -1;
}
function lastIp(s) {
    for (let i = s.count - 1; i >= 0; i--)
        if (isIp(s, i))
            return i;
    return -1;
}
function quoteOf(b, s, i) {
    const following = nextIp(s, i + 1);
    const to = following < 0 ? s.count : following;
    const layers = Array.from(s.layer.subarray(i, s.count), (id) => LAYER_NAMES[id]);
    return { layers, ...ipFields(b, s, i), ...ports(b, s, i), ...carried(b, s, i + 1, to) };
}
function ipFields(b, s, i) {
    const at = s.at[i];
    if (s.layer[i] === LAYER.ipv4) {
        const length = ipv4.totalLength(b, at);
        const base = { src: ipv4.src(b, at), dst: ipv4.dst(b, at), protocol: ipv4.protocol(b, at) };
        return length === 0 ? base : { ...base, length };
    }
    let protocol = ipv6.nextHeader(b, at);
    for (const extension of ipv6.next(b, at, s.end[i]))
        protocol = extension.nextHeader;
    const length = ipv6.payloadLength(b, at);
    const base = { src: ipv6.src(b, at), dst: ipv6.dst(b, at), protocol };
    return length === 0 ? base : { ...base, length: ipv6.LEN + length };
}
/** Ports of UDP and TCP from the 8 bytes after the IP header, which are there even where a whole TCP header is not. */
function ports(b, s, i) {
    const next = i + 1;
    if (next < s.count && (s.layer[next] === LAYER.udp || s.layer[next] === LAYER.tcp))
        return portsAt(b, s.at[next]);
    const stop = s.stop;
    const cutTcp = next === s.count && stop !== undefined && stop.layer === "tcp" && stop.have >= QUOTED_BYTES;
    if (!cutTcp || (s.flags & FLAG.laterFragment) !== 0)
        return {};
    return portsAt(b, s.at[0] + stop.offset);
}
function portsAt(b, at) {
    return { sport: u16be(b, at), dport: u16be(b, at + 2) };
}
/** What the layers [from, to) between this IP header and the next say. */
function carried(b, s, from, to) {
    for (let i = from; i < to; i++) {
        const at = s.at[i];
        switch (s.layer[i]) {
            case LAYER.icmp:
                return echo(icmp.type(b, at), icmp.hasId(icmp.type(b, at)), [icmp.id(b, at), icmp.seq(b, at)]);
            case LAYER.icmpv6: {
                const type = icmpv6.type(b, at);
                return icmpv6.hasId(type) ? echo(type, true, [icmpv6.id(b, at), icmpv6.seq(b, at)]) : { icmpType: type };
            }
            case LAYER.vxlan:
                return { tunnel: "vxlan", vni: vxlan.vni(b, at) };
            case LAYER.geneve:
                return { tunnel: "geneve", vni: geneve.vni(b, at) };
            case LAYER.gre:
                return { tunnel: "gre" };
            default:
        }
    }
    return {};
}
function echo(icmpType, hasId, [icmpId, icmpSeq]) {
    return hasId ? { icmpType, icmpId, icmpSeq } : { icmpType };
}
