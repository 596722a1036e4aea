// Crypto-PAn: prefix-preserving pseudonyms of addresses.
import { createCipheriv, type Cipher } from "node:crypto";
import type { Key } from "./key.ts";

/**
 * Crypto-PAn (Xu, Fan, Ammar, Moon: "Prefix-preserving IP address anonymization", 2002) over AES-128:
 * bit i is flipped by the first bit of AES(first i bits of the address, then the pad). Key bytes 0-15 are the AES key,
 * bytes 16-31 the secret pad.
 */
export class CryptoPan {
  readonly #cipher: Cipher;
  readonly #pad: Uint8Array;

  constructor(key: Key) {
    this.#cipher = createCipheriv("aes-128-ecb", key.subarray(0, 16), null);
    this.#cipher.setAutoPadding(false);
    this.#pad = this.#cipher.update(key.subarray(16, 32));
  }

  /** One byte for each bit of 4 or 16 address bytes: 1 where the bit is flipped. Bit i depends on the bits before it alone. */
  flips(address: Uint8Array): Uint8Array {
    const bits = address.length * 8;
    const blocks = new Uint8Array(16 * bits);
    for (let i = 0; i < bits; i++) {
      blocks.set(this.#pad, 16 * i);
      for (let k = 0; k < i >> 3; k++) blocks[16 * i + k] = address[k]!;
      const part = i & 7;
      const at = 16 * i + (i >> 3);
      const mask = (0xff00 >> part) & 0xff;
      if (part > 0) blocks[at] = (address[i >> 3]! & mask) | (this.#pad[i >> 3]! & ~mask & 0xff);
    }
    const out = this.#cipher.update(blocks);
    return Uint8Array.from({ length: bits }, (_, i) => out[16 * i]! >> 7);
  }

  /** The pseudonym of 4 or 16 bytes, without any exception. */
  map(address: Uint8Array): Uint8Array {
    return flipped(address, this.flips(address));
  }
}

/** `address` with the bits flipped that `flips` marks. */
export function flipped(address: Uint8Array, flips: Uint8Array): Uint8Array {
  const out = Uint8Array.from(address);
  for (let i = 0; i < flips.length; i++) if (flips[i] === 1) out[i >> 3]! ^= 0x80 >> (i & 7);
  return out;
}
