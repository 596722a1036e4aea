// A reader for outputs whose lines are decided one after the other.
import type { Line, RowBase, RowReader, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";

/** Rows that a line completes: none for a legend or a line that goes into a later row; undefined when it is not understood. */
export type LineRows<Row> = readonly Row[] | undefined;

/** Reads by `line`, and what waited by `last`. Blank lines are passed over. */
export function lineReader<Row extends RowBase>(
  line: (line: Line) => LineRows<Row>,
  last: () => readonly Row[] = () => [],
): RowReader<Row> {
  return {
    read(lines: readonly Line[]): (Row | Unparsed)[] {
      const out: (Row | Unparsed)[] = [];
      for (const l of lines) {
        if (l.text.trim() === "") continue;
        const rows = line(l);
        if (rows === undefined) out.push(unparsed(l));
        else for (const row of rows) out.push(row);
      }
      return out;
    },
    end: () => [...last()],
  };
}
