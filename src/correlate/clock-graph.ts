// Offsets between the clocks of inputs as difference constraints: each bound is an edge, shortest paths give the tightest bounds
// that follow from all of them together, and a cycle that adds up to less than nothing is a contradiction.
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { SourceRef } from "../observe/observation.ts";

/** Bounds of an offset in ns, both included. */
export interface ClockOffset {
  readonly lowNs: bigint;
  readonly highNs: bigint;
}

/**
 * What one kind of evidence says about clock `b` less clock `a`, as both would be read at one instant. A side that nothing
 * bounds is undefined.
 */
export interface ClockConstraint {
  /** Input ids. */
  readonly a: string;
  readonly b: string;
  readonly lowNs: bigint | undefined;
  readonly highNs: bigint | undefined;
  /** "requests and replies", "BGP messages", "ping stamps", "stated". */
  readonly basis: string;
  /** Places of the packets or lines that make each bound. */
  readonly lowFrom: readonly SourceRef[];
  readonly highFrom: readonly SourceRef[];
  /** The bounds above are those of two clocks that keep their distance: at one instant only `during` holds. */
  readonly steady?: true;
  /**
   * Bounds for all instants between two readings of clock `a`, where more is known than for all times (the clocks move against each
   * other), or less (they may do so too slowly to be seen). Undefined where nothing is.
   */
  during?(
    first: EpochNs,
    last: EpochNs,
  ): { readonly lowNs: bigint | undefined; readonly highNs: bigint | undefined } | undefined;
}

/** Bounds that cannot hold together. */
export interface ClockContradiction {
  /** Inputs around the cycle. */
  readonly inputs: readonly string[];
  /** By how much they miss each other, ns. */
  readonly byNs: bigint;
  readonly bases: readonly string[];
  readonly from: readonly SourceRef[];
}

/** The clocks of all inputs, as far as they are tied to each other. */
export interface ClockGraph {
  /** Bounds of clock `b` less clock `a`; 0 for one input; undefined where one side has no bound. Pure: ask as often as needed. */
  offset(a: string, b: string): ClockOffset | undefined;
  /** A reading of clock `from` on clock `to`; undefined where `offset` is. */
  toClock(t: EpochNs, from: string, to: string): TimeBounds | undefined;
  /** Inputs on the way of the lower and of the upper bound of `offset`, without its ends. */
  via(a: string, b: string): readonly string[];
  /** Places of the packets that make both bounds of `offset`. */
  evidence(a: string, b: string): readonly SourceRef[];
  /** Bounds that were taken out, since they cannot all be true. */
  readonly contradictions: readonly ClockContradiction[];
}

/** Contradictions that are sorted out in one group of clocks; after that nothing is said about that group. */
const MOST_CONTRADICTIONS = 50;
/** Residuals beyond this are no bound, or a contradiction whatever their size: sums below stay exact. */
const FAR_NS = 2 ** 44;

/** One side of a constraint: reading of `v` - reading of `u` <= `w`. */
interface Edge {
  readonly u: number;
  readonly v: number;
  readonly w: bigint;
  readonly basis: string;
  readonly from: readonly SourceRef[];
  /** The constraint that it is a side of. */
  readonly of: ClockConstraint;
  /** `w` less the difference of the potentials of its ends. */
  r: number;
}

/**
 * Ties clocks together. Constraints that contradict each other are left out, all that are part of the contradiction, and
 * named: what is left is never wrong because of them, only wider.
 */
export function createClockGraph(constraints: readonly ClockConstraint[]): ClockGraph {
  const names = [...new Set(constraints.flatMap((c) => [c.a, c.b]))];
  const index = new Map(names.map((n, i) => [n, i]));
  const edges = constraints.flatMap((c) => edgesOf(c, index));
  const contradictions: ClockContradiction[] = [];
  const groupOf = new Map<string, Closure>();
  for (const group of groups(names.length, edges)) {
    const closure = new Closure(group, names, contradictions);
    for (const n of group.nodes) groupOf.set(names[n]!, closure);
  }
  const offset = (a: string, b: string): ClockOffset | undefined => {
    if (a === b) return { lowNs: 0n, highNs: 0n };
    const closure = groupOf.get(a);
    return closure === undefined || closure !== groupOf.get(b)
      ? undefined
      : closure.offset(index.get(a)!, index.get(b)!);
  };
  const toClock = (t: EpochNs, from: string, to: string): TimeBounds | undefined => {
    const whole = offset(from, to);
    if (whole === undefined) return undefined;
    if (from === to) return { low: t, high: t };
    // at one instant: the same ways, with what each pair knows of that instant
    const at = (e: Edge) => momentary(e, names, { t, reading: offset(from, e.of.a) });
    const closure = groupOf.get(from)!;
    const [i, j] = [index.get(from)!, index.get(to)!];
    const high = closure.along(i, j).reduce((sum, e) => sum + at(e), 0n);
    const low = -closure.along(j, i).reduce((sum, e) => sum + at(e), 0n);
    return low > high ? { low: t + whole.lowNs, high: t + whole.highNs } : { low: t + low, high: t + high };
  };
  return {
    offset,
    toClock,
    via: (a, b) => groupOf.get(a)?.via(index.get(a)!, index.get(b)!) ?? [],
    evidence: (a, b) => groupOf.get(a)?.evidence(index.get(a)!, index.get(b)!) ?? [],
    contradictions,
  };
}

/** An edge at one instant; `reading` is the offset of its clock `a` to that which `t` was read from. */
function momentary(
  e: Edge,
  names: readonly string[],
  { t, reading }: { readonly t: EpochNs; readonly reading: ClockOffset | undefined },
): bigint {
  const now = reading === undefined ? undefined : e.of.during?.(t + reading.lowNs, t + reading.highNs);
  if (now === undefined) return e.w;
  const upper = names[e.u] === e.of.a;
  const own = upper ? now.highNs : now.lowNs;
  if (own === undefined) return e.w;
  const w = upper ? own : -own;
  return e.of.steady === true || w < e.w ? w : e.w;
}

function edgesOf(c: ClockConstraint, index: ReadonlyMap<string, number>): Edge[] {
  const a = index.get(c.a)!;
  const b = index.get(c.b)!;
  if (a === b) return [];
  const out: Edge[] = [];
  if (c.highNs !== undefined) out.push({ u: a, v: b, w: c.highNs, basis: c.basis, from: c.highFrom, of: c, r: 0 });
  if (c.lowNs !== undefined) out.push({ u: b, v: a, w: -c.lowNs, basis: c.basis, from: c.lowFrom, of: c, r: 0 });
  return out;
}

interface Group {
  readonly nodes: readonly number[];
  readonly edges: readonly Edge[];
  /** A reading of each clock at about one instant, ns. */
  readonly potential: ReadonlyMap<number, bigint>;
}

/** Clocks that hang together, and their edges relative to potentials, so that what is left is small and exact. */
function groups(count: number, edges: readonly Edge[]): Group[] {
  const touching: Edge[][] = Array.from({ length: count }, () => []);
  for (const e of edges) {
    touching[e.u]!.push(e);
    touching[e.v]!.push(e);
  }
  const out: Group[] = [];
  const seen = new Set<number>();
  for (let start = 0; start < count; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const potential = new Map<number, bigint>([[start, 0n]]);
    const nodes = [start];
    for (const u of nodes) {
      for (const e of touching[u]!) {
        const other = e.u === u ? e.v : e.u;
        if (seen.has(other)) continue;
        seen.add(other);
        nodes.push(other);
        potential.set(other, potential.get(u)! + (e.u === u ? e.w : -e.w));
      }
    }
    const own = nodes.flatMap((n) => touching[n]!.filter((e) => e.u === n));
    for (const e of own) e.r = residual(e.w - (potential.get(e.v)! - potential.get(e.u)!));
    out.push({ nodes, edges: own.filter((e) => e.r < Infinity), potential });
  }
  return out;
}

function residual(ns: bigint): number {
  const r = Number(ns);
  if (r > FAR_NS) return Infinity;
  return r < -FAR_NS ? -FAR_NS : r;
}

/** All shortest paths of one group. */
class Closure {
  private readonly size: number;
  private readonly at: ReadonlyMap<number, number>;
  private readonly group: Group;
  private readonly names: readonly string[];
  private readonly distance: Float64Array;
  private readonly next: Int32Array;
  /** The edge that is used straight from one clock to another. */
  private readonly straight = new Map<number, Edge>();
  private readonly ways = new Map<number, readonly Edge[]>();

  constructor(group: Group, names: readonly string[], contradictions: ClockContradiction[]) {
    this.group = group;
    this.names = names;
    this.size = group.nodes.length;
    this.at = new Map(group.nodes.map((n, i) => [n, i]));
    this.distance = new Float64Array(this.size * this.size).fill(Infinity);
    this.next = new Int32Array(this.size * this.size).fill(-1);
    this.close(this.consistent(contradictions));
  }

  /** The edges without those that contradict each other. */
  private consistent(contradictions: ClockContradiction[]): readonly Edge[] {
    let edges = this.group.edges;
    for (let n = 0; n < MOST_CONTRADICTIONS; n++) {
      const cycle = this.negativeCycle(edges);
      if (cycle === undefined) return edges;
      contradictions.push({
        inputs: cycle.map((e) => this.names[e.u]!),
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
  private negativeCycle(edges: readonly Edge[]): Edge[] | undefined {
    const { size } = this;
    const distance = new Float64Array(size);
    const by: (Edge | undefined)[] = Array.from({ length: size });
    let last = -1;
    for (let round = 0; round <= size; round++) {
      last = -1;
      for (const e of edges) {
        const through = distance[this.at.get(e.u)!]! + e.r;
        const v = this.at.get(e.v)!;
        if (through >= distance[v]!) continue;
        distance[v] = through;
        by[v] = e;
        last = v;
      }
      if (last < 0) return undefined;
    }
    let v = last;
    for (let n = 0; n < size; n++) v = this.at.get(by[v]!.u)!;
    const cycle: Edge[] = [];
    const start = v;
    do {
      cycle.unshift(by[v]!);
      v = this.at.get(by[v]!.u)!;
    } while (v !== start && cycle.length <= size);
    return cycle;
  }

  /** Floyd and Warshall. */
  private close(edges: readonly Edge[]): void {
    const { size, distance, next } = this;
    for (let i = 0; i < size; i++) distance[i * size + i] = 0;
    for (const e of edges) {
      const u = this.at.get(e.u)!;
      const v = this.at.get(e.v)!;
      if (e.r >= distance[u * size + v]!) continue;
      distance[u * size + v] = e.r;
      next[u * size + v] = v;
      this.straight.set(u * size + v, e);
    }
    for (let k = 0; k < size; k++) {
      for (let i = 0; i < size; i++) {
        const ik = distance[i * size + k]!;
        if (ik === Infinity || i === k) continue;
        for (let j = 0; j < size; j++) {
          const through = ik + distance[k * size + j]!;
          if (through >= distance[i * size + j]!) continue;
          distance[i * size + j] = through;
          next[i * size + j] = next[i * size + k]!;
        }
      }
    }
  }

  offset(a: number, b: number): ClockOffset | undefined {
    const { size, distance } = this;
    const [i, j] = [this.at.get(a)!, this.at.get(b)!];
    const high = distance[i * size + j]!;
    const low = distance[j * size + i]!;
    if (high === Infinity || low === Infinity) return undefined;
    const between = this.group.potential.get(b)! - this.group.potential.get(a)!;
    return { lowNs: between - BigInt(low), highNs: between + BigInt(high) };
  }

  via(a: number, b: number): string[] {
    const ends = [this.at.get(a), this.at.get(b)];
    if (ends[0] === undefined || ends[1] === undefined) return [];
    const inner = new Set([...this.path(ends[0], ends[1]), ...this.path(ends[1], ends[0])]);
    return [...inner].filter((n) => !ends.includes(n)).map((n) => this.names[this.group.nodes[n]!]!);
  }

  evidence(a: number, b: number): SourceRef[] {
    return [...this.along(b, a), ...this.along(a, b)].flatMap((e) => e.from);
  }

  /** The edges of the shortest path from one clock to another. */
  along(a: number, b: number): readonly Edge[] {
    const [i, j] = [this.at.get(a), this.at.get(b)];
    if (i === undefined || j === undefined) return [];
    const key = i * this.size + j;
    let edges = this.ways.get(key);
    if (edges === undefined) {
      const nodes = [i, ...this.path(i, j)];
      edges = nodes.slice(1).flatMap((n, k) => this.straight.get(nodes[k]! * this.size + n) ?? []);
      this.ways.set(key, edges);
    }
    return edges;
  }

  private path(i: number, j: number): number[] {
    const out: number[] = [];
    for (let n = i; n !== j && out.length <= this.size;) {
      n = this.next[n * this.size + j]!;
      if (n < 0) return [];
      out.push(n);
    }
    return out;
  }
}
