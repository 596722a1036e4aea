// Puts everything together into the evidence document. No wall clock, no chance: the same inputs give the same document.
import { microseconds } from "../core/time.ts";
import type { ClockGraph } from "../correlate/clock-graph.ts";
import { correlateClocks } from "../correlate/clocks.ts";
import type { CorrelatedClocks } from "../correlate/clocks.ts";
import { correlateOverhead } from "../correlate/encapsulation.ts";
import { correlateDelays } from "../correlate/delays.ts";
import { correlateFlows } from "../correlate/flows.ts";
import { correlateFrames } from "../correlate/frames.ts";
import { neighbourFindings } from "../correlate/neighbours.ts";
import { goneElsewhere } from "../correlate/gone-elsewhere.ts";
import { lostProbeFindings } from "../correlate/lost-probes.ts";
import { correlateLoss } from "../correlate/loss-periods.ts";
import type { MobilityRow } from "../correlate/mac-moves.ts";
import { mobilityOf, mobilityRows, repointsOf, routesOf } from "../correlate/mac-mobility.ts";
import { correlateForwarding } from "../correlate/forwarding.ts";
import { correlateOutages } from "../correlate/outages.ts";
import { correlatePaths } from "../correlate/paths.ts";
import { staleMacFindings } from "../correlate/stale-mac.ts";
import { chooseLosses } from "../correlate/outage-subject.ts";
import { correlateSilences } from "../correlate/silences.ts";
import { source, stamp } from "../correlate/stamp.ts";
import { correlateTranslations } from "../correlate/translations.ts";
import { correlateWays } from "../correlate/ways.ts";
import type { Ways } from "../correlate/ways.ts";
import { correlateStreams } from "../correlate/streams.ts";
import type { CorrelatedStreams, StreamOf } from "../correlate/streams.ts";
import type { InputInfo, Observation } from "../observe/observation.ts";
import type { Evidence, Fact, Input, LossPeriod, Outage } from "../schema/evidence.generated.ts";
import { crossFindings, mergeFindings, observedFindings, withFilters } from "./findings.ts";
import { rasters } from "./rasters.ts";

/** What an evidence document is made from. */
export interface EvidenceSources {
  /** One an input, in the order that the inputs were given; their ids are unique. */
  readonly observations: readonly Observation[];
  /** What the case says it is about; {} without one. */
  readonly subject: Evidence["subject"];
  readonly title?: string | undefined;
  readonly toolVersion: string;
  /** Digest of each input by its id, where digests are wanted. */
  readonly digests?: ReadonlyMap<string, NonNullable<Input["digest"]>> | undefined;
}

/**
 * The evidence document, raw: nothing in it is anonymized. Inputs in the order given, streams by input and key, loss
 * periods and paths by stream.
 */
export function assembleEvidence(from: EvidenceSources): Evidence {
  return assemble(from).evidence;
}

/** The evidence, with the clocks as they were related. */
export interface Assembled {
  readonly evidence: Evidence;
  readonly toClock: ClockGraph["toClock"];
}

/** The same, with its clocks. */
export function assemble(from: EvidenceSources): Assembled {
  const { observations, subject } = from;
  const streams = correlateStreams(observations);
  const ways = correlateWays(observations, streams.ofs);
  const translations = correlateTranslations(ways.flows);
  const cross = crossFindings(observations, streams.ofs);
  const clocks = correlateClocks(observations, streams.ofs, new Map(streams.rows.map((r) => [r.id, r.sameAs])));
  const gone = goneElsewhere(streams, subject);
  const flows = correlateFlows(observations);
  const delays = correlateDelays(streams.ofs, flows.ofs);
  const rows = mobilityRows(routesOf(observations), subject, repointsOf(observations));
  const mobility = mobilityOf(
    rows,
    observations.flatMap((o) => o.facts),
    subject,
  );
  const forwarding = correlateForwarding({ observations, streams, rows, subject, clocks: clocks.graph });
  const silences = correlateSilences(observations, subject, mobility);
  const outages = correlateOutages({ observations, streams, clocks: clocks.graph, subject });
  const evidence: Evidence = {
    schema: "wirewitness/evidence/1",
    tool: { name: "wirewitness", version: from.toolVersion },
    anonymized: false,
    ...(from.title === undefined ? {} : { title: from.title }),
    subject: { ...subject },
    inputs: observations.map((o) => inputRow(o.input, from.digests?.get(o.input.id))),
    frames: correlateFrames(observations),
    overhead: correlateOverhead(observations),
    streams: streams.rows,
    lossPeriods: streams.ofs.flatMap((s) => lossOf(s, streams.lossLimits, gone.get(s.id))),
    paths: correlatePaths(streams.ofs),
    ways: ways.rows,
    translations: translations.rows,
    mobility,
    clocks: clocks.rows,
    ...filled({ flows: flows.rows, delays, silences, forwarding: forwarding.rows }),
    outages,
    facts: factRows(observations),
    findings: withFilters(
      mergeFindings([
        ...observedFindings(observations),
        ...mobility.flatMap((m) => m.findings),
        ...streams.findings,
        ...flows.findings,
        ...clocks.findings,
        ...ways.findings,
        ...translations.findings,
        ...forwarding.findings,
        ...aroundOutages(from, { streams, ways, outages, rows, clocks }),
        ...cross,
      ]),
      observations,
    ),
    claims: [],
    rasters: rasters(streams.ofs),
  };
  return { evidence, toClock: (t, from, to) => clocks.graph.toClock(t, from, to) };
}

type Sections = Pick<Evidence, "flows" | "delays" | "silences" | "forwarding">;

/** Those that have rows: the others are not there. */
function filled(sections: Required<Sections>): Sections {
  return Object.fromEntries(Object.entries(sections).filter(([, rows]) => rows.length > 0));
}

/** What is found around outages, once they are told. */
function aroundOutages(
  { observations, subject }: EvidenceSources,
  told: {
    readonly streams: CorrelatedStreams;
    readonly ways: Ways;
    readonly outages: readonly Outage[];
    readonly rows: readonly MobilityRow[];
    readonly clocks: CorrelatedClocks;
  },
): Evidence["findings"] {
  const { streams, ways, outages, rows, clocks } = told;
  const neighbours = observations.flatMap((o) => o.neighbours ?? []);
  return [
    ...lostProbeFindings(outages),
    ...staleMacFindings(chooseLosses(streams), ways.flows, neighbours),
    ...neighbourFindings({ observations, rows, streams: streams.ofs, subject, clocks: clocks.graph }),
  ];
}

/**
 * Loss periods of a stream. Those of a tap that saw no reply of anything carry that with them, and one that is open because the stream
 * went elsewhere says so.
 */
function lossOf(s: StreamOf, limits: ReadonlyMap<string, string>, gone: string | undefined): LossPeriod[] {
  const { id, digits, clock } = s.observation.input;
  const noReply = limits.get(id);
  return correlateLoss(s.observed, s.id, { digits, clock }).map((p) => {
    const own = [
      ...(noReply === undefined ? [] : [`This input shows no reply of any stream. ${noReply}`]),
      ...(gone !== undefined && (p.open === "end" || p.open === "both") ? [gone] : []),
    ];
    return own.length === 0 ? p : { ...p, limits: [...own, ...p.limits] };
  });
}

function inputRow(i: InputInfo, digest: Input["digest"]): Input {
  return {
    id: i.id,
    name: i.name,
    ...(i.node === undefined ? {} : { node: i.node }),
    ...(i.stage === undefined ? {} : { stage: i.stage }),
    ...(i.order === undefined ? {} : { order: i.order }),
    kind: i.kind,
    ...(i.container === undefined ? {} : { container: i.container }),
    ...(i.parts === undefined ? {} : { parts: [...i.parts] }),
    ...(i.places === undefined ? {} : { places: [...i.places] }),
    ...(i.contains === undefined ? {} : { contains: [...i.contains] }),
    ...(digest === undefined ? {} : { digest }),
    bytes: i.bytes,
    records: i.records,
    ...(i.lines === undefined ? {} : { lines: i.lines }),
    unparsed: i.unparsed,
    ...(i.unparsedAt.length === 0 ? {} : { unparsedAt: i.unparsedAt.map((u) => ({ ...u })) }),
    ...(i.first === undefined ? {} : { first: stamp(i.first, i.digits) }),
    ...(i.last === undefined ? {} : { last: stamp(i.last, i.digits) }),
    ...(i.clock === undefined ? {} : { clock: i.clock }),
    ...(i.resolutionNs === undefined || i.resolutionNs <= 0 ? {} : { resolution_us: microseconds(i.resolutionNs) }),
    warnings: i.warnings.map((w) => ({ ...w })),
  };
}

/** Facts, each once for a stage and a place in order: many outputs say the same MTU. The first that says it is the source. */
function factRows(observations: readonly Observation[]): Fact[] {
  const rows = new Map<string, Fact>();
  for (const { input, facts } of observations) {
    for (const f of facts) {
      const key = JSON.stringify([f.kind, f.subject, f.value, input.stage ?? null, input.order ?? null]);
      if (!rows.has(key)) rows.set(key, factRow(f));
    }
  }
  return [...rows.values()];
}

function factRow(f: Observation["facts"][number]): Fact {
  return { kind: f.kind, subject: f.subject, value: f.value, source: source(f.source), limits: [...f.limits] };
}
