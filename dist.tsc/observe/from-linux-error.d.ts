import type { IprouteError } from "../decode/text/linux-rows.ts";
import type { ObservedFinding } from "./observation.ts";
import type { PartContext } from "./text-observer.ts";
/** The finding for an error line. */
export declare function iprouteFinding(row: IprouteError, part: PartContext): ObservedFinding;
