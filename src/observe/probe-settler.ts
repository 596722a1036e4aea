// A probe that leaves its ring: what becomes of it is known now, and is added to the sums of its stream. Answered and late
// ones become numbers; those without an answer go to the GapStore one by one.
import type { Room } from "../core/room.ts";
import { EXACT_NS } from "../core/time.ts";
import type { ClockBases } from "./clock-base.ts";
import { GapStore } from "./gap-store.ts";
import { PathBook } from "./path-book.ts";
import * as ring from "./loop-layout.ts";
import { ProbeRings } from "./probe-rings.ts";
import { NOTE_ERROR, NOTE_LOCAL_ERROR, arrivedBase, sentBase } from "./raw-mark.ts";
import type { SampleBook } from "./sample-book.ts";
import * as columns from "./probe-table.ts";
import { SightingBook } from "./sighting-book.ts";
import { SpacingSamples } from "./spacing-sample.ts";
import { StallBook } from "./stall-book.ts";

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const { AMENDED, AMENDED_ON_TIME, ARRIVED, ARRIVED_RECORD, DUPLICATES, FIRST, FLAGS, GAPPED, GAP_OPEN } = ring;
const { GAP_WATCHED, LAST, LAST_BASE, LAST_SENT, LATE, LA_ARRIVED, LA_ARRIVED_RECORD, LA_LATE, LA_NOTE } = ring;
const { LA_ORDINAL, LA_RECORD, LA_SENT, LR_APART, LR_ARRIVED, LR_ARRIVED_RECORD, LR_LATE, LR_NOTE } = ring;
const { LR_ORDINAL, LR_RECORD, LR_SENT, MASK, MAX_AMENDED, NOTE, OLDEST, RECORD, RETIRED, RING, RTT_MAX } = ring;
const { RTT_MIN, RTT_SUM, SAMPLE_SKIP, SEGMENT_ANSWERED, SEGMENT_FIRST, SEGMENT_PROBES, SEGMENT_VTEP, SENT } = ring;
const { SIGHTINGS, SLOT, SLOT_INTS, SPACING_SKIP, STALLED, STALL_FIRST, STALL_LAST, STALL_LONGEST, TURN } = ring;
const { VIEW, VTEP, WIDEST, ROW_FLOATS, ROW_INTS } = ring;

/** Numbers of one stream once it has ended. */
export interface StreamTotals {
  readonly probes: number;
  readonly answered: number;
  readonly late: number;
  readonly duplicates: number;
  /** Answers without a round trip: a stamp is missing. */
  readonly unmeasured: number;
  readonly rttSumNs: number;
  readonly rttMinNs: number;
  readonly rttMaxNs: number;
  readonly widestNs: number;
  readonly firstOrdinal: number;
  readonly lastOrdinal: number;
  /** Stamp of the request with the highest ordinal, and its clock base. */
  readonly lastSent: number;
  readonly lastBase: number;
}

/** What the first and the last request of a stream say; the rest of it is in columns. */
export interface StreamEnds {
  readonly firstSent: number;
  readonly firstBase: number;
  readonly firstRecord: number;
}

/** Streams with what their probes add up to. */
export class ProbeSettler extends ProbeRings {
  readonly gaps = new GapStore();
  readonly paths = new PathBook();
  /** First request of each stream. */
  readonly ends: StreamEnds[] = [];
  readonly stalls: StallBook;
  readonly spacings: SpacingSamples;
  readonly requestSightings = new SightingBook();
  readonly replySightings = new SightingBook();
  /** Every probe, where it is to be compared with other inputs. */
  tables: columns.ProbeTables | undefined;
  private readonly sample: SampleBook | undefined;
  /** Answers without a round trip, of streams that have such. */
  private readonly unmeasured = new Map<number, number>();

  constructor(clock: ClockBases, sample: SampleBook | undefined, limit: number, room?: Room) {
    super(clock, limit, room);
    this.sample = sample;
    this.spacings = new SpacingSamples(this.room);
    this.stalls = new StallBook(this.room);
  }

  private begin(f: number, slot: number): void {
    const s = slot * SLOT;
    const firstBase = sentBase(this.slotInts[slot * SLOT_INTS + NOTE]!);
    this.ends[f] = { firstSent: this.slots[s + SENT]!, firstBase, firstRecord: this.slots[s + RECORD]! };
  }

  /** A probe leaves its ring for good. `next` is the slot of the one after it, or -1. */
  retire(f: number, o: number, next: number): void {
    const { floats, ints, slots } = this;
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const slot = ints[b + RING]! + ((o + ints[b + TURN]!) & ints[b + MASK]!);
    let open = slots[slot * SLOT + ARRIVED_RECORD] === 0;
    if (open) open = !this.adopt(f, o, slot);
    if (this.slotInts[slot * SLOT_INTS + VTEP] !== ints[b + SEGMENT_VTEP]) this.newSegment(f, o, slot, next);
    if (open) this.retireUnanswered(f, o, slot);
    else this.retireAnswered(f, o, slot, next);
    if (floats[c + RETIRED]!++ === 0) this.begin(f, slot);
    if (this.tables !== undefined) this.keepProbe(f, o, slot);
    if (!this.onePlace) this.addSightings(f, o, slot);
    slots[slot * SLOT + RECORD] = 0;
    if (next >= 0 && ints[b + SPACING_SKIP]!-- === 0) this.addSpacing(f, slot, next);
  }

  /** At how many places the probe was seen. The recording may have ended between sightings of the last one. */
  addSightings(f: number, o: number, slot: number): void {
    if (o === this.floats[f * ROW_FLOATS + LAST]!) return;
    const s = slot * SLOT;
    const more = this.slotInts[slot * SLOT_INTS + SIGHTINGS]!;
    this.requestSightings.add(f, 1 + (more & 0xffff), this.slots[s + RECORD]!);
    const reply = this.slots[s + ARRIVED_RECORD]!;
    if (reply !== 0) this.replySightings.add(f, 1 + (more >>> 16), reply);
  }

  /** Looks for the answer of a probe that is about to leave its ring without one. True when it is in the slot now. */
  protected adopt(_f: number, _o: number, _slot: number): boolean {
    return false;
  }

  /** For the clocks. Stamps that are too far from the first base for exact sums are left out. */
  keepProbe(f: number, o: number, slot: number): void {
    const { slots, slotInts, clock } = this;
    const s = slot * SLOT;
    const si = slot * SLOT_INTS;
    const note = slotInts[si + NOTE]!;
    const base = sentBase(note);
    const sent = slots[s + SENT]! + (base === 0 ? 0 : Number(clock.list[base]! - clock.list[0]!));
    if (!(sent < EXACT_NS && sent > -EXACT_NS)) return;
    const table = this.tables!.table(f, o, "tap");
    if (table === undefined) return;
    const chunk = table.room();
    const at = chunk.rows * columns.TAP_INTS;
    const record = slots[s + RECORD]!;
    const reply = slots[s + ARRIVED_RECORD]!;
    const rtt = reply > record ? clock.between(slots[s + SENT]!, base, slots[s + ARRIVED]!, arrivedBase(note)) : -1;
    chunk.floats[chunk.rows * columns.TAP_FLOATS + columns.SENT] = sent;
    chunk.ints[at + columns.RTT] = rtt >= 0 && rtt < columns.NO_REPLY ? rtt : columns.NO_REPLY;
    chunk.ints[at + columns.RECORD] = record;
    chunk.ints[at + columns.REPLY] = reply > record ? reply - record : 0;
    chunk.ints[at + columns.ORDINAL] = o;
    table.added(chunk);
    const vtep = slotInts[si + VTEP]!;
    table.went(o, vtep < 0 ? -1 : vtep, slotInts[si + VIEW]! & 255);
  }

  // One flat function: it runs for every answered probe.
  private retireAnswered(f: number, o: number, slot: number, next: number): void {
    const { floats, ints, slots, slotInts } = this;
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const s = slot * SLOT;
    const note = slotInts[slot * SLOT_INTS + NOTE]!;
    const flags = ints[b + FLAGS]!;
    const sent = slots[s + SENT]!;
    const arrived = slots[s + ARRIVED]!;
    // One clock base, which is 0, and no error: nearly always.
    const plain = (note | ints[b + LA_NOTE]!) === 0;
    let late = false;
    if (next >= 0) {
      const notes = note | slotInts[next * SLOT_INTS + NOTE]!;
      if (notes !== 0 || !(arrived < slots[next * SLOT + SENT]!)) late = this.isLate(slot, next);
    }
    const rtt = plain ? arrived - sent : this.clock.between(sent, sentBase(note), arrived, arrivedBase(note));
    if (rtt === rtt) {
      floats[c + RTT_SUM]! += rtt;
      if (rtt < floats[c + RTT_MIN]!) floats[c + RTT_MIN] = rtt;
      if (rtt > floats[c + RTT_MAX]!) floats[c + RTT_MAX] = rtt;
    } else this.withoutRtt(f);
    if (late) this.addLate(f, o, rtt);
    else if (ints[b + STALLED]! > 0) this.endStall(f);
    if ((flags & (GAP_OPEN | GAP_WATCHED)) !== 0) this.afterGap(f, o, slot, late);
    if ((flags & GAP_OPEN) === 0) {
      const before = floats[c + LA_SENT]!;
      const spacing = plain
        ? sent - before
        : this.clock.between(before, sentBase(ints[b + LA_NOTE]!), sent, sentBase(note));
      // WIDEST is NaN at first, and so is the spacing of a stream's first answer.
      if (!(spacing <= floats[c + WIDEST]!) && spacing === spacing) floats[c + WIDEST] = spacing;
    }
    const answeredBefore = floats[c + LA_RECORD] !== 0;
    if (answeredBefore && (arrived < floats[c + LA_ARRIVED]! || (flags & LR_APART) !== 0))
      this.keepLatestReply(f, arrived);
    floats[c + LA_ORDINAL] = o;
    floats[c + LA_SENT] = sent;
    floats[c + LA_RECORD] = slots[s + RECORD]!;
    floats[c + LA_ARRIVED] = arrived;
    floats[c + LA_ARRIVED_RECORD] = slots[s + ARRIVED_RECORD]!;
    ints[b + LA_NOTE] = note;
    if (late !== ((ints[b + FLAGS]! & LA_LATE) !== 0)) ints[b + FLAGS]! ^= LA_LATE;
    if (this.sample !== undefined && ints[b + SAMPLE_SKIP]!-- === 0) this.addSample(f, o, slot, late);
  }

  private isLate(slot: number, next: number): boolean {
    const { slots, slotInts } = this;
    const s = slot * SLOT;
    const n = next * SLOT;
    const sent = sentBase(slotInts[next * SLOT_INTS + NOTE]!);
    const arrived = arrivedBase(slotInts[slot * SLOT_INTS + NOTE]!);
    const after = this.clock.between(slots[n + SENT]!, sent, slots[s + ARRIVED]!, arrived);
    // Records without a stamp: the order in the file decides.
    return after > 0 || (after !== after && slots[s + ARRIVED_RECORD]! > slots[n + RECORD]!);
  }

  private addLate(f: number, o: number, rtt: number): void {
    const c = f * ROW_FLOATS;
    const { floats } = this;
    floats[c + LATE]!++;
    if (this.ints[f * ROW_INTS + STALLED]!++ === 0) {
      floats[c + STALL_FIRST] = o;
      floats[c + STALL_LONGEST] = rtt;
    } else if (rtt > floats[c + STALL_LONGEST]!) floats[c + STALL_LONGEST] = rtt;
    floats[c + STALL_LAST] = o;
  }

  /** Late replies only: an earlier probe's reply may be the last by arrival. Across clock bases the newer one counts. */
  private keepLatestReply(f: number, arrived: number): void {
    const { ints, floats } = this;
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const flags = ints[b + FLAGS]!;
    if ((flags & LR_APART) !== 0) {
      if (arrived >= floats[c + LR_ARRIVED]!) ints[b + FLAGS] = flags & ~LR_APART;
      return;
    }
    floats[c + LR_ORDINAL] = floats[c + LA_ORDINAL]!;
    floats[c + LR_SENT] = floats[c + LA_SENT]!;
    floats[c + LR_RECORD] = floats[c + LA_RECORD]!;
    floats[c + LR_ARRIVED] = floats[c + LA_ARRIVED]!;
    floats[c + LR_ARRIVED_RECORD] = floats[c + LA_ARRIVED_RECORD]!;
    ints[b + LR_NOTE] = ints[b + LA_NOTE]!;
    const late = (flags & LA_LATE) === 0 ? 0 : LR_LATE;
    ints[b + FLAGS] = (flags & ~LR_LATE) | LR_APART | late;
  }

  /** A run of late probes is over. */
  endStall(f: number): void {
    const c = f * ROW_FLOATS;
    const { floats } = this;
    const probes = this.ints[f * ROW_INTS + STALLED]!;
    this.ints[f * ROW_INTS + STALLED] = 0;
    const longestNs = floats[c + STALL_LONGEST]!;
    this.stalls.add(f, floats[c + STALL_FIRST]!, floats[c + STALL_LAST]!, probes, longestNs);
  }

  private retireUnanswered(f: number, o: number, slot: number): void {
    const b = f * ROW_INTS;
    if (this.ints[b + STALLED]! > 0) this.endStall(f);
    this.floats[f * ROW_FLOATS + GAPPED]!++;
    const flags = this.ints[b + FLAGS]!;
    if ((flags & GAP_OPEN) === 0) {
      this.gaps.begin(f, this.lastAnswered(f), this.lastReply(f));
      this.ints[b + FLAGS] = (flags | GAP_OPEN) & ~GAP_WATCHED;
    }
    const si = slot * SLOT_INTS;
    const note = this.slotInts[si + NOTE]!;
    const error = note & NOTE_ERROR;
    const s = slot * SLOT;
    const at = this.gaps.add(f, o, note, this.slotInts[si + VTEP]!);
    if (at >= 0) this.gaps.setSent(at, this.slots[s + SENT]!, this.slots[s + RECORD]!);
    else {
      const state = error === 0 ? "lost" : error === NOTE_LOCAL_ERROR ? "localError" : "icmpError";
      this.gaps.addToTail(f, this.markOf(o, slot, state));
    }
  }

  /** The first answered probes after a gap. */
  private afterGap(f: number, o: number, slot: number, late: boolean): void {
    const b = f * ROW_INTS;
    const mark = this.markOf(o, slot, late ? "late" : "answered");
    const flags = this.ints[b + FLAGS]!;
    if ((flags & GAP_OPEN) !== 0) {
      this.gaps.end(f, mark);
      this.ints[b + FLAGS] = (flags & ~(GAP_OPEN | GAP_WATCHED)) | (late ? GAP_WATCHED : 0);
      return;
    }
    if (!this.gaps.watch(f, mark, this.clock)) this.ints[b + FLAGS] = flags & ~GAP_WATCHED;
  }

  /** The path changes with the probe of ordinal `o`, which is about to leave the ring. */
  private newSegment(f: number, o: number, slot: number, next: number): void {
    this.endSegment(f);
    const b = f * ROW_INTS;
    const c = f * ROW_FLOATS;
    const vtep = this.slotInts[slot * SLOT_INTS + VTEP]!;
    this.ints[b + SEGMENT_VTEP] = vtep;
    this.floats[c + SEGMENT_FIRST] = o;
    if (vtep <= 0) return;
    if (this.paths.full) {
      this.paths.enter(f, vtep, undefined);
      return;
    }
    const answered = this.slots[slot * SLOT + ARRIVED_RECORD]! > 0;
    const state = !answered ? "lost" : next >= 0 && this.isLate(slot, next) ? "late" : "answered";
    this.paths.enter(f, vtep, this.markOf(o, slot, state));
  }

  private endSegment(f: number): void {
    const c = f * ROW_FLOATS;
    const { floats } = this;
    const requests = floats[c + RETIRED]! - floats[c + SEGMENT_PROBES]!;
    const answered = floats[c + RETIRED]! - floats[c + GAPPED]!;
    const vtep = this.ints[f * ROW_INTS + SEGMENT_VTEP]!;
    if (vtep > 0 && requests > 0) {
      const losing = (this.ints[f * ROW_INTS + FLAGS]! & GAP_OPEN) !== 0;
      this.paths.leave(f, vtep, {
        requests,
        answered: answered - floats[c + SEGMENT_ANSWERED]!,
        firstOrdinal: floats[c + SEGMENT_FIRST]!,
        lastOrdinal: losing ? this.gaps.lastOrdinal(f) : floats[c + LA_ORDINAL]!,
        last: this.paths.full ? undefined : losing ? this.gaps.last(f, this.clock) : this.lastAnswered(f),
      });
    }
    floats[c + SEGMENT_PROBES] = floats[c + RETIRED]!;
    floats[c + SEGMENT_ANSWERED] = answered;
  }

  /** Keeps the spacing from the probe in a slot to the next one, and says when to look again. */
  addSpacing(f: number, slot: number, next: number): void {
    const { slots, slotInts } = this;
    const from = slots[slot * SLOT + SENT]!;
    const to = slots[next * SLOT + SENT]!;
    const fromBase = sentBase(slotInts[slot * SLOT_INTS + NOTE]!);
    const toBase = sentBase(slotInts[next * SLOT_INTS + NOTE]!);
    this.ints[f * ROW_INTS + SPACING_SKIP] = this.spacings.add(f, this.clock.between(from, fromBase, to, toBase));
  }

  /** Keeps an answered probe for the figure, and says when to look again. */
  addSample(f: number, o: number, slot: number, late: boolean): void {
    const { slots } = this;
    const sample = this.sample!;
    const s = slot * SLOT;
    const note = this.slotInts[slot * SLOT_INTS + NOTE]!;
    const rttNs = this.clock.between(slots[s + SENT]!, sentBase(note), slots[s + ARRIVED]!, arrivedBase(note));
    sample.stamped(slots[s + SENT]!, sentBase(note), slots[s + RECORD]!, rttNs);
    this.ints[f * ROW_INTS + SAMPLE_SKIP] = sample.add(f, o, late, this.slotInts[slot * SLOT_INTS + VTEP]!);
  }

  /** Lets all probes of a ring go; `then` is the slot of what comes after them, -1 when nothing does. */
  protected retireAll(f: number, then: number): void {
    const c = f * ROW_FLOATS;
    const last = this.floats[c + LAST]!;
    for (let o = this.floats[c + OLDEST]!; o <= last; o++) {
      if (this.slots[this.slotOf(f, o) * SLOT + RECORD] !== 0) this.retire(f, o, this.next(f, o, then));
    }
    this.floats[c + OLDEST] = last + 1;
  }

  protected addRtt(f: number, rtt: number): void {
    if (rtt !== rtt) {
      this.withoutRtt(f);
      return;
    }
    const { floats } = this;
    const c = f * ROW_FLOATS;
    floats[c + RTT_SUM]! += rtt;
    if (rtt < floats[c + RTT_MIN]!) floats[c + RTT_MIN] = rtt;
    if (rtt > floats[c + RTT_MAX]!) floats[c + RTT_MAX] = rtt;
  }

  /** An answer whose request or reply has no stamp. */
  private withoutRtt(f: number): void {
    this.unmeasured.set(f, (this.unmeasured.get(f) ?? 0) + 1);
  }

  /** Lets every probe go: the recording has ended. */
  finish(): void {
    for (let f = 0; f < this.count; f++) {
      this.keepLast(f);
      this.retireAll(f, -1);
      if (this.ints[f * ROW_INTS + STALLED]! > 0) this.endStall(f);
      this.endSegment(f);
      this.gaps.finish(f);
    }
  }

  private keepLast(f: number): void {
    const c = f * ROW_FLOATS;
    const slot = this.slotOf(f, this.floats[c + LAST]!);
    this.floats[c + LAST_SENT] = this.slots[slot * SLOT + SENT]!;
    this.ints[f * ROW_INTS + LAST_BASE] = sentBase(this.slotInts[slot * SLOT_INTS + NOTE]!);
  }

  /** Highest ordinal of a stream that was answered; NaN when none was. */
  maxAnswered(f: number): number {
    const c = f * ROW_FLOATS;
    const amended = this.floats[c + MAX_AMENDED]!;
    if (this.floats[c + LA_RECORD] === 0) return amended;
    const answered = this.floats[c + LA_ORDINAL]!;
    return amended > answered ? amended : answered;
  }

  /** Numbers of a stream after `finish`. */
  totals(f: number): StreamTotals {
    const c = f * ROW_FLOATS;
    const F = this.floats;
    return {
      probes: F[c + RETIRED]!,
      answered: F[c + RETIRED]! - F[c + LATE]! - F[c + GAPPED]! + F[c + AMENDED_ON_TIME]!,
      late: F[c + LATE]! + F[c + AMENDED]! - F[c + AMENDED_ON_TIME]!,
      duplicates: F[c + DUPLICATES]!,
      unmeasured: this.unmeasured.get(f) ?? 0,
      rttSumNs: F[c + RTT_SUM]!,
      rttMinNs: F[c + RTT_MIN]!,
      rttMaxNs: F[c + RTT_MAX]!,
      widestNs: F[c + WIDEST]!,
      firstOrdinal: F[c + FIRST]!,
      lastOrdinal: F[c + LAST]!,
      lastSent: F[c + LAST_SENT]!,
      lastBase: this.ints[f * ROW_INTS + LAST_BASE]!,
    };
  }
}
