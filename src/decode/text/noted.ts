// Outputs that are recognised and carry nothing that the analysis uses. A new one is one line in the table: every line of such an
// output must match `lines`, so that nothing else disappears in it.
// Becomes: nothing: the output is recognised, so that its lines do not count as not understood.
// Not read: all of it.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";
import { jsonHead } from "./json-tree.ts";
import { errorOwner, iprouteError } from "./linux-rows.ts";

/** That an output was recognised, on its first line. */
export interface NotedRow extends RowBase {
  readonly kind: "noted";
  /** What it is: "ip rule", "ss". */
  readonly what: string;
}

/** How an output is recognised. */
export interface Recogniser {
  readonly what: string;
  /** Its first line that is not blank. */
  readonly first: RegExp;
  /** All other lines. */
  readonly lines: RegExp;
}

const ANY = /^/;
const NOTHING_ELSE = /^\s*$/;

/** The table: text. */
export const RECOGNISERS: readonly Recogniser[] = [
  {
    what: "date",
    first: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?[+-]\d\d:?\d\d|Z| [A-Z]{1,5})\s*$/,
    lines: NOTHING_ELSE,
  },
  {
    what: "date",
    first:
      /^[A-Z][a-z]{2} (?:[A-Z][a-z]{2} +\d{1,2}|\d{1,2} [A-Z][a-z]{2})(?: \d{4})? \d\d:\d\d:\d\d(?: [AP]M)?(?: [A-Z+\d:-]{1,6})?(?: \d{4})?\s*$/,
    lines: NOTHING_ELSE,
  },
  // script --timing, classic and advanced; one pair of numbers alone could be anything
  {
    what: "script timing",
    first: /^(?:[HIOS] )?\d{1,9}\.\d{6} (?:\d{1,9}|[A-Z_]+ .*)\s*$/,
    lines: /^(?:[HIOS] )?\d{1,9}\.\d{6} (?:\d{1,9}|[A-Z_]+ .*)\s*$/,
  },
  { what: "ip rule", first: /^\d+:\s+(?:not )?from \S+/, lines: /^\d+:\s+(?:not )?from \S+/ },
  { what: "ip nexthop", first: /^id \d+ (?:via|dev|group|blackhole|fdb|encap)/, lines: /^id \d+ |^\s+\S/ },
  { what: "ip maddr", first: /^\d+:\s+\S+\s*$/, lines: /^\d+:\s+\S+\s*$|^\s+(?:link|inet6?) +\S+/ },
  { what: "ip vrf", first: /^Name\s+Table\s*$/, lines: /^-+\s*$|^\S+\s+\d+\s*$|^No VRF has been configured\s*$/ },
  { what: "ip netns", first: /^[\w.-]+ \(id: \d+\)\s*$/, lines: /^[\w.-]+(?: \(id: \d+\))?\s*$/ },
  { what: "bridge vlan", first: /^port\s+vlan(?:-id| ids?)\s*$/, lines: /^\S+(?:\s+(?:\d[\d-]*|None)\b.*)?$|^\s+\S/ },
  { what: "bridge mdb", first: /^dev \S+ port \S+ grp \S+/, lines: /^dev \S+ |^router ports? on / },
  { what: "tc qdisc", first: /^qdisc \w+ [0-9a-f]+: (?:dev|root|parent) /, lines: /^(?:qdisc|class|filter) |^\s+\S/ },
  {
    what: "arp",
    first: /^(?:\S+ \([\d.]+\) at (?:[0-9a-f:]{17}|<incomplete>)|Address +HWtype +HWaddress)/,
    lines: /^\S+ /,
  },
  { what: "route", first: /^\s*Kernel IP(?:v6)? routing table\s*$/, lines: ANY },
  { what: "ss", first: /^(?:Netid\s+)?State\s+Recv-Q\s+Send-Q\s+Local Address:Port/, lines: ANY },
  { what: "netstat", first: /^Active Internet connections /, lines: ANY },
  { what: "iproute2 version", first: /^(?:ip|bridge) utility, iproute2-/, lines: NOTHING_ELSE },
  { what: "uname", first: /^Linux \S+ \d+\.\d+\S* #\d+/, lines: NOTHING_ELSE },
  {
    what: "Open vSwitch version",
    first: /^(?:ov[sn]-[\w-]+|ovsdb-server) \((?:Open vSwitch|OVN|Open Virtual Network)\) \d/,
    lines: /^(?:DB Schema |Open vSwitch Library |OpenFlow versions |SB DB Schema |ov[sn]-[\w-]+ )/,
  },
  {
    what: "OVS coverage",
    first: /^Event coverage, avg rate over last:/,
    lines: /^\S+\s+[\d.]+\/sec\s|^\d+ events never hit\s*$/,
  },
  { what: "OVS datapaths", first: /^\S+@\S+: hit:\d+ missed:\d+/, lines: /^\S+@\S+: hit:|^\s+\S/ },
  { what: "OVS tunnel ports", first: /^Listening ports:\s*$/, lines: /^\S+ \(\d+\)/ },
  {
    what: "OVS tunnel neighbours",
    first: /^IP\s+MAC\s+Bridge\s*$/,
    lines: /^=+\s*$|^[0-9a-f.:]+\s+[0-9a-f:]{17}\s+\S+/i,
  },
  { what: "OVS routes", first: /^Route Table:\s*$/, lines: /^(?:Cached|User): / },
  {
    what: "OVS ports",
    first: /^OFPT_FEATURES_REPLY\b/,
    lines:
      /^(?:n_tables:|capabilities:|actions:|OFPT_GET_CONFIG_REPLY|OFPST_PORT_DESC reply)|^\s*(?:\d+|LOCAL)\(|^\s+\S/,
  },
  { what: "OVS port descriptions", first: /^OFPST_PORT_DESC reply\b/, lines: /^\s+\S/ },
  { what: "OVS port counters", first: /^OFPST_PORT reply\b/, lines: /^\s+\S/ },
  { what: "OVS table counters", first: /^OFPST_TABLE reply\b/, lines: /^\s+\S/ },
  { what: "OVS TLV map", first: /^NXT_TLV_TABLE_REPLY\b/, lines: /^\s+\S/ },
  {
    what: "OVS groups or meters",
    first: /^(?:OFPST_GROUP(?:_DESC)?|OFPST_METER(?:_CONFIG)?|NXST_GROUP(?:_DESC)?) reply\b/,
    lines: /^\s*\S/,
  },
  { what: "conntrack", first: /^(?:tcp|udp|icmp\w*),orig=\(src=/, lines: /^\w+,orig=\(src=/ },
  { what: "FRR version", first: /^FRRouting \d[\w.~+-]* \(/, lines: /^Copyright 1996-|^configured with:|^\s+'/ },
  { what: "FRR configuration", first: /^(?:Building configuration\.\.\.|Current configuration:)\s*$/, lines: ANY },
  {
    what: "FRR interfaces",
    first: /^Interface \S+ is (?:up|down|administratively down), line protocol is /,
    lines: /^Interface \S+ is |^\s+\S/,
  },
  {
    what: "FRR import route targets",
    first: /^Route-target: \S+\s*$/,
    lines: /^Route-target: |^List of VNIs |^\s+\d+\s*$/,
  },
  { what: "FRR next-hop cache", first: /^Current BGP nexthop cache:\s*$/, lines: /^\s+\S/ },
  { what: "FRR neighbours", first: /^BGP neighbor is \S+, remote AS /, lines: /^BGP neighbor is |^\s*\S/ },
];

/** The table: JSON, by its first 16,000 characters. */
export const JSON_RECOGNISERS: readonly (readonly [what: string, signs: RegExp])[] = [
  ["empty list", /^\s*\[\s*\]\s*$/],
  ["ip rule", /^\s*\[\s*\{\s*"priority"\s*:\s*\d+\s*,\s*(?:"not"\s*:\s*null\s*,\s*)?"src"\s*:/],
  ["ip nexthop", /^\s*\[\s*\{\s*"id"\s*:\s*\d+\s*,\s*"(?:gateway|dev|via|group|blackhole)"\s*:/],
  ["bridge vlan", /^\s*\[\s*\{\s*"ifname"\s*:\s*"[^"]*"\s*,\s*"vlans"\s*:/],
  ["bridge mdb", /^\s*\[\s*\{\s*"mdb"\s*:/],
  ["tc qdisc", /^\s*\[\s*\{\s*"kind"\s*:\s*"\w+"\s*,\s*"handle"\s*:/],
  ["FRR interfaces", /^\s*\{\s*"[^"]+"\s*:\s*\{\s*"(?:administrativeStatus|interfaceType)"\s*:/],
  [
    "FRR neighbours",
    /^\s*\{\s*(?:"vrfId"\s*:\s*\d+\s*,\s*"vrfName"\s*:\s*"[^"]*"\s*,\s*)?"[^"]+"\s*:\s*\{\s*"remoteAs"\s*:\s*\d+\s*,\s*"localAs"\s*:/,
  ],
];

function textWhat(head: readonly Line[]): Recogniser | undefined {
  // stderr may stand among it
  const [first, ...rest] = head.filter((l) => l.text.trim() !== "" && iprouteError(l.text, 0) === undefined);
  if (first === undefined) return undefined;
  return RECOGNISERS.find((r) => r.first.test(first.text) && rest.every((l) => r.lines.test(l.text)));
}

function jsonWhat(head: readonly Line[]): string | undefined {
  const text = jsonHead(head);
  return text === "" ? undefined : JSON_RECOGNISERS.find(([, signs]) => signs.test(text))?.[0];
}

/** Errors of iproute2 that do not tell which command gave them, and nothing else. */
function areErrors(head: readonly Line[]): boolean {
  const lines = head.filter((l) => l.text.trim() !== "");
  return (
    lines.length > 0 &&
    iprouteError(lines[0]!.text, 0) !== undefined &&
    lines.every((l) => iprouteError(l.text, 0) !== undefined || /^\s/.test(l.text)) &&
    errorOwner(lines[0]!.text) === undefined
  );
}

class NotedReader implements RowReader<NotedRow> {
  private what: string | undefined;
  /** Undefined for JSON and errors: all lines are theirs. */
  private recogniser: Recogniser | undefined;

  read(lines: readonly Line[]): (NotedRow | Unparsed)[] {
    const out: (NotedRow | Unparsed)[] = [];
    for (const line of lines) {
      if (line.text.trim() === "") continue;
      if (this.what === undefined) out.push(this.first(line, lines));
      else if (!this.knows(line.text)) out.push(unparsed(line));
    }
    return out;
  }

  end(): never[] {
    return [];
  }

  private knows(text: string): boolean {
    const r = this.recogniser;
    return r === undefined || r.lines.test(text) || r.first.test(text) || iprouteError(text, 0) !== undefined;
  }

  private first(line: Line, lines: readonly Line[]): NotedRow {
    const json = jsonWhat(lines);
    if (json === undefined)
      this.recogniser = textWhat(lines.slice(0, 64)) ?? RECOGNISERS.find((r) => r.first.test(line.text));
    this.what = json ?? this.recogniser?.what ?? "iproute2 error";
    return { kind: "noted", line: line.number, what: this.what };
  }
}

/** Outputs set aside. */
export const noted: TextFormat<NotedRow> = {
  id: "noted",
  kind: "noted",
  from: "ip rule|nexthop|maddr|vrf, bridge vlan|mdb, tc, ss, arp, route, date, versions, counters of Open vSwitch, FRR's version, configuration, interfaces and neighbours",
  whole: true,
  detect: (head) => textWhat(head) !== undefined || jsonWhat(head) !== undefined || areErrors(head),
  open: () => new NotedReader(),
};
