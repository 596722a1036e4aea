// A bar on stderr for long work, on a terminal only, and what --verbose says of each input.
import type { AnalyzeOptions } from "../index.ts";
import { say } from "./output.ts";

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
  let last = start;
  return {
    onProgress: (done, total) => bar?.update(done, total, performance.now() - start),
    onInput: (input) => {
      if (!verbose) return;
      bar?.clear();
      const now = performance.now();
      const unread = input.unparsed === 0 ? "" : `, ${input.unparsed} not understood`;
      say(
        `wirewitness: read ${input.name}: ${input.kind}, ${input.records} records${unread}, in ${Math.round(now - last)} ms`,
      );
      last = now;
    },
    end: () => bar?.clear(),
  };
}

/** "412 MB/s", "38.2 MB/s": the mean rate so far. */
export function rateWords(bytes: number, ms: number): string {
  const rate = bytes / 1000 / Math.max(1, ms);
  return `${rate >= 100 ? Math.round(rate) : rate.toFixed(1)} MB/s`;
}

/** The bar: loaded when it is first shown. Where the size of the work is not known, what was done and the rate. */
class Bar {
  readonly #verb: string;
  #bar: { update(done: number, words: object): void; stop(): void } | undefined;
  #loading = false;
  #drawn = 0;
  #line = false;

  constructor(verb: string) {
    this.#verb = verb;
  }

  update(done: number, total: number | undefined, ms: number): void {
    if (ms < WORTH_A_BAR) return;
    const rate = rateWords(done, ms);
    if (total === undefined) this.#count(`${this.#verb} ${mega(done)} MB | ${rate}`, ms);
    else if (this.#bar !== undefined) this.#bar.update(Math.min(done, total), { done: mega(done), rate });
    else if (!this.#loading) void this.#show(total);
  }

  clear(): void {
    this.#bar?.stop();
    this.#bar = undefined;
    this.#loading = false;
    if (this.#line) process.stderr.write("\r\u001b[K");
    this.#line = false;
  }

  #count(text: string, ms: number): void {
    if (ms - this.#drawn < 200) return;
    this.#drawn = ms;
    this.#line = true;
    process.stderr.write(`\r${text}\u001b[K`);
  }

  async #show(total: number): Promise<void> {
    this.#loading = true;
    const { SingleBar } = await import("cli-progress");
    // It may have been cleared while that was loaded.
    if (!this.#loading) return;
    const bar = new SingleBar({
      format: `${this.#verb} {bar} {percentage} % | {done} of {size} MB | {rate} | {eta_formatted} left`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      barsize: 16,
      etaBuffer: 50,
    });
    bar.start(total, 0, { done: "0", size: mega(total), rate: "" });
    this.#bar = bar;
  }
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

/** Says what could not be used, one message a line. */
export function sayProblems(problems: readonly Error[]): void {
  for (const p of problems) say(`wirewitness: ${p.message}`);
}
