import type { StreamOf } from "./streams.ts";
/** One stream as the matcher sees it. */
export interface Place {
    readonly index: number;
    readonly stream: StreamOf;
    /** Input and whole key: two streams with one slot are two runs at one tap. */
    readonly slot: string;
    /** Unwrapped seq numbers, first to last; undefined where single probes are not known. */
    readonly range: {
        readonly first: number;
        readonly last: number;
    } | undefined;
    readonly intervalNs: number;
    /** Lost runs as text, "" when nothing was lost: the fingerprint that the same probes share. */
    readonly losses: string;
}
/** The place of a stream; `index` is its position among the streams. */
export declare function place(stream: StreamOf, index: number): Place;
/** True when the seq ranges of the two overlap, or one of them is not known. */
export declare function rangesMeet(a: Place, b: Place): boolean;
/**
 * Distance in ns between the times at which the two clocks place one and the same seq (the first that both may have
 * seen); between their spans where no seq is known; undefined where one has no times.
 */
export declare function apart(a: Place, b: Place): number | undefined;
/**
 * Probes of the seq numbers that both may have seen which only one of the two lost: [only `a`, only `b`]. Undefined where the numbers
 * are not known, or come round.
 */
export declare function lossesApart(a: Place, b: Place): readonly [number, number] | undefined;
