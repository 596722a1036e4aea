import type { Source } from "../schema/evidence.generated.ts";
/** One cell: text, or the sources that a row rests on. */
export type Cell = string | {
    readonly sources: readonly Source[];
};
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
/** A table before its columns are split and its rows cut. */
export interface Draft extends Omit<Table, "omitted" | "columns"> {
    /** Names; "#" before a name makes the column numeric. */
    readonly columns: string;
}
/** The table of a draft, at most 300 rows. Columns that no row fills are left out. */
export declare function table(draft: Draft): Table;
