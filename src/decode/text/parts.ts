// A text as the outputs it holds: split at prompts and where an output of another format begins, each part read by its format.
import { brokenLines } from "./broken-lines.ts";
import type { BrokenLines } from "./broken-lines.ts";
import { HEAD_LINES, detectFormat, formatAmong, formatOfCommand, formatsOf, startsFormat } from "./formats.ts";
import type { Detected } from "./formats.ts";
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { noted } from "./noted.ts";
import { VniRange, namesVnis } from "./possible-vni.ts";
import { PRINTS_DATE, dateOn, isAround, isNotedCommand, promptOf, withoutRemark } from "./transcript.ts";
import { takesStamps, unwrap, withStamp, wrappersOf } from "./wrapper.ts";
import type { Wrapper } from "./wrapper.ts";
import type { WrittenStamp } from "./written-stamp.ts";

/** One output within a text. */
export interface TextPart {
  /** From 0, in order. */
  readonly index: number;
  /** Line of its prompt, or its first line. */
  readonly line: number;
  readonly host: string | undefined;
  readonly command: string | undefined;
  /** Set once it is known. */
  format: TextFormat | undefined;
  /** `inputs[].kind` of the part; "unknown" until it is known. */
  kind: string;
  /** Formats that claim it, when there are several. */
  ambiguous: readonly TextFormat[] | undefined;
  /** When it was printed, or a little before: a line of `date` above it, or what a wrapper put before its first line. */
  at: WrittenStamp | undefined;
  /** Rows have the stamps of a wrapper, which read the lines as they were printed. */
  wrapperStamps?: true;
  /** Lines with an arrow and a remark beside them, which were left out. */
  remarks: number;
  /** How its lines were broken, and put together again. */
  broken: BrokenLines | undefined;
}

/** Rows of a part. `ended` comes exactly once a part, with its last rows. */
export interface PartRows {
  readonly part: TextPart;
  readonly rows: readonly (RowBase | Unparsed)[];
  readonly ended: boolean;
}

const SPACE = 32;
const OPEN_BRACKET = 91;
const DASH = 45;
/** Formats whose lines mean nothing one by one. */
const WIDE = /json|kube-objects|probe-log|noted|prometheus|iperf3/;
/** Kinds whose outputs show one moment: a line that is only a date is no part of them. */
const SNAPSHOT =
  /^(?:frr-(?!log)|linux-(?!monitor)|ovs-|ovn-|kube-|vtysh-error|noted|[a-z]+-(?:evpn|l2route|remotemac))/;

/** True for a line that begins with a digit or a stamp in brackets: no prompt and no heading does. */
function isData(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) return true;
  const second = text.charCodeAt(1);
  return first === OPEN_BRACKET && second >= 48 && second <= 57;
}

/** What somebody says about a text, for what it does not tell itself. */
export interface ToldText {
  /** `inputs[].kind`: all of the text is of it. */
  readonly kind?: string;
  /** The command that wrote what stands before the first prompt. */
  readonly command?: string;
}

/** Splits and reads a text as its lines come. */
export class PartReader {
  private readonly told: ToldText;
  /** The formats that it can be, when that was told. */
  private readonly among: readonly TextFormat[] | undefined;
  private readonly out: PartRows[] = [];
  private part: TextPart | undefined;
  private reader: RowReader<RowBase> | undefined;
  /** Lines of the part that wait until its format is known. */
  private held: Line[] = [];
  /** Format that a line of the part begins with, before it is known. */
  private begun: TextFormat | undefined;
  /** Lines of the part were given up as not understood. */
  private gaveUp = false;
  private parts = 0;
  /** Lines that were fed last, and what of their rows cannot be. */
  private fed: readonly Line[] = [];
  private range: VniRange | undefined;
  /** What stands before every line of the text, once nothing else explains them. */
  private wrapper: Wrapper | undefined;
  /** Of the last line of `date`, and of the first line that came behind a wrapper's prefix since the last part. */
  private date: WrittenStamp | undefined;
  /** Host and command of the outputs that go on behind a date: a loop prints both. */
  private again: { host: string | undefined; command: string | undefined } | undefined;
  private typed = "";
  private wrapped: WrittenStamp | undefined;
  /** Wrapper's stamps by line, of lines that wait or are being read. */
  private readonly stamps = new Map<number, WrittenStamp>();

  constructor(told: ToldText = {}) {
    this.told = told;
    this.among = told.kind === undefined ? undefined : formatsOf(told.kind);
  }

  /** Rows that the next lines give. */
  read(lines: readonly Line[]): PartRows[] {
    this.take(lines);
    return this.out.splice(0);
  }

  private take(lines: readonly Line[]): void {
    let run: Line[] = [];
    for (const given of lines) {
      const line = this.wrapper === undefined ? given : this.unwrapped(given, this.wrapper);
      if (!isData(line.text) && line.text.length <= SHORT_LINE) {
        const taken = this.marker(line, run);
        if (taken !== "none") run = [];
        if (taken === "line") continue;
      } else if (line.text.charCodeAt(4) === DASH && this.isDate(line, run)) {
        run = [];
        continue;
      }
      run.push(line);
    }
    this.feed(run);
    if (this.held.length === 0) this.stamps.clear();
  }

  private unwrapped(given: Line, wrapper: Wrapper): Line {
    const { line, stamp } = unwrap(given, wrapper);
    if (stamp !== undefined) {
      this.wrapped ??= stamp;
      this.stamps.set(given.number, stamp);
    }
    return line;
  }

  /** Rows that waited for the end of the text. */
  end(): PartRows[] {
    this.close();
    return this.out.splice(0);
  }

  /**
   * Handles a line that may be a prompt, a shell's own line or the beginning of another output; `run` are the lines before it
   * that were not fed yet. "line": the line itself was used up; "run": only the lines before it.
   */
  private marker(line: Line, run: readonly Line[]): "none" | "run" | "line" {
    const { text } = line;
    const first = text.charCodeAt(0);
    if (first !== SPACE && first !== 34 && text !== "") {
      const prompt = promptOf(text);
      if (prompt !== undefined) {
        this.feed(run);
        this.close();
        this.again = undefined;
        // a date typed at a prompt is that of the next command, not of the session
        if (!PRINTS_DATE.test(this.typed)) this.date = undefined;
        this.typed = prompt.command;
        this.open(line, prompt.host, prompt.command === "" ? undefined : prompt.command);
        return "line";
      }
      if (isAround(text)) {
        this.feed(run);
        return "line";
      }
      if (this.isDate(line, run)) return "line";
    }
    const starts = startsFormat(text);
    if (starts === undefined || this.among?.includes(starts) === false) return "none";
    this.feed(run);
    this.begins(starts, line);
    return "run";
  }

  /** A line that is only a date: the moment of what follows, unless it stands among the rows of a recording. */
  private isDate(line: Line, run: readonly Line[]): boolean {
    const date = dateOn(line.text);
    if (date === undefined || (this.reader !== undefined && !SNAPSHOT.test(this.part!.kind))) return false;
    const waiting = this.reader === undefined ? [...this.held, ...run] : [];
    const blank = waiting.every((held) => held.text.trim() === "");
    if (!blank) {
      if (this.gaveUp || waiting.length >= HEAD_LINES) return false;
      const found = this.detect(waiting);
      if (found.is !== "format" || !SNAPSHOT.test(found.format.kind)) return false;
    }
    this.feed(run);
    if (this.part !== undefined) this.again = { host: this.part.host, command: this.part.command };
    if (this.reader === undefined && blank && this.part !== undefined) this.forget();
    else this.close();
    // the date is an output of its own
    this.open(line, this.again?.host, undefined);
    this.part!.format = noted;
    this.part!.kind = noted.kind;
    this.emit([{ kind: "noted", line: line.number, what: "date" } as RowBase], true);
    this.part = undefined;
    this.date = date;
    return true;
  }

  /** A line with which an output of `format` begins: of this part, if it can be, else of the next. */
  private begins(format: TextFormat, line: Line): void {
    if (this.reader === undefined && this.begun === undefined) {
      const found = this.detect(this.held);
      if (found.is !== "format" || found.format === format) {
        this.begun = format;
        return;
      }
    }
    const current = this.part?.format ?? this.begun;
    if (current === format) return;
    const host = this.part?.host;
    this.close();
    this.open(line, host, undefined);
    this.begun = format;
  }

  private open(line: Line, host: string | undefined, command: string | undefined): void {
    const index = this.parts++;
    const at = this.date;
    this.part = {
      index,
      line: line.number,
      host,
      command,
      format: undefined,
      kind: "unknown",
      ambiguous: undefined,
      at,
      remarks: 0,
      broken: undefined,
    };
  }

  /** Takes back a part that holds nothing. */
  private forget(): void {
    this.parts--;
    this.part = undefined;
    this.held = [];
  }

  private feed(lines: readonly Line[]): void {
    if (lines.length === 0) return;
    if (this.part === undefined) {
      if (this.again !== undefined && lines.every((line) => line.text.trim() === "")) return;
      this.open(lines[0]!, this.again?.host, this.again === undefined ? this.told.command : this.again.command);
    }
    if (this.reader !== undefined) this.readShort(lines);
    else {
      this.held.push(...lines);
      if (this.held.length >= HEAD_LINES) this.decide(false);
    }
  }

  /** Lines of a snapshot without the remarks of people. In recordings what stands behind a row belongs to it. */
  private plain(lines: readonly Line[]): readonly Line[] {
    const part = this.part!;
    if (!SNAPSHOT.test(part.kind) || part.format?.lineLimit === undefined) return lines;
    return lines.map((line) => {
      const text = withoutRemark(line.text);
      if (text === line.text) return line;
      part.remarks++;
      return { ...line, text };
    });
  }

  /** Reads lines; those that are longer than the format's can be are given up. */
  private readShort(given: readonly Line[]): void {
    this.fed = given;
    const limit = this.part!.format?.lineLimit;
    const plain = this.plain(given);
    const lines = this.part!.broken?.read(plain) ?? plain;
    if (limit === undefined || !lines.some((line) => line.text.length > limit)) {
      this.emit(this.reader!.read(lines));
      return;
    }
    for (const line of lines) this.emit(line.text.length > limit ? [unparsed(line)] : this.reader!.read([line]));
  }

  /** What lines at the beginning of the part are: as told, or as they look. */
  private look(lines: readonly Line[]): Detected {
    return this.among === undefined ? detectFormat(lines, this.gaveUp) : formatAmong(lines, this.among);
  }

  /** What they are: as told, as they look, or as their command says. */
  private detect(lines: readonly Line[]): Detected {
    return this.byCommand(this.look(lines));
  }

  private byCommand(found: Detected): Detected {
    if (found.is !== "unknown" || this.part?.command === undefined) return found;
    const format = formatOfCommand(this.part.command);
    return format === undefined ? found : { is: "format", format };
  }

  /** Finds the format of the lines that wait, or gives them up. */
  private decide(last: boolean): void {
    const { held } = this;
    const part = this.part!;
    let found = this.unbroken(held, this.formatOf(held));
    this.held = [];
    if (found.is === "unknown" && this.isWrapped(held)) {
      this.take(held);
      if (last && this.reader === undefined) this.decide(true);
      return;
    }
    found = this.byCommand(found);
    part.at ??= this.wrapped;
    this.wrapped = undefined;
    if (found.is === "format") {
      part.format = found.format;
      part.kind = found.format.kind;
      this.range = namesVnis(found.format.id) ? new VniRange() : undefined;
      this.reader = found.format.open(part.command === undefined ? {} : { command: part.command });
      this.readShort(held);
    } else this.giveUp(held, found, last);
  }

  /** What the lines are, where a terminal broke them. */
  private unbroken(held: readonly Line[], found: Detected): Detected {
    if (found.is !== "format" && found.is !== "unknown") return found;
    const format = found.is === "format" ? found.format : undefined;
    if (format !== undefined && WIDE.test(format.id)) return found;
    const plain = held.map((line) => ({ ...line, text: withoutRemark(line.text) }));
    const broken = brokenLines(plain, format, (lines) => {
      const whole = this.look(lines);
      return whole.is === "format" && !WIDE.test(whole.format.id) ? whole.format : undefined;
    });
    if (broken === undefined) return found;
    this.part!.broken = broken;
    return { is: "format", format: broken.format };
  }

  private formatOf(held: readonly Line[]): Detected {
    const found = this.look(held);
    if (found.is !== "unknown") return found;
    const plain = held.map((line) => ({ ...line, text: withoutRemark(line.text) }));
    if (plain.every((line, i) => line.text === held[i]!.text)) return found;
    const without = this.look(plain);
    return without.is === "format" && SNAPSHOT.test(without.format.kind) ? without : found;
  }

  /** True when all these lines begin with what a wrapper puts there, and what is behind it is understood. */
  private isWrapped(held: readonly Line[]): boolean {
    if (this.wrapper !== undefined || this.gaveUp) return false;
    this.wrapper = wrappersOf(held).find((wrapper) => {
      const rest = held.map((line) => unwrap(line, wrapper).line);
      return this.look(rest).is === "format" || rest.some(({ text }) => startsFormat(text) !== undefined);
    });
    return this.wrapper !== undefined;
  }

  private giveUp(held: readonly Line[], found: Detected, last: boolean): void {
    const part = this.part!;
    if (found.is === "empty") {
      if (last && !this.gaveUp) part.kind = "empty";
      return;
    }
    if (found.is === "ambiguous") part.ambiguous ??= found.formats;
    if (part.command !== undefined && isNotedCommand(part.command)) {
      part.kind = "noted";
      return;
    }
    this.gaveUp = true;
    this.emit(held.filter((line) => line.text.trim() !== "").map(unparsed));
  }

  private close(): void {
    if (this.part === undefined) return;
    if (this.reader === undefined) this.decide(true);
    if (this.reader !== undefined && this.part.broken !== undefined)
      this.emit(this.reader.read(this.part.broken.end()));
    this.emit(this.reader?.end() ?? [], true);
    this.part = undefined;
    this.reader = undefined;
    this.range = undefined;
    this.fed = [];
    this.begun = undefined;
    this.gaveUp = false;
  }

  private emit(rows: readonly (RowBase | Unparsed)[], ended = false): void {
    if (rows.length === 0 && !ended) return;
    const possible = this.range?.possible(rows, this.fed) ?? rows;
    this.out.push({ part: this.part!, rows: this.placed(possible), ended });
  }

  /** Rows with the stamps of the wrapper where they have none of their own and can have one. */
  private placed(rows: readonly (RowBase | Unparsed)[]): readonly (RowBase | Unparsed)[] {
    const part = this.part!;
    if (this.stamps.size === 0 || part.format === undefined || !takesStamps(part.format.id)) return rows;
    return rows.map((row) => {
      const stamp = this.stamps.get(row.line);
      const placed = stamp === undefined ? row : withStamp(part.format!.id, row, stamp);
      if (placed !== row) part.wrapperStamps = true;
      return placed;
    });
  }
}
