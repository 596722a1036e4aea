import { SHORT_LINE } from "./format.js";
import { lineReader } from "./line-reader.js";
const HEADER = /^HOST: (\S{1,255})\s+(Loss%(?:\s+[A-Z][A-Za-z]{1,6}%?)*)\s*$/;
const START = /^Start: \S/;
const HOP = /^ *(\d{1,3})\. ?(?:\|--)? ?(?:(?:AS\S{1,12})\s+)?(\S{1,255})(?: \((\S{1,80})\))?((?:\s+\d+(?:\.\d+)?%?){2,14})\s*$/;
const FURTHER = /^ {3,8}(?:\|  [|`]\|--|[|`]\|--|\|) ?\S{1,255}/;
class MtrLines {
    columns = [];
    rows({ text, number }) {
        const header = HEADER.exec(text);
        if (header !== null) {
            this.columns = header[2].split(/\s+/);
            return [{ kind: "header", line: number, from: header[1], to: undefined }];
        }
        if (START.test(text) || FURTHER.test(text))
            return [];
        const m = HOP.exec(text);
        if (m === null)
            return undefined;
        const values = m[4].trim().split(/\s+/);
        return values.length === this.columns.length ? [this.hop(m, values, number)] : undefined;
    }
    hop(m, values, line) {
        const value = (column) => {
            const i = this.columns.indexOf(column);
            return i < 0 ? undefined : Number(values[i].replace("%", ""));
        };
        return {
            kind: "hop",
            line,
            hop: Number(m[1]),
            host: m[2] === "???" ? undefined : (m[3] ?? m[2]),
            lossPercent: value("Loss%"),
            sent: value("Snt"),
            meanMs: value("Avg"),
            bestMs: value("Best"),
            worstMs: value("Wrst"),
        };
    }
}
/** mtr's report. */
export const mtr = {
    id: "mtr",
    kind: "mtr",
    lineLimit: SHORT_LINE,
    from: "mtr 0.85 to 0.95: --report, -w, -b, -z",
    detect: (head) => head.some(({ text }) => HEADER.test(text)),
    open() {
        const lines = new MtrLines();
        return lineReader((line) => lines.rows(line));
    },
};
