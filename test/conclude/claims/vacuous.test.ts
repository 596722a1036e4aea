// A claim that no outcome could contradict is no claim: it is refused where the kind alone shows it, and decides nothing where the sample does.
import { describe, expect, test } from "vitest";
import { LOG } from "../checks/inputs.ts";
import { check, claimOn } from "./build.ts";

// six probes (296 to 301), 299 and 300 lost; 1.24 s or so from first to last
const files = { "a.log": LOG("10.1.2.5") };

describe("refused when the case is read, with its line", () => {
  test.each([
    "figure: loss.count, expected: {min: 0}",
    "figure: loss.count, expected: {min: -3}",
    "figure: loss.observedGap, expected: {min: 0 s}",
    "figure: probe.successRate, expected: {min: 0 %, max: 100 %}",
    "figure: probe.successRate, expected: {max: 100 %}",
    "figure: probe.successRate, expected: 50 %, tolerance: 50 %",
    "figure: loss.count, expected: {min: 2}, tolerance: 2",
    "figure: probe.codes, expected: {includes: []}",
  ])("%s", async (claim) => {
    await expect(claimOn(files, claim)).rejects.toThrow(
      /case\.yaml:4: .*c1 could not fail: it (?:allows all|names nothing)/s,
    );
  });

  test("a budget as well", async () => {
    const wrong = check(files, ["sources: [{file: a.log}]", "budgets:", "  - {figure: loss.count, atLeast: 0}"]);
    await expect(wrong).rejects.toThrow(/case\.yaml:3: .*could not fail/s);
  });

  test.each([
    // offsets and series may be below zero
    "figure: clock.offset, expected: {min: 0 s}",
    "figure: metric.value, expected: {min: 0}",
    "figure: loss.count, expected: {min: 0, max: 3}",
  ])("but not %s", async (claim) => {
    expect(["reproduced", "inconclusive"]).toContain((await claimOn(files, claim)).verdict);
  });
});

describe("inconclusive where nothing else could have come out", () => {
  test.each([
    ["figure: probe.answered, expected: {min: 0, max: 6}", "inconclusive"],
    ["figure: probe.answered, expected: {min: 0, max: 5}", "reproduced"],
    ["figure: probe.answered, expected: {min: 1, max: 6}", "reproduced"],
    ["figure: probe.failures, expected: 3, tolerance: 3", "inconclusive"],
    ["figure: loss.count, expected: {max: 100}", "inconclusive"],
    // longer than the recording
    ["figure: loss.observedGap, expected: {max: 1 min}", "inconclusive"],
    ["figure: loss.observedGap, expected: {max: 1 s}", "reproduced"],
  ])("%s: %s", async (claim, verdict) => {
    const c = await claimOn(files, claim);
    expect(c.verdict).toBe(verdict);
    if (verdict === "inconclusive") expect(c.reason).toMatch(/could not have failed/);
  });

  test("of several streams, those that could not fail say nothing beside one that could", async () => {
    // 2 lost of six; none of two, of which no three can be lost
    const two = LOG("10.1.2.6", false).split("\n").slice(0, 3).join("\n");
    const c = await claimOn(
      { "a.log": LOG("10.1.2.5"), "b.log": `${two}\n` },
      "figure: loss.count, expected: {max: 3}",
    );
    expect([c.verdict, c.observed]).toEqual(["reproduced", 2]);
  });
});

describe("a limit that one row exceeds is exceeded", () => {
  test("whatever the others leave open", async () => {
    // the second log ends within its loss: outageAtMost is not defined there
    const cut = LOG("10.1.2.6").split("\n").slice(0, 6).join("\n");
    const numbered = cut.replaceAll(/icmp_seq=(\d+)/g, (_, n: string) => `icmp_seq=${Number(n) - 295}`);
    const summary =
      "--- 10.1.2.6 ping statistics ---\n5 packets transmitted, 3 received, 40% packet loss, time 1014ms\n";
    const open = `${numbered}\n\n${summary}`;
    const { acceptance } = await check({ "a.log": LOG("10.1.2.5"), "b.log": open }, [
      "sources: [{file: a.log}, {file: b.log}]",
      "budgets:",
      "  - {figure: loss.outageAtMost, atMost: 0.5 s}",
      "  - {figure: loss.outageAtMost, atMost: 0.9 s}",
    ]);
    const streams = acceptance.probes.map((p) => p.stream);
    expect(streams).toHaveLength(2);
    expect(acceptance.stages[0]!.checks.map((c) => c.result)).toEqual(["failed", "inconclusive"]);
  });
});

describe("what is derived from the number lost is known to one spacing", () => {
  // two lost; sends every 200 ms or so: 400 ms, give or take 200
  test.each([
    ["expected: 400 ms, tolerance: 10 ms", "inconclusive"],
    ["expected: 400 ms, tolerance: 250 ms", "reproduced"],
    ["expected: 500 ms", "inconclusive"],
    ["expected: 700 ms, tolerance: 10 ms", "contradicted"],
    ["expected: {max: 700 ms}", "reproduced"],
  ])("%s: %s", async (claim, verdict) => {
    expect((await claimOn(files, `figure: loss.lossDerived, ${claim}`)).verdict).toBe(verdict);
  });
});
