// Counts by length: a typed array for lengths that a 16-bit field can hold, a Map for longer ones.

/** Lengths below this are counted in `small`. */
export const SMALL = 65_536;
/** Most different longer lengths that are told apart. */
const LARGE_LIMIT = 65_536;

/** Counts by length in bytes. Hot loops may increment `small[length]` themselves where length < SMALL. */
export class Histogram {
  readonly small = new Float64Array(SMALL);
  /** Counted, but of a length beyond those that are told apart. */
  omitted = 0;
  private readonly large = new Map<number, number>();

  /** Counts one. */
  add(length: number): void {
    if (length >= 0 && length < SMALL) this.small[length]!++;
    else if (this.large.size < LARGE_LIMIT || this.large.has(length)) {
      this.large.set(length, (this.large.get(length) ?? 0) + 1);
    } else this.omitted++;
  }

  /** The counts, with `shift` added to each length, in rising order. */
  toMap(shift: number = 0): Map<number, number> {
    const out = new Map<number, number>();
    for (let i = 0; i < SMALL; i++) if (this.small[i]! > 0) out.set(i + shift, this.small[i]!);
    for (const length of [...this.large.keys()].sort((a, b) => a - b)) out.set(length + shift, this.large.get(length)!);
    return out;
  }

  /** How many were counted. */
  total(): number {
    let sum = this.omitted;
    for (let i = 0; i < SMALL; i++) sum += this.small[i]!;
    for (const n of this.large.values()) sum += n;
    return sum;
  }
}

/** Adds the counts of `b` to `a`. */
export function addCounts(a: Map<number, number>, b: ReadonlyMap<number, number>): void {
  for (const [length, n] of b) a.set(length, (a.get(length) ?? 0) + n);
}

/** The counts of two histograms together, in rising order of length. */
export function mergeCounts(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number> {
  const sum = new Map(a);
  addCounts(sum, b);
  return new Map([...sum].sort((x, y) => x[0] - y[0]));
}
