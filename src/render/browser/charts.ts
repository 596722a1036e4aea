// Living figures: the configuration that made the static SVG, drawn by Chart.js with hover, zoom and series to switch off. A figure is
// made when it comes near the screen; until then, in print and without script its SVG stands there.
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Title,
  Tooltip,
  type ChartConfiguration,
} from "chart.js";
import zoomPlugin from "chartjs-plugin-zoom";
import { configuration } from "../chart-config.ts";
import type { Axis, Figure } from "../figures/figure.ts";
import { CANVAS_FAMILY, drawable } from "../glyphs.ts";
import { property, type Token } from "../palette.ts";
import { language, words } from "./language.ts";
import { tooltipLines, type Mark } from "./tooltip.ts";
import { LEFT, RIGHT, WHOLE, ZOOM_IN, ZOOM_OUT, type Pair } from "./words.ts";

Chart.register(
  LinearScale,
  CategoryScale,
  ScatterController,
  BarController,
  LineController,
  PointElement,
  LineElement,
  BarElement,
  Legend,
  Title,
  Tooltip,
  zoomPlugin,
);

type Drawn = Pick<Figure, "name" | "title" | "size" | "config">;

/** A figure of the page with its chart, once it was made. */
interface Live {
  readonly box: HTMLElement;
  readonly data: Drawn;
  chart: Chart | undefined;
  bar: HTMLElement | undefined;
}

const all: Live[] = [];

/** Makes every figure live when it comes near the screen. */
export async function wakeCharts(): Promise<void> {
  for (const box of document.querySelectorAll<HTMLElement>(".scroll.drawn")) {
    const data = box.querySelector("script")?.textContent;
    if (data !== null && data !== undefined)
      all.push({ box, data: JSON.parse(data) as Drawn, chart: undefined, bar: undefined });
  }
  // A canvas does not wait for fonts as text does.
  await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 14px ${CANVAS_FAMILY}`, "Aa\u56fe")));
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const live = all.find((l) => l.box === target);
        if (live !== undefined) draw(live);
      }
    },
    { rootMargin: "400px" },
  );
  for (const { box } of all) near.observe(box);
}

/** Draws what is live again: the colours of the page changed. */
export function redrawCharts(): void {
  for (const live of all) if (live.chart !== undefined) draw(live);
}

function paint(token: Token): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property(token)).trim();
}

function draw(live: Live): void {
  const { box, data } = live;
  const hidden = new Set(
    live.chart?.data.datasets.flatMap((_, i) => (live.chart!.isDatasetVisible(i) ? [] : [i])) ?? [],
  );
  live.chart?.destroy();
  const canvas = box.querySelector("canvas") ?? box.appendChild(document.createElement("canvas"));
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", data.title);
  canvas.width = data.size.width;
  canvas.height = data.size.height;
  const shown = Math.max(box.clientWidth, 760) / data.size.width;
  live.chart = new Chart(canvas, alive(data, Math.max(1, window.devicePixelRatio * shown)));
  for (const i of hidden) live.chart.setDatasetVisibility(i, false);
  if (hidden.size > 0) live.chart.update("none");
  // Chart.js gives the canvas a size in pixels; the style gives it that of its box.
  canvas.removeAttribute("style");
  box.classList.add("live");
  live.bar ??= toolbar(live);
}

/** The configuration of the static figure, with what only a page can have. */
function alive(data: Drawn, scale: number): ChartConfiguration {
  const made = configuration(data as Figure, paint, scale);
  const options = made.options as unknown as Record<string, unknown>;
  const plugins = options["plugins"] as Record<string, Record<string, unknown>>;
  options["events"] = ["mousemove", "mouseout", "click", "touchstart", "touchmove"];
  options["interaction"] = { mode: "nearest", intersect: true };
  options["elements"] = { point: { hitRadius: 8, hoverRadius: 7 } };
  options["clip"] = 4;
  plugins["tooltip"] = {
    enabled: true,
    displayColors: false,
    backgroundColor: paint("ink"),
    titleColor: paint("paper"),
    bodyColor: paint("paper"),
    bodyFont: { family: CANVAS_FAMILY, size: 13 },
    padding: 9,
    filter: (item: Mark) => tooltipLines(data.config, item).length > 0,
    callbacks: {
      title: () => "",
      label: (item: Mark) => tooltipLines(data.config, item, language()).map((line) => drawable(line, 110)),
    },
  };
  if (zoomable(data))
    plugins["zoom"] = {
      limits: { x: { min: "original", max: "original" } },
      zoom: {
        wheel: { enabled: true, modifierKey: "ctrl", speed: 0.2 },
        drag: { enabled: true, backgroundColor: "rgba(120,140,160,.25)", threshold: 8 },
        pinch: { enabled: true },
        mode: "x",
      },
    };
  for (const d of made.data.datasets as unknown as Record<string, unknown>[]) {
    delete d["pointHitRadius"];
    // A mark at the edge is whole; a bar ends where the plot does.
    if (d["type"] === "bar") d["clip"] = 0;
  }
  return made;
}

/** Along an axis of numbers there is something to see closer; cells only have names. */
function zoomable({ config }: Drawn): boolean {
  const x: Axis | undefined = config.axes["x"];
  return x?.type === "linear" && x.tickText === undefined;
}

/** Buttons for what the mouse can do, and a switch a series: for the keyboard. */
function toolbar(live: Live): HTMLElement {
  const bar = document.createElement("div");
  bar.className = "bar";
  const chart = (): Chart => live.chart!;
  if (zoomable(live.data)) {
    bar.append(
      button(ZOOM_IN, () => chart().zoom({ x: 1.5 })),
      button(ZOOM_OUT, () => chart().zoom({ x: 1 / 1.5 })),
      button(LEFT, () => chart().pan({ x: 150 }, undefined, "none")),
      button(RIGHT, () => chart().pan({ x: -150 }, undefined, "none")),
      button(WHOLE, () => chart().resetZoom("none")),
    );
  }
  const { datasets, legend } = live.data.config;
  for (const [i, dataset] of datasets.entries()) {
    // Where there is no legend, series are stretches of bars and have no names.
    if (!legend || dataset.unlisted === true || datasets.length < 2) continue;
    const toggle = button([dataset.label, dataset.label], () => {
      const next = !chart().isDatasetVisible(i);
      chart().setDatasetVisibility(i, next);
      chart().update("none");
      toggle.setAttribute("aria-pressed", String(next));
    });
    toggle.setAttribute("aria-pressed", "true");
    toggle.classList.add("series");
    bar.append(toggle);
  }
  if (bar.childElementCount > 0) live.box.after(bar);
  return bar;
}

function button([en, zh]: Pair, act: () => void): HTMLButtonElement {
  const b = document.createElement("button");
  b.type = "button";
  b.append(...(en === zh ? [en] : words([en, zh])));
  b.addEventListener("click", act);
  return b;
}
