// What the routes of a machine and the forwarding towards it show around one outage.
import type { EpochNs } from "../core/time.ts";
import type { Observation, PathObservation, RouteObservation } from "../observe/observation.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import { bounded, least, most, recorded } from "./outage-events.ts";
import type { EventName, LadderEvent, ToObserver } from "./outage-events.ts";
import type { SeenUpdate } from "./outage-reflector.ts";
import { arrivals } from "./route-arrivals.ts";
import type { StreamOf } from "./streams.ts";

/** Routes later than this after the first reply are of something else, ns. */
const AFTERMATH_NS = 60_000_000_000n;

/** A change of the VTEP that probes went to, in one stream. */
export interface PathChange {
  readonly stream: StreamOf;
  readonly repoint: PathObservation["repoints"][number];
}

/** What is asked of routes and paths. */
export interface RouteQuestion {
  readonly mac: string | undefined;
  readonly ip: string;
  readonly vni: number | undefined;
  /** On the clock of the observer: last answered request before, first reply after. */
  readonly from: EpochNs;
  readonly to: EpochNs;
  readonly observer: StreamOf;
  /** The same probes at all taps. */
  readonly body: readonly StreamOf[];
  readonly observations: readonly Observation[];
  readonly subject: Evidence["subject"];
  readonly toObserver: ToObserver;
}

/** Events of the fabric; undefined where nothing shows them. */
export interface FabricEvents {
  readonly oldVtep: string | undefined;
  readonly newVtep: string;
  readonly updateSent: LadderEvent | undefined;
  readonly updateReceived: LadderEvent | undefined;
  readonly forwardingChanged: LadderEvent | undefined;
  readonly lastRequestToOld: LadderEvent | undefined;
  readonly firstRequestToNew: LadderEvent | undefined;
  readonly lastHeardFromOldVtep: LadderEvent | undefined;
  readonly firstHeardFromNewVtep: LadderEvent | undefined;
  /** Any UPDATE of any MAC was read from the observer's capture: then one that is not there did not come. */
  readonly bgpAtObserver: boolean;
  /** UPDATEs with the route to the new VTEP, in order of time. */
  readonly updates: readonly SeenUpdate[];
}

/** Undefined where nothing shows that the way to the machine changed. */
export function fabricEvents(q: RouteQuestion): FabricEvents | undefined {
  const change = pathChange(q);
  const updates = timed(q, (r) => r.table === "update" && !r.withdrawn && r.nextHop !== undefined);
  const newVtep = change?.repoint.to ?? updates[0]?.route.nextHop;
  if (newVtep === undefined) return undefined;
  const oldVtep = change?.repoint.from;
  const own = updates.filter((u) => u.route.nextHop === newVtep);
  const marks = change === undefined ? undefined : { last: change.repoint.lastToOld, first: change.repoint.firstToNew };
  return {
    oldVtep,
    newVtep,
    updateSent: sentEvent(q, own, newVtep),
    updateReceived: receivedEvent(own.filter((u) => isAtObserver(q, u.route.source.input))),
    forwardingChanged: forwardingLine(q, newVtep),
    lastRequestToOld: markEvent(q, "lastRequestToOld", marks?.last),
    firstRequestToNew: markEvent(q, "firstRequestToNew", marks?.first),
    lastHeardFromOldVtep: oldVtep === undefined ? undefined : lastFrom(q, oldVtep),
    firstHeardFromNewVtep: firstFrom(q, newVtep),
    updates: own.map(({ route, event }) => ({
      input: route.source.input,
      from: route.from,
      to: route.to,
      reflected: route.originatorId !== undefined,
      atObserver: isAtObserver(q, route.source.input),
      atNewVtep: isAtVtep(q, route.source.input, newVtep),
      event,
    })),
    bgpAtObserver: q.observations.some(
      (o) => isAtObserver(q, o.input.id) && o.routes.some((r) => r.table === "update"),
    ),
  };
}

/** The first change of path whose two requests lie around the outage, or any part of it. */
function pathChange(q: RouteQuestion): PathChange | undefined {
  for (const stream of [q.observer, ...q.body]) {
    for (const repoint of stream.observed.path?.repoints ?? []) {
      const last = q.toObserver(repoint.lastToOld.sent?.low ?? 0n, stream.observation.input.id);
      const first = q.toObserver(repoint.firstToNew.sent?.high ?? 0n, stream.observation.input.id);
      if (last !== undefined && first !== undefined && first.high > q.from && last.low < q.to)
        return { stream, repoint };
    }
  }
  return undefined;
}

function markEvent(
  q: RouteQuestion,
  name: EventName,
  mark: PathObservation["repoints"][number]["lastToOld"] | undefined,
): LadderEvent | undefined {
  if (mark?.sent === undefined) return undefined;
  const at = { t: mark.sent.low, digits: digitsOf(q, mark.source.input), source: mark.source };
  return recorded(name, at, q.toObserver);
}

interface TimedRoute {
  readonly route: RouteObservation;
  readonly low: EpochNs;
  readonly event: (name: EventName) => LadderEvent;
}

/** Routes of the machine within and shortly after the outage, in order of time on the clock of the observer. */
function timed(q: RouteQuestion, test: (r: RouteObservation) => boolean): TimedRoute[] {
  const out: TimedRoute[] = [];
  for (const o of q.observations) {
    for (const route of o.routes) {
      if (route.at === undefined || route.mac !== q.mac || !test(route)) continue;
      if (route.vni !== undefined && q.vni !== undefined && route.vni !== q.vni) continue;
      const digits = route.digits ?? o.input.digits;
      const event = recorded("updateSent", { t: route.at, digits, source: route.source }, q.toObserver);
      if (event === undefined || event.high < q.from || event.low > q.to + AFTERMATH_NS) continue;
      out.push({ route, low: event.low, event: (name) => ({ ...event, name }) });
    }
  }
  return out.sort((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0));
}

/** The input of the observer, or one of the same node. */
function isAtObserver(q: RouteQuestion, input: string): boolean {
  const own = q.observer.observation.input;
  if (input === own.id) return true;
  return own.node !== undefined && q.observations.some((o) => o.input.id === input && o.input.node === own.node);
}

/** The UPDATE as it comes to the observer; bounds where the observer's tap shows it on its way to several speakers. */
function receivedEvent(own: readonly TimedRoute[]): LadderEvent | undefined {
  const events = arrivals(own, (u) => u.route).map((u) => u.event("updateReceived"));
  const [first] = events;
  if (first === undefined || events.length === 1) return first;
  const bounds = { low: events.map((e) => e.low).reduce(least), high: events.map((e) => e.high).reduce(most) };
  return bounded(
    "updateReceived",
    bounds,
    events.flatMap((e) => e.evidence),
  );
}

/**
 * The UPDATE of the new VTEP as it leaves: exact at its own uplink. Elsewhere, or where a route reflector has passed it on (RFC
 * 4456: it then has an originator), it had left by then.
 */
function sentEvent(q: RouteQuestion, own: readonly TimedRoute[], newVtep: string): LadderEvent | undefined {
  const first = own.find((u) => u.route.originatorId === undefined && isAtVtep(q, u.route.source.input, newVtep));
  if (first !== undefined) return first.event("updateSent");
  let earliest: LadderEvent | undefined;
  for (const u of own) {
    const e = u.event("updateSent");
    if (earliest === undefined || e.high < earliest.high) earliest = e;
  }
  return earliest === undefined
    ? undefined
    : bounded("updateSent", { low: q.from, high: earliest.high }, earliest.evidence);
}

/** A capture at a VTEP: the case says so, or all probes to the machine that it holds go to that VTEP. */
function isAtVtep(q: RouteQuestion, input: string, vtep: string): boolean {
  if (input === q.observer.observation.input.id) return false;
  const o = q.observations.find((x) => x.input.id === input);
  const name = q.subject.vteps?.[vtep];
  if (o === undefined) return false;
  if (o.input.node !== undefined && name !== undefined) return o.input.node === name;
  const paths = o.streams.filter((s) => s.key.to === q.ip).flatMap((s) => (s.path === undefined ? [] : [s.path]));
  return paths.length > 0 && paths.every((p) => p.vteps.every((v) => v.vtep === vtep));
}

/** A line of the observer's own forwarding table that names the new VTEP. */
function forwardingLine(q: RouteQuestion, newVtep: string): LadderEvent | undefined {
  const own = q.observer.observation.input;
  if (own.node === undefined) return undefined;
  const lines = timed(q, (r) => r.table === "fdb" && !r.withdrawn && r.nextHop === newVtep);
  return lines.find((l) => isAtObserver(q, l.route.source.input))?.event("forwardingChanged");
}

function digitsOf(q: RouteQuestion, input: string): number {
  return q.observations.find((o) => o.input.id === input)?.input.digits ?? 6;
}

/** Frames of the machine that came from a VTEP, by silence, on the clock of the observer. */
function* fromVtep(q: RouteQuestion, vtep: string) {
  for (const o of q.observations) {
    for (const m of o.macs ?? []) {
      if (m.mac !== q.mac || m.vtep !== vtep || (q.vni !== undefined && m.vni !== q.vni)) continue;
      for (const silence of m.silences) yield { input: o.input, silence };
    }
  }
}

/** The last frame of the machine from its old VTEP that any tap shows: it was at its old port before that. */
function lastFrom(q: RouteQuestion, vtep: string): LadderEvent | undefined {
  let best: LadderEvent | undefined;
  for (const { input, silence } of fromVtep(q, vtep)) {
    const { before, after } = silence;
    if (before === undefined) continue;
    const at = { t: before.at, digits: input.digits, source: { input: input.id, record: before.record } };
    const event = recorded("lastHeardFromOldVtep", at, q.toObserver);
    if (event === undefined || event.high < q.from || event.low > q.to) continue;
    const back = after === undefined ? undefined : q.toObserver(after.at, input.id);
    if (back !== undefined && back.low <= q.to) continue;
    if (best === undefined || event.low > best.low) best = event;
  }
  return best;
}

/** The first frame of the machine from its new VTEP that any tap shows: it was at its new port before that. */
function firstFrom(q: RouteQuestion, vtep: string): LadderEvent | undefined {
  let best: LadderEvent | undefined;
  for (const { input, silence } of fromVtep(q, vtep)) {
    const { firstGroups, lastGroups, after } = silence;
    for (const frame of [...firstGroups, ...lastGroups, ...(after === undefined ? [] : [after])]) {
      const at = { t: frame.at, digits: input.digits, source: { input: input.id, record: frame.record } };
      const event = recorded("firstHeardFromNewVtep", at, q.toObserver);
      if (event === undefined || event.low < q.from || event.low > q.to) continue;
      if (best === undefined || event.high < best.high) best = event;
    }
  }
  return best;
}

/**
 * When the forwarding of the observer changed: the line of its table, or else between the UPDATE and the first request to the
 * new VTEP, not before the last request to the old one nor before one that was still copied to several.
 */
export function forwarding(
  f: FabricEvents,
  copied: LadderEvent | undefined,
): { readonly low: EpochNs | undefined; readonly high: EpochNs | undefined; readonly line: LadderEvent | undefined } {
  const lows = [f.updateReceived?.low, f.lastRequestToOld?.low, copied?.low].filter((x) => x !== undefined);
  const low = lows.length === 0 ? undefined : lows.reduce(most);
  const high = f.firstRequestToNew?.high;
  return { low, high, line: f.forwardingChanged };
}
