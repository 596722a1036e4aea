// The table of claims: values in their units, a sign and a word for each verdict, and what would decide what is open.
import { join } from "node:path";
import { expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import { renderMarkdown } from "../../src/render/markdown.ts";
import { claimTable } from "../../src/render/claim-table.ts";
import { table } from "../../src/render/table.ts";
import { ROOT } from "../cli/run.ts";

const { evidence } = await analyze([join(ROOT, "samples", "evpn-move")]);
const made = table(claimTable(evidence));
const row = (id: string) => made.rows.find((r) => r[0] === id)!;

test("values have their units, and a verdict its sign", () => {
  expect(made.note).toMatch(/^53 claims: 45 reproduced, 4 contradicted, 2 inconclusive, 2 out of scope\./);
  expect(row("gap-ping").slice(1, 6)).toEqual([
    { tag: "\u2713 reproduced", tone: "good" },
    "Ping printed no answer for 612.8 ms.",
    "612.8 ms, give or take 50 us",
    "612.843 ms",
    "58 probes of the stream were answered and 2 were not: both can be seen here",
  ]);
  expect(row("gap-shorter")[1]).toEqual({ tag: "\u2717 contradicted", tone: "error" });
  expect(row("bounds")[4]).toBe("203.967 ms to 612.996 ms");
});

test("what is open says what would decide it, and what is of another path has no value", () => {
  expect(row("pause")[5]).toMatch(/Missing: /);
  expect(row("other-vni").slice(3, 5)).toEqual(["2", "nothing"]);
  expect(row("pause")[1]).toEqual({ tag: "? inconclusive", tone: "warning" });
});

test("the Markdown has the same", () => {
  expect(renderMarkdown({ evidence: reveal(evidence) })).toContain("| gap-shorter | \u2717 contradicted |");
});
