import * as ring from "./ping-ring.js";
import { SendSpacing } from "./ping-spacing.js";
import { ProbeSampler } from "./probe-sample.js";
import { RunBuilder } from "./run-builder.js";
// In a log the order of lines is the order of arrival, with stamps or without.
const TIMES = {
    spacingNs: (a, b) => (b.high - a.low >= 0 ? b.high - a.low : undefined),
    arrivedBefore: (a, b) => a.replyLine < b.replyLine,
};
/** What has been settled so far. */
export class PingSettled {
    builder = new RunBuilder(TIMES);
    sampler = new ProbeSampler();
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
    lineBefore = 0;
    /** Between late estimates of the sends of answered probes. */
    spacing = new SendSpacing();
    lastEstimate;
    carry = Number.NEGATIVE_INFINITY;
    /** Takes every probe, where they are to be compared with other inputs. */
    keep;
    least = { ns: Number.NaN, line: 0 };
    /** Settles the probes from the ring's base up to `limit`, which is excluded. Returns how many floating errors were placed. */
    settle(probes, limit, maxReplied, how) {
        if (how.mixed)
            return this.settleMixed(probes, limit);
        boundHighs(probes);
        let floating = how.floating;
        for (let ordinal = probes.base; ordinal < limit; ordinal++) {
            const i = probes.at(ordinal);
            if (this.keep !== undefined)
                this.ownLeast(probes, ordinal);
            this.boundLow(probes, ordinal, how);
            let state = stateOf(probes, ordinal, maxReplied, how);
            if (floating > 0 && (state === "lost" || state === "pending")) {
                state = "localError";
                floating--;
            }
            if ((probes.flags[i] & ring.PLACED_LOCAL) !== 0 && state === "localError")
                this.placed++;
            if (how.outstanding && probes.flags[i] === 0 && ordinal < probes.end - 1)
                this.silent++;
            const mark = markAt(probes, ordinal, state);
            this.push(mark);
            if (this.keep === undefined)
                continue;
            this.keep(mark, this.least);
            if (how.outstanding && state === "answered")
                this.atLeast(mark.arrived, mark.replyLine);
        }
        probes.base = limit;
        return how.floating - floating;
    }
    /** Probes that a line names: answered, or nothing is known. A number that no line names may be of no probe. */
    settleMixed(probes, limit) {
        for (let ordinal = probes.base; ordinal < limit; ordinal++) {
            const flags = probes.flags[probes.at(ordinal)] & ~ring.CLOCK_STEP;
            if (flags === 0)
                continue;
            const local = (flags & (ring.LOCAL_ERROR | ring.PLACED_LOCAL)) !== 0 ? "localError" : "notObserved";
            this.push(markAt(probes, ordinal, (flags & ring.REPLIED) === 0 ? local : "answered"));
        }
        probes.base = limit;
        return 0;
    }
    /** What a line says that was printed just ahead of the probe: the one about the probe before it. */
    ownLeast(probes, ordinal) {
        const i = probes.at(ordinal);
        if ((probes.flags[i] & ring.CLOCK_STEP) !== 0)
            this.least.ns = Number.NaN;
        if (ordinal > probes.base)
            this.lineBefore = probes.line[probes.at(ordinal - 1)];
        this.atLeast(probes.low[i], this.lineBefore);
        this.lineBefore = probes.line[i];
    }
    atLeast(ns, line) {
        if (!(ns >= this.least.ns) && !(Number.isNaN(this.least.ns) && !Number.isNaN(ns)))
            return;
        this.least.ns = ns;
        this.least.line = line;
    }
    push(mark) {
        this.builder.push(mark);
        this.sampler.add(mark.ordinal, mark.seq, mark.state, mark.high, mark.rttNs ?? Number.NaN);
        if (!Number.isNaN(mark.high)) {
            if (Number.isNaN(this.firstSent))
                this.firstSent = mark.high;
            this.lastSent = mark.high;
        }
        if (mark.rttNs !== undefined)
            this.measured(mark, mark.rttNs);
    }
    measured(mark, rttNs) {
        this.rttCount++;
        this.rttSum += rttNs;
        if (rttNs < this.rttMin)
            this.rttMin = rttNs;
        if (rttNs > this.rttMax)
            this.rttMax = rttNs;
        // a bound that another line gave is no estimate of this send
        if (Number.isNaN(mark.high) || Number.isNaN(mark.arrived))
            return;
        const last = this.lastEstimate;
        if (last !== undefined)
            this.spacing.add(mark.high - last.high, mark.ordinal - last.ordinal, mark.replyLine);
        this.lastEstimate = mark;
    }
    /** Requests leave in order, and not before a line that was printed ahead of them. */
    boundLow(probes, ordinal, how) {
        const i = probes.at(ordinal);
        if ((probes.flags[i] & ring.CLOCK_STEP) !== 0)
            this.carry = Number.NEGATIVE_INFINITY;
        const own = probes.low[i];
        const low = own > this.carry ? own : this.carry;
        if (low > Number.NEGATIVE_INFINITY)
            probes.low[i] = low;
        this.carry = low;
        const { flags, arrived } = probes;
        if ((flags[i] & ring.REPLIED) === 0 || Number.isNaN(arrived[i]) || isLate(probes, ordinal, how))
            return;
        if (arrived[i] > this.carry)
            this.carry = arrived[i];
    }
}
/** No probe left after a later one did: from the end backwards, each upper bound holds for all before it. */
function boundHighs(probes) {
    const { flags, high } = probes;
    let running = Number.POSITIVE_INFINITY;
    for (let ordinal = probes.end - 1; ordinal >= probes.base; ordinal--) {
        const i = probes.at(ordinal);
        if (high[i] < running)
            running = high[i];
        else if (running < Number.POSITIVE_INFINITY)
            high[i] = running;
        if ((flags[i] & ring.CLOCK_STEP) !== 0)
            running = Number.POSITIVE_INFINITY;
    }
}
/**
 * Whether an answered probe's reply came after the next request had left. Under -O the line says so; else the order of
 * lines, or the reply's stamp against the latest that the next request can have left.
 */
function isLate(probes, ordinal, how) {
    const i = probes.at(ordinal);
    const flags = probes.flags[i];
    if ((flags & (ring.REPLIED_LATE | ring.NO_ANSWER_YET)) !== 0)
        return true;
    if (how.outstanding)
        return false;
    const spacing = how.spacingNs;
    const next = ordinal + 1 < probes.end ? probes.at(ordinal + 1) : -1;
    if (next >= 0 && probes.arrived[i] > probes.high[next])
        return true;
    // the next probe was not answered, or nothing is stamped: only its due time is known
    const timed = next >= 0 && (probes.flags[next] & ring.REPLIED) !== 0 && !Number.isNaN(probes.high[next]);
    return !timed && spacing !== undefined && probes.rtt[i] > spacing;
}
function stateOf(probes, ordinal, maxReplied, how) {
    const i = probes.at(ordinal);
    const flags = probes.flags[i] & ~ring.CLOCK_STEP;
    if ((flags & ring.REPLIED) !== 0)
        return isLate(probes, ordinal, how) ? "late" : "answered";
    if ((flags & (ring.LOCAL_ERROR | ring.PLACED_LOCAL)) !== 0)
        return "localError";
    if ((flags & ring.ICMP_ERROR) !== 0)
        return "icmpError";
    // the last probe is never announced as outstanding
    if (flags === 0 && how.outstanding && ordinal < probes.end - 1)
        return how.silent;
    if (flags === 0 && how.unseen !== "lost")
        return how.unseen;
    if ((flags & ring.TIMED_OUT) !== 0)
        return "lost";
    return ordinal < maxReplied ? "lost" : how.unanswered(probes.high[i]);
}
function markAt(probes, ordinal, state) {
    const i = probes.at(ordinal);
    const rtt = probes.rtt[i];
    return {
        seq: ordinal & 0xffff,
        ordinal,
        state,
        rttNs: Number.isNaN(rtt) ? undefined : rtt,
        low: probes.low[i],
        high: probes.high[i],
        arrived: probes.arrived[i],
        line: probes.line[i],
        replyLine: probes.replyLine[i],
    };
}
/** The mark that others see. A send with only one bound, or with bounds that cross, is not bounded. */
export function probeMark(m, source, epoch) {
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
