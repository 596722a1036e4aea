// A report of each kind of document: the page, the Markdown and the files, with figures worked out by hand.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { reportFiles } from "../../src/render/files.ts";
import type { FigureSource } from "../../src/render/figures/figure.ts";
import { renderMarkdown } from "../../src/render/markdown.ts";
import { renderPage } from "../../src/render/page.ts";
import { partsOf } from "../../src/render/parts.ts";
import { stageResult } from "../../src/render/part-acceptance.ts";
import type { Acceptance, Counts } from "../../src/schema/acceptance.generated.ts";
import type { Comparison } from "../../src/schema/comparison.generated.ts";
import type { MonitoringSnapshot } from "../../src/schema/monitoring-snapshot.generated.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import { findingTitle, inChinese } from "../../src/render/chinese.ts";
import type { Table } from "../../src/render/table.ts";
import { ROOT } from "../cli/run.ts";
import { EMPTY, LARGE, MOVE } from "./sample.ts";

const COUNTS: Counts = {
  claims: 2,
  reproduced: 1,
  contradicted: 1,
  inconclusive: 0,
  outOfScope: 0,
  checks: 1,
  passed: 1,
  failed: 0,
  undecided: 0,
};

const ACCEPTANCE: Acceptance = {
  schema: "wirewitness/acceptance/1",
  tool: { name: "wirewitness", version: "0.1.0" },
  anonymized: true,
  title: "A move <b>that</b> was accepted",
  subject: {},
  verdict: "contradicted",
  counts: COUNTS,
  inputs: [{ id: "i1", name: "a.pcap", stage: "before", kind: "capture", bytes: 1200, records: 12, unparsed: 0 }],
  stages: [
    {
      name: "before",
      inputs: ["i1"],
      claims: ["gap", "mtu"],
      counts: COUNTS,
      checks: [
        {
          id: "owner",
          figure: "wiring.owners",
          says: "one owner",
          result: "passed",
          expected: 1,
          observed: 1,
          reason: "one",
          evidence: [{ input: "i1", line: 3 }],
          limits: [],
        },
      ],
    },
  ],
  probes: [],
  timings: [
    {
      id: "t1",
      figure: "loss.observedGap",
      of: "s1-l1",
      stage: "before",
      low_us: 600_000,
      high_us: 616_000,
      evidence: [{ input: "i1", record: 7 }],
    },
  ],
  overhead: [],
  claims: [
    {
      id: "gap",
      says: "616 ms",
      stage: "before",
      figure: "loss.observedGap",
      unit: "us",
      expected: 616_000,
      observed: 616_000,
      verdict: "reproduced",
      reason: "as claimed",
      evidence: [{ input: "i1", record: 7 }],
      scope: "stage before",
      limits: [],
    },
    {
      id: "mtu",
      says: "1500",
      stage: "before",
      figure: "link.mtu",
      unit: "bytes",
      expected: 1500,
      observed: 1400,
      verdict: "contradicted",
      reason: "derived 1400",
      evidence: [{ input: "i1", record: 9 }],
      scope: "stage before",
      limits: [],
    },
  ],
  limits: ["Probes are samples."],
};

const COMPARISON: Comparison = {
  schema: "wirewitness/comparison/1",
  tool: { name: "wirewitness", version: "0.1.0" },
  anonymized: true,
  runs: ["r1", "r2"].map((id, i) => ({
    id,
    stream: "s1",
    loss: "s1-l1",
    periods: 1,
    sent: 60,
    lost: 2 + i,
    pending: 0,
    notObserved: 0,
    interval_us: 200_000,
    open: null,
    figures: [{ figure: "possibleUnreachable", low_us: 400_000 + i, high_us: 600_000 + i }],
  })),
  distributions: [
    {
      figure: "possibleUnreachable",
      n: 2,
      of: 2,
      min: { low_us: 400_000, high_us: 600_000 },
      median: { low_us: 400_000, high_us: 600_001 },
      max: { low_us: 400_001, high_us: 600_001 },
    },
  ],
  firstAgainstLater: [],
  budgets: [
    {
      figure: "possibleUnreachable",
      limit_us: 500_000,
      verdict: "inconclusive",
      runs: [{ run: "r1", verdict: "inconclusive", reason: "400 to 600 ms" }],
    },
  ],
  verdict: "inconclusive",
  limits: ["Two runs are few."],
};

const TARGET = { job: "node", instance: "192.0.2.1:9100", labels: {}, health: "up", scrapeInterval_s: 30 } as const;
const SNAPSHOT: MonitoringSnapshot = {
  schema: "wirewitness/monitoring-snapshot/1",
  tool: { name: "wirewitness", version: "0.1.0" },
  anonymized: true,
  window: { start: "2026-12-01T12:00:00Z", end: "2026-12-01T12:03:00Z", step_s: 30 },
  inputs: ["i1", "i2", "i3"].map((id) => ({
    id,
    name: `${id}.json`,
    format: "prometheus-json" as const,
    bytes: 900,
    digest: { algorithm: "sha-256" as const, value: "5c".repeat(32) },
    series: 1,
    samples: 2,
    targets: 0,
    warnings: 0,
    unparsed: 0,
  })),
  targets: {
    before: { input: "i1", total: 1, up: 1, down: 0, unknown: 0, list: [TARGET] },
    after: {
      input: "i2",
      total: 2,
      up: 1,
      down: 1,
      unknown: 0,
      list: [
        { ...TARGET, health: "down" },
        { ...TARGET, job: "cni" },
      ],
    },
    added: [{ job: "cni", instance: "192.0.2.1:9100" }],
    removed: [],
  },
  series: [
    {
      id: "x1",
      name: "process_cpu_seconds_total",
      kind: "counter",
      kindFrom: "type",
      unit: "s",
      labels: { job: "cni" },
      input: "i3",
      line: 4,
      step_s: 30,
      samples: [
        { at: "2026-12-01T12:00:00Z", value: "1.5" },
        { at: "2026-12-01T12:02:00Z", value: "0.5" },
      ],
      gaps: [{ after: "2026-12-01T12:00:00Z", before: "2026-12-01T12:02:00Z", missing: 3 }],
      counter: {
        increase: "0.5",
        atLeast: true,
        window_s: 120,
        rate_per_s: 0.004,
        resets: [{ after: "2026-12-01T12:00:00Z", before: "2026-12-01T12:02:00Z" }],
      },
    },
  ],
  views: { addressPool: [], controlPlane: [], cniOvs: ["x1"] },
  limits: ["Samples only."],
};

const ALL: FigureSource = {
  evidence: reveal(MOVE),
  acceptance: reveal(ACCEPTANCE),
  snapshot: reveal(SNAPSHOT),
  comparison: reveal(COMPARISON),
};

/** Text of a table's rows, tags and sources left out. */
function rows(source: FigureSource, id: string, lang: "en" | "zh" = "en"): string[] {
  const table = partsOf(source, lang)
    .flatMap((p) => p.tables)
    .find((t) => t.id === id);
  return (table?.rows ?? []).map((row) =>
    row.map((c) => (typeof c === "string" ? c : "tag" in c ? c.tag : "")).join("|"),
  );
}

describe("documents", () => {
  test("an acceptance: verdict, what did not hold, the longest duration with both bounds", () => {
    const [part] = partsOf({ acceptance: reveal(ACCEPTANCE) }, "en");
    const [verdict, not, long] = part!.story.map((s) => s.says);
    expect(verdict).toContain("contradicted: of 2 claims 1 were reproduced, 1 contradicted");
    expect(not).toContain("mtu (contradicted: expected 1500 bytes, derived 1400 bytes)");
    expect(long).toContain("loss.observedGap of s1-l1: 600.00 to 616.00 ms");
    expect(rows({ acceptance: reveal(ACCEPTANCE) }, "stages")[0]).toContain("before|\u2717 failed|2|1|1");
    expect(rows({ acceptance: reveal(ACCEPTANCE) }, "checks")).toEqual([
      "owner|before|\u2713 passed|one owner|1|1|one|",
    ]);
  });

  test("a stage has passed only where something was shown and nothing is open", () => {
    const none = { ...COUNTS, claims: 0, reproduced: 0, contradicted: 0, checks: 0, passed: 0 };
    expect(stageResult(COUNTS)).toBe("failed");
    expect(stageResult({ ...COUNTS, contradicted: 0 })).toBe("passed");
    expect(stageResult({ ...COUNTS, contradicted: 0, undecided: 1 })).toBe("inconclusive");
    expect(stageResult(none)).toBe("inconclusive");
    expect(stageResult({ ...none, outOfScope: 3 })).toBe("inconclusive");
  });

  test("a snapshot: targets as sets, gaps and restarts kept as such", () => {
    const source = { snapshot: reveal(SNAPSHOT) };
    expect(rows(source, "target-changes")).toEqual([
      "came|cni|192.0.2.1:9100||up",
      "health|node|192.0.2.1:9100|up|down",
    ]);
    expect(rows(source, "series")[0]).toContain("|2|1.5|0.5|1|at least 0.5|0.004|1|");
    expect(rows(source, "gaps").map((r) => r.split("|")[2])).toEqual(["gap", "restart"]);
    const says = partsOf(source, "en")[0]!.story.map((s) => s.says);
    expect(says[0]).toBe("1 targets before and 2 after: 1 came and 0 went; 1 are up and 1 down after.");
    expect(says[2]).toContain("1 gap with at least 3 samples missing");
  });

  test("a comparison: least, middle and greatest as bounds, and an undecided budget is no pass", () => {
    const source = { comparison: reveal(COMPARISON) };
    const says = partsOf(source, "en")[0]!.story.map((s) => s.says);
    expect(says[1]).toContain("least 400.00 to 600.00 ms");
    expect(rows(source, "budgets")).toEqual(["possibleUnreachable|500.00 ms|r1|? inconclusive|400 to 600 ms"]);
  });

  test("all in one page: ids are of their document, every link has its target", async () => {
    const page = await renderPage(ALL);
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect(ids).toContain("h-acceptance-claims");
    expect(ids).toContain("acceptance-input-i1");
    // Each figure links to the inputs of its document, with record or line where it has one.
    const linked = [...page.matchAll(/<p class="evidence">(.*?)<\/p>/g)].map((m) => m[1]!);
    expect(linked.length).toBe(page.match(/<figure /g)!.length);
    const first = MOVE.lossPeriods[0]!.lastReplyBefore!.source;
    expect(linked[0]).toContain(`<a href="#input-${first.input}">`);
    expect(linked[0]).toContain(`${first.input} record ${first.record!}`);
    expect(page).toContain("A move &lt;b&gt;that&lt;/b&gt; was accepted");
    expect(page).not.toContain("<b>that");
  });

  test("the Markdown has every document after the other", () => {
    const text = renderMarkdown(ALL);
    for (const part of [
      "# VM moved",
      "## Acceptance: A move",
      "## Monitoring: What",
      "## Comparison: 2 runs",
      "## Stages",
    ])
      expect(text).toContain(part);
    expect(text).toContain("- Probes are samples.");
  });

  test("the files: documents by their names, a page, Markdown, figures", async () => {
    const names: string[] = [];
    for await (const [name] of reportFiles(ALL)) names.push(name);
    for (const name of [
      "evidence.json",
      "acceptance.json",
      "monitoring-snapshot.json",
      "comparison.json",
      "report.html",
      "report.md",
      "figures/probes.svg",
    ])
      expect(names).toContain(name);
  });
});

test("a page stays under 1.5 MB whatever the evidence holds: fewer rows, figures that stay static", async () => {
  const n = 100_000;
  const [raster] = MOVE.rasters;
  const many = <T>(of: T, make: (of: T, i: number) => T): T[] => Array.from({ length: 3000 }, (_, i) => make(of, i));
  const evidence = {
    ...MOVE,
    lossPeriods: many(MOVE.lossPeriods[0]!, (p, i) => ({ ...p, id: `l${i + 1}` })),
    findings: many(MOVE.findings[0]!, (f, i) => ({
      ...f,
      says: `${f.says} Kind ${i.toString(36)}x of these.`.repeat(4),
    })),
    mobility: MOVE.mobility.map((m) => ({ ...m, history: many(m.history[0]!, (e, i) => ({ ...e, seq: i })) })),
    rasters: [
      {
        ...raster!,
        seq: Array.from({ length: n }, (_, i) => i + 1),
        sent_us: Array.from({ length: n }, (_, i) => i * 20_000),
        rtt_us: Array.from({ length: n }, (_, i) => (i % 2 === 1 ? null : 600)),
        state: "al".repeat(n / 2),
        vtep: Array.from({ length: n }, () => 0),
      },
    ],
  };
  const page = await renderPage({ evidence: reveal(evidence) });
  expect(page.length).toBeLessThan(1_500_000);
  expect(page).toContain("further rows in evidence.json");
  expect(page).toContain('id="figure-probes"');
  // the page is made anew with fewer rows until it fits
}, 120_000);

describe("languages", () => {
  test("both have the same tables, rows and columns", () => {
    const [en, zh] = [partsOf(ALL, "en"), partsOf(ALL, "zh")];
    const shape = (parts: typeof en): unknown =>
      parts.map((p) => [
        p.story.length,
        p.numbers.length,
        p.meta.length,
        p.tables.map((t) => [t.id, t.columns.length, t.rows.length]),
        p.inputs?.rows.length,
      ]);
    expect(shape(zh)).toEqual(shape(en));
  });

  test("every word of ours in titles, heads, notes and known cells has its Chinese", async () => {
    const samples = [
      "evpn-move",
      "geneve-vs-plain",
      "vlan-mtu",
      "tcp-move",
      "cases/vlan-pool",
      "cases/no-overlay",
      "cases/moved-vm",
    ];
    const evidences = [MOVE, EMPTY, LARGE];
    for (const name of samples) evidences.push((await analyze([join(ROOT, "samples", name)])).evidence);
    const left = new Set<string>();
    const look = (what: string, text: string): void => {
      if (!/[\u4e00-\u9fff]/.test(text) && /[a-z]{3}/.test(text)) left.add(`${what}: ${text}`);
    };
    for (const evidence of evidences) {
      const [part] = partsOf({ ...ALL, evidence: reveal(evidence) }, "zh");
      for (const p of partsOf({ ...ALL, evidence: reveal(evidence) }, "zh")) {
        for (const t of [...p.tables, ...(p.inputs === undefined ? [] : [p.inputs])]) {
          look("title", t.title);
          look("note", t.note ?? "");
          look("empty", t.empty);
          for (const c of t.columns) look("head", c.name);
          for (const row of t.rows) for (const c of row) if (typeof c !== "string" && "tag" in c) look("tag", c.tag);
        }
        for (const s of p.story) for (const text of [s.topic, s.says]) look("story", text);
        for (const n of p.numbers) look("number", n.says);
      }
      // The one made by hand has codes of its own.
      if (evidence.findings === MOVE.findings) continue;
      for (const g of part!.findings!.groups)
        if (findingTitle(g.first.code) === undefined) left.add(`finding: ${g.first.code}`);
    }
    expect([...left].join("\n")).toBe("");
  });

  test("codes of findings in the sources have Chinese titles, but for the newest few", () => {
    const folder = join(ROOT, "src");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".ts"));
    const codes = files.flatMap((f) =>
      [...readFileSync(join(folder, f), "utf8").matchAll(/\bcode: "([a-z0-9-]+\.[a-z0-9.-]+)"/g)].map((m) => m[1]!),
    );
    expect(codes.length).toBeGreaterThan(100);
    // A code without a title shows its English text alone.
    expect([...new Set(codes)].filter((c) => findingTitle(c) === undefined).length).toBeLessThan(5);
  });

  test("cells: our words change, names do not, though they read the same", () => {
    const cell = (table: Partial<Table>, column: string, text: string): unknown =>
      inChinese(
        { id: "t", title: "T", columns: [{ name: column }], rows: [[text]], omitted: 0, empty: "", ...table },
        "zh",
      ).rows[0]![0];
    expect(cell({}, "observed gap", "open at the end, at least 3.000 s")).toBe(
      "\u672b\u5c3e\u672a\u95ed\u5408\uff0c\u81f3\u5c11 3.000 s",
    );
    expect(cell({}, "move", "leaf-a to leaf-b")).toBe("leaf-a \u2192 leaf-b");
    expect(cell({}, "event", "last lost request (after recovery)")).toBe(
      "\u672b\u4e2a\u4e22\u5931\u7684\u8bf7\u6c42\uff08\u6062\u590d\u4e4b\u540e\uff09",
    );
    expect(cell({}, "name", "route")).toBe("route");
    expect(cell({}, "node", "none")).toBe("none");
  });

  test("the page opens in the language asked for", async () => {
    expect(await renderPage(ALL, { lang: "zh" })).toContain('<html lang="zh-Hans">');
    expect(await renderPage(ALL, { theme: "dark" })).toContain('<html lang="en" data-theme="dark">');
  });
});
