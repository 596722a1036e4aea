// What neighbour entries (ARP, ND) of nodes show of a move: an address that came back later than the MAC behind it, and an
// address that went to another MAC.
import type { EpochNs, TimeBounds } from "../core/time.ts";
import { named } from "../core/quoted.ts";
import type { NeighbourEntry } from "../observe/neighbour.ts";
import type { Observation, SourceRef } from "../observe/observation.ts";
import type { Evidence, Finding } from "../schema/evidence.generated.ts";
import type { ClockGraph } from "./clock-graph.ts";
import type { MobilityRow } from "./mac-moves.ts";
import { macOf } from "./outage-subject.ts";
import type { Observer } from "./route-observers.ts";
import { changeAt, inWords, lasting } from "./route-times.ts";
import { compareSources, sources, stamp } from "./stamp.ts";
import type { StreamOf } from "./streams.ts";

/** Findings of each kind. */
const MOST = 20;
/** An entry that goes later than this after a move of its MAC has to do with something else, ns. */
const AFTER_MOVE_NS = 60_000_000_000n;
/** Digits of a stamp whose source did not say how many it had. */
const DEFAULT_DIGITS = 6;

/** What neighbours are told with. */
export interface NeighbourQuestion {
  readonly observations: readonly Observation[];
  readonly rows: readonly MobilityRow[];
  readonly streams: readonly StreamOf[];
  readonly subject: Evidence["subject"];
  readonly clocks: Pick<ClockGraph, "toClock">;
}

/** The entry of one address at one node: had no MAC from `gone` to `back`, or went to another MAC. */
interface Gap {
  readonly gone: NeighbourEntry;
  readonly back: NeighbourEntry | undefined;
  readonly mac: string | undefined;
}

interface Change {
  readonly old: NeighbourEntry;
  readonly fresh: NeighbourEntry;
  /** Since when there was no MAC before the new one. */
  readonly gone: NeighbourEntry | undefined;
}

/** Findings "neigh.ip-late" (the IP behind the MAC, by ARP) and "neigh.mac-changed". */
export function neighbourFindings(q: NeighbourQuestion): Finding[] {
  const followed = addressesOf(q);
  const moving = new Set<string | undefined>(q.rows.map((r) => r.mac));
  const late: Finding[] = [];
  const changed: Finding[] = [];
  for (const entries of histories(q.observations.flatMap((o) => o.neighbours ?? []))) {
    const { gaps, changes } = readHistory(entries);
    for (const c of changes) changed.push(changeFinding(c));
    if (!followed.has(entries[0]!.ip) && !entries.some((e) => moving.has(e.mac))) continue;
    for (const gap of gaps) late.push(...lateFinding(q, gap));
  }
  return [...listed(late), ...listed(changed)];
}

/** The first of many, and how many there are. */
function listed(findings: readonly Finding[]): Finding[] {
  const rest = findings.length - MOST;
  if (rest <= 0) return [...findings];
  const out = findings.slice(0, MOST);
  out[MOST - 1] = {
    ...out[MOST - 1]!,
    limits: [...(out[MOST - 1]!.limits ?? []), `${rest} more of this kind are not listed.`],
  };
  return out;
}

/** Addresses whose entries matter: those with a route, those that were probed, the subject's. */
function addressesOf(q: NeighbourQuestion): Set<string> {
  const out = new Set<string>();
  for (const r of q.rows) if (r.ip !== undefined) out.add(r.ip);
  for (const s of q.streams) out.add(s.observed.key.to);
  if (q.subject.ip !== undefined) out.add(q.subject.ip);
  return out;
}

/** Entries of one address at one device of one node, in order: the lines of one monitor, or snapshots in their order. */
function histories(neighbours: readonly NeighbourEntry[]): NeighbourEntry[][] {
  const out = new Map<string, NeighbourEntry[]>();
  for (const e of neighbours) {
    const source = e.change ? e.source.input : "";
    if (!e.change && e.order === undefined && e.at === undefined) continue;
    const key = [e.where, e.device, e.ip, source, e.change ? "" : e.order === undefined ? "at" : "order"].join("|");
    const list = out.get(key);
    if (list === undefined) out.set(key, [e]);
    else list.push(e);
  }
  for (const list of out.values()) if (!list[0]!.change) list.sort(compareSnapshots);
  return [...out.values()];
}

function compareSnapshots(a: NeighbourEntry, b: NeighbourEntry): number {
  if (a.order !== undefined && b.order !== undefined) return a.order - b.order;
  return a.at === b.at ? 0 : a.at! < b.at! ? -1 : 1;
}

function readHistory(entries: readonly NeighbourEntry[]): { gaps: Gap[]; changes: Change[] } {
  const gaps: Gap[] = [];
  const changes: Change[] = [];
  let had: NeighbourEntry | undefined;
  let gone: NeighbourEntry | undefined;
  for (const e of entries) {
    if (e.mac === undefined) {
      gone ??= e;
      continue;
    }
    if (had !== undefined && had.mac !== e.mac) changes.push({ old: had, fresh: e, gone });
    else if (gone !== undefined) gaps.push({ gone, back: e, mac: e.mac });
    had = e;
    gone = undefined;
  }
  if (gone !== undefined) gaps.push({ gone, back: undefined, mac: had?.mac });
  return { gaps: gaps.filter((g) => g.gone.change), changes };
}

/** Where the MAC was meanwhile, by the clock of the neighbour entries. */
interface Moved {
  readonly row: MobilityRow;
  readonly observer: Observer;
  readonly vtep: string | undefined;
  readonly at: TimeBounds;
  readonly source: SourceRef;
}

function lateFinding(q: NeighbourQuestion, gap: Gap): Finding[] {
  const moved = movedTo(q, gap);
  const { gone, back } = gap;
  if (moved === undefined || gone.at === undefined) return [];
  const since = stamp(gone.at, gone.digits ?? DEFAULT_DIGITS);
  const lasted =
    back?.at === undefined
      ? "until the end of what was recorded"
      : `for ${inWords(lasting(exact(gone.at), exact(back.at)))}`;
  const behind = back?.at === undefined ? "" : `, ${inWords(lasting(moved.at, exact(back.at)))} before the entry was`;
  const where = moved.vtep === undefined ? "was local" : `pointed to ${moved.vtep}`;
  return [
    {
      code: "neigh.ip-late",
      severity: "info",
      says: `${named(gone.ip)} (${moved.row.mac}): ${named(gone.where)} had no neighbour entry for it from ${since} on, ${lasted}, while the MAC ${where} at ${named(moved.observer.where)}${behind}: the IP was behind the MAC (ARP).`,
      where: sources([gone.source, back?.source, moved.source].filter((s) => s !== undefined).toSorted(compareSources)),
      limits: [
        "While it has none, a node neither answers ARP for the machine nor routes to it without asking first; bridged traffic goes on by the MAC.",
        "An entry that nobody used is taken away as well: that it is gone does not show a fault.",
      ],
    },
  ];
}

function exact(at: EpochNs): TimeBounds {
  return { low: at, high: at };
}

/** The last move of the MAC before the entry was back, at the node itself where that is recorded. */
function movedTo(q: NeighbourQuestion, gap: Gap): Moved | undefined {
  const mac = gap.mac ?? macOf({ to: gap.gone.ip }, q.observations, q.subject);
  const rows = q.rows.filter((r) => r.ip === undefined && r.mac === mac);
  const own = rows.flatMap((row) => row.observers.map((observer) => ({ row, observer })));
  const here = own.filter(({ observer }) => observer.where === gap.gone.where);
  for (const candidates of [here, own]) {
    const found = candidates.flatMap(({ row, observer }) => {
      const moved = lastMove(q, gap, observer);
      return moved === undefined ? [] : [{ row, observer, ...moved }];
    });
    // the one that is known best
    found.sort((a, b) => Number(a.at.high - a.at.low - (b.at.high - b.at.low)));
    if (found.length > 0) return found[0];
  }
  return undefined;
}

function lastMove(q: NeighbourQuestion, gap: Gap, o: Observer): Pick<Moved, "vtep" | "at" | "source"> | undefined {
  const { gone, back } = gap;
  let found: Pick<Moved, "vtep" | "at" | "source"> | undefined;
  for (const [i, { best, cause }] of o.steps.entries()) {
    const was = o.steps[i - 1]?.best;
    if (best === undefined || (i > 0 && was?.vtep === best.vtep)) continue;
    const own = changeAt(o, i);
    const source = cause[0]!.source;
    const at = own === undefined ? undefined : onClock(q, own, { from: source.input, to: gone.source.input });
    if (at === undefined || at.high < gone.at! - AFTER_MOVE_NS) continue;
    if (back?.at !== undefined && at.low > back.at) break;
    found = { vtep: best.vtep, at, source };
  }
  return found;
}

function onClock(q: NeighbourQuestion, t: TimeBounds, inputs: { from: string; to: string }): TimeBounds | undefined {
  if (inputs.from === inputs.to) return t;
  const [low, high] = [t.low, t.high].map((x) => q.clocks.toClock(x, inputs.from, inputs.to));
  return low === undefined || high === undefined ? undefined : { low: low.low, high: high.high };
}

function changeFinding({ old, fresh, gone }: Change): Finding {
  const without =
    gone?.at === undefined || fresh.at === undefined
      ? ""
      : `, ${inWords(lasting(exact(gone.at), exact(fresh.at)))} without one before that`;
  const when =
    fresh.at !== undefined && fresh.change
      ? ` at ${stamp(fresh.at, fresh.digits ?? DEFAULT_DIGITS)}`
      : fresh.order === undefined
        ? ""
        : ` between the snapshots of order ${old.order} and ${fresh.order}`;
  return {
    code: "neigh.mac-changed",
    severity: "info",
    says: `${named(fresh.where)}: the neighbour entry of ${named(fresh.ip)} went from ${old.mac} to ${fresh.mac}${when}${without}.`,
    where: sources([old.source, gone?.source, fresh.source]),
    limits: ["What was sent by this node to the address before that went to the old MAC."],
  };
}
