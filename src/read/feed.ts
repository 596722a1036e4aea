// Where bytes come from, below compression: a file, standard input, or chunks that a decoder makes. One call: fill my buffer.
import { closeSync, fstatSync, openSync, read, readSync } from "node:fs";
import type { Stats } from "node:fs";
import { EvidenceError } from "../core/errors.ts";

/**
 * Bytes in order. `read` writes into `target` from `at` to its end at most and says how many it wrote; 0 means the end.
 * A number is given at once where no waiting is needed, so that files cost no promise per read.
 */
export interface Feed {
  read(target: Uint8Array, at: number): number | Promise<number>;
  /**
   * The same, for bytes that are not needed at once: where it can, the work is done beside what the caller does meanwhile.
   * `target` is not to be touched, and nothing else read, until it is done.
   */
  readAhead(target: Uint8Array, at: number): number | Promise<number>;
  close(): void;
}

/** Bytes of an open file descriptor, read in order with blocking calls, or ahead by another thread (files and named pipes). */
export class FileFeed implements Feed {
  readonly #fd: number;
  readonly #file: string;
  #open = true;
  /** A read that goes on. The descriptor must live as long. */
  #pending: Promise<number> | undefined;

  constructor(fd: number, file: string) {
    this.#fd = fd;
    this.#file = file;
  }

  read(target: Uint8Array, at: number): number | Promise<number> {
    if (!this.#open || at >= target.length) return 0;
    if (this.#pending !== undefined) return this.#pending.catch(() => 0).then(() => this.read(target, at));
    try {
      return readSync(this.#fd, target, at, target.length - at, null);
    } catch (cause) {
      throw ioError(cause, this.#file);
    }
  }

  readAhead(target: Uint8Array, at: number): number | Promise<number> {
    if (!this.#open || at >= target.length) return 0;
    if (this.#pending !== undefined) return this.read(target, at);
    const done = new Promise<number>((resolve, reject) => {
      read(this.#fd, target, at, target.length - at, null, (cause, n) => {
        this.#pending = undefined;
        if (!this.#open) this.#close();
        if (cause === null) resolve(n);
        else reject(cause);
      });
    }).catch((cause: unknown) => {
      throw ioError(cause, this.#file);
    });
    // it may fail while nobody waits for it yet
    done.catch(() => {});
    this.#pending = done;
    return done;
  }

  close(): void {
    if (this.#open && this.#pending === undefined) this.#close();
    this.#open = false;
  }

  #close(): void {
    if (this.#fd !== 0) closeSync(this.#fd);
  }
}

/** Bytes of an async iterator of chunks. A chunk must stay as it is until the next one is asked for. */
export class ChunkFeed implements Feed {
  readonly #chunks: AsyncIterator<Uint8Array, unknown>;
  readonly #onClose: () => void;
  readonly #gather: number;
  #chunk: Uint8Array = new Uint8Array(0);
  #at = 0;
  /** What a chunk failed with after others had been taken: it is thrown when those are gone. */
  #failed: { readonly error: unknown } | undefined;

  /** `readAhead` waits for so many bytes, where a decoder gives little at a time; 0: for any. */
  constructor(chunks: AsyncIterator<Uint8Array, unknown>, onClose: () => void = () => {}, gather = 0) {
    this.#chunks = chunks;
    this.#onClose = onClose;
    this.#gather = gather;
  }

  read(target: Uint8Array, at: number): number | Promise<number> {
    return this.#at < this.#chunk.length ? this.#copy(target, at) : this.#next(target, at);
  }

  /** Decoders work beside what is done here. */
  readAhead(target: Uint8Array, at: number): number | Promise<number> {
    const got = this.#gather === 0 ? this.read(target, at) : this.#gathered(target, at);
    // it may fail while nobody waits for it yet
    if (typeof got !== "number") got.catch(() => {});
    return got;
  }

  async #gathered(target: Uint8Array, at: number): Promise<number> {
    const wanted = Math.min(this.#gather, target.length - at);
    let n = 0;
    try {
      while (n < wanted) {
        const got = await this.read(target, at + n);
        if (got === 0) break;
        n += got;
      }
    } catch (error) {
      if (n === 0) throw error;
      this.#failed = { error };
    }
    return n;
  }

  #copy(target: Uint8Array, at: number): number {
    const n = Math.min(target.length - at, this.#chunk.length - this.#at);
    target.set(this.#chunk.subarray(this.#at, this.#at + n), at);
    this.#at += n;
    return n;
  }

  async #next(target: Uint8Array, at: number): Promise<number> {
    if (this.#failed !== undefined) throw this.#failed.error;
    for (;;) {
      const result = await this.#chunks.next();
      if (result.done === true) return 0;
      if (result.value.length === 0) continue;
      this.#chunk = result.value;
      this.#at = 0;
      return this.#copy(target, at);
    }
  }

  close(): void {
    this.#onClose();
  }
}

/** A feed whose first bytes were read already. */
export class HeadFeed implements Feed {
  readonly #head: Uint8Array;
  readonly #rest: Feed;
  #at = 0;

  constructor(head: Uint8Array, rest: Feed) {
    this.#head = head;
    this.#rest = rest;
  }

  read(target: Uint8Array, at: number): number | Promise<number> {
    return this.#at < this.#head.length ? this.#copy(target, at) : this.#rest.read(target, at);
  }

  readAhead(target: Uint8Array, at: number): number | Promise<number> {
    return this.#at < this.#head.length ? this.#copy(target, at) : this.#rest.readAhead(target, at);
  }

  #copy(target: Uint8Array, at: number): number {
    const n = Math.min(target.length - at, this.#head.length - this.#at);
    target.set(this.#head.subarray(this.#at, this.#at + n), at);
    this.#at += n;
    return n;
  }

  close(): void {
    this.#rest.close();
  }
}

/** A feed that counts its bytes and shows each of them once, in order, to `onRaw`. */
export class CountedFeed implements Feed {
  readonly #feed: Feed;
  readonly #onRaw: ((chunk: Uint8Array) => void) | undefined;
  /** Bytes read so far. */
  count = 0;

  constructor(feed: Feed, onRaw?: (chunk: Uint8Array) => void) {
    this.#feed = feed;
    this.#onRaw = onRaw;
  }

  read(target: Uint8Array, at: number): number | Promise<number> {
    const n = this.#feed.read(target, at);
    return typeof n === "number" ? this.#seen(target, at, n) : n.then((m) => this.#seen(target, at, m));
  }

  readAhead(target: Uint8Array, at: number): number | Promise<number> {
    const n = this.#feed.readAhead(target, at);
    if (typeof n === "number") return this.#seen(target, at, n);
    const done = n.then((m) => this.#seen(target, at, m));
    // it may fail while nobody waits for it yet
    done.catch(() => {});
    return done;
  }

  #seen(target: Uint8Array, at: number, n: number): number {
    this.count += n;
    if (this.#onRaw !== undefined && n > 0) this.#onRaw(target.subarray(at, at + n));
    return n;
  }

  close(): void {
    this.#feed.close();
  }
}

/** Reads until `size` bytes or the end; the result may be shorter. */
export async function readHead(feed: Feed, size: number): Promise<Uint8Array> {
  const head = new Uint8Array(size);
  let have = 0;
  while (have < size) {
    const n = await feed.read(head, have);
    if (n === 0) break;
    have += n;
  }
  return head.subarray(0, have);
}

/** The rest of a feed as chunks, each in memory of its own. */
export async function* chunksOf(feed: Feed, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (;;) {
    const chunk = new Uint8Array(size);
    const n = await feed.read(chunk, 0);
    if (n === 0) return;
    yield chunk.subarray(0, n);
  }
}

/** Opens a path, or standard input for "-". `size` is undefined where the system cannot say. Throws EvidenceError. */
export function openFeed(path: string): { feed: Feed; size: number | undefined } {
  if (path === "-") return openStdin();
  let fd: number;
  let stats: Stats;
  try {
    fd = openSync(path, "r");
    stats = fstatSync(fd);
  } catch (cause) {
    throw ioError(cause, path);
  }
  if (stats.isDirectory()) {
    closeSync(fd);
    throw new EvidenceError("E_IO", "is a folder, not a file", { where: { file: path }, hint: "name the files in it" });
  }
  return { feed: new FileFeed(fd, path), size: stats.isFile() ? stats.size : undefined };
}

// A pipe on standard input may be non-blocking, where readSync throws EAGAIN; the stream waits. A redirected file is read like a file.
function openStdin(): { feed: Feed; size: number | undefined } {
  let stats: Stats;
  try {
    stats = fstatSync(0);
  } catch (cause) {
    throw ioError(cause, "-");
  }
  if (stats.isFile()) return { feed: new FileFeed(0, "-"), size: stats.size };
  if (stats.isDirectory()) {
    throw new EvidenceError("E_IO", "standard input is a folder", {
      where: { file: "-" },
      hint: "name the files in it",
    });
  }
  const stdin = process.stdin;
  const chunks = (stdin as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  return { feed: new ChunkFeed(chunks, () => void stdin.destroy()), size: undefined };
}

const REASONS: Record<string, readonly ["E_NOT_FOUND" | "E_IO", string, string]> = {
  ENOENT: ["E_NOT_FOUND", "no such file", "check the name"],
  ENOTDIR: ["E_NOT_FOUND", "no such file", "part of the path is a file"],
  EACCES: ["E_IO", "permission denied", "captures made as root are often readable by root only: change the owner"],
  EPERM: ["E_IO", "permission denied", "change the owner or the mode of the file"],
  EISDIR: ["E_IO", "is a folder, not a file", "name the files in it"],
  ELOOP: ["E_IO", "is a loop of symbolic links", "name the file itself"],
  EMFILE: ["E_IO", "too many open files", "raise `ulimit -n`"],
};

/** EvidenceError for a refusal of the file system; anything that is not one is thrown again. */
export function ioError(cause: unknown, file: string): EvidenceError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  if (code === undefined) throw cause;
  const [kind, says, hint] = REASONS[code] ?? [
    "E_IO",
    `cannot be read: ${code}`,
    "see what the system says about this file",
  ];
  return new EvidenceError(kind, says, { where: { file }, hint, cause });
}
