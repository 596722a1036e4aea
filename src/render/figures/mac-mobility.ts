// Figure "mac-mobility": the MAC Mobility sequence of each route as steps, a lane for each place that saw it, the next hop
// named at every step. A route without the community is drawn at "absent", apart from 0; a withdrawal ends its line.
import type { Evidence, Mobility, RouteEvent } from "../../schema/evidence.generated.ts";
import { brief, inputName, parseTime, plural, shortName, sourceText, vtepShort } from "../format.ts";
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

const MOST_LANES = 4;
/** MACs that get a figure; further ones stay in the table. */
const MOST_FIGURES = 3;
/** Events of a lane that are drawn; a flapping MAC has thousands, of which the first and the last are kept. */
const MOST_EVENTS = 400;
const LANE = 110;
const AROUND = 172;

type AxisKind = "time" | "order" | "place";

/** One line: a route as one table of one place showed it, or as UPDATEs passed there. */
interface Lane {
  readonly mobility: Mobility;
  readonly kind: AxisKind;
  readonly table: RouteEvent["table"];
  readonly where: string;
  readonly events: readonly RouteEvent[];
  readonly moves: number;
}

export const macMobility: FigureKind = {
  name: "mac-mobility",
  why: "no EVPN route of a MAC was read",
  build(evidence) {
    const groups = byMac(evidence);
    return groups.slice(0, MOST_FIGURES).map((lanes, i) =>
      figure(evidence, lanes, {
        name: i === 0 ? "mac-mobility" : `mac-mobility-${i + 1}`,
        left: i === MOST_FIGURES - 1 ? groups.length - MOST_FIGURES : 0,
      }),
    );
  },
};

/** Lanes of each (MAC, VNI) and kind of axis: the subject first, then those that moved, then the longer histories. */
function byMac(evidence: Evidence): readonly (readonly Lane[])[] {
  const groups = new Map<string, Lane[]>();
  for (const mobility of evidence.mobility) {
    for (const lane of lanesOf(mobility)) {
      const key = JSON.stringify([mobility.mac, mobility.vni, lane.kind]);
      groups.set(key, [...(groups.get(key) ?? []), lane]);
    }
  }
  const rank = (lanes: readonly Lane[]): number =>
    (lanes[0]?.mobility.mac === evidence.subject.mac ? 1e6 : 0) +
    lanes.reduce((n, l) => n + l.moves * 100 + l.events.length, 0);
  return [...groups.values()].filter((lanes) => lanes.length > 0).toSorted((a, b) => rank(b) - rank(a));
}

function lanesOf(mobility: Mobility): readonly Lane[] {
  const lanes = new Map<string, Lane & { events: RouteEvent[] }>();
  for (const event of mobility.history) {
    // What a forwarding table says is no route: it has no sequence to draw.
    if (event.table === "fdb") continue;
    const kind = axisKind(event);
    const { where, table } = event;
    const key = JSON.stringify([where, table, kind]);
    let lane = lanes.get(key);
    if (lane === undefined) {
      const moves = mobility.moves.filter((m) => m.where === where).length;
      lanes.set(key, (lane = { mobility, kind, where, table, events: [], moves }));
    }
    lane.events.push(event);
  }
  return [...lanes.values()];
}

/** Events with a time, those with a place in the case's order and the rest have no axis in common. */
function axisKind(event: RouteEvent): AxisKind {
  if (event.at !== undefined && parseTime(event.at) !== undefined) return "time";
  return event.order === undefined ? "place" : "order";
}

interface Placed {
  readonly event: RouteEvent;
  readonly x: number;
  readonly y: number;
}

/** What holds at a place from `x` on: the route that wins there, or none. */
interface Held {
  readonly x: number;
  /** Undefined: no route is known to be held. */
  readonly event: RouteEvent | undefined;
}

interface View {
  readonly evidence: Evidence;
  readonly lanes: readonly (Lane & { readonly placed: readonly Placed[]; readonly held: readonly Held[] })[];
  readonly kind: AxisKind;
  readonly start: string;
  readonly xMin: number;
  readonly xMax: number;
  readonly yMax: number;
  /** Between two ticks of the sequence; "absent" is one step below 0. */
  readonly step: number;
  readonly omitted: number;
}

/** Where each event goes. All lanes of a figure have one kind of axis. */
function view(evidence: Evidence, lanes: readonly Lane[]): View {
  const events = lanes.flatMap((l) => l.events);
  const { kind } = lanes[0]!;
  const times = kind === "time" ? events.map((e) => parseTime(e.at!)!) : [];
  const first = times.reduce((a, b) => (b < a ? b : a), times[0] ?? 0n);
  const start = events[times.indexOf(first)]?.at ?? "";
  const yMax = events.reduce((n, e) => Math.max(n, e.seq ?? 0), 1);
  const step = Math.max(1, Math.ceil(yMax / 3));
  let omitted = 0;
  const placed = lanes.map((lane) => {
    const half = MOST_EVENTS / 2;
    const kept =
      lane.events.length <= MOST_EVENTS ? lane.events : [...lane.events.slice(0, half), ...lane.events.slice(-half)];
    omitted += lane.events.length - kept.length;
    const at = (event: RouteEvent, i: number): number => {
      if (kind === "time") return Number(parseTime(event.at!)! - first) / 1e9;
      return kind === "order" ? event.order! : i + 1;
    };
    const sorted = kept.map((event, i) => ({ event, x: at(event, i) })).toSorted((a, b) => a.x - b.x);
    return {
      ...lane,
      placed: heights(sorted, step),
      held: winners(sorted, lane.table === "bgp" || lane.table === "mac"),
    };
  });
  const xs = placed.flatMap((l) => l.placed.map((p) => p.x));
  const low = xs.reduce((a, b) => Math.min(a, b), Infinity);
  const high = xs.reduce((a, b) => Math.max(a, b), -Infinity);
  const room = high > low ? (high - low) * 0.06 : 1;
  return { evidence, lanes: placed, kind, start, xMin: low - room, xMax: high + room * 3, yMax, step, omitted };
}

/** Which route an event is about: a withdrawal names its route by RD, Ethernet tag and nothing else. */
function routeOf(event: RouteEvent): string {
  return JSON.stringify(event.rd === undefined ? [event.nextHop] : [event.rd, event.ethTag ?? 0]);
}

/** Without a sequence one step below 0; a withdrawal at the height of the route it withdraws, two below where none was seen. */
function heights(sorted: readonly { event: RouteEvent; x: number }[], step: number): readonly Placed[] {
  const routes = new Map<string, number>();
  return sorted.map(({ event, x }) => {
    const key = routeOf(event);
    if (!event.withdrawn) routes.set(key, event.seq ?? -step);
    return { event, x, y: routes.get(key) ?? -2 * step };
  });
}

/** What holds after each event. A snapshot shows all routes that were held when it was taken, so it replaces what was before. */
function winners(sorted: readonly { event: RouteEvent; x: number }[], snapshots: boolean): readonly Held[] {
  const out: Held[] = [];
  const routes = new Map<string, RouteEvent>();
  for (const [i, { event, x }] of sorted.entries()) {
    if (snapshots && sorted[i - 1]?.x !== x) routes.clear();
    if (event.withdrawn) routes.delete(routeOf(event));
    else routes.set(routeOf(event), event);
    if (sorted[i + 1]?.x !== x) out.push({ x, event: winner([...routes.values()]) });
  }
  return out;
}

/** The best route as the table says, else the one with the highest sequence (RFC 7432 section 7.7), the later of equals. */
function winner(routes: readonly RouteEvent[]): RouteEvent | undefined {
  const best = routes.find((r) => r.best === true);
  if (best !== undefined) return best;
  return routes.reduce<RouteEvent | undefined>(
    (a, b) => (a === undefined || (b.seq ?? 0) >= (a.seq ?? 0) ? b : a),
    undefined,
  );
}

function figure(evidence: Evidence, all: readonly Lane[], options: { name: string; left: number }): Figure {
  const chosen = all.toSorted((a, b) => b.moves - a.moves || b.events.length - a.events.length).slice(0, MOST_LANES);
  const lanes = all.filter((lane) => chosen.includes(lane));
  const v = view(evidence, lanes);
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
    title: `MAC mobility of ${brief(mobility.mac)}${mobility.vni === null ? "" : `, VNI ${mobility.vni}`}`,
    caption: caption(v),
    alt: alt(v),
    limits: limitsOf(v, all.length - lanes.length, options.left),
    csv: csv(all),
    config,
    size: { width: WIDTH, height: Math.min(HEIGHT, AROUND + LANE * Math.max(1.6, lanes.length)) },
  };
}

type PlacedLane = View["lanes"][number];

interface Mark {
  readonly says: string;
  readonly color: Colour;
  readonly style: PointStyle;
  readonly stroke: number;
  readonly test: (e: RouteEvent) => boolean;
}

const MARKS: readonly Mark[] = [
  {
    says: "route with a sequence",
    color: "@seriesA",
    style: "circle",
    stroke: 0,
    test: (e) => !e.withdrawn && e.seq !== undefined && !e.sticky,
  },
  {
    says: "route without the community",
    color: "@seriesA",
    style: "circle",
    stroke: 2,
    test: (e) => !e.withdrawn && e.seq === undefined && !e.sticky,
  },
  { says: "sticky route", color: "@seriesD", style: "rectRot", stroke: 0, test: (e) => !e.withdrawn && e.sticky },
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
      label: mark.says,
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

/** Stretches over which a route was held: from each change to the next, the last one to the last event of the figure. */
function runs(v: View, lane: PlacedLane): readonly Run[] {
  const out: { absent: boolean; points: Point[] }[] = [];
  const end = Math.max(...v.lanes.flatMap((l) => l.held.map((h) => h.x)));
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
    const text = eventText(v.evidence, event);
    // The same thing said again of a route needs no second label.
    if (said.get(routeOf(event)) !== text)
      out.push({ x, y, yAxisID: `y${i}`, text, color: "@ink", anchor: "aboveRight" });
    said.set(routeOf(event), text);
  }
  return out;
}

/** "leaf-b, seq 1", "local, absent", "route of leaf-a withdrawn". */
function eventText(evidence: Evidence, event: RouteEvent): string {
  if (event.withdrawn) {
    const who = event.rd?.replace(/:\d+$/, "");
    return who === undefined ? "withdrawn" : `route of ${vtepShort(evidence, who)} withdrawn`;
  }
  const hop = event.nextHop === null && event.local === true ? "local" : vtepShort(evidence, event.nextHop);
  return `${hop}, ${event.seq === undefined ? "absent" : `seq ${event.seq}`}`;
}

function laneName(evidence: Evidence, lane: Lane): readonly string[] {
  const tables = { update: "BGP UPDATE", bgp: "BGP table", mac: "EVPN MAC table", fdb: "FDB" } as const;
  const route = lane.mobility.ip === undefined ? "MAC only" : `MAC+IP ${brief(lane.mobility.ip)}`;
  return [shortName(evidence, lane.where), route, ...(lane.table === undefined ? [] : [tables[lane.table]])];
}

function axes(v: View): FigureConfig["axes"] {
  const titles: Readonly<Record<AxisKind, string>> = {
    time: "seconds from the first event",
    order: "order of the snapshots, as the case says",
    place: "order in which it was read: neither a time nor an order is known",
  };
  const out: Record<string, Axis> = {
    x: {
      axis: "x",
      type: "linear",
      position: "bottom",
      min: v.xMin,
      max: v.xMax,
      title: titles[v.kind],
      grid: true,
      ...(v.kind === "time" ? {} : { whole: true }),
    },
  };
  const { step } = v;
  // A row for withdrawals of routes that were announced before the recording began, where there are any.
  const lowest = Math.min(-step, ...v.lanes.flatMap((l) => l.placed.map((p) => p.y)));
  const below = [{ value: -step, lines: ["absent"] }];
  if (lowest < -step) below.unshift({ value: -2 * step, lines: ["not seen"] });
  const values: number[] = [];
  for (let y = 0; y <= v.yMax; y += step) values.push(y);
  for (let i = v.lanes.length - 1; i >= 0; i--) {
    out[`y${i}`] = {
      axis: "y",
      type: "linear",
      position: "left",
      min: lowest - 0.5 * step,
      max: v.yMax + 1.9 * step,
      lane: laneName(v.evidence, v.lanes[i]!).join(", "),
      grid: true,
      tickText: [...below, ...values.map((y) => ({ value: y, lines: [String(y)] }))],
      ...(v.lanes.length === 1 ? {} : { stack: "lanes", stackWeight: 1 }),
    };
  }
  return out;
}

function caption(v: View): string {
  const inputs = [...new Set(v.lanes.flatMap((l) => l.events.map((e) => e.source.input)))];
  const shown = inputs.slice(0, 6).map((id) => inputName(v.evidence, id));
  const more = inputs.length > 6 ? `; and ${inputs.length - 6} more` : "";
  return [
    `From ${shown.join("; ")}${more}.`,
    v.kind === "time"
      ? `0 s is ${v.start}.`
      : "No times are known for all of these events: steps have an order, not a length.",
    'MAC-only and MAC+IP routes are kept apart. "absent": no MAC Mobility community, which means sequence 0 on the wire.',
    "The line is the route that wins, by the table or by the highest sequence; it ends where none is left.",
    v.lanes.some((l) => l.placed.some((p) => p.y < -v.step))
      ? '"not seen": withdrawn, and announced before the recording.'
      : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function alt(v: View): string {
  const parts = v.lanes.map((lane) => {
    const steps = lane.placed.slice(0, 12).map(({ event }) => eventText(v.evidence, event));
    const more = lane.placed.length > 12 ? `, then ${lane.placed.length - 12} more` : "";
    return `${laneName(v.evidence, lane).join(", ")}: ${steps.join(", ")}${more}.`;
  });
  return `MAC Mobility sequence as steps, ${plural(v.lanes.length, "lane")}. ${parts.join(" ")}`;
}

function limitsOf(v: View, lanesLeft: number, macsLeft: number): readonly string[] {
  const out = [
    "A rise with a new next hop shows that the fabric treated it as a move; a duplicate address looks the same.",
  ];
  if (v.lanes.some((l) => l.events.some((e) => e.table === "bgp" || e.table === "mac"))) {
    out.push("A table shows what was held when it was printed, not when it changed.");
  }
  if (lanesLeft > 0) out.push(`${plural(lanesLeft, "further lane")} not drawn; see the table and the CSV.`);
  if (macsLeft > 0) out.push(`${plural(macsLeft, "further MAC")} not drawn; see the table.`);
  if (v.omitted > 0) out.push(`${plural(v.omitted, "event")} in the middle of long histories not drawn; see the CSV.`);
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
        e.seq ?? (e.withdrawn ? null : "absent"),
        e.sticky ? "yes" : "no",
        e.withdrawn ? "yes" : "no",
        e.rd,
        sourceText(e.source),
      ]),
    ),
  );
}
