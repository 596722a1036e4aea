// The one shape of a text evidence format: detect, read, and nothing is dropped.

import type { Line } from "../../read/lines.ts";

export type { Line };

/** A line that the format did not understand; kept, counted and listed. */
export interface Unparsed {
  readonly kind: "unparsed";
  readonly line: number;
  readonly text: string;
  /** A VNI that no header can hold, where that is why. */
  readonly impossible?: number;
  /** Further lines that are given up with it, and listed nowhere. */
  readonly more?: number;
  /** Another row of a line that is given up already. */
  readonly again?: true;
}

/** What every row has: what it is, and the line it stands on (its first one, when it spans several). */
export interface RowBase {
  readonly kind: string;
  readonly line: number;
}

/** What is known about a text besides its lines. */
export interface TextContext {
  /** The command as typed at a prompt, without the prompt. */
  readonly command?: string;
}

/** Reads one output, line by line. Rows keep the text's order and spelling, numbers as numbers. Judging starts in observe. */
export interface RowReader<Row extends RowBase> {
  /** Rows of the next lines. Blank and legend lines give nothing; everything else gives a row, now or at the end. */
  read(lines: readonly Line[]): (Row | Unparsed)[];
  /** Rows that waited for the end of the text. Called once, after the last line. */
  end(): (Row | Unparsed)[];
}

/** A format. `Row` is a union of records with a `kind` and a `line`. */
export interface TextFormat<Row extends RowBase = RowBase> {
  /** One word: the name of the file here, and of the samples. */
  readonly id: string;
  /** `inputs[].kind` of the evidence: text and JSON of one command share it. */
  readonly kind: string;
  /** One line: which command of which program makes it, which versions were read. */
  readonly from: string;
  /**
   * Matches a line with which only an output of this format begins; a text that holds several outputs is split there.
   * Undefined when no single line tells (JSON).
   */
  readonly starts?: RegExp;
  /** Matches the command that writes it, for texts in which nothing tells what they are: a list of bare names. */
  readonly command?: RegExp;
  /**
   * Characters that a line of this format has at most: longer ones are not understood. Keeps patterns that look back from
   * running for minutes on a hostile line. Undefined where long lines are natural (JSON, YAML).
   */
  readonly lineLimit?: number;
  /** Set when `detect` needs the whole text: a piece out of the middle of another one is never this format's. */
  readonly whole?: true;
  /** True when these first lines (or the whole of a small file) are this format's. Exactly one format may say so. */
  detect(head: readonly Line[]): boolean;
  /** A reader for one output. */
  open(context?: TextContext): RowReader<Row>;
}

/** `lineLimit` of formats whose lines are short by nature. */
export const SHORT_LINE = 4096;

/** A row for a line that was not understood. */
export function unparsed(line: Line): Unparsed {
  return { kind: "unparsed", line: line.number, text: line.text };
}

/** All rows of a whole text, as batches. */
export function* parseText<Row extends RowBase>(
  format: TextFormat<Row>,
  lines: Iterable<readonly Line[]>,
  context?: TextContext,
): Generator<(Row | Unparsed)[], void, undefined> {
  const reader = format.open(context);
  for (const batch of lines) yield reader.read(batch);
  yield reader.end();
}
