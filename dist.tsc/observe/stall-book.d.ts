import type { StallRun } from "./observation.ts";
/** Stalls of one input. */
export declare class StallBook {
    /** Stalls that had no room. */
    omitted: number;
    private left;
    private readonly flows;
    /** A run of late probes, by ordinal. `longestNs` is NaN where no time is known. */
    add(flow: number, first: number, last: number, probes: number, longestNs: number): void;
    /** The stalls of a stream. */
    of(flow: number): StallRun[];
}
