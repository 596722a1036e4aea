// Figures of the page as HTML: the static SVG, and beside it the configuration that the script makes a living figure of.
import type { Drawer } from "./chart.ts";
import { both, bothLabel } from "./both.ts";
import type { Figure } from "./figures/figure.ts";
import { clipped, visible } from "./html.ts";
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

export interface FigureOptions {
  readonly drawer: Drawer;
  /** Characters of a configuration beyond which a figure stays as it is drawn. */
  readonly live: number;
}

/** A group in both languages. */
export function figureHtml(en: FigureGroup, zh: FigureGroup, options: FigureOptions): string {
  const [figure] = en;
  const boxes = en.map((f, i) => {
    const other = zh[i] ?? f;
    const id = i === 0 ? "" : ` id="figure-${f.name}"`;
    const label = bothLabel(f.title, other.title);
    const same = sameFigure(f, other);
    const inside = same
      ? drawnBox(f, label, options)
      : `<div class="l-en" lang="en">${drawnBox(f, label, options)}</div><div class="l-zh" lang="zh-Hans">${drawnBox({ ...other, name: `${f.name}-zh` }, label, options)}</div>`;
    return `<div class="part"${id}>${inside}</div>`;
  });
  const data = en.map((f) => `<code>figures/${f.name}.csv</code>`).join(", ");
  const caption = both(prose(figure.caption, 3000), prose(zh[0].caption, 3000));
  return (
    `<figure id="figure-${figure.name}">${HINT}${boxes.join("")}` +
    `<figcaption><p>${caption} ${both("Data", "数据")}: ${data}.</p>${limitsHtml(en, zh)}</figcaption></figure>`
  );
}

function sameFigure(a: Figure, b: Figure): boolean {
  return a.title === b.title && a.alt === b.alt && JSON.stringify(a.config) === JSON.stringify(b.config);
}

function drawnBox(figure: Figure, label: string, { drawer, live }: FigureOptions): string {
  const { name, title, size, config } = figure;
  // "<" would let a text end the element.
  const data = JSON.stringify({ name, title, size, config }, (_, v: unknown) =>
    typeof v === "string" ? visible(clipped(v, 300)) : v,
  ).replaceAll("<", "\\u003c");
  const script = data.length > live ? "" : `<script type="application/json">${data}</script>`;
  return `<div class="scroll drawn" tabindex="0" role="group" ${label}>${drawer.inline(figure)}${script}</div>`;
}

function limitsHtml(en: FigureGroup, zh: FigureGroup): string {
  const all = [...new Set(en.flatMap((f) => f.limits))];
  const other = [...new Set(zh.flatMap((f) => f.limits))];
  if (all.length === 0) return "";
  return `<ul>${all.map((l, i) => `<li>${both(prose(l, 600), prose(other[i] ?? l, 600))}</li>`).join("")}</ul>`;
}
