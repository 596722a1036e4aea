// The same probes in the tables of two inputs: how far their stamps lie apart, and what causality makes of that.
import type { ProbeTable } from "../observe/probe-table.ts";
import {
  LEAST,
  LEAST_LINE,
  LOG_FLOATS,
  LOG_INTS,
  NO_REPLY,
  ORDINAL,
  PRINTED,
  PRINTED_LINE,
  RECORD,
  REPLY,
  RTT,
  SENT,
  TAP_FLOATS,
  TAP_INTS,
} from "../observe/probe-table.ts";

import { type Block, type Match, walk } from "./clock-walk.ts";

/** Seq numbers wrap here: ordinals of two inputs differ by whole turns. */
const TURN = 65_536;
/** Turns that are tried. */
const MOST_TURNS = 64;
/** Probes that are looked at to choose between turns. */
const TRIAL = 2000;
/** Groups of neighbouring probes that give a bound each. */
const GROUPS = 2048;

/** A distance, and the records (or lines) in `x` and in `y` that show it. */
export interface Distance {
  ns: number;
  inX: number;
  inY: number;
}

/** What the probes of two taps show. */
export interface TapScan {
  requests: number;
  replies: number;
  readonly leastRequest: Distance;
  readonly mostRequest: Distance;
  readonly leastReply: Distance;
  readonly mostReply: Distance;
  /** Probes whose round trip is longer at `x`, and at `y`, than stamps of this resolution can make it look. */
  longerAtX: number;
  longerAtY: number;
  /** How fast the distance grows, ns per ns: the median over the recording. 0 for few probes. */
  rate: number;
}

/**
 * One bound of the offset at one time: it is `ns` at most (`upper`) or at least. `at` is a stamp of `x` from its base; `y` was read
 * within `slack` of that.
 */
export interface ClockPoint {
  readonly at: number;
  readonly slack: number;
  readonly ns: number;
  readonly upper: boolean;
}

/** Which of two taps the requests pass first. */
export type Order = "x first" | "y first" | "either" | "unknown";

/** A scan that has seen nothing. */
export function emptyScan(): TapScan {
  const none = (ns: number): Distance => ({ ns, inX: 0, inY: 0 });
  return {
    requests: 0,
    replies: 0,
    leastRequest: none(Infinity),
    mostRequest: none(-Infinity),
    leastReply: none(Infinity),
    mostReply: none(-Infinity),
    longerAtX: 0,
    longerAtY: 0,
    rate: 0,
  };
}

/** Distances of requests and of replies of two taps. `tick` is how much two round trips may differ by their stamps alone. */
export function scanTaps(m: Match, tick: number, limit: number = Infinity): TapScan {
  const s = emptyScan();
  const rates: number[] = [];
  let [lastAt, lastNs] = [Number.NaN, 0];
  for (const block of walk(m, limit)) {
    scanBlock(s, block, tick);
    const at = block.x.floats[block.rowsX[0]! * TAP_FLOATS + SENT]!;
    const ns = block.y.floats[block.rowsY[0]! * TAP_FLOATS + SENT]! - at;
    if (at > lastAt) rates.push((ns - lastNs) / (at - lastAt));
    lastAt = at;
    lastNs = ns;
  }
  if (rates.length > 2) s.rate = rates.toSorted((a, b) => a - b)[rates.length >> 1]!;
  return s;
}

/** One loop of plain numbers: it runs for every probe of every pair of inputs. */
function scanBlock(s: TapScan, { x, y, rowsX, rowsY, count }: Block, tick: number): void {
  const { floats: fx, ints: ix } = x;
  const { floats: fy, ints: iy } = y;
  const { leastRequest, mostRequest, leastReply, mostReply } = s;
  let [a, b, c, d] = [leastRequest.ns, mostRequest.ns, leastReply.ns, mostReply.ns];
  let [replies, longerAtX, longerAtY] = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const i = rowsX[n]!;
    const k = rowsY[n]!;
    const request = fy[k * TAP_FLOATS + SENT]! - fx[i * TAP_FLOATS + SENT]!;
    if (request < a) set(leastRequest, (a = request), ix[i * TAP_INTS + RECORD]!, iy[k * TAP_INTS + RECORD]!);
    if (request > b) set(mostRequest, (b = request), ix[i * TAP_INTS + RECORD]!, iy[k * TAP_INTS + RECORD]!);
    const rttX = ix[i * TAP_INTS + RTT]!;
    const rttY = iy[k * TAP_INTS + RTT]!;
    if (rttX === NO_REPLY || rttY === NO_REPLY) continue;
    replies++;
    const longer = rttX - rttY;
    if (longer > tick) longerAtX++;
    else if (longer < -tick) longerAtY++;
    const reply = request - longer;
    if (reply < c) set(leastReply, (c = reply), replyAt(ix, i), replyAt(iy, k));
    if (reply > d) set(mostReply, (d = reply), replyAt(ix, i), replyAt(iy, k));
  }
  s.requests += count;
  s.replies += replies;
  s.longerAtX += longerAtX;
  s.longerAtY += longerAtY;
}

function set(d: Distance, ns: number, inX: number, inY: number): void {
  d.ns = ns;
  d.inX = inX;
  d.inY = inY;
}

function replyAt(ints: Uint32Array, row: number): number {
  return ints[row * TAP_INTS + RECORD]! + ints[row * TAP_INTS + REPLY]!;
}

/**
 * Which tap the requests pass first. A round trip is longer at the tap that is nearer to the sender, whatever the clocks say;
 * where stamps are too coarse for that, the order is the one that leaves the offset a value; without replies, the time to
 * live falls on the way.
 */
export function orderOf(s: TapScan, tick: number, ttl: { readonly x: number; readonly y: number }): Order {
  const { longerAtX, longerAtY } = s;
  if (longerAtX + longerAtY > 0) {
    if (isRare(longerAtY, longerAtX)) return "x first";
    return isRare(longerAtX, longerAtY) ? "y first" : "unknown";
  }
  if (s.replies > 0) {
    const x = s.mostReply.ns - s.leastRequest.ns <= 2 * tick;
    const y = s.mostRequest.ns - s.leastReply.ns <= 2 * tick;
    return x && y ? "either" : x ? "x first" : y ? "y first" : "unknown";
  }
  if (ttl.x <= 0 || ttl.y <= 0 || ttl.x === ttl.y) return "unknown";
  return ttl.x > ttl.y ? "x first" : "y first";
}

/** A clock that is set between a request and its reply makes that round trip look longer or shorter: one, or a few of many. */
function isRare(few: number, many: number): boolean {
  return few * 20 <= many || (few === 1 && many >= 4);
}

/** Bounds of the distance of two clocks, before the resolution of the stamps is allowed for. */
export interface RawBounds {
  readonly low: Distance | undefined;
  readonly high: Distance | undefined;
  readonly packets: number;
}

/** What the order makes of the distances: no packet is seen downstream before upstream. */
export function tapBounds(s: TapScan, order: Order): RawBounds {
  const packets = s.requests + s.replies;
  const known = (d: Distance) => (Number.isFinite(d.ns) ? d : undefined);
  if (order === "x first") return { low: known(s.mostReply), high: known(s.leastRequest), packets };
  if (order === "y first") return { low: known(s.mostRequest), high: known(s.leastReply), packets };
  if (order === "unknown") return { low: undefined, high: undefined, packets };
  const low = s.leastRequest.ns < s.leastReply.ns ? s.leastRequest : s.leastReply;
  const high = s.mostRequest.ns > s.mostReply.ns ? s.mostRequest : s.mostReply;
  return { low, high, packets };
}

/** The bounds that pairs of packets make by themselves, the tightest of many neighbours. */
export function tapPoints(m: Match, order: Order, s: TapScan, groups: number = GROUPS): ClockPoint[] {
  if (order === "unknown") return [];
  const points = new Tightest(s.requests, s.rate, groups);
  const forward = order !== "y first";
  let slack = 0;
  for (const { x, y, rowsX, rowsY, count } of walk(m)) {
    for (let n = 0; n < count; n++) {
      const i = rowsX[n]!;
      const k = rowsY[n]!;
      const at = x.floats[i * TAP_FLOATS + SENT]!;
      const ns = y.floats[k * TAP_FLOATS + SENT]! - at;
      const rttX = x.ints[i * TAP_INTS + RTT]!;
      const rttY = y.ints[k * TAP_INTS + RTT]!;
      const answered = rttX !== NO_REPLY && rttY !== NO_REPLY;
      // the way between the taps, both ways, is what one round trip is longer than the other
      if (answered) slack = Math.abs(rttX - rttY);
      points.next();
      points.add(at, slack, ns, forward);
      if (answered) points.add(at + rttX, slack, ns + rttY - rttX, !forward);
    }
  }
  return points.list();
}

/** What a log (`y`, at the sender) says of a probe against a tap (`x`) that saw it; NaN where nothing. */
interface LogProbe {
  at: number;
  /** Round trip at the tap. */
  rtt: number;
  /** The offset is at least, and at most, so much. */
  low: number;
  high: number;
  record: number;
  replyRecord: number;
  lowLine: number;
  highLine: number;
}

/** A line is printed after what it tells of: after a reply, and ahead of the next send. */
function* logProbes(m: Match): Generator<LogProbe> {
  for (const { x, y, rowsX, rowsY, count } of walk(m)) {
    for (let n = 0; n < count; n++) {
      const i = rowsX[n]!;
      const k = rowsY[n]!;
      const at = x.floats[i * TAP_FLOATS + SENT]!;
      const rtt = x.ints[i * TAP_INTS + RTT]!;
      // a request leaves before any copy of it is seen; a copy of a reply may be seen after the reply arrived
      const answered = rtt !== NO_REPLY && !m.copied.has(x.ints[i * TAP_INTS + ORDINAL]! & 0xffff);
      yield {
        at,
        rtt: answered ? rtt : 0,
        low: y.floats[k * LOG_FLOATS + LEAST]! - at,
        high: answered ? y.floats[k * LOG_FLOATS + PRINTED]! - at - rtt : Number.NaN,
        record: x.ints[i * TAP_INTS + RECORD]!,
        replyRecord: replyAt(x.ints, i),
        lowLine: y.ints[k * LOG_INTS + LEAST_LINE]!,
        highLine: y.ints[k * LOG_INTS + PRINTED_LINE]!,
      };
    }
  }
}

/** Bounds from a log (`y`, at the sender) and a tap (`x`) that its requests pass. */
export function logBounds(m: Match): RawBounds {
  let low: Distance | undefined;
  let high: Distance | undefined;
  let packets = 0;
  for (const p of logProbes(m)) {
    if (!Number.isNaN(p.low)) packets++;
    if (!Number.isNaN(p.high)) packets++;
    if (p.low > (low?.ns ?? -Infinity)) low = { ns: p.low, inX: p.record, inY: p.lowLine };
    if (p.high < (high?.ns ?? Infinity)) high = { ns: p.high, inX: p.replyRecord, inY: p.highLine };
  }
  return { low, high, packets };
}

/** The bounds that lines of a log (`y`) make by themselves against the packets of a tap (`x`). */
export function logPoints(m: Match, groups: number = GROUPS): ClockPoint[] {
  const points = new Tightest(Math.min(m.x.count, m.y.count), 0, groups);
  let before = m.x.chunks[0]!.floats[SENT]!;
  for (const p of logProbes(m)) {
    // what a log says of a probe was printed after the probe before it
    const slack = p.at - before;
    before = p.at;
    points.next();
    if (!Number.isNaN(p.low)) points.add(p.at, slack, p.low, false);
    if (!Number.isNaN(p.high)) points.add(p.at + p.rtt, slack, p.high, true);
  }
  return points.list();
}

/**
 * Of neighbouring probes the one bound that is tightest on each side, once the offset is known to run at `rate`. Fewer bounds are
 * still true bounds.
 */
class Tightest {
  private readonly per: number;
  private readonly rate: number;
  private left = 0;
  private group = -2;
  /** By group and side: where the bound is, and its value. */
  private readonly at: Float64Array;
  private readonly ns: Float64Array;
  private readonly slack: Float64Array;
  private readonly score: Float64Array;

  constructor(probes: number, rate: number, groups: number) {
    this.per = Math.max(1, Math.ceil(probes / groups));
    this.rate = rate;
    const size = 2 * (Math.ceil(probes / this.per) + 1);
    this.at = new Float64Array(size);
    this.ns = new Float64Array(size);
    this.slack = new Float64Array(size);
    this.score = new Float64Array(size).fill(Infinity);
  }

  /** The next probe. */
  next(): void {
    if (this.left-- > 0) return;
    this.left = this.per - 1;
    this.group += 2;
  }

  add(at: number, slack: number, ns: number, upper: boolean): void {
    const i = upper ? this.group + 1 : this.group;
    const rest = ns - this.rate * at;
    const score = upper ? rest : -rest;
    if (!(score < this.score[i]!)) return;
    this.score[i] = score;
    this.at[i] = at;
    this.slack[i] = slack;
    this.ns[i] = ns;
  }

  list(): ClockPoint[] {
    const out: ClockPoint[] = [];
    for (let i = 0; i < this.score.length; i++) {
      if (this.score[i] === Infinity) continue;
      out.push({ at: this.at[i]!, slack: this.slack[i]!, ns: this.ns[i]!, upper: i % 2 === 1 });
    }
    return out;
  }
}

/**
 * Lays two tables with the same probes over each other; undefined when their ordinals do not meet. Where several turns of the
 * sequence number would do, the right one shows the least scatter.
 */
export function matchTables(x: ProbeTable, y: ProbeTable, copied: ReadonlySet<number>): Match | undefined {
  const [a, b] = [x.range, y.range];
  const least = Math.ceil((a.first - b.last) / TURN);
  const most = Math.floor((a.last - b.first) / TURN);
  let best: { match: Match; scatter: number; apart: number } | undefined;
  for (let k = least; k <= most && k < least + MOST_TURNS; k++) {
    const match = { x, y, turn: k * TURN, copied };
    if (least === most) return match;
    const points = y.kind === "log" ? trial(match) : scanTaps(match, 0, TRIAL);
    const scatter = points.mostRequest.ns - points.leastRequest.ns;
    const apart = Math.abs(points.leastRequest.ns + Number(y.base - x.base));
    if (!(scatter >= 0)) continue;
    const better =
      best === undefined || scatter < best.scatter / 2 || (scatter < best.scatter * 2 && apart < best.apart);
    if (better) best = { match, scatter, apart };
  }
  return best?.match;
}

function trial(m: Match): Pick<TapScan, "leastRequest" | "mostRequest"> {
  let least = Infinity;
  let most = -Infinity;
  for (const { x, y, rowsX, rowsY, count } of walk(m, TRIAL)) {
    for (let n = 0; n < count; n++) {
      const ns = y.floats[rowsY[n]! * LOG_FLOATS + PRINTED]! - x.floats[rowsX[n]! * TAP_FLOATS + SENT]!;
      if (ns < least) least = ns;
      if (ns > most) most = ns;
    }
  }
  return { leastRequest: { ns: least, inX: 0, inY: 0 }, mostRequest: { ns: most, inX: 0, inY: 0 } };
}
