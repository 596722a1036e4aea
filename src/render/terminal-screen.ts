// What a terminal summary is written on: lines of a width, with headings, columns and notes, plain ASCII.
import { visible } from "./html.ts";
import { count } from "./format.ts";

/** Rows of a section; the rest is counted. */
export const MOST = 12;

/** How a text is set. */
export type Style = "bold" | "dim" | "red" | "yellow" | "green" | "none";
/** ANSI codes of the styles. */
export const CODES: Readonly<Record<Style, string>> = {
  bold: "1",
  dim: "2",
  red: "31",
  yellow: "33",
  green: "32",
  none: "",
};

/** Where lines go. */
export interface Screen {
  readonly columns: number;
  readonly lines: string[];
  paint(text: string, style: Style): string;
}

/** A heading, with a line left free before it. */
export function heading(screen: Screen, title: string): void {
  screen.lines.push("", ...wrap(title, screen.columns).map((line) => screen.paint(line, "bold")));
}

/** A paragraph with a head in bold, wrapped, further lines indented by two. */
export function paragraph(screen: Screen, head: string, text: string): void {
  const [first = "", ...rest] = wrap(`${head}${text}`, screen.columns);
  screen.lines.push(first.startsWith(head) ? screen.paint(head, "bold") + first.slice(head.length) : first, ...rest);
}

/** How many rows are not shown. */
export function more(screen: Screen, n: number): void {
  if (n > MOST) screen.lines.push(screen.paint(`  and ${count(n - MOST)} more in evidence.json`, "dim"));
}

/** A sentence, wrapped and indented by two. */
export function say(screen: Screen, text: string): void {
  for (const line of wrap(text, screen.columns - 2)) screen.lines.push(`  ${line}`);
}

/** A remark, dim. */
export function note(screen: Screen, text: string): void {
  for (const line of wrap(text, screen.columns - 2)) screen.lines.push(screen.paint(`  ${line}`, "dim"));
}

interface Layout {
  /** Columns set right. */
  readonly right: readonly number[];
  readonly head?: boolean;
  /** Column of names, which are cut in the middle: both ends tell them apart. */
  readonly middle?: number;
}

/** Rows in aligned columns, indented by two; too wide, the widest columns of text are cut, then each line at the edge. */
export function columns(screen: Screen, rows: readonly (readonly string[])[], layout: Layout): void {
  if (rows.length === 0) return;
  const clean = rows.map((row) => row.map((cell) => safe(cell)));
  const widths = clean[0]!.map((_, k) => Math.max(...clean.map((row) => width(row[k] ?? ""))));
  shrink(widths, screen.columns, layout.right);
  for (const [i, row] of clean.entries()) {
    let line = "";
    for (const [k, cell] of row.entries()) {
      const w = widths[k]!;
      if (w === 0) continue;
      const text = k === layout.middle ? cutMiddle(cell, w) : cut(cell, w);
      const space = " ".repeat(w - width(text));
      line += `  ${layout.right.includes(k) ? space + text : text + space}`;
    }
    const trimmed = cut(line.trimEnd(), screen.columns);
    screen.lines.push(layout.head === true && i === 0 ? screen.paint(trimmed, "dim") : trimmed);
  }
}

/** Narrows the widest columns until the row fits; figures are never cut. */
function shrink(widths: number[], limit: number, right: readonly number[]): void {
  const total = (): number => widths.reduce((n, w) => n + (w > 0 ? w + 2 : 0), 0);
  while (total() > limit) {
    const free = widths.map((w, k) => (right.includes(k) ? 0 : w));
    const widest = Math.max(...free);
    if (widest <= 8) return;
    widths[free.indexOf(widest)] = widest - 1;
  }
}

/** Evidence on a terminal: no control character reaches it, no line break, nothing endless. */
function safe(text: string): string {
  return visible(text.slice(0, 2000)).replaceAll(/[\t\n\r]+/g, " ");
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const ZERO = /\p{M}/u;

function charWidth(c: string): number {
  if (c >= " " && c <= "~") return 1;
  if (ZERO.test(c)) return 0;
  return WIDE.test(c) ? 2 : 1;
}

/** Columns that text takes on a terminal. */
function width(text: string): number {
  let n = 0;
  for (const c of text) n += charWidth(c);
  return n;
}

/** Text of at most `max` columns, its end replaced by "..." when it is longer. */
export function cut(text: string, max: number): string {
  const clean = safe(text);
  if (width(clean) <= max) return clean;
  let out = "";
  let n = 0;
  for (const c of clean) {
    if (n + charWidth(c) > max - 3) break;
    out += c;
    n += charWidth(c);
  }
  return `${out}...`;
}

/** Text of at most `max` columns, its middle replaced by "..." when it is longer. */
export function cutMiddle(text: string, max: number): string {
  const clean = safe(text);
  if (width(clean) <= max) return clean;
  const tail: string[] = [];
  let n = 0;
  for (const c of Array.from(clean).toReversed()) {
    if (n + charWidth(c) > Math.floor((max - 3) / 2)) break;
    tail.unshift(c);
    n += charWidth(c);
  }
  return cut(clean, max - n) + tail.join("");
}

/** Lines of at most `columns`; continuation lines are indented by two. A word longer than a line is cut. */
export function wrap(text: string, limit: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of safe(text).split(" ")) {
    const piece = cut(word, limit - 2);
    if (line !== "" && width(line) + 1 + width(piece) > limit) {
      lines.push(line);
      line = `  ${piece}`;
    } else line = line === "" ? piece : `${line} ${piece}`;
  }
  lines.push(line);
  return lines;
}
