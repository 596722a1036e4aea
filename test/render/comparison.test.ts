// The figure and the tables of a comparison.
import { describe, expect, it } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { comparisonLimits } from "../../src/conclude/compare/limits.ts";
import { limitIn } from "../../src/render/chinese-limits.ts";
import { comparisonPart } from "../../src/render/part-comparison.ts";
import { COMPARE_FORMATS, comparisonFiles } from "../../src/render/compare-formats.ts";
import { comparison as kind } from "../../src/render/figures/comparison.ts";
import type { Comparison, ComparedRun } from "../../src/schema/comparison.generated.ts";

const run = (id: string, low_us: number, high_us: number, extra: Partial<ComparedRun> = {}): ComparedRun => ({
  id,
  stream: "s1",
  loss: "s1-l1",
  periods: 1,
  sent: 60,
  lost: 2,
  pending: 0,
  notObserved: 0,
  interval_us: 200_000,
  open: null,
  figures: [{ figure: "unreachable", low_us, high_us }],
  ...extra,
});

const comparison = (limit_us: number): Comparison => ({
  schema: "wirewitness/comparison/1",
  tool: { name: "wirewitness", version: "0.1.0" },
  anonymized: false,
  runs: [
    run("r1", 200_000, 600_000, { title: "a | b <i>*x*</i>" }),
    run("r2", 0, 0, { loss: null, periods: 0, lost: 0, figures: [] }),
    run("r3", 0, 0, { figures: [], open: "end", atLeast_us: 3_000_400 }),
  ],
  distributions: [],
  firstAgainstLater: [],
  budgets: [
    { figure: "outageAtMost", limit_us, verdict: "inconclusive", runs: [{ run: "r1", verdict: "met", reason: "x" }] },
  ],
  verdict: "inconclusive",
  limits: ["What it says."],
});

const figureOf = (limit_us: number) => kind.build({ comparison: reveal(comparison(limit_us)) }, "en")[0]!;

describe("the figure", () => {
  it("has a row a run: solid to the lower bound, hatched to the upper, an open one solid to what it lasted at least", () => {
    const { config, csv } = figureOf(500_000);
    expect(config.datasets.map((d) => d.data)).toEqual([
      [[0, 200], null, [0, 3000.4]],
      [[200, 600], null, null],
    ]);
    expect(config.axes["y"]!.labels).toEqual(["r1  a | b <i>*x*</i>", "r2", "r3"]);
    expect(config.labels.map((l) => l.text)).toEqual([
      "200.00 to 600.00 ms, 2 of 60 probes lost",
      "0 of 60 probes lost",
      "open: at least 3.000 s, 2 of 60 probes lost",
    ]);
    expect(csv.split("\r\n")[1]).toBe("r1,200000,600000,2,60,200000");
  });

  it("a limit is a line, unless it is so far away that the bars would shrink", () => {
    expect(figureOf(500_000).config.rules).toEqual([{ x: 500, color: "@repoint", dash: [6, 4] }]);
    expect(figureOf(60_000_000).config.rules).toEqual([]);
  });

  it("no closed period, no figure", async () => {
    const c = { ...comparison(1), runs: [run("r1", 0, 0, { loss: null, figures: [] })] };
    const names: string[] = [];
    for await (const [name] of comparisonFiles(reveal(c))) names.push(name);
    expect(names).toEqual(["comparison.json", "report.html", "comparison.md"]);
  });
});

describe("text and Markdown", () => {
  const written = (name: string) =>
    COMPARE_FORMATS.find((f) => f.name === name)!.write(reveal(comparison(500_000)), { columns: 100 });

  it("names of runs are text, not markup", () => {
    expect(written("md")).not.toMatch(/<i>|\*x\*|a \| b/);
    expect(written("md")).toContain("&lt;i&gt;");
  });

  it("what is not known is not 0", () => {
    expect(written("text")).toMatch(/r2 .*0 of 60 .*not known/);
    expect(written("text")).toMatch(/open at the end, at least 3\.000 s/);
  });
});

it("in Chinese: what a comparison does not show, why a budget has its verdict, and the bounds", () => {
  const c = { ...comparison(500_000), limits: comparisonLimits([], comparison(500_000).runs) };
  const part = comparisonPart(c, "zh");
  expect(c.limits.length).toBeGreaterThan(2);
  for (const limit of c.limits) expect(limitIn(limit, "zh"), limit).toMatch(/[\u4e00-\u9fff].*。$/);
  const cells = part.tables.flatMap((t) => t.rows.flat()).filter((cell) => typeof cell === "string");
  for (const cell of cells) expect(cell).not.toMatch(/\d to \d|at most|loss period/);
});
