import type { Evidence } from "../schema/evidence.generated.ts";
import { type Table } from "./table.ts";
/** Loss periods with their durations side by side. */
export declare function lossPeriods(evidence: Evidence): Table;
/** Errors about probes: who said what. */
export declare function errors(evidence: Evidence): Table;
/** Streams of probes, a row for each input that has them. */
export declare function streams(evidence: Evidence): Table;
/** The VTEP of each encapsulated probe, and repoints. */
export declare function paths(evidence: Evidence): Table;
