// The one buffer a capture is read through, and the columns of a batch over it.
import { SharedRoom } from "../core/room.ts";
import { named } from "../core/quoted.ts";
import { BATCH_RECORDS } from "./batch.ts";
import type { CaptureInterface, ReadFinding, RecordBatch } from "./batch.ts";
import { linkTypeName } from "./linktype.ts";
import type { ByteSource } from "./source.ts";

const SLAB_BYTES = 1 << 20;
/** Before what is read ahead there is room for the rest of what came before it. */
const MARGIN = 65_536;
const LEAST_RECORDS = 256;
/** No record of any container is shorter. */
const SHORTEST_RECORD = 16;
const SMALLEST = 4096;

/**
 * A window on the input: bytes[pos, end) are read and not used yet. While they are used, what follows is read into a second
 * buffer. Grows only for what really arrives. Both lie in the shared memory, so that the compiled loop can read them.
 */
export class Slab {
  readonly #source: ByteSource;
  readonly room = new SharedRoom();
  bytes: Uint8Array;
  view: DataView;
  pos = 0;
  end = 0;
  /** Offset in the input of bytes[0]. */
  origin = 0;
  /** What is read ahead, from MARGIN on, and how many bytes that are. */
  #spare: Uint8Array | undefined;
  #ahead: number | Promise<number> | undefined;

  constructor(source: ByteSource) {
    this.#source = source;
    // A small file needs a small slab: clearing a megabyte costs more than reading such a file.
    const { length } = source;
    const fits = length !== undefined && length <= SLAB_BYTES;
    this.bytes = this.room.bytes(fits ? Math.max(length, SMALLEST) : MARGIN + SLAB_BYTES);
    this.view = viewOf(this.bytes);
  }

  /** Records that a batch should have room for. */
  get rows(): number {
    return Math.min(BATCH_RECORDS, Math.max(LEAST_RECORDS, Math.floor(this.bytes.length / SHORTEST_RECORD)));
  }

  /** Offset in the input of bytes[pos]. */
  get offset(): number {
    return this.origin + this.pos;
  }

  /** Has `need` bytes from `pos` on in memory; false when the input ends before. Moves bytes: no batch may be in use. */
  async ensure(need: number): Promise<boolean> {
    while (this.end - this.pos < need) {
      const got = this.#ahead ?? this.#readOn();
      const n = typeof got === "number" ? got : await got;
      if (this.#ahead !== undefined) this.#take(n);
      else this.end += n;
      if (n === 0) return false;
      this.#readAhead();
    }
    return true;
  }

  /** Leaves out `count` bytes without keeping them; false when the input ends before. */
  async skip(count: number): Promise<boolean> {
    let left = count;
    for (;;) {
      const here = Math.min(left, this.end - this.pos);
      this.pos += here;
      left -= here;
      if (left === 0) return true;
      if (!(await this.ensure(1))) return false;
    }
  }

  /** Waits for what is read ahead, and leaves it: the reader goes no further, and nothing is to be read behind its back. */
  async settle(): Promise<void> {
    await this.#ahead;
    this.#ahead = undefined;
  }

  /** The reader is done: gives the memory back, once nothing is read into it any more. */
  async release(): Promise<void> {
    // it may have failed, and was told of that
    await Promise.resolve(this.#ahead).catch(() => {});
    this.#ahead = undefined;
    this.room.end();
  }

  /** Reads on in the buffer at hand: the beginning, and all of a file that fits. */
  #readOn(): number | Promise<number> {
    this.#compact();
    if (this.end === this.bytes.length) this.#grow(1);
    return this.#source.read(this.bytes, this.end);
  }

  /** Begins to read what follows, unless that is known to be nothing. */
  #readAhead(): void {
    if (this.#source.length !== undefined && this.origin + this.end >= this.#source.length) return;
    this.#spare ??= this.room.bytes(MARGIN + SLAB_BYTES);
    this.#ahead = this.#source.readAhead(this.#spare, MARGIN);
  }

  /** What was read ahead follows what is left: laid before it there, or, where that is longer than the margin, behind it here. */
  #take(n: number): void {
    this.#ahead = undefined;
    const spare = this.#spare!;
    const left = this.end - this.pos;
    if (n === 0) return;
    if (left > MARGIN) {
      this.#compact();
      if (left + n > this.bytes.length) this.#grow(n);
      this.bytes.set(spare.subarray(MARGIN, MARGIN + n), left);
      this.end += n;
      return;
    }
    const pos = MARGIN - left;
    spare.set(this.bytes.subarray(this.pos, this.end), pos);
    this.origin += this.pos - pos;
    this.pos = pos;
    this.end = MARGIN + n;
    if (this.bytes.length < spare.length) {
      this.room.drop(this.bytes);
      this.#spare = undefined;
    } else this.#spare = this.bytes;
    this.bytes = spare;
    this.view = viewOf(spare);
  }

  #compact(): void {
    this.bytes.copyWithin(0, this.pos, this.end);
    this.origin += this.pos;
    this.end -= this.pos;
    this.pos = 0;
  }

  // By doubling: a length field that lies costs at most twice the bytes that are there.
  #grow(more: number): void {
    const bytes = this.room.bytes(Math.max(this.end + more, this.bytes.length * 2));
    bytes.set(this.bytes.subarray(0, this.end));
    this.room.drop(this.bytes);
    this.bytes = bytes;
    this.view = viewOf(bytes);
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** An empty batch over `slab`; all columns are allocated here, once, in the slab's memory. */
export function emptyBatch(slab: Slab): RecordBatch {
  const { rows, room } = slab;
  const iface = room.bytes(rows * 2);
  return {
    bytes: slab.bytes,
    view: slab.view,
    count: 0,
    first: 1,
    base: 0n,
    offset: room.ints(rows),
    caplen: room.ints(rows),
    len: room.floats(rows),
    ns: room.floats(rows),
    iface: new Uint16Array(iface.buffer, iface.byteOffset, rows),
    fcs: room.bytes(rows),
    direction: room.bytes(rows),
    fileOffset: room.floats(rows),
  };
}

/** The finding of a capture without a record: evidence that it ran, and of nothing else. */
export function emptyFinding(interfaces: readonly CaptureInterface[]): ReadFinding {
  const on = interfaces.map(
    (i) =>
      `${i.name === undefined ? linkTypeName(i.linkType) : named(i.name)}, ${i.snaplen === 0 ? "no snaplen" : `snaplen ${i.snaplen}`}`,
  );
  const more = on.length > 4 ? ` and ${on.length - 4} more` : "";
  return {
    code: "capture.empty",
    severity: "warning",
    says: `captured nothing (${on.length === 0 ? "no interface" : on.slice(0, 4).join("; ") + more}); it proves no loss rate`,
  };
}
