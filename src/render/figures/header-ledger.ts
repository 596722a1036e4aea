// Figure "header-ledger": what each encapsulation costs, header by header, from the outer IP header to the inner Ethertype.
import { lookUp } from "../../core/lookup.ts";
import type { Evidence, Header, Overhead } from "../../schema/evidence.generated.ts";
import { brief, inputName } from "../format.ts";
import type { Lang } from "../lang.ts";
import {
  EMPTY,
  HEIGHT,
  toCsv,
  WIDTH,
  type Colour,
  type Dataset,
  type Figure,
  type FigureConfig,
  type FigureKind,
  type Hatch,
  type Label,
} from "./figure.ts";
import { layerWords, WORDS } from "./header-ledger-words.ts";
import { wholeInputs } from "./sources.ts";

const MOST_ROWS = 7;
const ROW = 62;
const AROUND = 150;

interface Segment {
  /** Null: bytes that are measured and of which it is not known what they are. */
  readonly layer: string | null;
  readonly bytes: number;
  /** A tag: it lengthens the frame and takes nothing of the IP MTU. */
  readonly frameOnly: boolean;
}

interface Row {
  readonly name: string;
  readonly sub: string;
  readonly segments: readonly Segment[];
  readonly total: number;
  readonly end: string;
  readonly packets: number;
  readonly inputs: readonly string[];
}

// A layer keeps its colour in every row; the name on the segment is the second channel.
const COLOURS: Readonly<Record<string, Colour>> = {
  ipv4: "@seriesA",
  ipv6: "@seriesA",
  udp: "@seriesC",
  vxlan: "@seriesD",
  geneve: "@seriesD",
  "geneve options": "@seriesE",
  ethernet: "@seriesF",
  eth: "@seriesF",
  dot1q: "@tagged",
  vlan: "@tagged",
};

export const headerLedger: FigureKind = {
  name: "header-ledger",
  about: {
    answers: "What an encapsulation costs, header by header.",
    read: "A bar is one ledger as it was decoded, from the outer IP header to the inner Ethertype; the figure at its end is what the MTU gives up. Level lines are bytes of which only the sum is known. A VLAN tag has slanting lines: it lengthens the frame and takes nothing of the IP MTU.",
    limits: "Only traffic that was recorded. Padding is a row of its own in the evidence and no header.",
  },
  from: ["evidence"],
  why: { en: "no encapsulated or plain IP traffic was measured", zh: "没有测到封装流量或普通 IP 流量" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const all = rowsOf(evidence, lang);
    return all.length === 0 ? [] : [figure(evidence, all, lang)];
  },
};

function named(layer: string | null, lang: Lang): string {
  return layer === null ? WORDS[lang].unknown : (layerWords(layer, lang) ?? brief(layer));
}

/** "VXLAN", "VXLAN + Geneve", "plain". */
export function encapsulationName(encapsulation: string, lang: Lang = "en"): string {
  return encapsulation
    .split("+")
    .map((layer) => named(layer, lang))
    .join(" + ");
}

/** One row for each ledger, the same ledger of several inputs together; tagged frames last. */
function rowsOf(evidence: Evidence, lang: Lang): readonly Row[] {
  const byLedger = new Map<string, Overhead[]>();
  for (const o of evidence.overhead) {
    if (o.ipOverhead_bytes === null) continue;
    const key = JSON.stringify([o.encapsulation, o.headers.map((h) => [h.layer, h.bytes])]);
    byLedger.set(key, [...(byLedger.get(key) ?? []), o]);
  }
  const rows = [...byLedger.values()].map((same) => ledgerRow(same, lang));
  rows.sort((a, b) => a.total - b.total || b.packets - a.packets);
  const tagged = taggedRow(evidence, lang);
  return tagged === undefined ? rows : [...rows, tagged];
}

function ledgerRow(same: readonly Overhead[], lang: Lang): Row {
  const words = WORDS[lang];
  const [first] = same as readonly [Overhead, ...Overhead[]];
  const packets = same.reduce((n, o) => n + o.packets, 0);
  const total = first.ipOverhead_bytes ?? 0;
  const mtu = first.innerMtuAt1500_bytes;
  return {
    name: encapsulationName(first.encapsulation, lang),
    sub: words.packets(packets),
    segments: segmentsOf(first.headers, total),
    total,
    end: total === 0 ? words.nothing : words.end(total, mtu),
    packets,
    inputs: same.map((o) => o.input),
  };
}

/** Headers drawn one by one. */
const MOST_HEADERS = 24;

/** Headers as they are, and what they leave of the total: all of it where only the total was measured, or beyond the first 24. */
function segmentsOf(headers: readonly Header[], total: number): readonly Segment[] {
  const known = headers.slice(0, MOST_HEADERS);
  const left = total - known.reduce((n, h) => n + h.bytes, 0);
  const segments = known.map(({ layer, bytes }): Segment => ({ layer, bytes, frameOnly: false }));
  return left > 0 ? [...segments, { layer: null, bytes: left, frameOnly: false }] : segments;
}

/** An 802.1Q tag adds to the frame and nothing to what the IP MTU gives up. */
function taggedRow(evidence: Evidence, lang: Lang): Row | undefined {
  const words = WORDS[lang];
  let packets = 0;
  let deepest = 0;
  let longest = 0;
  const inputs: string[] = [];
  for (const row of evidence.frames) {
    for (const vlan of row.vlans) {
      if (vlan.packets === 0) continue;
      packets += vlan.packets;
      deepest = Math.max(deepest, vlan.tags.length);
      if (row.lengths.frameLength !== undefined) {
        for (const length of Object.keys(vlan.lengths ?? {})) longest = Math.max(longest, Number(length));
      }
      if (!inputs.includes(row.input)) inputs.push(row.input);
    }
  }
  if (packets === 0 || deepest === 0) return undefined;
  const segments = Array.from({ length: deepest }, () => ({ layer: "dot1q", bytes: 4, frameOnly: true }));
  return {
    name: words.tags(deepest),
    sub: words.frames(packets),
    segments,
    total: 4 * deepest,
    end: words.tagEnd(4 * deepest, longest),
    packets,
    inputs,
  };
}

function figure(evidence: Evidence, all: readonly Row[], lang: Lang): Figure {
  const words = WORDS[lang];
  const rows = all.length <= MOST_ROWS ? all : all.toSorted((a, b) => b.packets - a.packets).slice(0, MOST_ROWS);
  const widest = Math.max(...rows.map((r) => r.total));
  return {
    name: "header-ledger",
    title: words.title,
    caption: caption(evidence, { rows, all: all.length, lang }),
    sources: wholeInputs(rows.flatMap((r) => r.inputs)),
    alt: alt(rows, lang),
    limits: [words.limit, ...(all.length > rows.length ? [words.further(all.length - rows.length)] : [])],
    csv: toCsv(
      ["encapsulation", "layer", "bytes", "counts_for_ip_mtu", "packets", "inputs"],
      all.flatMap((r) =>
        r.segments.length === 0
          ? [[r.name, "", 0, "yes", r.packets, r.inputs.join(" ")]]
          : r.segments.map((s) => [
              r.name,
              s.layer ?? "",
              s.bytes,
              s.frameOnly ? "no" : "yes",
              r.packets,
              r.inputs.join(" "),
            ]),
      ),
    ),
    config: configOf(rows, widest, lang),
    size: { width: WIDTH, height: Math.min(HEIGHT, AROUND + rows.length * ROW) },
  };
}

function configOf(rows: readonly Row[], widest: number, lang: Lang): FigureConfig {
  const deepest = Math.max(1, ...rows.map((r) => r.segments.length));
  const datasets: Dataset[] = [];
  // Dataset k holds the k-th header of every row, as [from, to]: segments are placed, not stacked by name.
  for (let k = 0; k < deepest; k++) {
    for (const hatched of [false, true, "level"] as const) {
      for (const color of new Set(rows.map((r) => colourOf(r, k)))) {
        const data = rows.map((r) => segment(r, { k, color, hatched }));
        if (data.every((d) => d === null)) continue;
        datasets.push({
          type: "bar",
          label: `${k}`,
          data,
          backgroundColor: color,
          borderColor: "@paper",
          borderWidth: 1.5,
          barThickness: 30,
          hatched,
        });
      }
    }
  }
  return {
    ...EMPTY,
    indexAxis: "y",
    legend: false,
    datasets,
    axes: {
      x: {
        axis: "x",
        type: "linear",
        position: "bottom",
        min: 0,
        // Room for the total at the end of the longest bar.
        max: Math.max(20, widest * 1.38),
        title: WORDS[lang].xAxis,
        grid: true,
        whole: true,
      },
      y: {
        axis: "y",
        type: "category",
        position: "left",
        grid: false,
        labels: rows.map((r) => `${r.name.replaceAll("\n", " ")}\n${r.sub}`),
      },
    },
    labels: labelsOf(rows, lang),
  };
}

function colourOf(row: Row, k: number): Colour {
  const s = row.segments[k];
  if (s?.layer === null) return "@outOfScope";
  const layer = s?.layer ?? "";
  return lookUp(COLOURS, layer) ?? "@seriesE";
}

function hatchOf(s: Segment): Hatch {
  return s.layer === null ? "level" : s.frameOnly;
}

function segment(row: Row, of: { k: number; color: Colour; hatched: Hatch }): readonly [number, number] | null {
  const s = row.segments[of.k];
  if (s === undefined || hatchOf(s) !== of.hatched || colourOf(row, of.k) !== of.color) return null;
  const from = start(row, of.k);
  return [from, from + s.bytes];
}

function start(row: Row, k: number): number {
  return row.segments.slice(0, k).reduce((n, s) => n + s.bytes, 0);
}

function labelsOf(rows: readonly Row[], lang: Lang): readonly Label[] {
  const out: Label[] = [];
  for (const [y, row] of rows.entries()) {
    out.push({ x: row.total, y, text: row.end, color: "@ink", anchor: "right", bold: true, always: true });
    for (const [k, s] of row.segments.entries()) {
      // Letters on hatching cannot be read; the end of the bar says it.
      if (s.frameOnly) continue;
      const x = start(row, k) + s.bytes / 2;
      const text = `${named(s.layer, lang)} ${s.bytes}`;
      if (s.layer === null) {
        out.push({ x, y, text, color: "@ink", anchor: "center", within: s.bytes, plate: true });
        continue;
      }
      // On the segment where it fits, the last word before the number alone.
      const on = { x, y, color: "@paper", anchor: "center", within: s.bytes, bold: true } as const;
      const brief = `${named(s.layer, lang).split(" ").at(-1)} ${s.bytes}`;
      out.push({ ...on, text }, ...(brief === text ? [] : [{ ...on, text: brief }]), { ...on, text: String(s.bytes) });
    }
  }
  return out;
}

function caption(evidence: Evidence, { rows, all, lang }: { rows: readonly Row[]; all: number; lang: Lang }): string {
  const inputs = [...new Set(rows.flatMap((r) => r.inputs))].map((id) => inputName(evidence, id, lang));
  return WORDS[lang].caption({
    inputs: inputs.slice(0, 6),
    more: inputs.length - 6,
    frameOnly: rows.some((r) => r.segments.some((s) => s.frameOnly)),
    shown: rows.length,
    of: all,
  });
}

function alt(rows: readonly Row[], lang: Lang): string {
  const words = WORDS[lang];
  const parts = rows.map((r) => {
    const ledger = r.segments.map((s) => `${named(s.layer, lang)} ${s.bytes}`).join(", ");
    return `${r.name}: ${ledger === "" ? words.altNothing : ledger}; ${r.end}.`;
  });
  return words.alt(parts);
}
