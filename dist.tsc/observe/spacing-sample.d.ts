/** Kept spacings that are neither negative nor far over the median, in ns. */
export interface UsualSpacing {
    readonly mean: number;
    readonly least: number;
    readonly most: number;
    /** Over this a spacing is left out. */
    readonly limit: number;
    /** Spacings that were left out. */
    readonly unusual: number;
    /** Every spacing of the stream was looked at. */
    readonly complete: boolean;
}
/**
 * Every stride-th spacing of each stream, where the stride doubles whenever 32 are kept: exact for the first 33 probes.
 * All streams share one array.
 */
export declare class SpacingSamples {
    private values;
    private kept;
    private strides;
    /** Takes one spacing in ns (NaN is left out) and says how many to skip before the next. */
    add(flow: number, ns: number): number;
    /** The lower median in ns; undefined when there is no spacing. */
    median(flow: number): number | undefined;
    /** What the spacings come to without those that no sender makes; undefined when there is no other. */
    usual(flow: number): UsualSpacing | undefined;
    private grow;
}
