import type { InputContext, Observation } from "./observation.ts";
/** An observation of kind `kind` that shows nothing yet; what the case says of the input is in it. */
export declare function emptyObservation(context: InputContext, kind: string): Observation;
