// report.html: one file without network. One style and one script are allowed, each by its hash; every text of evidence is escaped.
import { createHash } from "node:crypto";
import { both, bothLabel, bothText } from "./both.ts";
import { load } from "./chart.ts";
import { shown } from "./html.ts";
import { sourceLinks } from "./source-links.ts";
import { LANG_TAG, type Lang } from "./lang.ts";
import { figureHtml, figuresTogether, type FigureOptions, type LinkedDocument } from "./page-figures.ts";
import { findingsHtml } from "./page-findings.ts";
import { pageScript } from "./page-script.ts";
import { pageStyle } from "./page-style.ts";
import { prose, section, tableHtml } from "./page-tables.ts";
import type { Theme } from "./palette.ts";
import type { Part } from "./part.ts";
import { partsOf } from "./parts.ts";
import { figureConfigs, missingFigures } from "./figures/all.ts";
import type { Figure, FigureSource } from "./figures/figure.ts";
import { limitIn } from "./chinese-limits.ts";

export interface PageOptions {
  /** Language that the page opens in; both are in it. Default: English. */
  readonly lang?: Lang;
  /** Colours that the page opens in. Default: those of the reader's system. */
  readonly theme?: Theme;
}

/** A document in both languages. */
interface TwoParts {
  readonly en: Part;
  readonly zh: Part;
}

/** Characters of a page that a mail or a pull request still takes. */
const MOST = 1_450_000;

/** How much a page holds: rows of a table and groups of findings, characters of a living figure and of one that is drawn in both languages. */
const AMOUNTS = [
  { rows: 300, live: 200_000, twice: Infinity },
  { rows: 100, live: 60_000, twice: 150_000 },
  { rows: 30, live: 20_000, twice: 40_000 },
  { rows: 10, live: 0, twice: 0 },
] as const;

/** The page as HTML text, under 1.5 MB where the figures allow it. Loads the chart libraries to draw. Same documents, same bytes. */
export async function renderPage(source: FigureSource, options: PageOptions = {}): Promise<string> {
  const drawer = await load();
  const zh = partsOf(source, "zh");
  const parts = partsOf(source, "en").map((en, i): TwoParts => ({ en, zh: zh[i]! }));
  const figures = {
    en: figuresTogether(figureConfigs(source, "en")),
    zh: figuresTogether(figureConfigs(source, "zh")),
  };
  const documents = documentLinks(parts.map(({ en }) => en));
  const once = new Map<string, string>();
  const draw = (figure: Figure): string => {
    const known = once.get(figure.name) ?? drawer.inline(figure);
    once.set(figure.name, known);
    return known;
  };
  const { lang = "en" } = options;
  let page = "";
  for (const { rows, ...amount } of AMOUNTS) {
    const how = { draw, documents, lang, ...amount };
    const drawn = figures.en.map((group, i) => figureHtml(group, figures.zh[i] ?? group, how));
    page = await document(parts, options, [
      header(parts, drawn.length > 0),
      `<main id="main" class="wrap">`,
      ...parts.flatMap((p, i) => [i === 0 ? "" : partTitle(p, parts[0]!), storyHtml(p), numbersHtml(p)]),
      figuresHtml(drawn, source),
      ...parts.map((p) => partHtml(p, rows)),
      `</main>`,
      footer(parts),
    ]);
    if (page.length <= MOST) break;
  }
  return page;
}

/** Documents by kind, with the ids of their inputs. */
function documentLinks(parts: readonly Part[]): FigureOptions["documents"] {
  const out: Partial<Record<keyof FigureSource, LinkedDocument>> = {};
  for (const { document, prefix, inputs } of parts)
    out[document] = {
      prefix,
      inputs: new Set((inputs?.rows ?? []).flatMap((row) => (typeof row[0] === "string" ? [row[0]] : []))),
    };
  return out;
}

async function document(parts: readonly TwoParts[], options: PageOptions, inside: readonly string[]): Promise<string> {
  const { lang = "en", theme } = options;
  const style = await pageStyle(inside.join(""));
  const script = pageScript();
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const policy =
    `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; font-src data:; img-src data:; ` +
    `base-uri 'none'; form-action 'none'`;
  const first = parts[0]!;
  return (
    `<!doctype html>\n<html lang="${LANG_TAG[lang]}"${theme === undefined ? "" : ` data-theme="${theme}"`}>\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
    `<meta name="generator" content="wirewitness ${shown(first.en.tool, 40)}">\n` +
    `<title>${shown(first[lang].title, 120)}</title>\n<style>${style}</style>\n</head>\n<body>\n${inside.join("\n")}\n` +
    `<script>${script}</script>\n</body>\n</html>\n`
  );
}

function header(parts: readonly TwoParts[], figures: boolean): string {
  const { en, zh } = parts[0]!;
  const facts = en.meta.map((f, i) => `<bdi>${bothText(f, zh.meta[i] ?? f, 90)}</bdi>`).join(" \u00b7 ");
  const link = (id: string, title: string): string => `<li><a href="#h-${id}">${title}</a></li>`;
  const items = [
    ...(figures ? [link("figures", both("Figures", "图"))] : []),
    // Two documents may have sections of one name: each comes after its own title.
    ...parts.flatMap((p, i) => [
      i === 0 ? "" : `<li class="part"><bdi>${titleOf(p, parts[0]!)}</bdi></li>`,
      ...sectionsOf(p).map(({ id, title }) => link(id, title)),
    ]),
  ].join("");
  return (
    `<a class="skip" href="#main">${both("Skip to the summary", "跳到摘要")}</a>\n<header class="top wrap"><div class="switches"></div>` +
    `<h1><bdi>${bothText(en.title, zh.title, 160)}</bdi></h1><p class="meta">${facts}</p>` +
    `<nav ${bothLabel("Contents", "目录")}><ul>${items}</ul></nav></header>`
  );
}

/** Heading of a further document: its kind, and its title where that is not the one of the page. */
function partTitle(part: TwoParts, first: TwoParts): string {
  return `<h2 class="part"><bdi>${titleOf(part, first)}</bdi></h2>`;
}

function titleOf({ en, zh }: TwoParts, first: TwoParts): string {
  if (en.title === first.en.title || en.title === en.kind) return bothText(en.kind, zh.kind);
  return bothText(`${en.kind}: ${en.title}`, `${zh.kind}：${zh.title}`, 160);
}

function storyHtml({ en, zh }: TwoParts): string {
  const items = en.story.map((s, i) => {
    const other = zh.story[i] ?? s;
    const links = sourceLinks(s.sources, 6, en.prefix);
    const refs = s.sources.length === 0 ? "" : `<span class="refs">${both("Evidence", "证据")}: ${links}</span>`;
    return `<dt>${bothText(s.topic, other.topic)}</dt><dd>${both(prose(s.says, 1200), prose(other.says, 1200))}${refs}</dd>`;
  });
  return `<section ${bothLabel("Summary", "摘要")}><dl class="story">${items.join("")}</dl></section>`;
}

function numbersHtml({ en, zh }: TwoParts): string {
  if (en.numbers.length === 0) return "";
  const items = en.numbers.map((n, i) => {
    const other = zh.numbers[i] ?? n;
    return `<li><b>${bothText(n.value, other.value, 40)}</b><span>${bothText(n.says, other.says, 160)}</span></li>`;
  });
  return `<ul class="numbers">${items.join("")}</ul>`;
}

function figuresHtml(drawn: readonly string[], source: FigureSource): string {
  const inside = `${drawn.join("\n")}${missingHtml(source)}`;
  return inside === "" ? "" : section("figures", both("Figures", "图"), inside);
}

function missingHtml(source: FigureSource): string {
  const all = missingFigures(source, "en");
  if (all.length === 0) return "";
  const chinese = missingFigures(source, "zh");
  const items = all.map((m, i) => `${shown(m.name)} (${both(shown(m.why), shown(chinese[i]?.why ?? m.why))})`);
  return `<details class="note"><summary>${both(`Not drawn: ${all.length}`, `未绘制：${all.length}`)}</summary><p>${items.join("; ")}</p></details>`;
}

/** Sections of a document in their order, with what is in them. */
function sectionsOf({ en, zh }: TwoParts, rows = 0): { id: string; title: string; inside: string }[] {
  const { prefix, file } = en;
  const out = en.tables.map((t, i) => ({
    id: `${prefix}${t.id}`,
    title: bothText(t.title, zh.tables[i]!.title),
    inside: rows === 0 ? "" : tableHtml({ en: t, zh: zh.tables[i]! }, { prefix, rows, file }),
  }));
  if (en.findings !== undefined)
    out.push({
      id: `${prefix}findings`,
      title: both("Findings", "发现"),
      inside: rows === 0 ? "" : findingsHtml(en, rows),
    });
  if (en.limits.length > 0)
    out.push({
      id: `${prefix}limits`,
      title: both("What it does not show", "未能说明的内容"),
      inside: `<ul class="plain">${en.limits.map((l) => `<li>${both(prose(l, 600), prose(limitIn(l, "zh"), 600))}</li>`).join("")}</ul>`,
    });
  if (en.inputs !== undefined)
    out.push({
      id: `${prefix}inputs`,
      title: bothText(en.inputs.title, zh.inputs!.title),
      inside:
        rows === 0 ? "" : tableHtml({ en: en.inputs, zh: zh.inputs! }, { prefix, rows: 10_000, file, inputs: true }),
    });
  return out;
}

function partHtml(part: TwoParts, rows: number): string {
  return sectionsOf(part, rows)
    .map(({ id, title, inside }) => section(id, title, inside))
    .join("\n");
}

function footer(parts: readonly TwoParts[]): string {
  const { en } = parts[0]!;
  const files = parts.map((p) => `${p.en.file} (${shown(p.en.schema, 60)})`).join(", ");
  return `<footer class="wrap"><p>${both(
    `Made by wirewitness ${shown(en.tool, 40)} from ${files}. Figures are derived from the inputs above; each names its source and its limits. Loss is that of the probes, not availability.`,
    `由 wirewitness ${shown(en.tool, 40)} 根据 ${files} 生成。所有数值均由上述输入推导得出，并注明来源与限制。丢失指探测报文的丢失，不等于可用性。`,
  )}</p></footer>`;
}
