// Frames of zstd (RFC 8878 section 3.1) walked without decompressing: where each block ends, what a frame needs, what follows the last.
import { u32le } from "../core/bytes.js";
const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const BLOCK_HEADER = 3;
const MOST_BLOCK = 131072;
const CHECKSUM = 4;
const RLE = 1;
const RESERVED = 3;
/** True for the magic number of a zstd frame or a skippable frame (which pzstd writes first). */
export function isZstd(head) {
    return head.length >= 4 && (u32le(head, 0) === MAGIC || isSkippable(u32le(head, 0)));
}
function isSkippable(magic) {
    return (magic & ~15) >>> 0 === SKIPPABLE;
}
/** A walk over the frames of a file: pieces that a decoder can take whole. */
export class FrameWalk {
    #ahead;
    #inFrame = false;
    #checksum = false;
    /** Frames met so far, skippable ones not counted. */
    frames = 0;
    /** What the frame in hand asks for. */
    needs = { window: 0, dictionary: false };
    /** Set when the walk ended elsewhere than after a frame at the end of the file. */
    end;
    constructor(ahead) {
        this.#ahead = ahead;
    }
    /** A frame header, or a block with the check sum where it follows; undefined at the end. */
    async next() {
        if (this.end !== undefined)
            return undefined;
        const starts = !this.#inFrame;
        const bytes = starts ? await this.#header() : await this.#block();
        return bytes === undefined ? undefined : { bytes, starts, ends: !this.#inFrame };
    }
    async #header() {
        const ahead = this.#ahead;
        for (;;) {
            if (!(await ahead.have(1)))
                return undefined;
            const whole = await ahead.have(4);
            const magic = whole ? u32le(ahead.bytes, 0) : 0;
            if (isSkippable(magic)) {
                if (!(await this.#skip()))
                    return this.#stop("zstd.cut", "in a skippable frame");
                continue;
            }
            if (magic !== MAGIC) {
                return this.#stop("zstd.trailing-bytes", `bytes that are not zstd follow frame ${this.frames}, from compressed offset ${ahead.offset} on; not read`);
            }
            const length = (await ahead.have(5)) ? headerLength(ahead.bytes[4]) : Infinity;
            if (!(await ahead.have(Math.min(length, 18))) && ahead.bytes.length < length)
                return this.#stop("zstd.cut", "in a frame header");
            this.#checksum = (ahead.bytes[4] & 4) !== 0;
            this.needs = needsOf(ahead.bytes);
            this.#inFrame = true;
            this.frames++;
            return this.#take(length);
        }
    }
    async #skip() {
        const ahead = this.#ahead;
        if (!(await ahead.have(8)))
            return false;
        let left = u32le(ahead.bytes, 4) + 8;
        while (left > 0) {
            if (!(await ahead.have(1)))
                return false;
            const here = Math.min(left, ahead.bytes.length);
            ahead.use(here);
            left -= here;
        }
        return true;
    }
    async #block() {
        const ahead = this.#ahead;
        if (!(await ahead.have(BLOCK_HEADER)))
            return this.#stop("zstd.cut", "between blocks");
        const word = ahead.bytes[0] | (ahead.bytes[1] << 8) | (ahead.bytes[2] << 16);
        const last = (word & 1) !== 0;
        const type = (word >> 1) & 3;
        const size = word >> 3;
        if (type === RESERVED || size > MOST_BLOCK) {
            return this.#stop("zstd.damaged", `frame ${this.frames} has a block that cannot be one at compressed offset ${ahead.offset}; it and what follows is not read`);
        }
        const length = BLOCK_HEADER + (type === RLE ? 1 : size);
        if (!(await ahead.have(length)))
            return this.#stop("zstd.cut", "inside a block");
        if (!last)
            return this.#take(length);
        this.#inFrame = false;
        if (!this.#checksum || (await ahead.have(length + CHECKSUM)))
            return this.#take(length + (this.#checksum ? CHECKSUM : 0));
        this.#stop("zstd.cut", "in a check sum");
        return this.#take(length);
    }
    #take(length) {
        const bytes = this.#ahead.bytes.subarray(0, length);
        this.#ahead.use(length);
        return bytes;
    }
    #stop(code, what) {
        const at = this.#ahead.offset + this.#ahead.bytes.length;
        const cut = `the compressed file ends ${what} of frame ${this.frames}, at offset ${at}; every whole block before was read`;
        this.end = { code, says: code === "zstd.cut" ? cut : what };
        return undefined;
    }
}
// Frame_Header_Descriptor: content size flag (2 bits), single segment, unused, reserved, check sum, dictionary id flag (2 bits).
const DICTIONARY_BYTES = [0, 1, 2, 4];
function headerLength(descriptor) {
    const single = (descriptor >> 5) & 1;
    const sizeFlag = descriptor >> 6;
    return 5 + (1 - single) + DICTIONARY_BYTES[descriptor & 3] + (sizeFlag > 0 ? 1 << sizeFlag : single);
}
function needsOf(header) {
    const descriptor = header[4];
    const dictionary = (descriptor & 3) !== 0;
    if ((descriptor & 0x20) === 0) {
        const base = 2 ** (10 + (header[5] >> 3));
        return { window: base + (base / 8) * (header[5] & 7), dictionary };
    }
    const at = 5 + DICTIONARY_BYTES[descriptor & 3];
    const bytes = 1 << (descriptor >> 6);
    let size = bytes === 2 ? 256 : 0;
    for (let i = 0; i < bytes; i++)
        size += header[at + i] * 256 ** i;
    return { window: size, dictionary };
}
