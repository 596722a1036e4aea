// One stream of a probe log: each line is a try whose outcome is final. Loss runs, late answers and silence from their own stamps.
import { ProbeSampler } from "./probe-sample.ts";
import type { LogTimes } from "./log-times.ts";
import type { ProbeErrorCount, ProbeMark, ProbeState, ProbeStream, SourceRef } from "./observation.ts";
import { createRunBuilder } from "./run-builder.ts";
import { lineOf } from "./text-observer.ts";
import { meanOf } from "./ping-rtt.ts";
import type { PartContext } from "./text-observer.ts";

/** A try; times in ns from the base of its LogTimes, NaN where unknown. */
export interface LoggedProbe {
  readonly line: number;
  readonly seq: number | undefined;
  readonly state: Extract<ProbeState, "answered" | "lost" | "notObserved">;
  /** Bounds of its start, by the stamps: their tick is the stream's resolution. */
  readonly low: number;
  readonly high: number;
  readonly arrived: number;
  readonly durationNs: number | undefined;
  /** What a failed one says. */
  readonly says: string | undefined;
}

/** What the streams of one log share. */
export interface StreamSource {
  readonly part: PartContext;
  readonly times: LogTimes;
  /** Time between two answered tries beyond which they are counted as stale, ns. */
  readonly staleNs?: number;
  /** Tick of the stamps against each other, where it is finer than that of the log as a whole. */
  readonly resolutionNs?: number;
}

const ERROR_KINDS = 100;
const SPACINGS = 2001;

interface Held {
  readonly probe: LoggedProbe;
  readonly ordinal: number;
}

/** Takes the tries of one target in the order of the log. */
export class ProbeLogStream {
  readonly to: string;
  count = 0;
  /** Longest time between the starts of two answered tries that follow each other, ns, and the line it ends on. */
  silenceNs = 0;
  silenceLine = 0;
  /** Such times beyond the limit. */
  stale = 0;
  /** First line at which the stamps run backwards. */
  steppedAt: number | undefined;
  private readonly part: PartContext;
  private readonly times: LogTimes;
  private readonly staleNs: number;
  private readonly resolutionNs: number | undefined;
  private readonly builder = createRunBuilder();
  private readonly sampler = new ProbeSampler();
  private readonly errors = new Map<string, ProbeErrorCount>();
  private readonly spacings: number[] = [];
  private readonly firstLine: number;
  private held: Held | undefined;
  private firstSeq: number | undefined;
  private lastSeq = 0;
  private first = Number.NaN;
  private last = Number.NaN;
  private timed = 0;
  private answeredAt = Number.NaN;
  private rtt = { count: 0, sum: 0, min: Number.POSITIVE_INFINITY, max: 0 };

  constructor(to: string, line: number, from: StreamSource) {
    this.to = to;
    this.firstLine = line;
    this.part = from.part;
    this.times = from.times;
    this.staleNs = from.staleNs ?? Number.POSITIVE_INFINITY;
    this.resolutionNs = from.resolutionNs;
  }

  push(probe: LoggedProbe): void {
    this.settle(probe.low);
    this.held = { probe, ordinal: ++this.count };
    const seq = probe.seq ?? this.count;
    this.firstSeq ??= seq;
    this.lastSeq = seq;
    this.pace(probe);
    if (probe.state === "lost") this.fail(probe, seq);
    if (probe.state !== "answered") return;
    this.silence(probe);
    const ns = probe.durationNs;
    if (ns === undefined) return;
    this.rtt.count++;
    this.rtt.sum += ns;
    if (ns < this.rtt.min) this.rtt.min = ns;
    if (ns > this.rtt.max) this.rtt.max = ns;
  }

  /** The stream. */
  finish(): ProbeStream {
    this.settle(Number.NaN);
    const built = this.builder.finish();
    const { times, timed, rtt } = this;
    const mean = timed > 1 && this.last > this.first ? (this.last - this.first) / (timed - 1) : undefined;
    const sorted = this.spacings.toSorted((a, b) => a - b);
    return {
      key: { to: this.to, protocol: "probe" },
      stamps: timed > 0 ? "request" : "none",
      resolutionNs: timed > 0 ? (this.resolutionNs ?? times.tickNs) : 1,
      sent: this.count,
      counts: built.counts,
      duplicates: 0,
      first: times.epoch(this.first),
      last: times.epoch(this.last),
      meanSpacingNs: mean,
      nominalIntervalNs: sorted.length < 2 ? undefined : sorted[sorted.length >> 1],
      waitedNs: this.part.input.waitNs,
      rtt:
        rtt.count === 0
          ? undefined
          : { count: rtt.count, minNs: rtt.min, meanNs: meanOf(rtt.sum / rtt.count, rtt.min, rtt.max), maxNs: rtt.max },
      widestAnsweredNs: built.widestAnsweredNs,
      lossRuns: built.lossRuns,
      stalls: built.stalls,
      errors: [...this.errors.values()],
      path: undefined,
      sample: this.sampler.finish((ns) => times.epoch(ns)),
      firstSource: this.source(this.firstLine),
      ...(this.firstSeq === undefined ? {} : { firstSeq: this.firstSeq, lastSeq: this.lastSeq }),
    };
  }

  /** The try that waits, now that the start of the next one is known. */
  private settle(next: number): void {
    const { held } = this;
    this.held = undefined;
    if (held === undefined) return;
    const { probe, ordinal } = held;
    // a clock that was set back says nothing about the order of the two
    const late = probe.arrived > next && next >= probe.low;
    const state = probe.state === "answered" && late ? "late" : probe.state;
    const seq = probe.seq ?? ordinal;
    this.builder.push(this.mark(probe, ordinal, { state, seq }));
    this.sampler.add(ordinal, seq, state, probe.low, probe.durationNs ?? Number.NaN);
  }

  private mark(p: LoggedProbe, ordinal: number, as: { state: ProbeState; seq: number }): ProbeMark {
    const [low, high] = [this.times.epoch(p.low), this.times.epoch(p.high)];
    const answered = as.state === "answered" || as.state === "late";
    return {
      ...as,
      ordinal,
      sent: low === undefined || high === undefined ? undefined : { low, high },
      source: this.source(p.line),
      arrived: answered ? this.times.epoch(p.arrived) : undefined,
      arrivedSource: answered ? this.source(p.line) : undefined,
      rttNs: answered ? p.durationNs : undefined,
    };
  }

  private pace(probe: LoggedProbe): void {
    if (Number.isNaN(probe.low)) return;
    this.timed++;
    if (Number.isNaN(this.first)) this.first = probe.low;
    else {
      if (probe.low < this.last) this.steppedAt ??= probe.line;
      if (this.spacings.length < SPACINGS) this.spacings.push(probe.low - this.last);
    }
    this.last = probe.low;
  }

  private silence(probe: LoggedProbe): void {
    if (Number.isNaN(probe.low)) return;
    const ns = probe.low - this.answeredAt;
    this.answeredAt = probe.low;
    if (ns > this.silenceNs) {
      this.silenceNs = ns;
      this.silenceLine = probe.line;
    }
    if (ns > this.staleNs) this.stale++;
  }

  private fail(probe: LoggedProbe, seq: number): void {
    const says = probe.says === undefined || probe.says === "" ? "failed" : probe.says.slice(0, 200);
    const known = this.errors.get(says);
    if (known !== undefined) known.count++;
    else if (this.errors.size < ERROR_KINDS)
      this.errors.set(says, {
        from: undefined,
        says,
        count: 1,
        firstSeq: seq,
        local: false,
        source: this.source(probe.line),
      });
  }

  private source(line: number): SourceRef {
    return lineOf(this.part, line);
  }
}
