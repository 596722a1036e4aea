// The lines of iputils ping that are not replies in English: errors, status, messages, dumps, and translations.
import { canonicalIp } from "../../core/address.ts";
import { shortened } from "./ping-iputils-reply.ts";
import { msToNs, parseHeader, parseRtt } from "./ping-iputils-summary.ts";
import type { PingError, PingNote, PingReply, PingRow } from "./ping-rows.ts";
import { MOST_TTL, MOST_U16, fits, numberOf } from "./printed-number.ts";

type Parse = (text: string, line: number) => PingRow | undefined;

/** The stamp of -D. */
export const ownStamp: RegExp = /^\[(\d{1,12})\.(\d{1,9})\d*\] /;

interface Stamp {
  readonly at: Pick<PingReply, "sec" | "nsec" | "written">;
  readonly rest: string;
}

function stampOf(text: string): Stamp {
  const m = ownStamp.exec(text);
  if (m === null) return { at: { sec: undefined, nsec: undefined }, rest: text };
  const at = { sec: Number(m[1]), nsec: Number(m[2]!.padEnd(9, "0")) };
  const rest = text.slice(m[0].length);
  return m[2]!.length >= 6 ? { at, rest } : { at: { ...at, written: shortened(at.sec, at.nsec, m[2]!.length) }, rest };
}

const NO_ANSWER = /^no answer yet for icmp_seq=(\d{1,5})/;
const FROM = /^From (?:(\S+) \((\S+)\)|(\S+?)):? icmp_seq=(\d{1,5}) (.+)$/;
// -j of the development version; its other lines are the same text as without
const JSON_REPLY =
  /^\{"bytes": ?(\d{1,6}), "host": ?"([^"]{1,255})", "seq": ?(\d{1,5})(?:, "ttl": ?(\d{1,3}))?(?:, "time": ?"?(\d{1,9}(?:\.\d{1,6})?)"?)?\}(.*)$/;
const HARMLESS = /^(?:Redirect|Source Quench)/;
// The word before "=" differs in two catalogues.
const SEQ = /(?:icmp?_[sr]e?q[l]?|pořadí) ?= ?(\d{1,5})/;

function noAnswer(text: string, line: number): PingRow | undefined {
  const { at, rest } = stampOf(text);
  const m = NO_ANSWER.exec(rest);
  const seq = numberOf(m?.[1], MOST_U16);
  return seq === undefined ? undefined : { kind: "noAnswer", line, ...at, seq };
}

function jsonReply(text: string, line: number): PingRow | undefined {
  const { at, rest } = stampOf(text);
  const m = JSON_REPLY.exec(rest);
  if (m === null || !fits(m[3], MOST_U16) || !fits(m[4], MOST_TTL)) return undefined;
  const [, bytes, host = "", seq, ttl, time, marks = ""] = m;
  const decimals = time?.split(".")[1]?.length ?? 0;
  return {
    kind: "reply",
    line,
    ...at,
    bytes: Number(bytes),
    from: /\(([^()]+)\)$/.exec(host)?.[1] ?? host,
    seq: Number(seq),
    ttl: ttl === undefined ? undefined : Number(ttl),
    rttNs: time === undefined ? undefined : msToNs(time),
    rttTickNs: time === undefined ? 0 : 10 ** (6 - decimals),
    duplicate: marks.includes("(DUP!)"),
    badChecksum: marks.includes("(BAD CHECKSUM!)"),
    differentAddress: marks.includes("(DIFFERENT ADDRESS!)"),
    truncated: marks.includes("(truncated)"),
    note: undefined,
  };
}

function icmpError(text: string, line: number): PingRow | undefined {
  const { at, rest } = stampOf(text);
  const m = FROM.exec(rest);
  if (m === null) return undefined;
  const says = m[5]!.trim();
  return {
    kind: "error",
    line,
    ...at,
    from: m[2] ?? m[3]!,
    seq: Number(m[4]),
    says,
    harmless: HARMLESS.test(says),
  };
}

// A word behind a number that is no address ("64 Bytes"), a value behind a sign, a time of day: no error line has them.
const NO_ERROR = /(?<![\w.:])\d{1,6}[ \u00a0]?\p{L}|=[ \u00a0]?\d|(?<!\S)\d{1,2}:\d\d:\d\d(?![\w:])|[[\]]/u;

/** Any line with a sequence number, by its tokens: digits first is a reply, an address is an error, else no answer yet. */
export function parseTranslated(text: string, line: number): PingRow | undefined {
  const { at, rest } = stampOf(text);
  const seq = SEQ.exec(rest);
  if (seq === null || Number(seq[1]) > 65535) return undefined;
  const before = rest.slice(0, seq.index);
  const after = rest.slice(seq.index + seq[0].length);
  const from = addressIn(before);
  const about = { line, ...at, seq: Number(seq[1]) };
  if (from === undefined) return /\d/.test(before) ? undefined : { kind: "noAnswer", ...about };
  if (/^\d+ /.test(rest)) return /ttl ?=|=\d/i.test(after) ? reply(about, from, { before, after }) : undefined;
  return NO_ERROR.test(before) || NO_ERROR.test(after) ? undefined : errorRow(about, from, after.trim());
}

type At = Pick<PingReply, "line" | "sec" | "nsec" | "written" | "seq">;

function errorRow(at: At, from: string, says: string): PingError | undefined {
  if (says === "") return undefined;
  return { kind: "error", ...at, from, says, harmless: false };
}

const TTL = /ttl ?= ?(\d+)/i;
const TIME = /=(\d+)(\.\d+)?[\s\u00a0]?\S+/u;
/** Milliseconds of a round trip have no more: 11 days. */
const MS_DIGITS = 9;

/** Undefined where the TTL or the round trip cannot be what the text says. */
function reply(at: At, from: string, text: { before: string; after: string }): PingReply | undefined {
  const ttl = TTL.exec(text.after);
  const behind = ttl === null ? text.after : text.after.slice(ttl.index + ttl[0].length);
  const time = TIME.exec(behind);
  if (!fits(ttl?.[1], MOST_TTL) || (time !== null && time[1]!.length > MS_DIGITS)) return undefined;
  const marks = (time === null ? behind : behind.slice(time.index + time[0].length)).trim();
  const decimals = Math.max(0, (time?.[2]?.length ?? 0) - 1);
  return {
    kind: "reply",
    ...at,
    bytes: Number(/^\d+/.exec(text.before)![0]),
    from,
    ttl: numberOf(ttl?.[1]),
    rttNs: time === null ? undefined : msToNs(`${time[1]}${time[2] ?? ""}`),
    rttTickNs: time === null ? 0 : 10 ** Math.max(0, 6 - decimals),
    ...marksIn(marks),
  };
}

type Marks = Pick<PingReply, "duplicate" | "badChecksum" | "differentAddress" | "truncated" | "note">;

/** Marks in parentheses, full-width ones too. Which one it is, is told by the catalogue's stems. */
function marksIn(text: string): Marks {
  const differentAddress =
    /адрес|address|adres|dirección|direcc|indirizzo|endere|alamat|osoite|地址|アドレス|주소|მისამართ/i.test(text);
  const duplicate = !differentAddress && /dup|yinel|kaksois|重复|重複|중복|дубл/i.test(text);
  const bracketed = /^[(（]/u.test(text);
  return {
    duplicate,
    badChecksum: false,
    differentAddress,
    truncated: bracketed && !duplicate && !differentAddress,
    note: text === "" || bracketed ? undefined : text,
  };
}

/** The first address among the words, its case endings and brackets taken off. */
function addressIn(text: string): string | undefined {
  for (const word of text.split(/[\s()]+/)) {
    const m = /^(?:[0-9a-f]*:[0-9a-f:.]*[0-9a-f:](?:%[\w.-]+?)?|\d+\.\d+\.\d+\.\d+)(?=$|:$|'|:|[^\w.:%])/iu.exec(word);
    const address = m === null ? undefined : m[0].replace(/(?<!:):$/, "");
    if (address !== undefined && canonicalIp(address) !== undefined) return address;
  }
  return undefined;
}

const LOCAL = /^(?:ping6?: )?(local error: .+)$/i;
const MTU = /mtu\s*[=:]?\s*(\d{1,15})(?!\d)/i;
const SENDMSG = /^(?:ping6?: )?(sendmsg: .+)$/;
const STATUS = /^(\d{1,15})\/(\d{1,15}) [^,，]+[,，] ?%?\d+ ?%/;
const STATISTICS = /^--+ (.+) --+$/;
const START = /^(?:ping6?: |connect: |bind: )/;
const CLOCK = /^(?:ping6?: )?Warning: (?:time of day goes back|invalid tv_usec)/;
const SHELL = /^\S+: line \d+: +\d+ \S.*\bping6?\b/;

function localError(text: string, line: number): PingRow | undefined {
  const local = LOCAL.exec(text) ?? (/^ping6?: /.test(text) && MTU.test(text) ? /^ping6?: (.+)$/.exec(text) : null);
  if (local !== null) {
    const mtu = MTU.exec(local[1]!);
    return { kind: "localError", line, says: local[1]!, mtu: mtu === null ? undefined : Number(mtu[1]), counted: true };
  }
  const failed = SENDMSG.exec(text);
  return failed === null ? undefined : { kind: "localError", line, says: failed[1]!, mtu: undefined, counted: false };
}

function status(text: string, line: number): PingRow | undefined {
  const m = STATUS.exec(text);
  return m === null ? undefined : { kind: "status", line, counts: [Number(m[1]), Number(m[2])] };
}

function message(text: string, line: number): PingRow | undefined {
  if (CLOCK.test(text)) return { kind: "message", line, says: text, about: "clock" };
  if (/^ping6?: Warning: /i.test(text)) return { kind: "message", line, says: text, about: "other" };
  return START.test(text) ? { kind: "message", line, says: text, about: "start" } : undefined;
}

// Read from the source of the tool and seen in its output; each line is one of a kind that holds no probe.
const NOTES: readonly (readonly [RegExp, PingNote["what"]])[] = [
  [/^PATTERN: 0x[0-9a-f]+$/i, "pattern"],
  [/^WARNING: pinging broadcast address/, "broadcast"],
  [/^ping6?: sock[46]?\.?fd|^ai->ai_family: /, "verbose"],
  [/^wrong data byte #\d+ /, "wrongData"],
  [/^#\d+\t[0-9a-f ]+$/i, "dump"],
  [/^Vr HL TOS {2}Len {3}ID Flg {2}off TTL Pro {2}cks {6}Src/, "dump"],
  [/^ \d {2}[0-9a-f] {2}[0-9a-f]{2} [0-9a-f]{4} [0-9a-f]{4} {3}\d [0-9a-f]{4} {2}[0-9a-f]{2} /i, "dump"],
  [/^(?:\d+\.\d+ )?From [0-9a-f.:%\w]+: (?!icmp_seq)/i, "verbose"],
  [/^[.EC \b]+$/, "flood"],
  [/^pipe \d+$/, "rest"],
];

function note(text: string, line: number): PingRow | undefined {
  if (SHELL.test(text)) return { kind: "note", line, what: "shell" };
  const found = NOTES.find(([pattern]) => pattern.test(text));
  return found === undefined ? undefined : { kind: "note", line, what: found[1] };
}

function statistics(text: string, line: number): PingRow | undefined {
  const m = STATISTICS.exec(text);
  return m === null ? undefined : { kind: "statistics", line, says: m[1]! };
}

// The order matters. The guess by tokens is not among them: it comes when nothing else has understood the line.
const FORMS: readonly Parse[] = [
  noAnswer,
  icmpError,
  jsonReply,
  parseHeader,
  statistics,
  status,
  parseRtt,
  note,
  localError,
  message,
];

/** Any line but a reply in English, the counts and what is told by its tokens alone; undefined when it is none of ping's. */
export function parseOther(text: string, line: number): PingRow | undefined {
  for (const parse of FORMS) {
    const row = parse(text, line);
    if (row !== undefined) return row;
  }
  return undefined;
}
