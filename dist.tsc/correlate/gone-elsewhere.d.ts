import type { Evidence } from "../schema/evidence.generated.ts";
import type { CorrelatedStreams } from "./streams.ts";
/**
 * By stream id, what limits a loss period that is open at its end: another input shows that the requests went from this tap's VTEP
 * to another one afterwards. A tap's VTEP is the one that its requests go to, else the case's address of its node, else it is known by the
 * last request that passed: the last one to the old VTEP.
 */
export declare function goneElsewhere({ ofs, rows }: CorrelatedStreams, subject: Evidence["subject"]): ReadonlyMap<string, string>;
