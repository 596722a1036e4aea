// A figure's data -> the configuration that Chart.js takes, with the functions that data cannot hold. For Node and for a page alike.
import type { Chart, ChartConfiguration } from "chart.js";
import type { Axis, Dataset, Figure, Hatch } from "./figures/figure.ts";
import { CANVAS_FAMILY, drawable, isHan } from "./glyphs.ts";
import { KEY, overlay } from "./overlay.ts";
import { resolveColour, type Paint } from "./palette.ts";

/** The Chart.js configuration of a figure: data, and the functions that data cannot hold. */
export function configuration(figure: Figure, paint: Paint, scale: number): ChartConfiguration {
  const { config } = figure;
  const ink = paint("ink");
  return {
    type: "scatter",
    data: {
      labels: [],
      datasets: config.datasets.map((d) => dataset(d, paint)) as never,
    },
    options: {
      responsive: false,
      animation: false,
      events: [],
      devicePixelRatio: scale,
      locale: "en-US",
      clip: false,
      indexAxis: config.indexAxis,
      color: ink,
      font: { family: CANVAS_FAMILY, size: 14, weight: 400 },
      layout: { padding: { top: 14, right: 28, bottom: 12, left: 16 } },
      scales: Object.fromEntries(Object.entries(config.axes).map(([id, axis]) => [id, axisOptions(axis, paint)])),
      plugins: {
        title: {
          display: true,
          align: "start",
          text: drawable(figure.title, titleLength(figure.title)),
          color: ink,
          font: { family: CANVAS_FAMILY, size: 20, weight: 600 },
          padding: { top: 0, bottom: config.legend ? 8 : 16 },
        },
        legend: legend(figure, paint),
      },
    },
    plugins: [overlay(config, paint)],
  } as unknown as ChartConfiguration;
}

/** Colours through the paint, text through the font; the rest as it is. */
function dataset(d: Dataset, paint: Paint): Record<string, unknown> {
  const out: Record<string, unknown> = { borderSkipped: false, pointHitRadius: 0, grouped: false };
  for (const [key, value] of Object.entries(d)) {
    if (key === "barSpan") out["barThickness"] = span(Number(value));
    else if (!key.endsWith("Color")) out[key] = value;
    else if (Array.isArray(value)) out[key] = value.map((v) => resolveColour(String(v), paint));
    else out[key] = resolveColour(String(value), paint);
  }
  out["label"] = drawable(d.label, 48);
  return out;
}

/** Latin letters that a title has room for at the default width, and how many of them a Chinese one takes. */
const TITLE = 96;
const HAN = 1.7;

/** Characters of a title that fit, by what they are. */
function titleLength(title: string): number {
  const chars = Array.from(title);
  const width = chars.reduce((n, c) => n + (isHan(c) ? HAN : 1), 0);
  return width <= TITLE ? chars.length : Math.floor((chars.length * TITLE) / width);
}

/** Least pixels of a bar: one that is narrower would not be seen. */
const NARROWEST = 1.5;

/** Thickness of a bar that is `width` wide in units of x, in the pixels of the moment. */
function span(width: number): (context: { chart: Chart }) => number {
  return ({ chart }) => {
    const x = chart.scales["x"];
    return x === undefined ? NARROWEST : Math.max(NARROWEST, x.getPixelForValue(width) - x.getPixelForValue(0));
  };
}

function axisOptions(axis: Axis, paint: Paint): Record<string, unknown> {
  const { tickText } = axis;
  const byValue = new Map(tickText?.map((t) => [t.value, t.lines.map((line) => drawable(line, 28))]));
  const base = {
    axis: axis.axis,
    type: axis.type,
    position: axis.position,
    offset: axis.type === "category",
    stacked: axis.stacked ?? false,
    grid: { display: axis.grid, color: paint("grid"), drawTicks: axis.grid, tickLength: 6, offset: false },
    border: { display: true, color: paint("line") },
    ticks: {
      color: paint("ink"),
      font: { family: CANVAS_FAMILY, size: 14 },
      maxRotation: 0,
      autoSkipPadding: 16,
      // The ends of the range are no round numbers: they get no tick.
      includeBounds: false,
      ...(axis.whole === true ? { precision: 0 } : {}),
      // A row without its name would be of no use.
      ...(axis.type === "category" ? { autoSkip: false } : {}),
      ...(tickText === undefined
        ? {}
        : { autoSkip: false, callback: (value: number | string) => byValue.get(Number(value)) ?? "" }),
    },
    title: {
      display: axis.title !== undefined,
      text: drawable(axis.title ?? "", 100),
      color: paint("soft"),
      font: { family: CANVAS_FAMILY, size: 14 },
    },
    // As everywhere else: a minus sign, not a hyphen.
    afterTickToLabelConversion(scale: { ticks: { label?: unknown }[] }) {
      for (const tick of scale.ticks)
        if (typeof tick.label === "string") tick.label = tick.label.replace(/^-(?=\d)/, "\u2212");
    },
    ...(axis.top === undefined || tickText !== undefined
      ? {}
      : {
          afterBuildTicks(scale: { ticks: { value: number }[] }) {
            const below = scale.ticks.filter((t) => t.value <= axis.top!);
            // One number alone would be no scale.
            if (below.length > 1) scale.ticks = below;
          },
        }),
    ...(tickText === undefined
      ? {}
      : {
          afterBuildTicks(scale: { ticks: { value: number }[] }) {
            scale.ticks = tickText.map((t) => ({ value: t.value }));
          },
        }),
  };
  return { ...base, ...limits(axis) };
}

function limits(axis: Axis): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const key of ["min", "max", "stack", "stackWeight"] as const) if (axis[key] !== undefined) out[key] = axis[key];
  if (axis.labels !== undefined) {
    // A label may have a second line.
    out["labels"] = axis.labels.map((label) => label.split("\n").map((line) => drawable(line, 40)));
  }
  return out;
}

interface LegendItem {
  text: string;
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineDash?: readonly number[];
  pointStyle: unknown;
  rotation: number;
  fontColor: string;
  hatched: Hatch;
}

function legend(figure: Figure, paint: Paint): unknown {
  const { config } = figure;
  return {
    display: config.legend,
    align: "start",
    labels: {
      usePointStyle: true,
      boxHeight: 9,
      pointStyleWidth: KEY,
      padding: 18,
      color: paint("ink"),
      font: { family: CANVAS_FAMILY, size: 14 },
      generateLabels: (_chart: Chart): LegendItem[] => [
        ...config.datasets.filter((d) => d.unlisted !== true).map((d) => item(d, paint)),
        ...config.keys.map((k) => ({
          text: drawable(k.text, 48),
          fillStyle: resolveColour(k.color, paint),
          strokeStyle: "transparent",
          lineWidth: 0,
          pointStyle: "rect",
          rotation: 0,
          fontColor: paint("ink"),
          hatched: k.hatched ?? false,
        })),
      ],
    },
  };
}

function item(d: Dataset, paint: Paint): LegendItem {
  const isLine = d.type === "line";
  const fill =
    typeof d.pointBackgroundColor === "string" ? d.pointBackgroundColor : (d.backgroundColor ?? "transparent");
  const style = Array.isArray(d.pointStyle) ? d.pointStyle[0] : d.pointStyle;
  return {
    text: drawable(d.label, 48),
    fillStyle: resolveColour(fill, paint),
    strokeStyle: resolveColour(d.pointBorderColor ?? d.borderColor ?? "transparent", paint),
    lineWidth: isLine ? (d.borderWidth ?? 2) : (d.pointBorderWidth ?? 0),
    ...(isLine && d.borderDash !== undefined ? { lineDash: d.borderDash } : {}),
    pointStyle: style === undefined || style === false ? "rect" : style,
    rotation: d.rotation ?? 0,
    fontColor: paint("ink"),
    hatched: d.hatched ?? false,
  };
}
