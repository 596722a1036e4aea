import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { SourceRef } from "../observe/observation.ts";
import type { Bound, Source } from "../schema/evidence.generated.ts";
/**
 * RFC 3339 in UTC with the source's number of fractional digits, or more where the value needs them: a send worked
 * out as stamp - RTT can be finer than the stamp, and cutting an upper bound would make it wrong.
 */
export declare function stamp(t: EpochNs, digits: number): string;
/** Both ends of a bound as text. */
export declare function bound(b: TimeBounds, digits: number): Bound;
/** Decimal digits that show one tick of `resolutionNs`: 1 000 ns is 6, 1 ns is 9, 1 s is 0. */
export declare function digitsOf(resolutionNs: number): number;
/** A place without keys that hold nothing. */
export declare function source(ref: SourceRef): Source;
/** Places in the order given, each once. */
export declare function sources(refs: Iterable<SourceRef | undefined>): Source[];
/** Order of places: input ids as numbers where they end in one ("i2" before "i10"), then record, line, offset. */
export declare function compareSources(a: SourceRef, b: SourceRef): number;
/** Order of ids such as "i2" and "i10": the number counts as a number. */
export declare function compareIds(a: string, b: string): number;
/** Order of texts by code unit: the same on every machine and in every locale. */
export declare function compareText(a: string, b: string): number;
