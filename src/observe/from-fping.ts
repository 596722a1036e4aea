// fping to probe streams, one a target and run, by the same runs as ping. Its timeouts are final.
import { named, quoted } from "../core/quoted.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { FpingReply, FpingRow, FpingRtts, FpingSummary, FpingTimeout } from "../decode/text/fping-rows.ts";
import type { PingReply, PingSummary } from "../decode/text/ping-rows.ts";
import { jsonFinding } from "./json-finding.ts";
import { LogTimes } from "./log-times.ts";
import type { ObservedFact, ObservedFinding, ProbeStream } from "./observation.ts";
import { PingRun } from "./ping-run.ts";
import type { PingShared } from "./ping-run.ts";
import { pingStream } from "./ping-stream.ts";
import { FPING } from "./ping-style.ts";
import type { PingStyle } from "./ping-style.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

const GAP_BUDGET = 2_000_000;
/** Targets (and runs) that one input lists. */
const RUN_LIMIT = 1000;
const MS = 1_000_000;

/** Observes one output of fping, text or JSON. */
export function observeFping(part: PartContext): RowObserver<FpingRow | JsonProblem> {
  return new FpingObserver(part);
}

/** -p and -t of a command line, ns: the interval of one target, and how long fping waits. */
function optionsOf(command: string | undefined): { intervalNs: number | undefined; timeoutNs: number } {
  const value = (letter: string) => {
    const m = new RegExp(`\\s-[a-zA-Z]*${letter} ?(\\d{1,7})\\b`).exec(command ?? "");
    return m === null ? undefined : Number(m[1]) * MS;
  };
  const known = /(?:^|[\s/])fping6?\s/.test(command ?? "");
  return { intervalNs: known ? (value("p") ?? 1000 * MS) : undefined, timeoutNs: known ? (value("t") ?? 0) : 0 };
}

interface Target {
  run: PingRun;
  /** Counts since the last report, added up, until a total comes. */
  reports: FpingSummary | undefined;
  hasTotal: boolean;
}

class FpingObserver implements RowObserver<FpingRow | JsonProblem> {
  private readonly part: PartContext;
  private readonly options: ReturnType<typeof optionsOf>;
  private readonly style: PingStyle;
  private readonly shared: PingShared;
  private readonly times: LogTimes;
  private readonly targets = new Map<string, Target>();
  private readonly streams: ProbeStream[] = [];
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  private records = 0;
  private omitted = 0;

  constructor(part: PartContext) {
    this.part = part;
    this.options = optionsOf(part.command);
    this.style = { ...FPING, timeoutNs: this.options.timeoutNs };
    this.times = new LogTimes(part.input);
    this.shared = {
      ns: (row) => this.times.ns(row.written),
      source: (line) => lineOf(part, line),
      waitNs: part.input.waitNs,
      gapBudget: GAP_BUDGET,
    };
  }

  take(rows: readonly (FpingRow | JsonProblem)[]): void {
    for (const row of rows) {
      if (row.kind === "jsonProblem") this.findings.push(jsonFinding(row, this.part));
      else if (row.kind !== "note") {
        this.records++;
        this.row(row);
      }
    }
  }

  finish(): Shown {
    for (const [name, target] of this.targets) this.close(name, target);
    this.targets.clear();
    if (this.omitted > 0) {
      const says = `${this.omitted} more targets or runs of fping are in the file and are not listed.`;
      this.findings.push({
        code: "probe.runs-omitted",
        severity: "warning",
        says,
        where: [{ input: this.part.input.id }],
      });
    }
    this.findings.push(...this.times.findings({ input: this.part.input.id }));
    const { streams, facts, findings, records } = this;
    return { records, streams, facts, findings, ...this.times.shown() };
  }

  private row(row: Exclude<FpingRow, { kind: "note" }>): void {
    if (row.kind === "reply") this.reply(row);
    else if (row.kind === "timeout") this.timeout(row);
    else if (row.kind === "summary") this.summary(row);
    else if (row.kind === "rtts") this.rtts(row);
    else if (row.kind === "error") this.error(row);
    else if (row.kind === "alive") this.alive(row);
    else this.say("probe.message", `fping says: ${quoted(row.says)}`, row.line);
  }

  private reply(row: FpingReply): void {
    const { run } = this.target(row.target, row.line, (t) => this.startsAgain(t.run, row));
    run.reply(pingReply(row, row.index, { ns: row.rttNs, tick: row.rttTickNs }));
  }

  private timeout(row: FpingTimeout): void {
    const { run } = this.target(row.target, row.line, () => false);
    const stamp = {
      sec: row.stamp?.sec,
      nsec: row.stamp?.nsec,
      ...(row.stamp === undefined ? {} : { written: row.stamp }),
    };
    run.noAnswer({ kind: "noAnswer", line: row.line, ...stamp, seq: row.index & 0xffff, final: true });
  }

  /** Number 0 again, sent after all that was printed before: fping was started again, and this is no late duplicate. */
  private startsAgain(run: PingRun, row: FpingReply): boolean {
    if (row.index !== 0 || run.first === undefined) return false;
    return this.times.ns(row.stamp) - row.rttNs > run.lastStamp;
  }

  private error(row: Extract<FpingRow, { kind: "error" }>): void {
    const { run } = this.target(row.target, row.line, () => false);
    const harmless = /Redirect|Source Quench/.test(row.says);
    run.looseError({ ...row, kind: "looseError", sec: undefined, nsec: undefined, to: row.target, harmless });
  }

  private alive(row: Extract<FpingRow, { kind: "alive" }>): void {
    const target = this.targets.get(row.target);
    const limits = [
      "How many probes were sent is not printed: fping repeats one that is lost (-r, 3 times unless told otherwise).",
    ];
    const value = { state: row.alive ? "alive" : "unreachable" };
    if (this.facts.length < RUN_LIMIT)
      this.facts.push({
        kind: "host.reachable",
        subject: row.target,
        value,
        source: lineOf(this.part, row.line),
        limits,
      });
    else this.omitted++;
    if (target === undefined || target.run.first !== undefined) return;
    // errors about a target without counts are no stream
    this.targets.delete(row.target);
    for (const e of target.run.errors.values()) {
      const says = `${e.count} times ${e.from === undefined ? "somebody" : named(e.from)} said ${quoted(e.says)} about a target of which fping printed no counts.`;
      if (this.findings.length < RUN_LIMIT)
        this.findings.push({
          code: "probe.errors-unplaced",
          severity: "info",
          says,
          where: [e.source],
          count: e.count,
        });
    }
  }

  private summary(row: FpingSummary): void {
    const target = this.target(row.target, row.line, () => false);
    if (row.interval) {
      target.reports = added(target.reports, row);
      return;
    }
    target.hasTotal = true;
    this.total(target.run, row);
  }

  private total(run: PingRun, row: FpingSummary): void {
    // fping 5 counts a duplicate as one more sent and received
    const extra = run.first !== undefined && row.received === run.replies + run.duplicates ? run.duplicates : 0;
    const counts = { ...row, sent: Math.max(0, row.sent - extra), received: row.received - extra };
    run.summary = {
      ...pingSummary(extra > 0 ? { ...counts, lossPercent: undefined } : counts),
      duplicates: run.duplicates,
    };
    if (extra > 0)
      this.say(
        "probe.summary-counts-duplicates",
        `The counts of fping hold ${extra} duplicates as sent and as received: they were taken out.`,
        row.line,
      );
    const { minNs, meanNs, maxNs } = row;
    if (minNs !== undefined && meanNs !== undefined && maxNs !== undefined)
      run.rtt = { kind: "rtt", line: row.line, minNs, meanNs, maxNs };
  }

  /** The list of -C: the probes themselves where they had no lines, else counts to hold against them. */
  private rtts(row: FpingRtts): void {
    const { run } = this.target(row.target, row.line, () => false);
    const answered = row.rttsNs.filter((ns) => ns !== null).length;
    const counted = { sent: row.rttsNs.length, received: answered, lossPercent: undefined };
    if (run.first === undefined) {
      for (const [index, ns] of row.rttsNs.entries()) {
        if (ns === null) this.timeout({ kind: "timeout", line: row.line, target: row.target, index, stamp: undefined });
        else {
          const nothing = { bytes: undefined, from: undefined, ttl: undefined, stamp: undefined };
          run.reply(pingReply({ ...row, ...nothing }, index, { ns, tick: row.ticksNs[index]! }));
        }
      }
    }
    run.summary = { ...pingSummary({ ...counted, line: row.line }), duplicates: run.duplicates };
  }

  private target(name: string, line: number, again: (t: Target) => boolean): Target {
    const known = this.targets.get(name);
    if (known !== undefined && known.run.summary === undefined && !again(known)) return known;
    if (known !== undefined) this.close(name, known);
    const start = {
      line,
      header: undefined,
      floating: [],
      intervalNs: this.options.intervalNs,
      outstanding: false,
      own: undefined,
      style: this.style,
      to: name,
    };
    const made: Target = { run: new PingRun(this.shared, start), reports: undefined, hasTotal: false };
    this.targets.set(name, made);
    return made;
  }

  private close(name: string, target: Target): void {
    this.targets.delete(name);
    const { run, reports } = target;
    if (!target.hasTotal && reports !== undefined && run.summary === undefined) this.total(run, reports);
    if (this.streams.length >= RUN_LIMIT) {
      this.omitted++;
      return;
    }
    const shown = pingStream(run, { part: this.part, epoch: (ns) => this.times.epoch(ns) });
    if (shown.stream !== undefined) this.streams.push(shown.stream);
    this.findings.push(...shown.findings);
  }

  private say(code: string, says: string, line: number): void {
    if (this.findings.length < RUN_LIMIT)
      this.findings.push({ code, severity: "info", says, where: [lineOf(this.part, line)] });
  }
}

function added(a: FpingSummary | undefined, b: FpingSummary): FpingSummary {
  if (a === undefined) return { ...b, lossPercent: undefined };
  return {
    ...b,
    sent: a.sent + b.sent,
    received: a.received + b.received,
    lossPercent: undefined,
    outageMs: undefined,
    // the mean over all reports is not the mean of their means
    minNs: undefined,
    meanNs: undefined,
    maxNs: undefined,
  };
}

function pingSummary(row: Pick<FpingSummary, "line" | "sent" | "received" | "lossPercent">): PingSummary {
  return {
    kind: "summary",
    line: row.line,
    transmitted: row.sent,
    received: Math.min(row.received, row.sent),
    duplicates: undefined,
    corrupted: undefined,
    errors: undefined,
    lossPercent: row.lossPercent,
    timeMs: undefined,
  };
}

type Probe = Pick<FpingReply, "line" | "target" | "bytes" | "from" | "ttl" | "stamp">;

function pingReply(row: Probe, index: number, rtt: { ns: number; tick: number }): PingReply {
  return {
    kind: "reply",
    line: row.line,
    sec: row.stamp?.sec,
    nsec: row.stamp?.nsec,
    ...(row.stamp === undefined ? {} : { written: row.stamp }),
    bytes: row.bytes ?? 0,
    from: row.from ?? row.target,
    seq: index & 0xffff,
    ttl: row.ttl,
    rttNs: rtt.ns,
    rttTickNs: rtt.tick,
    duplicate: false,
    badChecksum: false,
    differentAddress: false,
    truncated: false,
    note: undefined,
  };
}
