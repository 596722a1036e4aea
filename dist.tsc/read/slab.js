// The one buffer a capture is read through, and the columns of a batch over it.
import { BATCH_RECORDS } from "./batch.js";
import { linkTypeName } from "./linktype.js";
const SLAB_BYTES = 1 << 20;
const LEAST_RECORDS = 256;
/** No record of any container is shorter. */
const SHORTEST_RECORD = 16;
const SMALLEST = 4096;
/** A window on the input: bytes[pos, end) are read and not used yet. Grows only for what really arrives. */
export class Slab {
    #source;
    bytes;
    view;
    pos = 0;
    end = 0;
    /** Offset in the input of bytes[0]. */
    origin = 0;
    constructor(source) {
        this.#source = source;
        // A small file needs a small slab: clearing a megabyte costs more than reading such a file.
        this.bytes = new Uint8Array(Math.min(Math.max(source.length ?? SLAB_BYTES, SMALLEST), SLAB_BYTES));
        this.view = new DataView(this.bytes.buffer);
    }
    /** Records that a batch should have room for. */
    get rows() {
        return Math.min(BATCH_RECORDS, Math.max(LEAST_RECORDS, Math.floor(this.bytes.length / SHORTEST_RECORD)));
    }
    /** Offset in the input of bytes[pos]. */
    get offset() {
        return this.origin + this.pos;
    }
    /** Has `need` bytes from `pos` on in memory; false when the input ends before. Moves bytes: no batch may be in use. */
    async ensure(need) {
        if (this.end - this.pos >= need)
            return true;
        this.#compact();
        while (this.end < need) {
            if (this.end === this.bytes.length)
                this.#grow(need);
            const got = this.#source.read(this.bytes, this.end);
            const n = typeof got === "number" ? got : await got;
            if (n === 0)
                return false;
            this.end += n;
        }
        return true;
    }
    /** Leaves out `count` bytes without keeping them; false when the input ends before. */
    async skip(count) {
        let left = count;
        for (;;) {
            const here = Math.min(left, this.end - this.pos);
            this.pos += here;
            left -= here;
            if (left === 0)
                return true;
            if (!(await this.ensure(1)))
                return false;
        }
    }
    #compact() {
        this.bytes.copyWithin(0, this.pos, this.end);
        this.origin += this.pos;
        this.end -= this.pos;
        this.pos = 0;
    }
    // By doubling: a length field that lies costs at most twice the bytes that are there.
    #grow(need) {
        const bytes = new Uint8Array(Math.min(Math.max(need, SLAB_BYTES), this.bytes.length * 2));
        bytes.set(this.bytes.subarray(0, this.end));
        this.bytes = bytes;
        this.view = new DataView(bytes.buffer);
    }
}
/** An empty batch over `slab`; all columns are allocated here, once. */
export function emptyBatch(slab) {
    const rows = slab.rows;
    return {
        bytes: slab.bytes,
        view: slab.view,
        count: 0,
        first: 1,
        base: 0n,
        offset: new Int32Array(rows),
        caplen: new Int32Array(rows),
        len: new Float64Array(rows),
        ns: new Float64Array(rows),
        iface: new Uint16Array(rows),
        fcs: new Uint8Array(rows),
        direction: new Uint8Array(rows),
        fileOffset: new Float64Array(rows),
    };
}
/** The finding of a capture without a record: evidence that it ran, and of nothing else. */
export function emptyFinding(interfaces) {
    const on = interfaces.map((i) => `${i.name ?? linkTypeName(i.linkType)}, ${i.snaplen === 0 ? "no snaplen" : `snaplen ${i.snaplen}`}`);
    const more = on.length > 4 ? ` and ${on.length - 4} more` : "";
    return {
        code: "capture.empty",
        severity: "warning",
        says: `captured nothing (${on.length === 0 ? "no interface" : on.slice(0, 4).join("; ") + more}); it proves no loss rate`,
    };
}
