// Probe streams by key: four 32-bit words to a small index, without an object or a string per packet.
import { scramble } from "./address-book.ts";

const WORDS = 4;

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

/** Keys of one input, numbered from 0 in order of appearance; at most `limit` of them. */
export class FlowTable {
  count = 0;
  readonly limit: number;
  private mask = 1023;
  private table = new Int32Array(1024);
  private keys = new Int32Array(512 * WORDS);

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Index of a key, or -1. All words are taken as signed 32 bits. */
  find(from: number, to: number, k2: number, k3: number): number {
    const { table, keys, mask } = this;
    for (let h = hash(from, to, k2, k3) & mask; ; h = (h + 1) & mask) {
      const n = table[h]!;
      if (n === 0) return -1;
      const k = (n - 1) * WORDS;
      if (keys[k] === from && keys[k + 1] === to && keys[k + 2] === k2 && keys[k + 3] === k3) return n - 1;
    }
  }

  /** Adds a key that `find` did not find; -1 when the table is full. */
  add(from: number, to: number, k2: number, k3: number): number {
    if (this.count >= this.limit) return -1;
    if ((this.count + 1) * 2 >= this.mask) this.grow();
    const n = this.count++;
    this.keys.set([from, to, k2, k3], n * WORDS);
    this.place(n);
    return n;
  }

  /** The key of an index. */
  key(n: number): FlowKey {
    const [from, to, k2, k3] = this.keys.subarray(n * WORDS, n * WORDS + WORDS) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const vni = k2 & 0x1ffffff;
    const vlan = (k3 >>> 16) & 0x1fff;
    return {
      ...{ from, to, v6: (k2 & V6_BIT) !== 0, vni: vni === 0 ? undefined : vni - 1 },
      ...{ icmpId: k3 & 0xffff, vlan: vlan === 0 ? undefined : vlan - 1, icmpv6: (k3 & ICMPV6_BIT) !== 0 },
    };
  }

  private place(n: number): void {
    const k = n * WORDS;
    const keys = this.keys;
    let h = hash(keys[k]!, keys[k + 1]!, keys[k + 2]!, keys[k + 3]!) & this.mask;
    while (this.table[h] !== 0) h = (h + 1) & this.mask;
    this.table[h] = n + 1;
  }

  private grow(): void {
    const size = (this.mask + 1) * 2;
    const keys = new Int32Array((size / 2) * WORDS);
    keys.set(this.keys);
    this.keys = keys;
    this.mask = size - 1;
    this.table = new Int32Array(size);
    for (let n = 0; n < this.count; n++) this.place(n);
  }
}

function hash(from: number, to: number, k2: number, k3: number): number {
  return scramble(Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca77) ^ Math.imul(k2, 0xc2b2ae3d) ^ k3);
}
