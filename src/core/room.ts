// Where the tables of the hot path lie: in one WebAssembly memory that the compiled loop reads and writes as well, or, where
// there is none or it is full, in ordinary memory. Nothing else changes for who uses a table.

/** Bytes of the shared memory. Pages that nobody writes to cost nothing. */
const POOL_BYTES = 48 << 20;
const PAGE = 65_536;
/** The first bytes are the loop's own (see observe/loop-layout.ts). */
const OWN_BYTES = PAGE;
const ALIGNMENT = 64;

/** Zeroed arrays, each in bytes of its own. */
export interface Room {
  floats(count: number): Float64Array;
  ints(count: number): Int32Array;
  bytes(count: number): Uint8Array;
  /** The bytes of an array made here will not be used any more. */
  drop(array: ArrayBufferView): void;
}

/** Ordinary memory. */
export const plainRoom: Room = {
  floats: (count) => new Float64Array(count),
  ints: (count) => new Int32Array(count),
  bytes: (count) => new Uint8Array(count),
  drop: () => {},
};

/** Blocks of one memory. What is given back is kept by its size; once nothing is out, all of it is one block again. */
class Pool {
  readonly memory: WebAssembly.Memory;
  readonly buffer: ArrayBuffer;
  /** From here on nothing is handed out. */
  private top = OWN_BYTES;
  /** From here on nothing was ever written. */
  private clean = OWN_BYTES;
  private out = 0;
  private readonly free = new Map<number, number[]>();

  constructor() {
    const pages = POOL_BYTES / PAGE;
    this.memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    this.buffer = this.memory.buffer;
  }

  /** Offset of `size` zeroed bytes; undefined when there is no room. */
  take(size: number): number | undefined {
    let at = this.free.get(size)?.pop();
    if (at === undefined) {
      if (this.top + size > POOL_BYTES) return undefined;
      at = this.top;
      this.top += size;
    }
    if (at < this.clean) new Uint8Array(this.buffer, at, size).fill(0);
    this.clean = Math.max(this.clean, at + size);
    this.out++;
    return at;
  }

  give(at: number, size: number): void {
    if (--this.out === 0) {
      this.top = OWN_BYTES;
      this.free.clear();
      return;
    }
    const known = this.free.get(size);
    if (known === undefined) this.free.set(size, [at]);
    else known.push(at);
  }
}

let pool: Pool | undefined;
let tried = false;

function thePool(): Pool | undefined {
  if (tried) return pool;
  tried = true;
  try {
    pool = new Pool();
  } catch {
    // no WebAssembly in this process, or no address space: everything works without it, only slower
    pool = undefined;
  }
  return pool;
}

/** The memory that shared rooms are in; undefined where there is none. */
export function sharedMemory(): WebAssembly.Memory | undefined {
  return thePool()?.memory;
}

/** Offset of an array in the shared memory; undefined for one that lies elsewhere. */
export function sharedAt(array: ArrayBufferView): number | undefined {
  return array.buffer === pool?.buffer ? array.byteOffset : undefined;
}

/** Arrays in the shared memory, until `end` is called. What finds it full gets ordinary memory. */
export class SharedRoom implements Room {
  /** Rises with every array: where tables lie has to be told anew. */
  made = 0;
  private readonly taken = new Map<number, number>();

  floats(count: number): Float64Array {
    const at = this.take(count * 8);
    return at === undefined ? new Float64Array(count) : new Float64Array(pool!.buffer, at, count);
  }

  ints(count: number): Int32Array {
    const at = this.take(count * 4);
    return at === undefined ? new Int32Array(count) : new Int32Array(pool!.buffer, at, count);
  }

  bytes(count: number): Uint8Array {
    const at = this.take(count);
    return at === undefined ? new Uint8Array(count) : new Uint8Array(pool!.buffer, at, count);
  }

  drop(array: ArrayBufferView): void {
    const at = sharedAt(array);
    const size = at === undefined ? undefined : this.taken.get(at);
    if (at === undefined || size === undefined) return;
    this.taken.delete(at);
    pool!.give(at, size);
  }

  /** Gives all of it back: none of the arrays may be used after this. */
  end(): void {
    for (const [at, size] of this.taken) pool!.give(at, size);
    this.taken.clear();
  }

  private take(bytes: number): number | undefined {
    this.made++;
    const size = Math.max(ALIGNMENT, Math.ceil(bytes / ALIGNMENT) * ALIGNMENT);
    const at = thePool()?.take(size);
    if (at !== undefined) this.taken.set(at, size);
    return at;
  }
}
