// Where bytes come from, below compression: a file, standard input, or chunks that a decoder makes. One call: fill my buffer.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { EvidenceError } from "../core/errors.js";
/** Bytes of an open file descriptor, read in order with blocking calls (files and named pipes). */
export class FileFeed {
    #fd;
    #file;
    #open = true;
    constructor(fd, file) {
        this.#fd = fd;
        this.#file = file;
    }
    read(target, at) {
        if (!this.#open || at >= target.length)
            return 0;
        try {
            return readSync(this.#fd, target, at, target.length - at, null);
        }
        catch (cause) {
            throw ioError(cause, this.#file);
        }
    }
    close() {
        if (this.#open && this.#fd !== 0)
            closeSync(this.#fd);
        this.#open = false;
    }
}
/** Bytes of an async iterator of chunks. A chunk must stay as it is until the next one is asked for. */
export class ChunkFeed {
    #chunks;
    #onClose;
    #chunk = new Uint8Array(0);
    #at = 0;
    constructor(chunks, onClose = () => { }) {
        this.#chunks = chunks;
        this.#onClose = onClose;
    }
    read(target, at) {
        return this.#at < this.#chunk.length ? this.#copy(target, at) : this.#next(target, at);
    }
    #copy(target, at) {
        const n = Math.min(target.length - at, this.#chunk.length - this.#at);
        target.set(this.#chunk.subarray(this.#at, this.#at + n), at);
        this.#at += n;
        return n;
    }
    async #next(target, at) {
        for (;;) {
            const result = await this.#chunks.next();
            if (result.done === true)
                return 0;
            if (result.value.length === 0)
                continue;
            this.#chunk = result.value;
            this.#at = 0;
            return this.#copy(target, at);
        }
    }
    close() {
        this.#onClose();
    }
}
/** A feed whose first bytes were read already. */
export class HeadFeed {
    #head;
    #rest;
    #at = 0;
    constructor(head, rest) {
        this.#head = head;
        this.#rest = rest;
    }
    read(target, at) {
        if (this.#at >= this.#head.length)
            return this.#rest.read(target, at);
        const n = Math.min(target.length - at, this.#head.length - this.#at);
        target.set(this.#head.subarray(this.#at, this.#at + n), at);
        this.#at += n;
        return n;
    }
    close() {
        this.#rest.close();
    }
}
/** A feed that counts its bytes and shows each of them once, in order, to `onRaw`. */
export class CountedFeed {
    #feed;
    #onRaw;
    /** Bytes read so far. */
    count = 0;
    constructor(feed, onRaw) {
        this.#feed = feed;
        this.#onRaw = onRaw;
    }
    read(target, at) {
        const n = this.#feed.read(target, at);
        return typeof n === "number" ? this.#seen(target, at, n) : n.then((m) => this.#seen(target, at, m));
    }
    #seen(target, at, n) {
        this.count += n;
        if (this.#onRaw !== undefined && n > 0)
            this.#onRaw(target.subarray(at, at + n));
        return n;
    }
    close() {
        this.#feed.close();
    }
}
/** Reads until `size` bytes or the end; the result may be shorter. */
export async function readHead(feed, size) {
    const head = new Uint8Array(size);
    let have = 0;
    while (have < size) {
        const n = await feed.read(head, have);
        if (n === 0)
            break;
        have += n;
    }
    return head.subarray(0, have);
}
/** The rest of a feed as chunks, each in memory of its own. */
export async function* chunksOf(feed, size) {
    for (;;) {
        const chunk = new Uint8Array(size);
        const n = await feed.read(chunk, 0);
        if (n === 0)
            return;
        yield chunk.subarray(0, n);
    }
}
/** Opens a path, or standard input for "-". `size` is undefined where the system cannot say. Throws EvidenceError. */
export function openFeed(path) {
    if (path === "-")
        return openStdin();
    let fd;
    let stats;
    try {
        fd = openSync(path, "r");
        stats = fstatSync(fd);
    }
    catch (cause) {
        throw ioError(cause, path);
    }
    if (stats.isDirectory()) {
        closeSync(fd);
        throw new EvidenceError("E_IO", "is a folder, not a file", { where: { file: path }, hint: "name the files in it" });
    }
    return { feed: new FileFeed(fd, path), size: stats.isFile() ? stats.size : undefined };
}
// A pipe on standard input may be non-blocking, where readSync throws EAGAIN; the stream waits. A redirected file is read like a file.
function openStdin() {
    let stats;
    try {
        stats = fstatSync(0);
    }
    catch (cause) {
        throw ioError(cause, "-");
    }
    if (stats.isFile())
        return { feed: new FileFeed(0, "-"), size: stats.size };
    if (stats.isDirectory()) {
        throw new EvidenceError("E_IO", "standard input is a folder", {
            where: { file: "-" },
            hint: "name the files in it",
        });
    }
    const stdin = process.stdin;
    const chunks = stdin[Symbol.asyncIterator]();
    return { feed: new ChunkFeed(chunks, () => void stdin.destroy()), size: undefined };
}
const REASONS = {
    ENOENT: ["E_NOT_FOUND", "no such file", "check the name"],
    ENOTDIR: ["E_NOT_FOUND", "no such file", "part of the path is a file"],
    EACCES: ["E_IO", "permission denied", "captures made as root are often readable by root only: change the owner"],
    EPERM: ["E_IO", "permission denied", "change the owner or the mode of the file"],
    EISDIR: ["E_IO", "is a folder, not a file", "name the files in it"],
    ELOOP: ["E_IO", "is a loop of symbolic links", "name the file itself"],
    EMFILE: ["E_IO", "too many open files", "raise `ulimit -n`"],
};
/** EvidenceError for a refusal of the file system; anything that is not one is thrown again. */
export function ioError(cause, file) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
    if (code === undefined)
        throw cause;
    const [kind, says, hint] = REASONS[code] ?? [
        "E_IO",
        `cannot be read: ${code}`,
        "see what the system says about this file",
    ];
    return new EvidenceError(kind, says, { where: { file }, hint, cause });
}
