// TCP connections of one input while it is read: what was sent, sent again and acknowledged. The path of every segment is a
// hash and a few numbers; what is rare goes to tcp-notes.ts.
import * as tcp from "../decode/wire/tcp.ts";
import type { Room } from "../core/room.ts";
import type { RecordBatch } from "../read/batch.ts";
import type { AddressBook } from "./address-book.ts";
import type { ClockBases } from "./clock-base.ts";
import type { FlowPlace } from "./flow-place.ts";
import * as layout from "./loop-layout.ts";
import { TcpTable } from "./tcp-table.ts";
import { type TcpNotes, newNotes, tcpEcho, tcpStamp } from "./tcp-notes.ts";
import { addSent, closeHole, type ClosedHole, type Mark } from "./tcp-holes.ts";
import { Thinned } from "./thinned.ts";

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const {
  TCP_INTS: INTS,
  TCP_FLOATS: FLOATS,
  TCP_FIRST_RECORD: FIRST_RECORD,
  TCP_PACKETS: PACKETS,
  TCP_FIRST_NS: FIRST_NS,
  TCP_LAST_NS: LAST_NS,
  TCP_BITS: BITS,
  TCP_IDS: IDS,
  TCP_REPEATS: REPEATS,
} = layout;
const {
  TCP_BLOCK: BLOCK,
  TCP_BLOCK_INTS: BLOCK_INTS,
  TCP_NEXT: NEXT,
  TCP_UNA: UNA,
  TCP_TIMED_END: TIMED_END,
  TCP_TIMED_RECORD: TIMED_RECORD,
  TCP_ANSWERED_RECORD: ANSWERED_RECORD,
  TCP_ACK_RECORD: ACK_RECORD,
} = layout;
const {
  TCP_DATA_RECORD: DATA_RECORD,
  TCP_FIRST_SEQ: FIRST_SEQ,
  TCP_TIMED_NS: TIMED_NS,
  TCP_ANSWERED_NS: ANSWERED_NS,
  TCP_ACK_NS: ACK_NS,
  TCP_DATA_NS: DATA_NS,
  TCP_SECOND: SECOND,
  TCP_SYN_SEEN: SYN_SEEN,
  TCP_SYN_FROM_HIGHER: SYN_FROM_HIGHER,
} = layout;
const { TCP_VALID: valid, TCP_TIMING: timing, TCP_RESENT: resent, TCP_ACKED: acked, TCP_ANSWERED: answered } = layout;
const { TCP_CLOSED: closed, TCP_OPEN: open, TCP_FIN: fin, TCP_HEARD: heard } = layout;
const { TCP_RTT, TCP_RTT_INTS, TCP_RTT_SKIP, TCP_RTT_SKIPPED, TCP_RTT_LEAST } = layout;
const FIN = tcp.TCP_FLAG.fin;
const SYN = tcp.TCP_FLAG.syn;
const RST = tcp.TCP_FLAG.rst;
const ACK = tcp.TCP_FLAG.ack;

/** Least retransmission timeout of common stacks: what is repaired sooner, asked for by repeated acknowledgments, is no hole. */
export const LEAST_TIMEOUT_NS = 200e6;
/** Repeated acknowledgments that ask for a fast retransmission (RFC 5681, section 3.2). */
const FAST_REPEATS = 3;

/** Connections of one input. */
export class TcpFlows {
  readonly table: TcpTable;
  /** What is rare, by row. */
  readonly notes = new Map<number, TcpNotes>();
  /** Round trips by row and direction. */
  readonly rtts = new Map<number, Thinned>();
  private readonly place: FlowPlace;
  private readonly clock: ClockBases;
  private readonly book: AddressBook;
  private batch!: RecordBatch;
  private view!: DataView;

  // The segment at hand.
  private row = 0;
  private now = 0;
  private record = 0;
  private seq = 0;
  private length = 0;

  constructor(place: FlowPlace, clock: ClockBases, book: AddressBook, room: Room) {
    this.table = new TcpTable(room);
    this.place = place;
    this.clock = clock;
    this.book = book;
  }

  /** The packets that follow are rows of this batch. */
  enter(batch: RecordBatch): void {
    this.batch = batch;
    this.view = batch.view;
  }

  /** The segment at `place`, its header wholly captured. */
  segment(): void {
    const { view, place } = this;
    const { t } = place;
    const now = this.batch.ns[place.row]! + this.clock.shift;
    if (now !== now) return;
    const way = this.setKey();
    const n = this.table.find();
    if (n < 0) return;
    const { ints, floats } = this.table;
    const k = n * INTS;
    const flags = view.getUint8(t + 13);
    this.row = n;
    this.now = now;
    this.record = this.batch.first + place.row;
    if (ints[k + PACKETS]!++ === 0) {
      ints[k + FIRST_RECORD] = this.record;
      floats[n * FLOATS + FIRST_NS] = now;
    }
    floats[n * FLOATS + LAST_NS] = now;
    ints[k + BITS]! |= way === 0 ? heard : heard << SECOND;
    this.seq = view.getInt32(t + 4);
    this.length = place.end - t - (view.getUint8(t + 12) >>> 4) * 4;
    if ((flags & (SYN | FIN | RST)) !== 0 && !this.opensOrEnds(way, flags)) return;
    if (this.length > 0) this.data(way);
    if ((flags & ACK) !== 0) this.ack(1 - way, view.getInt32(t + 8), view.getUint16(t + 14));
  }

  /** Sets the key of the table: 0 when the sender is the end that comes first in it. */
  private setKey(): number {
    const { view, place, book, table: rows } = this;
    const { ip, t, v6 } = place;
    const { key } = rows;
    const src = v6 ? book.v6(view, ip + 8) : view.getInt32(ip + 12);
    const dst = v6 ? book.v6(view, ip + 24) : view.getInt32(ip + 16);
    const ports = view.getInt32(t);
    const swapped = (ports << 16) | (ports >>> 16);
    const way = src < dst || (src === dst && ports >>> 0 <= swapped >>> 0) ? 0 : 1;
    key[0] = way === 0 ? src : dst;
    key[1] = way === 0 ? dst : src;
    key[2] = way === 0 ? ports : swapped;
    key[3] = place.network | (v6 ? layout.TCP_V6 : 0);
    key[4] = place.tag | (this.batch.iface[place.row]! << layout.TCP_IFACE_SHIFT);
    key[5] = place.ifindex;
    return way;
  }

  private block(way: number): number {
    return this.row * INTS + BLOCK + way * BLOCK_INTS;
  }

  /** SYN, FIN and RST. False when nothing else of the segment counts. */
  private opensOrEnds(way: number, flags: number): boolean {
    const { ints } = this.table;
    const b = this.row * INTS + BITS;
    const shift = way * SECOND;
    if ((flags & RST) !== 0) {
      this.reset(way);
      return false;
    }
    this.length++;
    if ((flags & FIN) !== 0) ints[b]! |= fin << shift;
    if ((flags & SYN) === 0) return true;
    if (((ints[b]! >>> shift) & valid) !== 0 && ints[this.block(way) + FIRST_SEQ] !== this.seq) this.reopen();
    if ((ints[b]! & SYN_SEEN) === 0) {
      const fromHigher = ((flags & ACK) === 0) === (way === 1);
      ints[b]! |= SYN_SEEN | (fromHigher ? SYN_FROM_HIGHER : 0);
    }
    return true;
  }

  private data(way: number): void {
    const { ints, floats } = this.table;
    const w = this.block(way);
    const b = this.row * INTS + BITS;
    const shift = way * SECOND;
    const end = (this.seq + this.length) | 0;
    if (((ints[b]! >>> shift) & valid) === 0) {
      ints[b]! |= valid << shift;
      ints[w + FIRST_SEQ] = ints[w + UNA] = ints[w + NEXT] = this.seq;
    }
    const ahead = (end - ints[w + NEXT]!) | 0;
    // A tap of one direction shows no acknowledgment: what is sent again says nothing there.
    const both = ((ints[b]! >>> (SECOND - shift)) & heard) !== 0;
    if (ahead <= 0) {
      if (both) this.again(way, end);
      return;
    }
    if (both && ((this.seq - ints[w + NEXT]!) | 0) > 0) this.noted().skipped(way, ints[w + NEXT]!, this.seq);
    ints[w + NEXT] = end;
    const c = w >>> 1;
    floats[c + DATA_NS] = this.now;
    ints[w + DATA_RECORD] = this.record;
    this.setId(way);
    if (((ints[b]! >>> shift) & timing) !== 0) return;
    ints[b] = (ints[b]! & ~(resent << shift)) | (timing << shift);
    ints[w + TIMED_END] = end;
    ints[w + TIMED_RECORD] = this.record;
    floats[c + TIMED_NS] = this.now;
  }

  /** IP identification of the packet at hand; 0 where the header has none. */
  private id(): number {
    return this.place.v6 ? 0 : this.view.getUint16(this.place.ip + 4);
  }

  private setId(way: number): void {
    const at = this.row * INTS + IDS;
    const ids = this.table.ints[at]!;
    this.table.ints[at] = way === 0 ? (ids & ~0xffff) | this.id() : (ids & 0xffff) | (this.id() << 16);
  }

  /** Data that was sent before, or that was overtaken. */
  private again(way: number, end: number): void {
    const { ints } = this.table;
    const w = this.block(way);
    const shift = way * SECOND;
    const b = this.row * INTS + BITS;
    const notes = this.noted();
    const id = this.id();
    if (id !== 0 && id === ((ints[this.row * INTS + IDS]! >>> (16 * way)) & 0xffff)) {
      notes.copies++;
      return;
    }
    if (((end - ints[w + UNA]!) | 0) <= 0) {
      if (this.length <= 1 && end === ints[w + NEXT]) notes.keepAlives++;
      else notes.repeatedAfterAck++;
    } else if (notes.fills(way, this.seq, end)) notes.outOfOrder++;
    else if (((ints[b]! >>> shift) & closed) !== 0) notes.windowProbes++;
    else this.retransmission(way, end, notes);
    this.setId(way);
  }

  private retransmission(way: number, end: number, notes: TcpNotes): void {
    const { ints, floats } = this.table;
    const w = this.block(way);
    const c = w >>> 1;
    const b = this.row * INTS + BITS;
    const shift = way * SECOND;
    const bits = ints[b]! >>> shift;
    notes.retransmissions[way]!++;
    ints[b]! |= resent << shift;
    const { now, record } = this;
    const sent = { ns: now, record, ts: tcpStamp(this.view, this.place.t) };
    let hole = notes.open[way];
    if (hole === undefined) {
      const since = now - floats[c + ACK_NS]!;
      // What is left of an earlier hole is repaired segment by segment, a round trip each.
      if (notes.isRecovering(way, end) && since < LEAST_TIMEOUT_NS) return;
      const timed = (bits & timing) !== 0;
      const first = timed ? { ns: floats[c + TIMED_NS]!, record: ints[w + TIMED_RECORD]! >>> 0 } : { ns: now, record };
      hole = { first, sent: [], retransmissions: 0 };
      notes.open[way] = hole;
      ints[b]! |= open << shift;
    }
    addSent(hole, sent);
  }

  /** An acknowledgment of data that `way` sent. */
  private ack(way: number, number: number, window: number): void {
    const { ints, floats } = this.table;
    const b = this.row * INTS + BITS;
    const shift = way * SECOND;
    let bits = ints[b]! >>> shift;
    if (((bits & closed) !== 0) !== (window === 0)) {
      ints[b]! ^= closed << shift;
      bits = ints[b]! >>> shift;
    }
    if ((bits & valid) === 0) return;
    const w = this.block(way);
    const more = (number - ints[w + UNA]!) | 0;
    if (more <= 0) {
      if (more === 0 && this.length === 0 && ints[w + NEXT] !== number) this.repeated(way);
      return;
    }
    if (((number - ints[w + NEXT]!) | 0) > 0) ints[w + NEXT] = number;
    if ((bits & timing) !== 0 && ((ints[w + TIMED_END]! - number) | 0) <= 0) this.timed(way, bits);
    if ((bits & open) !== 0) this.close(way, "ack");
    ints[w + UNA] = number;
    ints[w + ACK_RECORD] = this.record;
    floats[(w >>> 1) + ACK_NS] = this.now;
    ints[b]! |= acked << shift;
    ints[this.row * INTS + REPEATS + way] = 0;
  }

  /** A pure acknowledgment that repeats the last one, while data is outstanding; a keep-alive is none. */
  private repeated(way: number): void {
    const { ints } = this.table;
    if (this.seq === ints[this.block(1 - way) + NEXT] || (this.bits(1 - way) & valid) === 0)
      ints[this.row * INTS + REPEATS + way]!++;
  }

  private bits(way: number): number {
    return this.table.ints[this.row * INTS + BITS]! >>> (way * SECOND);
  }

  /** The timed segment was acknowledged. What was sent twice gives no round trip (Karn). */
  private timed(way: number, bits: number): void {
    const { ints, floats } = this.table;
    const w = this.block(way);
    const c = w >>> 1;
    const b = this.row * INTS + BITS;
    const shift = way * SECOND;
    if ((bits & (resent | open)) === 0 && this.now >= floats[c + TIMED_NS]!)
      this.addRoundTrip(this.row * 2 + way, floats[c + TIMED_NS]!, this.now - floats[c + TIMED_NS]!);
    ints[b] = (ints[b]! & ~((timing | resent) << shift)) | ((bits & open) === 0 ? answered << shift : 0);
    if ((bits & open) !== 0) return;
    floats[c + ANSWERED_NS] = floats[c + TIMED_NS]!;
    ints[w + ANSWERED_RECORD] = ints[w + TIMED_RECORD]!;
  }

  /** A round trip of a direction (twice the row, and the direction). The loop calls this for those that may be kept. */
  addRoundTrip(at: number, ns: number, value: number): void {
    const { ints } = this.table;
    const rtt = this.roundTrips(at);
    rtt.add(ns, value);
    ints[rttOf(at) + TCP_RTT_SKIP] = rtt.skips;
  }

  /** Round trips of a direction, with those that the loop only counted. */
  private roundTrips(at: number): Thinned {
    const { ints, floats } = this.table;
    const k = rttOf(at);
    let rtt = this.rtts.get(at);
    if (rtt === undefined) this.rtts.set(at, (rtt = new Thinned()));
    rtt.leftOut(ints[k + TCP_RTT_SKIPPED]!, floats[k / 2 + TCP_RTT_LEAST]!);
    ints[k + TCP_RTT_SKIPPED] = 0;
    return rtt;
  }

  /** Ends the hole of a direction. */
  private close(way: number, ended: ClosedHole["ended"]): void {
    const { ints, floats } = this.table;
    const w = this.block(way);
    const c = w >>> 1;
    const b = this.row * INTS + BITS;
    const shift = way * SECOND;
    const notes = this.noted();
    const hole = notes.open[way];
    const bits = this.bits(way);
    // what was timed before the hole says nothing of the time after it
    ints[b]! &= ~((open | timing) << shift);
    notes.open[way] = undefined;
    if (hole === undefined) return;
    const repeats = ints[this.row * INTS + REPEATS + way]!;
    const lastAck = (bits & acked) === 0 ? undefined : mark(floats[c + ACK_NS]!, ints[w + ACK_RECORD]!);
    const done = closeHole(hole, {
      way: way === 0 ? 0 : 1,
      repeats,
      lastAnswered: (bits & answered) === 0 ? undefined : mark(floats[c + ANSWERED_NS]!, ints[w + ANSWERED_RECORD]!),
      lastAck,
      lastData: mark(floats[c + DATA_NS]!, ints[w + DATA_RECORD]!),
      firstAck: ended === "ack" ? { ns: this.now, record: this.record } : undefined,
      echo: ended === "ack" ? tcpEcho(this.view, this.place.t) : -1,
      leastNs: this.rtts.has(this.row * 2 + way) ? this.roundTrips(this.row * 2 + way).least : 0,
      ended,
    });
    notes.recoverTo(way, ints[w + NEXT]!);
    const span = this.now - (lastAck?.ns ?? hole.first.ns);
    if (ended === "ack" && repeats >= FAST_REPEATS && span < LEAST_TIMEOUT_NS) notes.recoveries++;
    else notes.keep(done);
  }

  private reset(way: number): void {
    const notes = this.noted();
    notes.reset(way, { ns: this.now, record: this.record });
    for (const each of [0, 1]) if (notes.open[each] !== undefined) this.close(each, "reset");
  }

  /** A new connection with the ends and ports of an old one. */
  private reopen(): void {
    const notes = this.noted();
    for (const each of [0, 1]) if (notes.open[each] !== undefined) this.close(each, "reopened");
    notes.reopened();
    const { ints } = this.table;
    const b = this.row * INTS + BITS;
    const kept = heard | fin;
    ints[b]! &= kept | (kept << SECOND) | SYN_SEEN | SYN_FROM_HIGHER;
    ints[this.row * INTS + REPEATS] = ints[this.row * INTS + REPEATS + 1] = 0;
  }

  private noted(): TcpNotes {
    let notes = this.notes.get(this.row);
    if (notes === undefined) this.notes.set(this.row, (notes = newNotes()));
    return notes;
  }

  /** Ends all holes that are open. */
  finish(): void {
    for (const at of this.rtts.keys()) this.roundTrips(at);
    for (const [n, notes] of this.notes) {
      this.row = n;
      for (const each of [0, 1]) if (notes.open[each] !== undefined) this.close(each, "end");
    }
  }
}

/** First word of what a row holds of the round trips of a direction. */
function rttOf(at: number): number {
  return (at >>> 1) * INTS + TCP_RTT + (at & 1) * TCP_RTT_INTS;
}

function mark(ns: number, record: number): Mark {
  return { ns, record: record >>> 0 };
}
