import type { RouteRow } from "./linux-rows.ts";
/** A route of which only the destination is known. */
export declare function newRoute(line: number, dst: string): RouteRow;
/** True for a prefix, an address or "default". */
export declare function isDestination(word: string | undefined): boolean;
/** The route on a line, without what a monitor puts before it; undefined when it is none. */
export declare function parseRoute(text: string, line: number): RouteRow | undefined;
/** Takes attributes from `i` on; false when a word is not one. */
export declare function attributes(row: RouteRow, words: readonly string[], i: number): boolean;
/** `nexthop via 10.0.0.2 dev eth0 weight 1 onlink`: adds a next hop; false for other lines. */
export declare function parseHop(row: RouteRow, text: string): boolean;
/** `    cache <local> expires 598sec mtu 1400`: takes it into its route; false for other lines. */
export declare function parseCache(row: RouteRow, text: string): boolean;
