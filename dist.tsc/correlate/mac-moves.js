import { isZeroEsi, sameSegment, seqOf, showsSeq } from "./route-observers.js";
/** The moves of one row, in order: see `interleave`. */
export function movesOf(all, hints) {
    const seen = all.map((o) => seenMoves(o, all, hints)).filter((list) => list.length > 0);
    // Observers that tell most come first, so that poorer sights find a move to belong to.
    seen.sort((a, b) => Number(hidesSeq(a)) - Number(hidesSeq(b)) ||
        RANK[a[0].observer.table] - RANK[b[0].observer.table] ||
        b.length - a.length);
    const clusters = new Clusters();
    for (const list of seen)
        clusters.add(list);
    return interleave(clusters.all.map((c) => asMove(c, all, hints)));
}
function hidesSeq(list) {
    return list.some((m) => !showsSeq(m.after));
}
const RANK = { update: 0, bgp: 1, mac: 2, fdb: 3 };
/**
 * The sequence rose, absent counting as 0. Sights that know the old route decide; a first route with a sequence above 0
 * has risen at some time.
 */
export function isRise(m) {
    const seqs = m.seen.filter((s) => showsSeq(s.after));
    const knowing = seqs.filter((s) => s.before !== undefined && showsSeq(s.before));
    if (knowing.length > 0)
        return knowing.some((s) => seqOf(s.after) > seqOf(s.before));
    return seqs.some((s) => s.before === undefined && seqOf(s.after) > 0);
}
/** Time of a move: the earliest stamp of those that saw it; undefined when none has a time. */
export function moveTime(m) {
    let first;
    for (const s of m.seen) {
        const at = s.after.at;
        if (at !== undefined && (first === undefined || at < first))
            first = at;
    }
    return first;
}
/** Changes of the best route's VTEP at one observer; `last` outlives a gap, since a move may withdraw first. */
function seenMoves(o, all, hints) {
    const out = [];
    let last;
    for (const [i, s] of o.steps.entries()) {
        const best = s.best;
        if (best === undefined)
            continue;
        const move = last === undefined ? firstSight(o, i, all, hints) : change(o, last, best, s);
        if (move !== undefined)
            out.push(move);
        last = best;
    }
    return out;
}
function change(o, last, best, s) {
    if (best.vtep === last.vtep || sameSegment(best.route, last.route))
        return undefined;
    return {
        observer: o,
        from: last.vtep,
        to: best.vtep,
        before: last.route,
        after: best.route,
        evidence: [last.route.source, best.route.source, ...s.cause.filter((c) => c.withdrawn).map((c) => c.source)],
    };
}
/**
 * The first route of a MAC in a capture is a move when it carries a sequence above 0, or when the route of another
 * VTEP is withdrawn beside it. A snapshot shows a state and never a move by itself.
 */
function firstSight(o, at, all, hints) {
    if (o.table !== "update")
        return undefined;
    const { route, vtep } = o.steps[at].best;
    const gone = withdrawnElsewhere(o, route, vtep, hints);
    if ((seqOf(route) === 0 && gone === undefined) || isKnownBefore(route, vtep, all))
        return undefined;
    const old = tableBefore(route, vtep, all);
    const from = old?.vtep ?? (gone?.rd === undefined ? undefined : hints.vtepOfRd(gone.rd));
    const evidence = [old?.route.source, route.source, gone?.source].filter((e) => e !== undefined);
    return { observer: o, from: from === vtep ? undefined : from, to: vtep, before: old?.route, after: route, evidence };
}
/** The last snapshot before the route's time that shows a sequence, where it points elsewhere. */
function tableBefore(route, vtep, all) {
    let last;
    for (const { best } of tableStates(all)) {
        if (best.route.at === undefined || route.at === undefined || best.route.at >= route.at)
            continue;
        if (last === undefined || best.route.at > last.route.at)
            last = best;
    }
    return last?.vtep === vtep ? undefined : last;
}
/** Best routes that BGP and MAC tables show together with a sequence. */
function tableStates(all) {
    return all
        .filter((o) => o.table === "bgp" || o.table === "mac")
        .flatMap((o) => o.steps.flatMap(({ best }) => (best === undefined || !showsSeq(best.route) ? [] : [{ best }])));
}
/** A withdrawal, at this observer, of a route of another VTEP that it was never seen to announce. */
function withdrawnElsewhere(o, route, vtep, hints) {
    // One of several VTEPs on a multihomed segment that leaves is not a move.
    if (route.esi !== undefined && !isZeroEsi(route.esi))
        return undefined;
    const announced = new Set();
    for (const s of o.steps) {
        for (const c of s.cause) {
            if (!c.withdrawn)
                announced.add(c.rd);
            else if (c.rd !== undefined && !announced.has(c.rd) && isOtherVtep(c.rd, route.rd, vtep, hints))
                return c;
        }
    }
    return undefined;
}
/** Two RDs are of two VTEPs when routes say so, or when both begin with an address and these differ (RFC 7432 section 7.9). */
function isOtherVtep(rd, own, vtep, hints) {
    const known = hints.vtepOfRd(rd);
    if (known !== undefined)
        return known !== vtep;
    const [a, b] = [addressOfRd(rd), addressOfRd(own ?? "")];
    return a !== undefined && b !== undefined && a !== b;
}
function addressOfRd(rd) {
    return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(rd)?.[1];
}
/** A table taken earlier already shows this very route: it was announced again, nothing moved. */
function isKnownBefore(route, vtep, all) {
    return tableStates(all).some(({ best }) => {
        if (best.route.at === undefined || route.at === undefined || best.route.at >= route.at)
            return false;
        return best.vtep === vtep && seqOf(best.route) === seqOf(route);
    });
}
/** Moves of one VTEP that a sight without a sequence is held against, from the last one it matched on. */
const LOOK_AHEAD = 64;
/** Sights of one move each. A move is found again by its VTEP and sequence, or in order where no sequence is shown. */
class Clusters {
    all = [];
    bySeq = new Map();
    byVtep = new Map();
    /** Adds the moves of one observer, in order; no two of them are one move. */
    add(list) {
        const taken = new Set();
        const reached = new Map();
        for (const move of list) {
            const fit = nearest(move, this.candidates(move, reached.get(move.to) ?? 0), taken);
            if (fit === undefined)
                taken.add(this.open(move));
            else {
                fit.push(move);
                taken.add(fit);
                if (!showsSeq(move.after))
                    reached.set(move.to, this.byVtep.get(move.to).indexOf(fit, reached.get(move.to)) + 1);
            }
        }
    }
    candidates(move, from) {
        if (!showsSeq(move.after))
            return (this.byVtep.get(move.to) ?? []).slice(from, from + LOOK_AHEAD);
        return this.bySeq.get(`${move.to}|${seqOf(move.after)}`) ?? [];
    }
    /** Observers whose tables show sequences come first, so what has none is never looked for by one. */
    open(move) {
        const cluster = [move];
        this.all.push(cluster);
        const keys = [[this.byVtep, move.to]];
        if (showsSeq(move.after))
            keys.push([this.bySeq, `${move.to}|${seqOf(move.after)}`]);
        for (const [map, key] of keys) {
            const known = map.get(key);
            if (known === undefined)
                map.set(key, [cluster]);
            else
                known.push(cluster);
        }
        return cluster;
    }
}
/** The move among `clusters` that this is another sight of: the nearest in time, else the first that no other sight took. */
function nearest(move, clusters, taken) {
    let best;
    let bestApart;
    for (const c of clusters) {
        if (taken.has(c) || !c.every((m) => isSameMove(m, move)))
            continue;
        const apart = apartNs(c[0].after.at, move.after.at);
        if (best === undefined || (apart !== undefined && (bestApart === undefined || apart < bestApart))) {
            best = c;
            bestApart = apart;
        }
    }
    return best;
}
function apartNs(a, b) {
    return a === undefined || b === undefined ? undefined : Math.abs(Number(a - b));
}
function isSameMove(a, b) {
    if (a.from !== undefined && b.from !== undefined && a.from !== b.from)
        return false;
    return !showsSeq(a.after) || !showsSeq(b.after) || seqOf(a.after) === seqOf(b.after);
}
/** Where no sight knows the old VTEP, a table with the sequence before may, or the probes: they went there until then. */
function asMove(cluster, all, hints) {
    const to = cluster[0].to;
    const known = cluster.find((m) => m.from !== undefined)?.from ?? predecessor(cluster, all) ?? hints.repointedFrom(to);
    const from = known === to ? undefined : known;
    return { from, to, before: replaced(cluster, from, all), seen: cluster };
}
/**
 * The route before the move: of a sight that knows it with its sequence, else a table's route to the old VTEP with the
 * sequence just below that of the move. A table without a time says nothing by its place, but no other route fits there.
 */
function replaced(cluster, from, all) {
    const knowing = cluster.find((m) => showsSeq(m.after) && m.before !== undefined && showsSeq(m.before));
    if (knowing !== undefined)
        return knowing.before;
    const after = cluster.find((m) => showsSeq(m.after))?.after;
    if (after === undefined || seqOf(after) === 0 || from === undefined)
        return undefined;
    const fits = tableStates(all).filter(({ best }) => best.vtep === from && seqOf(best.route) === seqOf(after) - 1);
    // a BGP table tells absent from 0
    return (fits.find(({ best }) => best.route.table === "bgp") ?? fits[0])?.best.route;
}
/** VTEP that tables show with the sequence just below that of the move, where they agree. */
function predecessor(cluster, all) {
    const after = cluster.find((m) => showsSeq(m.after))?.after;
    if (after === undefined || seqOf(after) === 0)
        return undefined;
    const vteps = new Set();
    for (const { best } of tableStates(all)) {
        if (seqOf(best.route) === seqOf(after) - 1 && best.vtep !== cluster[0].to)
            vteps.add(best.vtep);
    }
    return vteps.size === 1 ? [...vteps][0] : undefined;
}
/**
 * Moves with a time by time, those with only a place in order by that; the two lists are laid together by the sequence
 * that each move gave, since nothing else says how a snapshot's order lies on a clock.
 */
function interleave(moves) {
    const timed = moves.filter((m) => moveTime(m) !== undefined).sort((a, b) => (moveTime(a) < moveTime(b) ? -1 : 1));
    const ordered = moves
        .filter((m) => moveTime(m) === undefined)
        .sort((a, b) => (a.seen[0].after.order ?? 0) - (b.seen[0].after.order ?? 0));
    const out = [];
    let t = 0;
    for (const move of ordered) {
        while (t < timed.length && seqOf(timed[t].seen[0].after) < seqOf(move.seen[0].after))
            out.push(timed[t++]);
        out.push(move);
    }
    return [...out, ...timed.slice(t)];
}
