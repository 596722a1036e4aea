// Probe logs as streams, worked out by hand; arping, iperf3 and monitoring snapshots as facts.
import * as fc from "fast-check";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { planInputs } from "../../src/conclude/plan.ts";
import { correlateLoss } from "../../src/correlate/loss-periods.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, Observation, ProbeStream } from "../../src/observe/observation.ts";
import { readCase } from "../../src/read/case-file.ts";
import { linesOf } from "../decode/text/lines.ts";

const observe = (text: string, more: Partial<InputContext> = {}): Promise<Observation> =>
  observeText([linesOf(text)], { id: "i1", name: "p", tunnelPorts: [], waitNs: 2e9, ...more });
const counts = (s: ProbeStream) => Object.fromEntries(Object.entries(s.counts).filter(([, n]) => n > 0));
const codes = (o: Observation) => o.findings.map((f) => f.code);
// 2026-09-23T19:28:36Z
const base = 1_790_191_716_000_000_000n;

describe("a log of SSH", () => {
  // one try a second; the third and fourth fail; each good one takes 10 ms, the failures 232 ms and 1 s
  const csv = (rows: readonly string[]) => `time,outcome,duration_ms,error\n${rows.join("\n")}\n`;
  const row = (second: number, rest: string) => `2026-09-23T19:28:${36 + second}.000250Z,${rest}`;
  const text = csv([
    row(0, "ok,10,"),
    row(1, "ok,10,"),
    row(2, "failed,232,refused"),
    row(3, "timeout,1000,"),
    row(4, "ok,10,"),
    row(5, "ok,10,"),
  ]);

  it("gives loss periods like a ping", async () => {
    const o = await observe(text);
    expect(o.input).toMatchObject({
      kind: "probe-log",
      records: 6,
      unparsed: 0,
      digits: 6,
      clock: "utc",
      first: base + 250_000n,
    });
    const [s] = o.streams;
    expect(s).toMatchObject({
      sent: 6,
      stamps: "request",
      key: { protocol: "probe" },
      nominalIntervalNs: 1e9,
      meanSpacingNs: 1e9,
    });
    expect(counts(s!)).toEqual({ answered: 4, lost: 2 });
    expect(s!.rtt).toEqual({ count: 4, minNs: 10_000_000, meanNs: 10_000_000, maxNs: 10_000_000 });
    const [l, ...more] = correlateLoss(s!, "s1");
    expect(more).toEqual([]);
    // replies at 1.010 and 4.010; failures began at 2 and 3; good ones before and after at 1 and 4
    expect(l).toMatchObject({
      firstLostSeq: 3,
      lastLostSeq: 4,
      observedGap_us: 3_000_000,
      provenUnreachable_us: 1_000_000,
      possibleUnreachable_us: 3_000_000,
      outageAtMost_us: 3_010_000,
      lossDerived_us: 2_000_000,
      open: null,
    });
  });

  it("names each failure with its duration, and what it says", async () => {
    const o = await observe(text);
    expect(o.facts.filter((f) => f.kind === "probe.failed").map((f) => f.value)).toEqual([
      { at: "2026-09-23T19:28:38.000250Z", duration_us: 232_000 },
      { at: "2026-09-23T19:28:39.000250Z", duration_us: 1_000_000 },
    ]);
    expect(o.streams[0]!.errors).toMatchObject([
      { says: "failed: refused", count: 1, firstSeq: 3, local: false },
      { says: "timeout", count: 1, firstSeq: 4 },
    ]);
    expect(codes(o)).toEqual(["probe-log.start-assumed"]);
  });

  it("a try that took longer than to the next one is late, not lost", async () => {
    const o = await observe(csv([row(0, "ok,10,"), row(1, "ok,2500,"), row(2, "ok,10,")]));
    expect(counts(o.streams[0]!)).toEqual({ answered: 2, late: 1 });
    expect(o.streams[0]!.stalls).toMatchObject([{ firstSeq: 2, longestRttNs: 2_500_000_000 }]);
  });

  it("the last try that failed is lost, and its period is open", async () => {
    const o = await observe(csv([row(0, "ok,10,"), row(1, "failed,10,")]));
    expect(correlateLoss(o.streams[0]!, "s1")).toMatchObject([{ open: "end", observedGap_us: null }]);
  });

  it("a stream for each target", async () => {
    const o = await observe(
      "time,target,ok\n2026-09-23T19:28:36Z,a,1\n2026-09-23T19:28:36Z,b,0\n2026-09-23T19:28:37Z,a,1\n",
    );
    expect(o.streams.map((s) => [s.key.to, counts(s)])).toEqual([
      ["a", { answered: 2 }],
      ["b", { lost: 1 }],
    ]);
  });
});

describe("what the stamps say", () => {
  it("whole seconds are the resolution of the stream", async () => {
    const o = await observe("start,ok\n2026-09-23T19:28:36Z,1\n2026-09-23T19:28:37Z,0\n2026-09-23T19:28:38Z,1\n");
    expect(o.streams[0]).toMatchObject({
      resolutionNs: 1e9,
      lossRuns: [{ first: { sent: { low: base + 1_000_000_000n } } }],
    });
    expect(o.input).toMatchObject({ digits: 0, resolutionNs: 1e9 });
  });

  it("the end of a try is not its start", async () => {
    const o = await observe("end,ok,duration_ms\n2026-09-23T19:28:36.500000Z,1,500\n");
    expect(o.streams[0]!.first).toBe(base);
    expect(codes(o)).toEqual([]);
  });

  it("a zone that is not told is said; one that is told is used", async () => {
    const text = "time,ok\n2026-09-23 19:28:36,1\n2026-09-23 19:28:37,1\n";
    expect(codes(await observe(text))).toContain("clock.zone-not-told");
    expect((await observe(text, { zone: "-05:00" })).input.first).toBe(base + 18_000_000_000_000n);
  });

  it("stamps that run backwards, outcomes nobody knows, durations without a unit", async () => {
    const o = await observe("time,result,latency\n2026-09-23T19:28:38Z,ok,5\n2026-09-23T19:28:36Z,blue,5\n");
    expect(codes(o).toSorted()).toEqual(["probe-log.outcome-unknown", "probe-log.unit-missing", "probe.clock-step"]);
    expect(counts(o.streams[0]!)).toEqual({ answered: 1, notObserved: 1 });
  });
});

describe("heartbeats", () => {
  const beats = (...seconds: number[]) =>
    `time,heartbeat\n${seconds.map((s) => `2026-09-23T19:${String(28 + Math.floor(s / 60))}:${String(s % 60).padStart(2, "0")}Z,ok`).join("\n")}\n`;

  it("45 s are not stale, more are", async () => {
    expect(codes(await observe(beats(0, 10, 55)))).toEqual([]);
    const o = await observe(beats(0, 10, 56, 60, 110));
    expect(codes(o)).toEqual(["heartbeat.stale"]);
    expect(o.facts).toMatchObject([
      {
        kind: "heartbeat.staleness",
        value: { longest_us: 50_000_000, limit_us: 45_000_000, beyond: 2 },
        source: { line: 6 },
      },
    ]);
  });

  it("the case file may tell another limit", async () => {
    const o = await observe(beats(0, 10, 25), { probeLog: { stalenessNs: 12e9 } });
    expect(o.facts).toMatchObject([{ value: { longest_us: 15_000_000, limit_us: 12_000_000, beyond: 1 } }]);
  });
});

describe("curl -w, arping, iperf3", () => {
  it("an answer that refuses is an answer; 5xx and 000 are none; codes are counted", async () => {
    const o = await observe(
      "2026-09-23T10:00:00Z 200 0.003741\n2026-09-23T10:00:01Z 403 0.003\n2026-09-23T10:00:02Z 503 0.003\ncurl: (7) Failed to connect\n2026-09-23T10:00:03Z 000 0.003\n",
    );
    expect(counts(o.streams[0]!)).toEqual({ answered: 2, lost: 2 });
    expect(o.facts.find((f) => f.kind === "probe.codes")?.value).toEqual({ "000": 1, "200": 1, "403": 1, "503": 1 });
    expect(o.streams[0]!.errors.map((e) => e.says)).toEqual(["code 503", "code 000: Failed to connect"]);
  });

  it("arping: who has the address, lost probes that no line places, announcements", async () => {
    const reply = (last: string) => `Unicast reply from 192.0.2.1 [52:54:00:AA:00:${last}]  0.653ms\n`;
    const head = "ARPING 192.0.2.1 from 192.0.2.9 eth0\n";
    const o = await observe(
      `${head}${reply("01")}${reply("02")}Sent 4 probes (1 broadcast(s))\nReceived 2 response(s)\n`,
    );
    expect(o.streams[0]).toMatchObject({
      sent: 4,
      unplacedLost: 2,
      counts: { answered: 2, lost: 2 },
      summary: { agrees: true },
    });
    expect(o.facts.map((f) => f.value)).toEqual(["52:54:00:aa:00:01", "52:54:00:aa:00:02"]);
    expect(codes(o)).toEqual(["arp.two-macs", "probe.lost-unplaced"]);
    const announce = await observe(
      `$ arping -U -c 3 -I eth0 192.0.2.1\n${head}Sent 3 probes (3 broadcast(s))\nReceived 0 response(s)\n`,
    );
    expect(announce.streams).toEqual([]);
    expect(codes(announce)).toEqual(["probe.unsolicited"]);
    const habets = await observe(
      "ARPING 192.0.2.1\n60 bytes from 52:54:00:aa:00:01 (192.0.2.1): index=0 time=653.125 usec\nTimeout\n60 bytes from 52:54:00:aa:00:01 (192.0.2.1): index=1 time=653.125 usec\n--- 192.0.2.1 statistics ---\n3 packets transmitted, 2 packets received,  33% unanswered (0 extra)\n",
    );
    expect(counts(habets.streams[0]!)).toEqual({ answered: 2, lost: 1 });
    expect(habets.streams[0]!.lossRuns).toMatchObject([{ first: { seq: 2 }, last: { seq: 2 } }]);
  });

  it("iperf3: an interval without bytes bounds a stall by whole intervals", async () => {
    const sum = (start: number, bytes: number) => ({ sum: { start, end: start + 1, bytes } });
    const text = JSON.stringify({
      start: { connected: [{ remote_host: "192.0.2.1" }], timestamp: { timesecs: 1_790_191_716 } },
      intervals: [sum(0, 8), sum(1, 0), sum(2, 0), sum(3, 0), sum(4, 8)],
    });
    const o = await observe(text);
    expect(counts(o.streams[0]!)).toEqual({ answered: 2, lost: 3 });
    // intervals 2 to 4 are empty: within 1 to 4 s; the answered ones around them lie in 0 to 1 and 4 to 5 s
    const at = (x: number, y: number) => ({
      sent: { low: base + BigInt(x) * 1_000_000_000n, high: base + BigInt(y) * 1_000_000_000n },
    });
    expect(o.streams[0]).toMatchObject({
      resolutionNs: 1000,
      lossRuns: [{ before: at(0, 1), first: at(1, 2), last: at(3, 4), after: at(4, 5) }],
    });
    expect(o.facts).toMatchObject([
      { kind: "throughput", subject: "192.0.2.1", value: { intervals: 5, emptyIntervals: 3, bytes: 16 } },
    ]);
  });
});

describe("monitoring snapshots", () => {
  const value = (o: Observation, kind: string) => o.facts.filter((f) => f.kind === kind).map((f) => f.value);

  it("targets that are up and down, from targets and from up", async () => {
    const target = (instance: string, health: string) => ({ labels: { job: "j", instance }, health });
    const o = await observe(
      JSON.stringify({
        status: "success",
        data: { activeTargets: [target("a", "up"), target("b", "down"), target("c", "unknown")], droppedTargets: [] },
      }),
    );
    expect([
      value(o, "targets.total"),
      value(o, "targets.up"),
      value(o, "targets.down"),
      value(o, "targets.unknown"),
    ]).toEqual([[3], [1], [1], [1]]);
    expect(codes(o)).toEqual(["metrics.targets-down"]);
    const up = await observe('# TYPE up gauge\nup{job="j",instance="a"} 1\nup{job="j",instance="b"} 1\n');
    expect([value(up, "targets.up"), value(up, "targets.down"), value(up, "metrics.samples")]).toEqual([[2], [0], [2]]);
    expect(up.facts.filter((f) => f.kind === "target.health").map((f) => f.subject)).toEqual(["j a", "j b"]);
  });

  it("a range keeps its ends, extremes and widest gap; nothing between", async () => {
    const o = await observe(
      JSON.stringify({
        status: "success",
        data: {
          resultType: "matrix",
          result: [
            {
              metric: { __name__: "up", instance: "a" },
              values: [
                [100, "1"],
                [115, "0"],
                [160.5, "NaN"],
              ],
            },
          ],
        },
      }),
    );
    expect(value(o, "metric.value")).toEqual([
      {
        kind: "up",
        samples: 3,
        first: "1970-01-01T00:01:40.000Z",
        last: "1970-01-01T00:02:40.500Z",
        least: 0,
        most: 1,
        widestGap_us: 45_500_000,
        notNumbers: 1,
      },
    ]);
    expect(o.input.first).toBe(100_000_000_000n);
  });

  it("an error of the API is no empty answer", async () => {
    expect(codes(await observe('{"status":"error","errorType":"timeout","error":"query timed out"}'))).toEqual([
      "metrics.error",
    ]);
  });
});

describe("case files", () => {
  const folder = mkdtempSync(join(tmpdir(), "wirewitness-probe-"));
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it("say how a log is to be read", async () => {
    const file = written(
      "case.yaml",
      "sources:\n  - file: a.log\n    pattern: '^(?<time>\\S+) (?<outcome>\\w+)$'\n    durationUnit: ms\n    staleness: 12.5\n",
    );
    const plan = await planInputs([], { caseFile: file });
    expect(plan.inputs[0]!.context.probeLog).toEqual({
      pattern: "^(?<time>\\S+) (?<outcome>\\w+)$",
      durationUnit: "ms",
      stalenessNs: 12_500_000_000,
    });
    const o = await observe("2026-09-23T19:28:36Z ok\n2026-09-23T19:28:37Z failed\n", plan.inputs[0]!.context);
    expect(counts(o.streams[0]!)).toEqual({ answered: 1, lost: 1 });
  });

  it.each([
    ["pattern: '('", /the pattern is no regular expression/],
    ["pattern: 'x'", /none of the groups/],
    ["columns: {zeit: a}", /unknown key .{0,3}zeit/],
    ["durationUnit: h", /durationUnit/],
  ])("%s is refused", (line, says) => {
    const file = written("bad.yaml", `sources:\n  - file: a.log\n    ${line}\n`);
    let message = "";
    try {
      readCase(file);
    } catch (error) {
      message = JSON.stringify(error, Object.getOwnPropertyNames(error));
    }
    expect(message).toMatch(says);
  });
});

describe("any lines", () => {
  it("counts add up, runs lie in order", async () => {
    const cell = fc.constantFrom("ok", "failed", "", "blue", "1", "0", "200", "503", "timeout");
    const line = fc
      .tuple(fc.nat(90), cell, fc.nat(3000), fc.constantFrom("a", "b", ""))
      .map(
        ([s, outcome, ms, target]) =>
          `2026-09-23T19:${28 + Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}.5Z,${outcome},${ms},${target}`,
      );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(line, fc.string({ maxLength: 20 })), { maxLength: 30 }), async (lines) => {
        const o = await observe(`time,outcome,duration_ms,target\n${lines.join("\n")}`);
        for (const s of o.streams) {
          expect(Object.values(s.counts).reduce((a, b) => a + b, 0)).toBe(s.sent);
          for (const r of s.lossRuns) expect(r.first.ordinal).toBeLessThanOrEqual(r.last.ordinal);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
