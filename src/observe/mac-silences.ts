// The longest silences of one MAC at one place, and the group-addressed frames within each.
import type { EpochNs } from "../core/time.ts";
import type { FrameKind, HeardFrame, MacSilence } from "./mac-sighting.ts";

/** Silences kept of one row, and the shortest that is kept at all, ns. */
const MOST_SILENCES = 48;
const SHORTEST_NS = 2e6;
/** Group-addressed frames kept of one silence: the first and the last. */
const FIRST_GROUPS = 8;
const LAST_GROUPS = 24;

const KINDS: readonly FrameKind[] = ["data", "arp", "gratuitousArp", "rarp", "neighbourAdvertisement"];

/** Kinds of frames as numbers. */
export const KIND = { data: 0, arp: 1, gratuitousArp: 2, rarp: 3, neighbourAdvertisement: 4 } as const;

/** A frame as numbers: ns from the base of the input. */
export interface RawFrame {
  readonly ns: number;
  readonly record: number;
  readonly kind: number;
}

interface RawSilence {
  readonly before: RawFrame | undefined;
  readonly after: RawFrame;
  readonly groups: Groups | undefined;
}

/** What is kept of a row beside its numbers. */
export interface MacNotes {
  readonly silences: Silences;
  readonly answers: Set<string>;
}

/** Notes of a new row. */
export function newNotes(): MacNotes {
  return { silences: new Silences(), answers: new Set() };
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

/** Silences of one row. */
export class Silences {
  groupFrames = 0;
  /** Before the first unicast frame. */
  private lead: RawSilence | undefined;
  private readonly kept: RawSilence[] = [];
  private least = SHORTEST_NS;
  private pending: Groups | undefined;

  /** A group-addressed frame. */
  group(ns: number, record: number, kind: number): void {
    this.groupFrames++;
    this.pending ??= new Groups();
    this.pending.add(ns, record, kind);
  }

  /** A unicast frame at or after the last one. Gives the length above which the next silence must be told. */
  end(before: RawFrame | undefined, after: RawFrame): number {
    const groups = this.pending?.empty === false ? this.pending : undefined;
    const silence = { before, after, groups };
    if (before === undefined) this.lead = silence;
    else if (after.ns - before.ns > this.least) this.keep(silence);
    else {
      this.pending?.clear();
      return this.least;
    }
    if (groups !== undefined) this.pending = undefined;
    return this.least;
  }

  /** A unicast frame that lies before the last one: a silence that it falls into was none. */
  divide(frame: RawFrame): void {
    if (this.lead !== undefined && frame.ns < this.lead.after.ns) {
      const { lead } = this;
      this.lead = { before: undefined, after: frame, groups: lead.groups };
      this.keep({ before: frame, after: lead.after, groups: undefined });
      return;
    }
    const at = this.kept.findIndex((s) => s.before!.ns < frame.ns && frame.ns < s.after.ns);
    if (at < 0) return;
    const [{ before, after, groups }] = this.kept.splice(at, 1) as [RawSilence];
    this.keep({ before, after: frame, groups });
    this.keep({ before: frame, after, groups });
  }

  private keep(s: RawSilence): void {
    const ns = s.after.ns - s.before!.ns;
    if (ns <= this.least) return;
    this.kept.push(s);
    if (this.kept.length <= MOST_SILENCES) return;
    let shortest = 0;
    let next = Infinity;
    for (const [i, k] of this.kept.entries()) {
      if (lengthOf(k) < lengthOf(this.kept[shortest]!)) shortest = i;
    }
    this.kept.splice(shortest, 1);
    for (const k of this.kept) next = Math.min(next, lengthOf(k));
    this.least = next;
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
    const kept = this.kept.toSorted((a, b) => a.before!.ns - b.before!.ns || a.after.ns - b.after.ns);
    const tail = { before: last, after: undefined, groups: this.pending };
    return [...(this.lead === undefined ? [] : [this.lead]), ...kept, tail].map(make);
  }
}

function lengthOf(s: RawSilence): number {
  return s.after.ns - s.before!.ns;
}

/** Stamps that run backwards by a little do not take a frame out of its silence for good: it is left out there. */
function isWithin(g: RawFrame, s: { before: RawFrame | undefined; after: RawFrame | undefined }): boolean {
  return (s.before === undefined || g.ns >= s.before.ns) && (s.after === undefined || g.ns <= s.after.ns);
}
