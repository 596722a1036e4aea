import type { Observation } from "../observe/observation.ts";
import type { Clock, Finding } from "../schema/evidence.generated.ts";
import { type ClockGraph } from "./clock-graph.ts";
import type { StreamOf } from "./streams.ts";
/** What is known about the clocks. */
export interface CorrelatedClocks {
    readonly rows: Clock[];
    readonly findings: Finding[];
    readonly graph: ClockGraph;
}
/** Compares the clocks of all inputs. `sameAs`: ids of the other streams of each body of probes. */
export declare function correlateClocks(observations: readonly Observation[], streams: readonly StreamOf[], sameAs: ReadonlyMap<string, readonly string[]>): CorrelatedClocks;
