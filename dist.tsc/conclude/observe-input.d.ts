import type { InputContext, Observation } from "../observe/observation.ts";
import type { ByteSource } from "../read/source.ts";
import type { PlannedInput } from "./plan.ts";
/** Options of `observeInput`. */
export interface ObserveOptions {
    /** Keep probes for figures. */
    readonly samples: boolean;
    /** The user named this file: then a file that cannot be used is an error, and not one more row in a list. */
    readonly named: boolean;
}
/** Opens a path, so that the caller sees every byte of it. */
export type Open = (path: string) => Promise<ByteSource>;
/**
 * Reads one file to its end. Throws EvidenceError (E_EMPTY, E_FORMAT) for a named file that holds nothing or nothing that can
 * be read at all; the same file found in a folder gives an observation of kind "empty" or "unknown" with the reason.
 */
export declare function observeFile(path: string, open: Open, context: InputContext, options: ObserveOptions): Promise<Observation>;
/** Reads the files of a capture ring, in the order given, as one input. Records are numbered through. */
export declare function observeRing(files: readonly PlannedInput[], open: Open, context: InputContext, options: ObserveOptions): Promise<Observation>;
