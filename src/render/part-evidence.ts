// Evidence as a part of a report: summary, numbers, tables, findings, inputs.
import type { Evidence, Finding } from "../schema/evidence.generated.ts";
import { bodies, worst } from "./figures/bodies.ts";
import { encapsulationName } from "./figures/header-ledger.ts";
import { count, duration, parseTime, plural } from "./format.ts";
import { groupFindings } from "./grouped.ts";
import type { Lang } from "./lang.ts";
import type { Numeral, Part } from "./part.ts";
import { movesOnce, noLeast, story } from "./story.ts";
import { inputsTable, tables } from "./tables.ts";

const MOST_FINDINGS = 200;

/** The part of a report that evidence makes. */
export function evidencePart(evidence: Evidence, _lang: Lang): Part {
  const all = allFindings(evidence);
  return {
    prefix: "",
    file: "evidence.json",
    title: reportTitle(evidence),
    meta: metaOf(evidence),
    story: story(evidence),
    numbers: numbers(evidence),
    tables: tables(evidence),
    findings: {
      groups: groupFindings(evidence, all.slice(0, MOST_FINDINGS)),
      omitted: Math.max(0, all.length - MOST_FINDINGS),
    },
    inputs: inputsTable(evidence),
    limits: [],
    schema: evidence.schema,
    tool: evidence.tool.version,
  };
}

/** Title of a report. */
export function reportTitle(evidence: Evidence): string {
  return evidence.title ?? "What happened on the wire";
}

function metaOf(evidence: Evidence): readonly string[] {
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
    plural(evidence.inputs.length, "input"),
    ...(range === undefined ? [] : [range]),
    evidence.anonymized ? "addresses and names are pseudonyms" : "addresses and names as recorded",
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
function numbers(evidence: Evidence): readonly Numeral[] {
  const items: Numeral[] = [];
  const [body] = bodies(evidence);
  const period = body === undefined ? undefined : worst(body.periods);
  if (body !== undefined) {
    const { whole } = body;
    items.push({
      value: `${count(whole.lost + whole.icmpErrors)} of ${count(whole.sent)}`,
      says: `probes without an answer, stream ${whole.id}`,
    });
    if (whole.localErrors > 0)
      items.push({ value: count(whole.localErrors), says: "probes never left the host, see the errors" });
  }
  if (period !== undefined) {
    if (period.open === null)
      items.push({ value: duration(period.observedGap_us), says: "observed gap, reply to reply" });
    const low = period.open === null ? period.provenUnreachable_us : period.atLeast_us;
    const high = period.open === null ? `at most ${duration(period.outageAtMost_us, "up")}` : "no upper bound";
    if (low === null || low === 0) items.push({ value: "no bound", says: `from below: ${noLeast(period)}; ${high}` });
    else items.push({ value: duration(low, "down"), says: `unreachable at least, if one outage; ${high}` });
  }
  const all = movesOnce(evidence).length;
  if (evidence.mobility.length > 0)
    items.push({ value: count(all), says: `${all === 1 ? "MAC move" : "MAC moves"} recorded, each counted once` });
  const seen = new Set<string>();
  for (const o of evidence.overhead) {
    if (o.ipOverhead_bytes === null || o.ipOverhead_bytes === 0) continue;
    const name = encapsulationName(o.encapsulation);
    const key = `${name} ${o.ipOverhead_bytes}`;
    if (seen.has(key) || seen.size >= 2) continue;
    seen.add(key);
    items.push({
      value: `${o.ipOverhead_bytes} B`,
      says: `${name} overhead of IP; inner MTU ${o.innerMtuAt1500_bytes ?? "unknown"} at 1500`,
    });
  }
  return items;
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
