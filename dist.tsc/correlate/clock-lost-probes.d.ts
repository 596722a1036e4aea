import type { Finding } from "../schema/evidence.generated.ts";
import type { ClockGraph } from "./clock-graph.ts";
import type { StreamOf } from "./streams.ts";
/**
 * For the first and the last probe of each loss run of a log: between which times it left, on the clock of the log. The second
 * in which it left is what coarser records (phases of a migration) are held against.
 */
export declare function lostProbeSeconds(streams: readonly StreamOf[], sameAs: ReadonlyMap<string, readonly string[]>, graph: ClockGraph): Finding[];
