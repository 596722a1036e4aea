// Settles the probes of a ping run in order: bounds of each send, the state, then runs, spacing and sample.
import type { EpochNs } from "../core/time.ts";
import type { ProbeMark, ProbeState, SourceRef } from "./observation.ts";
import * as ring from "./ping-ring.ts";
import type { PingRing } from "./ping-ring.ts";
import { SendSpacing } from "./ping-spacing.ts";
import { ProbeSampler } from "./probe-sample.ts";
import { RunBuilder } from "./run-builder.ts";
import type { RunTimes } from "./run-builder.ts";

/** A settled probe; times in ns from the run's base, NaN where unknown. */
export interface PingMark {
  readonly seq: number;
  readonly ordinal: number;
  readonly state: ProbeState;
  readonly rttNs: number | undefined;
  readonly low: number;
  readonly high: number;
  readonly arrived: number;
  readonly line: number;
  readonly replyLine: number;
}

// In a log the order of lines is the order of arrival, with stamps or without.
const TIMES: RunTimes<PingMark> = {
  spacingNs: (a, b) => (b.high - a.low >= 0 ? b.high - a.low : undefined),
  arrivedBefore: (a, b) => a.replyLine < b.replyLine,
};

/** How the probes without a line, and those without an answer, are to be judged. */
export interface Judgement {
  /** `-O`: a probe without an answer was announced before the next one left, so one without any line was answered in time. */
  readonly outstanding: boolean;
  /** A probe without any line under -O. */
  readonly silent: ProbeState;
  /** A probe without any line without -O. */
  readonly unseen: ProbeState;
  /** A probe without an answer and without one after it. */
  readonly unanswered: (high: number) => ProbeState;
  /** Local errors that name no probe, still to be placed. */
  readonly floating: number;
  /** Lines of several pings: what was not answered cannot be told from what was never sent. */
  readonly mixed: boolean;
  /** Spacing of the sends where it is known, ns. */
  readonly spacingNs: number | undefined;
}

/** When a probe left at the earliest, beyond doubt; NaN when nothing says so. And the line that says it. */
export interface LeastSend {
  readonly ns: number;
  readonly line: number;
}

/** What has been settled so far. */
export class PingSettled {
  readonly builder: RunBuilder<PingMark> = new RunBuilder<PingMark>(TIMES);
  readonly sampler: ProbeSampler = new ProbeSampler();
  /** Probes without any line under -O. */
  silent = 0;
  /** Local errors that were placed by order. */
  placed = 0;
  rttCount = 0;
  rttSum = 0;
  rttMin = Number.POSITIVE_INFINITY;
  rttMax = 0;
  /** First and last late estimates of a send. */
  firstSent = Number.NaN;
  lastSent = Number.NaN;
  private lineBefore = 0;
  /** Between late estimates of the sends of answered probes. */
  readonly spacing: SendSpacing = new SendSpacing();
  private lastEstimate: PingMark | undefined;
  private carry = Number.NEGATIVE_INFINITY;
  /** Takes every probe, where they are to be compared with other inputs. */
  keep: ((probe: PingMark, least: LeastSend) => void) | undefined;
  private readonly least: { -readonly [K in keyof LeastSend]: LeastSend[K] } = { ns: Number.NaN, line: 0 };

  /** Settles the probes from the ring's base up to `limit`, which is excluded. Returns how many floating errors were placed. */
  settle(probes: PingRing, limit: number, maxReplied: number, how: Judgement): number {
    if (how.mixed) return this.settleMixed(probes, limit);
    boundHighs(probes);
    let floating = how.floating;
    for (let ordinal = probes.base; ordinal < limit; ordinal++) {
      const i = probes.at(ordinal);
      if (this.keep !== undefined) this.ownLeast(probes, ordinal);
      this.boundLow(probes, ordinal, how);
      let state = stateOf(probes, ordinal, maxReplied, how);
      if (floating > 0 && (state === "lost" || state === "pending")) {
        state = "localError";
        floating--;
      }
      if ((probes.flags[i]! & ring.PLACED_LOCAL) !== 0 && state === "localError") this.placed++;
      if (how.outstanding && probes.flags[i] === 0 && ordinal < probes.end - 1) this.silent++;
      const mark = markAt(probes, ordinal, state);
      this.push(mark);
      if (this.keep === undefined) continue;
      this.keep(mark, this.least);
      if (how.outstanding && state === "answered") this.atLeast(mark.arrived, mark.replyLine);
    }
    probes.base = limit;
    return how.floating - floating;
  }

  /** Probes that a line names: answered, or nothing is known. A number that no line names may be of no probe. */
  private settleMixed(probes: PingRing, limit: number): number {
    for (let ordinal = probes.base; ordinal < limit; ordinal++) {
      const flags = probes.flags[probes.at(ordinal)]! & ~ring.CLOCK_STEP;
      if (flags === 0) continue;
      const local = (flags & (ring.LOCAL_ERROR | ring.PLACED_LOCAL)) !== 0 ? "localError" : "notObserved";
      this.push(markAt(probes, ordinal, (flags & ring.REPLIED) === 0 ? local : "answered"));
    }
    probes.base = limit;
    return 0;
  }

  /** What a line says that was printed just ahead of the probe: the one about the probe before it. */
  private ownLeast(probes: PingRing, ordinal: number): void {
    const i = probes.at(ordinal);
    if ((probes.flags[i]! & ring.CLOCK_STEP) !== 0) this.least.ns = Number.NaN;
    if (ordinal > probes.base) this.lineBefore = probes.line[probes.at(ordinal - 1)]!;
    this.atLeast(probes.low[i]!, this.lineBefore);
    this.lineBefore = probes.line[i]!;
  }

  private atLeast(ns: number, line: number): void {
    if (!(ns >= this.least.ns) && !(Number.isNaN(this.least.ns) && !Number.isNaN(ns))) return;
    this.least.ns = ns;
    this.least.line = line;
  }

  private push(mark: PingMark): void {
    this.builder.push(mark);
    this.sampler.add(mark.ordinal, mark.seq, mark.state, mark.high, mark.rttNs ?? Number.NaN);
    if (!Number.isNaN(mark.high)) {
      if (Number.isNaN(this.firstSent)) this.firstSent = mark.high;
      this.lastSent = mark.high;
    }
    if (mark.rttNs !== undefined) this.measured(mark, mark.rttNs);
  }

  private measured(mark: PingMark, rttNs: number): void {
    this.rttCount++;
    this.rttSum += rttNs;
    if (rttNs < this.rttMin) this.rttMin = rttNs;
    if (rttNs > this.rttMax) this.rttMax = rttNs;
    // a bound that another line gave is no estimate of this send
    if (Number.isNaN(mark.high) || Number.isNaN(mark.arrived)) return;
    const last = this.lastEstimate;
    if (last !== undefined) this.spacing.add(mark.high - last.high, mark.ordinal - last.ordinal, mark.replyLine);
    this.lastEstimate = mark;
  }

  /** Requests leave in order, and not before a line that was printed ahead of them. */
  private boundLow(probes: PingRing, ordinal: number, how: Judgement): void {
    const i = probes.at(ordinal);
    if ((probes.flags[i]! & ring.CLOCK_STEP) !== 0) this.carry = Number.NEGATIVE_INFINITY;
    const own = probes.low[i]!;
    const low = own > this.carry ? own : this.carry;
    if (low > Number.NEGATIVE_INFINITY) probes.low[i] = low;
    this.carry = low;
    const { flags, arrived } = probes;
    if ((flags[i]! & ring.REPLIED) === 0 || Number.isNaN(arrived[i]!) || isLate(probes, ordinal, how)) return;
    if (arrived[i]! > this.carry) this.carry = arrived[i]!;
  }
}

/** No probe left after a later one did: from the end backwards, each upper bound holds for all before it. */
function boundHighs(probes: PingRing): void {
  const { flags, high } = probes;
  let running = Number.POSITIVE_INFINITY;
  for (let ordinal = probes.end - 1; ordinal >= probes.base; ordinal--) {
    const i = probes.at(ordinal);
    if (high[i]! < running) running = high[i]!;
    else if (running < Number.POSITIVE_INFINITY) high[i] = running;
    if ((flags[i]! & ring.CLOCK_STEP) !== 0) running = Number.POSITIVE_INFINITY;
  }
}

/**
 * Whether an answered probe's reply came after the next request had left. Under -O the line says so; else the order of
 * lines, or the reply's stamp against the latest that the next request can have left.
 */
function isLate(probes: PingRing, ordinal: number, how: Judgement): boolean {
  const i = probes.at(ordinal);
  const flags = probes.flags[i]!;
  if ((flags & (ring.REPLIED_LATE | ring.NO_ANSWER_YET)) !== 0) return true;
  if (how.outstanding) return false;
  const spacing = how.spacingNs;
  const next = ordinal + 1 < probes.end ? probes.at(ordinal + 1) : -1;
  if (next >= 0 && probes.arrived[i]! > probes.high[next]!) return true;
  // the next probe was not answered, or nothing is stamped: only its due time is known
  const timed = next >= 0 && (probes.flags[next]! & ring.REPLIED) !== 0 && !Number.isNaN(probes.high[next]!);
  return !timed && spacing !== undefined && probes.rtt[i]! > spacing;
}

function stateOf(probes: PingRing, ordinal: number, maxReplied: number, how: Judgement): ProbeState {
  const i = probes.at(ordinal);
  const flags = probes.flags[i]! & ~ring.CLOCK_STEP;
  if ((flags & ring.REPLIED) !== 0) return isLate(probes, ordinal, how) ? "late" : "answered";
  if ((flags & (ring.LOCAL_ERROR | ring.PLACED_LOCAL)) !== 0) return "localError";
  if ((flags & ring.ICMP_ERROR) !== 0) return "icmpError";
  // the last probe is never announced as outstanding
  if (flags === 0 && how.outstanding && ordinal < probes.end - 1) return how.silent;
  if (flags === 0 && how.unseen !== "lost") return how.unseen;
  if ((flags & ring.TIMED_OUT) !== 0) return "lost";
  return ordinal < maxReplied ? "lost" : how.unanswered(probes.high[i]!);
}

function markAt(probes: PingRing, ordinal: number, state: ProbeState): PingMark {
  const i = probes.at(ordinal);
  const rtt = probes.rtt[i]!;
  return {
    seq: ordinal & 0xffff,
    ordinal,
    state,
    rttNs: Number.isNaN(rtt) ? undefined : rtt,
    low: probes.low[i]!,
    high: probes.high[i]!,
    arrived: probes.arrived[i]!,
    line: probes.line[i]!,
    replyLine: probes.replyLine[i]!,
  };
}

/** The mark that others see. A send with only one bound, or with bounds that cross, is not bounded. */
export function probeMark(m: PingMark, source: (line: number) => SourceRef, epoch: Epoch): ProbeMark {
  const low = epoch(m.low);
  const high = epoch(m.high);
  return {
    seq: m.seq,
    ordinal: m.ordinal,
    state: m.state,
    sent: low === undefined || high === undefined || low > high ? undefined : { low, high },
    ...(low === undefined && high !== undefined ? { sentAtMost: high } : {}),
    source: source(m.line),
    arrived: epoch(m.arrived),
    arrivedSource: m.replyLine === 0 ? undefined : source(m.replyLine),
    rttNs: m.rttNs,
  };
}

/** Time of ns from the base; undefined for NaN. */
export type Epoch = (ns: number) => EpochNs | undefined;
