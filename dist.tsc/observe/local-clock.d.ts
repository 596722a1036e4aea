import type { EpochNs } from "../core/time.ts";
import type { LocalStamp } from "../decode/text/linux-monitor.ts";
import type { InputContext, ObservedFinding, SourceRef } from "./observation.ts";
/** A clock that prints local time. */
export interface LocalClock {
    /** For `inputs[].clock`. */
    readonly words: string;
    /** False when the zone is not known. */
    readonly told: boolean;
    /** Epoch time of a stamp. */
    at(stamp: LocalStamp): EpochNs;
}
/** The clock of an input's stamps without zone. */
export declare function localClock(context: InputContext): LocalClock;
/** What to say when the zone is not known. */
export declare function zoneFinding(source: SourceRef): ObservedFinding;
