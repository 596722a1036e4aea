/** Silences kept of one row, and the shortest that is kept at all, ns. */
const MOST_SILENCES = 32;
const SHORTEST_NS = 2e6;
/** Group-addressed frames kept of one silence: the first and the last. */
const FIRST_GROUPS = 8;
const LAST_GROUPS = 24;
const KINDS = ["data", "arp", "gratuitousArp", "rarp", "neighbourAdvertisement"];
/** Kinds of frames as numbers. */
export const KIND = { data: 0, arp: 1, gratuitousArp: 2, rarp: 3, neighbourAdvertisement: 4 };
/** Notes of a new row. */
export function newNotes() {
    return { silences: new Silences(), answers: [], wide: [] };
}
/** Group-addressed frames of one silence: the first few, and a ring of the last. */
class Groups {
    omitted = 0;
    count = 0;
    next = FIRST_GROUPS;
    numbers = new Float64Array(2 * (FIRST_GROUPS + LAST_GROUPS));
    kinds = new Uint8Array(FIRST_GROUPS + LAST_GROUPS);
    add(ns, record, kind) {
        let at = this.count;
        if (at < this.kinds.length)
            this.count++;
        else {
            at = this.next;
            this.next = at + 1 < this.kinds.length ? at + 1 : FIRST_GROUPS;
            this.omitted++;
        }
        this.numbers[2 * at] = ns;
        this.numbers[2 * at + 1] = record;
        this.kinds[at] = kind;
    }
    clear() {
        this.count = this.omitted = 0;
        this.next = FIRST_GROUPS;
    }
    get empty() {
        return this.count === 0;
    }
    get first() {
        return this.range(0, Math.min(this.count, FIRST_GROUPS));
    }
    get last() {
        return [...this.range(this.next, this.count), ...this.range(FIRST_GROUPS, Math.min(this.next, this.count))];
    }
    range(from, to) {
        const out = [];
        for (let i = from; i < to; i++) {
            out.push({ ns: this.numbers[2 * i], record: this.numbers[2 * i + 1], kind: this.kinds[i] });
        }
        return out;
    }
}
/** Of a kept silence: stamps and records of the frame before and of the frame after. */
const NUMBERS = 4;
/** Silences of one row. The kept ones are numbers in arrays that grow to their limit and are then written over. */
export class Silences {
    groupFrames = 0;
    /** First unicast frame, and what was sent to a group before it. */
    lead;
    leadGroups;
    count = 0;
    least = SHORTEST_NS;
    numbers = new Float64Array(2 * NUMBERS);
    kinds = new Uint8Array(2 * 2);
    groups = [];
    pending;
    /** A group-addressed frame. */
    group(ns, record, kind) {
        this.groupFrames++;
        this.pending ??= new Groups();
        this.pending.add(ns, record, kind);
    }
    /**
     * A unicast frame at or after the last one, or the first. Gives the length above which the next silence must be told. The
     * frames are read and not kept.
     */
    end(before, after) {
        const groups = this.pending?.empty === false ? this.pending : undefined;
        if (before === undefined) {
            this.lead = { ...after };
            this.leadGroups = groups;
        }
        else if (after.ns - before.ns > this.least)
            this.keep(before, after, groups);
        else {
            groups?.clear();
            return this.least;
        }
        if (groups !== undefined)
            this.pending = undefined;
        return this.least;
    }
    /** A unicast frame that lies before the last one: a silence that it falls into was none. */
    divide(frame) {
        const { lead } = this;
        if (lead !== undefined && frame.ns < lead.ns) {
            this.lead = { ...frame };
            this.keep(frame, lead, undefined);
            return;
        }
        for (let i = 0; i < this.count; i++) {
            const { before, after } = this.kept(i);
            if (!(before.ns < frame.ns && frame.ns < after.ns))
                continue;
            const groups = this.groups[i];
            this.write(i, before, frame);
            this.keep(frame, after, groups);
            return;
        }
    }
    keep(before, after, groups) {
        if (after.ns - before.ns <= this.least && this.count === MOST_SILENCES)
            return;
        let i = this.count;
        if (i < MOST_SILENCES) {
            this.count++;
            if (this.count * NUMBERS > this.numbers.length)
                this.grow();
        }
        else
            i = this.shortest();
        this.write(i, before, after);
        this.groups[i] = groups;
        if (this.count === MOST_SILENCES)
            this.least = Math.max(SHORTEST_NS, this.lengthOf(this.shortest()));
    }
    grow() {
        const numbers = new Float64Array(this.numbers.length * 2);
        numbers.set(this.numbers);
        this.numbers = numbers;
        const kinds = new Uint8Array(this.kinds.length * 2);
        kinds.set(this.kinds);
        this.kinds = kinds;
    }
    write(i, before, after) {
        const { numbers, kinds } = this;
        numbers[NUMBERS * i] = before.ns;
        numbers[NUMBERS * i + 1] = before.record;
        numbers[NUMBERS * i + 2] = after.ns;
        numbers[NUMBERS * i + 3] = after.record;
        kinds[2 * i] = before.kind;
        kinds[2 * i + 1] = after.kind;
    }
    lengthOf(i) {
        return this.numbers[NUMBERS * i + 2] - this.numbers[NUMBERS * i];
    }
    shortest() {
        const { numbers, count } = this;
        let at = 0;
        let least = Infinity;
        for (let i = 0; i < count; i++) {
            const ns = numbers[NUMBERS * i + 2] - numbers[NUMBERS * i];
            if (ns >= least)
                continue;
            least = ns;
            at = i;
        }
        return at;
    }
    kept(i) {
        const { numbers: n, kinds } = this;
        const at = NUMBERS * i;
        return {
            before: { ns: n[at], record: n[at + 1], kind: kinds[2 * i] },
            after: { ns: n[at + 2], record: n[at + 3], kind: kinds[2 * i + 1] },
            groups: this.groups[i],
        };
    }
    /** All in order of time; `last` is the last unicast frame, behind which a silence lasts to the end. */
    list(last, epoch) {
        const frame = (f) => ({ at: epoch(f.ns), record: f.record, kind: KINDS[f.kind] });
        const make = (s) => ({
            before: s.before === undefined ? undefined : frame(s.before),
            after: s.after === undefined ? undefined : frame(s.after),
            firstGroups: (s.groups?.first ?? []).filter((g) => isWithin(g, s)).map(frame),
            lastGroups: (s.groups?.last ?? []).filter((g) => isWithin(g, s)).map(frame),
            groupsOmitted: s.groups?.omitted ?? 0,
        });
        const kept = Array.from({ length: this.count }, (_, i) => this.kept(i));
        kept.sort((a, b) => a.before.ns - b.before.ns || a.after.ns - b.after.ns);
        const lead = this.lead === undefined ? [] : [{ before: undefined, after: this.lead, groups: this.leadGroups }];
        return [...lead, ...kept, { before: last, after: undefined, groups: this.pending }].map(make);
    }
}
/** Stamps that run backwards by a little do not take a frame out of its silence for good: it is left out there. */
function isWithin(g, s) {
    return (s.before === undefined || g.ns >= s.before.ns) && (s.after === undefined || g.ns <= s.after.ns);
}
