import { ChunkFeed, CountedFeed, HeadFeed, chunksOf, openFeed, readHead } from "./feed.js";
import { isZstd } from "./zstd-frames.js";
/** Bytes of `ByteSource.head` at most. */
export const HEAD_BYTES = 65536;
const CHUNK = 262144;
class Opened {
    name;
    path;
    compression;
    head;
    length;
    findings;
    #raw;
    #feed;
    #size;
    constructor(path, parts) {
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
    get size() {
        return this.#size;
    }
    read(target, at) {
        return this.#feed.read(target, at);
    }
    async *chunks() {
        const chunk = new Uint8Array(CHUNK);
        for (;;) {
            const got = this.#feed.read(chunk, 0);
            const n = typeof got === "number" ? got : await got;
            if (n === 0)
                return;
            yield chunk.subarray(0, n);
        }
    }
    async finish() {
        const scratch = new Uint8Array(CHUNK);
        while ((await this.#raw.read(scratch, 0)) > 0)
            ;
        this.#size = this.#raw.count;
        this.close();
    }
    close() {
        this.#feed.close();
        this.#raw.close();
    }
}
/**
 * Opens `path` ("-": standard input) and reads its head.
 * Throws EvidenceError: E_NOT_FOUND, or E_IO for a folder or a refusal. An input of 0 bytes opens, with an empty head.
 */
export async function openSource(path, options = {}) {
    const { feed, size } = openFeed(path);
    const raw = new CountedFeed(feed, options.onRaw);
    const findings = [];
    try {
        const rawHead = await readHead(raw, HEAD_BYTES);
        const compression = isGzip(rawHead) ? "gzip" : isZstd(rawHead) ? "zstd" : "none";
        if (compression === "none")
            return new Opened(path, { compression, head: rawHead, findings, raw, decoded: raw, size });
        const lying = chunksOf(new HeadFeed(rawHead, raw), HEAD_BYTES);
        const chunks = await decompressed(compression, lying, findings);
        const decoded = new ChunkFeed(chunks, () => void chunks.return(undefined).catch(() => { }));
        const head = await readHead(decoded, HEAD_BYTES);
        return new Opened(path, { compression, head, findings, raw, decoded, size });
    }
    catch (error) {
        raw.close();
        throw error;
    }
}
// zlib, fzstd and child processes are loaded only for files that need them.
async function decompressed(compression, lying, findings) {
    if (compression === "gzip")
        return (await import("./gzip.js")).gunzip(lying, findings);
    return (await import("./zstd.js")).unzstd(lying, findings);
}
// The magic number of gzip with its one method, deflate.
function isGzip(head) {
    return head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;
}
