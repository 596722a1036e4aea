import { fitClock } from "./clock-fit.js";
import { emptyScan, logBounds, logPoints, matchTables, orderOf, scanTaps, tapBounds, tapPoints, } from "./clock-scan.js";
/** Streams of two inputs that are compared: those with most probes. */
const MOST_MATCHES = 256;
/** All that the same packets in different inputs say. `sameAs`: ids of the other streams of each body of probes. */
export function clockPairs(observations, streams, sameAs) {
    const out = { pairs: [], unfit: [] };
    for (const found of probeMatches(streams, sameAs))
        add(out, found);
    const withSegments = observations.filter((o) => (o.timing?.segments?.flows.size ?? 0) > 0);
    for (const [i, x] of withSegments.entries()) {
        for (const y of withSegments.slice(i + 1)) {
            const found = segmentMatches(x, y);
            if (found !== undefined)
                add(out, found);
        }
    }
    out.pairs.push(...stated(observations));
    return out;
}
function add(out, common) {
    const { x, y, basis, tick } = common;
    const usable = common.sources.filter((s) => s.order !== "unknown");
    const packets = common.sources.reduce((n, s) => n + s.bounds.packets, 0);
    if (packets === 0)
        return;
    const widenedNs = BigInt(Math.ceil(tick));
    const low = extreme(usable, "low");
    const high = extreme(usable, "high");
    const fits = low === undefined || high === undefined || low.ns - widenedNs <= high.ns + widenedNs;
    if (fits && (low !== undefined || high !== undefined)) {
        const constraint = {
            a: x.id,
            b: y.id,
            basis,
            lowNs: low === undefined ? undefined : low.ns - widenedNs,
            highNs: high === undefined ? undefined : high.ns + widenedNs,
            lowFrom: low === undefined ? [] : places(x, y, low),
            highFrom: high === undefined ? [] : places(x, y, high),
        };
        const stamped = { lowNs: low?.ns, highNs: high?.ns };
        const order = usable.some((s) => s.order === "either") ? "either" : usable[0].order;
        out.pairs.push({ constraint, basis, packets, stamped, widenedNs, order, fit: undefined });
        return;
    }
    const moving = fit(common, usable);
    if (moving === undefined) {
        const why = usable.length === 0 ? "order" : "movement";
        if (usable.length > 0 || common.sources.some((c) => c.bothWays))
            out.unfit.push({ a: x.id, b: y.id, basis, packets, why });
        return;
    }
    const ends = spanOf(x, moving.atBase);
    const whole = inNs(moving, ends.first, ends.last);
    const constraint = {
        a: x.id,
        b: y.id,
        basis,
        ...whole,
        lowFrom: low === undefined ? [] : places(x, y, low),
        highFrom: high === undefined ? [] : places(x, y, high),
        during: (first, last) => {
            const now = inNs(moving, Number(first - moving.atBase), Number(last - moving.atBase));
            return now.lowNs === undefined || now.highNs === undefined ? undefined : { lowNs: now.lowNs, highNs: now.highNs };
        },
    };
    const stamped = { lowNs: undefined, highNs: undefined };
    out.pairs.push({ constraint, basis, packets, stamped, widenedNs, order: usable[0]?.order, fit: moving });
}
function extreme(sources, side) {
    let best;
    for (const from of sources) {
        const at = from.bounds[side];
        if (at === undefined)
            continue;
        const ns = BigInt(at.ns) + from.offsetBase;
        if (best === undefined || (side === "low" ? ns > best.ns : ns < best.ns))
            best = { ns, at, from };
    }
    return best;
}
function places(x, y, { at, from }) {
    const one = (input, kind, n) => n > 0 ? { input, [kind]: n } : { input };
    return [one(x.id, from.placesX, at.inX), one(y.id, from.placesY, at.inY)];
}
/** A movement that all packets allow. */
function fit(common, usable) {
    const [first] = common.sources;
    if (first === undefined)
        return undefined;
    const { atBase, offsetBase } = first;
    const tries = usable.length > 0 ? [undefined] : ["x first", "y first"];
    for (const order of tries) {
        const sources = usable.length > 0 ? usable : common.basis === "BGP segments" ? common.sources : [];
        const points = [];
        for (const s of sources) {
            const shift = Number(s.atBase - atBase);
            const rise = Number(s.offsetBase - offsetBase);
            for (const p of s.points(order ?? s.order)) {
                const widened = p.upper ? p.ns + common.tick : p.ns - common.tick;
                points.push({ at: p.at + shift, slack: p.slack, ns: widened + rise, upper: p.upper });
            }
        }
        const found = fitClock(points);
        if (found !== undefined)
            return { fit: found, atBase, offsetBase };
    }
    return undefined;
}
function spanOf(input, base) {
    return { first: Number((input.first ?? base) - base), last: Number((input.last ?? base) - base) };
}
/** Bounds between two stamps in epoch terms; a side without any is undefined. */
function inNs({ fit: f, offsetBase }, first, last) {
    const { low, high } = f.during(first, last);
    return {
        lowNs: Number.isFinite(low) ? offsetBase + BigInt(Math.floor(low)) : undefined,
        highNs: Number.isFinite(high) ? offsetBase + BigInt(Math.ceil(high)) : undefined,
    };
}
/** Bodies of probes at two inputs each. A log is always the second of a pair. */
function* probeMatches(streams, sameAs) {
    const byPair = new Map();
    const byId = new Map(streams.map((s) => [s.id, s]));
    const done = new Set();
    for (const s of streams) {
        if (done.has(s.id))
            continue;
        const ids = [s.id, ...(sameAs.get(s.id) ?? [])];
        const all = ids.map((id) => byId.get(id)).filter((m) => m !== undefined);
        for (const id of ids)
            done.add(id);
        const copied = new Set(all.flatMap((m) => m.observed.path?.replicated.map((r) => r.seq) ?? []));
        const members = all.flatMap((m) => {
            const table = m.observation.timing?.probes.get(m.observed);
            return table === undefined ? [] : [{ ...m, table }];
        });
        for (const [i, m] of members.entries()) {
            for (const n of members.slice(i + 1)) {
                if (m.observation === n.observation || (m.table.kind === "log" && n.table.kind === "log"))
                    continue;
                const [x, y] = m.table.kind === "log" ? [n, m] : [m, n];
                const key = `${x.observation.input.id} ${y.observation.input.id} ${y.table.kind}`;
                const list = byPair.get(key);
                if (list === undefined)
                    byPair.set(key, [{ x, y, copied }]);
                else
                    list.push({ x, y, copied });
            }
        }
    }
    for (const list of byPair.values())
        yield commonProbes(list);
}
function commonProbes(all) {
    const size = (p) => Math.min(p.x.table.count, p.y.table.count);
    const list = all.toSorted((p, q) => size(q) - size(p)).slice(0, MOST_MATCHES);
    const [first] = list;
    const tick = Math.max(...list.map((p) => p.x.observed.resolutionNs + p.y.observed.resolutionNs));
    const sources = list.flatMap(({ x, y, copied }) => {
        const match = matchTables(x.table, y.table, copied);
        return match === undefined ? [] : [y.table.kind === "log" ? ofLog(match) : ofTaps(match, tick)];
    });
    const basis = first.y.table.kind === "log" ? "ping stamps" : "requests and replies";
    return { x: first.x.observation.input, y: first.y.observation.input, basis, tick, sources };
}
function bases(m) {
    return { atBase: m.x.base, offsetBase: m.y.base - m.x.base, placesX: m.x.places, placesY: m.y.places };
}
function ofTaps(m, tick) {
    const scan = scanTaps(m, tick);
    const order = orderOf(scan, tick, { x: m.x.ttl, y: m.y.ttl });
    return {
        ...bases(m),
        order,
        bothWays: scan.replies > 0,
        bounds: tapBounds(scan, order),
        points: (o) => tapPoints(m, o ?? order, scan),
    };
}
function ofLog(m) {
    return { ...bases(m), order: undefined, bothWays: true, bounds: logBounds(m), points: () => logPoints(m) };
}
/** Segments of the same BGP connections at two taps: one direction stands for requests, the other for replies. */
function segmentMatches(x, y) {
    const sources = [];
    const tick = (x.input.resolutionNs ?? 1) + (y.input.resolutionNs ?? 1);
    for (const flow of x.timing.segments.flows.keys()) {
        const reverse = flow.split(" ");
        const back = [reverse[2], reverse[3], reverse[0], reverse[1]].join(" ");
        if (flow > back && x.timing.segments.flows.has(back))
            continue;
        const there = bothSaw(x.timing.segments, y.timing.segments, flow);
        const again = bothSaw(x.timing.segments, y.timing.segments, back);
        if (there.length + again.length > 0)
            sources.push(ofSegments(there, again, tick));
    }
    return sources.length === 0 ? undefined : { x: x.input, y: y.input, basis: "BGP segments", tick, sources };
}
function bothSaw(x, y, flow) {
    const out = [];
    const there = y.flows.get(flow);
    if (there === undefined)
        return out;
    for (const [key, s] of x.flows.get(flow) ?? []) {
        const other = there.get(key);
        if (other !== undefined && !s.again && !other.again)
            out.push([s, other]);
    }
    return out;
}
function ofSegments(there, again, tick) {
    const [one] = [...there, ...again];
    const atBase = one[0].at;
    const offsetBase = one[1].at - one[0].at;
    const scan = emptyScan();
    const points = [];
    for (const [list, forward] of [
        [there, true],
        [again, false],
    ]) {
        const [least, most] = forward ? [scan.leastRequest, scan.mostRequest] : [scan.leastReply, scan.mostReply];
        for (const [s, other] of list) {
            const ns = Number(other.at - s.at - offsetBase);
            points.push({ forward, at: Number(s.at - atBase), ns });
            for (const d of [least, most]) {
                if (d === least ? ns >= d.ns : ns <= d.ns)
                    continue;
                Object.assign(d, { ns, inX: s.record, inY: other.record });
            }
        }
    }
    scan.requests = there.length;
    scan.replies = again.length;
    const order = there.length === 0 || again.length === 0 ? "unknown" : orderOf(scan, tick, { x: 0, y: 0 });
    return {
        atBase,
        offsetBase,
        placesX: "record",
        placesY: "record",
        order,
        bothWays: there.length > 0 && again.length > 0,
        bounds: tapBounds(scan, order),
        points: (o) => points.map(({ forward, at, ns }) => ({ at, slack: 0, ns, upper: forward === (o === "x first") })),
    };
}
/** Inputs that were stamped by one physical clock, as the case says: no offset at all. */
function stated(observations) {
    const first = new Map();
    const out = [];
    for (const { input } of observations) {
        const { physicalClock: name, id } = input;
        if (name === undefined)
            continue;
        const a = first.get(name);
        if (a === undefined) {
            first.set(name, id);
            continue;
        }
        const constraint = { a, b: id, lowNs: 0n, highNs: 0n, basis: "stated", lowFrom: [], highFrom: [] };
        const stamped = { lowNs: 0n, highNs: 0n };
        out.push({ constraint, basis: "stated", packets: 0, stamped, widenedNs: 0n, order: undefined, fit: undefined });
    }
    return out;
}
