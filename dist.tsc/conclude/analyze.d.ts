import { EvidenceError } from "../core/errors.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import { type PlanOptions } from "./plan.ts";
/** Digest of each input: HMAC-SHA-256 under a key, plain SHA-256, or none. */
export type DigestChoice = {
    readonly algorithm: "hmac-sha-256";
    readonly key: Uint8Array;
} | {
    readonly algorithm: "sha-256";
} | undefined;
/** Options of `analyze`. */
export interface AnalyzeOptions extends PlanOptions {
    readonly digest?: DigestChoice;
    /** Keep probes for the probe figure. Default true. */
    readonly samples?: boolean;
    /** Bytes read of all inputs together, as they lie; total is undefined when a pipe is among them. */
    readonly onProgress?: (bytesDone: number, bytesTotal: number | undefined) => void;
}
/** What came out. */
export interface Analysis {
    /** Raw: give it to scrub() or reveal() before it is shown. */
    readonly evidence: Evidence;
    /** Inputs that could not be used, each with its reason. */
    readonly problems: EvidenceError[];
    /** Inputs of which anything was understood. */
    readonly understood: number;
    readonly caseFile: string | undefined;
    readonly publicTitle: string | undefined;
}
/**
 * Reads everything that `paths` and the case name and derives the evidence. Throws EvidenceError when nothing is named, the
 * case file is wrong, or nothing at all could be used; otherwise what could not be used is in `problems`.
 */
export declare function analyze(paths: readonly string[], options?: AnalyzeOptions): Promise<Analysis>;
