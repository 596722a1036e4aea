// Figure "probe-strip": tries of a probe log as cells, each where it began: logins by SSH, heartbeats, requests. What failed is
// marked with how long it took. A lane a stream; streams of the same time stand one above the other.
import type { Evidence, Raster, Source, Stream } from "../../schema/evidence.generated.ts";
import { brief, count, duration, inputName, parseTime, plural, sinceStart } from "../format.ts";
import type { Lang } from "../lang.ts";
import { fieldsOf } from "./facts.ts";
import {
  EMPTY,
  HEIGHT,
  toCsv,
  WIDTH,
  type Axis,
  type Colour,
  type Dataset,
  type Figure,
  type FigureConfig,
  type FigureKind,
  type Hatch,
  type Label,
} from "./figure.ts";
import { WORDS as PROBE_WORDS } from "./probe-words.ts";
import { placesIn } from "./sources.ts";

const MOST_LANES = 4;
const MOST_FIGURES = 3;
/** Tries that can be told apart as cells; longer streams are the probe figure's. */
const MOST_CELLS = 400;
const LEAST_CELLS = 2;
/** Pixels of a lane and around them. */
const LANE = 84;
const AROUND = 150;
/** Part of an interval that a cell fills. */
const FILL = 0.86;
const MOST_MARKS = 6;
/** States of a try that failed. */
const FAILED = "leo";

interface Words {
  readonly title: (streams: readonly string[], more: number) => string;
  readonly xAxis: string;
  readonly lane: (v: { to: string; sent: number; answered: number }) => string;
  readonly laneFrom: (lane: string, input: string) => string;
  readonly failedAfter: (seq: number, d: string) => string;
  readonly failed: (seq: number) => string;
  readonly caption: (zero: string, lanes: readonly string[]) => string;
  readonly alt: (lanes: readonly string[]) => string;
  readonly altLane: (lane: string, failures: readonly string[], more: number) => string;
  readonly resolution: (d: string) => string;
  readonly news: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (streams, more) => `Tries one by one: ${streams.join(", ")}${more > 0 ? `, and ${more} more` : ""}`,
    xAxis: "when each try began, seconds from the first",
    lane: ({ to, sent, answered }) => `${to}: ${count(answered)} of ${count(sent)} went well`,
    laneFrom: (lane, input) => `${lane}, from ${input}`,
    failedAfter: (seq, d) => `try ${seq} failed after ${d}`,
    failed: (seq) => `try ${seq} failed`,
    caption: (zero, lanes) =>
      `A cell a try, from its start to just before the next; 0 s is ${zero}. A cell that is not there is a try that was not recorded. ${lanes.join(" ")}`,
    alt: (lanes) => `Tries as cells over time. ${lanes.join(" ")}`,
    altLane: (lane, failures, more) =>
      `${lane}${failures.length === 0 ? "" : `; ${failures.join("; ")}`}${more > 0 ? `; and ${more} more failed` : ""}.`,
    resolution: (d) => `Between two tries nothing was looked at: nothing shorter than ${d} need show.`,
    news: "Each try is a new one: how a session that was open fared is not in it.",
    further: (n) => `${plural(n, "further stream")} not drawn; see the table of streams.`,
  },
  zh: {
    title: (streams, more) => `逐次尝试：${streams.join("、")}${more > 0 ? `，另有 ${more} 个` : ""}`,
    xAxis: "每次尝试的开始，自第一次起的秒数",
    lane: ({ to, sent, answered }) => `${to}：${count(sent)} 次中成功 ${count(answered)} 次`,
    laneFrom: (lane, input) => `${lane}，来自 ${input}`,
    failedAfter: (seq, d) => `第 ${seq} 次在 ${d} 后失败`,
    failed: (seq) => `第 ${seq} 次失败`,
    caption: (zero, lanes) =>
      `每格一次尝试，从其开始到下一次之前；0 s 为 ${zero}。没有格子之处没有记录到尝试。${lanes.join("")}`,
    alt: (lanes) => `随时间排列的尝试。${lanes.join("")}`,
    altLane: (lane, failures, more) =>
      `${lane}${failures.length === 0 ? "" : `；${failures.join("；")}`}${more > 0 ? `；另有 ${more} 次未成功` : ""}。`,
    resolution: (d) => `两次尝试之间没有观察：短于 ${d} 的情况未必显现。`,
    news: "每次都是新的尝试：已经打开的会话如何，不在其中。",
    further: (n) => `另有 ${count(n)} 个流未画出；见流的表格。`,
  },
};

const LOOKS: readonly { readonly letters: string; readonly color: Colour; readonly hatched: Hatch }[] = [
  { letters: "a", color: "@passed", hatched: false },
  { letters: "t", color: "@late", hatched: "upright" },
  { letters: FAILED, color: "@failed", hatched: "crossed" },
  { letters: "pn", color: "@outOfScope", hatched: "level" },
];

/** One stream with its tries, and how far its start is from that of the figure. */
interface Lane {
  readonly stream: Stream;
  readonly raster: Raster;
  /** Epoch seconds of the first and the last try, as a float: to compare, not to tell. */
  readonly from: number;
  readonly to: number;
}

export const probeStrip: FigureKind = {
  name: "probe-strip",
  about: {
    answers: "Which single tries went well: logins by SSH, heartbeats, requests; and how long a failed one took.",
    read: "A cell a try, where it began, as wide as the time to the next. A crossed cell failed, upright lines are a late answer, level ones were not decided; the words say after how long. A cell that is missing is a try that was not recorded. Streams of the same time stand one above the other.",
    limits: "Between two tries nothing was looked at. Streams of more than 400 tries are left to the probe figure.",
  },
  from: ["evidence"],
  why: { en: "no log of single tries was read", zh: "没有读到逐次尝试的日志" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const groups = grouped(lanesOf(evidence));
    const left = groups.slice(MOST_FIGURES).reduce((n, g) => n + g.length, 0);
    return groups.slice(0, MOST_FIGURES).map((group, i) => {
      const name = i === 0 ? "probe-strip" : `probe-strip-${i + 1}`;
      return figure(evidence, group, { lang, name, left: i === 0 ? left : 0 });
    });
  },
};

function lanesOf(evidence: Evidence): readonly Lane[] {
  const out: Lane[] = [];
  for (const raster of evidence.rasters) {
    const stream = evidence.streams.find((s) => s.id === raster.stream);
    if (stream?.key.protocol !== "probe" || raster.seq.length < LEAST_CELLS || raster.seq.length > MOST_CELLS) continue;
    const start = parseTime(raster.start);
    const sent = raster.sent_us.filter((us) => us !== null);
    if (start === undefined || sent.length < LEAST_CELLS) continue;
    const zero = Number(start / 1000n);
    const ends = sent.reduce((a, us) => [Math.min(a[0]!, us), Math.max(a[1]!, us)], [Infinity, -Infinity]);
    out.push({ stream, raster, from: (zero + ends[0]!) / 1e6, to: (zero + ends[1]!) / 1e6 });
  }
  // Those with a failure first, then the longer.
  return out.toSorted((a, b) => failures(b) - failures(a) || b.raster.seq.length - a.raster.seq.length);
}

function failures(lane: Lane): number {
  const { lost, icmpErrors, localErrors } = lane.stream;
  return lost + icmpErrors + localErrors > 0 ? 1 : 0;
}

/** Streams of nearly the same stretch of time together, so that a silence of one can be seen beside the other. */
function grouped(lanes: readonly Lane[]): readonly (readonly Lane[])[] {
  const groups: Lane[][] = [];
  for (const lane of lanes) {
    const group = groups.find((g) => g.length < MOST_LANES && alike(g[0]!, lane));
    if (group === undefined) groups.push([lane]);
    else group.push(lane);
  }
  return groups;
}

function alike(a: Lane, b: Lane): boolean {
  const common = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return common > 0.5 * Math.max(a.to - a.from, b.to - b.from);
}

interface Told {
  readonly evidence: Evidence;
  readonly lanes: readonly Lane[];
  readonly lang: Lang;
  /** Start of the earliest raster: 0 s. */
  readonly zero: string;
  /** Where the raster of each lane starts, in microseconds. */
  readonly starts: ReadonlyMap<Lane, number | undefined>;
}

function figure(
  evidence: Evidence,
  lanes: readonly Lane[],
  { lang, name, left }: { lang: Lang; name: string; left: number },
): Figure {
  const words = WORDS[lang];
  const zero = lanes.reduce(
    (a, b) => (sinceStart(b.raster.start, a)! < 0 ? b.raster.start : a),
    lanes[0]!.raster.start,
  );
  const starts = new Map(lanes.map((l) => [l, sinceStart(l.raster.start, zero)]));
  const told = { evidence, lanes, lang, zero, starts };
  const names = lanes.map((l) => brief(l.stream.to));
  const laneTexts = lanes.map((l) => laneWords(told, l).long);
  const interval = Math.max(...lanes.map((l) => stepOf(l)));
  return {
    name,
    title: words.title(names.slice(0, 2), names.length - 2),
    caption: words.caption(
      zero,
      laneTexts.map((t) => `${t}${lang === "zh" ? "。" : "."}`),
    ),
    alt: words.alt(
      lanes.map((l, i) =>
        words.altLane(
          laneTexts[i]!,
          marks(told, l).map((m) => m.text),
          l.raster.state.split("").filter((s) => FAILED.includes(s)).length - marks(told, l).length,
        ),
      ),
    ),
    limits: [words.resolution(duration(interval * 1e6)), words.news, ...(left > 0 ? [words.further(left)] : [])],
    sources: sourcesOf(told),
    csv: csv(told),
    config: configOf(told),
    size: { width: WIDTH, height: Math.min(HEIGHT, AROUND + LANE * lanes.length) },
  };
}

/** What failed first; then the logs as a whole. */
function sourcesOf({ evidence, lanes }: Told): readonly Source[] {
  const streams = new Map(lanes.map((l) => [l.stream.id, l.stream]));
  const failed = evidence.facts.filter(
    (f) =>
      f.kind === "probe.failed" && lanes.some((l) => l.stream.input === f.source.input && l.stream.to === f.subject),
  );
  const periods = evidence.lossPeriods.filter((p) => streams.has(p.stream));
  return placesIn(
    lanes.map((l) => l.stream.input),
    [...failed.map((f) => f.source), ...periods.flatMap((p) => p.evidence)],
  );
}

/** A lane in words: in the picture, and with its input in the caption. */
function laneWords({ evidence, lang }: Told, { stream }: Lane): { short: string; long: string } {
  const words = WORDS[lang];
  const short = words.lane({ to: brief(stream.to), sent: stream.sent, answered: stream.answered + stream.late });
  return { short, long: words.laneFrom(short, inputName(evidence, stream.input, lang)) };
}

/** Seconds from one try to the next, as the command or most spacings say; 1 s where nothing does. */
function stepOf({ stream }: Lane): number {
  const us = stream.nominalInterval_us ?? stream.interval_us;
  return us === null || us <= 0 ? 1 : us / 1e6;
}

/** Seconds of a try from the start of the figure; undefined without a time. */
function at(told: Told, lane: Lane, i: number): number | undefined {
  const us = lane.raster.sent_us[i];
  const start = told.starts.get(lane);
  return us === null || us === undefined || start === undefined ? undefined : (start + us) / 1e6;
}

function configOf(told: Told): FigureConfig {
  const { lanes, lang } = told;
  const step = Math.max(...lanes.map(stepOf));
  const span = Math.max(...lanes.map((l) => l.to)) - Math.min(...lanes.map((l) => l.from));
  const end = span + step;
  const axes: Record<string, Axis> = {
    x: { axis: "x", type: "linear", position: "bottom", min: 0, max: end, title: WORDS[lang].xAxis, grid: true },
  };
  for (let i = lanes.length - 1; i >= 0; i--) {
    axes[`y${i}`] = {
      axis: "y",
      type: "linear",
      position: "left",
      min: 0,
      // Above the cells there is room for the name of the lane, and for what failed.
      max: 2.6,
      lane: laneWords(told, lanes[i]!).short,
      grid: false,
      tickText: [],
      ...(lanes.length === 1 ? {} : { stack: "lanes", stackWeight: 1 }),
    };
  }
  return {
    ...EMPTY,
    datasets: lanes.flatMap((lane, i) => cells(told, lane, i)),
    axes,
    labels: lanes.flatMap((lane, i) =>
      marks(told, lane).map(({ x, text }): Label => ({
        x,
        y: 1,
        yAxisID: `y${i}`,
        text,
        color: "@ink",
        anchor: "above",
        bold: true,
      })),
    ),
    keys: keysOf(told),
  };
}

function cells(told: Told, lane: Lane, i: number): readonly Dataset[] {
  const step = stepOf(lane);
  return LOOKS.flatMap((look): Dataset[] => {
    const data = lane.raster.seq.flatMap((_, k) => {
      const x = at(told, lane, k);
      // A bar stands on its middle: so it begins where the try did.
      return x === undefined || !look.letters.includes(lane.raster.state[k] ?? "n")
        ? []
        : [{ x: x + (step * FILL) / 2, y: 1 }];
    });
    if (data.length === 0) return [];
    return [
      {
        type: "bar",
        label: look.letters,
        unlisted: true,
        data,
        xAxisID: "x",
        yAxisID: `y${i}`,
        barSpan: step * FILL,
        backgroundColor: look.color,
        hatched: look.hatched,
      },
    ];
  });
}

/** What failed, with its duration where the log told it. */
function marks(told: Told, lane: Lane): readonly { x: number; text: string }[] {
  const { evidence, lang, zero } = told;
  const took = new Map<string, number>();
  for (const f of evidence.facts) {
    if (f.kind !== "probe.failed" || f.source.input !== lane.stream.input || f.subject !== lane.stream.to) continue;
    const { at: when, duration_us: us } = fieldsOf(f);
    const away = typeof when === "string" ? sinceStart(when, zero) : undefined;
    if (away !== undefined && typeof us === "number") took.set(String(Math.round(away)), us);
  }
  const out: { x: number; text: string }[] = [];
  for (const [i, seq] of lane.raster.seq.entries()) {
    const x = at(told, lane, i);
    if (x === undefined || !FAILED.includes(lane.raster.state[i] ?? "n") || out.length === MOST_MARKS) continue;
    const us = took.get(String(Math.round(x * 1e6)));
    const text = us === undefined ? WORDS[lang].failed(seq) : WORDS[lang].failedAfter(seq, duration(us));
    out.push({ x: x + (stepOf(lane) * FILL) / 2, text });
  }
  return out;
}

function keysOf({ lanes, lang }: Told): FigureConfig["keys"] {
  const states = PROBE_WORDS[lang].states;
  return LOOKS.flatMap((look) => {
    const used = look.letters.split("").filter((l) => lanes.some((lane) => lane.raster.state.includes(l)));
    if (used.length === 0) return [];
    return [
      { text: used.map((l) => states[l]!).join(lang === "zh" ? "、" : ", "), color: look.color, hatched: look.hatched },
    ];
  });
}

function csv(told: Told): string {
  const says = PROBE_WORDS.en.states;
  return toCsv(
    ["stream", "input", "to", "try", "after_first_s", "state"],
    told.lanes.flatMap((lane) =>
      lane.raster.seq.map((seq, i) => {
        const x = at(told, lane, i);
        return [
          lane.stream.id,
          lane.stream.input,
          lane.stream.to,
          seq,
          x === undefined ? null : Number(x.toFixed(6)),
          says[lane.raster.state[i] ?? "n"] ?? "",
        ];
      }),
    ),
  );
}
