/** An empty configuration to start from. */
export const EMPTY = {
    datasets: [],
    indexAxis: "x",
    axes: {},
    bands: [],
    brackets: [],
    labels: [],
    rules: [],
    keys: [],
    legend: true,
};
/** Default width of a figure in CSS pixels, and the most it is high. */
export const WIDTH = 1200;
export const HEIGHT = 600;
/** Rows as CSV (RFC 4180, CRLF). Null and undefined are empty. Text that a spreadsheet would run as a formula gets an apostrophe. */
export function toCsv(header, rows) {
    let out = `${header.join(",")}\r\n`;
    for (const row of rows)
        out += `${row.map(csvCell).join(",")}\r\n`;
    return out;
}
function csvCell(cell) {
    if (cell === null || cell === undefined)
        return "";
    if (typeof cell === "number")
        return String(cell);
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
