// What two inputs that stamped the same packets say about their clocks: constraints for the clock graph, each with its packets.
import type { InputInfo, Observation, SourceRef } from "../observe/observation.ts";
import type { ProbeTable } from "../observe/probe-table.ts";
import type { SeenSegment, SegmentTable } from "../observe/segment-table.ts";
import { type ClockFit, fitClock, unseenDrift } from "./clock-fit.ts";
import type { ClockConstraint } from "./clock-graph.ts";
import {
  type ClockPoint,
  type Distance,
  type Order,
  type RawBounds,
  type TapScan,
  emptyScan,
  logBounds,
  logPoints,
  matchTables,
  orderOf,
  scanTaps,
  tapBounds,
  tapPoints,
} from "./clock-scan.ts";
import type { Match } from "./clock-walk.ts";
import type { StreamOf } from "./streams.ts";

/** Streams of two inputs that are compared: those with most probes. */
const MOST_MATCHES = 256;

/** Bodies of packets, and bounds of each side, that are asked where an offset is not seen to move. */
const MOST_TELLING = 8;
const MOST_POINTS = 1024;

/** What evidence a constraint rests on. */
export type ClockBasis = "requests and replies" | "ping stamps" | "BGP segments" | "stated";

/** A constraint, and what has to be said about it. */
export interface ClockPair {
  readonly constraint: ClockConstraint;
  readonly basis: ClockBasis;
  /** Packets (and lines) that both inputs show. */
  readonly packets: number;
  /** The bounds as the stamps say them, ns, and how much each was widened for their resolution. */
  readonly stamped: { readonly lowNs: bigint | undefined; readonly highNs: bigint | undefined };
  readonly widenedNs: bigint;
  readonly order: Order | undefined;
  readonly fit: FittedClock | undefined;
}

/** How two clocks move against each other; times and values in `fit` count from these. */
export interface FittedClock {
  readonly fit: ClockFit;
  readonly atBase: bigint;
  readonly offsetBase: bigint;
}

/** Two inputs with the same packets whose stamps no movement of the clocks explains. */
export interface UnfitPair {
  readonly a: string;
  readonly b: string;
  readonly basis: ClockBasis;
  readonly packets: number;
  readonly why: "order" | "movement";
}

/** Everything that pairs of inputs say. */
export interface ClockPairs {
  readonly pairs: ClockPair[];
  readonly unfit: UnfitPair[];
}

/** Streams of one body of probes, with their tables. */
type Member = StreamOf & { readonly table: ProbeTable };

/** All that the same packets in different inputs say. `sameAs`: ids of the other streams of each body of probes. */
export function clockPairs(
  observations: readonly Observation[],
  streams: readonly StreamOf[],
  sameAs: ReadonlyMap<string, readonly string[]>,
): ClockPairs {
  const out: ClockPairs = { pairs: [], unfit: [] };
  for (const found of probeMatches(streams, sameAs)) add(out, found);
  const withSegments = observations.filter((o) => (o.timing?.segments?.flows.size ?? 0) > 0);
  for (const [i, x] of withSegments.entries()) {
    for (const y of withSegments.slice(i + 1)) {
      const found = segmentMatches(x, y);
      if (found !== undefined) add(out, found);
    }
  }
  out.pairs.push(...stated(observations));
  return out;
}

/** What two inputs have in common, of one kind. */
interface Common {
  readonly x: InputInfo;
  readonly y: InputInfo;
  readonly basis: ClockBasis;
  /** Tick of both stamps together, ns. */
  readonly tick: number;
  readonly sources: readonly CommonPackets[];
}

/** One body of packets that both have: what it says by extremes, and point by point. */
interface CommonPackets {
  /** Bases of the stamps. */
  readonly atBase: bigint;
  readonly offsetBase: bigint;
  readonly placesX: "record" | "line";
  readonly placesY: "record" | "line";
  readonly order: Order | undefined;
  /** Packets of both directions were seen: then one order must fit. */
  readonly bothWays: boolean;
  readonly bounds: RawBounds;
  /** About `groups` of each side at most; some thousand where that is not given. */
  points(order: Order | undefined, groups?: number): ClockPoint[];
}

function add(out: ClockPairs, common: Common): void {
  const { x, y, basis, tick } = common;
  const usable = common.sources.filter((s) => s.order !== "unknown");
  const packets = common.sources.reduce((n, s) => n + s.bounds.packets, 0);
  if (packets === 0) return;
  const widenedNs = BigInt(Math.ceil(tick));
  const low = extreme(usable, "low");
  const high = extreme(usable, "high");
  const fits = low === undefined || high === undefined || low.ns - widenedNs <= high.ns + widenedNs;
  if (fits && (low !== undefined || high !== undefined)) {
    const constraint: ClockConstraint = {
      a: x.id,
      b: y.id,
      basis,
      lowNs: low === undefined ? undefined : low.ns - widenedNs,
      highNs: high === undefined ? undefined : high.ns + widenedNs,
      lowFrom: low === undefined ? [] : places(x, y, low),
      highFrom: high === undefined ? [] : places(x, y, high),
      steady: true,
      during: slowly(common, telling([low, high], usable)),
    };
    const stamped = { lowNs: low?.ns, highNs: high?.ns };
    const order = usable.some((s) => s.order === "either") ? "either" : usable[0]!.order;
    out.pairs.push({ constraint, basis, packets, stamped, widenedNs, order, fit: undefined });
    return;
  }
  const moving = fit(common, usable);
  if (moving === undefined) {
    const why = usable.length === 0 ? "order" : "movement";
    if (usable.length > 0 || common.sources.some((c) => c.bothWays))
      out.unfit.push({ a: x.id, b: y.id, basis, packets, why });
    return;
  }
  const ends = spanOf(x, moving.atBase);
  const whole = inNs(moving, ends.first, ends.last);
  const constraint: ClockConstraint = {
    a: x.id,
    b: y.id,
    basis,
    ...whole,
    lowFrom: low === undefined ? [] : places(x, y, low),
    highFrom: high === undefined ? [] : places(x, y, high),
    during: (first, last) => {
      return inNs(moving, Number(first - moving.atBase), Number(last - moving.atBase));
    },
  };
  const stamped = { lowNs: undefined, highNs: undefined };
  out.pairs.push({ constraint, basis, packets, stamped, widenedNs, order: usable[0]?.order, fit: moving });
}

/** The sharpest bound of all sources, with its place. */
interface Sharpest {
  readonly ns: bigint;
  readonly at: Distance;
  readonly from: CommonPackets;
}

function extreme(sources: readonly CommonPackets[], side: "low" | "high"): Sharpest | undefined {
  let best: Sharpest | undefined;
  for (const from of sources) {
    const at = from.bounds[side];
    if (at === undefined) continue;
    const ns = BigInt(at.ns) + from.offsetBase;
    if (best === undefined || (side === "low" ? ns > best.ns : ns < best.ns)) best = { ns, at, from };
  }
  return best;
}

function places(x: InputInfo, y: InputInfo, { at, from }: Sharpest): SourceRef[] {
  const one = (input: string, kind: "record" | "line", n: number): SourceRef =>
    n > 0 ? { input, [kind]: n } : { input };
  return [one(x.id, from.placesX, at.inX), one(y.id, from.placesY, at.inY)];
}

/** Those that make the bounds, and those with most packets: others would make bounds at one instant a little sharper, at a cost. */
function telling(ends: readonly (Sharpest | undefined)[], sources: readonly CommonPackets[]): CommonPackets[] {
  const makers = ends.flatMap((e) => (e === undefined ? [] : [e.from]));
  const most = sources.toSorted((a, b) => b.bounds.packets - a.bounds.packets);
  return [...new Set([...makers, ...most])].slice(0, MOST_TELLING);
}

/** Bounds for an instant where one offset fits all packets: drift that does not show is allowed for. Made when somebody asks. */
function slowly(common: Common, usable: readonly CommonPackets[]): NonNullable<ClockConstraint["during"]> {
  const { atBase, offsetBase } = common.sources[0]!;
  let bounds: ReturnType<typeof unseenDrift> | undefined;
  return (first, last) => {
    bounds ??= unseenDrift(pointsOf(common, usable, { groups: Math.ceil(MOST_POINTS / usable.length) }));
    const { low, high } = bounds(Number(first - atBase), Number(last - atBase));
    return {
      lowNs: Number.isFinite(low) ? offsetBase + BigInt(Math.floor(low)) : undefined,
      highNs: Number.isFinite(high) ? offsetBase + BigInt(Math.ceil(high)) : undefined,
    };
  };
}

/** The bounds that packets make by themselves, in terms of the first source, widened by the tick; `order` where a source has none. */
function pointsOf(
  common: Common,
  sources: readonly CommonPackets[],
  { order, groups }: { readonly order?: Order | undefined; readonly groups?: number },
): ClockPoint[] {
  const { atBase, offsetBase } = common.sources[0]!;
  return sources.flatMap((s) => {
    const shift = Number(s.atBase - atBase);
    const rise = Number(s.offsetBase - offsetBase);
    return s.points(order ?? s.order, groups).map((p) => {
      const ns = p.upper ? p.ns + common.tick : p.ns - common.tick;
      return { at: p.at + shift, slack: p.slack, ns: ns + rise, upper: p.upper };
    });
  });
}

/** A movement that all packets allow. */
function fit(common: Common, usable: readonly CommonPackets[]): FittedClock | undefined {
  const [first] = common.sources;
  if (first === undefined) return undefined;
  const { atBase, offsetBase } = first;
  const tries: (Order | undefined)[] = usable.length > 0 ? [undefined] : ["x first", "y first"];
  for (const order of tries) {
    const sources = usable.length > 0 ? usable : common.basis === "BGP segments" ? common.sources : [];
    const found = fitClock(pointsOf(common, sources, { order }));
    if (found !== undefined) return { fit: found, atBase, offsetBase };
  }
  return undefined;
}

function spanOf(input: InputInfo, base: bigint): { first: number; last: number } {
  return { first: Number((input.first ?? base) - base), last: Number((input.last ?? base) - base) };
}

/** Bounds between two stamps in epoch terms; a side without any is undefined. */
function inNs(
  { fit: f, offsetBase }: FittedClock,
  first: number,
  last: number,
): { readonly lowNs: bigint | undefined; readonly highNs: bigint | undefined } {
  const { low, high } = f.during(first, last);
  return {
    lowNs: Number.isFinite(low) ? offsetBase + BigInt(Math.floor(low)) : undefined,
    highNs: Number.isFinite(high) ? offsetBase + BigInt(Math.ceil(high)) : undefined,
  };
}

/** Bodies of probes at two inputs each. A log is always the second of a pair. */
function* probeMatches(
  streams: readonly StreamOf[],
  sameAs: ReadonlyMap<string, readonly string[]>,
): Generator<Common> {
  const byPair = new Map<string, { x: Member; y: Member; copied: ReadonlySet<number> }[]>();
  const byId = new Map(streams.map((s) => [s.id, s]));
  const done = new Set<string>();
  for (const s of streams) {
    if (done.has(s.id)) continue;
    const ids = [s.id, ...(sameAs.get(s.id) ?? [])];
    const all = ids.map((id) => byId.get(id)).filter((m) => m !== undefined);
    for (const id of ids) done.add(id);
    const copied = new Set(all.flatMap((m) => m.observed.path?.replicated.map((r) => r.seq) ?? []));
    const members = all.flatMap((m): Member[] => {
      const table = m.observation.timing?.probes.get(m.observed);
      return table === undefined ? [] : [{ ...m, table }];
    });
    for (const [i, m] of members.entries()) {
      for (const n of members.slice(i + 1)) {
        if (m.observation === n.observation || (m.table.kind === "log" && n.table.kind === "log")) continue;
        const [x, y] = m.table.kind === "log" ? [n, m] : [m, n];
        const key = `${x.observation.input.id} ${y.observation.input.id} ${y.table.kind}`;
        const list = byPair.get(key);
        if (list === undefined) byPair.set(key, [{ x, y, copied }]);
        else list.push({ x, y, copied });
      }
    }
  }
  for (const list of byPair.values()) yield commonProbes(list);
}

function commonProbes(all: { x: Member; y: Member; copied: ReadonlySet<number> }[]): Common {
  const size = (p: (typeof all)[number]) => Math.min(p.x.table.count, p.y.table.count);
  const list = all.toSorted((p, q) => size(q) - size(p)).slice(0, MOST_MATCHES);
  const [first] = list;
  const tick = Math.max(...list.map((p) => p.x.observed.resolutionNs + p.y.observed.resolutionNs));
  const sources = list.flatMap(({ x, y, copied }) => {
    const match = matchTables(x.table, y.table, copied);
    return match === undefined ? [] : [y.table.kind === "log" ? ofLog(match) : ofTaps(match, tick)];
  });
  const basis = first!.y.table.kind === "log" ? "ping stamps" : "requests and replies";
  return { x: first!.x.observation.input, y: first!.y.observation.input, basis, tick, sources };
}

function bases(m: Match): Pick<CommonPackets, "atBase" | "offsetBase" | "placesX" | "placesY"> {
  return { atBase: m.x.base, offsetBase: m.y.base - m.x.base, placesX: m.x.places, placesY: m.y.places };
}

function ofTaps(m: Match, tick: number): CommonPackets {
  const scan = scanTaps(m, tick);
  const order = orderOf(scan, tick, { x: m.x.ttl, y: m.y.ttl });
  return {
    ...bases(m),
    order,
    bothWays: scan.replies > 0,
    bounds: tapBounds(scan, order),
    points: (o, groups) => tapPoints(m, o ?? order, scan, groups),
  };
}

function ofLog(m: Match): CommonPackets {
  return {
    ...bases(m),
    order: undefined,
    bothWays: true,
    bounds: logBounds(m),
    points: (_, groups) => logPoints(m, groups),
  };
}

/** Segments of the same BGP connections at two taps: one direction stands for requests, the other for replies. */
function segmentMatches(x: Observation, y: Observation): Common | undefined {
  const sources: CommonPackets[] = [];
  const tick = (x.input.resolutionNs ?? 1) + (y.input.resolutionNs ?? 1);
  for (const flow of x.timing!.segments!.flows.keys()) {
    const reverse = flow.split(" ");
    const back = [reverse[2], reverse[3], reverse[0], reverse[1]].join(" ");
    if (flow > back && x.timing!.segments!.flows.has(back)) continue;
    const there = bothSaw(x.timing!.segments!, y.timing!.segments!, flow);
    const again = bothSaw(x.timing!.segments!, y.timing!.segments!, back);
    if (there.length + again.length > 0) sources.push(ofSegments(there, again, tick));
  }
  return sources.length === 0 ? undefined : { x: x.input, y: y.input, basis: "BGP segments", tick, sources };
}

type SeenTwice = readonly [SeenSegment, SeenSegment];

function bothSaw(x: SegmentTable, y: SegmentTable, flow: string): SeenTwice[] {
  const out: SeenTwice[] = [];
  const there = y.flows.get(flow);
  if (there === undefined) return out;
  for (const [key, s] of x.flows.get(flow) ?? []) {
    const other = there.get(key);
    if (other !== undefined && !s.again && !other.again) out.push([s, other]);
  }
  return out;
}

function ofSegments(there: readonly SeenTwice[], again: readonly SeenTwice[], tick: number): CommonPackets {
  const [one] = [...there, ...again];
  const atBase = one![0].at;
  const offsetBase = one![1].at - one![0].at;
  const scan: TapScan = emptyScan();
  const points: { readonly forward: boolean; readonly at: number; readonly ns: number }[] = [];
  for (const [list, forward] of [
    [there, true],
    [again, false],
  ] as const) {
    const [least, most] = forward ? [scan.leastRequest, scan.mostRequest] : [scan.leastReply, scan.mostReply];
    for (const [s, other] of list) {
      const ns = Number(other.at - s.at - offsetBase);
      points.push({ forward, at: Number(s.at - atBase), ns });
      for (const d of [least, most]) {
        if (d === least ? ns >= d.ns : ns <= d.ns) continue;
        Object.assign(d, { ns, inX: s.record, inY: other.record });
      }
    }
  }
  scan.requests = there.length;
  scan.replies = again.length;
  const order = there.length === 0 || again.length === 0 ? "unknown" : orderOf(scan, tick, { x: 0, y: 0 });
  return {
    atBase,
    offsetBase,
    placesX: "record",
    placesY: "record",
    order,
    bothWays: there.length > 0 && again.length > 0,
    bounds: tapBounds(scan, order),
    points: (o) => points.map(({ forward, at, ns }) => ({ at, slack: 0, ns, upper: forward === (o === "x first") })),
  };
}

/** Inputs that were stamped by one physical clock, as the case says: no offset at all. */
function stated(observations: readonly Observation[]): ClockPair[] {
  const first = new Map<string, string>();
  const out: ClockPair[] = [];
  for (const { input } of observations) {
    const { physicalClock: name, id } = input;
    if (name === undefined) continue;
    const a = first.get(name);
    if (a === undefined) {
      first.set(name, id);
      continue;
    }
    const constraint = { a, b: id, lowNs: 0n, highNs: 0n, basis: "stated", lowFrom: [], highFrom: [] };
    const stamped = { lowNs: 0n, highNs: 0n };
    out.push({ constraint, basis: "stated", packets: 0, stamped, widenedNs: 0n, order: undefined, fit: undefined });
  }
  return out;
}
