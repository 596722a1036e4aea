// Captures and sources made by hand for tests: bytes from the definitions of the formats, in either byte order.
import type { CaptureInterface, CaptureReader, ReadFinding } from "../../src/read/batch.ts";
import { readCapture } from "../../src/read/capture.ts";
import type { CaptureOptions } from "../../src/read/capture.ts";
import type { ByteSource } from "../../src/read/source.ts";

/** Bytes from hex, as in a hexdump; spaces do not matter. */
export function hex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ""), "hex"));
}

/** One after the other. */
export function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}

/** A source of bytes in memory that gives `step` bytes a read; `length` is only told when `told`. */
export function memory(bytes: Uint8Array, { step = 65536, told = false } = {}): ByteSource {
  let at = 0;
  const read = (target: Uint8Array, from: number): number => {
    const n = Math.min(step, target.length - from, bytes.length - at);
    target.set(bytes.subarray(at, at + n), from);
    at += n;
    return n;
  };
  return {
    name: "memory",
    path: "memory",
    compression: "none",
    size: bytes.length,
    length: told ? bytes.length : undefined,
    head: bytes.subarray(0, 65536),
    findings: [],
    read,
    // later, as a file's reads ahead are: until then the target must not be in use
    readAhead: async (target, from) => {
      await Promise.resolve();
      return read(target, from);
    },
    async *chunks() {
      const chunk = new Uint8Array(step);
      for (let n = read(chunk, 0); n > 0; n = read(chunk, 0)) yield chunk.subarray(0, n);
    },
    finish: async () => {},
    close: () => {},
  };
}

/** Writes unsigned integers in one byte order. */
export interface Writer {
  u16(...values: number[]): Uint8Array;
  u32(...values: number[]): Uint8Array;
  u64(value: bigint): Uint8Array;
}

/** Little-endian, or big-endian. */
export function writer(le: boolean): Writer {
  const put = (size: number, values: readonly number[], set: (v: DataView, at: number, x: number) => void) => {
    const out = new Uint8Array(values.length * size);
    const view = new DataView(out.buffer);
    values.forEach((x, i) => set(view, i * size, x));
    return out;
  };
  return {
    u16: (...values) => put(2, values, (v, at, x) => v.setUint16(at, x, le)),
    u32: (...values) => put(4, values, (v, at, x) => v.setUint32(at, x, le)),
    u64(value) {
      const out = new Uint8Array(8);
      new DataView(out.buffer).setBigUint64(0, BigInt.asUintN(64, value), le);
      return out;
    },
  };
}

const pad4 = (bytes: Uint8Array): Uint8Array => join(bytes, new Uint8Array((4 - (bytes.length & 3)) & 3));

/** pcapng blocks in one byte order. Options are [code, value]. */
export function pcapng(le: boolean) {
  const w = writer(le);
  const block = (type: number, body: Uint8Array): Uint8Array => {
    const total = w.u32(12 + body.length);
    return join(w.u32(type), total, body, total);
  };
  const options = (list: readonly (readonly [number, Uint8Array])[]): Uint8Array =>
    list.length === 0
      ? new Uint8Array(0)
      : join(...list.map(([code, value]) => join(w.u16(code, value.length), pad4(value))), w.u16(0, 0));
  type Options = readonly (readonly [number, Uint8Array])[];
  return {
    ...w,
    block,
    options,
    section: (opts: Options = [], major = 1, minor = 0) =>
      block(0x0a0d0d0a, join(w.u32(0x1a2b3c4d), w.u16(major, minor), w.u64(-1n), options(opts))),
    iface: (linkType: number, snaplen: number, opts: Options = []) =>
      block(1, join(w.u16(linkType, 0), w.u32(snaplen), options(opts))),
    packet: (id: number, ticks: bigint, data: Uint8Array, len = data.length, opts: Options = []) =>
      block(
        6,
        join(w.u32(id, Number(ticks >> 32n), Number(ticks & 0xffffffffn), data.length, len), pad4(data), options(opts)),
      ),
    simple: (data: Uint8Array, len = data.length) => block(3, join(w.u32(len), pad4(data))),
    oldPacket: (id: number, drops: number, ticks: bigint, data: Uint8Array) =>
      block(
        2,
        join(
          w.u16(id, drops),
          w.u32(Number(ticks >> 32n), Number(ticks & 0xffffffffn), data.length, data.length),
          pad4(data),
        ),
      ),
    statistics: (id: number, opts: Options) => block(5, join(w.u32(id, 0, 0), options(opts))),
  };
}

/** A pcap file header and its records [seconds, fraction, bytes, original length]. */
export function pcap(
  records: readonly (readonly [number, number, Uint8Array, number?])[],
  {
    le = true,
    magic = 0xa1b2c3d4,
    version = [2, 4] as readonly [number, number],
    snaplen = 65535,
    word = 1,
    extra = 0,
  } = {},
): Uint8Array {
  const w = writer(le);
  return join(
    w.u32(magic),
    w.u16(...version),
    w.u32(0, 0, snaplen, word),
    ...records.map(([s, f, data, len]) =>
      join(w.u32(s, f, data.length, len ?? data.length), new Uint8Array(extra), data),
    ),
  );
}

/** A record as a test wants to see it. */
export interface Row {
  readonly n: number;
  /** Epoch ns; undefined when there is none. */
  readonly ts: bigint | undefined;
  readonly len: number;
  readonly caplen: number;
  readonly iface: CaptureInterface;
  readonly fcs: number;
  readonly direction: number;
  readonly fileOffset: number;
  readonly data: string;
}

/** Everything of a reader. */
export interface All {
  readonly reader: CaptureReader;
  readonly rows: Row[];
  readonly findings: readonly ReadFinding[];
  readonly codes: readonly string[];
  readonly bases: readonly bigint[];
}

/** Reads a capture to its end. Checks what must hold for every batch. */
export async function readAll(source: ByteSource | Uint8Array, options: CaptureOptions = {}): Promise<All> {
  const reader = readCapture(source instanceof Uint8Array ? memory(source) : source, options);
  return drain(reader);
}

/** Reads a reader to its end. */
export async function drain(reader: CaptureReader): Promise<All> {
  const rows: Row[] = [];
  const bases: bigint[] = [];
  for await (const b of reader.batches()) {
    if (b.count === 0) throw new Error("an empty batch");
    bases.push(b.base);
    for (let i = 0; i < b.count; i++) {
      const ns = b.ns[i]!;
      if (Number.isFinite(ns) && !Number.isSafeInteger(ns)) throw new Error(`not exact: ${ns}`);
      const from = b.offset[i]!;
      rows.push({
        n: b.first + i,
        ts: Number.isNaN(ns) ? undefined : b.base + BigInt(ns),
        len: b.len[i]!,
        caplen: b.caplen[i]!,
        iface: reader.interfaces[b.iface[i]!]!,
        fcs: b.fcs[i]!,
        direction: b.direction[i]!,
        fileOffset: b.fileOffset[i]!,
        data: Buffer.from(b.bytes.subarray(from, from + b.caplen[i]!)).toString("hex"),
      });
    }
  }
  if (rows.length !== reader.records) throw new Error(`${reader.records} records counted, ${rows.length} given`);
  return { reader, rows, findings: reader.findings, codes: reader.findings.map((f) => f.code), bases };
}
