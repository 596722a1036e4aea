// Two clocks that move against each other: a straight line (drift), or jumps (steps), that no single packet contradicts.
import type { ClockPoint } from "./clock-scan.ts";

/** Two clocks are not taken to run apart faster than this, as a fraction: 500 ppm, the most that a clock is slewed by. */
const FASTEST = 500e-6;
/** What is allowed for where no drift is seen, as a fraction: two plain oscillators of 100 ppm each. */
const UNSEEN = 200e-6;
/** More jumps than this are no clock. */
const MOST_STEPS = 3;
/** What a line, or each of several pieces between jumps, must rest on: so many bounds. */
const LEAST_POINTS = 4;
/** Float sums are exact to much less than this, ns; bounds are widened by it. */
const ROUNDING_NS = 1;

/** A line this little beyond a bound is not cut off, ns: bounds that meet in one point would make corners without end. */
const TOUCHES_NS = 0.01;

/** Bounds of the offset, ns, floats. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A jump of one clock against the other. */
export interface ClockStep {
  /** It happened between these two stamps. */
  readonly after: number;
  readonly before: number;
  readonly size: Range;
}

/** How the offset goes with time. */
export interface ClockFit {
  /** Bounds for all times between two stamps. */
  during(first: number, last: number): Range;
  /** Rates that fit, as a fraction, where the offset runs away in a line. */
  readonly rate: Range | undefined;
  readonly steps: readonly ClockStep[];
  /** How far the offset may be from the middle of its bounds, at most, while packets were compared. */
  readonly residual: number;
}

/** Values that are still possible; `add` is false, and changes nothing, when a bound leaves none. */
interface Possible {
  add(p: ClockPoint): boolean;
  at(t: number): Range;
  readonly rate: Range | undefined;
}

/** One value for all times. */
class Constant implements Possible {
  readonly rate: undefined;
  private low = -Infinity;
  private high = Infinity;

  add({ ns, upper }: ClockPoint): boolean {
    if (upper ? ns < this.low : ns > this.high) return false;
    if (upper) this.high = Math.min(this.high, ns);
    else this.low = Math.max(this.low, ns);
    return true;
  }

  at(): Range {
    return { low: this.low, high: this.high };
  }
}

/** Lines offset + rate x time, as the polygon of both that no bound excludes. */
class Line implements Possible {
  private offsets: number[];
  private rates: number[];
  private readonly zero: number;

  /** Lines no steeper than `fastest` through values within `reach` of `about` at time `zero`. */
  constructor(zero: number, about: number, { reach, fastest }: { readonly reach: number; readonly fastest: number }) {
    this.zero = zero;
    this.offsets = [about - reach, about + reach, about + reach, about - reach];
    this.rates = [-fastest, -fastest, fastest, fastest];
  }

  add({ at, ns, upper }: ClockPoint): boolean {
    const { offsets, rates } = this;
    const t = at - this.zero;
    const sign = upper ? 1 : -1;
    // most bounds take nothing away: found without making an array
    let beyond = 0;
    for (let i = 0; i < offsets.length; i++) if (sign * (offsets[i]! + rates[i]! * t - ns) > TOUCHES_NS) beyond++;
    if (beyond === 0) return true;
    if (beyond === offsets.length) return false;
    const excess = offsets.map((o, i) => {
      const e = sign * (o + rates[i]! * t - ns);
      return Math.abs(e) <= TOUCHES_NS ? 0 : e;
    });
    const [o, r]: [number[], number[]] = [[], []];
    for (let i = 0; i < offsets.length; i++) {
      const k = (i + 1) % offsets.length;
      const [e, f] = [excess[i]!, excess[k]!];
      if (e <= 0) {
        o.push(offsets[i]!);
        r.push(rates[i]!);
      }
      // a corner on the bound is there already
      if (e > 0 === f > 0 || e === 0 || f === 0) continue;
      const part = e / (e - f);
      o.push(offsets[i]! + (offsets[k]! - offsets[i]!) * part);
      r.push(rates[i]! + (rates[k]! - rates[i]!) * part);
    }
    this.offsets = o;
    this.rates = r;
    return true;
  }

  at(time: number): Range {
    const values = this.offsets.map((o, i) => o + this.rates[i]! * (time - this.zero));
    return { low: Math.min(...values), high: Math.max(...values) };
  }

  get rate(): Range {
    return { low: Math.min(...this.rates), high: Math.max(...this.rates) };
  }
}

/** A stretch without a jump. It may reach from `after` to `before`. */
interface Piece {
  readonly possible: Possible;
  /** What is possible if a constant drifts unseen; undefined where `possible` is a line. */
  readonly unseen: ((first: number, last: number) => Range) | undefined;
  readonly after: number;
  readonly before: number;
}

/**
 * The movement with fewest jumps that fits all bounds: one line; else a jump between two constant offsets, or between two lines; and
 * so on. Undefined when none does. `points` in any order.
 */
export function fitClock(points: readonly ClockPoint[]): ClockFit | undefined {
  if (points.length < LEAST_POINTS) return undefined;
  const sorted = points.toSorted((a, b) => a.at - b.at);
  const line = lines(sorted, FASTEST);
  const slow = lines(sorted, UNSEEN);
  for (let jumps = 0; jumps <= MOST_STEPS; jumps++) {
    const steady = jumps === 0 ? undefined : split(sorted, { make: () => new Constant(), most: slow }, jumps);
    const pieces = steady ?? split(sorted, { make: line, most: line }, jumps);
    if (pieces !== undefined) return fitOf(pieces, sorted[0]!.at, sorted.at(-1)!.at);
  }
  return undefined;
}

/**
 * Bounds for all times between two stamps where one constant offset fits: they hold as well when the clocks run apart by up to 200 ppm, too
 * slowly to be seen. A side that nothing bounds is infinite. `points` in any order.
 */
export function unseenDrift(points: readonly ClockPoint[]): (first: number, last: number) => Range {
  if (!points.some((p) => p.upper) || points.every((p) => p.upper)) return sideOf(points);
  return boundsOf(lineThrough(points));
}

function lineThrough(points: readonly ClockPoint[]): Line {
  const sorted = points.toSorted((a, b) => a.at - b.at);
  const line = lines(sorted, UNSEEN)();
  for (const p of sorted) line.add(p);
  return line;
}

function sideOf(points: readonly ClockPoint[]): (first: number, last: number) => Range {
  return (first, last) => widened([oneSided(points, first), oneSided(points, last)]);
}

/** Apart from where the points are known: they are not kept for it. */
function boundsOf(line: Line): (first: number, last: number) => Range {
  return (first, last) => widened([line.at(first), line.at(last)]);
}

/** Without a bound on the other side no rate can be told: each bound gives way by the most that a clock drifts. */
function oneSided(points: readonly ClockPoint[], t: number): Range {
  let [low, high] = [-Infinity, Infinity];
  for (const { at, ns, upper } of points) {
    const way = UNSEEN * Math.abs(t - at);
    if (upper) high = Math.min(high, ns + way);
    else low = Math.max(low, ns - way);
  }
  return { low, high };
}

function widened(ranges: readonly Range[]): Range {
  return {
    low: Math.min(...ranges.map((r) => r.low)) - ROUNDING_NS,
    high: Math.max(...ranges.map((r) => r.high)) + ROUNDING_NS,
  };
}

function lines(points: readonly ClockPoint[], fastest: number): () => Line {
  const zero = points[0]!.at;
  let [least, most] = [Infinity, -Infinity];
  for (const { ns } of points) {
    if (ns < least) least = ns;
    if (ns > most) most = ns;
  }
  const reach = most - least + fastest * (points.at(-1)!.at - zero) + 1;
  return () => new Line(zero, (most + least) / 2, { reach, fastest });
}

/**
 * Pieces with as few jumps as possible, at most `jumps`. From the front each piece takes all that it can: the jump is before
 * what it cannot take. From the back likewise: the jump is after that. What lies between belongs to neither. What a piece can take is
 * told by `most`, which allows for drift that is not seen; what it is, by `make`.
 */
function split(
  points: readonly ClockPoint[],
  { make, most }: { readonly make: () => Possible; readonly most: () => Possible },
  jumps: number,
): Piece[] | undefined {
  const ends = greedy(points, most, jumps);
  if (ends === undefined) return undefined;
  const back = greedy(points.toReversed(), most, jumps);
  if (back === undefined || back.length !== ends.length) return undefined;
  const starts = back.map((n) => points.length - n).toReversed();
  const pieces: Piece[] = [];
  for (let i = 0; i <= ends.length; i++) {
    const from = i === 0 ? 0 : ends[i - 1]!;
    const to = i === ends.length ? points.length : starts[i]!;
    // a single jump needs one packet each way on either side of it
    if (to - from < (ends.length > 1 ? LEAST_POINTS : 2)) return undefined;
    const possible = make();
    for (let k = from; k < to; k++) if (!possible.add(points[k]!)) return undefined;
    const after = i === 0 ? -Infinity : early(points[starts[i - 1]! - 1]!);
    const before = i === ends.length ? Infinity : late(points[ends[i]!]!);
    const unseen = possible.rate === undefined ? unseenDrift(points.slice(from, to)) : undefined;
    pieces.push({ possible, unseen, after, before });
  }
  return pieces;
}

function early(p: ClockPoint): number {
  return p.at - p.slack;
}

function late(p: ClockPoint): number {
  return p.at + p.slack;
}

/** Where each piece ends (the first point that it cannot take); undefined when there are too many. */
function greedy(points: readonly ClockPoint[], make: () => Possible, jumps: number): number[] | undefined {
  const ends: number[] = [];
  let possible = make();
  for (let i = 0; i < points.length; i++) {
    if (possible.add(points[i]!)) continue;
    if (ends.length >= jumps) return undefined;
    ends.push(i);
    possible = make();
    if (!possible.add(points[i]!)) return undefined;
  }
  return ends;
}

function rangeAt(p: Piece, t: number): Range {
  return p.unseen === undefined ? p.possible.at(t) : p.unseen(t, t);
}

function fitOf(pieces: readonly Piece[], first: number, last: number): ClockFit {
  const during = (from: number, to: number): Range => {
    const ranges = pieces
      .filter((p) => p.after <= to && p.before >= from)
      .flatMap((p) => {
        return [Math.max(from, p.after), Math.min(to, p.before)].map((t) => rangeAt(p, t));
      });
    return widened(ranges);
  };
  const steps = pieces.slice(1).map((p, i): ClockStep => {
    const old = pieces[i]!;
    const [after, before] = [p.after, old.before];
    const ranges = [after, before].map((t) => ({ was: rangeAt(old, t), is: rangeAt(p, t) }));
    return {
      after,
      before,
      size: {
        low: Math.min(...ranges.map((r) => r.is.low - r.was.high)),
        high: Math.max(...ranges.map((r) => r.is.high - r.was.low)),
      },
    };
  });
  const rates = pieces.map((p) => p.possible.rate);
  const drifting = rates.every((r) => r !== undefined);
  const rate = drifting
    ? { low: Math.min(...rates.map((r) => r.low)), high: Math.max(...rates.map((r) => r.high)) }
    : undefined;
  // what a line may be is widest at an end
  const widths = pieces.flatMap((p) => [
    p.possible.at(Math.max(first, p.after)),
    p.possible.at(Math.min(last, p.before)),
  ]);
  return { during, rate, steps, residual: Math.max(...widths.map((r) => (r.high - r.low) / 2)) + ROUNDING_NS };
}
