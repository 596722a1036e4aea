// Fragmented IP packets, as far as needed to know whether an echo reply arrived whole: which bytes of each are there. No
// payload is kept. Bounded; the oldest are let go.
import * as ipv4 from "../decode/wire/ipv4.js";
import * as ipv6 from "../decode/wire/ipv6.js";
import { LAYER } from "../decode/wire/slots.js";
/** Most packets that are followed at once, and most pieces of one. */
const PACKETS = 1024;
const PIECES = 64;
/** A packet with the same identification after this time is another one (RFC 791: reassembly gives up before). */
const LIFETIME_NS = 30e9;
const FRAGMENT = 44;
/** The outermost IP header of a frame that is one of a fragment. */
export function fragmentOf(b, s) {
    for (let k = 0; k < s.count; k++) {
        const at = s.at[k];
        if (s.layer[k] === LAYER.ipv4) {
            const [start, more] = [ipv4.fragmentOffset(b, at), ipv4.moreFragments(b, at)];
            if (start === 0 && !more)
                continue;
            const end = start + ipv4.totalLength(b, at) - ipv4.headerLength(b, at);
            return { k, id: ipv4.identification(b, at), protocol: ipv4.protocol(b, at), start, end, more };
        }
        if (s.layer[k] !== LAYER.ipv6)
            continue;
        for (const e of ipv6.next(b, at, s.end[k])) {
            if (e.protocol !== FRAGMENT)
                continue;
            const [start, more] = [ipv6.fragmentOffset(b, e.at), ipv6.moreFragments(b, e.at)];
            if (start === 0 && !more)
                break;
            const end = start + ipv6.payloadLength(b, at) - (e.at + 8 - at - ipv6.LEN);
            return { k, id: ipv6.identification(b, e.at), protocol: e.nextHeader, start, end, more };
        }
    }
    return undefined;
}
/** Packets of which fragments were seen. */
export class FragmentBook {
    packets = new Map();
    /** Called for a packet that never became whole. */
    lapsed;
    constructor(lapsed) {
        this.lapsed = lapsed;
    }
    /** The packet that a fragment belongs to; a new one comes from `fresh`. */
    packet(key, ns, fresh) {
        const known = this.packets.get(key);
        if (known !== undefined && !(Math.abs(ns - known.at.ns) > LIFETIME_NS))
            return known;
        if (known !== undefined)
            this.letGo(key, known);
        if (this.packets.size >= PACKETS) {
            const [oldest, packet] = this.packets.entries().next().value;
            this.letGo(oldest, packet);
        }
        const d = fresh();
        this.packets.set(key, d);
        return d;
    }
    /** Adds a fragment. True when the packet is whole now; it is forgotten then. */
    add(key, d, f) {
        if (f.start === 0)
            d.begun = true;
        if (!f.more)
            d.length = f.end;
        if (d.pieces.length < 2 * PIECES)
            join(d.pieces, f.start, f.end);
        const whole = d.pieces.length === 2 && d.pieces[0] === 0 && d.pieces[1] === d.length;
        if (whole)
            this.packets.delete(key);
        return whole;
    }
    /** The recording has ended. */
    finish() {
        for (const [key, packet] of this.packets)
            this.letGo(key, packet);
    }
    letGo(key, d) {
        this.packets.delete(key);
        this.lapsed(d);
    }
}
function join(pieces, start, end) {
    let i = 0;
    while (i < pieces.length && pieces[i + 1] < start)
        i += 2;
    let [low, high, taken] = [start, Math.max(start, end), 0];
    while (i + taken < pieces.length && pieces[i + taken] <= high) {
        low = Math.min(low, pieces[i + taken]);
        high = Math.max(high, pieces[i + taken + 1]);
        taken += 2;
    }
    pieces.splice(i, taken, low, high);
}
