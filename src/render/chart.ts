// A figure's data -> Chart.js -> PNG or SVG. The chart libraries are loaded by load() and nowhere else.
import { configuration } from "./chart-config.ts";
import type { Figure } from "./figures/figure.ts";
import { fontPath, fontSubsetCss, hanFontPath } from "./fonts.ts";
import { FAMILY, FAMILY_LIST, HAN_FAMILY, needsHan, WEIGHTS } from "./glyphs.ts";
import { clipped, visible } from "./html.ts";
import { LANG_TAG } from "./lang.ts";
import { paintOf, pagePaint, type Paint, type Theme } from "./palette.ts";
import { escapeXml, SvgContext, type Ruler } from "./svg.ts";

/** Pixels of a PNG for each CSS pixel. */
export const PNG_SCALE = 2;

/** Draws figures. Made by `load`. */
export interface Drawer {
  /** PNG bytes at twice the figure's size. Same figure and theme, same bytes. */
  png(figure: Figure, theme: Theme): Uint8Array;
  /** A whole SVG file: real text, and inside it what its text needs of the fonts. */
  svg(figure: Figure, theme: Theme): Promise<string>;
  /** An <svg> element for a page that has the fonts and the colours as custom properties: light, dark and print in one. */
  inline(figure: Figure): string;
}

let drawer: Promise<Drawer> | undefined;

/** Loads Chart.js and the canvas and registers the font, once. About 0.3 s of CPU: call it only to draw. */
export function load(): Promise<Drawer> {
  drawer ??= make();
  return drawer;
}

async function make(): Promise<Drawer> {
  const [charts, canvases] = await Promise.all([import("chart.js"), import("@napi-rs/canvas")]);
  charts.Chart.register(
    charts.LinearScale,
    charts.CategoryScale,
    charts.ScatterController,
    charts.BarController,
    charts.LineController,
    charts.PointElement,
    charts.LineElement,
    charts.BarElement,
    charts.Legend,
    charts.Title,
  );
  const register = (path: string, family: string): void => {
    if (canvases.GlobalFonts.registerFromPath(path, family) === null)
      throw new Error(`the font at ${path} was refused`);
  };
  for (const weight of WEIGHTS) register(fontPath(weight), FAMILY);
  let han = false;
  // The Chinese font is large: it waits for the first figure that needs it.
  const withFonts = (figure: Figure): Figure => {
    if (han || !needsHan(JSON.stringify([figure.title, figure.config]))) return figure;
    for (const weight of WEIGHTS) register(hanFontPath(weight), HAN_FAMILY);
    han = true;
    return figure;
  };
  const ruler = canvases.createCanvas(8, 8).getContext("2d") as unknown as Ruler;
  // Chart.js asks for a canvas of the browser; what it uses of one is here.
  const record = (figure: Figure, paint: Paint): SvgContext => {
    const context = new SvgContext(figure.size, ruler, `ww-${figure.name}`);
    new charts.Chart(context.canvas, configuration(withFonts(figure), paint, 1)).destroy();
    return context;
  };
  return {
    png(figure, theme) {
      const canvas = canvases.createCanvas(figure.size.width, figure.size.height);
      const chart = new charts.Chart(canvas, configuration(withFonts(figure), paintOf(theme), PNG_SCALE));
      const bytes = canvas.toBuffer("image/png");
      chart.destroy();
      return bytes;
    },
    async svg(figure, theme) {
      const drawn = record(figure, paintOf(theme));
      const style = `<style>${await fontSubsetCss(drawn.letters())}</style>`;
      return `<?xml version="1.0" encoding="UTF-8"?>\n${element(figure, `${style}\n${drawn.markup()}`)}\n`;
    },
    inline: (figure) => element(figure, record(figure, pagePaint).markup()),
  };
}

function element(figure: Figure, inside: string): string {
  const { width, height } = figure.size;
  const id = `ww-${figure.name}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="${LANG_TAG[figure.lang ?? "en"]}"` +
    ` aria-labelledby="${id}-title ${id}-desc" font-family="${FAMILY_LIST}">` +
    `<title id="${id}-title">${plain(figure.title, 200)}</title><desc id="${id}-desc">${plain(figure.alt, 3000)}</desc>\n${inside}\n</svg>`
  );
}

function plain(text: string, max: number): string {
  return escapeXml(visible(clipped(text, max)));
}
