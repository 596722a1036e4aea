// A text as the outputs it holds: split at prompts and where an output of another format begins, each part read by its format.
import { HEAD_LINES, detectFormat, formatAmong, formatOfCommand, formatsOf, startsFormat } from "./formats.ts";
import type { Detected } from "./formats.ts";
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { isAround, isNotedCommand, promptOf } from "./transcript.ts";

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
}

/** Rows of a part. `ended` comes exactly once a part, with its last rows. */
export interface PartRows {
  readonly part: TextPart;
  readonly rows: readonly (RowBase | Unparsed)[];
  readonly ended: boolean;
}

const SPACE = 32;
const OPEN_BRACKET = 91;

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

  constructor(told: ToldText = {}) {
    this.told = told;
    this.among = told.kind === undefined ? undefined : formatsOf(told.kind);
  }

  /** Rows that the next lines give. */
  read(lines: readonly Line[]): PartRows[] {
    let run: Line[] = [];
    for (const line of lines) {
      if (!isData(line.text) && line.text.length <= SHORT_LINE) {
        const taken = this.marker(line, run);
        if (taken !== "none") run = [];
        if (taken === "line") continue;
      }
      run.push(line);
    }
    this.feed(run);
    return this.out.splice(0);
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
        this.open(line, prompt.host, prompt.command === "" ? undefined : prompt.command);
        return "line";
      }
      if (isAround(text)) {
        this.feed(run);
        return "line";
      }
    }
    const starts = startsFormat(text);
    if (starts === undefined || this.among?.includes(starts) === false) return "none";
    this.feed(run);
    this.begins(starts, line);
    return "run";
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
    this.part = { index, line: line.number, host, command, format: undefined, kind: "unknown", ambiguous: undefined };
  }

  private feed(lines: readonly Line[]): void {
    if (lines.length === 0) return;
    if (this.part === undefined) this.open(lines[0]!, undefined, this.told.command);
    if (this.reader !== undefined) this.readShort(lines);
    else {
      this.held.push(...lines);
      if (this.held.length >= HEAD_LINES) this.decide(false);
    }
  }

  /** Reads lines; those that are longer than the format's can be are given up. */
  private readShort(lines: readonly Line[]): void {
    const limit = this.part!.format?.lineLimit;
    if (limit === undefined || !lines.some((line) => line.text.length > limit)) {
      this.emit(this.reader!.read(lines));
      return;
    }
    for (const line of lines) this.emit(line.text.length > limit ? [unparsed(line)] : this.reader!.read([line]));
  }

  /** What lines at the beginning of the part are: as told, as they look, or as their command says. */
  private detect(lines: readonly Line[]): Detected {
    const found = this.among === undefined ? detectFormat(lines, this.gaveUp) : formatAmong(lines, this.among);
    if (found.is !== "unknown" || this.part?.command === undefined) return found;
    const format = formatOfCommand(this.part.command);
    return format === undefined ? found : { is: "format", format };
  }

  /** Finds the format of the lines that wait, or gives them up. */
  private decide(last: boolean): void {
    const { held } = this;
    const part = this.part!;
    const found = this.detect(held);
    this.held = [];
    if (found.is === "format") {
      part.format = found.format;
      part.kind = found.format.kind;
      this.reader = found.format.open(part.command === undefined ? {} : { command: part.command });
      this.readShort(held);
    } else this.giveUp(held, found, last);
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
    this.emit(this.reader?.end() ?? [], true);
    this.part = undefined;
    this.reader = undefined;
    this.begun = undefined;
    this.gaveUp = false;
  }

  private emit(rows: readonly (RowBase | Unparsed)[], ended = false): void {
    if (rows.length > 0 || ended) this.out.push({ part: this.part!, rows, ended });
  }
}
