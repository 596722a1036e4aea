import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { FdbRow, IprouteError } from "../decode/text/linux-rows.ts";
import type { RouteObservation } from "./observation.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Where an entry was seen, and when. */
export type Seen = Pick<RouteObservation, "where" | "source" | "order" | "at" | "digits">;
/** Observes one output of bridge fdb, text or JSON. */
export declare function observeLinuxFdb(part: PartContext): RowObserver<FdbRow | IprouteError | JsonProblem>;
/** True when the entry may say where a station is. */
export declare function isStation(row: FdbRow): boolean;
/** True when the entry points away from this node. */
export declare function isRemote(row: FdbRow): boolean;
/** The observation of one entry. */
export declare function fdbRoute(row: FdbRow, seen: Seen, local: boolean): RouteObservation;
