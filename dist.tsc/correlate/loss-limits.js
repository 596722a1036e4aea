// What a loss period does not prove, in words.
import { microseconds } from "../core/time.js";
import { FINE_NS, intervalOf, restartsWithin } from "./loss-clock.js";
/** Sentences for `lossPeriods[].limits`: those that hold for this run, in a fixed order. */
export function lossLimits(s, run, d) {
    const unanswered = run.lost + run.icmpErrors;
    return [
        ...lengthLimits(s, run, unanswered),
        ...stampLimits(s, d),
        ...openLimits(run),
        ...(run.icmpErrors > 0
            ? ["An ICMP error tells who gave up the probe, not for how long: it may come long after the send."]
            : []),
        "A missing answer does not show whether the request or the reply was lost.",
        "A loss period in the words of RFC 3357: consecutive probes without an answer. It is loss, not availability in the sense of ITU-T Y.1540.",
    ];
}
function lengthLimits(s, run, unanswered) {
    const out = [];
    if (unanswered === 1) {
        out.push("One probe had no answer: that proves no duration, only a moment; the proven duration is 0.");
    }
    else {
        out.push("The proven duration assumes one contiguous outage: nothing was sent between two of its probes to show otherwise.");
    }
    const interval = intervalOf(s);
    if (interval !== undefined) {
        out.push(`Probes left every ${seconds(interval)}: nothing shorter than that can be seen.`);
    }
    if (s.meanSpacingNs === undefined && interval !== undefined) {
        out.push("The spacing of the sends was not measured: lossDerived uses the nominal interval.");
    }
    if (restartsWithin(run)) {
        out.push("The sequence began again inside the period: it may be the end of one run of probes and the start of the next.");
    }
    if (run.before === undefined && run.after === undefined) {
        out.push("No probe of this stream was answered: a wrong address, a filter or a one-way tap looks the same.");
    }
    return out;
}
function stampLimits(s, d) {
    const out = [];
    if (s.stamps === "print") {
        out.push('A log stamps no send: a reply\'s stamp less its round trip is a late estimate of the send, and "no answer yet" is printed at or before the send of the next probe. Proven and possible use these bounds.');
    }
    if (s.stamps === "none")
        out.push("The recording carries no times: only the number of lost probes is known.");
    if (s.stamps !== "none" && s.resolutionNs > FINE_NS) {
        out.push(`The stamps are whole steps of ${seconds(s.resolutionNs)}: proven is less, and possible and outageAtMost are more, by one of them than the stamps themselves lie apart.`);
    }
    if (d.underived !== undefined)
        out.push(`Nothing is derived from the number lost: ${d.underived}.`);
    if (d.contradiction !== undefined) {
        out.push(`Durations that contradict themselves are left out: ${d.contradiction}.`);
    }
    return out;
}
function openLimits(run) {
    if (run.before !== undefined && run.after !== undefined)
        return [];
    const out = [];
    if (run.before === undefined)
        out.push("The period was already on when the recording began: its start is not known.");
    if (run.after === undefined)
        out.push("The period was still on when the recording ended: its end is not known.");
    return out;
}
/** "0.2 s", "0.05 s": up to six decimals, no trailing zeros. */
function seconds(ns) {
    return `${Number((microseconds(Math.round(ns)) / 1e6).toFixed(6))} s`;
}
