// Whether a recording shows packets in both directions: a tap of one fibre, or a filter for requests, shows one, and then an absent
// reply says nothing. Looked for only until the first address that both sends and receives.
import { u16be, u32be } from "../core/bytes.js";
/** Addresses kept; a recording with more and still none in common is not told. */
const LIMIT = 8192;
/** Beyond this many packets without an answer in sight, one in STEP is looked at. */
const SURE = 65_536;
const STEP = 61;
const ETHERNET = 1;
/** LINKTYPE_ number to where the IP header begins; 0 is right behind. */
const IP_AT = new Map([
    [12, 0],
    [14, 0],
    [101, 0],
    [113, 16],
    [228, 0],
    [229, 0],
    [276, 20],
]);
const TAGS = new Set([0x8100, 0x88a8, 0x9100]);
// Kinds of address apart: a MAC is below 2^48.
const V4 = 2 ** 48;
const V6 = 2 ** 49;
/** Senders and receivers of one recording, by MAC and by outermost IP address; group addresses are none. */
export class Directions {
    senders = new Set();
    receivers = new Set();
    both = false;
    blind = false;
    /** The pair before, of MACs and of IP addresses: most packets repeat it. */
    last = [-1, -1, -1, -1];
    /** True: some address both sends and receives. False: none does. Undefined: it cannot be told. */
    get bothWays() {
        if (this.both)
            return true;
        return this.blind || this.senders.size === 0 || this.receivers.size === 0 ? undefined : false;
    }
    /** Nothing more is learnt from further packets. */
    get settled() {
        return this.both || this.blind;
    }
    /** The packets of a batch. */
    enter(batch, interfaces) {
        const step = batch.first > SURE ? STEP : 1;
        for (let i = 0; i < batch.count && !this.settled; i += step) {
            this.packet(batch, i, interfaces[batch.iface[i]].linkType);
        }
    }
    /** A packet from one address to another; a group address as receiver is given as undefined. `kind` 2 for IP beside MACs. */
    pair(from, to, kind = 0) {
        const { last } = this;
        if (from === last[kind] && to === last[kind + 1])
            return;
        last[kind] = from;
        last[kind + 1] = to;
        if (from !== undefined)
            this.senders.add(from);
        if (to !== undefined)
            this.receivers.add(to);
        if ((from !== undefined && this.receivers.has(from)) || (to !== undefined && this.senders.has(to)))
            this.both = true;
        if (this.senders.size + this.receivers.size > LIMIT)
            this.blind = true;
    }
    packet(batch, row, linkType) {
        const at = batch.offset[row];
        const end = at + batch.caplen[row];
        const b = batch.bytes;
        if (linkType !== ETHERNET) {
            const ip = IP_AT.get(linkType);
            if (ip === undefined)
                this.blind = true;
            else
                this.ip(b, at + ip, end);
            return;
        }
        if (at + 14 > end)
            return;
        this.pair(macAt(b, at + 6), (b[at] & 1) === 1 ? undefined : macAt(b, at));
        let type = at + 12;
        while (type + 6 <= end && TAGS.has(u16be(b, type)))
            type += 4;
        const ethertype = u16be(b, type);
        if (ethertype === 0x0800 || ethertype === 0x86dd)
            this.ip(b, type + 2, end);
    }
    ip(b, at, end) {
        const version = at < end ? b[at] >> 4 : 0;
        if (version === 4 && at + 20 <= end) {
            const to = b[at + 16];
            this.pair(V4 + u32be(b, at + 12), to >= 224 ? undefined : V4 + u32be(b, at + 16), 2);
        }
        else if (version === 6 && at + 40 <= end) {
            this.pair(v6At(b, at + 8), b[at + 24] === 0xff ? undefined : v6At(b, at + 24), 2);
        }
    }
}
function macAt(b, at) {
    return u16be(b, at) * 2 ** 32 + u32be(b, at + 2);
}
/** Two addresses that differ come out as one about once in 2^48: then nothing is called a tap of one direction. */
function v6At(b, at) {
    const high = (u32be(b, at) ^ Math.imul(u32be(b, at + 4), 0x9e3779b1)) & 0xffff;
    return V6 + high * 2 ** 32 + ((u32be(b, at + 8) ^ Math.imul(u32be(b, at + 12), 0x85ebca6b)) >>> 0);
}
