import type { ObservedFinding, ProbeState, ProbeStream } from "./observation.ts";
import type { Epoch } from "./ping-settle.ts";
import type { PingRun } from "./ping-run.ts";
import type { PartContext } from "./text-observer.ts";
/** What turns the run's own terms into those of the report. */
export interface StreamContext {
    readonly part: PartContext;
    readonly epoch: Epoch;
}
type Counts = Record<ProbeState, number>;
/** Counts of a run, and how they came about. */
export interface Closed {
    readonly counts: Counts;
    /** Lost probes that no line places. */
    readonly unplacedLost: number;
    /** Reply lines that the summary counted and the log does not show. */
    readonly missing: number;
    /** Local errors that were given to a probe by order alone. */
    readonly placedByOrder: number;
}
/** The stream of a run; undefined when no probe was sent. */
export declare function pingStream(run: PingRun, context: StreamContext): {
    stream: ProbeStream | undefined;
    findings: ObservedFinding[];
};
export {};
