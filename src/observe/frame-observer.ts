// One walked frame after another: what each adds to counters, ledger, probes, routes and findings. The reference path;
// src/assembly/loop.ts does the same for the common stacks without the walk.
import { type Room, plainRoom } from "../core/room.ts";
import { rfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import { bgpSegment } from "../decode/wire/bgp-segment.ts";
import type { BgpMessage } from "../decode/wire/bgp-message.ts";
import { createBgpStreams } from "../decode/wire/bgp-stream.ts";
import { createWalker } from "../decode/wire/frame.ts";
import type { TunnelPort } from "../decode/wire/next-layer.ts";
import * as arp from "../decode/wire/arp.ts";
import * as icmp from "../decode/wire/icmp.ts";
import * as icmpv6 from "../decode/wire/icmpv6.ts";
import { type Quote, readQuote } from "../decode/wire/quote.ts";
import { FLAG, LAYER } from "../decode/wire/slots.ts";
import * as udp from "../decode/wire/udp.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import { AddressBook } from "./address-book.ts";
import { Announcements } from "./announcements.ts";
import { CaptureNotes, RecordList } from "./capture-notes.ts";
import { ClockBases } from "./clock-base.ts";
import { keyOfId, keyOfVni } from "./flow-table.ts";
import { EchoBook } from "./echo-book.ts";
import { cookedSender, noteEcho } from "./echo-place.ts";
import { FrameCounters, type LinkCounters } from "./frame-counters.ts";
import { FlowFollower } from "./flow-follower.ts";
import { FrameFacts } from "./frame-facts.ts";
import { type ChecksumCounts, noteChecksums, noteFragment, noteStop, noteUnmatchedError } from "./frame-notes.ts";
import { type BgpRouteObserver, createBgpRouteObserver } from "./from-bgp.ts";
import { icmpErrorText } from "./icmp-text.ts";
import { type LedgerRow, Ledger, NO_DELTA } from "./ledger.ts";
import type { InputContext, RouteObservation } from "./observation.ts";
import { MacBook, OUTER_V6 } from "./mac-book.ts";
import { KIND } from "./mac-silences.ts";
import { ProbeErrors } from "./probe-errors.ts";
import { ProbeTables } from "./probe-table.ts";
import { type Echo, FLOW_LIMIT, ProbeTracker } from "./probe-tracker.ts";
import { SampleBook } from "./sample-book.ts";
import { SegmentTable } from "./segment-table.ts";
import { UnreadReplies, type WalkedFrame } from "./unread-replies.ts";
import { isToGroup, viewOf } from "./packet-place.ts";

/** Bit of a key's second word: IPv6. */
const V6_KEY = 1 << 26;
/** Most route observations of one input. */
const ROUTE_LIMIT = 200_000;

/** What an observer is told beside the input's context. */
export interface ObserverOptions {
  /** Look for tunnels on undeclared UDP ports by content. */
  readonly guessTunnels: boolean;
  /** Keep probes for the probe figure. */
  readonly keepSamples: boolean;
  /** Verify checksums over every byte. */
  readonly checksums?: boolean;
  /** Where tables are made. */
  readonly room?: Room;
}

/** Everything that one capture adds up to, while its batches come in. */
export class FrameObserver {
  readonly clock = new ClockBases();
  readonly book: AddressBook;
  readonly frames = new FrameCounters();
  readonly ledger = new Ledger();
  readonly notes = new CaptureNotes();
  readonly announcements: Announcements;
  readonly errors: ProbeErrors;
  readonly sample: SampleBook | undefined;
  readonly tracker: ProbeTracker;
  /** How echo packets went by. */
  readonly echoes: EchoBook;
  /** Replies that were cut, and fragments of replies. */
  readonly unread: UnreadReplies;
  /** Who was heard where, when asked for. */
  readonly macs: MacBook | undefined;
  /** Traffic that is no ping. */
  readonly flows: FlowFollower;
  readonly routes: RouteObservation[] = [];
  readonly bgp = createBgpStreams();
  /** UDP packets outside tunnels that hold none, by destination port; ports of services are left out. */
  readonly udpPorts: Uint32Array;
  readonly udpPortsSeen: (readonly [port: number, firstRecord: number])[] = [];
  /** Segments of BGP connections, where they are to be compared with other inputs. */
  readonly segments: SegmentTable | undefined;
  routesOmitted = 0;
  /** Frames that stopped in a layer that is known. */
  unparsed = 0;
  readonly inferred = new RecordList();
  /** What checksums say, where they are looked at. */
  readonly checksums: ChecksumCounts | undefined;
  private readonly walker;
  private readonly quoteWalker;
  private routeObserver: BgpRouteObserver | undefined;
  private readonly context: InputContext;
  private readonly facts = new FrameFacts();
  private batch!: RecordBatch;
  /** The frame at hand is a fragment that was not looked at yet. */
  private partial = false;
  /** Row of the frame's sender among `macs`, or -1. */
  private sender = -1;

  constructor(context: InputContext, options: ObserverOptions) {
    const tunnelPorts: TunnelPort[] = [...context.tunnelPorts];
    this.walker = createWalker({ tunnelPorts, guessTunnels: options.guessTunnels });
    this.quoteWalker = createWalker({ tunnelPorts, guessTunnels: false });
    if (options.checksums === true) this.checksums = { ok: 0, wrong: 0, notFilledIn: 0, absent: 0, unknown: 0 };
    const { room = plainRoom } = options;
    this.book = new AddressBook(room);
    this.echoes = new EchoBook(room);
    const ports = room.ints(65_536);
    this.udpPorts = new Uint32Array(ports.buffer, ports.byteOffset, ports.length);
    this.sample = options.keepSamples ? new SampleBook(room) : undefined;
    this.tracker = new ProbeTracker(this.clock, this.sample, FLOW_LIMIT, room);
    this.unread = new UnreadReplies(this.tracker);
    if (context.keepProbes !== undefined) {
      this.tracker.tables = new ProbeTables(context.keepProbes);
      this.segments = new SegmentTable();
    }
    if (context.keepMacs === true) this.macs = new MacBook(this.clock, this.book, room);
    this.flows = new FlowFollower(this.clock, this.book, context.probePorts ?? [], room);
    this.errors = new ProbeErrors(context.id);
    this.announcements = new Announcements(context.id);
    this.context = context;
  }

  /** The rows that follow are rows of this batch. */
  enter(batch: RecordBatch): void {
    this.batch = batch;
    this.clock.enter(batch);
    this.tracker.enter(batch);
    this.echoes.enter(batch, this.clock);
    this.macs?.enter(batch);
    this.flows.enter(batch);
  }

  /** Stamp of a row; undefined when it has none. */
  at(row: number): EpochNs | undefined {
    const ns = this.batch.ns[row]!;
    return Number.isNaN(ns) ? undefined : this.batch.base + BigInt(ns);
  }

  /** A frame, walked. */
  frame(row: number, iface: CaptureInterface, link: LinkCounters): void {
    const { batch, walker, facts } = this;
    const { bytes } = batch;
    const fcs = batch.fcs[row]!;
    link.add(batch.len[row]!, fcs);
    if (batch.caplen[row] !== batch.len[row]) link.addCut(batch.len[row]!, batch.caplen[row]!);
    const length = Math.max(0, batch.len[row]! - fcs);
    const caplen = Math.min(batch.caplen[row]!, fcs === 0 ? batch.caplen[row]! : length);
    const at = batch.offset[row]!;
    walker.walk(bytes, at, caplen, iface.linkType, length);
    const { slots } = walker;
    const record = batch.first + row;
    facts.read(bytes, slots, at, length);
    if (facts.tags.length > 0 && link.ethernet) link.addTags(facts.tags, length);
    if (link.packetLengths !== undefined && facts.outerIp >= 0) link.packetLengths.add(facts.outerLength);
    if (slots.stop !== undefined) this.stopped(row);
    if ((slots.flags & FLAG.inferredTunnel) !== 0) this.inferred.add(record);
    if (this.checksums !== undefined) noteChecksums(this.notes, this.checksums, { record, bytes }, slots);
    this.addToLedger(record, link, length);
    this.sender = this.macs === undefined ? -1 : this.heard(this.macs, row);
    this.partial = (slots.flags & (FLAG.firstFragment | FLAG.laterFragment)) !== 0;
    this.innermost(row, iface);
    if (this.partial) this.fragment(row, undefined);
  }

  /** A fragment; an echo reply counts once all of its fragments are there. */
  private fragment(row: number, begins: Echo | undefined): void {
    this.partial = false;
    const whole = this.unread.fragment(this.walked(row), begins);
    if (whole === undefined) return;
    const { echo } = this.tracker;
    Object.assign(echo, whole, { row });
    this.tracker.reply();
    if (this.sender >= 0) this.macs!.answered(this.sender, whole.to, (whole.k2 & V6_KEY) !== 0);
  }

  private walked(row: number): WalkedFrame {
    const { batch, facts, clock, book } = this;
    return { batch, slots: this.walker.slots, facts, clock, book, row };
  }

  /** Notes the sender of the innermost frame, or of the packet that a cooked header stands before. Gives its row, or -1. */
  private heard(macs: MacBook, row: number): number {
    const { batch, facts, walker, book } = this;
    const { slots } = walker;
    const { place } = macs;
    const b = batch.bytes;
    const tunnelled = facts.eth > facts.tunnelIp && facts.tunnelIp >= 0;
    const wide = tunnelled && slots.layer[facts.tunnelIp] === LAYER.ipv6;
    const outer = tunnelled ? slots.at[facts.tunnelIp]! : 0;
    place.row = row;
    place.network = tunnelled ? (facts.vni + 1) | (wide ? OUTER_V6 : 0) : 0;
    place.vtep = !tunnelled ? 0 : wide ? book.v6(batch.view, outer + 8) : batch.view.getInt32(outer + 12);
    place.face = (batch.iface[row]! << 2) | batch.direction[row]!;
    place.cooked = facts.cooked;
    place.tag = facts.vlan + 1;
    place.kind = this.kindOfFrame();
    if (facts.eth >= 0) {
      const at = slots.at[facts.eth]!;
      place.group = (b[at]! & 1) !== 0;
      return macs.frame(batch.view, at + 6);
    }
    const address = cookedSender(b, slots);
    if (address === undefined) return -1;
    place.group = isToGroup(facts.cooked & 7, place.kind);
    return macs.frame(batch.view, address);
  }

  private kindOfFrame(): number {
    const { slots } = this.walker;
    const last = slots.count - 1;
    const layer = last < 0 ? 0 : slots.layer[last]!;
    const b = this.batch.bytes;
    const at = slots.at[last]!;
    if (layer === LAYER.rarp) return KIND.rarp;
    if (layer === LAYER.arp) {
      if (arp.operation(b, at) >= arp.OP.rarpRequest) return KIND.rarp;
      return arp.isGratuitous(b, at) ? KIND.gratuitousArp : KIND.arp;
    }
    if (layer !== LAYER.icmpv6 || icmp.type(b, at) !== icmpv6.TYPE_OF.neighbourAdvertisement) return KIND.data;
    return icmpv6.solicited(b, at) ? KIND.data : KIND.neighbourAdvertisement;
  }

  private stopped(row: number): void {
    const { stop, flags } = this.walker.slots;
    const record = this.batch.first + row;
    this.unread.stopped(this.walked(row));
    if (noteStop(this.notes, record, stop!, (flags & FLAG.snapped) !== 0)) this.unparsed++;
  }

  private addToLedger(record: number, link: LinkCounters, length: number): void {
    const { facts, ledger } = this;
    if (facts.outerIp < 0) return;
    if (facts.outerFragment) {
      noteFragment(this.notes, record);
      return;
    }
    const row = facts.inside > facts.outerIp ? this.tunnelRow(record, link, length) : this.plainRow(record, link);
    if (row === undefined) return;
    ledger.count(row, link.ethernet ? length : facts.outerLength);
    if (this.isPadded()) row.padded++;
  }

  /** IP traffic without any tunnel; what is encrypted, or a tunnel that could not be read, is not plain. */
  private plainRow(record: number, link: LinkCounters): LedgerRow | undefined {
    const { slots } = this.walker;
    const next = this.facts.outerIp + 1;
    const layer = next < slots.count ? slots.layer[next]! : 0;
    const plain =
      layer === LAYER.tcp ||
      layer === LAYER.icmp ||
      layer === LAYER.icmpv6 ||
      (layer === LAYER.udp && slots.count <= next + 1);
    if (!plain) return undefined;
    return this.ledger.row(this.ledger.plain, { ethernet: link.ethernet, innerFrame: false, delta: NO_DELTA }, record);
  }

  private tunnelRow(record: number, link: LinkCounters, length: number): LedgerRow {
    const { facts, ledger } = this;
    const { slots } = this.walker;
    let stack = ledger.plain;
    for (let k = facts.outerIp; k < facts.inside; k++) {
      const end = k + 1 < slots.count ? slots.at[k + 1]! : slots.at[k]! + (slots.layer[k] === LAYER.vlan ? 4 : 14);
      const bytes = end - slots.at[k]!;
      if (bytes > 0) stack = ledger.with(stack, slots.layer[k]!, bytes);
    }
    const innerFrame = facts.eth > facts.outerIp;
    const start = innerFrame ? slots.at[facts.eth]! : slots.at[facts.ip]!;
    const inner = (innerFrame ? facts.frameEnd : facts.wireEnd) - start;
    const delta = (link.ethernet ? length : facts.outerLength) - inner;
    const known = delta >= 0 && inner >= 0 ? delta : NO_DELTA;
    return ledger.row(stack, { ethernet: link.ethernet, innerFrame, delta: known }, record);
  }

  /** The innermost frame of a tunnel is longer than the IP packet in it. */
  private isPadded(): boolean {
    const { facts } = this;
    return facts.eth > facts.outerIp && facts.ip > facts.eth && facts.frameEnd > facts.packetEnd;
  }

  /** What the innermost packet is. */
  private innermost(row: number, iface: CaptureInterface): void {
    const { slots } = this.walker;
    const last = slots.count - 1;
    if (last < 0) return;
    switch (slots.layer[last]!) {
      case LAYER.icmp:
      case LAYER.icmpv6:
        this.icmp(row, iface, last);
        break;
      case LAYER.udp:
        this.plainUdp(row, last);
        if (!this.partial) this.flows.walked(this.walked(row), last);
        break;
      case LAYER.tcp:
      case LAYER.bgp:
        if (!this.partial) this.flows.walked(this.walked(row), last);
        this.tcp(row, iface);
        break;
      case LAYER.arp:
      case LAYER.rarp:
        this.announcements.arp(this.sighting(row, iface), this.batch.bytes, slots.at[last]!);
        break;
      default:
    }
  }

  private plainUdp(row: number, last: number): void {
    const at = this.walker.slots.at[last]!;
    const { bytes } = this.batch;
    if (this.facts.inside !== this.facts.outerIp) return;
    const dport = udp.dport(bytes, at);
    if (dport < 1024 || udp.sport(bytes, at) < 1024) return;
    if (this.udpPorts[dport]!++ === 0) this.udpPortsSeen.push([dport, this.batch.first + row]);
  }

  private sighting(row: number, iface: CaptureInterface) {
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
  private addressId(k: number, which: "src" | "dst"): number {
    const { slots } = this.walker;
    const at = slots.at[k]!;
    const { view } = this.batch;
    if (slots.layer[k] === LAYER.ipv4) return this.book.v4(view.getInt32(at + (which === "src" ? 12 : 16)));
    return this.book.v6(view, at + (which === "src" ? 8 : 24));
  }

  private tcp(row: number, iface: CaptureInterface): void {
    const { batch } = this;
    const end = batch.offset[row]! + Math.max(0, batch.len[row]! - batch.fcs[row]!);
    const place = { record: batch.first + row, at: this.at(row), end };
    const segment = bgpSegment(batch.bytes, this.walker.slots, place);
    if (segment === undefined) return;
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
  addRoutes(messages: readonly BgpMessage[], digits: number): void {
    if (messages.length === 0) return;
    const { id, node, name } = this.context;
    this.routeObserver ??= createBgpRouteObserver({ input: id, where: node ?? name, digits });
    for (const message of messages) {
      for (const route of this.routeObserver.observe(message)) {
        if (this.routes.length < ROUTE_LIMIT) this.routes.push(route);
        else this.routesOmitted++;
      }
    }
  }

  private icmp(row: number, iface: CaptureInterface, last: number): void {
    const { slots } = this.walker;
    const at = slots.at[last]!;
    const b = this.batch.bytes;
    const v6 = slots.layer[last] === LAYER.icmpv6;
    const type = icmp.type(b, at);
    if (type === (v6 ? 128 : 8)) this.echo(row, last, true);
    else if (type === (v6 ? 129 : 0)) this.echo(row, last, false);
    else if (v6 ? icmpv6.isError(type) : icmp.isError(type)) this.icmpError(row, last, v6);
    else if (v6 && type === icmpv6.TYPE_OF.neighbourAdvertisement && !icmpv6.solicited(b, at)) {
      const eth = this.facts.eth < 0 ? -1 : slots.at[this.facts.eth]!;
      this.announcements.neighbour(this.sighting(row, iface), b, { at, end: slots.end[last]!, eth });
    }
  }

  private echo(row: number, last: number, request: boolean): void {
    const { facts, tracker, batch } = this;
    const { echo } = tracker;
    const { slots } = this.walker;
    const ip = slots.at[facts.ip]!;
    const v6 = slots.layer[facts.ip] === LAYER.ipv6;
    const at = slots.at[last]!;
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
    const ttl = batch.bytes[ip + (v6 ? 7 : 8)]!;
    echo.view = viewOf(batch.iface[row]!, batch.direction[row]!, facts.cooked, ttl);
    if (this.echoes.wants(echo.seq)) noteEcho(this.echoes, this.walked(row), { request, echo, payload: at + 8, ttl });
    if (request) tracker.request();
    else if (this.partial) this.fragment(row, echo);
    else {
      tracker.reply();
      if (this.sender >= 0) this.macs!.answered(this.sender, src, v6);
    }
  }

  private icmpError(row: number, last: number, v6: boolean): void {
    const { slots } = this.walker;
    const b = this.batch.bytes;
    const at = slots.at[last]!;
    const type = icmp.type(b, at);
    if (!v6 && type === icmp.TYPE_OF.redirect) return;
    const quote = readQuote(b, at + 8, slots.end[last]!, this.quoteWalker);
    const about = quote?.inner ?? quote;
    if (about === undefined || about.icmpSeq === undefined || about.icmpId === undefined) return;
    if (about.icmpType !== (v6 ? 128 : 8)) return;
    const from = this.book.text(this.addressId(this.facts.ip, "src"));
    const says = icmpErrorText(b, at, v6);
    const local = from === about.src;
    if (this.findQuoted(about, quote?.inner === undefined ? this.facts.vni : (quote.vni ?? -1), v6)) {
      const flow = this.tracker.stream();
      const result = this.tracker.error(local);
      if (result === "noted")
        this.errors.add(flow, { from, says, seq: about.icmpSeq, local, record: this.batch.first + row });
      if (result !== "unseen") return;
    }
    noteUnmatchedError(this.notes, this.batch.first + row);
  }

  /** Sets the tracker's echo to the quoted probe: in the network the error was seen in, in none, or in the only one that has it. */
  private findQuoted(about: Quote, vni: number, v6: boolean): boolean {
    const { echo } = this.tracker;
    const [from, to] = [this.book.written(about.src, v6), this.book.written(about.dst, v6)];
    if (from === undefined || to === undefined) return false;
    echo.from = from;
    echo.to = to;
    echo.seq = about.icmpSeq!;
    const { vlan } = this.facts;
    for (const [n, tag] of [
      [vni, vlan],
      [vni, -1],
      [-1, vlan],
      [-1, -1],
    ] as const) {
      echo.k2 = keyOfVni(n < 0 ? undefined : n, v6);
      echo.k3 = keyOfId(about.icmpId!, tag < 0 ? undefined : tag, v6);
      if (this.tracker.stream() >= 0) return true;
    }
    return this.tracker.seek();
  }
}
