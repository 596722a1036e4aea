// A probe that leaves its ring: what becomes of it is known now, and is added to the sums of its stream. Answered and late
// ones become numbers; those without an answer go to the GapStore one by one.
import type { ClockBases } from "./clock-base.ts";
import { ROW_FLOATS, ROW_INTS } from "./flow-table.ts";
import { GapStore } from "./gap-store.ts";
import { PathBook } from "./path-book.ts";
import * as ring from "./probe-rings.ts";
import { NOTE_ERROR, NOTE_LOCAL_ERROR, arrivedBase, sentBase } from "./raw-mark.ts";
import type { SampleBook } from "./sample-book.ts";
import { SpacingSample } from "./spacing-sample.ts";
import { StallBook } from "./stall-book.ts";

/** Numbers of one stream once it has ended. */
export interface StreamTotals {
  readonly probes: number;
  readonly answered: number;
  readonly late: number;
  readonly duplicates: number;
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
export class ProbeSettler extends ring.ProbeRings {
  readonly gaps = new GapStore();
  readonly paths = new PathBook();
  /** First request of each stream. */
  readonly ends: StreamEnds[] = [];
  readonly stalls = new StallBook();
  readonly spacings: (SpacingSample | undefined)[] = [];
  private readonly sample: SampleBook | undefined;

  constructor(clock: ClockBases, sample: SampleBook | undefined, limit: number) {
    super(clock, limit);
    this.sample = sample;
  }

  private begin(f: number, slot: number): void {
    const s = slot * ring.SLOT;
    const firstBase = sentBase(this.slotInts[slot * ring.SLOT_INTS + ring.NOTE]!);
    this.ends[f] = { firstSent: this.slots[s + ring.SENT]!, firstBase, firstRecord: this.slots[s + ring.RECORD]! };
  }

  /** A probe leaves its ring for good. `next` is the slot of the one after it, or -1. */
  protected retire(f: number, o: number, next: number): void {
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const { floats, ints, slots } = this;
    const slot = ints[b + ring.RING]! + (o & ints[b + ring.MASK]!);
    const s = slot * ring.SLOT;
    if (this.slotInts[slot * ring.SLOT_INTS + ring.VTEP] !== ints[b + ring.SEGMENT_VTEP])
      this.newSegment(f, o, slot, next);
    if (slots[s + ring.ARRIVED_RECORD] === 0) this.retireUnanswered(f, o, slot);
    else this.retireAnswered(f, o, slot, next);
    if (floats[c + ring.RETIRED] === 0) this.begin(f, slot);
    floats[c + ring.RETIRED]!++;
    floats[c + ring.LAST_RETIRED] = o;
    slots[s + ring.RECORD] = 0;
    if (next >= 0 && ints[b + ring.SPACING_SKIP]!-- === 0) this.addSpacing(f, slot, next);
  }

  private retireAnswered(f: number, o: number, slot: number, next: number): void {
    const { slots, ints, floats } = this;
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const s = slot * ring.SLOT;
    const note = this.slotInts[slot * ring.SLOT_INTS + ring.NOTE]!;
    const sent = slots[s + ring.SENT]!;
    const late = next >= 0 && this.isLate(slot, next);
    // One clock base, which is 0, and no error: nearly always.
    const plain = (note | ints[b + ring.LA_NOTE]!) === 0;
    const rtt = plain ? slots[s + ring.ARRIVED]! - sent : this.between(sent, sentBase(note), slots[s + ring.ARRIVED]!, arrivedBase(note)); // prettier-ignore
    floats[c + (late ? ring.LATE : ring.ANSWERED)]!++;
    if (rtt === rtt) {
      floats[c + ring.RTT_SUM]! += rtt;
      if (rtt < floats[c + ring.RTT_MIN]!) floats[c + ring.RTT_MIN] = rtt;
      if (rtt > floats[c + ring.RTT_MAX]!) floats[c + ring.RTT_MAX] = rtt;
    }
    if (late) this.addLate(f, o, rtt);
    else if (ints[b + ring.STALLED]! > 0) this.endStall(f);
    const gap = ints[b + ring.FLAGS]! & (ring.GAP_OPEN | ring.GAP_WATCHED);
    if (gap !== 0) this.afterGap(f, o, slot, late);
    if ((gap & ring.GAP_OPEN) === 0) {
      const before = floats[c + ring.LA + ring.M_SENT]!;
      const spacing = plain
        ? sent - before
        : this.between(before, sentBase(ints[b + ring.LA_NOTE]!), sent, sentBase(note));
      // WIDEST is NaN at first, and so is the spacing of a stream's first answer.
      if (!(spacing <= floats[c + ring.WIDEST]!) && spacing === spacing) floats[c + ring.WIDEST] = spacing;
    }
    this.setLastAnswered(f, o, slot, late);
    if (this.sample !== undefined && ints[b + ring.SAMPLE_SKIP]!-- === 0) this.addSample(f, o, slot, late);
  }

  private between(earlier: number, earlierBase: number, later: number, laterBase: number): number {
    return this.clock.between(earlier, earlierBase, later, laterBase);
  }

  private isLate(slot: number, next: number): boolean {
    const { slots, slotInts } = this;
    const s = slot * ring.SLOT;
    const n = next * ring.SLOT;
    const notes = slotInts[next * ring.SLOT_INTS + ring.NOTE]! | slotInts[slot * ring.SLOT_INTS + ring.NOTE]!;
    let after = slots[s + ring.ARRIVED]! - slots[n + ring.SENT]!;
    if (notes !== 0) {
      const sent = sentBase(slotInts[next * ring.SLOT_INTS + ring.NOTE]!);
      const arrived = arrivedBase(slotInts[slot * ring.SLOT_INTS + ring.NOTE]!);
      after = this.clock.between(slots[n + ring.SENT]!, sent, slots[s + ring.ARRIVED]!, arrived);
    }
    // Equal stamps, and records without one: the order in the file decides.
    return after > 0 || (!(after < 0) && slots[s + ring.ARRIVED_RECORD]! > slots[n + ring.RECORD]!);
  }

  private setLastAnswered(f: number, o: number, slot: number, late: boolean): void {
    const { slots, ints, floats } = this;
    const c = f * ROW_FLOATS + ring.LA;
    const b = f * ROW_INTS;
    const s = slot * ring.SLOT;
    const arrived = slots[s + ring.ARRIVED]!;
    const flags = ints[b + ring.FLAGS]!;
    if (arrived < floats[c + ring.M_ARRIVED]! || (flags & ring.LR_APART) !== 0) this.keepLatestReply(f, arrived);
    floats[c + ring.M_ORDINAL] = o;
    floats[c + ring.M_SENT] = slots[s + ring.SENT]!;
    floats[c + ring.M_RECORD] = slots[s + ring.RECORD]!;
    floats[c + ring.M_ARRIVED] = arrived;
    floats[c + ring.M_ARRIVED_RECORD] = slots[s + ring.ARRIVED_RECORD]!;
    ints[b + ring.LA_NOTE] = this.slotInts[slot * ring.SLOT_INTS + ring.NOTE]!;
    ints[b + ring.FLAGS] = (ints[b + ring.FLAGS]! & ~ring.LA_LATE) | (late ? ring.LA_LATE : 0);
  }

  /** Late replies only: an earlier probe's reply may be the last by arrival. Across clock bases the newer one counts. */
  private keepLatestReply(f: number, arrived: number): void {
    const { ints, floats } = this;
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const flags = ints[b + ring.FLAGS]!;
    if ((flags & ring.LR_APART) !== 0) {
      if (arrived >= floats[c + ring.LR + ring.M_ARRIVED]!) ints[b + ring.FLAGS] = flags & ~ring.LR_APART;
      return;
    }
    floats.copyWithin(c + ring.LR, c + ring.LA, c + ring.LA + 5);
    ints[b + ring.LR_NOTE] = ints[b + ring.LA_NOTE]!;
    const late = (flags & ring.LA_LATE) === 0 ? 0 : ring.LR_LATE;
    ints[b + ring.FLAGS] = (flags & ~ring.LR_LATE) | ring.LR_APART | late;
  }

  private addLate(f: number, o: number, rtt: number): void {
    const c = f * ROW_FLOATS;
    const { floats } = this;
    if (this.ints[f * ROW_INTS + ring.STALLED]!++ === 0) {
      floats[c + ring.STALL_FIRST] = o;
      floats[c + ring.STALL_LONGEST] = rtt;
    } else if (rtt > floats[c + ring.STALL_LONGEST]!) floats[c + ring.STALL_LONGEST] = rtt;
    floats[c + ring.STALL_LAST] = o;
  }

  private endStall(f: number): void {
    const c = f * ROW_FLOATS;
    const { floats } = this;
    const probes = this.ints[f * ROW_INTS + ring.STALLED]!;
    this.ints[f * ROW_INTS + ring.STALLED] = 0;
    const longestNs = floats[c + ring.STALL_LONGEST]!;
    this.stalls.add(f, floats[c + ring.STALL_FIRST]!, floats[c + ring.STALL_LAST]!, { probes, longestNs });
  }

  private retireUnanswered(f: number, o: number, slot: number): void {
    const b = f * ROW_INTS;
    if (this.ints[b + ring.STALLED]! > 0) this.endStall(f);
    const flags = this.ints[b + ring.FLAGS]!;
    if ((flags & ring.GAP_OPEN) === 0) {
      this.gaps.begin(f, this.lastAnswered(f), this.lastReply(f));
      this.ints[b + ring.FLAGS] = (flags | ring.GAP_OPEN) & ~ring.GAP_WATCHED;
    }
    const si = slot * ring.SLOT_INTS;
    const note = this.slotInts[si + ring.NOTE]!;
    const error = note & NOTE_ERROR;
    const s = slot * ring.SLOT;
    const at = this.gaps.add(f, o, note, this.slotInts[si + ring.VTEP]!);
    if (at >= 0) this.gaps.setSent(at, this.slots[s + ring.SENT]!, this.slots[s + ring.RECORD]!);
    else {
      const state = error === 0 ? "lost" : error === NOTE_LOCAL_ERROR ? "localError" : "icmpError";
      this.gaps.addToTail(f, this.markOf(o, slot, state));
    }
  }

  /** The first answered probes after a gap. */
  private afterGap(f: number, o: number, slot: number, late: boolean): void {
    const b = f * ROW_INTS;
    const mark = this.markOf(o, slot, late ? "late" : "answered");
    const flags = this.ints[b + ring.FLAGS]!;
    if ((flags & ring.GAP_OPEN) !== 0) {
      this.gaps.end(f, mark);
      this.ints[b + ring.FLAGS] = (flags & ~(ring.GAP_OPEN | ring.GAP_WATCHED)) | (late ? ring.GAP_WATCHED : 0);
      return;
    }
    if (!this.gaps.watch(f, mark, this.clock)) this.ints[b + ring.FLAGS] = flags & ~ring.GAP_WATCHED;
  }

  /** The path changes with the probe of ordinal `o`, which is about to leave the ring. */
  private newSegment(f: number, o: number, slot: number, next: number): void {
    this.endSegment(f);
    const b = f * ROW_INTS;
    const c = f * ROW_FLOATS;
    const vtep = this.slotInts[slot * ring.SLOT_INTS + ring.VTEP]!;
    this.ints[b + ring.SEGMENT_VTEP] = vtep;
    this.floats[c + ring.SEGMENT_FIRST] = o;
    if (vtep <= 0) return;
    const answered = this.slots[slot * ring.SLOT + ring.ARRIVED_RECORD]! > 0;
    const state = !answered ? "lost" : next >= 0 && this.isLate(slot, next) ? "late" : "answered";
    this.paths.enter(f, vtep, this.markOf(o, slot, state));
  }

  private endSegment(f: number): void {
    const c = f * ROW_FLOATS;
    const F = this.floats;
    const probes = F[c + ring.RETIRED]! - F[c + ring.SEGMENT_PROBES]!;
    const answered = F[c + ring.ANSWERED]! + F[c + ring.LATE]!;
    const vtep = this.ints[f * ROW_INTS + ring.SEGMENT_VTEP]!;
    if (vtep > 0 && probes > 0) {
      const last = F[c + ring.LAST_RETIRED]!;
      this.paths.leave(f, vtep, {
        requests: probes,
        answered: answered - F[c + ring.SEGMENT_ANSWERED]!,
        firstOrdinal: F[c + ring.SEGMENT_FIRST]!,
        lastOrdinal: last,
        last: last === F[c + ring.LA + ring.M_ORDINAL]! ? this.lastAnswered(f) : this.gaps.last(f, this.clock),
      });
    }
    F[c + ring.SEGMENT_PROBES] = F[c + ring.RETIRED]!;
    F[c + ring.SEGMENT_ANSWERED] = answered;
  }

  private addSpacing(f: number, slot: number, next: number): void {
    const spacings = (this.spacings[f] ??= new SpacingSample());
    const { slots, slotInts } = this;
    const from = slots[slot * ring.SLOT + ring.SENT]!;
    const to = slots[next * ring.SLOT + ring.SENT]!;
    const fromBase = sentBase(slotInts[slot * ring.SLOT_INTS + ring.NOTE]!);
    const toBase = sentBase(slotInts[next * ring.SLOT_INTS + ring.NOTE]!);
    this.ints[f * ROW_INTS + ring.SPACING_SKIP] = spacings.add(this.clock.between(from, fromBase, to, toBase));
  }

  private addSample(f: number, o: number, slot: number, late: boolean): void {
    const mark = this.markOf(o, slot, late ? "late" : "answered");
    const vtep = this.slotInts[slot * ring.SLOT_INTS + ring.VTEP]!;
    this.ints[f * ROW_INTS + ring.SAMPLE_SKIP] = this.sample!.add(f, mark, vtep);
  }

  /** Lets all probes of a ring go; `then` is the slot of what comes after them, -1 when nothing does. */
  protected retireAll(f: number, then: number): void {
    const c = f * ROW_FLOATS;
    const last = this.floats[c + ring.LAST]!;
    for (let o = this.floats[c + ring.OLDEST]!; o <= last; o++) {
      if (this.slots[this.slotOf(f, o) * ring.SLOT + ring.RECORD] !== 0) this.retire(f, o, this.next(f, o, then));
    }
    this.floats[c + ring.OLDEST] = last + 1;
  }

  protected addRtt(c: number, rtt: number): void {
    const { floats } = this;
    if (rtt !== rtt) return;
    floats[c + ring.RTT_SUM]! += rtt;
    if (rtt < floats[c + ring.RTT_MIN]!) floats[c + ring.RTT_MIN] = rtt;
    if (rtt > floats[c + ring.RTT_MAX]!) floats[c + ring.RTT_MAX] = rtt;
  }

  /** Lets every probe go: the recording has ended. */
  finish(): void {
    for (let f = 0; f < this.count; f++) {
      this.retireAll(f, -1);
      if (this.ints[f * ROW_INTS + ring.STALLED]! > 0) this.endStall(f);
      this.endSegment(f);
      this.gaps.finish(f);
    }
  }

  /** Highest ordinal of a stream that was answered; NaN when none was. */
  maxAnswered(f: number): number {
    const c = f * ROW_FLOATS;
    const amended = this.floats[c + ring.MAX_AMENDED]!;
    if (this.floats[c + ring.LA + ring.M_RECORD] === 0) return amended;
    const answered = this.floats[c + ring.LA + ring.M_ORDINAL]!;
    return amended > answered ? amended : answered;
  }

  /** Numbers of a stream after `finish`. */
  totals(f: number): StreamTotals {
    const c = f * ROW_FLOATS;
    const F = this.floats;
    return {
      probes: F[c + ring.PROBES]!,
      answered: F[c + ring.ANSWERED]!,
      late: F[c + ring.LATE]!,
      duplicates: F[c + ring.DUPLICATES]!,
      rttSumNs: F[c + ring.RTT_SUM]!,
      rttMinNs: F[c + ring.RTT_MIN]!,
      rttMaxNs: F[c + ring.RTT_MAX]!,
      widestNs: F[c + ring.WIDEST]!,
      firstOrdinal: F[c + ring.FIRST]!,
      lastOrdinal: F[c + ring.LAST]!,
      lastSent: F[c + ring.LAST_SENT]!,
      lastBase: this.ints[f * ROW_INTS + ring.LAST_BASE]!,
    };
  }
}
