import type { ObservedFinding, ProbeStream } from "./observation.ts";
import type { PingRun } from "./ping-run.ts";
import type { Closed } from "./ping-stream.ts";
import type { PartContext } from "./text-observer.ts";
/** A closed run and its stream. */
export interface FindingContext {
    readonly run: PingRun;
    readonly closed: Closed;
    readonly stream: ProbeStream;
    readonly part: PartContext;
}
/** Findings of one run, in a fixed order. */
export declare function pingFindings(c: FindingContext): ObservedFinding[];
