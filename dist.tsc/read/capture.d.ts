import type { EpochNs } from "../core/time.ts";
import type { CaptureReader } from "./batch.ts";
import type { ByteSource } from "./source.ts";
/** Options of `readCapture`. */
export interface CaptureOptions {
    /** Epoch ns that stamps shall count from, where they are within EXACT_NS of it; default: the first stamp. */
    readonly base?: EpochNs;
}
/**
 * Opens `source` as a capture; records come from `batches()`.
 * Throws EvidenceError: E_EMPTY for 0 bytes, E_FORMAT for a file header that is cut or damaged, or for another kind of file.
 */
export declare function readCapture(source: ByteSource, options?: CaptureOptions): CaptureReader;
