import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { Observation } from "../observe/observation.ts";
import type { Evidence, Outage } from "../schema/evidence.generated.ts";
import type { CorrelatedStreams } from "./streams.ts";
/** What relates the clocks of inputs. */
export interface OutageClocks {
    toClock(t: EpochNs, from: string, to: string): TimeBounds | undefined;
}
/** What outages are told from. */
export interface OutageSources {
    readonly observations: readonly Observation[];
    readonly streams: CorrelatedStreams;
    readonly clocks: OutageClocks;
    readonly subject: Evidence["subject"];
}
/** One row a loss period with a reply before and after it, once for the same probes at several taps, in the order of the streams. */
export declare function correlateOutages(from: OutageSources): Outage[];
