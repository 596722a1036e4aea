// Opens a capture by its magic number.
import { EvidenceError } from "../core/errors.ts";
import type { EpochNs } from "../core/time.ts";
import type { CaptureReader, CaptureTap } from "./batch.ts";
import { isPcap, openPcap } from "./pcap.ts";
import { isPcapng } from "./pcapng-start.ts";
import { openPcapng } from "./pcapng.ts";
import { sniff } from "./sniff.ts";
import type { ByteSource } from "./source.ts";

/** Options of `readCapture`. */
export interface CaptureOptions {
  /** Epoch ns that stamps shall count from, where they are within EXACT_NS of it; default: the first stamp. */
  readonly base?: EpochNs;
  /** Is told of everything that is no record. */
  readonly tap?: CaptureTap;
}

/**
 * Opens `source` as a capture; records come from `batches()`.
 * Throws EvidenceError: E_EMPTY for 0 bytes, E_FORMAT for a file header that is cut or damaged, or for another kind of file.
 */
export function readCapture(source: ByteSource, options: CaptureOptions = {}): CaptureReader {
  const where = { file: source.name, offset: 0 };
  if (source.head.length === 0) throw emptyError(source);
  if (isPcap(source.head)) return openPcap(source, options);
  if (isPcapng(source.head)) return openPcapng(source, options);
  const what = sniff(source.head);
  throw new EvidenceError("E_FORMAT", `not a pcap or pcapng capture: ${what.name}`, { where, hint: what.hint });
}

function emptyError(source: ByteSource): EvidenceError {
  const damage = source.findings.map((f) => f.says).join("; ");
  const says = damage === "" ? "0 bytes, not even a file header" : `nothing of it could be decompressed: ${damage}`;
  const hint = damage === "" ? "the capture never started, or its disk was full: record again" : "copy the file again";
  return new EvidenceError("E_EMPTY", says, { where: { file: source.name }, hint });
}
