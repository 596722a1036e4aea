// Replies whose request was not known when they came, kept for a while: the request may stand behind its reply in the
// file, or may have gone by in another encapsulation. A fixed number of places, eight for each hash: work and memory are
// bounded whatever a capture holds.
import { scramble } from "./address-book.js";
import { ENDS_AND_ID } from "./flow-index.js";
/** Places that one hash may use. */
export const PLACES = 8;
const SETS = 1 << 13;
const INTS = 9;
const FROM = 0;
const TO = 1;
const K2 = 2;
const K3 = 3;
const SEQ = 4;
const VTEP = 5;
const BASE = 6;
const VIEW = 7;
const FACE = 8;
const FLOATS = 2;
/** What a place holds: nothing, a reply, a reply that answered a probe. */
export const FREE = 0;
export const OPEN = 1;
export const USED = 2;
/** Replies in their places. An index names a place; `first` gives the first of the eight that a reply may have. */
export class StrayReplies {
    state = new Uint8Array(SETS * PLACES);
    /** The same reply in the same encapsulation, seen again. */
    again = new Uint32Array(SETS * PLACES);
    ints = new Int32Array(SETS * PLACES * INTS);
    floats = new Float64Array(SETS * PLACES * FLOATS);
    /** First place of what has these ends, identifier and seq, in whatever encapsulation. */
    first(from, to, k3, seq) {
        const key = Math.imul((k3 & ENDS_AND_ID) ^ Math.imul(seq, 0x27d4eb2f), 0xc2b2ae3d);
        const hash = scramble(Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca77) ^ key);
        return (hash & (SETS - 1)) * PLACES;
    }
    /** True when the reply at `at` has these ends, identifier and seq. */
    matches(at, from, to, k3, seq) {
        const i = at * INTS;
        const { ints } = this;
        if (this.state[at] === FREE || ints[i + SEQ] !== seq)
            return false;
        return ints[i + FROM] === from && ints[i + TO] === to && ((ints[i + K3] ^ k3) & ENDS_AND_ID) === 0;
    }
    /** True when it also has this encapsulation. */
    isIn(at, k2, k3) {
        return this.ints[at * INTS + K2] === k2 && this.ints[at * INTS + K3] === k3;
    }
    /** The place to take for a new reply among the eight from `first`: a free one, else a used one, else the oldest. */
    room(first) {
        let best = first;
        for (let at = first; at < first + PLACES; at++) {
            if (this.state[at] === FREE)
                return at;
            if (this.state[at] === this.state[best] ? this.record(at) < this.record(best) : this.state[at] === USED)
                best = at;
        }
        return best;
    }
    put(at, r, stamp) {
        const i = at * INTS;
        const { ints } = this;
        ints[i + FROM] = r.from;
        ints[i + TO] = r.to;
        ints[i + K2] = r.k2;
        ints[i + K3] = r.k3;
        ints[i + SEQ] = r.seq;
        ints[i + VTEP] = r.vtep;
        ints[i + VIEW] = r.view;
        ints[i + BASE] = stamp.base;
        ints[i + FACE] = stamp.face;
        this.floats[at * FLOATS] = stamp.ns;
        this.floats[at * FLOATS + 1] = stamp.record;
        this.state[at] = OPEN;
        this.again[at] = 0;
    }
    /** All places that hold something. */
    *held() {
        for (let at = 0; at < this.state.length; at++)
            if (this.state[at] !== FREE)
                yield at;
    }
    /** What is at a place. */
    reply(at) {
        const i = at * INTS;
        const [from, to, k2, k3, seq, vtep, , view] = this.ints.subarray(i, i + INTS);
        return { from: from, to: to, k2: k2, k3: k3, seq: seq, vtep: vtep, view: view };
    }
    from(at) {
        return this.ints[at * INTS + FROM];
    }
    to(at) {
        return this.ints[at * INTS + TO];
    }
    k2(at) {
        return this.ints[at * INTS + K2];
    }
    k3(at) {
        return this.ints[at * INTS + K3];
    }
    seq(at) {
        return this.ints[at * INTS + SEQ];
    }
    vtep(at) {
        return this.ints[at * INTS + VTEP];
    }
    view(at) {
        return this.ints[at * INTS + VIEW];
    }
    base(at) {
        return this.ints[at * INTS + BASE];
    }
    face(at) {
        return this.ints[at * INTS + FACE];
    }
    ns(at) {
        return this.floats[at * FLOATS];
    }
    record(at) {
        return this.floats[at * FLOATS + 1];
    }
}
