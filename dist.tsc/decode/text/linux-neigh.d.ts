import type { TextFormat } from "./format.ts";
import type { IprouteError, NeighRow } from "./linux-rows.ts";
/** A neighbour of which nothing is known but the line. */
export declare function newNeigh(line: number): NeighRow;
/** The neighbour on a line ("Deleted " may stand before it); undefined when it is none. */
export declare function parseNeigh(text: string, line: number): NeighRow | undefined;
/** Neighbours, text. */
export declare const linuxNeigh: TextFormat<NeighRow | IprouteError>;
