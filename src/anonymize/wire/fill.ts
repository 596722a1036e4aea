// What replaces bytes that must not leave: zeros, and where a checksum that lies elsewhere covers them, zeros of the same sum.
import { sum16 } from "../../decode/wire/checksum.ts";

/** Zeros over [from, to). */
export function blank(b: Uint8Array, from: number, to: number): void {
  if (from < to) b.fill(0, from, to);
}

/**
 * Spaces over [from, to), for the payload of TCP: programs that tell protocols by their ports read zeros as messages of no length and
 * find them malformed; a line of spaces, or a length that never ends, is nothing to any of them.
 */
export function spaces(b: Uint8Array, from: number, to: number): void {
  if (from < to) b.fill(SPACE, from, to);
}

/** What `spaces` writes. */
export const SPACE = 0x20;

/**
 * Zeros over [from, to) but for the first word, which becomes the ones' complement sum of what was there. For IP fragments
 * behind the first one: the checksum in the first covers them, and is right only if their sum stays. `from` is at an even
 * offset of what the checksum covers.
 */
export function blankKeepingSum(b: Uint8Array, from: number, to: number): void {
  const sum = sum16(b, from, to);
  blank(b, from, to);
  // a word of its own must not be what stood there
  if (to - from < 8) return;
  b[from] = sum >>> 8;
  b[from + 1] = sum;
}
