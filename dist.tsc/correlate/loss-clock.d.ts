import type { LossRun, ProbeStream } from "../observe/observation.ts";
/** Stamps finer than this are exact to the tick as they are; the bounds of coarser ones are widened by a tick, ns. */
export declare const FINE_NS = 1000;
/** What the stamps of a period look like: sends further apart than usual by far, or closer. */
export type TimeStep = "forward" | "backward" | undefined;
/**
 * Looks at the sends of a run, of the last answered probe before it and of the first after it. A step shows as one spacing that is
 * far from the others; it takes at least a second, and of a pause of the sender it looks no different.
 */
export declare function timeStep(s: ProbeStream, run: LossRun): TimeStep;
/** The interval as the command says or the median spacing, else the mean; undefined where none is known. */
export declare function intervalOf(s: ProbeStream): number | undefined;
/** True when the sequence numbers of a run do not follow each other. */
export declare function restartsWithin(run: LossRun): boolean;
