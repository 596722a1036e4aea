/** Most loss runs (and stalls) that one input lists unless told otherwise; counts stay exact beyond it. */
export const RUN_LIMIT = 10_000;
/** A fresh budget of RUN_LIMIT entries of each kind. */
export function runBudget(limit = RUN_LIMIT) {
    return { runs: limit, stalls: limit };
}
/** No probe in any state. */
export function emptyCounts() {
    return { answered: 0, late: 0, icmpError: 0, localError: 0, lost: 0, pending: 0, notObserved: 0 };
}
/**
 * Takes the probes of one stream in order of ordinal, each in its final state, and keeps the maximal runs without an
 * answer. Local errors, probes that were not observed and pending ones neither join nor break a run. Memory: the runs
 * themselves and at most four marks.
 */
export class RunBuilder {
    runs = [];
    stalls = [];
    counts = emptyCounts();
    /** Runs and stalls that the budget left out of the lists. */
    runsOmitted = 0;
    stallsOmitted = 0;
    widestAnsweredNs;
    times;
    budget;
    open;
    /** A closed run whose first reply by arrival may still be another's: it was closed by a late probe. */
    watched;
    lastAnswered;
    latestReply;
    stall;
    constructor(times, budget = runBudget()) {
        this.times = times;
        this.budget = budget;
    }
    /** True while a run without an answer is open. */
    get losing() {
        return this.open !== undefined;
    }
    /** Sets what came before the next probe, for callers that push only what lies around each gap. Not while `losing`. */
    resume(lastAnswered, latestReply) {
        this.watched = undefined;
        this.lastAnswered = lastAnswered;
        this.latestReply = latestReply;
    }
    /** The next probe of the stream. */
    push(probe) {
        this.counts[probe.state]++;
        if (probe.state === "answered" || probe.state === "late")
            this.answered(probe);
        else if (probe.state === "lost" || probe.state === "icmpError")
            this.unanswered(probe);
    }
    /** Another `count` probes of the open run, without an answer, of which `last` is the last. Only while `losing`. */
    extend(last, lost, icmpErrors) {
        this.counts.lost += lost;
        this.counts.icmpError += icmpErrors;
        const run = this.open;
        run.last = last;
        run.lost += lost;
        run.icmpErrors += icmpErrors;
    }
    /** Ends the stream: an open run stays open at the end. */
    finish() {
        this.endStall();
        this.endRun(undefined);
        this.watched = undefined;
        for (const run of this.runs)
            this.uncross(run);
    }
    /** A reply to an earlier probe that came after the run was over is not the last one before it. */
    uncross(run) {
        const next = run.replyAfter ?? run.after;
        if (run.replyBefore === undefined || next === undefined)
            return;
        if (!this.times.arrivedBefore(run.replyBefore, next))
            run.replyBefore = undefined;
    }
    unanswered(probe) {
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
    answered(probe) {
        this.spacing(probe);
        this.late(probe);
        if (this.watched !== undefined)
            this.watch(this.watched, probe);
        if (this.open !== undefined) {
            if (probe.state === "late")
                this.watched = this.open;
            this.endRun(probe);
        }
        this.lastAnswered = probe;
        const latest = this.latestReply;
        if (latest === undefined || !this.times.arrivedBefore(probe, latest))
            this.latestReply = probe;
    }
    /** Only neighbours: a loss run between two answered probes has bounds of its own. */
    spacing(probe) {
        if (this.open !== undefined || this.lastAnswered === undefined)
            return;
        const ns = this.times.spacingNs(this.lastAnswered, probe);
        if (ns !== undefined && !(ns <= this.widestAnsweredNs))
            this.widestAnsweredNs = ns;
    }
    late(probe) {
        if (probe.state !== "late") {
            this.endStall();
            return;
        }
        const { seq, rttNs } = probe;
        if (this.stall === undefined)
            this.stall = { firstSeq: seq, lastSeq: seq, probes: 1, longestRttNs: rttNs };
        else {
            this.stall.lastSeq = seq;
            this.stall.probes++;
            if (rttNs !== undefined && !(rttNs <= this.stall.longestRttNs))
                this.stall.longestRttNs = rttNs;
        }
    }
    /** The first on-time answer settles which reply came first: it arrived before any later probe left. */
    watch(run, probe) {
        if (this.times.arrivedBefore(probe, run.replyAfter ?? run.after))
            run.replyAfter = probe;
        if (probe.state === "answered")
            this.watched = undefined;
    }
    endStall() {
        const stall = this.stall;
        this.stall = undefined;
        if (stall !== undefined)
            this.addStall(stall);
    }
    addStall(stall) {
        if (this.budget.stalls > 0) {
            this.budget.stalls--;
            this.stalls.push(stall);
        }
        else
            this.stallsOmitted++;
    }
    endRun(after) {
        const run = this.open;
        this.open = undefined;
        if (run === undefined)
            return;
        run.after = after;
        if (this.budget.runs > 0) {
            this.budget.runs--;
            this.runs.push(run);
        }
        else
            this.runsOmitted++;
    }
}
const MARK_TIMES = {
    spacingNs: (a, b) => (a.sent === undefined || b.sent === undefined ? undefined : Number(b.sent.high - a.sent.low)),
    arrivedBefore: (a, b) => a.arrived !== undefined && b.arrived !== undefined && a.arrived < b.arrived,
};
/** A LossRun from a run over finished marks. */
export function lossRun(run) {
    const { first, last, lost, icmpErrors, before, after, replyBefore, replyAfter } = run;
    const out = { first, last, lost, icmpErrors, before, after };
    if (replyBefore !== undefined)
        out.replyBefore = replyBefore;
    if (replyAfter !== undefined)
        out.replyAfter = replyAfter;
    return out;
}
/** A builder over ProbeMarks: `push` each probe in order of ordinal, then `finish` once. */
export function createRunBuilder(limit = RUN_LIMIT) {
    const builder = new RunBuilder(MARK_TIMES, runBudget(limit));
    return {
        push: (probe) => builder.push(probe),
        finish() {
            builder.finish();
            const { stalls, widestAnsweredNs, counts, runsOmitted, stallsOmitted } = builder;
            return { lossRuns: builder.runs.map(lossRun), stalls, widestAnsweredNs, counts, runsOmitted, stallsOmitted };
        },
    };
}
