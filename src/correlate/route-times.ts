// When the state of an observer of routes changed, and how long a state lasted, in words.
import { microseconds } from "../core/time.ts";
import type { TimeBounds } from "../core/time.ts";
import type { RouteObservation } from "../observe/observation.ts";
import type { Observer } from "./route-observers.ts";

/** True for UPDATEs and for lines of a monitor or a log: each is a change. A snapshot only shows that one came before it. */
export function isChange(r: RouteObservation): boolean {
  return r.at !== undefined && (r.table === "update" || (r.digits !== undefined && r.partTime !== true));
}

/** When step `i` of an observer came about, by its own clock: a change at its stamp, a snapshot since the one before. */
export function changeAt(o: Observer, i: number): TimeBounds | undefined {
  const row = o.steps[i]?.cause[0];
  if (row?.at === undefined) return undefined;
  if (isChange(row)) return { low: row.at, high: row.at };
  const before = o.steps[i - 1]?.cause[0]?.at;
  return before === undefined ? undefined : { low: before, high: row.at };
}

/** From one change to a later one, ns; never below 0. */
export function lasting(since: TimeBounds, until: TimeBounds): TimeBounds {
  const low = until.low - since.high;
  return { low: low < 0n ? 0n : low, high: until.high - since.low };
}

/** "112000 us", or "between 100000 and 250000 us". */
export function inWords(d: TimeBounds): string {
  const [low, high] = [microseconds(d.low), microseconds(d.high)];
  return low === high ? `${low} us` : `between ${low} and ${high} us`;
}
