// NX-OS `show bgp l2vpn evpn [vni-id N]`, 7 to 10: the table, and the entries of `show bgp l2vpn evpn MAC` and `... route-type N`. The table's prefixes have an ESI in second place, dotted MACs and a length behind a slash;
// the next hop stands on the line below, or on the same one in a wide terminal; further paths of a prefix repeat only the status. "(L2VNI N)"
// behind the route distinguisher names the VNI of what was imported; sections of other distinguishers name none.
// Becomes: the MAC mobility history as BGP holds it.
// Not read: metrics, AS paths, peers that a path was advertised to. Sequence numbers are in entries only; the table does not show them.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRow, OpenNosRoute } from "./nos-rows.ts";
import { ENTRY, NxosEntry } from "./nxos-evpn-entry.ts";
import { numberOf } from "./printed-number.ts";

const TITLE = /^ *BGP routing table information for VRF \S{1,60}, address family L2VPN EVPN *$/;
const RD = /^ *Route Distinguisher: (\S{3,40})(?: +\((L2VNI|L3VNI|ES|EVI)[ :]+(\S{1,40})\))? *$/;
/** Status, way of the path, prefix, and what stands behind it. */
const PREFIX = /^ ?([*sxSdh ][> ]?[|&2 ]?)([a-zI]) ?(\[\d{1,2}\](?::\[[^\]\s]{0,60}\]){1,9})\/\d{1,3}(?: +(\S.*))?$/;
const PATH = /^ ?([*sxSdh ][> ]?[|&2 ]?)([a-zI]) {3,}(\S.*)$/;
const HOP = /^ {10,}(\S.*)$/;
const LEGEND =
  /^(?: *BGP table version is |Status: |Path type: |Origin codes: | +Network +Next Hop |njected$|est2$|(?:\d{1,10} )*[ie?]\s*$)/;
const SHAPE =
  /\[2\]:\[[^\]\s]{1,40}\]:\[\d{1,10}\]:\[48\]:\[(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}\]:\[\d{1,3}\]:\[[0-9A-Fa-f:.]{1,45}\]\/\d{1,3}/;

/** Fields of a prefix: [2]:[ESI]:[tag]:[48]:[MAC]:[length]:[address]. Of other types the number alone is used. */
function prefixOf(row: OpenNosRoute, prefix: string): void {
  const parts = prefix.slice(1, -1).split("]:[");
  row.routeType = numberOf(parts[0]);
  if (row.routeType !== 2 || parts.length < 5) return;
  row.esi = parts[1] === "0" ? undefined : parts[1];
  row.ethTag = numberOf(parts[2], 2 ** 32 - 1);
  row.mac = canonicalMac(parts[4]!);
  if (Number(parts[5] ?? 0) > 0) row.ip = canonicalIp(parts[6] ?? "");
}

function routeOf(line: number, rd: string | undefined, vni: number | undefined, prefix: string): OpenNosRoute {
  const row = newNosRoute(line, "bgp", false);
  row.rd = rd;
  row.vni = vni;
  prefixOf(row, prefix);
  return row;
}

function reader() {
  let rd: string | undefined;
  let vni: number | undefined;
  /** The last prefix; `waits` until its next hop comes. */
  let last: OpenNosRoute | undefined;
  let waits = false;
  let entry: NxosEntry | undefined;
  const end = (): NosRow[] => {
    const rows = entry?.end() ?? [];
    entry = undefined;
    return rows;
  };
  const path = (line: Line, status: string, way: string, hop: string | undefined): LineRows<NosRow> => {
    const row = last!;
    row.line = line.number;
    row.best = status.includes(">");
    row.local = way === "l";
    row.nextHop = undefined;
    waits = hop === undefined;
    if (hop === undefined) return [];
    return hopOf(row, hop);
  };
  const hopOf = (row: OpenNosRoute, text: string): LineRows<NosRow> => {
    row.nextHop = canonicalIp(text.split(" ", 1)[0]!);
    waits = false;
    return row.nextHop === undefined ? undefined : [{ ...row }];
  };
  const beginEntry = (number: number, prefix: string): NosRow[] => {
    const rows = end();
    last = undefined;
    entry = new NxosEntry(routeOf(number, rd, vni, prefix));
    return rows;
  };
  const one = (line: Line): LineRows<NosRow> => {
    const { number, text } = line;
    const begins = ENTRY.exec(text);
    if (begins !== null) return beginEntry(number, begins[1]!);
    const distinguisher = RD.exec(text);
    if (distinguisher !== null) {
      rd = distinguisher[1];
      vni = distinguisher[2] === "L2VNI" ? numberOf(distinguisher[3]) : undefined;
      last = undefined;
      return end();
    }
    if (TITLE.test(text)) return end();
    if (entry !== undefined) return entry.line(line);
    if (LEGEND.test(text)) return [];
    const prefix = PREFIX.exec(text);
    if (prefix !== null) {
      last = routeOf(number, rd, vni, prefix[3]!);
      return path(line, prefix[1]!, prefix[2]!, prefix[4]);
    }
    const more = last === undefined ? null : PATH.exec(text);
    if (more !== null) return path(line, more[1]!, more[2]!, more[3]);
    const hop = last === undefined || !waits ? null : HOP.exec(text);
    return hop === null ? undefined : hopOf(last!, hop[1]!);
  };
  return lineReader<NosRow>(one, end);
}

/** NX-OS EVPN routes of BGP. */
export const nxosEvpnRoutes: TextFormat<NosRow> = {
  id: "nxos-evpn-routes",
  kind: "nxos-evpn-routes",
  lineLimit: SHORT_LINE,
  from: "NX-OS: show bgp l2vpn evpn",
  starts: TITLE,
  detect: (head) =>
    head.some(({ text }) => TITLE.test(text) || SHAPE.test(text)) &&
    head.some(({ text }) => PREFIX.test(text) || ENTRY.test(text)),
  open: reader,
};
