import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { MtrRow } from "./mtr-rows.ts";
/** mtr in JSON. */
export declare const mtrJson: TextFormat<MtrRow | JsonProblem>;
