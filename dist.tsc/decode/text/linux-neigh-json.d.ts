import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { NeighRow } from "./linux-rows.ts";
/** Neighbours, JSON. */
export declare const linuxNeighJson: TextFormat<NeighRow | JsonProblem>;
