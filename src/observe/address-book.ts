// Addresses as small numbers: hot tables hold an id, text is made once at the end.
import * as address from "../core/address.ts";
import { type Room, plainRoom } from "../core/room.ts";

/** Scrambles a 32-bit value so that neighbouring addresses land far apart (the finalizer of MurmurHash3). */
export function scramble(v: number): number {
  let h = v ^ (v >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h;
}

const WORDS = 4;
const FIRST_PLACES = 1024;
/** Most addresses that one input is given ids for; later ones share id OVERFULL. */
const LIMIT = 1 << 20;

/**
 * IPv4 and IPv6 addresses of one input, numbered from 1 in order of appearance. Open addressing with linear probing,
 * at most half full. Id 0 means "none". All arrays are replaced when the book grows; the compiled loop looks addresses up in them.
 */
export class AddressBook {
  count = 0;
  /** Addresses that found the book full. */
  refused = 0;
  mask = FIRST_PLACES - 1;
  table: Int32Array;
  words: Int32Array;
  isV6: Uint8Array;
  private readonly texts: string[] = [];
  private readonly room: Room;

  constructor(room: Room = plainRoom) {
    this.room = room;
    this.table = room.ints(FIRST_PLACES);
    this.words = room.ints((FIRST_PLACES / 2) * WORDS);
    this.isV6 = room.bytes(FIRST_PLACES / 2);
  }

  /** Id of an IPv4 address given as 32 bits (signed or unsigned). */
  v4(raw: number): number {
    const word = raw | 0;
    const { table, words, isV6, mask } = this;
    for (let h = scramble(word) & mask; ; h = (h + 1) & mask) {
      const id = table[h]!;
      if (id === 0) return this.add(h, false, word);
      if (words[id * WORDS] === word && isV6[id] === 0) return id;
    }
  }

  /** Id of the IPv6 address at `at`. */
  v6(view: DataView, at: number): number {
    const a = view.getInt32(at);
    const b = view.getInt32(at + 4);
    const c = view.getInt32(at + 8);
    const d = view.getInt32(at + 12);
    const { table, words, isV6, mask } = this;
    const hash = scramble(a ^ Math.imul(b, 31) ^ Math.imul(c, 961) ^ Math.imul(d, 0x9e3779b1));
    for (let h = hash & mask; ; h = (h + 1) & mask) {
      const id = table[h]!;
      if (id === 0) return this.add(h, true, a, b, c, d);
      const w = id * WORDS;
      if (words[w] === a && words[w + 1] === b && words[w + 2] === c && words[w + 3] === d && isV6[id] === 1) return id;
    }
  }

  /** What a written address is among numbers: 32 bits of IPv4, an id of IPv6; undefined when it is none. */
  written(text: string, v6: boolean): number | undefined {
    const bytes = v6 ? address.parseIpv6(text) : address.parseIpv4(text);
    if (bytes === undefined) return undefined;
    const view = new DataView(bytes.buffer);
    return v6 ? this.v6(view, 0) : view.getInt32(0);
  }

  /** Text of an id, in canonical spelling; "?" for ids of a full book. */
  text(id: number): string {
    if (id <= 0 || id > this.count) return "?";
    return (this.texts[id] ??= this.spell(id));
  }

  private spell(id: number): string {
    const w = id * WORDS;
    if (this.isV6[id] === 0) return address.ipv4FromU32(this.words[w]! >>> 0);
    const bytes = new Uint8Array(16);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < WORDS; i++) view.setInt32(4 * i, this.words[w + i]!);
    return address.ipv6(bytes, 0);
  }

  private add(slot: number, v6: boolean, ...words: number[]): number {
    if (this.count === LIMIT) {
      this.refused++;
      return LIMIT + 1;
    }
    const id = ++this.count;
    this.table[slot] = id;
    this.words.set(words, id * WORDS);
    this.isV6[id] = v6 ? 1 : 0;
    if ((id + 1) * 2 > this.mask) this.grow();
    return id;
  }

  private grow(): void {
    const size = (this.mask + 1) * 2;
    const { room, words, isV6, table } = this;
    this.words = room.ints((size / 2) * WORDS);
    this.words.set(words);
    this.isV6 = room.bytes(size / 2);
    this.isV6.set(isV6);
    this.mask = size - 1;
    this.table = room.ints(size);
    for (const old of [words, isV6, table]) room.drop(old);
    for (let id = 1; id <= this.count; id++) this.place(id);
  }

  private place(id: number): void {
    const w = this.words.subarray(id * WORDS, id * WORDS + WORDS);
    const [a, b, c, d] = [w[0]!, w[1]!, w[2]!, w[3]!];
    const hash = this.isV6[id] === 0 ? a : a ^ Math.imul(b, 31) ^ Math.imul(c, 961) ^ Math.imul(d, 0x9e3779b1);
    let h = scramble(hash) & this.mask;
    while (this.table[h] !== 0) h = (h + 1) & this.mask;
    this.table[h] = id;
  }
}
