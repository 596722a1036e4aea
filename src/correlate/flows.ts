// Flows of all inputs as rows of the evidence document, numbered in a stable order.
import { microseconds } from "../core/time.ts";
import type { FlowObservation, SequenceFlow, TcpFlow } from "../observe/flow-observation.ts";
import type { Observation } from "../observe/observation.ts";
import type { Finding, Flow, FlowNumbers, FlowTcp } from "../schema/evidence.generated.ts";
import { gapRow, holeRow, type FlowPlaceOf } from "./flow-holes.ts";
import { sameFlows } from "./same-flows.ts";
import { source, stamp } from "./stamp.ts";
import { unansweredSyns } from "./syn-attempts.ts";

/** A flow with its id and where it was seen. */
export interface CorrelatedFlow {
  readonly id: string;
  readonly flow: TcpFlow | SequenceFlow;
  readonly observation: Observation;
}

/** All flows as "f1", "f2", ...: by input in the order given, TCP first, then by first packet. */
export function correlateFlows(observations: readonly Observation[]): {
  ofs: CorrelatedFlow[];
  rows: Flow[];
  findings: Finding[];
} {
  const ofs: CorrelatedFlow[] = [];
  for (const observation of observations) {
    const { flows } = observation;
    for (const flow of [...(flows?.tcp ?? []), ...(flows?.sequences ?? [])])
      ofs.push({ id: `f${ofs.length + 1}`, flow, observation });
  }
  const same = sameFlows(ofs);
  return {
    ofs,
    rows: ofs.map((f) => row(f, same.get(f.id) ?? [])),
    findings: observations.flatMap((o) =>
      o.flows === undefined ? [] : [...omissions(o, o.flows), ...unansweredSyns(o)],
    ),
  };
}

/** One row of each flow: the one that shows most holes, or most packets missing; the first of equals. For totals. */
export function independentFlows(flows: readonly Flow[]): Flow[] {
  const done = new Set<string>();
  const out: Flow[] = [];
  const byId = new Map(flows.map((f) => [f.id, f]));
  for (const f of flows) {
    if (done.has(f.id)) continue;
    const body = [f, ...f.sameAs.map((id) => byId.get(id)).filter((x) => x !== undefined)];
    for (const x of body) done.add(x.id);
    out.push(body.reduce((best, x) => (weight(x) > weight(best) ? x : best)));
  }
  return out;
}

function weight(f: Flow): number {
  if (f.numbers !== undefined) return f.numbers.lost;
  return (f.tcp?.holes ?? []).reduce((most, h) => Math.max(most, h.observedGap_us ?? h.atLeast_us ?? 1), 0);
}

function row({ id, flow, observation }: CorrelatedFlow, sameAs: string[]): Flow {
  const at = { input: observation.input.id, digits: observation.input.digits };
  return {
    id,
    input: at.input,
    protocol: flow.protocol,
    key: { ...flow.key },
    first: stamp(flow.first.at, at.digits),
    last: stamp(flow.protocol === "tcp" ? flow.last : flow.last.at, at.digits),
    packets: flow.packets,
    sameAs,
    source: source({ input: at.input, record: flow.first.record }),
    ...(flow.protocol === "tcp" ? { tcp: tcpRow(flow, id, at) } : { numbers: numbersRow(flow, id, at) }),
    limits: flow.protocol === "tcp" ? tcpLimits(flow) : numberLimits(flow),
  };
}

function tcpRow(flow: TcpFlow, id: string, at: FlowPlaceOf): FlowTcp {
  const { opened, bothWays, repeatedAfterAck, outOfOrder, copies, windowProbes, keepAlives } = flow;
  const { recoveries, connections, resetCount, holesOmitted } = flow;
  return {
    opened,
    bothWays,
    retransmissions: { ...flow.retransmissions },
    repeatedAfterAck,
    outOfOrder,
    copies,
    windowProbes,
    keepAlives,
    recoveries,
    connections,
    resets: flow.resets.map((r) => ({
      end: r.from,
      at: stamp(r.at, at.digits),
      source: source({ input: at.input, record: r.record }),
    })),
    resetCount,
    finFrom: [...flow.finFrom],
    holes: flow.holes.map((h, i) => holeRow(h, `${id}-h${i + 1}`, at)),
    holesOmitted,
  };
}

function tcpLimits(flow: TcpFlow): string[] {
  return [
    ...(flow.bothWays
      ? []
      : ["Packets of one end only were recorded: what is sent again there shows no missing acknowledgment."]),
    ...(flow.opened ? [] : ["The recording begins within the connection: what was outstanding before is not known."]),
    ...(flow.repeatedAfterAck > 0
      ? [
          "Data was sent again though this tap had seen its acknowledgment: that was lost between the tap and the sender, or late.",
        ]
      : []),
    ...(flow.holes.length > 0
      ? ["A connection that is idle proves nothing: an outage in which nothing was outstanding does not show."]
      : []),
    ...(flow.holesOmitted > 0 ? [`${flow.holesOmitted} shorter holes are not listed.`] : []),
  ];
}

function numbersRow(flow: SequenceFlow, id: string, at: FlowPlaceOf): FlowNumbers {
  const { bits, declared, payloadType, firstSeq, lastSeq, lost, reordered, duplicates, restarts, spacingNs } = flow;
  return {
    bits,
    declared,
    ...(payloadType === undefined ? {} : { payloadType }),
    firstSeq,
    lastSeq,
    lost,
    reordered,
    duplicates,
    restarts,
    spacing_us: spacingNs === undefined || spacingNs < 0 ? null : microseconds(Math.round(spacingNs)),
    gaps: flow.gaps.map((g, i) => gapRow(g, `${id}-g${i + 1}`, flow, at)),
    gapsOmitted: flow.gapsOmitted,
  };
}

function numberLimits(flow: SequenceFlow): string[] {
  const inferred =
    flow.protocol === "rtp"
      ? "That this is RTP is inferred from header fields that fit over several packets in a row."
      : "That this is iperf3 is inferred from stamps and numbers that fit over several packets in a row.";
  return [
    ...(flow.declared ? [] : [inferred]),
    "A number that is missing was lost between the sender and this tap, or was not recorded; what is lost behind the tap does not show: no gap at the sender's tap is no proof of delivery.",
    ...(flow.gaps.length > 0 ? ["One way only, by the clock of this tap: nothing is said about the way back."] : []),
    ...(flow.bits === 16 && flow.gaps.length > 0
      ? ["The number has 16 bits: a gap of 65,536 packets or more would look shorter."]
      : []),
    ...(flow.restarts > 0 ? ["The numbers began anew: what was lost around that is not counted."] : []),
    ...(flow.gapsOmitted > 0 ? [`${flow.gapsOmitted} shorter gaps are not listed.`] : []),
  ];
}

/** What was left out of the rows. */
function omissions(o: Observation, flows: FlowObservation): Finding[] {
  const where = [{ input: o.input.id }];
  const out: Finding[] = [];
  const say = (code: string, severity: Finding["severity"], says: string, n: number) =>
    out.push({ code, severity, says, count: n, where, limits: [] });
  const unlisted = flows.tcpFollowed - flows.tcp.length;
  if (flows.broken)
    say("flow.clock-jumped", "warning", "The clock jumped by weeks: nothing is said about TCP connections and numbered packets.", 1); // prettier-ignore
  else if (unlisted > 0)
    say(
      "flow.not-listed",
      "info",
      `${unlisted} of ${flows.tcpFollowed} TCP connections are not listed: those with holes come first, then the largest.${flows.omitted > 0 ? ` ${flows.omitted} of these have holes or gaps.` : ""}`,
      unlisted,
    );
  if (flows.refused > 0)
    say(
      "flow.limit",
      "warning",
      `${flows.refused} TCP packets are of connections beyond the first ${flows.tcpFollowed}, which are not followed.`,
      flows.refused,
    );
  return out;
}
