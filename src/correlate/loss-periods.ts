// Loss periods of one stream (RFC 3357: consecutive probes without an answer), each with its durations side by side.
import { microseconds } from "../core/time.ts";
import type { LossRun, ProbeMark, ProbeStream } from "../observe/observation.ts";
import type { LossPeriod, ReplyMark } from "../schema/evidence.generated.ts";
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
  /** Set where two stamps contradict each other: a clock stepped back, or a late reply crossed the first one after. */
  readonly contradiction?: string;
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
  const d = lossDurations(run, s.stamps);
  const open = openEnd(run);
  const spacing = s.meanSpacingNs ?? s.nominalIntervalNs;
  const interval = s.nominalIntervalNs ?? s.meanSpacingNs;
  const unanswered = run.lost + run.icmpErrors;
  return {
    id,
    stream: how.streamId,
    firstLostSeq: run.first.seq,
    lastLostSeq: run.last.seq,
    lost: unanswered,
    byState: { lost: run.lost, icmpErrors: run.icmpErrors },
    lastReplyBefore: reply(run.before, how.digits),
    firstReplyAfter: reply(run.after, how.digits),
    ...(run.first.sent === undefined ? {} : { firstLostAt: bound(run.first.sent, how.digits) }),
    ...(run.last.sent === undefined ? {} : { lastLostAt: bound(run.last.sent, how.digits) }),
    open,
    observedGap_us: us(d.observedGap),
    provenUnreachable_us: us(d.provenUnreachable),
    possibleUnreachable_us: us(d.possibleUnreachable),
    outageAtMost_us: us(d.outageAtMost),
    lossDerived_us: spacing === undefined ? null : usRounded(unanswered * spacing),
    lossDerivedTolerance_us: spacing === undefined ? null : usRounded(spacing),
    atLeast_us: open === null ? null : us(d.provenUnreachable),
    clock: clockWords(s, how.clock),
    resolution_us: interval === undefined ? null : usRounded(interval),
    evidence: evidence(run),
    limits: lossLimits(s, run, d),
  };
}

/**
 * The four durations between stamps, by definition:
 * observedGap: last reply before to first reply after, by arrival; provenUnreachable: first to last unanswered request,
 * the least that the bounds of the sends allow; possibleUnreachable: last answered request to the first answered one
 * after, the most they allow; outageAtMost: last answered request to the first reply after.
 */
export function lossDurations(run: LossRun, stamps: ProbeStream["stamps"]): LossDurations {
  const { before, after, first, last } = run;
  const gap = between(before?.arrived, after?.arrived);
  const possible = between(before?.sent?.low, after?.sent?.high);
  const outage = between(before?.sent?.low, after?.arrived);
  const proven = provenNs(run, stamps);
  const crossed = isNegative(gap)
    ? "the reply to the last answered probe before came after the first reply after"
    : undefined;
  const stepped =
    isNegative(possible) || isNegative(outage) || isBackwards(first, last) ? "the stamps run backwards" : undefined;
  const contradiction = stepped ?? crossed;
  return {
    observedGap: isNegative(gap) ? null : gap,
    provenUnreachable: stepped === undefined ? proven : null,
    possibleUnreachable: stepped === undefined ? possible : null,
    outageAtMost: stepped === undefined ? outage : null,
    ...(contradiction === undefined ? {} : { contradiction }),
  };
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
  return sources([
    before?.source,
    before?.arrivedSource,
    first.source,
    last.source,
    after?.source,
    after?.arrivedSource,
  ]);
}
