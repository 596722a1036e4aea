// Counts by length: a typed array for lengths that a 16-bit field can hold, a Map for longer ones.

/** Lengths below this are counted in `small`. */
export const SMALL = 65_536;
/** Most different longer lengths that are told apart. */
const LARGE_LIMIT = 65_536;

/** Counts by length in bytes. */
export class Histogram {
  private small = new Float64Array(2048);
  /** Counted, but of a length beyond those that are told apart. */
  omitted = 0;
  private readonly large = new Map<number, number>();

  /** Counts one. */
  add(length: number): void {
    this.addMany(length, 1);
  }

  /** Counts `n` of one length. */
  addMany(length: number, n: number): void {
    if (length >= 0 && length < SMALL) {
      if (length >= this.small.length) this.grow(length);
      this.small[length]! += n;
    } else if (this.large.size < LARGE_LIMIT || this.large.has(length)) {
      this.large.set(length, (this.large.get(length) ?? 0) + n);
    } else this.omitted += n;
  }

  /** Counts those of an array by length, up to length `most`. */
  addAll(counts: Float64Array, most: number): void {
    for (let length = 0; length <= most && length < counts.length; length++) {
      if (counts[length]! > 0) this.addMany(length, counts[length]!);
    }
  }

  private grow(length: number): void {
    let size = this.small.length;
    while (size <= length) size *= 2;
    const small = new Float64Array(size);
    small.set(this.small);
    this.small = small;
  }

  /** The counts by length, in rising order. */
  toMap(): Map<number, number> {
    const out = new Map<number, number>();
    for (let i = 0; i < this.small.length; i++) if (this.small[i]! > 0) out.set(i, this.small[i]!);
    for (const length of [...this.large.keys()].sort((a, b) => a - b)) out.set(length, this.large.get(length)!);
    return out;
  }

  /** How many were counted. */
  total(): number {
    let sum = this.omitted;
    for (let i = 0; i < this.small.length; i++) sum += this.small[i]!;
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
