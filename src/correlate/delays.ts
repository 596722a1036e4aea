// Round trips and their variation before and after an event (RFC 5481): of probes, and of TCP segments with their
// acknowledgments; and of one-way delays of numbered UDP packets the variation. Quantiles are those of the round trips that were kept, and say of how many.
import { microseconds } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { DelaySample, SequenceFlow } from "../observe/flow-observation.ts";
import type { Observation, ProbeStream } from "../observe/observation.ts";
import type { Delay, DelayPart } from "../schema/evidence.generated.ts";
import type { CorrelatedFlow } from "./flows.ts";
import { stamp } from "./stamp.ts";
import type { StreamOf } from "./streams.ts";

/** Round trips that each part needs before quantiles say anything. */
const LEAST = 3;
/** Rows of one document. */
const MOST = 200;

interface Rtt {
  readonly at: EpochNs;
  readonly ns: number;
  /** Number that rises by one a probe; neighbours are one apart. Absent where that is not known. */
  readonly ordinal?: number;
}

interface Split {
  readonly name: string;
  /** The parts are before `from` and after `to`, as far as the events beside it. */
  readonly from: EpochNs;
  readonly to: EpochNs;
}

/** Figures of every stream and TCP connection that has round trips on both sides of its longest event. */
export function correlateDelays(streams: readonly StreamOf[], flows: readonly CorrelatedFlow[]): Delay[] {
  return [...streams.flatMap(ofStream), ...flows.flatMap(ofFlow)].slice(0, MOST);
}

function ofStream({ id, observed, observation }: StreamOf): Delay[] {
  const { sample } = observed;
  if (sample === undefined || observed.stamps !== "request") return [];
  const splits = lossSplits(observed, id);
  const used = splits.length > 0 ? splits : repointSplits(observed);
  if (used.length === 0) return [];
  const rtts: Rtt[] = [];
  let turns = 0;
  sample.seq.forEach((seq, i) => {
    if (i > 0 && seq < sample.seq[i - 1]!) turns++;
    const at = sample.sent.at(i);
    const ns = sample.rttNs[i];
    if (at !== undefined && ns !== undefined && ns >= 0) rtts.push({ at, ns, ordinal: turns * 65_536 + seq });
  });
  const all = observed.counts.answered + observed.counts.late;
  const how = { stride: rtts.length === 0 ? 1 : all / rtts.length, digits: observation.input.digits };
  return rowOf({ input: observation.input.id, about: id, basis: "echo" }, rtts, used, how);
}

function lossSplits(s: ProbeStream, id: string): Split[] {
  return s.lossRuns.flatMap((run, i) => {
    const from = run.first.sent?.low;
    const to = run.last.sent?.high;
    return from === undefined || to === undefined ? [] : [{ name: `${id}-l${i + 1}`, from, to }];
  });
}

function repointSplits(s: ProbeStream): Split[] {
  return (s.path?.repoints ?? []).flatMap((r) => {
    const from = r.lastToOld.sent?.high;
    const to = r.firstToNew.sent?.low;
    return from === undefined || to === undefined ? [] : [{ name: "repoint", from: from + 1n, to: to - 1n }];
  });
}

/** One way: what the two clocks are apart is in every delay alike, so that only the variation is told. */
function ofSequence(id: string, flow: SequenceFlow, observation: Observation): Delay[] {
  const { delays, steps } = flow;
  if (delays === undefined) return [];
  const splits = flow.gaps.map((g, i) => ({ name: `${id}-g${i + 1}`, from: g.before.at + 1n, to: g.after.at - 1n }));
  if (splits.length === 0) return [];
  const how = { stride: delays.stride, digits: observation.input.digits, steps: steps?.values ?? [] };
  return rowOf({ input: observation.input.id, about: id, basis: "oneWay" }, delays.values, splits, how);
}

function ofFlow({ id, flow, observation }: CorrelatedFlow): Delay[] {
  if (flow.protocol !== "tcp") return ofSequence(id, flow, observation);
  return (["forth", "back"] as const).flatMap((way) => {
    const sample: DelaySample | undefined = flow.rtt[way];
    const splits = flow.holes.map((h, i) => ({
      name: `${id}-h${i + 1}`,
      from: h.firstUnanswered.at,
      to: (h.firstAck ?? h.lastSent).at,
    }));
    if (sample === undefined || splits.length === 0) return [];
    const how = { stride: sample.stride, digits: observation.input.digits };
    return rowOf({ input: observation.input.id, about: id, way, basis: "ack" }, sample.values, splits, how);
  });
}

type Head = Pick<Delay, "input" | "about" | "way" | "basis">;
interface How {
  /** About so many round trips stand behind each that was kept. */
  readonly stride: number;
  readonly digits: number;
  /** Differences of neighbours, where delays are one way: then these are no round trips. */
  readonly steps?: readonly Rtt[];
}

/** The row of the longest split, whose parts reach as far as the splits beside it. */
function rowOf(head: Head, rtts: readonly Rtt[], splits: readonly Split[], how: How): Delay[] {
  const order = splits.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  let at = 0;
  order.forEach((s, i) => {
    if (s.to - s.from > order[at]!.to - order[at]!.from) at = i;
  });
  const { name, from, to } = order[at]!;
  const since = order[at - 1]?.to;
  const until = order[at + 1]?.from;
  const isBefore = (r: Rtt) => r.at < from && (since === undefined || r.at > since);
  const isAfter = (r: Rtt) => r.at > to && (until === undefined || r.at < until);
  const [before, after] = [rtts.filter(isBefore), rtts.filter(isAfter)];
  if (before.length < LEAST || after.length < LEAST) return [];
  return [
    {
      ...head,
      split: name,
      before: part(before, { ...how, ...(how.steps === undefined ? {} : { steps: how.steps.filter(isBefore) }) }),
      after: part(after, { ...how, ...(how.steps === undefined ? {} : { steps: how.steps.filter(isAfter) }) }),
      limits: limitsOf(head, how, splits.length),
    },
  ];
}

function limitsOf(head: Head, how: How, splits: number): string[] {
  return [
    ...(head.basis === "oneWay"
      ? [
          "One way, from the sender's own stamp to this tap: the delay itself is not known, and drift of the two clocks is part of the variation.",
        ]
      : ["Round trips as this tap sees them: both ways together, without the way between the sender and the tap."]),
    ...(head.basis === "ack"
      ? ["One segment at a time is timed; a delayed acknowledgment is part of its round trip."]
      : []),
    ...(how.stride > 1
      ? ["Not every delay was kept: quantiles are those of an even choice, and extremes between them may be missing."]
      : []),
    ...(splits > 1 ? ["There are more events: the parts reach as far as the neighbouring ones."] : []),
  ];
}

function part(rtts: readonly Rtt[], how: How): DelayPart {
  const values = rtts.map((r) => r.ns).toSorted((a, b) => a - b);
  const least = values[0]!;
  const variation = values.map((v) => v - least);
  const steps = how.steps === undefined ? neighbours(rtts) : how.steps.map((s) => s.ns).toSorted((a, b) => a - b);
  return {
    samples: rtts.length,
    of: Math.max(rtts.length, Math.round(rtts.length * how.stride)),
    first: stamp(rtts[0]!.at, how.digits),
    last: stamp(rtts.at(-1)!.at, how.digits),
    rtt: how.steps === undefined ? { min_us: us(least), ...quantiles(values) } : null,
    pdv: quantiles(variation),
    ipdv: steps.length === 0 ? null : { samples: steps.length, ...quantiles(steps) },
  };
}

/** Absolute differences of neighbouring probes, in rising order. */
function neighbours(rtts: readonly Rtt[]): number[] {
  const out: number[] = [];
  for (let i = 1; i < rtts.length; i++) {
    const [a, b] = [rtts[i - 1]!, rtts[i]!];
    if (a.ordinal !== undefined && b.ordinal === a.ordinal + 1) out.push(Math.abs(b.ns - a.ns));
  }
  return out.toSorted((a, b) => a - b);
}

/** Of values in rising order: the least one that at least so many of them do not exceed. */
function quantiles(values: readonly number[]): { median_us: number; p95_us: number; max_us: number } {
  const q = (share: number) => us(values[Math.max(0, Math.ceil(share * values.length) - 1)]!);
  return { median_us: q(0.5), p95_us: q(0.95), max_us: us(values.at(-1)!) };
}

function us(ns: number): number {
  return microseconds(Math.round(ns));
}
