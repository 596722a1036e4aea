// GoBGP `gobgp global rib -a evpn`, `gobgp neighbor X adj-in|adj-out -a evpn`, 1.x to 3.x. The prefix is a list of names and values in brackets, in old versions
// with ESI and labels, and without a blank behind it; the AS path may be blank, in brackets, or missing.
// Becomes: the MAC mobility history as BGP knows it.
// Not read: attributes but for communities, originator and segment.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRoute, NosRow } from "./nos-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const HEADING = /^\s*(?:ID +)?Network +(?:Labels +)?Next Hop +AS_PATH +Age +Attrs\s*$/;
const BEGIN = /^\s*(?:\d+ +)?(\*>|\* ?| )? *((?:[*VINS ]{1,3})?)\[type:([\w-]{1,32})\]/;
const ITEM = /^\[([a-z]{2,9}):((?:\[[^\]]{0,40}\]|[^[\]]){0,80})\]/;
const TYPES = new Map([
  ["A-D", 1],
  ["macadv", 2],
  ["multicast", 3],
  ["esi", 4],
  ["Prefix", 5],
  ["prefix", 5],
]);

function rowOf(line: Line): NosRoute | undefined {
  const begin = BEGIN.exec(line.text);
  if (begin === null) return undefined;
  const row = newNosRoute(line.number, "bgp", true);
  row.routeType = TYPES.get(begin[3]!);
  row.best = line.text.slice(0, begin[0].length).includes("*>");
  let rest = line.text.slice(line.text.indexOf("[type:"));
  let labels = "";
  for (let m = ITEM.exec(rest); m !== null; m = ITEM.exec(rest)) {
    if (m[1] === "labels") labels = m[2]!;
    else item(row, m[1]!, m[2]!);
    rest = rest.slice(m[0].length);
  }
  const own = /^ *\[([\d,]{1,40})\] +/.exec(rest);
  if (own !== null) {
    labels = own[1]!;
    rest = rest.slice(own[0].length);
  }
  const hop = /^ *([0-9A-Fa-f:.]{2,45})(?= |$)/.exec(rest);
  const ip = hop === null ? undefined : canonicalIp(hop[1]!);
  if (ip === undefined) return undefined;
  row.local = ip === "0.0.0.0" || ip === "::";
  row.nextHop = row.local ? undefined : ip;
  return attributes(row, rest, labels) ? row : undefined;
}

function item(row: ReturnType<typeof newNosRoute>, name: string, value: string): void {
  if (name === "rd") row.rd = value;
  else if (name === "etag") row.ethTag = numberOf(value);
  else if (name === "mac") row.mac = canonicalMac(value);
  // "<nil>", "invalid IP" and 0.0.0.0 are how versions print no address
  else if (name === "ip" && value !== "0.0.0.0" && value !== "::") row.ip = canonicalIp(value);
}

/** False where a number of them cannot be. */
function attributes(row: ReturnType<typeof newNosRoute>, rest: string, labels: string): boolean {
  const mobility = /\[mac-mobility: (\d{1,10})([^\]]{0,40})\]/.exec(rest);
  if (mobility !== null) {
    row.seq = numberOf(mobility[1], MOST_MOBILITY);
    if (row.seq === undefined) return false;
    row.sticky = /sticky|static/i.test(mobility[2]!);
  }
  const originator = /\{Originator: ([0-9.]{7,15})\}/.exec(rest);
  row.originator = originator === null ? undefined : canonicalIp(originator[1]!);
  // without the community the label is an MPLS label (RFC 8365 section 5.1.3)
  const label = /\d{1,8}/.exec(labels);
  if (label !== null && /\bVXLAN\b/.test(rest)) row.vni = Number(label[0]);
  return true;
}

/** GoBGP EVPN routes. */
export const gobgpEvpnRoutes: TextFormat<NosRow> = {
  id: "gobgp-evpn-routes",
  kind: "gobgp-evpn-routes",
  lineLimit: SHORT_LINE,
  from: "GoBGP 1.x to 3.x: gobgp global rib -a evpn",
  starts: /^\s*(?:ID +)?Network +(?:Labels +)?Next Hop +AS_PATH +Age +Attrs\s*$/,
  detect: (head) => head.some((line) => rowOf(line) !== undefined),
  open: () =>
    lineReader<NosRow>((line) => {
      const row = rowOf(line);
      if (row !== undefined) return [row];
      return HEADING.test(line.text) || /^Network not in table\s*$/.test(line.text) ? [] : undefined;
    }),
};
