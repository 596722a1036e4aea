// Streams of numbered UDP packets of one input: RTP by a consistent run of its header fields (RFC 3550), iperf3 by its stamps
// and counter. A port proves neither: eight packets in a row have to fit.
import { mayBeRtp, RTP_HEADER } from "../decode/wire/rtp-guess.ts";
import type { RecordBatch } from "../read/batch.ts";
import { type AddressBook, scramble } from "./address-book.ts";
import type { ClockBases } from "./clock-base.ts";
import type { FlowPlace } from "./flow-place.ts";
import { MOST_FOLLOWED, OneWayDelays, clockRate, ticksApart } from "./one-way-delays.ts";
import { type Numbered, SequenceRun } from "./sequence-run.ts";
import { TCP_IFACE_SHIFT as IFACE_SHIFT, TCP_V6 as V6 } from "./loop-layout.ts";

const IPERF_HEADER = 12;
const IPERF_WIDE = 16;
const MICROSECONDS = 1_000_000;
/** Port of iperf3 unless told otherwise. */
const IPERF_PORT = 5201;
/** Packets in a row that make a stream: by content, and on a declared port. */
const RUN = 8;
const DECLARED_RUN = 3;
const FIRST_USER_PORT = 1024;

/** Places of candidates and streams, in sets of WAYS. */
const SLOTS = 4096;
const WAYS = 4;
const WORDS = 12;
const KEY_WORDS = 7;
const LAST = 7;
const LAST_HIGH = 8;
/** Packets in a row so far; or -1 - the number of the stream. */
const COUNT = 9;
const EXTRA = 10;
const SEC = 11;

const RTP = 1;
const IPERF = 2;

/** A stream with its key. `kind` 1 is RTP, 2 iperf3. */
export interface RawSequence {
  readonly kind: 1 | 2;
  readonly key: Int32Array;
  readonly declared: boolean;
  readonly payloadType: number;
  readonly run: SequenceRun;
  /** Undefined where the sender's stamps tell no time, or too many streams are followed. */
  readonly delays: OneWayDelays | undefined;
  /** The stamp of the packet with the highest number: seconds and microseconds, or RTP's timestamp. */
  readonly stamp: { sec: number; usec: number };
}

/** Numbered streams of one input. */
export class SequenceFlows {
  readonly streams: RawSequence[] = [];
  /** Packets of streams that found no place. */
  refused = 0;
  private readonly place: FlowPlace;
  private readonly clock: ClockBases;
  private readonly book: AddressBook;
  private readonly ports: ReadonlySet<number>;
  private slots: Int32Array | undefined;
  private firsts: Float64Array | undefined;
  private batch!: RecordBatch;
  private view!: DataView;
  private readonly key = new Int32Array(KEY_WORDS);
  private readonly packet: Numbered = { ns: 0, record: 0, number: 0, sec: 0, usec: 0 };
  /** Of the packet at hand: high word of a wide number; RTP's payload type and timestamp. */
  private high = 0;
  private payloadType = 0;
  private timestamp = 0;

  constructor(place: FlowPlace, clock: ClockBases, book: AddressBook, ports: readonly number[]) {
    this.place = place;
    this.clock = clock;
    this.book = book;
    this.ports = new Set([IPERF_PORT, ...ports]);
  }

  enter(batch: RecordBatch): void {
    this.batch = batch;
    this.view = batch.view;
  }

  /** The UDP packet at `place`, its header wholly captured. */
  datagram(): void {
    const { view, place } = this;
    const p = place.t + 8;
    if (place.captured - p < RTP_HEADER) return;
    const first = view.getUint8(p);
    if (mayBeRtp(first, view.getUint8(p + 1))) this.rtp(p, first);
    else if (view.getUint32(p + 4) < MICROSECONDS) this.iperf(p);
  }

  private rtp(p: number, first: number): void {
    const { view, place } = this;
    if (place.end - p < RTP_HEADER + (first & 15) * 4) return;
    const ports = view.getInt32(place.t);
    if (ports >>> 16 < FIRST_USER_PORT || (ports & 0xffff) < FIRST_USER_PORT) return;
    const ssrc = view.getInt32(p + 8);
    this.payloadType = view.getUint8(p + 1) & 0x7f;
    this.timestamp = view.getInt32(p + 4);
    this.packet.number = view.getUint16(p + 2);
    this.packet.sec = this.packet.usec = 0;
    this.high = 0;
    this.follow(RTP, ssrc);
  }

  private iperf(p: number): void {
    const { view, place, packet } = this;
    if (place.end - p < IPERF_HEADER) return;
    const wide = place.captured - p >= IPERF_WIDE;
    packet.sec = view.getUint32(p);
    packet.usec = view.getUint32(p + 4);
    this.high = view.getInt32(p + 8);
    packet.number = wide ? view.getUint32(p + 12) : 0;
    this.payloadType = 0;
    this.follow(IPERF, 0);
  }

  private follow(kind: 1 | 2, ssrc: number): void {
    const { place, packet } = this;
    packet.ns = this.batch.ns[place.row]! + this.clock.shift;
    if (packet.ns !== packet.ns) return;
    packet.record = this.batch.first + place.row;
    this.setKey(kind, ssrc);
    const at = this.slot();
    if (at < 0) return;
    const slots = this.slots!;
    const count = slots[at * WORDS + COUNT]!;
    if (count < 0) this.inStream(this.streams[-1 - count]!);
    else this.candidate(at, kind, count);
  }

  private setKey(kind: number, ssrc: number): void {
    const { view, place, book, key } = this;
    const { ip, v6 } = place;
    key[0] = v6 ? book.v6(view, ip + 8) : view.getInt32(ip + 12);
    key[1] = v6 ? book.v6(view, ip + 24) : view.getInt32(ip + 16);
    key[2] = view.getInt32(place.t);
    key[3] = place.network | (v6 ? V6 : 0) | (kind << 28);
    key[4] = place.tag | (this.batch.iface[place.row]! << IFACE_SHIFT);
    key[5] = place.ifindex;
    key[6] = ssrc;
  }

  /** Place of the key among the candidates, a new one where it has none; -1 where all of its places hold streams. */
  private slot(): number {
    this.slots ??= new Int32Array(SLOTS * WORDS);
    this.firsts ??= new Float64Array(SLOTS * 2);
    const { slots, key } = this;
    const mixed = Math.imul(key[0]!, 0x9e3779b1) ^ Math.imul(key[1]!, 0x85ebca77) ^ Math.imul(key[2]!, 0xc2b2ae3d);
    const set = (scramble(mixed ^ key[3]! ^ key[4]! ^ key[5]! ^ key[6]!) & (SLOTS / WAYS - 1)) * WAYS;
    let free = -1;
    let least = Infinity;
    for (let at = set; at < set + WAYS; at++) {
      if (this.isAt(at)) return at;
      const count = slots[at * WORDS + COUNT]!;
      if (count < 0 || count >= least) continue;
      least = count;
      free = at;
    }
    if (free < 0) {
      this.refused++;
      return -1;
    }
    slots.set(key, free * WORDS);
    slots[free * WORDS + COUNT] = 0;
    return free;
  }

  private isAt(at: number): boolean {
    const { key, slots } = this;
    for (let i = 0; i < KEY_WORDS; i++) if (slots![at * WORDS + i] !== key[i]) return false;
    return true;
  }

  private candidate(at: number, kind: 1 | 2, count: number): void {
    const { packet } = this;
    const slots = this.slots!;
    const firsts = this.firsts!;
    const s = at * WORDS;
    const bits = count === 0 ? 0 : this.stepBits(s, kind);
    if (bits === 0 || (count > 1 && bits !== slots[s + EXTRA]! >>> 8)) {
      slots[s + COUNT] = 1;
      firsts[at * 2] = packet.ns;
      firsts[at * 2 + 1] = packet.record;
    } else slots[s + COUNT] = count + 1;
    slots[s + LAST] = packet.number;
    slots[s + LAST_HIGH] = this.high;
    slots[s + EXTRA] = this.payloadType | (bits << 8);
    slots[s + SEC] = packet.sec;
    const declared = kind === IPERF && this.isDeclared();
    if (slots[s + COUNT]! < (declared ? DECLARED_RUN : RUN)) return;
    if (kind === RTP) this.promote(at, kind, declared, 16);
    else this.promote(at, kind, declared, bits === 64 ? 64 : 32);
  }

  private isDeclared(): boolean {
    const ports = this.key[2]!;
    return this.ports.has(ports & 0xffff) || this.ports.has(ports >>> 16);
  }

  /** Width of the number that rose by one since the last packet; 0 when none did, or when something else does not fit. */
  private stepBits(s: number, kind: number): number {
    const slots = this.slots!;
    const { number, sec } = this.packet;
    if (kind === RTP) {
      const fits = (slots[s + EXTRA]! & 255) === this.payloadType && ((slots[s + LAST]! + 1) & 0xffff) === number;
      return fits ? 16 : 0;
    }
    const apart = sec - (slots[s + SEC]! >>> 0);
    if (apart < 0 || apart > 60) return 0;
    if (this.high === ((slots[s + LAST_HIGH]! + 1) | 0)) return 32;
    return this.high === slots[s + LAST_HIGH] && (number | 0) === ((slots[s + LAST]! + 1) | 0) ? 64 : 0;
  }

  private promote(at: number, kind: 1 | 2, declared: boolean, bits: 16 | 32 | 64): void {
    const { packet, key } = this;
    const slots = this.slots!;
    const n = slots[at * WORDS + COUNT]!;
    const number = this.numberOf(bits);
    const run = new SequenceRun(bits, {
      ...packet,
      ns: this.firsts![at * 2]!,
      record: this.firsts![at * 2 + 1]!,
      number: bits === 16 ? (number - (n - 1)) & 0xffff : number - (n - 1),
    });
    run.joins(n, { ...packet, number });
    slots[at * WORDS + COUNT] = -1 - this.streams.length;
    const timed = this.streams.length < MOST_FOLLOWED && (kind === IPERF || clockRate(this.payloadType) !== undefined);
    const delays = timed ? new OneWayDelays() : undefined;
    delays?.add(packet.ns, 0, false);
    const stamp = { sec: kind === RTP ? this.timestamp : packet.sec, usec: packet.usec };
    this.streams.push({ kind, key: key.slice(), declared, payloadType: this.payloadType, run, delays, stamp });
  }

  private inStream(stream: RawSequence): void {
    const { packet } = this;
    packet.number = this.numberOf(stream.run.bits);
    const { run } = stream;
    const [was, restarts] = [run.high, run.restarts];
    run.add(packet);
    // only what goes on from the highest number so far: what came late or twice is told by its number
    if (run.high > was && run.restarts === restarts) this.delay(stream, run.high - was === 1);
    else if (run.restarts > restarts) stream.delays?.stop();
  }

  private delay(stream: RawSequence, isNext: boolean): void {
    const { packet } = this;
    const { stamp } = stream;
    const later =
      stream.kind === RTP
        ? ticksApart(stamp.sec, this.timestamp, clockRate(stream.payloadType) ?? 1)
        : (packet.sec - stamp.sec) * 1e9 + (packet.usec - stamp.usec) * 1e3;
    if (later === undefined) stream.delays?.stop();
    else stream.delays?.add(packet.ns, later, isNext);
    stamp.sec = stream.kind === RTP ? this.timestamp : packet.sec;
    stamp.usec = packet.usec;
  }

  private numberOf(bits: 16 | 32 | 64): number {
    if (bits === 16) return this.packet.number;
    const high = this.high >>> 0;
    return bits === 32 ? high : high * 0x1_0000_0000 + this.packet.number;
  }
}
