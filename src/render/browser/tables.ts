// Tables that sort by a click on a head and filter by words. The rows are in the page already: without this they stand as written.
import { compareCells } from "./sort-key.ts";
import { shownText, words } from "./language.ts";
import { FILTER, rowsLeft } from "./words.ts";

/** Tables with fewer rows have nothing to sort. */
const SORTED = 2;
/** Tables with fewer rows need no filter. */
const FILTERED = 6;

/** Gives every table of the page its buttons. */
export function wakeTables(): void {
  for (const box of document.querySelectorAll<HTMLElement>(".tablebox")) {
    const table = box.querySelector("table");
    const body = table?.tBodies[0];
    if (table === null || body === undefined) continue;
    if (body.rows.length >= SORTED) sortable(table, body);
    if (body.rows.length >= FILTERED) filterable(box, body);
  }
}

function sortable(table: HTMLTableElement, body: HTMLTableSectionElement): void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const asWritten = [...body.rows];
  for (const [k, head] of heads.entries()) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...head.childNodes);
    head.append(button);
    head.setAttribute("aria-sort", "none");
    button.addEventListener("click", () => {
      const now = head.getAttribute("aria-sort");
      const next = now === "none" ? "ascending" : now === "ascending" ? "descending" : "none";
      for (const other of heads) other.setAttribute("aria-sort", other === head ? next : "none");
      const rows = next === "none" ? asWritten : sorted(asWritten, k, head.classList.contains("n"));
      body.append(...(next === "descending" ? rows.toReversed() : rows));
    });
  }
}

function sorted(rows: readonly HTMLTableRowElement[], k: number, numeric: boolean): HTMLTableRowElement[] {
  const keyed = rows.map((row) => ({ row, text: shownText(row.cells[k]) }));
  return keyed.toSorted((a, b) => compareCells(a.text, b.text, numeric)).map(({ row }) => row);
}

function filterable(box: HTMLElement, body: HTMLTableSectionElement): void {
  const field = document.createElement("input");
  field.type = "search";
  field.className = "filter";
  field.spellcheck = false;
  const count = document.createElement("output");
  count.className = "shown";
  const label = document.createElement("label");
  label.className = "filterbox";
  label.append(...words(FILTER), field);
  const bar = document.createElement("div");
  bar.className = "bar";
  bar.append(label, count);
  box.prepend(bar);
  field.addEventListener("input", () => {
    const wanted = field.value
      .toLowerCase()
      .split(/\s+/)
      .filter((w) => w !== "");
    let left = 0;
    for (const row of body.rows) {
      const text = [...row.cells]
        .map((c) => shownText(c))
        .join(" ")
        .toLowerCase();
      row.hidden = !wanted.every((w) => text.includes(w));
      if (!row.hidden) left += 1;
    }
    count.replaceChildren(...(wanted.length === 0 ? [] : words(rowsLeft(left, body.rows.length))));
  });
}
