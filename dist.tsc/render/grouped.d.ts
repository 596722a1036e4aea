import type { Evidence, Finding } from "../schema/evidence.generated.ts";
import type { Table } from "./table.ts";
/** A limit, and the rows that it holds for: ALL_ROWS or the names of some. */
export interface GroupedLimit {
    readonly who: string;
    readonly says: string;
}
/** Who a limit is for that holds for every row. */
export declare const ALL_ROWS = "all rows";
/** Limits of a table, each text once, those of all rows first. */
export declare function groupedLimits(table: Table): readonly GroupedLimit[];
/** Findings that say the same of several places or times; `first` tells, `all` lists. */
export interface FindingGroup {
    readonly first: Finding;
    readonly all: readonly Finding[];
}
/** Findings together that differ only by the time, the count or the input or node they name, in the order of the first of each. */
export declare function groupFindings(evidence: Evidence, findings: readonly Finding[]): readonly FindingGroup[];
/** "21 of these, which differ only by place, time or count"; empty for one. */
export declare function groupWords(group: FindingGroup): string;
