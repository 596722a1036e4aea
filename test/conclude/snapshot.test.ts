// monitoring-snapshot.json: the sample against figures worked out by hand, what validate finds, what leaves, what is refused.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrubSnapshot } from "../../src/anonymize/snapshot.ts";
import { checkCase } from "../../src/conclude/check-case.ts";
import { snapshotProblems } from "../../src/conclude/snapshot-arithmetic.ts";
import { snapshot } from "../../src/conclude/snapshot.ts";
import { assertSnapshot, validateFile } from "../../src/conclude/validate-file.ts";
import { counterOf } from "../../src/observe/counter.ts";
import type { MonitoringSnapshot } from "../../src/schema/monitoring-snapshot.generated.ts";
import { put, ROOT, scratch, wirewitness } from "../cli/run.ts";

const folder = join(ROOT, "samples", "monitoring");
const files =
  "targets.before.json targets.after.json pool.json queue.json codes.json process.json cni.metrics.txt".split(" ");
const paths = files.map((f) => join(folder, f));
const digest = { algorithm: "sha-256" } as const;
const made = await snapshot(paths, { digest });
// oxlint-disable-next-line typescript/no-explicit-any -- its shape is this test's business
const want: any = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));
const key = new Uint8Array(32).fill(7);

const named = (name: string, s = made) => s.series.filter((x) => x.name === name);
const values = (name: string) => named(name).map((x) => x.samples.map((v) => v.value));
const identities = (list: MonitoringSnapshot["targets"]["added"]) => list!.map((t) => `${t.job} ${t.instance}`);

describe("samples/monitoring", () => {
  test("window, targets as sets, pool, queue, codes", () => {
    expect(made.window).toEqual(want.window);
    expect([made.targets.before!.total, made.targets.after!.total]).toEqual([want.targets.before, want.targets.after]);
    expect(identities(made.targets.added)).toEqual(want.targets.added);
    expect(identities(made.targets.removed)).toEqual(want.targets.removed);
    for (const [k, v] of Object.entries(want.pool)) expect(values(`subnet_${k}_ip_count`)).toEqual([[v]]);
    expect(values("workqueue_depth")).toEqual([want.queue]);
    const codes = named("rest_client_requests_total").map((x) => [x.labels["code"], x.samples[0]!.value]);
    expect(Object.fromEntries(codes)).toEqual(want.codes);
  });

  test("a counter: its rise over its own samples, its reset, its gap; a gauge has no rate", () => {
    const [cpu] = named("process_cpu_seconds_total");
    const { increase, atLeast, window_s, rate_per_s, resets, gaps } = want.cpu;
    expect(cpu!.counter).toEqual({ increase, atLeast, window_s, rate_per_s, resets });
    expect(cpu!.gaps).toEqual(gaps);
    const [rss] = named("process_resident_memory_bytes");
    expect([rss!.counter, rss!.gaps, rss!.unit]).toEqual([undefined, [], "bytes"]);
    expect(named("ovs_flow_count")[0]!.kind).toBe("gauge");
    expect(named("cni_op_latency_seconds_sum")[0]!.kind).toBe("counter");
  });

  test("views: each series in one, by its name, else by its job", () => {
    const of = (view: keyof MonitoringSnapshot["views"]) =>
      [...new Set(made.views[view].map((id) => made.series.find((s) => s.id === id)!.name))].toSorted();
    expect(of("addressPool")).toEqual(["subnet_available_ip_count", "subnet_total_ip_count", "subnet_used_ip_count"]);
    expect(of("controlPlane")).toEqual(["rest_client_requests_total", "workqueue_depth", "workqueue_retries_total"]);
    expect(of("cniOvs")).toContain("process_resident_memory_bytes");
  });

  test("its claims hold, and so they do on the snapshot of it", async () => {
    expect((await checkCase(folder)).acceptance.verdict).toBe("reproduced");
    const dir = scratch();
    put(dir, "monitoring-snapshot.json", JSON.stringify(made, null, 1));
    put(
      dir,
      "case.yaml",
      [
        "title: t",
        "sources: [{ file: monitoring-snapshot.json }]",
        "claims:",
        "  - { id: added, says: two, figure: targets.addedCount, expected: 2 }",
        "  - { id: removed, says: none, figure: targets.removedCount, expected: 0 }",
        "  - { id: total, says: all, figure: targets.total, expected: 76 }",
        "  - { id: resets, says: one, figure: metric.resets, where: { name: process_cpu_seconds_total }, expected: 1 }",
        "  - { id: rose, says: four, figure: metric.increase, where: { name: process_cpu_seconds_total }, expected: 4 }",
        "",
      ].join("\n"),
    );
    const { acceptance } = await checkCase(dir);
    // 77, not 76; the counter was reset, so that 4 is a lower bound
    expect(acceptance.claims.map((c) => c.verdict)).toEqual([
      "reproduced",
      "reproduced",
      "contradicted",
      "reproduced",
      "inconclusive",
    ]);
  });

  test("anonymized it fits, adds up, names no node, and keeps figures, codes and ports", async () => {
    const out = scrubSnapshot(made, key);
    const hmac = {
      ...out,
      inputs: out.inputs.map((i) => ({ ...i, digest: { ...i.digest, algorithm: "hmac-sha-256" as const } })),
    };
    await assertSnapshot(hmac);
    expect(snapshotProblems(hmac)).toEqual([]);
    expect(JSON.stringify(out)).not.toMatch(/worker-|vlan-canary|AddSubnet|targets\.before/);
    expect(identities(out.targets.added)).toEqual(want.targets.added);
    expect(named("rest_client_requests_total", out).map((x) => x.labels["code"])).toEqual(["200", "403", "404", "500"]);
  });
});

test("addresses and names in labels, URLs and instances are replaced; names of somebody's metrics too", async () => {
  const text = JSON.stringify({
    status: "success",
    data: {
      resultType: "vector",
      result: [
        {
          metric: {
            __name__: "acme_orders",
            instance: "10.11.12.13:9100",
            url: "http://10.11.12.13:80/secret",
            host: "db1.acme.example:5432",
            acme_site: "berlin",
            pod: "acme-7f",
            mac: "02:11:22:33:44:55",
          },
          value: [1796126400, "1"],
        },
      ],
    },
  });
  const raw = await snapshot([put(scratch(), "q.json", text)], { digest });
  expect(JSON.stringify(scrubSnapshot(raw, key))).not.toMatch(/10\.11\.12\.13|acme|secret|berlin|22:33:44|q\.json"/);
  expect(scrubSnapshot(raw, key).series[0]!.labels["instance"]).toMatch(/^10\.\d+\.\d+\.\d+:9100$/);
});

/** A change of a snapshot that is right, and what validate says. */
const CHANGES: readonly (readonly [says: RegExp, change: (s: MonitoringSnapshot) => void])[] = [
  [/\/targets\/after\/total is 78; the list holds 77/, (s) => void (s.targets.after!.total = 78)],
  [/\/targets\/before\/up is 74; the list holds 75/, (s) => void (s.targets.before!.up = 74)],
  [/\/targets\/added holds 1; the two lists differ by 2/, (s) => void s.targets.added!.pop()],
  [/\/targets\/added names x y, which is not/, (s) => void (s.targets.added![0] = { job: "x", instance: "y" })],
  [/\/targets\/removed is missing/, (s) => void delete s.targets.removed],
  [/\/window\/start is/, (s) => void (s.window.start = "2026-12-01T12:00:01.000Z")],
  [/\/window\/end is null/, (s) => void (s.window.end = null)],
  [/\/window\/step_s is 31/, (s) => void (s.window.step_s = 31)],
  [/\/inputs\/3\/samples is 15; its series hold 16/, (s) => void (s.inputs[3]!.samples = 15)],
  [/\/inputs\/3\/series is 1/, (s) => void (s.inputs[3]!.series = 1)],
  [/\/inputs\/0\/targets is 74/, (s) => void (s.inputs[0]!.targets = 74)],
  [/gaps lack the 2 missing/, (s) => void (cpuOf(s).gaps = [])],
  [/gaps\/0\/missing is 1; 2 steps/, (s) => void (cpuOf(s).gaps[0]!.missing = 1)],
  [/samples\/1\/at is no whole number of steps/, (s) => void (cpuOf(s).samples[1]!.at = "2026-12-01T12:00:31.000Z")],
  [/samples\/1\/at is not after/, (s) => void (cpuOf(s).samples[1]!.at = "2026-12-01T12:00:00.000Z")],
  [/counter\/increase is "5"; its samples give "4"/, (s) => void (cpuOf(s).counter!.increase = "5")],
  [/counter\/rate_per_s is/, (s) => void (cpuOf(s).counter!.rate_per_s = 0.02)],
  [/counter\/window_s is/, (s) => void (cpuOf(s).counter!.window_s = 240)],
  [/counter\/resets is \[\]/, (s) => void (cpuOf(s).counter!.resets = [])],
  [/counter\/atLeast is false/, (s) => void (cpuOf(s).counter!.atLeast = false)],
  [/counter\/increase is "4"; its samples give "4\.1"/, (s) => void (cpuOf(s).samples[5]!.value = "1.1")],
  [/counter is of a gauge/, (s) => void (cpuOf(s).kind = "gauge")],
  [/counter is missing/, (s) => void delete cpuOf(s).counter],
  [/\/views\/addressPool\/0 "s99" is no series/, (s) => void (s.views.addressPool[0] = "s99")],
  [/"s1" is in a view before/, (s) => void s.views.cniOvs.push("s1")],
  [/\/series\/0\/id is s7/, (s) => void (s.series[0]!.id = "s7")],
  [/input "i9" is no input/, (s) => void (s.series[0]!.input = "i9")],
  [/\/window\/step_s must be|\/window\/step_s is|\/window has/, (s) => void Object.assign(s.window, { step: 30 })],
  [/value must match|value is|pattern/, (s) => void (s.series[0]!.samples[0]!.value = "many")],
];
const cpuOf = (s: MonitoringSnapshot) => named("process_cpu_seconds_total", s)[0]!;

describe("validate finds, with its line", () => {
  test.each(CHANGES.map(([says, change]) => [String(says), says, change] as const))("%s", async (_, says, change) => {
    const changed = structuredClone(made);
    change(changed);
    const file = put(scratch(), "s.json", JSON.stringify(changed, null, 1));
    const { problems, kind } = await validateFile(file);
    expect(kind).toBe("snapshot");
    const hit = problems.find((p) => says.test(p.says));
    expect(hit, problems.map((p) => p.says).join("\n")).toBeDefined();
    expect(hit!.line).toBeGreaterThan(1);
  });

  test("nothing in one that is right", async () => {
    const file = put(scratch(), "s.json", JSON.stringify(made, null, 1));
    expect((await validateFile(file)).problems).toEqual([]);
  });
});

describe("refused, with the line", () => {
  test.each([
    [
      "error.json",
      '{"status":"error","errorType":"bad_data","error":"parse error"}',
      /error\.json:1: .*answers with an error/,
    ],
    ["cut.json", '{"status":"success","data":{"resultType":"vector","result":[', /cut\.json:1: .*ends before its end/],
    [
      "ping.log",
      "PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.\n64 bytes from 192.0.2.1: icmp_seq=1 ttl=64 time=0.1 ms\n",
      /ping\.log:1: .*no answer/,
    ],
    ["words.txt", "hello\n", /words\.txt:1: .*no answer/],
    ["empty.json", "", /empty\.json: .*0 bytes/],
  ])("%s", (name, text, says) => {
    const file = put(scratch(), name, text);
    const out = join(scratch(), "out.json");
    const r = wirewitness(["snapshot", file, "--out", out]);
    expect([r.status, r.stderr]).toEqual([2, expect.stringMatching(says)]);
    expect(() => readFileSync(out)).toThrow("ENOENT");
  });

  test("a file that is there, an input as the output, a step that is none", () => {
    const file = put(scratch(), "m.txt", readFileSync(paths[6]!, "utf8"));
    expect(wirewitness(["snapshot", file, "--out", file]).stderr).toContain("is there already");
    expect(wirewitness(["snapshot", file, "--out", file, "--force"]).stderr).toContain("which was read");
    expect(wirewitness(["snapshot", file, "--step", "-1"]).stderr).toContain("no number of seconds");
  });
});

test("digits are never rounded: integers beyond 2^53 and 1e400 stay as written", async () => {
  const text = `{"metric":{"__name__":"vm_rows_total"},"values":[9007199254740992,9007199254740993,1e400],"timestamps":[1796126400000,1796126430000,1796126460000]}\n`;
  const s = await snapshot([put(scratch(), "export.json", text)], { digest });
  expect(s.series[0]!.samples.map((x) => x.value)).toEqual(["9007199254740992", "9007199254740993", "1e400"]);
  expect(s.series[0]!.counter).toBeUndefined();
});

test("the size of answers of HTTP, by their code", async () => {
  const dir = scratch();
  const log = [
    "2026-12-01T12:00:00Z http_code=200 size_download=612 time_total=0.010912",
    "2026-12-01T12:00:05Z http_code=200 size_download=612 time_total=0.011004",
    "2026-12-01T12:00:10Z http_code=404 size_download=153 time_total=0.009120",
    "",
  ];
  put(dir, "http.txt", log.join("\n"));
  const claims = ["200, expected: 612 bytes", "404, expected: 153 bytes", "404, expected: 612 bytes"].map((c, i) => {
    const [name, expected] = c.split(", ");
    return `  - { id: c${i}, says: s, figure: probe.size, where: { name: "${name}" }, ${expected} }`;
  });
  put(dir, "case.yaml", ["title: t", "sources: [{ file: http.txt }]", "claims:", ...claims, ""].join("\n"));
  const { acceptance } = await checkCase(dir);
  expect(acceptance.claims.map((c) => c.verdict)).toEqual(["reproduced", "reproduced", "contradicted"]);
});

test("where nobody asked for targets, the series up of one moment has them", async () => {
  const dir = scratch();
  const answer = (...instances: readonly [string, string][]) =>
    JSON.stringify({
      status: "success",
      data: {
        resultType: "vector",
        result: instances.map(([instance, v]) => ({
          metric: { __name__: "up", job: "node-exporter", instance },
          value: [1796126400, v],
        })),
      },
    });
  const before = put(dir, "a.json", answer(["192.0.2.1:9100", "1"], ["192.0.2.2:9100", "0"]));
  const after = put(dir, "b.json", answer(["192.0.2.1:9100", "1"], ["192.0.2.3:9100", "NaN"]));
  const { targets } = await snapshot([before, after], { digest });
  const sides = [targets.before!, targets.after!].map((t) => [t.total, t.up, t.down, t.unknown]);
  expect(sides).toEqual([
    [2, 1, 1, 0],
    [2, 1, 0, 1],
  ]);
  expect([targets.added, targets.removed]).toEqual([
    [{ job: "node-exporter", instance: "192.0.2.3:9100" }],
    [{ job: "node-exporter", instance: "192.0.2.2:9100" }],
  ]);
});

test("times without a step: no gaps are counted, and a told step that does not fit is not used", async () => {
  const text =
    '{"metric":{"__name__":"up"},"values":[1,1,1],"timestamps":[1796126400000,1796126430123,1796126460000]}\n';
  const file = put(scratch(), "export.json", text);
  for (const step of [undefined, 30]) {
    const s = await snapshot([file], { digest, step });
    expect([s.series[0]!.step_s, s.series[0]!.gaps, s.window.step_s]).toEqual([null, [], null]);
    expect(s.limits.join(" ")).toContain("gaps cannot be counted");
  }
});

test("a step that is told counts the gaps of a series that has one sample in two", async () => {
  const text = '{"metric":{"__name__":"x"},"values":[1,1],"timestamps":[1796126400000,1796126460000]}\n';
  const file = put(scratch(), "export.json", text);
  const gaps = async (step?: number) =>
    (await snapshot([file], { digest, step })).series[0]!.gaps.map((g) => g.missing);
  // 60 s are one step of 60, two of 30 with one between
  expect([await gaps(), await gaps(30)]).toEqual([[], [1]]);
});

test("the same bytes twice, and from the command line; with --reveal as they are", () => {
  const run = (...more: string[]) => wirewitness(["snapshot", ...paths, ...more]).stdout;
  const args = ["--key-file", "samples/public.key"];
  expect(run(...args)).toBe(run(...args));
  expect(JSON.parse(run("--reveal"))).toEqual(made);
});

test("the rise of a counter with any resets is the sum of what was added between samples", () => {
  const step = fc.record({ add: fc.bigInt(0n, 10n ** 20n), reset: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      let value = 10n ** 25n;
      let sum = 0n;
      const samples = [{ value: String(value) }];
      let resets = 0;
      for (const { add, reset } of steps) {
        // a reset that can be seen ends below where it was
        const seen = reset && value > add;
        if (seen) resets++;
        value = seen ? add : value + add;
        sum += add;
        samples.push({ value: String(value) });
      }
      const counter = counterOf(samples)!;
      expect([counter.increase, counter.resets.length]).toEqual([String(sum), resets]);
    }),
    { seed: 6, numRuns: 200 },
  );
});
