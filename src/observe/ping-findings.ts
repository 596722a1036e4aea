// What has to be said about a ping log beside its counts.
import { named } from "../core/quoted.ts";
import { numbered } from "../core/words.ts";
import { canonicalIp } from "../core/address.ts";
import type { ObservedFinding, ProbeStream } from "./observation.ts";
import type { PingRun } from "./ping-run.ts";
import type { Closed } from "./ping-stream.ts";
import { isRtt } from "./ping-rtt.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext } from "./text-observer.ts";

/** A closed run and its stream. */
export interface FindingContext {
  readonly run: PingRun;
  readonly closed: Closed;
  readonly stream: ProbeStream;
  readonly part: PartContext;
}

type Say = Omit<ObservedFinding, "where">;

/** Findings of one run, in a fixed order. */
export function pingFindings(c: FindingContext): ObservedFinding[] {
  const where = [lineOf(c.part, c.run.start.line)];
  return [...edges(c), ...counts(c), ...errors(c), ...loose(c), ...answers(c)].map(({ line, ...say }) => ({
    ...say,
    where: line === undefined ? where : [lineOf(c.part, line)],
  }));
}

type Placed = Say & { readonly line?: number };

function edges({ run, stream }: FindingContext): Placed[] {
  const out: Placed[] = [];
  if (stream.sent === 0) {
    out.push({
      code: "probe.no-rows",
      severity: "warning",
      says: "A run of ping with no line for any probe and no counts: it shows nothing.",
    });
    return out;
  }
  const head = run.before;
  if (head > 0) {
    const says = `The log begins at seq ${run.first! & 0xffff}: ${run.summary === undefined ? "what was sent before is not counted" : "the lines before are not in it"}.`;
    out.push({ code: "probe.starts-late", severity: "info", says });
  }
  if (run.summary === undefined && run.first !== undefined) {
    const n = stream.counts.pending;
    const tail = n === 0 ? "" : ` ${n} at the end ${n === 1 ? "is" : "are"} pending, not lost.`;
    out.push({
      code: "probe.no-summary",
      severity: "info",
      says: `The log has no summary: what came after its last line is not known.${tail}`,
    });
  }
  if (run.steppedAt !== undefined) {
    const says =
      "The stamps run backwards here: the clock was set, or two logs were joined. Bounds of sends do not reach across.";
    out.push({ code: "probe.clock-step", severity: "warning", says, line: run.steppedAt });
  }
  return [...out, ...gaps(run)];
}

/** Sends that are too far apart: they are no pace, and no loss either. */
function gaps(run: PingRun): Placed[] {
  const [widest, ...more] = run.settled.spacing.widest();
  const usual = run.medianSpacing();
  if (widest === undefined || usual === undefined) return [];
  const others = more.length === 0 ? "" : ` ${more.length} more gaps like it are in the log.`;
  return [
    {
      code: "probe.send-gap",
      severity: "warning",
      says: `Two neighbouring probes left ${seconds(widest.ns)} s apart, where ${seconds(usual)} s is usual: the clock was set forward, or ping paused. The mean spacing leaves it out.${others}`,
      count: more.length + 1,
      line: widest.line,
      limits: ["If ping paused, nothing is known about that time: no probe was sent."],
    },
  ];
}

function seconds(ns: number): string {
  return (ns / 1e9).toFixed(3);
}

function counts({ run, closed, stream }: FindingContext): Placed[] {
  const out: Placed[] = [];
  if (stream.summary?.agrees === false) {
    out.push({
      code: "probe.summary-disagrees",
      severity: "warning",
      says: `Summary and lines disagree: ${stream.summary.says}.`,
      line: run.summary!.line,
    });
  }
  if (run.rtt !== undefined && !isRtt(run.rtt)) {
    const says =
      "The round trips of the summary cannot be: their mean does not lie between the least and the greatest. They are left out.";
    out.push({ code: "probe.rtt-impossible", severity: "warning", says, line: run.rtt.line });
  }
  if (stream.unplacedLost !== undefined) {
    const says = `${stream.unplacedLost} lost ${stream.unplacedLost === 1 ? "probe is" : "probes are"} counted in the summary only: when they were lost is not known.`;
    out.push({ code: "probe.lost-unplaced", severity: "info", says, count: stream.unplacedLost });
  }
  if (closed.counts.notObserved > 0 && !run.mix.certain) {
    const says = `${numbered(closed.counts.notObserved, "probe has", "probes have")} no line, although -O prints one for each: the log was shortened.`;
    out.push({ code: "probe.lines-missing", severity: "warning", says, count: closed.counts.notObserved });
  }
  const shown = run.errorLines;
  const counted = run.summary?.errors ?? 0;
  if (run.first !== undefined && counted > shown) {
    const says = `The summary counts ${numbered(counted, "error", "errors")} and the log shows ${shown}: standard error may not be in it, so some of the lost probes may never have left the host.`;
    out.push({ code: "probe.errors-not-shown", severity: "warning", says, count: counted - shown });
  }
  return out;
}

function errors({ run, closed, stream }: FindingContext): Placed[] {
  const out: Placed[] = [];
  if (closed.placedByOrder > 0) {
    out.push({
      code: "probe.local-errors-placed",
      severity: "info",
      says: `${closed.placedByOrder} local errors name no probe and were given to the probes in the order of lines.`,
      count: closed.placedByOrder,
      limits: [
        "Where standard error and standard output were joined outside a terminal, the order of their lines is not the order in time.",
      ],
    });
  }
  const known = stream.key.from !== undefined;
  const [sender] = [...run.unreachableFrom].filter(([from]) => canonicalIp(from) !== stream.key.to);
  if (!known && sender !== undefined && stream.counts.icmpError > 0) {
    const [from, count] = sender;
    out.push({
      code: "probe.error-source-unknown",
      severity: "info",
      says: `${named(from)} called ${count} ${count === 1 ? "probe" : "probes"} unreachable; these are taken as errors from elsewhere.`,
      count,
      limits: [
        `The log does not say which address ping sent from. If ${named(from)} is the sender itself, address resolution failed there and those probes never left the host.`,
      ],
    });
  }
  if (run.moduloErrors > 0) {
    out.push({
      code: "probe.error-seq-modulo",
      severity: "info",
      says: `${numbered(run.moduloErrors, "error names", "errors name")} a sequence number modulo 256, as some builds print it; the latest probe that fits was taken.`,
      count: run.moduloErrors,
    });
  }
  return out;
}

/** What some programs leave open: whose probe an error is about, how long a quick reply took. */
function loose({ run, stream }: FindingContext): Placed[] {
  const out: Placed[] = [];
  if (run.looseErrors > 0) {
    const n = run.looseErrors;
    out.push({
      code: "probe.errors-unplaced",
      severity: "info",
      says: `${n} ICMP ${n === 1 ? "error names" : "errors name"} no probe: ${stream.counts.lost > 0 ? "which of the lost probes they are about is not known, and all of those stay counted as lost" : "no probe is counted as failed because of them"}.`,
      count: n,
    });
  }
  if (run.belowTick > 0) {
    out.push({
      code: "probe.rtt-below-tick",
      severity: "info",
      says: `${run.belowTick} round trips were printed as less than a bound: the round trips are those of the program's own summary, if it has any.`,
      count: run.belowTick,
    });
  }
  const tooLate = run.summary?.tooLate ?? 0;
  if (tooLate > 0) {
    out.push({
      code: "probe.too-late",
      severity: "info",
      says: `${tooLate} replies came after the wait time of ping and are not among those it counts.`,
      count: tooLate,
      line: run.summary!.line,
    });
  }
  return out;
}

function answers({ run }: FindingContext): Placed[] {
  const out: Placed[] = [];
  if (run.otherAddress > 0) {
    out.push({
      code: "probe.other-address",
      severity: "warning",
      says: `${run.otherAddress} replies came from another address than the first one. ping counts them as received.`,
      count: run.otherAddress,
    });
  }
  if (run.corrupted > 0) {
    out.push({
      code: "probe.corrupted",
      severity: "warning",
      says: `${run.corrupted} replies had a wrong checksum and count as no answer.`,
      count: run.corrupted,
    });
  }
  if (run.strays > 0) {
    out.push({
      code: "probe.strays",
      severity: "info",
      says: `${numbered(run.strays, "line is", "lines are")} about probes from before the first one of this log; not counted.`,
      count: run.strays,
    });
  }
  return out;
}
