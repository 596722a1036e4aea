/** Most replicated probes, and most repoints, that one input lists. */
const REPLICA_LIMIT = 2_000;
const REPOINT_LIMIT = 1_000;
/** Most VTEPs and outer source ports that are told apart in one stream. */
const VTEP_LIMIT = 1_000;
const PORT_LIMIT = 64;
/** Stands for a replicated probe that is not listed. */
const UNLISTED = -1;
/** Paths of all streams of one input. */
export class PathBook {
    replicas = [];
    replicasOmitted = 0;
    repointsOmitted = 0;
    flows = [];
    repoints = 0;
    /** The path of a stream; undefined when it was never seen inside a tunnel. */
    of(flow) {
        return this.flows[flow];
    }
    path(flow) {
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
    port(flow, port) {
        if (port === 0)
            return;
        const p = this.path(flow);
        if (p.ports.size < PORT_LIMIT)
            p.ports.add(port);
        else if (!p.ports.has(port))
            p.morePorts = true;
    }
    /** No further repoint will be listed: marks need not be made for `enter` and `leave`. */
    get full() {
        return this.repoints >= REPOINT_LIMIT;
    }
    /** The stream's next probe went to exactly `vtep`; the one before it went elsewhere. */
    enter(flow, vtep, mark) {
        const p = this.path(flow);
        const { last } = p;
        if (mark === undefined) {
            if (p.lastVtep !== 0 && p.lastVtep !== vtep)
                this.repointsOmitted++;
        }
        else if (last !== undefined && last.vtep !== vtep) {
            this.repoints++;
            p.repoints.push({ from: last.vtep, to: vtep, lastToOld: last.mark, firstToNew: mark });
        }
    }
    /** A run of probes to exactly `vtep` has ended. */
    leave(flow, vtep, s) {
        const p = this.path(flow);
        const known = this.counts(p, vtep, s.firstOrdinal);
        if (known !== undefined) {
            known.requests += s.requests;
            known.answered += s.answered;
            known.lastOrdinal = s.lastOrdinal;
        }
        p.lastVtep = vtep;
        if (s.last !== undefined)
            p.last = { vtep, mark: s.last };
    }
    counts(p, vtep, ordinal) {
        const known = p.vteps.get(vtep);
        if (known !== undefined || p.vteps.size >= VTEP_LIMIT)
            return known;
        const fresh = { requests: 0, answered: 0, firstOrdinal: ordinal, lastOrdinal: ordinal };
        p.vteps.set(vtep, fresh);
        return fresh;
    }
    /** A copy of a probe went to another VTEP. Takes and gives a slot's VTEP: an id, or a replicated probe below 0. */
    replicate(was, vtep, probe) {
        if (was === UNLISTED)
            return was;
        if (was < 0) {
            const { to } = this.replicas[UNLISTED - 1 - was];
            if (to.length < VTEP_LIMIT && !to.includes(vtep))
                to.push(vtep);
            return was;
        }
        if (this.replicas.length >= REPLICA_LIMIT) {
            this.replicasOmitted++;
            return UNLISTED;
        }
        this.replicas.push({ ...probe, to: [was, vtep], answeredBy: 0 });
        return UNLISTED - this.replicas.length;
    }
    /** The first reply to a replicated probe came from `vtep`. */
    answeredBy(replicated, vtep) {
        if (replicated < UNLISTED)
            this.replicas[UNLISTED - 1 - replicated].answeredBy = vtep;
    }
    /** VTEP that a replicated probe is shown at: the one that answered it, else the first it went to; 0 when not listed. */
    replicaVtep(replicated) {
        if (replicated === UNLISTED)
            return 0;
        const r = this.replicas[UNLISTED - 1 - replicated];
        return r.answeredBy === 0 ? r.to[0] : r.answeredBy;
    }
    /** A probe that had left its stream was answered after all. */
    amended(flow, vtep, by) {
        if (vtep < 0)
            this.answeredBy(vtep, by);
        else if (vtep > 0) {
            const known = this.flows[flow]?.vteps.get(vtep);
            if (known !== undefined)
                known.answered++;
            else
                (this.pending[flow] ??= new Map()).set(vtep, (this.pending[flow].get(vtep) ?? 0) + 1);
        }
    }
    /** Answers to probes of a run that has not ended yet. */
    pending = [];
    /** Adds what is known only at the end: answers that came late, and the copies of replicated probes. */
    finish() {
        for (const [flow, late] of this.pending.entries()) {
            for (const [vtep, n] of late ?? []) {
                const known = this.flows[flow]?.vteps.get(vtep);
                if (known !== undefined)
                    known.answered += n;
            }
        }
        for (const r of this.replicas)
            this.addReplica(r);
    }
    addReplica(r) {
        const p = this.path(r.flow);
        for (const vtep of r.to) {
            const known = this.counts(p, vtep, r.ordinal);
            if (known === undefined)
                continue;
            known.requests++;
            known.firstOrdinal = Math.min(known.firstOrdinal, r.ordinal);
            known.lastOrdinal = Math.max(known.lastOrdinal, r.ordinal);
            if (r.answeredBy === vtep)
                known.answered++;
        }
    }
}
