import type { LossRun, Observation } from "../observe/observation.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import type { CorrelatedStreams, StreamOf } from "./streams.ts";
/** A loss period at the tap that tells most about it. */
export interface ChosenLoss {
    /** lossPeriods id. */
    readonly id: string;
    readonly stream: StreamOf;
    readonly run: LossRun;
    /** The same probes at all taps. */
    readonly body: readonly StreamOf[];
}
/** Loss periods with a reply before and after, each once for the same probes at several taps. */
export declare function chooseLosses(streams: CorrelatedStreams): ChosenLoss[];
/** The MAC that answers for the address: as the case says, as routes say, or as the frames of its replies show. */
export declare function targetMac(loss: ChosenLoss, observations: readonly Observation[], subject: Evidence["subject"]): string | undefined;
