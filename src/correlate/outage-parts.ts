// From events to named parts. After silence, a part is named by the event that ends it and runs from the event before it in time,
// up to the first reply: the true parts add up to the whole, and each lies within the bounds given here.
import { microseconds } from "../core/time.ts";
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { EventName, LadderEvent } from "./outage-events.ts";
import { least, middle, most } from "./outage-events.ts";

/** Parts by name; each is ended by one event. */
export type PartName = "silence" | "announcement" | "propagation" | "repoint" | "nextProbe" | "reply" | "unsplit";

/** A part with bounds; `after` and `until` name the events it runs between. */
export interface Part {
  readonly name: PartName | "pause" | "reflector";
  readonly low_us: number;
  readonly high_us: number;
  readonly within?: "silence" | "propagation";
  readonly after: EventName;
  readonly until: EventName;
}

/** What the parts are made from, all on one clock. */
export interface Chain {
  /** Last frame at the old port, or what bounds it; where the whole begins, unless `begin` says otherwise. */
  readonly start: LadderEvent;
  /** The last reply at the observer, where the last frame at the old port is not recorded: what lies before it is in no part. */
  readonly begin?: TimeBounds | undefined;
  /** First frame at the new port, or what bounds it. */
  readonly heard: LadderEvent;
  readonly reply: LadderEvent;
  /** Events between, each with the part that it ends. `rank`: one comes after all of lower rank, whatever the bounds. */
  readonly between: readonly Link[];
}

/** One event of a chain. */
export interface Link {
  readonly part: PartName;
  readonly event: LadderEvent;
  readonly rank: number | undefined;
}

interface Node extends TimeBounds {
  readonly part: PartName;
  readonly name: EventName;
  readonly rank: number | undefined;
  /** It may lie before the first frame at the new port or after the first reply, and then ends no part. */
  readonly optional: boolean;
}

/** Silence first, then the parts in order of time. */
export function partsOf(chain: Chain): Part[] {
  const { start, heard, reply } = chain;
  const first: Node = { part: "silence", name: heard.name, rank: 0, optional: false, ...upTo(heard, reply.high) };
  const rest = chain.between.flatMap((link) => nodeOf(link, chain));
  const last: Node = {
    part: "reply",
    name: reply.name,
    rank: Infinity,
    optional: false,
    low: reply.low,
    high: reply.high,
  };
  const nodes = [first, ...inTime(rest), last];
  const begin = chain.begin?.high ?? start.low;
  const from = { low: start.low, high: most(start.high, begin) };
  const silence = between("silence", { from, after: start.name }, first);
  return [silence, ...nodes.slice(1).map((n, i) => partOf(n, { all: nodes, begin }, nodes[i]!.name))];
}

/** Before the first frame at the new port, or after the first reply, an event ends no part. */
function nodeOf({ part, event, rank }: Link, { heard, reply }: Chain): Node[] {
  if (event.high < heard.low || event.low > reply.high) return [];
  if (rank === undefined && event.high <= heard.high && middle(event) < middle(heard)) return [];
  const optional = event.high > reply.high || (rank === undefined && event.low < heard.high);
  return [{ part, name: event.name, rank, optional, ...upTo(event, reply.high) }];
}

function upTo(b: TimeBounds, limit: EpochNs): TimeBounds {
  return { low: b.low, high: most(b.low, least(b.high, limit)) };
}

/** Those with a rank in that order, the others among them by the middle of their bounds. */
function inTime(nodes: readonly Node[]): Node[] {
  const out = nodes.filter((n) => n.rank !== undefined).toSorted((a, b) => a.rank! - b.rank!);
  for (const n of nodes.filter((x) => x.rank === undefined)) {
    const at = out.findIndex((o) => middle(o) > middle(n));
    out.splice(at < 0 ? out.length : at, 0, n);
  }
  return out;
}

/**
 * A part begins at the latest of the events before the one that ends it, and not before the whole begins: the bounds of that follow
 * from all that may be it. A request may reach the new VTEP while the last reply of the old one is still on its way.
 */
function partOf(n: Node, chain: { readonly all: readonly Node[]; readonly begin: EpochNs }, before: EventName): Part {
  const { all } = chain;
  let { low, high } = all[0]!;
  high = most(high, chain.begin);
  for (const other of all) {
    if (other === n || comesAfter(other, n)) continue;
    if (!other.optional && comesAfter(n, other)) low = most(low, other.low);
    high = most(high, least(other.high, n.high));
  }
  const part = between(n.part, { from: { low, high }, after: before }, n);
  return n.optional ? { ...part, low_us: 0 } : part;
}

/** Certainly: by rank, or since the bounds do not overlap. */
function comesAfter(a: Node, b: Node): boolean {
  if (a.rank !== undefined && b.rank !== undefined) return a.rank > b.rank;
  return a.low > b.high;
}

function between(name: PartName, begin: { readonly from: TimeBounds; readonly after: EventName }, end: Node): Part {
  const low = end.low - begin.from.high;
  const high = end.high - begin.from.low;
  return {
    name,
    low_us: low > 0n ? microseconds(low) : 0,
    high_us: high > 0n ? microseconds(high) : 0,
    after: begin.after,
    until: end.name,
  };
}

/**
 * How long the guest stood still, as a bound within silence: at most all of it; at least from the first request that it left
 * unanswered at its old port to its announcement at the new one, which is sent when it goes on. Without these two nothing
 * is known: a guest that goes on and says nothing looks as if it still stood.
 */
export function pauseOf(silence: Part, unanswered: TimeBounds | undefined, announced: TimeBounds | undefined): Part {
  const ns = unanswered === undefined || announced === undefined ? 0n : announced.low - unanswered.high;
  const low = ns > 0n ? microseconds(ns) : 0;
  return {
    name: "pause",
    low_us: Math.min(low, silence.high_us),
    high_us: silence.high_us,
    within: "silence",
    after: silence.after,
    until: silence.until,
  };
}

/**
 * Bounds of events of which each comes after the one before: what is not known is bounded by its neighbours. An event that
 * contradicts the order keeps its own bounds and bounds nothing.
 */
export function ordered(events: readonly LadderEvent[]): LadderEvent[] {
  const out = [...events];
  for (let i = 1; i < out.length; i++) {
    const [before, e] = [out[i - 1]!, out[i]!];
    if (e.low >= before.low || e.high < before.low) continue;
    out[i] = {
      ...e,
      low: before.low,
      evidence: e.stamp === undefined ? [...e.evidence, ...before.evidence] : e.evidence,
    };
  }
  for (let i = out.length - 2; i >= 0; i--) {
    const [e, after] = [out[i]!, out[i + 1]!];
    if (e.high <= after.high || e.low > after.high) continue;
    out[i] = {
      ...e,
      high: after.high,
      evidence: e.stamp === undefined ? [...e.evidence, ...after.evidence] : e.evidence,
    };
  }
  return out;
}
