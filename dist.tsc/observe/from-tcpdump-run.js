// One recording of tcpdump as text -> what a capture of it would have shown, as far as the text goes. The matching, the counters
// and the findings are those of captures (FrameObserver's parts, fed from rows); lines stand where records do.
import { rfc3339 } from "../core/time.js";
import { Directions } from "./directions.js";
import { keyOfId, keyOfVni } from "./flow-table.js";
import { FrameObserver } from "./frame-observer.js";
import { viewOf } from "./packet-place.js";
import { TextAddresses, ipv4Number } from "./from-tcpdump-addresses.js";
import { TcpdumpClock } from "./from-tcpdump-clock.js";
import { TextFacts } from "./from-tcpdump-facts.js";
import { advertisementBytes, arpBytes, icmpErrorWords, isRedirect } from "./from-tcpdump-icmp.js";
import { TextLengths } from "./from-tcpdump-lengths.js";
/** Lines whose stamps are kept together; a packet's row is its line, less that of the first. */
const CHUNK = 65_536;
const INTERFACE_LIMIT = 4096;
const DIRECTIONS = { In: 0, B: 1, M: 2, P: 3, Out: 4 };
/** Ports that tcpdump takes for tunnels, by number and by the names of /etc/services. */
const TUNNEL_PORTS = new Set(["4789", "4790", "8472", "6081", "vxlan", "vxlan-gpe", "geneve", "otv"]);
/** One recording: from one banner to the next. */
export class TcpdumpRun {
    /** Counters, matching and findings of captures. */
    parts;
    clock;
    addresses;
    lengths;
    directions = new Directions();
    counts = new Map();
    context;
    packets = 0;
    firstLine = 0;
    first;
    last;
    /** Echoes that no stream takes, because a number is not printed. */
    withoutSeq = 0;
    withoutSeqLine = 0;
    /** Ends of streams whose ICMP identifier is not printed, as "from to". */
    withoutId = new Set();
    hiddenTunnels = 0;
    hiddenTunnelLine = 0;
    bgp = 0;
    bgpLine = 0;
    facts = new TextFacts();
    tunnelPorts;
    ns = new Float64Array(CHUNK);
    batch;
    low = Number.POSITIVE_INFINITY;
    high = Number.NEGATIVE_INFINITY;
    previous = Number.NEGATIVE_INFINITY;
    interfaces = new Map();
    /** Sightings at places that are not told apart: each counts as a place of its own. */
    places = 0;
    line = 0;
    time = Number.NaN;
    constructor(context) {
        this.context = context;
        this.parts = new FrameObserver(context, { guessTunnels: false, keepSamples: true });
        this.parts.tracker.onePlace = false;
        this.clock = new TcpdumpClock(context);
        this.addresses = new TextAddresses(this.parts.book);
        this.lengths = new TextLengths(this.parts.frames, this.parts.ledger);
        this.tunnelPorts = new Set([...TUNNEL_PORTS, ...context.tunnelPorts.map(([, port]) => String(port))]);
        this.batch = emptyBatch(this.ns);
    }
    /** The banner's link type. */
    setLinkType(name) {
        this.lengths.linkType = name;
        this.lengths.linkOf(name);
        this.parts.tracker.onePlace = name === "EN10MB";
    }
    /** The next packet. */
    packet(row) {
        const { facts } = this;
        if (this.packets++ === 0)
            this.firstLine = row.line;
        this.line = row.line;
        this.time = this.clock.ns(row);
        facts.read(row.layers);
        this.place(row.line);
        if (!this.directions.settled)
            this.direction();
        if (facts.ports !== undefined)
            this.port();
        this.lengths.packet(facts, row.line, row.stamp !== "none");
        if (facts.icmp !== undefined)
            this.icmp(facts.icmp, row);
        else if (facts.arp !== undefined)
            this.arp(row);
    }
    /** Who sends to whom, by the outermost addresses; an ARP packet shows that its sender's side is heard. */
    direction() {
        const { outerIp, ip, arp } = this.facts;
        const outer = outerIp ?? ip;
        if (outer !== undefined)
            this.directions.pair(outer.src, isGroup(outer.dst) ? undefined : outer.dst);
        else if (arp?.senderIp !== undefined)
            this.directions.pair(arp.senderIp, undefined);
    }
    /** Puts the packet's stamp where the tracker looks for it. */
    place(line) {
        const { batch, clock, time } = this;
        let row = line - batch.first;
        // Stamps far apart have several bases: then each packet stands alone, so that no sum is inexact.
        const several = this.parts.clock.list.length > 1;
        if (row < 0 || row >= CHUNK || several || clock.base !== batch.base) {
            if (clock.base !== batch.base)
                this.foldSpan();
            batch.first = line;
            batch.base = clock.base;
            batch.count = 1;
            row = 0;
            this.ns[0] = time;
            this.parts.enter(batch);
        }
        this.ns[row] = time;
        this.parts.tracker.echo.row = row;
        if (time < this.low)
            this.low = time;
        if (time > this.high)
            this.high = time;
        if (time < this.previous)
            this.outOfOrder(line);
        this.previous = time;
    }
    outOfOrder(line) {
        this.parts.notes.add("capture.out-of-order", line, () => ({
            severity: "info",
            says: (n) => `${n} ${n === 1 ? "record is" : "records are"} earlier than the one before; stamps are used as they are.`,
        }));
    }
    foldSpan() {
        if (this.low <= this.high) {
            const { base } = this.batch;
            const low = base + BigInt(this.low);
            const high = base + BigInt(this.high);
            if (this.first === undefined || low < this.first)
                this.first = low;
            if (this.last === undefined || high > this.last)
                this.last = high;
        }
        this.previous = Number.NEGATIVE_INFINITY;
        this.low = Number.POSITIVE_INFINITY;
        this.high = Number.NEGATIVE_INFINITY;
    }
    /** No packet comes any more. */
    end() {
        this.foldSpan();
        this.parts.tracker.finish();
        this.parts.tracker.paths.finish();
    }
    epoch() {
        return Number.isNaN(this.time) ? undefined : this.clock.base + BigInt(this.time);
    }
    /** UDP and TCP outside of tunnels: what may hide something. */
    port() {
        const { facts } = this;
        const ports = facts.ports;
        if (ports.layer === "tcp") {
            if (ports.sport !== "179" && ports.dport !== "179" && ports.sport !== "bgp" && ports.dport !== "bgp")
                return;
            if (this.bgp++ === 0)
                this.bgpLine = this.line;
            return;
        }
        if (facts.levels.length > 0)
            return;
        if (this.tunnelPorts.has(ports.dport)) {
            facts.hiddenTunnel = true;
            if (this.hiddenTunnels++ === 0)
                this.hiddenTunnelLine = this.line;
        }
        else if (ports.bare) {
            const dport = Number(ports.dport);
            if (dport >= 1024 && dport < 65_536 && Number(ports.sport) >= 1024)
                this.parts.udpPorts[dport]++;
        }
    }
    icmp(layer, row) {
        if (layer.message === "echo request")
            this.echo(layer, true);
        else if (layer.message === "echo reply")
            this.echo(layer, false);
        else if (layer.message === "error")
            this.error(layer);
        else if (layer.layer === "icmpv6") {
            const b = advertisementBytes(layer, this.facts.innerEth?.src);
            if (b !== undefined)
                this.parts.announcements.neighbour(this.sighting(row), b, { at: 14, end: b.length, eth: 0 });
        }
    }
    echo(layer, request) {
        const { facts, parts } = this;
        const ip = facts.ip;
        if (layer.seq === undefined || layer.seq > 65_535 || ip === undefined) {
            if (this.withoutSeq++ === 0)
                this.withoutSeqLine = this.line;
            return;
        }
        const { echo } = parts.tracker;
        this.ends(request ? ip.src : ip.dst, request ? ip.dst : ip.src, layer, facts.vni);
        echo.seq = layer.seq;
        const outer = facts.tunnelIp;
        echo.vtep = outer === undefined ? 0 : this.addresses.id(request ? outer.dst : outer.src);
        echo.port = request ? facts.port : 0;
        echo.view = this.view(ip.ttl ?? 0);
        if (request)
            parts.tracker.request();
        else
            parts.tracker.reply();
    }
    /** Sets the key of the stream. */
    ends(from, to, layer, vni, vlan = this.facts.vlan) {
        const { echo } = this.parts.tracker;
        const a = this.addresses.key(from);
        const b = this.addresses.key(to);
        const v6 = a.v6 || b.v6;
        echo.from = v6 ? this.addresses.id(from) : a.raw;
        echo.to = v6 ? this.addresses.id(to) : b.raw;
        echo.k2 = keyOfVni(vni, v6);
        echo.k3 = keyOfId((layer.id ?? 0) & 0xffff, vlan, layer.layer === "icmpv6");
        if (layer.id === undefined && this.withoutId.size < CHUNK)
            this.withoutId.add(`${from} ${to}`);
    }
    /** Where the packet was seen: interface, direction and TTL as far as they are printed. */
    view(ttl) {
        const { cooked } = this.facts;
        if (cooked === undefined) {
            return this.lengths.linkType?.startsWith("LINUX_SLL") === true ? ++this.places : viewOf(0, 0, 0, ttl);
        }
        const direction = DIRECTIONS[cooked.direction] ?? 7;
        const place = cooked.ifindex ?? this.interfaceNumber(cooked.interface);
        return place === undefined ? ++this.places : viewOf(0, 0, (place << 3) | direction, ttl);
    }
    /** A number for a name; undefined for "?", which stands for any number of interfaces. */
    interfaceNumber(name) {
        if (name === undefined || name === "?")
            return undefined;
        const known = this.interfaces.get(name);
        if (known !== undefined || this.interfaces.size >= INTERFACE_LIMIT)
            return known;
        this.interfaces.set(name, this.interfaces.size + 1);
        return this.interfaces.size;
    }
    error(layer) {
        if (isRedirect(layer) || this.facts.ip === undefined)
            return;
        const { notes, tracker, errors } = this.parts;
        if (layer.quote.length === 0) {
            notes.add("icmp.error-not-quoted", this.line, () => ({
                severity: "info",
                says: (n) => `${n} ICMP ${n === 1 ? "error is" : "errors are"} printed without the packet that they are about (tcpdump -v prints it): which probe they belong to is not known.`,
            }));
            return;
        }
        const from = this.facts.ip.src;
        const about = new TextFacts();
        about.read(layer.quote);
        const probe = about.icmp;
        if (probe?.message !== "echo request" || probe.seq === undefined || about.ip === undefined)
            return;
        const local = from === about.ip.src;
        if (this.findQuoted(about, probe)) {
            const flow = tracker.stream();
            const words = { from, says: icmpErrorWords(layer), seq: probe.seq, local, record: this.line };
            if (tracker.error(local))
                errors.add(flow, words);
            return;
        }
        notes.add("icmp.error-unmatched", this.line, () => ({
            severity: "info",
            says: (n) => `${n} ICMP ${n === 1 ? "error is" : "errors are"} about probes that are not in this recording.`,
        }));
    }
    /** Sets the tracker's echo to the quoted probe, in the network the error was seen in, or in none. */
    findQuoted(about, probe) {
        const { tracker } = this.parts;
        const vni = about.levels.length > 0 ? about.vni : this.facts.vni;
        const { vlan } = this.facts;
        tracker.echo.seq = probe.seq;
        for (const [n, tag] of [
            [vni, vlan],
            [vni, undefined],
            [undefined, vlan],
            [undefined, undefined],
        ]) {
            this.ends(about.ip.src, about.ip.dst, probe, n);
            tracker.echo.k3 = keyOfId((probe.id ?? 0) & 0xffff, tag, probe.layer === "icmpv6");
            if (tracker.stream() >= 0)
                return true;
        }
        return false;
    }
    arp(row) {
        const { facts } = this;
        const { cooked } = facts;
        const frame = facts.innerEth ?? (cooked?.src === undefined ? undefined : { src: cooked.src, dst: "" });
        const b = arpBytes(facts.arp, cooked !== undefined && facts.levels.length > 0 ? facts.innerEth : frame);
        if (b !== undefined)
            this.parts.announcements.arp(this.sighting(row), b, 0);
    }
    sighting(row) {
        const { facts, clock } = this;
        const at = clock.dateless ? undefined : this.epoch();
        return {
            record: row.line,
            time: at === undefined ? (row.time === "" ? undefined : row.time) : rfc3339(at, row.digits),
            vni: facts.vni,
            vlan: facts.vlan,
            // A host name would stand in a sentence, where nothing tells that it is one.
            vtep: isAddress(facts.tunnelIp?.src) ? facts.tunnelIp.src : undefined,
        };
    }
}
/** Multicast and broadcast addresses: nobody's. */
function isGroup(text) {
    return /^(?:2(?:2[4-9]|[345]\d)\.|[fF]{2})/.test(text);
}
function isAddress(text) {
    return text !== undefined && (text.includes(":") || !Number.isNaN(ipv4Number(text)));
}
/** A batch of which only stamps and line numbers are used. */
function emptyBatch(ns) {
    const none = { ints: new Int32Array(0), floats: new Float64Array(0), bytes: new Uint8Array(0) };
    return {
        bytes: none.bytes,
        view: new DataView(none.bytes.buffer),
        count: 0,
        // Before any line: the first packet begins a chunk.
        first: -CHUNK,
        base: 0n,
        offset: none.ints,
        caplen: none.ints,
        len: none.floats,
        ns,
        iface: new Uint16Array(0),
        fcs: none.bytes,
        direction: none.bytes,
        fileOffset: none.floats,
    };
}
