import type { Evidence } from "../schema/evidence.generated.ts";
import type { Draft } from "./table.ts";
/** Parts of every outage, with what was not recorded. */
export declare function outageTable(evidence: Evidence): Draft;
/** Each event of each split outage, on the clock of its observer. */
export declare function outageEventTable(evidence: Evidence): Draft;
