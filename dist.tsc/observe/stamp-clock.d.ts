import type { WrittenStamp } from "../decode/text/written-stamp.ts";
import type { InputContext, ObservedFinding, SourceRef } from "./observation.ts";
/**
 * The clock of one text. Dates without zone are read in the zone that was told, else as UTC; times of day without date lie on
 * the date that was told, else on 1970-01-01. Midnight is passed where a time of day goes back by more than half a day.
 */
export declare class StampClock {
    /** Most fractional digits seen. */
    digits: number;
    private readonly zone;
    private readonly date;
    private readonly shiftS;
    private readonly midnightS;
    private readonly forms;
    private day;
    private previousS;
    constructor(context: Pick<InputContext, "date" | "zone">);
    /** Whole seconds since 1970 of a stamp. Call in order of the text. */
    sec(stamp: WrittenStamp): number;
    /** Which clock it is, in words; undefined without any stamp. */
    get words(): string | undefined;
    /** What has to be said about the stamps. */
    findings(where: SourceRef): ObservedFinding[];
}
