// Figures of a monitoring snapshot: address pool, control plane, CNI and Open vSwitch; and of all of them the queues and the
// processes. A lane a metric, a mark a sample. Gaps are gaps, and nothing is filled in.
import type { MonitoringSnapshot, Series } from "../../schema/monitoring-snapshot.generated.ts";
import { brief, sinceOf, sinceStart } from "../format.ts";
import { COLON, type Lang } from "../lang.ts";
import {
  EMPTY,
  HEIGHT,
  toCsv,
  WIDTH,
  type Axis,
  type Band,
  type Colour,
  type Dataset,
  type Figure,
  type FigureConfig,
  type FigureKind,
  type Label,
  type Point,
  type PointStyle,
} from "./figure.ts";
import { rangeFigures } from "./metric-ranges.ts";
import { WORDS, type View } from "./monitoring-words.ts";

const MOST_LANES = 4;
const MOST_FIGURES = 4;
const MOST_SERIES = 6;
const LANE = 104;
const AROUND = 158;
/** Gaps of a series that are drawn. */
const MOST_GAPS = 200;
/** Columns that samples are merged into. */
const COLUMNS = 500;

// Every series has its own colour and its own shape.
const LOOKS: readonly { readonly color: Colour; readonly style: PointStyle; readonly stroke: number }[] = [
  { color: "@seriesA", style: "circle", stroke: 0 },
  { color: "@seriesB", style: "triangle", stroke: 0 },
  { color: "@seriesC", style: "rect", stroke: 0 },
  { color: "@seriesD", style: "rectRot", stroke: 0 },
  { color: "@seriesE", style: "crossRot", stroke: 2 },
  { color: "@seriesF", style: "cross", stroke: 2 },
];

/** Series of a view, by the name of their metric. */
const CUTS: Readonly<Record<"queue" | "process", RegExp>> = {
  queue: /queue|retries|requeue|backlog/i,
  process: /^process_|_cpu_|_rss|resident_memory|memory_usage|cpu_usage/i,
};

const ANSWERS: Readonly<Record<View, string>> = {
  addressPool: "How many addresses of each pool were used and left over the window of a snapshot.",
  controlPlane: "What controllers and API servers did: queues, retries, requests with their codes.",
  cniOvs: "What the CNI daemons, Open vSwitch and OVN showed.",
  queue: "Whether a queue had a backlog, and whether anything was tried again.",
  process: "How much CPU and memory the processes took.",
};

export const monitoring: readonly FigureKind[] = [
  kind("monitoring-address-pool", "addressPool", { en: "no series of an address pool", zh: "没有地址池的序列" }),
  kind("monitoring-control-plane", "controlPlane", { en: "no series of the control plane", zh: "没有控制面的序列" }),
  kind("monitoring-cni-ovs", "cniOvs", {
    en: "no series of CNI, Open vSwitch or OVN",
    zh: "没有 CNI、Open vSwitch 或 OVN 的序列",
  }),
  kind("queue", "queue", { en: "no series of a queue", zh: "没有队列的序列" }),
  kind("process", "process", { en: "no series of a process", zh: "没有进程的序列" }),
];

function kind(name: string, view: View, why: FigureKind["why"]): FigureKind {
  return {
    name,
    about: {
      answers: ANSWERS[view],
      read:
        "A lane for each metric, with its unit and its own scale from zero; a mark is one sample as it was scraped. " +
        "All lanes have the window of the snapshot. Hatched is where a sample was due and is missing, of every series of the lane.",
      limits:
        "Nothing is filled in between two samples. A counter is drawn as it stood: a fall is a restart. At most six series a lane.",
    },
    from: view in CUTS ? ["snapshot", "evidence"] : ["snapshot"],
    why,
    build({ snapshot, evidence }, lang) {
      if (snapshot === undefined) {
        if (evidence === undefined || (view !== "queue" && view !== "process")) return [];
        return rangeFigures(evidence, { name, view: WORDS[lang].titles[view], named: CUTS[view], lang });
      }
      const lanes = lanesOf(seriesOf(snapshot, view));
      const pages = Math.min(MOST_FIGURES, Math.ceil(lanes.length / MOST_LANES));
      return Array.from({ length: pages }, (_, i) =>
        figure(snapshot, lanes.slice(i * MOST_LANES, (i + 1) * MOST_LANES), {
          lang,
          name: i === 0 ? name : `${name}-${i + 1}`,
          title: pages === 1 ? WORDS[lang].titles[view] : WORDS[lang].page(WORDS[lang].titles[view], i + 1, pages),
          left: i === pages - 1 ? lanes.slice(pages * MOST_LANES).flatMap((l) => l.series).length : 0,
        }),
      );
    },
  };
}

function seriesOf(s: MonitoringSnapshot, view: View): readonly Series[] {
  if (view === "queue" || view === "process") return s.series.filter((x) => CUTS[view].test(x.name));
  const ids = new Set(s.views[view]);
  return s.series.filter((x) => ids.has(x.id));
}

/** Series of one metric and unit: one scale. */
interface Lane {
  readonly name: string;
  readonly unit: string | null;
  readonly series: readonly Series[];
}

function lanesOf(all: readonly Series[]): readonly Lane[] {
  const out = new Map<string, Lane & { series: Series[] }>();
  for (const s of all) {
    const key = JSON.stringify([s.name, s.unit]);
    const lane = out.get(key) ?? { name: s.name, unit: s.unit, series: [] };
    lane.series.push(s);
    out.set(key, lane);
  }
  return [...out.values()];
}

/** A sample with a place and a number. */
interface Sample {
  readonly x: number;
  readonly y: number;
}

interface Told {
  readonly lang: Lang;
  readonly name: string;
  readonly title: string;
  readonly left: number;
}

function figure(s: MonitoringSnapshot, lanes: readonly Lane[], { lang, name, title, left }: Told): Figure {
  const words = WORDS[lang];
  const start = s.window.start ?? "";
  const all = lanes.flatMap((l) => l.series);
  const inputs = [...new Set(all.map((x) => x.input))].map((id) =>
    brief(s.inputs.find((i) => i.id === id)?.name ?? id),
  );
  const drawn = lanes.map((l) => l.series.slice(0, MOST_SERIES));
  return {
    name,
    title,
    caption: words.caption({ start, end: s.window.end ?? "", step: s.window.step_s, inputs: inputs.slice(0, 6) }),
    alt: words.alt(
      lanes.map((l) =>
        words.altLane(
          l.name,
          l.series.slice(0, MOST_SERIES).map((x) => seriesWords(x, l, lang)),
        ),
      ),
    ),
    limits: limitsOf(s, { lanes, left: left + all.length - drawn.flat().length, lang }),
    sources: all.map(({ input, line }) => ({ input, line })),
    document: "snapshot",
    csv: csv(all),
    config: configOf(s, lanes, lang),
    size: { width: WIDTH, height: Math.min(HEIGHT, AROUND + LANE * Math.max(1.4, lanes.length)) },
  };
}

function samplesOf(x: Series, start: string): readonly Sample[] {
  const since = sinceOf(start);
  return x.samples.flatMap(({ at, value }) => {
    const us = since(at);
    const y = Number(value);
    return us === undefined || !Number.isFinite(y) ? [] : [{ x: us / 1e6, y }];
  });
}

function configOf(s: MonitoringSnapshot, lanes: readonly Lane[], lang: Lang): FigureConfig {
  const words = WORDS[lang];
  const start = s.window.start ?? "";
  const span = (sinceStart(s.window.end ?? undefined, start) ?? 0) / 1e6;
  // Marks at both ends of the window stand clear of the frame.
  const room = span > 0 ? Math.max(span * 0.04, 0.5) : 0.02;
  const axes: Record<string, Axis> = {
    x: {
      axis: "x",
      type: "linear",
      position: "bottom",
      min: -room,
      // After a window of one instant there is a second, and nothing before it.
      max: span > 0 ? span + room : 1,
      title: words.xAxis(start),
      grid: true,
    },
  };
  const series = lanes.map((l) => l.series.slice(0, MOST_SERIES));
  const points = series.map((of) => of.map((x) => samplesOf(x, start)));
  for (let i = lanes.length - 1; i >= 0; i--) {
    const ys = points[i]!.flat().map((p) => p.y);
    axes[`y${i}`] = yAxis(lanes[i]!, ys, { lang, stacked: lanes.length > 1 });
  }
  const datasets = series.flatMap((of, i) =>
    of.map((x, k) => dataset(points[i]![k]!, { x, lane: lanes[i]!, i, k, span })),
  );
  const legend = new Set<string>();
  const once = datasets.map((d): Dataset => {
    const key = JSON.stringify([d.label, d.pointStyle]);
    if (legend.has(key)) return { ...d, unlisted: true };
    if (d.unlisted !== true) legend.add(key);
    return d;
  });
  const bands = series.flatMap((of, i) => gapsOf(of, start, `y${i}`));
  return {
    ...EMPTY,
    datasets: once,
    legend: bands.length > 0 || once.some((d) => d.unlisted !== true),
    axes,
    bands,
    labels: lanes.flatMap((_, i) => valuesOf(lanes[i]!, points[i]!, { i, span, lang })),
    keys: bands.length > 0 ? [{ text: words.gap, color: "@outOfScope", hatched: true }] : [],
  };
}

/** Where no series of a lane has more than one sample, marks cover each other: their values in words beside them. */
function valuesOf(
  lane: Lane,
  points: readonly (readonly Sample[])[],
  { i, span, lang }: { i: number; span: number; lang: Lang },
): readonly Label[] {
  const all = points.flat();
  // A value that all of them have stands in the name of the lane.
  if (points.some((p) => p.length > 1) || new Set(all.map((p) => p.y)).size < 2) return [];
  const texts = points.flatMap((p, k) => p.map(({ y }) => `${nameOf(lane.series[k]!, lane)}${COLON[lang]}${spell(y)}`));
  const xs = all.map((p) => p.x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const y = (Math.min(0, ...all.map((p) => p.y)) + Math.max(0, ...all.map((p) => p.y))) / 2;
  // On the side where there is more room.
  const left = least > span / 2;
  const at = { x: left ? least : most, y, yAxisID: `y${i}`, color: "@ink" as const };
  return [{ ...at, text: texts.join(lang === "zh" ? "，" : ",  "), anchor: left ? "left" : "right", plate: true }];
}

/** From zero, unless there are values below it; whole ticks for what is counted. */
function yAxis(lane: Lane, ys: readonly number[], { lang, stacked }: { lang: Lang; stacked: boolean }): Axis {
  const words = WORDS[lang];
  const most = ys.reduce((a, b) => Math.max(a, b), 0);
  const least = ys.reduce((a, b) => Math.min(a, b), 0);
  const range = most === least ? 1 : most - least;
  const single = ys.length === 0 ? words.gap : new Set(ys).size === 1 ? spell(ys[0]!) : undefined;
  return {
    axis: "y",
    type: "linear",
    position: "left",
    // A mark at the bottom stands in its own lane and not in half of the next; room for the name of the lane above its highest mark.
    min: least - range * 0.14,
    top: most === least ? least + 1 : most,
    max: most === least ? least + 1.3 : most + range * 0.55,
    lane: words.lane({
      name: brief(lane.name),
      unit: words.unit(lane.unit),
      counter: lane.series.some((x) => x.kind === "counter"),
      single,
    }),
    grid: true,
    // A scale of nothing would look like a measured zero.
    ...(ys.length === 0 ? { tickText: [] } : {}),
    ...(ys.every((y) => Number.isInteger(y)) ? { whole: true } : {}),
    ...(stacked ? { stack: "lanes", stackWeight: 1 } : {}),
  };
}

interface Place {
  readonly x: Series;
  readonly lane: Lane;
  readonly i: number;
  readonly k: number;
  readonly span: number;
}

function dataset(samples: readonly Sample[], { x, lane, i, k, span }: Place): Dataset {
  const look = LOOKS[k % LOOKS.length]!;
  const label = nameOf(x, lane);
  return {
    type: "scatter",
    label: label === "" ? brief(x.name) : label,
    // The lane itself names a series that is alone in it.
    ...(label === "" ? { unlisted: true } : {}),
    data: merged(samples, span),
    yAxisID: `y${i}`,
    pointStyle: look.style,
    pointRadius: look.stroke > 0 ? 5 : 4,
    pointBackgroundColor: look.stroke > 0 ? "transparent" : look.color,
    pointBorderColor: look.stroke > 0 ? look.color : "transparent",
    pointBorderWidth: look.stroke,
  };
}

/** The least and the most of each column, where samples would cover each other. */
function merged(samples: readonly Sample[], span: number): readonly Point[] {
  if (samples.length <= COLUMNS || span <= 0) return samples;
  const columns = new Map<number, { least: Sample; most: Sample }>();
  for (const p of samples) {
    const at = Math.floor((p.x / span) * COLUMNS);
    const column = columns.get(at);
    if (column === undefined) columns.set(at, { least: p, most: p });
    else if (p.y < column.least.y) column.least = p;
    else if (p.y > column.most.y) column.most = p;
  }
  return [...columns.values()].flatMap(({ least, most }) => (least === most ? [least] : [least, most]));
}

/** Where every series of a lane lacks samples that were due. */
function gapsOf(all: readonly Series[], start: string, yAxisID: string): readonly Band[] {
  const [first, ...others] = all.map((x) => spansOf(x, start));
  const common = others.reduce(
    (kept, spans) =>
      kept.flatMap((a) =>
        spans.flatMap((b) => {
          const [from, to] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
          return to > from ? [[from, to] as const] : [];
        }),
      ),
    first ?? [],
  );
  return common.slice(0, MOST_GAPS).map(([x0, x1]): Band => ({ x0, x1, color: "@grid", hatched: true, yAxisID }));
}

/** Gaps of a series as seconds: the samples beside a gap are there, so it begins and ends half a step from them. */
function spansOf(x: Series, start: string): readonly (readonly [number, number])[] {
  return x.gaps.slice(0, MOST_GAPS).flatMap((g) => {
    const [from, to] = [sinceStart(g.after, start), sinceStart(g.before, start)];
    if (from === undefined || to === undefined) return [];
    const half = (to - from) / (g.missing + 1) / 2;
    return [[(from + half) / 1e6, (to - half) / 1e6] as const];
  });
}

/** What tells a series from the others of its lane: the labels that differ. */
function nameOf(x: Series, lane: Lane): string {
  const own = Object.keys(x.labels).filter((l) => lane.series.some((o) => o.labels[l] !== x.labels[l]));
  return brief(own.map((l) => `${l}=${x.labels[l]}`).join(" "));
}

/** A value in few digits: "4,120" stays whole, 0.0190476 becomes 0.01905. */
function spell(y: number): string {
  const text = Number.isInteger(y) ? Math.abs(y).toLocaleString("en-US") : String(Math.abs(Number(y.toPrecision(4))));
  return y < 0 ? `\u2212${text}` : text;
}

function seriesWords(x: Series, lane: Lane, lang: Lang): string {
  const ys = x.samples.map((p) => Number(p.value)).filter((y) => Number.isFinite(y));
  return WORDS[lang].altSeries(nameOf(x, lane), {
    n: x.samples.length,
    least: ys.length === 0 ? "?" : spell(ys.reduce((a, b) => Math.min(a, b))),
    most: ys.length === 0 ? "?" : spell(ys.reduce((a, b) => Math.max(a, b))),
    missing: x.gaps.reduce((n, g) => n + g.missing, 0),
  });
}

function limitsOf(s: MonitoringSnapshot, of: { lanes: readonly Lane[]; left: number; lang: Lang }): readonly string[] {
  const words = WORDS[of.lang];
  const series = of.lanes.flatMap((l) => l.series);
  const samples = series.flatMap((x) => x.samples);
  const noTime = samples.filter((p) => p.at === null).length;
  const noNumber = samples.filter((p) => !Number.isFinite(Number(p.value))).length;
  const resets = series.filter((x) => (x.counter?.resets.length ?? 0) > 0).length;
  return [
    ...s.limits,
    ...(resets > 0 ? [words.resets(resets)] : []),
    ...(series.some((x) => x.samples.length > COLUMNS) ? [words.merged] : []),
    ...(of.left > 0 ? [words.notDrawn(of.left)] : []),
    ...(noTime > 0 ? [words.noTime(noTime)] : []),
    ...(noNumber > 0 ? [words.noNumber(noNumber)] : []),
  ];
}

function csv(all: readonly Series[]): string {
  const rows = function* (): Generator<(string | null)[]> {
    for (const x of all) {
      const labels = Object.entries(x.labels)
        .map(([k, v]) => `${k}=${v}`)
        .join(" ");
      for (const { at, value } of x.samples) yield [x.id, x.name, labels, x.unit, at, value];
    }
  };
  return toCsv(["series", "metric", "labels", "unit", "at", "value"], rows());
}
