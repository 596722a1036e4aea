// The evidence as tables: pure data with the source of each row, for the page and the Markdown.
import type { Evidence, Histogram, Source } from "../schema/evidence.generated.ts";
import { encapsulationName } from "./figures/header-ledger.ts";
import { claimTable } from "./claim-table.ts";
import { errors, lossPeriods, paths, streams } from "./probe-tables.ts";
import { delays, numberedFlows, numberGaps, silenceTable, tcpFlows, tcpHoles } from "./flow-tables.ts";
import { table, type Cell, type Table } from "./table.ts";
import { count, duration, fileSize, vtepName } from "./format.ts";
import { advertisementTable, lostProbeTable, outageEventTable, outageTable } from "./outage-tables.ts";
import { shortSources } from "./html.ts";
import { translations, ways } from "./way-tables.ts";
import { moveText, moves, sequenceOf, sequenceStep } from "./story.ts";

type Build = (evidence: Evidence) => Table;

/** Every table, in the order of a report. Those that only some evidence has are left out when empty. */
export function tables(evidence: Evidence): readonly Table[] {
  const always: readonly Build[] = [lossPeriods, streams, paths, macMoves, mobility, overhead, frames];
  const order: readonly Build[] = [
    lossPeriods,
    streams,
    errors,
    paths,
    ways,
    translations,
    tcpHoles,
    tcpFlows,
    numberGaps,
    numberedFlows,
    delays,
    silenceTable,
    macMoves,
    mobility,
    overhead,
    frames,
    clocks,
    (e) => table(outageTable(e)),
    (e) => table(outageEventTable(e)),
    (e) => table(advertisementTable(e)),
    (e) => table(lostProbeTable(e)),
    facts,
    (e) => table(claimTable(e)),
  ];
  return order
    .map((build) => ({ table: build(evidence), always: always.includes(build) }))
    .filter((t) => t.always || t.table.rows.length > 0)
    .map((t) => t.table);
}

function macMoves(evidence: Evidence): Table {
  const rows: Cell[][] = moves(evidence).map(({ mobility: m, move }) => [
    m.mac,
    m.vni === null ? "unknown" : String(m.vni),
    m.ip ?? "MAC only",
    move.where,
    move.at ?? (move.order === undefined ? "" : `order ${move.order}`),
    moveText(evidence, move),
    sequenceStep(m, move),
    move.rise ? "rose" : move.seqShown === false ? "not known" : "did not rise",
    { sources: move.evidence },
  ]);
  return table({
    id: "moves",
    title: "MAC moves",
    note: "A move that MAC-only and MAC+IP routes both show is in two rows and counts once. \u201cnot recorded\u201d: nothing that shows a sequence was recorded of the old route.",
    columns: "MAC|VNI|route|seen at|when|move|sequence|rise|evidence",
    rows,
    empty: "No move of a MAC was recorded.",
  });
}

function mobility(evidence: Evidence): Table {
  const rows: Cell[][] = [];
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
    title: "Routes of MACs",
    note: "Every route event. \u201cabsent\u201d: no MAC Mobility community, sequence 0 on the wire. Blank: the table shows none. MAC-only and MAC+IP routes are kept apart.",
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
    named: 2,
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
    named: 2,
    title: "Facts",
    columns: "kind|subject|value|evidence",
    rows: evidence.facts.map((f) => [f.kind, f.subject, plainValue(f.value), { sources: [f.source] }]),
    limits: evidence.facts.map((f) => f.limits),
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
    note: "Everything that was read, in order. Records or lines that were not understood are counted and never dropped silently. Digests are cut; evidence.json has them whole.",
    columns: "input|name|node|kind|#size|#records|#not understood|first to last|clock, resolution|digest|warnings",
    rows: evidence.inputs.map((i) => [
      i.id,
      i.parts === undefined ? i.name : `${i.name} (${count(i.parts.length)} files)`,
      [i.node ?? "", i.stage ?? "", i.order === undefined ? "" : `order ${i.order}`].filter((x) => x !== "").join(", "),
      i.container === undefined ? i.kind : `${i.kind} (${i.container})`,
      fileSize(i.bytes),
      count(i.records),
      unparsed(i),
      i.first === undefined ? "" : `${i.first} to ${i.last ?? "unknown"}`,
      [i.clock ?? "", i.resolution_us === undefined ? "" : duration(i.resolution_us)]
        .filter((x) => x !== "")
        .join(", "),
      i.digest === undefined ? "" : `${i.digest.algorithm} ${i.digest.value.slice(0, 16)}\u2026`,
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

/** Sources in words, each once, "i1 record 128, 130"; after `most` they are counted. */
export function sourcesText(sources: readonly Source[], most = 4): string {
  const { shown, left } = shortSources(sources, most);
  const text = shown.map((s) => s.text);
  if (left > 0) text.push(`${count(left)} more`);
  return text.join(", ");
}
