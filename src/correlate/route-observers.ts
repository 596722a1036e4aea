// What each observer held as the best route of one MAC (or MAC+IP), step by step.
import { parseIpv4, parseIpv6 } from "../core/address.ts";
import type { RouteObservation } from "../observe/observation.ts";
import { compareText } from "./stamp.ts";

/** A route that points somewhere: `vtep` is its next hop, or the observer's own address for a local entry of a named VTEP. */
export interface LiveRoute {
  readonly route: RouteObservation;
  readonly vtep: string;
}

/** State of an observer after one UPDATE, one snapshot or one line of a monitor. */
export interface Step {
  /** Best by RFC 7432 section 15: sticky, then sequence, then lowest VTEP; the table's own mark where it has one. */
  readonly best: LiveRoute | undefined;
  readonly live: readonly LiveRoute[];
  /** Routes that made the step. */
  readonly cause: readonly RouteObservation[];
}

/** One place where routes were seen: a capture, or one table of one node. */
export interface Observer {
  readonly key: string;
  readonly table: RouteObservation["table"];
  readonly where: string;
  readonly steps: readonly Step[];
  /** "order 0": another snapshot of the same table has the same place and shows another state, so neither is the first. */
  readonly unordered?: string;
}

/** VTEP address of a node by its name, where the case says it. */
export type VtepOf = (where: string) => string | undefined;

/** Sequence as compared: no community is 0 on the wire (RFC 7432 section 7.7). */
export function seqOf(r: RouteObservation): number {
  return r.seq ?? 0;
}

/** Whether the table would show a sequence: "absent" is then an answer, and not just silence. */
export function showsSeq(r: {
  readonly table?: string;
  readonly seq?: number | undefined;
  readonly seqShown?: false;
}): boolean {
  return r.seq !== undefined || (r.seqShown !== false && (r.table === "update" || r.table === "bgp"));
}

/** True when both are routes of one multihomed segment: the same non-zero ESI. */
export function sameSegment(a: RouteObservation, b: RouteObservation): boolean {
  return a.esi !== undefined && a.esi === b.esi && !isZeroEsi(a.esi);
}

/** ESI 0 is a single-homed site (RFC 7432 section 5). */
export function isZeroEsi(esi: string): boolean {
  return /^[0:]*$/.test(esi);
}

/**
 * The observers of routes that are already in order, all of one MAC, VNI and IP. A capture is one observer; snapshots
 * of one table of one node are one only when all of them have a time, or all a place in order: else nothing says
 * which came first, and each stays by itself. So do those of one time or place that differ.
 */
export function observers(routes: readonly RouteObservation[], vtepOf: VtepOf): Observer[] {
  const groups = new Map<string, RouteObservation[]>();
  for (const r of routes) {
    const key = observerKey(r);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [r]);
    else group.push(r);
  }
  const out: Observer[] = [];
  for (const [key, group] of groups) {
    for (const { key: k, rows, unordered } of separated(key, group)) {
      const first = rows[0]!;
      const steps = first.table === "update" ? updateSteps(rows, vtepOf) : tableSteps(rows, vtepOf);
      const { table, where } = first;
      out.push({ key: k, table, where, steps, ...(unordered === undefined ? {} : { unordered }) });
    }
  }
  return out.sort((a, b) => compareText(a.key, b.key));
}

/** Name of the observer of a route: the capture of an UPDATE, else table and node (and device, for forwarding tables). */
export function observerKey(r: RouteObservation): string {
  if (r.table === "update") return `update|${r.source.input}`;
  return r.table === "fdb" ? `fdb|${r.where}|${r.interface ?? ""}` : `${r.table}|${r.where}`;
}

/** Rows that one thing saw in an order that is known. */
interface Sequence {
  readonly key: string;
  readonly rows: readonly RouteObservation[];
  readonly unordered?: string;
}

function separated(key: string, rows: readonly RouteObservation[]): Sequence[] {
  const inputs = new Set(rows.map((r) => r.source.input));
  if (inputs.size === 1) return [{ key, rows }];
  const timed = rows.every((r) => r.at !== undefined);
  if (!timed && !rows.every((r) => r.order !== undefined)) return byInput(key, rows);
  const doubtful = doubtfulPlaces(rows, timed);
  const chain = rows.filter((r) => !doubtful.has(placeOf(r, timed)));
  const out: Sequence[] = [];
  if (chain.length > 0) out.push({ key, rows: timed ? chain : chain.toSorted((a, b) => a.order! - b.order!) });
  for (const place of doubtful) {
    const unordered = timed ? "one and the same time" : place;
    const differing = rows.filter((r) => placeOf(r, timed) === place);
    out.push(...byInput(`${key}|${place}`, differing).map((s) => ({ ...s, unordered })));
  }
  return out;
}

function byInput(key: string, rows: readonly RouteObservation[]): Sequence[] {
  const inputs = new Set(rows.map((r) => r.source.input));
  return [...inputs].map((i) => ({ key: `${key}|${i}`, rows: rows.filter((r) => r.source.input === i) }));
}

function placeOf(r: RouteObservation, timed: boolean): string {
  return timed ? `time ${r.at}` : `order ${r.order}`;
}

/** Times or places in order that several inputs have, with states that differ: none of them is before another. */
function doubtfulPlaces(rows: readonly RouteObservation[], timed: boolean): Set<string> {
  const states = new Map<string, Map<string, Set<string>>>();
  for (const r of rows) {
    const place = placeOf(r, timed);
    const byInputs = states.get(place) ?? new Map<string, Set<string>>();
    states.set(place, byInputs);
    const state = [r.nextHop, r.local, r.seq, r.withdrawn, r.best].join("|");
    byInputs.set(r.source.input, (byInputs.get(r.source.input) ?? new Set<string>()).add(state));
  }
  const differ = (inputs: ReadonlyMap<string, ReadonlySet<string>>) =>
    new Set([...inputs.values()].map((s) => [...s].sort().join(";"))).size > 1;
  return new Set([...states].filter(([, inputs]) => differ(inputs)).map(([place]) => place));
}

/** UPDATEs add and take away routes; a route lives on each session by its RD and Ethernet tag. */
function updateSteps(rows: readonly RouteObservation[], vtepOf: VtepOf): Step[] {
  const live = new Map<string, LiveRoute>();
  const steps: Step[] = [];
  for (const r of rows) {
    const key = [r.from, r.to, r.rd, r.ethTag ?? 0].join("|");
    const vtep = vtepOfRoute(r, vtepOf);
    if (r.withdrawn || vtep === undefined) live.delete(key);
    else live.set(key, { route: r, vtep });
    steps.push(step([...live.values()], [r]));
  }
  return steps;
}

/** A snapshot replaces what its table held before; a forwarding table has one target for a MAC, so its last line holds. */
function tableSteps(rows: readonly RouteObservation[], vtepOf: VtepOf): Step[] {
  const steps: Step[] = [];
  for (const snapshot of snapshots(rows)) {
    const live: LiveRoute[] = [];
    for (const r of snapshot) {
      const vtep = vtepOfRoute(r, vtepOf);
      if (!r.withdrawn && vtep !== undefined) live.push({ route: r, vtep });
    }
    // Rows of a forwarding table that name no VTEP (bridge port, device) say nothing about where the MAC is remotely.
    if (snapshot[0]!.table === "fdb" && live.length === 0 && !snapshot.some((r) => r.withdrawn)) continue;
    steps.push(step(live, snapshot));
  }
  return steps;
}

function snapshots(rows: readonly RouteObservation[]): RouteObservation[][] {
  const out: RouteObservation[][] = [];
  for (const r of rows) {
    const last = out.at(-1)?.[0];
    const same =
      last !== undefined &&
      last.table !== "fdb" &&
      last.source.input === r.source.input &&
      last.at === r.at &&
      last.order === r.order &&
      last.part === r.part;
    if (same) out.at(-1)!.push(r);
    else out.push([r]);
  }
  return out;
}

function vtepOfRoute(r: RouteObservation, vtepOf: VtepOf): string | undefined {
  if (r.nextHop !== undefined) return r.nextHop;
  return r.local === true && r.table === "mac" ? vtepOf(r.where) : undefined;
}

function step(live: readonly LiveRoute[], cause: readonly RouteObservation[]): Step {
  const marked = live.filter((l) => l.route.best === true);
  return { best: bestOf(marked.length > 0 ? marked : live), live, cause };
}

/** RFC 7432 section 15: a static MAC wins, then the highest sequence, then the lowest VTEP address. */
function bestOf(live: readonly LiveRoute[]): LiveRoute | undefined {
  let best: LiveRoute | undefined;
  for (const l of live) if (best === undefined || compareLive(l, best) < 0) best = l;
  return best;
}

function compareLive(a: LiveRoute, b: LiveRoute): number {
  return (
    Number(b.route.sticky) - Number(a.route.sticky) ||
    seqOf(b.route) - seqOf(a.route) ||
    compareAddresses(a.vtep, b.vtep)
  );
}

function compareAddresses(a: string, b: string): number {
  const x = parseIpv4(a) ?? parseIpv6(a);
  const y = parseIpv4(b) ?? parseIpv6(b);
  if (x === undefined || y === undefined || x.length !== y.length) return compareText(a, b);
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
  return 0;
}
