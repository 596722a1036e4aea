// Files and folders given on the command line to the list of files that are read.
import { closeSync, openSync, readSync, readdirSync, realpathSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import { basename, join } from "node:path";
import { EvidenceError } from "../core/errors.ts";
import type { ReadFinding } from "./batch.ts";
import { ioError } from "./feed.ts";

/** A file to read. */
export interface InputFile {
  readonly path: string;
  /** The argument that it came from: itself, or a folder above it. */
  readonly root: string;
}

/** Folders inside of folders, and files in all, that are followed. */
const MOST_DEPTH = 16;
const MOST_FILES = 10_000;

/**
 * Files of `paths` in order; a folder gives its files and those of its folders, sorted by name. Hidden files and folders, and packages of npm, are left out,
 * each folder is read once however many links lead to it, "-" is standard input. What was left out is a finding.
 * Throws EvidenceError: E_NOT_FOUND, or E_IO for a refusal.
 */
export function listInputs(paths: readonly string[]): { files: InputFile[]; findings: ReadFinding[] } {
  const walk = new Walk();
  for (const path of paths) walk.argument(path);
  return { files: walk.files, findings: walk.findings };
}

/** Whether a folder is what an earlier run wrote: a report, or an acceptance in the formats for CI. */
function isOwn(folder: string, names: readonly string[]): boolean {
  return (
    (names.includes("report.html") && isDocument(join(folder, "evidence.json"), "evidence")) ||
    (names.includes("acceptance.json") && isDocument(join(folder, "acceptance.json"), "acceptance"))
  );
}

/** True for a document of this tool of that schema. */
function isDocument(path: string, schema: string): boolean {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const head = Buffer.alloc(200);
    readSync(file, head, 0, head.length, 0);
    return head.includes(`"schema": "wirewitness/${schema}/`);
  } catch {
    return false;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

class Walk {
  readonly files: InputFile[] = [];
  readonly findings: ReadFinding[] = [];
  readonly #folders = new Set<string>();
  #full = false;

  argument(path: string): void {
    if (path === "-") {
      this.files.push({ path, root: path });
      return;
    }
    let stats: Stats;
    try {
      stats = statSync(path);
    } catch (cause) {
      throw ioError(cause, path);
    }
    if (stats.isDirectory()) this.#folder(path, path, 0);
    else this.files.push({ path, root: path });
  }

  #folder(folder: string, root: string, depth: number): void {
    const real = realpathSync(folder);
    if (this.#folders.has(real)) return;
    this.#folders.add(real);
    // a repository that checks its evidence has the checker itself in there: thousands of files that are nobody's evidence
    if (depth > 0 && basename(folder) === "node_modules")
      return this.#say("input.packages", "packages of npm; not read", folder);
    if (depth > MOST_DEPTH)
      return this.#say("input.too-deep", `folders below depth ${MOST_DEPTH} are not read`, folder);
    const names = this.#names(folder, depth);
    if (depth > 0 && isOwn(folder, names))
      return this.#say("input.own-report", "a report of an earlier run; not read", folder);
    for (const name of names) {
      if (!name.startsWith(".")) this.#entry(join(folder, name), root, depth);
    }
  }

  #names(folder: string, depth: number): string[] {
    try {
      return readdirSync(folder).sort();
    } catch (cause) {
      const error = ioError(cause, folder);
      if (depth === 0) throw error;
      this.#say("input.unreadable", error.message, folder);
      return [];
    }
  }

  #entry(path: string, root: string, depth: number): void {
    if (this.#full) return;
    const stats = this.#stat(path);
    if (stats === undefined) return;
    if (stats.isDirectory()) this.#folder(path, root, depth + 1);
    else if (!stats.isFile()) this.#say("input.not-a-file", "neither a file nor a folder; not read", path);
    else if (this.files.length < MOST_FILES) this.files.push({ path, root });
    else {
      this.#full = true;
      this.#say("input.too-many", `more than ${MOST_FILES} files; those from here on are not read`, path);
    }
  }

  #stat(path: string): Stats | undefined {
    try {
      return statSync(path);
    } catch (cause) {
      const error = ioError(cause, path);
      if (!(error instanceof EvidenceError)) throw error;
      this.#say("input.unreadable", error.message, path);
      return undefined;
    }
  }

  #say(code: string, says: string, file: string): void {
    this.findings.push({ code, severity: "warning", says, file });
  }
}
