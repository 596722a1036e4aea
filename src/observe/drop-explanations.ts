// Which probes without an answer may have had one that the recorder dropped: those whose answer would have come while an interface
// that carried packets of their stream dropped some, where it dropped at least as many as there are answers missing then.
import type { DropSpan } from "../read/batch.ts";

/** Bit of an interface in a stream's set of them (the last bit: all further ones). */
export function faceBit(iface: number): number {
  return 1 << (iface < 31 ? iface : 31);
}

/** How many drops explain how many probes, and which probes miss an answer in a time with drops that are too few for all of them. */
export interface DropExplanation {
  readonly drops: number;
  readonly probes: number;
  /** Probes that stay lost though some of them may be among `tooFew` drops. */
  readonly unsure: number;
  readonly tooFew: number;
}

interface Group {
  readonly spans: readonly number[];
  missing: number;
  explained: boolean;
}

/** Counts probes without an answer by the times with drops that they fall into, then says which of these times explain them. */
export class DropBook {
  private readonly spans: readonly DropSpan[];
  private readonly groups = new Map<string, Group>();

  /** Spans without a drop say nothing. */
  constructor(spans: readonly DropSpan[]) {
    this.spans = spans.filter((s) => s.count > 0);
  }

  /** True where drops could be of packets of a stream with these interfaces. */
  concerns(faces: number): boolean {
    return this.spans.some((s) => (faceBit(s.iface) & faces) !== 0);
  }

  /** Counts `probes` whose answers would have come within [from, to]; undefined: not known when. */
  add(faces: number, from: bigint | undefined, to: bigint | undefined, probes = 1): void {
    const spans = this.touched(faces, from, to);
    if (spans.length === 0) return;
    const key = spans.join();
    const group = this.groups.get(key);
    if (group === undefined) this.groups.set(key, { spans, missing: probes, explained: false });
    else group.missing += probes;
  }

  /** Once all are counted. A group is explained when the drops of its times are as many as all that any of these times could be asked for. */
  settle(): DropExplanation {
    const bySpan = new Map<number, Set<Group>>();
    for (const group of this.groups.values())
      for (const span of group.spans) bySpan.set(span, (bySpan.get(span) ?? new Set()).add(group));
    const [sure, unsure] = [new Set<number>(), new Set<number>()];
    let [probes, open] = [0, 0];
    for (const group of this.groups.values()) {
      const rivals = new Set(group.spans.flatMap((span) => [...bySpan.get(span)!]));
      const asked = [...rivals].reduce((sum, g) => sum + g.missing, 0);
      group.explained = asked <= this.dropped(group.spans);
      if (group.explained) probes += group.missing;
      else open += group.missing;
      for (const span of group.spans) (group.explained ? sure : unsure).add(span);
    }
    return { probes, drops: this.dropped([...sure]), unsure: open, tooFew: this.dropped([...unsure]) };
  }

  /** After `settle`, whether the probes that were counted with these arguments are explained. */
  explains(faces: number, from: bigint | undefined, to: bigint | undefined): boolean {
    return this.groups.get(this.touched(faces, from, to).join())?.explained ?? false;
  }

  private dropped(spans: readonly number[]): number {
    return spans.reduce((sum, i) => sum + this.spans[i]!.count, 0);
  }

  private touched(faces: number, from: bigint | undefined, to: bigint | undefined): number[] {
    const out: number[] = [];
    for (const [i, s] of this.spans.entries()) {
      if ((faceBit(s.iface) & faces) === 0) continue;
      if (to !== undefined && s.from !== undefined && to < s.from) continue;
      if (from !== undefined && s.to !== undefined && from > s.to) continue;
      out.push(i);
    }
    return out;
  }
}
