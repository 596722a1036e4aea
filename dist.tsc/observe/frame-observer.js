// One walked frame after another: what each adds to counters, ledger, probes, routes and findings. The reference path;
// fast-loop.ts does the same for the common stacks without the walk.
import { parseIpv4, parseIpv6 } from "../core/address.js";
import { rfc3339 } from "../core/time.js";
import { bgpSegment } from "../decode/wire/bgp-segment.js";
import { createBgpStreams } from "../decode/wire/bgp-stream.js";
import { createWalker } from "../decode/wire/frame.js";
import * as arp from "../decode/wire/arp.js";
import * as icmp from "../decode/wire/icmp.js";
import * as icmpv6 from "../decode/wire/icmpv6.js";
import { readQuote } from "../decode/wire/quote.js";
import * as sll from "../decode/wire/sll.js";
import * as sll2 from "../decode/wire/sll2.js";
import { FLAG, LAYER } from "../decode/wire/slots.js";
import * as udp from "../decode/wire/udp.js";
import { AddressBook } from "./address-book.js";
import { Announcements } from "./announcements.js";
import { CaptureNotes } from "./capture-notes.js";
import { ClockBases } from "./clock-base.js";
import { keyOfId, keyOfVni } from "./flow-table.js";
import { FrameCounters } from "./frame-counters.js";
import { FrameFacts } from "./frame-facts.js";
import { noteFragment, noteStop } from "./frame-notes.js";
import { createBgpRouteObserver } from "./from-bgp.js";
import { icmpErrorText } from "./icmp-text.js";
import { Ledger, NO_DELTA } from "./ledger.js";
import { MacBook, OUTER_V6 } from "./mac-book.js";
import { KIND } from "./mac-silences.js";
import { ProbeErrors } from "./probe-errors.js";
import { ProbeTables } from "./probe-table.js";
import { ProbeTracker } from "./probe-tracker.js";
import { SampleBook } from "./sample-book.js";
import { SegmentTable } from "./segment-table.js";
import { UnreadReplies } from "./unread-replies.js";
import { isToGroup, viewOf } from "./packet-place.js";
/** Bit of a key's second word: IPv6. */
const V6_KEY = 1 << 26;
/** Most route observations of one input. */
const ROUTE_LIMIT = 200_000;
/** Everything that one capture adds up to, while its batches come in. */
export class FrameObserver {
    clock = new ClockBases();
    book = new AddressBook();
    frames = new FrameCounters();
    ledger = new Ledger();
    notes = new CaptureNotes();
    announcements;
    errors;
    sample;
    tracker;
    /** Replies that were cut, and fragments of replies. */
    unread;
    /** Who was heard where, when asked for. */
    macs;
    routes = [];
    bgp = createBgpStreams();
    /** UDP packets outside tunnels that hold none, by destination port; ports of services are left out. */
    udpPorts = new Uint32Array(65_536);
    udpPortsSeen = [];
    /** Segments of BGP connections, where they are to be compared with other inputs. */
    segments;
    routesOmitted = 0;
    /** Frames that stopped in a layer that is known. */
    unparsed = 0;
    outerFragments = 0;
    inferredTunnels = 0;
    walker;
    quoteWalker;
    routeObserver;
    context;
    facts = new FrameFacts();
    batch;
    /** The frame at hand is a fragment that was not looked at yet. */
    partial = false;
    /** Row of the frame's sender among `macs`, or -1. */
    sender = -1;
    constructor(context, options) {
        const tunnelPorts = [...context.tunnelPorts];
        this.walker = createWalker({ tunnelPorts, guessTunnels: options.guessTunnels });
        this.quoteWalker = createWalker({ tunnelPorts, guessTunnels: false });
        this.sample = options.keepSamples ? new SampleBook() : undefined;
        this.tracker = new ProbeTracker(this.clock, this.sample);
        this.unread = new UnreadReplies(this.tracker);
        if (context.keepProbes !== undefined) {
            this.tracker.tables = new ProbeTables(context.keepProbes);
            this.segments = new SegmentTable();
        }
        if (context.keepMacs === true)
            this.macs = new MacBook(this.clock, this.book);
        this.errors = new ProbeErrors(context.id);
        this.announcements = new Announcements(context.id);
        this.context = context;
    }
    /** The rows that follow are rows of this batch. */
    enter(batch) {
        this.batch = batch;
        this.clock.enter(batch);
        this.tracker.enter(batch);
        this.macs?.enter(batch);
    }
    /** Stamp of a row; undefined when it has none. */
    at(row) {
        const ns = this.batch.ns[row];
        return Number.isNaN(ns) ? undefined : this.batch.base + BigInt(ns);
    }
    /** A frame, walked. */
    frame(row, iface, link) {
        const { batch, walker, facts } = this;
        const { bytes } = batch;
        const fcs = batch.fcs[row];
        link.add(batch.len[row], fcs);
        if (batch.caplen[row] !== batch.len[row])
            link.addCut(batch.len[row], batch.caplen[row]);
        const length = Math.max(0, batch.len[row] - fcs);
        const caplen = Math.min(batch.caplen[row], fcs === 0 ? batch.caplen[row] : length);
        const at = batch.offset[row];
        walker.walk(bytes, at, caplen, iface.linkType, length);
        const { slots } = walker;
        const record = batch.first + row;
        facts.read(bytes, slots, at, length);
        if (facts.tags.length > 0 && link.ethernet)
            this.addTags(link, length);
        if (link.packetLengths !== undefined && facts.outerIp >= 0)
            link.packetLengths.add(facts.outerLength);
        if (slots.stop !== undefined)
            this.stopped(row);
        if ((slots.flags & FLAG.inferredTunnel) !== 0)
            this.inferredTunnels++;
        this.addToLedger(record, link, length);
        this.sender = this.macs === undefined ? -1 : this.heard(this.macs, row);
        this.partial = (slots.flags & (FLAG.firstFragment | FLAG.laterFragment)) !== 0;
        this.innermost(row, iface);
        if (this.partial)
            this.fragment(row, undefined);
    }
    /** A fragment; an echo reply counts once all of its fragments are there. */
    fragment(row, begins) {
        this.partial = false;
        const whole = this.unread.fragment(this.walked(row), begins);
        if (whole === undefined)
            return;
        const { echo } = this.tracker;
        Object.assign(echo, whole, { row });
        this.tracker.reply();
        if (this.sender >= 0)
            this.macs.answered(this.sender, whole.to, (whole.k2 & V6_KEY) !== 0);
    }
    walked(row) {
        const { batch, facts, clock, book } = this;
        return { batch, slots: this.walker.slots, facts, clock, book, row };
    }
    /** Notes the sender of the innermost frame, or of the packet that a cooked header stands before. Gives its row, or -1. */
    heard(macs, row) {
        const { batch, facts, walker, book } = this;
        const { slots } = walker;
        const { place } = macs;
        const b = batch.bytes;
        const tunnelled = facts.eth > facts.tunnelIp && facts.tunnelIp >= 0;
        const wide = tunnelled && slots.layer[facts.tunnelIp] === LAYER.ipv6;
        const outer = tunnelled ? slots.at[facts.tunnelIp] : 0;
        place.row = row;
        place.network = tunnelled ? (facts.vni + 1) | (wide ? OUTER_V6 : 0) : 0;
        place.vtep = !tunnelled ? 0 : wide ? book.v6(batch.view, outer + 8) : batch.view.getInt32(outer + 12);
        place.face = (batch.iface[row] << 2) | batch.direction[row];
        place.cooked = facts.cooked;
        place.tag = facts.vlan + 1;
        place.kind = this.kindOfFrame();
        if (facts.eth >= 0) {
            const at = slots.at[facts.eth];
            place.group = (b[at] & 1) !== 0;
            return macs.frame(batch.view, at + 6);
        }
        const first = slots.count === 0 ? 0 : slots.layer[0];
        if (first !== LAYER.sll && first !== LAYER.sll2)
            return -1;
        const at = slots.at[0];
        const address = first === LAYER.sll ? sll.addressAt(b, at) : sll2.addressAt(b, at);
        if (address === undefined)
            return -1;
        place.group = isToGroup(facts.cooked & 7, place.kind);
        return macs.frame(batch.view, address);
    }
    kindOfFrame() {
        const { slots } = this.walker;
        const last = slots.count - 1;
        const layer = last < 0 ? 0 : slots.layer[last];
        const b = this.batch.bytes;
        const at = slots.at[last];
        if (layer === LAYER.rarp)
            return KIND.rarp;
        if (layer === LAYER.arp) {
            if (arp.operation(b, at) >= arp.OP.rarpRequest)
                return KIND.rarp;
            return arp.isGratuitous(b, at) ? KIND.gratuitousArp : KIND.arp;
        }
        if (layer !== LAYER.icmpv6 || icmp.type(b, at) !== icmpv6.TYPE_OF.neighbourAdvertisement)
            return KIND.data;
        return icmpv6.solicited(b, at) ? KIND.data : KIND.neighbourAdvertisement;
    }
    addTags(link, length) {
        const { tags } = this.facts;
        if (tags.length === 1)
            link.addTag(tags[0], length);
        else
            link.addStack(tags, length);
    }
    stopped(row) {
        const { stop, flags } = this.walker.slots;
        const record = this.batch.first + row;
        this.unread.stopped(this.walked(row));
        if (noteStop(this.notes, record, stop, (flags & FLAG.snapped) !== 0))
            this.unparsed++;
    }
    addToLedger(record, link, length) {
        const { facts, ledger } = this;
        if (facts.outerIp < 0)
            return;
        if (facts.outerFragment) {
            this.outerFragments++;
            noteFragment(this.notes, record);
            return;
        }
        const row = facts.inside > facts.outerIp ? this.tunnelRow(record, link, length) : this.plainRow(record, link);
        if (row === undefined)
            return;
        ledger.count(row, link.ethernet ? length : facts.outerLength);
        if (this.isPadded())
            row.padded++;
    }
    /** IP traffic without any tunnel; what is encrypted, or a tunnel that could not be read, is not plain. */
    plainRow(record, link) {
        const { slots } = this.walker;
        const next = this.facts.outerIp + 1;
        const layer = next < slots.count ? slots.layer[next] : 0;
        const plain = layer === LAYER.tcp ||
            layer === LAYER.icmp ||
            layer === LAYER.icmpv6 ||
            (layer === LAYER.udp && slots.count <= next + 1);
        if (!plain)
            return undefined;
        return this.ledger.row(this.ledger.plain, { ethernet: link.ethernet, innerFrame: false, delta: NO_DELTA }, record);
    }
    tunnelRow(record, link, length) {
        const { facts, ledger } = this;
        const { slots } = this.walker;
        let stack = ledger.plain;
        for (let k = facts.outerIp; k < facts.inside; k++) {
            const end = k + 1 < slots.count ? slots.at[k + 1] : slots.at[k] + (slots.layer[k] === LAYER.vlan ? 4 : 14);
            const bytes = end - slots.at[k];
            if (bytes > 0)
                stack = ledger.with(stack, slots.layer[k], bytes);
        }
        const innerFrame = facts.eth > facts.outerIp;
        const start = innerFrame ? slots.at[facts.eth] : slots.at[facts.ip];
        const inner = (innerFrame ? facts.frameEnd : facts.wireEnd) - start;
        const delta = (link.ethernet ? length : facts.outerLength) - inner;
        return ledger.row(stack, { ethernet: link.ethernet, innerFrame, delta: delta < 0 ? NO_DELTA : delta }, record);
    }
    /** The innermost frame of a tunnel is longer than the IP packet in it. */
    isPadded() {
        const { facts } = this;
        return facts.eth > facts.outerIp && facts.ip > facts.eth && facts.frameEnd > facts.wireEnd;
    }
    /** What the innermost packet is. */
    innermost(row, iface) {
        const { slots } = this.walker;
        const last = slots.count - 1;
        if (last < 0)
            return;
        switch (slots.layer[last]) {
            case LAYER.icmp:
            case LAYER.icmpv6:
                this.icmp(row, iface, last);
                break;
            case LAYER.udp:
                this.plainUdp(last);
                break;
            case LAYER.tcp:
            case LAYER.bgp:
                this.tcp(row, iface);
                break;
            case LAYER.arp:
            case LAYER.rarp:
                this.announcements.arp(this.sighting(row, iface), this.batch.bytes, slots.at[last]);
                break;
            default:
        }
    }
    plainUdp(last) {
        const at = this.walker.slots.at[last];
        const { bytes } = this.batch;
        if (this.facts.inside !== this.facts.outerIp)
            return;
        const dport = udp.dport(bytes, at);
        if (dport < 1024 || udp.sport(bytes, at) < 1024)
            return;
        if (this.udpPorts[dport]++ === 0)
            this.udpPortsSeen.push(dport);
    }
    sighting(row, iface) {
        const { facts } = this;
        const at = this.at(row);
        const vtep = facts.tunnelIp < 0 ? undefined : this.book.text(this.addressId(facts.tunnelIp, "src"));
        return {
            record: this.batch.first + row,
            time: at === undefined ? undefined : rfc3339(at, iface.digits),
            vni: facts.vni < 0 ? undefined : facts.vni,
            vlan: facts.vlan < 0 ? undefined : facts.vlan,
            vtep,
        };
    }
    /** AddressBook id of an IP header's source or destination. */
    addressId(k, which) {
        const { slots } = this.walker;
        const at = slots.at[k];
        const { view } = this.batch;
        if (slots.layer[k] === LAYER.ipv4)
            return this.book.v4(view.getInt32(at + (which === "src" ? 12 : 16)));
        return this.book.v6(view, at + (which === "src" ? 8 : 24));
    }
    tcp(row, iface) {
        const { batch } = this;
        const end = batch.offset[row] + Math.max(0, batch.len[row] - batch.fcs[row]);
        const place = { record: batch.first + row, at: this.at(row), end };
        const segment = bgpSegment(batch.bytes, this.walker.slots, place);
        if (segment === undefined)
            return;
        if (this.segments !== undefined && segment.at !== undefined) {
            const length = segment.bytes.length + segment.missing;
            // without what says which tunnel it is in: the other input may have seen it outside of it
            const flow = segment.flow.split(" ").slice(-4).join(" ");
            if (length > 0 || segment.syn)
                this.segments.add(flow, segment.seq, length, { at: segment.at, record: place.record });
        }
        this.addRoutes(this.bgp.segment(segment), iface.digits);
    }
    /** Routes of BGP messages whose stamps have this many digits. */
    addRoutes(messages, digits) {
        if (messages.length === 0)
            return;
        const { id, node, name } = this.context;
        this.routeObserver ??= createBgpRouteObserver({ input: id, where: node ?? name, digits });
        for (const message of messages) {
            for (const route of this.routeObserver.observe(message)) {
                if (this.routes.length < ROUTE_LIMIT)
                    this.routes.push(route);
                else
                    this.routesOmitted++;
            }
        }
    }
    icmp(row, iface, last) {
        const { slots } = this.walker;
        const at = slots.at[last];
        const b = this.batch.bytes;
        const v6 = slots.layer[last] === LAYER.icmpv6;
        const type = icmp.type(b, at);
        if (type === (v6 ? 128 : 8))
            this.echo(row, last, true);
        else if (type === (v6 ? 129 : 0))
            this.echo(row, last, false);
        else if (v6 ? icmpv6.isError(type) : icmp.isError(type))
            this.icmpError(row, last, v6);
        else if (v6 && type === icmpv6.TYPE_OF.neighbourAdvertisement && !icmpv6.solicited(b, at)) {
            const eth = this.facts.eth < 0 ? -1 : slots.at[this.facts.eth];
            this.announcements.neighbour(this.sighting(row, iface), b, { at, end: slots.end[last], eth });
        }
    }
    echo(row, last, request) {
        const { facts, tracker, batch } = this;
        const { echo } = tracker;
        const { slots } = this.walker;
        const ip = slots.at[facts.ip];
        const v6 = slots.layer[facts.ip] === LAYER.ipv6;
        const at = slots.at[last];
        const src = v6 ? this.book.v6(batch.view, ip + 8) : batch.view.getInt32(ip + 12);
        const dst = v6 ? this.book.v6(batch.view, ip + 24) : batch.view.getInt32(ip + 16);
        echo.from = request ? src : dst;
        echo.to = request ? dst : src;
        echo.k2 = keyOfVni(facts.vni < 0 ? undefined : facts.vni, v6);
        echo.k3 = keyOfId(icmp.id(batch.bytes, at), facts.vlan < 0 ? undefined : facts.vlan, v6);
        echo.seq = v6 ? icmpv6.seq(batch.bytes, at) : icmp.seq(batch.bytes, at);
        echo.row = row;
        echo.vtep = facts.tunnelIp < 0 ? 0 : this.addressId(facts.tunnelIp, request ? "dst" : "src");
        echo.port = request ? facts.port : 0;
        const ttl = batch.bytes[ip + (v6 ? 7 : 8)];
        echo.view = viewOf(batch.iface[row], batch.direction[row], facts.cooked, ttl);
        if (request)
            tracker.request();
        else if (this.partial)
            this.fragment(row, echo);
        else {
            tracker.reply();
            if (this.sender >= 0)
                this.macs.answered(this.sender, src, v6);
        }
    }
    icmpError(row, last, v6) {
        const { slots } = this.walker;
        const b = this.batch.bytes;
        const at = slots.at[last];
        const type = icmp.type(b, at);
        if (!v6 && type === icmp.TYPE_OF.redirect)
            return;
        const quote = readQuote(b, at + 8, slots.end[last], this.quoteWalker);
        const about = quote?.inner ?? quote;
        if (about === undefined || about.icmpSeq === undefined || about.icmpId === undefined)
            return;
        if (about.icmpType !== (v6 ? 128 : 8))
            return;
        const from = this.book.text(this.addressId(this.facts.ip, "src"));
        const says = icmpErrorText(b, at, v6);
        const local = from === about.src;
        if (this.findQuoted(about, quote?.inner === undefined ? this.facts.vni : (quote.vni ?? -1), v6)) {
            const flow = this.tracker.stream();
            if (this.tracker.error(local)) {
                this.errors.add(flow, { from, says, seq: about.icmpSeq, local, record: this.batch.first + row });
            }
            return;
        }
        this.notes.add("icmp.error-unmatched", this.batch.first + row, () => ({
            severity: "info",
            says: (n) => `${n} ICMP ${n === 1 ? "error is" : "errors are"} about probes that are not in this recording.`,
            filter: "icmp.type == 3 || icmp.type == 11 || icmpv6.type < 5",
        }));
    }
    /** Sets the tracker's echo to the quoted probe: in the network the error was seen in, in none, or in the only one that has it. */
    findQuoted(about, vni, v6) {
        const { echo } = this.tracker;
        const [from, to] = [this.addressOf(about.src, v6), this.addressOf(about.dst, v6)];
        if (from === undefined || to === undefined)
            return false;
        echo.from = from;
        echo.to = to;
        echo.seq = about.icmpSeq;
        const { vlan } = this.facts;
        for (const [n, tag] of [
            [vni, vlan],
            [vni, -1],
            [-1, vlan],
            [-1, -1],
        ]) {
            echo.k2 = keyOfVni(n < 0 ? undefined : n, v6);
            echo.k3 = keyOfId(about.icmpId, tag < 0 ? undefined : tag, v6);
            if (this.tracker.stream() >= 0)
                return true;
        }
        return this.tracker.seek();
    }
    addressOf(text, v6) {
        const bytes = v6 ? parseIpv6(text) : parseIpv4(text);
        if (bytes === undefined)
            return undefined;
        const view = new DataView(bytes.buffer);
        return v6 ? this.book.v6(view, 0) : view.getInt32(0);
    }
}
