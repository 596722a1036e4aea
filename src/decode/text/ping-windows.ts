// ping of Windows 7 to 11 and Server, text, in English and by its tokens in other languages; files of PowerShell are UTF-16LE, which
// the line reader has decoded. Traps: no sequence numbers and no stamps (each line is one probe, in order; a wrapper may put a
// stamp of any locale before it); an unreachable from a router counts as "Received" in the summary; "Request timed out" is final;
// "<1ms" is a bound and no time; IPv6 shows neither bytes nor TTL. Rows: ping-rows.ts; `seq` is the number of the probe's line in
// its run, from 1.
// Becomes: the same as of iputils, without times unless a wrapper writes them.
// Not read: averages, which are whole milliseconds.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import { splitStamp } from "./ping-bsd-lines.ts";
import type { Stamps } from "./ping-bsd-lines.ts";
import type { PingReply, PingRow } from "./ping-rows.ts";
import { MOST_TTL, numberOf } from "./printed-number.ts";
import { parseStamp } from "./written-stamp.ts";

// A date of a locale and a time of day, as batch files print them: of the date nobody knows which number is the month.
const LOCALE_STAMP =
  /^\[?(?:\p{L}{2,4}\.? )?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? +(\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: [AP]M)?)\]?(?: ?[-|:])? +/u;

function split(text: string): { at: Stamps; rest: string } {
  const plain = splitStamp(text);
  if (plain.at.written !== undefined) return plain;
  const m = LOCALE_STAMP.exec(text);
  const stamp = m === null ? undefined : parseStamp(m[1]!);
  if (m === null || stamp === undefined) return plain;
  return { at: { sec: stamp.sec, nsec: stamp.nsec, written: stamp }, rest: text.slice(m[0].length) };
}

const HEADER = /^Pinging (\S{1,255})(?: \[(\S{1,80})\])?(?: from (\S{1,80}))? with (\d{1,6}) bytes of data:?$/;
const ADDRESS = String.raw`(\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}:[\da-f:.]{0,40}(?:%\d{1,10})?)`;
const REPLY = new RegExp(
  `^(?=.{8,300}$)(?=.*[=<]\\d)\\D{0,60}?${ADDRESS}[^=]{0,40}?[:\\uff1a] ?(?:[^=<]{1,20}=(\\d{1,6}) )?([^=<]{1,20})([=<])(\\d{1,9})(?: ?[^\\s=]{1,6})?(?: TTL ?=(\\d{1,3}))?$`,
  "iu",
);
const REPLY_6 = /^Reply from (\S{1,80}): time([=<])(\d{1,9})ms$/;
const ERROR = /^Reply from (\S{1,80}): (\D.{3,200}?)\.?$/;
// in another language: words, an address and a colon, as in the replies, and behind them words without any figure
const OTHER_ERROR = new RegExp(
  `^\\D{0,60}?${ADDRESS}[^=:\uff1a]{0,40}?[:\uff1a] ?([^=<\\d:]{3,200}?)[.\u3002]?$`,
  "iu",
);
// How a timeout reads in the languages that people write to us in; the Latin ones with what code pages make of their accents.
const TIMED_OUT =
  /^(?:Request timed out|Zeit\S{1,4}berschreitung der Anforderung|D\S{1,2}lai d.attente de la demande d\S{1,2}pass\S{1,2}|Tiempo de espera agotado para esta solicitud|Richiesta scaduta|Esgotado o tempo limite do pedido|Time-out bij opdracht|Превышен интервал ожидания для запроса|Up\S{1,2}yn\S{1,2}\S? limit czasu .{1,4}dania|请求超时|要求がタイムアウトしました)[.。]?\s*$/iu;
const LOCAL =
  /^(?:PING: )?(transmit failed.{0,80}|General failure|Packet needs to be fragmented but DF set|Destination (?:host|net|network) unreachable|Hardware error|Negotiating IP Security)\.?\s*$/i;
const COUNTS =
  /^\s+\S[^=]{0,40}= ?(\d{1,15})\s?[,،，、] ?[^=]{1,40}= ?(\d{1,15})\s?[,،，、] ?[^=]{1,40}= ?(\d{1,15})\s?\(.{0,40}?(\d{1,3}) ?%/u;
// German, Spanish, Russian and others break the line before the percentage
const COUNTS_BROKEN =
  /^\s+\S[^=]{0,40}= ?(\d{1,15})\s?[,،，、] ?[^=]{1,40}= ?(\d{1,15})\s?[,،，、] ?[^=]{1,40}= ?(\d{1,15})\s*$/u;
const PERCENT = /^\s+\((?:\d{1,3} ?% ?\D{0,40}|\D{0,40}\d{1,3} ?%)\)[,،，、.]?\s*$/u;
const RTT =
  /^\s+\S[^=]{0,40}= ?(\d{1,9}) ?\S{1,4}[,،，、] ?[^=]{1,40}= ?(\d{1,9}) ?\S{1,4}[,،，、] ?[^=]{1,40}= ?(\d{1,9}) ?\S{1,4}$/u;
const STATISTICS = /^Ping statistics for \S{1,80}:$|^(?:\S.{0,60})?\b[Pp]ing\b.{0,80}:$/u;
const APPROXIMATE = /^\S.{0,100}:$/;
const MESSAGE = /^(?:Ping request could not find host |Unable to (?:initialize|contact) |Access denied)/i;
const MS = 1_000_000;
/** The longest line of any language, and a wrapper's stamp: the patterns look back and forth within a line. */
const LINE_LIMIT = 300;

/** Rows of one text; counts the probes of a run. */
class WindowsLines {
  private seq = 0;
  private counted = false;
  /** A header or a probe was seen: what looks like an error may be one. */
  private begun = false;

  /** Rows of a line; undefined when it is none of ping's. */
  row({ text, number }: Line): PingRow | undefined {
    if (/^(?:\^C|Control-(?:C|Break))\s*$/.test(text)) return { kind: "note", line: number, what: "interrupt" };
    const summary = this.counts(text, number);
    if (summary !== undefined) return summary;
    const { at, rest } = split(text);
    return this.probe(rest.trimEnd(), number, at) ?? this.frame(rest.trim(), number);
  }

  private probe(text: string, line: number, at: Stamps): PingRow | undefined {
    const answered = reply(text);
    if (answered !== undefined) return { kind: "reply", line, ...at, ...answered, seq: this.next() };
    if (TIMED_OUT.test(text)) return { kind: "noAnswer", line, ...at, seq: this.next(), final: true };
    const error = ERROR.exec(text) ?? (this.begun ? OTHER_ERROR.exec(text) : null);
    if (error !== null && canonicalIp(error[1]!) !== undefined) {
      return { kind: "error", line, ...at, from: error[1]!, seq: this.next(), says: error[2]!, harmless: false };
    }
    const local = LOCAL.exec(text);
    if (local === null) return undefined;
    return { kind: "error", line, ...at, from: "", seq: this.next(), says: local[1]!, harmless: false, local: true };
  }

  /** What stands around the probes. */
  private frame(text: string, line: number): PingRow | undefined {
    const header = this.header(text, line);
    if (header !== undefined) return header;
    if (MESSAGE.test(text)) return { kind: "message", line, says: text, about: "start" };
    if (STATISTICS.test(text)) return { kind: "statistics", line };
    return this.counted && APPROXIMATE.test(text) ? { kind: "note", line, what: "rest" } : undefined;
  }

  private header(text: string, line: number): PingRow | undefined {
    const m = HEADER.exec(text);
    const found =
      m === null ? otherHeader(text) : { name: m[1]!, to: m[2] ?? m[1]!, from: m[3], payload: Number(m[4]) };
    if (found === undefined) return undefined;
    this.seq = 0;
    this.counted = false;
    this.begun = true;
    return { kind: "header", line, device: undefined, ...found };
  }

  private counts(text: string, line: number): PingRow | undefined {
    const m = COUNTS.exec(text) ?? COUNTS_BROKEN.exec(text);
    if (m === null && this.counted && PERCENT.test(text)) return { kind: "note", line, what: "rest" };
    if (m !== null) {
      this.seq = 0;
      this.counted = true;
      const none = { duplicates: undefined, corrupted: undefined, errors: undefined, timeMs: undefined };
      return { kind: "summary", line, transmitted: Number(m[1]), received: Number(m[2]), ...none, lossPercent: m[4] };
    }
    const rtt = RTT.exec(text);
    if (rtt === null) return undefined;
    const [min, max, mean] = [rtt[1], rtt[2], rtt[3]].map((v) => Number(v) * MS);
    return { kind: "rtt", line, minNs: min!, meanNs: mean!, maxNs: max! };
  }

  private next(): number {
    this.begun = true;
    this.seq = (this.seq + 1) & 0xffff;
    return this.seq;
  }
}

/** A header in another language: a target, perhaps with its address in brackets, the size, and a colon at the end. */
function otherHeader(text: string) {
  if (!text.endsWith(":") || !/ping|^(?:Envoi|Обмен пакетами|Disparando|A enviar|Badanie) /i.test(text))
    return undefined;
  const words = text.slice(0, -1).split(" ");
  const at = words.findIndex((w) => canonicalIp(w.replace(/^\[(.*)\]$/, "$1")) !== undefined);
  const size = words.findLast((w, i) => i > at && /^\d{1,6}$/.test(w));
  if (at < 0 || size === undefined) return undefined;
  const to = words[at]!.replace(/^\[(.*)\]$/, "$1");
  const name = words[at]!.startsWith("[") ? (words[at - 1] ?? to) : to;
  return { name, to, from: undefined, payload: Number(size) };
}

type Answer = Omit<PingReply, "kind" | "line" | "sec" | "nsec" | "written" | "seq">;

function reply(text: string): Answer | undefined {
  const six = REPLY_6.exec(text);
  const m = six === null ? REPLY.exec(text) : null;
  const from = six?.[1] ?? m?.[1];
  // without bytes and TTL only the English form of IPv6 is sure
  if (from === undefined || canonicalIp(from) === undefined || (m !== null && numberOf(m[6], MOST_TTL) === undefined))
    return undefined;
  const below = (six?.[2] ?? m![4]) === "<";
  const ms = Number(six?.[3] ?? m![5]);
  return {
    // ICMP length, as the others count it: Windows prints the payload
    bytes: m?.[2] === undefined ? 0 : Number(m[2]) + 8,
    from,
    ttl: m?.[6] === undefined ? undefined : Number(m[6]),
    rttNs: below ? undefined : ms * MS,
    rttTickNs: MS,
    ...(below ? { rttBelowNs: ms * MS } : {}),
    duplicate: false,
    badChecksum: false,
    differentAddress: false,
    truncated: false,
    note: undefined,
  };
}

/** A header in English. */
const STARTS = /^Pinging \S{1,255}(?: \[\S{1,80}\])? (?:from \S{1,80} )?with \d{1,6} bytes of data:?\s*$/;

function sure(text: string): boolean {
  if (STARTS.test(text) || /^\s+Packets: Sent = \d/.test(text)) return true;
  const { rest } = split(text);
  return (
    (/TTL ?=\d{1,3}\s*$/i.test(rest) && REPLY.test(rest.trimEnd()) && !/icmp_?seq|seq=/i.test(rest)) ||
    REPLY_6.test(rest) ||
    /^Request timed out\.\s*$/.test(rest) ||
    TIMED_OUT.test(rest)
  );
}

/** ping of Windows. */
export const pingWindows: TextFormat<PingRow> = {
  id: "ping-windows",
  kind: "ping",
  lineLimit: LINE_LIMIT,
  from: "ping of Windows 7 to 11 and Server 2008 to 2022",
  starts: STARTS,
  detect: (head) => head.some(({ text }) => sure(text)),
  open() {
    const lines = new WindowsLines();
    return lineReader<PingRow>((line) => {
      const row = lines.row(line);
      return row === undefined ? undefined : [row];
    });
  },
};
