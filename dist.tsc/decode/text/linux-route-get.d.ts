import type { TextFormat } from "./format.ts";
import type { IprouteError, RouteRow } from "./linux-rows.ts";
/** Look-ups of routes, text. */
export declare const linuxRouteGet: TextFormat<RouteRow | IprouteError>;
