// A look ahead into compressed bytes: members and frames say where they end only in their own bytes.
/** Compressed bytes read ahead of what was used, with the offset of each in the file. */
export class Ahead {
    #chunks;
    bytes = new Uint8Array(0);
    /** Offset in the file of bytes[0]. */
    offset = 0;
    constructor(chunks) {
        this.#chunks = chunks[Symbol.asyncIterator]();
    }
    /** Reads on until `need` bytes are there; false when the file ends before. */
    async have(need) {
        while (this.bytes.length < need) {
            const next = await this.#chunks.next();
            if (next.done === true)
                return false;
            this.bytes = this.bytes.length === 0 ? next.value : Buffer.concat([this.bytes, next.value]);
        }
        return true;
    }
    /** Leaves `count` bytes behind. */
    use(count) {
        this.bytes = this.bytes.subarray(count);
        this.offset += count;
    }
}
