// Tables of the page as HTML, both languages in one: a cell is doubled only where its words differ.
import { both, bothLabel, bothText } from "./both.ts";
import { count } from "./format.ts";
import { ALL_ROWS, groupedLimits } from "./grouped.ts";
import { inputAnchor, shown } from "./html.ts";
import { sourceLinks } from "./source-links.ts";
import type { Cell, Table } from "./table.ts";
import { limitIn } from "./chinese-limits.ts";

/** A table in both languages: the same columns and rows. */
export interface TwoTables {
  readonly en: Table;
  readonly zh: Table;
}

export interface TableOptions {
  /** Starts the ids of what sources link to. */
  readonly prefix: string;
  /** The rows are inputs: each gets the id that sources link to. */
  readonly inputs?: boolean;
  /** Most rows. */
  readonly rows: number;
  /** "evidence.json": where the rest is. */
  readonly file: string;
}

/** Said where a box can be wider than the screen; the style shows it there. */
export const HINT: string = `<p class="hint" aria-hidden="true">${both("Wider than the screen: scroll sideways", "比屏幕宽：请横向滚动")} \u2192</p>`;

/** A section with a heading. */
export function section(id: string, title: string, inside: string): string {
  return `<section aria-labelledby="h-${id}"><h2 id="h-${id}">${title}</h2>${inside}</section>`;
}

/** The table of a section. */
export function tableHtml({ en, zh }: TwoTables, options: TableOptions): string {
  if (en.rows.length === 0) return `<p class="empty">${bothText(en.empty, zh.empty)}</p>`;
  const { prefix, inputs = false } = options;
  const head = en.columns
    .map(
      (c, k) =>
        `<th scope="col"${c.numeric === true ? ' class="n"' : ""}>${bothText(c.name, zh.columns[k]?.name ?? c.name)}</th>`,
    )
    .join("");
  const rows = en.rows.slice(0, options.rows).map((row, i) => {
    const cells = row.map((cell, k) =>
      cellHtml(cell, zh.rows[i]?.[k] ?? cell, { numeric: en.columns[k]?.numeric === true, prefix }),
    );
    const id = inputs && typeof row[0] === "string" ? ` id="${inputAnchor(row[0], prefix)}"` : "";
    return `<tr${id}>${cells.join("")}</tr>`;
  });
  const left = en.omitted + en.rows.length - rows.length;
  const omitted =
    left === 0
      ? ""
      : `<p class="note">${both(`${count(left)} further ${left === 1 ? "row" : "rows"} in ${options.file}.`, `另有 ${count(left)} 行见 ${options.file}。`)}</p>`;
  const label = bothLabel(`${en.title}, table`, `${zh.title}，表`);
  return (
    `<div class="tablebox">${HINT}<div class="scroll" tabindex="0" role="group" ${label}><table>` +
    `<caption>${bothText(en.note ?? en.title, zh.note ?? zh.title, 1000)}</caption><thead><tr>${head}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table></div>` +
    `${limitsHtml(en)}</div>${omitted}`
  );
}

/** A sentence; a figure and its unit stay on one line. */
export function prose(text: string, max: number): string {
  return shown(text, max).replaceAll(/(\d) (?=(?:s|ms|\u00b5s|B|bytes)\b)|(\u00b1) /g, "$1$2\u00a0");
}

/** What the rows do not show, each sentence once. They are words of the evidence. */
function limitsHtml(table: Table): string {
  const all = groupedLimits(table);
  if (all.length === 0) return "";
  const whole = all.some(({ who }) => who === ALL_ROWS);
  const items = all.map(
    ({ who, says }) =>
      `<li>${who === ALL_ROWS ? "" : `<b>${shown(who, 200)}:</b> `}${both(prose(says, 600), prose(limitIn(says, "zh"), 600))}</li>`,
  );
  const title = whole
    ? both("Limits, of all rows where none is named", "限制（未指明者适用于各行）")
    : both("Limits", "限制");
  return `<div class="limits"><p>${title}</p><ul>${items.join("")}</ul></div>`;
}

/** Cells longer than this wrap. */
const WRAP = 18;

function cellHtml(en: Cell, zh: Cell, at: { numeric: boolean; prefix: string }): string {
  if (typeof en !== "string" && "tag" in en) {
    const other = typeof zh !== "string" && "tag" in zh ? zh.tag : en.tag;
    return `<td><span class="tag ${en.tone}">${bothText(en.tag, other)}</span></td>`;
  }
  if (typeof en !== "string") return `<td class="refs">${sourceLinks(en.sources, 3, at.prefix)}</td>`;
  const other = typeof zh === "string" ? zh : en;
  if (at.numeric)
    return `<td class="${en.length > WRAP ? "n long" : "n"}">${both(prose(en, 120), prose(other, 120))}</td>`;
  return `<td${en.length > WRAP ? ' class="text"' : ""}><bdi>${both(wholeTimes(shown(en, 400)), wholeTimes(shown(other, 400)))}</bdi></td>`;
}

/** A time is broken between its date and the rest, if at all, and never at a hyphen. */
function wholeTimes(html: string): string {
  return html.replaceAll(
    /(\d{4}-\d\d-\d\d)(T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)/g,
    '<span class="time">$1</span><wbr><span class="time">$2</span>',
  );
}
