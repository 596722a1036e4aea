import type { EpochNs } from "../core/time.ts";
import type { WrittenStamp } from "../decode/text/written-stamp.ts";
import type { InputContext, ObservedFinding, SourceRef } from "./observation.ts";
import type { Shown } from "./text-observer.ts";
/** Times of one log. Stamps more than 104 days from the first are counted and not used. */
export declare class LogTimes {
    outOfRange: number;
    private readonly clock;
    private baseSec;
    private low;
    private high;
    constructor(context: Pick<InputContext, "date" | "zone">);
    /** Ns from the base; NaN without a stamp. Call in order of the text. */
    ns(stamp: WrittenStamp | undefined): number;
    /** Time of ns from the base; undefined for NaN. */
    epoch(ns: number): EpochNs | undefined;
    /** One tick of the finest stamp, ns. */
    get tickNs(): number;
    /** True when there was a stamp. */
    get any(): boolean;
    /** First and last stamp, their digits and clock. */
    shown(): Partial<Shown>;
    /** What has to be said about the stamps. */
    findings(where: SourceRef): ObservedFinding[];
}
