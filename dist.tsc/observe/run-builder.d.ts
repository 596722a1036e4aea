import type { LossRun, ProbeMark, ProbeState, StallRun } from "./observation.ts";
/** Most loss runs (and stalls) that one input lists unless told otherwise; counts stay exact beyond it. */
export declare const RUN_LIMIT = 10000;
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
export declare function runBudget(limit?: number): RunBudget;
/** No probe in any state. */
export declare function emptyCounts(): Record<ProbeState, number>;
/**
 * Takes the probes of one stream in order of ordinal, each in its final state, and keeps the maximal runs without an
 * answer. Local errors, probes that were not observed and pending ones neither join nor break a run. Memory: the runs
 * themselves and at most four marks.
 */
export declare class RunBuilder<M extends RunProbe> {
    readonly runs: RunOf<M>[];
    readonly stalls: StallRun[];
    readonly counts: Record<ProbeState, number>;
    /** Runs and stalls that the budget left out of the lists. */
    runsOmitted: number;
    stallsOmitted: number;
    widestAnsweredNs: number | undefined;
    private readonly times;
    private readonly budget;
    private open;
    /** A closed run whose first reply by arrival may still be another's: it was closed by a late probe. */
    private watched;
    private lastAnswered;
    private latestReply;
    private stall;
    constructor(times: RunTimes<M>, budget?: RunBudget);
    /** True while a run without an answer is open. */
    get losing(): boolean;
    /** Sets what came before the next probe, for callers that push only what lies around each gap. Not while `losing`. */
    resume(lastAnswered: M | undefined, latestReply: M | undefined): void;
    /** The next probe of the stream. */
    push(probe: M): void;
    /** Another `count` probes of the open run, without an answer, of which `last` is the last. Only while `losing`. */
    extend(last: M, lost: number, icmpErrors: number): void;
    /** Ends the stream: an open run stays open at the end. */
    finish(): void;
    /** A reply to an earlier probe that came after the run was over is not the last one before it. */
    private uncross;
    private unanswered;
    private answered;
    /** Only neighbours: a loss run between two answered probes has bounds of its own. */
    private spacing;
    private late;
    /** The first on-time answer settles which reply came first: it arrived before any later probe left. */
    private watch;
    private endStall;
    private addStall;
    private endRun;
}
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
export declare function lossRun(run: RunOf<ProbeMark>): LossRun;
/** A builder over ProbeMarks: `push` each probe in order of ordinal, then `finish` once. */
export declare function createRunBuilder(limit?: number): {
    push(probe: ProbeMark): void;
    finish(): BuiltRuns;
};
