// Probes whose answer may have been there unread: a reply that the snaplen cut before its sequence number, or of which a
// fragment is missing. They count as not observed, not as lost.
import type { Room } from "../core/room.ts";
import type { ClockBases } from "./clock-base.ts";
import { ENDS_ONLY, FlowIndex } from "./flow-index.ts";
import * as ring from "./loop-layout.ts";

import { ProbeStrays } from "./probe-strays.ts";
import { NOTE_BITS, NOTE_UNSEEN, sentBase } from "./raw-mark.ts";
import type { SampleBook } from "./sample-book.ts";
import type { StrayReply } from "./stray-replies.ts";

const { ARRIVED_RECORD, LAST, NOTE, OLDEST, RECORD, REPLY_VIEW, SENT, SLOT, SLOT_INTS } = ring;
const { ROW_FLOATS, ROW_INTS } = ring;

/** An unread reply is that of a probe sent at most this long before. */
const LONGEST_NS = 60e9;
/** Most streams between two ends, most probes in a ring, and most that have left it, that are looked at for one. */
const MOST_STREAMS = 64;
const MOST_SLOTS = 256;
const MOST_GONE = 64;
const RECORDS = 5;

/** When something was stamped, from which clock base, and its record. */
export interface UnreadAt {
  readonly ns: number;
  readonly base: number;
  readonly record: number;
}

/** A reply of which only some is known: `id` is -1 where it is not. `k3` tells VLAN and protocol. */
export interface UnreadReply {
  readonly from: number;
  readonly to: number;
  readonly k2: number;
  readonly k3: number;
  readonly id: number;
  readonly view: number;
}

/** Probes marked for one reason, and the first records of what was not read. */
export class Unread {
  probes = 0;
  readonly records: number[] = [];

  add(record: number): void {
    this.probes++;
    if (this.records.length < RECORDS) this.records.push(record);
  }
}

/** Streams whose probes may have answers that could not be read. */
export class ProbeUnseen extends ProbeStrays {
  /** Replies that were cut, or could not be decoded. */
  readonly cut = new Unread();
  /** Replies of which fragments are missing. */
  readonly incomplete = new Unread();
  private readonly byEnds: FlowIndex;

  constructor(clock: ClockBases, sample: SampleBook | undefined, limit: number, room?: Room) {
    super(clock, sample, limit, room);
    this.byEnds = new FlowIndex(this, ENDS_ONLY);
  }

  /** A reply whose seq is not known: in each stream that it may be of, the last probe before it that has no answer. */
  unread(r: UnreadReply, at: UnreadAt, why: Unread): void {
    if (!this.unreadIn(r, at, why, true)) this.unreadIn(r, at, why, false);
  }

  /** True when there was a stream; only those of the reply's own encapsulation when `own`. */
  private unreadIn(r: UnreadReply, at: UnreadAt, why: Unread, own: boolean): boolean {
    let left = MOST_STREAMS;
    let any = false;
    for (let f = this.byEnds.first(r.from, r.to, r.k3); f >= 0 && left-- > 0; f = this.byEnds.after(f)) {
      const k = f * ROW_INTS;
      const k3 = this.ints[k + 3]!;
      if (r.id >= 0 && (k3 & 0xffff) !== r.id) continue;
      if (own && (this.ints[k + 2] !== r.k2 || ((k3 ^ r.k3) & ~0xffff) !== 0)) continue;
      any = true;
      if (this.markLatest(f, r.view, at)) why.add(at.record);
    }
    return any;
  }

  /** The probe of this key and seq has an answer that is not whole. */
  partly(reply: StrayReply, at: UnreadAt): void {
    let f = this.find(reply.from, reply.to, reply.k2, reply.k3);
    if (f < 0) f = this.streamElsewhere(reply.from, reply.to, reply.k3, reply.seq);
    if (f < 0) return;
    const ordinal = this.ordinalOf(f, reply.seq);
    const c = f * ROW_FLOATS;
    if (ordinal > this.floats[c + LAST]!) return;
    if (ordinal >= this.floats[c + OLDEST]!) {
      const slot = this.slotOf(f, ordinal);
      if (this.isOpen(slot) && this.markSlot(slot, reply.view)) this.incomplete.add(at.record);
      return;
    }
    const id = this.gaps.find(f, ordinal);
    if (id >= 0 && this.markGone(f, id)) this.incomplete.add(at.record);
  }

  private isOpen(slot: number): boolean {
    return this.slots[slot * SLOT + RECORD] !== 0 && this.slots[slot * SLOT + ARRIVED_RECORD] === 0;
  }

  private markLatest(f: number, view: number, at: UnreadAt): boolean {
    const c = f * ROW_FLOATS;
    const last = this.floats[c + LAST]!;
    const least = Math.max(this.floats[c + OLDEST]!, last - MOST_SLOTS);
    for (let o = last; o >= least; o--) {
      const slot = this.slotOf(f, o);
      if (!this.isOpen(slot)) continue;
      const si = slot * SLOT_INTS;
      if (!this.isBefore(this.slots[slot * SLOT + SENT]!, sentBase(this.slotInts[si + NOTE]!), at)) continue;
      if (this.markSlot(slot, view)) return true;
      // Another sighting of the reply that marked it.
      if ((this.slotInts[si + NOTE]! & NOTE_UNSEEN) !== 0 && this.slotInts[si + REPLY_VIEW] !== view) return false;
    }
    for (const id of this.gaps.latest(f, MOST_GONE)) {
      if (this.isBefore(this.gaps.sent(id), sentBase(this.gaps.note(id)), at) && this.markGone(f, id)) return true;
    }
    return false;
  }

  private isBefore(sent: number, base: number, at: UnreadAt): boolean {
    const since = this.clock.between(sent, base, at.ns, at.base);
    return since >= 0 && since <= LONGEST_NS;
  }

  /** False when it has a mark, or an error, already. */
  private markSlot(slot: number, view: number): boolean {
    const si = slot * SLOT_INTS;
    if ((this.slotInts[si + NOTE]! & NOTE_BITS) !== 0) return false;
    this.slotInts[si + NOTE]! |= NOTE_UNSEEN;
    this.slotInts[si + REPLY_VIEW] = view;
    return true;
  }

  private markGone(f: number, id: number): boolean {
    if (this.gaps.isAnswered(id) || (this.gaps.note(id) & NOTE_BITS) !== 0) return false;
    this.gaps.addNote(f, id, NOTE_UNSEEN);
    return true;
  }
}
