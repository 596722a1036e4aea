// Monitoring snapshots to facts: which scrape targets are up, what a series said and when. Nothing is interpolated between samples.
import { isExactNumber } from "../core/decimal.ts";
import { microseconds, parseEpochDecimal, rfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { MetricSeries, PrometheusRow, ScrapeTarget } from "../decode/text/prometheus-rows.ts";
import { counterOf } from "./counter.ts";
import { jsonFinding } from "./json-finding.ts";
import { isKnownMetric, metricKind } from "./metric-names.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Series of a query, and targets, that are listed one by one. */
const LISTED = 200;
const ROUNDED_LIMIT = "A sample has more digits than a double holds: its value is rounded here.";
const VALUE_LIMIT = "As scraped: nothing is known between two samples.";

/** Observes one exposition or one answer of the API. */
export function observePrometheus(part: PartContext): RowObserver<PrometheusRow | JsonProblem> {
  return new PrometheusObserver(part);
}

interface Scraped {
  readonly name: string;
  readonly state: "up" | "down" | "unknown";
  readonly line: number;
}

class PrometheusObserver implements RowObserver<PrometheusRow | JsonProblem> {
  private readonly part: PartContext;
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  private readonly targets: Scraped[] = [];
  /** Of a monitoring snapshot: the targets before. */
  private readonly before: Scraped[] = [];
  private records = 0;
  private series = 0;
  private samples = 0;
  private omitted = 0;
  private dropped: { count: number; line: number } | undefined;
  private firstLine = 0;
  private low: EpochNs | undefined;
  private high: EpochNs | undefined;
  private digits = 0;

  constructor(part: PartContext) {
    this.part = part;
  }

  take(rows: readonly (PrometheusRow | JsonProblem)[]): void {
    for (const row of rows) {
      if (row.kind === "jsonProblem") this.findings.push(jsonFinding(row, this.part));
      else if (row.kind !== "note") {
        this.records++;
        if (this.firstLine === 0) this.firstLine = row.line;
        this.row(row);
      }
    }
  }

  finish(): Shown {
    const at = { line: this.firstLine };
    if (this.series > 0) {
      this.fact("metrics.series", this.part.where, this.series, at);
      this.fact("metrics.samples", this.part.where, this.samples, at);
    }
    this.health();
    if (this.omitted > 0) {
      const says = `${this.omitted} more series or targets are not listed one by one.`;
      this.findings.push({
        code: "metrics.not-all-listed",
        severity: "info",
        says,
        where: [lineOf(this.part, 0)],
        count: this.omitted,
      });
    }
    const stamps =
      this.low === undefined ? {} : { first: this.low, last: this.high, digits: this.digits, clock: "utc" };
    return { records: this.records, facts: this.facts, findings: this.findings, ...stamps };
  }

  private row(row: Exclude<PrometheusRow, { kind: "note" }>): void {
    if (row.kind === "series") this.metric(row);
    else if (row.kind === "target") this.target(row);
    else if (row.kind === "dropped") this.dropped = row;
    else {
      const says = row.warning
        ? "The API answers with a warning."
        : "The API answers with an error: the snapshot is not there.";
      const where = [lineOf(this.part, row.line)];
      this.findings.push({ code: row.warning ? "metrics.warning" : "metrics.error", severity: "warning", says, where });
      this.fact("metrics.message", this.part.where, { text: row.says.slice(0, 500) }, row);
    }
  }

  private metric(row: MetricSeries): void {
    this.series++;
    this.samples += row.samples.length;
    const times = row.samples.map((s) => (s.at === undefined ? undefined : parseEpochDecimal(s.at)));
    for (const [i, t] of times.entries()) if (t !== undefined) this.seen(t, row.samples[i]!.at!);
    if (row.name === "up") this.upSeries(row);
    // an exposition of thousands is counted; an answer to a question is kept
    const asked = row.range || row.samples.some((s) => s.at !== undefined);
    if (!asked) return;
    if (this.facts.length >= LISTED) {
      this.omitted++;
      return;
    }
    this.fact("metric.value", subjectOf(row, this.part.where), valueOf(row, times), {
      line: row.line,
      limits: row.samples.some(isRounded) ? [VALUE_LIMIT, ROUNDED_LIMIT] : [VALUE_LIMIT],
    });
  }

  private upSeries(row: MetricSeries): void {
    const last = row.samples.at(-1)?.value;
    if (last === undefined) return;
    const state = Number(last) === 1 ? "up" : Number(last) === 0 ? "down" : "unknown";
    this.targets.push({ name: subjectOf(row, ""), state, line: row.line });
  }

  private target(row: ScrapeTarget): void {
    const state = row.health === "up" || row.health === "down" ? row.health : "unknown";
    (row.side === "before" ? this.before : this.targets).push({
      name: [row.job, row.instance].filter((w) => w !== undefined).join(" "),
      state,
      line: row.line,
    });
  }

  private health(): void {
    const { targets } = this;
    for (const t of this.before.slice(0, LISTED * 5))
      this.fact("target.before", t.name, { state: t.state }, { line: t.line });
    this.omitted += Math.max(0, this.before.length - LISTED * 5);
    if (targets.length === 0) return;
    const at = { line: targets[0]!.line, limits: ["As of the last scrape of each target before the snapshot."] };
    const { where } = this.part;
    const count = (state: Scraped["state"]) => targets.filter((t) => t.state === state).length;
    this.fact("targets.total", where, targets.length, at);
    this.fact("targets.up", where, count("up"), at);
    this.fact("targets.down", where, count("down"), at);
    if (count("unknown") > 0) this.fact("targets.unknown", where, count("unknown"), at);
    const down = targets.filter((t) => t.state === "down").toSorted((a, b) => (a.name < b.name ? -1 : 1));
    this.omitted += Math.max(0, targets.length - LISTED * 5);
    for (const t of targets.slice(0, LISTED * 5))
      this.fact("target.health", t.name, { state: t.state }, { line: t.line });
    if (this.dropped !== undefined) this.fact("targets.dropped", where, this.dropped.count, this.dropped);
    if (down.length === 0) return;
    const says = `${down.length} of ${targets.length} scrape targets are down.`;
    this.findings.push({
      code: "metrics.targets-down",
      severity: "warning",
      says,
      where: [lineOf(this.part, down[0]!.line)],
      count: down.length,
    });
  }

  private fact(kind: string, subject: string, value: unknown, at: { line: number; limits?: string[] }): void {
    this.facts.push({ kind, subject, value, source: lineOf(this.part, at.line), limits: at.limits ?? [] });
  }

  private seen(t: EpochNs, text: string): void {
    if (this.low === undefined || t < this.low) this.low = t;
    if (this.high === undefined || t > this.high) this.high = t;
    this.digits = Math.max(this.digits, Math.min(9, text.split(".")[1]?.length ?? 0));
  }
}

/** Job and instance, else the first labels. */
function subjectOf(row: MetricSeries, where: string): string {
  const named = ["job", "instance", "node", "pod"].flatMap((k) => row.labels.get(k) ?? []);
  return named.length > 0 ? named.join(" ") : where;
}

function valueOf(row: MetricSeries, times: readonly (EpochNs | undefined)[]): Record<string, unknown> {
  // the names of somebody's own metrics name things
  const code = row.labels.get("code");
  const kind = {
    ...(row.name === "" ? {} : isKnownMetric(row.name) ? { kind: row.name } : { name: row.name }),
    // errors are told apart by it: 403 is not 404, and neither is 0
    ...(code !== undefined && /^[1-5]\d\d$/.test(code) ? { code } : {}),
  };
  const stamped = times.filter((t) => t !== undefined);
  if (!row.range) {
    const [at] = stamped;
    return { ...kind, ...numberOf(row.samples[0]?.value), ...(at === undefined ? {} : { at: rfc3339(at, 3) }) };
  }
  const numbers = row.samples.map((s) => Number(s.value)).filter((v) => Number.isFinite(v));
  const gaps = stamped.slice(1).map((t, i) => t - stamped[i]!);
  const widest = gaps.reduce((most, g) => (g > most ? g : most), 0n);
  return {
    ...kind,
    samples: row.samples.length,
    ...(stamped.length === 0 ? {} : { first: rfc3339(stamped[0]!, 3), last: rfc3339(stamped.at(-1)!, 3) }),
    ...(numbers.length === 0
      ? {}
      : { least: numbers.reduce((a, b) => Math.min(a, b)), most: numbers.reduce((a, b) => Math.max(a, b)) }),
    ...(gaps.length === 0 ? {} : { widestGap_us: microseconds(widest) }),
    ...risen(row),
    ...(numbers.length < row.samples.length ? { notNumbers: row.samples.length - numbers.length } : {}),
  };
}

/** Of a counter, by its name: how much it rose over its own samples, and how often it was reset. */
function risen(row: MetricSeries): Record<string, unknown> {
  const counter = metricKind(row.name) === "counter" ? counterOf(row.samples) : undefined;
  return counter === undefined ? {} : { increase: Number(counter.increase), resets: counter.resets.length };
}

function isRounded({ value }: { readonly value: string }): boolean {
  const n = Number(value);
  return Number.isFinite(n) && !isExactNumber(n, value.replace(/^\+/, ""), 0, value.length);
}

function numberOf(value: string | undefined): Record<string, unknown> {
  if (value === undefined) return {};
  const n = Number(value);
  return Number.isFinite(n) ? { number: n } : { state: /nan/i.test(value) ? "NaN" : "Inf" };
}
