// An acceptance as a part of a report: verdict, claims, checks by stage, probes, timings, overhead, inputs.
import type { Acceptance, AcceptanceInput, Counts } from "../schema/acceptance.generated.ts";
import { acceptanceTitle, expectedWords, observedWords, stageChecks } from "./check-words.ts";
import { claimTable, RESULTS } from "./claim-table.ts";
import { inChinese, translated, VERDICT_WORDS } from "./chinese.ts";
import { count, duration, fileSize, UNDEFINED } from "./format.ts";
import type { Lang } from "./lang.ts";
import { boundsWords } from "./outage-words.ts";
import type { Part } from "./part.ts";
import { table, type Table } from "./table.ts";

/** Claims that the summary names. */
const NAMED = 3;

/** The part of a report that an acceptance makes. */
export function acceptancePart(a: Acceptance, lang: Lang): Part {
  const tables = [claims(a), stages(a), checks(a), probes(a), timings(a), overhead(a)];
  return {
    prefix: "",
    document: "acceptance",
    kind: lang === "zh" ? "验收" : "Acceptance",
    file: "acceptance.json",
    title: translated(acceptanceTitle(a), lang),
    meta: [
      lang === "zh" ? `${a.inputs.length} 个输入` : `${count(a.inputs.length)} inputs`,
      translated(a.anonymized ? "addresses and names are pseudonyms" : "addresses and names as recorded", lang),
    ],
    story: lang === "zh" ? chineseStory(a) : englishStory(a),
    numbers: numbers(a, lang),
    tables: tables.filter((t) => t.rows.length > 0).map((t) => inChinese(t, lang)),
    findings: undefined,
    inputs: inChinese(inputs(a), lang),
    limits: a.limits,
    schema: a.schema,
    tool: a.tool.version,
  };
}

function open(c: Counts): number {
  return c.inconclusive + c.undecided;
}

/** Claims that did not come out as claimed, those contradicted first. */
function unmet(a: Acceptance): Acceptance["claims"] {
  return [
    ...a.claims.filter((c) => c.verdict === "contradicted"),
    ...a.claims.filter((c) => c.verdict === "inconclusive"),
  ];
}

/** The greatest upper bound among the timings that are bounds of an outage. */
function longest(a: Acceptance): Acceptance["timings"][number] | undefined {
  const all = a.timings.filter((t) => t.low_us !== null && t.high_us !== null && /^(?:loss|outage)\./.test(t.figure));
  return all.toSorted((x, y) => y.high_us! - x.high_us!)[0];
}

function englishStory(a: Acceptance): Part["story"] {
  const { counts: c } = a;
  const told = unmet(a);
  const names = told
    .slice(0, NAMED)
    .map((x) => `${x.id} (${x.verdict}: expected ${expectedWords(x)}, derived ${observedWords(x)})`);
  const left = told.length - names.length;
  const most = longest(a);
  return [
    {
      topic: "Verdict",
      says:
        `The acceptance is ${a.verdict}: of ${count(c.claims)} claims ${count(c.reproduced)} were reproduced, ${count(c.contradicted)} contradicted, ` +
        `${count(c.inconclusive)} inconclusive and ${count(c.outOfScope)} out of scope; of ${count(c.checks)} checks ${count(c.passed)} passed, ` +
        `${count(c.failed)} failed and ${count(c.undecided)} stayed undecided.`,
      sources: [],
    },
    {
      topic: "What did not hold",
      says:
        told.length === 0
          ? "No claim was contradicted and none stayed open."
          : `${names.join("; ")}${left > 0 ? `; and ${count(left)} more, in the table` : ""}.`,
      sources: told.slice(0, NAMED).flatMap((x) => x.evidence.slice(0, 2)),
    },
    {
      topic: "How long",
      says:
        most === undefined
          ? "No duration with both bounds was derived."
          : `The longest of the ${count(a.timings.length)} durations derived is ${most.figure} of ${most.of}: ${boundsWords(most.low_us!, most.high_us!)}.`,
      sources: most?.evidence.slice(0, 3) ?? [],
    },
    { topic: "What it does not show", says: a.limits.slice(0, 2).join(" "), sources: [] },
  ];
}

function chineseStory(a: Acceptance): Part["story"] {
  const { counts: c } = a;
  const told = unmet(a);
  const names = told
    .slice(0, NAMED)
    .map((x) => `${x.id}（${VERDICT_WORDS[x.verdict]}：预期 ${expectedWords(x)}，推导 ${observedWords(x)}）`);
  const left = told.length - names.length;
  const most = longest(a);
  return [
    {
      topic: "结论",
      says:
        `验收结论为${VERDICT_WORDS[a.verdict]}：共 ${count(c.claims)} 项主张，重现 ${count(c.reproduced)} 项，被反驳 ${count(c.contradicted)} 项，` +
        `无法判定 ${count(c.inconclusive)} 项，超出范围 ${count(c.outOfScope)} 项；共 ${count(c.checks)} 项检查，通过 ${count(c.passed)} 项，` +
        `未通过 ${count(c.failed)} 项，未定 ${count(c.undecided)} 项。`,
      sources: [],
    },
    {
      topic: "未成立的内容",
      says:
        told.length === 0
          ? "没有主张被反驳，也没有主张未定。"
          : `${names.join("；")}${left > 0 ? `；另有 ${count(left)} 项见表` : ""}。`,
      sources: told.slice(0, NAMED).flatMap((x) => x.evidence.slice(0, 2)),
    },
    {
      topic: "持续多久",
      says:
        most === undefined
          ? "没有推导出上下界都已知的时长。"
          : `推导出的 ${count(a.timings.length)} 个时长中，最长的是 ${most.of} 的 ${most.figure}：${boundsWords(most.low_us!, most.high_us!, "zh")}。`,
      sources: most?.evidence.slice(0, 3) ?? [],
    },
    {
      topic: "未能说明的内容",
      says: "结论只在其范围所列的阶段、输入与路径内成立。探测只是抽样：不能据此说服务从未中断。",
      sources: [],
    },
  ];
}

function numbers(a: Acceptance, lang: Lang): Part["numbers"] {
  const { counts: c } = a;
  const item = (n: number, of: number, en: string, zh: string): Part["numbers"][number] => ({
    value: lang === "zh" ? `${count(n)} / ${count(of)}` : `${count(n)} of ${count(of)}`,
    says: lang === "zh" ? zh : en,
  });
  return [
    item(c.reproduced, c.claims, "claims reproduced", "项主张被重现"),
    item(c.contradicted, c.claims, "claims contradicted", "项主张被反驳"),
    item(open(c), c.claims + c.checks, "claims and checks undecided", "项主张与检查未定"),
    item(c.passed, c.checks, "checks passed", "项检查通过"),
  ];
}

/** Every claim with its verdict. */
export function claims(a: Acceptance): Table {
  return table(claimTable(a));
}

/** Every stage: never a pass where something is open. */
export function stages(a: Acceptance): Table {
  return table({
    id: "stages",
    title: "Stages",
    note: "A stage has passed when nothing in it was contradicted, failed or undecided. Inconclusive is not a pass.",
    columns:
      "stage|result|#claims|#reproduced|#contradicted|#inconclusive|#out of scope|#checks|#passed|#failed|#undecided|inputs|first to last",
    rows: a.stages.map((s) => [
      s.name ?? "none",
      RESULTS[stageResult(s.counts)],
      ...[
        s.counts.claims,
        s.counts.reproduced,
        s.counts.contradicted,
        s.counts.inconclusive,
        s.counts.outOfScope,
        s.counts.checks,
        s.counts.passed,
        s.counts.failed,
        s.counts.undecided,
      ].map(count),
      s.inputs.join(", "),
      s.first === undefined ? "" : `${s.first} to ${s.last ?? "unknown"}`,
    ]),
    empty: "The case names no stage.",
  });
}

/** How a stage came out. */
export function stageResult(c: Counts): "passed" | "failed" | "inconclusive" {
  if (c.contradicted + c.failed > 0) return "failed";
  return open(c) > 0 || c.reproduced + c.passed === 0 ? "inconclusive" : "passed";
}

/** Checks that need no claim. */
export function checks(a: Acceptance): Table {
  const all = stageChecks(a);
  return table({
    id: "checks",
    title: "Checks",
    note: "Run in every stage, whatever is claimed.",
    columns: "check|stage|result|says|expected|observed|why|evidence",
    rows: all.map(({ stage, check: c }) => [
      c.id,
      stage ?? "",
      RESULTS[c.result],
      c.says,
      expectedWords(c),
      observedWords(c),
      c.reason,
      { sources: c.evidence },
    ]),
    limits: all.map(({ check }) => check.limits),
    empty: "",
  });
}

function probes(a: Acceptance): Table {
  return table({
    id: "probes",
    title: "Probes",
    note: "Failed: of those that are decided, with the 95 % interval of Wilson. Rows that name each other under \u201csame as\u201d are the same probes.",
    columns:
      "stream|stage|from|to|#sent|#answered|#late|#lost|#ICMP errors|#local errors|#pending|#not observed|#failed|#between|same as|evidence",
    rows: a.probes.map((p) => [
      p.stream,
      p.stage ?? "",
      p.from ?? "unknown",
      p.to,
      ...[p.sent, p.answered, p.late, p.lost, p.icmpErrors, p.localErrors, p.pending, p.notObserved].map(count),
      p.failed_percent === null ? UNDEFINED : `${p.failed_percent} %`,
      p.failedLow_percent === null || p.failedHigh_percent === null
        ? UNDEFINED
        : `${p.failedLow_percent} to ${p.failedHigh_percent} %`,
      p.sameAs.join(", "),
      { sources: [{ input: p.input }] },
    ]),
    empty: "",
  });
}

function timings(a: Acceptance): Table {
  return table({
    id: "timings",
    title: "Durations",
    note: "Each with its bounds; durations of different stages are not added up.",
    columns: "timing|figure|of|stage|#at least|#at most|start|end|evidence",
    rows: a.timings.map((t) => [
      t.id,
      t.name === undefined ? t.figure : `${t.figure} (${t.name})`,
      t.of,
      t.stage ?? "",
      duration(t.low_us, "down"),
      duration(t.high_us, "up"),
      t.start ?? "",
      t.end ?? "",
      { sources: t.evidence },
    ]),
    empty: "",
  });
}

function overhead(a: Acceptance): Table {
  return table({
    id: "overhead",
    title: "Encapsulation overhead",
    note: "IP overhead: from the outer IP header to the inner Ethertype, what the MTU must give up.",
    columns: "encapsulation|stage|#packets|#IP overhead|headers|evidence",
    rows: a.overhead.map((o) => [
      o.encapsulation,
      o.stage ?? "",
      count(o.packets),
      o.ipOverhead_bytes === null ? UNDEFINED : `${o.ipOverhead_bytes} B`,
      o.headers.map((h) => `${h.layer} ${h.bytes}`).join(" + "),
      { sources: [{ input: o.input }] },
    ]),
    empty: "",
  });
}

function inputs(a: Acceptance): Table {
  return table({
    id: "inputs",
    title: "Inputs",
    note: "Everything that was read. Digests are cut; acceptance.json has them whole.",
    columns: "input|name|node|stage|kind|#size|#records|#not understood|first to last|clock|digest",
    rows: a.inputs.map((i: AcceptanceInput) => [
      i.id,
      i.name,
      i.node ?? "",
      [i.stage ?? "", i.order === undefined ? "" : `order ${i.order}`].filter((x) => x !== "").join(", "),
      i.kind,
      fileSize(i.bytes),
      count(i.records),
      count(i.unparsed),
      i.first === undefined ? "" : `${i.first} to ${i.last ?? "unknown"}`,
      i.clock ?? "",
      i.digest === undefined ? "" : `${i.digest.algorithm} ${i.digest.value.slice(0, 16)}\u2026`,
    ]),
    empty: "Nothing was read.",
  });
}
