import type { ClockPoint } from "./clock-scan.ts";
/** Bounds of the offset, ns, floats. */
export interface Range {
    readonly low: number;
    readonly high: number;
}
/** A jump of one clock against the other. */
export interface ClockStep {
    /** It happened between these two stamps. */
    readonly after: number;
    readonly before: number;
    readonly size: Range;
}
/** How the offset goes with time. */
export interface ClockFit {
    /** Bounds for all times between two stamps. */
    during(first: number, last: number): Range;
    /** Rates that fit, as a fraction, where the offset runs away in a line. */
    readonly rate: Range | undefined;
    readonly steps: readonly ClockStep[];
    /** How far the offset may be from the middle of its bounds, at most, while packets were compared. */
    readonly residual: number;
}
/**
 * The movement with fewest jumps that fits all bounds: one line; else a jump between two constant offsets, or between two lines; and
 * so on. Undefined when none does. `points` in any order.
 */
export declare function fitClock(points: readonly ClockPoint[]): ClockFit | undefined;
