// Figure "mac-mobility": the MAC Mobility sequence of each route as steps, a lane for each place that saw it, the next hop
// named at every step. A route without the community is drawn at "absent", apart from 0; a withdrawal ends its line.
import type { Evidence, RouteEvent } from "../../schema/evidence.generated.ts";
import { brief, inputName, sourceText } from "../format.ts";
import { LIST, type Lang } from "../lang.ts";
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
  type Label,
  type Point,
  type PointStyle,
} from "./figure.ts";
import { showsSeq } from "../../correlate/route-observers.ts";
import { byMac, eventText, laneName, routeOf, view, type Lane, type PlacedLane, type View } from "./mobility-lanes.ts";
import { WORDS } from "./mac-mobility-words.ts";

const MOST_LANES = 4;
/** MACs that get a figure; further ones stay in the table. */
const MOST_FIGURES = 3;
const LANE = 110;
const AROUND = 172;

export const macMobility: FigureKind = {
  name: "mac-mobility",
  about: {
    answers: "Where a MAC was, by which next hop, and with which MAC Mobility sequence.",
    read: 'A lane for each place and table that saw the route. The height is the sequence; "absent" is a route without the community, which is apart from 0; a triangle at its height is of a table that shows no sequences. The line is the route that wins; a cross is a withdrawal. The words name the next hop.',
    limits:
      "A table shows what was held when it was printed. A rise with a new next hop is how a move looks, and a duplicate address as well.",
  },
  from: ["evidence"],
  why: { en: "no EVPN route of a MAC was read", zh: "没有读到某个 MAC 的 EVPN 路由" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const all = byMac(evidence);
    const moved = all.filter((lanes) =>
      lanes.some((lane) => lane.moves > 0 || lane.mobility.mac === evidence.subject.mac),
    );
    // MACs that stayed where they were say little; one of them is drawn where none moved.
    const groups = moved.length > 0 ? moved : all.slice(0, 1);
    return groups.slice(0, MOST_FIGURES).map((lanes, i) => {
      const name = i === 0 ? "mac-mobility" : `mac-mobility-${i + 1}`;
      return figure(evidence, lanes, {
        lang,
        name,
        left: i === 0 ? all.length - Math.min(groups.length, MOST_FIGURES) : 0,
      });
    });
  },
};

function figure(evidence: Evidence, all: readonly Lane[], options: { lang: Lang; name: string; left: number }): Figure {
  const chosen = all.toSorted((a, b) => b.moves - a.moves || b.events.length - a.events.length).slice(0, MOST_LANES);
  const lanes = all.filter((lane) => chosen.includes(lane));
  const v = view(evidence, lanes, options.lang);
  const words = WORDS[options.lang];
  const { mobility } = lanes[0]!;
  const config: FigureConfig = {
    ...EMPTY,
    datasets: v.lanes.flatMap((lane, i) => datasets(v, lane, i)),
    axes: axes(v),
    labels: v.lanes.flatMap((lane, i) => labels(v, lane, i)),
    keys: [],
  };
  return {
    name: options.name,
    title: words.title(brief(mobility.mac), mobility.vni, words.kinds[v.kind]),
    caption: caption(v),
    sources: all.flatMap((lane) => lane.events.map((e) => e.source)),
    alt: alt(v),
    limits: limitsOf(v, all.length - lanes.length, options.left),
    csv: csv(all),
    config,
    size: { width: WIDTH, height: Math.min(HEIGHT, AROUND + LANE * Math.max(1.6, lanes.length)) },
  };
}

interface Mark {
  readonly says: keyof (typeof WORDS)["en"]["marks"];
  readonly color: Colour;
  readonly style: PointStyle;
  readonly stroke: number;
  readonly test: (e: RouteEvent) => boolean;
}

const MARKS: readonly Mark[] = [
  {
    says: "seq",
    color: "@seriesA",
    style: "circle",
    stroke: 0,
    test: (e) => !e.withdrawn && e.seq !== undefined && !e.sticky,
  },
  {
    says: "absent",
    color: "@seriesA",
    style: "circle",
    stroke: 2,
    test: (e) => !e.withdrawn && e.seq === undefined && showsSeq(e) && !e.sticky,
  },
  {
    says: "notShown",
    color: "@seriesA",
    style: "triangle",
    stroke: 0,
    test: (e) => !e.withdrawn && !showsSeq(e) && !e.sticky,
  },
  { says: "sticky", color: "@seriesD", style: "rectRot", stroke: 0, test: (e) => !e.withdrawn && e.sticky },
  { says: "withdrawal", color: "@lost", style: "crossRot", stroke: 2.5, test: (e) => e.withdrawn },
];

function datasets(v: View, lane: PlacedLane, i: number): readonly Dataset[] {
  const yAxisID = `y${i}`;
  const out: Dataset[] = [];
  for (const mark of MARKS) {
    const data = lane.placed.filter((p) => mark.test(p.event)).map(({ x, y }) => ({ x, y }));
    if (data.length === 0) continue;
    const before = v.lanes.slice(0, i).some((l) => l.placed.some((p) => mark.test(p.event)));
    out.push({
      type: "scatter",
      label: WORDS[v.lang].marks[mark.says],
      data,
      yAxisID,
      pointStyle: mark.style,
      pointRadius: mark.style === "circle" ? 5.5 : 7,
      pointBackgroundColor: mark.stroke > 0 && mark.style === "circle" ? "@paper" : mark.color,
      pointBorderColor: mark.stroke > 0 ? mark.color : "transparent",
      pointBorderWidth: mark.stroke,
      order: mark.says === "withdrawal" ? 0 : 1,
      ...(before ? { unlisted: true } : {}),
    });
  }
  for (const run of runs(v, lane)) {
    out.push({
      type: "line",
      label: "held",
      data: run.points,
      yAxisID,
      stepped: true,
      spanGaps: false,
      borderColor: "@seriesA",
      borderWidth: 2,
      // A line at "absent" is dashed: nothing was said there.
      borderDash: run.absent ? [3, 4] : [],
      pointRadius: 0,
      pointStyle: false,
      order: 2,
      unlisted: true,
    });
  }
  return out;
}

interface Run {
  readonly absent: boolean;
  readonly points: readonly Point[];
}

/** Stretches over which a route was held: from each change to the next, the last one to the end of that place's recording. */
function runs(v: View, lane: PlacedLane): readonly Run[] {
  const out: { absent: boolean; points: Point[] }[] = [];
  // Without an order there is no before and no after, and nothing to connect.
  if (v.kind === "place") return out;
  // A recording that goes on long after would press its events together: the line then ends at the edge.
  const end = Math.min(lane.end, v.xMax);
  const height = (event: RouteEvent): number => event.seq ?? -v.step;
  for (const [i, { x, event }] of lane.held.entries()) {
    if (event === undefined) continue;
    const next = lane.held[i + 1];
    const points: Point[] = [{ x, y: height(event) }];
    points.push({ x: next?.x ?? Math.max(x, end), y: height(event) });
    if (next?.event !== undefined) points.push({ x: next.x, y: height(next.event) });
    out.push({ absent: event.seq === undefined, points });
  }
  return out;
}

function labels(v: View, lane: PlacedLane, i: number): readonly Label[] {
  const out: Label[] = [];
  const said = new Map<string, string>();
  for (const { event, x, y } of lane.placed) {
    const text = eventText(v.evidence, event, v.lang);
    // The same thing said again of a route needs no second label.
    if (said.get(routeOf(event)) !== text)
      out.push({ x, y, yAxisID: `y${i}`, text, color: "@ink", anchor: "aboveRight" });
    said.set(routeOf(event), text);
  }
  return out;
}

function axes(v: View): FigureConfig["axes"] {
  const words = WORDS[v.lang];
  const out: Record<string, Axis> = {
    x: {
      axis: "x",
      type: "linear",
      position: "bottom",
      min: v.xMin,
      max: v.xMax,
      title: words.axes[v.kind],
      grid: true,
      ...(v.kind === "time" ? {} : { whole: true }),
      ...(v.kind === "place" ? { tickText: inputTicks(v) } : {}),
    },
  };
  const { step } = v;
  // A row for withdrawals of routes that were announced before the recording began, where there are any.
  const lowest = Math.min(-step, ...v.lanes.flatMap((l) => l.placed.map((p) => p.y)));
  const below = (lane: PlacedLane): { value: number; lines: readonly string[] }[] => [
    ...(lowest < -step ? [{ value: -2 * step, lines: [words.notSeen] }] : []),
    { value: -step, lines: [lane.table === "mac" ? words.notShown : words.absent] },
  ];
  const values: number[] = [];
  for (let y = 0; y <= v.yMax; y += step) values.push(y);
  for (let i = v.lanes.length - 1; i >= 0; i--) {
    out[`y${i}`] = {
      axis: "y",
      type: "linear",
      position: "left",
      min: lowest - 0.5 * step,
      max: v.yMax + 1.9 * step,
      lane: laneName(v.evidence, v.lanes[i]!, v.lang).join(LIST[v.lang]),
      grid: true,
      tickText: [...below(v.lanes[i]!), ...values.map((y) => ({ value: y, lines: [String(y)] }))],
      ...(v.lanes.length === 1 ? {} : { stack: "lanes", stackWeight: 1 }),
    };
  }
  return out;
}

/** Ids of the inputs under their columns, as far as there is room. */
function inputTicks(v: View): readonly { value: number; lines: readonly string[] }[] {
  const every = Math.ceil(v.inputs.length / 20);
  return v.inputs.map((id, i) => ({ value: i + 1, lines: [id] })).filter((_, i) => i % every === 0);
}

function caption(v: View): string {
  const inputs = [...new Set(v.lanes.flatMap((l) => l.events.map((e) => e.source.input)))];
  const words = WORDS[v.lang];
  return [
    words.from(
      inputs.slice(0, 6).map((id) => inputName(v.evidence, id, v.lang)),
      inputs.length - 6,
    ),
    howPlaced(v),
    words.apart,
    v.kind === "place" ? "" : words.line + words.lineEnd(v.kind),
    v.lanes.some((l) => l.placed.some((p) => p.y < -v.step)) ? words.notSeenMeans : "",
  ]
    .filter((text) => text !== "")
    .join(v.lang === "zh" ? "" : " ");
}

function howPlaced(v: View): string {
  const words = WORDS[v.lang];
  if (v.kind === "time") return words.zero(v.start);
  return v.kind === "order" ? words.inOrder : words.sideBySide;
}

function alt(v: View): string {
  const parts = v.lanes.map((lane) => {
    const steps = lane.placed.slice(0, 12).map(({ event }) => eventText(v.evidence, event, v.lang));
    const more = lane.placed.length > 12 ? WORDS[v.lang].andMore(lane.placed.length - 12) : "";
    return `${laneName(v.evidence, lane, v.lang).join(", ")}: ${steps.join("; ")}${more}.`;
  });
  return WORDS[v.lang].alt(parts);
}

function limitsOf(v: View, lanesLeft: number, macsLeft: number): readonly string[] {
  const words = WORDS[v.lang];
  const out = [words.duplicate];
  if (v.lanes.some((l) => l.events.some((e) => e.table === "bgp" || e.table === "mac"))) {
    out.push(words.table);
  }
  if (lanesLeft > 0) out.push(words.lanesLeft(lanesLeft));
  if (macsLeft > 0) out.push(words.macsLeft(macsLeft));
  if (v.omitted > 0) out.push(words.omitted(v.omitted));
  return out;
}

function csv(lanes: readonly Lane[]): string {
  const header = "mac,vni,ip,where,table,at,order,next_hop,sequence,sticky,withdrawn,rd,source".split(",");
  return toCsv(
    header,
    lanes.flatMap(({ mobility: m, where, events }) =>
      events.map((e) => [
        m.mac,
        m.vni,
        m.ip,
        where,
        e.table,
        e.at,
        e.order,
        e.nextHop,
        e.seq ?? (e.withdrawn || !showsSeq(e) ? null : "absent"),
        e.sticky ? "yes" : "no",
        e.withdrawn ? "yes" : "no",
        e.rd,
        sourceText(e.source),
      ]),
    ),
  );
}
