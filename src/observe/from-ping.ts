// Ping logs to probe streams: splits the rows into runs, and says what a log of this kind cannot show.
import { canonicalIp } from "../core/address.ts";
import { quoted } from "../core/quoted.ts";
import { EXACT_NS, epochNs } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { PingHeader, PingLocalError, PingMessage, PingRow, PingSummary } from "../decode/text/ping-rows.ts";
import type { ObservedFinding, ProbeStream } from "./observation.ts";
import { pingOptions } from "./ping-command.ts";
import { copyFinding } from "./ping-joined.ts";
import { PingRun } from "./ping-run.ts";
import type { PingShared, RunStart } from "./ping-run.ts";
import { PingRuns } from "./ping-runs.ts";
import { pingStream } from "./ping-stream.ts";
import { BSD, IPUTILS, WINDOWS } from "./ping-style.ts";
import type { PingStyle } from "./ping-style.ts";
import { ProbeTables } from "./probe-table.ts";
import type { ProbeTable } from "./probe-table.ts";
import { StampClock } from "./stamp-clock.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Probes that no line mentions and that are still counted one by one, over one input. */
const GAP_BUDGET = 2_000_000;
/** Runs (and messages) that one input lists. */
const RUN_LIMIT = 1000;

type OtherRow = Exclude<PingRow, { kind: "reply" | "noAnswer" | "error" | "header" }>;

/** Observes the rows of one output of ping of iputils, which may hold several runs. */
export function observePing(part: PartContext): RowObserver<PingRow> {
  return new PingObserver(part, IPUTILS);
}

/** The same for ping of BSD, macOS and BusyBox. */
export function observeBsdPing(part: PartContext): RowObserver<PingRow> {
  return new PingObserver(part, BSD);
}

/** The same for ping of Windows. */
export function observeWindowsPing(part: PartContext): RowObserver<PingRow> {
  return new PingObserver(part, WINDOWS);
}

class PingObserver implements RowObserver<PingRow> {
  private readonly part: PartContext;
  private readonly style: PingStyle;
  private readonly clock: StampClock;
  private readonly options: ReturnType<typeof pingOptions>;
  private readonly shared: PingShared;
  private readonly streams: ProbeStream[] = [];
  private readonly tables = new Map<ProbeStream, ProbeTable>();
  private readonly findings: ObservedFinding[] = [];
  private readonly clockWarnings: PingMessage[] = [];
  private startMessages: PingMessage[] = [];
  private floating: PingLocalError[] = [];
  private readonly runs: PingRuns = new PingRuns({
    begin: (line, header) => this.begin(line, header),
    close: (run) => this.close(run),
  });
  /** Words of the line above the counts, which names the target. */
  private named: readonly string[] = [];
  private records = 0;
  private wrongData = 0;
  private omittedRuns = 0;
  private baseSec: number | undefined;
  private outOfRange = 0;
  /** Stamps of a wrapper that were used, and that were not. */
  private wrapped = 0;
  private untold = 0;
  private low = Number.POSITIVE_INFINITY;
  private high = Number.NEGATIVE_INFINITY;

  constructor(part: PartContext, style: PingStyle) {
    this.part = part;
    this.style = style;
    this.clock = new StampClock(part.input);
    this.options = pingOptions(style.optionsKnown ? part.command : undefined);
    this.shared = {
      ns: (row) => this.ns(row),
      source: (line) => lineOf(part, line),
      waitNs: part.input.waitNs,
      gapBudget: GAP_BUDGET,
      tables: part.input.keepProbes === undefined ? undefined : new ProbeTables(part.input.keepProbes),
    };
  }

  take(rows: readonly PingRow[]): void {
    for (const row of rows) this.row(row);
  }

  finish(): Shown {
    this.runs.end();
    this.messages();
    this.findings.push(...this.clock.findings({ input: this.part.input.id }));
    return {
      records: this.records,
      streams: this.streams,
      tables: this.tables,
      findings: this.findings,
      ...this.times(),
    };
  }

  private times(): Partial<Shown> {
    if (this.low > this.high) return {};
    const digits = this.clock.words === undefined ? 6 : this.clock.digits;
    return {
      first: this.epoch(this.low),
      last: this.epoch(this.high),
      digits,
      resolutionNs: 10 ** (9 - digits),
      clock: this.clock.words ?? "utc",
    };
  }

  private row(row: PingRow): void {
    if (row.kind === "reply") this.runs.ofReply(row, this.ns(row))?.reply(row);
    else if (row.kind === "noAnswer") {
      const placed = this.runs.ofSeq(row, this.ns(row));
      placed?.run.noAnswer(placed.row);
    } else if (row.kind === "error") {
      const placed = this.runs.ofSeq(row, this.ns(row));
      placed?.run.error(placed.row);
    } else if (row.kind === "header") this.runs.start(row.line, row);
    else {
      this.other(row);
      return;
    }
    this.records++;
  }

  private other(row: OtherRow): void {
    if (row.kind === "looseError") {
      this.records++;
      this.unfinished(row.line).looseError(row);
    } else if (row.kind === "localError") {
      this.records++;
      const run = this.runs.current;
      if (run === undefined || run.summary !== undefined) this.floating.push(row);
      else run.localError(row);
    } else if (row.kind === "statistics") this.named = (row.says ?? "").split(" ");
    else if (row.kind === "summary") {
      this.records++;
      this.summary(row);
    } else if (row.kind === "rtt") {
      if (this.runs.current?.summary !== undefined) this.runs.current.rtt = row;
    } else if (row.kind === "message") {
      this.records++;
      if (row.about === "clock") this.clockWarnings.push(row);
      else if (row.about === "start") this.startMessages.push(row);
    } else if (row.kind === "note" && row.what === "wrongData") this.wrongData++;
  }

  private summary(row: PingSummary): void {
    const { named } = this;
    const known = this.runs.ofSummary(named);
    this.named = [];
    if (known?.summary !== undefined) {
      const same = known.summary.transmitted === row.transmitted && known.repeats > 0;
      if (known.mix.certain && !same) known.furtherCounts++;
      if (same || known.mix.certain) return;
    }
    const run = this.unfinished(row.line);
    run.named = named.find((word) => canonicalIp(word) !== undefined);
    // what an error from elsewhere answered was no reply, whatever the program counts
    const errors = this.style.countsErrors ? Math.min(run.errorReplies, row.received) : 0;
    run.summary = errors === 0 ? row : { ...row, received: row.received - errors };
  }

  /** The current run, or a new one where that has its counts already. */
  private unfinished(line: number): PingRun {
    const run = this.runs.current;
    return run === undefined || run.summary !== undefined ? this.runs.start(line, undefined) : run;
  }

  private begin(line: number, header: PingHeader | undefined): PingRun {
    const start: RunStart = {
      line: this.floating[0]?.line ?? line,
      header,
      floating: this.floating,
      intervalNs: this.options.intervalNs,
      outstanding: this.options.outstanding && this.style.announcesAll,
      own: header?.from ?? this.options.source,
      style: this.style,
    };
    this.floating = [];
    return new PingRun(this.shared, start);
  }

  private close(run: PingRun): void {
    if (run.isCopy) {
      this.findings.push(copyFinding(run, this.part));
      return;
    }
    if (this.streams.length >= RUN_LIMIT) {
      this.omittedRuns++;
      return;
    }
    const shown = pingStream(run, { part: this.part, epoch: (ns) => this.epoch(ns) });
    if (shown.stream !== undefined) this.streams.push(shown.stream);
    this.findings.push(...shown.findings);
    const table = this.shared.tables?.of(run.number);
    if (shown.stream === undefined || table === undefined) return;
    table.places = "line";
    table.finish(this.epoch(0) ?? 0n, () => "");
    this.tables.set(shown.stream, table);
  }

  /** Local errors without any run: the log is standard error alone. */
  private leftOver(): void {
    if (this.floating.length === 0) return;
    this.runs.start(this.floating[0]!.line, undefined);
    this.runs.end();
  }

  private messages(): void {
    this.leftOver();
    if (this.streams.length === 0) {
      for (const m of this.startMessages.slice(0, RUN_LIMIT))
        this.say("probe.not-started", "warning", `ping could not start: ${quoted(m.says)}`, m.line);
    } else {
      for (const m of this.startMessages.slice(0, RUN_LIMIT))
        this.say("probe.message", "info", `ping says: ${quoted(m.says)}`, m.line);
    }
    const [clock] = this.clockWarnings;
    if (clock !== undefined) {
      const n = this.clockWarnings.length;
      this.say(
        "probe.clock-step",
        "warning",
        `ping noticed ${n === 1 ? "a step" : `${n} steps`} of the clock: ${quoted(clock.says)}`,
        clock.line,
      );
    }
    if (this.wrongData > 0)
      this.say("probe.wrong-data", "warning", `${this.wrongData} replies came back with other bytes than were sent.`);
    if (this.omittedRuns > 0)
      this.say(
        "probe.runs-omitted",
        "warning",
        `${this.omittedRuns} more runs of ping are in the file and are not listed.`,
      );
    if (this.wrapped > 0)
      this.findings.push({
        code: "probe.wrapper-stamps",
        severity: "info",
        says: "The stamps are not ping's: a wrapper put them before the lines as it read them.",
        where: [lineOf(this.part, 0)],
        limits: ["Lower bounds of sends assume that the wrapper read each line as soon as it was printed."],
      });
    if (this.untold > 0)
      this.say(
        "probe.stamps-not-used",
        "info",
        "The lines have stamps of a wrapper without date or zone, which were not used: tell both (--date, --tz, or the case file) to use them.",
      );
    if (this.outOfRange > 0) {
      this.say(
        "probe.stamp-range",
        "warning",
        `${this.outOfRange} stamps lie more than 104 days from the first one and were not used.`,
      );
    }
  }

  private say(code: string, severity: ObservedFinding["severity"], says: string, line = 0): void {
    this.findings.push({ code, severity, says, where: [lineOf(this.part, line)] });
  }

  private ns(row: Parameters<PingShared["ns"]>[0]): number {
    if (row.sec === undefined || this.isUntold(row)) return Number.NaN;
    const sec = row.written === undefined ? row.sec : this.clock.sec(row.written);
    this.baseSec ??= sec;
    const ns = (sec - this.baseSec) * 1e9 + row.nsec!;
    if (ns > EXACT_NS || ns < -EXACT_NS) {
      this.outOfRange++;
      return Number.NaN;
    }
    if (ns < this.low) this.low = ns;
    if (ns > this.high) this.high = ns;
    return ns;
  }

  /** A wrapper's stamp is used only where it is one on the clock of the world, by itself or as told. */
  private isUntold(row: Parameters<PingShared["ns"]>[0]): boolean {
    if (row.wrapped !== true) return false;
    const { form } = row.written!;
    const { date, zone } = this.part.input;
    const told = form === "utc" || (zone !== undefined && (form === "date" || date !== undefined));
    if (told) this.wrapped++;
    else this.untold++;
    return !told;
  }

  private epoch(ns: number): EpochNs | undefined {
    return Number.isFinite(ns) ? epochNs(this.baseSec ?? 0, 0) + BigInt(Math.round(ns)) : undefined;
  }
}
