// A hole of a TCP connection: a time in which data was outstanding, was sent again, and no new acknowledgment came. Idleness
// is none: nothing is outstanding then.
import type { AckAnswers } from "./flow-observation.ts";

/** Transmissions of one hole that are kept: the first and the last. */
const FIRST_SENT = 2;
const LAST_SENT = 14;

/** A packet as numbers; `ts` is the sender's TCP timestamp, -1 without one. */
export interface Sent {
  readonly ns: number;
  readonly record: number;
  readonly ts: number;
}

/** A packet as numbers. */
export type Mark = Omit<Sent, "ts">;

/** A hole while it is open. */
export interface OpenHole {
  /** First transmission that got no answer. */
  readonly first: Mark;
  /** The first and the last retransmissions, in order. */
  readonly sent: Sent[];
  retransmissions: number;
}

/** A hole that has ended; ns from the base of the input. */
export interface ClosedHole {
  /** 0: data of the end with the lower address. */
  readonly way: 0 | 1;
  readonly retransmissions: number;
  /** Acknowledgments that repeated the last one. */
  readonly repeats: number;
  /** Send of the last timed segment that was acknowledged before; the last new acknowledgment before. */
  readonly lastAnswered: Mark | undefined;
  readonly lastAck: Mark | undefined;
  readonly firstUnanswered: Mark;
  /** The last transmission that got no answer, as far as that is known. */
  readonly lastUnanswered: Mark | undefined;
  /** The last transmission before the new acknowledgment (or before the end). */
  readonly lastSent: Mark;
  /** The transmission that was answered, where the acknowledgment tells. */
  readonly answered: Mark | undefined;
  readonly firstAck: Mark | undefined;
  readonly answers: AckAnswers | undefined;
  readonly ended: "ack" | "reset" | "reopened" | "end";
}

/** Notes a retransmission. */
export function addSent(hole: OpenHole, sent: Sent): void {
  hole.retransmissions++;
  if (hole.sent.length >= FIRST_SENT + LAST_SENT) hole.sent.splice(FIRST_SENT, 1);
  hole.sent.push(sent);
}

/** What is known when a hole ends. */
export interface HoleEnd {
  readonly way: 0 | 1;
  readonly repeats: number;
  readonly lastAnswered: Mark | undefined;
  readonly lastAck: Mark | undefined;
  /** Last new data before the end. */
  readonly lastData: Mark;
  readonly firstAck: Mark | undefined;
  /** Echo of a TCP timestamp in the acknowledgment, -1 without one. */
  readonly echo: number;
  /** Least round trip of the connection, 0 unknown. */
  readonly leastNs: number;
  readonly ended: ClosedHole["ended"];
}

/** The hole, with what its acknowledgment answers. */
export function closeHole(hole: OpenHole, end: HoleEnd): ClosedHole {
  const { answered, answers } = end.firstAck === undefined ? {} : answeredBy(hole, end, end.firstAck);
  const before = answers === "original" ? undefined : lastBefore(hole, end, answered);
  return {
    way: end.way,
    retransmissions: hole.retransmissions,
    repeats: end.repeats,
    lastAnswered: end.lastAnswered,
    lastAck: end.lastAck,
    firstUnanswered: hole.first,
    // An acknowledgment that repeats the last one shows that something came through meanwhile.
    lastUnanswered: end.repeats > 0 && end.firstAck !== undefined ? undefined : before,
    lastSent: hole.sent.at(-1)!,
    answered: answers === "retransmission" ? answered : undefined,
    firstAck: end.firstAck,
    answers,
    ended: end.ended,
  };
}

/** Which transmission an acknowledgment answers: its timestamp echo says it, else the last one that a round trip allows. */
function answeredBy(hole: OpenHole, end: HoleEnd, ack: Mark): { answered: Sent | undefined; answers: AckAnswers } {
  const { sent } = hole;
  const first = sent[0]!;
  if (end.echo >= 0 && first.ts >= 0) {
    if (((end.echo - first.ts) | 0) < 0) return { answered: undefined, answers: "original" };
    const hit = sent.findLast((s) => s.ts >= 0 && ((end.echo - s.ts) | 0) >= 0);
    return { answered: hit, answers: "retransmission" };
  }
  const hit = sent.findLast((s) => s.ns <= ack.ns - end.leastNs) ?? first;
  return { answered: hit, answers: "unknown" };
}

/** The last transmission before the one that was answered; all, when none was. */
function lastBefore(hole: OpenHole, end: HoleEnd, answered: Sent | undefined): Mark {
  const all: Mark[] = [hole.first, ...hole.sent];
  if (end.lastData.ns >= hole.first.ns) all.push(end.lastData);
  const before = answered === undefined ? all : all.filter((s) => s.ns < answered.ns);
  return before.reduce((a, b) => (b.ns > a.ns ? b : a), hole.first);
}
