// What lost probes times their spacing come to, with the tolerance that belongs to it.
import type { LossPeriod } from "../schema/evidence.generated.ts";

/**
 * A number of probes times their spacing is known to one interval, either way: what was lost between two probes is not seen. Least and
 * greatest, microseconds; null where the spacing is not known.
 */
export function derivedLoss(p: Pick<LossPeriod, "lossDerived_us" | "lossDerivedTolerance_us">): {
  low: number;
  high: number;
} | null {
  if (p.lossDerived_us === null) return null;
  const tolerance = p.lossDerivedTolerance_us ?? 0;
  return { low: Math.max(0, us(p.lossDerived_us - tolerance)), high: us(p.lossDerived_us + tolerance) };
}

/** Microseconds to the nanosecond, without what binary fractions leave behind. */
const us = (n: number) => Math.round(n * 1000) / 1000;
