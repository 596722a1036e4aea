import type { EpochNs } from "../core/time.ts";
import type { LogStamp } from "../decode/text/frr-log-rows.ts";
import type { InputContext, ObservedFinding } from "./observation.ts";
/** Turns stamps into epoch ns. A stamp without a zone is read in the context's, else as UTC; one without a year needs the context's date. */
export declare class FrrLogClock {
    digits: number;
    first: EpochNs | undefined;
    last: EpochNs | undefined;
    private readonly zone;
    private readonly year;
    private zoneless;
    private zoned;
    private yearless;
    constructor(context: Pick<InputContext, "date" | "zone">);
    /** Undefined without a year. */
    at(stamp: LogStamp): EpochNs | undefined;
    private dated;
    /** Which clock stamped the lines, in words. */
    get words(): string | undefined;
    /** What has to be said about the stamps. */
    sayings(): Pick<ObservedFinding, "code" | "severity" | "says">[];
}
