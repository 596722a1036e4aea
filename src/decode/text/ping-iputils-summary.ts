// First and last lines of an iputils ping run: the header and the counts.
import { canonicalIp } from "../../core/address.ts";
import { MOST_COUNT } from "./printed-number.ts";
import type { PingHeader, PingRow, PingSummary } from "./ping-rows.ts";

/** A header of iputils: the target in parentheses, and no colon behind them (BSD and BusyBox have one). */
export const headerLike: RegExp = /^PING \S{0,255} ?\(\S{1,255}(?: \(\S{1,80}\))?\)(?: |,)/;

const HEADER =
  /^PING (\S{0,255}?) ?\((\S{1,255})(?: \((\S{1,80})\))?\)(?: , flow \S{1,20},|,)?(?: \S{1,30} (\S{1,80}) (\S{0,80}): ?| )(?:\D{0,60}? )?(\d{1,15})(?: ?\(\d+\))?(?:\D|$)/;

/** The header line, in any language; undefined when the line is none. */
export function parseHeader(text: string, line: number): PingHeader | undefined {
  if (!headerLike.test(text)) return undefined;
  const m = HEADER.exec(text);
  if (m === null) return undefined;
  const to = m[3] ?? m[2]!;
  if (canonicalIp(to) === undefined) return undefined;
  const name = m[1] === "" ? m[2]! : m[1]!;
  const device = m[5] === undefined || m[5] === "" ? undefined : m[5];
  return { kind: "header", line, name, to, from: m[4], device, payload: Number(m[6]) };
}

// Counts of ping are 64 bits wide; more than 15 digits are damage, and no number here could hold them.
const SUMMARY = /^(\d{1,15}) packets transmitted, (\d{1,15}) received(.*)$/;
const COUNT = /(?<!\d)\d{1,15}(?!\d)/;
const PARTS = /[,，、] ?/;

/** The English line of counts, in any version. */
export function parseSummary(text: string, line: number): PingSummary | undefined {
  const m = SUMMARY.exec(text);
  if (m === null) return undefined;
  return summaryOf({ transmitted: Number(m[1]), received: Number(m[2]), rest: m[3]!.split(PARTS) }, line);
}

/** The line of counts in a translation: the order of its parts is the same everywhere. */
export function parseTranslatedSummary(text: string, line: number): PingSummary | undefined {
  const [first, second, ...rest] = text.split(PARTS);
  const transmitted = COUNT.exec(first ?? "");
  const received = COUNT.exec(second ?? "");
  if (transmitted === null || received === null || !rest.some((part) => part.includes("%"))) return undefined;
  return summaryOf({ transmitted: Number(transmitted[0]), received: Number(received[0]), rest }, line);
}

// Stems of the catalogue's words for duplicates and damaged packets; what else has a plus sign is errors.
const DUPLICATES = /dup|dopp|kaksois|yinel|重复|重複|중복|ასლი|дубл|sin/i;
const CORRUPTED = /corrupt|poškoz|beschäd|corrom|korrupt|dañ|vioit|bozuk|rusak|损坏|破損|손상|пошкодж|დაზიან|korup/i;

/** Undefined where the time from the first to the last send is no number. */
function summaryOf(
  head: { transmitted: number; received: number; rest: readonly string[] },
  line: number,
): PingSummary | undefined {
  let duplicates: number | undefined;
  let corrupted: number | undefined;
  let errors: number | undefined;
  let lossPercent: string | undefined;
  let timeMs: number | undefined;
  for (const part of head.rest) {
    const plus = /\+(\d{1,15})(?!\d)/.exec(part);
    const number = /\d[\d.,]*(?:e[+-]?\d+)?/i.exec(part);
    if (plus !== null) {
      const n = Number(plus[1]);
      if (CORRUPTED.test(part)) corrupted = n;
      else if (DUPLICATES.test(part)) duplicates = n;
      else errors = n;
    } else if (part.includes("%")) lossPercent = number?.[0].replace(",", ".");
    else if (number !== null) timeMs = Number(number[0]);
  }
  const { transmitted, received } = head;
  if (timeMs !== undefined && !(timeMs <= MOST_COUNT)) return undefined;
  return { kind: "summary", line, transmitted, received, duplicates, corrupted, errors, lossPercent, timeMs };
}

const RTT = /^\S+(?: .+)? = (\d{1,9}\.\d+)\/(\d{1,9}\.\d+)\/(\d{1,9}\.\d+)\/\d+\.\d+ \S+/;

/** The round trips at the end, in any language. */
export function parseRtt(text: string, line: number): PingRow | undefined {
  const m = RTT.exec(text);
  if (m === null) return undefined;
  return { kind: "rtt", line, minNs: msToNs(m[1]!), meanNs: msToNs(m[2]!), maxNs: msToNs(m[3]!) };
}

/** "0.068" ms to whole ns, without a float of milliseconds. */
export function msToNs(text: string): number {
  const [whole, fraction = ""] = text.split(".");
  return Number(whole) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, "0"));
}
