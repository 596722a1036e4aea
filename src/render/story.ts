// The summary in sentences, each with its bounds and its sources: for the page, the Markdown and the terminal.
import type { Evidence, LossPeriod, Mobility, Source } from "../schema/evidence.generated.ts";
import { independentMoves } from "../correlate/mac-mobility.ts";
import { errorSentence, errorsOf } from "./errors.ts";
import { bodies, worst, type Body } from "./figures/bodies.ts";
import { flowSentences } from "./flow-words.ts";
import {
  brief,
  clockTime,
  count,
  duration,
  openWords,
  parseTime,
  plural,
  seqRange,
  shortName,
  streamText,
  vtepName,
  vtepShort,
} from "./format.ts";
import { showsSeq } from "../correlate/route-observers.ts";
import { portChanges, type PortChange } from "./port-changes.ts";

/** One sentence of the summary. */
export interface Sentence {
  readonly topic: "What happened" | "How long" | "Where the MAC went" | "What it does not prove";
  readonly says: string;
  readonly sources: readonly Source[];
}

/** Four sentences: what happened, how long, where the MAC went, what it does not prove. Always four; what is unknown is said. */
export function story(evidence: Evidence): readonly Sentence[] {
  const [body, ...others] = bodies(evidence);
  return [
    whatHappened(evidence, body, others),
    howLong(evidence, body),
    whereTheMacWent(evidence, body),
    notProven(evidence, body),
  ];
}

function whatHappened(evidence: Evidence, body: Body | undefined, others: readonly Body[]): Sentence {
  const topic = "What happened";
  if (body === undefined) {
    const packets = evidence.frames.reduce((n, f) => n + f.packets, 0);
    const says =
      `${plural(evidence.inputs.length, "input")} read, ${plural(packets, "packet")} in captures; no stream of probes was found, ` +
      "so nothing is said about loss of probes.";
    return { topic, says, sources: [] };
  }
  const { stream } = body;
  const errors = errorsOf(evidence, body);
  const repoints = body.path?.repoints ?? [];
  const [repoint] = repoints;
  const parts = [counted(body)];
  if (repoint !== undefined) {
    parts.push(
      `; requests went to ${vtepName(evidence, repoint.from)} until seq ${repoint.lastSeqToOld} and to ` +
        `${vtepName(evidence, repoint.to)} from seq ${repoint.firstSeqToNew}, a repoint within ${duration(repoint.interval_us, "up")}`,
    );
    if (repoints.length > 1) parts.push(`, the first of ${count(repoints.length)}`);
  }
  // Where none left the host for one reason, the reason belongs into the sentence.
  const [only] = errors;
  const whole = errors.length === 1 && only!.local && only!.probes === body.whole.sent;
  if (whole) parts.push(`: ${only!.says}`);
  const met = whole ? [] : errors.map((e) => errorSentence(e));
  const says = [`${parts.join("")}.`, ...met, ...elsewhere(evidence, others)];
  const sources = [
    ...(repoint?.evidence ?? []),
    ...(worst(body.periods)?.evidence ?? []),
    ...errors.map((e) => e.source),
  ];
  return { topic, says: says.join(" "), sources: sources.length === 0 ? [{ input: stream.input }] : sources };
}

/** "2 of 60 probes from A to B got no answer (1 late)": of the tap that saw most of them. */
function counted(body: Body): string {
  const { whole } = body;
  const unanswered = whole.lost + whole.icmpErrors;
  // A log does not say who asked, VNI and id are only at a tap.
  const probes = `${plural(whole.sent, "probe")} ${body.stream.from === null ? "" : "from "}${streamText(body.stream)}`;
  const aside: string[] = [];
  if (whole.late > 0) aside.push(`${count(whole.late)} late`);
  if (whole.localErrors > 0) aside.push(`${count(whole.localErrors)} never left the host`);
  if (whole.pending > 0) aside.push(`${count(whole.pending)} pending at the end`);
  if (whole.notObserved > 0) aside.push(`${count(whole.notObserved)} not observed`);
  if (whole.sent > 0 && whole.localErrors === whole.sent)
    return `${count(whole.sent)} of ${probes} never left the host`;
  // of what was not observed nothing is known: not that it was not lost either
  const unlost = whole.notObserved > 0 ? `No loss is shown among ${probes}` : `None of ${probes} was lost`;
  const what = unanswered === 0 ? unlost : `${count(unanswered)} of ${probes} got no answer`;
  return aside.length === 0 ? what : `${what} (${aside.join(", ")})`;
}

/** Other bodies of probes that one sentence each is about. */
const MOST_OTHERS = 3;

/** What went wrong in other bodies of probes: a headline about one must not hide them. */
function elsewhere(evidence: Evidence, others: readonly Body[]): readonly string[] {
  const out: string[] = [];
  for (const body of others) {
    const { whole } = body;
    const unanswered = whole.lost + whole.icmpErrors;
    const of = `of ${plural(whole.sent, "probe")} of another stream (${body.stream.id}, ${streamText(body.stream)})`;
    const errors = errorsOf(evidence, body);
    if (unanswered > 0) out.push(`${count(unanswered)} ${of} got no answer.`);
    for (const e of errors) out.push(errorSentence(e, e.local || unanswered === 0 ? of : undefined));
  }
  const left = out.length - MOST_OTHERS;
  return left <= 0
    ? out
    : [...out.slice(0, MOST_OTHERS), `${plural(left, "more statement")} about others in the tables.`];
}

function howLong(evidence: Evidence, body: Body | undefined): Sentence {
  const topic = "How long";
  if (body === undefined) {
    // Without probes, what the traffic itself shows.
    const seen = flowSentences(evidence);
    if (seen.length === 0) return { topic, says: "No duration can be given without probes.", sources: [] };
    return { topic, says: seen.map((s) => s.says).join(" "), sources: seen.flatMap((s) => s.sources) };
  }
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
    const least = isZero(period.atLeast_us) ? noLeast(period) : `at least ${duration(period.atLeast_us, "down")}`;
    return `${who} is open at ${openWords(period.open)} of the recording: ${least}, and nothing bounds it from above.`;
  }
  const least = isZero(period.provenUnreachable_us)
    ? `${noLeast(period)}; if it was one outage, it lasted`
    : `unreachable for at least ${duration(period.provenUnreachable_us, "down")} if it was one outage, which lasted`;
  const derived =
    period.lossDerived_us === null
      ? ""
      : `; derived from the loss ${duration(period.lossDerived_us)} \u00b1 ${duration(period.lossDerivedTolerance_us ?? period.resolution_us)}`;
  return (
    `${who}: no reply for ${duration(period.observedGap_us)} as observed; ${least} at most ` +
    `${duration(period.outageAtMost_us, "up")}${derived}.`
  );
}

function isZero(us: number | null | undefined): boolean {
  return us === 0 || us === null || us === undefined;
}

/** Why there is no lower bound: 0 would read as a measurement. */
export function noLeast(period: LossPeriod): string {
  if (period.lost <= 1) return "one probe proves no lower bound";
  return period.clock.startsWith("print times")
    ? "a log of this kind proves no lower bound"
    : "nothing proves a lower bound";
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
  if (move.seqShown === false) return "not shown";
  const after = move.seqAfter === null ? "absent" : String(move.seqAfter);
  return `${after} (before: ${sequenceBefore(mobility, move)})`;
}

/** The sequence of the old route: a number, "absent" or "not recorded". */
export function sequenceBefore(mobility: Mobility, move: Move): string {
  if (move.seqBefore !== null) return String(move.seqBefore);
  if (move.seqBeforeKnown !== undefined) return move.seqBeforeKnown ? "absent" : "not recorded";
  // Evidence of an earlier version. Null stands for both: a route seen without the community, and one that was there
  // before the recording began. Forwarding tables show no sequence, and what is at or above that after came later.
  const old = mobility.history.filter((e) => !e.withdrawn && e.nextHop === move.from && showsSeq(e));
  const before = old.filter((e) => e.seq === undefined || e.seq < (move.seqAfter ?? 0));
  return before.length > 0 && before.every((e) => e.seq === undefined) ? "absent" : "not recorded";
}

/** The sequence of an event as a cell: what no table shows is blank, not "absent". */
export function sequenceOf(e: Mobility["history"][number]): string {
  if (e.seq !== undefined) return String(e.seq);
  return e.withdrawn || !showsSeq(e) ? "" : "absent";
}

/** Moves, each once, of MAC-only and MAC+IP routes and of all places. */
export function movesOnce(evidence: Evidence): ReturnType<typeof independentMoves> {
  return independentMoves(evidence.mobility);
}

/**
 * The move that the summary tells: of the MAC that the probes went to, else of the subject; the one that the probes
 * followed, by its VTEPs and then by time, else the latest.
 */
export function toldMove(evidence: Evidence, body: Body | undefined): { mobility: Mobility; move: Move } | undefined {
  const once = new Set(movesOnce(evidence).map(({ move }) => move));
  const all = moves(evidence).filter(({ move }) => once.has(move));
  const ip = body?.stream.to;
  const probed = new Set(evidence.mobility.filter((m) => m.ip !== undefined && m.ip === ip).map((m) => m.mac));
  const own = all.filter(({ mobility: m }) => probed.has(m.mac));
  const subject = all.filter(({ mobility: m }) => m.mac === evidence.subject.mac);
  const candidates = own.length > 0 ? own : subject.length > 0 ? subject : all;
  const repoint = body?.path?.repoints[0];
  if (repoint === undefined) return candidates.at(-1);
  const to = candidates.filter(({ move }) => move.to === repoint.to);
  const exact = to.filter(({ move }) => move.from === repoint.from);
  const fits = exact.length > 0 ? exact : to.filter(({ move }) => move.from === null);
  const moved = parseTime(repoint.firstToNew);
  const apart = ({ move }: { move: Move }): number => {
    const at = move.at === undefined ? undefined : parseTime(move.at);
    return at === undefined || moved === undefined ? Infinity : Math.abs(Number(at - moved));
  };
  const nearest = fits.toReversed().toSorted((a, b) => (apart(a) === apart(b) ? 0 : apart(a) - apart(b)))[0];
  return nearest ?? to.at(-1) ?? candidates.at(-1);
}

function whereTheMacWent(evidence: Evidence, body: Body | undefined): Sentence {
  const topic = "Where the MAC went";
  const told = toldMove(evidence, body);
  if (told === undefined) {
    const ports = portChanges(evidence);
    if (ports.length > 0) return { topic, says: portSentence(evidence, ports), sources: ports[0]!.sources };
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
  const rise = move.rise
    ? "the fabric treated it as a move"
    : move.seqShown === false
      ? "whether the sequence rose is not known"
      : "the sequence did not rise";
  const all = movesOnce(evidence).length;
  const others = all > 1 ? ` It is one of ${plural(all, "move")} recorded.` : "";
  const says =
    `${brief(mobility.mac)}${vni} went ${from}to ${vtepName(evidence, move.to)}${when}: the next hop of its ${kind} changed, with sequence ` +
    `${sequenceStep(mobility, move)}, as seen at ${shortName(evidence, move.where)}; ${rise}.${others}`;
  return { topic, says, sources: move.evidence };
}

/** The first change of a port, and what it leaves open. */
export function portSentence(evidence: Evidence, changes: readonly PortChange[]): string {
  const { mac, where, from, to } = changes[0]!;
  const more = changes.length > 1 ? ` It is one of ${plural(changes.length, "such change")}.` : "";
  return (
    `No move in a route was read. Forwarding entries of ${brief(mac)} at ${shortName(evidence, where)} named ${from} and later ${to}: ` +
    `forwarding changed, or two bridges of that node learned it. No sequence is known from them, so they are not counted as a move.${more}`
  );
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
