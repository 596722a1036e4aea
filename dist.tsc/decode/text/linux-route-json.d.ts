import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { RouteRow } from "./linux-rows.ts";
/** Routes, JSON. */
export declare const linuxRouteJson: TextFormat<RouteRow | JsonProblem>;
/** Look-ups of routes, JSON. */
export declare const linuxRouteGetJson: TextFormat<RouteRow | JsonProblem>;
