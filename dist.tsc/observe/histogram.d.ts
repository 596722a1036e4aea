/** Lengths below this are counted in `small`. */
export declare const SMALL = 65536;
/** Counts by length in bytes. */
export declare class Histogram {
    private small;
    /** Counted, but of a length beyond those that are told apart. */
    omitted: number;
    private readonly large;
    /** Counts one. */
    add(length: number): void;
    /** Counts `n` of one length. */
    addMany(length: number, n: number): void;
    /** Counts those of an array by length, up to length `most`. */
    addAll(counts: Float64Array, most: number): void;
    private grow;
    /** The counts, with `shift` added to each length, in rising order. */
    toMap(shift?: number): Map<number, number>;
    /** How many were counted. */
    total(): number;
}
/** Adds the counts of `b` to `a`. */
export declare function addCounts(a: Map<number, number>, b: ReadonlyMap<number, number>): void;
/** The counts of two histograms together, in rising order of length. */
export declare function mergeCounts(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number>;
