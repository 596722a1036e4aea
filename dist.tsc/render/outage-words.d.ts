import type { Evidence, Outage } from "../schema/evidence.generated.ts";
type Event = Outage["events"][number];
type Part = Outage["parts"][number];
/** "first frame at the new port"; the name itself where there are no words for it. */
export declare function eventWords(name: string): string;
/** "recovered by the route", or that it is not known. */
export declare function recoveredWords(o: Outage): string;
/** "54.63 to 54.74 ms", "218 µs", "at most 32.83 ms": bounds rounded so that they still hold. */
export declare function boundsWords(low: number, high: number): string;
/** The whole, with its bounds where two clocks are in it. */
export declare function wholeWords(o: Outage): string;
/** "announcement"; "pause, within silence". */
export declare function partWords(p: Part): string;
/** Events of an outage in us from its first one that is listed, with half the width of their bounds. */
export interface PlacedEvent {
    readonly event: Event;
    readonly low_us: number;
    readonly high_us: number;
}
/** Events with both bounds as times, in us from `start` (RFC 3339). */
export declare function placedEvents(o: Outage, start: string): readonly PlacedEvent[];
/** The middle of the bounds of an event as a time, to the microsecond. */
export declare function middleTime(e: Event): string;
/** "±8 µs", "" where the time is exact. */
export declare function spread(e: PlacedEvent): string;
/** The event that ends a part, where it is listed. */
export declare function endOf(o: Outage, p: Part): Event | undefined;
/** Outages that were split, then the others, each in the order of the evidence. */
export declare function splitFirst(evidence: Evidence): readonly Outage[];
export {};
