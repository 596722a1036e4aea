// Where the requests of each stream went: VTEPs, repoints, and probes that were copied to several.
import type { RawMark } from "./raw-mark.ts";

/** Most replicated probes, and most repoints, that one input lists. */
const REPLICA_LIMIT = 2_000;
const REPOINT_LIMIT = 1_000;
/** Most VTEPs and outer source ports that are told apart in one stream. */
const VTEP_LIMIT = 1_000;
const PORT_LIMIT = 64;
/** Stands for a replicated probe that is not listed. */
const UNLISTED = -1;

/** A run of requests to exactly one VTEP. */
export interface Segment {
  readonly requests: number;
  readonly answered: number;
  readonly firstOrdinal: number;
  readonly lastOrdinal: number;
  /** Its last probe; undefined where `full`. */
  readonly last: RawMark | undefined;
}

/** Requests of one stream to one VTEP. */
export interface VtepCounts {
  requests: number;
  answered: number;
  firstOrdinal: number;
  lastOrdinal: number;
}

/** A probe that went to several VTEPs. VTEPs are AddressBook ids. */
export interface Replica {
  readonly flow: number;
  readonly ordinal: number;
  readonly record: number;
  readonly to: number[];
  /** Records of the first copy to each VTEP of `to`. */
  readonly copies: number[];
  answeredBy: number;
  /** Record of the first reply; 0 while there is none. */
  answer: number;
}

/** The path of one stream. */
export interface FlowPath {
  readonly vteps: Map<number, VtepCounts>;
  readonly ports: Set<number>;
  morePorts: boolean;
  readonly repoints: { from: number; to: number; lastToOld: RawMark; firstToNew: RawMark }[];
  /** Last run of requests to exactly one VTEP. */
  last: { vtep: number; mark: RawMark } | undefined;
  lastVtep: number;
}

/** Paths of all streams of one input. */
export class PathBook {
  readonly replicas: Replica[] = [];
  replicasOmitted = 0;
  repointsOmitted = 0;
  private readonly flows: (FlowPath | undefined)[] = [];
  private repoints = 0;

  /** The path of a stream; undefined when it was never seen inside a tunnel. */
  of(flow: number): FlowPath | undefined {
    return this.flows[flow];
  }

  private path(flow: number): FlowPath {
    return (this.flows[flow] ??= {
      vteps: new Map(),
      ports: new Set(),
      morePorts: false,
      repoints: [],
      last: undefined,
      lastVtep: 0,
    });
  }

  /** An outer UDP source port of the stream's requests. */
  port(flow: number, port: number): void {
    if (port === 0) return;
    const p = this.path(flow);
    if (p.ports.size < PORT_LIMIT) p.ports.add(port);
    else if (!p.ports.has(port)) p.morePorts = true;
  }

  /** No further repoint will be listed: marks need not be made for `enter` and `leave`. */
  get full(): boolean {
    return this.repoints >= REPOINT_LIMIT;
  }

  /** The stream's next probe went to exactly `vtep`; the one before it went elsewhere. */
  enter(flow: number, vtep: number, mark: RawMark | undefined): void {
    const p = this.path(flow);
    const { last } = p;
    if (mark === undefined) {
      if (p.lastVtep !== 0 && p.lastVtep !== vtep) this.repointsOmitted++;
    } else if (last !== undefined && last.vtep !== vtep) {
      this.repoints++;
      p.repoints.push({ from: last.vtep, to: vtep, lastToOld: last.mark, firstToNew: mark });
    }
  }

  /** A run of probes to exactly `vtep` has ended. */
  leave(flow: number, vtep: number, s: Segment): void {
    const p = this.path(flow);
    const known = this.counts(p, vtep, s.firstOrdinal);
    if (known !== undefined) {
      known.requests += s.requests;
      known.answered += s.answered;
      known.lastOrdinal = s.lastOrdinal;
    }
    p.lastVtep = vtep;
    if (s.last !== undefined) p.last = { vtep, mark: s.last };
  }

  private counts(p: FlowPath, vtep: number, ordinal: number): VtepCounts | undefined {
    const known = p.vteps.get(vtep);
    if (known !== undefined || p.vteps.size >= VTEP_LIMIT) return known;
    const fresh = { requests: 0, answered: 0, firstOrdinal: ordinal, lastOrdinal: ordinal };
    p.vteps.set(vtep, fresh);
    return fresh;
  }

  /** A copy of a probe went to another VTEP. Takes and gives a slot's VTEP: an id, or a replicated probe below 0. */
  replicate(was: number, vtep: number, probe: { flow: number; ordinal: number; record: number; copy: number }): number {
    if (was === UNLISTED) return was;
    if (was < 0) {
      const { to, copies } = this.replicas[UNLISTED - 1 - was]!;
      if (to.length < VTEP_LIMIT && !to.includes(vtep)) {
        to.push(vtep);
        copies.push(probe.copy);
      }
      return was;
    }
    if (this.replicas.length >= REPLICA_LIMIT) {
      this.replicasOmitted++;
      return UNLISTED;
    }
    const { flow, ordinal, record, copy } = probe;
    this.replicas.push({ flow, ordinal, record, to: [was, vtep], copies: [record, copy], answeredBy: 0, answer: 0 });
    return UNLISTED - this.replicas.length;
  }

  /** The first reply to a replicated probe came from `vtep`, in `record`. */
  answeredBy(replicated: number, vtep: number, record: number): void {
    if (replicated >= UNLISTED) return;
    const r = this.replicas[UNLISTED - 1 - replicated]!;
    r.answeredBy = vtep;
    r.answer = record;
  }

  /** VTEP that a replicated probe is shown at: the one that answered it, else the first it went to; 0 when not listed. */
  replicaVtep(replicated: number): number {
    if (replicated === UNLISTED) return 0;
    const r = this.replicas[UNLISTED - 1 - replicated]!;
    return r.answeredBy === 0 ? r.to[0]! : r.answeredBy;
  }

  /** A probe that had left its stream was answered after all. */
  amended(flow: number, vtep: number, by: { readonly vtep: number; readonly record: number }): void {
    if (vtep < 0) this.answeredBy(vtep, by.vtep, by.record);
    else if (vtep > 0) {
      const known = this.flows[flow]?.vteps.get(vtep);
      if (known !== undefined) known.answered++;
      else (this.pending[flow] ??= new Map()).set(vtep, (this.pending[flow].get(vtep) ?? 0) + 1);
    }
  }

  /** Answers to probes of a run that has not ended yet. */
  private readonly pending: (Map<number, number> | undefined)[] = [];

  /** Adds what is known only at the end: answers that came late, and the copies of replicated probes. */
  finish(): void {
    for (const [flow, late] of this.pending.entries()) {
      for (const [vtep, n] of late ?? []) {
        const known = this.flows[flow]?.vteps.get(vtep);
        if (known !== undefined) known.answered += n;
      }
    }
    for (const r of this.replicas) this.addReplica(r);
  }

  private addReplica(r: Replica): void {
    const p = this.path(r.flow);
    for (const vtep of r.to) {
      const known = this.counts(p, vtep, r.ordinal);
      if (known === undefined) continue;
      known.requests++;
      known.firstOrdinal = Math.min(known.firstOrdinal, r.ordinal);
      known.lastOrdinal = Math.max(known.lastOrdinal, r.ordinal);
      if (r.answeredBy === vtep) known.answered++;
    }
  }
}
