// What is said many times is said once.
import { expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { groupedLimits, groupFindings } from "../../src/render/grouped.ts";
import { renderMarkdown } from "../../src/render/markdown.ts";
import { renderPage } from "../../src/render/page.ts";
import { tables } from "../../src/render/tables.ts";
import type { Finding } from "../../src/schema/evidence.generated.ts";
import { MOVE } from "./sample.ts";

const [l1, l2] = MOVE.lossPeriods;
const PERIODS = {
  ...MOVE,
  lossPeriods: [
    { ...l1!, limits: ["Of both.", "Of the first."] },
    { ...l2!, limits: ["Of both."] },
  ],
};

test("limits by their text, with the rows they hold for", () => {
  expect(groupedLimits(tables(PERIODS).find((t) => t.id === "loss-periods")!)).toEqual([
    { who: "all rows", says: "Of both." },
    { who: "l1", says: "Of the first." },
  ]);
  // the limits of a path are those of its stream, whatever number of rows that has
  expect(groupedLimits(tables(MOVE).find((t) => t.id === "paths")!)).toEqual([
    { who: "all rows", says: "One outer UDP source port is one ECMP path: other paths were not probed." },
  ]);
});

test("once in the page, under the table; a figure and its detail share a caption", async () => {
  const page = await renderPage({ evidence: reveal(PERIODS) });
  const section = /<section aria-labelledby="h-loss-periods">.*?<\/section>/s.exec(page)![0];
  expect(section.match(/Of both\./g)).toHaveLength(1);
  expect(section).toContain(`<b>l1:</b> <span lang="en">Of the first.</span>`);
  expect(page.match(/<figure /g)!.length).toBe(page.match(/<figcaption>/g)!.length);
  expect(page).toContain("figures/probes.csv");
});

test("findings that differ only by time, place or count are one, with their number", () => {
  const announced = (n: number, input: string, name: string): Finding => ({
    code: "mac.announced",
    severity: "info",
    says: `02:00:5e:10:00:20 announced by RARP at 2026-11-30T10:00:0${n}.5Z in ${name}.`,
    where: [{ input, record: n }],
    limits: [],
  });
  const all = [
    announced(1, "i1", "ingress-eth1.pcap"),
    announced(2, "i4", "ovn-node.pcapng"),
    announced(3, "i1", "another place"),
  ];
  expect(groupFindings(MOVE, all).map((g) => g.all.length)).toEqual([2, 1]);
  expect(renderMarkdown({ evidence: reveal({ ...MOVE, findings: all }) })).toContain(
    "2 of these, which differ only by place, time or count",
  );
  const counted = [143, 1].map((n): Finding => ({
    ...all[0]!,
    code: "tcpdump.counts-only",
    says: `tcpdump counted ${n} ${n === 1 ? "packet" : "packets"} captured.`,
  }));
  expect(groupFindings(MOVE, counted)).toHaveLength(1);
  const inVni = [100, 200].map((n): Finding => ({ ...all[0]!, says: `announced in VNI ${n}.` }));
  expect(groupFindings(MOVE, inVni)).toHaveLength(2);
  const moved = all.slice(0, 2).map((f) => ({ ...f, code: "mac.moved" }));
  expect(groupFindings(MOVE, moved)).toHaveLength(2);
});

test("lengths name their kind, states without a probe are no columns, ids are ranges, blank is not absent", () => {
  const [o] = MOVE.overhead;
  const many = { ...MOVE.streams[0]!, sameAs: ["s2", "s3", "s4", "s6"] };
  const fdb = { where: "leaf-c", source: { input: "i3" }, table: "fdb" as const, nextHop: "192.0.2.11" };
  const evidence = {
    ...MOVE,
    overhead: [
      { ...o!, lengthsAre: "frameLength" as const },
      { ...o!, lengthsAre: "packetLength" as const },
    ],
    streams: [many],
    mobility: [{ ...MOVE.mobility[0]!, history: [{ ...fdb, sticky: false, withdrawn: false }] }],
  };
  const row = (id: string, i = 0): Record<string, unknown> => {
    const table = tables(evidence).find((t) => t.id === id)!;
    return Object.fromEntries(table.columns.map((c, k) => [c.name, table.rows[i]![k]]));
  };
  expect(row("overhead")["outer lengths (times)"]).toBe("frame 134 (118)");
  expect(row("overhead", 1)["outer lengths (times)"]).toBe("IP 134 (118)");
  expect(row("streams")).toMatchObject({ sent: "60", lost: "2", "same as": "s2 to s4, s6" });
  expect(Object.keys(row("streams"))).not.toContain("duplicates");
  expect(tables(evidence).find((t) => t.id === "streams")!.note).toContain("0 in every row: late, ICMP errors");
  expect(row("mobility")["sequence"]).toBeUndefined();
});

test("inputs with times of day do not begin the recording in 1970; Markdown has the moves", async () => {
  const undated = { ...MOVE.inputs[1]!, first: "1970-01-01T10:00:00Z", clock: "time of day, no date or zone" };
  const evidence = reveal({ ...MOVE, inputs: [undated, MOVE.inputs[0]!] });
  expect(await renderPage({ evidence })).toContain("2026-11-30T10:00:00.000000Z to 2026-11-30T10:00:59.000800Z");
  expect(renderMarkdown({ evidence: evidence })).toContain("## MAC moves");
});
