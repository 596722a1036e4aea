// An acceptance against its own arithmetic and against its raw files: what was changed by hand is found, and where.
import { describe, expect, test } from "vitest";
import { scrubAcceptance } from "../../src/anonymize/scrub.ts";
import { acceptanceDifferences } from "../../src/conclude/acceptance-compare.ts";
import { acceptanceProblems } from "../../src/conclude/acceptance-arithmetic.ts";
import { assertAcceptance } from "../../src/conclude/validate-file.ts";
import { share } from "../../src/conclude/wilson.ts";
import type { Acceptance } from "../../src/schema/acceptance.generated.ts";
import { check } from "./claims/build.ts";

const KEY = new Uint8Array(32).fill(7);

const PING = (to: string) => `PING ${to} (${to}) 56(84) bytes of data.
[1790191720.254543] 64 bytes from ${to}: icmp_seq=296 ttl=64 time=2.39 ms
[1790191720.454958] 64 bytes from ${to}: icmp_seq=297 ttl=64 time=1.99 ms
[1790191720.654829] 64 bytes from ${to}: icmp_seq=298 ttl=64 time=1.41 ms
[1790191721.060312] no answer yet for icmp_seq=299
[1790191721.268299] no answer yet for icmp_seq=300
[1790191721.273476] 64 bytes from ${to}: icmp_seq=301 ttl=64 time=2.24 ms
`;
const CONTROL = PING("10.1.2.5").replaceAll(/\[.*no answer yet.*\n/g, "");
const SILENT = `PING 10.1.2.9 (10.1.2.9) 56(84) bytes of data.

--- 10.1.2.9 ping statistics ---
5 packets transmitted, 0 received, 100% packet loss, time 4078ms
`;
const VXLAN = `13:31:59.271470 IP (tos 0x0, ttl 64, id 1, offset 0, flags [none], proto UDP (17), length 134)
    10.9.0.21.57978 > 10.9.0.11.4789: VXLAN, flags [I] (0x08), vni 100
IP (tos 0x0, ttl 64, id 2, offset 0, flags [DF], proto ICMP (1), length 84)
    10.1.2.32 > 10.1.2.10: ICMP echo request, id 2, seq 1, length 64
`;
const FILES = { "a.log": PING("10.1.2.4"), "b.log": CONTROL, "c.log": SILENT, "v.txt": VXLAN };
const CASE = [
  "stages: [isolated, rejoined]",
  "publicTexts: true",
  "sources:",
  "  - {file: a.log, stage: isolated, node: n1}",
  "  - {file: b.log, stage: rejoined, node: n2}",
  "  - {file: c.log, stage: rejoined, node: n2}",
  "  - {file: v.txt, stage: isolated, node: n1, date: 2026-09-23, zone: Z}",
  "budgets:",
  "  - {figure: loss.outageAtMost, atMost: 1 s, stage: isolated}",
  "claims:",
  "  - {id: gap, says: it was short, figure: loss.observedGap, expected: 618.647 ms, stage: isolated}",
  "  - {id: wrong, says: it was shorter, figure: loss.observedGap, expected: 0.5 s, tolerance: 10 ms, stage: isolated}",
  "  - {id: alive, says: others answer, figure: probe.answered, where: {to: 10.1.2.5}, expected: 4, stage: rejoined}",
  "  - {id: apart, says: nobody answers, figure: probe.answered, where: {to: 10.1.2.9}, expected: 0, stage: rejoined, control: alive}",
  "  - {id: bare, says: nobody answers, figure: probe.answered, where: {to: 10.1.2.9}, expected: 0, stage: rejoined}",
  "  - {id: cost, says: fifty, figure: overhead.ip, expected: 50 bytes, stage: isolated}",
  "  - {id: other, says: fifty, figure: overhead.ip, expected: 50 bytes, stage: rejoined}",
];

async function made(): Promise<{
  raw: Acceptance;
  out: Acceptance;
  evidence: Awaited<ReturnType<typeof check>>["analysis"]["evidence"];
}> {
  const c = await check(FILES, CASE);
  return {
    raw: c.acceptance,
    out: scrubAcceptance(c.acceptance, c.analysis.evidence, KEY, { publicTexts: true }),
    evidence: c.analysis.evidence,
  };
}

describe("an acceptance", async () => {
  const { raw, out, evidence } = await made();

  test("verdicts, and the control that a negative claim needs", () => {
    expect(Object.fromEntries(raw.claims.map((c) => [c.id, c.verdict]))).toEqual({
      gap: "reproduced",
      wrong: "contradicted",
      alive: "reproduced",
      apart: "reproduced",
      bare: "inconclusive",
      cost: "reproduced",
      other: "out of scope",
    });
    expect(raw.claims.find((c) => c.id === "apart")!.controls).toEqual([{ claim: "alive", passed: true }]);
    expect(raw.claims.find((c) => c.id === "bare")!.missing).toMatch(/control/);
    expect(raw.counts).toMatchObject({
      claims: 7,
      reproduced: 4,
      contradicted: 1,
      inconclusive: 1,
      outOfScope: 1,
      failed: 0,
    });
    expect(raw.verdict).toBe("contradicted");
    // the budget held: at most 818.5 ms or so of 1 s; the recording is longer
    expect(raw.stages[0]!.checks.find((c) => c.id === "budget-1")!.result).toBe("passed");
  });

  test("fits its schema and adds up, raw and anonymized", async () => {
    await assertAcceptance(raw);
    await assertAcceptance(out);
    expect(acceptanceProblems(raw)).toEqual([]);
    expect(acceptanceProblems(out)).toEqual([]);
  });

  test("nothing raw is in the anonymized one, and the same inputs and key give the same bytes", async () => {
    const text = JSON.stringify(out);
    for (const original of ["10.1.2.", "10.9.0.", "a.log", "v.txt", '"n1"', "isolated"])
      expect(text).not.toContain(original);
    expect(JSON.stringify((await made()).out)).toBe(text);
  });

  test("an author's words leave only where the case says so, and without what is known in them", async () => {
    const c = await check(
      {
        "a.log": PING("10.1.2.4"),
        "o.yaml": "apiVersion: kubeovn.io/v1\nkind: Vlan\nmetadata: {name: secret-net}\nspec: {id: 200, provider: p}\n",
      },
      [
        "redactions: [Acme]",
        "sources: [{file: a.log, node: n1}, {file: o.yaml}]",
        "claims:",
        '  - {id: acme-n1, says: "Acme lost two of n1 at 10.1.2.4", figure: loss.count, expected: 2, doesNotShow: ["That Acme is down."]}',
        '  - {id: path, says: it, figure: "$.facts[subject=secret-net].value", expected: 200}',
        '  - {id: none, says: it, figure: "$.facts[subject=other-net].value", expected: 200}',
      ],
    );
    const text = (publicTexts: boolean) =>
      JSON.stringify(scrubAcceptance(c.acceptance, c.analysis.evidence, KEY, { publicTexts, redactions: ["Acme"] }));
    for (const raw of [/Acme/, /\bn1\b/, /10\.1\.2\.4/, /(?:secret|other)-net/]) {
      expect(text(true)).not.toMatch(raw);
      expect(text(false)).not.toMatch(raw);
    }
    expect(text(true)).toContain(" lost two of ");
    expect(text(true)).toContain("doesNotShow");
    expect(text(false)).toContain('"says":"loss.count is 2"');
    expect(text(false)).not.toContain("doesNotShow");
  });

  test("shares: 2 of 6 is 33.3333 %, Wilson 9.6770 to 70.0007", () => {
    // z = 1.96: p = 1/3, n = 6: (0.3333 + 0.3201 -+ 1.96 sqrt(0.2222/6 + 3.8415/144)) / 1.64024
    const p = raw.probes.find((x) => x.to === "10.1.2.4")!;
    expect([p.decided, p.failed, p.failed_percent]).toEqual([6, 2, 33.3333]);
    expect(p.failedLow_percent).toBeCloseTo(9.677, 2);
    expect(p.failedHigh_percent).toBeCloseTo(70.0007, 2);
    // the SSH window of the canary report: 1 of 90 failed, 0.20 to 6.03 %
    expect(share(1, 90)).toEqual({ percent: 1.1111, low: expect.closeTo(0.2, 2), high: expect.closeTo(6.03, 2) });
  });

  /** Changes by hand that the document itself gives away, and the place that is named. */
  const changes: readonly (readonly [name: string, change: (a: Acceptance) => void, pointer: RegExp])[] = [
    ["a count", (a) => a.counts.reproduced++, /^\/counts\/reproduced/],
    ["a stage's count", (a) => a.stages[0]!.counts.passed++, /^\/stages\/0\/counts\/passed/],
    ["the verdict", (a) => (a.verdict = "reproduced"), /^\/verdict/],
    ["a verdict of a claim", (a) => (a.claims[1]!.verdict = "reproduced"), /^\/claims\/1\/verdict/],
    ["what was derived", (a) => (a.claims[0]!.observed = 500_000), /^\/claims\/0\/verdict/],
    ["what was derived, within the tolerance", (a) => (a.claims[0]!.observed = 618_647.5), /^\/claims\/0\/observed/],
    ["a count that was derived", (a) => (a.claims[2]!.observed = 5), /^\/claims\/2\/observed/],
    ["an overhead that was derived", (a) => (a.claims[5]!.observed = 58), /^\/claims\/5\/observed/],
    ["what was expected", (a) => (a.claims[0]!.expected = 1), /^\/claims\/0\/verdict/],
    ["a unit", (a) => (a.claims[0]!.unit = "bytes"), /^\/claims\/0\/unit/],
    ["a figure", (a) => (a.claims[0]!.figure = "loss.observdGap"), /^\/claims\/0\/figure/],
    ["a stage of a claim", (a) => (a.claims[0]!.stage = a.stages[1]!.name), /^\/claims\/0\/evidence/],
    ["evidence of another stage", (a) => (a.claims[0]!.evidence[0]!.input = "i2"), /^\/claims\/0\/evidence\/0/],
    ["evidence that is not there", (a) => (a.claims[0]!.evidence[0]!.input = "i9"), /^\/claims\/0\/evidence\/0/],
    ["no evidence", (a) => (a.claims[0]!.evidence = []), /^\/claims\/0\/evidence/],
    ["a control that failed", (a) => (a.claims[3]!.controls![0]!.passed = false), /^\/claims\/3\/(?:controls|verdict)/],
    ["a control left out", (a) => delete a.claims[3]!.controls, /^\/claims\/3\/controls/],
    ["a control that saw nothing", (a) => (a.claims[2]!.observed = 0), /^\/claims\/3\/controls/],
    ["probes sent", (a) => a.probes[0]!.sent++, /^\/probes\/0\/sent/],
    ["failed probes", (a) => a.probes[0]!.failed--, /^\/probes\/0\/failed/],
    ["a share", (a) => (a.probes[0]!.failed_percent = 33), /^\/probes\/0\/failed_percent/],
    ["a bound of a share", (a) => (a.probes[0]!.failedHigh_percent = 69), /^\/probes\/0\/failedHigh/],
    ["a duration", (a) => (a.timings[0]!.high_us = 1), /^\/timings\/0\/(?:low|high)_us/],
    ["an end before its start", (a) => (a.timings[0]!.end = "2026-09-23T19:28:40Z"), /^\/timings\/0\/end/],
    ["a header", (a) => a.overhead[0]!.headers[0]!.bytes++, /^\/overhead\/0\/ipOverhead/],
    ["a time of a stage", (a) => (a.stages[0]!.last = "2027-01-01T00:00:00Z"), /^\/stages\/0\/last/],
    ["a time of an input", (a) => (a.inputs[0]!.first = "2027-01-01T00:00:00Z"), /^\/inputs\/0\/last/],
    ["a stage of an input", (a) => (a.inputs[0]!.stage = a.stages[1]!.name), /^\/(?:stages|probes)/],
    ["a claim left out", (a) => void a.claims.pop(), /^\/(?:counts|stages)/],
    ["an id twice", (a) => (a.claims[1]!.id = a.claims[0]!.id), /^\/claims\/1\/id/],
    ["a promise beside a failure", (a) => (a.claims[0]!.says = "SSH was uninterrupted"), /^\/claims\/0\/says/],
    ["a raw name", (a) => (a.inputs[0]!.name = "prod-db.log"), /^\/inputs\/0\/name/],
    ["a raw address", (a) => (a.claims[0]!.reason += " at 10.20.30.40"), /^\/claims\/0\/reason/],
    ["a check's result", (a) => (a.stages[0]!.checks.at(-1)!.result = "failed"), /^\/stages\/0\/checks\/\d+\/result/],
    ["a day that is none", (a) => (a.inputs[0]!.last = "2026-09-31T19:28:41Z"), /^\/inputs\/0\/last/],
    ["an hour that is none", (a) => (a.probes[0]!.first = "2026-09-23T25:28:40Z"), /^\/probes\/0\/first/],
    ["a size that no file has", (a) => (a.inputs[0]!.bytes = 1e300), /^\/inputs\/0\/bytes/],
    ["a line behind the last", (a) => (a.claims[0]!.evidence[0]!.line = 9), /^\/claims\/0\/evidence\/0\/line/],
    ["no limits of a claim", (a) => (a.claims[0]!.limits = []), /^\/claims\/0\/limits/],
    ["no limits of the document", (a) => (a.limits = []), /^\/limits/],
    ["a limit less", (a) => void a.limits.pop(), /^\/limits/],
    ["an expectation that cannot fail", (a) => (a.claims[2]!.expected = { min: 0 }), /^\/claims\/2\/verdict/],
    ["a check's figure", (a) => (a.stages[0]!.checks.at(-1)!.observed = 3e9), /^\/stages\/0\/checks\/\d+\/result/],
  ];

  test.each(changes)("without raw files: %s", (_, change, pointer) => {
    const changed = structuredClone(out);
    change(changed);
    expect(acceptanceProblems(changed).map((p) => p.pointer)).toContainEqual(expect.stringMatching(pointer));
  });

  test("with the raw files: every difference, with the file and the line that say otherwise", () => {
    expect(acceptanceDifferences(out, out, evidence.inputs)).toEqual([]);
    const changed = structuredClone(out);
    changed.claims[0]!.observed = 618_000;
    changed.claims[0]!.limits.push("none");
    changed.inputs[0]!.records++;
    expect(acceptanceDifferences(changed, out, evidence.inputs)).toMatchObject([
      { pointer: "/inputs/0/records", raw: "a.log", digest: false },
      { pointer: "/claims/0/observed", says: "is 618000, derived again 618647", raw: "a.log:4" },
      { pointer: expect.stringMatching(/^\/claims\/0\/limits\//), says: 'is "none", derived again absent' },
    ]);
  });

  test("a digest that differs is a failure of its own", async () => {
    const folder = await check(FILES, CASE);
    const told = structuredClone(folder.acceptance);
    told.inputs[1]!.digest = { algorithm: "sha-256", value: "0".repeat(64) };
    const derived = structuredClone(folder.acceptance);
    derived.inputs[1]!.digest = { algorithm: "sha-256", value: "1".repeat(64) };
    expect(acceptanceDifferences(told, derived, evidence.inputs)).toMatchObject([{ digest: true, raw: "b.log" }]);
  });
});
