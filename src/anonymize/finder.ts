// Many byte patterns in one pass over a stream: four bytes at a time are looked up in a bitmap, and only what it holds is compared.
import { sum16 } from "../decode/wire/checksum.ts";
import type { Edge, Spelling } from "./spellings.ts";

/** A pattern: a spelling, and what it spells. */
export interface Needle extends Spelling {
  readonly original: string;
}

/** Where a needle was found: the offset of its first byte in the stream. */
export interface Found {
  readonly needle: Needle;
  readonly offset: number;
}

const BITS = 20;
const SHIFT = 32 - BITS;
const SPREAD = 0x9e3779b1;
/** Bytes before a hit that are looked at: an ARP packet up to its last address. */
const BEFORE = 24;
const IPV4_HEADER = 20;
/** Hardware Ethernet, protocol IPv4, lengths 6 and 4. */
const ARP_HEAD = [0, 1, 8, 0, 6, 4];
/** A pattern is found by its first four bytes. */
const SHORTEST = 4;

/** Patterns made ready to be looked for; immutable. */
export class Needles {
  readonly bitmap = new Uint32Array(1 << (BITS - 5));
  readonly #byHead = new Map<number, Needle[]>();
  /** Length of the longest, in bytes. */
  readonly longest: number;

  /** Needles of fewer than four bytes are left out. */
  constructor(needles: Iterable<Needle>) {
    let longest = 0;
    for (const n of needles) {
      if (n.bytes.length < SHORTEST) continue;
      longest = Math.max(longest, n.bytes.length);
      const head = (n.bytes[0]! << 24) | (n.bytes[1]! << 16) | (n.bytes[2]! << 8) | n.bytes[3]! | 0;
      const slot = Math.imul(head, SPREAD) >>> SHIFT;
      this.bitmap[slot >>> 5]! |= 1 << (slot & 31);
      const same = this.#byHead.get(head);
      if (same === undefined) this.#byHead.set(head, [n]);
      else same.push(n);
    }
    this.longest = longest;
  }

  /** Those that begin with these four bytes. */
  startingWith(head: number): readonly Needle[] {
    return this.#byHead.get(head) ?? NONE;
  }
}

const NONE: readonly Needle[] = [];

/** Looks for needles in a stream given chunk by chunk. What lies across two chunks is found too. */
export class Finder {
  readonly #needles: Needles;
  readonly #found: (found: Found) => void;
  /** The end of what was given, in which a pattern may begin; and what is before it, to see its left edge. */
  #rest: Uint8Array = new Uint8Array(0);
  #restOffset = 0;
  /** Offset from which hits are new. */
  #from = 0;
  #given = 0;

  constructor(needles: Needles, found: (found: Found) => void) {
    this.#needles = needles;
    this.#found = found;
  }

  /** The next bytes. They are not kept. */
  push(chunk: Uint8Array): void {
    const keep = Math.max(this.#needles.longest + 1, IPV4_HEADER);
    const joinWith = Math.min(chunk.length, 2 * keep + BEFORE);
    const joined = Buffer.concat([this.#rest, chunk.subarray(0, joinWith)]);
    const start = this.#given;
    this.#given += chunk.length;
    if (chunk.length <= keep + BEFORE) {
      this.#search(joined, this.#restOffset, joined.length - keep);
      const from = Math.max(0, joined.length - keep - BEFORE);
      this.#rest = joined.subarray(from);
      this.#restOffset += from;
      return;
    }
    this.#search(joined, this.#restOffset, joined.length - keep);
    this.#search(chunk, start, chunk.length - keep);
    const from = chunk.length - keep - BEFORE;
    this.#rest = Uint8Array.from(chunk.subarray(from));
    this.#restOffset = start + from;
  }

  /** The end of the stream. */
  end(): void {
    this.#search(this.#rest, this.#restOffset, this.#rest.length);
  }

  /** Patterns that begin in `bytes` before `until`, those found before left out. */
  #search(bytes: Uint8Array, offset: number, until: number): void {
    const start = Math.max(0, this.#from - offset);
    const stop = Math.min(until, bytes.length - 3);
    if (start >= stop) return;
    this.#from = offset + stop;
    const { bitmap } = this.#needles;
    let head = (bytes[start]! << 16) | (bytes[start + 1]! << 8) | bytes[start + 2]! | 0;
    for (let i = start; i < stop; i++) {
      head = (head << 8) | bytes[i + 3]!;
      const slot = Math.imul(head, SPREAD) >>> SHIFT;
      if ((bitmap[slot >>> 5]! & (1 << (slot & 31))) === 0) continue;
      for (const needle of this.#needles.startingWith(head))
        if (isAt(bytes, i, needle)) this.#found({ needle, offset: offset + i });
    }
  }
}

function isAt(bytes: Uint8Array, at: number, needle: Needle): boolean {
  const { bytes: wanted, edge } = needle;
  if (at + wanted.length > bytes.length) return false;
  for (let i = SHORTEST; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return false;
  if (edge === "header") return isInHeader(bytes, at);
  return edge === "bytes" || (isFreeBefore(bytes, at, edge) && isFreeBehind(bytes, at + wanted.length, edge));
}

/**
 * Source or destination of an IPv4 header without options, or an address of an ARP packet for IPv4 on Ethernet. One byte that fits is
 * not enough: numbers that run through all their values, as sequence numbers and checksums do, put it in front of anything.
 */
function isInHeader(b: Uint8Array, at: number): boolean {
  return isIpv4Header(b, at - 12) || isIpv4Header(b, at - 16) || isArp(b, at - 14) || isArp(b, at - 24);
}

/** Behind an EtherType that says so, or with the right checksum. */
function isIpv4Header(b: Uint8Array, at: number): boolean {
  if (at < 0 || b[at] !== 0x45) return false;
  if (at >= 2 && b[at - 2] === 8 && b[at - 1] === 0) return true;
  return at + IPV4_HEADER <= b.length && sum16(b, at, at + IPV4_HEADER) === 0xffff;
}

function isArp(b: Uint8Array, at: number): boolean {
  return at >= 0 && ARP_HEAD.every((v, i) => b[at + i] === v);
}

function isFreeBefore(b: Uint8Array, at: number, edge: Edge): boolean {
  if (at === 0) return true;
  const before = b[at - 1]!;
  if (edge === "word" || edge === "token") return !isWord(before) && !(edge === "token" && isJoiner(before));
  if (edge === "number") return !isDigit(before) && !(before === 0x2e && at > 1 && isDigit(b[at - 2]!));
  return !isHex(before);
}

function isFreeBehind(b: Uint8Array, at: number, edge: Edge): boolean {
  if (at >= b.length) return true;
  const next = b[at]!;
  if (edge === "word") return !isWord(next);
  if (edge === "token") return !isWord(next) && !(isJoiner(next) && at + 1 < b.length && isWord(b[at + 1]!));
  if (edge === "number") return !isDigit(next) && !(next === 0x2e && at + 1 < b.length && isDigit(b[at + 1]!));
  return !isHex(next) && !(edge === "ipv6" && next === 0x3a && at + 1 < b.length && isHex(b[at + 1]!));
}

/** Hyphen, dot and slash. */
function isJoiner(c: number): boolean {
  return c === 0x2d || c === 0x2e || c === 0x2f;
}

function isDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39;
}

function isHex(c: number): boolean {
  return isDigit(c) || (c >= 0x41 && c <= 0x46) || (c >= 0x61 && c <= 0x66);
}

function isWord(c: number): boolean {
  return isDigit(c) || (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a) || c === 0x5f || c >= 0x80;
}
