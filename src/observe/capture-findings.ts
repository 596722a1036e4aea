// What a capture's observer has to say beside its figures.
import { numbered } from "../core/words.ts";
import type { CaptureReader } from "../read/batch.ts";
import { framesFilter } from "./capture-notes.ts";
import type { FrameObserver } from "./frame-observer.ts";
import type { DropExplanation } from "./drop-explanations.ts";
import { networkOf } from "./flow-rows.ts";
import { bgpFindings } from "./from-bgp.ts";
import type { ObservedFinding } from "./observation.ts";
import { FLOW_LIMIT } from "./probe-tracker.ts";
import type { StreamOmissions } from "./probe-streams.ts";

/** Destination ports that the finding about undecoded UDP names. */
const PORTS_NAMED = 5;

/** What is known once the capture was read. */
export interface CaptureEnd {
  readonly reader?: CaptureReader;
  readonly input: string;
  readonly made: { readonly omitted: StreamOmissions; readonly explained: DropExplanation };
  /** Packets that the recorder dropped by its own account. */
  readonly drops: number;
}

/** All findings of one capture, in a fixed order of kinds. */
export function captureFindings(o: FrameObserver, end: CaptureEnd): ObservedFinding[] {
  return [
    ...o.notes.findings(end.input),
    ...o.announcements.findings(),
    ...bgpFindings(o.bgp, end.input),
    ...probeFindings(o, end),
    ...dropFindings(end),
    ...behindFindings(o, end),
    ...strayFindings(o, end),
    ...tunnelFindings(o, end.input),
    ...checksumFindings(o, end.input),
    ...limitFindings(o, end),
  ];
}

interface Plain {
  readonly code: string;
  readonly severity: ObservedFinding["severity"];
  readonly count: number;
  readonly says: string;
  readonly record?: number;
  readonly records?: readonly number[];
  readonly filter?: string;
  readonly limits?: string[];
}

/** Findings of those that happened at all. */
function happened(input: string, list: readonly Plain[]): ObservedFinding[] {
  return list
    .filter((p) => p.count > 0)
    .map((p) => {
      const records = (p.records ?? [p.record ?? 0]).filter((record) => record > 0);
      const filter = p.filter ?? framesFilter(records);
      return {
        code: p.code,
        severity: p.severity,
        says: p.says,
        count: p.count,
        where: records.length === 0 ? [{ input }] : records.map((record) => ({ input, record })),
        ...(filter === undefined ? {} : { filter }),
        ...(p.limits === undefined ? {} : { limits: p.limits }),
      };
    });
}

function probeFindings(o: FrameObserver, end: CaptureEnd): ObservedFinding[] {
  const t = o.tracker;
  return happened(end.input, [
    {
      code: "probe.reply-without-request",
      severity: "info",
      count: t.orphans,
      record: t.orphanRecord,
      says: `${t.orphans} echo replies have no request in this recording (it began in between, or one direction passes elsewhere): they are no answered probes.`,
    },
    {
      code: "probe.duplicate-reply",
      severity: "info",
      count: t.duplicates,
      records: t.duplicateRecords,
      says: `${numbered(t.duplicates, "echo reply", "echo replies")} came again after the first to the same request: duplicates.`,
    },
    {
      code: "path.ways-omitted",
      severity: "info",
      count: o.echoes.refused,
      says: `${o.echoes.refused} echo packets belong to further streams: where they went by (interfaces, MACs, TTL) is not listed.`,
    },
    {
      code: "probe.copies",
      severity: "info",
      count: t.copies.count,
      records: t.copies.records,
      says: `${numbered(t.copies.count, "request was", "requests were")} seen again at another interface or in another tunnel of this capture: each counts once.`,
    },
    {
      code: "probe.repeated-request",
      severity: "warning",
      count: t.repeats,
      record: t.repeatRecord,
      says: `${numbered(t.repeats, "request was", "requests were")} seen twice at one and the same place: each counts once.`,
    },
    {
      code: "probe.sequence-restarted",
      severity: "info",
      count: t.restarts,
      says: `Sequence numbers of a stream began again ${t.restarts} times: requests more than 1 s after an equal one are new probes.`,
    },
  ]);
}

/** What the recorder dropped by its own account, and what that does to the count of losses. */
function dropFindings(end: CaptureEnd): ObservedFinding[] {
  const { probes, drops, unsure, tooFew } = end.made.explained;
  if (end.reader?.selection === true) return [selectionFinding(end.input, probes)];
  return happened(end.input, [
    {
      code: "capture.drops-explain-loss",
      severity: "warning",
      count: probes,
      says: `The recorder dropped ${numbered(drops, "packet", "packets")}, and ${numbered(probes, "probe has", "probes have")} no answer that would have come at that time: each of these answers may be a dropped packet, so they count as not observed, not as lost.`,
    },
    {
      code: "capture.drops-too-few",
      severity: "warning",
      count: unsure,
      says: `The recorder dropped ${numbered(tooFew, "packet", "packets")}, and ${numbered(unsure, "probe has", "probes have")} no answer that would have come at that time: no more than ${Math.min(tooFew, unsure)} of these answers can be dropped packets, and which ones is not known. All count as lost; at least ${Math.max(0, unsure - tooFew)} of them are.`,
    },
    {
      code: "capture.drops",
      severity: "warning",
      count: end.drops,
      says: `The recorder dropped ${numbered(end.drops, "packet", "packets")} by its own account: what is missing here may have been on the wire.`,
      limits: ["No absence in this capture is proven beyond that number of packets."],
    },
  ]);
}

/** A slice is no recording: what it lacks was left out. */
function selectionFinding(input: string, probes: number): ObservedFinding {
  const unseen =
    probes === 0
      ? ""
      : ` ${numbered(probes, "probe has", "probes have")} no answer in it and ${probes === 1 ? "counts" : "count"} as not observed, not as lost.`;
  return {
    code: "capture.selection",
    severity: "warning",
    says: `Its packets were chosen by the slice command out of recordings: what is not in it was left out.${unseen} Connections and numbered packets are not followed in it.`,
    where: [{ input }],
    limits: ["No count, loss or duration of the recordings follows from a selection of their packets."],
  };
}

/** Requests that have no place in their stream. */
function behindFindings(o: FrameObserver, end: CaptureEnd): ObservedFinding[] {
  const { behind } = o.tracker;
  if (behind === undefined) return [];
  const { requests, replies, record } = behind;
  const runs = behind.runs();
  const parts = `${numbered(requests, "request", "requests")} and ${numbered(replies, "reply", "replies")}`;
  return happened(end.input, [
    {
      code: "probe.request-behind",
      severity: "warning",
      count: requests,
      record,
      says: `${numbered(requests, "request", "requests")} came again after later ones, or too far behind them to be placed, with ${numbered(replies, "reply", "replies")}: not in any count of probes, answers or duplicates.`,
    },
    {
      code: "probe.runs-mixed",
      severity: "warning",
      count: runs,
      record,
      says: `In ${numbered(runs, "stream", "streams")} two runs with one identifier between the same ends go on at the same time, and cannot be told apart: the figures are those of the run with the higher sequence numbers, ${parts} of the other are in no count.`,
      limits: ["Packets that come again in numbers look the same."],
    },
  ]);
}

/** Replies that were not where their request would have them. */
function strayFindings(o: FrameObserver, end: CaptureEnd): ObservedFinding[] {
  const t = o.tracker;
  const replies = t.replySightings.fewer();
  const requests = t.requestSightings.fewer();
  return happened(end.input, [
    {
      code: "probe.lost-between-interfaces",
      severity: "warning",
      count: replies.count,
      records: replies.records,
      says: `${numbered(replies.count, "reply was", "replies were")} seen at fewer interfaces of this recording than most of the stream: lost on the way between them, or not recorded there. Counted as answered.`,
      limits: ["A path that changed passes other interfaces, and is no loss."],
    },
    {
      code: "probe.lost-between-interfaces",
      severity: "warning",
      count: requests.count,
      records: requests.records,
      says: `${numbered(requests.count, "request was", "requests were")} seen at fewer interfaces of this recording than most of the stream: lost on the way between them, or not recorded there.`,
      limits: ["A path that changed passes other interfaces, and is no loss."],
    },
    {
      code: "probe.other-encapsulation",
      severity: "info",
      count: t.elsewhere,
      records: t.elsewhereRecords,
      says: `${numbered(t.elsewhere, "probe was", "probes were")} answered in another encapsulation than that of the request (another VNI or VLAN, or no tunnel): the way back is another one, or the path has just moved. Counted as answered.`,
    },
    {
      code: "probe.answer-ambiguous",
      severity: "warning",
      count: t.ambiguous,
      record: t.ambiguousRecord,
      says: `${numbered(t.ambiguous, "probe has", "probes have")} no answer in the encapsulation of the request, and one in another that may as well be for a probe in a third: counted as not observed, neither answered nor lost.`,
    },
    {
      code: "probe.reply-cut",
      severity: "warning",
      count: t.cut.probes,
      records: t.cut.records,
      says: `${numbered(t.cut.probes, "probe has", "probes have")} no answer that can be read, but as many echo replies between the same ends were cut or could not be decoded: counted as not observed, not as lost.`,
      limits: ["Which reply answers which probe is not in such frames: the latest probe before it is taken."],
    },
    {
      code: "probe.reply-incomplete",
      severity: "warning",
      count: t.incomplete.probes,
      records: t.incomplete.records,
      says: `${numbered(t.incomplete.probes, "probe has", "probes have")} an answer of which fragments are missing here: counted as not observed, neither answered nor lost.`,
      limits: ["A fragment that is missing in the recording was not thereby lost on the way."],
    },
    {
      code: "probe.reply-before-request",
      severity: "info",
      count: t.early,
      record: t.earlyRecord,
      says: `${numbered(t.early, "reply stands", "replies stand")} before the request in the file and by its stamp not: matched by stamp.`,
    },
  ]);
}

/** Packets outside of tunnels that are known for RTP or iperf3, by destination port: what they hold is known. */
function numberedPackets(o: FrameObserver): Map<number, number> {
  const out = new Map<number, number>();
  for (const { key, run } of o.flows.sequences.streams) {
    if (networkOf(key) !== undefined) continue;
    const port = key[2]! & 0xffff;
    out.set(port, (out.get(port) ?? 0) + run.packets);
  }
  return out;
}

function tunnelFindings(o: FrameObserver, input: string): ObservedFinding[] {
  const ports: { port: number; n: number; record: number }[] = [];
  const known = numberedPackets(o);
  let total = 0;
  for (const [port, record] of o.udpPortsSeen) {
    const n = o.udpPorts[port]! - (known.get(port) ?? 0);
    if (n <= 0) continue;
    total += n;
    ports.push({ port, n, record });
  }
  ports.sort((a, b) => b.n - a.n || a.port - b.port);
  const named = ports.slice(0, PORTS_NAMED).map((p) => `${p.port} (${p.n})`);
  const more = ports.length > PORTS_NAMED ? ` and ${ports.length - PORTS_NAMED} more` : "";
  return happened(input, [
    {
      code: "udp.no-tunnel",
      severity: "info",
      count: total,
      says: `${total} UDP packets between unprivileged ports hold no tunnel that could be decoded; destination ports ${named.join(", ")}${more}.`,
      records: ports.slice(0, PORTS_NAMED).map((p) => p.record),
      limits: ["Probes inside of them, if there are any, are in no count: nothing here says that they were not lost."],
      filter: ports.slice(0, PORTS_NAMED).map((p) => `udp.dstport == ${p.port}`).join(" || "), // prettier-ignore
    },
    {
      code: "tunnel.inferred",
      severity: "info",
      count: o.inferred.count,
      records: o.inferred.records,
      says: `${numbered(o.inferred.count, "frame holds", "frames hold")} a tunnel on a port that nobody declared: it was found by its content.`,
      limits: ["Name the port (--tunnel-port, or tunnelPorts in the case file) to have it decoded without guessing."],
    },
  ]);
}

/** What was verified at all: without it, no finding about a wrong checksum would say nothing. */
function checksumFindings(o: FrameObserver, input: string): ObservedFinding[] {
  const c = o.checksums;
  if (c === undefined) return [];
  const unknown = c.unknown === 0 ? "" : `; of ${c.unknown} more not every byte that they cover is there`;
  const count = c.ok + c.wrong + c.notFilledIn + c.absent + c.unknown;
  return happened(input, [
    {
      code: "checksum.verified",
      severity: "info",
      count,
      says: `Checksums of IPv4, ICMP, ICMPv6, UDP and TCP: ${c.ok} right, ${c.wrong} wrong, ${c.notFilledIn} left to the NIC, ${c.absent} UDP without one${unknown}.`,
    },
  ]);
}

function limitFindings(o: FrameObserver, end: CaptureEnd): ObservedFinding[] {
  const t = o.tracker;
  const limit = (code: string, count: number, says: string): Plain => ({ code, severity: "warning", count, says });
  const stacks = o.frames.links.reduce((sum, l) => sum + l.stacksRefused, 0);
  const lengths = o.frames.links.reduce((sum, l) => sum + l.lengthsOmitted(), 0);
  return happened(end.input, [
    limit(
      "limit.lengths",
      lengths,
      `${numbered(lengths, "frame has a length", "frames have lengths")} beyond the first that are told apart: not in any histogram.`,
    ),
    limit(
      "limit.streams",
      t.refused,
      `${numbered(t.refused, "request", "requests")} of streams beyond the first ${FLOW_LIMIT}: not in any stream.`,
    ),
    limit(
      "limit.loss-runs",
      end.made.omitted.runs,
      `${end.made.omitted.runs} more loss periods are counted and not listed.`,
    ),
    limit("limit.stalls", t.stalls.omitted, `${t.stalls.omitted} more stalls are counted and not listed.`),
    limit(
      "limit.probes",
      t.gaps.untracked,
      `${numbered(t.gaps.untracked, "probe without an answer was", "probes without an answer were")} not kept one by one: an answer that came still later would have been missed.`,
    ),
    limit(
      "limit.replicated",
      t.paths.replicasOmitted,
      `${t.paths.replicasOmitted} more probes went to several VTEPs and are not listed.`,
    ),
    limit("limit.repoints", t.paths.repointsOmitted, `${t.paths.repointsOmitted} more repoints are not listed.`),
    limit("limit.errors", o.errors.omitted, `${o.errors.omitted} more ICMP errors about probes are not listed.`),
    limit("limit.routes", o.routesOmitted, `${o.routesOmitted} more routes of BGP UPDATEs are not listed.`),
    limit(
      "limit.overhead",
      o.ledger.refused,
      `${numbered(o.ledger.refused, "packet belongs", "packets belong")} to stacks of headers beyond the first that are told apart.`,
    ),
    limit(
      "limit.vlans",
      stacks,
      `${numbered(stacks, "frame has a stack of tags", "frames have stacks of tags")} beyond the first that are told apart.`,
    ),
    limit(
      "limit.addresses",
      o.book.refused,
      `${numbered(o.book.refused, "packet has addresses", "packets have addresses")} beyond the first that are told apart.`,
    ),
  ]);
}
