// SONiC `show vxlan remotemac all|VTEP`, 202012 to 202505: a grid. The column of the VTEP is called RemoteVTEP or RemoteTunnel, and an ESI column may
// stand behind it; a MAC that several VTEPs have is repeated, or has blank cells in its further rows.
// Becomes: the MAC mobility history as the switch forwards, without sequences.
// Not read: no line of it is left out.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRoute, NosRow } from "./nos-rows.ts";
import { numberOf } from "./printed-number.ts";

const HEADING = /^\s*\|\s*VLAN\s*\|\s*MAC\s*\|\s*(?:RemoteVTEP|RemoteTunnel)\s*\|/;
const RULE = /^\s*\+[-=+]+\+?\s*$/;
const TOTAL = /^\s*Total count\s*:\s*(\d{1,10})\s*$/;
const ESI = /^(?:[0-9a-f]{2}:){9}[0-9a-f]{2}$/i;

class GridReader {
  private columns: string[] = [];
  private last: NosRoute | undefined;

  readonly line = (line: Line): LineRows<NosRow> => {
    const { text } = line;
    if (HEADING.test(text)) {
      this.columns = cells(text).map((c) => c.toLowerCase());
      return [];
    }
    if (RULE.test(text)) return [];
    const total = TOTAL.exec(text);
    if (total !== null) return [{ kind: "count", line: line.number, count: Number(total[1]) }];
    const row = this.row(line);
    if (row === undefined) return undefined;
    this.last = row;
    return [row];
  };

  private row(line: Line): NosRoute | undefined {
    const values = cells(line.text);
    if (values.length < 5 || values.length !== this.columns.length) return undefined;
    const cell = (...names: string[]) => values[this.columns.findIndex((c) => names.includes(c))] ?? "";
    const mac = canonicalMac(cell("mac")) ?? (cell("mac") === "" ? this.last?.mac : undefined);
    const vtep = canonicalIp(cell("remotevtep", "remotetunnel"));
    if (mac === undefined) return undefined;
    const row = newNosRoute(line.number, "mac", false);
    row.mac = mac;
    row.nextHop = vtep;
    row.vni = numberOf(cell("vni")) ?? (cell("vni") === "" ? this.last?.vni : undefined);
    row.vlan = numberOf(cell("vlan").replace(/^vlan/i, "")) ?? (cell("vlan") === "" ? this.last?.vlan : undefined);
    row.esi = ESI.test(cell("esi")) ? cell("esi").toLowerCase() : undefined;
    row.sticky = cell("type") === "static";
    return row;
  }
}

function cells(text: string): string[] {
  const m = /^\s*\|(.*)\|\s*$/.exec(text);
  return m === null ? [] : m[1]!.split("|").map((c) => c.trim());
}

/** SONiC remote MACs. */
export const sonicRemotemac: TextFormat<NosRow> = {
  id: "sonic-remotemac",
  kind: "sonic-remotemac",
  lineLimit: SHORT_LINE,
  from: "SONiC 202012 to 202505: show vxlan remotemac all",
  starts: /^\|\s*VLAN\s*\|\s*MAC\s*\|\s*(?:RemoteVTEP|RemoteTunnel)/,
  detect: (head) => head.some(({ text }) => HEADING.test(text)),
  open: () => lineReader<NosRow>(new GridReader().line),
};
