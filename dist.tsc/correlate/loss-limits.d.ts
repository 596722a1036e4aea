import type { LossRun, ProbeStream } from "../observe/observation.ts";
import type { LossDurations } from "./loss-periods.ts";
/** Sentences for `lossPeriods[].limits`: those that hold for this run, in a fixed order. */
export declare function lossLimits(s: ProbeStream, run: LossRun, d: LossDurations): string[];
