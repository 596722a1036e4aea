// A budget that no evidence can answer is undecided: it does not go away, and the whole is not reproduced for want of a row.
import { expect, it } from "vitest";
import { PCAP_HEADER } from "../../cli/run.ts";
import { check } from "./build.ts";

const BUDGETS = ["budgets:", "  - {figure: loss.count, atMost: 0}", "  - {figure: loss.outageAtMost, atMost: 1 s}"];

it("on an empty capture", async () => {
  const { acceptance } = await check({ "a.pcap": PCAP_HEADER }, ["sources:", "  - {file: a.pcap}", ...BUDGETS]);
  expect(acceptance.stages.flatMap((s) => s.checks.map((c) => c.result))).toEqual(["inconclusive", "inconclusive"]);
  expect([acceptance.verdict, acceptance.counts.undecided]).toEqual(["inconclusive", 2]);
});
