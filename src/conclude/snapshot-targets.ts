// The targets of a monitoring snapshot: both sides, and their difference as sets of job and instance.
import type { PlainScrapeTarget } from "../decode/text/rows.ts";
import type { MonitoringSnapshot } from "../schema/monitoring-snapshot.generated.ts";

/** Targets as one input lists them. */
export interface RawTargets {
  readonly input: string;
  readonly list: readonly PlainScrapeTarget[];
}

type Targets = MonitoringSnapshot["targets"];
type Side = NonNullable<Targets["before"]>;
type Target = Side["list"][number];

/** Sides and difference: the first input with targets is before, the last after. */
export function targetsOf(inputs: readonly RawTargets[]): Targets {
  const [first, last] = [inputs[0], inputs.at(-1)];
  if (first === undefined || last === undefined) return {};
  const after = sideOf(last);
  if (first === last) return { after };
  const before = sideOf(first);
  return { before, after, added: without(after.list, before.list), removed: without(before.list, after.list) };
}

function sideOf({ input, list }: RawTargets): Side {
  const targets = list.map(targetOf).toSorted((a, b) => (identity(a) < identity(b) ? -1 : 1));
  return { input, total: targets.length, ...healthOf(targets), list: targets };
}

/** How many are up, down and neither. */
export function healthOf(targets: readonly Target[]): Pick<Side, "up" | "down" | "unknown"> {
  const count = (health: Target["health"]) => targets.filter((t) => t.health === health).length;
  return { up: count("up"), down: count("down"), unknown: count("unknown") };
}

/** Targets of `of` that `others` has not, by job and instance, each once. */
export function without(of: readonly Target[], others: readonly Target[]): NonNullable<Targets["added"]> {
  const known = new Set(others.map(identity));
  const out = new Map<string, { job: string; instance: string }>();
  for (const t of of) if (!known.has(identity(t))) out.set(identity(t), { job: t.job, instance: t.instance });
  return [...out.values()];
}

function identity(t: { job: string; instance: string }): string {
  return JSON.stringify([t.job, t.instance]);
}

function targetOf(t: PlainScrapeTarget): Target {
  const labels = Object.entries(t.labels ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    job: t.job ?? "",
    instance: t.instance ?? "",
    labels: Object.fromEntries(labels),
    health: t.health === "up" || t.health === "down" ? t.health : "unknown",
    scrapeInterval_s: secondsOf(t.scrapeInterval),
  };
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** "1m30s" of the API in seconds; null for anything else. */
function secondsOf(text: string | undefined): number | null {
  if (text === undefined || !/^(?:\d{1,9}(?:ms|[smhd]))+$/.test(text)) return null;
  const ms = [...text.matchAll(/(\d+)(ms|[smhd])/g)].reduce((sum, [, n, unit]) => sum + Number(n) * UNITS[unit!]!, 0);
  return ms === 0 ? null : ms / 1000;
}
