/** Stamps finer than this are exact to the tick as they are; the bounds of coarser ones are widened by a tick, ns. */
export const FINE_NS = 1000;
/** Shorter steps cannot be told from sends that were held up, ns. */
const LEAST_STEP_NS = 1e9;
/** Spacings of so many usual ones are not the sender's. */
const FAR = 10;
/** Part of the expected time by which the sends of a long period may be off all the same: pings slow down without answers. */
const SLACK = 0.2;
/** An ordinal that is this far ahead of the count of probes: the sequence began again, or requests are missing. */
const RESTART = 32_768;
/**
 * Looks at the sends of a run, of the last answered probe before it and of the first after it. A step shows as one spacing that is
 * far from the others; it takes at least a second, and of a pause of the sender it looks no different.
 */
export function timeStep(s, run) {
    const { before, first, last, after } = run;
    const spans = [spanOf(before, first), spanOf(first, last, run), spanOf(last, after)].filter((x) => x !== undefined);
    if (spans.some((x) => x.ns < 0))
        return "backward";
    const usual = Math.max(intervalOf(s) ?? 0, median(spans.map((x) => x.ns / x.probes)));
    for (const { ns, probes } of spans) {
        const expected = probes * usual;
        const off = ns - expected;
        if (Math.abs(off) < LEAST_STEP_NS || Math.abs(off) <= SLACK * expected)
            continue;
        if (off > FAR * usual)
            return "forward";
        if (ns < expected / 2)
            return "backward";
    }
    return undefined;
}
/** The interval as the command says or the median spacing, else the mean; undefined where none is known. */
export function intervalOf(s) {
    return [s.nominalIntervalNs, s.meanSpacingNs].find((x) => x !== undefined && x > 0);
}
/** True when the sequence numbers of a run do not follow each other. */
export function restartsWithin(run) {
    return run.last.ordinal - run.first.ordinal > run.lost + run.icmpErrors + RESTART;
}
function spanOf(from, to, run) {
    if (from?.sent === undefined || to?.sent === undefined)
        return undefined;
    const apart = to.ordinal - from.ordinal;
    if (apart <= 0)
        return undefined;
    const counted = run === undefined ? 1 : run.lost + run.icmpErrors - 1;
    return { ns: Number(to.sent.high - from.sent.low), probes: apart > counted + RESTART ? Math.max(1, counted) : apart };
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[(sorted.length - 1) >> 1] ?? 0;
}
