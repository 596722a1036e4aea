// FRR `show bgp l2vpn evpn route detail`, `... rd R mac M [ip I]` and `... vni N mac M`, text, 7.x to 10.x. Interior nodes of
// the trie are printed as entries with no path; they are no routes.
// Becomes: the same as of the brief form, with VNIs and originators.
// Not read: when a path was last updated, to whom it was advertised.
import { canonicalIp } from "../../core/address.ts";
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { ORIGINS } from "./frr-bgp-path.ts";
import { parsePrefix, parseVnis } from "./frr-evpn-rows.ts";
import type { EvpnPrefix, EvpnRoute, EvpnRow } from "./frr-evpn-rows.ts";

const ENTRY = /^BGP routing table entry for (?:([^[]+):)?(\[\d{1,3}\]:\[.+\])\s*$/;
const TOTALS = /^Displayed (\d{1,15}) (?:paths for requested prefix|prefixes)(?: \((\d{1,15}) paths\))?/;
const ROUTE = /^ +Route (\[\S+\])(?: VNI (\S+))?(?: +Imported from .*)?\s*$/;
const NEXT_HOP =
  /^ +([0-9A-Fa-f:.]{2,45})(?: ?\(([^)]{0,100})\))? (?:\([^)]{0,100}\) ){0,5}from \S{1,100}(?: \([^)]{0,100}\))?\s*$/;
const ORIGIN = /^ +Origin (IGP|EGP|incomplete)(.*)$/;
const AS_PATH =
  /^ {2,}(Local|(?:[\d.]+|\{[\d., ]+\}|\([\d., ]+\))(?: (?:[\d.]+|\{[\d., ]+\}|\([\d., ]+\)))*)(?:, .*)?\s*$/;
const COMMUNITY = /^ +Extended Community: (\S.*)$/;
const ORIGINATOR = /^ +Originator: (\S+?)(?:,.*)?$/;
const ESI = /^ +ESI:? ?((?:[0-9a-f]{2}:){9}[0-9a-f]{2})/i;
const NOTHING = [
  /^Route Distinguisher: /,
  /^Paths: \(\d+ available/,
  /^ +(?:Advertised to |Not advertised to |Local BGP table not advertised)/,
  /^ +Last update: /,
  /^ +PMSI Tunnel Type: /,
  /^ +(?:Cluster list|Community|Large Community|AddPath ID|Gateway IP|Remote label|Time until|VRF): ?/,
  /^BGP table version is \d+/,
];
// The neighbours that a route was advertised to, one line of names.
const PEERS = /^ {2}\S+(?: \S+)*\s*$/;

type Open = { -readonly [K in keyof EvpnRoute]: EvpnRoute[K] };

class DetailReader implements RowReader<EvpnRow> {
  private entry: { rd: string | undefined; prefix: string; parsed: EvpnPrefix; vnis: number[] } | undefined;
  private path: string | undefined;
  private open: Open | undefined;
  private peersNext = false;

  read(lines: readonly Line[]): (EvpnRow | Unparsed)[] {
    return lines.flatMap((line) => (line.text.trim() === "" ? [] : this.line(line)));
  }

  end(): EvpnRow[] {
    const { open } = this;
    this.open = undefined;
    return open === undefined ? [] : [open];
  }

  private line(line: Line): (EvpnRow | Unparsed)[] {
    const { text } = line;
    const peers = this.peersNext;
    this.peersNext = /^ +Advertised to .*:\s*$/.test(text);
    const entry = ENTRY.exec(text);
    const parsed = entry === null ? undefined : parsePrefix(entry[2]!);
    if (entry !== null && parsed !== undefined) {
      const rows = this.end();
      this.entry = { rd: entry[1], prefix: entry[2]!, parsed, vnis: [] };
      this.path = undefined;
      return rows;
    }
    const totals = TOTALS.exec(text);
    if (totals !== null) return [...this.end(), totalsRow(line.number, totals)];
    if (NOTHING.some((p) => p.test(text)) || (peers && PEERS.test(text))) return [];
    return this.within(line) ?? [unparsed(line)];
  }

  /** A line inside an entry; undefined when it is none. */
  private within(line: Line): EvpnRow[] | undefined {
    if (this.entry === undefined) return undefined;
    const { text } = line;
    const route = ROUTE.exec(text);
    if (route !== null) {
      this.entry.vnis = parseVnis(route[2]?.replace(/,$/, ""));
      return [];
    }
    const hop = NEXT_HOP.exec(text);
    if (hop !== null && canonicalIp(hop[1]!) !== undefined) return this.begin(line.number, hop);
    if (this.open !== undefined && this.attribute(this.open, text)) {
      if (line.unended === true) this.open.cut = true;
      return [];
    }
    const path = AS_PATH.exec(text);
    if (path === null) return undefined;
    const rows = this.end();
    this.path = path[1] === "Local" ? "" : path[1]!;
    this.stale = /\bstale\b/.test(text);
    return rows;
  }

  private stale = false;

  private begin(line: number, hop: RegExpExecArray): EvpnRow[] {
    const rows = this.end();
    const { rd, prefix, parsed, vnis } = this.entry!;
    this.open = {
      kind: "route",
      line,
      prefix,
      ...parsed,
      rd,
      valid: false,
      best: false,
      multipath: false,
      stale: this.stale,
      internal: false,
      nextHop: canonicalIp(hop[1]!),
      nextHopName: hop[2],
      metric: undefined,
      locPrf: undefined,
      weight: undefined,
      path: this.path,
      origin: undefined,
      esi: undefined,
      communities: undefined,
      vnis,
      originator: undefined,
      local: false,
    };
    return rows;
  }

  private attribute(open: Open, text: string): boolean {
    const origin = ORIGIN.exec(text);
    const community = COMMUNITY.exec(text);
    const originator = ORIGINATOR.exec(text);
    const esi = ESI.exec(text);
    if (origin !== null) attributes(open, origin);
    else if (community !== null) open.communities = community[1]!.trimEnd();
    else if (originator !== null) open.originator = originator[1]!;
    else if (esi !== null) open.esi = esi[1]!.toLowerCase();
    else return false;
    return true;
  }
}

/** "Origin IGP, metric 0, localpref 100, weight 32768, valid, sourced, local, best (First path received)". */
function attributes(open: Open, m: RegExpExecArray): void {
  open.origin = ORIGINS.get(m[1]!);
  const rest = m[2]!;
  const number = (name: string) => {
    const found = new RegExp(`, ${name} (\\d{1,15})`).exec(rest);
    return found === null ? undefined : Number(found[1]);
  };
  open.metric = number("metric");
  open.locPrf = number("localpref");
  open.weight = number("weight");
  open.valid = /, valid\b/.test(rest);
  open.internal = /, internal\b/.test(rest);
  open.multipath = /, multipath\b/.test(rest);
  open.best = /, best\b/.test(rest);
  open.local = /, sourced\b/.test(rest) && /, local\b/.test(rest);
}

function totalsRow(line: number, m: RegExpExecArray): EvpnRow {
  const count = Number(m[1]);
  if (m[0].includes("paths for requested")) return { kind: "totals", line, prefixes: undefined, paths: count };
  return { kind: "totals", line, prefixes: count, paths: m[2] === undefined ? undefined : Number(m[2]) };
}

/** FRR EVPN routes, detailed text. */
export const frrEvpnRoutesDetail: TextFormat<EvpnRow> = {
  id: "frr-evpn-routes-detail",
  kind: "frr-evpn-routes",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 7.x to 10.x: show bgp l2vpn evpn route detail | rd R mac M | vni N mac M",
  starts: /^BGP routing table entry for (?:[^[]+:)?\[\d{1,3}\]:\[/,
  detect: (head) => head.some(({ text }) => ENTRY.test(text)),
  open: () => new DetailReader(),
};
