import type { TextFormat } from "./format.ts";
import type { FpingRow } from "./fping-rows.ts";
import type { JsonProblem } from "./json-tree.ts";
/** fping in JSON. */
export declare const fpingJson: TextFormat<FpingRow | JsonProblem>;
