import { unparsed } from "./format.js";
import { isProbeLayout, layoutOf, probeRow } from "./probe-log-columns.js";
/** Longest line that is read, characters. */
const LINE_LIMIT = 1 << 16;
const MOST_CELLS = 200;
const SEPARATORS = ["\t", ",", ";", "|"];
/** Cells of a line of CSV (RFC 4180; quotes do not go over lines). */
function cellsOf(text, separator) {
    if (!text.includes('"'))
        return text.split(separator);
    const cells = [];
    let cell = "";
    let quoted = false;
    for (let i = 0; i < text.length && cells.length < MOST_CELLS; i++) {
        const c = text[i];
        if (quoted && c === '"' && text[i + 1] === '"') {
            cell += c;
            i++;
        }
        else if (c === '"')
            quoted = !quoted;
        else if (c === separator && !quoted) {
            cells.push(cell);
            cell = "";
        }
        else
            cell += c;
    }
    return [...cells, cell];
}
/** The table that a header line begins; undefined for another line. */
function tableOf(text, told = {}) {
    if (!/^[#"@A-Za-z]/.test(text))
        return undefined;
    const separator = SEPARATORS.find((s) => text.includes(s));
    if (separator === undefined || text.length > 4096)
        return undefined;
    const names = cellsOf(text.replace(/^# ?/, ""), separator).map((n) => n.trim());
    const layout = layoutOf(names, told);
    const named = told.columns !== undefined && layout.index.has("time");
    if (!(named || isProbeLayout(layout)) || names.some((n) => /^[\d.:+-]+$/.test(n)))
        return undefined;
    return { separator, layout, width: names.length };
}
/** Keys and values of a line of JSON; undefined for anything but one flat enough object. */
function objectOf(text) {
    if (text.charCodeAt(0) !== 123 || text.length > LINE_LIMIT)
        return undefined;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    if (typeof value !== "object" || value === null)
        return undefined;
    const out = new Map();
    for (const [key, v] of Object.entries(value)) {
        if (typeof v === "number")
            out.set(key, asWritten(text, key) ?? String(v));
        else if (typeof v === "string" || typeof v === "boolean")
            out.set(key, String(v));
        else if (v === null)
            out.set(key, "");
        if (out.size > MOST_CELLS)
            break;
    }
    return out;
}
/** A number as the text has it: epoch seconds with nanoseconds do not survive a double. */
function asWritten(text, key) {
    const at = text.indexOf(JSON.stringify(key));
    const m = at < 0 ? null : /^\s*:\s*(-?\d+(?:\.\d+)?)(?=\s*[,}])/.exec(text.slice(at + JSON.stringify(key).length, at + 300));
    return m?.[1];
}
class ProbeLogReader {
    told;
    pattern;
    table;
    json;
    announced = false;
    constructor(told) {
        this.told = told;
        this.pattern = told.pattern === undefined ? undefined : new RegExp(told.pattern);
    }
    read(lines) {
        const out = [];
        for (const line of lines) {
            const text = line.text.trim();
            if (text === "" || (text.startsWith("#") && this.table !== undefined))
                continue;
            const rows = line.text.length > LINE_LIMIT ? undefined : this.line(line, text);
            if (rows === undefined)
                out.push(unparsed(line));
            else
                out.push(...rows);
        }
        return out;
    }
    end() {
        return [];
    }
    line(line, text) {
        if (this.pattern !== undefined)
            return this.matched(line, this.pattern);
        const object = objectOf(text);
        if (object !== undefined)
            return this.object(object, line.number);
        const table = tableOf(line.text, this.told);
        if (table !== undefined) {
            this.table = table;
            return [columns(table.layout, line.number)];
        }
        if (this.table === undefined)
            return undefined;
        const cells = cellsOf(line.text, this.table.separator);
        if (cells.length > this.table.width)
            return undefined;
        const row = probeRow(cells, this.table.layout, line.number);
        return row === undefined ? undefined : [row];
    }
    object(o, line) {
        const keys = [...o.keys()];
        const id = keys.join("\n");
        if (this.json?.keys !== id)
            this.json = { keys: id, layout: layoutOf(keys, this.told) };
        const row = probeRow([...o.values()], this.json.layout, line);
        if (row === undefined || row.at === undefined)
            return undefined;
        return this.first(this.json.layout, line, [row]);
    }
    matched(line, pattern) {
        const groups = line.text.length > 4096 ? undefined : pattern.exec(line.text)?.groups;
        if (groups === undefined)
            return undefined;
        const names = Object.keys(groups);
        const layout = { ...layoutOf(names, { ...this.told, columns: Object.fromEntries(names.flatMap(known)) }) };
        const row = probeRow(names.map((n) => groups[n] ?? ""), layout, line.number);
        return row === undefined ? undefined : this.first(layout, line.number, [row]);
    }
    first(layout, line, rows) {
        if (this.announced)
            return rows;
        this.announced = true;
        return [columns(layout, line), ...rows];
    }
}
const GROUPS = new Set(["time", "end", "outcome", "error", "duration", "target", "seq"]);
function known(name) {
    return GROUPS.has(name) ? [[name, name]] : [];
}
function columns(layout, line) {
    const found = [...layout.index.keys()];
    const unitMissing = found.includes("duration") && layout.unit === undefined;
    return { kind: "columns", line, found, unitMissing, heartbeat: layout.heartbeat, absent: layout.absent };
}
/** Probe logs whose columns have usual names. */
export const probeLog = {
    id: "probe-log",
    kind: "probe-log",
    from: "CSV, TSV and JSON Lines of any periodic check: a time, an outcome, a duration a line",
    detect(head) {
        const [first, second] = head.filter((l) => l.text.trim() !== "");
        if (first === undefined)
            return false;
        const object = objectOf(first.text.trim());
        if (object !== undefined) {
            const layout = layoutOf([...object.keys()]);
            return isProbeLayout(layout) && probeRow([...object.values()], layout, 1)?.at !== undefined;
        }
        const table = tableOf(first.text);
        if (table === undefined)
            return false;
        if (second === undefined)
            return table.layout.index.size >= 3;
        const cells = cellsOf(second.text, table.separator);
        return cells.length === table.width && probeRow(cells, table.layout, 2) !== undefined;
    },
    open: () => new ProbeLogReader({}),
};
/**
 * Reads a whole text as a probe log of which somebody said what its columns are, or with which pattern to read it. Parts are those of
 * PartReader: one. Throws SyntaxError for a pattern that is none.
 */
export class ToldProbeLog {
    part = {
        index: 0,
        line: 1,
        host: undefined,
        command: undefined,
        format: probeLog,
        kind: probeLog.kind,
        ambiguous: undefined,
    };
    reader;
    constructor(told) {
        this.reader = new ProbeLogReader(told);
    }
    read(lines) {
        return [{ part: this.part, rows: this.reader.read(lines), ended: false }];
    }
    end() {
        return [{ part: this.part, rows: this.reader.end(), ended: true }];
    }
}
