// The way of each stream's requests and replies past a tap: interfaces, MACs, hops; and whether the way back is the way there.
import { named } from "../core/quoted.ts";
import type { EchoFlow, EchoLeg } from "../observe/echo-flow.ts";
import type { Observation } from "../observe/observation.ts";
import type { Finding, Way, WayLeg } from "../schema/evidence.generated.ts";
import { source, sources } from "./stamp.ts";
import type { StreamOf } from "./streams.ts";
import { hopsOf, ttlChanges } from "./way-hops.ts";
import { splitWays } from "./way-split.ts";
import { interfaceSymmetry, macSymmetry } from "./way-symmetry.ts";
import type { Judged } from "./way-symmetry.ts";

/** A flow of an input, and the stream that it is where there is one. */
export interface FlowOf {
  readonly flow: EchoFlow;
  readonly observation: Observation;
  readonly stream: StreamOf | undefined;
}

/** Ways of all inputs, and what they show. */
export interface Ways {
  readonly rows: Way[];
  readonly flows: readonly FlowOf[];
  readonly findings: Finding[];
}

/** One row a stream and input, in the order of the inputs; replies whose requests are not in the input have one as well. */
export function correlateWays(observations: readonly Observation[], streams: readonly StreamOf[]): Ways {
  const flows = observations.flatMap((o) => flowsOf(o, streams));
  const rows: Way[] = [];
  const findings: Finding[] = [];
  for (const f of flows) {
    const macs = macSymmetry(f);
    const interfaces = interfaceSymmetry(f);
    rows.push(row(f, macs, interfaces));
    findings.push(...asymmetric(f, macs), ...asymmetric(f, interfaces), ...ttlChanges(f));
  }
  findings.push(...splitWays(flows), ...undecided(flows));
  return { rows, flows, findings };
}

/** Where one text holds several recordings, the flows of one key are in the order of its streams. */
function flowsOf(o: Observation, streams: readonly StreamOf[]): FlowOf[] {
  const byKey = new Map<string, StreamOf[]>();
  for (const s of streams) {
    if (s.observation.input.id !== o.input.id) continue;
    const key = keyText(s.observed.key);
    byKey.set(key, [...(byKey.get(key) ?? []), s]);
  }
  return (o.echoes ?? []).map((flow) => {
    const asked = flow.legs.some((l) => l.packet === "request");
    const stream = asked ? byKey.get(keyText(flow.key))?.shift() : undefined;
    return { flow, observation: o, stream };
  });
}

function keyText(k: EchoFlow["key"]): string {
  return [k.protocol, k.from, k.to, k.icmpId, k.vni, k.vlan].join("|");
}

function row(f: FlowOf, macs: Judged, interfaces: Judged): Way {
  const reasons = [macs, interfaces].flatMap((j) => (j.reason === undefined ? [] : [j.reason]));
  const hops = f.flow.legs.some((l) => l.ttl !== undefined);
  return {
    input: f.observation.input.id,
    stream: f.stream?.id ?? null,
    key: { ...f.flow.key },
    legs: f.flow.legs.map(legRow),
    macs: macs.verdict,
    interfaces: interfaces.verdict,
    reasons,
    limits: [
      ...(hops
        ? ["Hops are counted from an initial TTL of 64, 128 or 255, the nearest that is not less: an assumption."]
        : []),
      ...(f.flow.sampled ? ["Beyond 65536 echo packets one probe in eight was looked at."] : []),
      ...(f.flow.omitted === 0 ? [] : [`${f.flow.omitted} packets went by in further ways, which are not listed.`]),
    ],
  };
}

function legRow(l: EchoLeg): WayLeg {
  return {
    packet: l.packet,
    ...(l.interface === undefined ? {} : { interface: l.interface }),
    ...(l.direction === undefined ? {} : { direction: l.direction }),
    ...(l.sourceMac === undefined ? {} : { sourceMac: l.sourceMac }),
    ...(l.destinationMac === undefined ? {} : { destinationMac: l.destinationMac }),
    ...(l.ttl === undefined ? {} : { ttl: l.ttl, ...hopsOf(l.ttl) }),
    ...(l.sizes.length === 0 ? {} : { sizes: l.sizes.map(({ bytes, df, packets }) => ({ bytes, df, packets })) }),
    packets: l.packets,
    firstSeq: l.firstSeq,
    lastSeq: l.lastSeq,
    source: source(l.first),
  };
}

function asymmetric(f: FlowOf, judged: Judged): Finding[] {
  if (judged.verdict !== "asymmetric") return [];
  const { from, to } = f.flow.key;
  return [
    {
      code: "path.asymmetric",
      severity: "warning",
      says: `The way back is not the way there: ${judged.says} (probes from ${named(from ?? "unknown")} to ${named(to)}).`,
      where: sources(judged.where),
      limits: [judged.limit],
    },
  ];
}

/** One statement an input and reason: it holds for each of its streams. */
function undecided(flows: readonly FlowOf[]): Finding[] {
  const out = new Map<string, Finding>();
  for (const f of flows) {
    const judged = macSymmetry(f);
    const answered = f.flow.legs.some((l) => l.packet === "request") && f.flow.legs.some((l) => l.packet === "reply");
    if (judged.verdict !== "inconclusive" || !answered || judged.reason === undefined) continue;
    const { id } = f.observation.input;
    const known = out.get(`${id} ${judged.reason}`);
    if (known !== undefined) known.count = (known.count ?? 1) + 1;
    else {
      out.set(`${id} ${judged.reason}`, {
        code: "path.symmetry-inconclusive",
        severity: "info",
        says: `Whether replies go to the MAC that the requests come from cannot be told: ${judged.reason}.`,
        where: sources([f.flow.legs[0]!.first]),
        count: 1,
        limits: [],
      });
    }
  }
  return [...out.values()];
}
