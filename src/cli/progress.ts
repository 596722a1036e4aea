// A bar on stderr for long work, on a terminal only, and what --verbose says of each input.
import type { AnalyzeOptions } from "../index.ts";
import { say } from "./output.ts";
import { Tidy } from "./tidy.ts";

/** How much a command tells of its work. */
export interface Talk {
  readonly quiet: boolean;
  readonly verbose: boolean;
}

/** What reading is given, and the end of it, which clears the bar. */
export interface Progress extends Required<Pick<AnalyzeOptions, "onProgress" | "onInput">> {
  end(): void;
}

/** Milliseconds of work after which a bar is worth its place. */
const WORTH_A_BAR = 700;

/** Progress of reading: a bar when stderr is a terminal and the work is long, a line for each input with --verbose. */
export function progressFor(verb: string, { quiet, verbose }: Talk): Progress {
  const bar = quiet || !process.stderr.isTTY ? undefined : new Bar(verb);
  const start = performance.now();
  const tidy = new Tidy();
  let last = start;
  return {
    onProgress: (done, total) => bar?.update(done, total, performance.now() - start),
    onInput: (input) => {
      tidy.read(input.records);
      if (!verbose) return;
      bar?.clear();
      const now = performance.now();
      const unread = input.unparsed === 0 ? "" : `, ${input.unparsed} not understood`;
      say(
        `wirewitness: read ${input.name}: ${input.kind}, ${input.records} records${unread}, in ${Math.round(now - last)} ms`,
      );
      last = now;
    },
    end: () => {
      bar?.clear();
      tidy.end();
    },
  };
}

/** "412 MB/s", "38.2 MB/s": the mean rate so far. */
export function rateWords(bytes: number, ms: number): string {
  const rate = bytes / 1000 / Math.max(1, ms);
  return `${rate >= 100 ? Math.round(rate) : rate.toFixed(1)} MB/s`;
}

/** What is used of cli-progress. */
interface Drawn {
  start(total: number, done: number, words: object): void;
  update(done: number, words: object): void;
  stop(): void;
}

/** The bar, drawn when the work is long. Where its size is not known, what was done and the rate. */
class Bar {
  readonly #verb: string;
  #make: (() => Drawn) | undefined;
  #drawn: Drawn | undefined;
  #last = 0;
  #line = false;

  constructor(verb: string) {
    this.#verb = verb;
    // At once: reading a file leaves no time between for a promise.
    void this.#load();
  }

  update(done: number, total: number | undefined, ms: number): void {
    if (ms < WORTH_A_BAR) return;
    const words = { done: mega(done), size: mega(total ?? 0), rate: rateWords(done, ms) };
    if (total === undefined) this.#count(`${this.#verb} ${words.done} MB | ${words.rate}`, ms);
    else if (this.#drawn !== undefined) this.#drawn.update(Math.min(done, total), words);
    else if (this.#make !== undefined && done < total) {
      this.#drawn = this.#make();
      this.#drawn.start(total, done, words);
    }
  }

  clear(): void {
    this.#drawn?.stop();
    this.#drawn = undefined;
    if (this.#line) process.stderr.write("\r\u001b[K");
    this.#line = false;
  }

  #count(text: string, ms: number): void {
    if (ms - this.#last < 200) return;
    this.#last = ms;
    this.#line = true;
    process.stderr.write(`\r${text}\u001b[K`);
  }

  async #load(): Promise<void> {
    const { SingleBar } = await import("cli-progress");
    const format = `${this.#verb} {bar} {percentage} % | {done} of {size} MB | {rate} | {eta_formatted} left`;
    const options = { format, clearOnComplete: true, hideCursor: true, barsize: 16, etaBuffer: 50 };
    this.#make = () => new SingleBar({ ...options, stream: process.stderr });
  }
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

/** Says what could not be used, one message a line. */
export function sayProblems(problems: readonly Error[]): void {
  for (const p of problems) say(`wirewitness: ${p.message}`);
}
