// Numbers of one stream of UDP packets as they arrive: what is missing, late, or there twice. The number may wrap.
import type { Mark } from "./tcp-holes.ts";

/** Numbers behind the highest that are remembered one by one. */
const WINDOW = 1024;
/** Gaps kept of one stream. */
const MOST_GAPS = 16;
/** A jump by more is a gap only where the time that passed has room for so many packets (RFC 3550, A.1: MAX_DROPOUT). */
const MOST_DROPPED = 3000;
const MOST_TIMES = 2;

/** Numbers that are missing between two packets; ns from the base of the input. */
export interface RawGap {
  first: number;
  last: number;
  missing: number;
  readonly before: Mark;
  readonly after: Mark;
  readonly sentApartNs: number;
}

/** A packet of a stream: its number as on the wire, and the sender's stamp (0 and 0 without one). */
export interface Numbered {
  ns: number;
  record: number;
  number: number;
  sec: number;
  usec: number;
}

/** One stream. Numbers are unwrapped: the highest so far is `high`. */
export class SequenceRun {
  readonly bits: 16 | 32 | 64;
  readonly first: Mark;
  readonly firstNumber: number;
  /** By stamp. */
  last: Mark;
  high: number;
  packets = 1;
  lost = 0;
  reordered = 0;
  duplicates = 0;
  restarts = 0;
  gapsOmitted = 0;
  readonly gaps: RawGap[] = [];
  private steps = 0;
  private stepNs = 0;
  private highMark: Mark;
  private sec: number;
  private usec: number;
  private readonly seen = new Uint32Array(WINDOW / 32);

  constructor(bits: 16 | 32 | 64, p: Numbered) {
    this.bits = bits;
    this.first = this.last = this.highMark = { ns: p.ns, record: p.record };
    this.firstNumber = this.high = p.number;
    this.sec = p.sec;
    this.usec = p.usec;
    this.set(p.number);
  }

  /** The first `count` packets came in order, without a gap; the one at hand is the last of them. */
  joins(count: number, p: Numbered): void {
    this.packets = count;
    this.steps = count - 1;
    this.stepNs = p.ns - this.first.ns;
    this.last = { ns: p.ns, record: p.record };
    for (let i = 1; i < count; i++) this.set(this.high + i);
    this.high += count - 1;
    this.highMark = this.last;
    this.sec = p.sec;
    this.usec = p.usec;
  }

  /** Mean spacing of packets that came one after the other, ns; NaN when none did. */
  get spacingNs(): number {
    return this.steps === 0 ? Number.NaN : this.stepNs / this.steps;
  }

  /** The next packet in order of arrival. */
  add(p: Numbered): void {
    const ahead = this.ahead(p.number);
    this.packets++;
    this.last = { ns: p.ns, record: p.record };
    if (ahead > 0) {
      if (ahead === 1) {
        this.steps++;
        this.stepNs += p.ns - this.highMark.ns;
      } else if (this.isJump(ahead, p.ns)) {
        this.restart(p);
        return;
      } else this.skip(ahead, p);
      this.advance(ahead, p);
    } else if (-ahead >= WINDOW || this.high + ahead < 0) this.restart(p);
    else this.behind(this.high + ahead);
  }

  private ahead(number: number): number {
    if (this.bits === 16) return ((number - this.high) << 16) >> 16;
    return this.bits === 32 ? (number - this.high) | 0 : number - this.high;
  }

  private isJump(ahead: number, ns: number): boolean {
    if (ahead <= MOST_DROPPED) return false;
    return !(ahead * this.spacingNs <= MOST_TIMES * (ns - this.highMark.ns));
  }

  private advance(ahead: number, p: Numbered): void {
    if (ahead >= WINDOW) this.seen.fill(0);
    else for (let i = 1; i < ahead; i++) this.clear(this.high + i);
    this.high += ahead;
    this.set(this.high);
    this.highMark = this.last;
    this.sec = p.sec;
    this.usec = p.usec;
  }

  private skip(ahead: number, p: Numbered): void {
    this.lost += ahead - 1;
    const stamped = p.sec !== 0 || p.usec !== 0;
    this.gaps.push({
      first: this.high + 1,
      last: this.high + ahead - 1,
      missing: ahead - 1,
      before: this.highMark,
      after: { ns: p.ns, record: p.record },
      sentApartNs: stamped ? (p.sec - this.sec) * 1e9 + (p.usec - this.usec) * 1e3 : Number.NaN,
    });
    if (this.gaps.length <= MOST_GAPS) return;
    this.gapsOmitted++;
    let at = 0;
    // the newest may still be filled: it stays
    for (let i = 1; i < MOST_GAPS; i++) if (lengthOf(this.gaps[i]!) < lengthOf(this.gaps[at]!)) at = i;
    this.gaps.splice(at, 1);
  }

  /** A number that was passed before. */
  private behind(number: number): void {
    if (this.has(number)) {
      this.duplicates++;
      return;
    }
    this.set(number);
    this.reordered++;
    if (number < this.firstNumber) return;
    this.lost--;
    const at = this.gaps.findIndex((g) => number >= g.first && number <= g.last);
    if (at < 0) return;
    const gap = this.gaps[at]!;
    gap.missing--;
    if (gap.missing === 0) this.gaps.splice(at, 1);
    else if (number === gap.first) gap.first++;
    else if (number === gap.last) gap.last--;
  }

  private restart(p: Numbered): void {
    this.restarts++;
    this.seen.fill(0);
    this.high = p.number;
    this.set(p.number);
    this.highMark = this.last;
    this.sec = p.sec;
    this.usec = p.usec;
  }

  private has(number: number): boolean {
    const i = number % WINDOW;
    return ((this.seen[i >>> 5]! >>> (i & 31)) & 1) !== 0;
  }

  private set(number: number): void {
    const i = number % WINDOW;
    this.seen[i >>> 5]! |= 1 << (i & 31);
  }

  private clear(number: number): void {
    const i = number % WINDOW;
    this.seen[i >>> 5]! &= ~(1 << (i & 31));
  }
}

function lengthOf(gap: RawGap): number {
  return gap.after.ns - gap.before.ns;
}
