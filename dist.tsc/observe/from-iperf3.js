import { jsonFinding } from "./json-finding.js";
import { LogTimes } from "./log-times.js";
import { ProbeLogStream } from "./probe-log-stream.js";
import { lineOf } from "./text-observer.js";
const MOST_TESTS = 1000;
const LIMITS = [
    "A bulk transfer, not a probe: within an interval nothing tells when the bytes flowed, so periods are bounded by whole intervals.",
    "The start of the test is known to the second.",
];
/** Observes the results of one or several tests. */
export function observeIperf3(part) {
    return new Iperf3Observer(part);
}
class Iperf3Observer {
    part;
    times;
    streams = [];
    facts = [];
    findings = [];
    test;
    records = 0;
    constructor(part) {
        this.part = part;
        this.times = new LogTimes(part.input);
    }
    take(rows) {
        for (const row of rows) {
            if (row.kind === "jsonProblem") {
                this.findings.push(jsonFinding(row, this.part));
                continue;
            }
            this.records++;
            if (row.kind === "test") {
                this.close();
                this.open(row);
            }
            else if (row.kind === "interval")
                this.interval(row);
            else
                this.error(row.says, row.line);
        }
    }
    finish() {
        this.close();
        const { records, streams, facts, findings } = this;
        return { records, streams, facts, findings, ...this.times.shown() };
    }
    open(row) {
        const from = { part: this.part, times: this.times, resolutionNs: 1000 };
        const stream = new ProbeLogStream(row.to ?? "unknown", row.line, from);
        const base = this.times.ns(row.sec === undefined ? undefined : { form: "utc", sec: row.sec, nsec: 0, digits: 0 });
        const none = { lost: undefined, packets: undefined, retransmits: undefined };
        this.test = { row, stream, base, intervals: 0, empty: 0, bytes: 0, durationNs: 0, ...none };
        return this.test;
    }
    interval(row) {
        const nobody = {
            kind: "test",
            line: row.line,
            to: undefined,
            from: undefined,
            protocol: undefined,
            sec: undefined,
            reverse: false,
        };
        const test = this.test ?? this.open(nobody);
        if (row.omitted)
            return;
        test.intervals++;
        test.bytes += row.bytes;
        test.durationNs = Math.max(test.durationNs, row.endNs);
        if (row.bytes === 0)
            test.empty++;
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
    error(says, line) {
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
    close() {
        const { test } = this;
        this.test = undefined;
        if (test === undefined || test.intervals === 0 || this.streams.length >= MOST_TESTS)
            return;
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
function sum(a, b) {
    return a === undefined ? b : b === undefined ? a : a + b;
}
