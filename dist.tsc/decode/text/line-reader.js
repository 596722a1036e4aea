import { unparsed } from "./format.js";
/** Reads by `line`, and what waited by `last`. Blank lines are passed over. */
export function lineReader(line, last = () => []) {
    return {
        read(lines) {
            const out = [];
            for (const l of lines) {
                if (l.text.trim() === "")
                    continue;
                const rows = line(l);
                if (rows === undefined)
                    out.push(unparsed(l));
                else
                    for (const row of rows)
                        out.push(row);
            }
            return out;
        },
        end: () => [...last()],
    };
}
/** A number where the text is one of up to 15 digits; undefined otherwise ("n/a", "-", no text). */
export function numberOf(text) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
