// Answered probes for the figure, thinned by doubling strides: constant memory, the same choice for the same capture.
import type { RawMark } from "./raw-mark.ts";

/** Most answered probes kept for one stream, and for one input. */
const STREAM_LIMIT = 5_000;
const INPUT_LIMIT = 50_000;

interface Thinned {
  marks: RawMark[];
  vteps: number[];
  stride: number;
}

/** Thinned answered and late probes of every stream of one input. */
export class SampleBook {
  private readonly streams: (Thinned | undefined)[] = [];
  private kept = 0;
  private limit = STREAM_LIMIT;

  /** Takes one probe and says how many to skip before the next. */
  add(flow: number, mark: RawMark, vtep: number): number {
    const s = (this.streams[flow] ??= { marks: [], vteps: [], stride: 1 });
    s.marks.push(mark);
    s.vteps.push(vtep);
    this.kept++;
    if (s.marks.length >= this.limit) this.thin(s);
    if (this.kept >= INPUT_LIMIT) this.tighten();
    return s.stride - 1;
  }

  /** What was kept of a stream, in order of ordinal. */
  of(flow: number): { readonly marks: readonly RawMark[]; readonly vteps: readonly number[] } {
    return this.streams[flow] ?? { marks: [], vteps: [] };
  }

  private thin(s: Thinned): void {
    this.kept -= s.marks.length;
    s.marks = s.marks.filter((_, i) => i % 2 === 0);
    s.vteps = s.vteps.filter((_, i) => i % 2 === 0);
    s.stride *= 2;
    this.kept += s.marks.length;
  }

  /** Too many in all: the streams with most give half. */
  private tighten(): void {
    while (this.kept >= INPUT_LIMIT && this.limit > 2) {
      this.limit = Math.ceil(this.limit / 2);
      for (const s of this.streams) if (s !== undefined && s.marks.length >= this.limit) this.thin(s);
    }
  }
}
