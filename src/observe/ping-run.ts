// One run of ping, from its rows: which probes there were and what the log says about each, in bounded memory.
import { canonicalIp } from "../core/address.ts";
import type {
  PingError,
  PingHeader,
  PingLocalError,
  PingLooseError,
  PingNoAnswer,
  PingReply,
  PingRtt,
  PingSummary,
} from "../decode/text/ping-rows.ts";
import type { ProbeErrorCount, SourceRef } from "./observation.ts";
import { addressOf } from "./ping-address.ts";
import { keeper } from "./ping-keeper.ts";
import { PingMix } from "./ping-mix.ts";
import type { PingStyle } from "./ping-style.ts";
import * as ring from "./ping-ring.ts";
import { PingRing, RING_LIMIT } from "./ping-ring.ts";
import { PingSettled } from "./ping-settle.ts";
import type { Judgement } from "./ping-settle.ts";
import type { ProbeTables } from "./probe-table.ts";

/** Different errors that one run lists. */
const ERROR_KINDS = 200;
const SEQ_RANGE = 65_536;

/** What the runs of one input share. */
export interface PingShared {
  /** ns from the input's base of a row's stamp; NaN without one. */
  ns(row: Pick<PingReply, "sec" | "nsec" | "written" | "wrapped">): number;
  source(line: number): SourceRef;
  readonly waitNs: number;
  /** Probes that no line mentions, over the whole input, that may still be counted one by one. */
  gapBudget: number;
  /** Every probe, where that was asked for. */
  readonly tables?: ProbeTables | undefined;
}

/** What is known when a run begins. */
export interface RunStart {
  readonly line: number;
  readonly header: PingHeader | undefined;
  /** Local errors that were printed before the header: standard error is not held back, standard output is. */
  readonly floating: PingLocalError[];
  /** From the command line. */
  readonly intervalNs: number | undefined;
  readonly outstanding: boolean;
  readonly own: string | undefined;
  readonly style: PingStyle;
  /** Target, where lines of several targets are mixed and there is no header. */
  readonly to?: string;
}

/** Collects the rows of one run. */
export class PingRun {
  readonly start: RunStart;
  readonly settled: PingSettled = new PingSettled();
  readonly probes: PingRing = new PingRing();
  readonly errors: Map<string, ProbeErrorCount> = new Map<string, ProbeErrorCount>();
  /** Ordinal of the first probe; undefined while there is none. */
  first: number | undefined;
  /** Highest ordinal that was answered. */
  maxReplied: number = Number.NEGATIVE_INFINITY;
  /** Distinct probes that have a reply line. */
  replies = 0;
  duplicates = 0;
  corrupted = 0;
  otherAddress = 0;
  /** Lines about probes from before the first one of this log. */
  strays = 0;
  /** Error lines whose seq was printed modulo 256. */
  moduloErrors = 0;
  /** Error lines that count in the program's own "+N errors". */
  errorLines = 0;
  /** Error lines about one probe each, from elsewhere. */
  errorReplies = 0;
  /** Error lines that do not say which probe they are about. */
  looseErrors = 0;
  /** Replies whose round trip was printed as a bound only. */
  belowTick = 0;
  /** Local errors that no line places. */
  floating = 0;
  localErrors = 0;
  outstanding: boolean;
  /** First and last stamp, ns from the base. */
  firstStamp: number = Number.NaN;
  lastStamp: number = Number.NaN;
  /** Number of its table, where probes are kept. */
  number = 0;
  /** Signs that several pings wrote these lines. */
  readonly mix: PingMix = new PingMix();
  /** No more lines are expected; some that came already may come again. */
  ended = false;
  /** Identifier of its probes, where it is printed. */
  ident: number | undefined;
  /** Lines that stand twice in the text. */
  repeats = 0;
  /** A finished run of which this one may be a copy, and the lines that are the same. */
  copyOf: PingRun | undefined;
  copied = 0;
  private probeLines = 0;
  /** Lines that fitted another run as well. */
  unclear = 0;
  /** Further counts that were printed for the same target. */
  furtherCounts = 0;
  /** Last line about a probe. */
  lastLine = 0;
  /** Line at which the stamps first ran backwards. */
  steppedAt: number | undefined;
  summary: PingSummary | undefined;
  rtt: PingRtt | undefined;
  /** Addresses that sent second replies: a broadcast is answered by many. */
  private readonly alsoFrom = new Set<string>();
  /** Address that answered first. */
  answeredFrom: string | undefined;
  /** Address in the line above the counts. */
  named: string | undefined;
  /** Senders of unreachables: 'Destination Host Unreachable' may come from the sender itself. */
  readonly unreachableFrom: Map<string, number> = new Map<string, number>();
  private readonly shared: PingShared;
  private readonly own: string | undefined;
  private stepPending = false;
  /** Most fractional digits of a stamp that tells them; -1 where none does. */
  private digits = -1;

  constructor(shared: PingShared, start: RunStart) {
    this.shared = shared;
    this.start = start;
    this.outstanding = start.outstanding;
    this.own = start.own === undefined ? undefined : canonicalIp(start.own);
    const { tables } = shared;
    if (tables !== undefined) this.settled.keep = keeper(tables, (this.number = tables.open()));
    for (const error of start.floating) this.countLocal(error);
    this.floating = start.floating.length;
  }

  /** True when the row cannot belong to this run: ping was started again and the header is not there. */
  isOver(row: PingReply | PingNoAnswer | PingError): boolean {
    if (this.summary !== undefined) return true;
    if (this.mix.certain) return false;
    if (this.first === undefined || row.kind === "error") return false;
    const ordinal = this.ordinalOf(row);
    const gap = ordinal - this.probes.end;
    if (gap > 1024 && gap > this.shared.gapBudget) return true;
    if (row.kind === "noAnswer") return ordinal < this.lastSent() && !this.isSkipped(ordinal);
    if (row.duplicate || row.from !== this.answeredFrom) return false;
    if (ordinal < this.first) return !this.isStray(row);
    return ordinal >= this.probes.base && ordinal !== this.probes.end - 1 && this.has(ordinal, ring.REPLIED);
  }

  /** True when a reply from another address is another ping's. Ping itself marks second replies, and (since 2020) other addresses. */
  isAnothers(row: PingReply): boolean {
    if (!this.start.style.marksDuplicates || row.duplicate || row.differentAddress) return false;
    if (row.from === this.answeredFrom || this.alsoFrom.has(row.from)) return false;
    return this.start.header === undefined || this.has(this.unwrap(row.seq), ring.REPLIED);
  }

  /** True for a line that the run has already: the same probe and the same stamp, in a log that was joined with itself. */
  isRepeat(row: PingReply | PingNoAnswer | PingError, t: number): boolean {
    if (this.first === undefined) return false;
    const ordinal = this.unwrap(row.seq);
    if (ordinal < this.probes.base || ordinal >= this.probes.end) return false;
    const i = this.probes.at(ordinal);
    const flags = this.probes.flags[i]!;
    if (row.kind === "noAnswer") return t < this.lastStamp && (flags & ring.NO_ANSWER_YET) !== 0;
    if (row.kind === "error") return t < this.lastStamp && (flags & (ring.ICMP_ERROR | ring.LOCAL_ERROR)) !== 0;
    if (addressOf(row.from) !== this.target || (flags & ring.REPLIED) === 0) return false;
    if (row.duplicate) return t < this.lastStamp;
    return this.probes.arrived[i] === t && this.probes.rtt[i] === (row.rttNs ?? this.probes.rtt[i]);
  }

  /** True when a line about a probe without an answer may be about one of this run: none has come, and the last may be the next. */
  awaits(seq: number): boolean {
    if (this.first === undefined) return seq === this.start.style.firstSeq;
    const ordinal = this.unwrap(seq);
    return ordinal >= this.probes.base && ordinal <= this.probes.end && !this.has(ordinal, ring.REPLIED);
  }

  /** Address that the run is about: as its header says, else as it was answered first. */
  get target(): string | undefined {
    const { header, to } = this.start;
    const text = header?.to ?? to ?? this.answeredFrom;
    return text === undefined ? undefined : addressOf(text);
  }

  /** True when one of the words is its target. */
  isNamed(words: readonly string[]): boolean {
    const { target } = this;
    return target !== undefined && words.some((w) => w === this.start.header?.name || addressOf(w) === target);
  }

  /** True when the whole run stands in the text already. */
  get isCopy(): boolean {
    const counts = this.copyOf?.summary;
    if (counts === undefined || this.copied < this.probeLines) return false;
    const { summary } = this;
    return (
      summary === undefined ||
      (summary.transmitted === counts.transmitted &&
        summary.received === counts.received &&
        summary.timeMs === counts.timeMs)
    );
  }

  /** No line about any probe, and no counts. */
  get isEmpty(): boolean {
    return this.first === undefined && this.summary === undefined && this.localErrors === 0 && this.looseErrors === 0;
  }

  reply(row: PingReply): void {
    const meant = this.ordinalOf(row);
    const t = this.stamped(row);
    const ordinal = this.reach(meant, row.line);
    if (row.badChecksum) {
      this.corrupted++;
      return;
    }
    this.answeredFrom ??= row.from;
    if (row.differentAddress || row.from !== this.answeredFrom) this.another(row);
    if (ordinal < this.probes.base) {
      if (row.duplicate) this.duplicates++;
      else this.strays++;
      return;
    }
    const i = this.probes.at(ordinal);
    if (row.duplicate || (this.probes.flags[i]! & ring.REPLIED) !== 0) {
      this.duplicates++;
      if (!row.duplicate && this.start.style.marksDuplicates) this.mix.unmarked++;
      return;
    }
    this.unplace(i);
    this.probes.flags[i]! |= ordinal < this.maxReplied ? ring.REPLIED | ring.REPLIED_LATE : ring.REPLIED;
    if (ordinal > this.maxReplied) this.maxReplied = ordinal;
    else this.behind(row, ordinal, t);
    this.replies++;
    if (row.rttBelowNs !== undefined) this.belowTick++;
    this.times(i, row, t);
  }

  /** Printed just before the next probe leaves: an upper bound for this one, a lower bound for the next. */
  noAnswer(row: PingNoAnswer): void {
    if (this.start.style.announcesAll) this.outstanding = true;
    this.unplaceAfter(row.seq);
    const meant = this.ordinalOf(row);
    const t = this.stamped(row);
    const ordinal = this.reach(meant, row.line);
    if (ordinal < this.probes.base) return;
    if (ordinal < this.lastSent()) this.mix.backwards++;
    const i = this.probes.at(ordinal);
    this.probes.flags[i]! |= row.final === true ? ring.NO_ANSWER_YET | ring.TIMED_OUT : ring.NO_ANSWER_YET;
    if (Number.isNaN(t)) return;
    const high = row.final === true ? t - this.start.style.timeoutNs : t;
    if (!(this.probes.high[i]! <= high)) this.probes.high[i] = high;
    // the line tells when the next one leaves only where it is printed for that reason
    if (row.final !== true) this.nextLow = t;
  }

  /** Lower bound of the send after the last one, from the latest "no answer yet". */
  private nextLow = Number.NaN;

  error(row: PingError): void {
    const own = this.own !== undefined && canonicalIp(row.from) === this.own && !row.harmless;
    const local = own || row.local === true;
    const t = this.stamped(row);
    const ordinal = this.reachError(row);
    if (row.harmless) return;
    this.errorLines++;
    if (row.local !== true) this.errorReplies++;
    this.countError(row.local === true ? undefined : row.from, row.says, { local, seq: row.seq, line: row.line });
    if (/(?:host|address) unreachable/i.test(row.says))
      this.unreachableFrom.set(row.from, (this.unreachableFrom.get(row.from) ?? 0) + 1);
    if (ordinal < this.probes.base) {
      this.strays++;
      return;
    }
    const i = this.probes.at(ordinal);
    this.unplace(i);
    this.probes.flags[i]! |= local ? ring.LOCAL_ERROR : ring.ICMP_ERROR;
    if (!Number.isNaN(t) && !(this.probes.high[i]! <= t)) this.probes.high[i] = t;
  }

  /** An error about some probe: it is counted and changes no probe's state, since nothing tells which. */
  looseError(row: PingLooseError): void {
    this.stamped(row);
    if (row.harmless) return;
    this.looseErrors++;
    this.countError(row.from, row.says, { local: false, seq: undefined, line: row.line });
  }

  /** Names no seq: on a terminal it stands where the probe after the last one would, in a file it may stand anywhere. */
  localError(row: PingLocalError): void {
    this.countLocal(row);
    if (this.first === undefined && this.start.header === undefined) {
      this.floating++;
      return;
    }
    if (this.first === undefined) this.begin(this.start.style.firstSeq);
    this.append();
    const i = this.probes.at(this.probes.end - 1);
    this.probes.flags[i]! |= ring.PLACED_LOCAL;
    this.probes.line[i] = row.line;
  }

  /** Settles all probes up to the ring's end but `keep`. */
  settle(keep: number, how: Omit<Judgement, "spacingNs" | "outstanding" | "mixed">): number {
    const spacingNs = this.start.intervalNs ?? this.medianSpacing();
    const judgement = { ...how, spacingNs, outstanding: this.outstanding, mixed: this.mix.certain };
    return this.settled.settle(this.probes, this.probes.end - keep, this.maxReplied, judgement);
  }

  /** One tick of the stamps, ns. */
  get tickNs(): number {
    const { tickNs } = this.start.style;
    return this.digits < 0 ? tickNs : Math.max(tickNs, 10 ** (9 - this.digits));
  }

  /** Median spacing of the sends, ns; undefined where the stamps are too coarse to show it. */
  medianSpacing(): number | undefined {
    const ns = this.settled.spacing.median();
    return ns === undefined || (this.tickNs > 1000 && ns < 2 * this.tickNs) ? undefined : ns;
  }

  /** Makes `ordinal` the last probe that is known to have been sent. */
  extendTo(ordinal: number): void {
    if (this.first === undefined) this.begin(this.start.style.firstSeq);
    while (this.probes.end <= ordinal) this.append();
  }

  /** Probes before the first one of the log, by its number. */
  get before(): number {
    return Math.max(0, (this.first ?? 0) - this.start.style.firstSeq);
  }

  /** Probes up to the last one that the log shows, by its number. */
  get shown(): number {
    return this.probes.end - this.start.style.firstSeq;
  }

  /** Puts probes before the first one, all unmentioned; only while none was settled. False when that cannot be. */
  prepend(count: number): boolean {
    if (this.first === undefined || this.probes.base !== this.first) return false;
    if (this.probes.end - this.probes.base + count >= RING_LIMIT) return false;
    this.probes.prepend(count);
    this.first -= count;
    return true;
  }

  /** Between the first and the last probe, and nothing was said about it yet: no run that began again names it first. */
  private isSkipped(ordinal: number): boolean {
    if (!this.start.style.marksDuplicates || ordinal <= this.first! || ordinal < this.probes.base) return false;
    return this.probes.flags[this.probes.at(ordinal)] === 0;
  }

  private another(row: PingReply): void {
    this.otherAddress++;
    if (row.duplicate && this.alsoFrom.size < ERROR_KINDS) this.alsoFrom.add(row.from);
  }

  private behind(row: PingReply, ordinal: number, t: number): void {
    if (!this.start.style.marksDuplicates || row.rttNs === undefined || this.maxReplied < this.probes.base) return;
    const answered = this.probes.arrived[this.probes.at(this.maxReplied)]!;
    this.mix.behind(this.maxReplied - ordinal, row.rttNs, { sent: t - row.rttNs, answered });
  }

  private lastSent(): number {
    let last = this.probes.end - 1;
    while (last >= this.probes.base && this.probes.flags[this.probes.at(last)] === ring.PLACED_LOCAL) last--;
    return last;
  }

  private has(ordinal: number, flag: number): boolean {
    return ordinal < this.probes.end && (this.probes.flags[this.probes.at(ordinal)]! & flag) !== 0;
  }

  /** The nearest ordinal to the last one that has this seq: after 65535 comes 0. */
  private unwrap(seq: number): number {
    if (this.first === undefined) return seq;
    return seq + SEQ_RANGE * Math.round((this.probes.end - 1 - seq) / SEQ_RANGE);
  }

  /**
   * The ordinal that a row means. Lines may be cut out of the middle of a log; under -O, where that loses nothing but the
   * lines, a seq that goes on upwards with the stamps is the same round even when the nearest one would be the last.
   */
  private ordinalOf(row: PingReply | PingNoAnswer): number {
    const ordinal = this.unwrap(row.seq);
    if (this.first === undefined || ordinal >= this.first || !this.outstanding) return ordinal;
    const forward = row.seq > ((this.probes.end - 1) & 0xffff) && this.shared.ns(row) >= this.lastStamp;
    const stray = row.kind === "reply" && this.isStray(row);
    return forward && !stray ? ordinal + SEQ_RANGE : ordinal;
  }

  private begin(ordinal: number): void {
    this.first = ordinal;
    this.probes.reset(ordinal);
  }

  private append(): void {
    const { probes } = this;
    // a reply can name a probe up to 65535 back, so the older half can be settled
    if (probes.full) {
      this.settle(RING_LIMIT / 2, { silent: "notObserved", unseen: "lost", unanswered: () => "lost", floating: 0 });
    }
    probes.append();
    const i = probes.at(probes.end - 1);
    if (this.stepPending) probes.flags[i]! |= ring.CLOCK_STEP;
    this.stepPending = false;
    if (!Number.isNaN(this.nextLow)) probes.low[i] = this.nextLow;
    this.nextLow = Number.NaN;
  }

  private reach(ordinal: number, line: number): number {
    if (this.first === undefined) this.begin(ordinal);
    const gap = ordinal - this.probes.end;
    if (gap > 0) this.shared.gapBudget -= gap;
    while (this.probes.end <= ordinal) this.append();
    if (ordinal >= this.probes.base) {
      const i = this.probes.at(ordinal);
      if (this.probes.line[i] === 0) this.probes.line[i] = line;
    }
    return ordinal;
  }

  /** Some builds print the seq of an error modulo 256: then the latest probe with that remainder is meant. */
  private reachError(row: PingError): number {
    const { probes } = this;
    if (this.first !== undefined && row.seq < 256 && probes.end > 256) {
      const ordinal = this.unwrap(row.seq);
      const plausible = ordinal >= probes.base && ordinal <= probes.end && !this.has(ordinal, ring.REPLIED);
      const next = probes.end;
      const meant = next - ((((next - row.seq) % 256) + 256) % 256);
      if ((!plausible || probes.end - ordinal > 256) && meant >= probes.base && !this.has(meant, ring.REPLIED)) {
        this.moduloErrors++;
        return this.reach(meant, row.line);
      }
    }
    return this.reach(this.unwrap(row.seq), row.line);
  }

  private isStray(row: PingReply): boolean {
    const t = this.shared.ns(row);
    return !Number.isNaN(t) && row.rttNs !== undefined && t - row.rttNs < this.firstStamp;
  }

  /** A probe that was answered, or had an error from elsewhere, did leave: the local error was another's. */
  private unplace(i: number): void {
    if ((this.probes.flags[i]! & ring.PLACED_LOCAL) === 0) return;
    this.probes.flags[i]! &= ~ring.PLACED_LOCAL;
    this.floating++;
  }

  /** The last probe is the one that "no answer yet" names: local errors placed behind it were others'. */
  private unplaceAfter(seq: number): void {
    if (this.first === undefined) return;
    const ordinal = this.unwrap(seq);
    while (this.probes.end - 1 > ordinal && this.lastSent() <= ordinal && this.probes.end > this.probes.base) {
      this.probes.end--;
      this.floating++;
    }
  }

  private stamped(row: PingReply | PingNoAnswer | PingError | PingLooseError): number {
    const t = this.shared.ns(row);
    this.lastLine = row.line;
    this.probeLines++;
    if (Number.isNaN(t)) return t;
    if (t < this.lastStamp) {
      this.stepPending = true;
      this.steppedAt ??= row.line;
    }
    if (Number.isNaN(this.firstStamp)) this.firstStamp = t;
    this.lastStamp = t;
    if (row.written !== undefined && row.written.digits > this.digits) this.digits = row.written.digits;
    return t;
  }

  /** The stamp is at or after the arrival, so stamp - round trip is at or after the send. */
  private times(i: number, row: PingReply, t: number): void {
    const { probes } = this;
    probes.replyLine[i] = row.line;
    probes.arrived[i] = t;
    if (row.rttNs !== undefined) probes.rtt[i] = row.rttNs;
    if (Number.isNaN(t)) return;
    // rounded to its last digit when that is coarser than the stamps; whatever it is, the request left before the reply came
    const rounding = row.rttTickNs > 1000 ? row.rttTickNs / 2 : 0;
    const high = Math.min(t, t - (row.rttNs ?? 0) + rounding);
    if (!(probes.high[i]! <= high)) probes.high[i] = high;
  }

  private countLocal(row: PingLocalError): void {
    this.localErrors++;
    if (row.counted) this.errorLines++;
    this.countError(undefined, row.says, { local: true, seq: undefined, line: row.line });
  }

  private countError(
    from: string | undefined,
    says: string,
    at: { local: boolean; seq: number | undefined; line: number },
  ): void {
    const full = this.errors.size >= ERROR_KINDS;
    const key = full ? "" : `${from ?? ""} ${says}`;
    const known = this.errors.get(key);
    if (known !== undefined) {
      known.count++;
      return;
    }
    const what = full ? { from: undefined, says: "other errors, not listed one by one" } : { from, says };
    this.errors.set(key, { ...what, count: 1, firstSeq: at.seq, local: at.local, source: this.shared.source(at.line) });
  }
}
