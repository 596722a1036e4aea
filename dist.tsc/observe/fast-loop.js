// The second walk over a frame, for speed alone: the common stacks are recognised by a few loads on the batch itself, and
// everything that is not exactly one of them goes to the walker (frame-observer.ts). Both must give the same Observation:
// test/observe/fast-loop.test.ts runs every capture it can find through both.
//
// One method a layer, each small: V8 compiles them sooner than one long function, and runs them no slower.
//
// Recognised: Ethernet with at most one 802.1Q tag, SLL or SLL2; IPv4 without options or IPv6 without extensions, not a
// fragment, wholly captured; then TCP (not BGP), UDP without a tunnel, ICMP echo, or VXLAN or Geneve with an Ethernet
// frame of that same kind inside.
import { KIND, portTable } from "../decode/wire/next-layer.js";
import { LAYER } from "../decode/wire/slots.js";
import { foldTable, newTable } from "./fast-table.js";
import * as histogram from "./histogram.js";
import { OUTER_V6 } from "./mac-book.js";
import { NO_DELTA } from "./ledger.js";
// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const { SMALL } = histogram;
const NO_TUNNEL = KIND.none;
const KIND_VXLAN = KIND.vxlan;
const KIND_GENEVE = KIND.geneve;
const ETHERNET = 1;
const SLL = 113;
const SLL2 = 276;
const IPV4 = 0x0800;
const IPV6 = 0x86dd;
const VLAN = 0x8100;
const ICMP = 1;
const TCP = 6;
const UDP = 17;
const ICMPV6 = 58;
const FIRST_USER_PORT = 1024;
const BGP = 179;
const ARPHRD_ETHERNET = 1;
// What a transport header turned out to be.
const MISS = 0;
const PLAIN = 1;
const REQUEST = 2;
const REPLY = 3;
const VXLAN_FLAGS = 0x08000000;
const TEB = 0x6558;
const V6_KEY = 1 << 26;
const ICMPV6_KEY = 1 << 30;
/** Shorter frames are the walker's, so that the first loads of longer ones are in bounds. */
const SHORTEST = 47;
/** Bytes of an inner frame that are loaded before its own lengths were checked: Ethernet, a tag, IPv4. */
const INNER = 38;
/** Runs batches for one observer; call `finish` before its counters are read. */
export class FastLoop {
    o;
    tracker;
    ports;
    guess;
    udpPorts;
    macs;
    tables = new Map();
    byInterface = [];
    // The frame at hand. Numbers alone: nothing is allocated for a frame.
    batch;
    view = new DataView(new ArrayBuffer(0));
    table;
    link;
    linkType = -1;
    ethernet = false;
    plain;
    row = 0;
    at = 0;
    end = 0;
    /** Interface and direction of a cooked header, for views. */
    cooked = 0;
    /** VLAN + 1 of the frame, then of the inner frame; 0 none. */
    tag = 0;
    /** Outermost IP header, its end, and 1 when it is IPv6. */
    ip = 0;
    ipEnd = 0;
    v6 = 0;
    /** VNI + 1 (0 outside tunnels), and the outer source port. */
    k2 = 0;
    port = 0;
    /** Row of the frame's sender in the MacBook, -1 none. */
    sender = -1;
    constructor(o, tunnelPorts, guess) {
        this.o = o;
        this.tracker = o.tracker;
        this.ports = portTable(tunnelPorts);
        this.guess = guess;
        this.udpPorts = o.udpPorts;
        this.macs = o.macs;
    }
    /**
     * Takes every row of a batch that the observer has entered. False when some row has no stamp, or an earlier one than
     * the row before it or than `previous`.
     */
    run(batch, interfaces, previous) {
        const { offset, caplen, len, fcs, iface, ns, count, view } = batch;
        this.view = view;
        this.batch = batch;
        let current = -1;
        let face = interfaces[0];
        let ethernet = false;
        let longest = 0;
        let regular = true;
        let last = previous;
        for (let i = 0; i < count; i++) {
            const now = ns[i];
            if (!(now >= last))
                regular = false;
            last = now;
            if (iface[i] !== current) {
                current = iface[i];
                face = interfaces[current];
                this.enter(face);
                ({ ethernet } = this);
                ({ longest } = this.table);
            }
            const captured = caplen[i];
            if (captured === len[i] && captured >= SHORTEST && captured < SMALL && fcs[i] === 0) {
                const at = offset[i];
                this.row = i;
                this.at = at;
                this.end = at + captured;
                if (captured > longest)
                    this.table.longest = longest = captured;
                if (ethernet ? this.ethernetFrame(at) : this.cookedFrame(at))
                    continue;
            }
            this.o.frame(i, face, this.link);
        }
        return regular;
    }
    enter(face) {
        const table = (this.byInterface[face.index] ??= this.tableOf(this.o.frames.of(face)));
        this.table = table;
        this.link = table.link;
        this.linkType = face.linkType;
        this.ethernet = face.linkType === ETHERNET;
        this.plain = table.lengths[0];
        this.cooked = 0;
    }
    tableOf(link) {
        const known = this.tables.get(link);
        if (known !== undefined)
            return known;
        const table = newTable(link);
        this.tables.set(link, table);
        return table;
    }
    ethernetFrame(at) {
        const { view } = this;
        const type = view.getUint16(at + 12);
        this.tag = 0;
        if (type === IPV4)
            return this.outer4(at + 14);
        if (type === IPV6)
            return this.outer6(at + 14);
        if (type !== VLAN)
            return false;
        const tag = (view.getUint16(at + 14) & 0xfff) + 1;
        const inner = view.getUint16(at + 16);
        this.tag = tag;
        const done = inner === IPV4 ? this.outer4(at + 18) : inner === IPV6 && this.outer6(at + 18);
        if (done)
            this.link.addTag(tag - 1, this.end - at);
        return done;
    }
    cookedFrame(at) {
        const { view, table } = this;
        let type = 0;
        let p = 0;
        if (this.linkType === SLL2) {
            if (view.getUint16(at + 8) !== ARPHRD_ETHERNET)
                return false;
            this.cooked = (view.getUint32(at + 4) << 3) | (view.getUint8(at + 10) & 7);
            type = view.getUint16(at);
            p = at + 20;
        }
        else if (this.linkType === SLL) {
            if (view.getUint16(at + 2) !== ARPHRD_ETHERNET)
                return false;
            this.cooked = view.getUint16(at) & 7;
            type = view.getUint16(at + 14);
            p = at + 16;
        }
        this.tag = 0;
        const done = type === IPV4 ? this.outer4(p) : type === IPV6 && this.outer6(p);
        if (done) {
            table.records[this.end - at]++;
            table.packets[this.ipEnd - p]++;
        }
        return done;
    }
    outer4(p) {
        const { view } = this;
        const w = view.getInt32(p);
        const x = view.getInt32(p + 6);
        const ipEnd = p + (w & 0xffff);
        // Version, header length; fragment bits, offset; room for a transport header.
        if (w >>> 24 !== 0x45 || (x & 0x3fff0000) !== 0 || ipEnd > this.end || ipEnd - p < 28)
            return false;
        this.ip = p;
        this.ipEnd = ipEnd;
        this.v6 = 0;
        return (x & 255) === UDP ? this.outerUdp(p + 20) : this.plainPacket(x & 255, p + 20, (x >>> 8) & 255);
    }
    outer6(p) {
        const { view } = this;
        if (this.end - p < 48)
            return false;
        const w = view.getInt32(p + 4);
        const ipEnd = p + 40 + (w >>> 16);
        if (view.getUint8(p) >>> 4 !== 6 || ipEnd > this.end || ipEnd - p < 48)
            return false;
        this.ip = p;
        this.ipEnd = ipEnd;
        this.v6 = 1;
        const protocol = (w >>> 8) & 255;
        return protocol === UDP ? this.outerUdp(p + 40) : this.plainPacket(protocol, p + 40, w & 255);
    }
    outerUdp(t) {
        const { view, ports } = this;
        const w = view.getInt32(t);
        const sport = w >>> 16;
        const dport = w & 0xffff;
        const end = t + view.getUint16(t + 4);
        if (end > this.ipEnd || end - t < 8)
            return false;
        const kind = ports[dport];
        if (kind === NO_TUNNEL) {
            if (ports[sport] !== NO_TUNNEL)
                return false;
            if (this.guess && end - t >= 12 && mayHoldTunnel(view.getInt32(t + 8)))
                return false;
            if (dport >= FIRST_USER_PORT && sport >= FIRST_USER_PORT)
                this.countPort(dport);
            this.countPlain();
            if (this.macs !== undefined)
                this.hear(0);
            return true;
        }
        if (sport < FIRST_USER_PORT || end - t < 16 + INNER)
            return false;
        const head = view.getInt32(t + 8);
        this.k2 = (view.getInt32(t + 12) >>> 8) + 1;
        this.port = sport;
        if (kind === KIND_VXLAN)
            return head === VXLAN_FLAGS && this.tunnel(t + 16, end, 8);
        if (kind !== KIND_GENEVE || head >>> 30 !== 0 || (head & 0xffff) !== TEB)
            return false;
        const words = (head >>> 24) & 0x3f;
        const e = t + 16 + words * 4;
        return end - e >= INNER && this.tunnel(e, end, 16 + words * 8);
    }
    /** An Ethernet frame in a tunnel, from `e` to `end`. `kind` is the tunnel's place in the table, to which tags and family are added. */
    tunnel(e, end, kind) {
        // What follows the inner frame has a length of its own that only the walker counts.
        if (end !== (this.ethernet ? this.end : this.ipEnd))
            return false;
        const { view } = this;
        let index = kind + this.v6 * 4 + (this.tag === 0 ? 0 : 2);
        let type = view.getUint16(e + 12);
        let p = e + 14;
        let tag = 0;
        if (type === VLAN) {
            tag = (view.getUint16(p) & 0xfff) + 1;
            type = view.getUint16(p + 2);
            p += 4;
            index++;
        }
        let used = 0;
        let what = MISS;
        let ttl = 0;
        if (type === IPV4) {
            const w = view.getInt32(p);
            const x = view.getInt32(p + 6);
            used = p + (w & 0xffff);
            if (w >>> 24 !== 0x45 || (x & 0x3fff0000) !== 0 || used > end || used - p < 28)
                return false;
            what = this.transport(x & 255, p + 20, used, ICMP);
            ttl = (x >>> 8) & 255;
        }
        else if (type === IPV6 && end - p >= 48) {
            const w = view.getInt32(p + 4);
            used = p + 40 + (w >>> 16);
            if (view.getUint8(p) >>> 4 !== 6 || used > end || used - p < 48)
                return false;
            what = this.transport((w >>> 8) & 255, p + 40, used, ICMPV6);
            ttl = w & 255;
        }
        if (what === MISS)
            return false;
        this.countTunnel(index, e, used < end);
        this.tag = tag;
        if (this.macs !== undefined)
            this.hear(e);
        if (what === REQUEST || what === REPLY) {
            if (type === IPV4)
                this.echo4(p, what, ttl);
            else
                this.echo6(p, what, ttl);
        }
        return true;
    }
    /** What a packet that may not hold another tunnel carries. `icmp` is the protocol number of ICMP in its family. */
    transport(protocol, t, end, icmp) {
        const { view } = this;
        if (protocol === icmp) {
            const type = view.getUint8(t);
            if (icmp === ICMP)
                return type === 8 ? REQUEST : type === 0 ? REPLY : MISS;
            return type === 128 ? REQUEST : type === 129 ? REPLY : MISS;
        }
        const w = view.getInt32(t);
        if (protocol === TCP)
            return w >>> 16 !== BGP && (w & 0xffff) !== BGP && isWholeTcp(view, t, end) ? PLAIN : MISS;
        if (protocol !== UDP || (this.ports[w >>> 16] | this.ports[w & 0xffff]) !== NO_TUNNEL)
            return MISS;
        const udpEnd = t + view.getUint16(t + 4);
        if (udpEnd > end || udpEnd - t < 8)
            return MISS;
        return this.guess && udpEnd - t >= 12 && mayHoldTunnel(view.getInt32(t + 8)) ? MISS : PLAIN;
    }
    /** A packet outside tunnels that is not UDP. */
    plainPacket(protocol, t, ttl) {
        const what = this.transport(protocol, t, this.ipEnd, this.v6 === 0 ? ICMP : ICMPV6);
        if (what === MISS)
            return false;
        this.countPlain();
        if (this.macs !== undefined)
            this.hear(0);
        if (what === PLAIN)
            return true;
        this.k2 = 0;
        if (this.v6 === 0)
            this.echo4(this.ip, what, ttl);
        else
            this.echo6(this.ip, what, ttl);
        return true;
    }
    countPort(port) {
        if (this.udpPorts[port]++ === 0)
            this.o.udpPortsSeen.push(port);
    }
    countPlain() {
        const plain = (this.plain ??= this.newRow(0, 0));
        plain[this.ethernet ? this.end - this.at : this.ipEnd - this.ip]++;
    }
    countTunnel(index, e, padded) {
        const counts = this.table.lengths[index] ?? this.newRow(index, e);
        counts[this.ethernet ? this.end - this.at : this.ipEnd - this.ip]++;
        if (padded)
            this.table.rows[index].padded++;
    }
    echo4(p, what, ttl) {
        const { view } = this;
        const { echo } = this.tracker;
        const w = view.getInt32(p + 24);
        const src = view.getInt32(p + 12);
        const dst = view.getInt32(p + 16);
        echo.k3 = (w >>> 16) | (this.tag << 16);
        echo.seq = w & 0xffff;
        this.echo(what, what === REQUEST ? src : dst, what === REQUEST ? dst : src, ttl);
    }
    echo6(p, what, ttl) {
        const { view } = this;
        const { echo } = this.tracker;
        const { book } = this.o;
        const w = view.getInt32(p + 44);
        const src = book.v6(view, p + 8);
        const dst = book.v6(view, p + 24);
        echo.k3 = (w >>> 16) | (this.tag << 16) | ICMPV6_KEY;
        echo.seq = w & 0xffff;
        this.k2 |= V6_KEY;
        this.echo(what, what === REQUEST ? src : dst, what === REQUEST ? dst : src, ttl);
    }
    /** The rest of an echo whose request goes from `from` to `to`. */
    echo(what, from, to, ttl) {
        const { tracker, row, batch } = this;
        const { echo } = tracker;
        const inside = (this.k2 & ~V6_KEY) !== 0;
        const place = (batch.iface[row] << 2) | batch.direction[row];
        echo.from = from;
        echo.to = to;
        echo.k2 = this.k2;
        echo.row = row;
        echo.view = ((Math.imul(place, 0x9e3779b1) + this.cooked) << 8) | ttl;
        if (what === REQUEST) {
            echo.vtep = inside ? this.outerAddress(1) : 0;
            echo.port = inside ? this.port : 0;
            tracker.request();
        }
        else {
            echo.vtep = inside ? this.outerAddress(0) : 0;
            echo.port = 0;
            tracker.reply();
            if (this.sender >= 0)
                this.macs.answered(this.sender, to, (this.k2 & V6_KEY) !== 0);
        }
    }
    /** Notes who sent the frame: the inner frame at `e`, or (0) the outer one, or the packet behind a cooked header. */
    hear(e) {
        const { view, batch, row, at, cooked } = this;
        const macs = this.macs;
        const { place } = macs;
        this.sender = -1;
        const framed = e !== 0 || this.ethernet;
        let mac = (e === 0 ? at : e) + 6;
        if (!framed) {
            const length = this.linkType === SLL2 ? view.getUint8(at + 11) : view.getUint16(at + 4);
            if (length !== 6)
                return;
            if (this.linkType === SLL2)
                mac = at + 12;
        }
        place.row = row;
        place.network = e === 0 ? 0 : this.v6 === 0 ? this.k2 : this.k2 | OUTER_V6;
        place.vtep = e === 0 ? 0 : this.v6 === 0 ? view.getInt32(this.ip + 12) : this.o.book.v6(view, this.ip + 8);
        place.face = (batch.iface[row] << 2) | batch.direction[row];
        place.cooked = cooked;
        place.tag = this.tag;
        place.kind = 0;
        const type = cooked & 7;
        place.group = framed ? (view.getUint8(mac - 6) & 1) !== 0 : type === 1 || type === 2;
        this.sender = macs.frame(view, mac);
    }
    /** AddressBook id of the outer source (0) or destination (1). */
    outerAddress(which) {
        const { view, ip } = this;
        const { book } = this.o;
        return this.v6 === 0 ? book.v4(view.getInt32(ip + 12 + 4 * which)) : book.v6(view, ip + 8 + 16 * which);
    }
    newRow(index, e) {
        const { table } = this;
        table.rows[index] ??= this.ledgerRow(index, e);
        return (table.lengths[index] ??= new Float64Array(SMALL));
    }
    ledgerRow(index, e) {
        const { ledger } = this.o;
        const { ethernet } = this;
        const record = this.batch.first + this.row;
        if (index === 0)
            return ledger.row(ledger.plain, { ethernet, innerFrame: false, delta: NO_DELTA }, record);
        const v6 = (index & 4) !== 0;
        const ip = v6 ? 40 : 20;
        let stack = ledger.with(ledger.plain, v6 ? LAYER.ipv6 : LAYER.ipv4, ip);
        stack = ledger.with(stack, LAYER.udp, 8);
        stack = ledger.with(stack, index >= 16 ? LAYER.geneve : LAYER.vxlan, e - this.ip - ip - 8);
        stack = ledger.with(stack, LAYER.eth, 14);
        if ((index & 1) !== 0)
            stack = ledger.with(stack, LAYER.vlan, 4);
        const delta = e - (ethernet ? this.at : this.ip);
        return ledger.row(stack, { ethernet, innerFrame: true, delta }, record);
    }
    /** Adds what was counted here to the observer's counters. */
    finish() {
        for (const table of this.tables.values())
            foldTable(table);
    }
}
/** What tunnel-guess.ts would look at closely, by the first 4 bytes of a payload: VXLAN's one flag, or a payload type of Geneve. */
function mayHoldTunnel(w) {
    const type = w & 0xffff;
    return w >>> 24 === 0x08 || type === TEB || type === IPV4 || type === IPV6;
}
function isWholeTcp(view, t, end) {
    if (end - t < 20)
        return false;
    const header = (view.getUint8(t + 12) >>> 4) * 4;
    return header >= 20 && t + header <= end;
}
