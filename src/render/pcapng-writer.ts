// pcapng blocks as bytes, little endian: one section, its interfaces, packets with comments.
// https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcapng/
import type { EpochNs } from "../core/time.ts";

const SECTION_HEADER = 0x0a0d0d0a;
const INTERFACE_DESCRIPTION = 1;
const ENHANCED_PACKET = 6;
const BYTE_ORDER_MAGIC = 0x1a2b3c4d;
// Option codes: 1 is a comment in every block.
const COMMENT = 1;
const SHB_USERAPPL = 4;
const IF_NAME = 2;
const IF_DESCRIPTION = 3;
const IF_TSRESOL = 9;
const IF_FILTER = 11;
const EPB_FLAGS = 2;
/** Longest option: its length has 16 bits. */
const MOST_OPTION = 65_535;
const utf8 = new TextEncoder();

/** An interface of the file. */
export interface PcapngInterface {
  readonly linkType: number;
  /** 0: no limit. */
  readonly snaplen: number;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Capture filter, as libpcap reads it. */
  readonly filter?: string | undefined;
  readonly comment?: string | undefined;
  /** Decimal digits of the stamps, 0 to 9. */
  readonly digits: number;
}

/** A packet of the file. */
export interface PcapngPacket {
  readonly iface: number;
  /** Digits of the stamps of its interface: what is finer is cut. */
  readonly digits: number;
  readonly at: EpochNs;
  readonly bytes: Uint8Array;
  /** Length on the wire. */
  readonly length: number;
  /** 0 unknown, 1 inbound, 2 outbound. */
  readonly direction?: number;
  /** Octets of frame check sequence at its end, 0 for none or unknown. */
  readonly fcs?: number;
  readonly comment?: string | undefined;
}

/** The section header that a file begins with. */
export function sectionBlock(comment: string, application: string): Uint8Array {
  const options = optionBytes([textOption(COMMENT, comment), textOption(SHB_USERAPPL, application)]);
  return block(SECTION_HEADER, 16, options, (view, at) => {
    view.setUint32(at, BYTE_ORDER_MAGIC, true);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 0, true);
    // The length of the section is not stated.
    view.setBigInt64(at + 8, -1n, true);
  });
}

/** An Interface Description Block. The first one of a section is interface 0. */
export function interfaceBlock(i: PcapngInterface): Uint8Array {
  const options = optionBytes([
    textOption(COMMENT, i.comment),
    textOption(IF_NAME, i.name),
    textOption(IF_DESCRIPTION, i.description),
    { code: IF_TSRESOL, value: Uint8Array.of(i.digits) },
    // The first byte says that the filter is text.
    i.filter === undefined ? undefined : textOption(IF_FILTER, `\0${i.filter}`),
  ]);
  return block(INTERFACE_DESCRIPTION, 8, options, (view, at) => {
    view.setUint16(at, i.linkType, true);
    view.setUint32(at + 4, i.snaplen, true);
  });
}

/** An Enhanced Packet Block. */
export function packetBlock(p: PcapngPacket): Uint8Array {
  const flags = (p.direction ?? 0) | ((p.fcs ?? 0) << 5);
  const options = optionBytes([
    textOption(COMMENT, p.comment),
    flags === 0 ? undefined : { code: EPB_FLAGS, value: Uint8Array.of(flags & 255, flags >> 8, 0, 0) },
  ]);
  const padded = pad(p.bytes.length);
  return block(ENHANCED_PACKET, 20 + padded, options, (view, at, bytes) => {
    const ticks = p.at / 10n ** BigInt(9 - p.digits);
    view.setUint32(at, p.iface, true);
    view.setUint32(at + 4, Number((ticks >> 32n) & 0xffffffffn), true);
    view.setUint32(at + 8, Number(ticks & 0xffffffffn), true);
    view.setUint32(at + 12, p.bytes.length, true);
    view.setUint32(at + 16, p.length, true);
    bytes.set(p.bytes, at + 20);
  });
}

interface Option {
  readonly code: number;
  readonly value: Uint8Array;
}

function textOption(code: number, text: string | undefined): Option | undefined {
  return text === undefined || text === "" ? undefined : { code, value: clipped(text) };
}

/** UTF-8 that an option can hold: cut between characters. */
function clipped(text: string): Uint8Array {
  const bytes = new Uint8Array(MOST_OPTION);
  const { written } = utf8.encodeInto(text, bytes);
  return bytes.subarray(0, written);
}

function optionBytes(options: readonly (Option | undefined)[]): Uint8Array {
  const given = options.filter((o) => o !== undefined);
  if (given.length === 0) return new Uint8Array(0);
  const out = new Uint8Array(given.reduce((n, o) => n + 4 + pad(o.value.length), 4));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const { code, value } of given) {
    view.setUint16(at, code, true);
    view.setUint16(at + 2, value.length, true);
    out.set(value, at + 4);
    at += 4 + pad(value.length);
  }
  // The last four bytes are opt_endofopt, which is all zeros.
  return out;
}

/** Blocks and options are padded to 32 bits. */
function pad(n: number): number {
  return (n + 3) & ~3;
}

function block(
  type: number,
  body: number,
  options: Uint8Array,
  fill: (view: DataView, at: number, bytes: Uint8Array) => void,
): Uint8Array {
  const total = 12 + body + options.length;
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, type, true);
  view.setUint32(4, total, true);
  fill(view, 8, bytes);
  bytes.set(options, 8 + body);
  view.setUint32(total - 4, total, true);
  return bytes;
}
