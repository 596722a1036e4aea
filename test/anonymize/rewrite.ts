// Captures in memory through the rewriter, for its tests.
import {
  type AnonymizedCapture,
  anonymizeCapture,
  type CaptureAnonymizing,
  type PseudonymMap,
} from "../../src/anonymize.ts";
import { type ByteSource, openSource } from "../../src/read/source.ts";
import { memory, writer } from "../read/make.ts";
import { PLAIN_MAP } from "./plain-map.ts";

export interface Rewritten {
  readonly file: Uint8Array;
  readonly told: AnonymizedCapture;
}

/** The file at `path`, anonymized. */
export async function rewriteFile(
  path: string,
  map: PseudonymMap = PLAIN_MAP,
  options: CaptureAnonymizing = {},
): Promise<Rewritten> {
  const source = await openSource(path);
  try {
    return await rewriteSource(source, map, options);
  } finally {
    source.close();
  }
}

/** The bytes of a capture, anonymized. */
export function rewriteBytes(
  bytes: Uint8Array,
  map: PseudonymMap = PLAIN_MAP,
  options: CaptureAnonymizing = {},
): Promise<Rewritten> {
  return rewriteSource(memory(bytes), map, options);
}

async function rewriteSource(source: ByteSource, map: PseudonymMap, options: CaptureAnonymizing): Promise<Rewritten> {
  const chunks: Uint8Array[] = [];
  const told = await anonymizeCapture(source, (b) => void chunks.push(b.slice()), map, options);
  return { file: Buffer.concat(chunks), told };
}

const little = writer(true);

/** A little-endian pcap of these packets, a second apart; `cut` keeps so many bytes of each. */
export function pcapOf(packets: readonly (readonly number[])[], linkType = 1, cut = Infinity): Uint8Array {
  const parts: Uint8Array[] = [little.u32(0xa1b2c3d4, 0x00040002, 0, 0, 262_144, linkType)];
  packets.forEach((p, i) => {
    const kept = Math.min(p.length, cut);
    parts.push(little.u32(1_795_996_800 + i, 0, kept, p.length), Uint8Array.from(p.slice(0, kept)));
  });
  return Buffer.concat(parts);
}

/** Packets of a little-endian pcap, as arrays of bytes. */
export function packetsOf(file: Uint8Array): number[][] {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const out: number[][] = [];
  for (let at = 24; at < file.length;) {
    const length = view.getUint32(at + 8, true);
    out.push([...file.subarray(at + 16, at + 16 + length)]);
    at += 16 + length;
  }
  return out;
}

/** One packet in, one out. */
export async function rewritePacket(packet: readonly number[], linkType = 1): Promise<number[]> {
  return packetsOf((await rewriteBytes(pcapOf([packet], linkType))).file)[0]!;
}
