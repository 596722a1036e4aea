/** Two clocks are not taken to run apart faster than this, as a fraction: 500 ppm, the most that a clock is slewed by. */
const FASTEST = 500e-6;
/** More jumps than this are no clock. */
const MOST_STEPS = 3;
/** What a line, or each of several pieces between jumps, must rest on: so many bounds. */
const LEAST_POINTS = 4;
/** Float sums are exact to much less than this, ns; bounds are widened by it. */
const ROUNDING_NS = 1;
/** One value for all times. */
class Constant {
    rate;
    low = -Infinity;
    high = Infinity;
    add({ ns, upper }) {
        if (upper ? ns < this.low : ns > this.high)
            return false;
        if (upper)
            this.high = Math.min(this.high, ns);
        else
            this.low = Math.max(this.low, ns);
        return true;
    }
    at() {
        return { low: this.low, high: this.high };
    }
}
/** Lines offset + rate x time, as the polygon of both that no bound excludes. */
class Line {
    offsets;
    rates;
    zero;
    /** Lines through values within `reach` of `about` at time `zero`. */
    constructor(zero, about, reach) {
        this.zero = zero;
        this.offsets = [about - reach, about + reach, about + reach, about - reach];
        this.rates = [-FASTEST, -FASTEST, FASTEST, FASTEST];
    }
    add({ at, ns, upper }) {
        const { offsets, rates } = this;
        const t = at - this.zero;
        const sign = upper ? 1 : -1;
        const excess = offsets.map((o, i) => sign * (o + rates[i] * t - ns));
        if (excess.every((e) => e <= 0))
            return true;
        if (excess.every((e) => e > 0))
            return false;
        const [o, r] = [[], []];
        for (let i = 0; i < offsets.length; i++) {
            const k = (i + 1) % offsets.length;
            const [e, f] = [excess[i], excess[k]];
            if (e <= 0) {
                o.push(offsets[i]);
                r.push(rates[i]);
            }
            if (e > 0 === f > 0)
                continue;
            const part = e / (e - f);
            o.push(offsets[i] + (offsets[k] - offsets[i]) * part);
            r.push(rates[i] + (rates[k] - rates[i]) * part);
        }
        this.offsets = o;
        this.rates = r;
        return true;
    }
    at(time) {
        const values = this.offsets.map((o, i) => o + this.rates[i] * (time - this.zero));
        return { low: Math.min(...values), high: Math.max(...values) };
    }
    get rate() {
        return { low: Math.min(...this.rates), high: Math.max(...this.rates) };
    }
}
/**
 * The movement with fewest jumps that fits all bounds: one line; else a jump between two constant offsets, or between two lines; and
 * so on. Undefined when none does. `points` in any order.
 */
export function fitClock(points) {
    if (points.length < LEAST_POINTS)
        return undefined;
    const sorted = points.toSorted((a, b) => a.at - b.at);
    const line = lines(sorted);
    for (let jumps = 0; jumps <= MOST_STEPS; jumps++) {
        const steady = jumps === 0 ? undefined : split(sorted, () => new Constant(), jumps);
        const pieces = steady ?? split(sorted, line, jumps);
        if (pieces !== undefined)
            return fitOf(pieces, sorted[0].at, sorted.at(-1).at);
    }
    return undefined;
}
function lines(points) {
    const zero = points[0].at;
    let [least, most] = [Infinity, -Infinity];
    for (const { ns } of points) {
        if (ns < least)
            least = ns;
        if (ns > most)
            most = ns;
    }
    const reach = most - least + FASTEST * (points.at(-1).at - zero) + 1;
    return () => new Line(zero, (most + least) / 2, reach);
}
/**
 * Pieces with as few jumps as possible, at most `jumps`. From the front each piece takes all that it can: the jump is before
 * what it cannot take. From the back likewise: the jump is after that. What lies between belongs to neither.
 */
function split(points, make, jumps) {
    const ends = greedy(points, make, jumps);
    if (ends === undefined)
        return undefined;
    const back = greedy(points.toReversed(), make, jumps);
    if (back === undefined || back.length !== ends.length)
        return undefined;
    const starts = back.map((n) => points.length - n).toReversed();
    const pieces = [];
    for (let i = 0; i <= ends.length; i++) {
        const from = i === 0 ? 0 : ends[i - 1];
        const to = i === ends.length ? points.length : starts[i];
        // a single jump needs one packet each way on either side of it
        if (to - from < (ends.length > 1 ? LEAST_POINTS : 2))
            return undefined;
        const possible = make();
        for (let k = from; k < to; k++)
            if (!possible.add(points[k]))
                return undefined;
        const after = i === 0 ? -Infinity : early(points[starts[i - 1] - 1]);
        const before = i === ends.length ? Infinity : late(points[ends[i]]);
        pieces.push({ possible, after, before });
    }
    return pieces;
}
function early(p) {
    return p.at - p.slack;
}
function late(p) {
    return p.at + p.slack;
}
/** Where each piece ends (the first point that it cannot take); undefined when there are too many. */
function greedy(points, make, jumps) {
    const ends = [];
    let possible = make();
    for (let i = 0; i < points.length; i++) {
        if (possible.add(points[i]))
            continue;
        if (ends.length >= jumps)
            return undefined;
        ends.push(i);
        possible = make();
        if (!possible.add(points[i]))
            return undefined;
    }
    return ends;
}
function fitOf(pieces, first, last) {
    const during = (from, to) => {
        const ranges = pieces
            .filter((p) => p.after <= to && p.before >= from)
            .flatMap((p) => [p.possible.at(Math.max(from, p.after)), p.possible.at(Math.min(to, p.before))]);
        return {
            low: Math.min(...ranges.map((r) => r.low)) - ROUNDING_NS,
            high: Math.max(...ranges.map((r) => r.high)) + ROUNDING_NS,
        };
    };
    const steps = pieces.slice(1).map((p, i) => {
        const old = pieces[i];
        const [after, before] = [p.after, old.before];
        const ranges = [after, before].map((t) => ({ was: old.possible.at(t), is: p.possible.at(t) }));
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
