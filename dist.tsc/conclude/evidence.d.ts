import type { Observation } from "../observe/observation.ts";
import type { Evidence, Input } from "../schema/evidence.generated.ts";
/** What an evidence document is made from. */
export interface EvidenceSources {
    /** One an input, in the order that the inputs were given; their ids are unique. */
    readonly observations: readonly Observation[];
    /** What the case says it is about; {} without one. */
    readonly subject: Evidence["subject"];
    readonly title?: string | undefined;
    readonly toolVersion: string;
    /** Digest of each input by its id, where digests are wanted. */
    readonly digests?: ReadonlyMap<string, NonNullable<Input["digest"]>> | undefined;
}
/**
 * The evidence document, raw: nothing in it is anonymized. Inputs in the order given, streams by input and key, loss
 * periods and paths by stream.
 */
export declare function assembleEvidence(from: EvidenceSources): Evidence;
