import type { Evidence } from "../schema/evidence.generated.ts";
/** Rows under one title; `omitted` more were left out. */
export interface ContentPart {
    readonly title: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly omitted: number;
}
/** The parts that an input has: routes, forwarding entries, facts. */
export declare function contentRows(evidence: Evidence): readonly ContentPart[];
