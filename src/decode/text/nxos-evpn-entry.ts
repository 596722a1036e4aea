// The entry of one NX-OS EVPN route, `show bgp l2vpn evpn MAC` and `... route-type N`: each path in several lines, with the sequence that the
// table of nxos-evpn-routes.ts does not show. A path is told once its Extcommunity can no longer follow: at the next path, entry or end.
import { canonicalIp } from "../../core/address.ts";
import type { Line } from "./format.ts";
import type { NosRow, OpenNosRoute } from "./nos-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

/** Begins an entry: its prefix. */
export const ENTRY =
  /^ *BGP routing table entry for (\[\d{1,2}\](?::\[[^\]\s]{0,60}\]){1,9})\/\d{1,3}, version \d{1,20} *$/;
const PATH_TYPE = /^ +Path type: ([a-z]{1,20}),(.*)$/;
const HOP =
  /^ {3,}([0-9A-Fa-f:.]{2,45}) (?:\((?:metric \d{1,10}|inaccessible)[^)]{0,60}\) ){0,2}from \S{2,45} \(\S{2,45}\) *$/;
const LABEL = /^ +Received label (\d{1,8})(?: \d{1,8})* *$/;
const COMMUNITY = /^ +Extcommunity: (\S.*)$/;
/** Flags and sequence of the MAC Mobility community (RFC 7432 section 7.7): the lowest bit of the flags is "sticky". */
const MOBILITY = /\bMAC Mobility Sequence:([0-9a-f]{2}):(\d{1,10})(?=\s|$)/i;
const ORIGINATOR = /^ +Originator: (\S{2,45}) /;
const NOTHING =
  /^ *(?:Paths: \(|Flags: \(|Multipath: |(?:Advertised )?[Pp]ath-id \d|Imported (?:from|to) |AS-Path: |Gateway IP: |Origin (?:IGP|EGP|incomplete), |Community: |Large Community: |PMSI Tunnel Attribute:|ESI: |Cluster list: |Tunnel Type: |Label: \d|Tunnel Id: )/;
/** Peers that a path was advertised to, and the rest of a list that was broken over lines. */
const MORE = /^ {4,}\S+(?: +\S+)* *$/;

/** Reads the lines below the heading of an entry. */
export class NxosEntry {
  private readonly route: OpenNosRoute;
  private open: OpenNosRoute | undefined;
  /** Whether the hop and the communities of the open path have come: of a path that was cut "no sequence" would be a claim. */
  private placed = false;
  private whole = false;
  private peers = false;

  constructor(route: OpenNosRoute) {
    this.route = route;
  }

  /** Rows that a line completes; undefined for a line that belongs to no entry. */
  line({ number, text }: Line): NosRow[] | undefined {
    const type = PATH_TYPE.exec(text);
    if (type !== null) {
      const rows = this.end();
      this.open = { ...this.route, line: number, seqShown: undefined };
      this.open.local = type[1] === "local";
      this.open.best = / is best path\b/.test(type[2]!);
      this.peers = false;
      return rows;
    }
    const { open } = this;
    if (open !== undefined && this.ofPath(open, text)) return [];
    if (NOTHING.test(text)) {
      this.peers = /advertised to peers:/.test(text);
      return [];
    }
    return this.peers && MORE.test(text) ? [] : undefined;
  }

  private ofPath(open: OpenNosRoute, text: string): boolean {
    const hop = HOP.exec(text);
    if (hop !== null) {
      open.nextHop = canonicalIp(hop[1]!);
      this.placed = open.nextHop !== undefined;
      return this.placed;
    }
    const label = LABEL.exec(text);
    if (label !== null) {
      // of two labels the first is of the MAC-VRF (RFC 7432 section 7.2)
      if (open.routeType === 2) open.vni ??= numberOf(label[1], 2 ** 24 - 1);
      return true;
    }
    const community = COMMUNITY.exec(text);
    if (community !== null) {
      this.whole = mobility(open, community[1]!);
      return this.whole;
    }
    const originator = ORIGINATOR.exec(text);
    if (originator !== null) open.originator = canonicalIp(originator[1]!);
    return originator !== null;
  }

  /** The path that was being read. */
  end(): NosRow[] {
    const { open, placed, whole } = this;
    this.open = undefined;
    this.placed = false;
    this.whole = false;
    return open !== undefined && placed && whole ? [open] : [];
  }
}

/** False for a sequence that cannot be. */
function mobility(open: OpenNosRoute, text: string): boolean {
  const found = MOBILITY.exec(text);
  if (found === null) return !/MAC Mobility/i.test(text);
  open.seq = numberOf(found[2], MOST_MOBILITY);
  open.sticky = (Number.parseInt(found[1]!, 16) & 1) === 1;
  return open.seq !== undefined;
}
