// A figure of cells, a row and a column each a thing: who reaches whom, which addresses are what, how packets passed each tap.
import { drawable } from "../glyphs.ts";
import type { FigureConfig, Label } from "./figure.ts";
import { rowsConfig, rowsSize, textWidth, type BarRow, type RowsOptions, type Segment } from "./rows.ts";

/** What stands in a cell; `lines` from the longest that may fit to the shortest. */
export interface Cell {
  readonly color: Segment["color"];
  /** Not shown to be so. */
  readonly hatched?: Segment["hatched"];
  readonly lines: readonly string[];
}

export interface MatrixRow {
  readonly name: string;
  readonly sub?: string;
  /** One for each column; null: nothing is known, and nothing is drawn. */
  readonly cells: readonly (Cell | null)[];
  readonly end: string;
}

export interface Matrix {
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly string[];
  readonly xTitle: string;
  readonly keys: FigureConfig["keys"];
}

/** Columns whose names have room under their cells at the default size. */
export const MOST_COLUMNS = 12;

/** Configuration and size of a matrix. Cells are one wide; what is at their end has its room at the right. */
export function matrixConfig(m: Matrix): { config: FigureConfig; size: { width: number; height: number } } {
  const rows = m.rows.map((r): BarRow => ({ ...r, segments: r.cells.map(segment) }));
  const tail = Math.max(0, ...m.rows.map((r) => textWidth(r.end)));
  const options: RowsOptions = {
    xTitle: m.xTitle,
    cells: true,
    keys: m.keys,
    max: m.columns.length * (1 + (tail + 20) / 900),
    tickText: m.columns.map((name, i) => ({ value: i + 0.5, lines: lines(name, m.columns.length) })),
  };
  const config = rowsConfig(rows, options);
  return { config: { ...config, labels: [...config.labels, ...plates(m)] }, size: rowsSize(rows, options) };
}

function segment(cell: Cell | null, i: number): Segment {
  // A cell of nothing keeps its place and has no length.
  if (cell === null) return { from: i + 0.98, to: i + 0.98, color: "@grid" };
  return { from: i + 0.02, to: i + 0.98, color: cell.color, hatched: cell.hatched ?? false, inside: cell.lines };
}

/** Pixels that all columns share at the default size, and those of a character below them. */
const COLUMNS_WIDTH = 860;
const CHARACTER = 8;

/** A column's name as its cell is wide: over two lines where it is long, its middle left out where it is longer. */
function lines(name: string, columns: number): readonly string[] {
  const most = Math.max(5, Math.floor(COLUMNS_WIDTH / columns / CHARACTER));
  const chars = Array.from(drawable(name, 2 * most));
  if (chars.length <= most) return [chars.join("")];
  // After a dot, a colon or a dash, if there is one near the end of the line.
  const cut = chars.slice(0, most).findLastIndex((c) => /[.:\-/ ]/.test(c)) + 1;
  const at = cut > 0 && chars.length - cut <= most ? cut : most;
  return [chars.slice(0, at).join(""), chars.slice(at).join("")];
}

/** Texts of hatched cells, each on a plate: letters on hatching cannot be read. */
function plates(m: Matrix): readonly Label[] {
  return m.rows.flatMap((row, y) =>
    row.cells.flatMap((cell, i) =>
      cell !== null && (cell.hatched ?? false) !== false
        ? cell.lines.map((text): Label => ({
            x: i + 0.5,
            y,
            text,
            color: "@ink",
            anchor: "center",
            within: 0.9,
            plate: true,
          }))
        : [],
    ),
  );
}
