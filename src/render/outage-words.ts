// Words for the events and parts of an outage, for the terminal, the tables and the figure.
import { microseconds, rfc3339 } from "../core/time.ts";
import type { Evidence, Outage } from "../schema/evidence.generated.ts";
import { duration, parseTime } from "./format.ts";

type Event = Outage["events"][number];
type Part = Outage["parts"][number];

const EVENTS: Readonly<Record<string, string>> = {
  lastAnsweredRequestBefore: "last answered request before",
  lastReplyBefore: "last reply before",
  lastHeardOld: "last frame at the old port",
  lastHeardFromOldVtep: "last frame from the old VTEP",
  firstLostRequest: "first lost request",
  firstUnansweredAtOld: "first unanswered at the old port",
  lastRequestToOld: "last request to the old VTEP",
  lastLostRequest: "last lost request",
  firstHeardNew: "first frame at the new port",
  firstHeardFromNewVtep: "first frame from the new VTEP",
  updateSent: "UPDATE leaves the new VTEP",
  updateReceived: "UPDATE reaches the observer",
  forwardingChanged: "forwarding changed",
  firstRequestToNew: "first request to the new VTEP",
  firstAnsweredRequestAfter: "first answered request after",
  firstReply: "first reply after",
  updateAtReflector: "UPDATE reaches the reflector",
  updateFromReflector: "UPDATE leaves the reflector",
  phase: "phase",
  check: "check",
  metric: "metric",
};

const RECOVERED: Readonly<Record<string, string>> = {
  route: "recovered by the route",
  flood: "recovered by flooding, before the route",
  data: "recovered by frames of the machine, without a route",
};

/** "first frame at the new port"; the name itself where there are no words for it. */
export function eventWords(name: string): string {
  return Object.hasOwn(EVENTS, name) ? EVENTS[name]! : name;
}

/** The words of an event with what a phase, a check or a metric says: "phase Succeeded". */
export function eventName(e: Event): string {
  return e.label === undefined ? eventWords(e.name) : `${eventWords(e.name)} ${e.label}`;
}

/** "recovered by the route", or that it is not known. */
export function recoveredWords(o: Outage): string {
  return o.recoveredBy === null ? "what recovered it is not known" : RECOVERED[o.recoveredBy]!;
}

/** "54.63 to 54.74 ms", "218 µs", "at most 32.83 ms": bounds rounded so that they still hold. */
export function boundsWords(low: number, high: number): string {
  if (low === high) return duration(low);
  if (low === 0) return `at most ${duration(high, "up")}`;
  const [from, to] = [duration(low, "down"), duration(high, "up")];
  const unit = from.slice(from.indexOf(" "));
  return to.endsWith(unit) ? `${from.slice(0, -unit.length)} to ${to}` : `${from} to ${to}`;
}

/** The whole, with its bounds where two clocks are in it. */
export function wholeWords(o: Outage): string {
  return boundsWords(o.wholeLow_us ?? o.whole_us, o.wholeHigh_us ?? o.whole_us);
}

/** "announcement"; "pause, within silence". */
export function partWords(p: Part): string {
  return p.within === undefined ? p.name : `${p.name}, within ${p.within}`;
}

/** Events of an outage in us from its first one that is listed, with half the width of their bounds. */
export interface PlacedEvent {
  readonly event: Event;
  readonly low_us: number;
  readonly high_us: number;
}

/** Events with both bounds as times, in us from `start` (RFC 3339). */
export function placedEvents(o: Outage, start: string): readonly PlacedEvent[] {
  const zero = parseTime(start);
  return o.events.flatMap((event) => {
    const [low, high] = [parseTime(event.low), parseTime(event.high)];
    if (zero === undefined || low === undefined || high === undefined) return [];
    return [{ event, low_us: microseconds(low - zero), high_us: microseconds(high - zero) }];
  });
}

/** The middle of the bounds of an event as a time, to the microsecond. */
export function middleTime(e: Event): string {
  const [low, high] = [parseTime(e.low), parseTime(e.high)];
  return low === undefined || high === undefined ? e.low : rfc3339((low + high) / 2n, 6);
}

/** "±8 µs", "" where the time is exact. */
export function spread(e: PlacedEvent): string {
  const half = (e.high_us - e.low_us) / 2;
  if (half === 0) return "";
  return half < 10 ? `\u00b1${Math.ceil(half)} µs` : `\u00b1${duration(half, "up")}`;
}

/** The event that ends a part, where it is listed. */
export function endOf(o: Outage, p: Part): Event | undefined {
  return o.events.find((e) => e.name === p.until);
}

/** Outages that were split, then the others, each in the order of the evidence. */
export function splitFirst(evidence: Evidence): readonly Outage[] {
  const isSplit = (o: Outage) => o.parts.some((p) => p.name !== "unsplit");
  return [...evidence.outages.filter(isSplit), ...evidence.outages.filter((o) => !isSplit(o))];
}
