// Pseudonyms laid over bytes, in place. What was mapped once is remembered: captures have many packets and few addresses.
import { u24be } from "../../core/bytes.ts";
import { fold } from "../../decode/wire/checksum.ts";

/** The map that all of this rests on, as `Pseudonyms` gives it. Each function is one to one, and depends on the key alone. */
export interface PseudonymMap {
  /** 4 or 16 bytes. */
  address(bytes: Uint8Array): Uint8Array;
  macBytes(bytes: Uint8Array): Uint8Array;
  /** 1 to 2^24 - 1; 0 stays. */
  vni(n: number): number;
  /** 1 to 4094; 0 and 4095 stay. */
  vlan(n: number): number;
  /** Keeps the class of the number: 16 or 32 bits, private or public. */
  asn(n: number): number;
  /** 32 bits. */
  ssrc(n: number): number;
  /** 8 bytes. */
  rd(bytes: Uint8Array): Uint8Array;
  /** 8 bytes: a route target or another community of its shape. */
  routeTarget(bytes: Uint8Array): Uint8Array;
  /** 10 bytes. */
  esi(bytes: Uint8Array): Uint8Array;
  /** The first `length` bits of 4 or 16 bytes whose other bits are 0. */
  prefix(bytes: Uint8Array, length: number): Uint8Array;
  name(kind: string, text: string): string;
  /** A word that is an address, or a name of a place. */
  token(text: string): string;
}

/** Rows of a table: four words of key, four of value, one that is 1 when the row is taken. */
const WORDS = 9;
const TAKEN = 8;
const LEAST_ROWS = 1024;
/** A table that is fuller than this starts anew: what it held is asked for again. */
const MOST_ROWS = 1 << 17;

/** Open addressing over up to four words; bounded. */
class Memo {
  private rows = LEAST_ROWS;
  private used = 0;
  slots: Int32Array = new Int32Array(LEAST_ROWS * WORDS);

  /** Place of the row with this key, or of a free one, which has 0 at TAKEN. */
  find(k0: number, k1: number, k2: number, k3: number): number {
    const { slots } = this;
    let h = Math.imul(
      k0 ^ Math.imul(k1, 0x85ebca77) ^ Math.imul(k2, 0xc2b2ae3d) ^ Math.imul(k3, 0x27d4eb2f),
      0x9e3779b1,
    );
    h ^= h >>> 15;
    const mask = this.rows - 1;
    for (let row = h & mask; ; row = (row + 1) & mask) {
      const at = row * WORDS;
      if (slots[at + TAKEN] === 0) return at;
      if (slots[at] === k0 && slots[at + 1] === k1 && slots[at + 2] === k2 && slots[at + 3] === k3) return at;
    }
  }

  /** Enters a key that is not there; gives its place. */
  add(key: readonly [number, number, number, number], value: readonly [number, number, number, number]): number {
    if (this.used * 2 >= this.rows) this.grow();
    const at = this.find(...key);
    this.slots.set(key, at);
    this.slots.set(value, at + 4);
    this.slots[at + TAKEN] = 1;
    this.used++;
    return at;
  }

  private grow(): void {
    const old = this.slots;
    const keep = this.rows < MOST_ROWS;
    if (keep) this.rows *= 2;
    this.slots = new Int32Array(this.rows * WORDS);
    if (!keep) {
      this.used = 0;
      return;
    }
    for (let from = 0; from < old.length; from += WORDS) {
      if (old[from + TAKEN] === 0) continue;
      const at = this.find(old[from]!, old[from + 1]!, old[from + 2]!, old[from + 3]!);
      this.slots.set(old.subarray(from, from + WORDS), at);
    }
  }
}

/** Tells the amount by which the clock of an RTP source is moved from the pseudonym of the source. */
const CLOCK = 0x5bd1e995;

function i32(b: Uint8Array, at: number): number {
  return (b[at]! << 24) | (b[at + 1]! << 16) | (b[at + 2]! << 8) | b[at + 3]!;
}

function put32(b: Uint8Array, at: number, v: number): void {
  b[at] = v >>> 24;
  b[at + 1] = v >>> 16;
  b[at + 2] = v >>> 8;
  b[at + 3] = v;
}

/** Replaces what stands at an offset. No bounds check: callers have checked the range once. */
export class WireMaps {
  readonly source: PseudonymMap;
  /** See `look4`. */
  found = 0;
  foundAdds = 0;
  foundSum = 0;
  private readonly scratch = new Uint8Array(4);
  private readonly v4 = new Memo();
  private readonly v6 = new Memo();
  private readonly macs = new Memo();
  private readonly vnis = new Memo();
  private readonly ssrcs = new Memo();
  private readonly vlans = new Int16Array(4096).fill(-1);

  constructor(source: PseudonymMap) {
    this.source = source;
  }

  /** Looks up an IPv4 address given as 32 bits: `found` is its pseudonym, `foundAdds` what that adds to a sum, `foundSum` what it was. */
  look4(k: number): void {
    let row = this.v4.find(k, 0, 0, 0);
    if (this.v4.slots[row + TAKEN] === 0) {
      put32(this.scratch, 0, k);
      const to = i32(this.source.address(this.scratch.slice()), 0);
      const was = fold((k >>> 16) + (k & 0xffff));
      const adds = fold((to >>> 16) + (to & 0xffff) + 0xffff - was);
      row = this.v4.add([k, 0, 0, 0], [to, adds, was, 0]);
    }
    const { slots } = this.v4;
    this.found = slots[row + 4]!;
    this.foundAdds = slots[row + 5]!;
    this.foundSum = slots[row + 6]!;
  }

  /** The IPv4 address at `at`. */
  ipv4(b: Uint8Array, at: number): void {
    this.look4(i32(b, at));
    put32(b, at, this.found);
  }

  /** The IPv6 address at `at`. */
  ipv6(b: Uint8Array, at: number): void {
    const [k0, k1, k2, k3] = [i32(b, at), i32(b, at + 4), i32(b, at + 8), i32(b, at + 12)];
    let row = this.v6.find(k0, k1, k2, k3);
    if (this.v6.slots[row + TAKEN] === 0) {
      const to = this.source.address(b.slice(at, at + 16));
      row = this.v6.add([k0, k1, k2, k3], [i32(to, 0), i32(to, 4), i32(to, 8), i32(to, 12)]);
    }
    for (let i = 0; i < 4; i++) put32(b, at + 4 * i, this.v6.slots[row + 4 + i]!);
  }

  /** An address of `length` bytes, 4 or 16; any other length is zeroed. */
  address(b: Uint8Array, at: number, length: number): void {
    if (length === 4) this.ipv4(b, at);
    else if (length === 16) this.ipv6(b, at);
    else b.fill(0, at, at + length);
  }

  /** The MAC at `at`. */
  mac(b: Uint8Array, at: number): void {
    const k0 = i32(b, at);
    const k1 = (b[at + 4]! << 8) | b[at + 5]!;
    let row = this.macs.find(k0, k1, 0, 0);
    if (this.macs.slots[row + TAKEN] === 0) {
      const to = this.source.macBytes(b.slice(at, at + 6));
      row = this.macs.add([k0, k1, 0, 0], [i32(to, 0), (to[4]! << 8) | to[5]!, 0, 0]);
    }
    put32(b, at, this.macs.slots[row + 4]!);
    const low = this.macs.slots[row + 5]!;
    b[at + 4] = low >>> 8;
    b[at + 5] = low;
  }

  /** The 24-bit network identifier at `at`. */
  vni(b: Uint8Array, at: number): void {
    const k = u24be(b, at);
    let row = this.vnis.find(k, 0, 0, 0);
    if (this.vnis.slots[row + TAKEN] === 0) row = this.vnis.add([k, 0, 0, 0], [this.source.vni(k), 0, 0, 0]);
    const v = this.vnis.slots[row + 4]!;
    b[at] = v >>> 16;
    b[at + 1] = v >>> 8;
    b[at + 2] = v;
  }

  /** The lower 12 bits of the two bytes at `at`; the upper four stay. */
  vlan(b: Uint8Array, at: number): void {
    const id = ((b[at]! & 15) << 8) | b[at + 1]!;
    if (this.vlans[id]! < 0) this.vlans[id] = this.source.vlan(id);
    const to = this.vlans[id]!;
    b[at] = (b[at]! & 0xf0) | (to >>> 8);
    b[at + 1] = to;
  }

  /** An AS number of `octets` bytes, 2 or 4. */
  asn(b: Uint8Array, at: number, octets: 2 | 4): void {
    if (octets === 4) return put32(b, at, this.source.asn(i32(b, at) >>> 0));
    const to = this.source.asn((b[at]! << 8) | b[at + 1]!);
    b[at] = to >>> 8;
    b[at + 1] = to;
  }

  /** A part of a large community (RFC 8092), four bytes: an AS number, or whatever an operator puts there, which often is a VNI. */
  largePart(b: Uint8Array, at: number): void {
    const n = i32(b, at) >>> 0;
    const as = this.source.asn(n);
    put32(b, at, as === n ? this.source.vni(n) : as);
  }

  /**
   * Timestamp and source of an RTP packet, four bytes each from `at` on. The clock of a source is moved by an amount of its own: what lies
   * between two stamps stays, and what only looks like a stamp does not.
   */
  rtp(b: Uint8Array, at: number): void {
    const source = i32(b, at + 4);
    put32(b, at, i32(b, at) + this.ssrc((source ^ CLOCK) >>> 0));
    put32(b, at + 4, this.ssrc(source >>> 0));
  }

  private ssrc(k: number): number {
    let row = this.ssrcs.find(k | 0, 0, 0, 0);
    if (this.ssrcs.slots[row + TAKEN] === 0) row = this.ssrcs.add([k | 0, 0, 0, 0], [this.source.ssrc(k) | 0, 0, 0, 0]);
    return this.ssrcs.slots[row + 4]!;
  }

  /** The 8-byte route distinguisher at `at`. */
  rd(b: Uint8Array, at: number): void {
    b.set(this.source.rd(b.slice(at, at + 8)), at);
  }

  /** The 8-byte community at `at`, of the shape of a route target. */
  routeTarget(b: Uint8Array, at: number): void {
    b.set(this.source.routeTarget(b.slice(at, at + 8)), at);
  }

  /** The 10-byte Ethernet segment identifier at `at`. */
  esi(b: Uint8Array, at: number): void {
    b.set(this.source.esi(b.slice(at, at + 10)), at);
  }

  /**
   * The first `bits` bits of an address, of which the bytes at `at` hold as many as are needed; `size` is that of the whole
   * address in bytes. Bits beyond the prefix become 0.
   */
  prefix(b: Uint8Array, at: number, bits: number, size: 4 | 16): void {
    const whole = new Uint8Array(size);
    const used = Math.ceil(bits / 8);
    const mask = bits % 8 === 0 ? 0xff : 0xff & (0xff << (8 - (bits % 8)));
    whole.set(b.subarray(at, at + used));
    if (used > 0) whole[used - 1]! &= mask;
    const to = this.source.prefix(whole, bits);
    b.set(to.subarray(0, used), at);
    if (used > 0) b[at + used - 1]! &= mask;
  }
}
