// Streams found by a part of their key: without the encapsulation, or by their two ends alone. Not on the hot path: streams
// are added when somebody asks.
import { scramble } from "./address-book.ts";
import type { FlowTable } from "./flow-table.ts";
import { ROW_INTS } from "./loop-layout.ts";

/** Bits of `k3` that the two ends choose: ICMP identifier and protocol. */
export const ENDS_AND_ID = 0x4000ffff;
/** Of these, the protocol. */
export const ENDS_ONLY = 0x40000000;

/** Streams of a table by both addresses and some bits of `k3`. */
export class FlowIndex {
  private readonly table: FlowTable;
  private readonly bits: number;
  private heads = new Int32Array(1024);
  private nexts = new Int32Array(1024);
  private added = 0;

  constructor(table: FlowTable, bits: number) {
    this.table = table;
    this.bits = bits;
  }

  /** The newest stream between these ends, or -1. */
  first(from: number, to: number, k3: number): number {
    while (this.added < this.table.count) this.add(this.added++);
    return this.match(this.heads[this.place(from, to, k3)]! - 1, from, to, k3);
  }

  /** The next older stream between the same ends as `f`, or -1. */
  after(f: number): number {
    const k = f * ROW_INTS;
    const { ints } = this.table;
    return this.match(this.nexts[f]! - 1, ints[k]!, ints[k + 1]!, ints[k + 3]!);
  }

  private match(first: number, from: number, to: number, k3: number): number {
    const { ints } = this.table;
    for (let f = first; f >= 0; f = this.nexts[f]! - 1) {
      const k = f * ROW_INTS;
      if (ints[k] === from && ints[k + 1] === to && ((ints[k + 3]! ^ k3) & this.bits) === 0) return f;
    }
    return -1;
  }

  private place(from: number, to: number, k3: number): number {
    const mixed = Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca77) ^ Math.imul(k3 & this.bits, 0xc2b2ae3d);
    return scramble(mixed) & (this.heads.length - 1);
  }

  private add(f: number): void {
    if (f >= this.nexts.length) this.grow();
    const k = f * ROW_INTS;
    const { ints } = this.table;
    const at = this.place(ints[k]!, ints[k + 1]!, ints[k + 3]!);
    this.nexts[f] = this.heads[at]!;
    this.heads[at] = f + 1;
  }

  private grow(): void {
    const size = this.nexts.length * 2;
    const count = this.added - 1;
    this.heads = new Int32Array(size);
    this.nexts = new Int32Array(size);
    for (let f = 0; f < count; f++) this.add(f);
  }
}
