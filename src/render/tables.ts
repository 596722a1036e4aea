// The evidence as tables: pure data with the source of each row, for the page and the Markdown.
import type { Evidence, Histogram, Source } from "../schema/evidence.generated.ts";
import { encapsulationName } from "./figures/header-ledger.ts";
import { streamErrors } from "./errors.ts";
import {
  count,
  duration,
  fileSize,
  inputName,
  openWords,
  plural,
  seqRange,
  sourceText,
  vtepName,
  vtepShort,
} from "./format.ts";
import { outageEventTable, outageTable } from "./outage-tables.ts";
import { moveText, moves, sequenceOf, sequenceStep } from "./story.ts";

/** One cell: text, or the sources that a row rests on. */
export type Cell = string | { readonly sources: readonly Source[] };

export interface Column {
  readonly name: string;
  /** Set right, in figures of equal width. */
  readonly numeric?: boolean;
}

/** A table; `rows` may be empty, and then `empty` says why. */
export interface Table {
  readonly id: string;
  readonly title: string;
  /** How to read it, with its limits. */
  readonly note?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Limits of single rows, by index of the row. */
  readonly limits?: readonly (readonly string[])[];
  /** Rows that were left out; they are in evidence.json. */
  readonly omitted: number;
  readonly empty: string;
}

/** Most rows of a table in a page; the rest is in evidence.json. */
const MOST = 300;

type Build = (evidence: Evidence) => Table;

/** Every table, in the order of a report. Those that only some evidence has are left out when empty. */
export function tables(evidence: Evidence): readonly Table[] {
  const always: readonly Build[] = [lossPeriods, streams, paths, mobility, overhead, frames];
  const sometimes: readonly Build[] = [
    errors,
    clocks,
    (e) => table(outageTable(e)),
    (e) => table(outageEventTable(e)),
    facts,
    claims,
  ];
  return [
    ...always.map((build) => build(evidence)),
    ...sometimes.map((build) => build(evidence)).filter((t) => t.rows.length > 0),
  ];
}

/** A table before its rows are counted. */
export interface Draft extends Omit<Table, "omitted" | "columns"> {
  /** Names; "#" before a name makes the column numeric. */
  readonly columns: string;
}

function table(draft: Draft): Table {
  return {
    ...draft,
    columns: draft.columns
      .split("|")
      .map((name) => (name.startsWith("#") ? { name: name.slice(1), numeric: true } : { name })),
    rows: draft.rows.slice(0, MOST),
    omitted: Math.max(0, draft.rows.length - MOST),
  };
}

function lossPeriods(evidence: Evidence): Table {
  return table({
    id: "loss-periods",
    title: "Loss periods",
    note:
      "Durations stand side by side and are never merged. Proven: first to last unanswered request, if it was one outage. Derived: unanswered times the mean " +
      "spacing. Possible: last answered to first answered request. Observed gap: reply to reply. At most: last answered request to the first reply after.",
    columns: "period|stream|seq|#no answer|#proven|#derived|#possible|#observed gap|#at most|clock|evidence",
    rows: evidence.lossPeriods.map((p) => [
      p.id,
      p.stream,
      seqRange(p.firstLostSeq, p.lastLostSeq),
      unansweredText(p),
      duration(p.provenUnreachable_us, "down"),
      p.lossDerived_us === null
        ? duration(null)
        : `${duration(p.lossDerived_us)} \u00b1 ${duration(p.lossDerivedTolerance_us ?? p.resolution_us)}`,
      duration(p.possibleUnreachable_us, "up"),
      p.open === null
        ? duration(p.observedGap_us)
        : `open at ${openWords(p.open)}, at least ${duration(p.atLeast_us, "down")}`,
      duration(p.outageAtMost_us, "up"),
      p.clock,
      { sources: p.evidence },
    ]),
    limits: evidence.lossPeriods.map((p) => p.limits),
    empty: evidence.streams.length === 0 ? "No stream of probes was found." : "No probe of any stream was lost.",
  });
}

/** "2", "2 (1 ICMP error)", "1, an ICMP error". */
function unansweredText(p: Evidence["lossPeriods"][number]): string {
  const { icmpErrors } = p.byState;
  if (icmpErrors === 0) return count(p.lost);
  if (icmpErrors === p.lost) return p.lost === 1 ? "1, an ICMP error" : `${count(p.lost)}, all ICMP errors`;
  return `${count(p.lost)} (${plural(icmpErrors, "ICMP error")})`;
}

/** Errors about probes: who said what. */
function errors(evidence: Evidence): Table {
  return table({
    id: "errors",
    title: "Errors about probes",
    note: "ICMP errors from elsewhere count as probes without an answer; what never left the host does not. The same probes at several taps are a row each.",
    columns: "stream|input|kind|said by|says|#probes|which|evidence",
    rows: evidence.streams.flatMap((s) =>
      streamErrors(evidence, s).map((e) => [
        s.id,
        inputName(evidence, s.input),
        e.local ? "never left the host" : "ICMP error",
        e.from ?? (e.local ? "the host itself" : "not named"),
        e.says,
        count(e.probes),
        e.which,
        { sources: [e.source] },
      ]),
    ),
    empty: "No error about a probe was read.",
  });
}

function streams(evidence: Evidence): Table {
  return table({
    id: "streams",
    title: "Streams of probes",
    note: "One row a stream and input. Rows that name each other under \u201csame as\u201d are the same probes at several taps: one body of probes, not more.",
    columns:
      "stream|from|to|VNI or VLAN|#sent|#answered|#late|#lost|#ICMP errors|#local errors|#pending|#not observed|#duplicates|#mean spacing|#round trip|same as|evidence",
    rows: evidence.streams.map((s) => [
      s.id,
      s.from ?? "unknown",
      s.to,
      [s.key.vni === undefined ? "" : `VNI ${s.key.vni}`, s.key.vlan === undefined ? "" : `VLAN ${s.key.vlan}`]
        .filter((x) => x !== "")
        .join(", "),
      ...[s.sent, s.answered, s.late, s.lost, s.icmpErrors, s.localErrors, s.pending, s.notObserved, s.duplicates].map(
        count,
      ),
      duration(s.interval_us),
      s.rtt === undefined
        ? duration(null)
        : `${duration(s.rtt.mean_us)} (${duration(s.rtt.min_us)} to ${duration(s.rtt.max_us)})`,
      s.sameAs.join(", "),
      { sources: [{ input: s.input }] },
    ]),
    empty: "No stream of probes was found.",
  });
}

function paths(evidence: Evidence): Table {
  const rows: Cell[][] = [];
  const limits: string[][] = [];
  for (const p of evidence.paths) {
    for (const v of p.vteps) {
      const seqs = `seq ${seqRange(v.firstSeq, v.lastSeq)}`;
      rows.push([
        p.stream,
        vtepName(evidence, v.vtep),
        count(v.requests),
        count(v.answered),
        seqs,
        "",
        "",
        { sources: [{ input: p.input }] },
      ]);
      limits.push([]);
    }
    for (const r of p.repoints) {
      const way = `${vtepShort(evidence, r.from)} to ${vtepShort(evidence, r.to)}`;
      const seqs = `seq ${r.lastSeqToOld} to ${r.firstSeqToNew}`;
      rows.push([
        p.stream,
        `repoint ${way}`,
        "",
        "",
        seqs,
        `${r.lastToOld} to ${r.firstToNew}`,
        duration(r.interval_us, "up"),
        { sources: r.evidence },
      ]);
      limits.push([]);
    }
    if (p.replicated.length > 0) {
      const sources = p.replicated.slice(0, 5).flatMap((r) => (r.source === undefined ? [] : [r.source]));
      rows.push([p.stream, "probes copied to several VTEPs", count(p.replicated.length), "", "", "", "", { sources }]);
      limits.push([]);
    }
    if (limits.length > 0) limits[limits.length - 1] = p.limits;
  }
  return table({
    id: "paths",
    title: "Paths",
    note: "The VTEP that each encapsulated probe went to. A repoint lies between the last request to exactly the old VTEP and the first to exactly the new.",
    columns: "stream|VTEP|#requests|#answered|probes|between|#within|evidence",
    rows,
    limits,
    empty: "No encapsulated probe was seen, so no VTEP is known.",
  });
}

function mobility(evidence: Evidence): Table {
  const rows: Cell[][] = moves(evidence).map(({ mobility: m, move }) => [
    m.mac,
    m.vni === null ? "unknown" : String(m.vni),
    m.ip ?? "MAC only",
    move.where,
    move.at ?? (move.order === undefined ? "" : `order ${move.order}`),
    `moved, ${moveText(evidence, move)}`,
    sequenceStep(m, move),
    move.rise ? "rose" : "did not rise",
    { sources: move.evidence },
  ]);
  for (const m of evidence.mobility) {
    for (const e of m.history) {
      rows.push([
        m.mac,
        m.vni === null ? "unknown" : String(m.vni),
        m.ip ?? "MAC only",
        e.where,
        e.at ?? (e.order === undefined ? "" : `order ${e.order}`),
        e.withdrawn ? "withdrawn" : vtepName(evidence, e.nextHop),
        sequenceOf(e),
        [e.table ?? "", e.sticky ? "sticky" : "", e.local === true ? "local" : ""].filter((x) => x !== "").join(", "),
        { sources: [e.source] },
      ]);
    }
  }
  return table({
    id: "mobility",
    title: "MAC mobility",
    note: "Moves first, then every route event. \u201cabsent\u201d: no MAC Mobility community, sequence 0 on the wire. Blank: the table shows none. MAC-only and MAC+IP routes are kept apart.",
    columns: "MAC|VNI|route|seen at|when|next hop|#sequence|detail|evidence",
    rows,
    empty: "No EVPN route of a MAC was read.",
  });
}

function overhead(evidence: Evidence): Table {
  return table({
    id: "overhead",
    title: "Encapsulation overhead",
    note: "IP overhead: from the outer IP header to the inner Ethertype, what the MTU must give up. Frame overhead: outer frame less inner frame.",
    columns:
      "encapsulation|#packets|#IP overhead|#frame overhead|headers|#inner MTU at 1500|outer lengths (times)|inner lengths (times)|evidence",
    rows: evidence.overhead.map((o) => [
      encapsulationName(o.encapsulation),
      count(o.packets),
      o.ipOverhead_bytes === null ? duration(null) : `${o.ipOverhead_bytes} B`,
      o.frameOverhead_bytes === null ? duration(null) : `${o.frameOverhead_bytes} B`,
      o.headers.map((h) => `${h.layer} ${h.bytes}`).join(" + "),
      o.innerMtuAt1500_bytes === null ? duration(null) : String(o.innerMtuAt1500_bytes),
      lengthsOf(o, o.outerLengths),
      lengthsOf(o, o.innerLengths),
      { sources: [{ input: o.input }] },
    ]),
    empty: "No IP traffic was measured.",
  });
}

/** Lengths with their kind: frames and IP packets are never mixed, and older evidence does not say which. */
function lengthsOf(o: Evidence["overhead"][number], histogram: Histogram | undefined): string {
  const text = topLengths(histogram);
  if (text === "" || o.lengthsAre === undefined) return text;
  return `${o.lengthsAre === "frameLength" ? "frame" : "IP"} ${text}`;
}

/** "148 (118), 98 (40), 3 more": the most frequent lengths with their counts. */
export function topLengths(histogram: Histogram | undefined, most = 4): string {
  const all = Object.entries(histogram ?? {}).toSorted((a, b) => b[1] - a[1] || Number(a[0]) - Number(b[0]));
  const text = all.slice(0, most).map(([length, n]) => `${length} (${count(n)})`);
  if (all.length > most) text.push(`${count(all.length - most)} more`);
  return text.join(", ");
}

const KIND_NAMES = {
  frameLength: "frame",
  packetLength: "IP packet",
  recordLength: "record",
  captured: "captured",
} as const;

function frames(evidence: Evidence): Table {
  const rows: Cell[][] = [];
  for (const f of evidence.frames) {
    for (const [kind, name] of Object.entries(KIND_NAMES)) {
      const histogram = f.lengths[kind as keyof typeof KIND_NAMES];
      const lengths = Object.keys(histogram ?? {}).map(Number);
      if (lengths.length === 0) continue;
      const first = kind === "frameLength" || (f.lengths.frameLength === undefined && kind === "packetLength");
      rows.push([
        f.linkType,
        name,
        count(Object.values(histogram ?? {}).reduce((a, b) => a + b, 0)),
        String(lengths.reduce((a, b) => Math.min(a, b))),
        String(lengths.reduce((a, b) => Math.max(a, b))),
        topLengths(histogram),
        first ? f.vlans.map((v) => `VLAN ${v.tags.join(".")}: ${count(v.packets)}`).join(", ") : "",
        first
          ? [
              f.snapped > 0 ? `${count(f.snapped)} cut short` : "",
              f.offload === undefined ? "" : `${count(f.offload)} offloaded`,
            ]
              .filter((x) => x !== "")
              .join(", ")
          : "",
        { sources: [{ input: f.input }] },
      ]);
    }
  }
  return table({
    id: "frames",
    title: "Frame sizes",
    note: "Kinds of length are never mixed: frame (Ethernet, without FCS, preamble and gap), IP packet (total length), record (pseudo-header included), captured (bytes kept). Tagged by Ethertype, never by length.",
    columns: "link type|kind of length|#packets|#shortest|#longest|most frequent (times)|tagged|remarks|evidence",
    rows,
    empty: "No capture with packets was read.",
  });
}

function clocks(evidence: Evidence): Table {
  return table({
    id: "clocks",
    title: "Clocks",
    note: "Clock b less clock a: whole days and hours where a recording has no date or zone, and an interval that causality leaves open, not an estimate.",
    columns: "a|b|days and zone|#offset at least|#offset at most|#packets|basis",
    rows: evidence.clocks.map((c) => [
      c.a,
      c.b,
      wholeShift(c),
      duration(c.offsetLow_us, "down"),
      duration(c.offsetHigh_us, "up"),
      count(c.pairs),
      c.basis,
    ]),
    limits: evidence.clocks.map((c) => c.limits ?? []),
    empty: "",
  });
}

/** "-20719 d -5:00 h". */
function wholeShift(c: Evidence["clocks"][number]): string {
  const days = c.dateShift_days ?? 0;
  const zone = c.zoneShift_s ?? 0;
  const minutes = Math.abs(zone) / 60;
  const hours = `${zone < 0 ? "-" : "+"}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`;
  return [...(days === 0 ? [] : [`${days} d`]), ...(zone === 0 ? [] : [hours])].join(" ");
}

function facts(evidence: Evidence): Table {
  return table({
    id: "facts",
    title: "Facts",
    columns: "kind|subject|value|evidence",
    rows: evidence.facts.map((f) => [f.kind, f.subject, plainValue(f.value), { sources: [f.source] }]),
    limits: evidence.facts.map((f) => f.limits),
    empty: "",
  });
}

function claims(evidence: Evidence): Table {
  return table({
    id: "claims",
    title: "Claims",
    columns: "claim|says|stage|expected|observed|verdict|scope|evidence",
    rows: evidence.claims.map((c) => [
      c.id,
      c.says,
      c.stage ?? "",
      plainValue(c.expected),
      plainValue(c.observed),
      c.verdict,
      c.scope,
      { sources: c.evidence },
    ]),
    limits: evidence.claims.map((c) => c.limits),
    empty: "",
  });
}

function plainValue(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** What was read. Not among `tables`: its rows carry the anchors that every source points to. */
export function inputsTable(evidence: Evidence): Table {
  return table({
    id: "inputs",
    title: "Inputs",
    note: "Everything that was read, in order. Records or lines that were not understood are counted and never dropped silently.",
    columns: "input|name|node|kind|#size|#records|#not understood|first|last|clock|#resolution|digest|warnings",
    rows: evidence.inputs.map((i) => [
      i.id,
      i.parts === undefined ? i.name : `${i.name} (${count(i.parts.length)} files)`,
      [i.node ?? "", i.stage ?? "", i.order === undefined ? "" : `order ${i.order}`].filter((x) => x !== "").join(", "),
      i.container === undefined ? i.kind : `${i.kind} (${i.container})`,
      fileSize(i.bytes),
      count(i.records),
      unparsed(i),
      i.first ?? "",
      i.last ?? "",
      i.clock ?? "",
      i.resolution_us === undefined ? "" : duration(i.resolution_us),
      i.digest === undefined ? "" : `${i.digest.algorithm} ${i.digest.value}`,
      i.warnings.map((w) => warning(w)).join(" "),
    ]),
    empty: "Nothing was read.",
  });
}

function unparsed(input: Evidence["inputs"][number]): string {
  if (input.unparsed === 0) return "0";
  const lines = (input.unparsedAt ?? []).map((u) => u.line);
  const first = lines.slice(0, 5).join(", ");
  return lines.length === 0
    ? count(input.unparsed)
    : `${count(input.unparsed)} (line ${first}${lines.length > 5 ? ", ..." : ""})`;
}

function warning(w: Evidence["inputs"][number]["warnings"][number]): string {
  const place = w.line === undefined ? (w.record === undefined ? "" : ` (record ${w.record})`) : ` (line ${w.line})`;
  return `${w.says}${place}${w.count === undefined || w.count === 1 ? "" : `, ${count(w.count)} times`}.`.replace(
    /\.\.$/,
    ".",
  );
}

/** Sources in words, each once, "i1 record 128, i1 record 130"; after `most` they are counted. */
export function sourcesText(sources: readonly Source[], most = 4): string {
  const all = [...new Set(sources.map(sourceText))];
  const text = all.slice(0, most);
  if (all.length > most) text.push(`${count(all.length - most)} more`);
  return text.join(", ");
}
