// Logs of FRR's daemons, 7.x to 10.x: `log file` (with or without record-priority and timestamp precision), syslog and journal. Stamps of a
// log file are local time without a zone. bgpd prints the attributes of an UPDATE once, before the routes that have them.
// Becomes: UPDATEs as routes on the wire with their times, MACs that zebra installs, duplicates and sessions as findings.
// Not read: debug lines of other matters are counted and carry nothing.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { mobilityOf, parsePrefix } from "./frr-evpn-rows.ts";
import { messageRow } from "./frr-log-messages.ts";
import type { FrrLogRow, LogStamp, LogUpdate } from "./frr-log-rows.ts";
import { lineReader } from "./line-reader.ts";

const DAEMONS =
  "ZEBRA|BGP|OSPF6?|ISIS|STATIC|WATCHFRR|BFD|PIM6?|RIP|RIPNG|EIGRP|LDP|NHRP|PBR|VRRP|FABRICD?|MGMTD?|VTYSH|PATH|SHARP|LIB";
const FILE = new RegExp(
  `^(\\d{4})/(\\d\\d)/(\\d\\d) (\\d\\d:\\d\\d:\\d\\d(?:\\.(\\d{1,9}))?) (?:[a-z]{4,13}: )?(${DAEMONS}): `,
);
const SYSLOG =
  /^(?:<\d{1,3}>)?(?:(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.(\d{1,9}))?) ?(Z|[+-]\d\d:?\d\d)?|([A-Z][a-z]{2} [ \d]\d) (\d\d:\d\d:\d\d(?:\.(\d{1,9}))?)) [\w.-]{1,64} (zebra|bgpd|ospf6?d|isisd|staticd|watchfrr|bfdd|pim6?d|ripd|mgmtd)(?:\[\d+\])?: /;
/** Behind the stamp: "[T5AAP-5GA85]", "[EC 4043309155]". */
const TAGS = /^(?:\[[A-Z0-9]{5}-[A-Z0-9]{5}\])?(?:\[EC \d+\])? ?/;

/** Stamp and daemon of a line, and where its message begins; undefined for other lines. */
function headOf(text: string): { stamp: LogStamp; daemon: string; at: number } | undefined {
  const file = FILE.exec(text);
  if (file !== null) {
    const date = `${file[1]}-${file[2]}-${file[3]}`;
    const stamp = { date, monthDay: undefined, time: file[4]!, zone: undefined, digits: file[5]?.length ?? 0 };
    return { stamp, daemon: file[6]!, at: file[0].length };
  }
  const syslog = SYSLOG.exec(text);
  if (syslog === null) return undefined;
  const stamp: LogStamp = {
    date: syslog[1],
    monthDay: syslog[5],
    time: (syslog[2] ?? syslog[6])!,
    zone: syslog[4],
    digits: (syslog[3] ?? syslog[7])?.length ?? 0,
  };
  return { stamp, daemon: syslog[8]!.replace(/d$/, "").toUpperCase(), at: syslog[0].length };
}

/** Attributes as the line "... UPDATE w/ attr: " gives them. */
interface Attributes {
  readonly nextHop: string | undefined;
  readonly originator: string | undefined;
  readonly seq: number | undefined;
  readonly sticky: boolean;
}

const NO_ATTRIBUTES: Attributes = { nextHop: undefined, originator: undefined, seq: undefined, sticky: false };

const NEXT_HOP = /(?:^|, )nexthop ([0-9A-Fa-f:.]{2,45})/;
const ORIGINATOR = /(?:^|, )originator ([0-9A-Fa-f:.]{2,45})/;
const COMMUNITIES = /(?:^|, )extcommunity (.*?)(?:, (?:originator|clusterlist|path|label-index|community|large)\b|$)/;

/** Undefined where a number is none that can be. */
function attributesOf(text: string): Attributes | undefined {
  const mobility = mobilityOf(COMMUNITIES.exec(text)?.[1]);
  if (mobility === undefined) return undefined;
  const nextHop = NEXT_HOP.exec(text);
  const originator = ORIGINATOR.exec(text);
  return {
    nextHop: nextHop === null ? undefined : canonicalIp(nextHop[1]!),
    originator: originator === null ? undefined : canonicalIp(originator[1]!),
    ...mobility,
  };
}

const WITH_ATTRIBUTES = /^(\S+) (rcvd|send) UPDATE w\/ attr: (.*)$/;
const LENGTHS = /^(\S+) rcvd UPDATE wlen \d+ attrlen \d+/;
const ROUTE =
  /^(\S+) (rcvd|send) (?:UPDATE (?:about )?)?RD (\S+) (\[2\]:\S+)(?: label (\d{1,15})(?:\/\d+)?)? l2vpn evpn(?: -- (withdrawn|unreachable|DENIED due to: .*))?\s*(\S.*)?$/;

/** Most speakers whose attributes are remembered at a time. */
const SPEAKERS = 4096;

class LogReader {
  /** Attributes that the next routes of a speaker have; `fresh` until the lengths of their UPDATE were printed. */
  private readonly attributes = new Map<string, { attributes: Attributes; fresh: boolean }>();

  readonly line = (line: Line): readonly FrrLogRow[] | undefined => {
    const head = headOf(line.text);
    if (head === undefined) return undefined;
    const base = { line: line.number, stamp: head.stamp, daemon: head.daemon };
    const message = line.text.slice(head.at).replace(TAGS, "");
    if (head.daemon === "BGP" && message.includes("UPDATE") && !this.remember(message)) return undefined;
    const update = head.daemon === "BGP" && message.includes(" [2]:") ? this.update(message) : undefined;
    if (update !== undefined) return [{ ...base, kind: "update", ...update }];
    const known = messageRow(message);
    if (known === "impossible") return undefined;
    return [known === undefined ? { ...base, kind: "log" } : { ...base, ...known }];
  };

  /** False where the line cannot be right: the attributes of the next routes are not known then. */
  private remember(message: string): boolean {
    const lengths = LENGTHS.exec(message);
    if (lengths !== null) {
      const held = this.attributes.get(lengths[1]!);
      // an UPDATE that only withdraws has none: those of the one before are over
      if (held !== undefined && !held.fresh) this.attributes.delete(lengths[1]!);
      else if (held !== undefined) held.fresh = false;
      return true;
    }
    const m = WITH_ATTRIBUTES.exec(message);
    if (m === null) return true;
    const attributes = attributesOf(m[3]!);
    if (this.attributes.size >= SPEAKERS) this.attributes.clear();
    if (attributes === undefined) this.attributes.delete(m[1]!);
    else this.attributes.set(m[1]!, { attributes, fresh: true });
    return attributes !== undefined;
  }

  private update(message: string): Omit<LogUpdate, "kind" | "line" | "stamp" | "daemon"> | undefined {
    const m = ROUTE.exec(message);
    const prefix = m === null ? undefined : parsePrefix(m[4]!);
    if (m === null || prefix?.mac === undefined) return undefined;
    const fate = m[6];
    const withdrawn = fate === "withdrawn" || fate === "unreachable";
    const sent = m[2] === "send";
    const held = withdrawn ? undefined : this.attributes.get(m[1]!);
    return {
      direction: sent ? "sent" : "received",
      peer: sent ? undefined : peerOf(m[1]!),
      rd: m[3]!,
      ethTag: prefix.ethTag,
      mac: prefix.mac,
      ip: prefix.ip,
      // a withdrawal's label is 0
      vni: m[5] === undefined || withdrawn ? undefined : Number(m[5]),
      withdrawn,
      denied:
        fate?.startsWith("DENIED") === true ? fate.slice("DENIED due to: ".length).replace(/;\s*$/, "") : undefined,
      ...(held?.attributes ?? NO_ATTRIBUTES),
    };
  }
}

/** Address of "10.77.2.0(spine)". */
function peerOf(text: string): string {
  const bare = text.replace(/\(.*$/, "");
  return canonicalIp(bare) ?? bare;
}

/** FRR logs. */
export const frrLog: TextFormat<FrrLogRow> = {
  id: "frr-log",
  kind: "frr-log",
  lineLimit: 16_384,
  from: "zebra, bgpd and other daemons of FRR 7.x to 10.x: log file, syslog, journal",
  detect(head) {
    const lines = head.filter(({ text }) => text.trim() !== "");
    const logs = lines.filter(({ text }) => headOf(text) !== undefined);
    return logs.length > 0 && 2 * logs.length >= lines.length;
  },
  open: () => lineReader<FrrLogRow>(new LogReader().line),
};
