import type { InputContext } from "./observation.ts";
/** A date and a zone as told; undefined where nothing is told or what is told is none. */
export interface ToldClock {
    readonly date: string | undefined;
    readonly zone: string | undefined;
    /** Seconds to add to a time of day or date as written. */
    readonly shiftS: number;
    /** Midnight of the told date, as if its zone were UTC; 0 without one. */
    readonly midnightS: number;
}
/** The clock that `context` tells. */
export declare function toldClock(context: Pick<InputContext, "date" | "zone">): ToldClock;
