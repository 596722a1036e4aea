// mtr --report [-w] [-b] [-z], text, mtr 0.85 to 0.95. Trap: columns are those of the header (-o changes them); a hop may have several
// hosts, the further ones on lines without numbers. Averages only: no timeline.
// Becomes: one fact a hop (path.hop): loss in per cent, probes sent, averages. No stream and no loss period.
// Not read: standard deviation and jitter columns.
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import type { MtrHop, MtrRow } from "./mtr-rows.ts";

const HEADER = /^HOST: (\S{1,255})\s+(Loss%(?:\s+[A-Z][A-Za-z]{1,6}%?)*)\s*$/;
const START = /^Start: \S/;
const HOP =
  /^ *(\d{1,3})\. ?(?:\|--)? ?(?:(?:AS\S{1,12})\s+)?(\S{1,255})(?: \((\S{1,80})\))?((?:\s+\d{1,15}(?:\.\d{1,15})?%?){2,14})\s*$/;
const FURTHER = /^ {3,8}(?:\|  [|`]\|--|[|`]\|--|\|) ?\S{1,255}/;

class MtrLines {
  private columns: string[] = [];

  rows({ text, number }: Line): LineRows<MtrRow> {
    const header = HEADER.exec(text);
    if (header !== null) {
      this.columns = header[2]!.split(/\s+/);
      return [{ kind: "header", line: number, from: header[1], to: undefined }];
    }
    if (START.test(text) || FURTHER.test(text)) return [];
    const m = HOP.exec(text);
    if (m === null) return undefined;
    const values = m[4]!.trim().split(/\s+/);
    return values.length === this.columns.length ? [this.hop(m, values, number)] : undefined;
  }

  private hop(m: RegExpExecArray, values: readonly string[], line: number): MtrHop {
    const value = (column: string) => {
      const i = this.columns.indexOf(column);
      return i < 0 ? undefined : Number(values[i]!.replace("%", ""));
    };
    return {
      kind: "hop",
      line,
      hop: Number(m[1]),
      host: m[2] === "???" ? undefined : (m[3] ?? m[2]),
      lossPercent: value("Loss%")!,
      sent: value("Snt"),
      meanMs: value("Avg"),
      bestMs: value("Best"),
      worstMs: value("Wrst"),
    };
  }
}

/** mtr's report. */
export const mtr: TextFormat<MtrRow> = {
  id: "mtr",
  kind: "mtr",
  lineLimit: SHORT_LINE,
  from: "mtr 0.85 to 0.95: --report, -w, -b, -z",
  detect: (head) => head.some(({ text }) => HEADER.test(text)),
  open() {
    const lines = new MtrLines();
    return lineReader<MtrRow>((line) => lines.rows(line));
  },
};
