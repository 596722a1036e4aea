import type { InputInfo } from "../observe/observation.ts";
import type { ClockOffset } from "./clock-graph.ts";
/** An offset in parts that add up to it. */
export interface SplitOffset {
    readonly dateShift_days: number;
    readonly zoneShift_s: number;
    readonly lowNs: bigint;
    readonly highNs: bigint;
    /** What was inferred, in words; empty where nothing was. */
    readonly limits: readonly string[];
}
/** Whether the stamps lie on a day, and in a zone, that somebody or the stamps themselves told. */
export declare function clockTold(clock: string | undefined): {
    readonly date: boolean;
    readonly zone: boolean;
    readonly counts: boolean;
};
/** Splits clock `b` less clock `a`. */
export declare function splitOffset(offset: ClockOffset, a: InputInfo, b: InputInfo): SplitOffset;
/** "+5:00 h". */
export declare function hours(seconds: number): string;
