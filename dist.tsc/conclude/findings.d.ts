import type { StreamOf } from "../correlate/streams.ts";
import type { Observation } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
/** Findings of the inputs themselves, in the order of the inputs. */
export declare function observedFindings(observations: readonly Observation[]): Finding[];
/** What must be said about loss as a whole: no probe seen, nothing captured, losses without a place. */
export declare function crossFindings(observations: readonly Observation[], streams: readonly StreamOf[]): Finding[];
/**
 * The same statement made several times is one finding with all its places and the sum of its counts; order is that
 * of the first.
 */
export declare function mergeFindings(findings: readonly Finding[]): Finding[];
