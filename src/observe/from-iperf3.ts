// iperf3 to facts and to a stream in which each interval is a probe: one without a byte was not answered.
import type { Iperf3Interval, Iperf3Row, Iperf3Test } from "../decode/text/iperf3.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import { jsonFinding } from "./json-finding.ts";
import { LogTimes } from "./log-times.ts";
import type { ObservedFact, ObservedFinding, ProbeStream } from "./observation.ts";
import { ProbeLogStream } from "./probe-log-stream.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

const MOST_TESTS = 1000;
const LIMITS = [
  "A bulk transfer, not a probe: within an interval nothing tells when the bytes flowed, so periods are bounded by whole intervals.",
  "The start of the test is known to the second.",
];

interface Test {
  readonly row: Iperf3Test;
  readonly stream: ProbeLogStream;
  base: number;
  intervals: number;
  empty: number;
  bytes: number;
  lost: number | undefined;
  packets: number | undefined;
  retransmits: number | undefined;
  durationNs: number;
}

/** Observes the results of one or several tests. */
export function observeIperf3(part: PartContext): RowObserver<Iperf3Row | JsonProblem> {
  return new Iperf3Observer(part);
}

class Iperf3Observer implements RowObserver<Iperf3Row | JsonProblem> {
  private readonly part: PartContext;
  private readonly times: LogTimes;
  private readonly streams: ProbeStream[] = [];
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  private test: Test | undefined;
  private records = 0;

  constructor(part: PartContext) {
    this.part = part;
    this.times = new LogTimes(part.input);
  }

  take(rows: readonly (Iperf3Row | JsonProblem)[]): void {
    for (const row of rows) {
      if (row.kind === "jsonProblem") {
        this.findings.push(jsonFinding(row, this.part));
        continue;
      }
      this.records++;
      if (row.kind === "test") {
        this.close();
        this.open(row);
      } else if (row.kind === "interval") this.interval(row);
      else this.error(row.says, row.line);
    }
  }

  finish(): Shown {
    this.close();
    const { records, streams, facts, findings } = this;
    return { records, streams, facts, findings, ...this.times.shown() };
  }

  private open(row: Iperf3Test): Test {
    const from = { part: this.part, times: this.times, resolutionNs: 1000 };
    const stream = new ProbeLogStream(row.to ?? "unknown", row.line, from);
    const base = this.times.ns(row.sec === undefined ? undefined : { form: "utc", sec: row.sec, nsec: 0, digits: 0 });
    const none = { lost: undefined, packets: undefined, retransmits: undefined };
    this.test = { row, stream, base, intervals: 0, empty: 0, bytes: 0, durationNs: 0, ...none };
    return this.test;
  }

  private interval(row: Iperf3Interval): void {
    const nobody: Iperf3Test = {
      kind: "test",
      line: row.line,
      to: undefined,
      from: undefined,
      protocol: undefined,
      sec: undefined,
      reverse: false,
    };
    const test = this.test ?? this.open(nobody);
    if (row.omitted) return;
    test.intervals++;
    test.bytes += row.bytes;
    test.durationNs = Math.max(test.durationNs, row.endNs);
    if (row.bytes === 0) test.empty++;
    test.lost = sum(test.lost, row.lostPackets);
    test.packets = sum(test.packets, row.packets);
    test.retransmits = sum(test.retransmits, row.retransmits);
    test.stream.push({
      line: row.line,
      seq: undefined,
      state: row.bytes > 0 ? "answered" : "lost",
      low: test.base + row.startNs,
      high: test.base + row.endNs,
      arrived: Number.NaN,
      durationNs: undefined,
      says: "no bytes in the interval",
    });
  }

  private error(says: string, line: number): void {
    this.findings.push({
      code: "iperf3.error",
      severity: "warning",
      says: "The test of iperf3 ended with an error.",
      where: [lineOf(this.part, line)],
    });
    this.facts.push({
      kind: "iperf3.error",
      subject: this.part.where,
      value: { text: says.slice(0, 500) },
      source: lineOf(this.part, line),
      limits: [],
    });
  }

  private close(): void {
    const { test } = this;
    this.test = undefined;
    if (test === undefined || test.intervals === 0 || this.streams.length >= MOST_TESTS) return;
    this.streams.push(test.stream.finish());
    const { row, intervals, empty, bytes, lost, packets, retransmits, durationNs } = test;
    const value = {
      ...(row.from === undefined ? {} : { from: row.from }),
      intervals,
      emptyIntervals: empty,
      bytes,
      ...(durationNs === 0 ? {} : { bitsPerSecond: Math.round((bytes * 8e9) / durationNs) }),
      ...(packets === undefined ? {} : { packets }),
      ...(lost === undefined ? {} : { lostPackets: lost }),
      ...(retransmits === undefined ? {} : { retransmits }),
    };
    this.facts.push({
      kind: "throughput",
      subject: row.to ?? "unknown",
      value,
      source: lineOf(this.part, row.line),
      limits: LIMITS,
    });
  }
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : a + b;
}
