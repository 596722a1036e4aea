// ping and ping6 of FreeBSD, NetBSD, OpenBSD, macOS (--apple-time) and Junos, text. Traps: the first sequence number is 0; ICMP
// errors begin like replies and name no probe; "Request timeout" is printed for some of the missing probes only, and the reply may
// still come; stamps are times of day without date. Rows: ping-rows.ts.
// Becomes: the same as of iputils; what names no probe bounds no loss period.
// Not read: the deviation; dumps of the packet that an error quotes.
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import { bsdHeaderLike, parseBsdLine, splitStamp } from "./ping-bsd-lines.ts";
import type { PingRow } from "./ping-rows.ts";

/** Which program of the two printed a text: BusyBox writes "seq=", and neither decimals of the loss nor a deviation. */
export function bsdFamily(head: readonly Line[]): "bsd" | "busybox" | undefined {
  const texts = head.map((line) => splitStamp(line.text).rest);
  const has = (pattern: RegExp) => texts.some((t) => pattern.test(t));
  // its counts read the same, and its probes are TCP or UDP
  if (has(/^HPING \S|^--- \S+ hping statistic ---/)) return undefined;
  if (has(/^\d+ bytes from \S+(?: \(\S+\))?: seq=\d+ ttl=|^ping6?: warning: got ICMP/)) return "busybox";
  const counted = has(/^\d+ packets transmitted, \d+ packets received,.*(?:% packet loss|printing up packets)/);
  const own =
    has(bsdHeaderLike) ||
    counted ||
    has(/^Request timeout for icmp_seq \d/) ||
    has(/^\d+ bytes from \S+, icmp_seq=\d+ hlim=/);
  if (!own) return undefined;
  const bsd = has(/^Request timeout|, icmp_seq=|\(\d+\.\d+%|[, ]\d+\.\d+% packet loss|max\/std-?dev =|: icmp_seq=\d+/);
  return counted && !bsd && !has(/^PING6\(/) ? "busybox" : "bsd";
}

/** Reads either. */
export function openBsd(): ReturnType<TextFormat<PingRow>["open"]> {
  return lineReader<PingRow>(({ text, number }) => {
    const shown = text.replace(/^(?:\^[A-Z\\]|\r)+/, "");
    if (shown.trim() === "") return [{ kind: "note", line: number, what: "interrupt" }];
    const row = parseBsdLine(shown, number);
    return row === undefined ? undefined : [row];
  });
}

/** ping of the BSDs and macOS. */
export const pingBsd: TextFormat<PingRow> = {
  id: "ping-bsd",
  kind: "ping",
  lineLimit: SHORT_LINE,
  from: "ping and ping6 of FreeBSD, NetBSD, OpenBSD, macOS (--apple-time) and Junos",
  starts: bsdHeaderLike,
  detect: (head) => bsdFamily(head) === "bsd",
  open: openBsd,
};
