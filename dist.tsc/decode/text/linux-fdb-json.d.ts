import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { FdbRow } from "./linux-rows.ts";
/** Forwarding entries, JSON. */
export declare const linuxFdbJson: TextFormat<FdbRow | JsonProblem>;
