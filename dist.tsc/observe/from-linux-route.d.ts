import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { IprouteError, RouteRow } from "../decode/text/linux-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
type Row = RouteRow | IprouteError | JsonProblem;
/** Observes one output of ip route show or get, text or JSON. */
export declare function observeLinuxRoute(part: PartContext): RowObserver<Row>;
export {};
