// Requests so far behind their stream that they have no place in it, and their replies: another run with the same
// identifier between the same ends at the same time, or packets that come again.
import { OPEN, PLACES, StrayReplies, type StrayReply, type StrayStamp, USED } from "./stray-replies.ts";

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
  /** Made with the first of them: most captures have none. */
  private kept: StrayReplies | undefined;
  private readonly counts = new Map<number, number>();

  /** A request of a stream. */
  add(flow: number, request: StrayReply, stamp: StrayStamp): void {
    if (this.requests++ === 0) this.record = stamp.record;
    this.counts.set(flow, (this.counts.get(flow) ?? 0) + 1);
    const kept = (this.kept ??= new StrayReplies());
    const at = find(kept, request);
    kept.put(at >= 0 ? at : kept.room(firstPlace(kept, request)), request, stamp);
  }

  /** A reply: whether it is one to them, the first sighting of it, or the very same again ("repeated"). */
  reply(reply: StrayReply, ns: number, base: number): "first" | "repeated" | "sighting" | undefined {
    const { kept } = this;
    if (kept === undefined) return undefined;
    const at = find(kept, reply);
    if (at < 0 || kept.base(at) !== base || !(Math.abs(ns - kept.ns(at)) <= LONGEST_NS)) return undefined;
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
  runs(): number {
    return [...this.counts.values()].filter((n) => n >= RUN).length;
  }
}

function firstPlace(kept: StrayReplies, r: StrayReply): number {
  return kept.first(r.from, r.to, r.k3, r.seq);
}

function find(kept: StrayReplies, r: StrayReply): number {
  const first = firstPlace(kept, r);
  for (let at = first; at < first + PLACES; at++) {
    if (kept.matches(at, r.from, r.to, r.k3, r.seq) && kept.isIn(at, r.k2, r.k3)) return at;
  }
  return -1;
}
