// Holes of TCP connections and gaps of numbered streams with their durations side by side, as rows of the evidence.
import { microseconds } from "../core/time.ts";
import type { FlowHole as SeenHole, FlowMark, SequenceFlow, SequenceGap } from "../observe/flow-observation.ts";
import type { FlowGap, FlowHole } from "../schema/evidence.generated.ts";
import { sources, stamp } from "./stamp.ts";

/** Of the input that shows a flow: its id, and the digits of its stamps. */
export interface FlowPlaceOf {
  readonly input: string;
  readonly digits: number;
}

/** A hole; its durations are null where a mark is missing or where stamps run backwards. */
export function holeRow(h: SeenHole, id: string, at: FlowPlaceOf): FlowHole {
  const late = h.answers === "original";
  const ended = h.ended === "ack";
  const proven = late ? null : between(h.firstUnanswered, h.lastUnanswered);
  const text = (m: FlowMark | undefined, name: string) => (m === undefined ? {} : { [name]: stamp(m.at, at.digits) });
  const marks = [h.lastAnswered, h.lastAck, h.firstUnanswered, h.lastUnanswered, h.lastSent, h.firstAck];
  return {
    id,
    way: h.way,
    retransmissions: h.retransmissions,
    repeatedAcks: h.repeatedAcks,
    ...text(h.lastAnswered, "lastAnsweredAt"),
    ...text(h.lastAck, "lastAckAt"),
    firstUnansweredAt: stamp(h.firstUnanswered.at, at.digits),
    ...text(late ? undefined : h.lastUnanswered, "lastUnansweredAt"),
    lastSentAt: stamp(h.lastSent.at, at.digits),
    ...text(h.firstAck, "firstAckAt"),
    ended: h.ended,
    answers: h.answers ?? null,
    open: openEnd(h),
    observedGap_us: between(h.lastAck, h.firstAck),
    provenUnreachable_us: proven,
    possibleUnreachable_us: late || !ended ? null : between(h.lastAnswered, h.answered ?? h.lastSent),
    outageAtMost_us: between(h.lastAnswered, h.firstAck),
    atLeast_us: ended ? null : proven,
    idleBefore_us: h.lastAck === undefined ? null : Math.max(0, between(h.lastAck, h.firstUnanswered) ?? 0),
    resolution_us: between(h.lastUnanswered, h.answered),
    evidence: sources(marks.map((m) => (m === undefined ? undefined : { input: at.input, record: m.record }))),
    limits: holeLimits(h),
  };
}

function openEnd(h: SeenHole): FlowHole["open"] {
  const start = h.lastAck === undefined;
  if (h.ended === "end") return start ? "both" : "end";
  return start ? "start" : null;
}

function between(from: FlowMark | undefined, to: FlowMark | undefined): number | null {
  if (from === undefined || to === undefined || to.at < from.at) return null;
  return microseconds(to.at - from.at);
}

function holeLimits(h: SeenHole): string[] {
  const out: string[] = [];
  if (h.answers === "original")
    out.push("The acknowledgment answers the first transmission: it was late, not lost, and no lower bound is given.");
  if (h.answers === "unknown")
    out.push(
      "Without TCP timestamps the acknowledgment does not tell which transmission it answers: the last one that a round trip allows is taken.",
    );
  if (h.repeatedAcks > 0 && h.ended === "ack")
    out.push(
      "Acknowledgments that repeat the last one came within it: something came through, and no lower bound is given.",
    );
  if (h.ended === "ack" && h.answers !== "original")
    out.push(
      "The sender tries again when its timeout has passed, which doubles each time: the outage may have ended at any time between the last try without an answer and the one that was answered.",
    );
  if (h.ended === "reset") out.push("A reset ended the connection within it: when it would have gone on is not known.");
  if (h.ended === "reopened") out.push("A new connection took the same ends and ports within it.");
  if (h.ended === "end") out.push("The recording ends within it.");
  if (h.lastAck === undefined) out.push("No acknowledgment was recorded before it.");
  return out;
}

/** A gap in the numbers of a stream. */
export function gapRow(g: SequenceGap, id: string, flow: SequenceFlow, at: FlowPlaceOf): FlowGap {
  const { spacingNs } = flow;
  const sent = g.sentApartNs === undefined || g.sentApartNs < 0 ? null : microseconds(Math.round(g.sentApartNs));
  return {
    id,
    firstMissing: g.firstMissing,
    lastMissing: g.lastMissing,
    missing: g.missing,
    beforeAt: stamp(g.before.at, at.digits),
    afterAt: stamp(g.after.at, at.digits),
    observedGap_us: between(g.before, g.after),
    sentApart_us: sent,
    lossDerived_us: spacingNs === undefined ? null : microseconds(Math.round(g.missing * spacingNs)),
    lossDerivedTolerance_us: spacingNs === undefined ? null : microseconds(Math.round(spacingNs)),
    evidence: sources([g.before, g.after].map((m) => ({ input: at.input, record: m.record }))),
    limits: [],
  };
}
