import { parseStamp } from "./written-stamp.js";
/** Usual names of each field; compared without case, spaces and signs. */
const NAMES = {
    time: "time timestamp ts date datetime when epoch at start started starttime startedat begin sent sentat",
    end: "end ended endtime endedat finish finished finishedat completed completedat received receivedat",
    outcome: "outcome result status state ok success succeeded up alive reachable heartbeat beat rc exit exitcode exitstatus returncode ret code httpcode statuscode responsecode httpstatus failed",
    error: "error err errmsg errormsg errormessage reason message",
    duration: "duration elapsed latency rtt responsetime timetotal totaltime took time_taken connecttime handshaketime lookuptime ms millis milliseconds seconds secs",
    target: "target host url urleffective destination dst dest address ip endpoint probe check service peer server",
    seq: "seq sequence n no attempt iteration probeid",
};
const FIELDS = new Map(Object.entries(NAMES).flatMap(([field, names]) => names.split(" ").map((n) => [n.replaceAll("_", ""), field])));
const STARTS = new Set(["start", "started", "starttime", "startedat", "begin", "sent", "sentat"]);
const EXITS = new Set(["rc", "exit", "exitcode", "exitstatus", "returncode", "ret"]);
const CODES = new Set(["code", "httpcode", "statuscode", "responsecode", "httpstatus"]);
const UNITS = {
    ns: "ns",
    us: "us",
    usec: "us",
    µs: "us",
    μs: "us",
    ms: "ms",
    msec: "ms",
    millis: "ms",
    milliseconds: "ms",
    s: "s",
    sec: "s",
    secs: "s",
    seconds: "s",
};
const NS = { s: 9, ms: 6, us: 3, ns: 0 };
/** "Latency (ms)" is latency in ms, "duration_us" a duration in us. */
function nameOf(column) {
    const words = column.trim().replace(/^[@#]/, "").slice(0, 60);
    const text = words.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
    const m = /^(.+?)[ _.([-]+(ns|us|usec|µs|μs|ms|msec|millis|milliseconds|s|sec|secs|seconds)[)\]]?$/u.exec(text);
    const plain = text.replaceAll(/[^a-z0-9]/g, "");
    if (m !== null)
        return { bare: m[1].replaceAll(/[^a-z0-9]/g, ""), unit: UNITS[m[2]] };
    return {
        bare: plain,
        unit: FIELDS.get(plain) === "duration" ? (UNITS[plain] ?? (plain === "timetotal" ? "s" : undefined)) : undefined,
    };
}
/** The layout of named columns; told names come before usual ones. */
export function layoutOf(names, told = {}) {
    const index = new Map();
    const absent = [];
    for (const [field, name] of Object.entries(told.columns ?? {})) {
        const at = names.indexOf(name);
        if (at < 0)
            absent.push(name);
        else
            index.set(field, at);
    }
    const used = new Set(index.values());
    for (const [i, column] of names.entries()) {
        const field = fieldOf(column);
        if (field === undefined || index.has(field) || used.has(i) || told.columns?.[field] !== undefined)
            continue;
        index.set(field, i);
    }
    const name = (field) => nameOf(names[index.get(field) ?? -1] ?? "");
    const outcome = name("outcome").bare;
    return {
        index,
        means: STARTS.has(name("time").bare) ? "start" : "unclear",
        form: EXITS.has(outcome) ? "exit" : CODES.has(outcome) ? "http" : outcome === "failed" ? "failure" : "word",
        heartbeat: outcome === "heartbeat" || outcome === "beat",
        unit: told.durationUnit ?? name("duration").unit,
        absent,
    };
}
function fieldOf(column) {
    const { bare, unit } = nameOf(column);
    const field = FIELDS.get(bare);
    // "time_ms" is a duration, "time" a time
    if (unit !== undefined && (field === "time" || field === undefined))
        return bare === "" || field === "time" ? "duration" : undefined;
    return field;
}
/** True when named columns are those of a probe log: a time, and how the try went or how long it took. */
export function isProbeLayout(layout) {
    const has = (field) => layout.index.has(field);
    return (has("time") || has("end")) && (has("outcome") || has("duration") || has("error"));
}
/** A row from its cells; undefined when it has no time that can be read, or the end alone. */
export function probeRow(cells, layout, line) {
    const cell = (field) => {
        const i = layout.index.get(field);
        const text = i === undefined ? undefined : cells[i]?.trim();
        return text === "" ? undefined : text;
    };
    const at = parseStamp(cell("time") ?? "");
    const end = parseStamp(cell("end") ?? "");
    const timed = layout.index.has("time") || layout.index.has("end");
    if (timed && at === undefined && end === undefined)
        return undefined;
    const seq = cell("seq");
    return {
        kind: "probe",
        line,
        at: at ?? end,
        end: at === undefined ? undefined : end,
        means: at === undefined ? "end" : end === undefined ? layout.means : "start",
        outcome: layout.index.has("outcome") ? (cell("outcome") ?? "") : undefined,
        form: layout.form,
        error: layout.index.has("error") ? (cell("error") ?? "") : undefined,
        durationNs: durationNs(cell("duration"), layout.unit),
        target: cell("target"),
        seq: seq !== undefined && /^\d{1,15}$/.test(seq) ? Number(seq) : undefined,
    };
}
const DURATION = /^(\d{1,12})(?:[.,](\d{1,12}))?(?:e([+-]?\d{1,2}))? ?(ns|us|usec|µs|μs|ms|msec|s|sec|secs|seconds)?$/iu;
/** "0.232", "12 ms", "1.5e-3" to whole ns; undefined without a unit, or for other text. */
export function durationNs(text, unit) {
    const m = text === undefined ? null : DURATION.exec(text);
    if (m === null)
        return undefined;
    const own = m[4] === undefined ? unit : UNITS[m[4].toLowerCase()];
    if (own === undefined)
        return undefined;
    if (m[3] !== undefined) {
        const ns = Number(`${m[1]}.${m[2] ?? "0"}e${m[3]}`) * 10 ** NS[own];
        return Number.isSafeInteger(Math.round(ns)) ? Math.round(ns) : undefined;
    }
    const places = NS[own];
    const fraction = (m[2] ?? "").slice(0, places).padEnd(places, "0");
    const ns = Number(`${m[1]}${fraction}`);
    return Number.isSafeInteger(ns) ? ns : undefined;
}
