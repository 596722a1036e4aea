// Figures of the page as HTML: the static SVG, and beside it the configuration that the script makes a living figure of.
import type { Drawer } from "./chart.ts";
import { both, bothLabel } from "./both.ts";
import type { Figure, FigureSource } from "./figures/figure.ts";
import type { Lang } from "./lang.ts";
import { clipped, visible } from "./html.ts";
import { HINT, prose } from "./page-tables.ts";
import { sourceLinks } from "./source-links.ts";

/** A figure with its details: the same stream seen closer, so what must be said of both is said once. */
export type FigureGroup = readonly [Figure, ...Figure[]];

/** Figures in groups, in their order. */
export function figuresTogether(figures: readonly Figure[]): readonly FigureGroup[] {
  const out: [Figure, ...Figure[]][] = [];
  for (const figure of figures) {
    const last = out.at(-1);
    if (last !== undefined && figure.name === `${last[0].name}-detail`) last.push(figure);
    else out.push([figure]);
  }
  return out;
}

/** What links into a document of the page need. */
export interface LinkedDocument {
  /** Starts the ids of its inputs. */
  readonly prefix: string;
  /** Ids of its inputs. */
  readonly inputs: ReadonlySet<string>;
}

export interface FigureOptions {
  /** The static drawing of a figure. */
  readonly draw: Drawer["inline"];
  /** The documents of the page. */
  readonly documents: Readonly<Partial<Record<keyof FigureSource, LinkedDocument>>>;
  /** Characters of a configuration beyond which a figure stays as it is drawn. */
  readonly live: number;
  /** Characters of a drawing beyond which it is there once, in the language that the page opens in. */
  readonly twice: number;
  readonly lang: Lang;
}

/** A group in both languages. */
export function figureHtml(en: FigureGroup, zh: FigureGroup, options: FigureOptions): string {
  const [figure] = en;
  const boxes = en.map((f, i) => {
    const other = zh[i] ?? f;
    const id = i === 0 ? "" : ` id="figure-${f.name}"`;
    const label = bothLabel(f.title, other.title);
    const inside = inLanguages(f, other, label, options);
    return `<div class="part"${id}>${inside}</div>`;
  });
  const data = en.map((f) => `<code>figures/${f.name}.csv</code>`).join(", ");
  const caption = both(prose(figure.caption, 3000), prose(zh[0].caption, 3000));
  return (
    `<figure id="figure-${figure.name}">${HINT}${boxes.join("")}` +
    `<figcaption><p>${caption} ${both("Data", "数据")}: ${data}.</p>${evidenceHtml(en, options.documents)}${limitsHtml(en, zh)}</figcaption></figure>`
  );
}

/** The box of a figure for each language, or one for both. */
function inLanguages(en: Figure, zh: Figure, label: string, options: FigureOptions): string {
  const english = drawnBox(en, label, options);
  if (sameFigure(en, zh)) return english;
  const chinese = drawnBox({ ...zh, name: `${zh.name}-zh` }, label, options);
  if (english.length > options.twice) return options.lang === "zh" ? chinese : english;
  return `<div class="l-en" lang="en">${english}</div><div class="l-zh" lang="zh-Hans">${chinese}</div>`;
}

function sameFigure(a: Figure, b: Figure): boolean {
  return a.title === b.title && a.alt === b.alt && JSON.stringify(a.config) === JSON.stringify(b.config);
}

function drawnBox(figure: Figure, label: string, { draw, live }: FigureOptions): string {
  const { name, title, size, config } = figure;
  // "<" would let a text end the element.
  const data = JSON.stringify({ name, title, size, config }, (_, v: unknown) =>
    typeof v === "string" ? visible(clipped(v, 300)) : v,
  ).replaceAll("<", "\\u003c");
  const script = data.length > live ? "" : `<script type="application/json">${data}</script>`;
  return `<div class="scroll drawn" tabindex="0" role="group" ${label}>${draw(figure)}${script}</div>`;
}

/** Places that a figure links to. */
const MOST_LINKS = 12;

/** Links to where the figures of a group come from. */
function evidenceHtml(group: FigureGroup, documents: FigureOptions["documents"]): string {
  const document = documents[group[0].document ?? "evidence"];
  if (document === undefined) return "";
  // A link needs a row of its document's inputs to lead to.
  const sources = group.flatMap((f) => f.sources).filter((s) => document.inputs.has(s.input));
  if (sources.length === 0) return "";
  return `<p class="evidence">${both("Evidence", "证据")}: ${sourceLinks(sources, MOST_LINKS, document.prefix)}</p>`;
}

function limitsHtml(en: FigureGroup, zh: FigureGroup): string {
  const all = [...new Set(en.flatMap((f) => f.limits))];
  const other = [...new Set(zh.flatMap((f) => f.limits))];
  if (all.length === 0) return "";
  return `<ul>${all.map((l, i) => `<li>${both(prose(l, 600), prose(other[i] ?? l, 600))}</li>`).join("")}</ul>`;
}
