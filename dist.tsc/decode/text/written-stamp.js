// Stamps as programs, wrappers (`ts`, `while read`) and people write them: epoch seconds, RFC 3339, dates without zone, times of day.
const DATE = String.raw `\d{4}[-/]\d\d[-/]\d\d`;
const CLOCK = String.raw `\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,12})?)?`;
const ZONE = String.raw `Z|UTC|GMT|[+-]\d\d:?\d\d`;
const EPOCH = /^(\d{9,11})(?:[.,](\d{1,12}))?$/;
const EPOCH_FINE = /^(\d{10})(\d{3}|\d{6}|\d{9})$/;
const WHOLE = new RegExp(`^(?:(${DATE})(?:[T _]|, ))?(${CLOCK})(?: ?(AM|PM))?(?: ?(${ZONE}))?$`, "i");
const LOG_DATE = new RegExp(String.raw `^\[?(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]?$`);
const UNIX_DATE = /^(?:[A-Z][a-z]{2},? )?([A-Z][a-z]{2}) +(\d{1,2}) (\d\d:\d\d:\d\d(?:[.,]\d{1,12})?) (?:(UTC|GMT|Z) )?(\d{4})$/;
const MAIL_DATE = /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d:\d\d) (UTC|GMT|[+-]\d{4})$/;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** Longest text that is looked at. */
const LONGEST = 64;
/** The whole text as a stamp; undefined when it is none. Never a float: digits beyond ns are cut. */
export function parseStamp(text) {
    if (text.length > LONGEST)
        return undefined;
    const t = text.trim();
    const epoch = EPOCH.exec(t);
    if (epoch !== null)
        return stamp("utc", Number(epoch[1]), epoch[2] ?? "");
    const fine = EPOCH_FINE.exec(t);
    if (fine !== null)
        return stamp("utc", Number(fine[1]), fine[2]);
    const whole = WHOLE.exec(t);
    if (whole !== null)
        return parts(whole[1], whole[2], whole[3], whole[4]);
    return namedMonth(t);
}
// In brackets, or bare before a space; "ts" writes epoch seconds, others a date, a time of day, or both in one word or two.
const LEADING = new RegExp(`^(?:\\[((?:${DATE}[T ])?${CLOCK}(?: ?(?:${ZONE}))?|\\d{9,11}(?:[.,]\\d{1,12})?)\\]|((?:${DATE}[T ])?${CLOCK}(?: ?(?:AM|PM)(?![A-Z]))?(?: ?(?:${ZONE})(?![\\w]))?|\\d{9,11}\\.\\d{1,12}))(?: ?[-|:,;>])?(?: +|\\t)`, "i");
/** The stamp that a line begins with, and what stands behind it; undefined when it begins with none. */
export function leadingStamp(text) {
    const first = text.charCodeAt(0);
    if (!(first >= 48 && first <= 57) && first !== 91)
        return undefined;
    const m = LEADING.exec(text);
    if (m === null)
        return undefined;
    const found = parseStamp(m[1] ?? m[2]);
    return found === undefined ? undefined : { stamp: found, rest: text.slice(m[0].length) };
}
function parts(date, clock, half, zone) {
    const [hms = "", fraction = ""] = clock.split(/[.,]/);
    const time = seconds(hms, half);
    if (time === undefined)
        return undefined;
    if (date === undefined)
        return zone === undefined ? stamp("time", time, fraction) : undefined;
    const day = midnight(date.replaceAll("/", "-"));
    if (day === undefined)
        return undefined;
    const offset = zone === undefined ? undefined : zoneSeconds(zone);
    return offset === undefined ? stamp("date", day + time, fraction) : stamp("utc", day + time - offset, fraction);
}
function namedMonth(t) {
    const log = LOG_DATE.exec(t);
    if (log !== null)
        return dated(log[3], log[2], log[1], { clock: log[4], zone: log[5] });
    const unix = UNIX_DATE.exec(t);
    if (unix !== null)
        return dated(unix[5], unix[1], unix[2], { clock: unix[3], zone: unix[4] });
    const mail = MAIL_DATE.exec(t);
    return mail === null ? undefined : dated(mail[3], mail[2], mail[1], { clock: mail[4], zone: mail[5] });
}
function dated(year, month, day, at) {
    const m = MONTHS.indexOf(month) + 1;
    if (m === 0)
        return undefined;
    return parts(`${year}-${String(m).padStart(2, "0")}-${day.padStart(2, "0")}`, at.clock, undefined, at.zone);
}
function seconds(hms, half) {
    const [h = 0, m = 0, s = 0] = hms.split(":").map(Number);
    if (h > 23 || m > 59 || s > 60)
        return undefined;
    if (half === undefined)
        return h * 3600 + m * 60 + s;
    if (h < 1 || h > 12)
        return undefined;
    const noon = half.toUpperCase() === "PM" ? 12 : 0;
    return ((h % 12) + noon) * 3600 + m * 60 + s;
}
function midnight(date) {
    const ms = Date.parse(`${date}T00:00:00Z`);
    // Date.parse lets the 31st of a short month pass as the 1st of the next
    return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? undefined : ms / 1000;
}
function zoneSeconds(zone) {
    const m = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
    if (m === null)
        return 0;
    const s = (Number(m[2]) * 60 + Number(m[3])) * 60;
    return m[1] === "-" ? -s : s;
}
function stamp(form, sec, fraction) {
    return { form, sec, nsec: Number(fraction.slice(0, 9).padEnd(9, "0")), digits: Math.min(9, fraction.length) };
}
