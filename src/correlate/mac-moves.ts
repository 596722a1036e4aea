// Moves of one MAC (or MAC+IP): a change of the best route's VTEP at an observer, and the same move at several as one.
import type { EpochNs } from "../core/time.ts";
import type { RouteObservation, SourceRef } from "../observe/observation.ts";
import type { PlacedRoute } from "./route-order.ts";
import { isZeroEsi, sameSegment, seqOf, showsSeq } from "./route-observers.ts";
import type { LiveRoute, Observer, Step } from "./route-observers.ts";

/** A move as one observer saw it. `from` is undefined when the capture began after the old route was announced. */
export interface SeenMove {
  readonly observer: Observer;
  readonly from: string | undefined;
  readonly to: string;
  readonly before: RouteObservation | undefined;
  readonly after: RouteObservation;
  /** The routes that show it: the old one, the new one, and the old one's withdrawal where it made the change. */
  readonly evidence: readonly SourceRef[];
}

/** One move, with every sight of it; the first is the one that tells most. */
export interface Move {
  readonly from: string | undefined;
  readonly to: string;
  /** The route that was replaced, with what it shows of a sequence: as a sight has it, else as a table shows it. */
  readonly before: RouteObservation | undefined;
  readonly seen: readonly SeenMove[];
}

/** One (MAC, VNI, IP or none) with what was made of it. */
export interface MobilityRow {
  readonly mac: string;
  readonly vni: number | null;
  readonly ip: string | undefined;
  readonly placed: readonly PlacedRoute[];
  readonly observers: readonly Observer[];
  readonly moves: readonly Move[];
}

/** What other evidence says about where a MAC was before. */
export interface MoveHints {
  /** VTEP that routes with this RD point to, where all agree. */
  readonly vtepOfRd: (rd: string) => string | undefined;
  /** VTEP that probes to the MAC's addresses went to before they went to `to`, where all agree. */
  readonly repointedFrom: (to: string) => string | undefined;
  /** True for a route that was sent with a whole table. */
  readonly withTable: (route: RouteObservation) => boolean;
}

/** The moves of one row, in order: see `interleave`. */
export function movesOf(all: readonly Observer[], hints: MoveHints): Move[] {
  const seen = all.map((o) => seenMoves(o, all, hints)).filter((list) => list.length > 0);
  // Observers that tell most come first, so that poorer sights find a move to belong to.
  seen.sort(
    (a, b) =>
      Number(hidesSeq(a)) - Number(hidesSeq(b)) ||
      RANK[a[0]!.observer.table] - RANK[b[0]!.observer.table] ||
      b.length - a.length,
  );
  const clusters = new Clusters();
  for (const list of seen) clusters.add(list);
  return interleave(clusters.all.map((c) => asMove(c, all, hints)));
}

function hidesSeq(list: readonly SeenMove[]): boolean {
  return list.some((m) => !showsSeq(m.after));
}

const RANK = { update: 0, bgp: 1, mac: 2, fdb: 3 } as const;

/**
 * The sequence rose, absent counting as 0. Sights that know the old route decide; a first route with a sequence above 0
 * has risen at some time.
 */
export function isRise(m: Move): boolean {
  const seqs = m.seen.filter((s) => showsSeq(s.after));
  const knowing = seqs.filter((s) => s.before !== undefined && showsSeq(s.before));
  if (knowing.length > 0) return knowing.some((s) => seqOf(s.after) > seqOf(s.before!));
  return seqs.some((s) => s.before === undefined && seqOf(s.after) > 0);
}

/** Time of a move: the earliest stamp of those that saw it; undefined when none has a time. */
export function moveTime(m: Move): EpochNs | undefined {
  let first: EpochNs | undefined;
  for (const s of m.seen) {
    const at = s.after.at;
    if (at !== undefined && (first === undefined || at < first)) first = at;
  }
  return first;
}

/** Changes of the best route's VTEP at one observer; `last` outlives a gap, since a move may withdraw first. */
function seenMoves(o: Observer, all: readonly Observer[], hints: MoveHints): SeenMove[] {
  const out: SeenMove[] = [];
  let last: LiveRoute | undefined;
  for (const [i, s] of o.steps.entries()) {
    const best = s.best;
    if (best === undefined) continue;
    const move = last === undefined ? firstSight(o, i, all, hints) : change(o, last, best, s);
    if (move !== undefined) out.push(move);
    last = best;
  }
  return out;
}

function change(o: Observer, last: LiveRoute, best: LiveRoute, s: Step): SeenMove | undefined {
  if (best.vtep === last.vtep || sameSegment(best.route, last.route)) return undefined;
  return {
    observer: o,
    from: last.vtep,
    to: best.vtep,
    before: last.route,
    after: best.route,
    evidence: [last.route.source, best.route.source, ...s.cause.filter((c) => c.withdrawn).map((c) => c.source)],
  };
}

/**
 * The first route of a MAC in a capture is a move when it carries a sequence above 0, or when the route of another
 * VTEP is withdrawn beside it. One that was sent with a whole table is no move, unless probes went elsewhere before. A snapshot shows a state and never a move by itself.
 */
function firstSight(o: Observer, at: number, all: readonly Observer[], hints: MoveHints): SeenMove | undefined {
  if (o.table !== "update") return undefined;
  const { route, vtep } = o.steps[at]!.best!;
  const gone = withdrawnElsewhere(o, route, vtep, hints);
  if ((seqOf(route) === 0 && gone === undefined) || isKnownBefore(route, vtep, all)) return undefined;
  if (gone === undefined && hints.withTable(route) && hints.repointedFrom(vtep) === undefined) return undefined;
  const old = tableBefore(route, vtep, all);
  const from = old?.vtep ?? (gone?.rd === undefined ? undefined : hints.vtepOfRd(gone.rd));
  const evidence = [old?.route.source, route.source, gone?.source].filter((e) => e !== undefined);
  return { observer: o, from: from === vtep ? undefined : from, to: vtep, before: old?.route, after: route, evidence };
}

/** The last snapshot before the route's time that shows a sequence, where it points elsewhere. */
function tableBefore(route: RouteObservation, vtep: string, all: readonly Observer[]): LiveRoute | undefined {
  let last: LiveRoute | undefined;
  for (const { best } of tableStates(all)) {
    if (best.route.at === undefined || route.at === undefined || best.route.at >= route.at) continue;
    if (last === undefined || best.route.at > last.route.at!) last = best;
  }
  return last?.vtep === vtep ? undefined : last;
}

/** Best routes that BGP and MAC tables show together with a sequence. */
function tableStates(all: readonly Observer[]): { best: LiveRoute }[] {
  return all
    .filter((o) => o.table === "bgp" || o.table === "mac")
    .flatMap((o) => o.steps.flatMap(({ best }) => (best === undefined || !showsSeq(best.route) ? [] : [{ best }])));
}

/** A withdrawal, at this observer, of a route of another VTEP that it was never seen to announce. */
function withdrawnElsewhere(
  o: Observer,
  route: RouteObservation,
  vtep: string,
  hints: MoveHints,
): RouteObservation | undefined {
  // One of several VTEPs on a multihomed segment that leaves is not a move.
  if (route.esi !== undefined && !isZeroEsi(route.esi)) return undefined;
  const announced = new Set<string | undefined>();
  for (const s of o.steps) {
    for (const c of s.cause) {
      if (!c.withdrawn) announced.add(c.rd);
      else if (c.rd !== undefined && !announced.has(c.rd) && isOtherVtep(c.rd, route.rd, vtep, hints)) return c;
    }
  }
  return undefined;
}

/** Two RDs are of two VTEPs when routes say so, or when both begin with an address and these differ (RFC 7432 section 7.9). */
function isOtherVtep(rd: string, own: string | undefined, vtep: string, hints: MoveHints): boolean {
  const known = hints.vtepOfRd(rd);
  if (known !== undefined) return known !== vtep;
  const [a, b] = [addressOfRd(rd), addressOfRd(own ?? "")];
  return a !== undefined && b !== undefined && a !== b;
}

function addressOfRd(rd: string): string | undefined {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(rd)?.[1];
}

/** A table taken earlier already shows this very route: it was announced again, nothing moved. */
function isKnownBefore(route: RouteObservation, vtep: string, all: readonly Observer[]): boolean {
  return tableStates(all).some(({ best }) => {
    if (best.route.at === undefined || route.at === undefined || best.route.at >= route.at) return false;
    return best.vtep === vtep && seqOf(best.route) === seqOf(route);
  });
}

/** Moves of one VTEP that a sight without a sequence is held against, from the last one it matched on. */
const LOOK_AHEAD = 64;

/** Sights of one move each. A move is found again by its VTEP and sequence, or in order where no sequence is shown. */
class Clusters {
  readonly all: SeenMove[][] = [];
  private readonly bySeq = new Map<string, SeenMove[][]>();
  private readonly byVtep = new Map<string, SeenMove[][]>();

  /** Adds the moves of one observer, in order; no two of them are one move. */
  add(list: readonly SeenMove[]): void {
    const taken = new Set<SeenMove[]>();
    const reached = new Map<string, number>();
    for (const move of list) {
      const fit = nearest(move, this.candidates(move, reached.get(move.to) ?? 0), taken);
      if (fit === undefined) taken.add(this.open(move));
      else {
        fit.push(move);
        taken.add(fit);
        if (!showsSeq(move.after))
          reached.set(move.to, this.byVtep.get(move.to)!.indexOf(fit, reached.get(move.to)) + 1);
      }
    }
  }

  private candidates(move: SeenMove, from: number): readonly SeenMove[][] {
    if (!showsSeq(move.after)) return (this.byVtep.get(move.to) ?? []).slice(from, from + LOOK_AHEAD);
    return this.bySeq.get(`${move.to}|${seqOf(move.after)}`) ?? [];
  }

  /** Observers whose tables show sequences come first, so what has none is never looked for by one. */
  private open(move: SeenMove): SeenMove[] {
    const cluster = [move];
    this.all.push(cluster);
    const keys: [Map<string, SeenMove[][]>, string][] = [[this.byVtep, move.to]];
    if (showsSeq(move.after)) keys.push([this.bySeq, `${move.to}|${seqOf(move.after)}`]);
    for (const [map, key] of keys) {
      const known = map.get(key);
      if (known === undefined) map.set(key, [cluster]);
      else known.push(cluster);
    }
    return cluster;
  }
}

/** The move among `clusters` that this is another sight of: the nearest in time, else the first that no other sight took. */
function nearest(
  move: SeenMove,
  clusters: readonly SeenMove[][],
  taken: ReadonlySet<SeenMove[]>,
): SeenMove[] | undefined {
  let best: SeenMove[] | undefined;
  let bestApart: number | undefined;
  for (const c of clusters) {
    if (taken.has(c) || !c.every((m) => isSameMove(m, move))) continue;
    const apart = apartNs(c[0]!.after.at, move.after.at);
    if (best === undefined || (apart !== undefined && (bestApart === undefined || apart < bestApart))) {
      best = c;
      bestApart = apart;
    }
  }
  return best;
}

function apartNs(a: EpochNs | undefined, b: EpochNs | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.abs(Number(a - b));
}

function isSameMove(a: SeenMove, b: SeenMove): boolean {
  if (a.from !== undefined && b.from !== undefined && a.from !== b.from) return false;
  return !showsSeq(a.after) || !showsSeq(b.after) || seqOf(a.after) === seqOf(b.after);
}

/** Where no sight knows the old VTEP, a table with the sequence before may, or the probes: they went there until then. */
function asMove(cluster: readonly SeenMove[], all: readonly Observer[], hints: MoveHints): Move {
  const to = cluster[0]!.to;
  const known = cluster.find((m) => m.from !== undefined)?.from ?? predecessor(cluster, all) ?? hints.repointedFrom(to);
  const from = known === to ? undefined : known;
  return { from, to, before: replaced(cluster, from, all), seen: cluster };
}

/**
 * The route before the move: of a sight that knows it with its sequence, else a table's route to the old VTEP with the
 * sequence just below that of the move. A table without a time says nothing by its place, but no other route fits there.
 */
function replaced(
  cluster: readonly SeenMove[],
  from: string | undefined,
  all: readonly Observer[],
): RouteObservation | undefined {
  const knowing = cluster.find((m) => showsSeq(m.after) && m.before !== undefined && showsSeq(m.before));
  if (knowing !== undefined) return knowing.before;
  const after = cluster.find((m) => showsSeq(m.after))?.after;
  if (after === undefined || seqOf(after) === 0 || from === undefined) return undefined;
  const fits = tableStates(all).filter(({ best }) => best.vtep === from && seqOf(best.route) === seqOf(after) - 1);
  // a BGP table tells absent from 0
  return (fits.find(({ best }) => best.route.table === "bgp") ?? fits[0])?.best.route;
}

/** VTEP that tables show with the sequence just below that of the move, where they agree. */
function predecessor(cluster: readonly SeenMove[], all: readonly Observer[]): string | undefined {
  const after = cluster.find((m) => showsSeq(m.after))?.after;
  if (after === undefined || seqOf(after) === 0) return undefined;
  const vteps = new Set<string>();
  for (const { best } of tableStates(all)) {
    if (seqOf(best.route) === seqOf(after) - 1 && best.vtep !== cluster[0]!.to) vteps.add(best.vtep);
  }
  return vteps.size === 1 ? [...vteps][0] : undefined;
}

/**
 * Moves with a time by time, those with only a place in order by that; the two lists are laid together by the sequence
 * that each move gave, since nothing else says how a snapshot's order lies on a clock.
 */
function interleave(moves: readonly Move[]): Move[] {
  const timed = moves.filter((m) => moveTime(m) !== undefined).sort((a, b) => (moveTime(a)! < moveTime(b)! ? -1 : 1));
  const ordered = moves
    .filter((m) => moveTime(m) === undefined)
    .sort((a, b) => (a.seen[0]!.after.order ?? 0) - (b.seen[0]!.after.order ?? 0));
  const out: Move[] = [];
  let t = 0;
  for (const move of ordered) {
    while (t < timed.length && seqOf(timed[t]!.seen[0]!.after) < seqOf(move.seen[0]!.after)) out.push(timed[t++]!);
    out.push(move);
  }
  return [...out, ...timed.slice(t)];
}
