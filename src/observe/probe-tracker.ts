// Echo requests and replies of a capture, matched while they stream by: constant memory a stream, no object a probe.
//
// Each stream has a ring of its recent probes, indexed by ordinal (the sequence unwrapped). A probe leaves the ring in
// order of ordinal, when a later one needs its place: then its neighbours are known, so that its state can be told.
// Answered ones become sums; others go to the GapStore, where a very late reply still finds them.
import type { RecordBatch } from "../read/batch.ts";
import type { ClockBases } from "./clock-base.ts";
import { FlowTable } from "./flow-table.ts";
import { GapStore } from "./gap-store.ts";
import type { ProbeState, StallRun } from "./observation.ts";
import { PathBook } from "./path-book.ts";
import {
  NOTE_ERROR,
  NOTE_ICMP_ERROR,
  NOTE_LOCAL_ERROR,
  arrivedBase,
  noteOf,
  rawMark,
  sentBase,
  withArrivedBase,
} from "./raw-mark.ts";
import type { RawMark } from "./raw-mark.ts";
import { RUN_LIMIT } from "./run-builder.ts";
import type { SampleBook } from "./sample-book.ts";
import { SpacingSample } from "./spacing-sample.ts";

/** Most streams of one input; probes of later ones are counted, not followed. */
export const FLOW_LIMIT = 65_536;
/** A request seen again within this time is a copy of it (another interface, another tunnel); later, its seq began anew. */
export const COPY_WINDOW_NS = 1e9;

const MOST_SLOTS = 32;
const FIRST_SLOTS = 4;
/** Slot 0 is never a probe's: it holds the request that is about to come in. */
const INCOMING = 0;

// Columns of a ring slot. RECORD 0: the slot is empty. ARRIVED_RECORD 0: no answer yet.
const SLOT = 4;
const SENT = 0;
const RECORD = 1;
const ARRIVED = 2;
const ARRIVED_RECORD = 3;
const VTEP = 0;
const VIEW = 1;
const REPLY_VIEW = 2;
const NOTE = 3;

// Columns of a stream: numbers.
const FLOATS = 32;
const LAST = 0; // highest ordinal seen
const OLDEST = 1; // lowest ordinal that may be in the ring
const FIRST = 2; // first ordinal
const PROBES = 3;
const ANSWERED = 4;
const LATE = 5;
const DUPLICATES = 6;
const RTT_SUM = 7;
const RTT_MIN = 8;
const RTT_MAX = 9;
const WIDEST = 10;
const LAST_RETIRED = 11;
const MAX_ANSWERED = 12; // highest ordinal that was answered
const STALL_FIRST = 13;
const STALL_LAST = 14;
const STALL_LONGEST = 15;
const LA = 16; // last answered: ordinal, sent, record, arrived, arrived record
const LR = 21; // last reply by arrival, where it is not the last answered: same columns
const SEGMENT_PROBES = 26; // PROBES retired and answered when the current path segment began
const SEGMENT_ANSWERED = 27;
const RETIRED = 28;
const SEGMENT_FIRST = 29;
const LAST_SENT = 30; // stamp of the request with the highest ordinal
const M_ORDINAL = 0;
const M_SENT = 1;
const M_RECORD = 2;
const M_ARRIVED = 3;
const M_ARRIVED_RECORD = 4;

// Columns of a stream: bits and indices.
const INTS = 12;
const RING = 0; // first slot
const MASK = 1; // slots - 1
const FLAGS = 2;
const STALLED = 3; // probes of the stall that is open
const LA_NOTE = 4;
const LR_NOTE = 5;
const SEGMENT_VTEP = 6;
const LAST_BASE = 7;
const LAST_PORT = 8;
const SPACING_SKIP = 9;
const SAMPLE_SKIP = 10;

const GAP_OPEN = 1; // a gap is open: no answered probe has left the ring since
const GAP_WATCHED = 2; // the first reply after the last gap may still be another probe's
const LR_APART = 4; // LR is set
const LA_LATE = 8; // the last answered probe was late
const LR_LATE = 16;

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

/** Matches the echo packets of one input. Fill `echo`, then call `request` or `reply`. */
export class ProbeTracker {
  readonly echo: Echo = { from: 0, to: 0, k2: 0, k3: 0, seq: 0, row: 0, vtep: 0, port: 0, view: 0 };
  readonly flows: FlowTable;
  readonly gaps = new GapStore();
  readonly paths: PathBook;
  readonly clock: ClockBases;
  /** First request of each stream. */
  readonly ends: StreamEnds[] = [];
  readonly stalls: (StallRun[] | undefined)[] = [];
  readonly spacings: (SpacingSample | undefined)[] = [];
  /** Requests of streams beyond the limit. */
  refused = 0;
  /** Replies whose request is not in the recording. */
  orphans = 0;
  orphanRecord = 0;
  /** Requests seen again: at another place, and at the very same place. */
  copies = 0;
  repeats = 0;
  repeatRecord = 0;
  /** Requests so far behind their stream that they have no place in it. */
  behind = 0;
  behindRecord = 0;
  restarts = 0;
  stallsOmitted = 0;
  private stallsLeft = RUN_LIMIT;
  private readonly sample: SampleBook | undefined;
  private ns: Float64Array = new Float64Array(0);
  private first = 1;
  private shift = 0;
  private base = 0;
  private floats = new Float64Array(64 * FLOATS);
  private ints = new Int32Array(64 * INTS);
  private times = new Float64Array(4096 * SLOT);
  private marks = new Int32Array(4096 * SLOT);
  private slots = 1;
  private readonly free: number[][] = [];

  constructor(clock: ClockBases, sample: SampleBook | undefined, flowLimit: number = FLOW_LIMIT) {
    this.clock = clock;
    this.sample = sample;
    this.flows = new FlowTable(flowLimit);
    this.paths = new PathBook();
  }

  /** Rows of echoes are rows of this batch from now on. `clock` has entered it. */
  enter(batch: RecordBatch): void {
    this.ns = batch.ns;
    this.first = batch.first;
    this.shift = this.clock.shift;
    this.base = this.clock.current;
  }

  /** An echo request. */
  request(): void {
    const { from, to, k2, k3, seq } = this.echo;
    let f = this.flows.find(from, to, k2, k3);
    if (f < 0) {
      f = this.open();
      if (f < 0) return;
    }
    const c = f * FLOATS;
    const last = this.floats[c + LAST]!;
    const step = ((seq - last) << 16) >> 16;
    if (step > 0) this.append(f, last + step);
    else this.again(f, last + step);
  }

  /** An echo reply. */
  reply(): void {
    const { from, to, k2, k3, seq, view, row } = this.echo;
    const f = this.flows.find(from, to, k2, k3);
    if (f < 0) {
      this.orphan();
      return;
    }
    const c = f * FLOATS;
    const last = this.floats[c + LAST]!;
    const step = ((seq - last) << 16) >> 16;
    const ordinal = last + step;
    if (ordinal < this.floats[c + OLDEST]!) {
      this.veryLate(f, ordinal);
      return;
    }
    const s = (this.ints[f * INTS + RING]! + (ordinal & this.ints[f * INTS + MASK]!)) * SLOT;
    if (step > 0 || this.times[s + RECORD] === 0) this.orphan();
    else if (this.times[s + ARRIVED_RECORD] === 0) {
      this.times[s + ARRIVED] = this.ns[row]! + this.shift;
      this.times[s + ARRIVED_RECORD] = this.first + row;
      this.marks[s + REPLY_VIEW] = view;
      if (this.base !== 0) this.marks[s + NOTE] = withArrivedBase(this.marks[s + NOTE]!, this.base);
      if (this.marks[s + VTEP]! < 0) this.paths.answeredBy(this.marks[s + VTEP]!, this.echo.vtep);
    } else if (this.marks[s + REPLY_VIEW] === view) this.floats[c + DUPLICATES]!++;
    else this.earlierReply(s);
  }

  /** An ICMP error about the request of `echo` (its key and seq). False when no such probe waits for an answer. */
  error(local: boolean): boolean {
    const f = this.errorFlow();
    if (f < 0) return false;
    const c = f * FLOATS;
    const ordinal = this.unwrap(f);
    const bit = local ? NOTE_LOCAL_ERROR : NOTE_ICMP_ERROR;
    if (ordinal > this.floats[c + LAST]!) return false;
    if (ordinal >= this.floats[c + OLDEST]!) {
      const s = this.slotOf(f, ordinal) * SLOT;
      if (this.times[s + RECORD] === 0 || (this.marks[s + NOTE]! & NOTE_ERROR) !== 0) return false;
      this.marks[s + NOTE]! |= bit;
      return true;
    }
    const id = this.gaps.find(f, ordinal);
    if (id < 0 || (this.gaps.note(id) & NOTE_ERROR) !== 0) return false;
    this.gaps.addNote(id, bit);
    return true;
  }

  /** Index of the stream of `echo`, or -1. */
  errorFlow(): number {
    const { from, to, k2, k3 } = this.echo;
    return this.flows.find(from, to, k2, k3);
  }

  private unwrap(f: number): number {
    const last = this.floats[f * FLOATS + LAST]!;
    return last + (((this.echo.seq - last) << 16) >> 16);
  }

  private now(): number {
    return this.ns[this.echo.row]! + this.shift;
  }

  private record(): number {
    return this.first + this.echo.row;
  }

  private orphan(): void {
    if (this.orphans++ === 0) this.orphanRecord = this.record();
  }

  private slotOf(f: number, ordinal: number): number {
    return this.ints[f * INTS + RING]! + (ordinal & this.ints[f * INTS + MASK]!);
  }

  /** A new stream. */
  private open(): number {
    const { from, to, k2, k3, seq, vtep } = this.echo;
    const f = this.flows.add(from, to, k2, k3);
    if (f < 0) {
      this.refused++;
      return -1;
    }
    if (f * FLOATS >= this.floats.length) {
      this.floats = grown(this.floats, new Float64Array(this.floats.length * 2));
      this.ints = grown(this.ints, new Int32Array(this.ints.length * 2));
    }
    const c = f * FLOATS;
    const b = f * INTS;
    const F = this.floats;
    F.fill(0, c, c + FLOATS);
    F[c + LAST] = seq - 1;
    F[c + OLDEST] = F[c + FIRST] = F[c + SEGMENT_FIRST] = seq;
    F[c + RTT_MIN] = Number.POSITIVE_INFINITY;
    F[c + LA + M_SENT] = F[c + WIDEST] = F[c + MAX_ANSWERED] = F[c + LAST_RETIRED] = Number.NaN;
    this.ints.fill(0, b, b + INTS);
    this.ints[b + RING] = this.take(FIRST_SLOTS);
    this.ints[b + MASK] = FIRST_SLOTS - 1;
    this.ints[b + SEGMENT_VTEP] = vtep;
    this.ends.push({ firstSent: this.now(), firstBase: this.base, firstRecord: this.record() });
    return f;
  }

  /** `count` fresh slots. */
  private take(count: number): number {
    const reused = this.free[count]?.pop();
    if (reused !== undefined) return reused;
    const at = this.slots;
    this.slots += count;
    if (this.slots * SLOT > this.times.length) {
      this.times = grown(this.times, new Float64Array(this.times.length * 2));
      this.marks = grown(this.marks, new Int32Array(this.marks.length * 2));
    }
    return at;
  }

  /** The request that is next in its stream. */
  private append(f: number, ordinal: number): void {
    const c = f * FLOATS;
    if (ordinal - this.floats[c + OLDEST]! > this.ints[f * INTS + MASK]!) this.makeRoom(f, ordinal);
    const { vtep, port } = this.echo;
    this.fill(this.slotOf(f, ordinal), vtep);
    const F = this.floats;
    F[c + LAST] = ordinal;
    F[c + LAST_SENT] = this.now();
    F[c + PROBES]!++;
    this.ints[f * INTS + LAST_BASE] = this.base;
    if (port !== this.ints[f * INTS + LAST_PORT]) this.newPort(f);
  }

  private newPort(f: number): void {
    this.ints[f * INTS + LAST_PORT] = this.echo.port;
    this.paths.port(f, this.echo.port);
  }

  private fill(slot: number, vtep: number): void {
    const s = slot * SLOT;
    const { times, marks } = this;
    times[s + SENT] = this.now();
    times[s + RECORD] = this.record();
    times[s + ARRIVED_RECORD] = 0;
    marks[s + VTEP] = vtep;
    marks[s + VIEW] = this.echo.view;
    marks[s + NOTE] = this.base === 0 ? 0 : noteOf(this.base, this.base);
  }

  /** Makes the ring hold `ordinal`: grows it up to its limit, then lets the oldest probes go. */
  private makeRoom(f: number, ordinal: number): void {
    const c = f * FLOATS;
    const b = f * INTS;
    const F = this.floats;
    while (ordinal - F[c + OLDEST]! > this.ints[b + MASK]! && this.ints[b + MASK]! + 1 < MOST_SLOTS) this.growRing(f);
    const mask = this.ints[b + MASK]!;
    if (ordinal - F[c + LAST]! > mask) {
      this.fill(INCOMING, 0);
      this.retireAll(f, INCOMING);
      F[c + OLDEST] = ordinal;
      return;
    }
    while (ordinal - F[c + OLDEST]! > mask) {
      const o = F[c + OLDEST]!;
      F[c + OLDEST] = o + 1;
      if (this.times[this.slotOf(f, o) * SLOT + RECORD] !== 0) this.retire(f, o, this.next(f, o, -1));
    }
  }

  private growRing(f: number): void {
    const b = f * INTS;
    const size = this.ints[b + MASK]! + 1;
    const from = this.ints[b + RING]!;
    const to = this.take(size * 2);
    this.times.fill(0, to * SLOT, (to + size * 2) * SLOT);
    const c = f * FLOATS;
    for (let o = this.floats[c + OLDEST]!; o <= this.floats[c + LAST]!; o++) {
      const s = (from + (o & (size - 1))) * SLOT;
      const t = (to + (o & (size * 2 - 1))) * SLOT;
      this.times.copyWithin(t, s, s + SLOT);
      this.marks.copyWithin(t, s, s + SLOT);
    }
    this.times.fill(0, from * SLOT, (from + size) * SLOT);
    (this.free[size] ??= []).push(from);
    this.ints[b + RING] = to;
    this.ints[b + MASK] = size * 2 - 1;
  }

  /** Slot of the next probe after ordinal `o`; `otherwise` when the ring has none. */
  private next(f: number, o: number, otherwise: number): number {
    const last = this.floats[f * FLOATS + LAST]!;
    for (let n = o + 1; n <= last; n++) {
      const slot = this.slotOf(f, n);
      if (this.times[slot * SLOT + RECORD] !== 0) return slot;
    }
    return otherwise;
  }

  /** Lets all probes of a ring go; `then` is the slot of what comes after them, -1 when nothing does. */
  private retireAll(f: number, then: number): void {
    const c = f * FLOATS;
    const last = this.floats[c + LAST]!;
    for (let o = this.floats[c + OLDEST]!; o <= last; o++) {
      if (this.times[this.slotOf(f, o) * SLOT + RECORD] !== 0) this.retire(f, o, this.next(f, o, then));
    }
    this.floats[c + OLDEST] = last + 1;
  }

  /** A probe leaves its ring for good. `next` is the slot of the one after it, or -1. */
  private retire(f: number, o: number, next: number): void {
    const s = this.slotOf(f, o) * SLOT;
    const c = f * FLOATS;
    const b = f * INTS;
    const F = this.floats;
    const vtep = this.marks[s + VTEP]!;
    if (vtep !== this.ints[b + SEGMENT_VTEP]) this.newSegment(f, o, s, next);
    if (this.times[s + ARRIVED_RECORD] === 0) this.retireUnanswered(f, o, s);
    else this.retireAnswered(f, o, s, next);
    F[c + RETIRED]!++;
    F[c + LAST_RETIRED] = o;
    this.times[s + RECORD] = 0;
    if (next >= 0 && this.ints[b + SPACING_SKIP]!-- === 0) this.addSpacing(f, s, next * SLOT);
  }

  private retireAnswered(f: number, o: number, s: number, next: number): void {
    const { times, ints, floats: F } = this;
    const c = f * FLOATS;
    const b = f * INTS;
    const note = this.marks[s + NOTE]!;
    const sent = times[s + SENT]!;
    const late = next >= 0 && this.isLate(s, next * SLOT);
    const rtt = this.clock.between(sent, sentBase(note), times[s + ARRIVED]!, arrivedBase(note));
    this.addRtt(c, rtt);
    F[c + (late ? LATE : ANSWERED)]!++;
    if (late) this.addLate(f, o, rtt);
    else if (ints[b + STALLED]! > 0) this.endStall(f);
    if ((ints[b + FLAGS]! & (GAP_OPEN | GAP_WATCHED)) !== 0) this.afterGap(f, o, s, late);
    else {
      const spacing = this.clock.between(F[c + LA + M_SENT]!, sentBase(ints[b + LA_NOTE]!), sent, sentBase(note));
      if (spacing > F[c + WIDEST]! || (F[c + WIDEST]! !== F[c + WIDEST]! && spacing === spacing))
        F[c + WIDEST] = spacing;
    }
    this.setLastAnswered(f, o, s, late);
    if (this.sample !== undefined && ints[b + SAMPLE_SKIP]!-- === 0) this.addSample(f, o, s, late);
  }

  private isLate(s: number, n: number): boolean {
    const { times, marks } = this;
    const ahead = this.clock.between(
      times[n + SENT]!,
      sentBase(marks[n + NOTE]!),
      times[s + ARRIVED]!,
      arrivedBase(marks[s + NOTE]!),
    );
    // Equal stamps, and records without one: the order in the file decides.
    return ahead > 0 || (!(ahead < 0) && times[s + ARRIVED_RECORD]! > times[n + RECORD]!);
  }

  private addRtt(c: number, rtt: number): void {
    const F = this.floats;
    if (rtt !== rtt) return;
    F[c + RTT_SUM]! += rtt;
    if (rtt < F[c + RTT_MIN]!) F[c + RTT_MIN] = rtt;
    if (rtt > F[c + RTT_MAX]!) F[c + RTT_MAX] = rtt;
  }

  private setLastAnswered(f: number, o: number, s: number, late: boolean): void {
    const { times, ints, floats: F } = this;
    const c = f * FLOATS + LA;
    const b = f * INTS;
    const arrived = times[s + ARRIVED]!;
    if (arrived < F[c + M_ARRIVED]! || (ints[b + FLAGS]! & LR_APART) !== 0) this.keepLatestReply(f, arrived);
    F[c + M_ORDINAL] = o;
    F[c + M_SENT] = times[s + SENT]!;
    F[c + M_RECORD] = times[s + RECORD]!;
    F[c + M_ARRIVED] = arrived;
    F[c + M_ARRIVED_RECORD] = times[s + ARRIVED_RECORD]!;
    F[f * FLOATS + MAX_ANSWERED] = o;
    ints[b + LA_NOTE] = this.marks[s + NOTE]!;
    ints[b + FLAGS] = (ints[b + FLAGS]! & ~LA_LATE) | (late ? LA_LATE : 0);
  }

  /** Late replies only: an earlier probe's reply may be the last by arrival. Across clock bases the newer one counts. */
  private keepLatestReply(f: number, arrived: number): void {
    const { ints, floats: F } = this;
    const c = f * FLOATS;
    const b = f * INTS;
    if ((ints[b + FLAGS]! & LR_APART) !== 0) {
      if (arrived >= F[c + LR + M_ARRIVED]!) ints[b + FLAGS]! &= ~LR_APART;
      return;
    }
    F.copyWithin(c + LR, c + LA, c + LA + 5);
    ints[b + LR_NOTE] = ints[b + LA_NOTE]!;
    const late = (ints[b + FLAGS]! & LA_LATE) !== 0;
    ints[b + FLAGS] = (ints[b + FLAGS]! & ~LR_LATE) | LR_APART | (late ? LR_LATE : 0);
  }

  private addLate(f: number, o: number, rtt: number): void {
    const c = f * FLOATS;
    const F = this.floats;
    if (this.ints[f * INTS + STALLED]!++ === 0) {
      F[c + STALL_FIRST] = o;
      F[c + STALL_LONGEST] = rtt;
    } else if (rtt > F[c + STALL_LONGEST]!) F[c + STALL_LONGEST] = rtt;
    F[c + STALL_LAST] = o;
  }

  private endStall(f: number): void {
    const c = f * FLOATS;
    const F = this.floats;
    const probes = this.ints[f * INTS + STALLED]!;
    this.ints[f * INTS + STALLED] = 0;
    if (this.stallsLeft <= 0) {
      this.stallsOmitted++;
      return;
    }
    this.stallsLeft--;
    const longest = F[c + STALL_LONGEST]!;
    (this.stalls[f] ??= []).push({
      firstSeq: F[c + STALL_FIRST]! & 0xffff,
      lastSeq: F[c + STALL_LAST]! & 0xffff,
      probes,
      longestRttNs: Number.isNaN(longest) ? undefined : longest,
    });
  }

  private retireUnanswered(f: number, o: number, s: number): void {
    const b = f * INTS;
    if (this.ints[b + STALLED]! > 0) this.endStall(f);
    const flags = this.ints[b + FLAGS]!;
    if ((flags & GAP_OPEN) === 0) {
      const before = this.lastAnswered(f);
      const replyBefore = (flags & LR_APART) === 0 ? undefined : this.kept(f, LR, LR_NOTE, flags & LR_LATE);
      this.gaps.begin(f, before, replyBefore);
      this.ints[b + FLAGS] = (flags | GAP_OPEN) & ~GAP_WATCHED;
    }
    const note = this.marks[s + NOTE]!;
    const error = note & NOTE_ERROR;
    const state = error === 0 ? "lost" : error === NOTE_LOCAL_ERROR ? "localError" : "icmpError";
    this.gaps.add(f, this.markOf(o, s, state), note, this.marks[s + VTEP]!);
  }

  /** The first answered probes after a gap. */
  private afterGap(f: number, o: number, s: number, late: boolean): void {
    const b = f * INTS;
    const mark = this.markOf(o, s, late ? "late" : "answered");
    if ((this.ints[b + FLAGS]! & GAP_OPEN) !== 0) {
      this.gaps.end(f, mark);
      this.ints[b + FLAGS] = (this.ints[b + FLAGS]! & ~(GAP_OPEN | GAP_WATCHED)) | (late ? GAP_WATCHED : 0);
      return;
    }
    if (!this.gaps.watch(f, mark, this.clock)) this.ints[b + FLAGS]! &= ~GAP_WATCHED;
  }

  private markOf(o: number, s: number, state: ProbeState): RawMark {
    const note = this.marks[s + NOTE]!;
    const answered = this.times[s + ARRIVED_RECORD]! > 0;
    return rawMark(this.clock, o, state, {
      sent: this.times[s + SENT]!,
      record: this.times[s + RECORD]!,
      arrived: answered ? this.times[s + ARRIVED]! : Number.NaN,
      arrivedRecord: this.times[s + ARRIVED_RECORD]!,
      note,
    });
  }

  private lastAnswered(f: number): RawMark | undefined {
    const b = f * INTS;
    return this.kept(f, LA, LA_NOTE, this.ints[b + FLAGS]! & LA_LATE);
  }

  /** The mark in columns `at` of a stream; undefined when none was set. */
  private kept(f: number, at: number, note: number, late: number): RawMark | undefined {
    const c = f * FLOATS + at;
    const F = this.floats;
    if (F[c + M_RECORD] === 0) return undefined;
    return rawMark(this.clock, F[c + M_ORDINAL]!, late === 0 ? "answered" : "late", {
      sent: F[c + M_SENT]!,
      record: F[c + M_RECORD]!,
      arrived: F[c + M_ARRIVED]!,
      arrivedRecord: F[c + M_ARRIVED_RECORD]!,
      note: this.ints[f * INTS + note]!,
    });
  }

  /** A request that is not the next of its stream: a copy, one that was overtaken, or a sequence that began anew. */
  private again(f: number, ordinal: number): void {
    const c = f * FLOATS;
    const F = this.floats;
    const since = this.clock.between(F[c + LAST_SENT]!, this.ints[f * INTS + LAST_BASE]!, this.now(), this.base);
    const slot = this.slotOf(f, ordinal);
    if (ordinal >= F[c + OLDEST]! && this.times[slot * SLOT + RECORD] !== 0) {
      const s = slot * SLOT;
      const age = this.clock.between(this.times[s + SENT]!, sentBase(this.marks[s + NOTE]!), this.now(), this.base);
      if (age > COPY_WINDOW_NS) this.restart(f, ordinal);
      else this.copy(f, ordinal, s);
    } else if (since > COPY_WINDOW_NS) this.restart(f, ordinal);
    else if (ordinal >= F[c + OLDEST]! || this.reaches(f, ordinal)) this.insert(f, ordinal);
    else if (this.behind++ === 0) this.behindRecord = this.record();
  }

  /** The same sequence number, later: the stream goes on 65536 further. */
  private restart(f: number, ordinal: number): void {
    this.restarts++;
    const ahead = Math.floor((this.floats[f * FLOATS + LAST]! - ordinal) / 65536) + 1;
    this.append(f, ordinal + 65536 * ahead);
  }

  /** True when nothing has left the ring yet and it can be made to reach down to `ordinal`. */
  private reaches(f: number, ordinal: number): boolean {
    const c = f * FLOATS;
    const F = this.floats;
    if (F[c + RETIRED] !== 0 || F[c + LAST]! - ordinal >= MOST_SLOTS) return false;
    while (F[c + LAST]! - ordinal > this.ints[f * INTS + MASK]!) this.growRing(f);
    F[c + OLDEST] = F[c + FIRST] = F[c + SEGMENT_FIRST] = ordinal;
    this.ints[f * INTS + SEGMENT_VTEP] = this.echo.vtep;
    return true;
  }

  private insert(f: number, ordinal: number): void {
    this.fill(this.slotOf(f, ordinal), this.echo.vtep);
    this.floats[f * FLOATS + PROBES]!++;
    if (this.echo.port !== this.ints[f * INTS + LAST_PORT]) this.newPort(f);
  }

  private copy(f: number, ordinal: number, s: number): void {
    const { marks, times } = this;
    const { vtep, view, port } = this.echo;
    const was = marks[s + VTEP]!;
    if (vtep === was && view === marks[s + VIEW]) {
      if (this.repeats++ === 0) this.repeatRecord = this.record();
    } else this.copies++;
    if (was === 0) marks[s + VTEP] = vtep;
    else if (vtep !== 0 && vtep !== was) {
      marks[s + VTEP] = this.paths.replicate(was, vtep, { flow: f, ordinal, record: times[s + RECORD]! });
    }
    if (port !== 0 && port !== this.ints[f * INTS + LAST_PORT]) this.newPort(f);
    const note = marks[s + NOTE]!;
    if (this.clock.between(this.now(), this.base, times[s + SENT]!, sentBase(note)) > 0) {
      times[s + SENT] = this.now();
      times[s + RECORD] = this.record();
      marks[s + NOTE] = (note & NOTE_ERROR) | noteOf(this.base, arrivedBase(note));
    }
  }

  /** A reply seen again elsewhere: the first of the two sightings counts. */
  private earlierReply(s: number): void {
    const note = this.marks[s + NOTE]!;
    if (!(this.clock.between(this.now(), this.base, this.times[s + ARRIVED]!, arrivedBase(note)) > 0)) return;
    this.times[s + ARRIVED] = this.now();
    this.times[s + ARRIVED_RECORD] = this.record();
    this.marks[s + NOTE] = withArrivedBase(note, this.base);
  }

  /** A reply to a probe that has left the ring. */
  private veryLate(f: number, ordinal: number): void {
    const c = f * FLOATS;
    if (ordinal < this.floats[c + FIRST]!) {
      this.orphan();
      return;
    }
    const id = this.gaps.find(f, ordinal);
    if (id < 0 || this.gaps.isAnswered(id)) this.floats[c + DUPLICATES]!++;
    else this.amend(f, id);
  }

  private amend(f: number, id: number): void {
    const c = f * FLOATS;
    const F = this.floats;
    const { gaps } = this;
    gaps.answer(id, { ns: this.now(), base: this.base, record: this.record() });
    F[c + LATE]!++;
    F[c + SEGMENT_ANSWERED]!++;
    const rtt = this.clock.between(gaps.sent(id), sentBase(gaps.note(id)), this.now(), this.base);
    this.addRtt(c, rtt);
    const ordinal = gaps.ordinal(id);
    if (!(ordinal < F[c + MAX_ANSWERED]!)) F[c + MAX_ANSWERED] = ordinal;
    this.paths.amended(f, gaps.vtep(id), this.echo.vtep);
    addLateStall((this.stalls[f] ??= []), ordinal & 0xffff, rtt);
  }

  /** The path changes with the probe of ordinal `o`, which is about to leave the ring. */
  private newSegment(f: number, o: number, s: number, next: number): void {
    this.endSegment(f);
    const b = f * INTS;
    const c = f * FLOATS;
    const vtep = this.marks[s + VTEP]!;
    this.ints[b + SEGMENT_VTEP] = vtep;
    this.floats[c + SEGMENT_FIRST] = o;
    if (vtep <= 0) return;
    const answered = this.times[s + ARRIVED_RECORD]! > 0;
    const state = !answered ? "lost" : next >= 0 && this.isLate(s, next * SLOT) ? "late" : "answered";
    this.paths.enter(f, vtep, this.markOf(o, s, state));
  }

  private endSegment(f: number): void {
    const c = f * FLOATS;
    const F = this.floats;
    const probes = F[c + RETIRED]! - F[c + SEGMENT_PROBES]!;
    const answered = F[c + ANSWERED]! + F[c + LATE]!;
    const vtep = this.ints[f * INTS + SEGMENT_VTEP]!;
    if (vtep > 0 && probes > 0) {
      const last = F[c + LAST_RETIRED]!;
      this.paths.leave(f, vtep, {
        requests: probes,
        answered: answered - F[c + SEGMENT_ANSWERED]!,
        firstOrdinal: F[c + SEGMENT_FIRST]!,
        lastOrdinal: last,
        last: last === F[c + LA + M_ORDINAL]! ? this.lastAnswered(f) : this.gaps.last(f, this.clock),
      });
    }
    F[c + SEGMENT_PROBES] = F[c + RETIRED]!;
    F[c + SEGMENT_ANSWERED] = answered;
  }

  private addSpacing(f: number, s: number, n: number): void {
    const spacings = (this.spacings[f] ??= new SpacingSample());
    const { times, marks } = this;
    const ns = this.clock.between(
      times[s + SENT]!,
      sentBase(marks[s + NOTE]!),
      times[n + SENT]!,
      sentBase(marks[n + NOTE]!),
    );
    this.ints[f * INTS + SPACING_SKIP] = spacings.add(ns);
  }

  private addSample(f: number, o: number, s: number, late: boolean): void {
    const mark = this.markOf(o, s, late ? "late" : "answered");
    this.ints[f * INTS + SAMPLE_SKIP] = this.sample!.add(f, mark, this.marks[s + VTEP]!);
  }

  /** Lets every probe go: the recording has ended. */
  finish(): void {
    for (let f = 0; f < this.flows.count; f++) {
      this.retireAll(f, -1);
      if (this.ints[f * INTS + STALLED]! > 0) this.endStall(f);
      this.endSegment(f);
      this.gaps.finish(f);
    }
  }

  /** Highest ordinal of a stream that was answered; NaN when none was. */
  maxAnswered(f: number): number {
    return this.floats[f * FLOATS + MAX_ANSWERED]!;
  }

  /** Numbers of a stream after `finish`. */
  totals(f: number): StreamTotals {
    const c = f * FLOATS;
    const F = this.floats;
    return {
      probes: F[c + PROBES]!,
      answered: F[c + ANSWERED]!,
      late: F[c + LATE]!,
      duplicates: F[c + DUPLICATES]!,
      rttSumNs: F[c + RTT_SUM]!,
      rttMinNs: F[c + RTT_MIN]!,
      rttMaxNs: F[c + RTT_MAX]!,
      widestNs: F[c + WIDEST]!,
      firstOrdinal: F[c + FIRST]!,
      lastOrdinal: F[c + LAST]!,
      lastSent: F[c + LAST_SENT]!,
      lastBase: this.ints[f * INTS + LAST_BASE]!,
    };
  }
}

/** A stall of one late probe, joined to the stalls next to it. */
function addLateStall(stalls: StallRun[], seq: number, rtt: number): void {
  const longest = (r: number | undefined) => (Number.isNaN(rtt) ? r : r === undefined ? rtt : Math.max(r, rtt));
  const i = stalls.findIndex((x) => ((x.lastSeq + 1) & 0xffff) === seq || ((seq + 1) & 0xffff) === x.firstSeq);
  const near = stalls[i];
  if (near === undefined) {
    stalls.push({ firstSeq: seq, lastSeq: seq, probes: 1, longestRttNs: longest(undefined) });
    return;
  }
  const before = near.firstSeq !== ((seq + 1) & 0xffff);
  stalls[i] = {
    firstSeq: before ? near.firstSeq : seq,
    lastSeq: before ? seq : near.lastSeq,
    probes: near.probes + 1,
    longestRttNs: longest(near.longestRttNs),
  };
}

function grown<T extends Float64Array | Int32Array>(old: T, into: T): T {
  into.set(old);
  return into;
}
