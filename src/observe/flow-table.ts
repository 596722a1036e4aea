// Probe streams by key: four 32-bit words to a small index, without an object or a string per packet.
import { type Room, plainRoom } from "../core/room.ts";
import { scramble } from "./address-book.ts";
import { ROW_FLOATS, ROW_INTS } from "./loop-layout.ts";

/** `k2` of a key: VNI and address family. */
export function keyOfVni(vni: number | undefined, v6: boolean): number {
  return (vni === undefined ? 0 : vni + 1) | (v6 ? V6_BIT : 0);
}
const V6_BIT = 1 << 26;

/** `k3` of a key: ICMP identifier, VLAN and protocol. */
export function keyOfId(icmpId: number, vlan: number | undefined, icmpv6: boolean): number {
  return icmpId | ((vlan === undefined ? 0 : vlan + 1) << 16) | (icmpv6 ? ICMPV6_BIT : 0);
}
const ICMPV6_BIT = 1 << 30;

/** A key taken apart again. `from` and `to` are IPv4 addresses as 32 bits, or AddressBook ids when `v6`. */
export interface FlowKey {
  readonly from: number;
  readonly to: number;
  readonly v6: boolean;
  readonly vni: number | undefined;
  readonly icmpId: number;
  readonly vlan: number | undefined;
  readonly icmpv6: boolean;
}

/** The four words of a key taken apart. */
export function flowKey(from: number, to: number, k2: number, k3: number): FlowKey {
  const vni = k2 & 0x1ffffff;
  const vlan = (k3 >>> 16) & 0x1fff;
  return {
    from,
    to,
    v6: (k2 & V6_BIT) !== 0,
    vni: vni === 0 ? undefined : vni - 1,
    icmpId: k3 & 0xffff,
    vlan: vlan === 0 ? undefined : vlan - 1,
    icmpv6: (k3 & ICMPV6_BIT) !== 0,
  };
}

/** Rows that a table begins with: most inputs have a few streams, and clearing memory is much of what a small input costs. */
const FIRST_ROWS = 32;

/**
 * Keys of one input, numbered from 0 in order of appearance, at most `limit` of them, each with a row of columns beside
 * its key (numbers and integers are two views of the same bytes): a stream is found and used within one cache line. All
 * arrays are replaced when the table grows. The compiled loop looks keys up in them as well.
 */
export class FlowTable {
  count = 0;
  floats: Float64Array;
  ints: Int32Array;
  readonly limit: number;
  /** Open addressing: 1 + the number of a key, 0 for none; `mask` is its length - 1. */
  table: Int32Array;
  mask = 2 * FIRST_ROWS - 1;
  protected readonly room: Room;

  constructor(limit: number, room: Room = plainRoom) {
    this.limit = limit;
    this.room = room;
    this.floats = room.floats(FIRST_ROWS * ROW_FLOATS);
    this.ints = intsOf(this.floats);
    this.table = room.ints(2 * FIRST_ROWS);
  }

  /** Index of a key, or -1. All words are taken as signed 32 bits. */
  find(from: number, to: number, k2: number, k3: number): number {
    const { table, ints, mask } = this;
    for (let h = hash(from, to, k2, k3) & mask; ; h = (h + 1) & mask) {
      const n = table[h]! - 1;
      if (n < 0) return -1;
      const k = n * ROW_INTS;
      if (ints[k] === from && ints[k + 1] === to && ints[k + 2] === k2 && ints[k + 3] === k3) return n;
    }
  }

  /** Adds a key that `find` did not find, with its row all 0; -1 when the table is full. */
  add(from: number, to: number, k2: number, k3: number): number {
    if (this.count >= this.limit) return -1;
    if ((this.count + 1) * 2 >= this.mask) this.grow();
    const n = this.count++;
    this.ints.set([from, to, k2, k3], n * ROW_INTS);
    this.place(n);
    return n;
  }

  /** The key of an index. */
  key(n: number): FlowKey {
    const k = n * ROW_INTS;
    const { ints } = this;
    return flowKey(ints[k]!, ints[k + 1]!, ints[k + 2]!, ints[k + 3]!);
  }

  private place(n: number): void {
    const k = n * ROW_INTS;
    const { ints } = this;
    let h = hash(ints[k]!, ints[k + 1]!, ints[k + 2]!, ints[k + 3]!) & this.mask;
    while (this.table[h] !== 0) h = (h + 1) & this.mask;
    this.table[h] = n + 1;
  }

  private grow(): void {
    const size = (this.mask + 1) * 2;
    const { room, floats, ints, table } = this;
    this.floats = room.floats((size / 2) * ROW_FLOATS);
    this.ints = intsOf(this.floats);
    // Integers, not numbers: a copy of numbers may change what the integers in between look like as NaN.
    this.ints.set(ints);
    room.drop(floats);
    this.mask = size - 1;
    this.table = room.ints(size);
    room.drop(table);
    for (let n = 0; n < this.count; n++) this.place(n);
  }
}

/** The bytes of an array of numbers as integers. */
export function intsOf(floats: Float64Array): Int32Array {
  return new Int32Array(floats.buffer, floats.byteOffset, floats.length * 2);
}

function hash(from: number, to: number, k2: number, k3: number): number {
  return scramble(Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca77) ^ Math.imul(k2, 0xc2b2ae3d) ^ k3);
}
