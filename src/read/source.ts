// Opens an input: plain, gzip or zstd by its magic number, a file or standard input, as one stream of bytes with a head to look at.
import type { ReadFinding } from "./batch.ts";
import { ChunkFeed, CountedFeed, HeadFeed, chunksOf, openFeed, readHead } from "./feed.ts";
import type { Feed } from "./feed.ts";
import { isZstd } from "./zstd-frames.ts";

/** Bytes of `ByteSource.head` at most. */
export const HEAD_BYTES = 65536;

/** How the file lies on disk. */
export type Compression = "none" | "gzip" | "zstd";

/** An opened input. Its bytes can be taken once, by `read` or by `chunks`; then `finish`. */
export interface ByteSource {
  /** What to call it: the path as given, "stdin" for "-". */
  readonly name: string;
  readonly path: string;
  readonly compression: Compression;
  /** Bytes as the file lies. Undefined for a pipe until it was read to the end. */
  readonly size: number | undefined;
  /** Bytes that `read` will give in all, where that is known beforehand (plain regular files only). */
  readonly length: number | undefined;
  /** The first bytes, decompressed: HEAD_BYTES, or all of a shorter input. `read` gives them again. */
  readonly head: Uint8Array;
  /** What decompression had to say; complete when `read` gave 0. */
  readonly findings: ReadFinding[];
  /** Fills `target` from `at` on with decompressed bytes, at most to its end; 0 at the end of the input. */
  read(target: Uint8Array, at: number): number | Promise<number>;
  /**
   * The same, for bytes that are not needed at once: reading and decompression go on beside what the caller does meanwhile.
   * `target` is not to be touched, and nothing else read, until it is done.
   */
  readAhead(target: Uint8Array, at: number): number | Promise<number>;
  /** The bytes as chunks of up to 256 KiB. A chunk is overwritten by the next one. */
  chunks(): AsyncGenerator<Uint8Array, void, undefined>;
  /** Reads what is left of the raw bytes, so that `onRaw` saw all of them and `size` is known; then closes. */
  finish(): Promise<void>;
  /** Closes without reading on. Calling it twice does no harm. */
  close(): void;
}

/** Options of `openSource`. */
export interface SourceOptions {
  /** Sees every byte of the file as it lies, once, in order (for digests). Chunks are overwritten after the call. */
  readonly onRaw?: (chunk: Uint8Array) => void;
}

const CHUNK = 262144;
/** Decoders give some 64 KiB at a time, and each turn of the reader costs as much as hundreds of records. */
const GATHERED = 524288;

class Opened implements ByteSource {
  readonly name: string;
  readonly path: string;
  readonly compression: Compression;
  readonly head: Uint8Array;
  readonly length: number | undefined;
  readonly findings: ReadFinding[];
  readonly #raw: CountedFeed;
  readonly #feed: Feed;
  #size: number | undefined;

  constructor(path: string, parts: Parts) {
    this.name = path === "-" ? "stdin" : path;
    this.path = path;
    this.compression = parts.compression;
    this.head = parts.head;
    this.findings = parts.findings;
    this.#raw = parts.raw;
    this.#feed = new HeadFeed(parts.head, parts.decoded);
    this.#size = parts.size;
    this.length = parts.compression === "none" ? parts.size : undefined;
  }

  get size(): number | undefined {
    return this.#size;
  }

  read(target: Uint8Array, at: number): number | Promise<number> {
    return this.#feed.read(target, at);
  }

  readAhead(target: Uint8Array, at: number): number | Promise<number> {
    return this.#feed.readAhead(target, at);
  }

  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    const chunk = new Uint8Array(CHUNK);
    for (;;) {
      const got = this.#feed.read(chunk, 0);
      const n = typeof got === "number" ? got : await got;
      if (n === 0) return;
      yield chunk.subarray(0, n);
    }
  }

  async finish(): Promise<void> {
    const scratch = new Uint8Array(CHUNK);
    while ((await this.#raw.read(scratch, 0)) > 0);
    this.#size = this.#raw.count;
    this.close();
  }

  close(): void {
    this.#feed.close();
    this.#raw.close();
  }
}

interface Parts {
  readonly compression: Compression;
  readonly head: Uint8Array;
  readonly findings: ReadFinding[];
  readonly raw: CountedFeed;
  readonly decoded: Feed;
  readonly size: number | undefined;
}

/**
 * Opens `path` ("-": standard input) and reads its head.
 * Throws EvidenceError: E_NOT_FOUND, or E_IO for a folder or a refusal. An input of 0 bytes opens, with an empty head.
 */
export async function openSource(path: string, options: SourceOptions = {}): Promise<ByteSource> {
  const { feed, size } = openFeed(path);
  const raw = new CountedFeed(feed, options.onRaw);
  const findings: ReadFinding[] = [];
  try {
    const rawHead = await readHead(raw, HEAD_BYTES);
    const compression: Compression = isGzip(rawHead) ? "gzip" : isZstd(rawHead) ? "zstd" : "none";
    if (compression === "none")
      return new Opened(path, { compression, head: rawHead, findings, raw, decoded: raw, size });
    const lying = chunksOf(new HeadFeed(rawHead, raw), HEAD_BYTES);
    const chunks = await decompressed(compression, lying, findings);
    const decoded = new ChunkFeed(chunks, () => void chunks.return(undefined).catch(() => {}), GATHERED);
    const head = await readHead(decoded, HEAD_BYTES);
    return new Opened(path, { compression, head, findings, raw, decoded, size });
  } catch (error) {
    raw.close();
    throw error;
  }
}

// zlib, fzstd and child processes are loaded only for files that need them.
async function decompressed(
  compression: "gzip" | "zstd",
  lying: AsyncIterable<Uint8Array>,
  findings: ReadFinding[],
): Promise<AsyncGenerator<Uint8Array, void, undefined>> {
  if (compression === "gzip") return (await import("./gzip.ts")).gunzip(lying, findings);
  return (await import("./zstd.ts")).unzstd(lying, findings);
}

// The magic number of gzip with its one method, deflate.
function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;
}
