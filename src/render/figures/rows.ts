// A figure of lying bars, a row a thing: what clocks, targets, stages, pools and delays have in common.
import { isHan } from "../glyphs.ts";
import {
  EMPTY,
  HEIGHT,
  WIDTH,
  type Axis,
  type Colour,
  type Dataset,
  type FigureConfig,
  type Hatch,
  type Label,
} from "./figure.ts";

/** A stretch of a row, in units of x. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly color: Colour;
  readonly hatched?: Hatch;
  /** Drawn as a mark where it has no length: a value, and not nothing. */
  readonly mark?: boolean;
  /** Text on it, the longest that fits. Letters on hatching cannot be read: there it is left out. */
  readonly inside?: readonly string[];
}

export interface BarRow {
  readonly name: string;
  /** A second line below the name. */
  readonly sub?: string;
  readonly segments: readonly Segment[];
  /** What stands at the end of the bar: the figure itself, in words. */
  readonly end: string;
}

export interface RowsOptions {
  readonly xTitle: string;
  readonly whole?: boolean;
  /** The axis ends there; else it is as long as bars and texts need. */
  readonly max?: number;
  readonly tickText?: Axis["tickText"];
  readonly rules?: FigureConfig["rules"];
  readonly keys?: FigureConfig["keys"];
  /** Without an x axis: cells, whose place is no amount. */
  readonly cells?: boolean;
}

/** Pixels of a row with one line and with two, and of what is around the plot. */
const ROW = 40;
const ROW_2 = 54;
const AROUND = 124;
const LEGEND = 34;
const BAR = 24;
/** Pixels of a bar that is too short to be seen, its border of paper included. */
const SHORTEST = 4;
/** Characters of a name beside its row; Chart.js gets no more of it. */
const MOST_NAME = 40;

/** About how wide a text is at 13 pixels: enough to keep room for it. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += isHan(char) ? 13.2 : 6.9;
  return width;
}

/** Size of a figure of these rows. */
export function rowsSize(rows: readonly BarRow[], options: RowsOptions): { width: number; height: number } {
  const row = rows.some((r) => r.sub !== undefined) ? ROW_2 : ROW;
  const height = AROUND + ((options.keys?.length ?? 0) > 0 ? LEGEND : 0) + rows.length * row;
  return { width: WIDTH, height: Math.max(200, Math.min(HEIGHT, height)) };
}

/** The configuration: bars placed from their start to their end, each figure at the end of its bar. */
export function rowsConfig(rows: readonly BarRow[], options: RowsOptions): FigureConfig {
  const left = Math.min(0, ...rows.flatMap((r) => r.segments.map((s) => Math.min(s.from, s.to))));
  // A bar that runs to the left does not end in the axis.
  const least = left * 1.04;
  return {
    ...EMPTY,
    indexAxis: "y",
    legend: (options.keys?.length ?? 0) > 0,
    keys: options.keys ?? [],
    rules: options.rules ?? [],
    datasets: datasets(rows),
    axes: {
      x: {
        axis: "x",
        type: "linear",
        position: "bottom",
        min: least,
        max: options.max ?? roomFor(rows, least),
        title: options.xTitle,
        grid: options.cells !== true,
        ...(options.whole === true ? { whole: true } : {}),
        ...(options.tickText === undefined ? {} : { tickText: options.tickText }),
      },
      y: {
        axis: "y",
        type: "category",
        position: "left",
        grid: false,
        labels: rows.map((r) => [r.name, ...(r.sub === undefined ? [] : [r.sub])].map(oneLine).join("\n")),
      },
    },
    labels: rows.flatMap((row, y) => labels(row, y)),
  };
}

function oneLine(text: string): string {
  return text.replaceAll("\n", " ");
}

/** Where the axis must end so that every text at the end of a bar has room. */
function roomFor(rows: readonly BarRow[], least: number): number {
  const names = rows
    .flatMap((r) => [r.name, r.sub ?? ""])
    .map((n) => textWidth(Array.from(n).slice(0, MOST_NAME).join("")));
  const plot = WIDTH - 60 - Math.max(60, ...names) * 1.08;
  let most = least;
  for (const r of rows) {
    const end = Math.max(0, ...r.segments.map((s) => s.to));
    const free = Math.max(0.2, (plot - 24 - textWidth(r.end)) / plot);
    most = Math.max(most, least + (end - least) / free);
  }
  return most > least ? most : least + 1;
}

/** Dataset k holds the k-th segment of every row that has its look: segments are placed, not stacked by name. */
function datasets(rows: readonly BarRow[]): readonly Dataset[] {
  const looks = new Map<string, { color: Colour; hatched: Hatch; k: number }>();
  for (const row of rows) {
    for (const [k, s] of row.segments.entries())
      looks.set(`${k} ${s.color} ${s.hatched ?? false}`, { color: s.color, hatched: s.hatched ?? false, k });
  }
  const all = [...looks.values()].map(({ color, hatched, k }): Dataset => ({
    type: "bar",
    label: `${k}`,
    unlisted: true,
    data: rows.map((row) => {
      const s = row.segments[k];
      // Nothing is drawn for nothing: the least length of a bar is for those that have one.
      if (s === undefined || (s.to === s.from && s.mark !== true)) return null;
      return s.color === color && (s.hatched ?? false) === hatched ? [s.from, s.to] : null;
    }),
    backgroundColor: color,
    borderColor: "@paper",
    borderWidth: 1,
    barThickness: BAR,
    // Where a bar begins it is never too short to be seen; its hatched end may be.
    minBarLength: hatched !== false && k > 0 ? 0 : SHORTEST,
    hatched,
  }));
  return all.filter((d) => d.data.some((bar) => bar !== null));
}

function labels(row: BarRow, y: number): readonly Label[] {
  const end = Math.max(0, ...row.segments.map((s) => s.to));
  const out: Label[] = [{ x: end, y, text: row.end, color: "@ink", anchor: "right", always: true }];
  for (const s of row.segments) {
    if ((s.hatched ?? false) !== false) continue;
    for (const text of s.inside ?? []) {
      const x = (s.from + s.to) / 2;
      out.push({ x, y, text, color: "@paper", anchor: "center", within: s.to - s.from, bold: true });
    }
  }
  return out;
}
