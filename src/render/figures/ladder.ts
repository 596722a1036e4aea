// Figure "ladder": an outage as its parts, one below the other on one clock. Solid is what the bounds make certain of a part,
// hatched what they allow.
import type { Evidence, Outage } from "../../schema/evidence.generated.ts";
import { inputName, sourceText } from "../format.ts";
import type { Lang } from "../lang.ts";
import {
  boundsWords,
  eventName,
  eventWords,
  partWords,
  placedEvents,
  recoveredWords,
  splitFirst,
  spread,
  wholeWords,
  type PlacedEvent,
} from "../outage-words.ts";
import {
  EMPTY,
  HEIGHT,
  toCsv,
  WIDTH,
  type Bracket,
  type Colour,
  type Dataset,
  type Figure,
  type FigureConfig,
  type FigureKind,
  type Label,
} from "./figure.ts";
import { WORDS } from "./ladder-words.ts";
import { placesIn } from "./sources.ts";

/** Outages that get a picture; further ones stay in the tables. */
const MOST_FIGURES = 3;
/** Pixels. */
const ROW = 42;
const AROUND = 132;
/** An event later than this part of the whole after it is named and not drawn. */
const LATE = 0.6;

const COLOURS: Readonly<Record<string, Colour>> = {
  silence: "@lost",
  pause: "@seriesD",
  announcement: "@seriesE",
  propagation: "@seriesA",
  repoint: "@repoint",
  nextProbe: "@pending",
  reply: "@seriesC",
};

export const ladder: FigureKind = {
  name: "ladder",
  about: {
    answers:
      "Where the time of an outage went: silence of the machine, announcement, propagation, change of forwarding, waiting for the next probe.",
    read: "One bar a part, on the clock of the observer. Solid is certain, hatched is what the bounds of the clocks allow. The bracket above is the whole.",
    limits:
      "One outage as one observer saw it. What was not recorded is named, with the recording that would split it.",
  },
  from: ["evidence"],
  why: { en: "no outage could be split into parts", zh: "没有可拆分成各部分的中断" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const split = splitFirst(evidence).filter((o) => o.parts.length > 1);
    return split.slice(0, MOST_FIGURES).map((o, i) => {
      const left = i === 0 ? split.length - Math.min(split.length, MOST_FIGURES) : 0;
      return figure(evidence, o, { name: i === 0 ? "ladder" : `ladder-${i + 1}`, left, lang });
    });
  },
};

/** One bar: what is certain and what is possible, in ms from the start of the whole. */
interface Row {
  readonly name: string;
  readonly until: string;
  readonly text: string;
  readonly color: Colour;
  readonly possible: readonly [number, number];
  readonly certain: readonly [number, number] | null;
}

interface View {
  readonly lang: Lang;
  readonly outage: Outage;
  readonly start: string;
  readonly events: readonly PlacedEvent[];
  readonly rows: readonly Row[];
  readonly whole: readonly [number, number];
  /** Events after recovery that are too far away to be drawn. */
  readonly beyond: readonly PlacedEvent[];
}

function view(outage: Outage, lang: Lang): View {
  const first = outage.parts[0]!;
  const start = outage.events.find((e) => e.name === first.after)?.low ?? outage.events[0]!.low;
  const events = placedEvents(outage, start);
  const end = (events.find((e) => e.event.name === "firstReply")?.high_us ?? outage.whole_us) / 1000;
  const after = events.filter((e) => e.event.afterRecovery === true);
  const near = events.filter(
    (e) => e.low_us / 1000 <= end * (1 + LATE) && (isBeside(e) ? e.high_us >= 0 : after.includes(e)),
  );
  const rows = [
    ...outage.parts.map((p) => partRow({ lang }, p, events)),
    ...near.map((e) => eventRow(e, end * (1 + LATE), lang)),
  ];
  // Where the old port was not recorded the whole begins at the last reply, and not where silence may have begun.
  return {
    lang,
    outage,
    start,
    events,
    rows,
    whole: [end - outage.whole_us / 1000, end],
    beyond: after.filter((e) => !isBeside(e) && !near.includes(e)),
  };
}

/** A phase, a check or a metric: beside the ladder, no step of it. */
function isBeside(e: PlacedEvent): boolean {
  return e.event.label !== undefined;
}

function partRow({ lang }: { lang: Lang }, p: Outage["parts"][number], events: readonly PlacedEvent[]): Row {
  const at = (name: string | undefined) => events.find((e) => e.event.name === name);
  const end = at(p.until);
  const begin = at(p.within !== "silence" || p.low_us === 0 ? p.after : "firstUnansweredAtOld");
  // an end that is no event, as nothing shows which one it was, lies as far from the other as the part may be long
  const high = (end?.high_us ?? (begin?.high_us ?? 0) + p.high_us) / 1000;
  const first = begin?.low_us ?? Math.max(0, (end?.low_us ?? 0) - p.high_us);
  const low = p.within === undefined ? Math.min(first / 1000, high) : (at(p.after)?.low_us ?? 0) / 1000;
  const sure = [(begin?.high_us ?? 0) / 1000, (end?.low_us ?? 0) / 1000] as const;
  return {
    name: partWords(p, lang),
    until: p.until === undefined ? "" : WORDS[lang].until(eventWords(p.until, lang)),
    text: boundsWords(p.low_us, p.high_us, lang),
    color: COLOURS[p.name] ?? "@seriesF",
    possible: [low, high],
    certain: p.low_us > 0 && sure[1] > sure[0] ? sure : null,
  };
}

function eventRow(e: PlacedEvent, limit: number, lang: Lang): Row {
  const beside = isBeside(e);
  const [low, high] = [beside ? Math.max(0, e.low_us / 1000) : e.low_us / 1000, Math.min(e.high_us / 1000, limit)];
  return {
    name: eventName(e.event, lang),
    until: beside ? (e.event.untied === true ? WORDS[lang].ownClock : "") : WORDS[lang].afterRecovery,
    text: spread(e),
    color: "@notObserved",
    possible: [low, high],
    certain: low === high ? [low, high] : null,
  };
}

function figure(evidence: Evidence, outage: Outage, options: { name: string; left: number; lang: Lang }): Figure {
  const v = view(outage, options.lang);
  const height = Math.min(HEIGHT, AROUND + (v.rows.length + 1) * ROW);
  return {
    name: options.name,
    title: WORDS[v.lang].title(outage.loss),
    caption: caption(evidence, v),
    alt: alt(v),
    limits: limitsOf(v, options.left),
    sources: placesIn(
      outage.observer === undefined ? [] : [outage.observer],
      outage.events.flatMap((e) => e.evidence),
    ),
    csv: csv(v),
    config: configOf(v),
    size: { width: WIDTH, height },
  };
}

function configOf(v: View): FigureConfig {
  const { rows } = v;
  const last = Math.max(...rows.map((r) => r.possible[1]));
  const colors = [...new Set(rows.map((r) => r.color))];
  const bars = (pick: (r: Row) => Span | null, hatched: boolean): Dataset[] =>
    colors.flatMap((color): Dataset[] => {
      const data = rows.map((r) => (r.color === color ? pick(r) : null));
      return data.every((d) => d === null) ? [] : [bar(color, data, hatched)];
    });
  return {
    ...EMPTY,
    indexAxis: "y",
    legend: false,
    datasets: [
      ...bars((r) => r.certain, false),
      ...bars((r) => before(r), true),
      ...bars((r) => (r.certain === null ? null : span(r.certain[1], r.possible[1])), true),
    ],
    axes: {
      x: {
        axis: "x",
        type: "linear",
        position: "bottom",
        min: Math.min(0, v.whole[0]),
        // Room for the figures at the end of the bars.
        max: last * 1.16,
        title: WORDS[v.lang].xAxis(eventWords(v.outage.parts[0]!.after ?? "", v.lang)),
        grid: true,
      },
      y: {
        axis: "y",
        type: "category",
        position: "left",
        grid: false,
        labels: [WORDS[v.lang].whole, ...rows.map((r) => r.name)],
      },
    },
    brackets: [wholeBracket(v)],
    labels: rows.map((r, i) => labelOf(r, i + 1, { last, comma: WORDS[v.lang].comma })),
  };
}

type Span = readonly [number, number];

function span(from: number, to: number): Span | null {
  return to > from ? [from, to] : null;
}

/** What is possible before what is certain; all of it where nothing is. */
function before(r: Row): Span | null {
  return r.certain === null ? r.possible : span(r.possible[0], r.certain[0]);
}

function bar(color: Colour, data: Dataset["data"], hatched: boolean): Dataset {
  return {
    type: "bar",
    label: color,
    // The first row is the whole, which is a bracket.
    data: [null, ...data],
    backgroundColor: color,
    barThickness: 20,
    minBarLength: hatched ? 0 : 2,
    hatched,
  };
}

/** At the end of a bar, or before it where there is more room. */
function labelOf(r: Row, y: number, { last, comma }: { last: number; comma: string }): Label {
  const right = r.possible[1] < last * 0.55;
  const text = [r.text, r.until].filter((t) => t !== "").join(comma);
  const at = right ? { x: r.possible[1], anchor: "right" as const } : { x: r.possible[0], anchor: "left" as const };
  const room = r.possible[0] > last * 0.4;
  return {
    ...(right || room ? at : { x: r.possible[1], anchor: "right" as const }),
    y,
    text: right || room ? text : r.text,
    color: "@ink",
    always: true,
  };
}

function wholeBracket(v: View): Bracket {
  const text = `${wholeWords(v.outage, v.lang)}${WORDS[v.lang].comma}${recoveredWords(v.outage, v.lang)}`;
  return { x0: v.whole[0], x1: v.whole[1], y: 0, text, color: "@ink" };
}

function caption(evidence: Evidence, v: View): string {
  const inputs = [...new Set(v.outage.events.flatMap((e) => e.evidence.map((s) => s.input)))];
  const { observer } = v.outage;
  return WORDS[v.lang].caption({
    inputs: inputs.slice(0, 6).map((id) => inputName(evidence, id, v.lang)),
    more: inputs.length - 6,
    observer: observer === undefined ? undefined : inputName(evidence, observer, v.lang),
    zero: v.start,
  });
}

function alt(v: View): string {
  const parts = v.outage.parts.map((p) => `${partWords(p, v.lang)} ${boundsWords(p.low_us, p.high_us, v.lang)}`);
  return WORDS[v.lang].alt(wholeWords(v.outage, v.lang), recoveredWords(v.outage, v.lang), parts);
}

function limitsOf(v: View, left: number): readonly string[] {
  const words = WORDS[v.lang];
  const out = [...(v.outage.limits ?? [])];
  for (const c of v.outage.cannotSplit.slice(0, 4)) out.push(words.notRecorded(c.missing));
  for (const e of v.beyond.slice(0, 2)) out.push(words.tooLate(eventWords(e.event.name, v.lang), e.event.low));
  if (left > 0) out.push(words.left(left));
  if (out.length === 0) out.push(words.oneOutage);
  return out;
}

function csv(v: View): string {
  return toCsv(
    ["row", "name", "within", "at_least_us", "at_most_us", "low", "high", "as_stamped", "after_recovery", "sources"],
    [
      ...v.outage.parts.map((p) => ["part", p.name, p.within, p.low_us, p.high_us, null, null, null, null, null]),
      ...v.outage.events.map((e) => [
        "event",
        e.name,
        null,
        null,
        null,
        e.low,
        e.high,
        e.at,
        e.afterRecovery === true ? "yes" : "no",
        e.evidence.map(sourceText).join(" "),
      ]),
    ],
  );
}
