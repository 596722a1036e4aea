// A finished run of ping as a probe stream: the counts against the log's own summary, and what must be said about them.
import { canonicalIp } from "../core/address.ts";
import type { PingSummary } from "../decode/text/ping-rows.ts";
import type { ObservedFinding, ProbeState, ProbeStream } from "./observation.ts";
import type { Judgement, Epoch } from "./ping-settle.ts";
import { probeMark } from "./ping-settle.ts";
import type { PingRun } from "./ping-run.ts";
import { emptyCounts, lossRun } from "./run-builder.ts";
import { pingFindings } from "./ping-findings.ts";
import { isRtt, meanOf } from "./ping-rtt.ts";
import { joinedFindings } from "./ping-joined.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext } from "./text-observer.ts";

/** What turns the run's own terms into those of the report. */
export interface StreamContext {
  readonly part: PartContext;
  readonly epoch: Epoch;
}

type Counts = Record<ProbeState, number>;

/** Counts of a run, and how they came about. */
export interface Closed {
  readonly counts: Counts;
  /** Lost probes that no line places. */
  readonly unplacedLost: number;
  /** Reply lines that the summary counted and the log does not show. */
  readonly missing: number;
  /** Local errors that were given to a probe by order alone. */
  readonly placedByOrder: number;
}

/** Probes after the last line that are still taken one by one. */
const TAIL_LIMIT = 1_000_000;
const MS = 1_000_000;

/** The stream of a run; undefined when no probe was sent. */
export function pingStream(
  run: PingRun,
  context: StreamContext,
): { stream: ProbeStream | undefined; findings: ObservedFinding[] } {
  const closed = close(run, context.part.input.waitNs);
  const stream = streamOf(run, closed, context);
  const findings = [...pingFindings({ run, closed, stream, part: context.part }), ...joinedFindings(run, context.part)];
  return { stream: stream.sent === 0 ? undefined : stream, findings };
}

function close(run: PingRun, waitNs: number): Closed {
  const { summary } = run;
  if (run.mix.certain) return closeMixed(run);
  if (summary === undefined) return closeOpen(run, waitNs);
  return run.first === undefined ? summaryOnly(run, summary) : closeCounted(run, summary);
}

/** Without a summary the tail is not known: a probe without an answer is lost only when the log shows that it waited. */
function closeOpen(run: PingRun, waitNs: number): Closed {
  const unanswered: Judgement["unanswered"] = (high) => (run.lastStamp - high >= waitNs ? "lost" : "pending");
  const placed = run.settle(0, { silent: "notObserved", unseen: "lost", unanswered, floating: run.floating });
  run.settled.builder.finish();
  const counts = { ...run.settled.builder.counts };
  counts.localError += run.floating - placed;
  return { counts, unplacedLost: 0, missing: 0, placedByOrder: run.settled.placed + placed };
}

/** Several pings to one target: their lines show which numbers were answered, and not what either lost. */
function closeMixed(run: PingRun): Closed {
  run.settle(0, { silent: "notObserved", unseen: "notObserved", unanswered: () => "notObserved", floating: 0 });
  run.settled.builder.finish();
  const counts = { ...run.settled.builder.counts };
  counts.localError += run.floating;
  return { counts, unplacedLost: 0, missing: 0, placedByOrder: 0 };
}

function summaryOnly(run: PingRun, s: PingSummary): Closed {
  const counts = emptyCounts();
  counts.answered = Math.min(s.received, s.transmitted);
  let left = s.transmitted - counts.answered;
  counts.localError = Math.min(run.floating, left);
  left -= counts.localError;
  counts.icmpError = Math.min(Math.max(0, (s.errors ?? 0) - run.errorLines), left);
  counts.lost = left - counts.icmpError;
  return { counts, unplacedLost: counts.lost, missing: s.received, placedByOrder: 0 };
}

function closeCounted(run: PingRun, s: PingSummary): Closed {
  const missing = s.received - run.replies;
  const head = headOf(run, missing);
  // reply lines that are missing among the lines, not before them
  const within = missing - Math.min(Math.max(0, missing), head);
  const { shown } = run;
  if (s.transmitted > shown && s.transmitted - shown <= TAIL_LIMIT && (within <= 0 || run.outstanding))
    run.extendTo(s.transmitted - 1 + run.start.style.firstSeq);
  const silent = silentState(run, within);
  const unseen = within > 0 ? "notObserved" : "lost";
  const placed = run.settle(0, { silent, unseen, unanswered: () => "lost", floating: run.floating });
  run.settled.builder.finish();
  const counts = { ...run.settled.builder.counts };
  counts.localError += run.floating - placed;
  const placedLost = counts.lost;
  if (missing >= 0) {
    // what the lines show stands, whatever the summary counts; it tells only of probes that no line shows
    const others = counts.icmpError + counts.localError + counts.pending;
    counts.lost = Math.max(placedLost, s.transmitted - s.received - others);
    counts.answered = Math.max(counts.answered, s.transmitted - counts.lost - others - counts.late);
    counts.notObserved = 0;
  }
  const unplacedLost = Math.max(0, counts.lost - placedLost);
  return { counts, unplacedLost, missing, placedByOrder: run.settled.placed + placed };
}

/** Probes before the first line. When no reply is missing they were all lost, and can be placed. */
function headOf(run: PingRun, missing: number): number {
  const head = run.before;
  return head > 0 && missing <= 0 && run.prepend(head) ? 0 : head;
}

/** Under -O a probe without any line was answered in time, if the summary has just so many more replies than the lines. */
function silentState(run: PingRun, missing: number): ProbeState {
  if (missing <= 0) return "lost";
  let silent = run.settled.silent;
  const { probes } = run;
  for (let o = probes.base; o < probes.end - 1; o++) if (probes.flags[probes.at(o)] === 0) silent++;
  return silent === missing ? "answered" : "notObserved";
}

function streamOf(run: PingRun, closed: Closed, context: StreamContext): ProbeStream {
  const { counts, unplacedLost } = closed;
  const { part, epoch } = context;
  const { settled } = run;
  const source = (line: number) => lineOf(part, line);
  const sent = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const range = run.first === undefined ? {} : { firstSeq: run.first & 0xffff, lastSeq: (run.probes.end - 1) & 0xffff };
  const summary = summaryOf(run, closed);
  return {
    key: keyOf(run),
    stamps: Number.isNaN(run.firstStamp) ? "none" : "print",
    resolutionNs: run.tickNs,
    sent,
    counts,
    duplicates: run.first === undefined ? (run.summary?.duplicates ?? 0) : run.duplicates,
    first: epoch(settled.firstSent),
    last: epoch(settled.lastSent),
    ...paceOf(run),
    waitedNs: part.input.waitNs,
    rtt: rttOf(run),
    widestAnsweredNs: widestOf(run),
    lossRuns: settled.builder.runs.map((r) =>
      lossRun({
        ...r,
        first: probeMark(r.first, source, epoch),
        last: probeMark(r.last, source, epoch),
        before: r.before && probeMark(r.before, source, epoch),
        after: r.after && probeMark(r.after, source, epoch),
        replyBefore: r.replyBefore && probeMark(r.replyBefore, source, epoch),
        replyAfter: r.replyAfter && probeMark(r.replyAfter, source, epoch),
      }),
    ),
    stalls: settled.builder.stalls,
    errors: errorsOf(run, closed, source(run.summary?.line ?? run.start.line)),
    path: undefined,
    sample: settled.sampler.finish(epoch),
    ...(summary === undefined ? {} : { summary }),
    firstSource: source(run.start.line),
    ...range,
    ...(unplacedLost > 0 ? { unplacedLost } : {}),
  };
}

/** An upper bound: digits that were cut off the stamps may hide a tick. */
function widestOf(run: PingRun): number | undefined {
  const ns = run.mix.certain ? undefined : run.settled.builder.widestAnsweredNs;
  return ns === undefined || run.tickNs <= run.start.style.tickNs ? ns : ns + run.tickNs;
}

function keyOf(run: PingRun): ProbeStream["key"] {
  const { header } = run.start;
  const to = header?.to ?? run.start.to ?? run.answeredFrom ?? run.named;
  const bare = to?.replace(/%.*$/, "");
  const address = bare === undefined ? "unknown" : (canonicalIp(bare) ?? bare);
  const own = header?.from === undefined ? undefined : canonicalIp(header.from);
  const protocol = address.includes(":") ? "icmpv6" : "icmp";
  return { ...(own === undefined ? {} : { from: own }), to: address, protocol };
}

/** Mean and nominal spacing. Without stamps the summary's time from first to last send gives the mean, to 1 ms. */
function paceOf(run: PingRun): Pick<ProbeStream, "meanSpacingNs" | "nominalIntervalNs"> {
  const s = run.summary;
  if (run.mix.certain) return { meanSpacingNs: undefined, nominalIntervalNs: run.start.intervalNs };
  const apart = s?.timeMs === undefined || s.transmitted < 2 ? 0 : (s.timeMs * MS) / (s.transmitted - 1);
  // no program sends a probe each nanosecond: such counts are damaged
  const counted = apart >= 1 ? apart : undefined;
  const stamped = run.settled.spacing.mean();
  const median = run.medianSpacing() ?? counted;
  // what the program counted to 1 ms is better than stamps that are coarser than the pace
  const mean = run.medianSpacing() === undefined ? (counted ?? stamped) : stamped;
  return {
    meanSpacingNs: mean,
    nominalIntervalNs: run.start.intervalNs ?? (median === undefined ? undefined : rounded(median)),
  };
}

/** To 1 ms, or to 10 us where the pace is quicker than 20 ms. */
function rounded(ns: number): number {
  const unit = ns >= 20 * MS ? MS : 10_000;
  return Math.max(1, Math.round(ns / unit)) * unit;
}

function rttOf(run: PingRun): ProbeStream["rtt"] {
  const { rttCount, rttSum, rttMin, rttMax } = run.settled;
  if (rttCount > 0 && run.belowTick === 0)
    return { count: rttCount, minNs: rttMin, meanNs: meanOf(rttSum / rttCount, rttMin, rttMax), maxNs: rttMax };
  if (run.rtt === undefined || run.summary === undefined || !isRtt(run.rtt)) return undefined;
  const { minNs, meanNs, maxNs } = run.rtt;
  return { count: run.summary.received + (run.summary.duplicates ?? 0), minNs, meanNs, maxNs };
}

function errorsOf(run: PingRun, closed: Closed, summary: ReturnType<typeof lineOf>): ProbeStream["errors"] {
  const listed = [...run.errors.values()];
  if (run.first !== undefined || closed.counts.icmpError === 0) return listed;
  const says = "counted in the summary, not shown one by one";
  return [
    ...listed,
    { from: undefined, says, count: closed.counts.icmpError, firstSeq: undefined, local: false, source: summary },
  ];
}

/** The log's own counts against its lines. */
function summaryOf(run: PingRun, closed: Closed): ProbeStream["summary"] {
  const s = run.summary;
  if (s === undefined) return undefined;
  if (run.mix.certain) {
    const says = "lines of several pings are mixed: the counts are those of one of them";
    return { sent: s.transmitted, received: s.received, agrees: false, says };
  }
  const unanswered = s.transmitted - s.received;
  const printed = s.lossPercent === undefined ? "printed no percentage" : `printed ${s.lossPercent} %`;
  const rows = run.first === undefined ? "no line for single probes" : `lines show ${run.replies} answered`;
  const wrong = disagreements(run, s, closed.missing);
  const errors = errorsIn(run);
  const counted = errors > 0 ? [`its count of replies holds ${errors} errors, which are not replies`] : [];
  const says = [`${printed}, counted ${unanswered} of ${s.transmitted}; ${rows}`, ...counted, ...wrong].join("; ");
  return { sent: s.transmitted, received: s.received, agrees: wrong.length === 0, says };
}

function disagreements(run: PingRun, s: PingSummary, missing: number): string[] {
  const out: string[] = [];
  if (!percentFits(run, s)) out.push("the percentage does not follow from its counts");
  if (s.received > s.transmitted) out.push("more received than transmitted");
  if (run.first === undefined) return out;
  if (missing > 0) out.push(`${missing} of its replies have no line`);
  if (missing < 0) out.push(`${-missing} lines more than its replies`);
  if (run.shown > s.transmitted) out.push("a sequence number beyond its last probe");
  if ((s.duplicates ?? 0) !== run.duplicates)
    out.push(`${s.duplicates ?? 0} duplicates counted, ${run.duplicates} shown`);
  return out;
}

/** Errors that the program's own count of replies holds. */
function errorsIn(run: PingRun): number {
  return run.start.style.countsErrors ? run.errorReplies : 0;
}

/** Whole per cent, cut, before 2018; six significant digits after. */
function percentFits(run: PingRun, s: PingSummary): boolean {
  if (s.lossPercent === undefined || s.transmitted === 0) return true;
  const exact = ((s.transmitted - (s.received + errorsIn(run))) * 100) / s.transmitted;
  const printed = Number(s.lossPercent);
  if (Number.isInteger(printed)) return Math.abs(exact - printed) < 1;
  // iputils prints six digits, the BSDs round to one decimal
  const decimals = /\.(\d+)$/.exec(s.lossPercent)?.[1]?.length ?? 0;
  return Math.abs(exact - printed) <= Math.max(Math.abs(exact) * 1e-3, decimals === 0 ? 0 : 0.5001 * 10 ** -decimals);
}
