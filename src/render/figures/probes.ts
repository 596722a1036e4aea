// Figure "probes": each probe at its send time in the lane of the VTEP it went to, with the bounds of every loss period.
// Where a period is too short to be read in the whole recording, "probes-detail" shows its surroundings.
import type { Evidence, LossPeriod, Raster, Repoint } from "../../schema/evidence.generated.ts";
import { count, duration, inputName, plural, seconds, seqRange, sinceStart, streamText, vtepShort } from "../format.ts";
import { bodies, worst, type Body } from "./bodies.ts";
import {
  EMPTY,
  HEIGHT,
  toCsv,
  WIDTH,
  type Band,
  type Bracket,
  type Colour,
  type Dataset,
  type Figure,
  type FigureConfig,
  type FigureKind,
  type Label,
  type Point,
  type PointStyle,
} from "./figure.ts";

/** Bodies of probes that get a picture; further ones stay in the tables. */
const MOST_BODIES = 3;
/** Columns that answered probes are merged into: the plot is about this many pixels wide. */
const COLUMNS = 1000;
/** A period narrower than this part of the recording gets a detail figure. */
const READABLE = 0.12;
/** Pixels. */
const LANE = 72;
const BRACKET = 27;
const AROUND = 172;

interface State {
  readonly letter: string;
  readonly says: string;
  readonly color: Colour;
  readonly style: PointStyle;
  readonly radius: number;
  readonly rotation?: number;
  readonly stroke?: number;
}

// Each state has its own colour and its own shape.
const STATES: readonly State[] = [
  { letter: "a", says: "answered", color: "@answered", style: "rect", radius: 4 },
  { letter: "n", says: "not observed", color: "@notObserved", style: "cross", radius: 5, stroke: 1.5 },
  { letter: "p", says: "pending", color: "@pending", style: "circle", radius: 5, stroke: 1.5 },
  { letter: "t", says: "late", color: "@late", style: "triangle", radius: 7 },
  { letter: "o", says: "local error", color: "@localError", style: "triangle", radius: 7, rotation: 180 },
  { letter: "e", says: "ICMP error", color: "@icmpError", style: "rectRot", radius: 7 },
  { letter: "l", says: "lost", color: "@lost", style: "crossRot", radius: 7, stroke: 2.5 },
];
/** States of which every probe is drawn. */
const KEPT = "loe";

/** A stretch of time, in seconds from the start of the raster. */
interface Range {
  readonly from: number;
  readonly to: number;
}

interface View {
  readonly evidence: Evidence;
  readonly body: Body;
  readonly raster: Raster;
  readonly range: Range;
  readonly lanes: readonly Lane[];
  /** The period whose bounds are drawn out, where there is room for them. */
  readonly focus: LossPeriod | undefined;
}

interface Lane {
  /** Index into raster.vteps; -1: none seen; -2: the tap knows no VTEPs. */
  readonly vtep: number;
  readonly lines: readonly string[];
}

export const probes: FigureKind = {
  name: "probes",
  why: "no stream of probes was found",
  build(evidence) {
    const drawn = bodies(evidence).filter((b) => b.raster !== undefined && b.raster.sent_us.some((s) => s !== null));
    const figures: Figure[] = [];
    for (const [i, body] of drawn.slice(0, MOST_BODIES).entries()) {
      const name = i === 0 ? "probes" : `probes-${i + 1}`;
      const left = i === MOST_BODIES - 1 ? drawn.length - MOST_BODIES : 0;
      figures.push(...ofBody(evidence, body, { name, left }));
    }
    return figures;
  },
};

function ofBody(evidence: Evidence, body: Body, options: { name: string; left: number }): Figure[] {
  const raster = body.raster!;
  const whole = extent(raster.sent_us);
  const lanes = lanesOf(evidence, raster);
  const period = worst(body.periods);
  const surroundings = period === undefined ? undefined : around(period, raster, whole);
  const near = surroundings !== undefined && surroundings.band < READABLE * (whole.to - whole.from);
  const view: View = { evidence, body, raster, lanes, range: pad(whole), focus: near ? undefined : period };
  const out = [figure(view, options.name, options.left)];
  if (near) {
    const { range } = surroundings;
    out.push(
      figure({ ...view, range, focus: period, lanes: inRange(lanes, raster, range) }, `${options.name}-detail`, 0),
    );
  }
  return out;
}

function extent(sent: readonly (number | null)[]): Range {
  let from = Infinity;
  let to = -Infinity;
  for (const us of sent) {
    if (us === null) continue;
    if (us < from) from = us;
    if (us > to) to = us;
  }
  return { from: from / 1e6, to: to / 1e6 };
}

function pad(range: Range): Range {
  const room = Math.max((range.to - range.from) * 0.02, 0.001);
  return range.to === range.from
    ? { from: range.from - 1, to: range.to + 1 }
    : { from: range.from - room, to: range.to + room };
}

function around(period: LossPeriod, raster: Raster, whole: Range): { range: Range; band: number } | undefined {
  const marks = placesOf(period, raster);
  const from = marks.lastSent ?? marks.firstLost ?? whole.from;
  const to = marks.firstReply ?? marks.firstSent ?? marks.lastLost ?? whole.to;
  if (to < from) return undefined;
  const interval = (period.resolution_us ?? 0) / 1e6;
  const room = Math.max((to - from) * 0.5, interval * 4.3, 0.001);
  return {
    range: {
      from: Math.max(from - room, whole.from - room * 0.1),
      to: Math.min(to + room * 1.6, whole.to + room * 0.1),
    },
    band: to - from,
  };
}

function lanesOf(evidence: Evidence, raster: Raster): readonly Lane[] {
  if (raster.vteps.length === 0) return [{ vtep: -2, lines: ["probes", "(no tunnel at this tap)"] }];
  const lanes: Lane[] = raster.vteps.map((address, vtep) => {
    const name = vtepShort(evidence, address);
    return { vtep, lines: name === address ? [`to ${address}`] : [`to ${name}`, address] };
  });
  if (raster.vtep.includes(-1)) lanes.push({ vtep: -1, lines: ["no VTEP seen"] });
  return lanes;
}

/** The lanes that have probes in a stretch of time. */
function inRange(lanes: readonly Lane[], raster: Raster, range: Range): readonly Lane[] {
  if (raster.vteps.length === 0) return lanes;
  const used = new Set<number>();
  for (const [i, us] of raster.sent_us.entries()) {
    if (us !== null && us / 1e6 >= range.from && us / 1e6 <= range.to) used.add(raster.vtep[i] ?? -1);
  }
  const left = lanes.filter((lane) => used.has(lane.vtep));
  return left.length === 0 ? lanes : left;
}

/** The times that bound a period, in seconds from the raster's start. */
interface Places {
  readonly lastSent: number | undefined;
  readonly lastReply: number | undefined;
  readonly firstLost: number | undefined;
  readonly lastLost: number | undefined;
  readonly firstSent: number | undefined;
  readonly firstReply: number | undefined;
}

function placesOf(period: LossPeriod, raster: Raster): Places {
  const rel = (time: string | undefined): number | undefined => {
    const us = sinceStart(time, raster.start);
    return us === undefined ? undefined : us / 1e6;
  };
  const bySeq = (seq: number | undefined): number | undefined => {
    const us = seq === undefined ? null : raster.sent_us[raster.seq.indexOf(seq)];
    return us === null || us === undefined ? undefined : us / 1e6;
  };
  const before = period.lastReplyBefore;
  const after = period.firstReplyAfter;
  return {
    // Of each bound the end that keeps the claim true: possible is drawn at its widest, proven at its narrowest.
    lastSent: rel(before?.sent?.low) ?? bySeq(before?.seq),
    lastReply: rel(before?.arrived),
    firstLost: rel(period.firstLostAt?.high) ?? bySeq(period.firstLostSeq),
    lastLost: rel(period.lastLostAt?.low) ?? bySeq(period.lastLostSeq),
    firstSent: rel(after?.sent?.high) ?? bySeq(after?.seq),
    firstReply: rel(after?.arrived),
  };
}

function figure(view: View, name: string, left: number): Figure {
  const { body, lanes, focus } = view;
  const rows = bracketsOf(view);
  const room = focus === undefined && body.periods.length > 0 ? 1 : 0;
  const lane = Math.min(LANE, (HEIGHT - AROUND - (rows.length + room) * BRACKET) / lanes.length);
  const height = Math.round(AROUND + lanes.length * lane + (rows.length + room) * BRACKET);
  const datasets = datasetsOf(view);
  const config: FigureConfig = {
    ...EMPTY,
    datasets,
    axes: axesOf(view, (rows.length + room) * (BRACKET / lane)),
    bands: bandsOf(view),
    brackets: rows.map((row, i) => ({
      ...row,
      y: lanes.length - 0.5 + (room + rows.length - i - 0.4) * (BRACKET / lane),
    })),
    labels: labelsOf(view, lanes.length - 0.5 + 0.5 * (BRACKET / lane)),
    rules: repointsOf(view).flatMap((r) => [
      { x: r.from, color: "@repoint" as const, dash: [5, 4] },
      { x: r.to, color: "@repoint" as const, dash: [5, 4] },
    ]),
    keys: keysOf(view),
  };
  return {
    name,
    title: name.endsWith("-detail") ? `Probes around loss period ${focus?.id ?? ""}` : "Probes over time",
    caption: captionOf(view),
    alt: altOf(view),
    limits: limitsOf(view, left),
    csv: csvOf(view),
    config,
    size: { width: WIDTH, height: Math.max(300, height) },
  };
}

function axesOf(view: View, extra: number): FigureConfig["axes"] {
  const { lanes, range } = view;
  return {
    x: {
      axis: "x",
      type: "linear",
      position: "bottom",
      min: range.from,
      max: range.to,
      title: "send time, seconds from the start of the recording of this stream",
      grid: true,
    },
    y: {
      axis: "y",
      type: "linear",
      position: "left",
      min: -0.5,
      max: lanes.length - 0.5 + extra,
      grid: true,
      tickText: lanes.map((lane, i) => ({ value: lanes.length - 1 - i, lines: lane.lines })),
    },
  };
}

function datasetsOf(view: View): readonly Dataset[] {
  const { raster, lanes, range } = view;
  const laneY = new Map(lanes.map((lane, i) => [lane.vtep, lanes.length - 1 - i]));
  const points = new Map<string, { list: Point[]; total: number; columns: Set<string> }>();
  for (let i = 0; i < raster.seq.length; i++) {
    const letter = raster.state[i] ?? "n";
    let of = points.get(letter);
    if (of === undefined) points.set(letter, (of = { list: [], total: 0, columns: new Set() }));
    const us = raster.sent_us[i] ?? null;
    const x = us === null ? NaN : us / 1e6;
    if (!(x >= range.from && x <= range.to)) continue;
    of.total += 1;
    const y = laneY.get(raster.vteps.length === 0 ? -2 : (raster.vtep[i] ?? -1)) ?? laneY.get(-1) ?? 0;
    // Where marks would cover each other, one is drawn: a column for those answered, half of one for those lost.
    const fine = KEPT.includes(letter) ? 2 : 1;
    const column = `${y}:${Math.floor(((x - range.from) / (range.to - range.from)) * COLUMNS * fine)}`;
    if (of.columns.has(column)) continue;
    of.columns.add(column);
    of.list.push({ x, y });
  }
  const out: Dataset[] = [];
  for (const [i, state] of STATES.entries()) {
    const of = points.get(state.letter);
    // A lower order lies on top: a lost probe is never hidden by answered ones.
    if (of !== undefined && of.total > 0) out.push({ ...dataset(state, of.list, of.total), order: STATES.length - i });
  }
  return out;
}

function dataset(state: State, data: readonly Point[], total: number): Dataset {
  const outlined = state.stroke !== undefined;
  return {
    type: "scatter",
    label: `${state.says} (${count(total)})`,
    data,
    pointStyle: state.style,
    pointRadius: state.radius,
    pointBackgroundColor: outlined ? "transparent" : state.color,
    pointBorderColor: outlined ? state.color : "transparent",
    pointBorderWidth: state.stroke ?? 0,
    ...(state.rotation === undefined ? {} : { rotation: state.rotation }),
  };
}

/** Bands of every period in view: the possible ones first, so that the proven ones lie over them. */
function bandsOf(view: View): readonly Band[] {
  const possible: Band[] = [];
  const proven: Band[] = [];
  for (const period of view.body.periods) {
    const p = placesOf(period, view.raster);
    const from = p.lastSent ?? (period.open === null ? p.firstLost : view.range.from);
    const to = p.firstSent ?? (period.open === null ? p.lastLost : view.range.to);
    if (from !== undefined && to !== undefined && to >= view.range.from && from <= view.range.to) {
      possible.push({ x0: from, x1: to, color: "@possible" });
    }
    const within = p.firstLost !== undefined && p.lastLost !== undefined && p.firstLost <= p.lastLost;
    if (within && p.lastLost! >= view.range.from && p.firstLost! <= view.range.to) {
      proven.push({ x0: p.firstLost!, x1: p.lastLost!, color: "@proven" });
    }
  }
  return [...possible, ...proven];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly repoint: Repoint;
}

function repointsOf(view: View): readonly Span[] {
  const out: Span[] = [];
  for (const repoint of view.body.path?.repoints ?? []) {
    const from = sinceStart(repoint.lastToOld, view.raster.start);
    const to = sinceStart(repoint.firstToNew, view.raster.start);
    if (from === undefined || to === undefined) continue;
    const span = { from: from / 1e6, to: to / 1e6, repoint };
    if (span.to >= view.range.from && span.from <= view.range.to) out.push(span);
  }
  return out;
}

type Row = Omit<Bracket, "y">;

/** Brackets from the widest to the narrowest, then the repoints, as far as there is room. */
function bracketsOf(view: View): readonly Row[] {
  const { focus } = view;
  const rows: Row[] = [];
  if (focus !== undefined) {
    const p = placesOf(focus, view.raster);
    const add = (x0: number | undefined, x1: number | undefined, text: string): void => {
      if (x0 !== undefined && x1 !== undefined) rows.push({ x0, x1, text, color: "@lost" });
    };
    if (focus.open === null) {
      add(p.lastSent, p.firstReply, `outage at most ${duration(focus.outageAtMost_us, "up")}`);
      add(p.lastReply, p.firstReply, `observed gap ${duration(focus.observedGap_us)}, reply to reply`);
      add(p.lastSent, p.firstSent, `possibly unreachable ${duration(focus.possibleUnreachable_us, "up")}`);
    } else {
      const from = focus.open === "end" ? p.firstLost : view.range.from;
      const to = focus.open === "start" ? p.lastLost : view.range.to;
      const text = `open at the ${focus.open === "both" ? "start and end" : focus.open}: at least ${duration(focus.atLeast_us, "down")}`;
      if (from !== undefined && to !== undefined)
        rows.push({ x0: from, x1: to, text, color: "@lost", open: focus.open });
    }
    add(p.firstLost, p.lastLost, `proven unreachable ${duration(focus.provenUnreachable_us, "down")}`);
  }
  for (const { from, to, repoint } of repointsOf(view).slice(0, 3)) {
    const names = `${vtepShort(view.evidence, repoint.from)} to ${vtepShort(view.evidence, repoint.to)}`;
    rows.push({
      x0: from,
      x1: to,
      text: `repoint ${names} within ${duration(repoint.interval_us, "up")}`,
      color: "@repoint",
    });
  }
  return rows;
}

function labelsOf(view: View, top: number): readonly Label[] {
  if (view.focus !== undefined) return seqLabels(view, view.focus);
  // In the whole recording: a figure above each band, the longest period first.
  const size = (p: LossPeriod): number => p.observedGap_us ?? p.atLeast_us ?? 0;
  return view.body.periods
    .toSorted((a, b) => size(b) - size(a))
    .flatMap((period) => {
      const p = placesOf(period, view.raster);
      const x = p.firstSent ?? p.lastLost ?? p.firstLost;
      if (x === undefined) return [];
      const gap = period.open === null ? `gap ${duration(period.observedGap_us)}` : `open at the ${period.open}`;
      return [
        {
          x,
          y: top,
          text: `${period.id}: ${count(period.lost)} lost, ${gap}`,
          color: "@ink",
          anchor: "right",
        } as const,
      ];
    });
}

/** The sequence numbers that decide: last answered, first and last lost, first answered. */
function seqLabels(view: View, period: LossPeriod): readonly Label[] {
  const { raster, lanes } = view;
  const seqs = [
    { seq: period.firstLostSeq, anchor: "belowLeft", bold: true },
    { seq: period.lastLostSeq, anchor: "belowRight", bold: true },
    { seq: period.lastReplyBefore?.seq, anchor: "belowLeft", bold: false },
    { seq: period.firstReplyAfter?.seq, anchor: "belowRight", bold: false },
  ] as const;
  const out: Label[] = [];
  for (const { seq, anchor, bold } of seqs) {
    if (anchor === "belowRight" && bold && seq === period.firstLostSeq) continue;
    const i = seq === undefined ? -1 : raster.seq.indexOf(seq);
    const us = raster.sent_us[i];
    if (us === undefined || us === null || us / 1e6 < view.range.from || us / 1e6 > view.range.to) continue;
    const vtep = raster.vteps.length === 0 ? -2 : (raster.vtep[i] ?? -1);
    const lane = lanes.findIndex((l) => l.vtep === vtep);
    out.push({ x: us / 1e6, y: lanes.length - 1 - Math.max(0, lane), text: `seq ${seq}`, color: "@ink", anchor, bold });
  }
  return out;
}

function keysOf(view: View): FigureConfig["keys"] {
  const keys: { text: string; color: Colour }[] = [];
  if (view.body.periods.length > 0) {
    keys.push({ text: "proven unreachable", color: "@proven" }, { text: "possibly unreachable", color: "@possible" });
  }
  return keys;
}

function captionOf(view: View): string {
  const { evidence, body, raster } = view;
  const { stream } = body;
  const others = body.others.map((id) => {
    const other = evidence.streams.find((s) => s.id === id);
    return other === undefined ? id : `${id} in ${inputName(evidence, other.input)}`;
  });
  const unplaced = raster.sent_us.filter((s) => s === null).length;
  return [
    `Stream ${stream.id}, ${streamText(stream)}: ${plural(stream.sent, "probe")} from ${raster.start} (0 s), ` +
      `mean spacing ${duration(stream.interval_us)}, from ${inputName(evidence, stream.input)}.`,
    others.length === 0 ? "" : `The same probes at other taps: ${others.join("; ")}.`,
    body.periods.length === 0
      ? "No loss period."
      : "Light band: last answered to first answered request; dark band: first to last unanswered request.",
    repointsOf(view).length === 0 ? "" : "Dashed lines: last request to the old VTEP and first to the new.",
    "Answered probes that fall on one pixel are drawn once; every lost one is drawn.",
    raster.omitted === 0
      ? ""
      : `${plural(raster.omitted, "answered probe")} of this stream left out of the evidence's raster.`,
    unplaced === 0 ? "" : `${plural(unplaced, "probe")} without a known send time not drawn; see the CSV.`,
  ]
    .filter((s) => s !== "")
    .join(" ");
}

function altOf(view: View): string {
  const { body, lanes, evidence } = view;
  const { stream } = body;
  const periods = body.periods.slice(0, 5).map((p) => {
    const bounds =
      p.open === null
        ? `observed gap ${duration(p.observedGap_us)}, proven ${duration(p.provenUnreachable_us, "down")}, outage at most ${duration(p.outageAtMost_us, "up")}`
        : `open at the ${p.open}, at least ${duration(p.atLeast_us, "down")}`;
    return `Loss period ${p.id}: seq ${seqRange(p.firstLostSeq, p.lastLostSeq)}, ${plural(p.lost, "probe")} without an answer, ${bounds}.`;
  });
  const repoints = repointsOf(view).map(
    ({ repoint: r }) =>
      `Repoint from ${vtepShort(evidence, r.from)} to ${vtepShort(evidence, r.to)} between seq ${r.lastSeqToOld} and ${r.firstSeqToNew}.`,
  );
  return [
    `Probes by send time, from ${seconds(view.range.from * 1e6)} to ${seconds(view.range.to * 1e6)} s, in ${plural(lanes.length, "lane")}: ` +
      `${lanes.map((l) => l.lines.join(" ")).join("; ")}.`,
    `${count(stream.sent)} sent, ${count(stream.answered)} answered, ${count(stream.late)} late, ${count(stream.lost)} lost.`,
    ...periods,
    ...repoints,
  ].join(" ");
}

function limitsOf(view: View, left: number): readonly string[] {
  const { body } = view;
  const all = [
    ...(view.focus === undefined ? body.periods : [view.focus]).flatMap((p) => p.limits),
    ...(body.path?.limits ?? []),
  ];
  if (left > 0) all.push(`${plural(left, "further stream")} not drawn; every stream is in the table of streams.`);
  return [...new Set(all)];
}

const SAYS: ReadonlyMap<string, string> = new Map(STATES.map((s) => [s.letter, s.says]));

function csvOf({ raster, range }: View): string {
  const rows = function* (): Generator<(string | number | null)[]> {
    for (let i = 0; i < raster.seq.length; i++) {
      const us = raster.sent_us[i] ?? null;
      if (us !== null && (us / 1e6 < range.from || us / 1e6 > range.to)) continue;
      const vtep = raster.vteps[raster.vtep[i] ?? -1] ?? null;
      yield [raster.stream, raster.seq[i]!, us, raster.rtt_us[i] ?? null, SAYS.get(raster.state[i] ?? "n") ?? "", vtep];
    }
  };
  return toCsv(["stream", "seq", "sent_us", "rtt_us", "state", "vtep"], rows());
}
