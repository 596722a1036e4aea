// VNIs that no header can hold (above 24 bits, RFC 7348 section 5): a damaged or mistyped table. The rows that name one are not understood,
// in whatever format: each format reads its numbers, and this looks at what it read.
import type { Line, RowBase, Unparsed } from "./format.ts";
import { MOST_VNI } from "./printed-number.ts";

/** Formats whose rows name VNIs. The largest texts, pings and tcpdump's, are none of them. */
const NAMES_VNIS = /^(?:frr-|linux-(?:fdb|link|monitor)|eos-|nxos-|iosxe-|junos-|sonic-|gobgp-)/;
/** Fields with a VNI, or a list of them. */
const FIELDS = ["vni", "srcVni", "vnis", "l2Vnis"] as const;

/** True for formats whose rows are to be looked at. */
export function namesVnis(formatId: string): boolean {
  return NAMES_VNIS.test(formatId);
}

/** The rows of one part, as they come. */
export class VniRange {
  /** Line that was given up last: JSON has many rows on one. */
  private line = 0;

  /** Rows with those that name an impossible VNI as not understood, once a line. `lines` are those at hand, for their text. */
  possible(rows: readonly (RowBase | Unparsed)[], lines: readonly Line[]): readonly (RowBase | Unparsed)[] {
    if (rows.every((row) => impossible(row) === undefined)) return rows;
    const out: (RowBase | Unparsed)[] = [];
    for (const row of rows) {
      const vni = impossible(row);
      if (vni === undefined) {
        out.push(row);
        continue;
      }
      const again = row.line === this.line;
      this.line = row.line;
      const text = lines.find((line) => line.number === row.line)?.text ?? `VNI ${vni}`;
      out.push({ kind: "unparsed", line: row.line, text, impossible: vni, ...(again ? { again } : {}) });
    }
    return out;
  }
}

/** A VNI of a row that is none. */
function impossible(row: RowBase | Unparsed): number | undefined {
  const fields = row as Partial<Record<(typeof FIELDS)[number], unknown>>;
  for (const name of FIELDS) {
    const value = fields[name];
    if (typeof value === "number" && name !== "l2Vnis" && value > MOST_VNI) return value;
    if (Array.isArray(value)) {
      const wrong: unknown = value.find((vni) => typeof vni === "number" && vni > MOST_VNI);
      if (wrong !== undefined) return wrong as number;
    }
  }
  return undefined;
}
