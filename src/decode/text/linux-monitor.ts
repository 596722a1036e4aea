// `bridge [-t] monitor [fdb|link|all]` and `ip [-t|-ts] [-o] monitor [all] [label]`, text of iproute2 3 to 7. Traps: -t puts
// "Timestamp: Mon Nov 30 18:38:07 2026 7819 usec" on a line of its own, in local time, the microseconds not padded; -ts puts
// "[2026-11-30T18:37:55.784532] " before each; "[NEIGH]" and "[nsid 0]" may follow; "Deleted " marks a removal; ip monitor prints a
// bridge's forwarding entry as a neighbour without address, and a VXLAN device's as a neighbour whose address is the VTEP.
// Becomes: the MAC mobility history with times: the earliest sign of a move in the data plane; links that change state; neighbour entries
// that went, came back later than their MAC, or went to another MAC.
// Not read: rules, forwarding settings, groups and namespaces are kept as their text.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { parseFdb } from "./linux-fdb.ts";
import { LinkDetails, parseAddress, parseHeading, parseOneLineAddress } from "./linux-link-lines.ts";
import { parseNeigh } from "./linux-neigh.ts";
import { parseHop, parseRoute } from "./linux-route-lines.ts";
import { iprouteError } from "./linux-rows.ts";
import type { AddrRow, FdbRow, IprouteError, LinkRow, NeighRow, RouteRow } from "./linux-rows.ts";

/** A date and time of the recording machine, without its zone. */
export interface LocalStamp {
  /** Seconds since 1970 as if the zone were UTC. */
  readonly sec: number;
  readonly usec: number;
  /** Set where the zone is known: a wrapper's stamp, not the program's. */
  readonly utc?: true;
}

/** An event of a kind that the analysis does not use: multicast group, rule, next hop, forwarding setting. */
export interface OtherEvent extends RowBase {
  readonly kind: "other";
  readonly what: "netconf" | "mdb" | "rule" | "nexthop" | "nsid" | "prefix" | "labelled";
  readonly text: string;
}

/** One event. */
export interface MonitorEvent extends RowBase {
  readonly kind: "event";
  readonly stamp: LocalStamp | undefined;
  readonly object: FdbRow | LinkRow | AddrRow | RouteRow | NeighRow | OtherEvent;
}

/** Rows of a monitor. */
export type MonitorRow = MonitorEvent | IprouteError;

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const LONG = /^Timestamp: [A-Z][a-z]{2} ([A-Z][a-z]{2}) +(\d{1,2}) (\d\d):(\d\d):(\d\d) (\d{4}) (\d{1,6}) usec\s*$/;
const SHORT = /^\[(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{6})\] ?/;
const LABEL =
  /^\[(LINK|ADDR|ADDRLABEL|ROUTE|MROUTE|NEIGH|PREFIX|RULE|NETCONF|NSID|NEXTHOP|STATS|MDB|VLAN|nsid [^\]]{1,40})\]/;

const OTHERS: readonly (readonly [RegExp, OtherEvent["what"]])[] = [
  [
    /^(?:inet6?|mpls) \S+ (?:forwarding|rp_filter|mc_forwarding|proxy_neigh|input) |^(?:inet6?|mpls) [\w.@-]+\s*$/,
    "netconf",
  ],
  [/^dev \S+ port \S+ grp \S+|^router ports? on \S+|^dev \S+ router /, "mdb"],
  [/^\d+:\s+(?:not )?from /, "rule"],
  [/^id \d+ (?:group|via|dev|blackhole|fdb)/, "nexthop"],
  [/^nsid \d+|^unicast nsid/, "nsid"],
  [/^prefix \S+ dev /, "prefix"],
];

/** Epoch seconds as if the zone were UTC; undefined when there is no such date. */
function seconds(parts: readonly (string | number)[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const ms = Date.UTC(year, month - 1, day, hour, minute, second);
  const at = new Date(ms);
  return Number.isNaN(ms) ||
    at.getUTCDate() !== day ||
    at.getUTCMonth() !== month - 1 ||
    hour > 23 ||
    minute > 59 ||
    second > 60
    ? undefined
    : ms / 1000;
}

/** The stamp on a line of its own (-t). */
export function parseLongStamp(text: string): LocalStamp | undefined {
  const m = LONG.exec(text);
  if (m === null) return undefined;
  const month = MONTHS.indexOf(m[1]!) + 1;
  const sec = month === 0 ? undefined : seconds([m[6]!, month, m[2]!, m[3]!, m[4]!, m[5]!]);
  return sec === undefined ? undefined : { sec, usec: Number(m[7]) };
}

function parseShortStamp(text: string): { stamp: LocalStamp; length: number } | undefined {
  const m = SHORT.exec(text);
  const sec = m === null ? undefined : seconds(m.slice(1, 7));
  return sec === undefined ? undefined : { stamp: { sec, usec: Number(m![7]) }, length: m![0].length };
}

/** What is behind a line's marks. */
interface Marked {
  readonly text: string;
  readonly stamp: LocalStamp | undefined;
  readonly labelled: boolean;
}

function marksOf(text: string): Marked {
  const short = text.startsWith("[") ? parseShortStamp(text) : undefined;
  let rest = short === undefined ? text : text.slice(short.length);
  let labelled = false;
  for (let n = 0; n < 3; n++) {
    const label = LABEL.exec(rest);
    if (label === null) break;
    rest = rest.slice(label[0].length);
    labelled = true;
  }
  return { text: rest, stamp: short?.stamp, labelled };
}

type Subject = MonitorEvent["object"];

/** The event on a line without its marks; undefined when it is none. */
function objectOf(text: string, line: number, labelled: boolean): Subject | undefined {
  const deleted = text.startsWith("Deleted ");
  const bare = deleted ? text.slice(8) : text;
  const link = parseHeading(bare, line);
  if (link !== undefined) {
    link.deleted = deleted;
    return link;
  }
  const address = parseOneLineAddress(bare, line)?.row;
  if (address !== undefined) {
    address.deleted = deleted;
    return address;
  }
  const entry = parseFdb(text, line) ?? parseNeigh(text, line);
  if (entry !== undefined) return entry;
  const route = parseRoute(bare, line);
  if (route !== undefined) {
    route.deleted = deleted;
    return route;
  }
  const what = OTHERS.find(([pattern]) => pattern.test(bare))?.[1] ?? (labelled ? "labelled" : undefined);
  return what === undefined ? undefined : { kind: "other", line, what, text: text.trimEnd() };
}

class MonitorReader implements RowReader<MonitorRow> {
  private readonly details = new LinkDetails();
  private stamp: LocalStamp | undefined;
  /** The event that indented lines belong to. */
  private last: Subject | undefined;

  read(lines: readonly Line[]): (MonitorRow | Unparsed)[] {
    const out: (MonitorRow | Unparsed)[] = [];
    for (const line of lines) {
      if (line.text.trim() === "") continue;
      const long = parseLongStamp(line.text);
      if (long !== undefined) this.stamp = long;
      else if (!this.continues(line.text)) out.push(this.event(line));
    }
    return out;
  }

  end(): never[] {
    return [];
  }

  private event(line: Line): MonitorRow | Unparsed {
    const [first = "", ...folded] = line.text.split("\\");
    const marked = marksOf(first);
    const object = objectOf(marked.text, line.number, marked.labelled);
    this.last = object;
    this.details.reset();
    // a strange line does not use up the stamp: an event of a kind not known here has its own before it, and so has the next
    if (object === undefined) return iprouteError(line.text, line.number) ?? unparsed(line);
    const stamp = marked.stamp ?? this.stamp;
    this.stamp = undefined;
    if (folded.some((more) => more.trim() !== "" && !this.continues(` ${more.trim()}`))) return unparsed(line);
    return { kind: "event", line: line.number, stamp, object };
  }

  /** Takes an indented line into the event above it. Monitors print it at once, so its row may be handed out already. */
  private continues(text: string): boolean {
    const { last } = this;
    if (last === undefined || !/^\s/.test(text)) return false;
    if (last.kind === "link") return parseAddress(text, 0, last.ifname) !== undefined || this.details.take(last, text);
    if (last.kind === "addr") return /^\s+valid_lft /.test(text);
    if (last.kind === "route") return parseHop(last, text) || /^\s+nh_info id \d/.test(text);
    return last.kind === "other";
  }
}

/** True when these lines are a monitor's. */
function isMonitor(head: readonly Line[]): boolean {
  let events = 0;
  let marks = 0;
  let others = 0;
  const interfaces = new Set<number>();
  for (const { text, number } of head) {
    if (text.trim() === "" || /^\s/.test(text)) continue;
    if (LONG.test(text)) {
      marks++;
      continue;
    }
    const marked = marksOf(text.split("\\", 1)[0]!);
    const object = objectOf(marked.text, number, marked.labelled);
    if (object === undefined) {
      others++;
      continue;
    }
    events++;
    const again = object.kind === "link" && object.ifindex !== undefined && interfaces.has(object.ifindex);
    if (object.kind === "link" && object.ifindex !== undefined) interfaces.add(object.ifindex);
    const telling = object.kind === "other" ? object.what === "netconf" || object.what === "mdb" : object.deleted;
    if (marked.stamp !== undefined || marked.labelled || telling || again) marks++;
  }
  return marks > 0 && others <= events && (events > 0 || others === 0);
}

/** Events of a monitor, text. */
export const linuxMonitor: TextFormat<MonitorRow> = {
  id: "linux-monitor",
  kind: "linux-monitor",
  lineLimit: SHORT_LINE,
  from: "iproute2 3 to 7: bridge [-t] monitor [fdb|link|all], ip [-t|-ts] [-o] monitor [all] [label]",
  starts: /^Timestamp: [A-Z][a-z]{2} [A-Z][a-z]{2} +\d{1,2} \d\d:/,
  detect: isMonitor,
  open: () => new MonitorReader(),
};
