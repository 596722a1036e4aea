// What other clocks say around an outage, laid beside its ladder: phases of a migration, failures in probe logs, samples of metrics.
// Each is an interval as wide as its own resolution; where no packet ties its clock to that of the observer it stands as stamped.
import { parseRfc3339 } from "../core/time.ts";
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { Observation, ProbeMark, SourceRef } from "../observe/observation.ts";
import type { LadderEvent, ToObserver } from "./outage-events.ts";

const SECOND_NS = 1_000_000_000n;
/** Phases this far around the outage are of the same migration. */
const AROUND_NS = 60n * SECOND_NS;
/** Most of each kind that one ladder lists. */
const MOST = 40;
/** Metrics of a migration, as KubeVirt names them. */
const METRIC = /^kubevirt_vmi_migration_[a-z_]{1,60}$/;
/** Metrics whose value is a time: whole seconds since 1970. */
const TIMES: ReadonlySet<string> = new Set([
  "kubevirt_vmi_migration_start_time_seconds",
  "kubevirt_vmi_migration_end_time_seconds",
]);

/** The time that is asked about, on the clock of the observer. */
export interface BesideQuestion {
  readonly from: EpochNs;
  readonly to: EpochNs;
  readonly observations: readonly Observation[];
  /** The same probes at all taps: they are on the ladder already. */
  readonly own: ReadonlySet<unknown>;
  readonly toObserver: ToObserver;
}

/** Events beside the ladder, and the limits that they carry. */
export function besideEvents(q: BesideQuestion): { readonly events: LadderEvent[]; readonly limits: string[] } {
  const events = q.observations.flatMap((o) => [
    ...phases(o, q).slice(0, MOST),
    ...logs(o, q).slice(0, MOST),
    ...metrics(o, q).slice(0, MOST),
  ]);
  const untied = events.some((e) => e.untied === true);
  return {
    events,
    limits: untied
      ? [
          "Phases, probe logs and metrics stand as their own clocks stamped them: no packet ties these to the clock of the observer.",
        ]
      : [],
  };
}

/** An interval of another clock on that of the observer, or as stamped. */
function laid(at: TimeBounds, source: SourceRef, q: BesideQuestion): (TimeBounds & { untied?: true }) | undefined {
  const low = q.toObserver(at.low, source.input);
  const high = q.toObserver(at.high, source.input);
  const placed =
    low === undefined || high === undefined
      ? { low: at.low, high: at.high, untied: true as const }
      : { low: low.low, high: high.high };
  return placed.high < q.from - AROUND_NS || placed.low > q.to + AROUND_NS ? undefined : placed;
}

/** Whole seconds, cut off: the phase began within the second that is stamped. */
function phases(o: Observation, q: BesideQuestion): LadderEvent[] {
  return o.facts.flatMap((f): LadderEvent[] => {
    if (f.kind !== "phase.time") return [];
    const { state, at } = f.value as { state?: string; at?: string };
    const t = at === undefined ? undefined : parseRfc3339(at);
    if (t === undefined || state === undefined) return [];
    const placed = laid({ low: t, high: t + SECOND_NS }, f.source, q);
    if (placed === undefined) return [];
    return [{ name: "phase", label: state, ...placed, stamp: { at: t, digits: 0 }, evidence: [f.source] }];
  });
}

/** A run of failures in a log of periodic checks lies between the last success before and the first after. */
function logs(o: Observation, q: BesideQuestion): LadderEvent[] {
  const out: LadderEvent[] = [];
  for (const s of o.streams) {
    if (s.key.protocol !== "probe" || q.own.has(s)) continue;
    for (const run of s.lossRuns) {
      const began = checked(run.before, run.first);
      const ended = checked(run.last, run.after);
      for (const [label, at, mark] of [
        ["failed", began, run.first],
        ["succeeded", ended, run.after],
      ] as const) {
        const placed = at === undefined || mark === undefined ? undefined : laid(at, mark.source, q);
        if (placed !== undefined)
          out.push({ name: "check", label, ...placed, stamp: undefined, evidence: [mark!.source] });
      }
    }
  }
  return out;
}

/** The state changed after the first of two checks began and no later than the second ended. */
function checked(a: ProbeMark | undefined, b: ProbeMark | undefined): TimeBounds | undefined {
  const low = a?.sent?.low ?? a?.arrived;
  const high = b?.arrived ?? b?.sent?.high;
  return low === undefined || high === undefined || low > high ? undefined : { low, high };
}

/** A metric of the migration, at its samples; a metric whose value is a time, at that time, which is cut to whole seconds. */
function metrics(o: Observation, q: BesideQuestion): LadderEvent[] {
  return o.facts.flatMap((f): LadderEvent[] => {
    if (f.kind !== "metric.value") return [];
    const v = f.value as { kind?: string; number?: number; at?: string; first?: string; last?: string };
    if (v.kind === undefined || !METRIC.test(v.kind)) return [];
    const at = TIMES.has(v.kind) ? wholeSecond(v.number) : sampled(v.first ?? v.at, v.last ?? v.at);
    const placed = at === undefined ? undefined : laid(at, f.source, q);
    return placed === undefined
      ? []
      : [{ name: "metric", label: v.kind, ...placed, stamp: undefined, evidence: [f.source] }];
  });
}

function wholeSecond(seconds: number | undefined): TimeBounds | undefined {
  if (seconds === undefined || !Number.isSafeInteger(Math.floor(seconds)) || seconds <= 0) return undefined;
  const low = BigInt(Math.floor(seconds)) * SECOND_NS;
  return { low, high: low + SECOND_NS };
}

function sampled(first: string | undefined, last: string | undefined): TimeBounds | undefined {
  const [low, high] = [first, last].map((t) => (t === undefined ? undefined : parseRfc3339(t)));
  return low === undefined || high === undefined || high < low ? undefined : { low, high };
}
