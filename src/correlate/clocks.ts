// Clocks of the inputs against each other: rows and findings for the evidence, and the graph by which others bring their
// events onto one clock.
import { microseconds } from "../core/time.ts";
import type { InputInfo, Observation } from "../observe/observation.ts";
import type { Clock, Finding } from "../schema/evidence.generated.ts";
import { type ClockContradiction, type ClockGraph, createClockGraph } from "./clock-graph.ts";
import { type ClockPair, type FittedClock, type UnfitPair, clockPairs } from "./clock-pairs.ts";
import { lostProbeSeconds } from "./clock-lost-probes.ts";
import { clockTold, hours, splitOffset } from "./clock-zone.ts";
import { compareSources, sources, stamp } from "./stamp.ts";
import type { StreamOf } from "./streams.ts";

/** Rows that are listed; beyond, each clock only against the one that most others are tied to. */
const MOST_ROWS = 100;
const PPM = 1e6;

/** What is known about the clocks. */
export interface CorrelatedClocks {
  readonly rows: Clock[];
  readonly findings: Finding[];
  readonly graph: ClockGraph;
}

/** Compares the clocks of all inputs. `sameAs`: ids of the other streams of each body of probes. */
export function correlateClocks(
  observations: readonly Observation[],
  streams: readonly StreamOf[],
  sameAs: ReadonlyMap<string, readonly string[]>,
): CorrelatedClocks {
  const { pairs, unfit } = clockPairs(observations, streams, sameAs);
  const graph = createClockGraph(pairs.map((p) => p.constraint));
  const inputs = observations.map((o) => o.input);
  const { rows, findings } = rowsOf(inputs, pairs, graph);
  findings.push(...zoneFindings(rows, inputs));
  for (const p of pairs) if (p.fit !== undefined) findings.push(...movement(p, p.fit));
  findings.push(...unfit.map(unfitFinding));
  findings.push(...graph.contradictions.map(contradiction));
  findings.push(...lostProbeSeconds(streams, sameAs, graph));
  return { rows, findings, graph };
}

function rowsOf(
  inputs: readonly InputInfo[],
  pairs: readonly ClockPair[],
  graph: ClockGraph,
): { rows: Clock[]; findings: Finding[] } {
  const between = new Map<string, ClockPair[]>();
  const ties = new Map<string, number>();
  for (const p of pairs) {
    for (const id of [p.constraint.a, p.constraint.b]) ties.set(id, (ties.get(id) ?? 0) + 1);
    const key = pairKey(p.constraint.a, p.constraint.b);
    between.set(key, [...(between.get(key) ?? []), p]);
  }
  const tied = inputs.filter((i) => ties.has(i.id));
  const all: { a: InputInfo; b: InputInfo }[] = [];
  for (const [i, a] of tied.entries()) {
    for (const b of tied.slice(i + 1)) if (graph.offset(a.id, b.id) !== undefined) all.push({ a, b });
  }
  const listed = all.length <= MOST_ROWS ? all : againstOne(all, ties);
  const rows = listed.map(({ a, b }) => row(a, b, between.get(pairKey(a.id, b.id)) ?? [], graph));
  const findings: Finding[] = [];
  if (listed.length < all.length) {
    findings.push({
      code: "clock.rows-omitted",
      severity: "info",
      says: `${all.length} pairs of clocks can be compared: each clock is listed against one only, ${all.length - listed.length} pairs are not listed.`,
      where: [],
      count: all.length - listed.length,
      limits: ["The offset of two others follows from two rows, at most as wide as both together."],
    });
  }
  return { rows, findings };
}

function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Pairs with the input of their group that is tied to most others. */
function againstOne(all: { a: InputInfo; b: InputInfo }[], ties: ReadonlyMap<string, number>): typeof all {
  const hub = new Map<string, string>();
  const rank = (id: string) => ties.get(id) ?? 0;
  for (const { a, b } of all) {
    for (const id of [a.id, b.id]) {
      const best = hub.get(id);
      const other = rank(b.id) > rank(a.id) ? b.id : a.id;
      if (best === undefined || rank(other) > rank(best)) hub.set(id, other);
    }
  }
  return all.filter(({ a, b }) => hub.get(a.id) === b.id || hub.get(b.id) === a.id);
}

function row(a: InputInfo, b: InputInfo, direct: readonly ClockPair[], graph: ClockGraph): Clock {
  const offset = graph.offset(a.id, b.id)!;
  const split = splitOffset(offset, a, b);
  const whole = offset.lowNs - split.lowNs;
  const via = graph.via(a.id, b.id);
  const bound = (side: "low" | "high", ns: bigint) =>
    direct.map((p) => stampedBound(p, a, side, ns)).find((x) => x !== undefined);
  const [low, high] = [bound("low", offset.lowNs), bound("high", offset.highNs)];
  const moving = direct.find((p) => p.fit !== undefined);
  return {
    a: a.id,
    b: b.id,
    ...(split.dateShift_days === 0 ? {} : { dateShift_days: split.dateShift_days }),
    zoneShift_s: split.zoneShift_s,
    offsetLow_us: microseconds(split.lowNs),
    offsetHigh_us: microseconds(split.highNs),
    ...(low === undefined ? {} : { stampedLow_us: microseconds(low - whole) }),
    ...(high === undefined ? {} : { stampedHigh_us: microseconds(high - whole) }),
    pairs: direct.reduce((n, p) => n + p.packets, 0),
    basis: basisOf(direct, via),
    ...(via.length === 0 ? {} : { via: [...via] }),
    ...(moving === undefined ? {} : moves(moving, moving.fit!, a.id)),
    evidence: sources(graph.evidence(a.id, b.id)),
    limits: [...split.limits, ...direct.flatMap(pairLimits), ...commonLimits(direct)],
  };
}

/** The stamps behind a bound of the row, where it is this pair's own. */
function stampedBound(p: ClockPair, a: InputInfo, side: "low" | "high", ns: bigint) {
  const forward = p.constraint.a === a.id;
  const own = forward === (side === "low") ? "low" : "high";
  const [stamped, bound] =
    own === "low" ? [p.stamped.lowNs, p.constraint.lowNs] : [p.stamped.highNs, p.constraint.highNs];
  if (stamped === undefined || bound === undefined || bound !== (forward ? ns : -ns)) return undefined;
  return forward ? stamped : -stamped;
}

function basisOf(direct: readonly ClockPair[], via: readonly string[]): string {
  const own = [...new Set(direct.map((p) => p.basis))].join(" and ");
  if (via.length === 0) return own;
  return own === "" ? `closed through ${via.join(" and ")}` : `${own}, tightened through ${via.join(" and ")}`;
}

function pairLimits(p: ClockPair): string[] {
  const out: string[] = [];
  if (p.basis === "stated") out.push("One physical clock, as the case file says: not measured.");
  if (p.basis === "requests and replies" && p.order !== "either")
    out.push("Replies are taken to pass the two taps in the opposite order of their requests.");
  if (p.order === "either")
    out.push("The stamps do not tell which of the two taps packets pass first: both orders are allowed for.");
  if (p.basis === "ping stamps")
    out.push("The lines of a log are printed after what they tell of, so their delay is part of the bounds.");
  if (p.basis === "BGP segments")
    out.push("Segments of one BGP connection are taken to pass the two taps in opposite order by direction.");
  if (p.fit !== undefined)
    out.push("The clocks move against each other: the bounds hold for all of the recording of one of them.");
  return out;
}

function commonLimits(direct: readonly ClockPair[]): string[] {
  if (direct.length === 0 || direct.some((p) => p.basis === "stated" || p.fit !== undefined)) return [];
  return [
    "Drift or a step smaller than the width of the bounds cannot be seen: these hold for clocks that keep their distance. Where times are brought onto another clock, drift up to 200 ppm is allowed for.",
  ];
}

/** Drift and steps of a pair in the direction of the row. */
function moves(p: ClockPair, moving: FittedClock, a: string): Partial<Clock> {
  const sign = p.constraint.a === a ? 1 : -1;
  const { fit, atBase } = moving;
  const at = (t: number): string => stamp(atBase + BigInt(Math.round(t)), 6);
  const turned = (r: { low: number; high: number }) => (sign > 0 ? r : { low: -r.high, high: -r.low });
  const out: Partial<Clock> = { residual_us: microseconds(Math.ceil(fit.residual)) };
  if (fit.rate !== undefined) {
    const { low, high } = turned(fit.rate);
    out.driftLow_ppm = ppm(low, Math.floor);
    out.driftHigh_ppm = ppm(high, Math.ceil);
  }
  if (fit.steps.length > 0 && fit.steps.every((s) => Number.isFinite(s.size.high - s.size.low))) {
    out.steps = fit.steps.map((s) => {
      const size = turned(s.size);
      return {
        low: at(s.after),
        high: at(s.before),
        on: p.constraint.a,
        sizeLow_us: microseconds(Math.floor(size.low)),
        sizeHigh_us: microseconds(Math.ceil(size.high)),
      };
    });
  }
  return out;
}

function ppm(rate: number, cut: (x: number) => number): number {
  return cut(rate * PPM * 1000) / 1000;
}

/** One for each input whose stamps lie whole quarter hours from those of another. */
function zoneFindings(rows: readonly Clock[], inputs: readonly InputInfo[]): Finding[] {
  const byId = new Map(inputs.map((i) => [i.id, i]));
  const told = (id: string) => clockTold(byId.get(id)!.clock).zone;
  const out = new Map<string, Finding>();
  // against inputs whose zone is known first, and first of all those with packets in common
  const rank = (r: Clock) => (told(r.a) !== told(r.b) ? 0 : 2) + (r.pairs > 0 ? 0 : 1);
  for (const r of rows.toSorted((p, q) => rank(p) - rank(q))) {
    const zone = r.zoneShift_s ?? 0;
    if (zone === 0) continue;
    const [known, other, shift] = told(r.a) ? [r.a, r.b, zone] : [r.b, r.a, -zone];
    if (out.has(other) || out.has(known)) continue;
    out.set(other, {
      code: "clock.zone-inferred",
      severity: "info",
      says: `The stamps of ${other} are ${hours(shift)} from those of ${known}, as packets that both show tell: if ${known} is in UTC, ${other} is in zone UTC${zoneName(shift)}.`,
      where: [{ input: other }, { input: known }],
      limits: r.limits?.filter((l) => l.includes("inferred")) ?? [],
    });
  }
  return [...out.values()];
}

function zoneName(seconds: number): string {
  const text = hours(seconds).slice(0, -2);
  return text.length === 5 ? `${text.slice(0, 1)}0${text.slice(1)}` : text;
}

function movement(p: ClockPair, moving: FittedClock): Finding[] {
  const { a, b } = p.constraint;
  const where = sources([{ input: a }, { input: b }, ...p.constraint.lowFrom, ...p.constraint.highFrom]);
  const m = moves(p, moving, a);
  const out: Finding[] = [];
  if (m.driftLow_ppm !== undefined && m.driftHigh_ppm !== undefined) {
    out.push({
      code: "clock.drift",
      severity: "warning",
      says: `The clock of ${b} runs ${m.driftLow_ppm} to ${m.driftHigh_ppm} ppm ahead of that of ${a}: no one offset fits the packets that both show, a line does.`,
      where,
      limits: ["That the rate was the same all the time is the simplest movement that fits, not the only one."],
    });
  }
  for (const s of moving.fit.steps) {
    const [low, high] = [s.size.low, s.size.high].map((ns) =>
      Number.isFinite(ns) ? microseconds(Math.round(ns)) : undefined,
    );
    const size =
      low === undefined
        ? high === undefined
          ? ""
          : ` by ${high} us at most`
        : high === undefined
          ? ` by ${low} us at least`
          : ` by ${low} to ${high} us`;
    const [from, to] = [s.after, s.before].map((t) => stamp(moving.atBase + BigInt(Math.round(t)), 6));
    out.push({
      code: "clock.step",
      severity: "warning",
      says: `The clock of ${b} jumped${size} against that of ${a}, between ${from} and ${to} on the latter.`,
      where,
      limits: ["Which of the two clocks jumped is not known from these two alone."],
    });
  }
  return out;
}

function unfitFinding(u: UnfitPair): Finding {
  const { a, b } = u;
  const why =
    u.why === "order"
      ? "in no order of the two taps was each packet seen upstream before downstream"
      : "no offset, drift or step of the clocks fits all of them";
  return {
    code: "clock.no-offset",
    severity: "warning",
    says: `${a} and ${b} show the same packets (${u.basis}, ${u.packets}), but ${why}: their clocks are not compared by these.`,
    where: [{ input: u.a }, { input: u.b }],
    limits: [
      "They may not be the same packets after all, or the two taps are not on one path, or a clock was set more than once.",
    ],
  };
}

function contradiction(c: ClockContradiction): Finding {
  return {
    code: "clock.contradiction",
    severity: "warning",
    says: `The clocks of ${[...new Set(c.inputs)].join(", ")} cannot all be as their packets say (${c.bases.join(", ")}): around them the bounds miss each other by ${microseconds(c.byNs)} us. These bounds are not used.`,
    where: sources([...c.inputs.map((input) => ({ input })), ...c.from].toSorted(compareSources)),
    limits: ["A clock that drifted or was set between the packets of one pair and those of another looks the same."],
  };
}
