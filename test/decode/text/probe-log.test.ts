// Probe logs, curl -w, arping, iperf3, monitoring snapshots: forms of each by hand.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arping } from "../../../src/decode/text/arping.ts";
import { curlW } from "../../../src/decode/text/curl-w.ts";
import { FORMATS } from "../../../src/decode/text/formats.ts";
import { iperf3 } from "../../../src/decode/text/iperf3.ts";
import { durationNs, layoutOf } from "../../../src/decode/text/probe-log-columns.ts";
import { ToldProbeLog, probeLog } from "../../../src/decode/text/probe-log.ts";
import { prometheusJson } from "../../../src/decode/text/prometheus-json.ts";
import { prometheus } from "../../../src/decode/text/prometheus.ts";
import { validate } from "../../../src/schema/probe-log-validator.generated.js";
import { linesOf, rowsOf } from "./lines.ts";

const claims = (text: string) => FORMATS.filter((f) => f.detect(linesOf(text))).map((f) => f.id);

describe("columns by their usual names", () => {
  it.each([
    ["timestamp,target,result,duration_ms,error", "time 0 target 1 outcome 2 duration 3 error 4", "ms", "word"],
    ["Start,End,Exit Code,Host", "time 0 end 1 outcome 2 target 3", undefined, "exit"],
    ["@timestamp,http_code,time_total,url", "time 0 outcome 1 duration 2 target 3", "s", "http"],
    ["ts,durationMs,ok", "time 0 duration 1 outcome 2", "ms", "word"],
    ["time,Latency (us),status", "time 0 duration 1 outcome 2", "us", "word"],
    ["time,elapsed,failed", "time 0 duration 1 outcome 2", undefined, "failure"],
    ["time,time_ms", "time 0 duration 1", "ms", "word"],
    ["timestamps,x", "", undefined, "word"],
  ])("%s", (header, found, unit, form) => {
    const layout = layoutOf(header.split(","));
    const sorted = [...layout.index].toSorted((a, b) => a[1] - b[1]);
    expect([sorted.map(([f, i]) => `${f} ${i}`).join(" "), layout.unit, layout.form]).toEqual([found, unit, form]);
  });

  it.each([
    ["0.232", "s", 232_000_000],
    ["12.5", "ms", 12_500_000],
    ["12 ms", undefined, 12_000_000],
    ["0.25s", "ms", 250_000_000],
    ["1.5e-3", "s", 1_500_000],
    ["7", "ns", 7],
    ["7", undefined, undefined],
    ["x", "s", undefined],
    ["-1", "s", undefined],
  ] as const)("%s in %s is %s ns", (text, unit, ns) => {
    expect(durationNs(text, unit)).toBe(ns);
  });
});

describe("probe logs", () => {
  it("CSV with quotes, comments and a line that is none of it", () => {
    const text = `timestamp,target,result,duration_ms,error\n2026-09-23T19:28:36Z,a,ok,1.5,\n# restarted\n2026-09-23T19:28:37Z,a,failed,232,"refused, by ""peer"""\nnot a row at all\n`;
    expect(claims(text)).toEqual(["probe-log"]);
    expect(rowsOf(probeLog, text)).toMatchObject([
      { kind: "columns", line: 1, unitMissing: false },
      { kind: "probe", line: 2, outcome: "ok", error: "", durationNs: 1_500_000, target: "a", means: "unclear" },
      { kind: "probe", line: 4, outcome: "failed", error: 'refused, by "peer"' },
      { kind: "unparsed", line: 5 },
    ]);
  });

  it("TSV, semicolons, and the start and the end of each", () => {
    const text = "start\tend\trc\n10:00:00.5\t10:00:00.75\t0\n";
    expect(rowsOf(probeLog, text)[1]).toMatchObject({
      at: { form: "time", sec: 36000, nsec: 500000000 },
      end: { nsec: 750000000 },
      means: "start",
      form: "exit",
      outcome: "0",
    });
    expect(claims("time;status\n2026-09-23 10:00:00;up\n")).toEqual(["probe-log"]);
  });

  it("JSON Lines keep every digit of a number", () => {
    const text =
      '{"ts": 1796063390.123456789, "ok": true, "latency": "0.2ms", "host": "a"}\n{"ts": 1796063391, "ok": false, "latency": null, "host": "a"}\n{"ts": "soon"}\n{broken\n';
    expect(claims(text)).toEqual(["probe-log"]);
    const rows = rowsOf(probeLog, text);
    expect(rows.map((r) => r.kind)).toEqual(["columns", "probe", "probe", "unparsed", "unparsed"]);
    expect(rows[1]).toMatchObject({ at: { sec: 1796063390, nsec: 123456789 }, outcome: "true", durationNs: 200_000 });
  });

  it("rows of the project's own schema are read", () => {
    const own = [
      { time: "2026-09-23T19:28:36.25Z", outcome: "ok", duration_us: 1500, target: "a", seq: 1 },
      { time: 1790191717.5, outcome: false, error: "refused", duration_ms: 2 },
      { time: "2026-09-23T19:28:38Z" },
    ];
    for (const o of own) expect(validate(o)).toBe(true);
    expect(validate({ outcome: "ok" })).toBe(false);
    const rows = rowsOf(probeLog, own.map((o) => JSON.stringify(o)).join("\n"));
    expect(rows.filter((r) => r.kind === "probe")).toMatchObject([
      { durationNs: 1_500_000, seq: 1 },
      { durationNs: 2_000_000, error: "refused", outcome: "false" },
      { outcome: undefined },
    ]);
  });

  it("no other table or JSON is taken for one", () => {
    for (const text of [
      "a,b\n1,2\n",
      "time,length\n1,2\n",
      '{"time": "0.070", "seq": 1}\n',
      "time,status\nx,y\n",
      "name,status\na,up\n",
    ])
      expect(claims(text)).not.toContain("probe-log");
  });

  const told = (mapping: ConstructorParameters<typeof ToldProbeLog>[0], text: string) => {
    const reader = new ToldProbeLog(mapping);
    return [...reader.read(linesOf(text)), ...reader.end()].flatMap((p) => p.rows);
  };

  it("columns and a pattern that somebody tells", () => {
    const columns = { time: "wann", outcome: "wie", duration: "dauer" };
    expect(told({ columns, durationUnit: "ms" }, "wann,wie,dauer\n2026-09-23T10:00:00Z,ok,7\n")).toMatchObject([
      { kind: "columns", absent: [] },
      { outcome: "ok", durationNs: 7_000_000 },
    ]);
    const pattern = "^(?<time>\\S+) ssh (?<target>\\S+): (?<outcome>\\w+) in (?<duration>[\\d.]+ms)";
    expect(told({ pattern }, "2026-09-23T10:00:00Z ssh a: ok in 7.5ms\n*** noise\n")).toMatchObject([
      { kind: "columns" },
      { target: "a", outcome: "ok", durationNs: 7_500_000 },
      { kind: "unparsed", line: 2 },
    ]);
    expect(told({ columns: { time: "ts", outcome: "nope" } }, "ts,ok\n2026-09-23T10:00:00Z,1\n")[0]).toMatchObject({
      absent: ["nope"],
    });
  });
});

describe("curl -w", () => {
  // as curl 7.88.1 printed them, with other figures
  it("status and time, key=value, %{json}, a format file, and errors before", () => {
    const text = `2026-09-23T10:00:00Z 200 0.003741
curl: (7) Failed to connect to 192.0.2.1 port 80 after 3 ms: Couldn't connect to server
000 0.003622
code=404 connect=0.000418 total=0.000857 ip=192.0.2.1
{"content_type":"text/html","http_code":503,"time_total":0.006187,"url_effective":"http://192.0.2.1/x","urlnum":0}
`;
    expect(claims(text)).toEqual(["curl-w"]);
    expect(rowsOf(curlW, text)).toMatchObject([
      { line: 1, outcome: "200", durationNs: 3_741_000, means: "end", at: { form: "utc" } },
      { line: 3, outcome: "000", error: expect.stringContaining("Failed to connect") as string },
      { line: 4, outcome: "404", durationNs: 857_000, target: "192.0.2.1" },
      { line: 5, outcome: "503", target: "http://192.0.2.1/x" },
    ]);
    const block =
      "    time_namelookup:  0.000015s\n         http_code:  200\n        ----------\n         time_total:  0.000786s\n";
    expect(claims(block)).toEqual(["curl-w"]);
    expect(rowsOf(curlW, block + block)).toMatchObject([
      { line: 1, outcome: "200", durationNs: 786_000 },
      { line: 5, outcome: "200" },
    ]);
    expect(rowsOf(curlW, "curl: (28) Timeout was reached\ncurl: (28) Timeout was reached\n")).toHaveLength(2);
  });
});

describe("arping", () => {
  it("of iputils and BusyBox", () => {
    const text = `ARPING 192.0.2.1 from 192.0.2.9 eth0\nUnicast reply from 192.0.2.1 [52:54:00:AA:00:01]  0.653ms\nUnicast reply from 192.0.2.1 [52:54:00:aa:00:02] for 192.0.2.9 [52:54:00:aa:00:09]  1.2ms\nSent 3 probes (1 broadcast(s))\nReceived 2 response(s)\n`;
    expect(claims(text)).toEqual(["arping"]);
    expect(rowsOf(arping, text)).toMatchObject([
      { kind: "header", to: "192.0.2.1", from: "192.0.2.9", device: "eth0" },
      { kind: "reply", ip: "192.0.2.1", mac: "52:54:00:aa:00:01", rttNs: 653_000 },
      { kind: "reply", mac: "52:54:00:aa:00:02", rttNs: 1_200_000 },
      { kind: "counts", sent: 3 },
      { kind: "counts", received: 2 },
    ]);
  });

  it("of Thomas Habets", () => {
    const text = `ARPING 192.0.2.1\n60 bytes from 52:54:00:aa:00:01 (192.0.2.1): index=0 time=653.125 usec\nTimeout\n\n--- 192.0.2.1 statistics ---\n2 packets transmitted, 1 packets received,  50% unanswered (0 extra)\nrtt min/avg/max/std-dev = 0.653/0.653/0.653/0.000 ms\n`;
    expect(claims(text)).toEqual(["arping"]);
    expect(rowsOf(arping, text).map((r) => r.kind)).toEqual(["header", "reply", "timeout", "counts"]);
    expect(rowsOf(arping, text)[1]).toMatchObject({ rttNs: 653_125 });
  });
});

describe("iperf3", () => {
  const sum = (start: number, bytes: number) => ({
    streams: [],
    sum: { start, end: start + 1, seconds: 1, bytes, bits_per_second: bytes * 8, retransmits: 1, omitted: false },
  });
  const start = {
    connected: [{ socket: 5, local_host: "192.0.2.9", remote_host: "192.0.2.1" }],
    version: "iperf 3.12",
    timestamp: { time: "x", timesecs: 1796063390 },
    test_start: { protocol: "TCP", reverse: 0 },
  };
  it("one document, and one for each event", () => {
    const text = JSON.stringify(
      { start, intervals: [sum(0, 100), sum(1.000123, 0)], end: {}, error: "interrupt" },
      null,
      2,
    );
    expect(claims(text)).toEqual(["iperf3"]);
    const rows = rowsOf(iperf3, text);
    expect(rows).toMatchObject([
      { kind: "test", to: "192.0.2.1", from: "192.0.2.9", sec: 1796063390, protocol: "TCP" },
      { kind: "interval", startNs: 0, endNs: 1_000_000_000, bytes: 100, retransmits: 1 },
      { kind: "interval", startNs: 1_000_123_000, bytes: 0 },
      { kind: "error", says: "interrupt" },
    ]);
    const stream = [
      { event: "start", data: start },
      { event: "interval", data: sum(0, 5) },
    ]
      .map((e) => JSON.stringify(e))
      .join("\n");
    expect(claims(stream)).toEqual(["iperf3"]);
    expect(rowsOf(iperf3, stream).map((r) => r.kind)).toEqual(["test", "interval"]);
  });
});

describe("monitoring snapshots", () => {
  it("text exposition", () => {
    const text = `# HELP up Whether.\n# TYPE up gauge\nup{job="a b",instance="192.0.2.1:9100"} 1\nup{instance="x\\"}\\n",} 0 1796063390123\nrate +Inf\nhist_bucket{le="+Inf"} 7 # {trace_id="x"} 0.5 1796063390.123\n# EOF\n# a comment\nbroken{ 1\n`;
    expect(claims(text)).toEqual(["prometheus"]);
    const rows = rowsOf(prometheus, text);
    expect(rows.map((r) => r.kind)).toEqual("note note series series series series note unparsed".split(" "));
    expect(rows[2]).toMatchObject({ name: "up", samples: [{ at: undefined, value: "1" }] });
    expect(rows[3]).toMatchObject({
      labels: new Map([["instance", 'x"}\n']]),
      samples: [{ at: "1796063390.123", value: "0" }],
    });
    expect(rows[4]).toMatchObject({ name: "rate", samples: [{ value: "+Inf" }] });
  });

  it("answers of the API", () => {
    const answer = (data: unknown) => JSON.stringify({ status: "success", data });
    const vector = answer({
      resultType: "vector",
      result: [{ metric: { __name__: "up", job: "a" }, value: [1796063390.123, "1"] }],
    });
    const matrix = answer({
      resultType: "matrix",
      result: [
        {
          metric: {},
          values: [
            [1, "1"],
            [2, "NaN"],
          ],
        },
      ],
    });
    const targets = answer({
      activeTargets: [{ labels: { job: "a", instance: "i" }, health: "down", lastError: "refused" }],
      droppedTargets: [{}, {}],
    });
    const empty = answer({ resultType: "vector", result: [] });
    const error = '{"status":"error","errorType":"bad_data","error":"parse error"}';
    const exported = '{"metric":{"__name__":"up"},"values":[1,0],"timestamps":[1796063390123,1796063405123]}\n';
    for (const text of [vector, matrix, targets, empty, error, exported])
      expect(claims(text)).toEqual(["prometheus-json"]);
    expect(rowsOf(prometheusJson, vector)).toMatchObject([
      { kind: "series", name: "up", range: false, samples: [{ at: "1796063390.123", value: "1" }] },
    ]);
    expect(rowsOf(prometheusJson, matrix)).toMatchObject([
      { range: true, samples: [{ value: "1" }, { value: "NaN" }] },
    ]);
    expect(rowsOf(prometheusJson, targets)).toMatchObject([
      { kind: "target", health: "down", lastError: "refused" },
      { kind: "dropped", count: 2 },
    ]);
    expect(rowsOf(prometheusJson, empty)).toMatchObject([{ kind: "note" }]);
    expect(rowsOf(prometheusJson, error)).toMatchObject([{ kind: "error", says: "parse error", warning: false }]);
    expect(rowsOf(prometheusJson, exported)).toMatchObject([
      { samples: [{ at: "1796063390.123", value: "1" }, { value: "0" }] },
    ]);
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ...'time,|outcome|duration_ms|\t|\n|\n|2026-09-23T10:00:00Z|,ok,|{|}|"ts":|1796063390.5|"ok":true|200 0.001|curl: (7) x|ARPING |192.0.2.1|Timeout|up{a="b"} 1|# TYPE up gauge|"status":"success",|"data":|\\|"|0.5s|;'.split(
      "|",
    ),
  );
  it("is read without throwing", () => {
    const formats = [probeLog, curlW, arping, iperf3, prometheus, prometheusJson];
    const text = fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 40 }).map((w) => w.join(""));
    fc.assert(
      fc.property(text, (t) => {
        const most = linesOf(t).length;
        for (const f of formats) {
          f.detect(linesOf(t));
          for (const row of rowsOf<{ kind: string; line: number }>(f, t)) expect(row.line).toBeLessThanOrEqual(most);
        }
        const told = new ToldProbeLog({ pattern: "(?<time>\\S+) (?<outcome>\\w+)" });
        told.read(linesOf(t));
        told.end();
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});
