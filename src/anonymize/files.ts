// Files in, the same kinds of file out: read, rewritten, scanned for what should have gone, and only then given their names.
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { EvidenceError } from "../core/errors.ts";
import { analyze } from "../conclude/analyze.ts";
import { planInputs, type PlannedInput } from "../conclude/plan.ts";
import { listInputs } from "../read/list-inputs.ts";
import { sniff } from "../read/sniff.ts";
import { openSource } from "../read/source.ts";
import type { CaptureAnonymizing } from "./capture.ts";
import { anonymizeCaptureFile } from "./capture-file.ts";
import { openTarget } from "./compressed-file.ts";
import type { Key } from "./key.ts";
import { outputNames, type NamedFile } from "./output-names.ts";
import { Pseudonyms, type PseudonymOptions } from "./pseudonym.ts";
import { seek } from "./scan.ts";
import { refuseLeaks, scanFile, type LeakingFile } from "./scan-files.ts";
import { declaredSubnets } from "./subnets.ts";
import { anonymizeText } from "./texts/text-file.ts";

/** Options of `anonymizeFiles`. */
export interface AnonymizeOptions extends PseudonymOptions, Omit<CaptureAnonymizing, "onProgress"> {
  readonly onFile?: (file: string) => void;
}

/** What became of one file. */
export interface AnonymizedFile {
  readonly path: string;
  /** Where it was written, below the folder; undefined where it was left out. */
  readonly written?: string;
  readonly kind: string;
  readonly records?: number;
  readonly lines?: number;
  /** Lines or parts of packets that were not understood. */
  readonly unknown: number;
  /** Why it was left out. */
  readonly problem?: EvidenceError;
}

/** What `anonymizeFiles` did. */
export interface AnonymizedFiles {
  readonly files: readonly AnonymizedFile[];
  readonly pseudonyms: Pseudonyms;
  readonly notes: readonly string[];
}

/** A log that is longer declares no subnets. */
const MOST_READ_TWICE = 32 << 20;

const CASE_FILE = /(?:^|[\\/])case\.ya?ml$/;

/**
 * Anonymizes files and folders into the folder `out`, which must be new or empty. Nothing has its final name before everything was
 * written and scanned. Throws EvidenceError: as `listInputs`, E_EXISTS, E_IO, E_LEAK.
 */
export async function anonymizeFiles(
  paths: readonly string[],
  out: string,
  key: Key,
  options: AnonymizeOptions = {},
): Promise<AnonymizedFiles> {
  refuseFolder(out);
  const spool = await spooled(paths);
  try {
    const { files: found, findings } = listInputs(spool.paths);
    const files = found.map((f) => named(f.path, f.root, spool.paths));
    const subnets = [...(await subnetsOf(files)), ...(options.subnets ?? [])];
    const pseudonyms = new Pseudonyms(key, { ...options, subnets });
    const run = new Run(files, out, pseudonyms, options, await toldOf(files));
    const done = await run.all();
    return {
      files: done,
      pseudonyms,
      notes: findings.map((f) => `${f.file === undefined ? "" : `${f.file}: `}${f.says}`),
    };
  } finally {
    spool.remove();
  }
}

function refuseFolder(out: string): void {
  if (out === "") throw new EvidenceError("E_USAGE", "--out is empty", { hint: "name a folder" });
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const where = { file: out };
  if (!stats.isDirectory()) throw new EvidenceError("E_IO", "is not a folder", { where, hint: "give another --out" });
  if (readdirSync(out).length > 0)
    throw new EvidenceError("E_EXISTS", "the folder is not empty", { where, hint: "give a new folder as --out" });
}

/** Standard input is read twice, so it lies in a file for a while that nobody else may read. */
async function spooled(paths: readonly string[]): Promise<{ paths: string[]; remove: () => void }> {
  if (!paths.includes("-")) return { paths: [...paths], remove: () => undefined };
  const folder = join(tmpdir(), `wirewitness-${process.pid}-${Date.now().toString(36)}`);
  mkdirSync(folder, { mode: 0o700 });
  const file = join(folder, "stdin");
  await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
  return {
    paths: paths.map((p) => (p === "-" ? file : p)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function named(path: string, root: string, roots: readonly string[]): NamedFile {
  const folders = roots.filter((r) => statSync(r).isDirectory()).length;
  if (path === root) return { path, relative: basename(path) };
  const below = relative(root, path).replaceAll("\\", "/");
  return { path, relative: folders > 1 ? `${basename(resolve(root))}/${below}` : below };
}

/** Networks that texts among the files declare; captures declare none. */
async function subnetsOf(files: readonly NamedFile[]): Promise<ReturnType<typeof declaredSubnets>> {
  const texts: string[] = [];
  for (const f of files) {
    if (statSync(f.path).size > MOST_READ_TWICE || CASE_FILE.test(f.path)) continue;
    const source = await openSource(f.path);
    if (sniff(source.head).kind === "text") texts.push(f.path);
    source.close();
  }
  if (texts.length === 0) return [];
  try {
    return declaredSubnets((await analyze(texts)).evidence);
  } catch (error) {
    if (error instanceof EvidenceError) return [];
    throw error;
  }
}

/** What a case among the files says that the others are, by their whole path. A case that is wrong says nothing. */
async function toldOf(files: readonly NamedFile[]): Promise<Map<string, Told>> {
  const out = new Map<string, Told>();
  for (const f of files) {
    if (!CASE_FILE.test(f.path)) continue;
    try {
      const { inputs } = await planInputs([], { caseFile: f.path });
      for (const { path, context } of inputs) out.set(resolve(path), context);
    } catch (error) {
      if (!(error instanceof EvidenceError)) throw error;
    }
  }
  return out;
}

type Told = PlannedInput["context"];

class Run {
  readonly #files: readonly NamedFile[];
  readonly #out: string;
  readonly #p: Pseudonyms;
  readonly #options: AnonymizeOptions;
  readonly #told: ReadonlyMap<string, Told>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #temporary: { from: string; to: string; name: string }[] = [];
  readonly #made: boolean;

  constructor(
    files: readonly NamedFile[],
    out: string,
    p: Pseudonyms,
    options: AnonymizeOptions,
    told: ReadonlyMap<string, Told>,
  ) {
    this.#told = told;
    this.#files = files;
    this.#out = out;
    this.#p = p;
    this.#options = options;
    this.#names = outputNames(files, p);
    this.#made = !existsSync(out);
  }

  async all(): Promise<AnonymizedFile[]> {
    try {
      const done: AnonymizedFile[] = [];
      for (const f of this.#files) {
        this.#options.onFile?.(f.path);
        done.push(await this.#file(f));
      }
      await this.#scan();
      for (const t of this.#temporary) renameSync(t.from, t.to);
      return done;
    } catch (error) {
      this.#undo();
      throw error;
    }
  }

  async #file(f: NamedFile): Promise<AnonymizedFile> {
    const name = this.#names.get(f.relative)!;
    const to = join(this.#out, name);
    const from = `${to}.${process.pid}.tmp`;
    mkdirSync(dirname(to), { recursive: true });
    this.#temporary.push({ from, to, name });
    try {
      return { ...(await this.#content(f, from)), path: f.path, written: name };
    } catch (error) {
      rmSync(from, { force: true });
      this.#temporary.pop();
      if (!(error instanceof EvidenceError) || error.code === "E_USAGE" || error.code === "E_IO") throw error;
      return { path: f.path, kind: "unknown", unknown: 0, problem: error };
    }
  }

  async #content(f: NamedFile, to: string): Promise<Omit<AnonymizedFile, "path">> {
    const told = this.#told.get(resolve(f.path));
    const source = await openSource(f.path);
    const { compression } = source;
    const { kind } = sniff(source.head);
    source.close();
    if (kind === "pcap" || kind === "pcapng") {
      const r = await anonymizeCaptureFile(f.path, to, this.#p, this.#ports(told));
      return { kind: "capture", records: r.records, unknown: r.unknown.reduce((sum, u) => sum + u.count, 0) };
    }
    const target = openTarget(to, compression);
    try {
      const r =
        kind === "empty"
          ? undefined
          : await anonymizeText(f.path, (text) => target.write(Buffer.from(text)), this.#p, {
              ...(this.#options.keepUnknown === undefined ? {} : { keepUnknown: this.#options.keepUnknown }),
              files: this.#besides(f),
              told,
            });
      await target.end();
      return r === undefined ? { kind: "empty", unknown: 0 } : { kind: r.kind, lines: r.lines, unknown: r.unknown };
    } catch (error) {
      target.drop();
      throw error;
    }
  }

  /** Ports that a case tells, beside those of the options. */
  #ports(told: Told | undefined): AnonymizeOptions {
    const { tunnelPorts = [], probePorts = [] } = this.#options;
    return {
      ...this.#options,
      tunnelPorts: [...tunnelPorts, ...(told?.tunnelPorts ?? [])],
      probePorts: [...probePorts, ...(told?.probePorts ?? [])],
    };
  }

  /** New paths of files as a text beside them names them. */
  #besides(f: NamedFile): ReadonlyMap<string, string> {
    const folder = dirname(f.relative);
    const base = dirname(this.#names.get(f.relative)!);
    return new Map([...this.#names].map(([from, to]) => [relative(folder, from), relative(base, to)]));
  }

  async #scan(): Promise<void> {
    const sought = seek(this.#p.originals, { plainWords: false, given: this.#p.given });
    const leaking: LeakingFile[] = [];
    for (const t of this.#temporary) {
      const result = await scanFile(t.from, sought, t.name);
      if (result.total > 0) leaking.push({ file: t.name, result });
    }
    refuseLeaks(leaking);
  }

  #undo(): void {
    for (const t of this.#temporary) rmSync(t.from, { force: true });
    if (this.#made) rmSync(this.#out, { recursive: true, force: true });
    else for (const name of existsSync(this.#out) ? readdirSync(this.#out) : []) rmSync(join(this.#out, name), { recursive: true }); // prettier-ignore
  }
}

/** Writes originals and pseudonyms to a new file that only its owner may read. Throws E_EXISTS, E_IO. */
export function writeMap(file: string, p: Pseudonyms): void {
  const originals = Object.fromEntries([...p.originals].map(([kind, pairs]) => [kind, Object.fromEntries(pairs)]));
  const text = `${JSON.stringify({ schema: "wirewitness/map/1", forgotten: p.forgotten, given: [...p.given], originals }, null, 2)}\n`;
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (cause) {
    const exists = (cause as NodeJS.ErrnoException).code === "EEXIST";
    throw new EvidenceError(
      exists ? "E_EXISTS" : "E_IO",
      exists ? "is there already" : `cannot be written: ${(cause as Error).message}`,
      {
        where: { file },
        hint: "give another --map-out",
        cause,
      },
    );
  }
}
