// Pairs of a time and a value, thinned by doubling strides: bounded memory, the same choice for the same input.

const FIRST_PAIRS = 4;
const MOST_PAIRS = 1024;

/** Values in order of time; every one up to a limit, then every second, every fourth, ... */
export class Thinned {
  /** Values offered, and the least of all of them. */
  offered = 0;
  least = Infinity;
  /** One in so many is kept. */
  stride = 1;
  private kept = 0;
  private pairs = new Float64Array(2 * FIRST_PAIRS);

  add(ns: number, value: number): void {
    if (value < this.least) this.least = value;
    if (this.offered++ % this.stride !== 0) return;
    if (this.kept * 2 === this.pairs.length && !this.room()) return;
    this.pairs[2 * this.kept] = ns;
    this.pairs[2 * this.kept + 1] = value;
    this.kept++;
  }

  /** How many of the values that follow are left out before one may be kept. */
  get skips(): number {
    const over = this.offered % this.stride;
    return over === 0 ? 0 : this.stride - over;
  }

  /** Counts values that were left out elsewhere, no more than `skips`; `least` is the least of them. */
  leftOut(values: number, least: number): void {
    if (values === 0) return;
    this.offered += values;
    if (least < this.least) this.least = least;
  }

  /** Makes room; false when the value at hand is one that the wider stride leaves out. */
  private room(): boolean {
    if (this.kept < MOST_PAIRS) {
      const pairs = new Float64Array(this.pairs.length * 2);
      pairs.set(this.pairs);
      this.pairs = pairs;
      return true;
    }
    for (let i = 1; 2 * i < this.kept; i++) {
      this.pairs[2 * i] = this.pairs[4 * i]!;
      this.pairs[2 * i + 1] = this.pairs[4 * i + 1]!;
    }
    this.kept = Math.ceil(this.kept / 2);
    this.stride *= 2;
    return (this.offered - 1) % this.stride === 0;
  }

  /** What was kept, in order. */
  list(): { readonly ns: number; readonly value: number }[] {
    return Array.from({ length: this.kept }, (_, i) => ({ ns: this.pairs[2 * i]!, value: this.pairs[2 * i + 1]! }));
  }
}
