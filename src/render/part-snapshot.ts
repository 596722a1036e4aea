// A monitoring snapshot as a part of a report: targets before and after, series with their gaps, inputs.
import type { MonitoringSnapshot, Series, Side, Target } from "../schema/monitoring-snapshot.generated.ts";
import { inChinese, translated } from "./chinese.ts";
import { count, fileSize, plural, UNDEFINED } from "./format.ts";
import type { Lang } from "./lang.ts";
import type { Part } from "./part.ts";
import { table, type Table } from "./table.ts";

/** The part of a report that a snapshot makes. */
export function snapshotPart(s: MonitoringSnapshot, lang: Lang): Part {
  const tables = [targetSums(s), targetChanges(s), series(s), gaps(s)];
  const chinese = lang === "zh";
  return {
    prefix: "",
    document: "snapshot",
    kind: chinese ? "监控" : "Monitoring",
    file: "monitoring-snapshot.json",
    title: chinese ? "监控快照" : "What monitoring showed",
    meta: [
      chinese ? `${s.inputs.length} 个输入` : plural(s.inputs.length, "input"),
      ...(s.window.start === null || s.window.end === null
        ? []
        : [chinese ? `${s.window.start} 至 ${s.window.end}` : `${s.window.start} to ${s.window.end}`]),
      translated(s.anonymized ? "addresses and names are pseudonyms" : "addresses and names as recorded", lang),
    ],
    story: chinese ? chineseStory(s) : englishStory(s),
    numbers: numbers(s, lang),
    tables: tables.filter((t) => t.rows.length > 0).map((t) => inChinese(t, lang)),
    findings: undefined,
    inputs: inChinese(inputs(s), lang),
    limits: s.limits,
    schema: s.schema,
    tool: s.tool.version,
  };
}

/** Gaps, samples that are missing in them, and times that a counter began again. */
function sums(s: MonitoringSnapshot): { gaps: number; missing: number; resets: number; samples: number } {
  return {
    gaps: s.series.reduce((n, x) => n + x.gaps.length, 0),
    missing: s.series.reduce((n, x) => n + x.gaps.reduce((m, g) => m + g.missing, 0), 0),
    resets: s.series.reduce((n, x) => n + (x.counter?.resets.length ?? 0), 0),
    samples: s.series.reduce((n, x) => n + x.samples.length, 0),
  };
}

function englishStory(s: MonitoringSnapshot): Part["story"] {
  const { before, after, added, removed } = s.targets;
  const total = sums(s);
  const sides =
    before === undefined || after === undefined
      ? before === undefined && after === undefined
        ? "No list of targets was read."
        : `${plural((before ?? after)!.total, "target")}, of one time only: nothing is said about change.`
      : `${count(before.total)} targets before and ${count(after.total)} after: ${count(added?.length ?? 0)} came and ${count(removed?.length ?? 0)} went; ${count(after.up)} are up and ${count(after.down)} down after.`;
  return [
    { topic: "Targets", says: sides, sources: [] },
    {
      topic: "Series",
      says: `${plural(s.series.length, "series", "series")} with ${plural(total.samples, "sample")}, as scraped${s.window.step_s === null ? "" : `, every ${s.window.step_s} s`}.`,
      sources: [],
    },
    {
      topic: "Gaps and restarts",
      says: `${plural(total.gaps, "gap")} with at least ${plural(total.missing, "sample")} missing, left as gaps; counters began again ${plural(total.resets, "time")}.`,
      sources: [],
    },
    { topic: "What it does not show", says: s.limits.slice(0, 2).join(" "), sources: [] },
  ];
}

function chineseStory(s: MonitoringSnapshot): Part["story"] {
  const { before, after, added, removed } = s.targets;
  const total = sums(s);
  const sides =
    before === undefined || after === undefined
      ? before === undefined && after === undefined
        ? "未读到目标列表。"
        : `${count((before ?? after)!.total)} 个目标，只有一个时刻：无法说明变化。`
      : `之前 ${count(before.total)} 个目标，之后 ${count(after.total)} 个：新增 ${count(added?.length ?? 0)} 个，消失 ${count(removed?.length ?? 0)} 个；之后 ${count(after.up)} 个正常，${count(after.down)} 个故障。`;
  return [
    { topic: "目标", says: sides, sources: [] },
    {
      topic: "时间序列",
      says: `${count(s.series.length)} 条序列，${count(total.samples)} 个样本，均为原始采集值${s.window.step_s === null ? "" : `，每 ${s.window.step_s} 秒一次`}。`,
      sources: [],
    },
    {
      topic: "缺口与重启",
      says: `${count(total.gaps)} 处缺口，至少缺 ${count(total.missing)} 个样本，保留为缺口；计数器重新开始 ${count(total.resets)} 次。`,
      sources: [],
    },
    {
      topic: "未能说明的内容",
      says: "样本之间发生了什么不得而知；未做任何插值。",
      sources: [],
    },
  ];
}

function numbers(s: MonitoringSnapshot, lang: Lang): Part["numbers"] {
  const { before, after } = s.targets;
  const total = sums(s);
  const word = (en: string, zh: string): string => (lang === "zh" ? zh : en);
  return [
    ...(before === undefined || after === undefined
      ? []
      : [
          {
            value: `${count(before.total)} \u2192 ${count(after.total)}`,
            says: word("targets before and after", "之前与之后的目标数"),
          },
        ]),
    { value: count(s.series.length), says: word("series, as scraped", "条原始采集序列") },
    { value: count(total.gaps), says: word("gaps, left as gaps", "处缺口，保留为缺口") },
    { value: count(total.resets), says: word("restarts of counters", "次计数器重新开始") },
  ];
}

function targetSums(s: MonitoringSnapshot): Table {
  const sides = [
    ["before", s.targets.before],
    ["after", s.targets.after],
  ] as const;
  return table({
    id: "targets",
    title: "Targets",
    columns: "when|#targets|#up|#down|#not known|evidence",
    rows: sides.flatMap(([name, side]) =>
      side === undefined
        ? []
        : [[name, ...[side.total, side.up, side.down, side.unknown].map(count), { sources: [{ input: side.input }] }]],
    ),
    empty: "No list of targets was read.",
  });
}

/** Targets that came, went, or are of another health than before. */
function targetChanges(s: MonitoringSnapshot): Table {
  const key = (t: Pick<Target, "job" | "instance">): string => JSON.stringify([t.job, t.instance]);
  const byKey = (side: Side | undefined): Map<string, Target> => new Map(side?.list.map((t) => [key(t), t]) ?? []);
  const [before, after] = [byKey(s.targets.before), byKey(s.targets.after)];
  const row = (t: Pick<Target, "job" | "instance">, change: string): string[] => [
    change,
    t.job,
    t.instance,
    before.get(key(t))?.health ?? "",
    after.get(key(t))?.health ?? "",
  ];
  const changed = [...after.values()].filter((t) => (before.get(key(t))?.health ?? t.health) !== t.health);
  return table({
    id: "target-changes",
    title: "Targets that changed",
    note: "Compared as sets of job and instance.",
    columns: "change|job|instance|before|after",
    rows: [
      ...(s.targets.added ?? []).map((t) => row(t, "came")),
      ...(s.targets.removed ?? []).map((t) => row(t, "went")),
      ...changed.map((t) => row(t, "health")),
    ],
    named: 3,
    empty: "",
  });
}

function labels(x: Series): string {
  return Object.entries(x.labels)
    .map(([k, v]) => `${k}=${v}`)
    .join(", ");
}

function series(s: MonitoringSnapshot): Table {
  return table({
    id: "series",
    title: "Series",
    note: "As scraped: nothing is interpolated. Rates of counters are from their own samples.",
    columns: "series|name|labels|kind|unit|#samples|#first|#last|#gaps|#increase|#per second|#restarts|evidence",
    rows: s.series.map((x) => [
      x.id,
      x.name,
      labels(x),
      x.kind,
      x.unit ?? "",
      count(x.samples.length),
      x.samples[0]?.value ?? UNDEFINED,
      x.samples.at(-1)?.value ?? UNDEFINED,
      count(x.gaps.length),
      x.counter === undefined ? "" : `${x.counter.atLeast ? "at least " : ""}${x.counter.increase}`,
      x.counter === undefined ? "" : String(x.counter.rate_per_s),
      x.counter === undefined ? "" : count(x.counter.resets.length),
      { sources: [{ input: x.input, line: x.line }] },
    ]),
    empty: "No series was read.",
  });
}

function gaps(s: MonitoringSnapshot): Table {
  const all = s.series.flatMap((x) => [
    ...x.gaps.map((g) => ({ x, what: "gap", after: g.after, before: g.before, missing: count(g.missing) })),
    ...(x.counter?.resets ?? []).map((r) => ({ x, what: "restart", after: r.after, before: r.before, missing: "" })),
  ]);
  return table({
    id: "gaps",
    title: "Gaps and restarts",
    note: "Between two samples: what happened in between is not known.",
    columns: "series|name|what|not before|not after|#missing|evidence",
    rows: all.map(({ x, what, after, before, missing }) => [
      x.id,
      x.name,
      what,
      after,
      before,
      missing,
      { sources: [{ input: x.input, line: x.line }] },
    ]),
    empty: "",
  });
}

function inputs(s: MonitoringSnapshot): Table {
  return table({
    id: "inputs",
    title: "Inputs",
    note: "Everything that was read. Digests are cut; monitoring-snapshot.json has them whole.",
    columns: "input|name|kind|#size|#series|#samples|#targets|#not understood|#warnings|digest",
    rows: s.inputs.map((i) => [
      i.id,
      i.name,
      i.format,
      fileSize(i.bytes),
      count(i.series),
      count(i.samples),
      count(i.targets),
      count(i.unparsed),
      count(i.warnings),
      `${i.digest.algorithm} ${i.digest.value.slice(0, 16)}\u2026`,
    ]),
    empty: "Nothing was read.",
  });
}
