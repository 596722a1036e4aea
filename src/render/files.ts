// Everything that a report folder holds, file by file: nothing is written here.
import type { FigureSource } from "./figures/figure.ts";
import type { Lang } from "./lang.ts";
import { load } from "./chart.ts";
import { figureConfigs } from "./figures/all.ts";
import { renderDocument, renderJson } from "./json.ts";
import { captionsMarkdown, renderMarkdown } from "./markdown.ts";
import { renderPage } from "./page.ts";
import type { Theme } from "./palette.ts";

export type FigureFormat = "png" | "svg" | "csv";

export interface DrawOptions {
  /** Default: light. */
  readonly theme?: Theme;
  /** Default: English. */
  readonly lang?: Lang;
  /** CSS pixels instead of each figure's own size. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  /** Default: all of them. */
  readonly formats?: readonly FigureFormat[];
  /** Draw only the figures of this name or these kinds: "probes" takes probes, probes-2 and probes-detail. */
  readonly only?: string | undefined;
}

/** A file of a report: its name, with "/" between folders, and its content. */
export type ReportFile = readonly [name: string, content: string | Uint8Array];

/** The figures as files, "probes.png", "probes.svg", "probes.csv", one after the other, so that few are in memory. */
export async function* drawFigures(source: FigureSource, options: DrawOptions = {}): AsyncGenerator<ReportFile> {
  const { theme = "light", lang = "en", formats = ["svg", "png", "csv"], only, size } = options;
  for (const own of figureConfigs(source, lang)) {
    if (only !== undefined && own.name !== only && !own.name.startsWith(`${only}-`)) continue;
    const figure = size === undefined ? own : { ...own, size };
    // Loaded when there is something to draw, and not before.
    const drawer = await load();
    for (const format of formats) {
      if (format === "csv") yield [`${figure.name}.csv`, figure.csv];
      else
        yield [
          `${figure.name}.${format}`,
          format === "svg" ? await drawer.svg(figure, theme) : drawer.png(figure, theme),
        ];
    }
  }
}

/** What drawFigures gives, and figures.md: title, picture, caption, text for who does not see it, and limits of each. */
export async function* figureFiles(source: FigureSource, options: DrawOptions = {}): AsyncGenerator<ReportFile> {
  const drawn: string[] = [];
  for await (const [name, content] of drawFigures(source, options)) {
    if (name.endsWith(".csv")) drawn.push(name.slice(0, -".csv".length));
    yield [name, content];
  }
  if (drawn.length === 0) return;
  const figures = figureConfigs(source, options.lang).filter((f) => drawn.includes(f.name));
  yield ["figures.md", captionsMarkdown(figures, options.lang ?? "en")];
}

export interface ReportOptions {
  /** Language of the Markdown and of figures, and the one that the page opens in. Default: English. */
  readonly lang?: Lang;
  /** Colours of figures, and those that the page opens in. Default: light figures, and a page in the colours of the reader's system. */
  readonly theme?: Theme;
}

/** The documents as JSON (evidence.json, ...), report.html, report.md, and figures/NAME.svg, .png and .csv. Same documents, same bytes. */
export async function* reportFiles(source: FigureSource, options: ReportOptions = {}): AsyncGenerator<ReportFile> {
  const { evidence, acceptance, snapshot, comparison } = source;
  if (evidence !== undefined) yield ["evidence.json", renderJson(evidence)];
  if (acceptance !== undefined) yield ["acceptance.json", renderDocument(acceptance, "acceptance")];
  if (snapshot !== undefined) yield ["monitoring-snapshot.json", renderDocument(snapshot, "monitoring-snapshot")];
  if (comparison !== undefined) yield ["comparison.json", renderDocument(comparison, "comparison")];
  for await (const [name, content] of drawFigures(source, options)) yield [`figures/${name}`, content];
  yield ["report.html", await renderPage(source, options)];
  yield ["report.md", renderMarkdown(source, options)];
}
