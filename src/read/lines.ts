// A text as numbered lines in batches: any of its encodings, and what terminals leave in recordings worked off.
import { FindingCounter, plural } from "./counter.ts";
import type { Oddity } from "./counter.ts";
import { encodingOf } from "./encoding.ts";
import type { ByteSource } from "./source.ts";
import { shown } from "./terminal.ts";

/** A line of a text: number from 1, without its line ending, cleaned of terminal control. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Set on the last line of a text where no line ending follows: it may have been cut within. */
  readonly unended?: true;
}

/** What lines are read from: an opened input, or a text in memory. */
export type LineSource = Pick<ByteSource, "head" | "read" | "findings">;

/** Bytes of a line at most; what is beyond is left out and said. */
const MOST_LINE = 32 << 20;
const MOST_LINES = 4096;
/** Bytes of a read: lines of one batch that outlive the young generation cost more than larger reads save. */
const CHUNK = 32_768;
const LF = 10;
const CR = 13;
const CAPITAL_S = 83;

const OVERWRITTEN: Oddity = {
  code: "text.overwritten",
  severity: "info",
  says: (n) => `${plural(n, "line")} in which text was overwritten or erased, as on a terminal; what remained was read`,
};
const ZEROS: Oddity = {
  code: "text.zero-bytes",
  severity: "warning",
  says: (n) => `${plural(n, "line")} with zero bytes, as after a power loss; they were left out`,
};
const BAD_UTF8: Oddity = {
  code: "text.bad-utf8",
  severity: "info",
  says: (n) => `${plural(n, "line")} with bytes that are not UTF-8; they read as U+FFFD`,
};
const LONG_LINE: Oddity = {
  code: "text.long-line",
  severity: "warning",
  says: (n) => `${plural(n, "line")} longer than ${MOST_LINE} bytes; the rest of each was left out`,
};

// script(1) writes these around what it records; the first tells when, in some locale's form.
const SCRIPT = /^Script (started|done)(?: on ([^[]{10,40}?))?(?:,? (?:output log )?file is .*)?\.?(?: ?\[.*)?$/;

/**
 * Lines of a text, a few thousand at a time; their numbers are those of the file as it lies. Reads `source` once; what there is to say
 * (overwritten text, zero bytes, long lines, the frame of a script(1) recording, whose two lines read as blank) is added to
 * `source.findings` at the end. Throws EvidenceError (E_IO) when the system refuses to read on.
 */
export async function* readLines(source: LineSource): AsyncGenerator<Line[], void, undefined> {
  const { encoding, skip } = encodingOf(source.head);
  const decoder = encoding === "utf-8" ? undefined : new TextDecoder(encoding);
  // No line feed at all, but carriage returns: they end the lines.
  const end = decoder === undefined && !source.head.includes(LF) && source.head.includes(CR) ? CR : LF;
  const splitter = new LineSplitter(source, end);
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  let from = skip;
  for (;;) {
    const got = source.read(chunk, 0);
    const n = typeof got === "number" ? got : await got;
    if (n === 0) break;
    const bytes = chunk.subarray(Math.min(from, n), n);
    from = Math.max(0, from - n);
    yield* splitter.push(decoder === undefined ? bytes : Buffer.from(decoder.decode(bytes, { stream: true })));
  }
  if (decoder !== undefined) yield* splitter.push(Buffer.from(decoder.decode()));
  const last = splitter.end();
  if (last.length > 0) yield last;
}

class LineSplitter {
  readonly #source: LineSource;
  readonly #end: number;
  readonly #counter = new FindingCounter();
  /** The start of a line whose end has not come yet. */
  #open: Buffer[] = [];
  #openBytes = 0;
  #number = 0;

  constructor(source: LineSource, end: number) {
    this.#source = source;
    this.#end = end;
  }

  *push(chunk: Buffer): Generator<Line[], void, undefined> {
    const clean = this.#end === LF && isPlain(chunk);
    let lines: Line[] = [];
    let start = 0;
    for (;;) {
      const stop = chunk.indexOf(this.#end, start);
      if (stop < 0) break;
      if (this.#openBytes > 0) lines.push(this.#joined(chunk.subarray(start, stop)));
      else if (clean && chunk[start] !== CAPITAL_S && stop - start <= MOST_LINE) {
        lines.push({ number: ++this.#number, text: chunk.toString("latin1", start, stop) });
      } else lines.push(this.#line(chunk, start, stop));
      start = stop + 1;
      if (lines.length === MOST_LINES) {
        yield lines;
        lines = [];
      }
    }
    this.#keep(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }

  /** The last line where it has no line ending; adds the findings. */
  end(): Line[] {
    const last: Line[] = this.#openBytes > 0 ? [{ ...this.#joined(Buffer.alloc(0)), unended: true }] : [];
    this.#source.findings.push(...this.#counter.findings());
    return last;
  }

  // Copies: the chunk is used again.
  #keep(rest: Buffer): void {
    if (rest.length === 0) return;
    const room = MOST_LINE + 1 - this.#openBytes;
    if (room > 0) this.#open.push(Buffer.from(rest.subarray(0, room)));
    this.#openBytes += Math.min(rest.length, Math.max(0, room));
  }

  #joined(rest: Buffer): Line {
    const whole = Buffer.concat([...this.#open, rest]);
    this.#open = [];
    this.#openBytes = 0;
    return this.#line(whole, 0, whole.length);
  }

  #line(bytes: Buffer, start: number, end: number): Line {
    const number = ++this.#number;
    let stop = end;
    if (end - start > MOST_LINE) {
      this.#counter.add(LONG_LINE, { line: number });
      stop = start + MOST_LINE;
    }
    while (stop > start && bytes[stop - 1] === CR) stop--;
    const raw = isAsciiText(bytes, start, stop)
      ? bytes.toString("latin1", start, stop)
      : this.#clean(bytes.toString("utf8", start, stop), number);
    return { number, text: raw.startsWith("Script ") ? this.#script(raw, number) : raw };
  }

  #clean(raw: string, number: number): string {
    const { text, overwritten, zeros } = shown(raw);
    if (overwritten) this.#counter.add(OVERWRITTEN, { line: number });
    if (zeros) this.#counter.add(ZEROS, { line: number });
    if (text.includes("\ufffd")) this.#counter.add(BAD_UTF8, { line: number });
    return text;
  }

  #script(text: string, line: number): string {
    const m = SCRIPT.exec(text);
    if (m === null) return text;
    const says = `recorded with script(1), which ${m[1] === "done" ? "ended" : "started"}${m[2] === undefined ? "" : ` ${m[2].trim()}`}`;
    this.#counter.add({ code: `text.script-${m[1]}`, severity: "info", says: () => says }, { line });
    return "";
  }
}

// Printable ASCII, tabs and line feeds only, four bytes at a time.
function isPlain(chunk: Buffer): boolean {
  const lead = (4 - (chunk.byteOffset & 3)) & 3;
  const count = Math.max(0, (chunk.length - lead) >> 2);
  if (chunk.includes(0x7f) || !areFit(chunk, 0, Math.min(lead, chunk.length))) return false;
  if (count === 0) return areFit(chunk, 0, chunk.length);
  const words = new Int32Array(chunk.buffer, chunk.byteOffset + lead, count);
  for (let i = 0; i < count; i++) {
    const w = words[i]!;
    // Any byte under 0x20 or over 0x7f leaves its top bit in one of the two terms; a borrow can only add hits.
    if ((((w - 0x20202020) | w) & 0x80808080) !== 0 && !areFit(chunk, lead + 4 * i, lead + 4 * i + 4)) return false;
  }
  return areFit(chunk, lead + 4 * count, chunk.length);
}

function areFit(chunk: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (!isPlainByte(chunk[i]!)) return false;
  return true;
}

function isPlainByte(c: number): boolean {
  return (c >= 0x20 && c < 0x7f) || c === 9 || c === LF;
}

function isAsciiText(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const c = bytes[i]!;
    if ((c < 0x20 && c !== 9) || c > 0x7e) return false;
  }
  return true;
}
