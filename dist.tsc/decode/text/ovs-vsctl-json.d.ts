import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { OvsRecord } from "./ovs-rows.ts";
/** Database records, JSON. */
export declare const ovsVsctlJson: TextFormat<OvsRecord | JsonProblem>;
