// Which run of ping a row belongs to, where lines of several pings stand in one text: one after the other, or mixed.
import type { PingError, PingHeader, PingNoAnswer, PingReply } from "../decode/text/ping-rows.ts";
import { addressOf } from "./ping-address.ts";
import type { PingRun } from "./ping-run.ts";

/** Runs that are kept open beside the current one: more pings do not write into one text. */
const MOST_OPEN = 8;

type ProbeRow = PingReply | PingNoAnswer | PingError;

/** Opens runs; the observer knows what else begins with one. */
export interface RunOpener {
  begin(line: number, header: PingHeader | undefined): PingRun;
  close(run: PingRun): void;
}

/** The run of a row, and the row as that run can take it. */
export interface Placed<Row extends ProbeRow> {
  readonly run: PingRun;
  readonly row: Row;
}

/**
 * The runs that rows may still belong to, in the order in which they began. Those that are over stay for a while: their lines may
 * come once more, where a log was joined with itself.
 */
export class PingRuns {
  current: PingRun | undefined;
  private readonly opener: RunOpener;
  private readonly open: PingRun[] = [];
  /** Runs that went on after a later one had begun: those pings ran side by side. */
  private readonly beside = new Set<PingRun>();
  /** The run whose target sent the last reply, and that target as printed. */
  private last: { readonly run: PingRun | undefined; readonly from: string } = { run: undefined, from: "" };
  /** Latest stamp of all rows, ns. */
  private latest = Number.NEGATIVE_INFINITY;

  constructor(opener: RunOpener) {
    this.opener = opener;
  }

  /** A run begins: another one to the same target is over, those to others may go on. */
  start(line: number, header: PingHeader | undefined): PingRun {
    const to = header === undefined ? undefined : addressOf(header.to);
    // with its identifier in every reply, a ping is told from another one that began later
    for (const run of this.open) {
      if (run.ident === undefined && (to === undefined || run.target === to)) run.ended = true;
    }
    return this.add(line, header);
  }

  /** The run that a reply belongs to; undefined when the very line was there before. */
  ofReply(row: PingReply, t: number): PingRun | undefined {
    if (this.isRepeat(row, t)) return undefined;
    const { current } = this;
    if (current === undefined) {
      const run = this.add(row.line, undefined);
      run.ident = row.ident;
      return run;
    }
    // nearly all lines are of the run that the line before was of
    if (current === this.last.run && row.from === this.last.from && row.ident === current.ident)
      return current.isOver(row) ? this.replace(current, row.line) : current;
    const from = addressOf(row.from);
    const identified = row.ident === undefined ? undefined : this.ofIdent(current, row, from);
    if (identified !== undefined) return identified;
    if (current.target === from || (current.target === undefined && current.start.header === undefined)) {
      this.last = { run: current, from: row.from };
      return current.isOver(row) ? this.replace(current, row.line) : current;
    }
    const own = this.open.findLast((r) => r !== current && !r.ended && r.target === from && !r.isOver(row));
    if (own !== undefined) return this.goOn(own);
    if (current.isOver(row)) return this.replace(current, row.line);
    return current.isAnothers(row) ? this.add(row.line, undefined) : current;
  }

  /** The run with the identifier of a reply; undefined where none is known and `current` may be the one. */
  private ofIdent(current: PingRun, row: PingReply, from: string): PingRun | undefined {
    const { ident } = row;
    const own =
      current.ident === ident ? current : this.open.findLast((r) => r.ident === ident && r.summary === undefined);
    if (own !== undefined) {
      const run = own.isOver(row) ? this.replace(own, row.line) : own;
      run.ident = ident;
      this.last = { run, from: row.from };
      return run === own && run !== current ? this.goOn(run) : run;
    }
    const begun = this.open.find((r) => r.ident === undefined && r.isEmpty && r.target === from);
    if (current.ident === undefined && (begun === undefined || current.target === from)) {
      if (current.target === undefined || current.target === from) current.ident = ident;
      return undefined;
    }
    const run = begun ?? this.add(row.line, undefined);
    run.ended = false;
    run.ident = ident;
    return this.goOn(run);
  }

  /**
   * The run of a line that names a sequence number and no target. Of several that it fits, the one that was silent the longest,
   * and then its stamp bounds nothing.
   */
  ofSeq<Row extends PingNoAnswer | PingError>(row: Row, t: number): Placed<Row> | undefined {
    if (this.isRepeat(row, t)) return undefined;
    const { current } = this;
    const fitting = this.live().filter((r) => r.awaits(row.seq));
    const own = row.kind === "error" ? fitting.find((r) => r.target === addressOf(row.from)) : undefined;
    const [first, ...more] = own === undefined ? fitting.toSorted((a, b) => a.lastLine - b.lastLine) : [own];
    if (first === undefined || fitting.length === 0 || this.live().length < 2) {
      const run = current ?? this.add(row.line, undefined);
      return { run: run.isOver(row) ? this.replace(run, row.line) : run, row };
    }
    this.current = first;
    if (more.length === 0) return { run: first, row };
    first.unclear++;
    return { run: first, row: { ...row, sec: undefined, nsec: undefined } };
  }

  /** The run that a summary under a line of these words belongs to. */
  ofSummary(words: readonly string[]): PingRun | undefined {
    const { current } = this;
    if (current?.isNamed(words) === true) return current;
    const named = this.open.findLast((r) => r.summary === undefined && r.isNamed(words));
    if (named !== undefined) this.current = named;
    return named ?? current;
  }

  /** Closes all, in the order in which they began. */
  end(): void {
    for (const run of this.open.splice(0)) this.opener.close(run);
    this.current = undefined;
  }

  /** The current run, and those that ran beside another or have nothing yet. */
  private live(): PingRun[] {
    return this.open.filter(
      (r) =>
        !r.ended &&
        r.summary === undefined &&
        (r === this.current || r === this.open.at(-1) || this.beside.has(r) || r.isEmpty),
    );
  }

  private isRepeat(row: ProbeRow, t: number): boolean {
    const before = this.latest;
    if (t > before) this.latest = t;
    if (!(t <= before)) return false;
    const run = this.open.findLast((r) => r.isRepeat(row, t));
    if (run === undefined) return false;
    const { current } = this;
    if (current !== undefined && run.summary !== undefined && (current.isEmpty || current.copyOf === run)) {
      // a run that has its counts goes on no more: this is a copy of it if all lines are
      current.copyOf = run;
      current.copied++;
      return false;
    }
    run.repeats++;
    // a header that only opened a copy of what is known already
    if (current !== undefined && current !== run && current.isEmpty) this.open.splice(this.open.indexOf(current), 1);
    if (current === undefined || current.isEmpty) this.current = run;
    return true;
  }

  private goOn(run: PingRun): PingRun {
    this.current = run;
    this.beside.add(run);
    return run;
  }

  private add(line: number, header: PingHeader | undefined): PingRun {
    const run = this.opener.begin(line, header);
    this.open.push(run);
    this.current = run;
    if (this.open.length > MOST_OPEN) {
      const [oldest] = this.open.splice(0, 1);
      this.beside.delete(oldest!);
      this.opener.close(oldest!);
    }
    return run;
  }

  private replace(run: PingRun, line: number): PingRun {
    run.ended = true;
    return this.add(line, undefined);
  }
}
