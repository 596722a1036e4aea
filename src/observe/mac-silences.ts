// The longest silences of one MAC at one place, and the group-addressed frames within each.
import type { EpochNs } from "../core/time.ts";
import { type Room, plainRoom } from "../core/room.ts";
import * as layout from "./loop-layout.ts";
import type { FrameKind, HeardFrame, MacSilence } from "./mac-sighting.ts";

/** Silences kept of one row, and the shortest that is kept at all, ns. */
const { MOST_SILENCES, SHORTEST_NS, MAC_INTS, MAC_SILENCES, MAC_GROUPED } = layout;
/** Group-addressed frames kept of one silence: the first and the last. */
const FIRST_GROUPS = 8;
const LAST_GROUPS = 24;

const KINDS: readonly FrameKind[] = ["data", "arp", "gratuitousArp", "rarp", "neighbourAdvertisement"];

/** Kinds of frames as numbers. */
export const KIND = { data: 0, arp: 1, gratuitousArp: 2, rarp: 3, neighbourAdvertisement: 4 } as const;

/** A frame as numbers: ns from the base of the input. */
export interface RawFrame {
  ns: number;
  record: number;
  kind: number;
}

/** What is kept of a row beside its numbers. */
export interface MacNotes {
  readonly silences: Silences;
  /** Addresses that the MAC answered for, and at the same place whether each is one of IPv6, by its number. */
  readonly answers: number[];
  readonly wide: boolean[];
}

/** Notes of a new row. */
export function newNotes(row: number, rows: SilenceRows): MacNotes {
  return { silences: new Silences(row, rows), answers: [], wide: [] };
}

const FIRST_ROWS = 16;

/** The silences that are kept of all senders, as columns that the compiled loop writes as well. */
export class SilenceRows {
  /** Stamps and records of the frame before and of the frame after each, and the kinds of both. */
  numbers: Float64Array;
  kinds: Uint8Array;
  /** Rows of the senders; replaced when they grow. */
  senders: Int32Array;
  private readonly room: Room;

  constructor(senders: Int32Array, room: Room = plainRoom) {
    this.senders = senders;
    this.room = room;
    this.numbers = room.floats(FIRST_ROWS * MOST_SILENCES * NUMBERS);
    this.kinds = room.bytes(FIRST_ROWS * MOST_SILENCES * 2);
  }

  /** Makes room for the silences of a row. */
  open(row: number): void {
    if ((row + 1) * MOST_SILENCES * NUMBERS <= this.numbers.length) return;
    const { numbers, kinds, room } = this;
    this.numbers = room.floats(numbers.length * 2);
    this.numbers.set(numbers);
    this.kinds = room.bytes(kinds.length * 2);
    this.kinds.set(kinds);
    room.drop(numbers);
    room.drop(kinds);
  }

  /** What is kept lives on in memory of its own. */
  detach(): void {
    this.numbers = this.numbers.slice();
    this.kinds = this.kinds.slice();
    this.senders = this.senders.slice();
  }
}

/** Group-addressed frames of one silence: the first few, and a ring of the last. */
class Groups {
  omitted = 0;
  private count = 0;
  private next = FIRST_GROUPS;
  private readonly numbers = new Float64Array(2 * (FIRST_GROUPS + LAST_GROUPS));
  private readonly kinds = new Uint8Array(FIRST_GROUPS + LAST_GROUPS);

  add(ns: number, record: number, kind: number): void {
    let at = this.count;
    if (at < this.kinds.length) this.count++;
    else {
      at = this.next;
      this.next = at + 1 < this.kinds.length ? at + 1 : FIRST_GROUPS;
      this.omitted++;
    }
    this.numbers[2 * at] = ns;
    this.numbers[2 * at + 1] = record;
    this.kinds[at] = kind;
  }

  clear(): void {
    this.count = this.omitted = 0;
    this.next = FIRST_GROUPS;
  }

  get empty(): boolean {
    return this.count === 0;
  }

  get first(): RawFrame[] {
    return this.range(0, Math.min(this.count, FIRST_GROUPS));
  }

  get last(): RawFrame[] {
    return [...this.range(this.next, this.count), ...this.range(FIRST_GROUPS, Math.min(this.next, this.count))];
  }

  private range(from: number, to: number): RawFrame[] {
    const out: RawFrame[] = [];
    for (let i = from; i < to; i++) {
      out.push({ ns: this.numbers[2 * i]!, record: this.numbers[2 * i + 1]!, kind: this.kinds[i]! });
    }
    return out;
  }
}

/** Of a kept silence: stamps and records of the frame before and of the frame after. */
const NUMBERS = 4;

/** Silences of one row: the kept ones are numbers among `rows`. */
export class Silences {
  groupFrames = 0;
  private readonly row: number;
  private readonly rows: SilenceRows;
  /** First unicast frame, and what was sent to a group before it. */
  private lead: RawFrame | undefined;
  private leadGroups: Groups | undefined;
  private readonly groups: (Groups | undefined)[] = [];
  private pending: Groups | undefined;

  constructor(row: number, rows: SilenceRows) {
    this.row = row;
    this.rows = rows;
    rows.open(row);
  }

  private get count(): number {
    return this.rows.senders[this.row * MAC_INTS + MAC_SILENCES]!;
  }

  /** A silence must be longer than this to be kept. */
  get least(): number {
    return this.count < MOST_SILENCES ? SHORTEST_NS : Math.max(SHORTEST_NS, this.lengthOf(this.shortest()));
  }

  /** A group-addressed frame. */
  group(ns: number, record: number, kind: number): void {
    this.groupFrames++;
    this.pending ??= new Groups();
    this.pending.add(ns, record, kind);
  }

  /**
   * A unicast frame at or after the last one, or the first. Gives the length above which the next silence must be told. The
   * frames are read and not kept.
   */
  end(before: RawFrame | undefined, after: RawFrame): number {
    const groups = this.pending?.empty === false ? this.pending : undefined;
    if (before === undefined) {
      this.lead = { ...after };
      this.leadGroups = groups;
    } else if (after.ns - before.ns > this.least) this.keep(before, after, groups);
    else {
      groups?.clear();
      return this.least;
    }
    if (groups !== undefined) this.pending = undefined;
    return this.least;
  }

  /** A unicast frame that lies before the last one: a silence that it falls into was none. */
  divide(frame: RawFrame): void {
    const { lead } = this;
    if (lead !== undefined && frame.ns < lead.ns) {
      this.lead = { ...frame };
      this.keep(frame, lead, undefined);
      return;
    }
    for (let i = 0; i < this.count; i++) {
      const { before, after } = this.kept(i);
      if (!(before.ns < frame.ns && frame.ns < after.ns)) continue;
      const groups = this.groups[i];
      this.write(i, before, frame);
      this.keep(frame, after, groups);
      return;
    }
  }

  private keep(before: RawFrame, after: RawFrame, groups: Groups | undefined): void {
    const { count } = this;
    if (count === MOST_SILENCES && after.ns - before.ns <= this.least) return;
    const { senders } = this.rows;
    const columns = this.row * MAC_INTS;
    const i = count < MOST_SILENCES ? count : this.shortest();
    if (i === count) senders[columns + MAC_SILENCES] = count + 1;
    this.write(i, before, after);
    this.groups[i] = groups;
    if (groups !== undefined) senders[columns + MAC_GROUPED] = 1;
  }

  private write(i: number, before: RawFrame, after: RawFrame): void {
    const { numbers, kinds } = this.rows;
    const at = this.place(i);
    numbers[at] = before.ns;
    numbers[at + 1] = before.record;
    numbers[at + 2] = after.ns;
    numbers[at + 3] = after.record;
    kinds[at / 2] = before.kind;
    kinds[at / 2 + 1] = after.kind;
  }

  /** Of the numbers of a silence; its kinds lie at half of it. */
  private place(i: number): number {
    return (this.row * MOST_SILENCES + i) * NUMBERS;
  }

  private lengthOf(i: number): number {
    const at = this.place(i);
    return this.rows.numbers[at + 2]! - this.rows.numbers[at]!;
  }

  private shortest(): number {
    const { numbers } = this.rows;
    const { count } = this;
    const from = this.place(0);
    let at = 0;
    let least = Infinity;
    for (let i = 0; i < count; i++) {
      const ns = numbers[from + NUMBERS * i + 2]! - numbers[from + NUMBERS * i]!;
      if (ns >= least) continue;
      least = ns;
      at = i;
    }
    return at;
  }

  private kept(i: number): { before: RawFrame; after: RawFrame; groups: Groups | undefined } {
    const { numbers: n, kinds } = this.rows;
    const at = this.place(i);
    return {
      before: { ns: n[at]!, record: n[at + 1]!, kind: kinds[at / 2]! },
      after: { ns: n[at + 2]!, record: n[at + 3]!, kind: kinds[at / 2 + 1]! },
      groups: this.groups[i],
    };
  }

  /** All in order of time; `last` is the last unicast frame, behind which a silence lasts to the end. */
  list(last: RawFrame | undefined, epoch: (ns: number) => EpochNs): MacSilence[] {
    const frame = (f: RawFrame): HeardFrame => ({ at: epoch(f.ns), record: f.record, kind: KINDS[f.kind]! });
    const make = (s: { before: RawFrame | undefined; after: RawFrame | undefined; groups: Groups | undefined }) => ({
      before: s.before === undefined ? undefined : frame(s.before),
      after: s.after === undefined ? undefined : frame(s.after),
      firstGroups: (s.groups?.first ?? []).filter((g) => isWithin(g, s)).map(frame),
      lastGroups: (s.groups?.last ?? []).filter((g) => isWithin(g, s)).map(frame),
      groupsOmitted: s.groups?.omitted ?? 0,
    });
    const kept = Array.from({ length: this.count }, (_, i) => this.kept(i));
    kept.sort((a, b) => a.before.ns - b.before.ns || a.after.ns - b.after.ns);
    const lead = this.lead === undefined ? [] : [{ before: undefined, after: this.lead, groups: this.leadGroups }];
    return [...lead, ...kept, { before: last, after: undefined, groups: this.pending }].map(make);
  }
}

/** Stamps that run backwards by a little do not take a frame out of its silence for good: it is left out there. */
function isWithin(g: RawFrame, s: { before: RawFrame | undefined; after: RawFrame | undefined }): boolean {
  return (s.before === undefined || g.ns >= s.before.ns) && (s.after === undefined || g.ns <= s.after.ns);
}
