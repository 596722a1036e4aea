// TCP connections as rows of numbers, found by a hash of their key: what each packet reads and writes lies together.
import { scramble } from "./address-book.ts";

/** Most connections of one input; packets of later ones are counted, not followed. */
const ROW_LIMIT = 16_384;

/*
 * A row, in 32-bit words: the key, then two blocks of the two directions, then the row's own sums. Doubles are aligned
 * and counted in words of 64 bits.
 */
/** Words and doubles of a row. */
export const INTS = 48;
export const FLOATS = INTS / 2;
/** In the word of the network: the addresses are of IPv6. In that of the tag: the interface is above these bits. */
export const V6 = 1 << 26;
export const IFACE_SHIFT = 13;
/** Words of the key: lower address, higher address, ports, network, VLAN and interface, index of a cooked header. */
const KEY = 6;
/** Record of the first packet. */
export const FIRST_RECORD = 6;
/** Packets of both directions, and the bits below. */
export const PACKETS = 7;
/** Doubles: stamp of the first and of the last packet. */
export const FIRST_NS = 4;
export const LAST_NS = 5;
/** Flag bits of a row; IP identification of the last data of both ends; acknowledgments of the same since the last new one. */
export const BITS = 12;
export const IDS = 13;
export const REPEATS = 46;
/** First word of the block of direction 0, and words of a block. */
export const BLOCK = 14;
export const BLOCK_INTS = 16;

/*
 * Words of a block: what one end sent, and what the other said about it.
 */
/** Highest sequence number sent, behind its last byte. */
export const NEXT = 0;
/** Highest acknowledgment of it. */
export const UNA = 1;
/** End of the segment that is timed. */
export const TIMED_END = 2;
export const TIMED_RECORD = 3;
/** Record of the last timed segment that was acknowledged. */
export const ANSWERED_RECORD = 4;
/** Record of the last new acknowledgment, and of the last new data. */
export const ACK_RECORD = 5;
export const DATA_RECORD = 6;
/** First sequence number seen. */
export const FIRST_SEQ = 7;
/** Doubles of a block, from its first word: stamps of the same. */
export const TIMED_NS = 4;
export const ANSWERED_NS = 5;
export const ACK_NS = 6;
export const DATA_NS = 7;

/** Bits of BITS; those of direction 1 are shifted by SECOND. */
export const BIT = {
  /** Sequence numbers are known. */
  valid: 1,
  /** A segment is timed; it was sent again meanwhile. */
  timing: 2,
  resent: 4,
  /** A new acknowledgment came; one that covers a timed segment. */
  acked: 8,
  answered: 16,
  /** The other end has closed its window. */
  closed: 32,
  /** A hole is open. */
  open: 64,
  fin: 128,
  /** Any packet came from this end. */
  heard: 256,
} as const;
/** Shift of the bits of direction 1. */
export const SECOND = 10;
/** Bits of the connection: a SYN was seen, and which end opened it. */
export const SYN_SEEN = 1 << 20;
export const SYN_FROM_HIGHER = 1 << 21;

/** Connections of one input, numbered from 0 in order of appearance. `floats` and `ints` are replaced when the table grows. */
export class TcpTable {
  count = 0;
  /** Packets of connections that found the table full. */
  refused = 0;
  floats = new Float64Array(256 * FLOATS);
  ints = new Int32Array(this.floats.buffer);
  /** Key of the next `find`. */
  readonly key = new Int32Array(KEY);
  private mask = 1023;
  private table = new Int32Array(1024);

  /** Row of the key, added when it is new; -1 when the table is full. */
  find(): number {
    const { table, mask, ints, key } = this;
    const [a, b, ports, network, tag, ifindex] = [key[0]!, key[1]!, key[2]!, key[3]!, key[4]!, key[5]!];
    for (let h = hash(a, b, ports, network ^ tag ^ ifindex) & mask; ; h = (h + 1) & mask) {
      const n = table[h]! - 1;
      if (n < 0) return this.add(h);
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

  private add(slot: number): number {
    if (this.count >= ROW_LIMIT) {
      this.refused++;
      return -1;
    }
    const n = this.count++;
    this.table[slot] = n + 1;
    if (this.count * FLOATS > this.floats.length) this.growRows();
    this.ints.set(this.key, n * INTS);
    if (this.count * 2 > this.mask) this.growTable();
    return n;
  }

  private growRows(): void {
    const floats = new Float64Array(this.floats.length * 2);
    // Bytes, not numbers: a copy of numbers may change what the integers in between look like as NaN.
    new Uint8Array(floats.buffer).set(new Uint8Array(this.floats.buffer));
    this.floats = floats;
    this.ints = new Int32Array(floats.buffer);
  }

  private growTable(): void {
    this.mask = this.mask * 2 + 1;
    this.table = new Int32Array(this.mask + 1);
    const { ints, mask, table } = this;
    for (let n = 0; n < this.count; n++) {
      const k = n * INTS;
      const rest = ints[k + 3]! ^ ints[k + 4]! ^ ints[k + 5]!;
      let h = hash(ints[k]!, ints[k + 1]!, ints[k + 2]!, rest) & mask;
      while (table[h] !== 0) h = (h + 1) & mask;
      table[h] = n + 1;
    }
  }
}

function hash(a: number, b: number, ports: number, rest: number): number {
  return scramble(Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(ports, 0xc2b2ae3d) ^ rest);
}
