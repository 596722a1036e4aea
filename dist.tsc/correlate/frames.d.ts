import type { Observation } from "../observe/observation.ts";
import type { Frames } from "../schema/evidence.generated.ts";
/** Histogram with lengths in rising order as keys; undefined when nothing was counted. */
export declare function histogram(counts: ReadonlyMap<number, number>): Record<string, number> | undefined;
/** One row an input and link type, in the order of the inputs. Offload is judged only where an MTU is known: not here. */
export declare function correlateFrames(observations: readonly Observation[]): Frames[];
