// `ovs-appctl fdb/show BRIDGE` and `fdb/stats-show`, Open vSwitch 1 to 3. Traps: columns are right aligned; the port may be LOCAL and
// the age "static"; a bridge that is programmed by flows (OVN's br-int) learns nothing, and its table is empty.
// Becomes: the MAC mobility history: on which port of which bridge a MAC was learned.
// Not read: statistics of the table are rows without a fact.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";

/** A learned (or static) MAC. */
export interface OvsFdbRow extends RowBase {
  readonly kind: "mac";
  /** OpenFlow port number, or "LOCAL". */
  readonly port: number | "LOCAL";
  readonly vlan: number;
  readonly mac: string;
  /** Seconds since it was last seen. */
  readonly age: number | "static";
}

/** A line of the table's statistics. */
export interface OvsFdbStat extends RowBase {
  readonly kind: "stat";
  readonly name: string;
  readonly value: string;
}

/** Rows of the MAC table of a bridge. */
export type OvsFdb = OvsFdbRow | OvsFdbStat;

const HEADING = /^\s*port\s+VLAN\s+MAC\s+Age\s*$/;
const ROW = /^\s*(\d{1,5}|LOCAL)\s+(\d{1,4})\s+([0-9a-f]{2}(?::[0-9a-f]{2}){5})\s+(\d{1,9}|static)\s*$/i;
const STATS = /^Statistics for bridge "[^"]*":\s*$/;
const STAT = /^\s+([A-Z][A-Za-z/ ]{3,60}?)\s*:\s+(\d[\d/]{0,40})\s*$/;

function parse(line: Line): OvsFdb | undefined {
  const row = ROW.exec(line.text);
  if (row !== null) {
    const port = row[1] === "LOCAL" ? "LOCAL" : Number(row[1]);
    const age = row[4] === "static" ? "static" : Number(row[4]);
    return { kind: "mac", line: line.number, port, vlan: Number(row[2]), mac: row[3]!.toLowerCase(), age };
  }
  const stat = STAT.exec(line.text);
  return stat === null ? undefined : { kind: "stat", line: line.number, name: stat[1]!, value: stat[2]! };
}

class OvsFdbReader implements RowReader<OvsFdb> {
  read(lines: readonly Line[]): (OvsFdb | Unparsed)[] {
    return lines.flatMap((line) => {
      if (line.text.trim() === "" || HEADING.test(line.text) || STATS.test(line.text)) return [];
      return [parse(line) ?? unparsed(line)];
    });
  }

  end(): never[] {
    return [];
  }
}

/** MAC table of an Open vSwitch bridge. */
export const ovsFdb: TextFormat<OvsFdb> = {
  id: "ovs-fdb",
  kind: "ovs-fdb",
  lineLimit: SHORT_LINE,
  from: "Open vSwitch 1 to 3: ovs-appctl fdb/show BRIDGE, fdb/stats-show",
  starts: /^(?:\s*port\s+VLAN\s+MAC\s+Age\s*$|Statistics for bridge "[^"]*":\s*$)/,
  detect: (head) => head.some((l) => HEADING.test(l.text) || STATS.test(l.text)),
  open: () => new OvsFdbReader(),
};
