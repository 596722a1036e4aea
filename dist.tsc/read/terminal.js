// What a terminal would have shown of a line: escapes, carriage returns, backspaces and other controls worked off.
/* oxlint-disable no-control-regex -- control characters are what this file is about */
const CONTROL = /[\0-\x08\x0b-\x1f\x7f\x9b]/;
// CSI (ECMA-48 section 5.4), OSC and the other strings up to BEL or ST, charset choices, other two-byte escapes.
const ESCAPE = /(?:\x1b\[|\x9b)([0-?]*)[ -/]*([@-~])?|\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b[ -/]+[0-~]|\x1b[0-~]?/g;
// Erase and cursor moves within the line; colours and all else leave the text as it is.
const MOVES = /[KCDGPX]/;
/** Columns that a cursor move can reach; a terminal has far fewer. */
const MOST_COLUMN = 4096;
/** The line as a terminal shows it once it is complete. Lone carriage returns and backspaces overwrite, as on a screen. */
export function shown(line) {
    if (!CONTROL.test(line))
        return { text: line, overwritten: false, zeros: false };
    const zeros = line.includes("\0");
    let text = (zeros ? line.replaceAll("\0", "") : line).replace(/^\r+|\r+$/g, "");
    let moves = false;
    if (/[\x1b\x9b]/.test(text)) {
        // Moves stay, as ESC, letter, count and ";", for the screen below.
        text = text.replace(ESCAPE, (_all, parameters, final) => {
            if (final === undefined || !MOVES.test(final))
                return "";
            moves = true;
            return `\x1b${final}${Math.min(Number.parseInt(parameters ?? "", 10) || 0, MOST_COLUMN)};`;
        });
    }
    const overwritten = moves || /[\r\b]/.test(text);
    if (overwritten)
        text = onScreen(text);
    return { text: text.replace(/[\0-\x08\x0b-\x1f\x7f\x9b]/g, ""), overwritten, zeros };
}
// One row of a screen. Columns are UTF-16 units: wide characters count once, which moves text but loses none.
function onScreen(text) {
    const row = [];
    let column = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text[i];
        if (c === "\r")
            column = 0;
        else if (c === "\b")
            column = Math.max(0, column - 1);
        else if (c === "\x1b") {
            const end = text.indexOf(";", i);
            column = move(row, column, text[i + 1], Number(text.slice(i + 2, end)));
            i = end;
        }
        else if (c >= " " || c === "\t") {
            while (row.length < column)
                row.push(" ");
            row[column++] = c;
        }
    }
    return row.join("").trimEnd();
}
function move(row, column, final, count) {
    if (final === "K") {
        if (count === 0)
            row.length = Math.min(row.length, column);
        else if (count === 2)
            row.length = 0;
        else
            row.fill(" ", 0, Math.min(row.length, column + 1));
    }
    else if (final === "P")
        row.splice(column, Math.max(1, count));
    else if (final === "X")
        row.fill(" ", column, Math.min(row.length, column + Math.max(1, count)));
    else if (final === "G")
        return Math.max(0, count - 1);
    else if (final === "C")
        return Math.min(column + Math.max(1, count), Math.max(column, MOST_COLUMN));
    else
        return Math.max(0, column - Math.max(1, count));
    return column;
}
