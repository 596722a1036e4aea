// Probe streams of all inputs as rows of the evidence document, numbered in a stable order.
import { microseconds } from "../core/time.js";
import { findOneWay } from "./one-way.js";
import { sameProbes } from "./same-probes.js";
import { compareText, source, stamp } from "./stamp.js";
import { streamTimes } from "./stream-times.js";
/**
 * All streams as "s1", "s2", ...: by input in the order given, then by key. `sameAs` names the rows that are the same
 * probes at other taps; add up `independentStreams(rows)` and never the rows.
 */
export function correlateStreams(observations) {
    const ofs = [];
    for (const observation of observations) {
        for (const observed of [...observation.streams].sort(compareStreams)) {
            ofs.push({ id: `s${ofs.length + 1}`, observed, observation });
        }
    }
    const same = sameProbes(ofs);
    const ways = findOneWay(observations, ofs, same.sameAs);
    const rows = ways.streams.map((s) => row(s, same.sameAs.get(s.id) ?? []));
    const findings = [...same.findings, ...ways.findings, ...ofs.flatMap(streamTimes)];
    return { ofs: ways.streams, rows, findings, lossLimits: ways.limits };
}
/**
 * One stream of each body of probes: the one that saw most of its sends, the first of equals. For totals.
 */
export function independentStreams(streams) {
    const order = new Map(streams.map((s, i) => [s.id, i]));
    const chosen = new Map();
    for (const s of streams) {
        // A body of probes goes by the first of its rows that is here.
        const name = [s.id, ...s.sameAs].reduce((n, id) => Math.min(n, order.get(id) ?? n), streams.length);
        const best = chosen.get(name);
        if (best === undefined || s.sent > best.sent)
            chosen.set(name, s);
    }
    return [...chosen.values()];
}
function compareStreams(a, b) {
    return (compareText(a.key.to, b.key.to) ||
        compareText(a.key.from ?? "", b.key.from ?? "") ||
        (a.key.icmpId ?? -1) - (b.key.icmpId ?? -1) ||
        (a.key.vni ?? -1) - (b.key.vni ?? -1) ||
        (a.key.vlan ?? -1) - (b.key.vlan ?? -1) ||
        compareText(a.key.protocol, b.key.protocol) ||
        compareTimes(a.first, b.first) ||
        (a.firstSource.record ?? a.firstSource.line ?? 0) - (b.firstSource.record ?? b.firstSource.line ?? 0));
}
function compareTimes(a, b) {
    if (a === undefined || b === undefined)
        return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
    return a < b ? -1 : a > b ? 1 : 0;
}
function row(s, sameAs) {
    const o = s.observed;
    const digits = s.observation.input.digits;
    return {
        id: s.id,
        input: s.observation.input.id,
        key: { ...o.key },
        from: o.key.from ?? null,
        to: o.key.to,
        interval_us: durationUs(o.meanSpacingNs),
        nominalInterval_us: durationUs(o.nominalIntervalNs),
        ...counts(o),
        waited_us: microseconds(o.waitedNs),
        ...(o.first === undefined ? {} : { first: stamp(o.first, digits) }),
        ...(o.last === undefined ? {} : { last: stamp(o.last, digits) }),
        ...(o.rtt === undefined || o.rtt.minNs < 0 ? {} : { rtt: rtt(o.rtt) }),
        sameAs,
        widestAnsweredSpacing_us: durationUs(o.widestAnsweredNs),
        stalls: o.stalls.map((x) => ({
            firstSeq: x.firstSeq,
            lastSeq: x.lastSeq,
            probes: x.probes,
            longestRtt_us: durationUs(x.longestRttNs),
        })),
        ...(o.summary === undefined ? {} : { summary: { ...o.summary } }),
        ...(o.errors.length === 0 ? {} : { errors: o.errors.map(errorRow) }),
    };
}
/** Each sent probe is in exactly one of the states; `unplacedLost` are losses known only by a summary. */
function counts(o) {
    return {
        sent: o.sent,
        answered: o.counts.answered,
        late: o.counts.late,
        lost: Math.max(o.counts.lost, o.unplacedLost ?? 0),
        pending: o.counts.pending,
        duplicates: o.duplicates,
        localErrors: o.counts.localError,
        icmpErrors: o.counts.icmpError,
        notObserved: o.counts.notObserved,
    };
}
function rtt(r) {
    return {
        count: r.count,
        min_us: microseconds(r.minNs),
        mean_us: microseconds(Math.round(r.meanNs)),
        max_us: microseconds(r.maxNs),
    };
}
function errorRow(e) {
    return {
        from: e.from ?? null,
        says: e.says,
        count: e.count,
        ...(e.firstSeq === undefined ? {} : { firstSeq: e.firstSeq }),
        local: e.local,
        source: source(e.source),
    };
}
/** Means and medians are rounded to 1 ns, the finest that three decimals show. */
/** Null also for what no duration can be: negative, after a clock that was set. */
function durationUs(ns) {
    return ns === undefined || !(ns >= 0) ? null : microseconds(Math.round(ns));
}
