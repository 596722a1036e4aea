// Replies that found no request when they came. Whether they have one is decided when the probe in question leaves its
// ring: a reply of its own encapsulation that stood before it in the file, else one that came back in another
// encapsulation (asymmetric routing, a path that has just moved). By then the probe's own copy of the reply is there, if
// there is one. Stamps decide, not the order of records.
import type { Room } from "../core/room.ts";
import type { ClockBases } from "./clock-base.ts";
import { ENDS_AND_ID, FlowIndex } from "./flow-index.ts";
import { ProbeSettler } from "./probe-settler.ts";
import * as ring from "./loop-layout.ts";
import { SLOTS_MOST } from "./probe-rings.ts";
import { NOTE_UNSEEN, sentBase, withArrivedBase } from "./raw-mark.ts";
import type { SampleBook } from "./sample-book.ts";
import { OPEN, FREE, PLACES, StrayReplies, USED, type StrayReply, type StrayStamp } from "./stray-replies.ts";

const { AMENDED, AMENDED_ON_TIME, ARRIVED, ARRIVED_RECORD, FACES, FIRST, LAST, LIMIT, MAX_AMENDED, NOTE, OLDEST } =
  ring;
const { RECORD, REPLY_VIEW, SENT, SLOT, SLOT_INTS, VTEP } = ring;
const { ROW_FLOATS, ROW_INTS } = ring;

/** A reply further than this behind a probe is not looked for among those kept: its seq may have come round again. */
const LONGEST_NS = 60e9;
/** The same reply within this time is another sighting of it. */
const SIGHTING_NS = 1e9;
/** Most streams between two ends that are looked at for one reply. */
const MOST_STREAMS = 64;
/** Records that a finding names. */
const RECORDS = 5;
const VNI_BITS = 0x1ffffff;

// How a probe stands.
const ABSENT = 0;
const ANSWERED = 1;
const IN_RING = 2;
const IN_GAPS = 3;

// Whether a reply may as well be another stream's.
const NONE = 0;
const EQUAL = 1;
const NEARER = 2;

/** Streams whose probes also find replies that came before them or in another encapsulation. */
export class ProbeStrays extends ProbeSettler {
  /** Replies whose request is not in the recording; known after `finish`. */
  orphans = 0;
  orphanRecord = 0;
  /** Probes that were answered in another encapsulation, and the first records of these replies. */
  elsewhere = 0;
  readonly elsewhereRecords: number[] = [];
  /** Probes whose reply may as well be another encapsulation's: neither answered nor lost. */
  ambiguous = 0;
  ambiguousRecord = 0;
  /** Replies that stood before their request in the file. */
  early = 0;
  earlyRecord = 0;
  private readonly index: FlowIndex;
  private strays: StrayReplies | undefined;
  /** The only stream that the last `candidates` found, and how many it found of each kind. */
  private only = -1;
  private covered = false;

  constructor(clock: ClockBases, sample: SampleBook | undefined, limit: number, room?: Room) {
    super(clock, sample, limit, room);
    this.index = new FlowIndex(this, ENDS_AND_ID);
  }

  /** Keeps a reply without a request, as its stream's key has it. */
  protected stray(reply: StrayReply, stamp: StrayStamp): void {
    const pool = (this.strays ??= new StrayReplies());
    const first = pool.first(reply.from, reply.to, reply.k3, reply.seq);
    let at = -1;
    for (let i = first; i < first + PLACES; i++) {
      if (pool.matches(i, reply.from, reply.to, reply.k3, reply.seq) && pool.isIn(i, reply.k2, reply.k3)) at = i;
    }
    if (at >= 0 && Math.abs(this.clock.between(pool.ns(at), pool.base(at), stamp.ns, stamp.base)) <= SIGHTING_NS) {
      pool.again[at]!++;
      return;
    }
    if (at < 0) at = pool.room(first);
    if (pool.state[at] !== FREE) this.dismiss(pool, at);
    pool.put(at, reply, stamp);
    // Its probe may be gone from the ring already.
    if (this.candidates(pool, at) === 1 && this.standing(this.only, reply.seq) === IN_GAPS) {
      this.amendFrom(pool, at, this.only);
    }
  }

  protected override adopt(f: number, o: number, slot: number): boolean {
    const pool = this.strays;
    if (pool === undefined) return false;
    const k = f * ROW_INTS;
    const { ints } = this;
    const [from, to, k2, k3] = [ints[k]!, ints[k + 1]!, ints[k + 2]!, ints[k + 3]!];
    const seq = o & 0xffff;
    const first = pool.first(from, to, k3, seq);
    let best = -1;
    for (let at = first; at < first + PLACES; at++) {
      if (pool.state[at] !== OPEN || !pool.matches(at, from, to, k3, seq) || !this.follows(pool, at, slot)) continue;
      if (best < 0 || this.isNearer(pool, at, best, k)) best = at;
    }
    if (best < 0) return false;
    const own = pool.isIn(best, k2, k3);
    const rival = own ? NONE : this.rival(pool, best, f);
    if (rival === NEARER) return false;
    if (rival === EQUAL) {
      if (this.ambiguous++ === 0) this.ambiguousRecord = pool.record(best);
      this.slotInts[slot * SLOT_INTS + NOTE]! |= NOTE_UNSEEN;
      return false;
    }
    this.took(pool, best, f);
    this.answer(pool, best, slot);
    return true;
  }

  /** Nearer to the probe is its own encapsulation, then the same kind of one, then the earlier stamp. */
  private isNearer(pool: StrayReplies, a: number, b: number, k: number): boolean {
    const near = (at: number) =>
      pool.isIn(at, this.ints[k + 2]!, this.ints[k + 3]!)
        ? 2
        : isTunnel(pool.k2(at)) === isTunnel(this.ints[k + 2]!)
          ? 1
          : 0;
    const ahead = near(a) - near(b);
    if (ahead !== 0) return ahead > 0;
    return this.clock.between(pool.ns(a), pool.base(a), pool.ns(b), pool.base(b)) > 0;
  }

  /** True when a reply was stamped no earlier than the request in a slot; without stamps, when it stands behind it. */
  private follows(pool: StrayReplies, at: number, slot: number): boolean {
    const s = slot * SLOT;
    const base = sentBase(this.slotInts[slot * SLOT_INTS + NOTE]!);
    const rtt = this.clock.between(this.slots[s + SENT]!, base, pool.ns(at), pool.base(at));
    return rtt === rtt ? rtt >= 0 && rtt <= LONGEST_NS : pool.record(at) > this.slots[s + RECORD]!;
  }

  private followsGone(pool: StrayReplies, at: number, id: number): boolean {
    const { gaps } = this;
    const rtt = this.clock.between(gaps.sent(id), sentBase(gaps.note(id)), pool.ns(at), pool.base(at));
    return rtt === rtt ? rtt >= 0 && rtt <= LONGEST_NS : pool.record(at) > gaps.record(id);
  }

  private answer(pool: StrayReplies, at: number, slot: number): void {
    const s = slot * SLOT;
    const si = slot * SLOT_INTS;
    const { slots, slotInts } = this;
    slots[s + ARRIVED] = pool.ns(at);
    slots[s + ARRIVED_RECORD] = pool.record(at);
    slotInts[si + REPLY_VIEW] = pool.view(at);
    slotInts[si + NOTE] = withArrivedBase(slotInts[si + NOTE]!, pool.base(at));
    if (slotInts[si + VTEP]! < 0) this.paths.answeredBy(slotInts[si + VTEP]!, pool.vtep(at), pool.record(at));
  }

  private took(pool: StrayReplies, at: number, f: number): void {
    pool.state[at] = USED;
    const record = pool.record(at);
    this.ints[f * ROW_INTS + FACES]! |= pool.face(at);
    if (this.isOwn(pool, at, f)) {
      if (this.early++ === 0 || record < this.earlyRecord) this.earlyRecord = record;
      return;
    }
    this.elsewhere++;
    if (this.elsewhereRecords.length < RECORDS) this.elsewhereRecords.push(record);
  }

  /** Ordinal of the probe of stream `f` that has this seq: the nearest to the last one. */
  protected ordinalOf(f: number, seq: number): number {
    const last = this.floats[f * ROW_FLOATS + LAST]!;
    return last + (((seq - last) << 16) >> 16);
  }

  /** How the probe of stream `f` with this seq stands. */
  protected standing(f: number, seq: number): number {
    const c = f * ROW_FLOATS;
    const ordinal = this.ordinalOf(f, seq);
    if (ordinal > this.floats[c + LAST]! || ordinal < this.floats[c + FIRST]!) return ABSENT;
    if (ordinal >= this.floats[c + OLDEST]!) {
      const s = this.slotOf(f, ordinal) * SLOT;
      if (this.slots[s + RECORD] === 0) return ABSENT;
      return this.slots[s + ARRIVED_RECORD] === 0 ? IN_RING : ANSWERED;
    }
    const id = this.gaps.find(f, ordinal);
    return id < 0 || this.gaps.isAnswered(id) ? ANSWERED : IN_GAPS;
  }

  /** Whether another stream has the probe open as well: one that the reply is nearer to, by its kind, or as near. */
  private rival(pool: StrayReplies, at: number, own: number): number {
    const near = this.isSameKind(pool, at, own);
    let found = NONE;
    let left = MOST_STREAMS;
    for (let f = this.index.first(pool.from(at), pool.to(at), pool.k3(at)); f >= 0; f = this.index.after(f)) {
      if (left-- === 0) return EQUAL;
      if (f === own || this.standing(f, pool.seq(at)) < IN_RING) continue;
      const theirs = this.isSameKind(pool, at, f);
      if (theirs && !near) return NEARER;
      if (theirs === near) found = EQUAL;
    }
    return found;
  }

  /** True when a stream is in a tunnel, as the reply at `at` is, or neither is. */
  private isSameKind(pool: StrayReplies, at: number, f: number): boolean {
    return isTunnel(this.ints[f * ROW_INTS + 2]!) === isTunnel(pool.k2(at));
  }

  /**
   * How many streams have a probe open that the reply at `at` may answer; `only` is it when there is one. Those of the
   * reply's own kind of encapsulation go first. `covered` tells that there is such a probe at all, answered or not.
   */
  private candidates(pool: StrayReplies, at: number): number {
    let [same, others, sameFlow, otherFlow] = [0, 0, -1, -1];
    let left = MOST_STREAMS;
    this.covered = false;
    const seq = pool.seq(at);
    for (let f = this.index.first(pool.from(at), pool.to(at), pool.k3(at)); f >= 0; f = this.index.after(f)) {
      if (left-- === 0) break;
      const standing = this.standing(f, seq);
      if (standing === ANSWERED) this.covered = true;
      if (standing < IN_RING) continue;
      const ordinal = this.ordinalOf(f, seq);
      const fits =
        standing === IN_RING
          ? this.follows(pool, at, this.slotOf(f, ordinal))
          : this.followsGone(pool, at, this.gaps.find(f, ordinal));
      if (!fits) continue;
      this.covered = true;
      if (this.isSameKind(pool, at, f)) {
        same++;
        sameFlow = f;
      } else {
        others++;
        otherFlow = f;
      }
    }
    this.only = same > 0 ? sameFlow : otherFlow;
    return same > 0 ? same : others;
  }

  /** A kept reply has to go: to its probe, if there is one without doubt. */
  private dismiss(pool: StrayReplies, at: number): void {
    const state = pool.state[at];
    pool.state[at] = FREE;
    if (state === USED) return;
    const count = this.candidates(pool, at);
    if (count === 1 && this.standing(this.only, pool.seq(at)) === IN_GAPS) this.amendFrom(pool, at, this.only);
    else if (count === 1) {
      const f = this.only;
      this.took(pool, at, f);
      this.answer(pool, at, this.slotOf(f, this.ordinalOf(f, pool.seq(at))));
    } else if (!this.covered) this.orphan(pool, at);
    pool.state[at] = FREE;
  }

  private isOwn(pool: StrayReplies, at: number, f: number): boolean {
    return pool.isIn(at, this.ints[f * ROW_INTS + 2]!, this.ints[f * ROW_INTS + 3]!);
  }

  private orphan(pool: StrayReplies, at: number): void {
    const record = pool.record(at);
    if (this.orphans === 0 || record < this.orphanRecord) this.orphanRecord = record;
    const times = 1 + pool.again[at]!;
    this.orphans += times;
    this.orphaned(pool.reply(at), record, times);
  }

  /** A reply has no request in the recording. */
  protected orphaned(_reply: StrayReply, _record: number, _times: number): void {}

  private amendFrom(pool: StrayReplies, at: number, f: number): void {
    this.took(pool, at, f);
    const id = this.gaps.find(f, this.ordinalOf(f, pool.seq(at)));
    this.amend(f, id, { ns: pool.ns(at), base: pool.base(at), record: pool.record(at), vtep: pool.vtep(at) });
  }

  /** A reply to a probe that has left its ring without one. */
  protected amend(f: number, id: number, at: { ns: number; base: number; record: number; vtep: number }): void {
    const c = f * ROW_FLOATS;
    const F = this.floats;
    const { gaps } = this;
    const onTime = this.isOnTime(f, id, at.ns, at.base);
    gaps.answer(f, id, at, onTime);
    F[c + AMENDED]!++;
    const rtt = this.clock.between(gaps.sent(id), sentBase(gaps.note(id)), at.ns, at.base);
    this.addRtt(f, rtt);
    const ordinal = gaps.ordinal(id);
    if (!(ordinal < F[c + MAX_AMENDED]!)) F[c + MAX_AMENDED] = ordinal;
    this.paths.amended(f, gaps.vtep(id), at);
    if (onTime) F[c + AMENDED_ON_TIME]!++;
    else this.stalls.add(f, ordinal, ordinal, 1, rtt);
    this.widen(f);
  }

  /** True when the next probe of the stream was stamped no earlier than this reply to probe `id`. */
  private isOnTime(f: number, id: number, ns: number, base: number): boolean {
    const next = this.gaps.sentAfter(f, id);
    if (next !== undefined) return this.clock.between(next.ns, next.base, ns, base) <= 0;
    const slot = this.next(f, this.floats[f * ROW_FLOATS + OLDEST]! - 1, -1);
    if (slot < 0) return true;
    return (
      this.clock.between(
        this.slots[slot * SLOT + SENT]!,
        sentBase(this.slotInts[slot * SLOT_INTS + NOTE]!),
        ns,
        base,
      ) <= 0
    );
  }

  /** A reply came after its probe had left the ring: such replies may come again. */
  private widen(f: number): void {
    const b = f * ROW_INTS;
    if (this.mayGrow()) this.ints[b + LIMIT] = Math.min(SLOTS_MOST, this.ints[b + LIMIT]! * 2);
  }

  /** A bit for each interface that carried packets of a stream. */
  faces(f: number): number {
    return this.ints[f * ROW_INTS + FACES]!;
  }

  /** The one stream, in whatever encapsulation, that has sent this probe; of several, the one that has it open. -1 else. */
  protected streamElsewhere(from: number, to: number, k3: number, seq: number): number {
    let [open, any, opens, all] = [-1, -1, 0, 0];
    for (let f = this.index.first(from, to, k3); f >= 0 && all < MOST_STREAMS; f = this.index.after(f)) {
      const standing = this.standing(f, seq);
      if (standing === ABSENT) continue;
      all++;
      any = f;
      if (standing < IN_RING) continue;
      opens++;
      open = f;
    }
    if (opens === 1) return open;
    return all === 1 ? any : -1;
  }

  override finish(): void {
    super.finish();
    if (this.strays === undefined) return;
    const { strays } = this;
    this.strays = undefined;
    const held = [...strays.held()].sort((a, b) => strays.record(a) - strays.record(b));
    for (const at of held) this.dismiss(strays, at);
  }
}

function isTunnel(k2: number): boolean {
  return (k2 & VNI_BITS) !== 0;
}
