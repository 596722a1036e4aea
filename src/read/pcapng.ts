import type { EpochNs } from "../core/time.ts";
import type { CaptureReader } from "./batch.ts";
import type { ByteSource } from "./source.ts";
export function isPcapng(head: Uint8Array): boolean {
  return head.length >= 12 && head[0] === 0x0a && head[1] === 0x0d;
}
export function openPcapng(_source: ByteSource, _base?: EpochNs): CaptureReader {
  throw new Error("x");
}
