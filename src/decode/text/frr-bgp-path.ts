// What every path of BGP has in FRR's outputs, whatever its address family: the words for its origin, and what the signs before it say.
import type { BgpPathFields } from "./frr-bgp-rows.ts";

/** Letter of an origin by its word in detailed forms and JSON; undefined for other words. */
export const ORIGINS: ReadonlyMap<string, BgpPathFields["origin"]> = new Map([
  ["IGP", "i"],
  ["EGP", "e"],
  ["incomplete", "?"],
]);

/** A path of which only the status characters are known ("*>i"); blanks alone tell nothing, since they may have been cut off. */
export function pathOfStatus(status: string): BgpPathFields {
  const shown = status.trim() !== "";
  return {
    valid: shown ? status.includes("*") : undefined,
    best: shown ? status.includes(">") : undefined,
    multipath: status.includes("="),
    stale: status.includes("S"),
    internal: status.includes("i"),
    nextHop: undefined,
    nextHopName: undefined,
    metric: undefined,
    locPrf: undefined,
    weight: undefined,
    path: undefined,
    origin: undefined,
  };
}
