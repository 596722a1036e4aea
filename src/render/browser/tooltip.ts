// What a mark of a figure says under the mouse: its series, and where it stands on both axes.
import type { Axis, FigureConfig } from "../figures/figure.ts";

/** A mark, as Chart.js gives it. */
export interface Mark {
  readonly datasetIndex: number;
  readonly raw: unknown;
  /** Category of a bar. */
  readonly label: string;
}

/** Lines of text about a mark. */
export function tooltipLines(config: FigureConfig, mark: Mark, lang: "en" | "zh" = "en"): string[] {
  const dataset = config.datasets[mark.datasetIndex];
  if (dataset === undefined) return [];
  const y = config.axes[dataset.yAxisID ?? "y"];
  const x = config.axes[dataset.xAxisID ?? "x"];
  const { raw } = mark;
  const point =
    typeof raw === "object" && raw !== null && "x" in raw ? (raw as { x: number; y: number | null }) : undefined;
  const lines = config.legend ? [dataset.label] : [];
  if (point !== undefined) {
    if (x !== undefined) lines.push(onAxis(x, point.x));
    if (y !== undefined && point.y !== null) lines.push(onAxis(y, point.y));
    return lines.filter((l) => l !== "");
  }
  const [category, value] = config.indexAxis === "y" ? [y, x] : [x, y];
  if (mark.label !== "") lines.push(mark.label);
  const colon = lang === "zh" ? "：" : ": ";
  const amount = Array.isArray(raw)
    ? `${plainNumber(Number(raw[0]))} \u2013 ${plainNumber(Number(raw[1]))}`
    : plainNumber(Number(raw));
  lines.push(value?.title === undefined ? amount : `${value.title}${colon}${amount}`);
  return category === undefined ? lines : lines.filter((l) => l !== "");
}

/** A place on an axis in words: the text of its tick, its category, or title and number. */
function onAxis(axis: Axis, value: number): string {
  const tick = axis.tickText?.find((t) => Math.abs(t.value - value) < 0.5);
  if (tick !== undefined && axis.axis === "y") return tick.lines.join(" ");
  const category = axis.labels?.[value];
  if (category !== undefined) return category.replaceAll("\n", " ");
  return axis.title === undefined ? "" : `${plainNumber(value)}  (${axis.title})`;
}

/** Up to six decimals, none that are zero. */
function plainNumber(n: number): string {
  return String(Number(n.toFixed(6)));
}
