// Figure "probes": each probe at its send time in the lane of the VTEP it went to, with the bounds of every loss period.
// Where a period is too short to be read in the whole recording, "probes-detail" shows its surroundings.
import type { Evidence, LossPeriod, Source } from "../../schema/evidence.generated.ts";
import { count, duration, openWords, vtepShort } from "../format.ts";
import type { Lang } from "../lang.ts";
import { bodies, worst, type Body } from "./bodies.ts";
import {
  EMPTY,
  HEIGHT,
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
} from "./figure.ts";
import {
  around,
  extent,
  indexOf,
  inRange,
  lanesOf,
  pad,
  placesOf,
  repointsOf,
  STATES,
  type State,
  type View,
} from "./probe-view.ts";
import { copiesOf, marksOf } from "./probe-marks.ts";
import { altOf, captionOf, csvOf, limitsOf, WORDS } from "./probe-words.ts";
import { placesIn } from "./sources.ts";

/** Bodies of probes that get a picture; further ones stay in the tables. */
const MOST_BODIES = 3;
/** A period narrower than this part of the recording gets a detail figure. */
const READABLE = 0.12;
/** Pixels. */
const LANE = 72;
const BRACKET = 27;
const AROUND = 172;

/** A copy of a probe in the lane of a further VTEP that it went to. */
const COPY: State = { letter: "", color: "@soft", style: "circle", radius: 4.5, stroke: 1.5 };

export const probes: FigureKind = {
  name: "probes",
  about: {
    answers:
      "Which probes were answered, late or lost, to which VTEP they went, and how long a loss period may have been and certainly was.",
    read: "Each mark is a probe at its send time, in the lane of the VTEP that it went to; every state has its own shape. The light band runs from the last answered request to the first answered one, the dark band from the first to the last unanswered one; brackets give the durations, which are never merged. A period too short to be read in the whole recording has a detail figure.",
    limits:
      "Nothing shorter than the interval of the probes shows. Answered probes that fall on one pixel are drawn once, lost ones always.",
  },
  from: ["evidence"],
  why: { en: "no stream of probes was found", zh: "没有找到任何探测流" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const drawn = bodies(evidence).filter((b) => b.raster !== undefined && b.raster.sent_us.some((s) => s !== null));
    const figures: Figure[] = [];
    for (const [i, body] of drawn.slice(0, MOST_BODIES).entries()) {
      const name = i === 0 ? "probes" : `probes-${i + 1}`;
      const left = i === MOST_BODIES - 1 ? drawn.length - MOST_BODIES : 0;
      figures.push(...ofBody(evidence, body, { name, left, lang }));
    }
    return figures;
  },
};

function ofBody(evidence: Evidence, body: Body, options: { name: string; left: number; lang: Lang }): Figure[] {
  const { lang } = options;
  const raster = body.raster!;
  const whole = extent(raster.sent_us);
  const lanes = lanesOf(evidence, raster, lang);
  const period = worst(body.periods);
  const surroundings = period === undefined ? undefined : around(period, raster, whole);
  const near = surroundings !== undefined && surroundings.band < READABLE * (whole.to - whole.from);
  const view: View = { lang, evidence, body, raster, lanes, range: pad(whole), focus: near ? undefined : period };
  const out = [figure(view, options.name, options.left)];
  if (near) {
    const { range } = surroundings;
    out.push(
      figure({ ...view, range, focus: period, lanes: inRange(lanes, raster, range) }, `${options.name}-detail`, 0),
    );
  }
  return out;
}

function figure(view: View, name: string, left: number): Figure {
  const { body, lanes, focus } = view;
  const rows = bracketsOf(view);
  // Room for the labels of periods, or for the text above the first bracket.
  const room = focus === undefined && body.periods.length > 0 ? 1 : 0.3;
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
      y: lanes.length - 0.5 + ((room === 1 ? 1 : 0) + rows.length - i - 0.4) * (BRACKET / lane),
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
    title: name.endsWith("-detail")
      ? WORDS[view.lang].titleDetail(focus?.id ?? "")
      : WORDS[view.lang].title(body.stream.id),
    caption: captionOf(view),
    alt: altOf(view),
    limits: limitsOf(view, left),
    sources: sourcesOf(view),
    csv: csvOf(view),
    config,
    size: { width: WIDTH, height: Math.max(300, height) },
  };
}

/** What decides each period in view, what moved the probes to another VTEP, and the taps as a whole. */
function sourcesOf({ body, focus }: View): readonly Source[] {
  const periods = focus === undefined ? body.periods : [focus];
  const places = [
    ...periods.flatMap((p) => [
      ...[p.lastReplyBefore, p.firstReplyAfter].flatMap((mark) => (mark === null ? [] : [mark.source])),
      ...p.evidence,
    ]),
    ...(body.path?.repoints ?? []).flatMap((r) => r.evidence),
  ];
  return placesIn(
    body.taps.map((s) => s.input),
    places,
  );
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
      title: WORDS[view.lang].xAxis,
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
  const { states } = WORDS[view.lang];
  const marks = marksOf(view);
  const drawn = STATES.flatMap((state, i) => {
    const of = marks.find((m) => m.letter === state.letter);
    if (of === undefined) return [];
    // A lower order lies on top: a lost probe is never hidden by answered ones.
    const label = `${states[state.letter]} (${count(of.total)})`;
    return [{ ...dataset(state, label, of.points), order: STATES.length - i }];
  });
  const { points } = copiesOf(view);
  const label = `${WORDS[view.lang].copies} (${count(points.length)})`;
  return points.length === 0 ? drawn : [...drawn, { ...dataset(COPY, label, points), order: STATES.length + 1 }];
}

function dataset(state: State, label: string, data: readonly Point[]): Dataset {
  const outlined = state.stroke !== undefined;
  return {
    type: "scatter",
    label,
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
    const { firstLost: first, lastLost: last } = p;
    if (first === undefined || last === undefined || first > last) continue;
    if (last >= view.range.from && first <= view.range.to) proven.push({ x0: first, x1: last, color: "@proven" });
  }
  return [...possible, ...proven];
}

type Row = Omit<Bracket, "y">;

/** Brackets from the widest to the narrowest, then the repoints, as far as there is room. */
function bracketsOf(view: View): readonly Row[] {
  const { focus, lang } = view;
  const words = WORDS[lang];
  const rows: Row[] = [];
  if (focus !== undefined) {
    const p = placesOf(focus, view.raster);
    const add = (x0: number | undefined, x1: number | undefined, text: string): void => {
      if (x0 !== undefined && x1 !== undefined) rows.push({ x0, x1, text, color: "@lost" });
    };
    if (focus.open === null) {
      add(p.lastSent, p.firstReply, words.outage(duration(focus.outageAtMost_us, "up", lang)));
      add(p.lastReply, p.firstReply, words.gap(duration(focus.observedGap_us, "nearest", lang)));
      add(p.lastSent, p.firstSent, words.possibleFor(duration(focus.possibleUnreachable_us, "up", lang)));
    } else {
      const from = focus.open === "end" ? p.firstLost : view.range.from;
      const to = focus.open === "start" ? p.lastLost : view.range.to;
      const text = words.open(openWords(focus.open, lang), duration(focus.atLeast_us, "down", lang));
      if (from !== undefined && to !== undefined)
        rows.push({ x0: from, x1: to, text, color: "@lost", open: focus.open });
    }
    add(p.firstLost, p.lastLost, words.provenFor(duration(focus.provenUnreachable_us, "down", lang)));
  }
  for (const { from, to, repoint } of repointsOf(view).slice(0, 3)) {
    const [old, now] = [vtepShort(view.evidence, repoint.from, lang), vtepShort(view.evidence, repoint.to, lang)];
    rows.push({
      x0: from,
      x1: to,
      text: words.repoint(old, now, duration(repoint.interval_us, "up", lang)),
      color: "@repoint",
    });
  }
  return rows;
}

function labelsOf(view: View, top: number): readonly Label[] {
  if (view.focus !== undefined) return seqLabels(view, view.focus);
  const words = WORDS[view.lang];
  // In the whole recording: a figure above each band, the longest period first.
  const size = (p: LossPeriod): number => p.observedGap_us ?? p.atLeast_us ?? 0;
  return view.body.periods
    .toSorted((a, b) => size(b) - size(a))
    .flatMap((period) => {
      const p = placesOf(period, view.raster);
      const x = p.firstSent ?? p.lastLost ?? p.firstLost;
      if (x === undefined) return [];
      const gap =
        period.open === null
          ? words.gapShort(duration(period.observedGap_us, "nearest", view.lang))
          : words.openShort(period.open);
      return [
        {
          x: clearOfRules(view, x),
          y: top,
          text: words.period(period.id, count(period.lost), gap),
          color: "@ink",
          anchor: "right",
          leftOf: p.lastSent ?? x,
        } as const,
      ];
    });
}

/** Part of the range that a label to the right of a period takes at most. */
const LABEL_WIDTH = 0.2;

/** Where a label to the right of `x` may begin: behind the lines of repoints that would run through it. */
function clearOfRules(view: View, x: number): number {
  const width = (view.range.to - view.range.from) * LABEL_WIDTH;
  let at = x;
  const rules = repointsOf(view).flatMap((r) => [r.from, r.to]);
  for (const rule of rules.sort((a, b) => a - b)) if (rule > at && rule < at + width) at = rule;
  return at;
}

/** The sequence numbers that decide: last answered, first and last lost, first answered. */
function seqLabels(view: View, period: LossPeriod): readonly Label[] {
  const { raster, lanes } = view;
  const p = placesOf(period, raster);
  const seqs = [
    { seq: period.firstLostSeq, near: p.firstLost, anchor: "belowLeft", bold: true },
    { seq: period.lastLostSeq, near: p.lastLost, anchor: "belowRight", bold: true },
    { seq: period.lastReplyBefore?.seq, near: p.lastSent, anchor: "belowLeft", bold: false },
    { seq: period.firstReplyAfter?.seq, near: p.firstSent, anchor: "belowRight", bold: false },
  ] as const;
  const out: Label[] = [];
  for (const { seq, near, anchor, bold } of seqs) {
    if (anchor === "belowRight" && bold && seq === period.firstLostSeq) continue;
    const i = seq === undefined ? -1 : indexOf(raster, seq, near);
    const us = raster.sent_us[i];
    if (us === undefined || us === null || us / 1e6 < view.range.from || us / 1e6 > view.range.to) continue;
    const vtep = raster.vteps.length === 0 ? -2 : (raster.vtep[i] ?? -1);
    const lane = lanes.findIndex((l) => l.vtep === vtep);
    out.push({
      x: us / 1e6,
      y: lanes.length - 1 - Math.max(0, lane),
      text: WORDS[view.lang].seq(seq!),
      color: "@ink",
      anchor,
      bold,
    });
  }
  return out;
}

function keysOf(view: View): FigureConfig["keys"] {
  const keys: { text: string; color: Colour }[] = [];
  if (view.body.periods.length > 0) {
    const { proven, possible } = WORDS[view.lang];
    keys.push({ text: proven, color: "@proven" }, { text: possible, color: "@possible" });
  }
  return keys;
}
