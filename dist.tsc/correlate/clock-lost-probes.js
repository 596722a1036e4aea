// Lost probes of a log on its own clock: a tap that saw their requests bounds from above when they left.
import { rfc3339 } from "../core/time.js";
import { LEAST, LEAST_LINE, LOG_FLOATS, LOG_INTS, LOG_ORDINAL, ORDINAL, RECORD, SENT, TAP_FLOATS, } from "../observe/probe-table.js";
import { matchTables } from "./clock-scan.js";
import { sources } from "./stamp.js";
/** Runs of lost probes of one log that are looked at. */
const MOST_RUNS = 5;
const S = 1000000000n;
const MINUTE_S = 60n;
/**
 * For the first and the last probe of each loss run of a log: between which times it left, on the clock of the log. The second
 * in which it left is what coarser records (phases of a migration) are held against.
 */
export function lostProbeSeconds(streams, sameAs, graph) {
    const byId = new Map(streams.map((s) => [s.id, s]));
    const out = [];
    for (const log of streams) {
        const table = tableOf(log);
        if (table?.kind !== "log")
            continue;
        const taps = (sameAs.get(log.id) ?? []).map((id) => byId.get(id)).filter((t) => tableOf(t)?.kind === "tap");
        for (const run of log.observed.lossRuns.slice(0, MOST_RUNS))
            out.push(...ofRun(log, run, taps, graph));
    }
    return out;
}
function tableOf(s) {
    return s.observation.timing?.probes.get(s.observed);
}
function ofRun(log, run, taps, graph) {
    const marks = run.first.ordinal === run.last.ordinal ? [run.first] : [run.first, run.last];
    const placed = marks.map((mark) => sentOf(log, mark, taps, graph)).filter((p) => p !== undefined);
    if (placed.length === 0)
        return [];
    const { id } = log.observation.input;
    const says = placed.map((p) => `lost probe ${p.seq} left ${p.words}`).join("; ");
    return [
        {
            code: "clock.lost-probe-sent",
            severity: "info",
            says: `On the clock of ${id}, ${says}.`,
            where: sources(placed.flatMap((p) => p.from)),
            limits: [
                "The upper end is when a tap on the way saw the request, brought onto this clock; the lower end is what the log had printed before.",
            ],
        },
    ];
}
function sentOf(log, mark, taps, graph) {
    let high;
    for (const tap of taps) {
        const seen = seenAt(log, mark, tap);
        if (seen === undefined)
            continue;
        const here = graph.toClock(seen.t, tap.observation.input.id, log.observation.input.id);
        if (here !== undefined && (high === undefined || here.high < high.t))
            high = { t: here.high, from: seen.from };
    }
    if (high === undefined)
        return undefined;
    const low = leastOf(log, mark);
    const second = (t) => (t >= 0n ? t / S : (t - S + 1n) / S);
    const to = rfc3339(high.t, 6);
    if (low === undefined || low.t > high.t)
        return { seq: mark.seq, words: `by ${to}`, from: [mark.source, high.from] };
    const same = second(low.t) === second(high.t);
    const where = same ? `, in second :${String(second(low.t) % MINUTE_S).padStart(2, "0")}` : "";
    return { seq: mark.seq, words: `between ${rfc3339(low.t, 6)} and ${to}${where}`, from: [low.from, high.from] };
}
/** When a tap saw the request of a probe of the log, on its own clock. */
function seenAt(log, mark, tap) {
    const [x, y] = [tableOf(tap), tableOf(log)];
    const match = matchTables(x, y, new Set());
    if (match === undefined)
        return undefined;
    const found = find(x, mark.ordinal + match.turn, ORDINAL);
    if (found === undefined)
        return undefined;
    const { chunk, row } = found;
    const n = chunk.ints[row * 2 * TAP_FLOATS + RECORD];
    const t = x.base + BigInt(chunk.floats[row * TAP_FLOATS + SENT]);
    return { t, from: { input: tap.observation.input.id, [x.places]: n } };
}
function leastOf(log, mark) {
    const table = tableOf(log);
    const found = find(table, mark.ordinal, LOG_ORDINAL);
    if (found === undefined)
        return undefined;
    const ns = found.chunk.floats[found.row * LOG_FLOATS + LEAST];
    if (Number.isNaN(ns))
        return undefined;
    const line = found.chunk.ints[found.row * LOG_INTS + LEAST_LINE];
    return { t: table.base + BigInt(ns), from: { input: log.observation.input.id, ...(line > 0 ? { line } : {}) } };
}
/** The row of an ordinal. */
function find(table, ordinal, at) {
    const step = 2 * table.stride;
    for (const chunk of table.chunks) {
        if (chunk.ints[(chunk.rows - 1) * step + at] < ordinal)
            continue;
        for (let row = 0; row < chunk.rows; row++)
            if (chunk.ints[row * step + at] === ordinal)
                return { chunk, row };
        return undefined;
    }
    return undefined;
}
