import type { Line, RowBase } from "../decode/text/format.ts";
import type { InputContext, Observation } from "./observation.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Lines that were not understood and are listed; all are counted. */
export declare const UNPARSED_LISTED = 10;
type Observe<Row> = (part: PartContext) => RowObserver<Row>;
/** The observer of each format, by format id. */
export declare const OBSERVERS: ReadonlyMap<string, Observe<RowBase>>;
/**
 * Observes a text of any kind. Never throws for what the text holds: an unknown text gives an observation of kind "unknown" with
 * every line that is not blank counted as not understood, an empty one the kind "empty". `bytes` of the input is left at 0.
 */
export declare function observeText(lines: AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>, context: InputContext): Promise<Observation>;
export {};
