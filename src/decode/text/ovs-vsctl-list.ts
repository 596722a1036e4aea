// `ovs-vsctl list TABLE` (one column a line, records parted by blank lines), `--format=table`, `ovs-vsctl get TABLE ROW map` and the
// same of ovn-nbctl and ovn-sbctl. Traps: values are quoted only when needed; an empty optional is "[]"; a set of one has no brackets.
// Becomes: facts: MTU, attached MAC, tag and trunks of a record that has them; errors as findings.
// Not read: all other columns are kept in the rows.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";
import { parseOvsValue } from "./ovs-rows.ts";
import type { OvsRecord, OvsValue } from "./ovs-rows.ts";

/** Name, padding to 20 columns (more for longer names), colon. Pasted outputs lose the padding. */
const COLUMN = /^([a-z_][a-z_0-9]{0,40}) *: (.*)$/;
const PADDED = /^[a-z_][a-z_0-9]{0,19} *(?<=^.{20}): /;
const RULE = /^-{2,}(?: -{2,})+\s*$/;
const HEADINGS = /^[a-z_][a-z_0-9]*(?: +[a-z_][a-z_0-9]*)+\s*$/;
const KNOWN = new Set(
  "name _uuid type options ofport tag trunks interfaces external_ids ports mtu mac_in_use link_state".split(" "),
);
/** A set of references may be long. */
const LONG_LINE = 65_536;
const MAP = /^\{(?:"?[\w.:/-]+"?=.*)?\}\s*$/;

class ListReader implements RowReader<OvsRecord> {
  private columns = new Map<string, OvsValue>();
  private first = 0;
  private table: { name: string; from: number; to: number }[] | undefined;
  private headings: Line | undefined;

  read(lines: readonly Line[]): (OvsRecord | Unparsed)[] {
    return lines.flatMap((line) => this.line(line));
  }

  end(): (OvsRecord | Unparsed)[] {
    const out: (OvsRecord | Unparsed)[] = this.close();
    if (this.headings !== undefined) out.push(unparsed(this.headings));
    this.headings = undefined;
    return out;
  }

  private line(line: Line): (OvsRecord | Unparsed)[] {
    const { text } = line;
    if (text.trim() === "") return this.close();
    const { headings } = this;
    if (headings !== undefined) {
      this.headings = undefined;
      if (!RULE.test(text)) return [unparsed(headings), ...this.line(line)];
      this.table = columnsOf(headings.text, text);
      return [];
    }
    if (this.table !== undefined) return [this.cells(line, this.table)];
    if (MAP.test(text) && this.columns.size === 0) {
      return [{ kind: "record", line: line.number, columns: new Map([["value", parseOvsValue(text)]]) }];
    }
    const column = COLUMN.exec(text);
    if (column !== null) {
      const out = this.columns.has(column[1]!) ? this.close() : [];
      if (this.columns.size === 0) this.first = line.number;
      this.columns.set(column[1]!, parseOvsValue(column[2]!));
      return out;
    }
    if (this.columns.size === 0 && HEADINGS.test(text)) {
      this.headings = line;
      return [];
    }
    return [unparsed(line)];
  }

  private cells(line: Line, table: readonly { name: string; from: number; to: number }[]): OvsRecord {
    const columns = new Map<string, OvsValue>();
    for (const [i, c] of table.entries()) {
      const cell = i === table.length - 1 ? line.text.slice(c.from) : line.text.slice(c.from, c.to);
      columns.set(c.name, parseOvsValue(cell));
    }
    return { kind: "record", line: line.number, columns };
  }

  private close(): OvsRecord[] {
    if (this.columns.size === 0) return [];
    const { columns, first } = this;
    this.columns = new Map();
    return [{ kind: "record", line: first, columns }];
  }
}

function columnsOf(headings: string, rule: string): { name: string; from: number; to: number }[] {
  const out: { name: string; from: number; to: number }[] = [];
  for (const m of rule.matchAll(/-+/g)) {
    const [from, to] = [m.index, m.index + m[0].length];
    out.push({ name: headings.slice(from, to).trim(), from, to });
  }
  return out;
}

function isTable(lines: readonly Line[]): boolean {
  const [headings, rule] = lines;
  if (headings === undefined || rule === undefined || !RULE.test(rule.text) || !HEADINGS.test(headings.text))
    return false;
  return headings.text.split(/\s+/).some((h) => KNOWN.has(h));
}

/** True for a record of OVN's address sets, which have their own format: a name and addresses, and nothing of a port. */
export function isAddressSet(names: ReadonlySet<string>): boolean {
  return names.has("addresses") && names.has("name") && names.size <= 4;
}

/** Column names of the first record. */
export function firstColumns(head: readonly Line[]): Set<string> {
  const names = new Set<string>();
  for (const { text } of head) {
    const name = COLUMN.exec(text)?.[1];
    if (names.size > 0 && (text.trim() === "" || (name !== undefined && names.has(name)))) break;
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** Database records, text. */
export const ovsVsctlList: TextFormat<OvsRecord> = {
  id: "ovs-vsctl-list",
  kind: "ovs-vsctl",
  lineLimit: LONG_LINE,
  from: "Open vSwitch 2 to 3, OVN: ovs-vsctl|ovn-nbctl|ovn-sbctl list, find, --format=table, get of a map",
  detect(head) {
    const lines = head.filter((l) => l.text.trim() !== "");
    if (lines.length === 0) return false;
    if (isTable(lines)) return true;
    if (lines.length === 1 && MAP.test(lines[0]!.text) && lines[0]!.text.includes("=")) return true;
    if (isAddressSet(firstColumns(head))) return false;
    const columns = lines.filter((l) => COLUMN.test(l.text)).length;
    const named = /^(?:_uuid|name) *: /.test(lines[0]!.text) && lines.length > 1;
    return (PADDED.test(lines[0]!.text) || named) && columns * 4 >= lines.length * 3;
  },
  open: () => new ListReader(),
};
