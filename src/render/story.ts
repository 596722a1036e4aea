// The summary in sentences, each with its bounds and its sources: for the page, the Markdown and the terminal.
import type { Evidence, LossPeriod, Mobility, Source } from "../schema/evidence.generated.ts";
import { bodies, worst, type Body } from "./figures/bodies.ts";
import {
  brief,
  clockTime,
  count,
  duration,
  plural,
  seqRange,
  shortName,
  streamText,
  vtepName,
  vtepShort,
} from "./format.ts";

/** One sentence of the summary. */
export interface Sentence {
  readonly topic: "What happened" | "How long" | "Where the MAC went" | "What it does not prove";
  readonly says: string;
  readonly sources: readonly Source[];
}

/** Four sentences: what happened, how long, where the MAC went, what it does not prove. Always four; what is unknown is said. */
export function story(evidence: Evidence): readonly Sentence[] {
  const [body] = bodies(evidence);
  return [whatHappened(evidence, body), howLong(body), whereTheMacWent(evidence, body), notProven(evidence, body)];
}

function whatHappened(evidence: Evidence, body: Body | undefined): Sentence {
  const topic = "What happened";
  if (body === undefined) {
    const packets = evidence.frames.reduce((n, f) => n + f.packets, 0);
    const says =
      `${plural(evidence.inputs.length, "input")} read, ${plural(packets, "packet")} in captures; no stream of probes was found, ` +
      "so nothing is said about loss.";
    return { topic, says, sources: [] };
  }
  const { stream } = body;
  const unanswered = stream.lost + stream.icmpErrors;
  const probes = `${plural(stream.sent, "probe")} ${stream.from === null ? "" : "from "}${streamText(stream)}`;
  const parts = [unanswered === 0 ? `None of ${probes} was lost` : `${count(unanswered)} of ${probes} got no answer`];
  const aside: string[] = [];
  if (stream.late > 0) aside.push(`${count(stream.late)} late`);
  if (stream.localErrors > 0) aside.push(`${count(stream.localErrors)} never left the host`);
  if (stream.pending > 0) aside.push(`${count(stream.pending)} pending at the end`);
  if (stream.notObserved > 0) aside.push(`${count(stream.notObserved)} not observed`);
  if (aside.length > 0) parts.push(` (${aside.join(", ")})`);
  const repoints = body.path?.repoints ?? [];
  const [repoint] = repoints;
  if (repoint !== undefined) {
    parts.push(
      `; requests went to ${vtepName(evidence, repoint.from)} until seq ${repoint.lastSeqToOld} and to ` +
        `${vtepName(evidence, repoint.to)} from seq ${repoint.firstSeqToNew}, a repoint within ${duration(repoint.interval_us, "up")}`,
    );
    if (repoints.length > 1) parts.push(`, the first of ${count(repoints.length)}`);
  }
  const sources = [...(repoint?.evidence ?? []), ...(worst(body.periods)?.evidence ?? [])];
  return { topic, says: `${parts.join("")}.`, sources: sources.length === 0 ? [{ input: stream.input }] : sources };
}

function howLong(body: Body | undefined): Sentence {
  const topic = "How long";
  if (body === undefined) return { topic, says: "No duration can be given without probes.", sources: [] };
  const period = worst(body.periods);
  if (period === undefined) {
    const { widestAnsweredSpacing_us: widest } = body.stream;
    const bound =
      widest === null || widest === undefined
        ? "No loss period; nothing bounds an outage between two probes."
        : `No loss period; an outage between two answered probes was at most ${duration(widest, "up")} long.`;
    return { topic, says: bound, sources: [{ input: body.stream.input }] };
  }
  const more = body.periods.length > 1 ? ` It is the longest of ${plural(body.periods.length, "loss period")}.` : "";
  return { topic, says: `${periodSentence(period)}${more}`, sources: period.evidence };
}

/** The durations of one period in a sentence: observed, then the lower and the upper bound. */
export function periodSentence(period: LossPeriod): string {
  const who = `Loss period ${period.id} (seq ${seqRange(period.firstLostSeq, period.lastLostSeq)}, ${plural(period.lost, "probe")})`;
  if (period.open !== null) {
    const where = period.open === "both" ? "the start and the end" : `the ${period.open}`;
    return `${who} is open at ${where} of the recording: at least ${duration(period.atLeast_us, "down")}, and nothing bounds it from above.`;
  }
  return (
    `${who}: no reply for ${duration(period.observedGap_us)} as observed; unreachable for at least ` +
    `${duration(period.provenUnreachable_us, "down")} if it was one outage, which lasted at most ${duration(period.outageAtMost_us, "up")}; ` +
    `derived from the loss ${duration(period.lossDerived_us)} \u00b1 ${duration(period.lossDerivedTolerance_us ?? period.resolution_us)}.`
  );
}

type Move = Mobility["moves"][number];

/** Every move, with the route it belongs to, those of the subject first. */
export function moves(evidence: Evidence): readonly { readonly mobility: Mobility; readonly move: Move }[] {
  const own = (m: Mobility): number => (m.mac === evidence.subject.mac ? 0 : 1);
  return evidence.mobility
    .toSorted((a, b) => own(a) - own(b))
    .flatMap((mobility) => mobility.moves.map((move) => ({ mobility, move })));
}

/** "1 (before: absent)". What was not recorded is not called absent, and absent is not called 0. */
export function sequenceStep(mobility: Mobility, move: Move): string {
  const after = move.seqAfter === null ? "absent" : String(move.seqAfter);
  return `${after} (before: ${sequenceBefore(mobility, move)})`;
}

function sequenceBefore(mobility: Mobility, move: Move): string {
  if (move.seqBefore !== null) return String(move.seqBefore);
  // Null stands for both: a route seen without the community, and a route that was there before the recording began.
  const seen = mobility.history.some((e) => !e.withdrawn && e.nextHop === move.from && e.seq === undefined);
  return seen ? "absent" : "not recorded";
}

function whereTheMacWent(evidence: Evidence, body: Body | undefined): Sentence {
  const topic = "Where the MAC went";
  const all = moves(evidence);
  // of several moves, the one to tell is that which the probes followed
  const target = body?.path?.repoints[0]?.to;
  const told = all.find((m) => m.move.to === target && m.move.at !== undefined) ?? all[0];
  if (told === undefined) {
    const says =
      evidence.mobility.length === 0
        ? "No EVPN route was read, so nothing is said about where a MAC was."
        : `${plural(evidence.mobility.length, "route history", "route histories")} of MACs read, and no move in them.`;
    return { topic, says, sources: [] };
  }
  const { mobility, move } = told;
  const from = move.from === null ? "" : `from ${vtepName(evidence, move.from)} `;
  const vni = mobility.vni === null ? "" : ` in VNI ${mobility.vni}`;
  const kind = mobility.ip === undefined ? "MAC-only route" : `route with ${brief(mobility.ip)}`;
  const when = move.at === undefined ? "" : ` at ${clockTime(move.at)} UTC`;
  const rise = move.rise ? "the fabric treated it as a move" : "the sequence did not rise";
  const others =
    all.length > 1 ? ` It is one of ${plural(all.length, "move")} recorded over all routes and places.` : "";
  const says =
    `${brief(mobility.mac)}${vni} went ${from}to ${vtepName(evidence, move.to)}${when}: the next hop of its ${kind} changed, with sequence ` +
    `${sequenceStep(mobility, move)}, as seen at ${shortName(evidence, move.where)}; ${rise}.${others}`;
  return { topic, says, sources: move.evidence };
}

function notProven(evidence: Evidence, body: Body | undefined): Sentence {
  const topic = "What it does not prove";
  const parts: string[] = [];
  if (body !== undefined) {
    parts.push(
      body.stream.interval_us === null
        ? "loss of these probes, not availability"
        : `loss of probes sent every ${duration(body.stream.interval_us)} on one stream, not availability`,
    );
    if (body.path !== undefined && (body.path.outerSourcePorts?.length ?? 0) === 1)
      parts.push("one ECMP path, not the others");
  }
  if (moves(evidence).length > 0) parts.push("a changed route, which a duplicate address would show as well");
  if (evidence.overhead.length > 0) parts.push("headers as decoded, not that a path carries the inner MTU");
  const unread = evidence.inputs.filter((i) => i.unparsed > 0).length;
  const rest = unread === 0 ? "" : ` ${plural(unread, "input")} had parts that were not understood; they are listed.`;
  if (parts.length === 0) return { topic, says: `Nothing beyond what the inputs hold.${rest}`, sources: [] };
  return { topic, says: `It shows ${parts.join("; ")}.${rest}`, sources: [] };
}

/** "leaf-a to leaf-b" of a move. */
export function moveText(evidence: Evidence, move: Move): string {
  return `${move.from === null ? "unknown" : vtepShort(evidence, move.from)} to ${vtepShort(evidence, move.to)}`;
}
