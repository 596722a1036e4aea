// Where the command line writes: data to stdout, everything else to stderr, files through a temporary name.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  writeSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { EvidenceError } from "../errors.ts";

// Controls, and what turns the direction of text: a name must not read as another one.
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A line on stderr. Control characters of evidence never reach the terminal. */
export function say(text: string): void {
  process.stderr.write(`${text.replace(UNPRINTABLE, "\ufffd")}\n`);
}

/** Ends without a word when the reader of stdout has gone (`| head`), with one when stdout cannot be written. */
export function watchStreams(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit();
      if (stream === process.stdout) say(`wirewitness: standard output cannot be written: ${error.message}`);
      process.exit(2);
    });
  }
}

/** Writes data to stdout and waits until it is taken. */
export function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once("drain", resolve);
  });
}

/** True when `folder` holds a report of this tool, which may be replaced by a newer one. */
function isOwnReport(folder: string): boolean {
  if (headOf(join(folder, "figures.md")).startsWith(FIGURES_HEAD)) return true;
  return ["evidence", "acceptance", "comparison"].some((name) => {
    const head = headOf(join(folder, `${name}.json`));
    return head.includes(`"schema": "wirewitness/${name}/`);
  });
}

/** How figures.md begins. */
const FIGURES_HEAD = "<!-- wirewitness figures -->";

/** The first characters of a file; "" where there is none. */
function headOf(file: string): string {
  try {
    return readFileSync(file, "utf8").slice(0, 200);
  } catch {
    return "";
  }
}

/** Makes a folder and those above it; gives what was made, the uppermost first. (mkdir -p of Node never ends below /proc.) */
function makeFolders(folder: string): string[] {
  if (existsSync(folder)) return [];
  const above = dirname(folder);
  const made = above === folder ? [] : makeFolders(above);
  mkdirSync(folder);
  return [...made, folder];
}

/**
 * A folder of results. Files are collected, written under temporary names and renamed at the end, all or none.
 * An existing folder with anything in it is only written to when it is a report of this tool or with `force`.
 */
export class ReportFolder {
  readonly #folder: string;
  readonly #files = new Map<string, string | Uint8Array>();

  /** Throws E_USAGE for a name that is empty, E_EXISTS when the folder holds something else, E_IO when it is not a folder. */
  constructor(folder: string, force: boolean) {
    if (folder === "") throw new EvidenceError("E_USAGE", "--out is empty", { hint: "name a folder" });
    this.#folder = folder;
    if (!existsSync(folder)) return;
    if (!statSync(folder).isDirectory())
      throw new EvidenceError("E_IO", "is not a folder", { where: { file: folder }, hint: "give another --out" });
    if (!force && readdirSync(folder).length > 0 && !isOwnReport(folder)) {
      throw new EvidenceError("E_EXISTS", "the folder holds other files", {
        where: { file: folder },
        hint: "give another --out, or --force to write into it",
      });
    }
  }

  add(name: string, content: string | Uint8Array): void {
    this.#files.set(name, content);
  }

  /** What was added, by name. */
  get files(): ReadonlyMap<string, string | Uint8Array> {
    return this.#files;
  }

  /**
   * Writes everything; figures, and those of `own` (names of files that this command may write) that an earlier run left and this one
   * does not make, are removed. Returns the paths.
   */
  commit(own: readonly string[] = []): string[] {
    const temporary: [from: string, to: string][] = [];
    const made: string[] = [];
    try {
      for (const [name, content] of this.#files) {
        const to = join(this.#folder, name);
        const from = `${to}.${process.pid}.tmp`;
        made.push(...makeFolders(dirname(to)));
        temporary.push([from, to]);
        writeFileSync(from, content);
      }
      for (const [from, to] of temporary) renameSync(from, to);
    } catch (cause) {
      for (const [from] of temporary) rmSync(from, { force: true });
      // folders that this run made and that hold nothing but its own files
      for (const folder of made.reverse()) rmSync(folder, { recursive: true, force: true });
      const where = { file: this.#folder };
      throw new EvidenceError("E_IO", `cannot be written: ${(cause as Error).message}`, {
        where,
        hint: "check the folder and the space on it",
        cause,
      });
    }
    for (const name of own) if (!this.#files.has(name)) rmSync(join(this.#folder, name), { force: true });
    this.#removeStale();
    return temporary.map(([, to]) => to);
  }

  #removeStale(): void {
    const figures = join(this.#folder, "figures");
    if (!existsSync(figures)) return;
    for (const name of readdirSync(figures)) {
      const path = join(figures, name);
      if (/\.(?:svg|png|csv)$/.test(name) && !this.#files.has(relative(this.#folder, path).replaceAll("\\", "/")))
        rmSync(path);
    }
  }
}

/**
 * One file of results, written under a temporary name and renamed when it is whole. A file that is there is only replaced with
 * `force`, and never one that was read.
 */
export class OutputFile {
  readonly #path: string;

  /** Throws E_USAGE for an empty name, E_IO for a folder, E_EXISTS for a file that is there. */
  constructor(path: string, force: boolean) {
    if (path === "") throw new EvidenceError("E_USAGE", "--out is empty", { hint: "name a file" });
    this.#path = path;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return;
    const where = { file: path };
    if (stats.isDirectory()) throw new EvidenceError("E_IO", "is a folder", { where, hint: "name a file" });
    if (!force)
      throw new EvidenceError("E_EXISTS", "is there already", { where, hint: "give another --out, or --force" });
  }

  /** Throws E_EXISTS when the file is one of `inputs`, by whatever name. */
  spare(inputs: readonly string[]): void {
    const own = statSync(this.#path, { throwIfNoEntry: false });
    if (own === undefined) return;
    for (const path of inputs) {
      const input = statSync(path, { throwIfNoEntry: false });
      if (input?.ino !== own.ino || input.dev !== own.dev) continue;
      throw new EvidenceError("E_EXISTS", `is ${path}, which was read`, {
        where: { file: this.#path },
        hint: "an input is never written to: give another --out",
      });
    }
  }

  /** Writes the pieces, all or nothing. */
  write(pieces: Iterable<Uint8Array>): void {
    const from = `${this.#path}.${process.pid}.tmp`;
    let file: number | undefined;
    try {
      file = openSync(from, "wx");
      for (const piece of pieces) writeSync(file, piece);
      closeSync(file);
      file = undefined;
      renameSync(from, this.#path);
    } catch (cause) {
      if (file !== undefined) closeSync(file);
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") rmSync(from, { force: true });
      throw new EvidenceError("E_IO", `cannot be written: ${(cause as Error).message}`, {
        where: { file: this.#path },
        hint: "check the folder and the space on it",
        cause,
      });
    }
  }
}

/** Writes one new file, whole or not at all. Throws E_EXISTS when it is there and `force` is not set, E_IO when it cannot be written. */
export function writeNew(file: string, text: string, force: boolean): void {
  if (!force && existsSync(file))
    throw new EvidenceError("E_EXISTS", "is there already", { where: { file }, hint: "--force replaces it" });
  const from = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(from, text);
    renameSync(from, file);
  } catch (cause) {
    rmSync(from, { force: true });
    const hint = "check the folder and the space on it";
    throw new EvidenceError("E_IO", `cannot be written: ${(cause as Error).message}`, { where: { file }, hint, cause });
  }
}

/** Colour on a terminal, unless NO_COLOR or TERM=dumb says no; FORCE_COLOR says yes. */
export function wantsColor(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return true;
  return process.stdout.isTTY && TERM !== "dumb";
}
