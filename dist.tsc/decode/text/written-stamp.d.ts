/** A stamp as it stands in the text. */
export interface WrittenStamp {
    /** "utc": on the clock of the world. "date": local, no zone. "time": a time of day, no date. */
    readonly form: "utc" | "date" | "time";
    /** Seconds since 1970 as if the zone were UTC ("date"), or since midnight ("time"). */
    readonly sec: number;
    readonly nsec: number;
    /** Fractional digits. */
    readonly digits: number;
}
/** A line without the stamp that it begins with. */
export interface StampedText {
    readonly stamp: WrittenStamp;
    readonly rest: string;
}
/** The whole text as a stamp; undefined when it is none. Never a float: digits beyond ns are cut. */
export declare function parseStamp(text: string): WrittenStamp | undefined;
/** The stamp that a line begins with, and what stands behind it; undefined when it begins with none. */
export declare function leadingStamp(text: string): StampedText | undefined;
