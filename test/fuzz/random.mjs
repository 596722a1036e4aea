// Random numbers of the fuzzer: an input depends on the seed and on its own number alone, so that it can be made again.

/** Numbers that length, count and offset fields are most likely to mishandle. */
export const EDGES = [
  0,
  1,
  2,
  3,
  4,
  5,
  7,
  8,
  11,
  12,
  15,
  16,
  19,
  20,
  24,
  27,
  28,
  31,
  32,
  33,
  63,
  64,
  127,
  128,
  255,
  256,
  1500,
  4095,
  4096,
  4097,
  32767,
  32768,
  65534,
  65535,
  65536,
  262143,
  262144,
  262145,
  1 << 20,
  1 << 24,
  0x7ffffffc,
  0x7fffffff,
  0x80000000,
  0x80000001,
  0xffff0000,
  0xfffffff0,
  0xfffffffc,
  0xfffffffe,
  0xffffffff,
];

/** sfc32 (Chris Doty-Humphrey), reset for each input. */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  /** Starts the numbers of input `index` under `seed`. */
  reset(seed, index) {
    this.#a = seed | 0;
    this.#b = index | 0;
    this.#c = Math.floor(index / 2 ** 32) | 0;
    this.#d = 1;
    for (let i = 0; i < 12; i++) this.u32();
  }

  /** 0 to 2^32 - 1. */
  u32() {
    const t = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    return t >>> 0;
  }

  /** 0 to n - 1; 0 for n of 0. */
  below(n) {
    return n <= 0 ? 0 : this.u32() % n;
  }

  /** True once in `n` times. */
  oneIn(n) {
    return this.u32() % n === 0;
  }

  /** One of a list. */
  pick(list) {
    return list[this.u32() % list.length];
  }

  /** An edge, an edge near `near`, or anything. */
  field(near = 0) {
    switch (this.below(4)) {
      case 0:
        return (near + this.below(9) - 4) >>> 0;
      case 1:
        return this.u32();
      default:
        return this.pick(EDGES);
    }
  }

  /** 1 to `most`, small numbers far more often than large ones. */
  size(most) {
    return Math.min(most, Math.floor(2 ** ((this.u32() / 2 ** 32) * Math.log2(most + 1))));
  }

  /** Fills bytes[from, to) with anything. */
  scramble(bytes, from, to) {
    for (let i = from; i < to; i++) bytes[i] = this.u32();
  }
}
