import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { IprouteError, NeighRow } from "../decode/text/linux-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
type Row = NeighRow | IprouteError | JsonProblem;
/** Observes one output of ip neigh, text or JSON. */
export declare function observeLinuxNeigh(part: PartContext): RowObserver<Row>;
export {};
