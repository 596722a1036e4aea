// fping 3 to 5.3, text: -l -c -C -D (and --timestamp-format) -o -q -Q -s -e -N, targets mixed. Traps: "timed out" is final and printed
// at send + timeout; a duplicate is a line like any reply; an error names the target and no probe; the address of another sender
// stands before the stamp; the loss is a whole number, cut; the outage of -o is lost x period, no measured gap; -Q counts since the
// last report, and at the end over all; the counts of 5.x hold duplicates, as sent and as received. Rows: fping-rows.ts.
// Becomes: a probe stream a target and run; its timeouts are final, and its counts are held against the rows.
// Not read: totals of -s, netdata's protocol, the address of another sender.
import type { Line, TextFormat } from "./format.ts";
import { TARGET } from "./fping-rows.ts";
import type { FpingRow, FpingSummary } from "./fping-rows.ts";
import { lineReader } from "./line-reader.ts";
import { msToNs } from "./ping-iputils-summary.ts";
import { MOST_TTL, fits, numberOf } from "./printed-number.ts";
import { leadingStamp, parseStamp } from "./written-stamp.ts";
import type { WrittenStamp } from "./written-stamp.ts";

const MS = String.raw`(\d{1,9}(?:\.\d{1,6})?)`;
const REPLY = new RegExp(
  `^${TARGET} +: \\[(\\d{1,10})\\], (\\d{1,6}) bytes, ${MS} ms \\((?:${MS} avg|NaN avg), \\d+% (?:loss|return)\\)(.*)$`,
);
const TIMEOUT = new RegExp(
  `^${TARGET} +: \\[(\\d{1,10})\\], timed out \\((?:[\\d.]+(?:e[+-]\\d+)?|NaN) avg, \\d+% (?:loss|return)\\)$`,
);
const SUMMARY = new RegExp(
  `^${TARGET} +: xmt/rcv/%(?:loss|return) = (\\d{1,15})/(\\d{1,15})/(\\d{1,9})%(?:, outage\\(ms\\) = (\\d{1,15}))?(?:, min/avg/max = ${MS}/${MS}/${MS})?$`,
);
const RTTS = new RegExp(`^${TARGET} +:((?: (?:\\d{1,9}(?:\\.\\d{1,6})?|-))+)$`);
// with -A and -n or -d: "name (address) is alive"
const ALIVE = new RegExp(`^${TARGET}(?: \\(([\\w.:%-]{1,80})\\))? is (alive|unreachable)(?: \\(.*\\))?$`);
const ERROR = new RegExp(`^(ICMP .{3,120}) from ([\\w.:%-]{1,255}) for ICMP Echo sent to ${TARGET}`);
const OTHER = /^ ?\[<- ([\w.:%-]{1,255})\]/;
const UNKNOWN = new RegExp(
  `^${TARGET}: (Name or service not known|.*not known|.*lookup.*|error while sending ping: .+|can't .+)$`,
);
const CTIME = /^\[([A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})\] /;

const NOTES = [
  [
    /^ +\d+ (?:targets?|alive|unreachable|unknown addresses|timeouts \(waiting for response\)|ICMP Echos? sent|ICMP Echo Replies received|other ICMP received)$/,
    "total",
  ],
  [/^ +[\d.]+ (?:ms|sec) \((?:min|avg|max) round trip time\)$|^ +[\d.]+ sec \(elapsed real time\)$/, "total"],
  [/^\[\d\d:\d\d:\d\d\]$/, "report"],
  [/^(?:CHART fping\.|DIMENSION \w+ |BEGIN fping\.|SET \w+ = -?\d+$|END$)/, "netdata"],
] as const;

const CHART = /^CHART fping\.\S{1,255}_packets '[^']*' '[^']*' packets '([\w.:%-]{1,255})'/;

/** Counts of the protocol of netdata (-N): each block has those since the one before it. */
class NetdataLines {
  private target: string | undefined;
  private sent: number | undefined;
  private received: number | undefined;

  /** The counts that a line completes. */
  row(text: string, line: number): FpingSummary | undefined {
    if (text.startsWith("CHART ")) this.target = CHART.exec(text)?.[1];
    if (text.startsWith("BEGIN ")) this.sent = this.received = undefined;
    const set = /^SET (xmt|rcv) = (\d{1,15})$/.exec(text);
    if (set?.[1] === "xmt") this.sent = Number(set[2]);
    else if (set !== null) this.received = Number(set[2]);
    const { target, sent, received } = this;
    if (text !== "END" || target === undefined || sent === undefined || received === undefined) return undefined;
    this.sent = this.received = undefined;
    const none = { lossPercent: undefined, outageMs: undefined, minNs: undefined, meanNs: undefined, maxNs: undefined };
    return { kind: "summary", line, target, sent, received, ...none, interval: true };
  }
}

class FpingLines {
  private readonly netdata = new NetdataLines();
  /** Targets that were reported since the last time of -Q; undefined before the first. */
  private reported: Set<string> | undefined;

  row({ text, number }: Line): FpingRow | undefined {
    const trimmed = text.trimEnd();
    const note = NOTES.find(([pattern]) => pattern.test(trimmed));
    if (note !== undefined) {
      if (note[1] === "report") this.reported = new Set();
      const counts = note[1] === "netdata" ? this.netdata.row(trimmed, number) : undefined;
      if (counts !== undefined) return counts;
      return { kind: "note", line: number, what: note[1] };
    }
    return probe(trimmed, number) ?? this.summary(trimmed, number) ?? around(trimmed, number);
  }

  private summary(text: string, line: number): FpingSummary | undefined {
    const m = SUMMARY.exec(text);
    if (m === null) return undefined;
    const target = m[1]!;
    const interval = this.reported !== undefined && !this.reported.has(target);
    this.reported?.add(target);
    const [minNs, meanNs, maxNs] = [m[6], m[7], m[8]].map((v) => (v === undefined ? undefined : msToNs(v)));
    return {
      kind: "summary",
      line,
      target,
      sent: Number(m[2]),
      received: Number(m[3]),
      lossPercent: text.includes("%loss") ? m[4]! : undefined,
      outageMs: m[5] === undefined ? undefined : Number(m[5]),
      minNs,
      meanNs,
      maxNs,
      interval,
    };
  }
}

function probe(text: string, line: number): FpingRow | undefined {
  const other = OTHER.exec(text);
  const behind = other === null ? text : text.slice(other[0].length);
  const { stamp, rest } = stamped(behind);
  const reply = REPLY.exec(rest);
  if (reply !== null) {
    const tail = reply[6]!;
    const ttl = /\(TTL (\d{1,3})\)/.exec(tail)?.[1];
    if (!fits(ttl, MOST_TTL)) return undefined;
    return {
      kind: "reply",
      line,
      target: reply[1]!,
      index: Number(reply[2]),
      bytes: Number(reply[3]),
      rttNs: msToNs(reply[4]!),
      rttTickNs: tickOf(reply[4]!),
      from: other?.[1] ?? / \[<- ([\w.:%-]{1,255})\]/.exec(tail)?.[1],
      ttl: numberOf(ttl),
      stamp,
    };
  }
  const timeout = TIMEOUT.exec(rest);
  if (timeout === null) return undefined;
  return { kind: "timeout", line, target: timeout[1]!, index: Number(timeout[2]), stamp };
}

function stamped(text: string): { stamp: WrittenStamp | undefined; rest: string } {
  if (!text.startsWith("[")) return { stamp: undefined, rest: text };
  const found = leadingStamp(text);
  if (found !== undefined) return found;
  const m = CTIME.exec(text);
  return m === null ? { stamp: undefined, rest: text } : { stamp: parseStamp(m[1]!), rest: text.slice(m[0].length) };
}

function around(text: string, line: number): FpingRow | undefined {
  const rtts = RTTS.exec(text);
  if (rtts !== null) {
    const words = rtts[2]!.trim().split(" ");
    return {
      kind: "rtts",
      line,
      target: rtts[1]!,
      rttsNs: words.map((w) => (w === "-" ? null : msToNs(w))),
      ticksNs: words.map((w) => (w === "-" ? 0 : tickOf(w))),
    };
  }
  const alive = ALIVE.exec(text);
  if (alive !== null) return { kind: "alive", line, target: alive[1]!, alive: alive[3] === "alive" };
  const error = ERROR.exec(text);
  if (error !== null) return { kind: "error", line, target: error[3]!, from: error[2]!, says: error[1]! };
  if (/^f?ping: |^see 'fping -h' /.test(text)) return { kind: "message", line, target: undefined, says: text };
  const unknown = UNKNOWN.exec(text);
  return unknown === null ? undefined : { kind: "message", line, target: unknown[1]!, says: unknown[2]! };
}

/** One unit of the last digit of ms, ns. */
export function tickOf(ms: string): number {
  return 10 ** (6 - (ms.split(".")[1]?.length ?? 0));
}

const SURE = [REPLY, TIMEOUT, SUMMARY, ALIVE, ERROR];

/** fping. */
export const fping: TextFormat<FpingRow> = {
  id: "fping",
  kind: "fping",
  lineLimit: 1 << 16,
  from: "fping 3 to 5.3: -l -c -C -D -o -q -Q -s -e -N",
  detect(head) {
    const lines = head.filter(({ text }) => text.trim() !== "").map(({ text }) => text.trimEnd());
    const rest = lines.map((t) => stamped(t.replace(OTHER, "")).rest);
    if (rest.some((t) => SURE.some((p) => p.test(t)) || /^CHART fping\.|^fping: /.test(t))) return true;
    // -C -q prints nothing but round trips, with dashes for what was lost
    return rest.length > 0 && rest.every((t) => RTTS.test(t)) && rest.some((t) => / (?:-|\d+\.\d+)(?: |$)/.test(t));
  },
  open() {
    const lines = new FpingLines();
    return lineReader<FpingRow>((line) => {
      const row = lines.row(line);
      return row === undefined ? undefined : [row];
    });
  },
};
