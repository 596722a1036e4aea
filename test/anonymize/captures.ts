// Captures to run through the anonymizer, and what there is in one.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { EvidenceError } from "../../src/core/errors.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource, type ByteSource } from "../../src/read/source.ts";

const CAPTURE = /\.(?:pcap|pcapng|cap)\d*(?:\.gz|\.zst)?$/;

/** Paths of the captures in a folder and in those below it. */
export const capturesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((f) => CAPTURE.test(f))
    .map((f) => join(folder, f))
    .toSorted();

export interface TestRecord {
  readonly bytes: Buffer;
  /** Lengths, stamp, interface, check sequence and direction. */
  readonly outline: string;
}

/** All records of a source, which is closed. */
export async function recordsOf(source: ByteSource): Promise<TestRecord[]> {
  const out: TestRecord[] = [];
  for await (const b of readCapture(source).batches()) {
    for (let i = 0; i < b.count; i++) {
      const at = b.base + BigInt(Number.isNaN(b.ns[i]!) ? 0 : b.ns[i]!);
      out.push({
        bytes: Buffer.from(b.bytes.slice(b.offset[i], b.offset[i]! + b.caplen[i]!)),
        outline: [b.caplen[i], b.len[i], at, b.iface[i], b.fcs[i], b.direction[i]].join(" "),
      });
    }
  }
  source.close();
  return out;
}

export const recordsIn = async (path: string): Promise<TestRecord[]> => recordsOf(await openSource(path));

/** What `make` gives; undefined where the capture is refused. */
export async function unlessRefused<T>(make: () => Promise<T>): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof EvidenceError) return undefined;
    throw error;
  }
}
