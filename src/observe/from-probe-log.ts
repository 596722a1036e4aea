// Probe logs to streams, one a target: loss periods like those of pings, and how long a heartbeat was silent.
import { microseconds, rfc3339 } from "../core/time.ts";
import type { ProbeColumns, ProbeLogRow, ProbeRow } from "../decode/text/probe-log-rows.ts";
import { LogTimes } from "./log-times.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { ProbeLogStream } from "./probe-log-stream.ts";
import { failureOf, outcomeOf } from "./probe-outcome.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Targets that one input lists. */
const MOST_TARGETS = 1000;
/** Failed tries that are listed one by one. */
const MOST_FAILURES = 200;
/** A heartbeat that is silent for longer is stale, unless told otherwise. */
const STALE_NS = 45_000_000_000;

/** Observes a probe log, or what curl -w prints. */
export function observeProbeLog(part: PartContext): RowObserver<ProbeLogRow> {
  return new ProbeLogObserver(part);
}

class ProbeLogObserver implements RowObserver<ProbeLogRow> {
  private readonly part: PartContext;
  private readonly times: LogTimes;
  private readonly targets = new Map<string, ProbeLogStream>();
  private readonly findings: ObservedFinding[] = [];
  private columns: ProbeColumns | undefined;
  private records = 0;
  private omitted = 0;
  private unclear = { count: 0, line: 0 };
  private guessedStart = 0;
  private durations = 0;
  private readonly failures: ObservedFact[] = [];
  private readonly codes = new Map<string, number>();
  /** Bodies of answers, by code. */
  private readonly sizes = new Map<string, { least: number; most: number; answers: number }>();
  /** No line says how the try went or how long it took: a heartbeat. */
  private bare = true;

  constructor(part: PartContext) {
    this.part = part;
    this.times = new LogTimes(part.input);
  }

  take(rows: readonly ProbeLogRow[]): void {
    for (const row of rows) {
      if (row.kind === "columns") this.columns ??= row;
      else {
        this.records++;
        this.probe(row);
      }
    }
  }

  finish(): Shown {
    const streams = [...this.targets.values()].map((t) => t.finish());
    this.say();
    this.findings.push(...this.times.findings({ input: this.part.input.id }));
    return { records: this.records, streams, facts: this.facts(), findings: this.findings, ...this.times.shown() };
  }

  private probe(row: ProbeRow): void {
    const stream = this.target(row);
    if (stream === undefined) return;
    const good = outcomeOf(row);
    if (good === undefined && this.unclear.count++ === 0) this.unclear.line = row.line;
    if (row.durationNs !== undefined) this.durations++;
    if (row.outcome !== undefined || row.durationNs !== undefined || row.error !== undefined) this.bare = false;
    if (row.form === "http" && row.outcome !== undefined && /^\d{3}$/.test(row.outcome))
      this.answer(row.outcome, row.bytes);
    if (good === false) this.failed(row, stream.to);
    const state = good === undefined ? "notObserved" : good ? "answered" : "lost";
    const says = good === false ? failureOf(row) : undefined;
    stream.push({ line: row.line, seq: row.seq, state, ...this.timesOf(row), durationNs: row.durationNs, says });
  }

  private answer(code: string, bytes: number | undefined): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (bytes === undefined) return;
    const { least, most, answers } = this.sizes.get(code) ?? { least: bytes, most: bytes, answers: 0 };
    this.sizes.set(code, { least: Math.min(least, bytes), most: Math.max(most, bytes), answers: answers + 1 });
  }

  /** When a try failed and how long it took to: the periods say nothing of that. */
  private failed(row: ProbeRow, to: string): void {
    if (this.failures.length >= MOST_FAILURES) return;
    const t = this.times.epoch(this.times.ns(row.at));
    const value = {
      ...(t === undefined ? {} : { at: rfc3339(t, row.at!.digits) }),
      ...(row.durationNs === undefined ? {} : { duration_us: microseconds(row.durationNs) }),
      ...(row.seq === undefined ? {} : { seq: row.seq }),
    };
    this.failures.push({ kind: "probe.failed", subject: to, value, source: lineOf(this.part, row.line), limits: [] });
  }

  /** Start and end of a try, as far as the log tells which of them it stamps. */
  private timesOf(row: ProbeRow): { low: number; high: number; arrived: number } {
    const t = this.times.ns(row.at);
    const took = row.durationNs ?? 0;
    if (row.end !== undefined) return { low: t, high: t, arrived: this.times.ns(row.end) };
    if (row.means === "end") return { low: t - took, high: t - took, arrived: t };
    if (row.means === "unclear" && took > 0) this.guessedStart++;
    return { low: t, high: t, arrived: t + took };
  }

  private target(row: ProbeRow): ProbeLogStream | undefined {
    const to = row.target ?? "unknown";
    const known = this.targets.get(to);
    if (known !== undefined) return known;
    if (this.targets.size >= MOST_TARGETS) {
      this.omitted++;
      return undefined;
    }
    const staleNs = this.part.input.probeLog?.stalenessNs ?? STALE_NS;
    const made = new ProbeLogStream(to, row.line, { part: this.part, times: this.times, staleNs });
    this.targets.set(to, made);
    return made;
  }

  private facts(): ObservedFact[] {
    const facts: ObservedFact[] = [...this.failures];
    const input = { input: this.part.input.id };
    if (this.codes.size > 0) {
      const value = Object.fromEntries([...this.codes].toSorted(([a], [b]) => (a < b ? -1 : 1)));
      facts.push({ kind: "probe.codes", subject: this.part.where, value, source: input, limits: [] });
    }
    for (const [code, size] of this.sizes)
      facts.push({
        kind: "probe.sizes",
        subject: this.part.where,
        value: { code, ...size },
        source: input,
        limits: [],
      });
    for (const t of this.targets.values()) {
      if (!this.heartbeat || t.count < 2 || !(t.silenceNs > 0)) continue;
      const value = {
        longest_us: microseconds(t.silenceNs),
        limit_us: microseconds(this.part.input.probeLog?.stalenessNs ?? STALE_NS),
        beyond: t.stale,
      };
      const limits = ["Between two lines that are there; what came after the last one is not known."];
      facts.push({
        kind: "heartbeat.staleness",
        subject: t.to,
        value,
        source: lineOf(this.part, t.silenceLine),
        limits,
      });
    }
    return facts;
  }

  private get heartbeat(): boolean {
    return this.bare || this.columns?.heartbeat === true || this.part.input.probeLog?.stalenessNs !== undefined;
  }

  private say(): void {
    const { columns, part } = this;
    const add = (
      code: string,
      severity: ObservedFinding["severity"],
      says: string,
      at: { line?: number; count?: number } = {},
    ) => {
      const count = at.count === undefined ? {} : { count: at.count };
      this.findings.push({ code, severity, says, where: [lineOf(part, at.line ?? 0)], ...count });
    };
    if (columns !== undefined && columns.absent.length > 0) {
      const says = `${columns.absent.length} of the columns that the case file names are not in the log.`;
      add("probe-log.column-absent", "warning", says, { line: columns.line });
    }
    if (columns?.unitMissing === true && this.durations === 0) {
      const says =
        "The log has durations, and neither their name nor their values say the unit: they were not used. Tell it in the case file (durationUnit).";
      add("probe-log.unit-missing", "warning", says, { line: columns.line });
    }
    if (this.guessedStart > 0) {
      const says = "The time of a line is taken for the start of its try: the name of the column does not say so.";
      add("probe-log.start-assumed", "info", says, { count: this.guessedStart });
    }
    if (this.unclear.count > 0) {
      const says = `${this.unclear.count === 1 ? "1 try has" : `${this.unclear.count} tries have`} an outcome in words that are not known: not observed.`;
      add("probe-log.outcome-unknown", "warning", says, this.unclear);
    }
    if (this.records > 0 && !this.times.any)
      add("probe-log.no-times", "info", "The log has no times: which tries failed is known, for how long is not.");
    if (this.omitted > 0)
      add("probe.runs-omitted", "warning", `${this.omitted} tries of further targets are not listed.`);
    for (const t of this.targets.values()) this.sayOf(t, add);
  }

  private sayOf(
    t: ProbeLogStream,
    add: (code: string, severity: "info" | "warning", says: string, at: { line: number; count?: number }) => void,
  ): void {
    if (t.steppedAt !== undefined) {
      const says =
        "The stamps run backwards here: the clock was set, or tries that ran side by side are written as they ended.";
      add("probe.clock-step", "warning", says, { line: t.steppedAt });
    }
    if (!this.heartbeat || t.stale === 0) return;
    const limit = (this.part.input.probeLog?.stalenessNs ?? STALE_NS) / 1e9;
    const says = `A heartbeat was silent for more than ${limit} s ${t.stale === 1 ? "once" : `${t.stale} times`}, at most ${(t.silenceNs / 1e9).toFixed(3)} s.`;
    add("heartbeat.stale", "warning", says, { line: t.silenceLine, count: t.stale });
  }
}
