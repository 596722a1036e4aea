// Which streams are the same probes seen at several taps, or inside and outside a tunnel: one body of probes each.
import { named } from "../core/quoted.js";
import { clockTold } from "./clock-zone.js";
import { apart, lossesApart, place, rangesMeet } from "./probe-place.js";
import { comparePattern } from "./spacing-pattern.js";
/** Clocks of machines that keep time are closer than this. */
const ONE_CLOCK_NS = 2e9;
/** Zones are whole quarters of an hour. */
const QUARTER_NS = 900e9;
/** Largest difference of zones: UTC-12 to UTC+14. */
const WIDEST_ZONES_NS = 26 * 3600e9;
const DAY_NS = 86_400e9;
/** Streams that one finding names. */
const MOST_NAMED = 20;
/** What may remain of a zone difference when the clocks are otherwise right. */
const ZONE_REST_NS = 2e9;
/**
 * Two captures show the same probes when ends, ICMP identifier and protocol are equal (VNI and VLAN may differ), the
 * seq ranges overlap and one and the same seq falls together on one clock; on clocks that are apart, only when the jitter of the
 * sends is the same, or where stamps without a date or zone are whole quarter hours off and the same probes were lost (then a
 * finding says so). In doubt they are two: probes counted twice are seen, an outage taken for another one is not. A ping log
 * has no source and often no identifier: it is matched by destination, seq range and time, and only where one body of probes fits.
 */
export function sameProbes(streams) {
    const places = streams.map(place);
    const classes = new Classes(places);
    const findings = [];
    const join = (pair) => {
        if (classes.join(pair.a, pair.b) && pair.how !== "one clock")
            findings.push(assumed(pair));
    };
    const keyed = groupBy(places.filter(isKeyed), (p) => `${toKey(p)}|${p.stream.observed.key.from}|${p.stream.observed.key.icmpId}`);
    for (const group of keyed.values()) {
        for (const pair of nearestFirst(pairsOf(group)))
            join(pair);
        findings.push(...keptApart(group, classes));
    }
    const logs = groupBy(places.filter((p) => !isKeyed(p)), toKey);
    const keyedTo = logs.size === 0 ? new Map() : groupBy(places.filter(isKeyed), toKey);
    for (const [to, group] of logs) {
        for (const copies of pairsOf(group))
            join(copies);
        for (const log of group) {
            const fit = best(nearestFirst(pairsWith(log, keyedTo.get(to) ?? [])), classes);
            if (fit.length === 1)
                join(fit[0]);
            else if (fit.length > 1)
                findings.push(ambiguous(log, fit));
        }
    }
    return { sameAs: classes.others(), findings };
}
/** A stream whose ends and identifier are all known. */
function isKeyed(p) {
    return p.stream.observed.key.from !== undefined && p.stream.observed.key.icmpId !== undefined;
}
function toKey(p) {
    return `${p.stream.observed.key.to}|${p.stream.observed.key.protocol}`;
}
function groupBy(places, key) {
    const out = new Map();
    for (const p of places) {
        const group = out.get(key(p));
        if (group === undefined)
            out.set(key(p), [p]);
        else
            group.push(p);
    }
    return out;
}
function pairsOf(group) {
    return group.flatMap((a, i) => pairsWith(a, group.slice(i + 1)));
}
function pairsWith(a, others) {
    const out = [];
    for (const b of others) {
        if (!sameKey(a, b) || !rangesMeet(a, b))
            continue;
        const pair = compare(a, b);
        if (pair !== undefined)
            out.push(pair);
    }
    return out;
}
/** Keys that may be the same probes. Two rows of one input with one and the same key are two runs, never one. */
function sameKey(a, b) {
    const x = a.stream.observed.key;
    const y = b.stream.observed.key;
    if (x.to !== y.to || x.protocol !== y.protocol)
        return false;
    if (x.from !== undefined && y.from !== undefined && x.from !== y.from)
        return false;
    if (x.icmpId !== undefined && y.icmpId !== undefined && x.icmpId !== y.icmpId)
        return false;
    return a.slot !== b.slot;
}
/** How two streams with fitting keys fall together in time; undefined when they do not. */
function compare(a, b) {
    const sameLoss = a.losses !== "" && a.losses === b.losses;
    // Two logs have no key at all: only a copy of one log is the same probes.
    if (!isKeyed(a) && !isKeyed(b))
        return isCopy(a, b) ? { a, b, apartNs: 0, how: "one clock" } : undefined;
    const apartNs = apart(a, b);
    if (apartNs === undefined)
        return sameLoss ? { a, b, apartNs, how: "no clock" } : undefined;
    if (apartNs <= ONE_CLOCK_NS)
        return { a, b, apartNs, how: "one clock" };
    return isOneRun(a, b, apartNs) ? { a, b, apartNs, how: "other clock" } : undefined;
}
/** Whether two streams on clocks that are apart are one run all the same. */
function isOneRun(a, b, apartNs) {
    const losses = lossesApart(a, b);
    // between two taps one may lose more than the other; that each loses what the other has answered needs two runs
    if (losses !== undefined && losses[0] > 0 && losses[1] > 0)
        return false;
    const pattern = patternOf(a, b);
    if (pattern !== "unknown")
        return pattern === "same";
    const told = [a, b].map((p) => clockTold(p.stream.observation.input.clock));
    if (told.every((t) => t.date && t.zone))
        return false;
    const sameLoss = losses === undefined ? a.losses === b.losses : losses[0] + losses[1] === 0;
    if (!sameLoss)
        return false;
    return told.some((t) => t.counts) ? a.losses !== "" : isZoneShift(sinceMidnight(apartNs, a, b));
}
/** Without a date only the time of day counts. */
function sinceMidnight(apartNs, a, b) {
    const dated = [a, b].map((p) => clockTold(p.stream.observation.input.clock).date);
    if (dated[0] === dated[1])
        return apartNs;
    const rest = apartNs % DAY_NS;
    return Math.min(rest, DAY_NS - rest);
}
/** What the jitter of their sends says. */
function patternOf(a, b) {
    const [x, y] = [a, b].map((p) => p.stream.observation.timing?.probes.get(p.stream.observed));
    if (x === undefined || y === undefined)
        return "unknown";
    return comparePattern(x, y, a.stream.observed.resolutionNs + b.stream.observed.resolutionNs);
}
function isZoneShift(apartNs) {
    if (apartNs > WIDEST_ZONES_NS)
        return false;
    const rest = apartNs % QUARTER_NS;
    return Math.min(rest, QUARTER_NS - rest) <= ZONE_REST_NS;
}
function isCopy(a, b) {
    const [x, y] = [a.stream.observed, b.stream.observed];
    return (x.first !== undefined &&
        x.first === y.first &&
        x.last === y.last &&
        x.sent === y.sent &&
        a.losses === b.losses &&
        x.rtt?.meanNs === y.rtt?.meanNs);
}
function nearestFirst(pairs) {
    const rank = { "one clock": 0, "other clock": 1, "no clock": 2 };
    return [...pairs].sort((p, q) => rank[p.how] - rank[q.how] || (p.apartNs ?? 0) - (q.apartNs ?? 0));
}
/** Pairs of one log with a stream of each body of probes that fits best: one pair when the log is placed. */
function best(pairs, classes) {
    const perClass = new Map();
    for (const p of pairs)
        if (!perClass.has(classes.of(p.b)))
            perClass.set(classes.of(p.b), p);
    const fits = [...perClass.values()];
    if (fits.length < 2)
        return fits;
    const sameLoss = fits.filter((p) => p.a.losses !== "" && p.a.losses === p.b.losses);
    if (sameLoss.length === 1)
        return sameLoss;
    const close = fits.filter((p) => p.how === "one clock" && (p.apartNs ?? Infinity) <= p.a.intervalNs / 2);
    return close.length === 1 ? close : fits;
}
function assumed(p) {
    const [a, b] = [p.a.stream, p.b.stream];
    const why = p.how === "no clock"
        ? "one of them has no times"
        : `their clocks are ${((p.apartNs ?? 0) / 1e9).toFixed(3)} s apart`;
    return {
        code: "stream.same-probes-assumed",
        severity: "info",
        says: `Streams ${a.id} and ${b.id} to ${named(a.observed.key.to)} are taken as the same probes although ${why}: ${agree(p)}.`,
        where: [{ input: a.observation.input.id }, { input: b.observation.input.id }],
        limits: p.how === "other clock" && patternOf(p.a, p.b) === "same"
            ? []
            : ["Two runs with the same ends and seq numbers would look the same."],
    };
}
function agree(p) {
    if (p.how === "no clock")
        return "ends, seq numbers and lost probes agree";
    if (patternOf(p.a, p.b) === "same")
        return "the jitter of their sends is the same, probe by probe";
    return "ends, seq numbers and lost probes agree, and a time without a date or zone can be whole quarter hours off";
}
/** Streams of several inputs with one key and the same seq numbers that are not one run. */
function keptApart(group, classes) {
    const bodies = new Map();
    for (const p of group)
        if (!bodies.has(classes.of(p)))
            bodies.set(classes.of(p), p);
    const [first, ...rest] = [...bodies.values()];
    const others = rest.filter((p) => p.stream.observation !== first.stream.observation && rangesMeet(p, first));
    if (first === undefined || others.length === 0)
        return [];
    const listed = [first, ...others].slice(0, MOST_NAMED);
    const ids = listed.map((p) => p.stream.id).join(", ");
    const more = others.length + 1 - listed.length;
    return [
        {
            code: "stream.same-key-apart",
            severity: "info",
            says: `Streams ${ids}${more > 0 ? ` and ${more} more` : ""} to ${named(first.stream.observed.key.to)} have the same ends, identifier and seq numbers at different times: each is shown as a run of its own.`,
            where: listed.map((p) => ({ input: p.stream.observation.input.id })),
            limits: ["Where the clock of one of them was set wrong they are the same probes, and totals count them twice."],
        },
    ];
}
function ambiguous(log, fits) {
    const ids = fits.map((p) => p.b.stream.id).join(", ");
    return {
        code: "stream.same-probes-ambiguous",
        severity: "warning",
        says: `The log of stream ${log.stream.id} to ${named(log.stream.observed.key.to)} fits several streams (${ids}): it is counted as probes of its own.`,
        where: [{ input: log.stream.observation.input.id }],
        limits: ["Its probes may be counted twice in totals."],
    };
}
/** Disjoint sets of places. A set never holds two rows of one input with one and the same key. */
class Classes {
    classOf;
    members;
    places;
    constructor(places) {
        this.places = places;
        this.classOf = places.map((_, i) => i);
        this.members = places.map((p) => [p]);
    }
    of(p) {
        return this.classOf[p.index];
    }
    /** True when the two sets were two and are now one. */
    join(a, b) {
        const [into, from] = [this.of(a), this.of(b)].sort((x, y) => x - y);
        if (into === from)
            return false;
        const slots = new Set(this.members[into].map((p) => p.slot));
        if (this.members[from].some((p) => slots.has(p.slot)))
            return false;
        for (const p of this.members[from]) {
            this.classOf[p.index] = into;
            this.members[into].push(p);
        }
        this.members[from] = [];
        return true;
    }
    /** For each stream id the ids of the others, in the order of the streams. */
    others() {
        const out = new Map();
        for (const p of this.places) {
            const all = [...this.members[this.of(p)]].sort((a, b) => a.index - b.index);
            out.set(p.stream.id, all.filter((x) => x !== p).map((x) => x.stream.id));
        }
        return out;
    }
}
