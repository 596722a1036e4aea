// Figures of the page as HTML: the static SVG, and beside it the configuration that the script makes a living figure of.
import type { Drawer } from "./chart.ts";
import { both, bothLabel } from "./both.ts";
import type { Figure } from "./figures/figure.ts";
import type { Lang } from "./lang.ts";
import { clipped, inputAnchor, shown, visible } from "./html.ts";
import { HINT, prose } from "./page-tables.ts";

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

/** An input that a caption may name. */
export interface InputLink {
  readonly id: string;
  readonly name: string;
  /** That of its document. */
  readonly prefix: string;
}

export interface FigureOptions {
  /** The static drawing of a figure. */
  readonly draw: Drawer["inline"];
  /** Every input of the page. */
  readonly inputs: readonly InputLink[];
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
    `<figcaption><p>${caption} ${both("Data", "数据")}: ${data}.</p>${evidenceHtml(figure.caption, options.inputs)}${limitsHtml(en, zh)}</figcaption></figure>`
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

/** Inputs that a figure links to. */
const MOST_LINKS = 12;

/** Links to the inputs that the caption names. */
function evidenceHtml(caption: string, inputs: readonly InputLink[]): string {
  const short = (name: string): string => name.slice(name.lastIndexOf("/") + 1);
  const named = inputs.filter(({ name }) => short(name).length > 3 && caption.includes(short(name)));
  const once = [...new Map(named.map((i) => [i.name, i])).values()];
  if (once.length === 0) return "";
  const links = once
    .slice(0, MOST_LINKS)
    .map((i) => `<a href="#${inputAnchor(i.id, i.prefix)}">${shown(i.id, 20)} ${shown(short(i.name), 60)}</a>`);
  const left = once.length - links.length;
  if (left > 0) links.push(both(`${left} more`, `另有 ${left} 个`));
  return `<p class="evidence">${both("Evidence", "证据")}: ${links.join(", ")}</p>`;
}

function limitsHtml(en: FigureGroup, zh: FigureGroup): string {
  const all = [...new Set(en.flatMap((f) => f.limits))];
  const other = [...new Set(zh.flatMap((f) => f.limits))];
  if (all.length === 0) return "";
  return `<ul>${all.map((l, i) => `<li>${both(prose(l, 600), prose(other[i] ?? l, 600))}</li>`).join("")}</ul>`;
}
