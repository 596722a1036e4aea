import type { Observation, ProbeStream } from "../observe/observation.ts";
import type { Finding, Stream } from "../schema/evidence.generated.ts";
/** A stream with its id and where it comes from: what paths, loss periods and rasters are made from. */
export interface StreamOf {
    readonly id: string;
    readonly observed: ProbeStream;
    readonly observation: Observation;
}
/** Streams in order (`ofs`), their rows, and what had to be assumed to match them. */
export interface CorrelatedStreams {
    readonly ofs: StreamOf[];
    readonly rows: Stream[];
    readonly findings: Finding[];
    /** What limits the losses of an input that shows no reply at all, by its id. */
    readonly lossLimits: ReadonlyMap<string, string>;
}
/**
 * All streams as "s1", "s2", ...: by input in the order given, then by key. `sameAs` names the rows that are the same
 * probes at other taps; add up `independentStreams(rows)` and never the rows.
 */
export declare function correlateStreams(observations: readonly Observation[]): CorrelatedStreams;
/**
 * One stream of each body of probes: the one that saw most of its sends, the first of equals. For totals.
 */
export declare function independentStreams(streams: readonly Stream[]): Stream[];
