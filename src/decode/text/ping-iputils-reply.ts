// The reply line of iputils ping, scanned by hand: nearly all lines of a long log are of this form.
//   [1796063194.769616] 64 bytes from gw (10.2.0.1): icmp_seq=1 ident=7 ttl=63 time=0.068 ms (DUP!)
import type { PingReply } from "./ping-rows.ts";
import { MOST_TTL, MOST_U16 } from "./printed-number.ts";
import type { WrittenStamp } from "./written-stamp.ts";

const ZERO = 48;
const NINE = 57;
const DOT = 46;
const OPEN_BRACKET = 91;
const MS_NS = 1_000_000;
/** Milliseconds of a round trip have no more: 11 days. */
const MS_DIGITS = 9;
const POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];

/** Scans reply lines; keeps the last address so that a long log does not make a million copies of it. */
export class ReplyScanner {
  private text = "";
  private at = 0;
  private digits = 0;
  private lastFrom = "";
  private lastAddress = "";

  /** The reply on this line; undefined when the line is not of the English form. */
  scan(text: string, line: number): PingReply | undefined {
    this.text = text;
    this.at = 0;
    let sec: number | undefined;
    let nsec: number | undefined;
    let written: WrittenStamp | undefined;
    if (text.charCodeAt(0) === OPEN_BRACKET) {
      this.at = 1;
      sec = this.number();
      if (this.digits === 0 || this.digits > 12 || text.charCodeAt(this.at) !== DOT) return undefined;
      this.at++;
      nsec = this.fraction(9);
      if (this.digits === 0 || !this.skip("] ")) return undefined;
      if (this.digits < 6) written = shortened(sec, nsec, this.digits);
    }
    const bytes = this.number();
    if (this.digits === 0 || this.digits > 6 || !this.skip(" bytes from ")) return undefined;
    const from = this.address();
    if (from === undefined) return undefined;
    const seq = this.number();
    if (this.digits === 0 || this.digits > 5 || seq > 65535) return undefined;
    const reply = this.tail({ kind: "reply", line, sec, nsec, bytes, from, seq });
    return written === undefined || reply === undefined ? reply : { ...reply, written };
  }

  /** Undefined where a number is none that can be. */
  private tail(head: Head): PingReply | undefined {
    let ident: number | undefined;
    if (this.skip(" ident=")) {
      ident = this.number();
      if (this.digits === 0 || this.digits > 5 || ident > MOST_U16) return undefined;
    }
    const ttl = this.skip(" ttl=") ? this.number() : undefined;
    if (ttl !== undefined && ttl > MOST_TTL) return undefined;
    let rttNs: number | undefined;
    let rttTickNs = 0;
    if (this.skip(" time=")) {
      const whole = this.number();
      if (this.digits > MS_DIGITS) return undefined;
      let told = this.digits > 0;
      rttNs = whole * MS_NS;
      rttTickNs = MS_NS;
      if (this.text.charCodeAt(this.at) === DOT) {
        this.at++;
        rttNs += this.fraction(6);
        told &&= this.digits > 0;
        rttTickNs = MS_NS / POWERS[Math.min(this.digits, 6)]!;
      }
      // where the line ends within the number, or at it, further digits may be missing
      if (!this.skip(" ms") && (!told || this.at === this.text.length)) [rttNs, rttTickNs] = [undefined, 0];
    }
    const rest = this.at < this.text.length ? this.text.slice(this.at) : "";
    // written out, so that every reply has the same shape in the engine
    return {
      kind: "reply",
      line: head.line,
      sec: head.sec,
      nsec: head.nsec,
      bytes: head.bytes,
      from: head.from,
      seq: head.seq,
      ident,
      ttl,
      rttNs,
      rttTickNs,
      duplicate: rest !== "" && rest.includes("(DUP!)"),
      badChecksum: rest !== "" && rest.includes("(BAD CHECKSUM!)"),
      differentAddress: rest !== "" && rest.includes("(DIFFERENT ADDRESS!)"),
      truncated: rest !== "" && rest.includes("(truncated)"),
      note: rest === "" ? undefined : noteIn(rest),
    };
  }

  /** "10.2.0.1", "gw (10.2.0.1)", "fe80::1%eth0", up to ": icmp_seq=" (icmp_req= before 2012). */
  private address(): string | undefined {
    const { text, at, lastFrom } = this;
    if (lastFrom !== "" && text.startsWith(lastFrom, at)) {
      this.at = at + lastFrom.length;
      if (this.skip(": icmp_seq=")) return this.lastAddress;
      this.at = at;
    }
    const end = text.indexOf(": icmp_", at);
    if (end < 0) return undefined;
    this.at = end;
    if (!this.skip(": icmp_seq=") && !this.skip(": icmp_req=")) return undefined;
    const from = text.slice(at, end);
    const inner = /\(([^()]+)\)$/.exec(from);
    this.lastFrom = from;
    this.lastAddress = inner === null ? from : inner[1]!;
    return this.lastAddress;
  }

  private skip(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** Digits at the cursor as an integer; `digits` says how many there were. */
  private number(): number {
    const { text } = this;
    let at = this.at;
    let value = 0;
    for (let c = text.charCodeAt(at); c >= ZERO && c <= NINE; c = text.charCodeAt(++at))
      value = value * 10 + (c - ZERO);
    this.digits = at - this.at;
    this.at = at;
    return value;
  }

  /** Digits after a point, in units of 10^-places; further digits are cut. */
  private fraction(places: number): number {
    const { text } = this;
    let at = this.at;
    let value = 0;
    for (let c = text.charCodeAt(at); c >= ZERO && c <= NINE; c = text.charCodeAt(++at)) {
      if (at - this.at < places) value = value * 10 + (c - ZERO);
    }
    this.digits = at - this.at;
    this.at = at;
    return this.digits < places ? value * POWERS[places - this.digits]! : value;
  }
}

/** A stamp of fewer digits than ping prints: somebody cut them, and the tick is that of the last one. */
export function shortened(sec: number, nsec: number, digits: number): WrittenStamp {
  return { form: "utc", sec, nsec, digits };
}

type Head = Pick<PingReply, "kind" | "line" | "sec" | "nsec" | "bytes" | "from" | "seq">;

const OWN_MARKS = /^(?: \((?:DUP!|BAD CHECKSUM!|DIFFERENT ADDRESS!|truncated)\))+/;

/** What stands after the program's own marks. */
function noteIn(rest: string): string | undefined {
  const note = rest.replace(OWN_MARKS, "").trim();
  return note === "" ? undefined : note;
}
