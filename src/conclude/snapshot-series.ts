// A series of a monitoring snapshot: its samples with times, step, gaps, and what a counter rose by.
import { EvidenceError } from "../core/errors.ts";
import { parseEpochDecimal, parseRfc3339, rfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { PlainMetricSeries } from "../decode/text/rows.ts";
import { counterOf } from "../observe/counter.ts";
import { metricKind, metricUnit } from "../observe/metric-names.ts";
import type { MonitoringSnapshot } from "../schema/monitoring-snapshot.generated.ts";

/** A series as it was read, with its input. */
export interface RawSeries extends PlainMetricSeries {
  readonly input: string;
}

type Series = MonitoringSnapshot["series"][number];
type Sample = Series["samples"][number];

/** A series without its number. `types`: metrics of which an exposition says the type. `step`: seconds, as told. Throws E_FORMAT. */
export function seriesOf(
  raw: RawSeries,
  types: ReadonlyMap<string, string>,
  step: number | undefined,
): Omit<Series, "id"> {
  const samples = raw.samples.map((s): Sample => ({ at: timeOf(s.at), value: s.value }));
  const [kind, kindFrom] = kindOf(raw.name, types);
  const times = samples.flatMap((s) => parseRfc3339(s.at ?? "") ?? []);
  const stepNs = !raw.range || times.length < 2 ? undefined : stepOf(times, step);
  const counter = kind === "counter" ? counterPart(samples) : undefined;
  return {
    name: raw.name,
    kind,
    kindFrom,
    unit: metricUnit(raw.name) ?? null,
    labels: Object.fromEntries(Object.entries(raw.labels).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    input: raw.input,
    line: raw.line,
    step_s: stepNs === undefined ? null : Number(stepNs) / 1e9,
    samples,
    gaps: stepNs === undefined ? [] : gapsOf(samples, stepNs),
    ...(counter === undefined ? {} : { counter }),
  };
}

/** Epoch seconds as written to RFC 3339, to the millisecond, finer where the text is. */
function timeOf(at: string | undefined): string | null {
  const t = at === undefined ? undefined : parseEpochDecimal(at);
  return t === undefined ? null : rfc3339(t, t % 1_000_000n === 0n ? 3 : 9);
}

function kindOf(name: string, types: ReadonlyMap<string, string>): [Series["kind"], Series["kindFrom"]] {
  const own = types.get(name) ?? types.get(name.replace(/_total$/, ""));
  if (own === "counter" || own === "gauge") return [own, "type"];
  const part = /_(?:bucket|count|sum)$/.exec(name)?.[0];
  const whole = part === undefined ? undefined : types.get(name.slice(0, -part.length));
  if (whole === "histogram" || whole === "summary") return ["counter", "type"];
  const named = metricKind(name);
  return named === "unknown" ? ["unknown", "none"] : [named, "name"];
}

/** The step in ns: as told, else the least distance, when every distance is a multiple of it; undefined otherwise. */
function stepOf(times: readonly EpochNs[], told: number | undefined): bigint | undefined {
  const distances = times.slice(1).map((t, i) => t - times[i]!);
  if (distances.some((d) => d <= 0n)) return undefined;
  const step = told === undefined ? distances.reduce((a, b) => (b < a ? b : a)) : BigInt(Math.round(told * 1e9));
  return distances.every((d) => d % step === 0n) ? step : undefined;
}

/** Steps without a sample. Samples are stamped and in order. */
export function gapsOf(samples: readonly Sample[], stepNs: bigint): Series["gaps"] {
  return samples.slice(1).flatMap((s, i) => {
    const [after, before] = [samples[i]!.at!, s.at!];
    const missing = Number((parseRfc3339(before)! - parseRfc3339(after)!) / stepNs) - 1;
    return missing > 0 ? [{ after, before, missing }] : [];
  });
}

/** What a counter rose by over its own stamped samples; undefined where it cannot be told. */
export function counterPart(samples: readonly Sample[]): Series["counter"] {
  const times = samples.map((s) => parseRfc3339(s.at ?? ""));
  if (times.some((t, i) => t === undefined || (i > 0 && t <= times[i - 1]!))) return undefined;
  const counter = counterOf(samples);
  if (counter === undefined) return undefined;
  const seconds = Number(times.at(-1)! - times[0]!) / 1e9;
  return {
    increase: counter.increase,
    atLeast: counter.resets.length > 0,
    window_s: seconds,
    rate_per_s: Number((Number(counter.increase) / seconds).toFixed(6)),
    resets: counter.resets.map((i) => ({ after: samples[i - 1]!.at!, before: samples[i]!.at! })),
  };
}

/** The first and the last time of a sample, as written. */
export function edges(series: readonly Pick<Series, "samples">[]): [first?: string, last?: string] {
  let [first, last]: [string | undefined, string | undefined] = [undefined, undefined];
  let [low, high] = [0n, 0n];
  for (const { at } of series.flatMap((x) => x.samples)) {
    const t = at === null ? undefined : parseRfc3339(at);
    if (t === undefined) continue;
    if (first === undefined || t < low) [first, low] = [at!, t];
    if (last === undefined || t > high) [last, high] = [at!, t];
  }
  return first === undefined ? [] : [first, last!];
}

/** Seconds of `--step`. Throws E_USAGE for what is none. */
export function stepOption(step: number | undefined): number | undefined {
  if (step === undefined || (step >= 0.001 && step <= 1e6)) return step;
  throw new EvidenceError("E_USAGE", "--step is no number of seconds", {
    hint: "give 0.001 to 1000000, such as --step 30",
  });
}
