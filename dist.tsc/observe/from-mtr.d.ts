import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { MtrRow } from "../decode/text/mtr-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one report. */
export declare function observeMtr(part: PartContext): RowObserver<MtrRow | JsonProblem>;
