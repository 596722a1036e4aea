// A capture as packet rows in one of three formats, as chunks of bytes: what `wirewitness packets` prints.
import type { Outgoing } from "../anonymize/outgoing.ts";
import { reveal } from "../anonymize/reveal.ts";
import { createWalker, type Walker } from "../decode/wire/frame.ts";
import type { TunnelPort } from "../decode/wire/next-layer.ts";
import { PacketBgp } from "../observe/packet-bgp.ts";
import { type IfindexNames, packetRow, type PacketView } from "../observe/packet-row.ts";
import type { Where } from "../observe/where.ts";
import type { CaptureReader, RecordBatch } from "../read/batch.ts";
import { ByteWriter, FLUSH_AT } from "./byte-writer.ts";
import { csvHeader, PacketCsv } from "./packet-csv.ts";
import { PacketNdjson } from "./packet-ndjson.ts";
import { PacketText } from "./packet-text.ts";
import type { TimeStyle } from "./packet-time.ts";

/** Forms of a packet row. */
export type PacketFormat = "text" | "ndjson" | "csv";

/** What to print of each packet, and of which packets. */
export interface PacketOptions {
  readonly format: PacketFormat;
  /** Stamps of text and CSV; NDJSON always has seconds since 1970. Default "rfc3339". */
  readonly time?: TimeStyle;
  readonly where?: Where;
  /** Rows printed at most. */
  readonly limit?: number;
  readonly tunnelPorts?: readonly TunnelPort[];
  /** Default true. */
  readonly guessTunnels?: boolean;
  /** Names of interfaces by ifindex, for captures taken on "any" (LINUX_SLL2). */
  readonly ifindexNames?: IfindexNames;
}

/**
 * Rows of a capture as chunks of some 64 kB. A chunk is overwritten by the next one: write it before asking for more.
 * Nothing is thrown for what is in the packets; the reader may throw EvidenceError.
 */
export async function* packetChunks(
  reader: Outgoing<CaptureReader>,
  options: PacketOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const printer = new Printer(reader, options);
  for await (const batch of reader.batches()) {
    printer.enter(batch);
    while (printer.fill()) yield printer.take();
    if (printer.done) break;
  }
  if (printer.out.length > 0) yield printer.take();
}

/** Formats the rows of batch after batch into one buffer. */
class Printer {
  readonly out = new ByteWriter();
  private readonly reader: CaptureReader;
  private readonly walker: Walker;
  private readonly view: PacketView;
  private readonly where: Where | undefined;
  private readonly bgp = new PacketBgp();
  private readonly write: (v: PacketView) => void;
  private left: number;

  constructor(reader: CaptureReader, options: PacketOptions) {
    this.reader = reader;
    const { tunnelPorts = [], guessTunnels = true } = options;
    this.walker = createWalker({ tunnelPorts, guessTunnels });
    this.view = {
      batch: undefined as unknown as RecordBatch,
      i: 0,
      iface: undefined as unknown as PacketView["iface"],
      hasInterfaces: reader.container === "pcapng",
      slots: this.walker.slots,
      ifindexNames: options.ifindexNames,
      evpn: undefined,
    };
    this.where = options.where;
    this.left = options.limit ?? Number.POSITIVE_INFINITY;
    this.write = writerFor(this.out, options);
  }

  get done(): boolean {
    return this.left <= 0;
  }

  enter(batch: RecordBatch): void {
    this.view.batch = batch;
    this.view.i = 0;
  }

  /** True when the buffer is full and the batch is not at its end. */
  fill(): boolean {
    const { view, out } = this;
    const { batch } = view;
    for (; view.i < batch.count && this.left > 0; view.i++) {
      if (out.length >= FLUSH_AT) return true;
      this.packet(batch, view.i);
    }
    return false;
  }

  take(): Uint8Array {
    const chunk = this.out.buffer.subarray(0, this.out.length);
    this.out.length = 0;
    return chunk;
  }

  private packet(batch: RecordBatch, i: number): void {
    const { view } = this;
    view.iface = this.reader.interfaces[batch.iface[i]!]!;
    const fcs = batch.fcs[i]!;
    const length = Math.max(0, batch.len[i]! - fcs);
    // The FCS is the end of the record: of a cut packet none of it, or a part of it, was kept.
    const caplen = Math.min(batch.caplen[i]!, length);
    this.walker.walk(batch.bytes, batch.offset[i]!, caplen, view.iface.linkType, length);
    view.evpn = this.bgp.routes(view);
    if (this.where !== undefined && !this.where.test(packetRow(view, this.where.needsChecksums))) return;
    this.left--;
    this.write(view);
  }
}

function writerFor(out: ByteWriter, options: PacketOptions): (v: PacketView) => void {
  const time = options.time ?? "rfc3339";
  if (options.format === "ndjson") {
    const ndjson = new PacketNdjson(out);
    return (v) => ndjson.write(reveal(v));
  }
  if (options.format === "text") {
    const text = new PacketText(out, time);
    return (v) => text.write(reveal(v));
  }
  const csv = new PacketCsv(time);
  out.utf8(csvHeader(time));
  return (v) => out.utf8(csv.line(reveal(v), packetRow(v)));
}
