// What the forwarding did against what the routes said: the VTEP that the probes of a stream went to, against the best route of their
// machine, each change of the one held against the change of the other, on the clock of the tap.
import { microseconds } from "../core/time.ts";
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { Observation, PathObservation, SourceRef } from "../observe/observation.ts";
import type { Evidence, Finding, Forwarding } from "../schema/evidence.generated.ts";
import type { ClockGraph } from "./clock-graph.ts";
import type { MobilityRow } from "./mac-moves.ts";
import { bodiesOf, macOf } from "./outage-subject.ts";
import { least, most } from "./outage-events.ts";
import { arrivals } from "./route-arrivals.ts";
import { sameSegment, seqOf } from "./route-observers.ts";
import type { LiveRoute, Observer } from "./route-observers.ts";
import { changeAt } from "./route-times.ts";
import { compareSources, sources, stamp } from "./stamp.ts";
import type { CorrelatedStreams, StreamOf } from "./streams.ts";

type ChangeRow = Forwarding["changes"][number];

/** Rows of all, and findings of each kind. */
const MOST_ROWS = 200;
const MOST_FINDINGS = 20;
/** A route that came later than this after the probes went elsewhere is not what they went by, ns. */
const MOST_AHEAD_NS = 60_000_000_000n;

/** What is compared. */
export interface ForwardingQuestion {
  readonly observations: readonly Observation[];
  readonly streams: CorrelatedStreams;
  readonly rows: readonly MobilityRow[];
  readonly subject: Evidence["subject"];
  readonly clocks: Pick<ClockGraph, "toClock">;
}

/** Rows of the evidence, and what they show. */
export interface ForwardingFound {
  readonly rows: Forwarding[];
  readonly findings: Finding[];
}

/** A change of the best route, on the clock of the tap. */
interface RouteChange {
  readonly to: string;
  /** All VTEPs of its segment: a probe to any of them goes by this route. */
  readonly accepted: Set<string>;
  /** Undefined: it was there before the first that is known. */
  readonly low: EpochNs | undefined;
  readonly high: EpochNs;
  readonly source: SourceRef;
}

/** A change of the VTEP that requests went to: after `low`, by `high`. */
interface Repoint {
  readonly from: string;
  readonly to: string;
  readonly low: EpochNs;
  readonly high: EpochNs;
  readonly where: readonly SourceRef[];
}

/** One row for each body of probes, at the tap where they enter their tunnel, and each place at its tap or node where routes of its machine were seen. */
export function correlateForwarding(q: ForwardingQuestion): ForwardingFound {
  const rows: Forwarding[] = [];
  const findings: Finding[] = [];
  if (q.rows.length === 0) return { rows, findings };
  for (const body of bodiesOf(q.streams)) {
    const [s] = body as [StreamOf];
    const { path, key } = s.observed;
    if (path === undefined || path.vteps.length === 0) continue;
    const isIngress = entersHere(q, body);
    const mac = macOf(key, q.observations, q.subject);
    const own = q.rows.filter((r) => r.mac === mac && (r.vni === null || key.vni === undefined || r.vni === key.vni));
    const machine = own.filter((r) => r.ip === undefined || r.ip === key.to);
    for (const [i, row] of machine.entries()) {
      for (const observer of placesAt(q, s, row)) {
        const made = rowOf(q, s, { row, observer, isIngress });
        if (made === undefined) continue;
        if (rows.length < MOST_ROWS) rows.push(made);
        // MAC-only and MAC+IP routes mostly say the same: told once
        if (i === 0) findings.push(...findingsOf(made));
      }
    }
  }
  return { rows, findings: findings.slice(0, MOST_FINDINGS) };
}

/**
 * Whether the first tap of a body is where its probes are sent into their tunnel, and not where they come out of it: they went to
 * several VTEPs, to another one than that of its node, or pass another tap later. At the old VTEP all probes go to the old VTEP.
 */
function entersHere(q: ForwardingQuestion, body: readonly StreamOf[]): boolean {
  const [s, ...rest] = body as [StreamOf, ...StreamOf[]];
  const vteps = s.observed.path!.vteps;
  const name = q.subject.vteps?.[vteps[0]!.vtep];
  const { node } = s.observation.input;
  if (vteps.length > 1 || (node !== undefined && name !== undefined && node !== name)) return true;
  const rtt = (x: StreamOf) => x.observed.rtt?.minNs ?? 0;
  return rest.some((x) => (x.observed.path?.vteps.length ?? 0) > 0 && rtt(x) > 0 && rtt(x) < rtt(s));
}

/** Places where routes were seen at the tap itself or at its node; where there are none, the one whose clock is known best. */
function placesAt(q: ForwardingQuestion, s: StreamOf, row: MobilityRow): Observer[] {
  const { input } = s.observation;
  const nodes = new Map(q.observations.map((o) => [o.input.id, o.input.node]));
  const isHere = (id: string) => id === input.id || (input.node !== undefined && nodes.get(id) === input.node);
  const inputsOf = (o: Observer) => o.steps.map((x) => x.cause[0]!.source.input);
  const here = row.observers.filter((o) => inputsOf(o).every(isHere));
  if (here.some((o) => changesOf(q, input.id, o) !== undefined)) return here;
  let best: { o: Observer; width: bigint } | undefined;
  for (const o of row.observers) {
    if (o.table !== "update") continue;
    const [first] = changesOf(q, input.id, o) ?? [];
    if (first?.low === undefined) continue;
    const width = first.high - first.low;
    if (best === undefined || width < best.width) best = { o, width };
  }
  return best === undefined ? [] : [best.o];
}

function rowOf(
  q: ForwardingQuestion,
  s: StreamOf,
  at: { readonly row: MobilityRow; readonly observer: Observer; readonly isIngress: boolean },
): Forwarding | undefined {
  const { row, observer, isIngress } = at;
  const { id: input, digits } = s.observation.input;
  const routes = changesOf(q, input, observer);
  if (routes === undefined || routes.length === 0) return undefined;
  const path = s.observed.path!;
  const changes = compare(repointsOf(path), routes, isIngress ? s : undefined).map((c) => changeRow(c, digits));
  if (changes.length === 0) return undefined;
  return {
    stream: s.id,
    input,
    mac: row.mac,
    vni: row.vni,
    ...(row.ip === undefined ? {} : { ip: row.ip }),
    where: observer.where,
    table: observer.table,
    changes,
    limits: limitsOf(observer, input, q),
  };
}

function limitsOf(o: Observer, input: string, q: ForwardingQuestion): string[] {
  const inputs = new Set(o.steps.map((s) => s.cause[0]!.source.input));
  const nodeOf = (id: string) => q.observations.find((x) => x.input.id === id)?.input.node;
  const here = [...inputs].every((i) => i === input || (nodeOf(i) !== undefined && nodeOf(i) === nodeOf(input)));
  return [
    ...(here ? [] : ["The routes were seen elsewhere: when they reached the node that forwards is not recorded."]),
    ...(o.table === "update"
      ? [
          "A route on the wire of a node: when its BGP speaker and its kernel had taken it is not shown. The first UPDATE of a recording may be one that was sent again.",
        ]
      : []),
    ...(o.table === "bgp" || o.table === "mac"
      ? ["A table shows that a route was there when it was printed, not since when."]
      : []),
  ];
}

/** Changes of the best route's VTEP on the clock of the tap; undefined where one has no time there. */
function changesOf(q: ForwardingQuestion, input: string, o: Observer): RouteChange[] | undefined {
  const out: RouteChange[] = [];
  let last: string | undefined;
  for (const [i, { best, live, cause }] of o.steps.entries()) {
    if (best === undefined) continue;
    const accepted = live.filter((l) => isSame(l, best)).map((l) => l.vtep);
    if (best.vtep === last) {
      for (const vtep of accepted) out.at(-1)?.accepted.add(vtep);
      continue;
    }
    last = best.vtep;
    const row = cause[0]!;
    const own =
      arrivedAt(o, i) ?? changeAt(o, i) ?? (row.at === undefined ? undefined : { low: undefined, high: row.at });
    if (own === undefined) return undefined;
    const high = onTap(q, own.high, { from: row.source.input, to: input });
    const low = own.low === undefined ? undefined : onTap(q, own.low, { from: row.source.input, to: input });
    if (high === undefined || (own.low !== undefined && low === undefined)) return undefined;
    out.push({ to: best.vtep, accepted: new Set(accepted), low: low?.low, high: high.high, source: best.route.source });
  }
  return out;
}

/** When the route of a step reached the node that forwards, where its recording shows it on its way to several; else undefined. */
function arrivedAt(o: Observer, step: number): TimeBounds | undefined {
  const { route } = o.steps[step]!.best!;
  if (o.table !== "update" || o.steps[step]!.cause[0] !== route) return undefined;
  const end = o.steps.findIndex((s, i) => i > step && s.best?.vtep !== o.steps[step]!.best!.vtep);
  const same = o.steps
    .slice(step, end < 0 ? undefined : end)
    .flatMap((s) => s.cause)
    .filter((r) => !r.withdrawn && r.nextHop === route.nextHop && r.rd === route.rd && seqOf(r) === seqOf(route));
  const times = arrivals(same, (r) => r).flatMap((r) => (r.at === undefined ? [] : [r.at]));
  if (times.length === 0 || (times.length === 1 && times[0] === route.at)) return undefined;
  return { low: times.reduce(least), high: times.reduce(most) };
}

function isSame(l: LiveRoute, best: LiveRoute): boolean {
  return l.vtep === best.vtep || sameSegment(l.route, best.route);
}

function onTap(q: ForwardingQuestion, t: EpochNs, inputs: { from: string; to: string }): TimeBounds | undefined {
  return inputs.from === inputs.to ? { low: t, high: t } : q.clocks.toClock(t, inputs.from, inputs.to);
}

function repointsOf(path: PathObservation): Repoint[] {
  return path.repoints.flatMap(({ from, to, lastToOld, firstToNew }) => {
    if (lastToOld.sent === undefined || firstToNew.sent === undefined) return [];
    const [low, high] = [lastToOld.sent.low, firstToNew.sent.high];
    return low > high ? [] : [{ from, to, low, high, where: [lastToOld.source, firstToNew.source] }];
  });
}

interface Compared {
  readonly repoint: Repoint | undefined;
  readonly route: RouteChange | undefined;
  /** Where the probes went on to although the route said otherwise: the last such probe. */
  readonly stayed?: { readonly at: EpochNs; readonly vtep: string; readonly source: SourceRef | undefined };
}

function compare(repoints: readonly Repoint[], routes: readonly RouteChange[], s: StreamOf | undefined): Compared[] {
  const used = new Set<RouteChange>();
  const out = repoints.flatMap((repoint, i): Compared[] => {
    const route = routeOf(repoint, repoints[i + 1], routes);
    if (route !== undefined) used.add(route);
    // from one VTEP of a segment to another: no route changed
    return route?.accepted.has(repoint.from) === true ? [] : [{ repoint, route }];
  });
  for (const [i, route] of routes.entries()) {
    if (s === undefined || used.has(route)) continue;
    const stayed = lastElsewhere(s, route, routes[i + 1]);
    if (stayed !== undefined) out.push({ repoint: undefined, route, stayed });
  }
  return out;
}

/** The change of the route that a change of the way belongs to: the one in force by then, else one that came soon after. */
function routeOf(r: Repoint, next: Repoint | undefined, routes: readonly RouteChange[]): RouteChange | undefined {
  const current = routes.findLast((c) => (c.low ?? c.high) <= r.high && c.accepted.has(r.to));
  if (current !== undefined) {
    const left = routes[routes.indexOf(current) + 1];
    if (left === undefined || left.high >= r.low) return current;
  }
  const until = next === undefined || next.low > r.high + MOST_AHEAD_NS ? r.high + MOST_AHEAD_NS : next.low;
  return routes.find((c) => c.low !== undefined && c.low > r.high && c.low <= until && c.accepted.has(r.to));
}

/**
 * The last request to a VTEP that the route does not lead to, after the route had come and before the next did; undefined where one
 * went by the route.
 */
function lastElsewhere(s: StreamOf, route: RouteChange, next: RouteChange | undefined): Compared["stayed"] {
  const { sample, path } = s.observed;
  const copied = new Set(path?.replicated.map((r) => r.seq) ?? []);
  let found: Compared["stayed"];
  for (const [i, vtepNumber] of (sample?.vtep ?? []).entries()) {
    const at = sample!.sent.at(i);
    const vtep = sample!.vteps[vtepNumber];
    if (at === undefined || vtep === undefined || copied.has(sample!.seq[i]!)) continue;
    if (at <= route.high || (next?.low !== undefined && at >= next.low)) continue;
    if (route.accepted.has(vtep)) return undefined;
    if (found !== undefined && at <= found.at) continue;
    const record = sample!.record?.[i];
    const source = record === undefined ? undefined : { input: s.observation.input.id, record };
    found = { at, vtep, source };
  }
  return found;
}

function changeRow({ repoint, route, stayed }: Compared, digits: number): ChangeRow {
  const routeTimes =
    route === undefined
      ? {}
      : {
          ...(route.low === undefined ? {} : { routeLow: stamp(route.low, digits) }),
          routeHigh: stamp(route.high, digits),
        };
  if (repoint === undefined) {
    return {
      verdict: "notFollowed",
      from: stayed!.vtep,
      to: route!.to,
      ...routeTimes,
      lastToOld: stamp(stayed!.at, digits),
      lagLow_us: microseconds(stayed!.at - route!.high),
      lagHigh_us: null,
      evidence: sources([route!.source, stayed!.source]),
    };
  }
  const low = route === undefined ? undefined : repoint.low - route.high;
  const high = route?.low === undefined ? undefined : repoint.high - route.low;
  return {
    verdict:
      route === undefined
        ? "withoutRoute"
        : low! > 0n
          ? "behind"
          : high !== undefined && high < 0n
            ? "before"
            : "together",
    from: repoint.from,
    to: repoint.to,
    ...routeTimes,
    lastToOld: stamp(repoint.low, digits),
    firstToNew: stamp(repoint.high, digits),
    lagLow_us: low === undefined ? null : microseconds(low),
    lagHigh_us: high === undefined ? null : microseconds(high),
    evidence: sources([...(route === undefined ? [] : [route.source]), ...repoint.where].toSorted(compareSources)),
  };
}

function findingsOf(row: Forwarding): Finding[] {
  return row.changes.flatMap((c): Finding[] => {
    const words = wordsOf(row, c);
    if (words === undefined) return [];
    const [code, severity, says] = words;
    return [
      {
        code,
        severity,
        says: `Stream ${row.stream}, ${row.mac}: ${says}`,
        where: [...c.evidence],
        limits: [...row.limits],
      },
    ];
  });
}

function wordsOf(row: Forwarding, c: ChangeRow): [string, Finding["severity"], string] | undefined {
  const ms = (us: number | null) => `${Math.abs(us ?? 0) / 1000} ms`;
  const seen = row.table === "update" ? `on the wire at ${row.where}` : `in a table of ${row.where}`;
  switch (c.verdict) {
    case "behind":
      return [
        "forwarding.behind-route",
        "info",
        `the route to ${c.to} was there (${seen}), and a probe still went to ${c.from} at least ${ms(c.lagLow_us)} later: forwarding was behind the route.`,
      ];
    case "before":
      return [
        "forwarding.before-route",
        "info",
        `a probe went to ${c.to} at least ${ms(c.lagHigh_us)} before the route to it was there (${seen}): forwarding followed frames, flooding or another route.`,
      ];
    case "notFollowed":
      return [
        "forwarding.route-not-followed",
        "warning",
        `the best route led to ${c.to} (${seen}), and probes went on to ${c.from} for at least ${ms(c.lagLow_us)}: forwarding did not follow the route.`,
      ];
    case "withoutRoute":
      return [
        "forwarding.without-route",
        "info",
        `probes went from ${c.from} to ${c.to}, and no route that was seen (${seen}) said so: forwarding followed frames, flooding or a route that was not recorded.`,
      ];
    case "together":
      return undefined;
  }
}
