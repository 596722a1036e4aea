import type { Line, RowBase, RowReader } from "./format.ts";
/** Rows that a line completes: none for a legend or a line that goes into a later row; undefined when it is not understood. */
export type LineRows<Row> = readonly Row[] | undefined;
/** Reads by `line`, and what waited by `last`. Blank lines are passed over. */
export declare function lineReader<Row extends RowBase>(line: (line: Line) => LineRows<Row>, last?: () => readonly Row[]): RowReader<Row>;
/** A number where the text is one of up to 15 digits; undefined otherwise ("n/a", "-", no text). */
export declare function numberOf(text: string | undefined): number | undefined;
