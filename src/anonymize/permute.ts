// Keyed permutations of small sets of numbers: a balanced Feistel network over AES, and walking on while the result is outside the set
// (Black and Rogaway, "Ciphers with arbitrary finite domains", 2002). One to one by construction, and no state.
import { createCipheriv, createHmac, type Cipher } from "node:crypto";
import type { Key } from "./key.ts";

/** The Feistel construction wants more rounds the smaller the set is. */
const ROUNDS = 10;

/** Permutations under one key. `domain` keeps sets apart: the same number in two of them has unrelated images. */
export class Permuter {
  readonly #cipher: Cipher;

  constructor(key: Key) {
    const derived = createHmac("sha256", key).update("wirewitness permutations").digest();
    this.#cipher = createCipheriv("aes-256-ecb", derived, null);
    this.#cipher.setAutoPadding(false);
  }

  /** The image of `value` among all numbers of `bits` bits, at most 128. */
  bits(domain: string, bits: number, value: bigint): bigint {
    const half = (bits + 1) >> 1;
    const mask = (1n << BigInt(half)) - 1n;
    const block = this.#block(domain, bits);
    let out = value;
    // an odd number of bits is one bit short of two halves: walk on until the result has that bit clear
    do out = this.#rounds(block, half, mask, out);
    while (out >> BigInt(bits) !== 0n);
    return out;
  }

  /** The image of `value` among the numbers from `low` to `high` that are not `without`; `value` must be one of them. */
  range(
    domain: string,
    low: number,
    high: number,
    value: number,
    without: (n: number) => boolean = () => false,
  ): number {
    const bits = Math.max(2, (high - low).toString(2).length);
    let out = value;
    do out = Number(this.bits(domain, bits, BigInt(out - low))) + low;
    while (out > high || without(out));
    return out;
  }

  /** First half of a block: a digest of the domain and of the size, so that nothing is shared between two of them. */
  #block(domain: string, bits: number): Buffer {
    const block = Buffer.alloc(16);
    createHmac("sha256", domain).update(String(bits)).digest().copy(block, 0, 0, 7);
    return block;
  }

  #rounds(block: Buffer, half: number, mask: bigint, value: bigint): bigint {
    let left = value >> BigInt(half);
    let right = value & mask;
    for (let round = 0; round < ROUNDS; round++) {
      block[7] = round;
      block.writeBigUInt64BE(right, 8);
      const f = this.#cipher.update(block).readBigUInt64BE(0) & mask;
      [left, right] = [right, left ^ f];
    }
    return (left << BigInt(half)) | right;
  }
}

/** `bytes` as one number, first byte first. */
export function numberOf(bytes: Uint8Array): bigint {
  let out = 0n;
  for (const b of bytes) out = (out << 8n) | BigInt(b);
  return out;
}

/** The inverse of `numberOf`, in `length` bytes. */
export function bytesOf(value: bigint, length: number): Uint8Array {
  const out = new Uint8Array(length);
  let rest = value;
  for (let i = length - 1; i >= 0; i--) {
    out[i] = Number(rest & 255n);
    rest >>= 8n;
  }
  return out;
}
