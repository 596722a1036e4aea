// Reads the BGP of a capture file, for tests.
import type { BgpMessage } from "../../../src/decode/wire/bgp-message.ts";
import { bgpSegment } from "../../../src/decode/wire/bgp-segment.ts";
import type { BgpStreams } from "../../../src/decode/wire/bgp-stream.ts";
import { createBgpStreams } from "../../../src/decode/wire/bgp-stream.ts";
import { createWalker } from "../../../src/decode/wire/frame.ts";
import { readCapture } from "../../../src/read/capture.ts";
import { openSource } from "../../../src/read/source.ts";

/** Messages in the order in which they were handed over, and the streams with their findings. */
export async function readBgp(path: string): Promise<{ messages: BgpMessage[]; streams: BgpStreams }> {
  const source = await openSource(path);
  const reader = readCapture(source);
  const walker = createWalker();
  const streams = createBgpStreams();
  const messages: BgpMessage[] = [];
  for await (const batch of reader.batches()) {
    for (let i = 0; i < batch.count; i++) {
      const at = batch.offset[i]!;
      const linkType = reader.interfaces[batch.iface[i]!]!.linkType;
      walker.walk(batch.bytes, at, batch.caplen[i]!, linkType, batch.len[i]);
      const ns = batch.ns[i]!;
      const time = Number.isNaN(ns) ? undefined : batch.base + BigInt(ns);
      const place = { record: batch.first + i, at: time, end: at + batch.len[i]! };
      const segment = bgpSegment(batch.bytes, walker.slots, place);
      if (segment !== undefined) messages.push(...streams.segment(segment));
    }
  }
  await source.finish();
  messages.push(...streams.finish());
  return { messages, streams };
}
