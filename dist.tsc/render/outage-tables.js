import { duration, inputName } from "./format.js";
import { endOf, eventWords, partWords } from "./outage-words.js";
/** Parts of every outage, with what was not recorded. */
export function outageTable(evidence) {
    return {
        id: "outages",
        title: "Outages, split",
        columns: "loss period|#whole|recovered by|part|#at least|#at most|until|evidence",
        rows: evidence.outages.flatMap((o) => o.parts.map((p) => [
            o.loss,
            duration(o.whole_us),
            o.recoveredBy ?? "unknown",
            partWords(p),
            duration(p.low_us, "down"),
            duration(p.high_us, "up"),
            p.until === undefined ? "" : eventWords(p.until),
            { sources: endOf(o, p)?.evidence ?? [] },
        ])),
        limits: evidence.outages.flatMap((o) => o.parts.map((_, i) => (i === 0 ? outageLimits(o) : []))),
        empty: "",
    };
}
/** What it does not show, and what would show more. */
function outageLimits(o) {
    const lacking = o.cannotSplit.map((c) => `Not recorded: ${c.missing}.${c.record === undefined ? "" : ` To record it: ${c.record}`}`);
    return [...(o.limits ?? []), ...lacking];
}
/** Each event of each split outage, on the clock of its observer. */
export function outageEventTable(evidence) {
    const split = evidence.outages.filter((o) => o.parts.some((p) => p.name !== "unsplit"));
    return {
        id: "outage-events",
        title: "Outages, event by event",
        columns: "loss period|event|not before|not after|as stamped|recorded by|evidence",
        rows: split.flatMap((o) => o.events.map((e) => [
            o.loss,
            `${eventWords(e.name)}${e.afterRecovery === true ? " (after recovery)" : ""}`,
            e.low,
            e.high,
            e.at ?? "not recorded",
            e.at === undefined || e.evidence[0] === undefined ? "" : inputName(evidence, e.evidence[0].input),
            { sources: e.evidence },
        ])),
        empty: "",
    };
}
