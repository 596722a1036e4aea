// History, moves and findings of every MAC, kept apart by VNI and by MAC-only and MAC+IP routes.
import type { Observation, ObservedFact, RouteObservation } from "../observe/observation.ts";
import type { Evidence, Mobility, RouteEvent } from "../schema/evidence.generated.ts";
import { bestRoutes } from "./best-routes.ts";
import { duplicateDetection, movesInWindow } from "./mac-duplicates.ts";
import type { DuplicateDetection } from "./mac-duplicates.ts";
import { disagreements } from "./mac-ip-disagreement.ts";
import { rowFindings } from "./mac-mobility-findings.ts";
import { isRise, moveTime, movesOf } from "./mac-moves.ts";
import type { MobilityRow, Move } from "./mac-moves.ts";
import { observers, showsSeq } from "./route-observers.ts";
import type { VtepOf } from "./route-observers.ts";
import { placeRoutes } from "./route-order.ts";
import type { PlacedRoute } from "./route-order.ts";
import { sentWithTable } from "./table-sent.ts";
import { compareSources, compareText, source, sources, stamp } from "./stamp.ts";

/** A change of the VTEP that probes to an address went to, from a capture at the ingress VTEP. */
export interface ProbeRepoint {
  readonly ip: string;
  readonly vni: number | undefined;
  readonly from: string;
  readonly to: string;
}

/** Routes of all inputs, in the order of the inputs. */
export function routesOf(observations: readonly Observation[]): RouteObservation[] {
  return observations.flatMap((o) => o.routes);
}

/** Repoints of probes of all inputs: they can tell where a MAC was before the first route in a capture. */
export function repointsOf(observations: readonly Observation[]): ProbeRepoint[] {
  return observations.flatMap((o) =>
    o.streams.flatMap((s) =>
      (s.path?.repoints ?? []).map((r) => ({ ip: s.key.to, vni: s.key.vni, from: r.from, to: r.to })),
    ),
  );
}

/**
 * A row for each MAC, VNI and IP (MAC-only routes have none). The subject's MAC comes first, then by MAC, VNI, IP.
 * Nothing depends on the order of `routes`. `facts` say how duplicates are detected and what was. RFC 7432 sections 7.7 and 15.
 */
export function correlateMobility(
  routes: readonly RouteObservation[],
  subject: Evidence["subject"],
  repoints: readonly ProbeRepoint[] = [],
  facts: readonly ObservedFact[] = [],
): Mobility[] {
  return mobilityOf(mobilityRows(routes, subject, repoints), facts, subject);
}

/** The rows before anything is said of them, in the order of `correlateMobility`. */
export function mobilityRows(
  routes: readonly RouteObservation[],
  subject: Evidence["subject"],
  repoints: readonly ProbeRepoint[] = [],
): MobilityRow[] {
  const vtepOf = vtepByName(subject);
  const placed = placeRoutes(routes, subject);
  const rdVteps = vtepsOfRds(routes);
  const withTable = sentWithTable(routes);
  const ipsOfMac = addressesOfMacs(routes, subject);
  const rows = rowsOf(placed).map(([mac, vni, ip, group]): MobilityRow => {
    const seenBy = observers(
      group.map((p) => p.route),
      vtepOf,
    );
    const ips = ip === undefined ? (ipsOfMac.get(mac) ?? new Set<string>()) : new Set([ip]);
    const moves = movesOf(seenBy, {
      vtepOfRd: (rd) => only(rdVteps.get(rd)),
      repointedFrom: (to) => only(repointSources(repoints, ips, vni, to)),
      withTable,
    });
    return { mac, vni, ip, placed: group, observers: seenBy, moves };
  });
  return rows.sort((a, b) => compareRows(a, b, subject.mac));
}

/** What `rows` show, in their order. */
export function mobilityOf(
  rows: readonly MobilityRow[],
  facts: readonly ObservedFact[],
  subject: Evidence["subject"] = {},
): Mobility[] {
  const macOnly = new Map(rows.filter((r) => r.ip === undefined).map((r) => [rowName(r), r]));
  const detection = duplicateDetection(facts);
  return rows.map((row) => {
    const best = bestRoutes(row, row.mac === subject.mac);
    const made = mobilityRow(row, macOnly.get(rowName(row)), detection);
    return best.length === 0 ? made : { ...made, bestRoutes: best };
  });
}

/**
 * Moves of a MAC in a VNI counted once each: its MAC-only and MAC+IP rows show the same ones. For totals.
 */
export function independentMoves(
  rows: readonly Mobility[],
): { mac: string; vni: number | null; move: Mobility["moves"][number] }[] {
  const best = new Map<string, Mobility>();
  for (const r of rows) {
    const key = `${r.mac}|${r.vni ?? ""}`;
    const other = best.get(key);
    if (other === undefined || r.moves.length > other.moves.length) best.set(key, r);
  }
  return [...best.values()].flatMap((r) => r.moves.map((move) => ({ mac: r.mac, vni: r.vni, move })));
}

/** The case gives names by address; a node that is a VTEP has its address by name. */
function vtepByName(subject: Evidence["subject"]): VtepOf {
  const byName = new Map(Object.entries(subject.vteps ?? {}).map(([address, name]) => [name, address]));
  return (where) => byName.get(where);
}

function vtepsOfRds(routes: readonly RouteObservation[]): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  for (const r of routes) {
    if (r.rd === undefined || r.nextHop === undefined || r.withdrawn) continue;
    const set = out.get(r.rd);
    if (set === undefined) out.set(r.rd, new Set([r.nextHop]));
    else set.add(r.nextHop);
  }
  return out;
}

function addressesOfMacs(routes: readonly RouteObservation[], subject: Evidence["subject"]): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  const add = (mac: string, ip: string) => out.set(mac, (out.get(mac) ?? new Set<string>()).add(ip));
  for (const r of routes) if (r.ip !== undefined) add(r.mac, r.ip);
  if (subject.mac !== undefined && subject.ip !== undefined) add(subject.mac, subject.ip);
  return out;
}

function repointSources(
  repoints: readonly ProbeRepoint[],
  ips: ReadonlySet<string>,
  vni: number | null,
  to: string,
): Set<string> {
  const fits = repoints.filter(
    (r) => r.to === to && ips.has(r.ip) && (r.vni === undefined || vni === null || r.vni === vni),
  );
  return new Set(fits.map((r) => r.from));
}

function only(set: ReadonlySet<string> | undefined): string | undefined {
  return set?.size === 1 ? [...set][0] : undefined;
}

function rowsOf(placed: readonly PlacedRoute[]): [string, number | null, string | undefined, PlacedRoute[]][] {
  const rows = new Map<string, [string, number | null, string | undefined, PlacedRoute[]]>();
  for (const p of placed) {
    const key = `${p.route.mac}|${p.vni ?? ""}|${p.route.ip ?? ""}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [p.route.mac, p.vni, p.route.ip, [p]]);
    else row[3].push(p);
  }
  return [...rows.values()];
}

function compareRows(a: MobilityRow, b: MobilityRow, subjectMac: string | undefined): number {
  return (
    Number(b.mac === subjectMac) - Number(a.mac === subjectMac) ||
    compareText(a.mac, b.mac) ||
    (a.vni ?? Infinity) - (b.vni ?? Infinity) ||
    compareText(a.ip ?? "", b.ip ?? "")
  );
}

/** MAC and VNI: what a MAC+IP row shares with its MAC-only row. */
function rowName(row: MobilityRow): string {
  return `${row.mac}|${row.vni ?? ""}`;
}

function mobilityRow(row: MobilityRow, macOnly: MobilityRow | undefined, detection: DuplicateDetection): Mobility {
  const counted = movesInWindow(row.moves, detection.limits);
  const apart = row.ip === undefined || macOnly === undefined ? [] : disagreements(macOnly, row);
  return {
    mac: row.mac,
    vni: row.vni,
    ...(row.ip === undefined ? {} : { ip: row.ip }),
    history: row.placed.map((p) => routeEvent(p.route)),
    moves: row.moves.map((m) => moveRow(m, counted.get(m))),
    findings: [...rowFindings(row, detection), ...apart],
  };
}

/** Digits of a stamp whose source did not say how many it had. */
const DEFAULT_DIGITS = 6;

function routeEvent(r: RouteObservation): RouteEvent {
  return {
    ...(r.order === undefined ? {} : { order: r.order }),
    ...(r.at === undefined ? {} : { at: stamp(r.at, r.digits ?? DEFAULT_DIGITS) }),
    where: r.where,
    source: source(r.source),
    table: r.table,
    ...(r.from === undefined ? {} : { from: r.from }),
    ...(r.to === undefined ? {} : { to: r.to }),
    ...(r.rd === undefined ? {} : { rd: r.rd }),
    ...(r.ethTag === undefined ? {} : { ethTag: r.ethTag }),
    ...(r.esi === undefined ? {} : { esi: r.esi }),
    nextHop: r.nextHop ?? null,
    ...(r.originatorId === undefined ? {} : { originatorId: r.originatorId }),
    ...(r.seq === undefined ? {} : { seq: r.seq }),
    ...(r.seqShown === undefined ? {} : { seqShown: r.seqShown }),
    sticky: r.sticky,
    withdrawn: r.withdrawn,
    ...(r.best === undefined ? {} : { best: r.best }),
    ...(r.local === undefined ? {} : { local: r.local }),
    ...(r.interface === undefined ? {} : { interface: r.interface }),
  };
}

/** The sight that tells most gives the numbers, the earliest gives time and place; all of them are evidence. */
function moveRow(m: Move, inWindow: number | undefined): Mobility["moves"][number] {
  const telling = m.seen.find((s) => showsSeq(s.after));
  const at = moveTime(m);
  const first = m.seen.find((s) => s.after.at === at) ?? m.seen[0]!;
  const order = at === undefined ? first.after.order : undefined;
  return {
    from: m.from ?? null,
    to: m.to,
    seqBefore: m.before?.seq ?? null,
    seqBeforeKnown: m.before !== undefined && showsSeq(m.before),
    seqAfter: telling?.after.seq ?? null,
    ...(telling === undefined ? { seqShown: false } : {}),
    rise: isRise(m),
    where: first.observer.where,
    ...(inWindow === undefined ? {} : { inWindow }),
    ...(order === undefined ? {} : { order }),
    ...(at === undefined ? {} : { at: stamp(at, first.after.digits ?? DEFAULT_DIGITS) }),
    evidence: sources(
      [...m.seen.flatMap((s) => s.evidence), ...(m.before === undefined ? [] : [m.before.source])].sort(compareSources),
    ),
  };
}
