// What Chart.js does not draw by itself: paper, bands, brackets with their figures, rules, labels that give way to each
// other, hatching. A Chart.js plugin made for one figure; every text in it goes through the font.
import type { Chart, Plugin } from "chart.js";
import type { Band, Bracket, FigureConfig, Hatch, Label } from "./figures/figure.ts";
import { CANVAS_FAMILY, drawable } from "./glyphs.ts";
import { resolveColour, type Paint } from "./palette.ts";

/** What is used of a drawing context: both canvases have it. */
interface Pen {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  save(): void;
  restore(): void;
  setLineDash(dash: number[]): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A chart seen by its overlay: pen, plot and scales. */
interface Board {
  readonly pen: Pen;
  readonly paint: Paint;
  readonly area: Box;
  readonly whole: { width: number; height: number };
  /** Pixels along x of a value. */
  x(value: number): number;
  /** Pixels along y of a value of an axis. */
  y(value: number, axis?: string): number;
  /** What labels have been set. */
  readonly taken: Box[];
  /** Top and bottom of an axis, in pixels. */
  span(axis: string): { top: number; bottom: number };
}

const SIZE = 13;
const LINE = 17;
const HATCH = 6;
/** Width of a key in the legend. */
export const KEY = 13;
/** Brackets whose right ends are nearer than this part of the plot have their text in one column. */
const COLUMN = 0.3;

/** The plugin for one figure. */
export function overlay(config: FigureConfig, paint: Paint): Plugin {
  return {
    id: "witness",
    beforeDraw(chart: Chart) {
      const pen = penOf(chart);
      pen.save();
      pen.fillStyle = paint("paper");
      pen.fillRect(0, 0, chart.width, chart.height);
      pen.restore();
    },
    beforeDatasetsDraw(chart: Chart) {
      const board = boardOf(chart, paint);
      for (const band of config.bands) drawBand(board, band);
      for (const rule of config.rules) drawRule(board, rule);
    },
    afterDatasetsDraw(chart: Chart) {
      const board = boardOf(chart, paint);
      hatchBars(chart, config, board);
      // Standing bars are in the way of labels; lying ones carry theirs.
      if (config.indexAxis === "x") board.taken.push(...barBoxes(chart, config));
      drawLanes(board, config);
      drawBrackets(board, config.brackets);
      for (const label of config.labels) drawLabel(board, label);
      // The legend stands already; the text under the mouse comes later, and over all of this.
      hatchLegend(chart, board);
    },
  };
}

function penOf(chart: Chart): Pen {
  return chart.ctx;
}

function boardOf(chart: Chart, paint: Paint): Board {
  const scales = chart.scales;
  const yScales = Object.keys(scales).filter((id) => scales[id]!.axis === "y");
  const xScale = scales["x"];
  return {
    pen: penOf(chart),
    paint,
    area: chart.chartArea,
    whole: { width: chart.width, height: chart.height },
    x: (value) => xScale?.getPixelForValue(value) ?? 0,
    y: (value, axis = yScales[0] ?? "y") => scales[axis]?.getPixelForValue(value) ?? 0,
    taken: [],
    span: (axis) => scales[axis] ?? { top: 0, bottom: 0 },
  };
}

/** Lines in a box, computed: no clip, so that the SVG stays plain. */
function hatch(pen: Pen, box: Box, how: Hatch = true): void {
  pen.beginPath();
  if (how === "level") level(pen, box);
  else if (how === "upright") upright(pen, box);
  else slanting(pen, box);
  if (how === "crossed") falling(pen, box);
  pen.stroke();
}

function level(pen: Pen, { left, top, right, bottom }: Box): void {
  // From the edge of the box, not of the page: a low box has the same lines wherever it stands.
  for (let y = top + HATCH / 2; y < bottom; y += HATCH) {
    pen.moveTo(left, y);
    pen.lineTo(right, y);
  }
}

function upright(pen: Pen, { left, top, right, bottom }: Box): void {
  for (let x = left + HATCH / 2; x < right; x += HATCH) {
    pen.moveTo(x, top);
    pen.lineTo(x, bottom);
  }
}

function slanting(pen: Pen, { left, top, right, bottom }: Box): void {
  // The line x + y = c, for each c that crosses the box.
  const first = Math.ceil((left + top) / HATCH) * HATCH;
  for (let c = first; c < right + bottom; c += HATCH) {
    const x0 = Math.max(left, c - bottom);
    const x1 = Math.min(right, c - top);
    if (x1 - x0 < 0.5) continue;
    pen.moveTo(x0, c - x0);
    pen.lineTo(x1, c - x1);
  }
}

function falling(pen: Pen, { left, top, right, bottom }: Box): void {
  // The line y - x = c.
  const first = Math.ceil((top - right) / HATCH) * HATCH;
  for (let c = first; c < bottom - left; c += HATCH) {
    const x0 = Math.max(left, top - c);
    const x1 = Math.min(right, bottom - c);
    if (x1 - x0 < 0.5) continue;
    pen.moveTo(x0, c + x0);
    pen.lineTo(x1, c + x1);
  }
}

function drawBand(board: Board, band: Band): void {
  const { pen, area } = board;
  const left = clamp(board.x(band.x0), area.left, area.right);
  const right = clamp(board.x(band.x1), area.left, area.right);
  pen.save();
  pen.fillStyle = resolveColour(band.color, board.paint);
  // A band is never less than a pixel: a short period in a long recording must not vanish.
  const width = Math.max(1, right - left);
  const { top, bottom } = band.yAxisID === undefined ? area : board.span(band.yAxisID);
  pen.fillRect(left, top, width, bottom - top);
  if (band.hatched === true) {
    pen.strokeStyle = board.paint(band.yAxisID === undefined ? "lost" : "line");
    pen.lineWidth = 0.75;
    hatch(pen, { left, top, right: left + width, bottom });
  }
  pen.restore();
}

function drawRule(board: Board, rule: FigureConfig["rules"][number]): void {
  const { pen, area } = board;
  const x = board.x(rule.x);
  if (x < area.left - 1 || x > area.right + 1) return;
  pen.save();
  pen.strokeStyle = resolveColour(rule.color, board.paint);
  pen.lineWidth = 1.5;
  pen.setLineDash([...rule.dash]);
  pen.beginPath();
  pen.moveTo(x, area.top);
  pen.lineTo(x, area.bottom);
  pen.stroke();
  pen.restore();
}

/** A bracket in pixels. */
interface Placed {
  readonly bracket: Bracket;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly text: string;
  readonly width: number;
  /** Where its text begins when it stands at the right: figures of neighbouring brackets in one column. */
  readonly edge: number;
}

/** Dimension lines with their figures: at the right of all of them where that fits, else each above its line, or before it where it is longer. */
function drawBrackets(board: Board, brackets: readonly Bracket[]): void {
  const { pen, area } = board;
  const x = (value: number): number => clamp(board.x(value), area.left, area.right);
  const widest = Math.max(...brackets.map((b) => x(b.x1)));
  const placed = brackets.map((bracket): Placed => {
    const text = drawable(bracket.text, 90);
    const right = x(bracket.x1);
    const edge = widest - right < (area.right - area.left) * COLUMN ? widest : right;
    const width = measure(pen, text, false);
    return { bracket, left: x(bracket.x0), right, y: board.y(bracket.y), text, width, edge };
  });
  const fits = placed.every((p) => p.edge + 10 + p.width <= area.right);
  for (const p of placed) {
    drawBracket(board, p);
    const middle = clamp(
      (p.left + p.right - p.width) / 2,
      area.left + 4,
      Math.max(area.left + 4, area.right - p.width),
    );
    // A text longer than its bracket would lie across the lines at its ends: it goes before it where there is room.
    const before = p.left - 10 - p.width;
    const [left, y] = fits
      ? [p.edge + 10, p.y]
      : p.width > p.right - p.left && before >= area.left + 4
        ? [before, p.y]
        : [middle, p.y - LINE / 2 - 1];
    board.taken.push({ left: p.left - 2, right: p.right + 2, top: p.y - 6, bottom: p.y + 6 });
    board.taken.push({ left, right: left + p.width, top: y - LINE / 2, bottom: y + LINE / 2 });
    write(pen, p.text, { x: left, y, align: "left", colour: board.paint("ink"), bold: false });
  }
}

function drawBracket(board: Board, { bracket, left, right, y }: Placed): void {
  const { pen } = board;
  pen.save();
  pen.strokeStyle = resolveColour(bracket.color, board.paint);
  pen.lineWidth = 1.75;
  pen.beginPath();
  pen.moveTo(left, y);
  pen.lineTo(right, y);
  if (bracket.open !== "start" && bracket.open !== "both") stop(pen, left, y);
  if (bracket.open !== "end" && bracket.open !== "both") stop(pen, right, y);
  pen.stroke();
  pen.restore();
}

function stop(pen: Pen, x: number, y: number): void {
  pen.moveTo(x, y - 6);
  pen.lineTo(x, y + 6);
}

function drawLanes(board: Board, config: FigureConfig): void {
  const { pen, area } = board;
  for (const [id, axis] of Object.entries(config.axes)) {
    if (axis.lane === undefined) continue;
    const { top } = board.span(id);
    pen.save();
    pen.strokeStyle = board.paint("line");
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(area.left, top);
    pen.lineTo(area.right, top);
    pen.stroke();
    pen.restore();
    const text = drawable(axis.lane, 70);
    const width = measure(pen, text, true);
    // At the right: lanes fill from the left.
    const left = area.right - 6 - width;
    board.taken.push({ left, right: area.right, top: top + 2, bottom: top + 2 + LINE });
    write(pen, text, { x: left, y: top + 2 + LINE / 2, align: "left", colour: board.paint("soft"), bold: true });
  }
}

const OFFSET = 10;

/** Where else a label may go when its first place is taken. */
const OTHERWISE: Partial<Record<Label["anchor"], readonly Label["anchor"][]>> = {
  above: ["aboveRight", "aboveLeft"],
  aboveRight: ["belowRight", "aboveLeft"],
  right: ["left"],
};

function drawLabel(board: Board, label: Label): void {
  const { pen, area } = board;
  // A page can be zoomed: the place of a label may lie outside.
  const at = board.x(label.x);
  if (at < area.left - 1 || at > area.right + 1) return;
  const text = drawable(label.text, 100);
  const bold = label.bold ?? false;
  const width = measure(pen, text, bold);
  if (label.within !== undefined && Math.abs(board.x(label.within) - board.x(0)) < width + 6) return;
  const places = [label.anchor, ...(OTHERWISE[label.anchor] ?? [])].map((anchor) =>
    labelBox(board, { label, anchor, width }),
  );
  const free = places.find((box) => inside(board, box) && !board.taken.some((other) => overlaps(box, other)));
  const box = free ?? (label.always === true ? places[0] : undefined);
  if (box === undefined) return;
  board.taken.push(box);
  // Where it has to stand on its own bar, as in a stretch seen closer, it needs something to stand on.
  const onBar = box !== places[0] && label.always === true && label.leftOf === undefined;
  if (label.plate === true || onBar) {
    pen.save();
    pen.fillStyle = board.paint("paper");
    pen.fillRect(box.left - 3, box.top, box.right - box.left + 6, box.bottom - box.top);
    pen.restore();
  }
  const y = (box.top + box.bottom) / 2;
  write(pen, text, { x: box.left, y, align: "left", colour: resolveColour(label.color, board.paint), bold });
}

function inside(board: Board, box: Box): boolean {
  return box.left >= board.area.left && box.right <= board.whole.width - 4;
}

function labelBox(board: Board, at: { label: Label; anchor: Label["anchor"]; width: number }): Box {
  const { label, anchor, width } = at;
  const { dx, dy } = shift(anchor, width);
  const x = board.x(anchor === "left" ? (label.leftOf ?? label.x) : label.x) + dx;
  const y = board.y(label.y, label.yAxisID) + dy;
  // A label above its mark may be pushed sideways to stay in the picture.
  const low = board.area.left + 2;
  const left = anchor === "above" ? clamp(x, low, Math.max(low, board.whole.width - 4 - width)) : x;
  return { left, right: left + width, top: y - LINE / 2, bottom: y + LINE / 2 };
}

function shift(anchor: Label["anchor"], width: number): { dx: number; dy: number } {
  switch (anchor) {
    case "above":
      return { dx: -width / 2, dy: -OFFSET - 4 };
    case "aboveRight":
      return { dx: 6, dy: -OFFSET - 6 };
    case "aboveLeft":
      return { dx: -width - 8, dy: -OFFSET + 2 };
    case "belowLeft":
      return { dx: -width - 4, dy: OFFSET + 6 };
    case "belowRight":
      return { dx: 4, dy: OFFSET + 6 };
    case "right":
      return { dx: OFFSET, dy: 0 };
    case "left":
      return { dx: -OFFSET - width, dy: 0 };
    case "center":
      return { dx: -width / 2, dy: 0 };
  }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom && b.top < a.bottom;
}

function measure(pen: Pen, text: string, bold: boolean): number {
  pen.save();
  pen.font = `${bold ? 600 : 400} ${SIZE}px ${CANVAS_FAMILY}`;
  const { width } = pen.measureText(text);
  pen.restore();
  return width;
}

interface Style {
  x: number;
  y: number;
  align: string;
  colour: string;
  bold: boolean;
}

function write(pen: Pen, text: string, style: Style): void {
  pen.save();
  pen.font = `${style.bold ? 600 : 400} ${SIZE}px ${CANVAS_FAMILY}`;
  pen.textAlign = style.align;
  pen.textBaseline = "middle";
  pen.fillStyle = style.colour;
  pen.fillText(text, style.x, style.y);
  pen.restore();
}

/** A drawn bar, as Chart.js keeps it. */
interface Bar {
  x: number;
  y: number;
  base: number;
  width: number;
  height: number;
  horizontal: boolean;
}

function hatchBars(chart: Chart, config: FigureConfig, board: Board): void {
  for (const [i, dataset] of config.datasets.entries()) {
    const how = dataset.hatched ?? false;
    if (how === false) continue;
    for (const element of chart.getDatasetMeta(i).data) hatchBar(board, element as unknown as Bar, how);
  }
}

function barBoxes(chart: Chart, config: FigureConfig): Box[] {
  return config.datasets.flatMap((dataset, i) =>
    dataset.type === "bar" ? chart.getDatasetMeta(i).data.map((element) => barBox(element as unknown as Bar)) : [],
  );
}

function barBox(bar: Bar): Box {
  return bar.horizontal
    ? {
        left: Math.min(bar.x, bar.base),
        right: Math.max(bar.x, bar.base),
        top: bar.y - bar.height / 2,
        bottom: bar.y + bar.height / 2,
      }
    : {
        left: bar.x - bar.width / 2,
        right: bar.x + bar.width / 2,
        top: Math.min(bar.y, bar.base),
        bottom: Math.max(bar.y, bar.base),
      };
}

function hatchBar(board: Board, bar: Bar, how: Hatch): void {
  if (Number.isNaN(bar.x) || Number.isNaN(bar.y)) return;
  const box = barBox(bar);
  if (box.right - box.left < 0.5 || box.bottom - box.top < 0.5) return;
  const { pen } = board;
  pen.save();
  pen.strokeStyle = board.paint("paper");
  pen.lineWidth = 1.25;
  pen.setLineDash([]);
  hatch(pen, box, how);
  pen.restore();
}

interface LegendView {
  legendItems?: { hatched?: Hatch }[];
  legendHitBoxes?: { left: number; top: number; height: number }[];
}

function hatchLegend(chart: Chart, board: Board): void {
  const legend = (chart as unknown as { legend?: LegendView }).legend;
  const { pen } = board;
  for (const [i, entry] of (legend?.legendItems ?? []).entries()) {
    const box = legend?.legendHitBoxes?.[i];
    const how = entry.hatched ?? false;
    if (how === false || box === undefined) continue;
    const middle = box.top + box.height / 2;
    pen.save();
    pen.strokeStyle = board.paint("paper");
    pen.lineWidth = 1.25;
    hatch(pen, { left: box.left, right: box.left + KEY, top: middle - 5, bottom: middle + 5 }, how);
    pen.restore();
  }
}

function clamp(v: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, v));
}
