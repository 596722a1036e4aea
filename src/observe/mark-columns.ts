// Marks of the requests of one stream, as columns of numbers: a capture has up to 131,072 of them.
import type { EpochNs } from "../core/time.ts";
import type { ClockBases } from "./clock-base.ts";
import type { EchoMarks } from "./echo-flow.ts";
import type { SourceRef } from "./observation.ts";

const FIRST_ROOM = 8;
const FLOATS = 3;
const NS = 0;
const RECORD = 1;
const HASH = 2;
const INTS = 3;
const SEQ = 0;
const BASE = 1;
const LENGTH = 2;

/** One mark: stamp in ns from a clock base, hash and length of the payload (-1 unknown). */
export interface NextMark {
  seq: number;
  ns: number;
  base: number;
  record: number;
  hash: number;
  length: number;
}

/** Marks in order of appearance. Fill `next`, then call `add`. */
export class MarkColumns {
  readonly next: NextMark = { seq: 0, ns: 0, base: 0, record: 0, hash: 0, length: 0 };
  count = 0;
  private mask = 0;
  private floats = new Float64Array(FIRST_ROOM * FLOATS);
  private ints = new Int32Array(FIRST_ROOM * INTS);

  /** Whether requests of this number are kept, as far as thinned. */
  keeps(seq: number): boolean {
    return (seq & this.mask) === 0;
  }

  /** Number of the newest mark, -1 without one. */
  get lastSeq(): number {
    return this.count === 0 ? -1 : this.ints[(this.count - 1) * INTS + SEQ]!;
  }

  /** Keeps `next`. */
  add(): void {
    const { next } = this;
    if ((this.count + 1) * INTS > this.ints.length) this.grow();
    const { floats, ints } = this;
    const f = this.count * FLOATS;
    const i = this.count * INTS;
    floats[f + NS] = next.ns;
    floats[f + RECORD] = next.record;
    floats[f + HASH] = next.hash;
    ints[i + SEQ] = next.seq;
    ints[i + BASE] = next.base;
    ints[i + LENGTH] = next.length;
    this.count++;
  }

  /** Keeps every other number. Gives how many marks went. */
  thin(): number {
    const before = this.count;
    this.mask = this.mask * 2 + 1;
    let left = 0;
    for (let n = 0; n < before; n++) {
      if ((this.ints[n * INTS + SEQ]! & this.mask) !== 0) continue;
      this.floats.copyWithin(left * FLOATS, n * FLOATS, (n + 1) * FLOATS);
      this.ints.copyWithin(left * INTS, n * INTS, (n + 1) * INTS);
      left++;
    }
    this.count = left;
    return before - left;
  }

  /** As later stages take them. What few of them ask for is made when it is asked for. */
  list(clock: ClockBases, input: string): EchoMarks {
    const { count, floats, ints } = this;
    const numbers = Array.from({ length: count }, (_, n) => n);
    let at: (EpochNs | undefined)[] | undefined;
    let sources: SourceRef[] | undefined;
    return {
      seq: numbers.map((n) => ints[n * INTS + SEQ]!),
      hash: numbers.map((n) => floats[n * FLOATS + HASH]!),
      length: numbers.map((n) => ints[n * INTS + LENGTH]!),
      get at() {
        at ??= numbers.map((n) => clock.epoch(ints[n * INTS + BASE]!, floats[n * FLOATS + NS]!));
        return at;
      },
      get sources() {
        sources ??= numbers.map((n) => ({ input, record: floats[n * FLOATS + RECORD]! }));
        return sources;
      },
    };
  }

  private grow(): void {
    const floats = new Float64Array(this.floats.length * 2);
    floats.set(this.floats);
    const ints = new Int32Array(this.ints.length * 2);
    ints.set(this.ints);
    this.floats = floats;
    this.ints = ints;
  }
}
