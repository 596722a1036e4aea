// Memory of the probe tracker: a row of columns for each stream, and a ring of slots for its recent probes.
import type { Room } from "../core/room.ts";
import type { ClockBases } from "./clock-base.ts";
import * as table from "./flow-table.ts";
import * as layout from "./loop-layout.ts";
import type { ProbeState } from "./observation.ts";
import { type RawMark, rawMark } from "./raw-mark.ts";

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const { ARRIVED, ARRIVED_RECORD, FLAGS, LAST, LA_ARRIVED, LA_ARRIVED_RECORD, LA_LATE, LA_NOTE, LA_ORDINAL } = layout;
const { LA_RECORD, LA_SENT, LIMIT, LR_APART, LR_ARRIVED, LR_ARRIVED_RECORD, LR_LATE, LR_NOTE, LR_ORDINAL } = layout;
const { LR_RECORD, LR_SENT, MASK, NOTE, OLDEST, RECORD, RING, ROW_FLOATS, ROW_INTS, SENT, SLOT, SLOT_INTS } = layout;
const { TURN } = layout;

/**
 * Slots that a ring may grow to: where each packet is seen at one place only, where it may be seen again at another, and
 * where replies came after their probe had left the ring.
 */
const SLOTS_ONE_PLACE = 4;
export const SLOTS_MANY_PLACES = 64;
export const SLOTS_MOST = 4096;
const FIRST_SLOTS = 4;
/** Slots that there is room for at first. */
const FIRST_ROOM = 1024;
/** With more slots than this in use, limits stay as they are. */
const MANY_SLOTS = 1 << 18;
/** Slot 0 is never a probe's: it holds the request that is about to come in. */
export const INCOMING = 0;

/** Streams and the slots of their rings. Rings start small and double up to `mostSlots`. */
export class ProbeRings extends table.FlowTable {
  readonly clock: ClockBases;
  /** No packet is recorded at two places. */
  onePlace = true;
  slots: Float64Array;
  protected slotInts: Int32Array;
  private used = 1;
  private readonly free: number[][] = [];

  constructor(clock: ClockBases, limit: number, room?: Room) {
    super(limit, room);
    this.clock = clock;
    this.slots = this.room.floats(FIRST_ROOM * SLOT);
    this.slotInts = table.intsOf(this.slots);
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
      const { slots, slotInts } = this;
      this.slots = this.room.floats(slots.length * 2);
      this.slotInts = table.intsOf(this.slots);
      this.slotInts.set(slotInts);
      this.room.drop(slots);
    }
    return at;
  }

  /** Slot of an ordinal of stream `f`. */
  protected slotOf(f: number, ordinal: number): number {
    const b = f * ROW_INTS;
    return this.ints[b + RING]! + ((ordinal + this.ints[b + TURN]!) & this.ints[b + MASK]!);
  }

  protected growRing(f: number): void {
    const b = f * ROW_INTS;
    const c = f * ROW_FLOATS;
    const size = this.ints[b + MASK]! + 1;
    const from = this.ints[b + RING]!;
    const to = this.take(size * 2);
    const { slotInts } = this;
    const turn = this.ints[b + TURN]!;
    for (let o = this.floats[c + OLDEST]!; o <= this.floats[c + LAST]!; o++) {
      const s = (from + ((o + turn) & (size - 1))) * SLOT_INTS;
      slotInts.copyWithin((to + ((o + turn) & (size * 2 - 1))) * SLOT_INTS, s, s + SLOT_INTS);
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
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const { floats, ints } = this;
    if (floats[c + LA_RECORD] === 0) return undefined;
    return rawMark(this.clock, floats[c + LA_ORDINAL]!, (ints[b + FLAGS]! & LA_LATE) === 0 ? "answered" : "late", {
      sent: floats[c + LA_SENT]!,
      record: floats[c + LA_RECORD]!,
      arrived: floats[c + LA_ARRIVED]!,
      arrivedRecord: floats[c + LA_ARRIVED_RECORD]!,
      note: ints[b + LA_NOTE]!,
    });
  }

  /** The last reply by arrival, where it is another probe's. */
  protected lastReply(f: number): RawMark | undefined {
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const { floats, ints } = this;
    if ((ints[b + FLAGS]! & LR_APART) === 0) return undefined;
    return rawMark(this.clock, floats[c + LR_ORDINAL]!, (ints[b + FLAGS]! & LR_LATE) === 0 ? "answered" : "late", {
      sent: floats[c + LR_SENT]!,
      record: floats[c + LR_RECORD]!,
      arrived: floats[c + LR_ARRIVED]!,
      arrivedRecord: floats[c + LR_ARRIVED_RECORD]!,
      note: ints[b + LR_NOTE]!,
    });
  }
}
