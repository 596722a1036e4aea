import type { ObservedFinding } from "./observation.ts";
import type { PingRun } from "./ping-run.ts";
import type { PartContext } from "./text-observer.ts";
/** Findings of one run, in a fixed order. */
export declare function joinedFindings(run: PingRun, part: PartContext): ObservedFinding[];
/** What has to be said instead of a run that is there already. */
export declare function copyFinding(run: PingRun, part: PartContext): ObservedFinding;
