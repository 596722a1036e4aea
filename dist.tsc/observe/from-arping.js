// arping to a stream of probes and to facts about who has the address.
import { quoted } from "../core/quoted.js";
import { LogTimes } from "./log-times.js";
import { ProbeLogStream } from "./probe-log-stream.js";
import { lineOf } from "./text-observer.js";
const MOST_FACTS = 1000;
const NONE = { low: Number.NaN, high: Number.NaN, arrived: Number.NaN, seq: undefined };
/** Observes one output of arping, which may hold several runs. */
export function observeArping(part) {
    return new ArpingObserver(part);
}
class ArpingObserver {
    part;
    times;
    streams = [];
    facts = [];
    findings = [];
    run;
    records = 0;
    constructor(part) {
        this.part = part;
        this.times = new LogTimes(part.input);
    }
    take(rows) {
        for (const row of rows) {
            this.records++;
            if (row.kind === "header") {
                this.close();
                this.open(row.to, row.line);
            }
            else if (row.kind === "reply")
                this.reply(row);
            else if (row.kind === "timeout") {
                const run = this.run ?? this.open("unknown", row.line);
                run.timeouts++;
                run.stream.push({ ...NONE, line: row.line, state: "lost", durationNs: undefined, says: "no reply" });
            }
            else if (row.kind === "counts") {
                const run = this.run ?? this.open("unknown", row.line);
                run.sent ??= row.sent;
                run.received ??= row.received;
            }
            else
                this.say("probe.message", "info", `arping says: ${quoted(row.says)}`, row.line);
        }
    }
    finish() {
        this.close();
        const { records, streams, facts, findings } = this;
        return { records, streams, facts, findings };
    }
    open(to, line) {
        const stream = new ProbeLogStream(to, line, {
            part: this.part,
            times: this.times,
        });
        this.run = { to, stream, macs: new Map(), line, replies: 0, timeouts: 0, sent: undefined, received: undefined };
        return this.run;
    }
    reply(row) {
        const run = this.run ?? this.open(row.ip ?? "unknown", row.line);
        run.replies++;
        if (row.mac !== undefined && !run.macs.has(row.mac)) {
            run.macs.set(row.mac, row.line);
            if (this.facts.length < MOST_FACTS)
                this.facts.push({
                    kind: "arp.mac",
                    subject: row.ip ?? run.to,
                    value: row.mac,
                    source: lineOf(this.part, row.line),
                    limits: [],
                });
        }
        run.stream.push({ ...NONE, line: row.line, state: "answered", durationNs: row.rttNs, says: undefined });
    }
    close() {
        const { run } = this;
        this.run = undefined;
        if (run === undefined)
            return;
        if (run.macs.size > 1) {
            const line = [...run.macs.values()][1];
            this.say("arp.two-macs", "warning", `${run.macs.size} MAC addresses answered for one IP address: two hosts have it, or it moved in between.`, line);
        }
        if (this.unsolicited(run)) {
            this.say("probe.unsolicited", "info", "arping announced an address (-U or -A): no reply is asked for, and none is lost.", run.line);
            return;
        }
        if (run.sent === undefined && run.replies + run.timeouts === 0)
            return;
        this.streams.push(this.withCounts(run));
    }
    unsolicited(run) {
        return /(?:^|\s)arping\s(?:.*\s)?-[a-zA-Z]*[UA]/.test(this.part.command ?? "") && run.replies === 0;
    }
    /** iputils prints no line for a lost probe: how many there were is known from the counts only. */
    withCounts(run) {
        const stream = run.stream.finish();
        const { sent } = run;
        if (sent === undefined || run.timeouts > 0)
            return stream;
        const missing = sent - run.replies;
        const summary = {
            sent,
            ...(run.received === undefined ? {} : { received: run.received }),
            agrees: (run.received ?? run.replies) === run.replies && missing >= 0,
            says: `counted ${run.received ?? "no"} replies to ${sent} probes; lines show ${run.replies}`,
        };
        if (missing <= 0) {
            // more replies than probes: each further one is a duplicate or another host's
            const extra = -missing;
            const counts = { ...stream.counts, answered: Math.max(0, stream.counts.answered - extra) };
            return { ...stream, sent, counts, duplicates: extra, summary };
        }
        const counts = { ...stream.counts, lost: stream.counts.lost + missing };
        this.say("probe.lost-unplaced", "info", `${missing} lost ${missing === 1 ? "probe is" : "probes are"} counted at the end only: when they were lost is not known.`, run.line);
        return { ...stream, sent, counts, unplacedLost: missing, summary };
    }
    say(code, severity, says, line) {
        if (this.findings.length < MOST_FACTS)
            this.findings.push({ code, severity, says, where: [lineOf(this.part, line)] });
    }
}
