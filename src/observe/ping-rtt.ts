// Least, mean and greatest round trip: what they can be together.
import type { PingRtt } from "../decode/text/ping-rows.ts";

/** True of round trips that a summary can have: least, mean and greatest in this order. */
export function isRtt({ minNs, meanNs, maxNs }: Pick<PingRtt, "minNs" | "meanNs" | "maxNs">): boolean {
  return minNs <= meanNs && meanNs <= maxNs;
}

/** The mean to whole ns. A sum of very long round trips is not exact: the rounding must not take the mean out of its bounds. */
export function meanOf(mean: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(mean)));
}
