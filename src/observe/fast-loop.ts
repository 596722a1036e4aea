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
import * as histogram from "./histogram.ts";
import { OUTER_V6 } from "./mac-book.ts";
import { type LedgerRow, NO_DELTA } from "./ledger.ts";
import type { ProbeTracker } from "./probe-tracker.ts";

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
const VXLAN_FLAGS = 0x08000000;
const TEB = 0x6558;
const V6_KEY = 1 << 26;
const ICMPV6_KEY = 1 << 30;

/** Shorter frames are the walker's, so that the first loads of longer ones are in bounds. */
const SHORTEST = 47;
/** Bytes of an inner frame that are loaded before its own lengths were checked: Ethernet, a tag, IPv4. */
const INNER = 38;

/** Frames of one link type that took the fast path, by row of the ledger and length. */
interface FastTable {
  readonly link: LinkCounters;
  readonly ethernet: boolean;
  /** By outer family, outer tag, inner tag and tunnel header: see `rowIndex`. Plain traffic is at 0. */
  readonly lengths: (Float64Array | undefined)[];
  readonly rows: (LedgerRow | undefined)[];
  /** Record and IP lengths of frames without an Ethernet header. */
  readonly records: Float64Array;
  readonly packets: Float64Array;
}

const ROWS = 1024;

/** Runs batches for one observer; call `finish` before its counters are read. */
export class FastLoop {
  private readonly o: FrameObserver;
  private readonly tracker: ProbeTracker;
  private readonly ports: Uint8Array;
  private readonly guess: boolean;
  private readonly tables = new Map<LinkCounters, FastTable>();

  constructor(o: FrameObserver, tunnelPorts: readonly TunnelPort[], guess: boolean) {
    this.o = o;
    this.tracker = o.tracker;
    this.ports = portTable(tunnelPorts);
    this.guess = guess;
  }

  private tableOf(face: CaptureInterface): FastTable {
    const link = this.o.frames.of(face);
    const empty = <T>() => Array.from({ length: ROWS }, (): T | undefined => undefined);
    let table = this.tables.get(link);
    if (table === undefined) {
      const { ethernet } = link;
      const counts = () => new Float64Array(ethernet ? 0 : SMALL);
      table = { link, ethernet, lengths: empty(), rows: empty(), records: counts(), packets: counts() };
      this.tables.set(link, table);
    }
    return table;
  }

  /**
   * Takes every row of a batch that the observer has entered. One long function on purpose: what is in locals here is in
   * registers, and a call a layer costs as much as the layer. `break walk` hands the frame to the walker.
   */
  // oxlint-disable-next-line max-lines-per-function
  run(batch: RecordBatch, interfaces: readonly CaptureInterface[]): void {
    const { offset, caplen, len, fcs, iface, direction, count, view, first } = batch;
    const { ports, guess, o, tracker } = this;
    const { udpPorts, book, macs } = o;
    const place = macs?.place;
    const { echo } = tracker;
    const replicated = tracker.paths.replicas;
    let current = -1;
    let face = interfaces[0]!;
    let linkType = -1;
    let ethernet = false;
    let table!: FastTable;
    let plain: Float64Array | undefined;
    for (let i = 0; i < count; i++) {
      if (iface[i] !== current) {
        current = iface[i]!;
        face = interfaces[current]!;
        linkType = face.linkType;
        ethernet = linkType === ETHERNET;
        table = this.tableOf(face);
        plain = table.lengths[0];
      }
      walk: {
        const captured = caplen[i]!;
        if (captured !== len[i] || captured < SHORTEST || captured >= SMALL || fcs[i] !== 0) break walk;
        const at = offset[i]!;
        const end = at + captured;

        // The link layer: what follows and where.
        let type = 0;
        let p = 0;
        let tag = 0;
        let cooked = 0;
        if (ethernet) {
          type = view.getUint16(at + 12);
          p = at + 14;
          if (type === VLAN) {
            tag = (view.getUint16(p) & 0xfff) + 1;
            type = view.getUint16(p + 2);
            p = at + 18;
          }
        } else if (linkType === SLL2) {
          if (view.getUint16(at + 8) !== ARPHRD_ETHERNET) break walk;
          cooked = (view.getUint32(at + 4) << 3) | (view.getUint8(at + 10) & 7);
          type = view.getUint16(at);
          p = at + 20;
        } else if (linkType === SLL) {
          if (view.getUint16(at + 2) !== ARPHRD_ETHERNET) break walk;
          cooked = view.getUint16(at) & 7;
          type = view.getUint16(at + 14);
          p = at + 16;
        }

        // The outermost IP header.
        let ipEnd = 0;
        let t = 0;
        let protocol = 0;
        let v6 = 0;
        let ttl = 0;
        if (type === IPV4) {
          const w = view.getInt32(p);
          const x = view.getInt32(p + 6);
          if (w >>> 24 !== 0x45 || (x & 0x3fff0000) !== 0) break walk;
          ipEnd = p + (w & 0xffff);
          t = p + 20;
          protocol = x & 255;
          ttl = (x >>> 8) & 255;
        } else if (type === IPV6) {
          if (end - p < 40) break walk;
          const w = view.getInt32(p + 4);
          if (view.getUint8(p) >>> 4 !== 6 || w >>> 16 === 0) break walk;
          ipEnd = p + 40 + (w >>> 16);
          t = p + 40;
          protocol = (w >>> 8) & 255;
          ttl = w & 255;
          v6 = 1;
        } else break walk;
        if (ipEnd > end || ipEnd - t < 8) break walk;

        // A tunnel on UDP: the frame inside, from `e` to `ipEnd`.
        let e = 0;
        let index = 0;
        let k2 = 0;
        let sport = 0;
        let length = captured;
        let ip = p;
        let wide = v6;
        if (protocol === UDP) {
          const w = view.getInt32(t);
          sport = w >>> 16;
          const dport = w & 0xffff;
          const udpEnd = t + view.getUint16(t + 4);
          if (udpEnd > ipEnd || udpEnd - t < 8) break walk;
          const kind = ports[dport]!;
          if (kind === NO_TUNNEL) {
            if (ports[sport] !== NO_TUNNEL) break walk;
            if (guess && udpEnd - t >= 12 && mayHoldTunnel(view.getInt32(t + 8))) break walk;
            if (dport >= FIRST_USER_PORT && sport >= FIRST_USER_PORT) udpPorts[dport]!++;
          } else {
            if (sport < FIRST_USER_PORT || udpEnd - t < 16 + INNER) break walk;
            const w0 = view.getInt32(t + 8);
            e = t + 16;
            if (kind === KIND_GENEVE) {
              if (w0 >>> 30 !== 0 || (w0 & 0xffff) !== TEB) break walk;
              const words = (w0 >>> 24) & 0x3f;
              e += words * 4;
              index = 16 + words * 8;
              if (udpEnd - e < INNER) break walk;
            } else {
              if (kind !== KIND_VXLAN || w0 !== VXLAN_FLAGS) break walk;
              index = 8;
            }
            k2 = (view.getInt32(t + 12) >>> 8) + 1;
            // What follows the inner frame has a length of its own that only the walker counts.
            if (udpEnd !== (ethernet ? end : ipEnd)) break walk;
            index += v6 * 4 + (tag === 0 ? 0 : 2);
            const outerTag = tag;
            tag = 0;
            type = view.getUint16(e + 12);
            ip = e + 14;
            if (type === VLAN) {
              tag = (view.getUint16(ip) & 0xfff) + 1;
              type = view.getUint16(ip + 2);
              ip = e + 18;
              index++;
            }
            let innerEnd = 0;
            if (type === IPV4) {
              const a = view.getInt32(ip);
              const b = view.getInt32(ip + 6);
              if (a >>> 24 !== 0x45 || (b & 0x3fff0000) !== 0) break walk;
              innerEnd = ip + (a & 0xffff);
              t = ip + 20;
              protocol = b & 255;
              ttl = (b >>> 8) & 255;
              wide = 0;
            } else if (type === IPV6) {
              if (udpEnd - ip < 40) break walk;
              const a = view.getInt32(ip + 4);
              if (view.getUint8(ip) >>> 4 !== 6 || a >>> 16 === 0) break walk;
              innerEnd = ip + 40 + (a >>> 16);
              t = ip + 40;
              protocol = (a >>> 8) & 255;
              ttl = a & 255;
              wide = 1;
            } else break walk;
            if (innerEnd > udpEnd || innerEnd - t < 8) break walk;
            if (protocol === UDP) {
              const u = view.getInt32(t);
              const stop = t + view.getUint16(t + 4);
              if (stop > innerEnd || stop - t < 8 || (ports[u >>> 16]! | ports[u & 0xffff]!) !== NO_TUNNEL) break walk;
              if (guess && stop - t >= 12 && mayHoldTunnel(view.getInt32(t + 8))) break walk;
            } else if (protocol === TCP ? !isPlainTcp(view, t, innerEnd) : !isEcho(view, t, protocol, wide)) break walk;
            if (innerEnd !== udpEnd) this.padded(table, index, e, p, i + first);
            if (outerTag !== 0) table.link.addTag(outerTag - 1, captured);
            if (!ethernet) length = ipEnd - p;
            const counts = table.lengths[index] ?? this.newRow(table, index, e, p, i + first);
            counts[length]!++;
          }
        } else if (protocol === TCP ? !isPlainTcp(view, t, ipEnd) : !isEcho(view, t, protocol, wide)) break walk;

        // Counted: nothing below hands the frame on.
        if (!ethernet) {
          length = ipEnd - p;
          table.records[captured]!++;
          table.packets[length]!++;
        }
        if (e === 0) {
          if (plain === undefined) plain = this.newRow(table, 0, e, p, i + first);
          plain[length]!++;
          if (tag !== 0) table.link.addTag(tag - 1, captured);
        }

        // Who sent it.
        let sender = -1;
        if (macs !== undefined) {
          let mac = e;
          if (e !== 0) mac += 6;
          else if (ethernet) mac = at + 6;
          else if (linkType === SLL2) mac = view.getUint8(at + 11) === 6 ? at + 12 : 0;
          else mac = view.getUint16(at + 4) === 6 ? at + 6 : 0;
          if (mac !== 0) {
            place!.row = i;
            place!.network = e === 0 ? 0 : v6 === 0 ? k2 : k2 | OUTER_V6;
            place!.vtep = e === 0 ? 0 : v6 === 0 ? view.getInt32(p + 12) : book.v6(view, p + 8);
            place!.face = (current << 2) | direction[i]!;
            place!.cooked = cooked;
            place!.tag = tag;
            place!.kind = 0;
            const type = cooked & 7;
            place!.group = e !== 0 || ethernet ? (view.getUint8(mac - 6) & 1) !== 0 : type === 1 || type === 2;
            sender = macs.frame(view, mac);
          }
        }
        if (protocol !== (wide === 0 ? ICMP : ICMPV6)) continue;

        // An echo.
        const w = view.getInt32(t + 4);
        const request = view.getUint8(t) === (wide === 0 ? 8 : 128);
        let src = 0;
        let dst = 0;
        echo.k3 = (w >>> 16) | (tag << 16);
        if (wide === 0) {
          src = view.getInt32(ip + 12);
          dst = view.getInt32(ip + 16);
        } else {
          src = book.v6(view, ip + 8);
          dst = book.v6(view, ip + 24);
          echo.k3 |= ICMPV6_KEY;
          k2 |= V6_KEY;
        }
        echo.k2 = k2;
        echo.seq = w & 0xffff;
        echo.row = i;
        echo.view = ((Math.imul((current << 2) | direction[i]!, 0x9e3779b1) + cooked) << 8) | ttl;
        if (request) {
          echo.from = src;
          echo.to = dst;
          echo.port = sport;
          echo.vtep = e === 0 ? 0 : v6 === 0 ? book.v4(view.getInt32(p + 16)) : book.v6(view, p + 24);
          tracker.request();
        } else {
          echo.from = dst;
          echo.to = src;
          echo.port = 0;
          // The outer source matters only for probes that were copied to several VTEPs.
          if (e === 0 || replicated.length === 0) echo.vtep = 0;
          else echo.vtep = v6 === 0 ? book.v4(view.getInt32(p + 12)) : book.v6(view, p + 8);
          tracker.reply();
          if (sender >= 0) macs!.answered(sender, src, wide !== 0);
        }
        continue;
      }
      o.frame(i, face, table.link);
    }
  }

  private newRow(table: FastTable, index: number, e: number, p: number, record: number): Float64Array {
    table.rows[index] ??= this.ledgerRow(table, index, e, p, record);
    return (table.lengths[index] ??= new Float64Array(SMALL));
  }

  private padded(table: FastTable, index: number, e: number, p: number, record: number): void {
    this.newRow(table, index, e, p, record);
    table.rows[index]!.padded++;
  }

  private ledgerRow(table: FastTable, index: number, e: number, p: number, record: number): LedgerRow {
    const { ledger } = this.o;
    const { ethernet } = table;
    if (index === 0) return ledger.row(ledger.plain, { ethernet, innerFrame: false, delta: NO_DELTA }, record);
    const v6 = (index & 4) !== 0;
    const ip = v6 ? 40 : 20;
    let stack = ledger.with(ledger.plain, v6 ? LAYER.ipv6 : LAYER.ipv4, ip);
    stack = ledger.with(stack, LAYER.udp, 8);
    stack = ledger.with(stack, index >= 16 ? LAYER.geneve : LAYER.vxlan, e - p - ip - 8);
    stack = ledger.with(stack, LAYER.eth, 14);
    if ((index & 1) !== 0) stack = ledger.with(stack, LAYER.vlan, 4);
    const beforeIp = ethernet ? ((index & 2) !== 0 ? 18 : 14) : 0;
    return ledger.row(stack, { ethernet, innerFrame: true, delta: e - p + beforeIp }, record);
  }

  /** Adds what was counted here to the observer's counters. */
  finish(): void {
    for (const { link, lengths, rows, ethernet, records, packets } of this.tables.values()) {
      link.lengths.addAll(records);
      link.packetLengths?.addAll(packets);
      for (let index = 0; index < ROWS; index++) {
        const counts = lengths[index];
        if (counts === undefined) continue;
        rows[index]!.outer.addAll(counts);
        if (ethernet) link.lengths.addAll(counts);
      }
    }
  }
}

/** What tunnel-guess.ts would look at closely, by the first 4 bytes of a payload: VXLAN's one flag, or Geneve's payload type. */
function mayHoldTunnel(w: number): boolean {
  return w >>> 24 === 0x08 || (w & 0xffff) === TEB;
}

function isPlainTcp(view: DataView, t: number, end: number): boolean {
  if (end - t < 20) return false;
  const w = view.getInt32(t);
  const header = (view.getUint8(t + 12) >>> 4) * 4;
  return header >= 20 && t + header <= end && w >>> 16 !== BGP && (w & 0xffff) !== BGP;
}

function isEcho(view: DataView, t: number, protocol: number, wide: number): boolean {
  const type = view.getUint8(t);
  return wide === 0 ? protocol === ICMP && (type === 8 || type === 0) : protocol === ICMPV6 && (type & 0xfe) === 128;
}
