import type { TimeBounds } from "../core/time.ts";
import type { EventName, LadderEvent } from "./outage-events.ts";
/** Parts by name; each is ended by one event. */
export type PartName = "silence" | "announcement" | "propagation" | "repoint" | "nextProbe" | "reply" | "unsplit";
/** A part with bounds; `after` and `until` name the events it runs between. */
export interface Part {
    readonly name: PartName | "pause";
    readonly low_us: number;
    readonly high_us: number;
    readonly within?: "silence";
    readonly after: EventName;
    readonly until: EventName;
}
/** What the parts are made from, all on one clock. */
export interface Chain {
    /** Last frame at the old port, or what bounds it; where the whole begins. */
    readonly start: LadderEvent;
    /** First frame at the new port, or what bounds it. */
    readonly heard: LadderEvent;
    readonly reply: LadderEvent;
    /** Events between, each with the part that it ends. `rank`: one comes after all of lower rank, whatever the bounds. */
    readonly between: readonly Link[];
}
/** One event of a chain. */
export interface Link {
    readonly part: PartName;
    readonly event: LadderEvent;
    readonly rank: number | undefined;
}
/** Silence first, then the parts in order of time. */
export declare function partsOf(chain: Chain): Part[];
/**
 * How long the guest stood still, as a bound within silence: at most all of it; at least from the first request that it left
 * unanswered at its old port to its announcement at the new one, which is sent when it goes on. Without these two nothing
 * is known: a guest that goes on and says nothing looks as if it still stood.
 */
export declare function pauseOf(silence: Part, unanswered: TimeBounds | undefined, announced: TimeBounds | undefined): Part;
/**
 * Bounds of events of which each comes after the one before: what is not known is bounded by its neighbours. An event that
 * contradicts the order keeps its own bounds and bounds nothing.
 */
export declare function ordered(events: readonly LadderEvent[]): LadderEvent[];
