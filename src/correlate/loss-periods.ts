// Loss periods of one stream (RFC 3357: consecutive probes without an answer), each with its durations side by side.
import { microseconds } from "../core/time.ts";
import type { LossRun, ProbeMark, ProbeStream } from "../observe/observation.ts";
import type { LossPeriod, ReplyMark } from "../schema/evidence.generated.ts";
import { FINE_NS, intervalOf, timeStep } from "./loss-clock.ts";
import { lossLimits } from "./loss-limits.ts";
import { bound, digitsOf, source, sources, stamp } from "./stamp.ts";

/** How the input of a stream writes its times. */
export interface StampStyle {
  /** Fractional digits of its stamps. */
  readonly digits: number;
  /** Which clock: "utc", "local, -05:00 as told". */
  readonly clock?: string | undefined;
}

/** Durations of one run, in ns; null where undefined. */
export interface LossDurations {
  readonly observedGap: bigint | null;
  readonly provenUnreachable: bigint | null;
  readonly possibleUnreachable: bigint | null;
  readonly outageAtMost: bigint | null;
  /** Set where two stamps contradict each other: a clock stepped, or a late reply crossed the first one after. */
  readonly contradiction?: string;
  /** Unanswered probes at the mean spacing, and one spacing; null where the bounds exclude it. */
  readonly derived: number | null;
  readonly tolerance: number | null;
  /** Why a spacing is known and nothing is derived. */
  readonly underived?: string;
}

/**
 * The loss periods of a stream, in order. Ids are the stream's with "-l1", "-l2", ... behind it.
 * Captures stamp every request (low equals high), so bounds are exact there; in a log they are what its lines allow.
 */
export function correlateLoss(stream: ProbeStream, streamId: string, style?: StampStyle): LossPeriod[] {
  const how = style ?? { digits: digitsOf(stream.resolutionNs) };
  return stream.lossRuns.map((run, i) => period(stream, run, `${streamId}-l${i + 1}`, { streamId, ...how }));
}

function period(s: ProbeStream, run: LossRun, id: string, how: StampStyle & { readonly streamId: string }): LossPeriod {
  const d = lossDurations(run, s);
  const open = openEnd(run);
  return {
    id,
    stream: how.streamId,
    firstLostSeq: run.first.seq,
    lastLostSeq: run.last.seq,
    lost: run.lost + run.icmpErrors,
    byState: { lost: run.lost, icmpErrors: run.icmpErrors },
    lastReplyBefore: reply(repliesOf(run)[0], how.digits),
    firstReplyAfter: reply(repliesOf(run)[1], how.digits),
    ...(run.first.sent === undefined ? {} : { firstLostAt: bound(run.first.sent, how.digits) }),
    ...(run.last.sent === undefined ? {} : { lastLostAt: bound(run.last.sent, how.digits) }),
    open,
    observedGap_us: us(d.observedGap),
    provenUnreachable_us: us(d.provenUnreachable),
    possibleUnreachable_us: us(d.possibleUnreachable),
    outageAtMost_us: us(d.outageAtMost),
    lossDerived_us: d.derived === null ? null : usRounded(d.derived),
    lossDerivedTolerance_us: d.tolerance === null ? null : usRounded(d.tolerance),
    atLeast_us: open === null ? null : us(d.provenUnreachable),
    clock: clockWords(s, how.clock),
    resolution_us: resolution(s),
    evidence: evidence(run),
    limits: lossLimits(s, run, d),
  };
}

/** What the figures can show at all: the interval of the probes, or a coarser tick of the stamps. */
function resolution(s: ProbeStream): number | null {
  const interval = intervalOf(s);
  if (interval === undefined) return null;
  return usRounded(s.stamps === "none" ? interval : Math.max(interval, s.resolutionNs));
}

/**
 * The durations by definition:
 * observedGap: last reply before to first reply after, by arrival; provenUnreachable: first to last unanswered request,
 * the least that the bounds of the sends allow; possibleUnreachable: last answered request to the first answered one
 * after, the most they allow; outageAtMost: last answered request to the first reply after. Stamps coarser than 1 us widen the bounds by
 * a tick. Nothing is given across a clock that was set.
 */
export function lossDurations(run: LossRun, s: ProbeStream): LossDurations {
  const { before, after } = run;
  const [last, first] = repliesOf(run);
  const tick = s.resolutionNs > FINE_NS ? BigInt(Math.ceil(s.resolutionNs)) : 0n;
  const gap = between(last?.arrived, first?.arrived);
  const possible = widened(between(before?.sent?.low, after?.sent?.high), tick);
  const outage = widened(between(before?.sent?.low, first?.arrived), tick);
  const step = stepOf(s, run, possible, outage);
  const crossed = isNegative(gap)
    ? "the reply to the last answered probe before came after the first reply after"
    : undefined;
  const contradiction = step ?? crossed;
  const whole = step === undefined ? outage : null;
  return {
    observedGap: isNegative(gap) || step !== undefined ? null : gap,
    provenUnreachable: step === undefined ? narrowed(provenNs(run, s.stamps), tick) : null,
    possibleUnreachable: step === undefined ? possible : null,
    outageAtMost: whole,
    ...(contradiction === undefined ? {} : { contradiction }),
    ...derivedOf(s, run, whole),
  };
}

/** The last reply before and the first after, by arrival: with late replies they may answer other probes than the next ones. */
function repliesOf(run: LossRun): readonly [last: ProbeMark | undefined, first: ProbeMark | undefined] {
  return [run.replyBefore ?? run.before, run.replyAfter ?? run.after];
}

function stepOf(s: ProbeStream, run: LossRun, possible: bigint | null, outage: bigint | null): string | undefined {
  if (isNegative(possible) || isNegative(outage) || isBackwards(run.first, run.last)) return "the stamps run backwards";
  // the first reply after comes after the first answered request after, or to it
  if (possible !== null && outage !== null && outage < possible) return "a reply is stamped before its request";
  const step = timeStep(s, run);
  if (step === undefined) return undefined;
  return step === "backward"
    ? "its sends lie closer together than probes leave, so a clock was set back in it"
    : "two of its sends lie further apart than probes leave by far, so a clock was set forward in it, or the sender paused";
}

/** Unanswered probes times the mean spacing, where it is positive and fits the upper bound. */
function derivedOf(
  s: ProbeStream,
  run: LossRun,
  outage: bigint | null,
): Pick<LossDurations, "derived" | "tolerance" | "underived"> {
  const spacing = s.meanSpacingNs ?? s.nominalIntervalNs;
  if (spacing === undefined) return { derived: null, tolerance: null };
  const none = (underived: string) => ({ derived: null, tolerance: null, underived });
  if (!(spacing > 0)) return none("the mean spacing of the sends is not positive, as after a clock that was set");
  if (spacing < 1) return none("the mean spacing of the sends is below 1 ns, so counts or times are wrong");
  const derived = Math.round((run.lost + run.icmpErrors) * spacing);
  if (outage !== null && BigInt(derived) > outage) {
    return none(
      "the unanswered probes at the mean spacing of the stream take longer than the outage can have lasted, so the sends were not evenly spaced",
    );
  }
  return { derived, tolerance: spacing };
}

function widened(v: bigint | null, tick: bigint): bigint | null {
  return v === null || v < 0n ? v : v + tick;
}

function narrowed(v: bigint | null, tick: bigint): bigint | null {
  return v === null ? null : v > tick ? v - tick : 0n;
}

/** 0 is always true of a run that has a time; where no send is bounded at all there is nothing to say. */
function provenNs(run: LossRun, stamps: ProbeStream["stamps"]): bigint | null {
  const [first, last] = [run.first.sent, run.last.sent];
  if (first === undefined || last === undefined) {
    if (run.leastNs !== undefined) return BigInt(Math.max(0, Math.trunc(run.leastNs)));
    return stamps === "none" ? null : 0n;
  }
  const least = last.low - first.high;
  return least > 0n ? least : 0n;
}

function isBackwards(first: ProbeMark, last: ProbeMark): boolean {
  return first.sent !== undefined && last.sent !== undefined && last.sent.high < first.sent.low;
}

function between(from: bigint | undefined, to: bigint | undefined): bigint | null {
  return from === undefined || to === undefined ? null : to - from;
}

function isNegative(v: bigint | null): boolean {
  return v !== null && v < 0n;
}

function us(ns: bigint | null): number | null {
  return ns === null ? null : microseconds(ns);
}

/** Products of a mean are not whole ns: rounded to 1 ns, which is what the unit can show. */
function usRounded(ns: number): number {
  return microseconds(Math.round(ns));
}

function openEnd(run: LossRun): LossPeriod["open"] {
  if (run.before === undefined) return run.after === undefined ? "both" : "start";
  return run.after === undefined ? "end" : null;
}

function reply(mark: ProbeMark | undefined, digits: number): ReplyMark | null {
  if (mark === undefined) return null;
  return {
    seq: mark.seq,
    ...(mark.sent === undefined ? {} : { sent: bound(mark.sent, digits) }),
    ...(mark.arrived === undefined ? {} : { arrived: stamp(mark.arrived, digits) }),
    source: source(mark.arrivedSource ?? mark.source),
  };
}

function clockWords(s: ProbeStream, clock: string | undefined): string {
  const which = clock === undefined ? "" : `; clock: ${clock}`;
  if (s.stamps === "request") {
    const what =
      s.key.protocol === "probe" ? "start and end stamps of the probe log" : "request and reply stamps of the capture";
    return what + which;
  }
  if (s.stamps === "print") return `print times of the log: replies when they arrived, sends only as bounds${which}`;
  return "none: the recording carries no times";
}

/** Last answered request and its reply, first and last lost, first answered request after and its reply. */
function evidence(run: LossRun): LossPeriod["evidence"] {
  const { before, first, last, after } = run;
  const [lastReply, firstReply] = repliesOf(run);
  return sources([
    before?.source,
    lastReply?.arrivedSource,
    first.source,
    last.source,
    after?.source,
    firstReply?.arrivedSource,
  ]);
}
