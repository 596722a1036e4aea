import { NOTE_BITS, NOTE_ERROR, NOTE_LOCAL_ERROR, NOTE_ON_TIME, rawMark, sentBase, withArrivedBase, } from "./raw-mark.js";
/** Most probes kept singly for one input; 48 bytes each. */
export const GAP_PROBES = 1 << 19;
/** Most gaps listed for one input: short ones (one or two probes), and longer ones, so that noise cannot hide an outage. */
const SHORT_LIMIT = 500;
const LONG_LIMIT = 2_000;
const SHORT = 2;
const FLOATS = 5;
const ORDINAL = 0;
const SENT = 1;
const RECORD = 2;
const ARRIVED = 3;
const ARRIVED_RECORD = 4;
const INTS = 2;
const VTEP = 0;
const NOTE = 1;
/** The gaps of one input. Stamps and notes as in the ring. */
export class GapStore {
    count = 0;
    /** Probes counted in tails. */
    untracked = 0;
    shortLeft = SHORT_LIMIT;
    longLeft = LONG_LIMIT;
    floats = new Float64Array(1024 * FLOATS);
    ints = new Int32Array(1024 * INTS);
    flows = [];
    limit;
    constructor(limit = GAP_PROBES) {
        this.limit = limit;
    }
    /** The gaps of a stream, or undefined when it never had one. */
    of(flow) {
        return this.flows[flow];
    }
    /** Begins a gap after the answered probe `before`. */
    begin(flow, before, replyBefore) {
        const g = (this.flows[flow] ??= {
            gaps: [],
            open: undefined,
            watched: undefined,
            spilled: [],
            spilledGaps: 0,
            spilledMixed: false,
        });
        g.watched = undefined;
        g.open = {
            before,
            replyBefore,
            ids: [],
            mixed: false,
            tail: undefined,
            tailLost: 0,
            tailIcmp: 0,
            tailLocal: 0,
            after: undefined,
            replyAfter: undefined,
        };
    }
    /** Adds a probe to the open gap and gives its id, for `setSent`; -1 when it has to go to the gap's tail. */
    add(flow, ordinal, note, vtep) {
        const gap = this.flows[flow].open;
        if (this.count >= this.limit || gap.tail !== undefined)
            return -1;
        const id = this.count++;
        if (id * FLOATS >= this.floats.length)
            this.grow();
        const { floats, ints } = this;
        const at = id * FLOATS;
        floats[at + ORDINAL] = ordinal;
        floats[at + ARRIVED] = Number.NaN;
        floats[at + ARRIVED_RECORD] = 0;
        ints[id * INTS + VTEP] = vtep;
        ints[id * INTS + NOTE] = note;
        gap.ids.push(id);
        if ((note & NOTE_BITS) !== 0)
            gap.mixed = true;
        return id;
    }
    /** When the request of a probe was stamped, and its record. */
    setSent(id, ns, record) {
        this.floats[id * FLOATS + SENT] = ns;
        this.floats[id * FLOATS + RECORD] = record;
    }
    /** Counts a probe that is not kept singly. */
    addToTail(flow, mark) {
        const gap = this.flows[flow].open;
        this.untracked++;
        gap.tail = mark;
        if (mark.state === "icmpError")
            gap.tailIcmp++;
        else if (mark.state === "localError")
            gap.tailLocal++;
        else
            gap.tailLost++;
    }
    /** Ends the open gap of a stream with the first answered probe after it. */
    end(flow, after) {
        const g = this.flows[flow];
        const gap = g.open;
        g.open = undefined;
        gap.after = after;
        if (after.state === "late")
            g.watched = gap;
        this.keep(g, gap);
    }
    /** Ends the stream: a gap that is still open has nothing after it. */
    finish(flow) {
        const g = this.flows[flow];
        if (g?.open === undefined)
            return;
        this.keep(g, g.open);
        g.open = undefined;
    }
    /**
     * Another answered probe after a late one that ended a gap. False once no later reply can have come before the ones
     * seen: it was sent after the earliest of them had arrived.
     */
    watch(flow, mark, clock) {
        const gap = this.flows[flow].watched;
        const best = gap.replyAfter ?? gap.after;
        if (!(clock.between(mark.sent, mark.sentBase, best.arrived, best.arrivedBase) > 0))
            return false;
        if (clock.between(mark.arrived, mark.arrivedBase, best.arrived, best.arrivedBase) > 0)
            gap.replyAfter = mark;
        return true;
    }
    /** Ordinal of the last probe of the open gap. */
    lastOrdinal(flow) {
        const gap = this.flows[flow].open;
        return gap.tail?.ordinal ?? this.ordinal(gap.ids.at(-1));
    }
    /** The last probe of the open gap. */
    last(flow, clock) {
        const gap = this.flows[flow]?.open;
        if (gap === undefined)
            return undefined;
        return gap.tail ?? this.mark(gap.ids.at(-1), clock);
    }
    /** The mark of a probe; its state is "late" or "answered" once answered, else lost until the end of the recording is known. */
    mark(id, clock) {
        const note = this.note(id);
        const error = note & NOTE_ERROR;
        const unanswered = error === 0 ? "lost" : error === NOTE_LOCAL_ERROR ? "localError" : "icmpError";
        return rawMark(clock, this.ordinal(id), this.isAnswered(id) ? this.answeredAs(id) : unanswered, {
            sent: this.sent(id),
            record: this.record(id),
            arrived: this.arrived(id),
            arrivedRecord: this.arrivedRecord(id),
            note,
        });
    }
    keep(g, gap) {
        const short = gap.ids.length <= SHORT && gap.tail === undefined;
        // A gap without an end is kept: there is one at most, and its probes may still be pending.
        if (gap.after === undefined || (short ? this.shortLeft > 0 : this.longLeft > 0)) {
            if (short)
                this.shortLeft--;
            else
                this.longLeft--;
            g.gaps.push(gap);
            return;
        }
        g.spilledGaps++;
        if (gap.mixed)
            g.spilledMixed = true;
        for (const id of gap.ids)
            g.spilled.push(id);
    }
    /** The probe of this ordinal that is kept singly, or -1. */
    find(flow, ordinal) {
        const g = this.flows[flow];
        if (g === undefined)
            return -1;
        const gap = this.gapOf(g, ordinal);
        const found = gap === undefined ? -1 : this.search(gap.ids, ordinal);
        return found >= 0 ? found : this.search(g.spilled, ordinal);
    }
    /** The last probes without an answer, newest first. */
    *latest(flow, most) {
        const g = this.flows[flow];
        if (g === undefined)
            return;
        let left = most;
        for (let i = g.open === undefined ? g.gaps.length - 1 : g.gaps.length; i >= 0; i--) {
            const { ids } = g.gaps[i] ?? g.open;
            for (let n = ids.length - 1; n >= 0; n--) {
                if (left-- === 0)
                    return;
                yield ids[n];
            }
        }
    }
    /** The open gap where it reaches so far, else the last listed one that begins no later. */
    gapOf(g, ordinal) {
        if (g.open !== undefined && this.firstOrdinal(g.open) <= ordinal)
            return g.open;
        let low = 0;
        let high = g.gaps.length - 1;
        while (low < high) {
            const mid = (low + high + 1) >>> 1;
            if (this.firstOrdinal(g.gaps[mid]) <= ordinal)
                low = mid;
            else
                high = mid - 1;
        }
        return g.gaps[low];
    }
    /** Marks the gap that the probe `id` is in as mixed. */
    mix(flow, id) {
        const g = this.flows[flow];
        const gap = this.gapOf(g, this.ordinal(id));
        if (gap !== undefined && this.search(gap.ids, this.ordinal(id)) >= 0)
            gap.mixed = true;
        else
            g.spilledMixed = true;
    }
    firstOrdinal(gap) {
        return gap.ids.length > 0 ? this.ordinal(gap.ids[0]) : (gap.tail?.ordinal ?? Number.POSITIVE_INFINITY);
    }
    search(ids, ordinal) {
        let low = 0;
        let high = ids.length - 1;
        while (low <= high) {
            const mid = (low + high) >>> 1;
            const at = this.ordinal(ids[mid]);
            if (at === ordinal)
                return ids[mid];
            if (at < ordinal)
                low = mid + 1;
            else
                high = mid - 1;
        }
        return -1;
    }
    /** True when the probe has had an answer. */
    isAnswered(id) {
        return this.floats[id * FLOATS + ARRIVED_RECORD] > 0;
    }
    /** State of a probe that has had an answer. */
    answeredAs(id) {
        return (this.note(id) & NOTE_ON_TIME) === 0 ? "late" : "answered";
    }
    /** When the request after the probe `id` was stamped; undefined when none has left the ring, or none is known. */
    sentAfter(flow, id) {
        const g = this.flows[flow];
        const ordinal = this.ordinal(id);
        const gap = this.gapOf(g, ordinal);
        const ids = gap !== undefined && this.search(gap.ids, ordinal) >= 0 ? gap.ids : g.spilled;
        const next = ids[lowerBound(ids, (i) => this.ordinal(i), ordinal + 1)];
        if (next !== undefined)
            return { ns: this.sent(next), base: sentBase(this.note(next)) };
        const mark = ids === gap?.ids ? (gap.tail ?? gap.after) : undefined;
        return mark === undefined ? undefined : { ns: mark.sent, base: mark.sentBase };
    }
    /** A reply that was recorded after the probe had left the ring; `onTime` when it is stamped before the next request. */
    answer(flow, id, at, onTime) {
        this.mix(flow, id);
        this.floats[id * FLOATS + ARRIVED] = at.ns;
        this.floats[id * FLOATS + ARRIVED_RECORD] = at.record;
        this.ints[id * INTS + NOTE] = withArrivedBase(this.note(id), at.base) | (onTime ? NOTE_ON_TIME : 0);
    }
    /** Adds bits to a probe's note. */
    addNote(flow, id, bits) {
        this.mix(flow, id);
        this.ints[id * INTS + NOTE] |= bits;
    }
    ordinal(id) {
        return this.floats[id * FLOATS + ORDINAL];
    }
    sent(id) {
        return this.floats[id * FLOATS + SENT];
    }
    record(id) {
        return this.floats[id * FLOATS + RECORD];
    }
    arrived(id) {
        return this.floats[id * FLOATS + ARRIVED];
    }
    arrivedRecord(id) {
        return this.floats[id * FLOATS + ARRIVED_RECORD];
    }
    vtep(id) {
        return this.ints[id * INTS + VTEP];
    }
    note(id) {
        return this.ints[id * INTS + NOTE];
    }
    grow() {
        const floats = new Float64Array(this.floats.length * 2);
        floats.set(this.floats);
        this.floats = floats;
        const ints = new Int32Array(this.ints.length * 2);
        ints.set(this.ints);
        this.ints = ints;
    }
}
/** Place of the first id whose key is no less than `key`. */
function lowerBound(ids, of, key) {
    let low = 0;
    let high = ids.length;
    while (low < high) {
        const mid = (low + high) >>> 1;
        if (of(ids[mid]) < key)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}
