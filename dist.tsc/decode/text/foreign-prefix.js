// What a wrapper (ts, logger, journalctl, docker, a `while read` loop) puts before a line of another program.
import { leadingStamp, parseStamp } from "./written-stamp.js";
/** Longest prefix that is looked at. */
const LONGEST = 160;
const MONTH = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const CLOCK = String.raw `\d\d:\d\d:\d\d(?:[.,]\d{1,9})?`;
// "Nov 30 18:26:40" of syslog and ts: no year, no zone
const SYSLOG = `(?:${MONTH}) {1,2}\\d{1,2} ${CLOCK}`;
// "Mon Nov 30 18:26:40 CET 2026", "Mon 30 Nov 2026 06:26:40 PM UTC" of date
const DATE = `[A-Z][a-z]{2},? (?:(?:${MONTH}) {1,2}\\d{1,2}|\\d{1,2} (?:${MONTH})(?: \\d{4})?) ${CLOCK}(?: [AP]M)?(?: (?:[A-Z]{2,5}|[+-]\\d{2,4}))?(?: \\d{4})?`;
const PIECES = [
    /^[>|]+[ \t]*/,
    /^\[[^[\]]{1,60}\][ \t]*/,
    new RegExp(`^(?:${DATE}|${SYSLOG})(?::(?=[ \\t])|[ \\t]?[-|,;>])?(?:[ \\t]+|$)`),
    // "stdout F " of a container's log file
    /^std(?:out|err) [FP] /,
    // "host ping[12]: ", "ping[12]: ", "web-1  | "
    /^(?:[\w.-]{1,64} )?[\w./-]{1,40}\[\d{1,7}\]: /,
    /^[\w.-]{1,64} *\| /,
];
const MOST_PIECES = 6;
/**
 * The line without one piece of a prefix after the other, the longest cut first; `read` takes the first rest that it
 * understands. Undefined when the line begins with no such piece, or no rest is understood. The stamp is the first that can
 * be read.
 */
export function unprefixed(text, read) {
    let rest = text;
    let stamp;
    for (let k = 0; k < MOST_PIECES; k++) {
        const piece = firstPiece(rest);
        if (piece === undefined || text.length - piece.rest.length > LONGEST)
            return undefined;
        rest = piece.rest;
        stamp ??= piece.stamp;
        const row = read(rest);
        if (row !== undefined)
            return { at: { stamp, rest }, row };
    }
    return undefined;
}
/** The line without all that looks like a prefix. */
export function bare(text) {
    let rest = text;
    for (let k = 0; k < MOST_PIECES; k++) {
        const piece = firstPiece(rest);
        if (piece === undefined || text.length - piece.rest.length > LONGEST)
            return rest;
        rest = piece.rest;
    }
    return rest;
}
function firstPiece(text) {
    const stamped = leadingStamp(text);
    if (stamped !== undefined)
        return stamped;
    for (const pattern of PIECES) {
        const m = pattern.exec(text);
        if (m === null)
            continue;
        const words = m[0]
            .trim()
            .replace(/^\[|\]$|[-|,;>:]$/g, "")
            .trim();
        return { stamp: parseStamp(words), rest: text.slice(m[0].length) };
    }
    return undefined;
}
