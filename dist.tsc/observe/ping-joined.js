// What has to be said about a ping log in which lines of several runs, or one run twice, were joined.
import { named } from "../core/quoted.js";
import { lineOf } from "./text-observer.js";
/** Findings of one run, in a fixed order. */
export function joinedFindings(run, part) {
    const out = [];
    const where = [lineOf(part, run.start.line)];
    if (run.mix.certain) {
        const counts = run.furtherCounts > 0 ? ` ${run.furtherCounts} more summaries of theirs are not used.` : "";
        out.push({
            code: "probe.mixed",
            severity: "warning",
            says: `Lines of several pings to ${run.target === undefined ? "one target" : named(run.target)} are mixed here, and nothing tells them apart: which probes were lost is not known, and no loss is derived.${counts}`,
            where,
            limits: ["Give each ping a file of its own."],
        });
    }
    if (run.unclear > 0) {
        out.push({
            code: "probe.lines-unclear",
            severity: "info",
            says: "Several pings write into this log, and some lines name no target and fit more than one: each was given to the ping that was silent the longest, and its stamp bounds nothing.",
            where,
            count: run.unclear,
        });
    }
    if (run.repeats > 0)
        out.push(repeated(run.repeats, where));
    return out;
}
/** What has to be said instead of a run that is there already. */
export function copyFinding(run, part) {
    return repeated(run.copied, [lineOf(part, run.start.line)]);
}
function repeated(count, where) {
    return {
        code: "probe.lines-repeated",
        severity: "info",
        says: "Lines about the same probe with the same stamp stand twice in the text, as where a log was joined with a copy of itself: each counts once.",
        where,
        count,
    };
}
