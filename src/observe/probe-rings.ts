// Memory of the probe tracker: a row of columns for each stream, and a ring of slots for its recent probes.
import type { ClockBases } from "./clock-base.ts";
import * as table from "./flow-table.ts";
import type { ProbeState } from "./observation.ts";
import { type RawMark, rawMark } from "./raw-mark.ts";

const { ROW_FLOATS, ROW_INTS } = table;

/**
 * Slots that a ring may grow to: where each packet is seen at one place only, where it may be seen again at another, and
 * where replies came after their probe had left the ring.
 */
const SLOTS_ONE_PLACE = 4;
export const SLOTS_MANY_PLACES = 64;
export const SLOTS_MOST = 4096;
const FIRST_SLOTS = 4;
/** With more slots than this in use, limits stay as they are. */
const MANY_SLOTS = 1 << 18;
/** Slot 0 is never a probe's: it holds the request that is about to come in. */
export const INCOMING = 0;

// A slot is 64 bytes, one cache line: numbers, then integers of the same bytes.
export const SLOT = 8;
export const SENT = 0;
/** 0: the slot is empty. */
export const RECORD = 1;
export const ARRIVED = 2;
/** 0: no answer yet. */
export const ARRIVED_RECORD = 3;
export const SLOT_INTS = 16;
export const VTEP = 8;
export const VIEW = 9;
export const REPLY_VIEW = 10;
export const NOTE = 11;

// Columns of a stream, in cache lines of 8 numbers or 16 integers. The first line also holds its key (integers 0 to 3).
export const RING = 4; // int: first slot
export const MASK = 5; // int: slots - 1
export const LAST = 3; // highest ordinal seen
export const OLDEST = 4; // lowest ordinal that may be in the ring
export const LAST_SENT = 5; // stamp of the request with the highest ordinal
export const PROBES = 6;
export const LAST_BASE = 14; // int: clock base of LAST_SENT
export const LAST_PORT = 15; // int
export const ANSWERED = 8;
export const LATE = 9;
export const RTT_SUM = 10;
export const RTT_MIN = 11;
export const RTT_MAX = 12;
export const WIDEST = 13;
export const LAST_RETIRED = 14;
export const RETIRED = 15;
export const LA = 16; // last answered: ordinal, sent, record, arrived, arrived record
export const FLAGS = 42; // int
export const LA_NOTE = 43; // int
export const STALLED = 44; // int: probes of the stall that is open
export const SEGMENT_VTEP = 45; // int
export const SPACING_SKIP = 46; // int
export const SAMPLE_SKIP = 47; // int
export const STALL_FIRST = 24;
export const STALL_LAST = 25;
export const STALL_LONGEST = 26;
export const LR = 27; // last reply by arrival, where it is not the last answered: same columns as LA
export const LR_NOTE = 64; // int
export const LIMIT = 65; // int: slots that the ring may grow to
export const FIRST = 33; // first ordinal
export const DUPLICATES = 34;
export const SEGMENT_PROBES = 35; // RETIRED when the current path segment began
export const SEGMENT_ANSWERED = 36;
export const SEGMENT_FIRST = 37;
export const MAX_AMENDED = 38; // highest ordinal that was answered after it had left the ring
/** Columns of a mark, from LA or LR on. */
export const M_ORDINAL = 0;
export const M_SENT = 1;
export const M_RECORD = 2;
export const M_ARRIVED = 3;
export const M_ARRIVED_RECORD = 4;

/** Bits of FLAGS: a gap is open, that is, no answered probe has left the ring since. */
export const GAP_OPEN = 1;
/** The first reply after the last gap may still be another probe's. */
export const GAP_WATCHED = 2;
/** LR is set. */
export const LR_APART = 4;
/** The last answered probe was late. */
export const LA_LATE = 8;
/** The last reply by arrival was late. */
export const LR_LATE = 16;

/** Streams and the slots of their rings. Rings start small and double up to `mostSlots`. */
export class ProbeRings extends table.FlowTable {
  readonly clock: ClockBases;
  /** No packet is recorded at two places. */
  onePlace = true;
  protected slots = new Float64Array(1024 * SLOT);
  protected slotInts = new Int32Array(this.slots.buffer);
  private used = 1;
  private readonly free: number[][] = [];

  constructor(clock: ClockBases, limit: number) {
    super(limit);
    this.clock = clock;
  }

  protected newRing(b: number): void {
    this.ints[b + RING] = this.take(FIRST_SLOTS);
    this.ints[b + MASK] = FIRST_SLOTS - 1;
    this.ints[b + LIMIT] = this.onePlace || !this.mayGrow() ? SLOTS_ONE_PLACE : SLOTS_MANY_PLACES;
  }

  /** There is room for larger rings. */
  protected mayGrow(): boolean {
    return this.used < MANY_SLOTS;
  }

  /** `count` empty slots. */
  private take(count: number): number {
    const reused = this.free[count]?.pop();
    if (reused !== undefined) return reused;
    const at = this.used;
    this.used += count;
    if (this.used * SLOT > this.slots.length) {
      const slots = new Float64Array(this.slots.length * 2);
      new Uint8Array(slots.buffer).set(new Uint8Array(this.slots.buffer));
      this.slots = slots;
      this.slotInts = new Int32Array(slots.buffer);
    }
    return at;
  }

  /** Slot of an ordinal of stream `f`. */
  protected slotOf(f: number, ordinal: number): number {
    const b = f * ROW_INTS;
    return this.ints[b + RING]! + (ordinal & this.ints[b + MASK]!);
  }

  protected growRing(f: number): void {
    const b = f * ROW_INTS;
    const c = f * ROW_FLOATS;
    const size = this.ints[b + MASK]! + 1;
    const from = this.ints[b + RING]!;
    const to = this.take(size * 2);
    const { slotInts } = this;
    for (let o = this.floats[c + OLDEST]!; o <= this.floats[c + LAST]!; o++) {
      const s = (from + (o & (size - 1))) * SLOT_INTS;
      slotInts.copyWithin((to + (o & (size * 2 - 1))) * SLOT_INTS, s, s + SLOT_INTS);
    }
    slotInts.fill(0, from * SLOT_INTS, (from + size) * SLOT_INTS);
    (this.free[size] ??= []).push(from);
    this.ints[b + RING] = to;
    this.ints[b + MASK] = size * 2 - 1;
  }

  /** Slot of the next probe after ordinal `o`; `otherwise` when the ring has none. */
  protected next(f: number, o: number, otherwise: number): number {
    const last = this.floats[f * ROW_FLOATS + LAST]!;
    for (let n = o + 1; n <= last; n++) {
      const slot = this.slotOf(f, n);
      if (this.slots[slot * SLOT + RECORD] !== 0) return slot;
    }
    return otherwise;
  }

  /** The probe in a slot as a mark. */
  protected markOf(o: number, slot: number, state: ProbeState): RawMark {
    const s = slot * SLOT;
    const { slots } = this;
    const answered = slots[s + ARRIVED_RECORD]! > 0;
    return rawMark(this.clock, o, state, {
      sent: slots[s + SENT]!,
      record: slots[s + RECORD]!,
      arrived: answered ? slots[s + ARRIVED]! : Number.NaN,
      arrivedRecord: slots[s + ARRIVED_RECORD]!,
      note: this.slotInts[slot * SLOT_INTS + NOTE]!,
    });
  }

  /** The last answered probe of a stream. */
  protected lastAnswered(f: number): RawMark | undefined {
    return this.kept(f, LA, LA_NOTE, LA_LATE);
  }

  /** The last reply by arrival, where it is another probe's. */
  protected lastReply(f: number): RawMark | undefined {
    return (this.ints[f * ROW_INTS + FLAGS]! & LR_APART) === 0 ? undefined : this.kept(f, LR, LR_NOTE, LR_LATE);
  }

  private kept(f: number, at: number, note: number, late: number): RawMark | undefined {
    const c = f * ROW_FLOATS + at;
    const b = f * ROW_INTS;
    const { floats, ints } = this;
    if (floats[c + M_RECORD] === 0) return undefined;
    return rawMark(this.clock, floats[c + M_ORDINAL]!, (ints[b + FLAGS]! & late) === 0 ? "answered" : "late", {
      sent: floats[c + M_SENT]!,
      record: floats[c + M_RECORD]!,
      arrived: floats[c + M_ARRIVED]!,
      arrivedRecord: floats[c + M_ARRIVED_RECORD]!,
      note: ints[b + note]!,
    });
  }
}
