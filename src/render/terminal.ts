// The summary on a terminal: fits the columns it is given, plain ASCII frames, colour only when asked for.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence, Finding, Input, Overhead } from "../schema/evidence.generated.ts";
import { blame, errorsOf } from "./errors.ts";
import { bodies } from "./figures/bodies.ts";
import { encapsulationName } from "./figures/header-ledger.ts";
import { count, duration, fileSize, openWords, plural, seqRange, shortName, sourceText, UNDEFINED } from "./format.ts";
import { outages, repoints, waysPast } from "./terminal-outages.ts";
import { flows } from "./terminal-flows.ts";
import {
  CODES,
  MOST,
  type Screen,
  type Style,
  columns,
  cut,
  cutMiddle,
  heading,
  more,
  note,
  paragraph,
  say,
  wrap,
} from "./terminal-screen.ts";
import { groupFindings } from "./grouped.ts";
import { clipped } from "./html.ts";
import { allFindings, reportTitle } from "./part-evidence.ts";
import { contentRows } from "./content-rows.ts";
import { movesOnce, moveText, moves, sequenceStep, story } from "./story.ts";
import { topLengths } from "./tables.ts";

export interface SummaryOptions {
  /** Width of the terminal. Under 40 is taken as 40. */
  readonly columns: number;
  /** ANSI colours and bold. */
  readonly color: boolean;
  /** The rows of tables as well (routes, facts): for one input, not for a folder. */
  readonly rows?: boolean;
}

const WIDEST = 120;

/** The summary as text, ending with a newline. No line is wider than `columns`. */
export function renderSummary(evidence: Outgoing<Evidence>, options: SummaryOptions): string {
  const screen: Screen = {
    columns: Math.max(40, Math.min(options.columns, WIDEST)),
    lines: [],
    paint: (text, style) => (options.color && style !== "none" ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text),
  };
  screen.lines.push(screen.paint(cut(reportTitle(evidence), screen.columns), "bold"));
  for (const s of story(evidence)) paragraph(screen, `${s.topic}: `, s.says);
  read(screen, evidence);
  if (options.rows === true) content(screen, evidence);
  loss(screen, evidence);
  errors(screen, evidence);
  repoints(screen, evidence);
  waysPast(screen, evidence);
  flows(screen, evidence);
  outages(screen, evidence);
  mobility(screen, evidence);
  overhead(screen, evidence);
  frames(screen, evidence);
  findings(screen, evidence);
  return `${screen.lines.join("\n")}\n`;
}

function read(screen: Screen, evidence: Evidence): void {
  heading(screen, `Read: ${plural(evidence.inputs.length, "input")}`);
  if (evidence.inputs.length === 0) return;
  // Recordings come first, then what gave something; a folder may hold hundreds of other files.
  const first = (i: Input): number => (i.kind === "capture" || i.kind === "ping" ? 0 : 1);
  const useful = evidence.inputs.filter((i) => i.records > 0).toSorted((a, b) => first(a) - first(b));
  const listed = (evidence.inputs.length <= MOST ? evidence.inputs : useful).slice(0, MOST);
  const rows = listed.map((i) => [
    i.id,
    shortName(evidence, i.name),
    i.kind,
    count(i.records),
    fileSize(i.bytes),
    i.unparsed === 0 ? "" : count(i.unparsed),
  ]);
  const head = ["", "name", "kind", "records", "size", rows.some((row) => row[5] !== "") ? "not understood" : ""];
  columns(screen, [head, ...rows], { right: [3, 4, 5], head: true, middle: 1 });
  const rest = evidence.inputs.filter((i) => !listed.includes(i));
  if (rest.length === 0) return;
  const kinds = new Map<string, number>();
  for (const i of rest) kinds.set(i.kind, (kinds.get(i.kind) ?? 0) + 1);
  const text = [...kinds].map(([kind, n]) => `${count(n)} ${kind}`).join(", ");
  const parts = rest.filter((i) => i.unparsed > 0).length;
  say(
    screen,
    `and ${count(rest.length)} more: ${text}${parts === 0 ? "" : `; ${count(parts)} of these with parts not understood`}`,
  );
}

function loss(screen: Screen, evidence: Evidence): void {
  heading(screen, "Loss periods");
  if (evidence.streams.length === 0) {
    say(screen, "No stream of probes was found: nothing is said about loss.");
    return;
  }
  if (evidence.lossPeriods.length === 0) {
    const all = bodies(evidence);
    const sent = all.reduce((n, body) => n + body.stream.sent, 0);
    say(screen, `None in ${plural(all.length, "stream")} of ${plural(sent, "probe")}.`);
    return;
  }
  // The same probes at several taps are one body: the tap that shows most stands for them.
  const all = bodies(evidence).flatMap((body) => body.periods);
  const head = ["", "seq", "lost", "proven", "derived", "possible", "gap", "at most"];
  const rows = all
    .slice(0, MOST)
    .map((p) => [
      p.id.startsWith(p.stream) ? p.id : `${p.id} ${p.stream}`,
      seqRange(p.firstLostSeq, p.lastLostSeq).replace(" to ", "-"),
      count(p.lost),
      short(duration(p.provenUnreachable_us, "down")),
      short(duration(p.lossDerived_us)),
      short(duration(p.possibleUnreachable_us, "up")),
      p.open === null ? short(duration(p.observedGap_us)) : "open",
      p.open === null ? short(duration(p.outageAtMost_us, "up")) : "no bound",
    ]);
  columns(screen, [head, ...rows], { right: [2, 3, 4, 5, 6, 7], head: true });
  more(screen, all.length);
  for (const p of all.slice(0, MOST)) {
    if (p.open === null) continue;
    const least = p.atLeast_us === null || p.atLeast_us === 0 ? "" : `: at least ${duration(p.atLeast_us, "down")}`;
    note(screen, `${p.id} is open at ${openWords(p.open)} of the recording${least}.`);
  }
  const others = evidence.lossPeriods.length - all.length;
  if (others > 0) note(screen, `The same at other taps: ${plural(others, "period")} in evidence.json.`);
  note(
    screen,
    "proven: a lower bound if it was one outage; at most: an upper bound; gap: reply to reply. Loss of these probes, not availability.",
  );
}

/** What is not known as "-": the columns are narrow. */
function short(text: string): string {
  return text === UNDEFINED ? "-" : text;
}

/** Errors about probes, those of each body once. */
function errors(screen: Screen, evidence: Evidence): void {
  const all = bodies(evidence).flatMap((body) => errorsOf(evidence, body));
  if (all.length === 0) return;
  heading(screen, "Errors about probes");
  for (const e of all.slice(0, MOST)) {
    const which = e.which === "" ? "" : ` (${e.which})`;
    say(screen, `${e.stream.id}: ${plural(e.probes, "probe")}${which}, ${blame(e)}: ${e.says}`);
  }
  more(screen, all.length);
}

/** What one input holds: rows of its tables, and facts. */
function content(screen: Screen, evidence: Evidence): void {
  for (const part of contentRows(evidence)) {
    heading(screen, part.title);
    columns(screen, [part.head, ...part.rows], { right: [], head: true });
    if (part.omitted > 0) screen.lines.push(screen.paint(`  and ${count(part.omitted)} more (--json)`, "dim"));
  }
}

function mobility(screen: Screen, evidence: Evidence): void {
  if (evidence.mobility.length === 0) return;
  const once = movesOnce(evidence).length;
  heading(screen, once === 0 ? "MAC moves" : `MAC moves: ${count(once)}`);
  if (once === 0) say(screen, `None in ${plural(evidence.mobility.length, "route history", "route histories")}.`);
  // A move that both kinds of route show is one line.
  const lines = new Map<string, { head: string; kinds: string[]; tail: string }>();
  for (const { mobility: m, move } of moves(evidence)) {
    const rise = move.rise || move.seqShown === false ? "" : ", no rise";
    const step = `${moveText(evidence, move)}, seq ${sequenceStep(m, move)}${rise}`;
    const key = `${m.mac} ${m.vni ?? ""} ${step}`;
    const line = lines.get(key) ?? { head: m.mac, kinds: [], tail: `${step}, at ${shortName(evidence, move.where)}` };
    const kind = m.ip === undefined ? "MAC" : "MAC+IP";
    if (!line.kinds.includes(kind)) line.kinds.push(kind);
    lines.set(key, line);
  }
  for (const { head, kinds, tail } of [...lines.values()].slice(0, MOST))
    say(screen, `${head} ${kinds.join(", ")}: ${tail}`);
  more(screen, lines.size);
}

function overhead(screen: Screen, evidence: Evidence): void {
  if (evidence.overhead.length === 0) return;
  heading(screen, "Encapsulation overhead");
  const same = new Map<string, Evidence["overhead"]>();
  for (const o of evidence.overhead) {
    const { encapsulation, ipOverhead_bytes, frameOverhead_bytes, innerMtuAt1500_bytes } = o;
    const link = linkTypeOf(evidence, o.input);
    const key = JSON.stringify([encapsulation, link, ipOverhead_bytes, frameOverhead_bytes, innerMtuAt1500_bytes]);
    same.set(key, [...(same.get(key) ?? []), o]);
  }
  const rows = [...same.values()].slice(0, MOST).map((all) => {
    const [o] = all as [Overhead, ...Overhead[]];
    return [
      encapsulationName(o.encapsulation),
      linkTypeOf(evidence, o.input),
      o.ipOverhead_bytes === null ? "IP -" : `IP ${o.ipOverhead_bytes} B`,
      o.frameOverhead_bytes === null ? "frame -" : `frame ${o.frameOverhead_bytes} B`,
      o.innerMtuAt1500_bytes === null ? "" : `inner MTU ${o.innerMtuAt1500_bytes}`,
      plural(
        all.reduce((n, x) => n + x.packets, 0),
        "packet",
      ),
      all.length === 1 ? o.input : `${count(all.length)} inputs`,
    ];
  });
  columns(screen, rows, { right: [2, 3] });
  more(screen, same.size);
}

/** Link types of an input, "EN10MB". */
function linkTypeOf(evidence: Evidence, input: string): string {
  return [...new Set(evidence.frames.filter((f) => f.input === input).map((f) => f.linkType))].join(", ");
}

function nameOf(evidence: Evidence, id: string): string {
  const name = evidence.inputs.find((i) => i.id === id)?.name;
  return name === undefined ? "" : shortName(evidence, name);
}

function frames(screen: Screen, evidence: Evidence): void {
  if (evidence.frames.length === 0) return;
  heading(screen, "Frame sizes (times seen)");
  const rows = evidence.frames.slice(0, MOST).map((f) => {
    const kind =
      f.lengths.frameLength !== undefined ? "frame" : f.lengths.packetLength !== undefined ? "IP packet" : "record";
    const histogram = f.lengths.frameLength ?? f.lengths.packetLength ?? f.lengths.recordLength;
    const tagged = f.vlans.reduce((n, v) => n + v.packets, 0);
    const name = nameOf(evidence, f.input);
    return [f.input, name, f.linkType, kind, topLengths(histogram, 3), tagged === 0 ? "" : `${count(tagged)} tagged`];
  });
  columns(screen, rows, { right: [], middle: 1 });
  more(screen, evidence.frames.length);
}

const STYLES: Readonly<Record<string, Style>> = { error: "red", warning: "yellow", info: "dim" };

function findings(screen: Screen, evidence: Evidence): void {
  const all = allFindings(evidence);
  const counts = ["error", "warning", "info"].map((s) => [s, all.filter((f) => f.severity === s).length] as const);
  const summary = counts.filter(([, n]) => n > 0).map(([s, n]) => `${count(n)} ${s}`);
  heading(screen, `Findings: ${summary.length === 0 ? "none" : summary.join(", ")}`);
  // Errors and warnings one by one; of what is only informative, the first of each kind with its number.
  const grave = all.filter((f) => f.severity !== "info");
  const kinds = new Map<string, Finding[]>();
  for (const f of all) if (f.severity === "info") kinds.set(f.code, [...(kinds.get(f.code) ?? []), f]);
  const groups = groupFindings(evidence, grave);
  for (const { first: f, all: same } of groups.slice(0, MOST)) {
    const like = same.length === 1 ? "" : ` And ${count(same.length - 1)} like it at other places or times.`;
    const times = f.count === undefined || f.count === 1 ? "" : ` (${count(f.count)} times)`;
    finding(screen, f, `${times}${placeOf(evidence, f)}${like}`);
  }
  more(screen, groups.length);
  for (const same of [...kinds.values()].slice(0, MOST)) {
    const rest = same.length === 1 ? "" : ` And ${count(same.length - 1)} more of this kind.`;
    finding(screen, same[0]!, `${placeOf(evidence, same[0]!)}${rest}`);
  }
  more(screen, kinds.size);
}

/** Names in the place of a finding are cut to this. */
const LONGEST_PLACE = 40;

/** " [ping.log line 12]" of the first place, and how many other inputs; nothing where there is only one input. */
function placeOf(evidence: Evidence, f: Finding): string {
  const [first] = f.where;
  if (first === undefined || evidence.inputs.length < 2) return "";
  const name = nameOf(evidence, first.input);
  const place = sourceText(first).slice(first.input.length);
  if (name === "" || (f.says.includes(name) && place === "")) return "";
  const others = new Set(f.where.map((s) => s.input)).size - 1;
  const rest = others === 0 ? "" : ` and ${plural(others, "other")}`;
  return ` [${f.says.includes(name) ? first.input : cutMiddle(name, LONGEST_PLACE)}${place}${rest}]`;
}

function finding(screen: Screen, f: Finding, tail: string): void {
  const [first = "", ...rest] = wrap(`${f.severity}: ${clipped(f.says, 300)}${tail}`, screen.columns - 2);
  const painted = first.startsWith(f.severity)
    ? screen.paint(f.severity, STYLES[f.severity] ?? "none") + first.slice(f.severity.length)
    : first;
  screen.lines.push(`  ${painted}`, ...rest.slice(0, 5).map((line) => `  ${line}`));
}
