// iputils ping (Linux), s20100418 to 20250605 and after: -D -O -q -n -v -A -f -i -s -p -I, IPv4 and IPv6, in English and,
// by the tokens that survive translation, in the other languages of its catalogue. Rows: ping-rows.ts.
// Becomes: probe streams with loss periods and stalls; errors and oddities as findings; the counts of the summary are held against
// the rows.
// Not read: the deviation; dumps, patterns and the dots of a flood are recognised and carry nothing.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { bare, unprefixed } from "./foreign-prefix.ts";
import { ownStamp, parseOther, parseTranslated } from "./ping-iputils-lines.ts";
import { ReplyScanner } from "./ping-iputils-reply.ts";
import { headerLike, parseHeader, parseSummary, parseTranslatedSummary } from "./ping-iputils-summary.ts";
import type { PingRow } from "./ping-rows.ts";
import type { WrittenStamp } from "./written-stamp.ts";

// A program of another family printed this text, although some of its lines look the same.
const OTHER_FAMILY =
  /^PING6?\b.*\)(?: from [\d.]+)?: (?:\d+|\(\d+ \.\.\. \d+\)) data bytes|^PING6\(|Request timeout for icmp_seq|^\d+ packets transmitted, \d+ packets received,/;
const OWN_LINES = [
  /^(?:\[\d+\.\d+\] )?\d+ bytes from [^,]+: icmp_(?:seq|req)=\d/,
  /^(?:\[\d+\.\d+\] )?no answer yet for icmp_seq=\d/,
  /^(?:\[\d+\.\d+\] )?\{"bytes": ?\d+, "host": ?"/,
  /^(?:\[\d+\.\d+\] )?From \S+(?: \(\S+\))?:? icmp_seq=\d/,
  /^\d+ packets transmitted, \d+ received,/,
  /^(?:ping6?: )?local error: /i,
  /^ping6?: (?:sendmsg|connect|sock4\.fd|unknown host|unknown iface|SO_BINDTODEVICE)\b/,
  // before s20160308 without the name of the program
  /^(?:connect|bind): (?:Network is unreachable|No route to host|Invalid argument|Permission denied|Cannot assign requested address)\s*$/,
  /^ping6?: \S+: (?:Name or service not known|Temporary failure in name resolution|No address associated)/,
  /^(?:\[\d+\.\d+\] )?\d+ \S+ .{0,200}: icmp_seq ?=\d{1,5}\D.{0,40}(?:ttl|TTL) ?=\d/,
];

class PingReader implements RowReader<PingRow> {
  private readonly replies = new ReplyScanner();
  private afterStatistics = false;

  read(lines: readonly Line[]): (PingRow | Unparsed)[] {
    const rows: (PingRow | Unparsed)[] = [];
    for (const line of lines) {
      const reply = this.replies.scan(line.text, line.number);
      const row = reply ?? (isBlank(line.text) ? undefined : this.other(line));
      if (row !== undefined) rows.push(line.unended === true ? uncut(row, line) : row);
    }
    return rows;
  }

  end(): PingRow[] {
    return [];
  }

  private other(line: Line): PingRow | Unparsed {
    const text = line.text.replace(INTERRUPT, "");
    if (isBlank(text)) return { kind: "note", line: line.number, what: "interrupt" };
    const row =
      this.own(text, line.number) ??
      (ownStamp.test(text) ? parseTranslated(text, line.number) : undefined) ??
      this.wrapped(text, line.number) ??
      parseTranslated(text, line.number);
    if (row?.kind === "statistics") this.afterStatistics = true;
    return row ?? unparsed(line);
  }

  private own(text: string, line: number): PingRow | undefined {
    return this.counts(text, line) ?? this.replies.scan(text, line) ?? parseOther(text, line);
  }

  /** A line behind what a wrapper put before it; its stamp is the row's where ping printed none. */
  private wrapped(text: string, line: number): PingRow | undefined {
    const found = unprefixed(text, (rest) => {
      if (isBlank(rest)) return !TIMED.test(text) ? undefined : { kind: "note" as const, line, what: "rest" as const };
      return this.own(rest, line) ?? parseTranslated(rest, line);
    });
    return found === undefined ? undefined : withStamp(found.row, found.at.stamp);
  }

  /** The counts at the end: in English anywhere, in another language only after the line that opens the statistics. */
  private counts(text: string, line: number): PingRow | undefined {
    const summary = parseSummary(text, line) ?? (this.afterStatistics ? countsBehind(text, line) : undefined);
    if (summary !== undefined) this.afterStatistics = false;
    return summary;
  }
}

/** Counts in any language. The numbers of a stamp before them are no counts. */
function countsBehind(text: string, line: number): PingRow | undefined {
  const rest = bare(text);
  return (rest === text ? undefined : parseSummary(rest, line)) ?? parseTranslatedSummary(rest, line);
}

/** What is whole on a line that the text ends within: no number at its very end is. */
function uncut(row: PingRow | Unparsed, line: Line): PingRow | Unparsed {
  const { text } = line;
  if (row.kind === "noAnswer") return /\d$/.test(text) ? unparsed(line) : row;
  if (row.kind !== "reply" || !/[\d.]$/.test(text)) return row;
  return row.ttl === undefined && row.rttNs === undefined ? unparsed(line) : { ...row, rttNs: undefined, rttTickNs: 0 };
}

function withStamp(row: PingRow, stamp: WrittenStamp | undefined): PingRow {
  if (stamp === undefined || !("sec" in row) || row.sec !== undefined) return row;
  return { ...row, sec: stamp.sec, nsec: stamp.nsec, written: stamp, wrapped: true };
}

// A prefix with a time in it, or one that ends in a bar: a blank line behind one is what `ts` makes of a blank line.
const TIMED = /\d:\d\d|\d{9}|[|>]\s*$/;
// "^C" and "^\" as the terminal echoes them; carriage returns before a status line.
const INTERRUPT = /^(?:\^[A-Z\\]|\r)+/;

function isBlank(text: string): boolean {
  return text === "" || /^\s*$/.test(text);
}

/** Whose line it is; undefined when nothing tells. */
function familyOf(text: string): "own" | "other" | undefined {
  if (OTHER_FAMILY.test(text)) return "other";
  return parseHeader(text, 0) !== undefined || OWN_LINES.some((own) => own.test(text)) ? "own" : undefined;
}

/** iputils ping. */
export const pingIputils: TextFormat<PingRow> = {
  id: "ping-iputils",
  kind: "ping",
  lineLimit: SHORT_LINE,
  from: "ping of iputils, s20100418 to 20250605",
  starts: headerLike,
  detect(head) {
    let own = false;
    for (const { text } of head) {
      const family = familyOf(text) ?? unprefixed(text, familyOf)?.row;
      if (family === "other") return false;
      own ||= family === "own";
    }
    return own;
  },
  open: () => new PingReader(),
};
