// Probe logs: any periodic check (SSH, HTTP, TCP, DNS, a heartbeat) that writes a line a try, as CSV or TSV with a header, as JSON Lines,
// or as free text with a pattern that case.yaml gives. A row in the project's own form follows schemas/probe-log.schema.json. Traps: whether
// a time is that of the start or of the end, and the unit of a duration, are told by the names of columns or not at all.
// Becomes: a probe stream a target with loss periods like those of a ping; a heartbeat gives its staleness (45 s unless the case
// says otherwise).
// Not read: columns of other names, unless the case maps them.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";
import type { PartRows, TextPart } from "./parts.ts";
import { isProbeLayout, layoutOf, probeRow } from "./probe-log-columns.ts";
import type { ProbeLayout } from "./probe-log-columns.ts";
import type { ProbeColumns, ProbeField, ProbeLogRow, ProbeMapping } from "./probe-log-rows.ts";

/** Longest line that is read, characters. */
const LINE_LIMIT = 1 << 16;
const MOST_CELLS = 200;
const SEPARATORS = ["\t", ",", ";", "|"];

/** Cells of a line of CSV (RFC 4180; quotes do not go over lines). */
function cellsOf(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length && cells.length < MOST_CELLS; i++) {
    const c = text[i]!;
    if (quoted && c === '"' && text[i + 1] === '"') {
      cell += c;
      i++;
    } else if (c === '"') quoted = !quoted;
    else if (c === separator && !quoted) {
      cells.push(cell);
      cell = "";
    } else cell += c;
  }
  return [...cells, cell];
}

interface Table {
  readonly separator: string;
  readonly layout: ProbeLayout;
  readonly width: number;
}

/** The table that a header line begins; undefined for another line. */
function tableOf(text: string, told: ProbeMapping = {}): Table | undefined {
  if (!/^[#"@A-Za-z]/.test(text)) return undefined;
  const separator = SEPARATORS.find((s) => text.includes(s));
  if (separator === undefined || text.length > 4096) return undefined;
  const names = cellsOf(text.replace(/^# ?/, ""), separator).map((n) => n.trim());
  const layout = layoutOf(names, told);
  const named = told.columns !== undefined && layout.index.has("time");
  if (!(named || isProbeLayout(layout)) || names.some((n) => /^[\d.:+-]+$/.test(n))) return undefined;
  return { separator, layout, width: names.length };
}

/** Keys and values of a line of JSON; undefined for anything but one flat enough object. */
function objectOf(text: string): Map<string, string> | undefined {
  if (text.charCodeAt(0) !== 123 || text.length > LINE_LIMIT) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const out = new Map<string, string>();
  for (const [key, v] of Object.entries(value)) {
    if (typeof v === "number") out.set(key, asWritten(text, key) ?? String(v));
    else if (typeof v === "string" || typeof v === "boolean") out.set(key, String(v));
    else if (v === null) out.set(key, "");
    if (out.size > MOST_CELLS) break;
  }
  return out;
}

/** A number as the text has it: epoch seconds with nanoseconds do not survive a double. */
function asWritten(text: string, key: string): string | undefined {
  const at = text.indexOf(JSON.stringify(key));
  const m =
    at < 0 ? null : /^\s*:\s*(-?\d+(?:\.\d+)?)(?=\s*[,}])/.exec(text.slice(at + JSON.stringify(key).length, at + 300));
  return m?.[1];
}

class ProbeLogReader implements RowReader<ProbeLogRow> {
  private readonly told: ProbeMapping;
  private readonly pattern: RegExp | undefined;
  private table: Table | undefined;
  private json: { keys: string; layout: ProbeLayout } | undefined;
  private announced = false;

  constructor(told: ProbeMapping) {
    this.told = told;
    this.pattern = told.pattern === undefined ? undefined : new RegExp(told.pattern);
  }

  read(lines: readonly Line[]): (ProbeLogRow | Unparsed)[] {
    const out: (ProbeLogRow | Unparsed)[] = [];
    for (const line of lines) {
      const text = line.text.trim();
      if (text === "" || (text.startsWith("#") && this.table !== undefined)) continue;
      const rows = line.text.length > LINE_LIMIT ? undefined : this.line(line, text);
      if (rows === undefined) out.push(unparsed(line));
      else out.push(...rows);
    }
    return out;
  }

  end(): never[] {
    return [];
  }

  private line(line: Line, text: string): readonly ProbeLogRow[] | undefined {
    if (this.pattern !== undefined) return this.matched(line, this.pattern);
    const object = objectOf(text);
    if (object !== undefined) return this.object(object, line.number);
    const table = tableOf(line.text, this.told);
    if (table !== undefined) {
      this.table = table;
      return [columns(table.layout, line.number)];
    }
    if (this.table === undefined) return undefined;
    const cells = cellsOf(line.text, this.table.separator);
    if (cells.length > this.table.width) return undefined;
    const row = probeRow(cells, this.table.layout, line.number);
    return row === undefined ? undefined : [row];
  }

  private object(o: Map<string, string>, line: number): readonly ProbeLogRow[] | undefined {
    const keys = [...o.keys()];
    const id = keys.join("\n");
    if (this.json?.keys !== id) this.json = { keys: id, layout: layoutOf(keys, this.told) };
    const row = probeRow([...o.values()], this.json.layout, line);
    if (row === undefined || row.at === undefined) return undefined;
    return this.first(this.json.layout, line, [row]);
  }

  private matched(line: Line, pattern: RegExp): readonly ProbeLogRow[] | undefined {
    const groups = line.text.length > 4096 ? undefined : pattern.exec(line.text)?.groups;
    if (groups === undefined) return undefined;
    const names = Object.keys(groups);
    const layout = { ...layoutOf(names, { ...this.told, columns: Object.fromEntries(names.flatMap(known)) }) };
    const row = probeRow(
      names.map((n) => groups[n] ?? ""),
      layout,
      line.number,
    );
    return row === undefined ? undefined : this.first(layout, line.number, [row]);
  }

  private first(layout: ProbeLayout, line: number, rows: readonly ProbeLogRow[]): readonly ProbeLogRow[] {
    if (this.announced) return rows;
    this.announced = true;
    return [columns(layout, line), ...rows];
  }
}

const GROUPS: ReadonlySet<string> = new Set(["time", "end", "outcome", "error", "duration", "target", "seq"]);

function known(name: string): [ProbeField, string][] {
  return GROUPS.has(name) ? [[name as ProbeField, name]] : [];
}

function columns(layout: ProbeLayout, line: number): ProbeColumns {
  const found = [...layout.index.keys()];
  const unitMissing = found.includes("duration") && layout.unit === undefined;
  return { kind: "columns", line, found, unitMissing, heartbeat: layout.heartbeat, absent: layout.absent };
}

/** Probe logs whose columns have usual names. */
export const probeLog: TextFormat<ProbeLogRow> = {
  id: "probe-log",
  kind: "probe-log",
  from: "CSV, TSV and JSON Lines of any periodic check: a time, an outcome, a duration a line",
  detect(head) {
    const [first, second] = head.filter((l) => l.text.trim() !== "");
    if (first === undefined) return false;
    const object = objectOf(first.text.trim());
    if (object !== undefined) {
      const layout = layoutOf([...object.keys()]);
      return isProbeLayout(layout) && probeRow([...object.values()], layout, 1)?.at !== undefined;
    }
    const table = tableOf(first.text);
    if (table === undefined) return false;
    if (second === undefined) return table.layout.index.size >= 3;
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
  private readonly part: TextPart = {
    index: 0,
    line: 1,
    host: undefined,
    command: undefined,
    format: probeLog,
    kind: probeLog.kind,
    ambiguous: undefined,
    at: undefined,
    remarks: 0,
    broken: undefined,
  };
  private readonly reader: ProbeLogReader;

  constructor(told: ProbeMapping) {
    this.reader = new ProbeLogReader(told);
  }

  read(lines: readonly Line[]): PartRows[] {
    return [{ part: this.part, rows: this.reader.read(lines), ended: false }];
  }

  end(): PartRows[] {
    return [{ part: this.part, rows: this.reader.end(), ended: true }];
  }
}
