// Echo requests and replies of a capture, matched while they stream by: constant memory a stream, no object a probe.
//
// Each stream has a ring of its recent probes, indexed by ordinal (the sequence unwrapped). A probe leaves the ring in
// order of ordinal (probe-settler.ts); a reply that comes still later finds its probe in the GapStore.
import type { Room } from "../core/room.ts";
import { RecordList } from "./capture-notes.ts";
import type { RecordBatch } from "../read/batch.ts";
import { BehindRequests } from "./behind-requests.ts";
import type { ClockBases } from "./clock-base.ts";
import { faceBit } from "./drop-explanations.ts";
import * as ring from "./loop-layout.ts";
import { INCOMING, SLOTS_MANY_PLACES } from "./probe-rings.ts";
import { ProbeUnseen } from "./probe-unseen.ts";
import {
  NOTE_BITS,
  NOTE_ERROR,
  NOTE_ICMP_ERROR,
  NOTE_LOCAL_ERROR,
  arrivedBase,
  noteOf,
  sentBase,
  withArrivedBase,
} from "./raw-mark.ts";
import type { SampleBook } from "./sample-book.ts";
import type { StrayReply, StrayStamp } from "./stray-replies.ts";
import { UnmatchedBook } from "./unmatched-replies.ts";

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const {
  ARRIVED,
  ARRIVED_RECORD,
  DUPLICATES,
  FACES,
  FIRST,
  LAST,
  LAST_PORT,
  LA_SENT,
  LIMIT,
  MASK,
  MAX_AMENDED,
  NOTE,
  OLDEST,
  RECORD,
  REPLY_VIEW,
  RETIRED,
  RING,
  RTT_MIN,
  SEGMENT_FIRST,
  SEGMENT_VTEP,
  SENT,
  SIGHTINGS,
  SLOT,
  SLOT_INTS,
  TURN,
  VIEW,
  VTEP,
  WIDEST,
} = ring;
const { ROW_FLOATS, ROW_INTS } = ring;

/** Duplicate replies whose records are kept. */
const DUPLICATES_LISTED = 10;

/** Most streams of one input; probes of later ones are counted, not followed. */
export const FLOW_LIMIT = 65_536;
/** A request seen again within this time is a copy of it (another interface, another tunnel); later, its seq began anew. */
export const COPY_WINDOW_NS = 1e9;

/** One echo packet, as the caller fills it in: key of the request (a reply gives its own ends the other way round). */
export interface Echo {
  /** IPv4 address as signed 32 bits, or AddressBook id of an IPv6 address. */
  from: number;
  to: number;
  /** keyOfVni and keyOfId of the flow table. */
  k2: number;
  k3: number;
  seq: number;
  /** Row of the batch. */
  row: number;
  /** AddressBook id of the VTEP: a request's outer destination, a reply's outer source. 0 outside tunnels. */
  vtep: number;
  /** Outer UDP source port; 0 when there is none. */
  port: number;
  /** Where the packet was seen: equal for two sightings only if they are at one interface, in one direction, with one TTL. */
  view: number;
}

/** Matches the echo packets of one input. Fill `echo`, then call `request` or `reply`. */
export class ProbeTracker extends ProbeUnseen {
  readonly echo: Echo = { from: 0, to: 0, k2: 0, k3: 0, seq: 0, row: 0, vtep: 0, port: 0, view: 0 };
  /** Requests of streams beyond the limit. */
  refused = 0;
  /** Replies whose request is not in the recording, by stream. */
  readonly unmatched = new UnmatchedBook();
  /** Requests seen again: at another place, and at the very same place. */
  readonly copies = new RecordList();
  /** Replies that came again. */
  duplicates = 0;
  readonly duplicateRecords: number[] = [];
  repeats = 0;
  repeatRecord = 0;
  /** Requests so far behind their stream that they have no place in it. */
  behind: BehindRequests | undefined;
  restarts = 0;
  private ns: Float64Array = new Float64Array(0);
  private iface: Uint16Array = new Uint16Array(0);
  private first = 1;
  private shift = 0;
  private base = 0;

  constructor(clock: ClockBases, sample: SampleBook | undefined, flowLimit: number = FLOW_LIMIT, room?: Room) {
    super(clock, sample, flowLimit, room);
  }

  /** Rows of echoes are rows of this batch from now on. `clock` has entered it. */
  enter(batch: RecordBatch): void {
    this.ns = batch.ns;
    this.iface = batch.iface;
    this.first = batch.first;
    this.shift = this.clock.shift;
    this.base = this.clock.current;
  }

  /** An echo request. */
  request(): void {
    const { from, to, k2, k3, seq } = this.echo;
    let f = this.find(from, to, k2, k3);
    if (f < 0) {
      f = this.open();
      if (f < 0) return;
    }
    const c = f * ROW_FLOATS;
    const last = this.floats[c + LAST]!;
    const step = ((seq - last) << 16) >> 16;
    if (step > 0) this.append(f, last + step);
    else this.again(f, last + step);
  }

  /** An echo reply. */
  reply(): void {
    const { from, to, k2, k3, seq, view, row } = this.echo;
    const f = this.find(from, to, k2, k3);
    if (f < 0) {
      this.keepStray();
      return;
    }
    const c = f * ROW_FLOATS;
    const { floats, ints, slots, slotInts } = this;
    if (!this.onePlace) ints[2 * c + FACES]! |= faceBit(this.iface[row]!);
    const last = floats[c + LAST]!;
    const step = ((seq - last) << 16) >> 16;
    const ordinal = last + step;
    if (ordinal < floats[c + OLDEST]!) {
      this.veryLate(f, ordinal);
      return;
    }
    const slot = ints[2 * c + RING]! + ((ordinal + ints[2 * c + TURN]!) & ints[2 * c + MASK]!);
    const s = slot * SLOT;
    const si = slot * SLOT_INTS;
    if (step > 0 || slots[s + RECORD] === 0) this.keepStray();
    else if (slots[s + ARRIVED_RECORD] === 0) {
      slots[s + ARRIVED] = this.ns[row]! + this.shift;
      slots[s + ARRIVED_RECORD] = this.first + row;
      slotInts[si + REPLY_VIEW] = view;
      if (this.base !== 0) slotInts[si + NOTE] = withArrivedBase(slotInts[si + NOTE]!, this.base);
      if (slotInts[si + VTEP]! < 0) this.paths.answeredBy(slotInts[si + VTEP]!, this.echo.vtep, this.first + row);
    } else if (slotInts[si + REPLY_VIEW] === view) this.duplicate(f);
    else this.replyElsewhere(slot);
  }

  /** An ICMP error about the request of `echo` (its key and seq). "again": it has one, or an answer, already; "unseen": no such probe is kept. */
  error(local: boolean): "noted" | "again" | "unseen" {
    const f = this.stream();
    if (f < 0) return "unseen";
    const c = f * ROW_FLOATS;
    const last = this.floats[c + LAST]!;
    const ordinal = last + (((this.echo.seq - last) << 16) >> 16);
    const bit = local ? NOTE_LOCAL_ERROR : NOTE_ICMP_ERROR;
    if (ordinal > last) return "unseen";
    if (ordinal >= this.floats[c + OLDEST]!) {
      const slot = this.slotOf(f, ordinal);
      const note = slot * SLOT_INTS + NOTE;
      if (this.slots[slot * SLOT + RECORD] === 0) return "unseen";
      if ((this.slotInts[note]! & NOTE_ERROR) !== 0) return "again";
      this.slotInts[note]! |= bit;
      return "noted";
    }
    const id = this.gaps.find(f, ordinal);
    // What left its ring with an answer is not kept.
    if (id < 0) return ordinal < this.floats[c + FIRST]! ? "unseen" : "again";
    if ((this.gaps.note(id) & NOTE_ERROR) !== 0) return "again";
    this.gaps.addNote(f, id, bit);
    return "noted";
  }

  /** Index of the stream of `echo`, or -1. */
  stream(): number {
    const { from, to, k2, k3 } = this.echo;
    return this.find(from, to, k2, k3);
  }

  /** Sets `echo` to the stream in whatever encapsulation that has sent its probe, if there is one without doubt. */
  seek(): boolean {
    const { echo } = this;
    const f = this.streamElsewhere(echo.from, echo.to, echo.k3, echo.seq);
    if (f < 0) return false;
    echo.k2 = this.ints[f * ROW_INTS + 2]!;
    echo.k3 = this.ints[f * ROW_INTS + 3]!;
    return true;
  }

  private now(): number {
    return this.ns[this.echo.row]! + this.shift;
  }

  private record(): number {
    return this.first + this.echo.row;
  }

  /** The interface at hand carries packets of stream `f`. */
  private carry(f: number): void {
    this.ints[f * ROW_INTS + FACES]! |= faceBit(this.iface[this.echo.row]!);
  }

  private addBehind(f: number): void {
    (this.behind ??= new BehindRequests()).add(f, this.echo, this.stamp());
  }

  private stamp(): StrayStamp {
    return { ns: this.now(), base: this.base, face: faceBit(this.iface[this.echo.row]!), record: this.record() };
  }

  private keepStray(): void {
    this.stray(this.echo, this.stamp());
  }

  protected override orphaned(reply: StrayReply, record: number, times: number): void {
    for (let i = 0; i < times; i++) this.unmatched.add(reply, record);
  }

  /** A new stream. */
  private open(): number {
    const { from, to, k2, k3, seq, vtep } = this.echo;
    const f = this.add(from, to, k2, k3);
    if (f < 0) {
      this.refused++;
      return -1;
    }
    const c = f * ROW_FLOATS;
    const { floats } = this;
    floats[c + LAST] = seq - 1;
    floats[c + OLDEST] = floats[c + FIRST] = floats[c + SEGMENT_FIRST] = seq;
    floats[c + RTT_MIN] = Number.POSITIVE_INFINITY;
    floats[c + LA_SENT] = floats[c + WIDEST] = floats[c + MAX_AMENDED] = Number.NaN;
    this.newRing(2 * c);
    this.carry(f);
    this.ints[2 * c + SEGMENT_VTEP] = vtep;
    return f;
  }

  /** The request that is next in its stream. */
  private append(f: number, ordinal: number): void {
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const { floats, ints } = this;
    if (ordinal - floats[c + OLDEST]! > ints[b + MASK]!) this.makeRoom(f, ordinal);
    if (this.onePlace) this.settle(f);
    else this.carry(f);
    this.fill(ints[b + RING]! + ((ordinal + ints[b + TURN]!) & ints[b + MASK]!), this.echo.vtep);
    floats[c + LAST] = ordinal;
    if (this.echo.port !== ints[b + LAST_PORT]) this.newPort(f);
  }

  /** Nothing more will be heard of the answered probes at the ring's end: the fewer slots are in use, the fewer cache lines. */
  private settle(f: number): void {
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const { floats, ints, slots } = this;
    const first = ints[b + RING]!;
    const mask = ints[b + MASK]!;
    const turn = ints[b + TURN]!;
    const last = floats[c + LAST]!;
    for (let o = floats[c + OLDEST]!; o <= last; o++) {
      const s = (first + ((o + turn) & mask)) * SLOT;
      if (slots[s + RECORD] === 0 || slots[s + ARRIVED_RECORD] === 0) return;
      let next = INCOMING;
      if (o === last) this.fill(INCOMING, 0);
      else {
        next = first + ((o + 1 + turn) & mask);
        if (slots[next * SLOT + RECORD] === 0) next = this.next(f, o, INCOMING);
      }
      floats[c + OLDEST] = o + 1;
      this.retire(f, o, next);
    }
    // The ring is empty: begin it anew at its first slot.
    ints[b + TURN] = -floats[c + OLDEST]! | 0;
  }

  /** The requests of stream `f` come from another outer port. */
  newPort(f: number): void {
    this.ints[f * ROW_INTS + LAST_PORT] = this.echo.port;
    this.paths.port(f, this.echo.port);
  }

  private fill(slot: number, vtep: number): void {
    const { slots, slotInts } = this;
    const s = slot * SLOT;
    const si = slot * SLOT_INTS;
    slots[s + SENT] = this.now();
    slots[s + RECORD] = this.record();
    slots[s + ARRIVED_RECORD] = 0;
    slotInts[si + VTEP] = vtep;
    slotInts[si + VIEW] = this.echo.view;
    slotInts[si + SIGHTINGS] = 0;
    slotInts[si + NOTE] = this.base === 0 ? 0 : noteOf(this.base, this.base);
  }

  /** Makes the ring hold `ordinal`: grows it up to its limit, then lets the oldest probes go. */
  private makeRoom(f: number, ordinal: number): void {
    const c = f * ROW_FLOATS;
    const b = f * ROW_INTS;
    const { floats, ints } = this;
    while (ints[b + MASK]! + 1 < ints[b + LIMIT]! && ordinal - floats[c + OLDEST]! > ints[b + MASK]!) this.growRing(f);
    const mask = ints[b + MASK]!;
    this.fill(INCOMING, 0);
    if (ordinal - floats[c + LAST]! > mask) {
      this.retireAll(f, INCOMING);
      floats[c + OLDEST] = ordinal;
      return;
    }
    while (ordinal - floats[c + OLDEST]! > mask) {
      const o = floats[c + OLDEST]!;
      floats[c + OLDEST] = o + 1;
      if (this.slots[this.slotOf(f, o) * SLOT + RECORD] !== 0) this.retire(f, o, this.next(f, o, INCOMING));
    }
  }

  /** A request that is not the next of its stream: a copy, one that was overtaken, or a sequence that began anew. */
  private again(f: number, ordinal: number): void {
    const c = f * ROW_FLOATS;
    const F = this.floats;
    if (!this.onePlace) this.carry(f);
    const last = this.slotOf(f, F[c + LAST]!);
    const lastBase = sentBase(this.slotInts[last * SLOT_INTS + NOTE]!);
    const since = this.clock.between(this.slots[last * SLOT + SENT]!, lastBase, this.now(), this.base);
    const slot = this.slotOf(f, ordinal);
    if (ordinal >= F[c + OLDEST]! && this.slots[slot * SLOT + RECORD] !== 0) {
      const note = this.slotInts[slot * SLOT_INTS + NOTE]!;
      const sent = this.slots[slot * SLOT + SENT]!;
      if (this.clock.between(sent, sentBase(note), this.now(), this.base) > COPY_WINDOW_NS) this.restart(f, ordinal);
      else this.copy(f, ordinal, slot);
    } else if (since > COPY_WINDOW_NS) this.restart(f, ordinal);
    else if (ordinal >= F[c + OLDEST]! || this.reaches(f, ordinal)) this.insert(f, ordinal);
    else this.addBehind(f);
  }

  /** The same sequence number, later: the stream goes on 65536 further. */
  private restart(f: number, ordinal: number): void {
    this.restarts++;
    const ahead = Math.floor((this.floats[f * ROW_FLOATS + LAST]! - ordinal) / 65536) + 1;
    this.append(f, ordinal + 65536 * ahead);
  }

  /** True when nothing has left the ring yet and it can be made to reach down to `ordinal`. */
  private reaches(f: number, ordinal: number): boolean {
    const c = f * ROW_FLOATS;
    const F = this.floats;
    if (F[c + RETIRED] !== 0 || F[c + LAST]! - ordinal >= SLOTS_MANY_PLACES) return false;
    while (F[c + LAST]! - ordinal > this.ints[f * ROW_INTS + MASK]!) this.growRing(f);
    F[c + OLDEST] = F[c + FIRST] = F[c + SEGMENT_FIRST] = ordinal;
    this.ints[f * ROW_INTS + SEGMENT_VTEP] = this.echo.vtep;
    return true;
  }

  private insert(f: number, ordinal: number): void {
    this.fill(this.slotOf(f, ordinal), this.echo.vtep);
    if (this.echo.port !== this.ints[f * ROW_INTS + LAST_PORT]) this.newPort(f);
  }

  private copy(f: number, ordinal: number, slot: number): void {
    const { slots, slotInts } = this;
    const { vtep, view, port } = this.echo;
    const s = slot * SLOT;
    const si = slot * SLOT_INTS;
    const was = slotInts[si + VTEP]!;
    if (vtep === was && view === slotInts[si + VIEW]) {
      if (this.repeats++ === 0) this.repeatRecord = this.record();
    } else {
      this.copies.add(this.record());
      slotInts[si + SIGHTINGS]!++;
    }
    if (was === 0) slotInts[si + VTEP] = vtep;
    else if (vtep !== 0 && vtep !== was) {
      slotInts[si + VTEP] = this.paths.replicate(was, vtep, {
        flow: f,
        ordinal,
        record: slots[s + RECORD]!,
        copy: this.record(),
      });
    }
    if (port !== 0 && port !== this.ints[f * ROW_INTS + LAST_PORT]) this.newPort(f);
    const note = slotInts[si + NOTE]!;
    if (this.clock.between(this.now(), this.base, slots[s + SENT]!, sentBase(note)) > 0) {
      slots[s + SENT] = this.now();
      slots[s + RECORD] = this.record();
      slotInts[si + NOTE] = (note & NOTE_BITS) | noteOf(this.base, arrivedBase(note));
    }
  }

  /** A reply seen again elsewhere: the first of the two sightings counts. */
  private replyElsewhere(slot: number): void {
    const s = slot * SLOT;
    this.slotInts[slot * SLOT_INTS + SIGHTINGS]! += 0x10000;
    const at = slot * SLOT_INTS + NOTE;
    const note = this.slotInts[at]!;
    const ahead = this.clock.between(this.now(), this.base, this.slots[s + ARRIVED]!, arrivedBase(note));
    if (!(ahead > 0)) return;
    this.slots[s + ARRIVED] = this.now();
    this.slots[s + ARRIVED_RECORD] = this.record();
    this.slotInts[at] = withArrivedBase(note, this.base);
  }

  /** A reply to a probe that has one from the same place. */
  private duplicate(f: number): void {
    this.floats[f * ROW_FLOATS + DUPLICATES]!++;
    if (this.duplicates++ < DUPLICATES_LISTED) this.duplicateRecords.push(this.record());
  }

  /** A reply to a probe that has left the ring. */
  private veryLate(f: number, ordinal: number): void {
    const c = f * ROW_FLOATS;
    const known = ordinal >= this.floats[c + FIRST]!;
    const id = known ? this.gaps.find(f, ordinal) : -1;
    if (id >= 0 && !this.gaps.isAnswered(id)) {
      this.amend(f, id, { ns: this.now(), base: this.base, record: this.record(), vtep: this.echo.vtep });
      return;
    }
    const behind = this.behind?.reply(this.echo, this.now(), this.base);
    if (behind === "repeated" || (behind === undefined && known)) this.duplicate(f);
    else if (behind === undefined) this.keepStray();
  }
}
