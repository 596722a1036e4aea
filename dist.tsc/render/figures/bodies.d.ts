import type { Evidence, LossPeriod, Path, Raster, Stream } from "../../schema/evidence.generated.ts";
/** Probes seen at one or more taps: the tap that shows most, and the others by id. */
export interface Body {
    readonly stream: Stream;
    readonly raster: Raster | undefined;
    /** Loss periods of this stream, in order of time. */
    readonly periods: readonly LossPeriod[];
    readonly path: Path | undefined;
    /** Ids of the same probes at other taps. */
    readonly others: readonly string[];
    /** The same probes at every tap, `stream` among them. */
    readonly taps: readonly Stream[];
    /** The tap that saw most probes sent: `stream` unless another saw more. */
    readonly whole: Stream;
}
/**
 * One body for each set of streams that are the same probes. The tap is chosen that knows VTEPs, then the one with a
 * raster, then a capture before a text whose zone was guessed, then the one with most probes, then the first. Bodies with
 * loss come first, then those on a known clock, then the longer.
 */
export declare function bodies(evidence: Evidence): readonly Body[];
/** The period that is open or, of those closed, the one that may have lasted longest. */
export declare function worst(periods: readonly LossPeriod[]): LossPeriod | undefined;
