// Figure "frame-sizes": how long the frames were, one figure for each kind of length and link type, a lane for each input.
// Kinds are never mixed: a packet length beside a frame length would compare different things.
import type { Evidence, Frames, Histogram } from "../../schema/evidence.generated.ts";
import { brief, inputName, shortName } from "../format.ts";
import { COLON, type Lang } from "../lang.ts";
import {
  EMPTY,
  HEIGHT,
  toCsv,
  WIDTH,
  type Axis,
  type Dataset,
  type Figure,
  type FigureConfig,
  type FigureKind,
  type Label,
  type Point,
} from "./figure.ts";
import { KINDS, WORDS, type Kind } from "./frame-sizes-words.ts";
import { wholeInputs } from "./sources.ts";

/** Inputs that get a lane; further ones stay in the table and the CSV. */
const MOST_LANES = 5;
/** Figures; further ones stay in the table. */
const MOST_FIGURES = 4;
/** Lengths past this (jumbo frames end below it) are offload artefacts as a rule: they do not stretch the axis. */
const LONGEST = 9216;
const LANE = 108;
const AROUND = 170;
/** Labels tried in each lane; those that would overlap are left out. */
const MOST_LABELS = 12;
const BAR = 6;

interface Group {
  readonly kind: Kind;
  readonly linkType: string;
  readonly rows: readonly Frames[];
}

/** Counts by length, tagged frames apart from the rest. */
interface Split {
  readonly input: string;
  readonly plain: ReadonlyMap<number, number>;
  readonly tagged: ReadonlyMap<number, number>;
  readonly tags: readonly string[];
  readonly beyond: number;
}

export const frameSizes: FigureKind = {
  name: "frame-sizes",
  about: {
    answers: "How long the frames or packets were, and which of them had a VLAN tag.",
    read: "A histogram for each kind of length and link type, a lane for each capture, from zero. Tagged frames are hatched; the tag is told by the Ethertype, never by the length.",
    limits:
      "Lengths of different kinds are never in one figure. Packets longer than 9216 bytes are recorded before segmentation as a rule: they are counted and not drawn.",
  },
  from: ["evidence"],
  why: { en: "no capture with packets was read", zh: "没有读到含数据包的抓包文件" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    return groups(evidence)
      .slice(0, MOST_FIGURES)
      .map((group, i) => figure({ evidence, lang }, group, i === 0 ? "frame-sizes" : `frame-sizes-${i + 1}`));
  },
};

/** A record length is drawn only where no length on the wire is known. */
function groups(evidence: Evidence): readonly Group[] {
  const out = new Map<string, Group & { rows: Frames[] }>();
  for (const kind of KINDS) {
    for (const row of evidence.frames) {
      const better = row.lengths.frameLength ?? row.lengths.packetLength;
      if (kind !== "frameLength" && better !== undefined && row.lengths[kind] !== better) continue;
      // What is longer than any frame is in the table: alone, it has no picture.
      if (Object.keys(row.lengths[kind] ?? {}).every((length) => Number(length) > LONGEST)) continue;
      const key = `${kind} ${row.linkType}`;
      let group = out.get(key);
      if (group === undefined) out.set(key, (group = { kind, linkType: row.linkType, rows: [] }));
      group.rows.push(row);
    }
  }
  return [...out.values()];
}

/** Evidence and the language that it is told in. */
interface Told {
  readonly evidence: Evidence;
  readonly lang: Lang;
}

function figure(told: Told, group: Group, name: string): Figure {
  const { lang } = told;
  const words = WORDS[lang];
  const rows = group.rows.toSorted((a, b) => b.packets - a.packets);
  const lanes = rows.slice(0, MOST_LANES).map((row) => split(row, group.kind));
  const longest = Math.max(...lanes.flatMap((lane) => [...lane.plain.keys(), ...lane.tagged.keys()]));
  const xMax = Math.max(64, niceCeil(longest * 1.04));
  const lane = Math.min(LANE * (lanes.length === 1 ? 2 : 1), (HEIGHT - AROUND) / lanes.length);
  const config: FigureConfig = {
    ...EMPTY,
    datasets: lanes.flatMap((l, i) => datasets(l, i, { all: lanes, lang })),
    axes: axes(told, { lanes, xMax, kind: group.kind }),
    labels: lanes.flatMap((l, i) => labels(l, `y${i}`, lang)),
    legend: lanes.some((l) => l.tagged.size > 0),
  };
  return {
    name,
    title: words.title(words.kinds[group.kind].title, brief(group.linkType)),
    caption: caption(told, group, lanes, rows.length),
    alt: alt(told, group, lanes),
    limits: limitsOf(rows, lanes, lang),
    sources: wholeInputs(rows.slice(0, MOST_LANES).map((r) => r.input)),
    csv: csv(group, rows),
    config,
    size: { width: WIDTH, height: Math.round(AROUND + lane * lanes.length) },
  };
}

function split(row: Frames, kind: Kind): Split {
  const plain = new Map<number, number>();
  const tagged = new Map<number, number>();
  let beyond = 0;
  // Only a VLAN tag makes a frame tagged. Tags are counted by frame length, so other kinds of length stay undivided.
  if (kind === "frameLength") for (const vlan of row.vlans) add(tagged, vlan.lengths ?? {});
  for (const [key, n] of entries(row.lengths[kind] ?? {})) {
    if (key > LONGEST) {
      beyond += n;
      tagged.delete(key);
      continue;
    }
    const rest = n - (tagged.get(key) ?? 0);
    if (rest > 0) plain.set(key, rest);
  }
  const tags = tagged.size === 0 ? [] : row.vlans.map((v) => v.tags.join("."));
  return { input: row.input, plain, tagged, tags, beyond };
}

function add(to: Map<number, number>, histogram: Histogram): void {
  for (const [key, n] of entries(histogram)) to.set(key, (to.get(key) ?? 0) + n);
}

function entries(histogram: Histogram): readonly (readonly [number, number])[] {
  return Object.entries(histogram).map(([key, n]) => [Number(key), n] as const);
}

function datasets(lane: Split, i: number, { all, lang }: { all: readonly Split[]; lang: Lang }): readonly Dataset[] {
  const firstTagged = all.findIndex((l) => l.tagged.size > 0);
  const base = {
    type: "bar",
    xAxisID: "x",
    yAxisID: `y${i}`,
    barThickness: BAR,
    minBarLength: 2,
    stack: `s${i}`,
  } as const;
  const out: Dataset[] = [
    {
      ...base,
      label: WORDS[lang].untagged,
      data: points(lane.plain),
      backgroundColor: "@plain",
      ...(i === 0 ? {} : { unlisted: true }),
    },
  ];
  if (lane.tagged.size > 0) {
    out.push({
      ...base,
      label: WORDS[lang].tagged,
      data: points(lane.tagged),
      backgroundColor: "@tagged",
      hatched: true,
      ...(i === firstTagged ? {} : { unlisted: true }),
    });
  }
  return out;
}

function points(counts: ReadonlyMap<number, number>): readonly Point[] {
  return [...counts].toSorted((a, b) => a[0] - b[0]).map(([x, y]) => ({ x, y }));
}

function totals(lane: Split): Map<number, number> {
  const all = new Map(lane.plain);
  for (const [key, n] of lane.tagged) all.set(key, (all.get(key) ?? 0) + n);
  return all;
}

/** The longest length first, then the most frequent: those that would overlap an earlier label are left out when drawn. */
function labels(lane: Split, yAxisID: string, lang: Lang): readonly Label[] {
  const all = totals(lane);
  const longest = Math.max(...all.keys());
  const byCount = [...all].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  const first = byCount.filter(([x]) => x === longest || lane.tagged.has(x)).slice(0, 4);
  const rest = byCount.filter((entry) => !first.includes(entry)).slice(0, MOST_LABELS - first.length);
  return [...first, ...rest].map(([x, y]) => {
    const tagged = lane.tagged.get(x);
    const text = WORDS[lang].label(x, y, tagged);
    return { x, y, yAxisID, text, color: "@ink", anchor: "above" } as const;
  });
}

interface Frame {
  readonly lanes: readonly Split[];
  readonly xMax: number;
  readonly kind: Kind;
}

function axes({ evidence, lang }: Told, { lanes, xMax, kind }: Frame): FigureConfig["axes"] {
  const out: Record<string, Axis> = {
    x: {
      axis: "x",
      type: "linear",
      position: "bottom",
      min: 0,
      max: xMax,
      title: WORDS[lang].kinds[kind].axis,
      grid: true,
    },
  };
  // Stacked axes are laid out from the bottom: the first input goes to the top.
  for (let i = lanes.length - 1; i >= 0; i--) {
    const lane = lanes[i]!;
    out[`y${i}`] = {
      axis: "y",
      type: "linear",
      position: "left",
      min: 0,
      // Room above the tallest bar for its label.
      max: Math.max(...totals(lane).values()) * 1.5,
      top: Math.max(...totals(lane).values()),
      title: WORDS[lang].packets,
      lane: laneName({ evidence, lang }, lane.input),
      grid: true,
      whole: true,
      stacked: true,
      ...(lanes.length === 1 ? {} : { stack: "lanes", stackWeight: 1 }),
    };
  }
  return out;
}

function laneName({ evidence, lang }: Told, id: string): string {
  const input = evidence.inputs.find((i) => i.id === id);
  if (input === undefined) return id;
  return input.node === undefined
    ? shortName(evidence, input.name)
    : `${brief(input.node)}${COLON[lang]}${shortName(evidence, input.name)}`;
}

function niceCeil(n: number): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(n)) - 1);
  return Math.ceil(n / step) * step;
}

function caption({ evidence, lang }: Told, group: Group, lanes: readonly Split[], of: number): string {
  const words = WORDS[lang];
  const names = lanes.map((lane) => inputName(evidence, lane.input, lang));
  const tags = [...new Set(lanes.flatMap((lane) => lane.tags))];
  return [
    words.kinds[group.kind].why,
    words.source(brief(group.linkType), names),
    lanes.length > 1 ? words.lanes : "",
    of > lanes.length ? words.lanesLeft(of - lanes.length) : "",
    tags.length === 0 ? "" : words.byEthertype(tags.slice(0, 8), tags.length > 8),
    words.linear,
  ]
    .filter((s) => s !== "")
    .join(lang === "zh" ? "" : " ");
}

function alt({ evidence, lang }: Told, group: Group, lanes: readonly Split[]): string {
  const words = WORDS[lang];
  const parts = lanes.map((lane) => {
    const top = [...totals(lane)].toSorted((a, b) => b[1] - a[1]).slice(0, 4);
    const longest = Math.max(...totals(lane).keys());
    const tagged = [...lane.tagged.values()].reduce((a, b) => a + b, 0);
    return words.altLane({ name: laneName({ evidence, lang }, lane.input), top, longest, tagged });
  });
  return words.alt(words.kinds[group.kind].title, brief(group.linkType), parts);
}

function limitsOf(rows: readonly Frames[], lanes: readonly Split[], lang: Lang): readonly string[] {
  const words = WORDS[lang];
  const out: string[] = [];
  const beyond = lanes.reduce((n, lane) => n + lane.beyond, 0);
  if (beyond > 0) {
    out.push(words.beyond(beyond, LONGEST));
  }
  const offload = rows.reduce((n, row) => n + (row.offload ?? 0), 0);
  if (offload > 0) out.push(words.offload(offload));
  if (rows.some((row) => row.offload === undefined)) out.push(words.mtuUnknown);
  if (rows.some((row) => row.fcs_bytes !== undefined && row.fcs_bytes > 0)) out.push(words.fcs);
  return out;
}

function csv(group: Group, rows: readonly Frames[]): string {
  const lines = function* (): Generator<(string | number)[]> {
    for (const row of rows) {
      const tagged = new Map<number, number>();
      if (group.kind === "frameLength") for (const vlan of row.vlans) add(tagged, vlan.lengths ?? {});
      for (const [length, n] of entries(row.lengths[group.kind] ?? {}).toSorted((a, b) => a[0] - b[0])) {
        yield [row.input, row.linkType, group.kind, length, n, tagged.get(length) ?? 0];
      }
    }
  };
  return toCsv(["input", "link_type", "kind", "length_bytes", "packets", "of_these_tagged"], lines());
}
