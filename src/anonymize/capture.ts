// A capture, anonymized: the same container with the same records, of the same lengths and times, in the same order, each rewritten.
// Streams: one slab of the input is in memory, and what waits for a BGP message to be complete.
import { crc32 } from "node:zlib";
import { EvidenceError } from "../core/errors.ts";
import { LINKTYPE } from "../decode/wire/frame.ts";
import type { TunnelPort } from "../decode/wire/next-layer.ts";
import type { CaptureReader, ReadFinding, RecordBatch } from "../read/batch.ts";
import { readCapture } from "../read/capture.ts";
import type { FramePlace } from "../decode/wire/bgp-segment.ts";
import { linkTypeName } from "../read/linktype.ts";
import { isPcap, readPcapHeader } from "../read/pcap.ts";
import type { ByteSource } from "../read/source.ts";
import { BgpRewriter, type WaitingPacket } from "./bgp-rewriter.ts";
import {
  plainPacketOptions,
  rewriteBlock,
  rewritePacketOptions,
  rewritePcapRest,
  rewriteRest,
} from "./capture-blocks.ts";
import { type ByteSink, CaptureOutput } from "./capture-output.ts";
import { Checksums } from "./wire/checksums.ts";
import { blank } from "./wire/fill.ts";
import { FastRewriter } from "./wire/fast.ts";
import { type PseudonymMap, WireMaps } from "./wire/maps.ts";
import { PacketRewriter } from "./wire/packet.ts";
import { Tally, type UnknownPart } from "./wire/tally.ts";

/** Options of `anonymizeCapture`. */
export interface CaptureAnonymizing {
  /** UDP ports that carry tunnels, beside the known ones. */
  readonly tunnelPorts?: readonly TunnelPort[];
  /** UDP ports on which the numbers of iperf3 are kept, beside 5201. */
  readonly probePorts?: readonly number[];
  /** Leaves what is not understood as it is. What it holds is then not anonymized. Default false. */
  readonly keepUnknown?: boolean;
  /** False sends every packet through the walker; the result is the same. For tests. */
  readonly fast?: boolean;
  readonly onProgress?: (bytesDone: number, bytesTotal: number | undefined) => void;
}

/** What became of a capture. */
export interface AnonymizedCapture {
  readonly container: "pcap" | "pcapng";
  readonly records: number;
  /** Records of which the recorder kept a part only. */
  readonly cut: number;
  /** What was not understood, and so zeroed (or left, with `keepUnknown`). */
  readonly unknown: readonly UnknownPart[];
  readonly findings: readonly ReadFinding[];
  /** Bytes written. */
  readonly bytes: number;
}

const FILE_HEADER = 24;
const IPERF_PORT = 5201;
const FCS = 4;
/** Output that may wait for BGP messages to become whole; then those that are not are zeroed. */
const MOST_WAITING = 32 << 20;

/**
 * Writes the capture in `source` to `sink`, decompressed, with every address, name and payload replaced. Throws EvidenceError: E_EMPTY
 * or E_FORMAT as `readCapture` does, and E_FORMAT for a pcap of a link type that is not decoded, before anything is written.
 */
export async function anonymizeCapture(
  source: ByteSource,
  sink: ByteSink,
  pseudonyms: PseudonymMap,
  options: CaptureAnonymizing = {},
): Promise<AnonymizedCapture> {
  const others: Other[] = [];
  let rest: Uint8Array | undefined;
  const reader = readCapture(source, {
    tap: {
      block: (bytes, le, record) => void others.push({ bytes: bytes.slice(), le, record }),
      rest: (bytes) => void (rest ??= bytes.slice()),
    },
  });
  refuseLinkType(reader, source, options);
  const run = new CaptureRun(reader, new CaptureOutput(sink), new WireMaps(pseudonyms), options);
  if (reader.container === "pcap") await run.out.write(source.head.subarray(0, FILE_HEADER));
  for await (const batch of reader.batches()) {
    await (reader.container === "pcap" ? run.pcap(batch, source) : run.pcapng(batch, others));
    options.onProgress?.(reader.bytes, source.length);
  }
  await run.end(others, rest);
  const findings = [...source.findings, ...reader.findings];
  const { tally, out } = run;
  const { container, records } = reader;
  return { container, records, cut: tally.cut, unknown: tally.unknown(), findings, bytes: out.written };
}

/** A block of a pcapng that is no packet, in front of the record with this number. */
interface Other {
  readonly bytes: Uint8Array;
  readonly le: boolean;
  readonly record: number;
}

const DECODED: ReadonlySet<number> = new Set(Object.values(LINKTYPE));

/** Nothing in such a file could be told from anything else; a pcapng may have other interfaces. */
function refuseLinkType(reader: CaptureReader, source: ByteSource, options: CaptureAnonymizing): void {
  if (reader.container !== "pcap" || options.keepUnknown === true) return;
  const { linkType } = reader.interfaces[0]!;
  if (DECODED.has(linkType)) return;
  throw new EvidenceError(
    "E_FORMAT",
    `link type ${linkTypeName(linkType)} is not decoded, so it cannot be anonymized`,
    {
      where: { file: source.name, offset: 20 },
      hint: "leave the file out, or record on Ethernet, IP or cooked interfaces",
    },
  );
}

/** Rewrites batch after batch. */
class CaptureRun {
  readonly out: CaptureOutput;
  readonly tally = new Tally();
  private readonly reader: CaptureReader;
  private readonly maps: WireMaps;
  private readonly packets: PacketRewriter;
  private readonly fast: FastRewriter | undefined;
  private readonly bgp: BgpRewriter;
  /** Packets of the batch at hand that wait. */
  private waiting: CheckedPacket[] = [];
  private batch: RecordBatch | undefined;
  private le = true;

  constructor(reader: CaptureReader, out: CaptureOutput, maps: WireMaps, options: CaptureAnonymizing) {
    this.reader = reader;
    this.out = out;
    this.maps = maps;
    this.bgp = new BgpRewriter(maps, this.tally);
    const tunnelPorts = options.tunnelPorts ?? [];
    const probePorts = new Set([IPERF_PORT, ...(options.probePorts ?? [])]);
    const keepUnknown = options.keepUnknown ?? false;
    this.fast = options.fast === false ? undefined : new FastRewriter(maps, tunnelPorts, probePorts);
    this.packets = new PacketRewriter({
      maps,
      tally: this.tally,
      tunnelPorts,
      probePorts,
      keepUnknown,
      place: () => this.place(),
    });
  }

  /** Records of a pcap lie one behind the other, so a batch is one piece. */
  async pcap(batch: RecordBatch, source: ByteSource): Promise<void> {
    this.rewrite(batch);
    const header = isPcap(source.head) ? readPcapHeader(source.head, source.name).recordHeader : 16;
    const last = batch.count - 1;
    await this.emit(batch.bytes, batch.offset[0]! - header, batch.offset[last]! + batch.caplen[last]!);
    await this.released();
  }

  /** Bytes [from, to) of the slab; where a packet in them waits, a copy that waits as well. */
  private async emit(b: Uint8Array, from: number, to: number): Promise<void> {
    if (this.waiting.length === 0) return this.out.write(b.subarray(from, to));
    const here = this.waiting.filter((p) => p.open && p.bytes === b && p.from >= from && p.from < to);
    if (here.length === 0) return this.out.write(b.subarray(from, to));
    const copy = b.slice(from, to);
    for (const p of here) p.move(copy, -from);
    this.out.hold(copy, here);
  }

  /** A block made anew in place of the one at `at` in the slab `b`. */
  private async emitAnew(anew: Uint8Array, b: Uint8Array, [at, end]: readonly [number, number]): Promise<void> {
    const here = this.waiting.filter((p) => p.open && p.bytes === b && p.from >= at && p.from < end);
    if (here.length === 0) return this.out.write(anew);
    for (const p of here) p.move(anew, -at);
    this.out.hold(anew, here);
  }

  private async released(): Promise<void> {
    this.waiting = [];
    if (this.out.waiting > MOST_WAITING) this.bgp.release();
    await this.out.release();
  }

  /** Packet blocks where they lie, and between them the other blocks. */
  async pcapng(batch: RecordBatch, others: Other[]): Promise<void> {
    this.rewrite(batch);
    let [from, to] = [0, 0];
    for (let i = 0; i < batch.count; i++) {
      if (others.length > 0 && others[0]!.record <= batch.first + i) {
        await this.emit(batch.bytes, from, to);
        await this.others(others, batch.first + i);
        from = to = 0;
      }
      const block = this.blockOf(batch, i);
      const anew = this.withOptions(batch, i, block);
      if (anew !== undefined || block.at !== to) {
        await this.emit(batch.bytes, from, to);
        from = block.at;
      }
      to = block.end;
      if (anew === undefined) continue;
      await this.emitAnew(anew, batch.bytes, [block.at, block.end]);
      from = to;
    }
    await this.emit(batch.bytes, from, to);
    await this.released();
  }

  private async others(others: Other[], upTo: number): Promise<void> {
    while (others.length > 0 && others[0]!.record <= upTo) {
      const { bytes, le } = others.shift()!;
      this.le = le;
      await this.out.write(rewriteBlock(bytes, le, this.maps));
    }
  }

  /** The packet block of row i; `data` is where its packet ends, padding included. */
  private blockOf(batch: RecordBatch, i: number): { at: number; end: number; data: number } {
    const { view } = batch;
    const packet = batch.offset[i]!;
    const simple = packet >= 12 && this.isSimple(batch, i);
    const at = packet - (simple ? 12 : 28);
    return { at, end: at + view.getUint32(at + 4, this.le), data: packet + ((batch.caplen[i]! + 3) & ~3) };
  }

  /** A Simple Packet Block has no stamp, and no other record lacks one. */
  private isSimple(batch: RecordBatch, i: number): boolean {
    return Number.isNaN(batch.ns[i]!);
  }

  /** The block of row i, where its options cannot stay as they are. What a Simple Packet Block has behind its packet is padding. */
  private withOptions(
    batch: RecordBatch,
    i: number,
    block: { at: number; end: number; data: number },
  ): Uint8Array | undefined {
    const { bytes, view } = batch;
    blank(bytes, batch.offset[i]! + batch.caplen[i]!, block.data);
    const to = block.end - 4;
    if (this.isSimple(batch, i)) {
      blank(bytes, block.data, to);
      return undefined;
    }
    if (block.data >= to || plainPacketOptions(view, block.data, to, this.le)) return undefined;
    return rewritePacketOptions(bytes.subarray(block.at, block.end), block.data - block.at, this.le);
  }

  private rewrite(batch: RecordBatch): void {
    const { bytes, offset, caplen, len, fcs, iface, count, first } = batch;
    const { interfaces } = this.reader;
    const { fast } = this;
    this.batch = batch;
    fast?.enter(bytes, batch.view);
    for (let i = 0; i < count; i++) {
      const at = offset[i]!;
      const captured = caplen[i]!;
      const length = Math.max(0, len[i]! - fcs[i]!);
      const frame = Math.min(captured, length);
      this.tally.record = first + i;
      if (captured < len[i]!) this.tally.cut++;
      const check = captured > frame ? this.checkSequence(batch, i, frame) : undefined;
      const linkType = interfaces[iface[i]!]!.linkType;
      const plain = linkType === LINKTYPE.ethernet && captured === length && captured === len[i];
      if (plain && fast?.rewrite(at, at + captured) === true) continue;
      if (this.packets.rewrite(bytes, at, frame, linkType, length)) {
        this.bgpPacket(batch, i, { at, frame, end: at + captured, apart: check });
        continue;
      }
      this.packets.finish();
      if (captured > frame) writeCheck(bytes, { at, frame, end: at + captured, apart: check });
    }
  }

  /** Where the packet at hand is from. */
  private place(): FramePlace {
    const batch = this.batch!;
    const i = this.tally.record - batch.first;
    const ns = batch.ns[i]!;
    return {
      record: this.tally.record,
      at: Number.isNaN(ns) ? undefined : batch.base + BigInt(ns),
      end: batch.offset[i]! + Math.max(0, batch.len[i]! - batch.fcs[i]!),
    };
  }

  /** A packet with a segment of a BGP connection: it waits until its part of the stream is known. */
  private bgpPacket(batch: RecordBatch, i: number, frame: Frame): void {
    const { packets } = this;
    const { segment } = packets;
    const packet = new CheckedPacket(batch.bytes, packets.checksums, frame);
    if (segment === undefined) {
      packets.blankPayload();
      return packet.close();
    }
    packet.from = segment.bytes.byteOffset - batch.bytes.byteOffset;
    packet.to = packet.from + segment.bytes.length;
    // two interfaces of one capture may each see the whole connection
    const tap = `${batch.iface[i]} `;
    const reverse = segment.reverse === undefined ? {} : { reverse: tap + segment.reverse };
    this.bgp.segment({ ...segment, ...reverse, flow: tap + segment.flow }, packet);
    if (!packet.open) return;
    this.waiting.push(packet);
    packets.checksums = new Checksums();
  }

  /** Of a packet with its frame check sequence: how far that is from the right one. Undefined when it is not wholly there. */
  private checkSequence(batch: RecordBatch, i: number, frame: number): number | undefined {
    const at = batch.offset[i]!;
    if (batch.fcs[i] !== FCS || batch.caplen[i]! - frame !== FCS) return undefined;
    const right = crc32(batch.bytes.subarray(at, at + frame));
    return (right ^ batch.view.getUint32(at + frame, true)) >>> 0;
  }

  async end(others: Other[], rest: Uint8Array | undefined): Promise<void> {
    this.bgp.finish();
    await this.others(others, Infinity);
    if (rest !== undefined) await this.out.write(this.lastPiece(rest));
    await this.out.end();
  }

  private lastPiece(rest: Uint8Array): Uint8Array {
    if (this.reader.container === "pcapng") return rewriteRest(rest, this.le);
    return rewritePcapRest(
      rest,
      this.reader.findings.some((f) => f.code === "capture.broken"),
    );
  }
}

/** A packet in a slab: its frame from `at`, `frame` bytes long, and up to `end` its check sequence, `apart` from the right one. */
interface Frame {
  readonly at: number;
  readonly frame: number;
  readonly end: number;
  readonly apart: number | undefined;
}

/** A packet whose checksums are set once its payload is final. */
class CheckedPacket implements WaitingPacket {
  open = true;
  from = 0;
  to = 0;
  bytes: Uint8Array;
  private readonly checksums: Checksums;
  private frame: Frame;

  constructor(bytes: Uint8Array, checksums: Checksums, frame: Frame) {
    this.bytes = bytes;
    this.checksums = checksums;
    this.frame = frame;
  }

  /** It lies in `bytes` now, `by` further on. */
  move(bytes: Uint8Array, by: number): void {
    this.bytes = bytes;
    this.from += by;
    this.to += by;
    this.checksums.move(by);
    this.frame = { ...this.frame, at: this.frame.at + by, end: this.frame.end + by };
  }

  close(): void {
    const { bytes, frame } = this;
    this.checksums.finish(bytes);
    if (frame.at + frame.frame < frame.end) writeCheck(bytes, frame);
  }
}

/** Bytes behind a frame: the right check sequence but for `apart`, or zeros where there was none. */
function writeCheck(b: Uint8Array, { at, frame, end, apart }: Frame): void {
  const from = at + frame;
  if (apart === undefined) return blank(b, from, end);
  const value = crc32(b.subarray(at, from)) ^ apart;
  for (let k = 0; k < FCS; k++) b[from + k] = value >>> (8 * k);
}
