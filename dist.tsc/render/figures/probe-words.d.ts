import { type View } from "./probe-view.ts";
/** Stream, tap, absolute start, how to read the marks, and what was left out. */
export declare function captionOf(view: View): string;
/** The figure for someone who does not see it: lanes, counts, bounds of the first periods, repoints. */
export declare function altOf(view: View): string;
/** Limits of the periods and the path in view; `left` streams have no picture. */
export declare function limitsOf(view: View, left: number): readonly string[];
/** The probes in view, one a row, none merged. */
export declare function csvOf({ raster, range }: View): string;
