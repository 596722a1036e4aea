import type { Evidence, LossPeriod, Raster, Repoint } from "../../schema/evidence.generated.ts";
import type { Body } from "./bodies.ts";
import type { Colour, PointStyle } from "./figure.ts";
/** How the probes of one state are drawn. */
export interface State {
    readonly letter: string;
    readonly says: string;
    readonly color: Colour;
    readonly style: PointStyle;
    readonly radius: number;
    readonly rotation?: number;
    readonly stroke?: number;
}
export declare const STATES: readonly State[];
/** States of which every probe is drawn. */
export declare const KEPT = "loe";
/** A stretch of time, in seconds from the start of the raster. */
export interface Range {
    readonly from: number;
    readonly to: number;
}
/** One picture of one body of probes. */
export interface View {
    readonly evidence: Evidence;
    readonly body: Body;
    readonly raster: Raster;
    readonly range: Range;
    readonly lanes: readonly Lane[];
    /** The period whose bounds are drawn out, where there is room for them. */
    readonly focus: LossPeriod | undefined;
}
/** A row of the figure. */
export interface Lane {
    /** Index into raster.vteps; -1: none seen; -2: the tap knows no VTEPs. */
    readonly vtep: number;
    readonly lines: readonly string[];
}
/** First and last known send, in seconds. */
export declare function extent(sent: readonly (number | null)[]): Range;
/** A little room at both ends; two seconds for a single probe. */
export declare function pad(range: Range): Range;
/** The surroundings of a period, and how wide the period itself is; undefined when its times contradict each other. */
export declare function around(period: LossPeriod, raster: Raster, whole: Range): {
    range: Range;
    band: number;
} | undefined;
/** A lane for each VTEP, and one for probes that went to none. */
export declare function lanesOf(evidence: Evidence, raster: Raster): readonly Lane[];
/** The lanes that have probes in a stretch of time. */
export declare function inRange(lanes: readonly Lane[], raster: Raster, range: Range): readonly Lane[];
/** The times that bound a period, in seconds from the raster's start. */
export interface Places {
    readonly lastSent: number | undefined;
    readonly lastReply: number | undefined;
    readonly firstLost: number | undefined;
    readonly lastLost: number | undefined;
    readonly firstSent: number | undefined;
    readonly firstReply: number | undefined;
}
/** Where the bounds of a period lie; undefined where they are not known. */
export declare function placesOf(period: LossPeriod, raster: Raster): Places;
/** Index of a probe: a seq may wrap, so of several the one sent nearest to `near` (seconds) is meant. -1: not in the raster. */
export declare function indexOf(raster: Raster, seq: number, near?: number): number;
/** A repoint, in seconds. */
export interface Span {
    readonly from: number;
    readonly to: number;
    readonly repoint: Repoint;
}
/** The repoints in view. */
export declare function repointsOf(view: View): readonly Span[];
