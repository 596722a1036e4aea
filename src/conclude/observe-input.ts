// One input to one observation: the kind is found by content, and what cannot be used says why. What a kind needs is loaded
// when the first input of it comes: a capture does not pay for sixty text formats.
import { EvidenceError } from "../core/errors.ts";
import { emptyObservation } from "../observe/empty-observation.ts";
import type { InputContext, Observation } from "../observe/observation.ts";
import { readCapture } from "../read/capture.ts";
import { readLines } from "../read/lines.ts";
import { sniff, type Sniffed } from "../read/sniff.ts";
import type { ByteSource } from "../read/source.ts";
import type { PlannedInput } from "./plan.ts";

/** Options of `observeInput`. */
export interface ObserveOptions {
  /** Keep probes for figures. */
  readonly samples: boolean;
  /** Verify checksums over every byte of captures. */
  readonly checksums?: boolean;
  /** The user named this file: then a file that cannot be used is an error, and not one more row in a list. */
  readonly named: boolean;
}

/** Opens a path, so that the caller sees every byte of it. */
export type Open = (path: string) => Promise<ByteSource>;

/**
 * Reads one file to its end. Throws EvidenceError (E_EMPTY, E_FORMAT) for a named file that holds nothing or nothing that can
 * be read at all; the same file found in a folder gives an observation of kind "empty" or "unknown" with the reason.
 */
export async function observeFile(
  path: string,
  open: Open,
  context: InputContext,
  options: ObserveOptions,
): Promise<Observation> {
  const source = await open(path);
  try {
    const observation = await observeSource(source, context, options);
    await source.finish();
    observation.input.bytes = source.size ?? observation.input.bytes;
    return observation;
  } finally {
    source.close();
  }
}

/** Reads the files of a capture ring, in the order given, as one input. Records are numbered through. */
export async function observeRing(
  files: readonly PlannedInput[],
  open: Open,
  context: InputContext,
  options: ObserveOptions,
): Promise<Observation> {
  const { readRing } = await import("../read/ring.ts");
  const { observeCapture } = await import("../observe/from-capture.ts");
  const sources: ByteSource[] = [];
  const reader = readRing(
    files.map((f) => f.path),
    async (path) => {
      const source = await open(path);
      sources.push(source);
      return source;
    },
  );
  const observation = await observeCapture(reader, context, captureOptions(options));
  const { input } = observation;
  input.parts = files.map((f) => f.context.name);
  input.bytes = sources.reduce((sum, s) => sum + (s.size ?? 0), 0);
  // what decompression had to say is among the findings of the reader already
  for (const source of sources) nameCompression(observation, source);
  return observation;
}

function captureOptions({ samples, checksums }: ObserveOptions): { keepSamples: boolean; checksums: boolean } {
  return { keepSamples: samples, checksums: checksums ?? false };
}

async function observeSource(source: ByteSource, context: InputContext, options: ObserveOptions): Promise<Observation> {
  const what = sniff(source.head);
  try {
    return await observeKind(source, context, what, options);
  } catch (error) {
    if (options.named || !(error instanceof EvidenceError)) throw error;
    return unusable(source, context, error.code === "E_EMPTY" ? "empty" : "unknown", error);
  }
}

async function observeKind(
  source: ByteSource,
  context: InputContext,
  what: Sniffed,
  options: ObserveOptions,
): Promise<Observation> {
  if (what.kind === "pcap" || what.kind === "pcapng") {
    const { observeCapture } = await import("../observe/from-capture.ts");
    const observation = await observeCapture(readCapture(source), context, captureOptions(options));
    return withSource(observation, source);
  }
  if (what.kind === "text") {
    const { observeText } = await import("../observe/from-text.ts");
    return withSource(await observeText(readLines(source), context), source);
  }
  if (what.kind === "empty") {
    throw new EvidenceError("E_EMPTY", "0 bytes", {
      where: { file: source.name },
      hint: "nothing was recorded, or the copy failed: record or copy it again",
    });
  }
  const hint = what.hint === "" ? "give a pcap or pcapng capture, or a text" : what.hint;
  throw new EvidenceError("E_FORMAT", `cannot be used: ${what.name}`, {
    where: { file: source.name, offset: 0 },
    hint,
  });
}

/** Adds what only the source knows: compression, and what decompression had to say. */
function withSource(observation: Observation, source: ByteSource): Observation {
  const { input } = observation;
  nameCompression(observation, source);
  for (const f of source.findings) {
    const place = {
      ...(f.record === undefined ? {} : { record: f.record }),
      ...(f.offset === undefined ? {} : { offset: f.offset }),
    };
    observation.findings.push({
      code: f.code,
      severity: f.severity,
      says: f.says,
      where: [{ input: input.id, ...place }],
      ...(f.count === undefined ? {} : { count: f.count }),
    });
  }
  return observation;
}

function nameCompression({ input }: Observation, source: ByteSource): void {
  const suffix = `+${source.compression}`;
  if (source.compression !== "none" && input.container !== undefined && !input.container.endsWith(suffix)) {
    input.container += suffix;
  }
}

/** An input of which nothing could be used, as a row that says so. */
function unusable(
  source: ByteSource,
  context: InputContext,
  kind: "empty" | "unknown",
  error: EvidenceError,
): Observation {
  const says = error.hint === undefined ? error.says : `${error.says} (${error.hint})`;
  const observation = emptyObservation(context, kind);
  observation.input.bytes = source.size ?? 0;
  observation.input.warnings.push({ code: kind === "empty" ? "input.empty" : "input.not-understood", says });
  return observation;
}
