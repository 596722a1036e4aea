// `kubectl|oc get ... [-o wide] [-A] [-w]`, text. Traps: cells hold spaces ("1 (5m12s ago)"), so columns are those of the header, and
// only of one print (-w prints rows of other widths without a header); several resources follow each other after a blank line, with
// "vmi.kubevirt.io/" before the name; empty cells at the end are cut; AGE is rounded and tells no time.
// Becomes: facts: node, address and phase of VMs and Pods, addresses of nodes.
// Not read: AGE and other rounded columns; tables of other resources are rows without facts.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { parseKubeMessage } from "./kube-rows.ts";
import type { KubeMessage, KubeTableRow } from "./kube-rows.ts";

type Row = KubeTableRow | KubeMessage;

interface Column {
  readonly name: string;
  readonly at: number;
}

const HEADER = /^(?:NAMESPACE +)?NAME(?: {2,}| *\t| *$)|^LAST SEEN {2,}/;
const WORDS = /^[A-Z][A-Z0-9()%./_-]*(?: [A-Z0-9()%./_-]+)*$/;

/** Columns of a header line; undefined for another line. */
function columnsOf(text: string): Column[] | undefined {
  if (!HEADER.test(text)) return undefined;
  const columns: Column[] = [];
  for (const m of text.matchAll(/\S+(?: \S+)*/g)) {
    if (!WORDS.test(m[0])) return undefined;
    columns.push({ name: m[0], at: m.index });
  }
  return columns.length < 2 ? undefined : columns;
}

class TableReader implements RowReader<Row> {
  private columns: Column[] = [];

  read(lines: readonly Line[]): (Row | Unparsed)[] {
    return lines.flatMap((line): (Row | Unparsed)[] => {
      if (line.text.trim() === "") return [];
      const columns = columnsOf(line.text);
      if (columns !== undefined) {
        this.columns = columns;
        return [];
      }
      return [parseKubeMessage(line.text, line.number) ?? this.row(line) ?? unparsed(line)];
    });
  }

  end(): never[] {
    return [];
  }

  private row(line: Line): KubeTableRow | undefined {
    const values = this.sliced(line.text) ?? this.parted(line.text);
    if (values === undefined) return undefined;
    const cells = new Map<string, string>();
    for (const [i, { name }] of this.columns.entries())
      if (values[i] !== undefined && values[i] !== "") cells.set(name, values[i]);
    const full = cells.get("NAME") ?? cells.get("OBJECT") ?? "";
    const slash = full.indexOf("/");
    const resource = slash < 0 ? undefined : full.slice(0, slash);
    return { kind: "row", line: line.number, resource, name: full.slice(slash + 1), cells };
  }

  /** Cells under their headers; undefined where a cell reaches over into the next column: a row of another print. */
  private sliced(text: string): string[] | undefined {
    const { columns } = this;
    if (columns.length === 0) return undefined;
    for (const { at } of columns.slice(1))
      if (at <= text.length && text[at - 1] !== " " && at - 1 < text.length) return undefined;
    const cells = columns.map(({ at }, i) => text.slice(at, columns[i + 1]?.at ?? text.length).trim());
    // two cells in one column, or none at the start: the widths are not these
    return cells[0] === "" || cells.some((c) => / {2,}/.test(c)) ? undefined : cells;
  }

  private parted(text: string): string[] | undefined {
    const cells = text.trim().split(/ {2,}|\t/);
    return cells.length >= 2 && cells.length <= this.columns.length ? cells : undefined;
  }
}

/** Tables of kubectl. */
export const kubeTable: TextFormat<Row> = {
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
