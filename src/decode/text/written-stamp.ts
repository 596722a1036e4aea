// Stamps as programs, wrappers (`ts`, `while read`) and people write them: epoch seconds, RFC 3339, dates without zone, times of day.

/** A stamp as it stands in the text. */
export interface WrittenStamp {
  /** "utc": on the clock of the world. "date": local, no zone. "time": a time of day, no date. */
  readonly form: "utc" | "date" | "time";
  /** Seconds since 1970 as if the zone were UTC ("date"), or since midnight ("time"). */
  readonly sec: number;
  readonly nsec: number;
  /** Fractional digits. */
  readonly digits: number;
}

/** A line without the stamp that it begins with. */
export interface StampedText {
  readonly stamp: WrittenStamp;
  readonly rest: string;
}

const DATE = String.raw`\d{4}[-/]\d\d[-/]\d\d`;
const CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,12})?)?`;
const ZONE = String.raw`Z|UTC|GMT|[+-]\d\d:?\d\d`;
const EPOCH = /^(\d{9,11})(?:[.,](\d{1,12}))?$/;
const EPOCH_FINE = /^(\d{10})(\d{3}|\d{6}|\d{9})$/;
const WHOLE = new RegExp(`^(?:(${DATE})(?:[T _]|, ))?(${CLOCK})(?: ?(AM|PM))?(?: ?(${ZONE}))?$`, "i");
const LOG_DATE = new RegExp(String.raw`^\[?(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]?$`);
// A zone by its letters ("CET") names several: it reads as none.
const UNIX_DATE =
  /^(?:[A-Z][a-z]{2},? )?([A-Z][a-z]{2}) +(\d{1,2}) (\d\d:\d\d:\d\d(?:[.,]\d{1,12})?)(?: ([AP]M))? (?:(UTC|GMT|Z|[+-]\d{4})|[A-Z]{2,5}|[+-]\d\d)? ?(\d{4})$/;
const DAY_FIRST =
  /^(?:[A-Z][a-z]{2},? )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d:\d\d(?:[.,]\d{1,12})?)(?: ([AP]M))? (?:(UTC|GMT|Z|[+-]\d{4})|[A-Z]{2,5}|[+-]\d\d)$/;
// syslog and ts: no year, so that only the time of day can be placed
const YEARLESS = /^([A-Z][a-z]{2}) [ \d]?\d (\d\d:\d\d:\d\d(?:[.,]\d{1,12})?)$/;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Longest text that is looked at. */
const LONGEST = 64;

/** The whole text as a stamp; undefined when it is none. Never a float: digits beyond ns are cut. */
export function parseStamp(text: string): WrittenStamp | undefined {
  if (text.length > LONGEST) return undefined;
  const t = text.trim();
  const epoch = EPOCH.exec(t);
  if (epoch !== null) return stamp("utc", Number(epoch[1]), epoch[2] ?? "");
  const fine = EPOCH_FINE.exec(t);
  if (fine !== null) return stamp("utc", Number(fine[1]), fine[2]!);
  const whole = WHOLE.exec(t);
  if (whole !== null) return parts(whole[1], whole[2]!, whole[3], whole[4]);
  return namedMonth(t);
}

// In brackets, or bare before a space; "ts" writes epoch seconds, others a date, a time of day, or both in one word or two.
const LEADING = new RegExp(
  `^(?:\\[((?:${DATE}[T ])?${CLOCK}(?: ?(?:${ZONE}))?|\\d{9,11}(?:[.,]\\d{1,12})?)\\]|((?:${DATE}[T ])?${CLOCK}(?: ?(?:AM|PM)(?![A-Z]))?(?: ?(?:${ZONE})(?![\\w]))?|\\d{9,11}\\.\\d{1,12}))(?: ?[-|:,;>])?(?: +|\\t)`,
  "i",
);

/** The stamp that a line begins with, and what stands behind it; undefined when it begins with none. */
export function leadingStamp(text: string): StampedText | undefined {
  const first = text.charCodeAt(0);
  if (!(first >= 48 && first <= 57) && first !== 91) return undefined;
  const m = LEADING.exec(text);
  if (m === null) return undefined;
  const found = parseStamp(m[1] ?? m[2]!);
  return found === undefined ? undefined : { stamp: found, rest: text.slice(m[0].length) };
}

function parts(
  date: string | undefined,
  clock: string,
  half: string | undefined,
  zone: string | undefined,
): WrittenStamp | undefined {
  const [hms = "", fraction = ""] = clock.split(/[.,]/);
  const time = seconds(hms, half);
  if (time === undefined) return undefined;
  if (date === undefined) return zone === undefined ? stamp("time", time, fraction) : undefined;
  const day = midnight(date.replaceAll("/", "-"));
  if (day === undefined) return undefined;
  const offset = zone === undefined ? undefined : zoneSeconds(zone);
  return offset === undefined ? stamp("date", day + time, fraction) : stamp("utc", day + time - offset, fraction);
}

function namedMonth(t: string): WrittenStamp | undefined {
  const log = LOG_DATE.exec(t);
  if (log !== null) return dated(log[3]!, log[2]!, log[1]!, { clock: log[4]!, zone: log[5] });
  const unix = UNIX_DATE.exec(t);
  if (unix !== null) return dated(unix[6]!, unix[1]!, unix[2]!, { clock: unix[3]!, half: unix[4], zone: unix[5] });
  const day = DAY_FIRST.exec(t);
  if (day !== null) return dated(day[3]!, day[2]!, day[1]!, { clock: day[4]!, half: day[5], zone: day[6] });
  const yearless = YEARLESS.exec(t);
  if (yearless !== null && MONTHS.includes(yearless[1]!)) return parts(undefined, yearless[2]!, undefined, undefined);
  return undefined;
}

function dated(
  year: string,
  month: string,
  day: string,
  at: { clock: string; half?: string | undefined; zone: string | undefined },
): WrittenStamp | undefined {
  const m = MONTHS.indexOf(month) + 1;
  if (m === 0) return undefined;
  return parts(`${year}-${String(m).padStart(2, "0")}-${day.padStart(2, "0")}`, at.clock, at.half, at.zone);
}

function seconds(hms: string, half: string | undefined): number | undefined {
  const [h = 0, m = 0, s = 0] = hms.split(":").map(Number);
  if (h > 23 || m > 59 || s > 60) return undefined;
  if (half === undefined) return h * 3600 + m * 60 + s;
  if (h < 1 || h > 12) return undefined;
  const noon = half.toUpperCase() === "PM" ? 12 : 0;
  return ((h % 12) + noon) * 3600 + m * 60 + s;
}

function midnight(date: string): number | undefined {
  const ms = Date.parse(`${date}T00:00:00Z`);
  // Date.parse lets the 31st of a short month pass as the 1st of the next
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? undefined : ms / 1000;
}

function zoneSeconds(zone: string): number {
  const m = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  if (m === null) return 0;
  const s = (Number(m[2]) * 60 + Number(m[3])) * 60;
  return m[1] === "-" ? -s : s;
}

function stamp(form: WrittenStamp["form"], sec: number, fraction: string): WrittenStamp {
  return { form, sec, nsec: Number(fraction.slice(0, 9).padEnd(9, "0")), digits: Math.min(9, fraction.length) };
}
