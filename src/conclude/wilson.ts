// The Wilson score interval (E. B. Wilson, 1927): what a share of few samples says about the share behind them.

/** 0.975 quantile of the normal distribution: a two-sided interval of 95 %. */
const Z = 1.959963984540054;

/** Share and its 95 % interval in percent, four decimals; nulls where there is no sample. */
export interface Share {
  readonly percent: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** `part` of `all` as a share. Throws a plain Error when part is not within 0 and all. */
export function share(part: number, all: number): Share {
  if (part < 0 || part > all) throw new Error(`${part} is no part of ${all}`);
  if (all === 0) return { percent: null, low: null, high: null };
  const p = part / all;
  const z2 = Z * Z;
  const middle = p + z2 / (2 * all);
  const half = Z * Math.sqrt((p * (1 - p) + z2 / (4 * all)) / all);
  const scale = 1 + z2 / all;
  // at the ends the interval ends there; the square root need not say so exactly
  const low = part === 0 ? 0 : (middle - half) / scale;
  const high = part === all ? 1 : (middle + half) / scale;
  return { percent: percent(p), low: percent(low), high: percent(high) };
}

function percent(p: number): number {
  return Math.round(p * 1e6) / 1e4;
}
