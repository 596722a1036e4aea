import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import type { IprouteError, RouteRow } from "./linux-rows.ts";
/** Reads routes with their next hops and cache lines. */
export declare class RouteReader implements RowReader<RouteRow | IprouteError> {
    private open;
    private out;
    read(lines: readonly Line[]): (RouteRow | IprouteError | Unparsed)[];
    end(): (RouteRow | IprouteError | Unparsed)[];
    private line;
}
/** What lines of routes are: undefined when they are none. */
export declare function routesAre(head: readonly Line[]): "show" | "get" | undefined;
/** Routes, text. */
export declare const linuxRoute: TextFormat<RouteRow | IprouteError>;
