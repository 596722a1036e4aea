// The one shape of a text evidence format: detect, parse, and nothing is dropped.

/** A line of a text: number from 1, without its line ending, cleaned of terminal control. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** A line that the format did not understand; kept, counted and listed. */
export interface Unparsed {
  readonly kind: "unparsed";
  readonly line: number;
  readonly text: string;
}

/**
 * A format. `Row` is a union of records with a `kind` and a `line`; rows keep the text's own order and spelling,
 * numbers as numbers. Judging starts in observe.
 */
export interface TextFormat<Row extends { readonly kind: string; readonly line: number }> {
  /** One word for the file, the sample folder, the docs heading and `inputs[].kind`. */
  readonly id: string;
  /** One line: which command of which program makes it, which versions were read. */
  readonly from: string;
  /** True when these first lines (or the whole of a small file) are this format's. Exactly one format may say so. */
  detect(head: readonly Line[]): boolean;
  /** Takes batches of lines, gives batches of rows. Blank lines and legend lines give nothing; everything else gives a row. */
  parse(lines: Iterable<readonly Line[]>): Generator<(Row | Unparsed)[], void, undefined>;
}
