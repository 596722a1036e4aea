// TCP connections as rows of numbers, found by a hash of their key: what each packet reads and writes lies together.
import { type Room, plainRoom } from "../core/room.ts";
import { scramble } from "./address-book.ts";
import { intsOf } from "./flow-table.ts";
import * as layout from "./loop-layout.ts";

/** Most connections of one input; packets of later ones are counted, not followed. */
const ROW_LIMIT = 16_384;

/** Words of the key: lower address, higher address, ports, network, VLAN and interface, index of a cooked header. */
const KEY = 6;
const FIRST_ROWS = 32;
// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const { TCP_INTS: INTS, TCP_FLOATS: FLOATS, TCP_BUCKET, TCP_COUNT, TCP_LIMIT, TCP_REFUSED } = layout;

/**
 * Connections of one input, numbered from 0 in order of appearance. All arrays but `totals` are replaced when the table grows. The
 * compiled loop looks keys up in them as well.
 */
export class TcpTable {
  floats: Float64Array;
  ints: Int32Array;
  /** Connections, the most that there may be, and packets of those that found the table full. */
  readonly totals: Int32Array;
  /** Key of the next `find`. */
  readonly key = new Int32Array(KEY);
  /** Open addressing: 1 + the row, and the upper half of the hash; 0 for none. `mask` is its length - 1. */
  table: Int32Array;
  mask = 4 * FIRST_ROWS - 1;
  private readonly room: Room;

  constructor(room: Room = plainRoom) {
    this.room = room;
    this.floats = room.floats(FIRST_ROWS * FLOATS);
    this.ints = intsOf(this.floats);
    this.table = room.ints(this.mask + 1);
    this.totals = room.ints(4);
    this.totals[TCP_LIMIT] = ROW_LIMIT;
  }

  get count(): number {
    return this.totals[TCP_COUNT]!;
  }

  /** Packets of connections that found the table full. */
  get refused(): number {
    return this.totals[TCP_REFUSED]! >>> 0;
  }

  /** Row of the key, added when it is new; -1 when the table is full. */
  find(): number {
    const { table, mask, ints, key } = this;
    const [a, b, ports, network, tag, ifindex] = [key[0]!, key[1]!, key[2]!, key[3]!, key[4]!, key[5]!];
    const hashed = hash(a, b, ports, network ^ tag ^ ifindex);
    for (let h = hashed & mask; ; h = (h + 1) & mask) {
      const bucket = table[h]!;
      if (bucket === 0) return this.add(h, hashed);
      if (((bucket ^ hashed) & ~TCP_BUCKET) !== 0) continue;
      const n = (bucket & TCP_BUCKET) - 1;
      const k = n * INTS;
      if (
        ints[k + 2] === ports &&
        ints[k] === a &&
        ints[k + 1] === b &&
        ints[k + 3] === network &&
        ints[k + 4] === tag &&
        ints[k + 5] === ifindex
      )
        return n;
    }
  }

  private add(slot: number, hashed: number): number {
    if (this.count >= ROW_LIMIT) {
      this.totals[TCP_REFUSED]!++;
      return -1;
    }
    const n = this.totals[TCP_COUNT]!++;
    this.table[slot] = (hashed & ~TCP_BUCKET) | (n + 1);
    if (this.count * FLOATS > this.floats.length) this.growRows();
    this.ints.set(this.key, n * INTS);
    if (this.count * 2 > this.mask) this.growTable();
    return n;
  }

  private growRows(): void {
    const { room, floats, ints } = this;
    this.floats = room.floats(floats.length * 2);
    this.ints = intsOf(this.floats);
    // Integers, not numbers: a copy of numbers may change what the integers in between look like as NaN.
    this.ints.set(ints);
    room.drop(floats);
  }

  private growTable(): void {
    this.room.drop(this.table);
    this.mask = this.mask * 2 + 1;
    this.table = this.room.ints(this.mask + 1);
    const { ints, mask, table } = this;
    for (let n = 0; n < this.count; n++) {
      const k = n * INTS;
      const rest = ints[k + 3]! ^ ints[k + 4]! ^ ints[k + 5]!;
      const hashed = hash(ints[k]!, ints[k + 1]!, ints[k + 2]!, rest);
      let h = hashed & mask;
      while (table[h] !== 0) h = (h + 1) & mask;
      table[h] = (hashed & ~TCP_BUCKET) | (n + 1);
    }
  }
}

function hash(a: number, b: number, ports: number, rest: number): number {
  return scramble(Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(ports, 0xc2b2ae3d) ^ rest);
}
