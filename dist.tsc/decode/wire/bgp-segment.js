import * as geneve from "./geneve.js";
import * as ipv4 from "./ipv4.js";
import * as ipv6 from "./ipv6.js";
import { LAYER } from "./slots.js";
import * as tcp from "./tcp.js";
import * as vxlan from "./vxlan.js";
/** TCP port of BGP (RFC 4271 section 8.2.1). */
export const BGP_PORT = 179;
/**
 * The BGP segment of a frame; undefined when it has no TCP layer on port 179. The innermost TCP layer counts. `bytes`
 * is a view of `b`. Of a fragmented packet it is what the first fragment holds: the rest is then a gap of the stream.
 */
export function bgpSegment(b, s, place) {
    const k = tcpLayer(s);
    if (k < 1)
        return undefined;
    const at = s.at[k];
    const sport = tcp.sport(b, at);
    const dport = tcp.dport(b, at);
    if (sport !== BGP_PORT && dport !== BGP_PORT)
        return undefined;
    const ip = ipLayer(s, k);
    if (ip < 0)
        return undefined;
    const address = s.layer[ip] === LAYER.ipv4 ? ipv4 : ipv6;
    const from = address.src(b, s.at[ip]);
    const to = address.dst(b, s.at[ip]);
    const scope = tunnelScope(b, s, ip);
    const payload = at + tcp.headerLength(b, at);
    const captured = Math.max(payload, s.end[k]);
    // A length field that says more than the frame could hold does not make up bytes.
    const sent = Math.min(packetEnd(b, s, { ip, frameEnd: place.end }), place.end);
    const flags = tcp.flags(b, at);
    return {
        flow: `${scope}${from} ${sport} ${to} ${dport}`,
        reverse: `${scope}${to} ${dport} ${from} ${sport}`,
        from,
        to,
        seq: tcp.seq(b, at),
        syn: (flags & tcp.TCP_FLAG.syn) !== 0,
        fin: (flags & tcp.TCP_FLAG.fin) !== 0,
        rst: (flags & tcp.TCP_FLAG.rst) !== 0,
        bytes: b.subarray(payload, captured),
        missing: Math.max(0, sent - captured),
        record: place.record,
        at: place.at,
    };
}
function tcpLayer(s) {
    for (let k = s.count - 1; k > 0; k--)
        if (s.layer[k] === LAYER.tcp)
            return k;
    return -1;
}
function ipLayer(s, below) {
    const k = below - 1;
    return s.layer[k] === LAYER.ipv4 || s.layer[k] === LAYER.ipv6 ? k : -1;
}
/** Where the IP packet ends by its own length field; 0 there means that the frame's length counts (offload). */
function packetEnd(b, s, of) {
    const at = s.at[of.ip];
    if (s.layer[of.ip] === LAYER.ipv4) {
        const total = ipv4.totalLength(b, at);
        return total === 0 ? of.frameEnd : at + total;
    }
    const length = ipv6.payloadLength(b, at);
    return length === 0 ? of.frameEnd : at + ipv6.LEN + length;
}
/** The same addresses may be in use in several overlay networks: their VNIs are part of the connection's name. */
function tunnelScope(b, s, below) {
    let scope = "";
    for (let k = 0; k < below; k++) {
        if (s.layer[k] === LAYER.vxlan)
            scope += `${vxlan.vni(b, s.at[k])}/`;
        else if (s.layer[k] === LAYER.geneve)
            scope += `${geneve.vni(b, s.at[k])}/`;
    }
    return scope;
}
