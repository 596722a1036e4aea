/** Most rows of a table in a page; the rest is in evidence.json. */
const MOST = 300;
/** The table of a draft, at most 300 rows. Columns that no row fills are left out. */
export function table(draft) {
    const columns = draft.columns
        .split("|")
        .map((name) => (name.startsWith("#") ? { name: name.slice(1), numeric: true } : { name }));
    const rows = draft.rows.slice(0, MOST);
    const filled = columns.map((_, k) => k === 0 || rows.length === 0 || rows.some((row) => row[k] !== ""));
    return {
        ...draft,
        columns: columns.filter((_, k) => filled[k]),
        rows: rows.map((row) => row.filter((_, k) => filled[k])),
        omitted: Math.max(0, draft.rows.length - MOST),
    };
}
