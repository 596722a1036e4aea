// Routes that a BGP speaker sent as a whole table (a session that began or was refreshed), told from a move by what is beside them.
import type { RouteObservation } from "../observe/observation.ts";

/** Routes of one table leave within this time of each other. */
const BURST_NS = 100_000_000n;
/** Routes beside one that are looked at, before it and after it. */
const LOOKED_AT = 256;
/** Other VTEPs with routes of other MACs in the same burst: a move alone sends routes of one. */
const OTHER_VTEPS = 2;

/**
 * Tells whether a route of an UPDATE stands in a burst, from the same speaker to the same peer in the same capture, with routes
 * of other MACs at two or more other VTEPs. Then it was sent with a whole table and shows a state: its sequence tells of a move
 * before. It is an inference: RFC 4271 has no mark for such a table, and End-of-RIB (RFC 4724) comes after it, if at all.
 */
export function sentWithTable(routes: readonly RouteObservation[]): (route: RouteObservation) => boolean {
  const sessions = new Map<string, RouteObservation[]>();
  for (const r of routes) {
    if (r.table !== "update" || r.withdrawn || r.at === undefined || r.nextHop === undefined) continue;
    const list = sessions.get(sessionOf(r));
    if (list === undefined) sessions.set(sessionOf(r), [r]);
    else list.push(r);
  }
  for (const list of sessions.values()) list.sort((a, b) => (a.at! < b.at! ? -1 : a.at! > b.at! ? 1 : 0));
  return (route) => {
    const list = sessions.get(sessionOf(route)) ?? [];
    if (route.at === undefined || route.nextHop === undefined) return false;
    const others = new Set<string>();
    const middle = firstAtOrAfter(list, route.at);
    for (let i = Math.max(0, middle - LOOKED_AT); i < Math.min(list.length, middle + LOOKED_AT); i++) {
      const r = list[i]!;
      const apart = r.at! < route.at ? route.at - r.at! : r.at! - route.at;
      if (apart > BURST_NS || r.mac === route.mac || r.nextHop === route.nextHop) continue;
      others.add(r.nextHop!);
      if (others.size >= OTHER_VTEPS) return true;
    }
    return false;
  };
}

function sessionOf(r: RouteObservation): string {
  return `${r.source.input}|${r.from ?? ""}|${r.to ?? ""}`;
}

function firstAtOrAfter(list: readonly RouteObservation[], at: bigint): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.at! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
