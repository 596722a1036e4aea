import type { EpochNs } from "../core/time.ts";
import type { ProbeSample, ProbeState } from "./observation.ts";
/** Most probes of each of the two kinds that a sample keeps. */
export declare const SAMPLE_LIMIT = 2000;
/** Takes every probe of a stream in order, keeps a few. Which ones does not depend on how the input was cut. */
export declare class ProbeSampler {
    private readonly odd;
    private plain;
    private stride;
    private seen;
    private total;
    /** The next probe. `sentNs` and `rttNs` are NaN where unknown. */
    add(ordinal: number, seq: number, state: ProbeState, sentNs: number, rttNs: number): void;
    /** The sample; `epoch` turns ns from the base into a time. Undefined when there was no probe. */
    finish(epoch: (ns: number) => EpochNs | undefined): ProbeSample | undefined;
}
