import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { SourceRef } from "../observe/observation.ts";
/** Events of a ladder. Ends of parts are among them: see outage-parts.ts. */
export type EventName = "lastAnsweredRequestBefore" | "lastReplyBefore" | "lastHeardOld" | "lastHeardFromOldVtep" | "firstLostRequest" | "firstUnansweredAtOld" | "lastRequestToOld" | "lastLostRequest" | "firstHeardNew" | "firstHeardFromNewVtep" | "updateSent" | "updateReceived" | "forwardingChanged" | "firstRequestToNew" | "firstAnsweredRequestAfter" | "firstReply";
/** An event on the clock of the observer. */
export interface LadderEvent extends TimeBounds {
    readonly name: EventName;
    /** Stamp of the frame, message or line that is the event, by its own clock; undefined where only bounds are known. */
    readonly stamp: {
        readonly at: EpochNs;
        readonly digits: number;
    } | undefined;
    /** The event itself, or what bounds it. */
    readonly evidence: readonly SourceRef[];
}
/** A time of an input on the clock of the observer; undefined where the two clocks cannot be related. */
export type ToObserver = (t: EpochNs, input: string) => TimeBounds | undefined;
/** An event that a stamp of one input shows; undefined where its clock cannot be related to that of the observer. */
export declare function recorded(name: EventName, at: {
    readonly t: EpochNs;
    readonly digits: number;
    readonly source: SourceRef;
}, toObserver: ToObserver): LadderEvent | undefined;
/** An event that is only bounded by others. */
export declare function bounded(name: EventName, bounds: TimeBounds, evidence: readonly SourceRef[]): LadderEvent;
/** The middle of the bounds: what events are put in order by where their bounds overlap. */
export declare function middle(b: TimeBounds): EpochNs;
export declare function least(a: EpochNs, b: EpochNs): EpochNs;
export declare function most(a: EpochNs, b: EpochNs): EpochNs;
