// A capture file, anonymized into another file that lies the same way: plain, gzip, or zstd through its program.
import { rmSync } from "node:fs";
import { EvidenceError } from "../core/errors.ts";
import { type Compression, openSource } from "../read/source.ts";
import { type AnonymizedCapture, anonymizeCapture, type CaptureAnonymizing } from "./capture.ts";
import { ioError, openTarget, type Target } from "./compressed-file.ts";
import type { PseudonymMap } from "./wire/maps.ts";

/**
 * Anonymizes the capture at `from` ("-": standard input) into the new file `to`, compressed as the original is. Throws EvidenceError as
 * `anonymizeCapture` does, and E_EXISTS, E_IO, or E_LIMIT where zstd is needed and not installed; then no file is left.
 */
export async function anonymizeCaptureFile(
  from: string,
  to: string,
  pseudonyms: PseudonymMap,
  options: CaptureAnonymizing = {},
): Promise<AnonymizedCapture & { readonly compression: Compression }> {
  const source = await openSource(from);
  let target: Target | undefined;
  try {
    const opened = (): Target => (target ??= openTarget(to, source.compression));
    const told = await anonymizeCapture(source, (bytes) => opened().write(bytes), pseudonyms, options);
    await opened().end();
    return { ...told, compression: source.compression };
  } catch (error) {
    target?.drop();
    if (target !== undefined) rmSync(to, { force: true });
    throw error instanceof EvidenceError ? error : ioError(error, to);
  } finally {
    source.close();
  }
}
