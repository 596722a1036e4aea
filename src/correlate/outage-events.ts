// What an outage is told with: events on one clock, each with its bounds and where they come from.
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { SourceRef } from "../observe/observation.ts";

/** Events of a ladder. Ends of parts are among them: see outage-parts.ts. */
export type EventName =
  | "lastAnsweredRequestBefore"
  | "lastReplyBefore"
  | "lastHeardOld"
  | "lastHeardFromOldVtep"
  | "firstLostRequest"
  | "firstUnansweredAtOld"
  | "lastRequestToOld"
  | "lastLostRequest"
  | "firstHeardNew"
  | "firstHeardFromNewVtep"
  | "updateSent"
  | "updateReceived"
  | "forwardingChanged"
  | "firstRequestToNew"
  | "firstAnsweredRequestAfter"
  | "firstReply"
  | "updateAtReflector"
  | "updateFromReflector"
  | "phase"
  | "check"
  | "metric";

/** An event on the clock of the observer. */
export interface LadderEvent extends TimeBounds {
  readonly name: EventName;
  /** Stamp of the frame, message or line that is the event, by its own clock; undefined where only bounds are known. */
  readonly stamp: { readonly at: EpochNs; readonly digits: number } | undefined;
  /** What a phase, a check or a metric says: words of this tool or of KubeVirt. */
  readonly label?: string;
  /** No packet ties its clock to that of the observer: it stands as stamped. */
  readonly untied?: true;
  /** The event itself, or what bounds it. */
  readonly evidence: readonly SourceRef[];
}

/** A time of an input on the clock of the observer; undefined where the two clocks cannot be related. */
export type ToObserver = (t: EpochNs, input: string) => TimeBounds | undefined;

/** An event that a stamp of one input shows; undefined where its clock cannot be related to that of the observer. */
export function recorded(
  name: EventName,
  at: { readonly t: EpochNs; readonly digits: number; readonly source: SourceRef },
  toObserver: ToObserver,
): LadderEvent | undefined {
  const bounds = toObserver(at.t, at.source.input);
  if (bounds === undefined) return undefined;
  return { name, ...bounds, stamp: { at: at.t, digits: at.digits }, evidence: [at.source] };
}

/** An event that is only bounded by others. */
export function bounded(name: EventName, bounds: TimeBounds, evidence: readonly SourceRef[]): LadderEvent {
  return { name, ...bounds, stamp: undefined, evidence };
}

/** The middle of the bounds: what events are put in order by where their bounds overlap. */
export function middle(b: TimeBounds): EpochNs {
  return (b.low + b.high) / 2n;
}

export function least(a: EpochNs, b: EpochNs): EpochNs {
  return a < b ? a : b;
}

export function most(a: EpochNs, b: EpochNs): EpochNs {
  return a > b ? a : b;
}
