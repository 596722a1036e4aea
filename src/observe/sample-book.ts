// Answered probes for the figure, thinned by doubling strides: constant memory, the same choice for the same capture. Columns
// of numbers: an object a probe would be most of the garbage of a run.

import { type Room, plainRoom, sharedAt } from "../core/room.ts";
import * as layout from "./loop-layout.ts";

/** Most answered probes kept for one stream, and for one input. */
const STREAM_LIMIT = 5_000;
const INPUT_LIMIT = layout.KEPT_MOST;
const FIRST_ROOM = 16;
/** Room grows by this: fresh memory costs nothing before it is written to, and what was outgrown is not used again. */
const GROWTH = 4;
const FIRST_STREAMS = 64;

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
// Columns of a kept probe. Numbers: stamp from its clock base (NaN unknown), round trip (NaN unknown).
const FLOATS = layout.KEPT_FLOATS;
const ORDINAL = layout.KEPT_ORDINAL;
const SENT = layout.KEPT_SENT;
const RECORD = layout.KEPT_RECORD;
const RTT = layout.KEPT_RTT;
const INTS = layout.KEPT_INTS;
/** Clock base of the send, times 2, plus 1 when its answer was late. */
const HOW = layout.KEPT_HOW;
const VTEP = layout.KEPT_VTEP;
const { HEAD_INTS, HEAD_COUNT, HEAD_ROOM, HEAD_FLOATS, HEAD_NUMBERS, HEAD_STRIDE, KEPT_ALL, KEPT_LIMIT } = layout;

/** One probe as `read` gives it. */
export interface SampledProbe {
  ordinal: number;
  /** ns from the clock base that `sentBase` names. */
  sent: number;
  sentBase: number;
  record: number;
  /** NaN when it is not known. */
  rttNs: number;
  late: boolean;
  vtep: number;
}

interface Thinned {
  floats: Float64Array;
  ints: Int32Array;
}

/** Thinned answered and late probes of every stream of one input. The compiled loop adds probes where there is room. */
export class SampleBook {
  private readonly probe: SampledProbe = {
    ordinal: 0,
    sent: 0,
    sentBase: 0,
    record: 0,
    rttNs: 0,
    late: false,
    vtep: 0,
  };
  private readonly streams: (Thinned | undefined)[] = [];
  /** For each stream how many are kept, of how many (its stride), and where (see loop-layout.ts). */
  heads: Int32Array;
  /** Probes kept of all streams, and the most that one of them keeps. */
  readonly totals: Float64Array;
  private readonly room: Room;

  constructor(room: Room = plainRoom) {
    this.room = room;
    this.heads = room.ints(FIRST_STREAMS * HEAD_INTS);
    this.totals = room.floats(2);
    this.totals[KEPT_LIMIT] = STREAM_LIMIT;
  }

  /** Stamps of the probe that `add` takes next: its send, the record of it, and its round trip (NaN when it is not known). */
  stamped(sent: number, sentBase: number, record: number, rttNs: number): void {
    const { probe } = this;
    probe.sent = sent;
    probe.sentBase = sentBase;
    probe.record = record;
    probe.rttNs = rttNs;
  }

  /** Takes a probe whose stamps were just given, and says how many to skip before the next. */
  add(flow: number, ordinal: number, late: boolean, vtep: number): number {
    const s = (this.streams[flow] ??= this.open(flow));
    const { probe, totals } = this;
    const h = flow * HEAD_INTS;
    if ((this.heads[h + HEAD_COUNT]! + 1) * FLOATS > s.floats.length) this.grow(flow, s);
    const { heads } = this;
    const count = heads[h + HEAD_COUNT]!;
    const f = count * FLOATS;
    s.floats[f + ORDINAL] = ordinal;
    s.floats[f + SENT] = probe.sent;
    s.floats[f + RECORD] = probe.record;
    s.floats[f + RTT] = probe.rttNs;
    s.ints[count * INTS + HOW] = probe.sentBase * 2 + (late ? 1 : 0);
    s.ints[count * INTS + VTEP] = vtep;
    heads[h + HEAD_COUNT] = count + 1;
    totals[KEPT_ALL]!++;
    if (count + 1 >= totals[KEPT_LIMIT]!) this.thin(flow, s);
    if (totals[KEPT_ALL]! >= INPUT_LIMIT) this.tighten();
    return heads[h + HEAD_STRIDE]! - 1;
  }

  /** Probes kept of a stream. */
  count(flow: number): number {
    return this.streams[flow] === undefined ? 0 : this.heads[flow * HEAD_INTS + HEAD_COUNT]!;
  }

  /** Ordinal of the i-th probe kept of a stream; they are in order of ordinal. */
  ordinal(flow: number, i: number): number {
    return this.streams[flow]!.floats[i * FLOATS + ORDINAL]!;
  }

  /** The i-th probe kept of a stream, laid into `probe`. */
  read(flow: number, i: number): SampledProbe {
    const { probe } = this;
    const { floats, ints } = this.streams[flow]!;
    probe.ordinal = floats[i * FLOATS + ORDINAL]!;
    probe.sent = floats[i * FLOATS + SENT]!;
    probe.record = floats[i * FLOATS + RECORD]!;
    probe.rttNs = floats[i * FLOATS + RTT]!;
    const how = ints[i * INTS + HOW]!;
    probe.sentBase = how >> 1;
    probe.late = (how & 1) !== 0;
    probe.vtep = ints[i * INTS + VTEP]!;
    return probe;
  }

  private thin(flow: number, { floats, ints }: Thinned): void {
    const { heads } = this;
    const h = flow * HEAD_INTS;
    const count = heads[h + HEAD_COUNT]!;
    const left = (count + 1) >> 1;
    for (let i = 1; i < left; i++) {
      floats.copyWithin(i * FLOATS, 2 * i * FLOATS, (2 * i + 1) * FLOATS);
      ints.copyWithin(i * INTS, 2 * i * INTS, (2 * i + 1) * INTS);
    }
    this.totals[KEPT_ALL]! -= count - left;
    heads[h + HEAD_COUNT] = left;
    heads[h + HEAD_STRIDE]! *= 2;
  }

  /** Too many in all: the streams with most give half. */
  private tighten(): void {
    const { totals } = this;
    while (totals[KEPT_ALL]! >= INPUT_LIMIT && totals[KEPT_LIMIT]! > 2) {
      totals[KEPT_LIMIT] = Math.ceil(totals[KEPT_LIMIT]! / 2);
      for (const [flow, s] of this.streams.entries())
        if (s !== undefined && this.heads[flow * HEAD_INTS + HEAD_COUNT]! >= totals[KEPT_LIMIT]) this.thin(flow, s);
    }
  }

  private open(flow: number): Thinned {
    const { room } = this;
    while ((flow + 1) * HEAD_INTS > this.heads.length) {
      const { heads } = this;
      this.heads = room.ints(heads.length * 2);
      this.heads.set(heads);
      room.drop(heads);
    }
    const s = { floats: room.floats(FIRST_ROOM * FLOATS), ints: room.ints(FIRST_ROOM * INTS) };
    this.heads[flow * HEAD_INTS + HEAD_STRIDE] = 1;
    this.place(flow, s);
    return s;
  }

  private grow(flow: number, s: Thinned): void {
    const { room } = this;
    const { floats, ints } = s;
    s.floats = room.floats(floats.length * GROWTH);
    s.floats.set(floats);
    s.ints = room.ints(ints.length * GROWTH);
    s.ints.set(ints);
    room.drop(floats);
    room.drop(ints);
    this.place(flow, s);
  }

  /** Tells the compiled loop where the probes of a stream go: nowhere, where they are not in its memory. */
  private place(flow: number, { floats, ints }: Thinned): void {
    const { heads } = this;
    const h = flow * HEAD_INTS;
    const [at, numbers] = [sharedAt(floats), sharedAt(ints)];
    const known = at !== undefined && numbers !== undefined;
    heads[h + HEAD_ROOM] = known ? floats.length / FLOATS : 0;
    heads[h + HEAD_FLOATS] = at ?? 0;
    heads[h + HEAD_NUMBERS] = numbers ?? 0;
  }
}
