// The second walk over a frame, for speed alone: the common stacks are recognised by a few loads on the batch itself, and
// everything that is not exactly one of them goes to the walker (frame-observer.ts). Both must give the same Observation:
// test/observe/fast-loop.test.ts runs every capture it can find through both.
//
// One method a layer, each small: V8 compiles them sooner than one long function, and runs them no slower.
//
// Recognised: Ethernet with at most one 802.1Q tag, SLL or SLL2; IPv4 without options or IPv6 without extensions, not a
// fragment, wholly captured; then TCP (not BGP), UDP without a tunnel, ICMP echo, or VXLAN or Geneve with an Ethernet
// frame of that same kind inside.
import { KIND, portTable, type TunnelPort } from "../decode/wire/next-layer.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { LinkCounters } from "./frame-counters.ts";
import { isWholeTcp, mayHoldTunnel } from "./fast-checks.ts";
import { type FastTable, foldTable, ledgerRow, newTable } from "./fast-table.ts";
import type { FrameObserver } from "./frame-observer.ts";
import * as histogram from "./histogram.ts";
import { type MacBook, OUTER_V6 } from "./mac-book.ts";
import type { ProbeTracker } from "./probe-tracker.ts";
import { mayBeNumbered } from "./sequence-flows.ts";

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
const SEGMENT = 4;

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
  private readonly o: FrameObserver;
  private readonly tracker: ProbeTracker;
  private readonly ports: Uint8Array;
  private readonly guess: boolean;
  private readonly udpPorts: Uint32Array;
  private readonly macs: MacBook | undefined;
  private readonly tables = new Map<LinkCounters, FastTable>();
  private readonly byInterface: (FastTable | undefined)[] = [];

  // The frame at hand. Numbers alone: nothing is allocated for a frame.
  private batch!: RecordBatch;
  private view: DataView = new DataView(new ArrayBuffer(0));
  private table!: FastTable;
  private link!: LinkCounters;
  private linkType = -1;
  private ethernet = false;
  private plain: Float64Array | undefined;
  private row = 0;
  private at = 0;
  private end = 0;
  /** Interface and direction of a cooked header, for views. */
  private cooked = 0;
  /** VLAN + 1 of the frame, then of the inner frame; 0 none. */
  private tag = 0;
  /** Outermost IP header, its end, and 1 when it is IPv6. */
  private ip = 0;
  private ipEnd = 0;
  private v6 = 0;
  /** VNI + 1 (0 outside tunnels), and the outer source port. */
  private k2 = 0;
  private port = 0;
  /** Row of the frame's sender in the MacBook, -1 none. */
  private sender = -1;

  constructor(o: FrameObserver, tunnelPorts: readonly TunnelPort[], guess: boolean) {
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
  run(batch: RecordBatch, interfaces: readonly CaptureInterface[], previous: number): boolean {
    const { offset, caplen, len, fcs, iface, ns, count, view } = batch;
    this.view = view;
    this.batch = batch;
    let current = -1;
    let face = interfaces[0]!;
    let ethernet = false;
    let longest = 0;
    let regular = true;
    let last = previous;
    for (let i = 0; i < count; i++) {
      const now = ns[i]!;
      if (!(now >= last)) regular = false;
      last = now;
      if (iface[i] !== current) {
        current = iface[i]!;
        face = interfaces[current]!;
        this.enter(face);
        ({ ethernet } = this);
        ({ longest } = this.table);
      }
      const captured = caplen[i]!;
      if (captured === len[i] && captured >= SHORTEST && captured < SMALL && fcs[i] === 0) {
        const at = offset[i]!;
        this.row = i;
        this.at = at;
        this.end = at + captured;
        if (captured > longest) this.table.longest = longest = captured;
        if (ethernet ? this.ethernetFrame(at) : this.cookedFrame(at)) continue;
      }
      this.o.frame(i, face, this.link);
    }
    return regular;
  }

  private enter(face: CaptureInterface): void {
    const table = (this.byInterface[face.index] ??= this.tableOf(this.o.frames.of(face)));
    this.table = table;
    this.link = table.link;
    this.linkType = face.linkType;
    this.ethernet = face.linkType === ETHERNET;
    this.plain = table.lengths[0];
    this.cooked = 0;
  }

  private tableOf(link: LinkCounters): FastTable {
    const known = this.tables.get(link);
    if (known !== undefined) return known;
    const table = newTable(link);
    this.tables.set(link, table);
    return table;
  }

  private ethernetFrame(at: number): boolean {
    const { view } = this;
    const type = view.getUint16(at + 12);
    this.tag = 0;
    if (type === IPV4) return this.outer4(at + 14);
    if (type === IPV6) return this.outer6(at + 14);
    if (type !== VLAN) return false;
    const tag = (view.getUint16(at + 14) & 0xfff) + 1;
    const inner = view.getUint16(at + 16);
    this.tag = tag;
    const done = inner === IPV4 ? this.outer4(at + 18) : inner === IPV6 && this.outer6(at + 18);
    if (done) this.link.addTag(tag - 1, this.end - at);
    return done;
  }

  private cookedFrame(at: number): boolean {
    const { view, table } = this;
    let type = 0;
    let p = 0;
    if (this.linkType === SLL2) {
      if (view.getUint16(at + 8) !== ARPHRD_ETHERNET) return false;
      this.cooked = (view.getUint32(at + 4) << 3) | (view.getUint8(at + 10) & 7);
      type = view.getUint16(at);
      p = at + 20;
    } else if (this.linkType === SLL) {
      if (view.getUint16(at + 2) !== ARPHRD_ETHERNET) return false;
      this.cooked = view.getUint16(at) & 7;
      type = view.getUint16(at + 14);
      p = at + 16;
    }
    this.tag = 0;
    const done = type === IPV4 ? this.outer4(p) : type === IPV6 && this.outer6(p);
    if (done) {
      table.records[this.end - at]!++;
      table.packets[this.ipEnd - p]!++;
    }
    return done;
  }

  private outer4(p: number): boolean {
    const { view } = this;
    const w = view.getInt32(p);
    const x = view.getInt32(p + 6);
    const ipEnd = p + (w & 0xffff);
    // Version, header length; fragment bits, offset; room for a transport header.
    if (w >>> 24 !== 0x45 || (x & 0x3fff0000) !== 0 || ipEnd > this.end || ipEnd - p < 28) return false;
    this.ip = p;
    this.ipEnd = ipEnd;
    this.v6 = 0;
    return (x & 255) === UDP ? this.outerUdp(p + 20) : this.plainPacket(x & 255, p + 20, (x >>> 8) & 255);
  }

  private outer6(p: number): boolean {
    const { view } = this;
    if (this.end - p < 48) return false;
    const w = view.getInt32(p + 4);
    const ipEnd = p + 40 + (w >>> 16);
    if (view.getUint8(p) >>> 4 !== 6 || ipEnd > this.end || ipEnd - p < 48) return false;
    this.ip = p;
    this.ipEnd = ipEnd;
    this.v6 = 1;
    const protocol = (w >>> 8) & 255;
    return protocol === UDP ? this.outerUdp(p + 40) : this.plainPacket(protocol, p + 40, w & 255);
  }

  private outerUdp(t: number): boolean {
    const { view, ports } = this;
    const w = view.getInt32(t);
    const sport = w >>> 16;
    const dport = w & 0xffff;
    const end = t + view.getUint16(t + 4);
    if (end > this.ipEnd || end - t < 8) return false;
    const kind = ports[dport]!;
    if (kind === NO_TUNNEL) {
      if (ports[sport] !== NO_TUNNEL) return false;
      if (this.guess && end - t >= 12 && mayHoldTunnel(view.getInt32(t + 8))) return false;
      if (dport >= FIRST_USER_PORT && sport >= FIRST_USER_PORT && this.udpPorts[dport]!++ === 0)
        this.o.udpPortsSeen.push([dport, this.batch.first + this.row]);
      this.countPlain();
      if (this.macs !== undefined) this.hear(0);
      return this.follow(this.ip, t, end, PLAIN);
    }
    if (sport < FIRST_USER_PORT || end - t < 16 + INNER) return false;
    const head = view.getInt32(t + 8);
    this.k2 = (view.getInt32(t + 12) >>> 8) + 1;
    this.port = sport;
    if (kind === KIND_VXLAN) return head === VXLAN_FLAGS && this.tunnel(t + 16, end, 8);
    if (kind !== KIND_GENEVE || head >>> 30 !== 0 || (head & 0xffff) !== TEB) return false;
    const words = (head >>> 24) & 0x3f;
    const e = t + 16 + words * 4;
    return end - e >= INNER && this.tunnel(e, end, 16 + words * 8);
  }

  /** An Ethernet frame in a tunnel, from `e` to `end`. `kind` is the tunnel's place in the table, to which tags and family are added. */
  private tunnel(e: number, end: number, kind: number): boolean {
    // What follows the inner frame has a length of its own that only the walker counts.
    if (end !== (this.ethernet ? this.end : this.ipEnd)) return false;
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
      if (w >>> 24 !== 0x45 || (x & 0x3fff0000) !== 0 || used > end || used - p < 28) return false;
      what = this.transport(x & 255, p + 20, used, ICMP);
      ttl = (x >>> 8) & 255;
    } else if (type === IPV6 && end - p >= 48) {
      const w = view.getInt32(p + 4);
      used = p + 40 + (w >>> 16);
      if (view.getUint8(p) >>> 4 !== 6 || used > end || used - p < 48) return false;
      what = this.transport((w >>> 8) & 255, p + 40, used, ICMPV6);
      ttl = w & 255;
    }
    if (what === MISS) return false;
    this.countTunnel(index, e, used < end);
    this.tag = tag;
    if (this.macs !== undefined) this.hear(e);
    if (what === REQUEST || what === REPLY) {
      this.o.echoes.place.eth = e;
      this.o.echoes.place.captured = used;
      if (type === IPV4) this.echo4(p, what, ttl);
      else this.echo6(p, what, ttl);
    } else this.follow(p, type === IPV4 ? p + 20 : p + 40, used, what);
    return true;
  }

  /** Hands a TCP segment, or a UDP packet (PLAIN) that may be numbered, to the flows; the IP packet is at `p` and ends at `end`. */
  private follow(p: number, t: number, end: number, what: number): true {
    const { view, o, row, cooked } = this;
    const to = what === SEGMENT ? end : t + view.getUint16(t + 4);
    if (what !== SEGMENT && !mayBeNumbered(view, t, to)) return true;
    const { place } = o.flows;
    place.row = row;
    place.ip = p;
    place.t = t;
    place.end = place.captured = to;
    place.v6 = view.getUint8(p) >>> 4 === 6;
    place.network = p === this.ip ? 0 : this.k2;
    place.tag = this.tag;
    place.ifindex = cooked >>> 3;
    o.flows.packet(what === SEGMENT);
    return true;
  }

  /** What a packet that may not hold another tunnel carries. `icmp` is the protocol number of ICMP in its family. */
  private transport(protocol: number, t: number, end: number, icmp: number): number {
    const { view } = this;
    if (protocol === icmp) {
      const type = view.getUint8(t);
      if (icmp === ICMP) return type === 8 ? REQUEST : type === 0 ? REPLY : MISS;
      return type === 128 ? REQUEST : type === 129 ? REPLY : MISS;
    }
    const w = view.getInt32(t);
    if (protocol === TCP) return w >>> 16 !== BGP && (w & 0xffff) !== BGP && isWholeTcp(view, t, end) ? SEGMENT : MISS;
    if (protocol !== UDP || (this.ports[w >>> 16]! | this.ports[w & 0xffff]!) !== NO_TUNNEL) return MISS;
    const udpEnd = t + view.getUint16(t + 4);
    if (udpEnd > end || udpEnd - t < 8) return MISS;
    return this.guess && udpEnd - t >= 12 && mayHoldTunnel(view.getInt32(t + 8)) ? MISS : PLAIN;
  }

  /** A packet outside tunnels that is not UDP. */
  private plainPacket(protocol: number, t: number, ttl: number): boolean {
    const what = this.transport(protocol, t, this.ipEnd, this.v6 === 0 ? ICMP : ICMPV6);
    if (what === MISS) return false;
    this.countPlain();
    if (this.macs !== undefined) this.hear(0);
    if (what === SEGMENT) return this.follow(this.ip, t, this.ipEnd, what);
    this.k2 = 0;
    this.o.echoes.place.eth = this.ethernet ? this.at : -1;
    this.o.echoes.place.captured = this.ipEnd;
    if (this.v6 === 0) this.echo4(this.ip, what, ttl);
    else this.echo6(this.ip, what, ttl);
    return true;
  }

  private countPlain(): void {
    const plain = (this.plain ??= this.newRow(0, 0));
    plain[this.ethernet ? this.end - this.at : this.ipEnd - this.ip]!++;
  }

  private countTunnel(index: number, e: number, padded: boolean): void {
    const counts = this.table.lengths[index] ?? this.newRow(index, e);
    counts[this.ethernet ? this.end - this.at : this.ipEnd - this.ip]!++;
    if (padded) this.table.rows[index]!.padded++;
  }

  private echo4(p: number, what: number, ttl: number): void {
    const { view } = this;
    const { echo } = this.tracker;
    const w = view.getInt32(p + 24);
    const src = view.getInt32(p + 12);
    const dst = view.getInt32(p + 16);
    echo.k3 = (w >>> 16) | (this.tag << 16);
    echo.seq = w & 0xffff;
    this.o.echoes.place.payload = p + 28;
    this.echo(what, what === REQUEST ? src : dst, what === REQUEST ? dst : src, ttl);
  }

  private echo6(p: number, what: number, ttl: number): void {
    const { view } = this;
    const { echo } = this.tracker;
    const { book } = this.o;
    const w = view.getInt32(p + 44);
    const src = book.v6(view, p + 8);
    const dst = book.v6(view, p + 24);
    echo.k3 = (w >>> 16) | (this.tag << 16) | ICMPV6_KEY;
    echo.seq = w & 0xffff;
    this.k2 |= V6_KEY;
    this.o.echoes.place.payload = p + 48;
    this.echo(what, what === REQUEST ? src : dst, what === REQUEST ? dst : src, ttl);
  }

  /** The rest of an echo whose request goes from `from` to `to`. */
  private echo(what: number, from: number, to: number, ttl: number): void {
    const { tracker, row, batch } = this;
    const { echo } = tracker;
    const inside = (this.k2 & ~V6_KEY) !== 0;
    const place = (batch.iface[row]! << 2) | batch.direction[row]!;
    echo.from = from;
    echo.to = to;
    echo.k2 = this.k2;
    echo.row = row;
    echo.view = ((Math.imul(place, 0x9e3779b1) + this.cooked) << 8) | ttl;
    if (this.o.echoes.wants(echo.seq)) {
      const p = this.o.echoes.place;
      p.row = row;
      p.face = place;
      p.cooked = this.cooked;
      p.ttl = ttl;
      p.sender = p.eth < 0 ? this.cookedSender(this.at) : -1;
      p.length = p.captured - p.payload;
      this.o.echoes.add(what === REQUEST, echo, this.view);
    }
    if (what === REQUEST) {
      echo.vtep = inside ? this.outerAddress(1) : 0;
      echo.port = inside ? this.port : 0;
      tracker.request();
    } else {
      echo.vtep = inside ? this.outerAddress(0) : 0;
      echo.port = 0;
      tracker.reply();
      if (this.sender >= 0) this.macs!.answered(this.sender, to, (this.k2 & V6_KEY) !== 0);
    }
  }

  /** Offset of the sender's MAC in the cooked header at `at`, -1 where it holds none. */
  private cookedSender(at: number): number {
    const { view } = this;
    const wide = this.linkType === SLL2;
    if (!wide && this.linkType !== SLL) return -1;
    return (wide ? view.getUint8(at + 11) : view.getUint16(at + 4)) === 6 ? at + (wide ? 12 : 6) : -1;
  }

  /** Notes who sent the frame: the inner frame at `e`, or (0) the outer one, or the packet behind a cooked header. */
  private hear(e: number): void {
    const { view, batch, row, at, cooked } = this;
    const macs = this.macs!;
    const { place } = macs;
    this.sender = -1;
    const framed = e !== 0 || this.ethernet;
    const mac = framed ? (e === 0 ? at : e) + 6 : this.cookedSender(at);
    if (mac < 0) return;
    place.row = row;
    place.network = e === 0 ? 0 : this.v6 === 0 ? this.k2 : this.k2 | OUTER_V6;
    place.vtep = e === 0 ? 0 : this.v6 === 0 ? view.getInt32(this.ip + 12) : this.o.book.v6(view, this.ip + 8);
    place.face = (batch.iface[row]! << 2) | batch.direction[row]!;
    place.cooked = cooked;
    place.tag = this.tag;
    place.kind = 0;
    const type = cooked & 7;
    place.group = framed ? (view.getUint8(mac - 6) & 1) !== 0 : type === 1 || type === 2;
    this.sender = macs.frame(view, mac);
  }

  /** AddressBook id of the outer source (0) or destination (1). */
  private outerAddress(which: number): number {
    const { view, ip } = this;
    const { book } = this.o;
    return this.v6 === 0 ? book.v4(view.getInt32(ip + 12 + 4 * which)) : book.v6(view, ip + 8 + 16 * which);
  }

  private newRow(index: number, e: number): Float64Array {
    const { table, ethernet, ip, batch, row } = this;
    const start = ethernet ? this.at : ip;
    table.rows[index] ??= ledgerRow(this.o.ledger, { index, ethernet, start, ip, e, record: batch.first + row });
    return (table.lengths[index] ??= new Float64Array(SMALL));
  }

  /** Adds what was counted here to the observer's counters. */
  finish(): void {
    for (const table of this.tables.values()) foldTable(table);
  }
}
