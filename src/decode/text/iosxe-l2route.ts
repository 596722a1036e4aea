// IOS-XE `show l2route evpn mac` and `show l2route evpn mac ip`, 16 and 17. Each further next hop of a route stands on a line of its own below
// it, and is a row of its own here. "V:2002 IP:192.0.2.1" (older) and "V:2002 192.0.2.1" name VNI and VTEP, "L:101 ..." an MPLS label.
// Becomes: the MAC mobility history as the switch forwards.
// Not read: the EVI, which is no VLAN and no VNI.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRoute, NosRow, OpenNosRoute } from "./nos-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const HEADING = /^ *EVI +ETag +Prod +Mac Address +(Host IP +)?Next Hop\(s\)( +Seq Number)? *$/;
const RULE = /^ *-{3,}(?: +-{3,})+ *$/;
const ROW = /^ *\d{1,10} +(\d{1,10}) +([A-Z][A-Z0-9]{1,9}) +((?:[0-9a-f]{4}\.){2}[0-9a-f]{4}) +(\S.*)$/i;
/** Another next hop of the route above. */
const MORE = /^ {30,}(\S(?:.*\S)?) *$/;
/** Who made a route that came from elsewhere. */
const BGP = "BGP";
/** Largest Ethernet tag (RFC 7432 section 7.2). */
const MOST_TAG = 2 ** 32 - 1;

/** "V:2002 IP:192.0.2.1", "L:17 192.0.2.1", or an interface: "Gi4:11", "Et0/0 EFP:1". */
export function pointTo(row: OpenNosRoute, hop: string): void {
  const tunnel = /^([LV]):(\d{1,8}) (?:IP:)?([0-9A-Fa-f:.]{2,45})$/.exec(hop);
  const address = tunnel === null ? undefined : canonicalIp(tunnel[3]!);
  row.nextHop = address;
  row.interface = address === undefined ? hop : undefined;
  row.vni = address !== undefined && tunnel![1] === "V" ? Number(tunnel![2]) : undefined;
}

function reader() {
  let sequences = false;
  let last: NosRoute | undefined;
  /** The row of a line, and what its next hop is; undefined for another line. */
  const first = (line: Line): OpenNosRoute | undefined => {
    const m = ROW.exec(line.text);
    const tag = m === null ? undefined : numberOf(m[1], MOST_TAG);
    if (m === null || tag === undefined) return undefined;
    const row = newNosRoute(line.number, "mac", sequences);
    row.ethTag = tag;
    row.mac = canonicalMac(m[3]!);
    row.local = m[2] !== BGP;
    const words = m[4]!.trim().split(/ {1,}/);
    const host = canonicalIp(words[0]!);
    if (host !== undefined) {
      row.ip = host;
      words.shift();
    } else if (sequences) {
      row.seq = numberOf(words.pop(), MOST_MOBILITY);
      if (row.seq === undefined) return undefined;
    }
    if (words.length === 0) return undefined;
    pointTo(row, words.join(" "));
    return row;
  };
  return (line: Line): LineRows<NosRow> => {
    const heading = HEADING.exec(line.text);
    if (heading !== null) sequences = heading[2] !== undefined;
    if (heading !== null || RULE.test(line.text)) return [];
    const more = MORE.exec(line.text);
    if (more === null) {
      const row = first(line);
      last = row ?? last;
      return row === undefined ? undefined : [row];
    }
    if (last === undefined) return undefined;
    const row = { ...last, line: line.number };
    pointTo(row, more[1]!);
    row.local = row.nextHop === undefined;
    return [row];
  };
}

/** IOS-XE layer 2 routes. */
export const iosxeL2route: TextFormat<NosRow> = {
  id: "iosxe-l2route",
  kind: "iosxe-l2route",
  lineLimit: SHORT_LINE,
  from: "IOS-XE: show l2route evpn mac [ip]",
  starts: HEADING,
  detect: (head) => head.some(({ text }) => HEADING.test(text)),
  open: () => lineReader<NosRow>(reader()),
};
