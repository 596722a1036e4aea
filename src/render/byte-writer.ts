// Text as bytes in one reused buffer: rows of millions of packets without a string for each.
import { u16be } from "../core/bytes.ts";

/** Bytes after which the buffer should be handed on. */
export const FLUSH_AT = 65536;
const SLACK = 32768;
const ZERO = 48;
const HEX = Uint8Array.from("0123456789abcdef", (c) => c.charCodeAt(0));

/** Bytes of "00" to "99", two each. */
const PAIRS = Uint8Array.from({ length: 200 }, (_, i) => ZERO + (i % 2 === 0 ? Math.floor(i / 20) : (i >> 1) % 10));

/** Decimal digits of each byte, three, and how many of them there are. */
const BYTE_DIGITS = Uint8Array.from({ length: 1024 }, (_, i) =>
  i % 4 === 3 ? String(i >> 2).length : (String(i >> 2).codePointAt(i % 4) ?? 0),
);

/** Two hexadecimal digits of each byte. */
const HEX_PAIRS = Uint8Array.from({ length: 512 }, (_, i) => HEX[(i >> (i % 2 === 0 ? 5 : 1)) & 15]!);

/** An ASCII literal prepared once. */
export function literal(text: string): Uint8Array {
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** Appends text to a buffer that grows as needed. Call `reserve` before a run of appends; each append is then unchecked. */
export class ByteWriter {
  buffer: Uint8Array = new Uint8Array(FLUSH_AT + SLACK);
  length = 0;

  /** Makes room for `bytes` more. */
  reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + bytes));
    grown.set(this.buffer.subarray(0, this.length));
    this.buffer = grown;
  }

  /** One character below 128. */
  char(code: number): void {
    this.buffer[this.length++] = code;
  }

  /** A prepared literal. */
  bytes(text: Uint8Array): void {
    const { buffer } = this;
    let n = this.length;
    for (let i = 0; i < text.length; i++) buffer[n++] = text[i]!;
    this.length = n;
  }

  /** Short ASCII text. */
  ascii(text: string): void {
    const { buffer } = this;
    let n = this.length;
    for (let i = 0; i < text.length; i++) buffer[n++] = text.charCodeAt(i);
    this.length = n;
  }

  /** Any text, as UTF-8; reserves its own room. */
  utf8(text: string): void {
    this.reserve(text.length * 3);
    this.length += ENCODER.encodeInto(text, this.buffer.subarray(this.length)).written;
  }

  /** A whole number from 0 to 2^53. */
  uint(value: number): void {
    if (value > 0x7fffffff) return this.longUint(value);
    let v = value | 0;
    let n = this.length + decimalDigits(v);
    this.length = n;
    const { buffer } = this;
    while (v >= 100) {
      const q = (v / 100) | 0;
      const pair = (v - q * 100) * 2;
      buffer[--n] = PAIRS[pair + 1]!;
      buffer[--n] = PAIRS[pair]!;
      v = q;
    }
    if (v >= 10) {
      buffer[--n] = PAIRS[v * 2 + 1]!;
      buffer[--n] = PAIRS[v * 2]!;
    } else buffer[--n] = ZERO + v;
  }

  private longUint(value: number): void {
    const millions = Math.floor(value / 1_000_000);
    this.uint(millions);
    let v = value - millions * 1_000_000;
    for (let i = 5; i >= 0; i--) {
      const q = (v / 10) | 0;
      this.buffer[this.length + i] = ZERO + v - q * 10;
      v = q;
    }
    this.length += 6;
  }

  /** The first `digits` of the nine digits of a fraction in nanoseconds. */
  fraction(nsec: number, digits: number): void {
    const { buffer, length } = this;
    let v = nsec | 0;
    let left = 9;
    if (digits <= 6) {
      v = (v / 1000) | 0;
      left = 6;
    }
    if (left === 9) {
      const q = (v / 10) | 0;
      buffer[length + 8] = ZERO + v - q * 10;
      v = q;
      left = 8;
    }
    while (left > 0) {
      const q = (v / 100) | 0;
      const pair = (v - q * 100) * 2;
      left -= 2;
      buffer[length + left] = PAIRS[pair]!;
      buffer[length + left + 1] = PAIRS[pair + 1]!;
      v = q;
    }
    this.length = length + digits;
  }

  /** A MAC address as colon-separated hex. */
  mac(b: Uint8Array, at: number): void {
    const { buffer } = this;
    let n = this.length;
    for (let i = 0; i < 6; i++) {
      const v = b[at + i]! * 2;
      buffer[n] = HEX_PAIRS[v]!;
      buffer[n + 1] = HEX_PAIRS[v + 1]!;
      buffer[n + 2] = 58;
      n += 3;
    }
    this.length = n - 1;
  }

  /** An IPv4 address, dotted. */
  ipv4(b: Uint8Array, at: number): void {
    const { buffer } = this;
    let n = this.length;
    for (let i = 0; i < 4; i++) {
      // Three digits are written, as many are kept as there are.
      const v = b[at + i]! * 4;
      buffer[n] = BYTE_DIGITS[v]!;
      buffer[n + 1] = BYTE_DIGITS[v + 1]!;
      buffer[n + 2] = BYTE_DIGITS[v + 2]!;
      n += BYTE_DIGITS[v + 3]!;
      buffer[n++] = 46;
    }
    this.length = n - 1;
  }

  /** An IPv6 address (RFC 5952, IPv4-mapped ones with a dotted tail), as address.ts spells it. */
  ipv6(b: Uint8Array, at: number): void {
    const run = longestZeroRun(b, at);
    const from = run >> 8;
    const to = from + (run & 255);
    if (from === 0 && to === 5 && u16be(b, at + 10) === 0xffff) {
      this.ascii("::ffff:");
      this.ipv4(b, at + 12);
      return;
    }
    for (let i = 0; i < 8; i++) {
      if (i === from && to > from) {
        this.char(58);
        if (to === 8) this.char(58);
        i = to - 1;
        continue;
      }
      if (i > 0) this.char(58);
      this.group(u16be(b, at + 2 * i));
    }
  }

  /** Hexadecimal without leading zeros, up to 16 bits. */
  private group(v: number): void {
    if (v > 0xfff) this.char(HEX[v >> 12]!);
    if (v > 0xff) this.char(HEX[(v >> 8) & 15]!);
    if (v > 0xf) this.char(HEX[(v >> 4) & 15]!);
    this.char(HEX[v & 15]!);
  }

  /** "0x" and `digits` hexadecimal digits. */
  hex(value: number, digits: number): void {
    this.char(ZERO);
    this.char(120);
    for (let shift = (digits - 1) * 4; shift >= 0; shift -= 4) this.char(HEX[(value >>> shift) & 15]!);
  }
}

const ENCODER = new TextEncoder();

function decimalDigits(v: number): number {
  if (v < 10) return 1;
  if (v < 100) return 2;
  if (v < 1000) return 3;
  if (v < 10000) return 4;
  if (v < 100000) return 5;
  if (v < 1000000) return 6;
  if (v < 10000000) return 7;
  if (v < 100000000) return 8;
  return v < 1000000000 ? 9 : 10;
}

/** First longest run of zero groups, two or more, as (start << 8 | length); 0 when there is none. */
function longestZeroRun(b: Uint8Array, at: number): number {
  let best = 0;
  let length = 0;
  for (let i = 0; i < 8; i++) {
    length = u16be(b, at + 2 * i) === 0 ? length + 1 : 0;
    if (length >= 2 && length > (best & 255)) best = ((i + 1 - length) << 8) | length;
  }
  return best;
}
