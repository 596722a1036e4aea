import type { Evidence, Histogram, Source } from "../schema/evidence.generated.ts";
import { type Table } from "./table.ts";
/** Every table, in the order of a report. Those that only some evidence has are left out when empty. */
export declare function tables(evidence: Evidence): readonly Table[];
/** "148 (118), 98 (40), 3 more": the most frequent lengths with their counts. */
export declare function topLengths(histogram: Histogram | undefined, most?: number): string;
/** What was read. Not among `tables`: its rows carry the anchors that every source points to. */
export declare function inputsTable(evidence: Evidence): Table;
/** Sources in words, each once, "i1 record 128, 130"; after `most` they are counted. */
export declare function sourcesText(sources: readonly Source[], most?: number): string;
