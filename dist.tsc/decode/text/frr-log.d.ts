import type { TextFormat } from "./format.ts";
import type { FrrLogRow } from "./frr-log-rows.ts";
/** FRR logs. */
export declare const frrLog: TextFormat<FrrLogRow>;
