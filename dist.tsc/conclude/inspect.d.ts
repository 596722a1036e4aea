import { EvidenceError } from "../core/errors.ts";
import type { Evidence, Input } from "../schema/evidence.generated.ts";
import { type PlanOptions } from "./plan.ts";
/** One input as it is. */
export interface Inspection {
    readonly name: string;
    readonly kind: string;
    readonly container?: string;
    readonly bytes: number;
    readonly records: number;
    readonly lines?: number;
    readonly unparsed: number;
    readonly unparsedAt?: Input["unparsedAt"];
    readonly first?: string;
    readonly last?: string;
    readonly clock?: string;
    readonly frames: Evidence["frames"];
    readonly overhead: Evidence["overhead"];
    readonly streams: Evidence["streams"];
    readonly lossPeriods: Evidence["lossPeriods"];
    readonly mobility: Evidence["mobility"];
    readonly findings: Evidence["findings"];
    readonly warnings: Input["warnings"];
}
/** What `inspect` gives: a row and a one-input evidence document for each file, and the files that could not be opened. */
export interface Inspected {
    readonly rows: Inspection[];
    readonly documents: Evidence[];
    readonly problems: EvidenceError[];
}
/** Inspects each file on its own; one that cannot be used is a row of kind "empty" or "unknown" with its reason. */
export declare function inspect(paths: readonly string[], options?: PlanOptions): Promise<Inspected>;
