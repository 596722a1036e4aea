// Every probe of a stream as a row of numbers, kept only where another input may show the same probes: what clocks are
// compared by. Rows lie in chunks that are never copied; beyond a limit the same probes are dropped in every input.
import type { EpochNs } from "../core/time.ts";

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

/** Rows of one chunk. Numbers and integers are two views of the same bytes. */
export interface Chunk {
  readonly floats: Float64Array;
  readonly ints: Uint32Array;
  rows: number;
}

/** Probes of one stream in order of ordinal. */
export class ProbeTable {
  /** "tap": each packet is stamped. "log": lines are, when they are printed. */
  readonly kind: "tap" | "log";
  readonly chunks: Chunk[] = [];
  readonly stride: number;
  /** Epoch ns that the rows count from. */
  base: EpochNs = 0n;
  count = 0;
  /** What the numbers of records count. */
  places: "record" | "line" = "record";
  /** From which ordinal on the requests went to which VTEP: its address, "" without a tunnel, "*" for several at once. */
  vteps: readonly { readonly ordinal: number; readonly vtep: string }[] = [];
  /** Time to live of the requests where all have the same; 0 where they do not. */
  ttl = -1;
  private lastVtep = 0;
  private readonly ids: { readonly ordinal: number; readonly id: number }[] = [];

  constructor(kind: "tap" | "log") {
    this.kind = kind;
    this.stride = kind === "tap" ? TAP_FLOATS : LOG_FLOATS;
  }

  /** The chunk that the next row goes to. The caller fills the row behind its last, and calls `added`. */
  room(): Chunk {
    const last = this.chunks.at(-1);
    if (last !== undefined && last.rows * this.stride < last.floats.length) return last;
    const rows = last === undefined ? FIRST_ROWS : Math.min(MOST_ROWS, (last.floats.length / this.stride) * 2);
    const floats = new Float64Array(rows * this.stride);
    const chunk = { floats, ints: new Uint32Array(floats.buffer), rows: 0 };
    this.chunks.push(chunk);
    return chunk;
  }

  added(chunk: Chunk): void {
    chunk.rows++;
    this.count++;
  }

  /** Notes which VTEP a probe went to, and with which time to live. */
  went(ordinal: number, vtep: number, ttl: number): void {
    if (ttl !== this.ttl) this.ttl = this.ttl < 0 ? ttl : 0;
    if (vtep === this.lastVtep && this.ids.length > 0) return;
    this.lastVtep = vtep;
    this.ids.push({ ordinal, id: vtep });
  }

  /** After the last row: what the rows count from, and the addresses of VTEPs by their ids (-1 is several). */
  finish(base: EpochNs, text: (vtep: number) => string): void {
    this.base = base;
    this.trim();
    this.vteps = this.ids.map(({ ordinal, id }) => ({ ordinal, vtep: id === 0 ? "" : id < 0 ? "*" : text(id) }));
  }

  /** Gives back what the last chunk does not use: tables of all inputs live on until their clocks are compared. */
  private trim(): void {
    const last = this.chunks.at(-1);
    if (last === undefined || last.rows * this.stride === last.floats.length) return;
    const floats = last.floats.slice(0, last.rows * this.stride);
    this.chunks[this.chunks.length - 1] = { floats, ints: new Uint32Array(floats.buffer), rows: last.rows };
  }

  /** Ordinal of the first and of the last row. */
  get range(): { readonly first: number; readonly last: number } {
    const at = this.kind === "tap" ? ORDINAL : LOG_ORDINAL;
    const end = this.chunks.at(-1)!;
    return { first: this.chunks[0]!.ints[at]!, last: end.ints[(end.rows - 1) * 2 * this.stride + at]! };
  }

  /** Keeps only the probes whose ordinal has none of the bits of `mask`. */
  thin(mask: number): void {
    const old = this.chunks.splice(0);
    const { stride } = this;
    const at = this.kind === "tap" ? ORDINAL : LOG_ORDINAL;
    this.count = 0;
    for (const c of old) {
      for (let r = 0; r < c.rows; r++) {
        if ((c.ints[r * 2 * stride + at]! & mask) !== 0) continue;
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
  private readonly tables: (ProbeTable | undefined)[] = [];
  private readonly limit: number;
  private rows = 0;
  private mask = 0;
  private opened = 0;

  /** At most about `limit` rows. */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** Number of a new table, for inputs that do not number their streams. */
  open(): number {
    return this.opened++;
  }

  of(flow: number): ProbeTable | undefined {
    const table = this.tables[flow];
    return table === undefined || table.count === 0 ? undefined : table;
  }

  /** The table to add a probe to; undefined when this one is not kept. */
  table(flow: number, ordinal: number, kind: "tap" | "log"): ProbeTable | undefined {
    if ((ordinal & this.mask) !== 0 || ordinal < 0 || ordinal > NO_REPLY) return undefined;
    if (this.rows >= this.limit) this.thin();
    if (this.rows >= this.limit || (ordinal & this.mask) !== 0) return undefined;
    this.rows++;
    return (this.tables[flow] ??= new ProbeTable(kind));
  }

  private thin(): void {
    if (this.mask === MOST_MASK) return;
    this.mask = this.mask * 2 + 1;
    this.rows = 0;
    for (const t of this.tables) {
      t?.thin(this.mask);
      this.rows += t?.count ?? 0;
    }
  }
}
