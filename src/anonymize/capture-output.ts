// Bytes on their way out of an anonymizer: small pieces gathered, large ones passed on, and all of it held back while a packet
// waits for what its payload means.

/** Takes bytes in order. They are valid until it returns, or until what it returns is settled. */
export type ByteSink = (bytes: Uint8Array) => void | Promise<void>;

const GATHERED = 1 << 18;
const SMALL = 1 << 14;

/** Part of the output that may still change. */
export interface OpenPart {
  /** False once it is final. */
  readonly open: boolean;
}

interface Chunk {
  readonly bytes: Uint8Array;
  readonly parts: readonly OpenPart[];
}

/** The output of one file. */
export class CaptureOutput {
  /** Bytes handed to the sink. */
  written = 0;
  /** Bytes that wait behind an open part. */
  waiting = 0;
  private readonly sink: ByteSink;
  private readonly buffer = new Uint8Array(GATHERED);
  private filled = 0;
  private readonly chunks: Chunk[] = [];

  constructor(sink: ByteSink) {
    this.sink = sink;
  }

  /** The next bytes; nothing in them changes any more. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.chunks.length > 0) return this.hold(bytes.slice(), []);
    if (bytes.length >= SMALL) {
      await this.empty();
      this.written += bytes.length;
      return this.sink(bytes);
    }
    if (this.filled + bytes.length > GATHERED) await this.empty();
    this.buffer.set(bytes, this.filled);
    this.filled += bytes.length;
  }

  /** The next bytes, which are the output's own from now on: they wait until none of `parts`, which lie in them, is open. */
  hold(bytes: Uint8Array, parts: readonly OpenPart[]): void {
    this.chunks.push({ bytes, parts });
    this.waiting += bytes.length;
  }

  /** Writes what waits no longer. */
  async release(): Promise<void> {
    while (this.chunks.length > 0 && !this.chunks[0]!.parts.some((p) => p.open)) {
      const { bytes } = this.chunks.shift()!;
      this.waiting -= bytes.length;
      await this.empty();
      this.written += bytes.length;
      await this.sink(bytes);
    }
  }

  /** Writes everything; nothing may be open. */
  async end(): Promise<void> {
    await this.release();
    await this.empty();
  }

  private async empty(): Promise<void> {
    if (this.filled === 0) return;
    const bytes = this.buffer.subarray(0, this.filled);
    this.filled = 0;
    this.written += bytes.length;
    await this.sink(bytes);
  }
}
