// Arista EOS `show bgp evpn [route-type mac-ip|imet|...] [detail]`, 4.20 to 4.33. "-" stands for what is not there, a local next hop too; MACs are
// dotted; sequence and VNI are shown only with `detail`; an Ethernet tag may stand before the MAC.
// Becomes: the MAC mobility history as BGP knows it.
// Not read: types other than mac-ip are rows without a history; communities but for mobility.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRow, OpenNosRoute } from "./nos-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const TYPES: Readonly<Record<string, number>> = {
  "auto-discovery": 1,
  "mac-ip": 2,
  imet: 3,
  "ethernet-segment": 4,
  "ip-prefix": 5,
};
const NAMES = "auto-discovery|mac-ip|imet|ethernet-segment|ip-prefix|smet|join-sync|leave-sync|spmsi";
const BRIEF = new RegExp(`^([ *>EecSsb#%+]{1,12}?) *RD: (\\S+) (${NAMES})(?: (\\S.*?))?\\s*$`);
const NAMED = new RegExp(`^RD: (\\S{3,40}) (${NAMES})(?: (\\S.{0,100}))?$`);
const HOP = /^ {8,}(-|[0-9A-Fa-f:.]{2,45}) +(-|\d+) +(-|\d+) +(-|\d+)(?: +(\S.*))?$/;
const ENTRY = new RegExp(`^BGP routing table entry for (${NAMES})(?: (\\S.*?))?, Route Distinguisher: (\\S+)\\s*$`);
/** A path that the inbound policy refused: none in use. */
const REFUSED = /^ {3,}PolicyReject from /;
const FROM = /^ {3,}(-|[0-9A-Fa-f:.]{2,45}) from (-|[0-9A-Fa-f:.]{2,45}) \(\S+\)/;
const LEGEND =
  /^(?:BGP routing table information for VRF|Router identifier |Route status codes:| +(?:S - Stale|c - Contributing|\w - )|Origin codes:|AS Path Attributes:|RPKI |Tunnel encapsulation| +Network +Next Hop +Metric| Paths: \d+ available)/;

/** RD, type and what follows it, of a route as one word of a table or of JSON names it; undefined for other text. */
export function namedRoute(line: number, text: string): OpenNosRoute | undefined {
  const m = NAMED.exec(text);
  if (m === null) return undefined;
  const row = newNosRoute(line, "bgp", false);
  row.rd = m[1];
  row.routeType = TYPES[m[2]!];
  key(row, m[3]);
  return row;
}

/** Takes the sequence from communities as they are printed; false where it cannot be. "sticky" stands there without a number. */
export function mobility(row: OpenNosRoute, communities: string): boolean {
  const m = /MacMobility:(?:(\d{1,10})(\S{0,40})|sticky|static)/i.exec(communities);
  if (m === null) return !/MacMobility:/.test(communities);
  row.seq = numberOf(m[1], MOST_MOBILITY);
  row.sticky = /sticky|static/i.test(m[0]);
  return row.seq !== undefined || row.sticky;
}

/** What follows the type: [tag] MAC [IP]. */
function key(row: OpenNosRoute, text: string | undefined): void {
  for (const word of (text ?? "").split(/\s+/)) {
    const mac = canonicalMac(word);
    if (mac !== undefined && row.routeType === 2) row.mac = mac;
    else if (/^\d+$/.test(word)) row.ethTag = numberOf(word);
    else row.ip ??= canonicalIp(word.split("/", 1)[0]!);
  }
}

function setHop(row: OpenNosRoute, text: string): void {
  row.local = text === "-";
  row.nextHop = text === "-" ? undefined : canonicalIp(text);
}

/** Lines of a path in the detailed form, below its next hop. */
function detail(row: OpenNosRoute, text: string): boolean {
  if (/^ {5,}Origin (?:IGP|EGP|INCOMPLETE|incomplete)\b/i.test(text)) {
    row.best = /, best\b/.test(text);
    return true;
  }
  if (/^ {5,}Extended Community: /.test(text)) {
    return mobility(row, text);
  }
  const vni = /^ {5,}(?:Local |Remote )?VNI: (\d{1,8})(?:.* ESI: ([0-9a-f:]{24,29}))?/.exec(text);
  if (vni !== null) {
    row.vni ??= Number(vni[1]);
    row.esi ??= vni[2] === undefined ? undefined : segment(vni[2]);
    return true;
  }
  const originator = /^ {5,}Originator: (\S+?),/.exec(text);
  if (originator !== null) row.originator = canonicalIp(originator[1]!);
  return (
    originator !== null ||
    /^ {5,}(?:Rx |Cluster|Community|Large|AIGP|MPLS label|L3 VNI|Tunnel|PMSI|Not best|ESI|D-PATH)\b/.test(text)
  );
}

/** "0000:0000:0000:0201:0202" as ten bytes. */
function segment(text: string): string {
  const digits = text.replace(/:/g, "");
  return digits.length === 20 ? digits.match(/../g)!.join(":") : text;
}

class EosReader {
  private open: OpenNosRoute | undefined;
  /** Of a detailed entry: the route without its paths. */
  private entry: OpenNosRoute | undefined;
  private hop = false;
  /** Below a path that was refused. */
  private refused = false;

  readonly end = (): NosRow[] => {
    const rows = this.open === undefined ? [] : [this.open];
    this.open = undefined;
    return rows;
  };

  readonly line = (line: Line): LineRows<NosRow> => {
    const { text } = line;
    const brief = BRIEF.exec(text);
    const entry = brief === null ? ENTRY.exec(text) : null;
    if (brief !== null || entry !== null) return this.begins(line, brief, entry);
    const { open } = this;
    const hop = open !== undefined && !this.hop && this.entry === undefined ? HOP.exec(text) : null;
    if (hop !== null) {
      setHop(open!, hop[1]!);
      open!.originator = canonicalIp(/Or-ID: (\S+)/.exec(hop[5] ?? "")?.[1] ?? "");
      this.hop = true;
      return [];
    }
    if (this.entry !== undefined) return this.path(line);
    return LEGEND.test(text) ? [] : undefined;
  };

  private begins(line: Line, brief: RegExpExecArray | null, entry: RegExpExecArray | null): NosRow[] {
    const rows = this.end();
    const row = newNosRoute(line.number, "bgp", brief === null);
    row.routeType = TYPES[(brief?.[3] ?? entry?.[1])!];
    row.rd = brief?.[2] ?? entry?.[3];
    key(row, brief === null ? entry?.[2] : brief[4]);
    this.hop = false;
    this.entry = brief === null ? row : undefined;
    if (brief !== null) {
      row.best = brief[1]!.includes(">");
      this.open = row;
    }
    return rows;
  }

  /** A line below a detailed entry. */
  private path(line: Line): LineRows<NosRow> {
    const from = FROM.exec(line.text);
    if (from !== null) {
      const rows = this.end();
      this.open = { ...this.entry!, line: line.number };
      setHop(this.open, from[1]!);
      return rows;
    }
    if (LEGEND.test(line.text)) return this.end();
    if (REFUSED.test(line.text)) {
      this.refused = true;
      return this.end();
    }
    if (this.refused && this.open === undefined && /^ {5,}\S/.test(line.text)) return [];
    this.refused = false;
    if (this.open !== undefined && detail(this.open, line.text)) return [];
    // a sequence that cannot be: the path without it would say that it has none
    if (/MacMobility:/.test(line.text)) this.open = undefined;
    // the AS path, or "Local"
    return /^ {2,4}(?:Local|[\d. {}()]+)(?: \(.*\))?\s*$/.test(line.text) ? this.end() : undefined;
  }
}

/** Arista EOS EVPN routes. */
export const eosEvpnRoutes: TextFormat<NosRow> = {
  id: "eos-evpn-routes",
  kind: "eos-evpn-routes",
  lineLimit: SHORT_LINE,
  from: "Arista EOS 4.20 to 4.33: show bgp evpn [route-type mac-ip] [detail]",
  starts: new RegExp(`^BGP routing table entry for (?:${NAMES}) `),
  detect: (head) => head.some(({ text }) => BRIEF.test(text) || ENTRY.test(text)),
  open() {
    const reader = new EosReader();
    return lineReader<NosRow>(reader.line, reader.end);
  },
};
