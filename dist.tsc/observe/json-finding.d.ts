import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { ObservedFinding } from "./observation.ts";
import type { PartContext } from "./text-observer.ts";
/** The finding for a problem of JSON. */
export declare function jsonFinding(problem: JsonProblem, part: PartContext): ObservedFinding;
