import type { PingSettled } from "./ping-settle.ts";
import type { ProbeTables } from "./probe-table.ts";
/** Writes probes into the table `number`. */
export declare function keeper(tables: ProbeTables, number: number): NonNullable<PingSettled["keep"]>;
