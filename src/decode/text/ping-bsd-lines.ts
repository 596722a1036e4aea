// Lines of the pings of BSD, macOS and BusyBox, which share their shape: the header with a colon, counts of "packets received".
import { canonicalIp } from "../../core/address.ts";
import { msToNs } from "./ping-iputils-summary.ts";
import type { PingNote, PingRow } from "./ping-rows.ts";
import { MOST_TTL, MOST_U16, fits } from "./printed-number.ts";
import { leadingStamp } from "./written-stamp.ts";
import type { WrittenStamp } from "./written-stamp.ts";

type Parse = (text: string, line: number, stamp: Stamps) => PingRow | undefined;

/** What a stamp before a line gives its row. */
export interface Stamps {
  readonly sec: number | undefined;
  readonly nsec: number | undefined;
  readonly written?: WrittenStamp;
}

const NONE: Stamps = { sec: undefined, nsec: undefined };

/** The stamp before a line (--apple-time, or a wrapper's), and the line without it. */
export function splitStamp(text: string): { at: Stamps; rest: string } {
  const found = leadingStamp(text);
  if (found === undefined) return { at: NONE, rest: text };
  const { stamp } = found;
  return { at: { sec: stamp.sec, nsec: stamp.nsec, written: stamp }, rest: found.rest };
}

/** A header: the target in parentheses and a colon, or the form of ping6. */
export const bsdHeaderLike: RegExp =
  /^PING \S{1,255} \(\S{1,80}\)(?: from [\d.]{1,15})?: (?:\d+|\(\d+ \.\.\. \d+\)) data bytes\b|^PING6\(/;

const HEADER =
  /^PING (\S{1,255}) \((\S{1,80})\)(?: from (\S{1,80}))?: (?:\((\d{1,15}) \.\.\. \d+\)|(\d{1,15})) data bytes/;
const HEADER6 = /^PING6\(\d+=40\+8\+(\d{1,15}) bytes\) (\S{1,80}) --> (\S{1,80})/;

function header(text: string, line: number): PingRow | undefined {
  const six = HEADER6.exec(text);
  if (six !== null) {
    const [, payload, from, to] = six;
    return { kind: "header", line, name: to!, to: to!, from, device: undefined, payload: Number(payload) };
  }
  const m = HEADER.exec(text);
  if (m === null || canonicalIp(m[2]!) === undefined) return undefined;
  const payload = Number(m[4] ?? m[5]);
  return { kind: "header", line, name: m[1]!, to: m[2]!, from: m[3], device: undefined, payload };
}

// 64 bytes from 10.2.0.1: icmp_seq=0 ttl=59 time=28.042 ms (DUP!)      16 bytes from ::1, icmp_seq=0 hlim=64 time=0.071 ms dst=..
const REPLY =
  /^(\d{1,6}) bytes from (\S{1,255}?)(?: \((\S{1,80})\))?[:,] (?:icmp_)?seq=(\d{1,5})(?: (?:ttl|hlim)=(\d{1,3}))?(?: dst=\S{1,80})?(?: time=(\d{1,9}(?:\.\d{1,6})?) ms)?(.*)$/;

function reply(text: string, line: number, at: Stamps): PingRow | undefined {
  const m = REPLY.exec(text);
  if (m === null || !fits(m[4], MOST_U16) || !fits(m[5], MOST_TTL)) return undefined;
  const rest = m[7]!;
  const decimals = m[6]?.split(".")[1]?.length ?? 0;
  const note = rest.replace(/\((?:DUP!|wrong total length \d+ instead of \d+|truncated)\)/g, "").trim();
  return {
    kind: "reply",
    line,
    ...at,
    bytes: Number(m[1]),
    from: m[3] ?? m[2]!,
    seq: Number(m[4]),
    ttl: m[5] === undefined ? undefined : Number(m[5]),
    rttNs: m[6] === undefined ? undefined : msToNs(m[6]),
    rttTickNs: m[6] === undefined ? 0 : 10 ** (6 - decimals),
    duplicate: rest.includes("(DUP!)"),
    badChecksum: false,
    differentAddress: false,
    truncated: rest.includes("(truncated)"),
    note: note === "" ? undefined : note,
  };
}

// macOS prints it as the next probe leaves, and only while more are missing than ever before: its absence says nothing.
const TIMEOUT = /^Request timeout for icmp_seq (\d{1,10})$/;

function timeout(text: string, line: number, at: Stamps): PingRow | undefined {
  const m = TIMEOUT.exec(text);
  return m === null ? undefined : { kind: "noAnswer", line, ...at, seq: Number(m[1]) & 0xffff };
}

// Begins like a reply and is none; the dump below it names no sequence number.
const ICMP_ERROR = /^\d{1,6} bytes from (\S{1,255}?)(?: \((\S{1,80})\))?: ([A-Z].*)$/;
const KNOWN =
  /^(?:Destination |Dest |Time to live exceeded|Frag|frag|Source |Redirect|Parameter problem|Host |Network |Communication |Precedence |Bad |Time exceeded|Packet too big)/;
const HARMLESS = /^(?:Redirect|Source Quench)/i;
const BUSYBOX_ERROR = /^ping6?: warning: got ICMP(?:v6)? \d+ \((.+)\)$/;

function icmpError(text: string, line: number, at: Stamps): PingRow | undefined {
  const own = BUSYBOX_ERROR.exec(text);
  if (own !== null) {
    return { kind: "looseError", line, ...at, from: undefined, says: own[1]!, harmless: HARMLESS.test(own[1]!) };
  }
  const m = ICMP_ERROR.exec(text);
  if (m === null || !(KNOWN.test(m[3]!) || canonicalIp(m[2] ?? m[1]!) !== undefined)) return undefined;
  const says = m[3]!.trim();
  return { kind: "looseError", line, ...at, from: m[2] ?? m[1]!, says, harmless: HARMLESS.test(says) };
}

const SUMMARY =
  /^(\d{1,15}) packets transmitted, (\d{1,15}) packets received,(?: \+?(\d{1,15}) duplicates?,)?(?: (\d+(?:\.\d+)?)% packet loss|.*?printing up packets!)?(?:, (\d{1,15}) packets out of wait time)?\s*$/;
const TOO_LATE = /^-- (\d{1,15}) packets out of wait time/;
const RTT =
  /^round-trip min\/avg\/max(?:\/(?:stddev|std-dev))? = (\d{1,9}(?:\.\d+)?)\/(\d{1,9}(?:\.\d+)?)\/(\d{1,9}(?:\.\d+)?)(?:\/(?:\d+(?:\.\d+)?|nan))? ms$/;

function counts(text: string, line: number): PingRow | undefined {
  const m = SUMMARY.exec(text.replace(/,? -- (\d{1,15}) packets out/, ", $1 packets out"));
  if (m !== null) {
    return {
      kind: "summary",
      line,
      transmitted: Number(m[1]),
      received: Number(m[2]),
      duplicates: m[3] === undefined ? undefined : Number(m[3]),
      corrupted: undefined,
      errors: undefined,
      lossPercent: m[4],
      timeMs: undefined,
      ...(m[5] === undefined ? {} : { tooLate: Number(m[5]) }),
    };
  }
  const rtt = RTT.exec(text);
  if (rtt === null) return undefined;
  return { kind: "rtt", line, minNs: msToNs(rtt[1]!), meanNs: msToNs(rtt[2]!), maxNs: msToNs(rtt[3]!) };
}

// SIGINFO (^T): "load: 1.23 cmd: ping ..." and "3/4 packets received (75.0%) 0.1 min / 0.2 avg / 0.3 max".
const STATUS = /^(\d{1,15})\/(\d{1,15}) packets received \(/;
const LOCAL = /^ping6?: (send(?:to|msg): .+|wrote \S+ \d+ chars, ret=-?\d+)$/;

function other(text: string, line: number): PingRow | undefined {
  const statistics = /^--- (\S{1,255}) ping6? statistics ---$/.exec(text);
  if (statistics !== null) return { kind: "statistics", line, says: statistics[1]! };
  const status = STATUS.exec(text);
  if (status !== null) return { kind: "status", line, counts: [Number(status[1]), Number(status[2])] };
  const local = LOCAL.exec(text);
  if (local !== null) {
    // "wrote" is the second line about the same probe
    if (local[1]!.startsWith("wrote")) return { kind: "note", line, what: "rest" };
    const mtu = /message too long/i.test(local[1]!) ? /mtu\D{0,3}(\d{1,15})(?!\d)/i.exec(local[1]!) : null;
    return {
      kind: "localError",
      line,
      says: local[1]!,
      mtu: mtu === null ? undefined : Number(mtu[1]),
      counted: false,
    };
  }
  if (TOO_LATE.test(text)) return { kind: "note", line, what: "rest" };
  if (/^ping6?: /.test(text)) return { kind: "message", line, says: text, about: "start" };
  return undefined;
}

const NOTES: readonly (readonly [RegExp, PingNote["what"]])[] = [
  [/^PATTERN: 0x[0-9a-f]+$/i, "pattern"],
  [/^Vr HL TOS {2}Len {3}ID Flg {2}off TTL Pro {2}cks {6}Src/, "dump"],
  [/^ \d {2}[0-9a-f] {2}[0-9a-f]{2} [0-9a-f]{4} [0-9a-f]{4} {3}\d [0-9a-f]{4} {2}[0-9a-f]{2} /i, "dump"],
  [/^wrong data byte #\d+ /, "wrongData"],
  [/^(?:cp|dp): *(?:[0-9a-f]{1,2} *)*$|^\t(?: ?[0-9a-f]{1,2})+ *$/i, "dump"],
  [/^load: [\d.]+ {1,2}cmd: ping/, "verbose"],
  [/^[!.]+$/, "flood"],
];

function note(text: string, line: number): PingRow | undefined {
  const found = NOTES.find(([pattern]) => pattern.test(text));
  return found === undefined ? undefined : { kind: "note", line, what: found[1] };
}

const FORMS: readonly Parse[] = [reply, timeout, icmpError, header, counts, note, other];

/** One line; undefined when it is none of theirs. */
export function parseBsdLine(text: string, line: number): PingRow | undefined {
  const { at, rest } = splitStamp(text);
  for (const parse of FORMS) {
    const row = parse(rest, line, at);
    if (row !== undefined) return row;
  }
  return undefined;
}
