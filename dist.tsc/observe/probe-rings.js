import * as table from "./flow-table.js";
import { rawMark } from "./raw-mark.js";
const { ROW_FLOATS, ROW_INTS } = table;
/**
 * Slots that a ring may grow to: where each packet is seen at one place only, where it may be seen again at another, and
 * where replies came after their probe had left the ring.
 */
const SLOTS_ONE_PLACE = 4;
export const SLOTS_MANY_PLACES = 64;
export const SLOTS_MOST = 4096;
const FIRST_SLOTS = 4;
/** With more slots than this in use, limits stay as they are. */
const MANY_SLOTS = 1 << 18;
/** Slot 0 is never a probe's: it holds the request that is about to come in. */
export const INCOMING = 0;
// A slot is 64 bytes, one cache line: numbers, then integers of the same bytes.
export const SLOT = 8;
export const SENT = 0;
/** 0: the slot is empty. */
export const RECORD = 1;
export const ARRIVED = 2;
/** 0: no answer yet. */
export const ARRIVED_RECORD = 3;
export const SLOT_INTS = 16;
export const VTEP = 8;
export const VIEW = 9;
export const REPLY_VIEW = 10;
export const NOTE = 11;
/** Further places where the request was seen, and (from bit 16) the reply. */
export const SIGHTINGS = 12;
// Columns of a stream, in cache lines of 8 numbers or 16 integers; integers are marked. A request and a reply need the
// first line (which also holds the key, integers 0 to 3), a probe that leaves answered the second; the rest is rare.
export const RING = 4; // int: first slot
export const MASK = 5; // int: slots - 1
export const LAST = 3; // highest ordinal seen; always in the ring
export const OLDEST = 4; // lowest ordinal that may be in the ring
export const RETIRED = 5; // probes that have left the ring
export const SEGMENT_VTEP = 12; // int
export const SPACING_SKIP = 13; // int
export const FLAGS = 14; // int
export const TURN = 15; // int: added to an ordinal, it gives its place in the ring
export const RTT_SUM = 8;
export const RTT_MIN = 9;
export const RTT_MAX = 10;
export const WIDEST = 11;
export const LA_SENT = 12; // last answered probe
export const LA_ARRIVED = 13;
export const LA_NOTE = 28; // int
export const STALLED = 29; // int: probes of the stall that is open
export const LAST_PORT = 30; // int
export const SAMPLE_SKIP = 31; // int
export const LA_ORDINAL = 16;
export const LA_RECORD = 17;
export const LA_ARRIVED_RECORD = 18;
export const LATE = 19; // of those that have left the ring
export const GAPPED = 20; // left the ring without an answer
export const AMENDED = 21; // of these, answered after all
export const MAX_AMENDED = 22; // highest ordinal of them
export const LIMIT = 46; // int: slots that the ring may grow to
export const LR_NOTE = 47; // int
export const STALL_FIRST = 24;
export const STALL_LAST = 25;
export const STALL_LONGEST = 26;
export const LR_ORDINAL = 27; // last reply by arrival, where it is not that of the last answered probe
export const LR_SENT = 28;
export const LR_RECORD = 29;
export const LR_ARRIVED = 30;
export const LR_ARRIVED_RECORD = 31;
export const FIRST = 32; // first ordinal
export const DUPLICATES = 33;
export const SEGMENT_PROBES = 34; // RETIRED when the current path segment began
export const SEGMENT_ANSWERED = 35; // answered probes then
export const SEGMENT_FIRST = 36;
export const LAST_SENT = 37; // of LAST, once the recording has ended
export const LAST_BASE = 76; // int: its clock base
export const FACES = 77; // int: a bit for each interface that carried its packets
export const AMENDED_ON_TIME = 39; // of AMENDED: stamped before the next request, though recorded later
/** Bits of FLAGS: a gap is open, that is, no answered probe has left the ring since. */
export const GAP_OPEN = 1;
/** The first reply after the last gap may still be another probe's. */
export const GAP_WATCHED = 2;
/** LR is set. */
export const LR_APART = 4;
/** The last answered probe was late. */
export const LA_LATE = 8;
/** The last reply by arrival was late. */
export const LR_LATE = 16;
/** Streams and the slots of their rings. Rings start small and double up to `mostSlots`. */
export class ProbeRings extends table.FlowTable {
    clock;
    /** No packet is recorded at two places. */
    onePlace = true;
    slots = new Float64Array(1024 * SLOT);
    slotInts = new Int32Array(this.slots.buffer);
    used = 1;
    free = [];
    constructor(clock, limit) {
        super(limit);
        this.clock = clock;
    }
    newRing(b) {
        this.ints[b + RING] = this.take(FIRST_SLOTS);
        this.ints[b + MASK] = FIRST_SLOTS - 1;
        this.ints[b + LIMIT] = this.onePlace || !this.mayGrow() ? SLOTS_ONE_PLACE : SLOTS_MANY_PLACES;
    }
    /** There is room for larger rings. */
    mayGrow() {
        return this.used < MANY_SLOTS;
    }
    /** `count` empty slots. */
    take(count) {
        const reused = this.free[count]?.pop();
        if (reused !== undefined)
            return reused;
        const at = this.used;
        this.used += count;
        if (this.used * SLOT > this.slots.length) {
            const slots = new Float64Array(this.slots.length * 2);
            new Uint8Array(slots.buffer).set(new Uint8Array(this.slots.buffer));
            this.slots = slots;
            this.slotInts = new Int32Array(slots.buffer);
        }
        return at;
    }
    /** Slot of an ordinal of stream `f`. */
    slotOf(f, ordinal) {
        const b = f * ROW_INTS;
        return this.ints[b + RING] + ((ordinal + this.ints[b + TURN]) & this.ints[b + MASK]);
    }
    growRing(f) {
        const b = f * ROW_INTS;
        const c = f * ROW_FLOATS;
        const size = this.ints[b + MASK] + 1;
        const from = this.ints[b + RING];
        const to = this.take(size * 2);
        const { slotInts } = this;
        const turn = this.ints[b + TURN];
        for (let o = this.floats[c + OLDEST]; o <= this.floats[c + LAST]; o++) {
            const s = (from + ((o + turn) & (size - 1))) * SLOT_INTS;
            slotInts.copyWithin((to + ((o + turn) & (size * 2 - 1))) * SLOT_INTS, s, s + SLOT_INTS);
        }
        slotInts.fill(0, from * SLOT_INTS, (from + size) * SLOT_INTS);
        (this.free[size] ??= []).push(from);
        this.ints[b + RING] = to;
        this.ints[b + MASK] = size * 2 - 1;
    }
    /** Slot of the next probe after ordinal `o`; `otherwise` when the ring has none. */
    next(f, o, otherwise) {
        const last = this.floats[f * ROW_FLOATS + LAST];
        for (let n = o + 1; n <= last; n++) {
            const slot = this.slotOf(f, n);
            if (this.slots[slot * SLOT + RECORD] !== 0)
                return slot;
        }
        return otherwise;
    }
    /** The probe in a slot as a mark. */
    markOf(o, slot, state) {
        const s = slot * SLOT;
        const { slots } = this;
        const answered = slots[s + ARRIVED_RECORD] > 0;
        return rawMark(this.clock, o, state, {
            sent: slots[s + SENT],
            record: slots[s + RECORD],
            arrived: answered ? slots[s + ARRIVED] : Number.NaN,
            arrivedRecord: slots[s + ARRIVED_RECORD],
            note: this.slotInts[slot * SLOT_INTS + NOTE],
        });
    }
    /** The last answered probe of a stream. */
    lastAnswered(f) {
        const c = f * ROW_FLOATS;
        const b = f * ROW_INTS;
        const { floats, ints } = this;
        if (floats[c + LA_RECORD] === 0)
            return undefined;
        return rawMark(this.clock, floats[c + LA_ORDINAL], (ints[b + FLAGS] & LA_LATE) === 0 ? "answered" : "late", {
            sent: floats[c + LA_SENT],
            record: floats[c + LA_RECORD],
            arrived: floats[c + LA_ARRIVED],
            arrivedRecord: floats[c + LA_ARRIVED_RECORD],
            note: ints[b + LA_NOTE],
        });
    }
    /** The last reply by arrival, where it is another probe's. */
    lastReply(f) {
        const c = f * ROW_FLOATS;
        const b = f * ROW_INTS;
        const { floats, ints } = this;
        if ((ints[b + FLAGS] & LR_APART) === 0)
            return undefined;
        return rawMark(this.clock, floats[c + LR_ORDINAL], (ints[b + FLAGS] & LR_LATE) === 0 ? "answered" : "late", {
            sent: floats[c + LR_SENT],
            record: floats[c + LR_RECORD],
            arrived: floats[c + LR_ARRIVED],
            arrivedRecord: floats[c + LR_ARRIVED_RECORD],
            note: ints[b + LR_NOTE],
        });
    }
}
