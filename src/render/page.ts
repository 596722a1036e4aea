// report.html: one file without network and without script. The style is allowed by its hash, nothing else is.
import { createHash } from "node:crypto";
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence, Finding } from "../schema/evidence.generated.ts";
import { load } from "./chart.ts";
import { figureConfigs, missingFigures } from "./figures/all.ts";
import { bodies, worst } from "./figures/bodies.ts";
import type { Figure } from "./figures/figure.ts";
import { count, duration, parseTime, plural } from "./format.ts";
import { ALL_ROWS, groupedLimits, groupFindings, groupWords, type FindingGroup } from "./grouped.ts";
import { inputAnchor, shown, sourceLinks } from "./html.ts";
import { pageStyle } from "./page-style.ts";
import { encapsulationName } from "./figures/header-ledger.ts";
import { movesOnce, noLeast, story } from "./story.ts";
import type { Cell, Table } from "./table.ts";
import { inputsTable, tables } from "./tables.ts";

/** The page as HTML text. Loads the chart libraries to draw. Same evidence, same bytes. */
export async function renderPage(evidence: Outgoing<Evidence>): Promise<string> {
  const drawer = await load();
  const figures = figureConfigs({ evidence });
  const drawn = figuresTogether(figures).map((group) => figureHtml(group, (figure) => drawer.inline(figure)));
  const all = tables(evidence);
  return document(evidence, [
    header(evidence, all),
    `<main id="main" class="wrap">`,
    storyHtml(evidence),
    numbers(evidence),
    `<section aria-labelledby="h-figures"><h2 id="h-figures">Figures</h2>`,
    ...drawn,
    missing(evidence),
    `</section>`,
    ...all.map((table) => section(table, tableHtml(table))),
    findingsHtml(evidence),
    section(
      inputsTable(evidence),
      tableHtml(inputsTable(evidence), (row) => inputAnchor(text(row[0]))),
    ),
    `</main>`,
    footer(evidence),
  ]);
}

/** Title of a report. */
export function reportTitle(evidence: Evidence): string {
  return evidence.title ?? "What happened on the wire";
}

function document(evidence: Evidence, parts: readonly string[]): string {
  const style = pageStyle();
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`;
  return (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
    `<meta name="generator" content="wirewitness ${shown(evidence.tool.version, 40)}">\n` +
    `<title>${shown(reportTitle(evidence), 120)}</title>\n<style>${style}</style>\n</head>\n<body>\n${parts.join("\n")}\n</body>\n</html>\n`
  );
}

function header(evidence: Evidence, all: readonly Table[]): string {
  const { subject } = evidence;
  const about = [
    subject.mac === undefined ? "" : `MAC ${subject.mac}`,
    subject.ip ?? "",
    subject.vni === undefined ? "" : `VNI ${subject.vni}`,
    subject.vlan === undefined ? "" : `VLAN ${subject.vlan}`,
  ].filter((s) => s !== "");
  const range = timeRange(evidence);
  const facts = [
    ...about,
    plural(evidence.inputs.length, "input"),
    ...(range === undefined ? [] : [range]),
    evidence.anonymized ? "addresses and names are pseudonyms" : "addresses and names as recorded",
  ];
  const links = [
    { id: "figures", title: "Figures" },
    ...all.map(({ id, title }) => ({ id, title })),
    { id: "findings", title: "Findings" },
    { id: "inputs", title: "Inputs" },
  ];
  return (
    `<a class="skip" href="#main">Skip to the summary</a>\n<header class="top wrap">` +
    `<h1><bdi>${shown(reportTitle(evidence), 160)}</bdi></h1><p class="meta">${facts.map((f) => `<bdi>${shown(f, 90)}</bdi>`).join(" \u00b7 ")}</p>` +
    `<nav aria-label="Contents"><ul>${links.map((l) => `<li><a href="#h-${l.id}">${shown(l.title)}</a></li>`).join("")}</ul></nav></header>`
  );
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

function storyHtml(evidence: Evidence): string {
  const items = story(evidence).map((s) => {
    const refs = s.sources.length === 0 ? "" : `<span class="refs">Evidence: ${sourceLinks(s.sources, 6)}</span>`;
    return `<dt>${s.topic}</dt><dd>${prose(s.says, 1200)}${refs}</dd>`;
  });
  return `<section aria-label="Summary"><dl class="story">${items.join("")}</dl></section>`;
}

/** A sentence; a figure and its unit stay on one line. */
function prose(text: string, max: number): string {
  return shown(text, max).replaceAll(/(\d) (?=(?:s|ms|\u00b5s|B|bytes)\b)|(\u00b1) /g, "$1$2\u00a0");
}

/** The figures that matter, each with its bound in words. */
function numbers(evidence: Evidence): string {
  const items: { value: string; says: string }[] = [];
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
  if (items.length === 0) return "";
  return `<ul class="numbers">${items.map((i) => `<li><b>${shown(i.value, 40)}</b><span>${shown(i.says, 120)}</span></li>`).join("")}</ul>`;
}

/** A figure with its details: the same stream seen closer, so what must be said of both is said once. */
function figuresTogether(figures: readonly Figure[]): readonly (readonly [Figure, ...Figure[]])[] {
  const out: [Figure, ...Figure[]][] = [];
  for (const figure of figures) {
    const last = out.at(-1);
    if (last !== undefined && figure.name === `${last[0].name}-detail`) last.push(figure);
    else out.push([figure]);
  }
  return out;
}

/** Said where a box can be wider than the screen; the style shows it there. */
const HINT = `<p class="hint" aria-hidden="true">Wider than the screen: scroll sideways \u2192</p>`;

function figureHtml(group: readonly [Figure, ...Figure[]], draw: (figure: Figure) => string): string {
  const [figure] = group;
  const boxes = group.map(
    (f, i) =>
      `<div class="scroll"${i === 0 ? "" : ` id="figure-${f.name}"`} tabindex="0" role="group" aria-label="${shown(f.title, 160)}">${draw(f)}</div>`,
  );
  const all = [...new Set(group.flatMap((f) => f.limits))];
  const limits = all.length === 0 ? "" : `<ul>${all.map((l) => `<li>${prose(l, 600)}</li>`).join("")}</ul>`;
  const data = group.map((f) => `<code>figures/${f.name}.csv</code>`).join(", ");
  return (
    `<figure id="figure-${figure.name}">${HINT}${boxes.join("")}` +
    `<figcaption><p>${prose(figure.caption, 3000)} Data: ${data}.</p>${limits}</figcaption></figure>`
  );
}

function missing(evidence: Outgoing<Evidence>): string {
  const all = missingFigures({ evidence });
  if (all.length === 0) return "";
  return `<p class="note">Not drawn: ${all.map((m) => `${shown(m.name)} (${shown(m.why)})`).join("; ")}.</p>`;
}

function section(table: Table, inside: string): string {
  return `<section aria-labelledby="h-${table.id}"><h2 id="h-${table.id}">${shown(table.title)}</h2>${inside}</section>`;
}

function text(cell: Cell | undefined): string {
  return typeof cell === "string" ? cell : "";
}

function tableHtml(table: Table, anchor?: (row: readonly Cell[]) => string): string {
  if (table.rows.length === 0) return `<p class="empty">${shown(table.empty)}</p>`;
  const head = table.columns
    .map((c) => `<th scope="col"${c.numeric === true ? ' class="n"' : ""}>${shown(c.name)}</th>`)
    .join("");
  const rows = table.rows.map((row) => {
    const cells = row.map((cell, k) => cellHtml(cell, table.columns[k]?.numeric === true)).join("");
    return `<tr${anchor === undefined ? "" : ` id="${anchor(row)}"`}>${cells}</tr>`;
  });
  const omitted =
    table.omitted === 0 ? "" : `<p class="note">${plural(table.omitted, "further row")} in evidence.json.</p>`;
  return (
    `<div class="tablebox">${HINT}<div class="scroll" tabindex="0" role="group" aria-label="${shown(table.title)}, table"><table>` +
    `<caption>${shown(table.note ?? table.title, 1000)}</caption><thead><tr>${head}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table></div>` +
    `${limitsHtml(table)}</div>${omitted}`
  );
}

/** What the rows do not show, each sentence once. */
function limitsHtml(table: Table): string {
  const all = groupedLimits(table);
  if (all.length === 0) return "";
  const whole = all.some(({ who }) => who === ALL_ROWS);
  const items = all.map(
    ({ who, says }) => `<li>${who === ALL_ROWS ? "" : `<b>${shown(who, 200)}:</b> `}${prose(says, 600)}</li>`,
  );
  return `<div class="limits"><p>${whole ? "Limits, of all rows where none is named" : "Limits"}</p><ul>${items.join("")}</ul></div>`;
}

/** Cells longer than this wrap. */
const WRAP = 18;

function cellHtml(cell: Cell, numeric: boolean): string {
  if (typeof cell !== "string" && "tag" in cell)
    return `<td><span class="tag ${cell.tone}">${shown(cell.tag)}</span></td>`;
  if (typeof cell !== "string") return `<td class="refs">${sourceLinks(cell.sources, 3)}</td>`;
  if (numeric) return `<td class="${cell.length > WRAP ? "n long" : "n"}">${prose(cell, 120)}</td>`;
  return `<td${cell.length > WRAP ? ' class="text"' : ""}><bdi>${wholeTimes(shown(cell, 400))}</bdi></td>`;
}

/** A time is broken between its date and the rest, if at all, and never at a hyphen. */
function wholeTimes(html: string): string {
  return html.replaceAll(
    /(\d{4}-\d\d-\d\d)(T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)/g,
    '<span class="time">$1</span><wbr><span class="time">$2</span>',
  );
}

const ORDER: Readonly<Record<Finding["severity"], number>> = { error: 0, warning: 1, info: 2 };
const MOST_FINDINGS = 200;
/** Findings of one kind that stand open. */
const FIRST = 3;

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

function findingsHtml(evidence: Evidence): string {
  const all = allFindings(evidence);
  const kinds = new Map<string, FindingGroup[]>();
  for (const group of groupFindings(evidence, all.slice(0, MOST_FINDINGS))) {
    const key = `${group.first.severity} ${group.first.code}`;
    kinds.set(key, [...(kinds.get(key) ?? []), group]);
  }
  // Many of one kind would bury the others.
  const items = [...kinds.values()].map((same) => {
    const first = same.slice(0, FIRST).map(groupHtml).join("\n");
    const rest = same.slice(FIRST);
    if (rest.length === 0) return first;
    const inside = `<ul class="findings inner">${rest.map(groupHtml).join("\n")}</ul>`;
    const n = rest.reduce((sum, g) => sum + g.all.length, 0);
    return `${first}\n<li><details><summary>${plural(n, "more finding", "more findings")} of this kind</summary>${inside}</details></li>`;
  });
  const rest =
    all.length > MOST_FINDINGS
      ? `<p class="note">${plural(all.length - MOST_FINDINGS, "further finding")} in evidence.json.</p>`
      : "";
  const body =
    items.length === 0 ? `<p class="empty">None.</p>` : `<ul class="findings">${items.join("\n")}</ul>${rest}`;
  return `<section aria-labelledby="h-findings"><h2 id="h-findings">Findings</h2>${body}</section>`;
}

/** The first of a group, and the others in short behind it. */
function groupHtml(group: FindingGroup): string {
  if (group.all.length === 1) return findingHtml(group.first, "");
  const items = group.all.map((f) => `<li><bdi>${shown(f.says, 400)}</bdi> ${sourceLinks(f.where, 2)}</li>`);
  return findingHtml(
    group.first,
    `<details><summary>${groupWords(group)}</summary><ul class="same">${items.join("")}</ul></details>`,
  );
}

function findingHtml(f: Finding, others: string): string {
  const times = f.count === undefined || f.count === 1 ? "" : ` (${count(f.count)} times)`;
  const where = f.where.length === 0 ? "" : `<p class="more">Evidence: ${sourceLinks(f.where, 6)}</p>`;
  const filter = f.filter === undefined ? "" : `<p class="more">Wireshark: <code>${shown(f.filter, 300)}</code></p>`;
  const limits = f.limits.length === 0 ? "" : `<p class="more">Limits: ${f.limits.map((l) => shown(l)).join(" ")}</p>`;
  return (
    `<li><span class="tag ${f.severity}">${f.severity}</span><bdi>${shown(f.says, 1000)}</bdi>${times}` +
    `${where}${filter}${limits}${others}<p class="more"><code>${shown(f.code, 80)}</code></p></li>`
  );
}

function footer(evidence: Evidence): string {
  return (
    `<footer class="wrap"><p>Made by wirewitness ${shown(evidence.tool.version, 40)} from evidence.json (${shown(evidence.schema, 60)}). ` +
    `Figures are derived from the inputs above; each names its source and its limits. Loss is that of the probes, not availability.</p></footer>`
  );
}
