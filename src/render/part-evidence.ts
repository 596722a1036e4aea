// Evidence as a part of a report: summary, numbers, tables, findings, inputs.
import type { Evidence, Finding, LossPeriod } from "../schema/evidence.generated.ts";
import { inChinese, translated } from "./chinese.ts";
import { bodies, worst } from "./figures/bodies.ts";
import { encapsulationName } from "./figures/header-ledger.ts";
import { count, duration, parseTime, plural } from "./format.ts";
import { groupFindings } from "./grouped.ts";
import type { Lang } from "./lang.ts";
import type { Numeral, Part } from "./part.ts";
import { movesOnce, noLeast, story } from "./story.ts";
import { chineseStory, noLeastChinese } from "./story-chinese.ts";
import { inputsTable, tables } from "./tables.ts";

const MOST_FINDINGS = 200;

/** The part of a report that evidence makes. */
export function evidencePart(evidence: Evidence, lang: Lang): Part {
  const all = allFindings(evidence);
  return {
    prefix: "",
    document: "evidence",
    kind: lang === "zh" ? "证据" : "Evidence",
    file: "evidence.json",
    title: translated(reportTitle(evidence), lang),
    meta: metaOf(evidence, lang),
    story: lang === "zh" ? chineseStory(evidence) : story(evidence),
    numbers: numbers(evidence, lang),
    tables: tables(evidence).map((t) => inChinese(t, lang)),
    findings: {
      groups: groupFindings(evidence, all.slice(0, MOST_FINDINGS)),
      omitted: Math.max(0, all.length - MOST_FINDINGS),
    },
    inputs: inChinese(inputsTable(evidence), lang),
    limits: [],
    schema: evidence.schema,
    tool: evidence.tool.version,
  };
}

/** Title of a report. */
export function reportTitle(evidence: Evidence): string {
  return evidence.title ?? "What happened on the wire";
}

function metaOf(evidence: Evidence, lang: Lang): readonly string[] {
  const { subject } = evidence;
  const about = [
    subject.mac === undefined ? "" : `MAC ${subject.mac}`,
    subject.ip ?? "",
    subject.vni === undefined ? "" : `VNI ${subject.vni}`,
    subject.vlan === undefined ? "" : `VLAN ${subject.vlan}`,
  ].filter((s) => s !== "");
  const range = timeRange(evidence);
  return [
    ...about,
    lang === "zh" ? `${count(evidence.inputs.length)} 个输入` : plural(evidence.inputs.length, "input"),
    ...(range === undefined ? [] : [lang === "zh" ? range.replace(" to ", " 至 ") : range]),
    translated(evidence.anonymized ? "addresses and names are pseudonyms" : "addresses and names as recorded", lang),
  ];
}

/** First and last stamp of the inputs that have a date; times of day alone would make it begin in 1970. */
function timeRange(evidence: Evidence): string | undefined {
  const dated = evidence.inputs.filter(
    (i) => !/no date|^none$/.test(i.clock ?? "") && i.first?.startsWith("1970-01-0") !== true,
  );
  const stamps = dated
    .flatMap((i) => [i.first, i.last])
    .flatMap((text) => {
      const at = text === undefined ? undefined : parseTime(text);
      return at === undefined ? [] : [{ at, text: text! }];
    });
  if (stamps.length === 0) return undefined;
  const first = stamps.reduce((a, b) => (b.at < a.at ? b : a));
  const last = stamps.reduce((a, b) => (b.at > a.at ? b : a));
  return `${first.text} to ${last.text}`;
}

/** The figures that matter, each with its bound in words. */
function numbers(evidence: Evidence, lang: Lang): readonly Numeral[] {
  const [body] = bodies(evidence);
  const say = (en: string, zh: string): string => (lang === "zh" ? zh : en);
  const items: Numeral[] = [];
  if (body !== undefined) {
    const { whole } = body;
    const [n, of] = [count(whole.lost + whole.icmpErrors), count(whole.sent)];
    items.push({
      value: say(`${n} of ${of}`, `${n} / ${of}`),
      says: say(`probes without an answer, stream ${whole.id}`, `个探测没有应答，流 ${whole.id}`),
    });
    if (whole.localErrors > 0)
      items.push({
        value: count(whole.localErrors),
        says: say("probes never left the host, see the errors", "个探测从未离开主机，见错误表"),
      });
    items.push(...periodNumbers(worst(body.periods), say));
  }
  const all = movesOnce(evidence).length;
  if (evidence.mobility.length > 0)
    items.push({
      value: count(all),
      says: say(
        `${all === 1 ? "MAC move" : "MAC moves"} recorded, each counted once`,
        "次 MAC 移动（记录所见，每次只计一次）",
      ),
    });
  return [...items, ...overheadNumbers(evidence, say)];
}

type Say = (en: string, zh: string) => string;

/** The longest period: its gap, then its bounds. */
function periodNumbers(period: LossPeriod | undefined, say: Say): readonly Numeral[] {
  if (period === undefined) return [];
  const items: Numeral[] = [];
  if (period.open === null)
    items.push({
      value: duration(period.observedGap_us),
      says: say("observed gap, reply to reply", "观测间隔，应答到应答"),
    });
  const low = period.open === null ? period.provenUnreachable_us : period.atLeast_us;
  const most = duration(period.outageAtMost_us, "up");
  const high = period.open === null ? say(`at most ${most}`, `至多 ${most}`) : say("no upper bound", "没有上界");
  if (low === null || low === 0)
    items.push({
      value: say("no bound", "无下界"),
      says: say(`from below: ${noLeast(period)}; ${high}`, `${noLeastChinese(period)}；${high}`),
    });
  else
    items.push({
      value: duration(low, "down"),
      says: say(`unreachable at least, if one outage; ${high}`, `至少不可达（若为一次中断）；${high}`),
    });
  return items;
}

/** Overheads of tunnels, each once. */
function overheadNumbers(evidence: Evidence, say: Say): readonly Numeral[] {
  const items = new Map<string, Numeral>();
  for (const o of evidence.overhead) {
    if (o.ipOverhead_bytes === null || o.ipOverhead_bytes === 0 || items.size >= 2) continue;
    const name = encapsulationName(o.encapsulation);
    const inner = o.innerMtuAt1500_bytes;
    items.set(`${name} ${o.ipOverhead_bytes}`, {
      value: `${o.ipOverhead_bytes} B`,
      says: say(
        `${name} overhead of IP; inner MTU ${inner ?? "unknown"} at 1500`,
        `${name} 的 IP 开销；底层 1500 时内层 MTU 为 ${inner ?? "未知"}`,
      ),
    });
  }
  return [...items.values()];
}

const ORDER: Readonly<Record<Finding["severity"], number>> = { error: 0, warning: 1, info: 2 };

/** Findings, those of histories included, the grave ones first. */
export function allFindings(evidence: Evidence): readonly Finding[] {
  const inMobility = evidence.mobility.flatMap((m) => m.findings);
  const seen = new Set<string>();
  const out: Finding[] = [];
  for (const finding of [...evidence.findings, ...inMobility]) {
    const key = JSON.stringify([finding.code, finding.says, finding.where]);
    if (seen.has(key)) continue;
    seen.add(key);
    out.push(finding);
  }
  return out.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
