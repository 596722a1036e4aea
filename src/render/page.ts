// report.html: one file without network and without script. The style is allowed by its hash, nothing else is.
import { createHash } from "node:crypto";
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence, Finding } from "../schema/evidence.generated.ts";
import { load } from "./chart.ts";
import { figureConfigs, missingFigures } from "./figures/all.ts";
import { bodies, worst } from "./figures/bodies.ts";
import type { Figure } from "./figures/figure.ts";
import { count, duration, plural } from "./format.ts";
import { inputAnchor, shown, sourceLinks } from "./html.ts";
import { pageStyle } from "./page-style.ts";
import { encapsulationName } from "./figures/header-ledger.ts";
import { moves, story } from "./story.ts";
import { inputsTable, tables, type Cell, type Table } from "./tables.ts";

/** The page as HTML text. Loads the chart libraries to draw. Same evidence, same bytes. */
export async function renderPage(evidence: Outgoing<Evidence>): Promise<string> {
  const drawer = await load();
  const figures = figureConfigs(evidence);
  const drawn = figures.map((figure) => figureHtml(figure, drawer.inline(figure)));
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
  const spans = evidence.inputs
    .flatMap((i) => (i.first === undefined || i.last === undefined ? [] : [i.first, i.last]))
    .toSorted();
  const facts = [
    ...about,
    plural(evidence.inputs.length, "input"),
    ...(spans.length === 0 ? [] : [`${spans[0]!} to ${spans.at(-1)!}`]),
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

function storyHtml(evidence: Evidence): string {
  const items = story(evidence).map((s) => {
    const refs = s.sources.length === 0 ? "" : `<span class="refs">Evidence: ${sourceLinks(s.sources, 6)}</span>`;
    return `<dt>${s.topic}</dt><dd>${prose(s.says, 1200)}${refs}</dd>`;
  });
  return `<section aria-label="Summary"><dl class="story">${items.join("")}</dl></section>`;
}

/** A sentence; a figure and its unit stay on one line. */
function prose(text: string, max: number): string {
  return shown(text, max).replaceAll(/(\d) (?=(?:s|ms|\u00b5s|B|bytes)\b)/g, "$1\u00a0");
}

/** The figures that matter, each with its bound in words. */
function numbers(evidence: Evidence): string {
  const items: { value: string; says: string }[] = [];
  const [body] = bodies(evidence);
  const period = body === undefined ? undefined : worst(body.periods);
  if (body !== undefined) {
    const { stream } = body;
    items.push({
      value: `${count(stream.lost + stream.icmpErrors)} of ${count(stream.sent)}`,
      says: `probes without an answer, stream ${stream.id}`,
    });
  }
  if (period !== undefined) {
    if (period.open === null)
      items.push({ value: duration(period.observedGap_us), says: "observed gap, reply to reply" });
    const low = duration(period.open === null ? period.provenUnreachable_us : period.atLeast_us, "down");
    const high = period.open === null ? duration(period.outageAtMost_us, "up") : "no upper bound";
    items.push({ value: low, says: `unreachable at least, if one outage; at most ${high}` });
  }
  const all = moves(evidence);
  if (evidence.mobility.length > 0)
    items.push({ value: count(all.length), says: "MAC moves recorded, over all routes and places" });
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

function figureHtml(figure: Figure, svg: string): string {
  const limits =
    figure.limits.length === 0 ? "" : `<ul>${figure.limits.map((l) => `<li>${prose(l, 600)}</li>`).join("")}</ul>`;
  return (
    `<figure id="figure-${figure.name}"><div class="scroll" tabindex="0" role="group" aria-label="${shown(figure.title, 160)}">${svg}</div>` +
    `<figcaption><p>${prose(figure.caption, 3000)} Data: <code>figures/${figure.name}.csv</code>.</p>${limits}</figcaption></figure>`
  );
}

function missing(evidence: Evidence): string {
  const all = missingFigures(evidence);
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
  const rows = table.rows.map((row, i) => {
    const cells = row.map((cell, k) => cellHtml(cell, table.columns[k]?.numeric === true)).join("");
    const limits = table.limits?.[i] ?? [];
    const more =
      limits.length === 0
        ? ""
        : `<tr class="limit"><td colspan="${table.columns.length}">Limits: ${limits.map((l) => shown(l)).join(" ")}</td></tr>`;
    return `<tr${anchor === undefined ? "" : ` id="${anchor(row)}"`}>${cells}</tr>${more}`;
  });
  const omitted =
    table.omitted === 0 ? "" : `<p class="note">${plural(table.omitted, "further row")} in evidence.json.</p>`;
  return (
    `<div class="tablebox"><div class="scroll" tabindex="0" role="group" aria-label="${shown(table.title)}, table"><table>` +
    `<caption>${shown(table.note ?? table.title, 1000)}</caption><thead><tr>${head}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table></div></div>${omitted}`
  );
}

/** Cells longer than this wrap. */
const WRAP = 34;

function cellHtml(cell: Cell, numeric: boolean): string {
  if (typeof cell !== "string") return `<td class="refs">${sourceLinks(cell.sources, 3)}</td>`;
  if (numeric) return `<td class="n">${shown(cell, 120)}</td>`;
  return `<td${cell.length > WRAP ? ' class="text"' : ""}><bdi>${shown(cell, 400)}</bdi></td>`;
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
  const kinds = new Map<string, Finding[]>();
  for (const f of all.slice(0, MOST_FINDINGS)) {
    const key = `${f.severity} ${f.code}`;
    kinds.set(key, [...(kinds.get(key) ?? []), f]);
  }
  // Many of one kind would bury the others.
  const items = [...kinds.values()].map((same) => {
    const first = same.slice(0, FIRST).map(findingHtml).join("\n");
    const rest = same.slice(FIRST);
    if (rest.length === 0) return first;
    const inside = `<ul class="findings inner">${rest.map(findingHtml).join("\n")}</ul>`;
    return `${first}\n<li><details><summary>${plural(rest.length, "more finding", "more findings")} of this kind</summary>${inside}</details></li>`;
  });
  const rest =
    all.length > MOST_FINDINGS
      ? `<p class="note">${plural(all.length - MOST_FINDINGS, "further finding")} in evidence.json.</p>`
      : "";
  const body =
    items.length === 0 ? `<p class="empty">None.</p>` : `<ul class="findings">${items.join("\n")}</ul>${rest}`;
  return `<section aria-labelledby="h-findings"><h2 id="h-findings">Findings</h2>${body}</section>`;
}

function findingHtml(f: Finding): string {
  const times = f.count === undefined || f.count === 1 ? "" : ` (${count(f.count)} times)`;
  const where = f.where.length === 0 ? "" : `<p class="more">Evidence: ${sourceLinks(f.where, 6)}</p>`;
  const filter = f.filter === undefined ? "" : `<p class="more">Wireshark: <code>${shown(f.filter, 300)}</code></p>`;
  const limits = f.limits.length === 0 ? "" : `<p class="more">Limits: ${f.limits.map((l) => shown(l)).join(" ")}</p>`;
  return (
    `<li><span class="tag ${f.severity}">${f.severity}</span><bdi>${shown(f.says, 1000)}</bdi>${times}` +
    `${where}${filter}${limits}<p class="more"><code>${shown(f.code, 80)}</code></p></li>`
  );
}

function footer(evidence: Evidence): string {
  return (
    `<footer class="wrap"><p>Made by wirewitness ${shown(evidence.tool.version, 40)} from evidence.json (${shown(evidence.schema, 60)}). ` +
    `Figures are derived from the inputs above; each names its source and its limits. Loss is that of the probes, not availability.</p></footer>`
  );
}
