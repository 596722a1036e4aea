// Lines that a terminal of fixed width broke, and whoever copied them kept so: put together again where that explains them.
import type { Line, RowBase, TextFormat, Unparsed } from "./format.ts";

/** Columns of a terminal: the fewest and the most that are taken for one. */
const NARROW = 40;
const WIDE = 300;
/** Lines that are tried. */
const TRIED = 256;
/** Columns that outputs indent their further lines by: such a line is none that was broken off. */
const INDENT = "    ";

/** What the lines of a text were broken at, for good: all that is longer was broken there. */
export class BrokenLines {
  readonly columns: number;
  /** Lines that were put together. */
  joined = 0;
  /** Those that are understood whole, and whose first part alone is not: a strange line behind a whole one does not look so. */
  cut = 0;
  readonly format: TextFormat;
  private held: Line | undefined;
  private whole = 0;

  constructor(columns: number, format: TextFormat) {
    this.columns = columns;
    this.format = format;
  }

  /** The lines as they were before; the last one may wait for its rest. */
  read(lines: readonly Line[]): Line[] {
    const out: Line[] = [];
    for (const line of lines) {
      const { held } = this;
      this.held = undefined;
      const goes = held !== undefined && this.whole < WIDE * 16 && this.isRest(held.text, line.text);
      const text = goes ? held.text + line.text : line.text;
      if (held !== undefined && !goes) out.push(held);
      if (goes) this.joined++;
      if (goes && isBad(rowsOf(this.format, [held.text])) && !isBad(rowsOf(this.format, [text]))) this.cut++;
      this.whole = goes ? text.length : 0;
      const next = goes ? { ...line, number: held.number, text } : line;
      if (line.text.length === this.columns) this.held = next;
      else out.push(next);
    }
    return out;
  }

  /** What waited. */
  end(): Line[] {
    const { held } = this;
    this.held = undefined;
    return held === undefined ? [] : [held];
  }

  /** True for what is nothing alone, and makes more of the line before it. Remarks of people do not. */
  private isRest(before: string, text: string): boolean {
    if (text === "" || text.startsWith(INDENT) || !isBad(rowsOf(this.format, [text]))) return false;
    const [apart, together] = [rowsOf(this.format, [before]), rowsOf(this.format, [before + text])];
    return (isBad(apart) || !isBad(together)) && shown(apart) !== shown(together);
  }
}

function rowsOf(format: TextFormat, texts: readonly string[]): (RowBase | Unparsed)[] {
  const limit = format.lineLimit ?? Number.POSITIVE_INFINITY;
  const reader = format.open();
  const lines = texts.map((text, i) => ({ number: i + 1, text })).filter(({ text }) => text.length <= limit);
  return [...reader.read(lines), ...reader.end()];
}

function isBad(rows: readonly RowBase[]): boolean {
  return rows.some((row) => row.kind === "unparsed");
}

function shown(rows: readonly RowBase[]): string {
  return JSON.stringify(rows, (key, value: unknown) => (key === "note" ? undefined : value));
}

/**
 * How the lines of a text were broken, where putting them together makes `detect` know a text that it did not know, or leaves at
 * most half of the lines not understood that are so now. `found`: the format of the lines as they are.
 */
export function brokenLines(
  lines: readonly Line[],
  found: TextFormat | undefined,
  detect: (lines: readonly Line[]) => TextFormat | undefined,
): BrokenLines | undefined {
  const head = lines.slice(0, TRIED);
  const columns = Math.max(...head.map((line) => line.text.length));
  if (columns < NARROW || columns > WIDE) return undefined;
  if (!head.some((line, i) => line.text.length === columns && isBrokenOff(head[i + 1]?.text))) return undefined;
  const before = found === undefined ? head.length : notUnderstood(found, head);
  if (before === 0) return undefined;
  const format = found ?? detect(joinedAll(head, columns));
  if (format === undefined) return undefined;
  const trial = new BrokenLines(columns, format);
  const whole = [...trial.read(head), ...trial.end()];
  // one line alone that could go either way is a remark
  const sure = trial.cut > 0 || trial.joined > 1;
  return sure && notUnderstood(format, whole) * 2 <= before ? new BrokenLines(columns, format) : undefined;
}

function isBrokenOff(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== "" && !text.startsWith(INDENT);
}

/** Every line of full width with the one behind it. */
function joinedAll(lines: readonly Line[], columns: number): Line[] {
  const out: Line[] = [];
  let goes = false;
  for (const line of lines) {
    const last = out.at(-1);
    if (goes && last !== undefined && isBrokenOff(line.text))
      out[out.length - 1] = { ...last, text: last.text + line.text };
    else out.push(line);
    goes = line.text.length === columns;
  }
  return out;
}

function notUnderstood(format: TextFormat, lines: readonly Line[]): number {
  return rowsOf(
    format,
    lines.map((line) => line.text),
  ).filter((row) => row.kind === "unparsed").length;
}
