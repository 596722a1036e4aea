// The median spacing of a stream's sends, from a thinned sample of constant size.

const MOST = 64;

/** Every stride-th spacing, where the stride doubles whenever 64 are kept: exact for the first 65 probes. */
export class SpacingSample {
  private readonly values: number[] = [];
  private stride = 1;

  /** Takes one spacing in ns (NaN is left out) and says how many to skip before the next. */
  add(ns: number): number {
    const { values } = this;
    if (ns === ns) values.push(ns);
    if (values.length >= MOST) {
      for (let i = 0; i < MOST / 2; i++) values[i] = values[2 * i]!;
      values.length = MOST / 2;
      this.stride *= 2;
    }
    return this.stride - 1;
  }

  /** The lower median in ns; undefined when there is no spacing. */
  median(): number | undefined {
    const sorted = [...this.values].sort((a, b) => a - b);
    return sorted[(sorted.length - 1) >>> 1];
  }
}
