// arping of iputils (s2012 to 20250605), of BusyBox, and of Thomas Habets (2.x), text. Traps: iputils and BusyBox print nothing for a lost
// probe; -U and -A send without asking, and their "Received 0" is no loss; habets' `index` counts replies, not probes; two MACs that
// answer for one address are two hosts with it.
// Becomes: a probe stream, and facts about who has the address (arp.mac); two MACs are a finding.
// Not read: the times that habets' version prints in its last line.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { ArpingRow } from "./arping-rows.ts";
import type { TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import { durationNs } from "./probe-log-columns.ts";

const HEADER = /^ARPING (?:to )?(\S{1,80})(?: from (\S{1,80})(?: (?:via )?(\S{1,30}))?)?\s*$/;
const REPLY =
  /^(?:Uni|Broad)cast (?:reply|request) from (\S{1,80}) \[([0-9A-Fa-f:]{11,17})\](?: for \S{1,80}(?: \[\S{1,20}\])?)?(?: +(\d{1,9}(?:\.\d{1,6})?)ms| UNSOLICITED\?)?\s*$/;
const HABETS =
  /^\d{1,6} bytes from ((?:[0-9A-Fa-f]{1,2}:){5}[0-9A-Fa-f]{1,2}) \((\S{1,80})\): index=\d{1,10}(?: time=(\d{1,9}(?:\.\d{1,6})?) (msec|usec|sec))?/;
const SENT = /^Sent (\d{1,15}) probes? \(\d{1,15} broadcast\(s\)\)/;
const RECEIVED = /^Received (\d{1,15}) (?:response\(s\)|repl(?:y|ies))/;
const COUNTS = /^(\d{1,15}) packets transmitted, (\d{1,15}) packets received, +\d{1,3}% unanswered/;
const LEGEND = /^--- \S{1,80} statistics ---|^rtt min\/avg\/max\/std-dev = /;
const MESSAGE = /^(?:arping: |Interface ".{1,30}" is not ARPable|.{1,80}: (?:No such device|Network is down))/;

function parseLine(text: string, line: number): readonly ArpingRow[] | undefined {
  const header = HEADER.exec(text);
  if (header !== null) return [{ kind: "header", line, to: header[1]!, from: header[2], device: header[3] }];
  const reply = REPLY.exec(text);
  if (reply !== null) {
    return [
      {
        kind: "reply",
        line,
        ip: canonicalIp(reply[1]!),
        mac: canonicalMac(reply[2]!),
        rttNs: durationNs(reply[3], "ms"),
      },
    ];
  }
  const other = HABETS.exec(text);
  if (other !== null) {
    const unit = other[4] === "usec" ? "us" : other[4] === "sec" ? "s" : "ms";
    return [
      {
        kind: "reply",
        line,
        ip: canonicalIp(other[2]!),
        mac: canonicalMac(other[1]!),
        rttNs: durationNs(other[3], unit),
      },
    ];
  }
  if (/^Timeout\s*$/.test(text)) return [{ kind: "timeout", line }];
  return around(text, line);
}

function around(text: string, line: number): readonly ArpingRow[] | undefined {
  const sent = SENT.exec(text);
  if (sent !== null) return [{ kind: "counts", line, sent: Number(sent[1]), received: undefined }];
  const received = RECEIVED.exec(text);
  if (received !== null) return [{ kind: "counts", line, sent: undefined, received: Number(received[1]) }];
  const counts = COUNTS.exec(text);
  if (counts !== null) return [{ kind: "counts", line, sent: Number(counts[1]), received: Number(counts[2]) }];
  if (LEGEND.test(text)) return [];
  return MESSAGE.test(text) ? [{ kind: "message", line, says: text.trim() }] : undefined;
}

/** arping. */
export const arping: TextFormat<ArpingRow> = {
  id: "arping",
  kind: "probe-log",
  lineLimit: SHORT_LINE,
  from: "arping of iputils, of BusyBox and of Thomas Habets (2.x)",
  starts: HEADER,
  detect: (head) =>
    head.some(({ text }) => [HEADER, REPLY, HABETS, COUNTS].some((p) => p.test(text)) || text.startsWith("arping: ")),
  open: () =>
    lineReader<ArpingRow>(
      ({ text, number }) => parseLine(text.replace(/^\^C/, ""), number) ?? (/^\^C\s*$/.test(text) ? [] : undefined),
    ),
};
