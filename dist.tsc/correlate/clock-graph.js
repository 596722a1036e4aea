/** Contradictions that are sorted out in one group of clocks; after that nothing is said about that group. */
const MOST_CONTRADICTIONS = 50;
/** Residuals beyond this are no bound, or a contradiction whatever their size: sums below stay exact. */
const FAR_NS = 2 ** 44;
/**
 * Ties clocks together. Constraints that contradict each other are left out, all that are part of the contradiction, and
 * named: what is left is never wrong because of them, only wider.
 */
export function createClockGraph(constraints) {
    const names = [...new Set(constraints.flatMap((c) => [c.a, c.b]))];
    const index = new Map(names.map((n, i) => [n, i]));
    const edges = constraints.flatMap((c) => edgesOf(c, index));
    const contradictions = [];
    const groupOf = new Map();
    for (const group of groups(names.length, edges)) {
        const closure = new Closure(group, names, contradictions);
        for (const n of group.nodes)
            groupOf.set(names[n], closure);
    }
    const moving = constraints.filter((c) => c.during !== undefined);
    const offset = (a, b) => {
        if (a === b)
            return { lowNs: 0n, highNs: 0n };
        const closure = groupOf.get(a);
        return closure === undefined || closure !== groupOf.get(b)
            ? undefined
            : closure.offset(index.get(a), index.get(b));
    };
    const toClock = (t, from, to) => {
        const whole = offset(from, to);
        if (whole === undefined)
            return undefined;
        const { lowNs, highNs } = whole.lowNs === whole.highNs ? whole : momentary(moving, { t, from, to }, whole);
        return { low: t + lowNs, high: t + highNs };
    };
    return {
        offset,
        toClock,
        via: (a, b) => groupOf.get(a)?.via(index.get(a), index.get(b)) ?? [],
        evidence: (a, b) => groupOf.get(a)?.evidence(index.get(a), index.get(b)) ?? [],
        contradictions,
    };
}
/** The offset at a reading of `from`, where the two clocks are known to move against each other. */
function momentary(moving, at, whole) {
    let { lowNs, highNs } = whole;
    for (const c of moving) {
        const forward = c.a === at.from && c.b === at.to;
        if (!forward && !(c.b === at.from && c.a === at.to))
            continue;
        const now = forward ? c.during(at.t, at.t) : negative(c.during(at.t + whole.lowNs, at.t + whole.highNs));
        if (now === undefined)
            continue;
        if (now.lowNs > lowNs)
            lowNs = now.lowNs;
        if (now.highNs < highNs)
            highNs = now.highNs;
    }
    return lowNs > highNs ? whole : { lowNs, highNs };
}
function negative(o) {
    return o === undefined ? undefined : { lowNs: -o.highNs, highNs: -o.lowNs };
}
function edgesOf(c, index) {
    const a = index.get(c.a);
    const b = index.get(c.b);
    if (a === b)
        return [];
    const out = [];
    if (c.highNs !== undefined)
        out.push({ u: a, v: b, w: c.highNs, basis: c.basis, from: c.highFrom, of: c, r: 0 });
    if (c.lowNs !== undefined)
        out.push({ u: b, v: a, w: -c.lowNs, basis: c.basis, from: c.lowFrom, of: c, r: 0 });
    return out;
}
/** Clocks that hang together, and their edges relative to potentials, so that what is left is small and exact. */
function groups(count, edges) {
    const touching = Array.from({ length: count }, () => []);
    for (const e of edges) {
        touching[e.u].push(e);
        touching[e.v].push(e);
    }
    const out = [];
    const seen = new Set();
    for (let start = 0; start < count; start++) {
        if (seen.has(start))
            continue;
        seen.add(start);
        const potential = new Map([[start, 0n]]);
        const nodes = [start];
        for (const u of nodes) {
            for (const e of touching[u]) {
                const other = e.u === u ? e.v : e.u;
                if (seen.has(other))
                    continue;
                seen.add(other);
                nodes.push(other);
                potential.set(other, potential.get(u) + (e.u === u ? e.w : -e.w));
            }
        }
        const own = nodes.flatMap((n) => touching[n].filter((e) => e.u === n));
        for (const e of own)
            e.r = residual(e.w - (potential.get(e.v) - potential.get(e.u)));
        out.push({ nodes, edges: own.filter((e) => e.r < Infinity), potential });
    }
    return out;
}
function residual(ns) {
    const r = Number(ns);
    if (r > FAR_NS)
        return Infinity;
    return r < -FAR_NS ? -FAR_NS : r;
}
/** All shortest paths of one group. */
class Closure {
    size;
    at;
    group;
    names;
    distance;
    next;
    /** The edge that is used straight from one clock to another. */
    straight = new Map();
    constructor(group, names, contradictions) {
        this.group = group;
        this.names = names;
        this.size = group.nodes.length;
        this.at = new Map(group.nodes.map((n, i) => [n, i]));
        this.distance = new Float64Array(this.size * this.size).fill(Infinity);
        this.next = new Int32Array(this.size * this.size).fill(-1);
        this.close(this.consistent(contradictions));
    }
    /** The edges without those that contradict each other. */
    consistent(contradictions) {
        let edges = this.group.edges;
        for (let n = 0; n < MOST_CONTRADICTIONS; n++) {
            const cycle = this.negativeCycle(edges);
            if (cycle === undefined)
                return edges;
            contradictions.push({
                inputs: cycle.map((e) => this.names[e.u]),
                byNs: -cycle.reduce((sum, e) => sum + e.w, 0n),
                bases: [...new Set(cycle.map((e) => e.basis))],
                from: cycle.flatMap((e) => e.from),
            });
            // the other sides of the same constraints are as doubtful
            const out = new Set(cycle.map((e) => e.of));
            edges = edges.filter((e) => !out.has(e.of));
        }
        return [];
    }
    /** Bellman and Ford from everywhere at once. */
    negativeCycle(edges) {
        const { size } = this;
        const distance = new Float64Array(size);
        const by = Array.from({ length: size });
        let last = -1;
        for (let round = 0; round <= size; round++) {
            last = -1;
            for (const e of edges) {
                const through = distance[this.at.get(e.u)] + e.r;
                const v = this.at.get(e.v);
                if (through >= distance[v])
                    continue;
                distance[v] = through;
                by[v] = e;
                last = v;
            }
            if (last < 0)
                return undefined;
        }
        let v = last;
        for (let n = 0; n < size; n++)
            v = this.at.get(by[v].u);
        const cycle = [];
        const start = v;
        do {
            cycle.unshift(by[v]);
            v = this.at.get(by[v].u);
        } while (v !== start && cycle.length <= size);
        return cycle;
    }
    /** Floyd and Warshall. */
    close(edges) {
        const { size, distance, next } = this;
        for (let i = 0; i < size; i++)
            distance[i * size + i] = 0;
        for (const e of edges) {
            const u = this.at.get(e.u);
            const v = this.at.get(e.v);
            if (e.r >= distance[u * size + v])
                continue;
            distance[u * size + v] = e.r;
            next[u * size + v] = v;
            this.straight.set(u * size + v, e);
        }
        for (let k = 0; k < size; k++) {
            for (let i = 0; i < size; i++) {
                const ik = distance[i * size + k];
                if (ik === Infinity || i === k)
                    continue;
                for (let j = 0; j < size; j++) {
                    const through = ik + distance[k * size + j];
                    if (through >= distance[i * size + j])
                        continue;
                    distance[i * size + j] = through;
                    next[i * size + j] = next[i * size + k];
                }
            }
        }
    }
    offset(a, b) {
        const { size, distance } = this;
        const [i, j] = [this.at.get(a), this.at.get(b)];
        const high = distance[i * size + j];
        const low = distance[j * size + i];
        if (high === Infinity || low === Infinity)
            return undefined;
        const between = this.group.potential.get(b) - this.group.potential.get(a);
        return { lowNs: between - BigInt(low), highNs: between + BigInt(high) };
    }
    via(a, b) {
        const ends = [this.at.get(a), this.at.get(b)];
        if (ends[0] === undefined || ends[1] === undefined)
            return [];
        const inner = new Set([...this.path(ends[0], ends[1]), ...this.path(ends[1], ends[0])]);
        return [...inner].filter((n) => !ends.includes(n)).map((n) => this.names[this.group.nodes[n]]);
    }
    evidence(a, b) {
        const [i, j] = [this.at.get(a), this.at.get(b)];
        if (i === undefined || j === undefined)
            return [];
        return [...this.along(j, i), ...this.along(i, j)];
    }
    along(i, j) {
        const nodes = [i, ...this.path(i, j)];
        return nodes.slice(1).flatMap((n, k) => this.straight.get(nodes[k] * this.size + n)?.from ?? []);
    }
    path(i, j) {
        const out = [];
        for (let n = i; n !== j && out.length <= this.size;) {
            n = this.next[n * this.size + j];
            if (n < 0)
                return [];
            out.push(n);
        }
        return out;
    }
}
