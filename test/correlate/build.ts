// Literals for the tests of correlate and conclude: marks, streams, routes and observations with sane defaults.
import { parseEpochDecimal } from "../../src/core/time.ts";
import type {
  InputInfo,
  LossRun,
  Observation,
  ProbeMark,
  ProbeStream,
  RouteObservation,
} from "../../src/observe/observation.ts";

/** Epoch ns of decimal text: t("41.5"). */
export function t(text: string): bigint {
  const v = parseEpochDecimal(text);
  if (v === undefined) throw new Error(`not a time: ${text}`);
  return v;
}

/** A probe of a capture: sent at one exact time, answered or not. */
export function probe(seq: number, sent: string, arrived?: string): ProbeMark {
  return {
    seq,
    ordinal: seq,
    state: arrived === undefined ? "lost" : "answered",
    sent: { low: t(sent), high: t(sent) },
    source: { input: "i1", record: 2 * seq },
    arrived: arrived === undefined ? undefined : t(arrived),
    arrivedSource: arrived === undefined ? undefined : { input: "i1", record: 2 * seq + 1 },
    rttNs: arrived === undefined ? undefined : Number(t(arrived) - t(sent)),
  };
}

/** A run of `lost` probes from the first to the last, all of state lost. */
export function run(
  lost: number,
  first: ProbeMark,
  last: ProbeMark,
  ends: readonly (ProbeMark | undefined)[] = [],
): LossRun {
  return { first, last, lost, icmpErrors: 0, before: ends[0], after: ends[1] };
}

/** A stream of a capture with nothing in it but what is given. */
export function stream(given: Partial<ProbeStream> = {}): ProbeStream {
  const counts = { answered: 0, late: 0, icmpError: 0, localError: 0, lost: 0, pending: 0, notObserved: 0 };
  return {
    key: { from: "198.51.100.20", to: "198.51.100.10", icmpId: 5, protocol: "icmp" },
    stamps: "request",
    resolutionNs: 1000,
    sent: 0,
    counts,
    duplicates: 0,
    first: undefined,
    last: undefined,
    meanSpacingNs: undefined,
    nominalIntervalNs: undefined,
    waitedNs: 2e9,
    rtt: undefined,
    widestAnsweredNs: undefined,
    lossRuns: [],
    stalls: [],
    errors: [],
    path: undefined,
    sample: undefined,
    firstSource: { input: "i1", record: 1 },
    ...given,
  };
}

/** An input of which nothing is known but its id and kind. */
export function input(id: string, given: Partial<InputInfo> = {}): InputInfo {
  return {
    id,
    name: `${id}.pcap`,
    kind: "capture",
    bytes: 1000,
    records: 10,
    unparsed: 0,
    unparsedAt: [],
    first: undefined,
    last: undefined,
    digits: 6,
    clock: "utc",
    resolutionNs: 1000,
    warnings: [],
    ...given,
  };
}

/** An observation with nothing in it but what is given. */
export function observation(id: string, given: Partial<Observation> = {}): Observation {
  return { input: input(id), frames: [], overhead: [], streams: [], routes: [], facts: [], findings: [], ...given };
}

/** A MAC-only UPDATE of VNI 100 seen in capture "i1"; change what matters. */
export function route(given: Partial<RouteObservation> = {}): RouteObservation {
  return {
    mac: "52:54:00:aa:00:0a",
    vni: 100,
    table: "update",
    where: "leaf2",
    source: { input: "i1", record: 1 },
    sticky: false,
    withdrawn: false,
    digits: 6,
    ...given,
  };
}
