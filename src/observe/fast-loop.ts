// The second walk over a frame, for speed alone: the common stacks are recognised by a few loads on the batch itself, and
// everything that is not exactly one of them goes to the walker (frame-observer.ts). Both must give the same Observation:
// test/observe/fast-loop.test.ts runs every capture it can find through both.
//
// Recognised: Ethernet with at most one 802.1Q tag, SLL or SLL2; IPv4 without options or IPv6 without extensions, not a
// fragment, wholly captured; then TCP (not BGP), UDP without a tunnel, ICMP echo, or VXLAN or Geneve with an Ethernet
// frame of that same kind inside.
import { KIND, portTable, type TunnelPort } from "../decode/wire/next-layer.ts";
import { LAYER } from "../decode/wire/slots.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { LinkCounters } from "./frame-counters.ts";
import type { FrameObserver } from "./frame-observer.ts";
import { type LedgerRow, NO_DELTA } from "./ledger.ts";
import type { ProbeTracker } from "./probe-tracker.ts";

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
const VXLAN_FLAGS = 0x08000000;
const TEB = 0x6558;
const V6_KEY = 1 << 26;
const ICMPV6_KEY = 1 << 30;

// What a transport header turned out to be.
const MISS = 0;
const PLAIN = 1;
const REQUEST = 2;
const REPLY = 3;

/** Runs batches for one observer. Fields between methods are the frame at hand: numbers only, nothing is allocated. */
export class FastLoop {
  private readonly o: FrameObserver;
  private readonly tracker: ProbeTracker;
  private readonly ports: Uint8Array;
  private readonly guess: boolean;
  private readonly udpPorts: Uint32Array;
  /** Rows of the ledger by kind of outer header, options and inner tag: see tunnelRow. One table for each link. */
  private readonly tables: LedgerRow[][] = [];
  private table: LedgerRow[] = [];
  private view: DataView = new DataView(new ArrayBuffer(0));
  private link!: LinkCounters;
  private isEthernet = false;
  private row = 0;
  private first = 1;
  /** Where the frame was seen, without its TTL; see viewOf. */
  private place = 0;
  private cooked = 0;
  /** Start and end of the frame; its outermost IP header and where that ends; 1 when it is IPv6. */
  private at = 0;
  private end = 0;
  private ip = 0;
  private ipEnd = 0;
  private v6 = 0;
  /** Words of a probe's key: VNI + 1 (0 none), and VLAN + 1 in place. */
  private k2 = 0;
  private tag = 0;
  private port = 0;

  constructor(o: FrameObserver, tunnelPorts: readonly TunnelPort[], guess: boolean) {
    this.o = o;
    this.tracker = o.tracker;
    this.ports = portTable(tunnelPorts);
    this.guess = guess;
    this.udpPorts = o.udpPorts;
  }

  /** Takes every row of a batch that the observer has entered. */
  run(batch: RecordBatch, interfaces: readonly CaptureInterface[]): void {
    const { offset, caplen, len, fcs, iface, direction, count } = batch;
    this.view = batch.view;
    this.first = batch.first;
    let current = -1;
    let face = interfaces[0]!;
    for (let i = 0; i < count; i++) {
      const index = iface[i]!;
      if (index !== current) {
        current = index;
        face = interfaces[index]!;
        this.enter(face);
      }
      const captured = caplen[i]!;
      if (captured === len[i] && captured > SHORTEST && fcs[i] === 0) {
        this.row = i;
        this.place = (index << 2) | direction[i]!;
        this.at = offset[i]!;
        this.end = this.at + captured;
        if (this.isEthernet ? this.ethernet() : this.cookedFrame(face.linkType)) continue;
      }
      this.o.frame(i, face, this.link);
    }
  }

  private enter(face: CaptureInterface): void {
    this.link = this.o.frames.of(face);
    this.isEthernet = face.linkType === ETHERNET;
    this.table = this.tables[face.linkType] ??= [];
    this.cooked = 0;
  }

  private ethernet(): boolean {
    const { view, at } = this;
    const type = view.getUint16(at + 12);
    this.tag = 0;
    if (type === IPV4) return this.outer4(at + 14);
    if (type === IPV6) return this.outer6(at + 14);
    if (type !== VLAN) return false;
    const inner = view.getUint16(at + 16);
    const vid = view.getUint16(at + 14) & 0xfff;
    this.tag = (vid + 1) << 16;
    const done = inner === IPV4 ? this.outer4(at + 18) : inner === IPV6 && this.outer6(at + 18);
    if (done) this.link.addTag(vid, this.end - at);
    return done;
  }

  private cookedFrame(linkType: number): boolean {
    const { view, at } = this;
    this.tag = 0;
    let type = 0;
    let ip = 0;
    if (linkType === SLL2) {
      if (view.getUint16(at + 8) !== ARPHRD_ETHERNET) return false;
      this.cooked = (view.getUint32(at + 4) << 3) | (view.getUint8(at + 10) & 7);
      type = view.getUint16(at);
      ip = at + 20;
    } else if (linkType === SLL) {
      if (view.getUint16(at + 2) !== ARPHRD_ETHERNET) return false;
      this.cooked = view.getUint16(at) & 7;
      type = view.getUint16(at + 14);
      ip = at + 16;
    }
    const done = type === IPV4 ? this.outer4(ip) : type === IPV6 && this.outer6(ip);
    if (done) this.link.packetLengths!.small[this.ipEnd - ip]!++;
    return done;
  }

  private outer4(p: number): boolean {
    const { view } = this;
    const w = view.getInt32(p);
    const ipEnd = p + (w & 0xffff);
    if (w >>> 24 !== 0x45 || ipEnd > this.end || (view.getUint16(p + 6) & 0x3fff) !== 0) return false;
    this.ip = p;
    this.ipEnd = ipEnd;
    this.v6 = 0;
    const protocol = view.getUint8(p + 9);
    return protocol === UDP ? this.outerUdp(p + 20) : this.plainPacket(protocol, p + 20);
  }

  private outer6(p: number): boolean {
    const { view } = this;
    if (this.end - p < 40 || view.getUint8(p) >>> 4 !== 6) return false;
    const length = view.getUint16(p + 4);
    const ipEnd = p + 40 + length;
    if (length === 0 || ipEnd > this.end) return false;
    this.ip = p;
    this.ipEnd = ipEnd;
    this.v6 = 1;
    const protocol = view.getUint8(p + 6);
    return protocol === UDP ? this.outerUdp(p + 40) : this.plainPacket(protocol, p + 40);
  }

  private outerUdp(t: number): boolean {
    const { view } = this;
    if (this.ipEnd - t < 8) return false;
    const w = view.getInt32(t);
    const sport = w >>> 16;
    const dport = w & 0xffff;
    const end = t + view.getUint16(t + 4);
    if (end > this.ipEnd || end - t < 8) return false;
    const kind = this.ports[dport]!;
    if (kind === KIND.none) {
      if (this.ports[sport] !== KIND.none || (this.guess && this.mayHoldTunnel(t + 8, end))) return false;
      this.countPlain();
      if (dport >= FIRST_USER_PORT && sport >= FIRST_USER_PORT) this.udpPorts[dport]!++;
      return true;
    }
    if (sport < FIRST_USER_PORT || end - t < 16 + INNER) return false;
    this.port = sport;
    if (kind === KIND.vxlan) {
      if (view.getInt32(t + 8) !== VXLAN_FLAGS) return false;
      this.k2 = (view.getUint32(t + 12) >>> 8) + 1;
      return this.tunnel(t + 16, end, 0);
    }
    return kind === KIND.geneve && this.geneve(t + 8, end);
  }

  private geneve(u: number, end: number): boolean {
    const w = this.view.getUint32(u);
    if (w >>> 30 !== 0 || (w & 0xffff) !== TEB) return false;
    const words = (w >>> 24) & 0x3f;
    const inner = u + 8 + words * 4;
    if (end - inner < INNER) return false;
    this.k2 = (this.view.getUint32(u + 4) >>> 8) + 1;
    return this.tunnel(inner, end, 2 + words * 2);
  }

  /** What tunnel-guess.ts would look at closely: VXLAN's one flag, or Geneve's payload type. */
  private mayHoldTunnel(u: number, end: number): boolean {
    if (end - u < 4) return false;
    const w = this.view.getUint32(u);
    return w >>> 24 === 0x08 || (w & 0xffff) === TEB;
  }

  /** An Ethernet frame in a tunnel, from `e` to `end`. `kind` is even: the tunnel's header, for tunnelRow. */
  private tunnel(e: number, end: number, kind: number): boolean {
    if (end !== (this.isEthernet ? this.end : this.ipEnd)) return false;
    const { view } = this;
    const outerTag = this.tag;
    let type = view.getUint16(e + 12);
    let p = e + 14;
    this.tag = 0;
    if (type === VLAN) {
      this.tag = ((view.getUint16(p) & 0xfff) + 1) << 16;
      type = view.getUint16(p + 2);
      p += 4;
    }
    const used = type === IPV4 ? this.inner4(p, end) : type === IPV6 ? this.inner6(p, end) : 0;
    if (used === 0) return false;
    const index = (kind + (this.tag === 0 ? 0 : 1)) * 4 + this.v6 * 2 + (outerTag === 0 ? 0 : 1);
    const row = this.table[index] ?? this.newRow(index, e, p);
    const length = this.isEthernet ? this.end - this.at : this.ipEnd - this.ip;
    if (row.outer !== undefined) row.outer.small[length]!++;
    else this.o.ledger.count(row, length);
    if (used < end) row.padded++;
    return true;
  }

  /** Where the inner packet ends; 0 when it is not one of the common ones. */
  private inner4(p: number, end: number): number {
    const { view } = this;
    const w = view.getInt32(p);
    const ipEnd = p + (w & 0xffff);
    if (w >>> 24 !== 0x45 || ipEnd > end || (view.getUint16(p + 6) & 0x3fff) !== 0) return 0;
    const t = p + 20;
    const what = this.transport(view.getUint8(p + 9), t, ipEnd);
    if (what === MISS) return 0;
    if (what !== PLAIN) this.echo4(p, t, what);
    return ipEnd;
  }

  private inner6(p: number, end: number): number {
    const { view } = this;
    if (end - p < 40 || view.getUint8(p) >>> 4 !== 6) return 0;
    const length = view.getUint16(p + 4);
    const ipEnd = p + 40 + length;
    if (length === 0 || ipEnd > end) return 0;
    const t = p + 40;
    const what = this.transport6(view.getUint8(p + 6), t, ipEnd);
    if (what === MISS) return 0;
    if (what !== PLAIN) this.echo6(p, t, what);
    return ipEnd;
  }

  private transport(protocol: number, t: number, end: number): number {
    if (protocol === TCP) return this.isPlainTcp(t, end) ? PLAIN : MISS;
    if (protocol === UDP) return this.isPlainUdp(t, end) ? PLAIN : MISS;
    if (protocol !== ICMP || end - t < 8) return MISS;
    const type = this.view.getUint8(t);
    return type === 8 ? REQUEST : type === 0 ? REPLY : MISS;
  }

  private transport6(protocol: number, t: number, end: number): number {
    if (protocol === TCP) return this.isPlainTcp(t, end) ? PLAIN : MISS;
    if (protocol === UDP) return this.isPlainUdp(t, end) ? PLAIN : MISS;
    if (protocol !== ICMPV6 || end - t < 8) return MISS;
    const type = this.view.getUint8(t);
    return type === 128 ? REQUEST : type === 129 ? REPLY : MISS;
  }

  private isPlainTcp(t: number, end: number): boolean {
    if (end - t < 20) return false;
    const w = this.view.getInt32(t);
    const header = (this.view.getUint8(t + 12) >>> 4) * 4;
    return header >= 20 && t + header <= end && w >>> 16 !== BGP && (w & 0xffff) !== BGP;
  }

  private isPlainUdp(t: number, end: number): boolean {
    if (end - t < 8) return false;
    const w = this.view.getInt32(t);
    const udpEnd = t + this.view.getUint16(t + 4);
    if (udpEnd > end || udpEnd - t < 8) return false;
    if ((this.ports[w >>> 16]! | this.ports[w & 0xffff]!) !== KIND.none) return false;
    return !(this.guess && this.mayHoldTunnel(t + 8, udpEnd));
  }

  /** A packet outside tunnels that is not UDP. */
  private plainPacket(protocol: number, t: number): boolean {
    const what = this.v6 === 0 ? this.transport(protocol, t, this.ipEnd) : this.transport6(protocol, t, this.ipEnd);
    if (what === MISS) return false;
    this.countPlain();
    if (what === PLAIN) return true;
    this.k2 = 0;
    if (this.v6 === 0) this.echo4(this.ip, t, what);
    else this.echo6(this.ip, t, what);
    return true;
  }

  private countPlain(): void {
    const row = this.table[PLAIN_INDEX] ?? this.newPlainRow();
    const length = this.isEthernet ? this.end - this.at : this.ipEnd - this.ip;
    if (row.outer !== undefined && length < SMALL) row.outer.small[length]!++;
    else this.o.ledger.count(row, length);
  }

  private newPlainRow(): LedgerRow {
    const kind = { ethernet: this.isEthernet, innerFrame: false, delta: NO_DELTA };
    return (this.table[PLAIN_INDEX] = this.o.ledger.row(this.o.ledger.plain, kind, this.first + this.row));
  }

  private newRow(index: number, e: number, p: number): LedgerRow {
    const { ledger } = this.o;
    const ip = this.v6 === 0 ? 20 : 40;
    const geneve = index >= GENEVE_INDEX;
    let stack = ledger.with(ledger.plain, this.v6 === 0 ? LAYER.ipv4 : LAYER.ipv6, ip);
    stack = ledger.with(stack, LAYER.udp, 8);
    stack = ledger.with(stack, geneve ? LAYER.geneve : LAYER.vxlan, e - this.ip - ip - 8);
    stack = ledger.with(stack, LAYER.eth, 14);
    if (p - e > 14) stack = ledger.with(stack, LAYER.vlan, 4);
    const delta = e - (this.isEthernet ? this.at : this.ip);
    const row = ledger.row(stack, { ethernet: this.isEthernet, innerFrame: true, delta }, this.first + this.row);
    return (this.table[index] = row);
  }

  private echo4(p: number, t: number, what: number): void {
    const { view } = this;
    const { echo } = this.tracker;
    const src = view.getInt32(p + 12);
    const dst = view.getInt32(p + 16);
    const w = view.getInt32(t + 4);
    echo.k2 = this.k2;
    echo.k3 = (w >>> 16) | this.tag;
    echo.seq = w & 0xffff;
    this.echo(src, dst, view.getUint8(p + 8) | (what << 8));
  }

  private echo6(p: number, t: number, what: number): void {
    const { view } = this;
    const { echo } = this.tracker;
    const { book } = this.o;
    const w = view.getInt32(t + 4);
    echo.k2 = this.k2 | V6_KEY;
    echo.k3 = (w >>> 16) | this.tag | ICMPV6_KEY;
    echo.seq = w & 0xffff;
    this.echo(book.v6(view, p + 8), book.v6(view, p + 24), view.getUint8(p + 7) | (what << 8));
  }

  /** The rest of an echo: `kind` is its TTL, and REQUEST or REPLY above it. */
  private echo(src: number, dst: number, kind: number): void {
    const { tracker } = this;
    const { echo } = tracker;
    const inside = (this.k2 & ~V6_KEY) !== 0;
    echo.row = this.row;
    echo.view = ((Math.imul(this.place, 0x9e3779b1) + this.cooked) << 8) | (kind & 255);
    if (kind >>> 8 === REQUEST) {
      echo.from = src;
      echo.to = dst;
      echo.vtep = inside ? this.outerAddress(1) : 0;
      echo.port = inside ? this.port : 0;
      tracker.request();
      return;
    }
    echo.from = dst;
    echo.to = src;
    echo.vtep = inside && tracker.paths.replicas.length > 0 ? this.outerAddress(0) : 0;
    echo.port = 0;
    tracker.reply();
  }

  /** AddressBook id of the outer source (0) or destination (1). */
  private outerAddress(which: number): number {
    const { view, ip } = this;
    const { book } = this.o;
    return this.v6 === 0 ? book.v4(view.getInt32(ip + 12 + 4 * which)) : book.v6(view, ip + 8 + 16 * which);
  }
}

/** Frames this short are the walker's: every load of the first checks is in bounds of longer ones. */
const SHORTEST = 46;
/** Least bytes of an inner frame that are loaded before its own lengths were checked: Ethernet, a tag, IPv4. */
const INNER = 38;
const SMALL = 65_536;
/** Position of plain traffic in a table of rows, and of the first Geneve header. */
const GENEVE_INDEX = 8;
const PLAIN_INDEX = 1 << 12;
