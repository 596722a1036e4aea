// Probes of one stream, in order, to loss periods (RFC 3357) and stalls. Shared by ping logs and captures.
import type { LossRun, ProbeMark, ProbeState, StallRun } from "./observation.ts";

/** Most loss runs (and stalls) that one input lists unless told otherwise; counts stay exact beyond it. */
export const RUN_LIMIT = 10_000;

/** What the builder needs to know of a probe, whatever form its times have. */
export interface RunProbe {
  readonly seq: number;
  readonly state: ProbeState;
  readonly rttNs: number | undefined;
}

/** How the builder compares probes of form `M`. */
export interface RunTimes<M> {
  /** Largest possible distance of the two sends, ns; undefined when a send is not known. */
  spacingNs(earlier: M, later: M): number | undefined;
  /** True when the answer of `a` arrived before that of `b`. */
  arrivedBefore(a: M, b: M): boolean;
}

/** A loss run over marks of form `M`; see LossRun. */
export interface RunOf<M> {
  first: M;
  last: M;
  lost: number;
  icmpErrors: number;
  before: M | undefined;
  after: M | undefined;
  replyBefore: M | undefined;
  replyAfter: M | undefined;
}

/** How many list entries may still be kept; shared by the streams of one input. */
export interface RunBudget {
  runs: number;
  stalls: number;
}

/** A fresh budget of RUN_LIMIT entries of each kind. */
export function runBudget(limit: number = RUN_LIMIT): RunBudget {
  return { runs: limit, stalls: limit };
}

/** No probe in any state. */
export function emptyCounts(): Record<ProbeState, number> {
  return { answered: 0, late: 0, icmpError: 0, localError: 0, lost: 0, pending: 0, notObserved: 0 };
}

/**
 * Takes the probes of one stream in order of ordinal, each in its final state, and keeps the maximal runs without an
 * answer. Local errors, probes that were not observed and pending ones neither join nor break a run. Memory: the runs
 * themselves and at most four marks.
 */
export class RunBuilder<M extends RunProbe> {
  readonly runs: RunOf<M>[] = [];
  readonly stalls: StallRun[] = [];
  readonly counts: Record<ProbeState, number> = emptyCounts();
  /** Runs and stalls that the budget left out of the lists. */
  runsOmitted = 0;
  stallsOmitted = 0;
  widestAnsweredNs: number | undefined;
  private readonly times: RunTimes<M>;
  private readonly budget: RunBudget;
  private open: RunOf<M> | undefined;
  /** A closed run whose first reply by arrival may still be another's: it was closed by a late probe. */
  private watched: RunOf<M> | undefined;
  private lastAnswered: M | undefined;
  private latestReply: M | undefined;
  private stall: { -readonly [K in keyof StallRun]: StallRun[K] } | undefined;

  constructor(times: RunTimes<M>, budget: RunBudget = runBudget()) {
    this.times = times;
    this.budget = budget;
  }

  /** True while a run without an answer is open. */
  get losing(): boolean {
    return this.open !== undefined;
  }

  /** Sets what came before the next probe, for callers that push only what lies around each gap. Not while `losing`. */
  resume(lastAnswered: M | undefined, latestReply: M | undefined): void {
    this.watched = undefined;
    this.lastAnswered = lastAnswered;
    this.latestReply = latestReply;
  }

  /** The next probe of the stream. */
  push(probe: M): void {
    this.counts[probe.state]++;
    if (probe.state === "answered" || probe.state === "late") this.answered(probe);
    else if (probe.state === "lost" || probe.state === "icmpError") this.unanswered(probe);
  }

  /** Another `count` probes of the open run, without an answer, of which `last` is the last. Only while `losing`. */
  extend(last: M, lost: number, icmpErrors: number): void {
    this.counts.lost += lost;
    this.counts.icmpError += icmpErrors;
    const run = this.open!;
    run.last = last;
    run.lost += lost;
    run.icmpErrors += icmpErrors;
  }

  /** Ends the stream: an open run stays open at the end. */
  finish(): void {
    this.endStall();
    this.endRun(undefined);
    this.watched = undefined;
    for (const run of this.runs) this.uncross(run);
  }

  /** A reply to an earlier probe that came after the run was over is not the last one before it. */
  private uncross(run: RunOf<M>): void {
    const next = run.replyAfter ?? run.after;
    if (run.replyBefore === undefined || next === undefined) return;
    if (!this.times.arrivedBefore(run.replyBefore, next)) run.replyBefore = undefined;
  }

  private unanswered(probe: M): void {
    this.endStall();
    const error = probe.state === "icmpError" ? 1 : 0;
    if (this.open !== undefined) {
      this.open.last = probe;
      this.open.lost += 1 - error;
      this.open.icmpErrors += error;
      return;
    }
    this.watched = undefined;
    const before = this.lastAnswered;
    const replyBefore = this.latestReply === before ? undefined : this.latestReply;
    this.open = {
      first: probe,
      last: probe,
      lost: 1 - error,
      icmpErrors: error,
      before,
      after: undefined,
      replyBefore,
      replyAfter: undefined,
    };
  }

  private answered(probe: M): void {
    this.spacing(probe);
    this.late(probe);
    if (this.watched !== undefined) this.watch(this.watched, probe);
    if (this.open !== undefined) {
      if (probe.state === "late") this.watched = this.open;
      this.endRun(probe);
    }
    this.lastAnswered = probe;
    const latest = this.latestReply;
    if (latest === undefined || !this.times.arrivedBefore(probe, latest)) this.latestReply = probe;
  }

  /** Only neighbours: a loss run between two answered probes has bounds of its own. */
  private spacing(probe: M): void {
    if (this.open !== undefined || this.lastAnswered === undefined) return;
    const ns = this.times.spacingNs(this.lastAnswered, probe);
    if (ns !== undefined && !(ns <= this.widestAnsweredNs!)) this.widestAnsweredNs = ns;
  }

  private late(probe: M): void {
    if (probe.state !== "late") {
      this.endStall();
      return;
    }
    const { seq, rttNs } = probe;
    if (this.stall === undefined) this.stall = { firstSeq: seq, lastSeq: seq, probes: 1, longestRttNs: rttNs };
    else {
      this.stall.lastSeq = seq;
      this.stall.probes++;
      if (rttNs !== undefined && !(rttNs <= this.stall.longestRttNs!)) this.stall.longestRttNs = rttNs;
    }
  }

  /** The first on-time answer settles which reply came first: it arrived before any later probe left. */
  private watch(run: RunOf<M>, probe: M): void {
    if (this.times.arrivedBefore(probe, run.replyAfter ?? run.after!)) run.replyAfter = probe;
    if (probe.state === "answered") this.watched = undefined;
  }

  private endStall(): void {
    const stall = this.stall;
    this.stall = undefined;
    if (stall !== undefined) this.addStall(stall);
  }

  private addStall(stall: StallRun): void {
    if (this.budget.stalls > 0) {
      this.budget.stalls--;
      this.stalls.push(stall);
    } else this.stallsOmitted++;
  }

  private endRun(after: M | undefined): void {
    const run = this.open;
    this.open = undefined;
    if (run === undefined) return;
    run.after = after;
    if (this.budget.runs > 0) {
      this.budget.runs--;
      this.runs.push(run);
    } else this.runsOmitted++;
  }
}

const MARK_TIMES: RunTimes<ProbeMark> = {
  spacingNs: (a, b) => (a.sent === undefined || b.sent === undefined ? undefined : Number(b.sent.high - a.sent.low)),
  arrivedBefore: (a, b) => a.arrived !== undefined && b.arrived !== undefined && a.arrived < b.arrived,
};

/** What the probes of a stream come to. */
export interface BuiltRuns {
  lossRuns: LossRun[];
  stalls: StallRun[];
  /** Widest spacing of the sends of two answered probes without a lost one between; undefined with fewer than two. */
  widestAnsweredNs: number | undefined;
  counts: Record<ProbeState, number>;
  /** Entries left out of the two lists. */
  runsOmitted: number;
  stallsOmitted: number;
}

/** A LossRun from a run over finished marks. */
export function lossRun(run: RunOf<ProbeMark>): LossRun {
  const { first, last, lost, icmpErrors, before, after, replyBefore, replyAfter } = run;
  const out: { -readonly [K in keyof LossRun]: LossRun[K] } = { first, last, lost, icmpErrors, before, after };
  if (replyBefore !== undefined) out.replyBefore = replyBefore;
  if (replyAfter !== undefined) out.replyAfter = replyAfter;
  return out;
}

/** A builder over ProbeMarks: `push` each probe in order of ordinal, then `finish` once. */
export function createRunBuilder(limit: number = RUN_LIMIT): { push(probe: ProbeMark): void; finish(): BuiltRuns } {
  const builder = new RunBuilder<ProbeMark>(MARK_TIMES, runBudget(limit));
  return {
    push: (probe) => builder.push(probe),
    finish() {
      builder.finish();
      const { stalls, widestAnsweredNs, counts, runsOmitted, stallsOmitted } = builder;
      return { lossRuns: builder.runs.map(lossRun), stalls, widestAnsweredNs, counts, runsOmitted, stallsOmitted };
    },
  };
}
