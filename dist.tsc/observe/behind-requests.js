// Requests so far behind their stream that they have no place in it, and their replies: another run with the same
// identifier between the same ends at the same time, or packets that come again.
import { OPEN, PLACES, StrayReplies, USED } from "./stray-replies.js";
/** From this many such requests of a stream on they are called another run. */
const RUN = 3;
/** A reply this long after such a request is none of it: its seq may have come round again. */
const LONGEST_NS = 60e9;
/** Requests without a place in their stream; the latest are kept, so that their replies are known. */
export class BehindRequests {
    requests = 0;
    record = 0;
    /** Replies to them. */
    replies = 0;
    kept = new StrayReplies();
    counts = new Map();
    /** A request of a stream. */
    add(flow, request, stamp) {
        if (this.requests++ === 0)
            this.record = stamp.record;
        this.counts.set(flow, (this.counts.get(flow) ?? 0) + 1);
        const at = this.find(request);
        this.kept.put(at >= 0 ? at : this.kept.room(this.first(request)), request, stamp);
    }
    /** A reply: whether it is one to them, the first sighting of it, or the very same again ("repeated"). */
    reply(reply, ns, base) {
        const { kept } = this;
        const at = this.find(reply);
        if (at < 0 || kept.base(at) !== base || !(Math.abs(ns - kept.ns(at)) <= LONGEST_NS))
            return undefined;
        if (kept.state[at] === OPEN) {
            // from now on the view is the reply's
            kept.put(at, reply, { ns: kept.ns(at), base, record: kept.record(at), face: kept.face(at) });
            kept.state[at] = USED;
            this.replies++;
            return "first";
        }
        return kept.view(at) === reply.view ? "repeated" : "sighting";
    }
    /** Streams with as many of them as another run would have. */
    runs() {
        return [...this.counts.values()].filter((n) => n >= RUN).length;
    }
    first(r) {
        return this.kept.first(r.from, r.to, r.k3, r.seq);
    }
    find(r) {
        const first = this.first(r);
        for (let at = first; at < first + PLACES; at++) {
            if (this.kept.matches(at, r.from, r.to, r.k3, r.seq) && this.kept.isIn(at, r.k2, r.k3))
                return at;
        }
        return -1;
    }
}
