// Figure "header-ledger": what each encapsulation costs, header by header, from the outer IP header to the inner Ethertype.
import type { Evidence, Header, Overhead } from "../../schema/evidence.generated.ts";
import { brief, count, inputName, plural } from "../format.ts";
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
  type Label,
} from "./figure.ts";

const MOST_ROWS = 7;
const ROW = 62;
const AROUND = 150;

interface Row {
  readonly name: string;
  readonly sub: string;
  readonly segments: readonly { readonly layer: string; readonly bytes: number; readonly frameOnly: boolean }[];
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
const NAMES: Readonly<Record<string, string>> = {
  ipv4: "IPv4",
  ipv6: "IPv6",
  udp: "UDP",
  vxlan: "VXLAN",
  geneve: "Geneve",
  "geneve options": "Geneve options",
  ethernet: "inner Ethernet",
  eth: "inner Ethernet",
  dot1q: "802.1Q",
  vlan: "802.1Q",
  gre: "GRE",
  none: "plain",
};

export const headerLedger: FigureKind = {
  name: "header-ledger",
  from: ["evidence"],
  why: { en: "no encapsulated or plain IP traffic was measured", zh: "没有测到封装流量或普通 IP 流量" },
  build({ evidence }) {
    if (evidence === undefined) return [];
    const all = rowsOf(evidence);
    return all.length === 0 ? [] : [figure(evidence, all)];
  },
};

function named(layer: string): string {
  return Object.hasOwn(NAMES, layer) ? NAMES[layer]! : brief(layer);
}

/** "VXLAN", "VXLAN + Geneve", "plain". */
export function encapsulationName(encapsulation: string): string {
  return encapsulation.split("+").map(named).join(" + ");
}

/** One row for each ledger, the same ledger of several inputs together; tagged frames last. */
function rowsOf(evidence: Evidence): readonly Row[] {
  const byLedger = new Map<string, Overhead[]>();
  for (const o of evidence.overhead) {
    if (o.ipOverhead_bytes === null) continue;
    const key = JSON.stringify([o.encapsulation, o.headers.map((h) => [h.layer, h.bytes])]);
    byLedger.set(key, [...(byLedger.get(key) ?? []), o]);
  }
  const rows = [...byLedger.values()].map(ledgerRow);
  rows.sort((a, b) => a.total - b.total || b.packets - a.packets);
  const tagged = taggedRow(evidence);
  return tagged === undefined ? rows : [...rows, tagged];
}

function ledgerRow(same: readonly Overhead[]): Row {
  const [first] = same as readonly [Overhead, ...Overhead[]];
  const packets = same.reduce((n, o) => n + o.packets, 0);
  const total = first.ipOverhead_bytes ?? 0;
  const mtu = first.innerMtuAt1500_bytes;
  return {
    name: encapsulationName(first.encapsulation),
    sub: plural(packets, "packet"),
    segments: merged(first.headers).map((h) => ({ layer: h.layer, bytes: h.bytes, frameOnly: false })),
    total,
    end: total === 0 ? "0 B: nothing added" : `${total} B${mtu === null ? "" : `, inner MTU ${mtu} at 1500`}`,
    packets,
    inputs: same.map((o) => o.input),
  };
}

/** Headers as they are; a ledger of hostile length is cut to its first 24. */
function merged(headers: readonly Header[]): readonly Header[] {
  return headers.slice(0, 24);
}

/** An 802.1Q tag adds to the frame and nothing to what the IP MTU gives up. */
function taggedRow(evidence: Evidence): Row | undefined {
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
    name: deepest === 1 ? "802.1Q tag" : `${deepest} VLAN tags`,
    sub: plural(packets, "frame"),
    segments,
    total: 4 * deepest,
    end: `+${4 * deepest} B on the frame, 0 of the IP MTU${longest === 0 ? "" : `; longest tagged frame ${count(longest)} B`}`,
    packets,
    inputs,
  };
}

function figure(evidence: Evidence, all: readonly Row[]): Figure {
  const rows = all.length <= MOST_ROWS ? all : all.toSorted((a, b) => b.packets - a.packets).slice(0, MOST_ROWS);
  const widest = Math.max(...rows.map((r) => r.total));
  return {
    name: "header-ledger",
    title: "What the encapsulation costs, header by header",
    caption: caption(evidence, rows, all.length),
    alt: alt(rows),
    limits: [
      "What the MTU must give up: from the outer IP header to the inner Ethertype. The outer Ethernet header is not part of it.",
      ...(all.length > rows.length
        ? [`${plural(all.length - rows.length, "further ledger")} in the table and the CSV.`]
        : []),
    ],
    csv: toCsv(
      ["encapsulation", "layer", "bytes", "counts_for_ip_mtu", "packets", "inputs"],
      all.flatMap((r) =>
        r.segments.length === 0
          ? [[r.name, "", 0, "yes", r.packets, r.inputs.join(" ")]]
          : r.segments.map((s) => [
              r.name,
              s.layer,
              s.bytes,
              s.frameOnly ? "no" : "yes",
              r.packets,
              r.inputs.join(" "),
            ]),
      ),
    ),
    config: configOf(rows, widest),
    size: { width: WIDTH, height: Math.min(HEIGHT, AROUND + rows.length * ROW) },
  };
}

function configOf(rows: readonly Row[], widest: number): FigureConfig {
  const deepest = Math.max(1, ...rows.map((r) => r.segments.length));
  const datasets: Dataset[] = [];
  // Dataset k holds the k-th header of every row, as [from, to]: segments are placed, not stacked by name.
  for (let k = 0; k < deepest; k++) {
    for (const frameOnly of [false, true]) {
      for (const color of new Set(rows.map((r) => colourOf(r, k)))) {
        const data = rows.map((r) => segment(r, { k, color, frameOnly }));
        if (data.every((d) => d === null)) continue;
        datasets.push({
          type: "bar",
          label: `${k}`,
          data,
          backgroundColor: color,
          borderColor: "@paper",
          borderWidth: 1.5,
          barThickness: 30,
          hatched: frameOnly,
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
        title: "bytes added to each packet",
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
    labels: labelsOf(rows),
  };
}

function colourOf(row: Row, k: number): Colour {
  const layer = row.segments[k]?.layer ?? "";
  return Object.hasOwn(COLOURS, layer) ? COLOURS[layer]! : "@seriesE";
}

function segment(row: Row, of: { k: number; color: Colour; frameOnly: boolean }): readonly [number, number] | null {
  const s = row.segments[of.k];
  if (s === undefined || s.frameOnly !== of.frameOnly || colourOf(row, of.k) !== of.color) return null;
  const from = start(row, of.k);
  return [from, from + s.bytes];
}

function start(row: Row, k: number): number {
  return row.segments.slice(0, k).reduce((n, s) => n + s.bytes, 0);
}

function labelsOf(rows: readonly Row[]): readonly Label[] {
  const out: Label[] = [];
  for (const [y, row] of rows.entries()) {
    out.push({ x: row.total, y, text: row.end, color: "@ink", anchor: "right", bold: true, always: true });
    for (const [k, s] of row.segments.entries()) {
      // Letters on hatching cannot be read; the end of the bar says it.
      if (s.frameOnly) continue;
      const x = start(row, k) + s.bytes / 2;
      const text = `${named(s.layer)} ${s.bytes}`;
      // On the segment where it fits, the last word before the number alone.
      const on = { x, y, color: "@paper", anchor: "center", within: s.bytes, bold: true } as const;
      const brief = `${named(s.layer).split(" ").at(-1)} ${s.bytes}`;
      out.push({ ...on, text }, ...(brief === text ? [] : [{ ...on, text: brief }]), { ...on, text: String(s.bytes) });
    }
  }
  return out;
}

function caption(evidence: Evidence, rows: readonly Row[], all: number): string {
  const inputs = [...new Set(rows.flatMap((r) => r.inputs))].map((id) => inputName(evidence, id));
  const shown = inputs.slice(0, 6).join("; ") + (inputs.length > 6 ? `; and ${inputs.length - 6} more` : "");
  return (
    `Each bar is one ledger of headers as decoded, from ${shown}; a packet recorded at two taps counts at both. ` +
    `Inner MTU: what fits where the underlay carries 1500.` +
    (rows.some((r) => r.segments.some((s) => s.frameOnly)) ? " Hatched: on the frame only." : "") +
    (all > rows.length ? ` The ${rows.length} most frequent ledgers of ${all}.` : "")
  );
}

function alt(rows: readonly Row[]): string {
  const parts = rows.map((r) => {
    const ledger = r.segments.map((s) => `${named(s.layer)} ${s.bytes}`).join(", ");
    return `${r.name}: ${ledger === "" ? "nothing added" : ledger}; ${r.end}.`;
  });
  return `Stacked bars of header bytes by encapsulation. ${parts.join(" ")}`;
}
