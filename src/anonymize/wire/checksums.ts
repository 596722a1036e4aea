// Checksums of a packet that is rewritten (RFC 1071, RFC 1624): right where they were right, wrong where they were wrong, not
// filled in where the sender left that to its NIC. Sums are taken before anything is changed; the difference goes into the field.
// So it does not matter how much of a packet was recorded: what is not there did not change.
import { u16be } from "../../core/bytes.ts";
import { fold, sum16 } from "../../decode/wire/checksum.ts";

/** More than that in one packet are left as they are. */
const MOST = 192;

const PLAIN = 0;
/** Zero means something else ("none" in UDP, RFC 768): a sum that would be zero is written as all ones. */
const NOT_ZERO = 1;
/** The field holds the sum of the pseudo-header alone. */
const PARTIAL = 2;

/** Addresses that a checksum covers beside its own bytes: `length` bytes each, at `src` and `dst`. */
export interface Pseudo {
  readonly src: number;
  readonly dst: number;
  readonly length: 4 | 16;
  readonly protocol: number;
  /** Bytes that the pseudo-header states. */
  readonly payload: number;
}

/** The checksums of one packet, outermost first. Used again for the next packet. */
export class Checksums {
  private count = 0;
  private readonly kind = new Uint8Array(MOST);
  private readonly field = new Int32Array(MOST);
  private readonly from = new Int32Array(MOST);
  private readonly to = new Int32Array(MOST);
  private readonly src = new Int32Array(MOST);
  private readonly dst = new Int32Array(MOST);
  private readonly length = new Uint8Array(MOST);
  private readonly sum = new Int32Array(MOST);

  /** Forgets the packet before. */
  begin(): void {
    this.count = 0;
  }

  /** An IPv4 header. A field of zero is left to the NIC, unless it is right. */
  header(b: Uint8Array, at: number, end: number): void {
    const sum = sum16(b, at, end);
    if (sum !== 0xffff && b[at + 10] === 0 && b[at + 11] === 0) return;
    // a wrong one that became zero would be taken as left to the NIC
    this.add(sum === 0xffff ? PLAIN : NOT_ZERO, at + 10, at, end);
    this.sum[this.count - 1] = sum;
  }

  /** A checksum in two bytes at `field` over [from, to) alone. */
  plain(b: Uint8Array, field: number, from: number, to: number): void {
    this.add(PLAIN, field, from, to);
    this.sum[this.count - 1] = sum16(b, from, to);
  }

  /** A checksum over [from, to) and a pseudo-header. `optional`: zero says that there is none (UDP). */
  transport(
    b: Uint8Array,
    field: number,
    range: readonly [from: number, to: number],
    p: Pseudo,
    optional: boolean,
  ): void {
    const told = u16be(b, field);
    if (optional && told === 0) return;
    const [from, to] = range;
    const addresses = sum16(b, p.dst, p.dst + p.length, sum16(b, p.src, p.src + p.length));
    const pseudo = fold(addresses + p.protocol + (p.payload >>> 16) + (p.payload & 0xffff));
    const all = sum16(b, from, to, pseudo);
    const partial = told === pseudo && all !== 0xffff;
    this.add(partial ? PARTIAL : optional ? NOT_ZERO : PLAIN, field, from, to);
    const i = this.count - 1;
    this.src[i] = p.src;
    this.dst[i] = p.dst;
    this.length[i] = p.length;
    this.sum[i] = partial ? addresses : sum16(b, from, to, addresses);
  }

  private add(kind: number, field: number, from: number, to: number): void {
    const i = this.count < MOST ? this.count++ : MOST - 1;
    this.kind[i] = kind;
    this.field[i] = field;
    this.from[i] = from;
    this.to[i] = to;
    this.length[i] = 0;
  }

  /** Sets every field after the packet was rewritten: the innermost first, since outer ones cover them. */
  finish(b: Uint8Array): void {
    for (let i = this.count - 1; i >= 0; i--) {
      const length = this.length[i]!;
      const addresses =
        length === 0 ? 0 : sum16(b, this.dst[i]!, this.dst[i]! + length, sum16(b, this.src[i]!, this.src[i]! + length));
      const kind = this.kind[i]!;
      const now = kind === PARTIAL ? addresses : sum16(b, this.from[i]!, this.to[i]!, addresses);
      const before = this.sum[i]!;
      if (now === before) continue;
      const at = this.field[i]!;
      const difference = kind === PARTIAL ? now + 0xffff - before : before + 0xffff - now;
      let value = fold(u16be(b, at) + difference);
      // 0 and 0xffff are the same number here; senders write 0, where that does not mean "none".
      if (value === 0xffff && kind === PLAIN) value = 0;
      else if (value === 0 && kind !== PLAIN) value = 0xffff;
      b[at] = value >>> 8;
      b[at + 1] = value;
    }
  }

  /** The same packet now begins `by` bytes further on. */
  move(by: number): void {
    for (let i = 0; i < this.count; i++) {
      this.field[i]! += by;
      this.from[i]! += by;
      this.to[i]! += by;
      this.src[i]! += by;
      this.dst[i]! += by;
    }
  }
}
