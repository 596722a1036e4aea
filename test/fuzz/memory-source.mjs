// Bytes in memory as an input of the readers, given in pieces of any size, at once or later.

const HEAD_BYTES = 65536;

/** A ByteSource over `bytes`. `piece` is the most that one read gives, `later` makes reads give promises, `known` tells the length. */
export class MemorySource {
  name = "input";
  path = "input";
  compression = "none";
  findings = [];
  #bytes;
  #at = 0;
  #piece;
  #later;

  constructor(bytes, { piece = Infinity, later = false, known = true } = {}) {
    this.#bytes = bytes;
    this.#piece = piece;
    this.#later = later;
    this.size = known ? bytes.length : undefined;
    this.length = this.size;
    this.head = bytes.subarray(0, HEAD_BYTES);
  }

  #take(target, at) {
    const n = Math.min(target.length - at, this.#bytes.length - this.#at, this.#piece);
    target.set(this.#bytes.subarray(this.#at, this.#at + n), at);
    this.#at += n;
    return n;
  }

  read(target, at) {
    return this.#later ? Promise.resolve(this.#take(target, at)) : this.#take(target, at);
  }

  readAhead(target, at) {
    return this.#later ? Promise.resolve().then(() => this.#take(target, at)) : this.#take(target, at);
  }

  async *chunks() {
    while (this.#at < this.#bytes.length) {
      const chunk = new Uint8Array(Math.min(this.#piece, this.#bytes.length - this.#at));
      this.#take(chunk, 0);
      yield chunk;
    }
  }

  async finish() {}

  close() {}
}
