// Where a packet of tcpdump's text begins: the number of -# and the stamp of each -t mode, scanned without regular expressions.
import { isDate } from "../../core/time.ts";
import type { StampMode } from "./tcpdump-rows.ts";

const DASH = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const COLON = 58;
const SPACE = 32;

/** Value of two digits at `at`; NaN or out of 0..99 when they are none. */
function two(text: string, at: number): number {
  const high = text.charCodeAt(at) - ZERO;
  const low = text.charCodeAt(at + 1) - ZERO;
  return high >= 0 && high <= 9 && low >= 0 && low <= 9 ? high * 10 + low : Number.NaN;
}

/** Reads the start of lines. After `scan` gave true, its fields are those of the line. */
export class StampScanner {
  stamp: StampMode = "none";
  time = "";
  sec = 0;
  nsec = 0;
  digits = 0;
  number: number | undefined;
  /** First character after number, stamp and the spaces behind them. */
  at = 0;
  private lastDate = "";
  private lastDay = 0;

  /** True when a stamp (or a number of -# without one) stands at the start of the line. */
  scan(text: string): boolean {
    this.number = undefined;
    this.stamp = "none";
    const first = text.charCodeAt(0);
    if (first >= ZERO && first <= 57) return this.fromDigit(text, 0) || this.numbered(text, 0);
    if (first === SPACE) return this.relative(text, 1) || this.numbered(text, 1);
    if (first === DASH) return this.relative(text, 1);
    return false;
  }

  private fromDigit(text: string, at: number): boolean {
    const third = text.charCodeAt(at + 2);
    if (third === COLON) return this.clock(text, at, "clock");
    if (third === SLASH || text.charCodeAt(at + 4) === DASH) return this.dated(text, at);
    return this.epoch(text, at);
  }

  /** HH:MM:SS.ffffff; of a MAC address, the ninth character is a colon. */
  private clock(text: string, at: number, mode: StampMode): boolean {
    if (text.charCodeAt(at + 8) !== DOT || text.charCodeAt(at + 5) !== COLON) return false;
    const [hours, minutes, seconds] = [two(text, at), two(text, at + 3), two(text, at + 6)];
    // times since another packet have any number of hours
    if (!(minutes < 60 && seconds <= 60 && (hours < 24 || mode === "relative"))) return false;
    const sec = hours * 3600 + minutes * 60 + seconds;
    return sec === sec && this.fraction(text, at, at + 8, mode, sec);
  }

  private relative(text: string, at: number): boolean {
    if (text.charCodeAt(at + 2) !== COLON || !this.clock(text, at, "relative")) return false;
    if (text.charCodeAt(0) === DASH) {
      this.time = `-${this.time}`;
      this.sec = -this.sec;
      this.nsec = -this.nsec;
    }
    return true;
  }

  /** The fraction whose dot is at `dot`, and what is behind it. */
  private fraction(text: string, from: number, dot: number, mode: StampMode, sec: number): boolean {
    let value = 0;
    let p = dot + 1;
    let c = text.charCodeAt(p) - ZERO;
    while (c >= 0 && c <= 9 && p - dot <= 9) {
      value = value * 10 + c;
      c = text.charCodeAt(++p) - ZERO;
    }
    const digits = p - dot - 1;
    if (digits === 0 || (p < text.length && text.charCodeAt(p) !== SPACE)) return false;
    for (let i = digits; i < 9; i++) value *= 10;
    this.stamp = mode;
    this.time = text.slice(from, p);
    this.sec = sec;
    this.nsec = value;
    this.digits = digits;
    // One space; what is left of "  In" and the like is padding of a direction, and stays.
    this.at = p + 1;
    return true;
  }

  private epoch(text: string, at: number): boolean {
    let value = 0;
    let p = at;
    let c = text.charCodeAt(p) - ZERO;
    while (c >= 0 && c <= 9 && p - at < 12) {
      value = value * 10 + c;
      c = text.charCodeAt(++p) - ZERO;
    }
    // Fewer digits would be before 1973, and could be an address.
    return p - at >= 9 && text.charCodeAt(p) === DOT && this.fraction(text, at, p, "epoch", value);
  }

  /** YYYY-MM-DD of today's versions, MM/DD/YYYY of very old ones. */
  private dated(text: string, at: number): boolean {
    const time = at + 11;
    if (text.charCodeAt(time - 1) !== SPACE || text.charCodeAt(time + 2) !== COLON) return false;
    const date = text.slice(at, at + 10);
    if (date !== this.lastDate) {
      const m = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d)\/(\d\d)\/(\d{4}))$/.exec(date);
      if (m === null) return false;
      const day = `${m[1] ?? m[6]}-${m[2] ?? m[4]}-${m[3] ?? m[5]}`;
      if (!isDate(day)) return false;
      this.lastDate = date;
      this.lastDay = Date.parse(`${day}T00:00:00Z`) / 1000;
    }
    if (!this.clock(text, time, "date")) return false;
    this.sec += this.lastDay;
    this.time = text.slice(at, at + 11 + this.time.length);
    return true;
  }

  /** The number of -#, padded to five, two spaces, and then a stamp or none. */
  private numbered(text: string, from: number): boolean {
    let p = from;
    while (text.charCodeAt(p) === SPACE) p++;
    const start = p;
    let value = 0;
    let c = text.charCodeAt(p) - ZERO;
    while (c >= 0 && c <= 9 && p - start < 12) {
      value = value * 10 + c;
      c = text.charCodeAt(++p) - ZERO;
    }
    if (p === start || text.charCodeAt(p) !== SPACE || text.charCodeAt(p + 1) !== SPACE) return false;
    p += 2;
    const next = text.charCodeAt(p);
    const stamped = next >= ZERO && next <= 57 ? this.fromDigit(text, p) : next === SPACE && this.relative(text, p + 1);
    if (!stamped) {
      this.none();
      this.at = p;
    }
    this.number = value;
    return true;
  }

  /** Sets the fields to those of a packet without number and stamp. */
  none(): void {
    this.stamp = "none";
    this.number = undefined;
    this.at = 0;
    this.time = "";
    this.sec = this.nsec = this.digits = 0;
  }
}
