import type { ProbeErrorCount } from "./observation.ts";
/** Errors about probes of one input, by stream. */
export declare class ProbeErrors {
    /** Errors that had no room. */
    omitted: number;
    private readonly input;
    private readonly flows;
    private count;
    constructor(input: string);
    /** Counts an error about a probe that had none yet. */
    add(flow: number, e: {
        from: string;
        says: string;
        seq: number;
        local: boolean;
        record: number;
    }): void;
    /** The errors of a stream, in order of appearance. */
    of(flow: number): ProbeErrorCount[];
}
