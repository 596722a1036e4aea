// IOS-XE `show [ip] bgp l2vpn evpn [evi N] [route-type N ...] [detail]`, 16 and 17: the table, and the entries of its detailed forms. A prefix
// names its RD in second place and its MAC as 12 hex digits: [2][RD][tag][48][MAC][length][address]/length. "::" is a local next hop. In the
// table it stands on the line below; in an entry each path is several lines, from "Refresh Epoch" on.
// Becomes: the MAC mobility history as BGP holds it, without sequences: how these forms spell them was never seen, so none is said.
// Not read: paths kept as received before the inbound policy ("received-only"), AS paths, communities but for the encapsulation.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRow, OpenNosRoute } from "./nos-rows.ts";
import { numberOf } from "./printed-number.ts";

const PREFIX = String.raw`\[\d{1,2}\](?:\[[^\]\s]{0,60}\]){2,10}/\d{1,3}`;
const ENTRY = new RegExp(`^ *BGP routing table entry for (${PREFIX}), version \\d{1,20} *$`);
/** Status of a path: valid, best, and so on; "i" is a path from an internal peer. */
const STATUS = String.raw`[*sdhrSmbfxactL ][>*sdhrSmbfxactL ]{0,3}i?`;
const ROW = new RegExp(`^ (${STATUS}) {1,4}(${PREFIX})(?: +(\\S.*))?$`);
/** A further path of the prefix above: its status and next hop. */
const MORE = new RegExp(`^ (${STATUS}) {12,}([0-9A-Fa-f:.]{2,45})(?: .*)?$`);
const BELOW = /^ {15,}([0-9A-Fa-f:.]{2,45})(?: .*)?$/;
const LEGEND =
  /^(?:BGP table version is |Status codes: |Origin codes: |RPKI validation codes: | {5,20}(?:r RIB-failure|x best-external|t secondary)| +Network +Next Hop |\s*Route Distinguisher: \S{3,40}(?: \(.{1,60}\))?\s*$)/;

const EPOCH = /^ *Refresh Epoch \d{1,10} *$/;
const HOP =
  /^ {4,}([0-9A-Fa-f:.]{2,45}) (?:\((?:metric \d{1,10}|inaccessible)\) ){0,2}\(via [^)]{1,60}\) from \S{2,45} \(\S{2,45}\) *$/;
const ORIGIN = /^ {4,}Origin (?:IGP|EGP|incomplete),(.*)$/;
const SEGMENT = /^ {4,}EVPN ESI: ([0-9A-Fa-f]{20}), (?:Label1 (\d{1,8})|Gateway Address: )/;
const COMMUNITY = /^ {4,}Extended Community: (\S.*)$/;
const ORIGINATOR = /^ {4,}Originator: (\S{2,45}), Cluster list: /;
/** Lines of a path that hold nothing that is used. */
const NOTHING =
  /^ {4,}(?:Community: |Large Community: |PMSI Attribute: |rx pathid: |Updated on |IGMP\/MLD |Rcvd Label: |net: |flags: |attribute: |Local irb vxlan vtep:|vrf:|local router mac:|core-irb interface:|vtep-ip:|sec-vtep-ip:|[A-Za-z][\w -]{0,30}:\S)/;
/** Lines of an entry before its first path, and the AS path or "Local" above each. */
const HEAD =
  /^ *(?:Paths: \(|Flag: 0x|Advertised to update-groups:|Not advertised to any peer|Local(?:,.*)? *$|(?:\d[\d. {}(),]*|\(\d[\d ]*\))(?:, ?(?:\(|imported path from ).*)?$)/;
const GROUPS = /^ {5,}(?:\d{1,10} *)+$/;

/** Fields of a prefix: [2][RD][tag][48][MAC][length][address]. Of other types the number and the RD are used. */
function routeOf(line: number, prefix: string): OpenNosRoute {
  const parts = prefix.slice(1, prefix.lastIndexOf("]")).split("][");
  const row = newNosRoute(line, "bgp", false);
  row.routeType = numberOf(parts[0]);
  row.rd = parts[1];
  if (row.routeType !== 2 || parts.length < 7) return row;
  row.ethTag = numberOf(parts[2], 2 ** 32 - 1);
  row.mac = /^[0-9A-Fa-f]{12}$/.test(parts[4]!) ? canonicalMac(parts[4]!.match(/../g)!.join(":")) : undefined;
  if (parts[5] !== "0") row.ip = canonicalIp(parts[6]!);
  return row;
}

/** The next hop; false where it is none. */
function pointTo(row: OpenNosRoute, hop: string): boolean {
  const address = canonicalIp(hop);
  row.local = address === "::" || address === "0.0.0.0";
  row.nextHop = row.local ? undefined : address;
  return address !== undefined;
}

/** Reads one output. */
class IosxeRoutes {
  /** The prefix of the table above, or of the entry. */
  private route: OpenNosRoute | undefined;
  /** A row of the table whose next hop stands on the next line. */
  private waits: string | undefined;
  private entry = false;
  /** The path that is being read: told once its last line can have come. */
  private open: OpenNosRoute | undefined;
  private placed = false;
  private label: number | undefined;
  /** The communities of the open path are whole: a path that was cut before them tells no VNI. */
  private vxlan = false;
  private received = false;

  readonly end = (): NosRow[] => {
    const { open, placed, received } = this;
    if (open !== undefined && this.vxlan) open.vni = this.label;
    this.open = undefined;
    this.placed = false;
    this.received = false;
    this.vxlan = false;
    this.label = undefined;
    return open !== undefined && placed && !received ? [open] : [];
  };

  readonly line = (line: Line): LineRows<NosRow> => {
    const { number, text } = line;
    const begins = ENTRY.exec(text);
    if (begins !== null) {
      const rows = this.end();
      this.route = routeOf(number, begins[1]!);
      this.entry = true;
      return rows;
    }
    if (LEGEND.test(text)) {
      this.entry = false;
      this.route = undefined;
      return this.end();
    }
    return this.entry ? this.ofEntry(line) : this.ofTable(line);
  };

  private ofTable({ number, text }: Line): LineRows<NosRow> {
    const row = ROW.exec(text);
    if (row !== null) {
      this.route = routeOf(number, row[2]!);
      this.waits = row[1];
      return row[3] === undefined ? [] : this.path(number, row[1]!, row[3].split(" ", 1)[0]!);
    }
    if (this.route === undefined) return undefined;
    const more = MORE.exec(text);
    if (more !== null && /\S/.test(more[1]!)) return this.path(number, more[1]!, more[2]!);
    const below = this.waits === undefined ? null : BELOW.exec(text);
    return below === null ? undefined : this.path(this.route.line, this.waits!, below[1]!);
  }

  private path(line: number, status: string, hop: string): LineRows<NosRow> {
    const row = { ...this.route!, line };
    this.waits = undefined;
    row.best = status.includes(">");
    return pointTo(row, hop) ? [row] : undefined;
  }

  private ofEntry({ number, text }: Line): LineRows<NosRow> {
    if (EPOCH.test(text)) {
      const rows = this.end();
      this.open = { ...this.route!, line: number };
      return rows;
    }
    const { open } = this;
    if (open !== undefined && this.ofPath(open, number, text)) return [];
    if (!HEAD.test(text) && !GROUPS.test(text)) return undefined;
    if (/, ?\(received-only\)/.test(text)) this.received = true;
    return [];
  }

  private ofPath(open: OpenNosRoute, number: number, text: string): boolean {
    const hop = HOP.exec(text);
    if (hop !== null) {
      open.line = number;
      this.placed = pointTo(open, hop[1]!);
      return this.placed;
    }
    if (!this.placed) return false;
    const origin = ORIGIN.exec(text);
    if (origin !== null) {
      open.best = /, best\b/.test(origin[1]!);
      return true;
    }
    const segment = SEGMENT.exec(text);
    if (segment !== null) {
      open.esi = segment[1]!.toLowerCase().match(/../g)!.join(":");
      // of two labels the first is of the MAC-VRF (RFC 7432 section 7.2); whether it is a VNI the encapsulation tells
      if (open.routeType === 2) this.label = numberOf(segment[2], 2 ** 24 - 1);
      return true;
    }
    const community = COMMUNITY.exec(text);
    if (community !== null) {
      this.vxlan = /(?:^| )ENCAP:8(?= |$)/.test(community[1]!);
      return true;
    }
    const originator = ORIGINATOR.exec(text);
    if (originator !== null) open.originator = canonicalIp(originator[1]!);
    return originator !== null || NOTHING.test(text) || /^ {8,}\S/.test(text);
  }
}

/** IOS-XE EVPN routes of BGP. */
export const iosxeEvpnRoutes: TextFormat<NosRow> = {
  id: "iosxe-evpn-routes",
  kind: "iosxe-evpn-routes",
  lineLimit: SHORT_LINE,
  from: "IOS-XE: show bgp l2vpn evpn [route-type N] [detail]",
  detect: (head) => head.some(({ text }) => ENTRY.test(text) || ROW.test(text)),
  open() {
    const reader = new IosxeRoutes();
    return lineReader<NosRow>(reader.line, reader.end);
  },
};
