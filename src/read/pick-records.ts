// A second look at a capture: some records of it, by number, with what the container says about each. Reading ends with the last of them.
import type { EpochNs } from "../core/time.ts";
import type { CaptureInterface, CaptureReader, RecordBatch } from "./batch.ts";
import { readCapture } from "./capture.ts";
import { readRing } from "./ring.ts";
import type { RingReader } from "./ring.ts";
import { openSource } from "./source.ts";
import type { ByteSource } from "./source.ts";

/** A record where it lies in its batch: valid until the next one is asked for. */
export interface PickedRecord {
  /** Record number in the capture, from 1; of a ring, counted through all of its files. */
  readonly record: number;
  /** File that holds it, and its number there. */
  readonly file: string;
  readonly fileRecord: number;
  readonly iface: CaptureInterface;
  /** The container states interfaces (pcapng). */
  readonly hasInterfaces: boolean;
  /** Undefined when the record has no time. */
  readonly at: EpochNs | undefined;
  readonly batch: RecordBatch;
  /** Row of the record in `batch`. */
  readonly row: number;
}

/**
 * The records `numbers` (ascending, from 1) of the capture in `paths`: one file, or the files of a ring in order. Numbers that
 * the capture does not reach give nothing. Throws EvidenceError for a file that cannot be read.
 */
export async function* pickRecords(
  paths: readonly string[],
  numbers: readonly number[],
): AsyncGenerator<PickedRecord, void, undefined> {
  if (numbers.length === 0) return;
  if (paths.length > 1) {
    const ring = readRing(paths);
    yield* picked(ring, numbers, (record) => placeInRing(ring, record));
    return;
  }
  const path = paths[0]!;
  const source: ByteSource = await openSource(path);
  try {
    yield* picked(readCapture(source), numbers, (record) => ({ file: path, fileRecord: record }));
  } finally {
    source.close();
  }
}

type Place = (record: number) => Pick<PickedRecord, "file" | "fileRecord">;

function placeInRing(ring: RingReader, record: number): Pick<PickedRecord, "file" | "fileRecord"> {
  const place = ring.locate(record)!;
  return { file: place.path, fileRecord: place.record };
}

async function* picked(
  reader: CaptureReader,
  numbers: readonly number[],
  place: Place,
): AsyncGenerator<PickedRecord, void, undefined> {
  let next = 0;
  for await (const batch of reader.batches()) {
    for (; next < numbers.length && numbers[next]! < batch.first + batch.count; next++) {
      const row = numbers[next]! - batch.first;
      const ns = batch.ns[row]!;
      yield {
        record: numbers[next]!,
        ...place(numbers[next]!),
        iface: reader.interfaces[batch.iface[row]!]!,
        hasInterfaces: reader.container === "pcapng",
        at: Number.isNaN(ns) ? undefined : batch.base + BigInt(ns),
        batch,
        row,
      };
    }
    if (next >= numbers.length) return;
  }
}
