// What the routes of one MAC show beside its moves: rises, falls, stale and sticky routes, conflicts, frequent moves.
import { numbered } from "../core/words.ts";
import type { RouteObservation, SourceRef } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import { duplicateFindings } from "./mac-duplicates.ts";
import type { DuplicateDetection } from "./mac-duplicates.ts";
import { flapFindings } from "./mac-flaps.ts";
import { isRise } from "./mac-moves.ts";
import type { MobilityRow, Move } from "./mac-moves.ts";
import { sameSegment, seqOf, showsSeq } from "./route-observers.ts";
import type { LiveRoute, Observer, Step } from "./route-observers.ts";
import { compareRoutes } from "./route-order.ts";
import { compareSources, sources } from "./stamp.ts";

/** Moves that get a finding of their own; the rest are counted in one. */
const MOST_MOVES = 20;
/** States that one sentence names. */
const MOST_SHOWN = 5;

const LOOKS_ALIKE = "A duplicate address looks the same: two machines with one MAC make the same routes.";
const UPTIME = "The uptime that a table shows is not the time since the move.";

/** Findings of one row, in a fixed order. */
export function rowFindings(row: MobilityRow, detection: DuplicateDetection): Finding[] {
  return [
    ...moveFindings(row),
    ...movedEarlier(row),
    ...localNotPlaced(row),
    ...orderUnknown(row),
    ...multihomed(row),
    ...sequenceDown(row),
    ...sticky(row),
    ...sameSequence(row),
    ...stale(row),
    ...forwardingDisagrees(row),
    ...flapFindings(row, name(row)),
    ...duplicateFindings(row, name(row), detection),
    ...vniInferred(row),
  ];
}

/** "52:54:00:aa:00:0a" or "52:54:00:aa:00:0a with 198.51.100.10", with the VNI where it is known. */
function name(row: MobilityRow): string {
  return `${row.mac}${row.ip === undefined ? "" : ` with ${row.ip}`}${row.vni === null ? "" : ` in VNI ${row.vni}`}`;
}

function make(
  code: string,
  severity: Finding["severity"],
  says: string,
  rest: { where: Iterable<SourceRef>; limits?: string[]; count?: number },
): Finding {
  const where = sources([...rest.where].sort(compareSources));
  return {
    code,
    severity,
    says,
    where,
    ...(rest.count === undefined ? {} : { count: rest.count }),
    limits: rest.limits ?? [],
  };
}

function collect<K, V>(into: Map<K, V[]>, key: K, values: readonly V[]): void {
  const list = into.get(key);
  if (list === undefined) into.set(key, [...values]);
  else list.push(...values);
}

function seqWords(r: RouteObservation | undefined): string {
  if (r === undefined) return "unknown";
  if (r.seq !== undefined) return String(r.seq);
  return showsSeq(r) ? "absent" : "not shown";
}

function moveFindings(row: MobilityRow): Finding[] {
  const out = row.moves.slice(0, MOST_MOVES).map((m) => moveFinding(row, m));
  const rest = row.moves.slice(MOST_MOVES);
  if (rest.length > 0) {
    const where = rest.slice(0, MOST_MOVES).flatMap((m) => m.seen[0]!.evidence);
    const says = `${name(row)}: ${rest.length} more moves, listed in its row.`;
    out.push(make("mac.moved", "info", says, { where, count: rest.length, limits: [LOOKS_ALIKE] }));
  }
  return out;
}

function moveFinding(row: MobilityRow, m: Move): Finding {
  const where = m.seen.flatMap((s) => s.evidence);
  const places = [...new Set(m.seen.map((s) => s.observer.where))].join(", ");
  const telling = m.seen.find((s) => showsSeq(s.after));
  const way = `next hop ${m.from ?? "unknown"} -> ${m.to}`;
  if (telling === undefined) {
    const limits = ["This table shows no sequence: whether the fabric treated it as a move is not known from here."];
    return make("mac.next-hop-changed", "info", `${name(row)}: ${way} (seen at ${places}).`, { where, limits });
  }
  const limits = limitsOf(m);
  const seqs = `sequence ${seqWords(m.before)} -> ${seqWords(telling.after)}`;
  if (isRise(m)) {
    const says = `${name(row)}: the fabric treated it as a move: ${way}, ${seqs} (seen at ${places}).`;
    return make("mac.moved", "info", says, { where, limits: [LOOKS_ALIKE, ...limits] });
  }
  const says = `${name(row)}: moved without a rise of the sequence: ${way}, ${seqs} (seen at ${places}).`;
  const why =
    "A move that withdraws the old route first needs no higher sequence; two VTEPs that claim the MAC look the same.";
  return make("mac.moved-without-rise", "warning", says, { where, limits: [why, ...limits] });
}

function limitsOf(m: Move): string[] {
  const out: string[] = [];
  if (m.seen.every((s) => s.before === undefined)) {
    if (m.before !== undefined)
      out.push("The sequence before is that of a table without a time: the route to the old VTEP one below.");
    else out.push("The sequence before is not known: above 0 it has risen at some time, at this move or before.");
    out.push(
      "The old route was announced before the recordings began: a route that is announced again, as after a session restart, looks the same.",
    );
  }
  if (m.from !== undefined && m.seen.every((s) => s.from === undefined)) {
    out.push(
      "The old VTEP is taken from other evidence (probes, or a table with the sequence before), not from the route that was replaced.",
    );
  }
  if (m.seen.some((s) => s.observer.table === "mac")) out.push(UPTIME);
  return out;
}

/** Snapshots whose first sight has a sequence above 0 that none of the moves explains: it moved before all that is here. */
function movedEarlier(row: MobilityRow): Finding[] {
  let reached = 0;
  for (const m of row.moves) for (const s of m.seen) reached = Math.max(reached, seqOf(s.after));
  const first: { readonly o: Observer; readonly route: RouteObservation }[] = [];
  for (const o of row.observers) {
    const step = o.steps.find((s) => s.best !== undefined || localOf(s) !== undefined);
    const route = step === undefined ? undefined : (step.best?.route ?? localOf(step));
    if ((o.table === "bgp" || o.table === "mac") && route !== undefined && seqOf(route) > reached)
      first.push({ o, route });
  }
  if (first.length === 0) return [];
  first.sort((a, b) => compareRoutes(a.route, b.route));
  const shown = [...new Set(first.map(({ o, route }) => `${seqOf(route)} (${o.where}${placeWords(route)})`))];
  const more = shown.length > MOST_SHOWN ? ` and ${shown.length - MOST_SHOWN} more` : "";
  const list = shown.slice(0, MOST_SHOWN).join(", ") + more;
  const says =
    shown.length === 1
      ? `${name(row)}: the first snapshot already shows sequence ${list}: it had moved before.`
      : `${name(row)}: the first snapshots of each place already show sequence ${list}: it had moved before the first of them.`;
  const limits = ["How often it moved does not follow: flapping can make the sequence jump.", LOOKS_ALIKE, UPTIME];
  return [make("mac.moved-earlier", "info", says, { where: first.map((b) => b.route.source), limits })];
}

/** The local entry of a step that points nowhere: its node is no VTEP that the case names. */
function localOf(s: Step): RouteObservation | undefined {
  return s.best === undefined ? s.cause.find((r) => r.table === "mac" && r.local === true && !r.withdrawn) : undefined;
}

/** A MAC that was local at a node and then behind a VTEP, or the other way round, where nothing says which VTEP the node is. */
function localNotPlaced(row: MobilityRow): Finding[] {
  const changes: { readonly says: string; readonly where: readonly SourceRef[] }[] = [];
  for (const o of row.observers) {
    let before: { readonly route: RouteObservation; readonly local: boolean } | undefined;
    for (const s of o.steps) {
      const own = localOf(s);
      const route = own ?? s.best?.route;
      if (route === undefined) continue;
      const local = own !== undefined;
      if (before !== undefined && before.local !== local) {
        const says = `${stateWords(before.route, before.local)} and then ${stateWords(route, local)} (seen at ${o.where})`;
        changes.push({ says, where: [before.route.source, route.source] });
      }
      before = { route, local };
    }
  }
  const [first] = changes;
  if (first === undefined) return [];
  const more = changes.length === 1 ? "" : ` And ${changes.length - 1} more of this kind.`;
  const says = `${name(row)}: ${first.says}. Which VTEP the node is was not said, so this is not among the moves.${more}`;
  const limits = ["With the node among the `vteps` of a case it is one.", LOOKS_ALIKE];
  return [
    make("mac.local-not-placed", "warning", says, {
      where: changes.slice(0, MOST_MOVES).flatMap((c) => c.where),
      count: changes.length,
      limits,
    }),
  ];
}

function stateWords(r: RouteObservation, local: boolean): string {
  return `${local ? "local" : `behind ${r.nextHop}`} (sequence ${seqWords(r)})`;
}

function placeWords(r: RouteObservation): string {
  return r.order === undefined ? "" : `, order ${r.order}`;
}

/** Snapshots of one table at one place in order that differ: which came first is not known, and no move is read from them. */
function orderUnknown(row: MobilityRow): Finding[] {
  const places = new Map<string, Observer[]>();
  for (const o of row.observers) {
    if (o.unordered !== undefined) collect(places, `${o.table} ${o.where} ${o.unordered}`, [o]);
  }
  return [...places.values()].map((list) => {
    const states = list.slice(0, MOST_SHOWN).map((o) => {
      const best = o.steps.at(-1)?.best;
      return best === undefined ? "no route" : `${best.vtep} (sequence ${seqWords(best.route)})`;
    });
    const says = `${name(row)}: ${list.length} snapshots of ${list[0]!.where} have ${list[0]!.unordered} and differ: ${states.join(", ")}. Which came first is not known, so no move is read from them.`;
    const where = list.flatMap((o) => o.steps.flatMap((s) => s.cause.map((c) => c.source))).slice(0, MOST_MOVES);
    const limits = ["Different orders, or times, in the case file would tell."];
    return make("mac.order-unknown", "warning", says, { where, count: list.length, limits });
  });
}

function multihomed(row: MobilityRow): Finding[] {
  const where: SourceRef[] = [];
  for (const o of row.observers) {
    for (const s of o.steps) {
      const other = s.live.find(
        (l) => s.best !== undefined && l.vtep !== s.best.vtep && sameSegment(l.route, s.best.route),
      );
      if (other !== undefined) where.push(s.best!.route.source, other.route.source);
    }
  }
  if (where.length === 0) return [];
  const says = `${name(row)}: several VTEPs share one Ethernet segment: a change between them is multihoming and not a move.`;
  return [make("mac.multihomed", "info", says, { where })];
}

function sequenceDown(row: MobilityRow): Finding[] {
  const falls = new Map<string, SourceRef[]>();
  for (const o of row.observers) {
    let last: LiveRoute | undefined;
    for (const { best } of o.steps) {
      if (best === undefined || !showsSeq(best.route)) continue;
      if (last !== undefined && seqOf(best.route) < seqOf(last.route)) {
        const key = `${seqOf(last.route)} -> ${seqWords(best.route)}`;
        collect(falls, key, [last.route.source, best.route.source]);
      }
      last = best;
    }
  }
  const limits = [
    "The VTEP that announces it now had not seen the higher sequence, or the MAC was withdrawn and learnt anew.",
  ];
  return [...falls].map(([key, where]) =>
    make("mac.sequence-down", "warning", `${name(row)}: the sequence went down: ${key}.`, { where, limits }),
  );
}

function sticky(row: MobilityRow): Finding[] {
  const where = row.placed.filter((p) => p.route.sticky && !p.route.withdrawn).map((p) => p.route.source);
  if (where.length === 0) return [];
  const says = `${name(row)}: announced as sticky (static): it must not move (RFC 7432 section 15.2).`;
  return [make("mac.sticky", "warning", says, { where })];
}

/** Two VTEPs at one observer at one time with one sequence: the lowest address wins, and both think they have it. */
function sameSequence(row: MobilityRow): Finding[] {
  const found = new Map<string, SourceRef[]>();
  for (const o of row.observers.filter((x) => x.table === "update" || x.table === "bgp")) {
    for (const s of o.steps) {
      const rival = s.live.find((l) => s.best !== undefined && isRival(l, s.best));
      if (s.best === undefined || rival === undefined) continue;
      const pair = [s.best.vtep, rival.vtep].sort().join(" and ");
      const key = `sequence ${seqWords(s.best.route)} from ${pair}`;
      collect(found, key, [s.best.route.source, rival.route.source]);
    }
  }
  const limits = [
    "Between an announcement and the withdrawal of the old route this is normal for a moment.",
    LOOKS_ALIKE,
  ];
  return [...found].map(([key, where]) =>
    make("mac.same-sequence-two-vteps", "warning", `${name(row)}: the same ${key}.`, { where, limits }),
  );
}

function isRival(l: LiveRoute, best: LiveRoute): boolean {
  return l.vtep !== best.vtep && seqOf(l.route) === seqOf(best.route) && !sameSegment(l.route, best.route);
}

/** A lower sequence from another VTEP that is still there at the end, or a node that still holds what others left. */
function stale(row: MobilityRow): Finding[] {
  const out: Finding[] = [];
  for (const o of row.observers) {
    const end = o.steps.at(-1);
    const old = end?.live.find((l) => end.best !== undefined && isLower(l, end.best));
    if (end?.best === undefined || old === undefined) continue;
    const says = `${name(row)}: at ${o.where} a route to ${old.vtep} with sequence ${seqWords(old.route)} was still there beside ${end.best.vtep} with ${seqWords(end.best.route)} at the end of what was recorded.`;
    const limits = ["Its withdrawal may have come later."];
    out.push(make("mac.stale-route", "warning", says, { where: [old.route.source, end.best.route.source], limits }));
  }
  return [...out, ...staleNodes(row)];
}

function isLower(l: LiveRoute, best: LiveRoute): boolean {
  return (
    showsSeq(l.route) &&
    showsSeq(best.route) &&
    l.vtep !== best.vtep &&
    seqOf(l.route) < seqOf(best.route) &&
    !sameSegment(l.route, best.route)
  );
}

/** Snapshots of one place in order, of several nodes: the one with a lower sequence and another VTEP lags behind. */
function staleNodes(row: MobilityRow): Finding[] {
  const byOrder = new Map<number, { o: Observer; best: LiveRoute }[]>();
  for (const o of row.observers) {
    for (const s of o.steps) {
      const order = s.best?.route.order;
      if (s.best === undefined || order === undefined || o.table === "update" || !showsSeq(s.best.route)) continue;
      collect(byOrder, order, [{ o, best: s.best }]);
    }
  }
  const out: Finding[] = [];
  for (const [order, states] of [...byOrder].sort((a, b) => a[0] - b[0])) {
    const top = states.reduce((a, b) => (seqOf(b.best.route) > seqOf(a.best.route) ? b : a));
    // of one node, order says nothing about which of the two is the older
    for (const s of states.filter((x) => isLower(x.best, top.best) && x.o.where !== top.o.where)) {
      const says = `${name(row)}: in the snapshots of order ${order}, ${s.o.where} still points to ${s.best.vtep} (sequence ${seqWords(s.best.route)}) and ${top.o.where} to ${top.best.vtep} (${seqWords(top.best.route)}).`;
      const limits = ["Snapshots of one place in order were not taken in one moment."];
      out.push(
        make("mac.stale-route", "warning", says, { where: [s.best.route.source, top.best.route.source], limits }),
      );
    }
  }
  return out;
}

/** Snapshots this close in time are compared, ns. */
const ONE_MOMENT_NS = 2e9;

/** A node whose routes point to one VTEP and whose forwarding table points to another, in snapshots of one moment. */
function forwardingDisagrees(row: MobilityRow): Finding[] {
  const best = (tables: readonly string[]) =>
    row.observers
      .filter((o) => tables.includes(o.table))
      .flatMap((o) => o.steps.flatMap((s) => (s.best === undefined ? [] : [{ where: o.where, best: s.best }])));
  const forwarding = best(["fdb"]);
  if (forwarding.length === 0) return [];
  const out: Finding[] = [];
  for (const r of best(["bgp", "mac"])) {
    const f = forwarding.find(
      (x) => x.where === r.where && isOneMoment(x.best.route, r.best.route) && x.best.vtep !== r.best.vtep,
    );
    if (f === undefined) continue;
    const says = `${name(row)}: at ${r.where} the route points to ${r.best.vtep} and the forwarding table to ${f.best.vtep}.`;
    const limits = ["The two were read one after the other: a change in between looks the same."];
    out.push(
      make("mac.next-hop-and-fdb-disagree", "warning", says, {
        where: [r.best.route.source, f.best.route.source],
        limits,
      }),
    );
  }
  return out;
}

function isOneMoment(a: RouteObservation, b: RouteObservation): boolean {
  if (a.at !== undefined && b.at !== undefined) return Math.abs(Number(a.at - b.at)) <= ONE_MOMENT_NS;
  return a.order !== undefined && a.order === b.order;
}

function vniInferred(row: MobilityRow): Finding[] {
  const words = { subject: "the case's", only: "the only one known for the MAC" } as const;
  return (["subject", "only"] as const).flatMap((how) => {
    const routes = row.placed.filter((p) => p.inferred === how);
    if (routes.length === 0) return [];
    const says = `${name(row)}: ${numbered(routes.length, "route carries", "routes carry")} no VNI; VNI ${row.vni} is ${words[how]}.`;
    const where = routes.slice(0, MOST_MOVES).map((p) => p.route.source);
    const limits = ["A route of the same MAC in another VNI would be filed here as well."];
    return [make("mac.vni-inferred", "info", says, { where, count: routes.length, limits })];
  });
}
