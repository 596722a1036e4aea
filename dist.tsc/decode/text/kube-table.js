import { SHORT_LINE, unparsed } from "./format.js";
import { parseKubeMessage } from "./kube-rows.js";
const HEADER = /^(?:NAMESPACE +)?NAME(?: {2,}| *\t| *$)|^LAST SEEN {2,}/;
const WORDS = /^[A-Z][A-Z0-9()%./_-]*(?: [A-Z0-9()%./_-]+)*$/;
/** Columns of a header line; undefined for another line. */
function columnsOf(text) {
    if (!HEADER.test(text))
        return undefined;
    const columns = [];
    for (const m of text.matchAll(/\S+(?: \S+)*/g)) {
        if (!WORDS.test(m[0]))
            return undefined;
        columns.push({ name: m[0], at: m.index });
    }
    return columns.length < 2 ? undefined : columns;
}
class TableReader {
    columns = [];
    read(lines) {
        return lines.flatMap((line) => {
            if (line.text.trim() === "")
                return [];
            const columns = columnsOf(line.text);
            if (columns !== undefined) {
                this.columns = columns;
                return [];
            }
            return [parseKubeMessage(line.text, line.number) ?? this.row(line) ?? unparsed(line)];
        });
    }
    end() {
        return [];
    }
    row(line) {
        const values = this.sliced(line.text) ?? this.parted(line.text);
        if (values === undefined)
            return undefined;
        const cells = new Map();
        for (const [i, { name }] of this.columns.entries())
            if (values[i] !== undefined && values[i] !== "")
                cells.set(name, values[i]);
        const full = cells.get("NAME") ?? cells.get("OBJECT") ?? "";
        const slash = full.indexOf("/");
        const resource = slash < 0 ? undefined : full.slice(0, slash);
        return { kind: "row", line: line.number, resource, name: full.slice(slash + 1), cells };
    }
    /** Cells under their headers; undefined where a cell reaches over into the next column: a row of another print. */
    sliced(text) {
        const { columns } = this;
        if (columns.length === 0)
            return undefined;
        for (const { at } of columns.slice(1))
            if (at <= text.length && text[at - 1] !== " " && at - 1 < text.length)
                return undefined;
        const cells = columns.map(({ at }, i) => text.slice(at, columns[i + 1]?.at ?? text.length).trim());
        // two cells in one column, or none at the start: the widths are not these
        return cells[0] === "" || cells.some((c) => / {2,}/.test(c)) ? undefined : cells;
    }
    parted(text) {
        const cells = text.trim().split(/ {2,}|\t/);
        return cells.length >= 2 && cells.length <= this.columns.length ? cells : undefined;
    }
}
/** Tables of kubectl. */
export const kubeTable = {
    id: "kube-table",
    kind: "kube-table",
    lineLimit: SHORT_LINE,
    from: "kubectl|oc get, tables with a header, -o wide, -A, -w",
    detect(head) {
        const first = head.find((l) => l.text.trim() !== "" && parseKubeMessage(l.text, l.number) === undefined);
        return first !== undefined && columnsOf(first.text) !== undefined;
    },
    open: () => new TableReader(),
};
