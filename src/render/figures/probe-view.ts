// What a probe figure looks at: which probes, over which stretch of time, in which lanes, and where a period's bounds lie.
import type { Evidence, LossPeriod, Raster, Repoint } from "../../schema/evidence.generated.ts";
import { sinceStart, vtepShort } from "../format.ts";
import type { Lang } from "../lang.ts";
import type { Body } from "./bodies.ts";
import type { Colour, PointStyle } from "./figure.ts";

/** How the probes of one state are drawn. */
export interface State {
  readonly letter: string;
  readonly color: Colour;
  readonly style: PointStyle;
  readonly radius: number;
  readonly rotation?: number;
  readonly stroke?: number;
}

// Each state has its own colour and its own shape.
export const STATES: readonly State[] = [
  { letter: "a", color: "@answered", style: "rect", radius: 4 },
  { letter: "n", color: "@notObserved", style: "cross", radius: 5, stroke: 1.5 },
  { letter: "p", color: "@pending", style: "circle", radius: 5, stroke: 1.5 },
  { letter: "t", color: "@late", style: "triangle", radius: 7 },
  { letter: "o", color: "@localError", style: "triangle", radius: 7, rotation: 180 },
  { letter: "e", color: "@icmpError", style: "rectRot", radius: 7 },
  { letter: "l", color: "@lost", style: "crossRot", radius: 7, stroke: 2.5 },
];
/** States of which every probe is drawn. */
export const KEPT = "loe";

/** A stretch of time, in seconds from the start of the raster. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** One picture of one body of probes. */
export interface View {
  readonly lang: Lang;
  readonly evidence: Evidence;
  readonly body: Body;
  readonly raster: Raster;
  readonly range: Range;
  readonly lanes: readonly Lane[];
  /** The period whose bounds are drawn out, where there is room for them. */
  readonly focus: LossPeriod | undefined;
}

/** A row of the figure. */
export interface Lane {
  /** Index into raster.vteps; -1: none seen; -2: the tap knows no VTEPs. */
  readonly vtep: number;
  readonly lines: readonly string[];
}

/** First and last known send, in seconds. */
export function extent(sent: readonly (number | null)[]): Range {
  let from = Infinity;
  let to = -Infinity;
  for (const us of sent) {
    if (us === null) continue;
    if (us < from) from = us;
    if (us > to) to = us;
  }
  return { from: from / 1e6, to: to / 1e6 };
}

/** A little room at both ends; one second after a single probe, of which nothing was before. */
export function pad(range: Range): Range {
  const room = Math.max((range.to - range.from) * 0.02, 0.001);
  return range.to === range.from
    ? { from: range.from - 0.02, to: range.to + 1 }
    : { from: range.from - room, to: range.to + room };
}

/** The surroundings of a period, and how wide the period itself is; undefined when its times contradict each other. */
export function around(period: LossPeriod, raster: Raster, whole: Range): { range: Range; band: number } | undefined {
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

const LANES: Readonly<Record<Lang, { plain: readonly string[]; to: string; none: string }>> = {
  en: { plain: ["probes", "(no tunnel at this tap)"], to: "to", none: "no VTEP seen" },
  zh: { plain: ["探测", "（此处没有隧道）"], to: "到", none: "未见 VTEP" },
};

/** A lane for each VTEP, and one for probes that went to none. */
export function lanesOf(evidence: Evidence, raster: Raster, lang: Lang): readonly Lane[] {
  const words = LANES[lang];
  if (raster.vteps.length === 0) return [{ vtep: -2, lines: words.plain }];
  const lanes: Lane[] = raster.vteps.map((address, vtep) => {
    const name = vtepShort(evidence, address);
    return { vtep, lines: name === address ? [`${words.to} ${address}`] : [`${words.to} ${name}`, address] };
  });
  if (raster.vtep.includes(-1)) lanes.push({ vtep: -1, lines: [words.none] });
  return lanes;
}

/** The lanes that have probes in a stretch of time. */
export function inRange(lanes: readonly Lane[], raster: Raster, range: Range): readonly Lane[] {
  if (raster.vteps.length === 0) return lanes;
  const used = new Set<number>();
  for (const [i, us] of raster.sent_us.entries()) {
    if (us !== null && us / 1e6 >= range.from && us / 1e6 <= range.to) used.add(raster.vtep[i] ?? -1);
  }
  const left = lanes.filter((lane) => used.has(lane.vtep));
  return left.length === 0 ? lanes : left;
}

/** The times that bound a period, in seconds from the raster's start. */
export interface Places {
  readonly lastSent: number | undefined;
  readonly lastReply: number | undefined;
  readonly firstLost: number | undefined;
  readonly lastLost: number | undefined;
  readonly firstSent: number | undefined;
  readonly firstReply: number | undefined;
}

/** Where the bounds of a period lie; undefined where they are not known. */
export function placesOf(period: LossPeriod, raster: Raster): Places {
  const rel = (time: string | undefined): number | undefined => {
    const us = sinceStart(time, raster.start);
    return us === undefined ? undefined : us / 1e6;
  };
  const bySeq = (seq: number | undefined): number | undefined => {
    const us = seq === undefined ? null : raster.sent_us[indexOf(raster, seq)];
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

/** Index of a probe: a seq may wrap, so of several the one sent nearest to `near` (seconds) is meant. -1: not in the raster. */
export function indexOf(raster: Raster, seq: number, near?: number): number {
  let best = -1;
  let distance = Infinity;
  for (let i = raster.seq.indexOf(seq); i !== -1; i = raster.seq.indexOf(seq, i + 1)) {
    const us = raster.sent_us[i];
    const away = near === undefined || us === null || us === undefined ? 0 : Math.abs(us / 1e6 - near);
    if (away >= distance) continue;
    best = i;
    distance = away;
  }
  return best;
}

/** A repoint, in seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly repoint: Repoint;
}

/** The repoints in view. */
export function repointsOf(view: View): readonly Span[] {
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
