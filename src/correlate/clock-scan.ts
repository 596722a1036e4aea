// The same probes in the tables of two inputs: how far their stamps lie apart, and what causality makes of that.
import type { ProbeTable } from "../observe/probe-table.ts";
import {
  LEAST,
  LEAST_LINE,
  LOG_FLOATS,
  LOG_INTS,
  LOG_ORDINAL,
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

/** Seq numbers wrap here: ordinals of two inputs differ by whole turns. */
const TURN = 65_536;
/** Turns that are tried. */
const MOST_TURNS = 64;
/** Probes that are looked at to choose between turns. */
const TRIAL = 2000;
/** Groups of neighbouring probes that give a bound each. */
const GROUPS = 2048;
/** One probe in so many is looked at for the rate. */
const SAMPLED = 512;

/** Two tables with the same probes, at two inputs. Distances are stamps of `y` less stamps of `x`, each from its own base. */
export interface Match {
  readonly x: ProbeTable;
  readonly y: ProbeTable;
  /** Ordinal in `x` less ordinal in `y`. */
  readonly turn: number;
  /** Seq numbers that were copied to several places: no order holds between two taps that may have seen different copies. */
  readonly copied: ReadonlySet<number>;
}

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

/** A place in a table while it is walked. */
class Cursor {
  floats!: Float64Array;
  ints!: Uint32Array;
  row = -1;
  /** VTEP of the current probe. */
  vtep = "";
  private readonly table: ProbeTable;
  private readonly step: number;
  private readonly at: number;
  private rows = 0;
  private chunk = -1;
  private nextVtep = 0;

  constructor(table: ProbeTable) {
    this.table = table;
    this.step = 2 * table.stride;
    this.at = table.kind === "tap" ? ORDINAL : LOG_ORDINAL;
  }

  /** Ordinal of the next row; Infinity behind the last. */
  next(): number {
    if (++this.row >= this.rows) {
      if (++this.chunk >= this.table.chunks.length) return Infinity;
      const chunk = this.table.chunks[this.chunk]!;
      this.floats = chunk.floats;
      this.ints = chunk.ints;
      this.rows = chunk.rows;
      this.row = 0;
    }
    return this.ints[this.row * this.step + this.at]!;
  }

  /** Brings `vtep` up to an ordinal. */
  reach(ordinal: number): void {
    const { vteps } = this.table;
    while (this.nextVtep < vteps.length && vteps[this.nextVtep]!.ordinal <= ordinal)
      this.vtep = vteps[this.nextVtep++]!.vtep;
  }
}

/** Walks the probes that both tables have; a log comes with all of them, two taps without the copied ones. */
function walk(m: Match, limit: number, visit: (x: Cursor, y: Cursor) => void): void {
  const x = new Cursor(m.x);
  const y = new Cursor(m.y);
  const { turn, copied } = m;
  const tunnelled = m.x.vteps.some((v) => v.vtep !== "") && m.y.vteps.some((v) => v.vtep !== "");
  let o = x.next();
  let p = y.next() + turn;
  for (let n = 0; o < Infinity && p < Infinity;) {
    if (o < p) o = x.next();
    else if (p < o) p = y.next() + turn;
    else {
      if (tunnelled) {
        x.reach(o);
        y.reach(p - turn);
      }
      const apart = tunnelled && x.vtep !== y.vtep && isOne(x.vtep) && isOne(y.vtep);
      if (!apart && (copied.size === 0 || m.y.kind === "log" || !copied.has(o & 0xffff))) {
        visit(x, y);
        if (++n >= limit) return;
      }
      o = x.next();
      p = y.next() + turn;
    }
  }
}

function isOne(vtep: string): boolean {
  return vtep !== "" && vtep !== "*";
}

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
  const set = (d: Distance, ns: number, inX: number, inY: number) => {
    d.ns = ns;
    d.inX = inX;
    d.inY = inY;
  };
  walk(m, limit, (x, y) => {
    const i = x.row * TAP_INTS;
    const k = y.row * TAP_INTS;
    const at = x.floats[x.row * TAP_FLOATS + SENT]!;
    const request = y.floats[y.row * TAP_FLOATS + SENT]! - at;
    if (s.requests % SAMPLED === 0) {
      if (at > lastAt) rates.push((request - lastNs) / (at - lastAt));
      lastAt = at;
      lastNs = request;
    }
    const recordX = x.ints[i + RECORD]!;
    const recordY = y.ints[k + RECORD]!;
    s.requests++;
    if (request < s.leastRequest.ns) set(s.leastRequest, request, recordX, recordY);
    if (request > s.mostRequest.ns) set(s.mostRequest, request, recordX, recordY);
    const rttX = x.ints[i + RTT]!;
    const rttY = y.ints[k + RTT]!;
    if (rttX === NO_REPLY || rttY === NO_REPLY) return;
    s.replies++;
    const longer = rttX - rttY;
    if (longer > tick) s.longerAtX++;
    else if (-longer > tick) s.longerAtY++;
    const reply = request - longer;
    if (reply < s.leastReply.ns) set(s.leastReply, reply, recordX + x.ints[i + REPLY]!, recordY + y.ints[k + REPLY]!);
    if (reply > s.mostReply.ns) set(s.mostReply, reply, recordX + x.ints[i + REPLY]!, recordY + y.ints[k + REPLY]!);
  });
  if (rates.length > 2) s.rate = rates.toSorted((a, b) => a - b)[rates.length >> 1]!;
  return s;
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
export function tapPoints(m: Match, order: Order, s: TapScan): ClockPoint[] {
  if (order === "unknown") return [];
  const points = new Tightest(s.requests, s.rate);
  let slack = 0;
  walk(m, Infinity, (x, y) => {
    const at = x.floats[x.row * TAP_FLOATS + SENT]!;
    const ns = y.floats[y.row * TAP_FLOATS + SENT]! - at;
    const rttX = x.ints[x.row * TAP_INTS + RTT]!;
    const rttY = y.ints[y.row * TAP_INTS + RTT]!;
    const answered = rttX !== NO_REPLY && rttY !== NO_REPLY;
    // the way between the taps, both ways, is what one round trip is longer than the other
    if (answered) slack = Math.abs(rttX - rttY);
    points.next();
    points.add(at, slack, ns, order !== "y first");
    if (answered) points.add(at + rttX, slack, ns + rttY - rttX, order === "y first");
  });
  return points.list();
}

/** Bounds from a log (`y`, at the sender) and a tap (`x`) that its requests pass: a line is printed after what it tells of. */
export function logBounds(m: Match): RawBounds {
  let low: Distance | undefined;
  let high: Distance | undefined;
  let packets = 0;
  walk(m, Infinity, (x, y) => {
    const tap = x.row * TAP_INTS;
    const log = y.row * LOG_INTS;
    const sent = x.floats[x.row * TAP_FLOATS + SENT]!;
    const rtt = x.ints[tap + RTT]!;
    const record = x.ints[tap + RECORD]!;
    const atLeast = y.floats[y.row * LOG_FLOATS + LEAST]! - sent;
    // a request leaves before any copy of it is seen; a copy of a reply may be seen after the reply arrived
    const answered = rtt !== NO_REPLY && !m.copied.has(x.ints[tap + ORDINAL]! & 0xffff);
    const atMost = answered ? y.floats[y.row * LOG_FLOATS + PRINTED]! - sent - rtt : Number.NaN;
    if (!Number.isNaN(atLeast)) packets++;
    if (!Number.isNaN(atMost)) packets++;
    if (atLeast > (low?.ns ?? -Infinity)) low = { ns: atLeast, inX: record, inY: y.ints[log + LEAST_LINE]! };
    if (atMost < (high?.ns ?? Infinity))
      high = { ns: atMost, inX: record + x.ints[tap + REPLY]!, inY: y.ints[log + PRINTED_LINE]! };
  });
  return { low, high, packets };
}

/** The bounds that lines of a log (`y`) make by themselves against the packets of a tap (`x`). */
export function logPoints(m: Match): ClockPoint[] {
  const points = new Tightest(Math.min(m.x.count, m.y.count), 0);
  let before = m.x.chunks[0]!.floats[SENT]!;
  walk(m, Infinity, (x, y) => {
    const at = x.floats[x.row * TAP_FLOATS + SENT]!;
    const rtt = x.ints[x.row * TAP_INTS + RTT]!;
    const least = y.floats[y.row * LOG_FLOATS + LEAST]!;
    const printed = y.floats[y.row * LOG_FLOATS + PRINTED]!;
    // what a log says of a probe was printed after the probe before it
    const slack = at - before;
    before = at;
    points.next();
    if (!Number.isNaN(least)) points.add(at, slack, least - at, false);
    const answered = rtt !== NO_REPLY && !m.copied.has(x.ints[x.row * TAP_INTS + ORDINAL]! & 0xffff);
    if (!Number.isNaN(printed) && answered) points.add(at + rtt, slack, printed - at - rtt, true);
  });
  return points.list();
}

/**
 * Of neighbouring probes the one bound that is tightest on each side, once the offset is known to run at `rate`. Fewer bounds are
 * still true bounds.
 */
class Tightest {
  private readonly per: number;
  private readonly rate: number;
  private seen = -1;
  /** By group and side: where the bound is, and its value. */
  private readonly at: Float64Array;
  private readonly ns: Float64Array;
  private readonly slack: Float64Array;
  private readonly score: Float64Array;

  constructor(probes: number, rate: number) {
    this.per = Math.max(1, Math.ceil(probes / GROUPS));
    this.rate = rate;
    const size = 2 * (Math.ceil(probes / this.per) + 1);
    this.at = new Float64Array(size);
    this.ns = new Float64Array(size);
    this.slack = new Float64Array(size);
    this.score = new Float64Array(size).fill(Infinity);
  }

  /** The next probe. */
  next(): void {
    this.seen++;
  }

  add(at: number, slack: number, ns: number, upper: boolean): void {
    const i = 2 * Math.floor(this.seen / this.per) + (upper ? 1 : 0);
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
  walk(m, TRIAL, (x, y) => {
    const sent = x.floats[x.row * TAP_FLOATS + SENT]!;
    const ns = y.floats[y.row * LOG_FLOATS + PRINTED]! - sent;
    if (ns < least) least = ns;
    if (ns > most) most = ns;
  });
  return { leastRequest: { ns: least, inX: 0, inY: 0 }, mostRequest: { ns: most, inX: 0, inY: 0 } };
}
