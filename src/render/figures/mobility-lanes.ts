// What a mobility figure looks at: the lanes, where each event goes in them, and which route wins after it.
import type { Evidence, Mobility, RouteEvent } from "../../schema/evidence.generated.ts";
import { showsSeq } from "../../correlate/route-observers.ts";
import { brief, parseTime, shortName, vtepShort } from "../format.ts";
import { LIST, type Lang } from "../lang.ts";
import { LANE_WORDS } from "./mac-mobility-words.ts";

/** Events of a lane that are drawn; a flapping MAC has thousands, of which the first and the last are kept. */
const MOST_EVENTS = 400;
/** Seconds, order of the case, or inputs side by side. */
export type AxisKind = "time" | "order" | "place";

/** One line: a route as one table of one place showed it, or as UPDATEs passed there. */
export interface Lane {
  readonly mobility: Mobility;
  readonly kind: AxisKind;
  readonly table: RouteEvent["table"];
  readonly where: string;
  readonly events: readonly RouteEvent[];
  readonly moves: number;
}

/** Lanes of each (MAC, VNI) and kind of axis: the subject first, then those that moved, then the longer histories. */
export function byMac(evidence: Evidence): readonly (readonly Lane[])[] {
  const groups = new Map<string, Lane[]>();
  for (const mobility of evidence.mobility) {
    for (const lane of lanesOf(mobility)) {
      const key = JSON.stringify([mobility.mac, mobility.vni, lane.kind]);
      groups.set(key, [...(groups.get(key) ?? []), lane]);
    }
  }
  // Without a time or an order a picture shows no course of events: only where there is no better one of the MAC.
  const better = new Set<string>();
  for (const lanes of groups.values()) if (lanes[0]!.kind !== "place") better.add(macOf(lanes));
  const kept = [...groups.values()].filter((lanes) => lanes[0]!.kind !== "place" || !better.has(macOf(lanes)));
  const kinds = { time: 2, order: 1, place: 0 } as const;
  const rank = (lanes: readonly Lane[]): number =>
    (lanes[0]!.mobility.mac === evidence.subject.mac ? 1e9 : 0) +
    (lanes.some((l) => l.moves > 0) ? 1e8 : 0) +
    kinds[lanes[0]!.kind] * 1e7 +
    Math.min(
      1e6,
      lanes.reduce((n, l) => n + l.events.length, 0),
    );
  return kept.toSorted((a, b) => rank(b) - rank(a));
}

function macOf(lanes: readonly Lane[]): string {
  return JSON.stringify([lanes[0]!.mobility.mac, lanes[0]!.mobility.vni]);
}

function lanesOf(mobility: Mobility): readonly Lane[] {
  const lanes = new Map<string, Lane & { events: RouteEvent[] }>();
  for (const event of mobility.history) {
    // What a forwarding table says is no route: it has no sequence to draw.
    if (event.table === "fdb") continue;
    const kind = axisKind(event);
    const { where, table } = event;
    const key = JSON.stringify([where, table, kind]);
    let lane = lanes.get(key);
    if (lane === undefined) {
      const moves = mobility.moves.filter((m) => m.where === where).length;
      lanes.set(key, (lane = { mobility, kind, where, table, events: [], moves }));
    }
    lane.events.push(event);
  }
  return [...lanes.values()];
}

/** Events with a time, those with a place in the case's order and the rest have no axis in common. */
function axisKind(event: RouteEvent): AxisKind {
  if (event.at !== undefined && parseTime(event.at) !== undefined) return "time";
  return event.order === undefined ? "place" : "order";
}

/** An event in its lane. */
export interface Placed {
  readonly event: RouteEvent;
  readonly x: number;
  readonly y: number;
}

/** What holds at a place from `x` on: the route that wins there, or none. */
export interface Held {
  readonly x: number;
  /** Undefined: no route is known to be held. */
  readonly event: RouteEvent | undefined;
}

/** One picture of one MAC. */
export interface View {
  readonly lang: Lang;
  readonly evidence: Evidence;
  readonly lanes: readonly (Lane & {
    readonly placed: readonly Placed[];
    readonly held: readonly Held[];
    /** How far the place's recording goes, as x: what is held holds until then. */
    readonly end: number;
  })[];
  readonly kind: AxisKind;
  readonly start: string;
  readonly xMin: number;
  readonly xMax: number;
  readonly yMax: number;
  /** Between two ticks of the sequence; "absent" is one step below 0. */
  readonly step: number;
  readonly omitted: number;
  /** Inputs in the order of x where neither time nor order is known. */
  readonly inputs: readonly string[];
}

/** Where each event goes. All lanes of a figure have one kind of axis. */
export function view(evidence: Evidence, lanes: readonly Lane[], lang: Lang): View {
  const events = lanes.flatMap((l) => l.events);
  const { kind } = lanes[0]!;
  const times = kind === "time" ? events.map((e) => parseTime(e.at!)!) : [];
  const first = times.reduce((a, b) => (b < a ? b : a), times[0] ?? 0n);
  const start = events[times.indexOf(first)]?.at ?? "";
  const yMax = events.reduce((n, e) => Math.max(n, e.seq ?? 0), 1);
  const step = Math.max(1, Math.ceil(yMax / 3));
  const inputs = [...new Set(events.map((e) => e.source.input))];
  let omitted = 0;
  const placed = lanes.map((lane) => {
    const half = MOST_EVENTS / 2;
    const kept =
      lane.events.length <= MOST_EVENTS ? lane.events : [...lane.events.slice(0, half), ...lane.events.slice(-half)];
    omitted += lane.events.length - kept.length;
    const at = (event: RouteEvent): number => {
      if (kind === "time") return Number(parseTime(event.at!)! - first) / 1e9;
      return kind === "order" ? event.order! : inputs.indexOf(event.source.input) + 1;
    };
    const sorted = kept.map((event) => ({ event, x: at(event) })).toSorted((a, b) => a.x - b.x);
    const last = sorted.reduce((n, { x }) => Math.max(n, x), -Infinity);
    return {
      ...lane,
      end: kind === "time" ? recordedUntil(evidence, lane, first, last) : last,
      placed: heights(sorted, step),
      held: winners(sorted, lane.table === "bgp" || lane.table === "mac"),
    };
  });
  const xs = placed.flatMap((l) => l.placed.map((p) => p.x));
  const low = xs.reduce((a, b) => Math.min(a, b), Infinity);
  const high = xs.reduce((a, b) => Math.max(a, b), -Infinity);
  // After a single event there is a second, and nothing before it.
  const room = high > low ? (high - low) * 0.06 : 0.06;
  return {
    lang,
    evidence,
    lanes: placed,
    kind,
    start,
    xMin: low - room,
    xMax: high > low ? high + room * 3 : high + 1,
    yMax,
    step,
    omitted,
    inputs,
  };
}

/** The last stamp of the inputs of a lane, in seconds after `first`; at least `last`. */
function recordedUntil(evidence: Evidence, lane: Lane, first: bigint, last: number): number {
  const inputs = new Set(lane.events.map((e) => e.source.input));
  let end = last;
  for (const input of evidence.inputs) {
    const at = inputs.has(input.id) && input.last !== undefined ? parseTime(input.last) : undefined;
    if (at !== undefined) end = Math.max(end, Number(at - first) / 1e9);
  }
  return end;
}

/** Which route an event is about: a withdrawal names its route by RD, Ethernet tag and nothing else. */
export function routeOf(event: RouteEvent): string {
  return JSON.stringify(event.rd === undefined ? [event.nextHop] : [event.rd, event.ethTag ?? 0]);
}

/** Without a sequence one step below 0; a withdrawal at the height of the route it withdraws, two below where none was seen. */
function heights(sorted: readonly { event: RouteEvent; x: number }[], step: number): readonly Placed[] {
  const routes = new Map<string, number>();
  return sorted.map(({ event, x }) => {
    const key = routeOf(event);
    if (!event.withdrawn) routes.set(key, event.seq ?? -step);
    return { event, x, y: routes.get(key) ?? -2 * step };
  });
}

/** What holds after each event. A snapshot shows all routes that were held when it was taken, so it replaces what was before. */
function winners(sorted: readonly { event: RouteEvent; x: number }[], snapshots: boolean): readonly Held[] {
  const out: Held[] = [];
  const routes = new Map<string, RouteEvent>();
  for (const [i, { event, x }] of sorted.entries()) {
    if (snapshots && sorted[i - 1]?.x !== x) routes.clear();
    if (event.withdrawn) routes.delete(routeOf(event));
    else routes.set(routeOf(event), event);
    if (sorted[i + 1]?.x !== x) out.push({ x, event: winner([...routes.values()]) });
  }
  return out;
}

/** The best route as the table says, else the one with the highest sequence (RFC 7432 section 7.7), the later of equals. */
function winner(routes: readonly RouteEvent[]): RouteEvent | undefined {
  const best = routes.find((r) => r.best === true);
  if (best !== undefined) return best;
  return routes.reduce<RouteEvent | undefined>(
    (a, b) => (a === undefined || (b.seq ?? 0) >= (a.seq ?? 0) ? b : a),
    undefined,
  );
}

/** A lane with its events in place. */
export type PlacedLane = View["lanes"][number];

/** "leaf-b, seq 1", "local, absent", "route of leaf-a withdrawn". */
export function eventText(evidence: Evidence, event: RouteEvent, lang: Lang): string {
  const words = LANE_WORDS[lang];
  if (event.withdrawn) {
    const who = event.rd?.replace(/:\d+$/, "");
    return who === undefined ? words.withdrawn : words.withdrawnOf(vtepShort(evidence, who, lang));
  }
  const hop = event.nextHop === null && event.local === true ? words.local : vtepShort(evidence, event.nextHop, lang);
  if (!showsSeq(event)) return hop;
  return `${hop}${LIST[lang]}${event.seq === undefined ? words.absent : words.seq(event.seq)}`;
}

/** Place, kind of route, table. */
export function laneName(evidence: Evidence, lane: Lane, lang: Lang): readonly string[] {
  const { tables, macOnly } = LANE_WORDS[lang];
  const route = lane.mobility.ip === undefined ? macOnly : `MAC+IP ${brief(lane.mobility.ip)}`;
  return [shortName(evidence, lane.where), route, ...(lane.table === undefined ? [] : [tables[lane.table]])];
}
