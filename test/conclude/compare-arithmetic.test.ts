// A comparison against its own arithmetic: what was changed by hand is found, and where.
import { describe, expect, test } from "vitest";
import { comparisonProblems } from "../../src/conclude/compare/arithmetic.ts";
import { compareRuns } from "../../src/conclude/compare/compare.ts";
import { loadRun } from "../../src/conclude/compare/load.ts";
import type { Comparison } from "../../src/schema/comparison.generated.ts";
import { validate } from "../../src/schema/comparison-validator.generated.js";
import { LOG } from "./checks/inputs.ts";
import { put, scratch } from "../cli/run.ts";

describe("a comparison", async () => {
  const folder = scratch();
  const runOf = async (name: string, text: string) => {
    const { evidence } = await loadRun(put(folder, name, text));
    return { evidence, title: name, anonymizedBefore: false };
  };
  // two lost of six; the same an hour later; none lost of five
  const runs = [
    await runOf("a.log", LOG("192.0.2.5")),
    await runOf("b.log", LOG("192.0.2.5").replaceAll("[17901917", "[17901953")),
    await runOf("c.log", LOG("192.0.2.5", false)),
  ];
  const budgets = [
    { figure: "outageAtMost", limit_us: 900_000 },
    { figure: "observedGap", limit_us: 500_000 },
  ];
  const made = compareRuns(runs, { toolVersion: "1.2.3", budgets });

  test("as it was made adds up", () => {
    expect([validate(made), comparisonProblems(made)]).toEqual([true, []]);
    const one = compareRuns(runs.slice(0, 1), { toolVersion: "1.2.3" });
    expect(comparisonProblems(one)).toEqual([]);
  });

  const changes: readonly (readonly [name: string, change: (c: Comparison) => void, pointer: RegExp])[] = [
    ["a run left out", (c) => void c.runs.pop(), /^\/(?:distributions|budgets)/],
    ["a run twice", (c) => void c.runs.push(structuredClone(c.runs[0]!)), /^\/runs\/3\/id/],
    ["more lost than sent", (c) => (c.runs[0]!.lost = 7), /^\/runs\/0\/sent/],
    ["no loss period, and figures of one", (c) => (c.runs[0]!.periods = 0), /^\/runs\/0\/(?:loss|periods)/],
    ["a figure", (c) => (c.runs[0]!.figures[1]!.low_us -= 1), /^\/distributions\/\d+\/min\/low_us/],
    ["bounds the wrong way round", (c) => (c.runs[0]!.figures[0]!.low_us = 9e9), /^\/runs\/0\/figures\/0\/low_us/],
    ["a figure that there is not", (c) => (c.runs[0]!.figures[0]!.figure = "gap"), /^\/runs\/0\/figures\/0\/figure/],
    ["a median", (c) => (c.distributions[0]!.median.high_us += 1), /^\/distributions\/0\/median\/high_us/],
    ["a number of runs", (c) => c.distributions[0]!.n++, /^\/distributions\/0\/n/],
    ["a distribution left out", (c) => void c.distributions.shift(), /^\/distributions/],
    [
      "first against later",
      (c) => (c.firstAgainstLater[0]!.shows = "longer than each"),
      /^\/firstAgainstLater\/0\/shows/,
    ],
    ["a verdict", (c) => (c.verdict = "met"), /^\/verdict/],
    ["a verdict of a budget", (c) => (c.budgets[1]!.verdict = "met"), /^\/budgets\/1\/verdict/],
    ["a verdict of a run", (c) => (c.budgets[1]!.runs[0]!.verdict = "met"), /^\/budgets\/1\/runs\/0\/verdict/],
    ["a limit", (c) => (c.budgets[1]!.limit_us = 9e9), /^\/budgets\/1\/runs\/\d\/verdict/],
    ["a row of a budget left out", (c) => void c.budgets[0]!.runs.pop(), /^\/budgets\/0\/runs/],
    ["no limits", (c) => (c.limits = []), /^\/limits/],
    ["a duration that nobody measured", (c) => (c.runs[0]!.interval_us = 1e300), /^\/runs\/0\/interval_us/],
  ];
  test.each(changes)("changed: %s", (_, change, pointer) => {
    const changed = structuredClone(made);
    change(changed);
    expect(comparisonProblems(changed).map((p) => p.pointer)).toContainEqual(expect.stringMatching(pointer));
  });

  test("a version that is none fits no schema", () => {
    expect(validate({ ...made, tool: { ...made.tool, version: "the newest" } })).toBe(false);
  });
});
