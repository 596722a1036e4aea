import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { FpingRow } from "../decode/text/fping-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of fping, text or JSON. */
export declare function observeFping(part: PartContext): RowObserver<FpingRow | JsonProblem>;
