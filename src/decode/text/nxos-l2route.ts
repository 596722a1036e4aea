// NX-OS `show l2route evpn mac|mac-ip all|evi N [detail]`, 7 to 10. The topology is the VLAN, not the VNI: that is the label, where shown. Flags
// may be blank or end in a comma; the host's address stands before the producer on some platforms and behind the sequence on others.
// Becomes: the MAC mobility history as the switch forwards.
// Not read: sent-to lists and route tags of `detail`.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRoute, NosRow } from "./nos-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const HEADING = /^\s*Topo(?:logy|logy ID| ID) +Mac Address +(?:Host IP(?:\(s\))? +)?Prod +Flags +Seq ?No +/i;
const ROW =
  /^\s*(\d{1,8}) +((?:[0-9a-f]{4}\.){2}[0-9a-f]{4}) +(?:([0-9A-Fa-f:.]{2,45}) +)?([A-Za-z][\w_-]{1,20}) +(?:([A-Za-z(),-]{1,60}) +)?(\d{1,10}) +(\S.*)$/;
const LEGEND =
  /^\s*(?:Flags ?-|\([A-Za-z]+\):|-{5,}|(?:Sent To|SOO|L3-Info|ESI|Peer ID|Encap|PF_RT|Label|VNI|Route Resolution Type|Forwarding State|Resultant PL)\b.*:)/i;

function rowOf(line: Line): NosRoute | undefined {
  const m = ROW.exec(line.text);
  if (m === null || numberOf(m[6], MOST_MOBILITY) === undefined) return undefined;
  const row = newNosRoute(line.number, "mac", true);
  row.vlan = Number(m[1]);
  row.mac = canonicalMac(m[2]!);
  const flags = m[5] ?? "";
  row.seq = Number(m[6]);
  row.sticky = /Stt/.test(flags);
  row.duplicate = /Dup|Pf/.test(flags);
  const words = m[7]!
    .replace(/ ?\([^)]*\)/g, "")
    .trim()
    .split(/[\s,]+/);
  // behind the sequence: the host's address of a MAC+IP row, then the next hop
  const hosts = words.filter((w) => canonicalIp(w) !== undefined);
  const host = m[3] ?? (words.length > 1 && canonicalIp(words[0]!) !== undefined ? words[0] : undefined);
  row.ip = host === undefined ? undefined : canonicalIp(host);
  const where = words.at(-1)!;
  row.local = /^(?:local|hmm|static)$/i.test(m[4]!) || /^local$/i.test(where);
  if (hosts.includes(where)) row.nextHop = canonicalIp(where);
  else if (!/^local$/i.test(where)) row.interface = where;
  const label = /\(Label: (\d{1,8})\)/.exec(m[7]!);
  if (label !== null) row.vni = Number(label[1]);
  return row;
}

/** NX-OS layer 2 routes. */
export const nxosL2route: TextFormat<NosRow> = {
  id: "nxos-l2route",
  kind: "nxos-l2route",
  lineLimit: SHORT_LINE,
  from: "NX-OS: show l2route evpn mac|mac-ip all",
  starts: /^ *Topo(?:logy|logy ID| ID) +Mac Address +/,
  // without the heading by the producers: tables of MACs of other systems have rows of the same shape
  detect: (head) =>
    head.some(({ text }) => HEADING.test(text) || / (?:BGP|Local|HMM|VXLAN) /.test(ROW.test(text) ? text : "")),
  open() {
    const one = (line: Line): LineRows<NosRow> => {
      const row = rowOf(line);
      if (row !== undefined) return [row];
      return HEADING.test(line.text) || LEGEND.test(line.text) ? [] : undefined;
    };
    return lineReader<NosRow>(one);
  },
};
