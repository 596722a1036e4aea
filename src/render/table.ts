// What a table of a report is: pure data, for the page and the Markdown.
import type { Source } from "../schema/evidence.generated.ts";

/** A word that is set apart, with the colour of what it means. */
export interface Tagged {
  readonly tag: string;
  readonly tone: "good" | "error" | "warning" | "info";
}

/** One cell: text, a word that is set apart, or the sources that a row rests on. */
export type Cell = string | Tagged | { readonly sources: readonly Source[] };

export interface Column {
  readonly name: string;
  /** Set right, in figures of equal width. */
  readonly numeric?: boolean;
}

/** A table; `rows` may be empty, and then `empty` says why. */
export interface Table {
  readonly id: string;
  readonly title: string;
  /** How to read it, with its limits. */
  readonly note?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Leading cells that name a row under the table, 1 unless told. */
  readonly named?: number;
  /** Limits of single rows, by index of the row. */
  readonly limits?: readonly (readonly string[])[];
  /** Rows that were left out; they are in evidence.json. */
  readonly omitted: number;
  readonly empty: string;
}

/** Most rows of a table in a page; the rest is in evidence.json. */
const MOST = 300;

/** A table before its columns are split and its rows cut. */
export interface Draft extends Omit<Table, "omitted" | "columns"> {
  /** Names; "#" before a name makes the column numeric. */
  readonly columns: string;
}

/** The table of a draft, at most 300 rows. Columns that no row fills are left out. */
export function table(draft: Draft): Table {
  const columns = draft.columns
    .split("|")
    .map((name) => (name.startsWith("#") ? { name: name.slice(1), numeric: true } : { name }));
  const rows = draft.rows.slice(0, MOST);
  const filled = columns.map((_, k) => k === 0 || rows.length === 0 || rows.some((row) => row[k] !== ""));
  return {
    ...draft,
    columns: columns.filter((_, k) => filled[k]),
    rows: rows.map((row) => row.filter((_, k) => filled[k])),
    omitted: Math.max(0, draft.rows.length - MOST),
  };
}
