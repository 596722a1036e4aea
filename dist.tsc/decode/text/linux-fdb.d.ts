import type { TextFormat } from "./format.ts";
import type { FdbRow, IprouteError } from "./linux-rows.ts";
/** An entry without anything but its MAC. */
export declare function newFdb(line: number, mac: string): FdbRow;
/** The entry on a line (without a monitor's marks, "Deleted " apart); undefined when it is none. */
export declare function parseFdb(text: string, line: number): FdbRow | undefined;
/** Forwarding entries, text. */
export declare const linuxFdb: TextFormat<FdbRow | IprouteError>;
