// What a mark of a figure says under the mouse: its series, where it stands on both axes with units, and the words that the figure has
// beside it. All of it is in the configuration already: nothing is measured on the screen.
import type { Axis, Dataset, FigureConfig, Label } from "../figures/figure.ts";

/** A mark, as Chart.js gives it. */
export interface Mark {
  readonly datasetIndex: number;
  /** Which one of its dataset. */
  readonly dataIndex: number;
  readonly raw: unknown;
}

/** Lines of text about a mark; none for what is no mark of its own: a line between marks. */
export function tooltipLines(config: FigureConfig, mark: Mark, lang: "en" | "zh" = "en"): string[] {
  const dataset = config.datasets[mark.datasetIndex];
  if (dataset === undefined || dataset.pointStyle === false) return [];
  const { raw } = mark;
  const isPoint = typeof raw === "object" && raw !== null && "x" in raw;
  const lines = isPoint
    ? ofPoint(config, dataset, raw as { x: number; y: number | null })
    : ofBar(config, { dataset, index: mark.dataIndex, raw }, lang);
  return [...new Set([...nameOf(config, dataset), ...lines])].filter((l) => l !== "");
}

/** Its name in the legend; of stretches of bars, which have none, the key that looks like them. */
function nameOf(config: FigureConfig, d: Dataset): readonly string[] {
  // What is in the legend for another lane has its name from there.
  const listed = config.datasets.some((o) => o.unlisted !== true && o.label === d.label);
  if (config.legend && listed) return [d.label];
  const key = config.keys.find((k) => k.color === d.backgroundColor && (k.hatched ?? false) === (d.hatched ?? false));
  return key === undefined ? [] : [key.text];
}

function ofPoint(config: FigureConfig, d: Dataset, { x, y }: { x: number; y: number | null }): readonly string[] {
  const id = d.yAxisID ?? "y";
  const [xAxis, yAxis] = [config.axes[d.xAxisID ?? "x"], config.axes[id]];
  // A standing bar of some width is drawn on its middle, and is told from its start.
  const at = d.barSpan === undefined ? x : x - d.barSpan / 2;
  const beside = config.labels.filter((l) => l.x === x && l.y === y && (l.yAxisID ?? "y") === id);
  return [
    ...(xAxis === undefined ? [] : [onAxis(xAxis, at)]),
    ...(yAxis === undefined || y === null || d.barSpan !== undefined ? [] : [onAxis(yAxis, y)]),
    yAxis?.lane ?? "",
    ...beside.map((l) => l.text),
  ];
}

interface Bar {
  readonly dataset: Dataset;
  readonly index: number;
  readonly raw: unknown;
}

function ofBar(config: FigureConfig, { dataset, index, raw }: Bar, lang: "en" | "zh"): readonly string[] {
  const lying = config.indexAxis === "y";
  const category = config.axes[lying ? "y" : (dataset.xAxisID ?? "x")];
  const value = config.axes[lying ? "x" : (dataset.yAxisID ?? "y")];
  const [from, to] = Array.isArray(raw) ? [Number(raw[0]), Number(raw[1])] : [0, Number(raw)];
  const own = config.labels.filter((l) => lying && l.y === index);
  // Texts on a bar stand on its middle, the longest first.
  const inside = own.find((l) => l.anchor === "center" && near(l.x, (from + to) / 2));
  const end = own.find((l) => l.always === true);
  return [
    category?.labels?.[index]?.replaceAll("\n", ", ") ?? "",
    ...(value?.tickText === undefined
      ? [value === undefined ? "" : amount(value, { from, to, list: Array.isArray(raw) }, lang)]
      : cellOf(value, (from + to) / 2)),
    inside?.text ?? "",
    endOf(end),
  ];
}

/** A cell stands in a column and is as wide as that: its place is no amount. */
function cellOf(axis: Axis, middle: number): readonly string[] {
  return axis.tickText?.filter((t) => near(t.value, middle)).map((t) => t.lines.join("")) ?? [];
}

function amount(axis: Axis, of: { from: number; to: number; list: boolean }, lang: "en" | "zh"): string {
  const text = of.list ? `${spelled(of.from)} \u2013 ${spelled(of.to)}` : spelled(of.to);
  return axis.title === undefined ? text : `${axis.title}${lang === "zh" ? "：" : ": "}${text}`;
}

function endOf(label: Label | undefined): string {
  return label?.text ?? "";
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** A place on an axis in words: the text of its tick, its category, or number and what it counts. */
function onAxis(axis: Axis, value: number): string {
  const tick = axis.tickText?.find((t) => Math.abs(t.value - value) < 0.5);
  if (tick !== undefined && axis.axis === "y") return tick.lines.join(" ");
  const category = axis.labels?.[value];
  if (category !== undefined) return category.replaceAll("\n", " ");
  if (axis.title !== undefined) return `${spelled(value)}  (${axis.title})`;
  // A lane has its name and unit in it.
  return axis.lane === undefined || axis.tickText !== undefined ? "" : spelled(value);
}

/** Every digit that the data have, up to nanoseconds of seconds, and none that floating point made up. */
function spelled(n: number): string {
  const value = Number(Number(n.toPrecision(14)).toFixed(9));
  return value.toLocaleString("en-US", { maximumFractionDigits: 9 }).replace("-", "\u2212");
}
