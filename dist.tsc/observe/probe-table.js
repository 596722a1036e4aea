/** A row of a tap: the send (float 0), then as 32 bits the round trip, both records and the ordinal. 24 bytes. */
export const TAP_FLOATS = 3;
export const TAP_INTS = 2 * TAP_FLOATS;
export const SENT = 0;
export const RTT = 2;
export const RECORD = 3;
/** Record of the reply, less that of the request. */
export const REPLY = 4;
export const ORDINAL = 5;
/** Round trip of a probe without a reply that can be used. */
export const NO_REPLY = 0xffffffff;
/** A row of a log: least send, stamp of the reply, NaN where unknown; as 32 bits the ordinal and the lines of both. 32 bytes. */
export const LOG_FLOATS = 4;
export const LOG_INTS = 2 * LOG_FLOATS;
export const LEAST = 0;
export const PRINTED = 1;
export const LOG_ORDINAL = 4;
export const LEAST_LINE = 5;
export const PRINTED_LINE = 6;
const FIRST_ROWS = 16;
const MOST_ROWS = 16_384;
/** Probes of one stream in order of ordinal. */
export class ProbeTable {
    /** "tap": each packet is stamped. "log": lines are, when they are printed. */
    kind;
    chunks = [];
    stride;
    /** Epoch ns that the rows count from. */
    base = 0n;
    count = 0;
    /** What the numbers of records count. */
    places = "record";
    /** From which ordinal on the requests went to which VTEP: its address, "" without a tunnel, "*" for several at once. */
    vteps = [];
    /** Time to live of the requests where all have the same; 0 where they do not. */
    ttl = -1;
    lastVtep = 0;
    ids = [];
    constructor(kind) {
        this.kind = kind;
        this.stride = kind === "tap" ? TAP_FLOATS : LOG_FLOATS;
    }
    /** The chunk that the next row goes to. The caller fills the row behind its last, and calls `added`. */
    room() {
        const last = this.chunks.at(-1);
        if (last !== undefined && last.rows * this.stride < last.floats.length)
            return last;
        const rows = last === undefined ? FIRST_ROWS : Math.min(MOST_ROWS, (last.floats.length / this.stride) * 4);
        const floats = new Float64Array(rows * this.stride);
        const chunk = { floats, ints: new Uint32Array(floats.buffer), rows: 0 };
        this.chunks.push(chunk);
        return chunk;
    }
    added(chunk) {
        chunk.rows++;
        this.count++;
    }
    /** Notes which VTEP a probe went to, and with which time to live. */
    went(ordinal, vtep, ttl) {
        if (ttl !== this.ttl)
            this.ttl = this.ttl < 0 ? ttl : 0;
        if (vtep === this.lastVtep && this.ids.length > 0)
            return;
        this.lastVtep = vtep;
        this.ids.push({ ordinal, id: vtep });
    }
    /** After the last row: what the rows count from, and the addresses of VTEPs by their ids (-1 is several). */
    finish(base, text) {
        this.base = base;
        this.vteps = this.ids.map(({ ordinal, id }) => ({ ordinal, vtep: id === 0 ? "" : id < 0 ? "*" : text(id) }));
    }
    /** Ordinal of the first and of the last row. */
    get range() {
        const at = this.kind === "tap" ? ORDINAL : LOG_ORDINAL;
        const end = this.chunks.at(-1);
        return { first: this.chunks[0].ints[at], last: end.ints[(end.rows - 1) * 2 * this.stride + at] };
    }
    /** Keeps only the probes whose ordinal has none of the bits of `mask`. */
    thin(mask) {
        const old = this.chunks.splice(0);
        const { stride } = this;
        const at = this.kind === "tap" ? ORDINAL : LOG_ORDINAL;
        this.count = 0;
        for (const c of old) {
            for (let r = 0; r < c.rows; r++) {
                if ((c.ints[r * 2 * stride + at] & mask) !== 0)
                    continue;
                const to = this.room();
                to.ints.set(c.ints.subarray(r * 2 * stride, (r + 1) * 2 * stride), to.rows * 2 * stride);
                this.added(to);
            }
        }
    }
}
/** Kept probes are thinned to those whose number is a multiple of 2^16 at most: a seq has no more bits. */
const MOST_MASK = 0xffff;
/** Tables of all streams of one input, by the number that the stream has there. */
export class ProbeTables {
    tables = [];
    limit;
    rows = 0;
    mask = 0;
    opened = 0;
    /** At most about `limit` rows. */
    constructor(limit) {
        this.limit = limit;
    }
    /** Number of a new table, for inputs that do not number their streams. */
    open() {
        return this.opened++;
    }
    of(flow) {
        const table = this.tables[flow];
        return table === undefined || table.count === 0 ? undefined : table;
    }
    /** The table to add a probe to; undefined when this one is not kept. */
    table(flow, ordinal, kind) {
        if ((ordinal & this.mask) !== 0 || ordinal < 0 || ordinal > NO_REPLY)
            return undefined;
        if (this.rows >= this.limit)
            this.thin();
        if (this.rows >= this.limit || (ordinal & this.mask) !== 0)
            return undefined;
        this.rows++;
        return (this.tables[flow] ??= new ProbeTable(kind));
    }
    thin() {
        if (this.mask === MOST_MASK)
            return;
        this.mask = this.mask * 2 + 1;
        this.rows = 0;
        for (const t of this.tables) {
            t?.thin(this.mask);
            this.rows += t?.count ?? 0;
        }
    }
}
