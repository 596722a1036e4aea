// Blocks of pcapng other than packets: their numbers, their options, interfaces and statistics.
// https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcapng/
import type { CaptureComment } from "./batch.ts";
import { resolutionOf } from "./pcapng-clock.ts";
import type { Resolution } from "./pcapng-clock.ts";

/** Block types that are read. The section header reads the same in both byte orders. */
export const SECTION_HEADER = 0x0a0d0d0a;
export const INTERFACE_DESCRIPTION = 1;
export const OLD_PACKET = 2;
export const SIMPLE_PACKET = 3;
export const INTERFACE_STATISTICS = 5;
export const ENHANCED_PACKET = 6;
/** Option code of a comment, in every block. */
export const OPT_COMMENT = 1;
/** Magic in a section header: tells its byte order. */
export const BYTE_ORDER_MAGIC = 0x1a2b3c4d;

const NAMES: Readonly<Record<number, string>> = {
  4: "Name Resolution Block",
  7: "IRIG Timestamp Block",
  8: "ARINC 429 Block",
  9: "systemd Journal Export Block",
  0xa: "Decryption Secrets Block",
  0xbad: "Custom Block",
  0x40000bad: "Custom Block (not to be copied)",
  0x0a0d0d0a: "Section Header Block",
  1: "Interface Description Block",
  2: "Packet Block",
  3: "Simple Packet Block",
  5: "Interface Statistics Block",
  6: "Enhanced Packet Block",
};

/** What a block type is called; "block type 0x..." where it has no name. */
export function blockName(type: number): string {
  return NAMES[type] ?? `block type 0x${type.toString(16)}`;
}

/** A stretch of a buffer with its byte order. */
export interface Span {
  readonly view: DataView;
  readonly at: number;
  readonly end: number;
  readonly le: boolean;
}

/**
 * Calls `visit` for each option of `span`; ends at opt_endofopt.
 * False when an option claims more bytes than the block has: the options before it were visited.
 */
export function eachOption(span: Span, visit: (code: number, at: number, length: number) => void): boolean {
  const { view, end, le } = span;
  let at = span.at;
  while (at + 4 <= end) {
    const code = view.getUint16(at, le);
    const length = view.getUint16(at + 2, le);
    if (code === 0) return true;
    if (at + 4 + length > end) return false;
    visit(code, at + 4, length);
    at += 4 + ((length + 3) & ~3);
  }
  return true;
}

const MOST_TEXT = 1024;
const MOST_COMMENTS = 1000;
const utf8 = new TextDecoder();

/** Text of an option, up to its first NUL and at most 1024 bytes; undefined when empty. */
export function optionText(view: DataView, at: number, length: number): string | undefined {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, Math.min(length, MOST_TEXT));
  const nul = bytes.indexOf(0);
  const text = utf8.decode(nul < 0 ? bytes : bytes.subarray(0, nul));
  return text === "" ? undefined : text;
}

/** Comments of a capture: all counted, the first 1000 kept. */
export class Comments {
  readonly kept: CaptureComment[] = [];
  count = 0;

  add(comment: CaptureComment): void {
    this.count++;
    if (this.kept.length < MOST_COMMENTS) this.kept.push(comment);
  }
}

/** An interface as its block describes it. */
export interface Description {
  readonly linkType: number;
  readonly snaplen: number;
  readonly name: string | undefined;
  readonly description: string | undefined;
  readonly filter: string | undefined;
  readonly resolution: Resolution;
  readonly offsetSeconds: bigint;
  readonly fcsLength: number;
  readonly comments: readonly string[];
  readonly optionsWhole: boolean;
}

const MOST_BLOCK_COMMENTS = 16;

/** Reads an Interface Description Block; `block` is the whole block, at least 20 bytes. */
export function readInterface(block: Span): Description {
  const { view, at, end, le } = block;
  const text: Record<number, string | undefined> = {};
  const comments: string[] = [];
  let [tsresol, fcslen, offsetSeconds] = [6, 0, 0n];
  const optionsWhole = eachOption({ ...block, at: at + 16, end: end - 4 }, (code, value, length) => {
    if (code === OPT_COMMENT && comments.length < MOST_BLOCK_COMMENTS)
      comments.push(optionText(view, value, length) ?? "");
    else if (code === 2 || code === 3) text[code] = optionText(view, value, length);
    else if (code === 9 && length >= 1) tsresol = view.getUint8(value);
    // if_filter: one byte for its kind, 0 is text as libpcap compiles it.
    else if (code === 11 && length >= 1 && view.getUint8(value) === 0)
      text[code] = optionText(view, value + 1, length - 1);
    else if (code === 13 && length >= 1) fcslen = view.getUint8(value);
    else if (code === 14 && length >= 8) offsetSeconds = view.getBigInt64(value, le);
  });
  return {
    linkType: view.getUint16(at + 8, le),
    snaplen: view.getUint32(at + 12, le),
    name: text[2],
    description: text[3],
    filter: text[11],
    resolution: resolutionOf(tsresol),
    offsetSeconds,
    // Stated in bits; some writers put octets. No check sequence is shorter than 8 bits.
    fcsLength: fcslen >= 8 ? fcslen >> 3 : fcslen,
    comments,
    optionsWhole,
  };
}

/** Counters of an Interface Statistics Block; undefined where the block does not say. */
export interface Statistics {
  readonly received?: number;
  readonly interfaceDrops?: number;
  readonly accepted?: number;
  readonly systemDrops?: number;
  readonly delivered?: number;
}

const COUNTERS: Readonly<Record<number, keyof Statistics>> = {
  4: "received",
  5: "interfaceDrops",
  6: "accepted",
  7: "systemDrops",
  8: "delivered",
};

/** Most packets that any counter can have counted: a hundred million a second for a month. Sums of many of them are exact. */
const MOST_COUNTED = 2n ** 48n;

const ALL_ONES = 2n ** 64n - 1n;

/** A counter of 64 bits at `at`: all ones are written where it is not known; "impossible" is one that nothing has counted to. */
export function counterAt(view: DataView, at: number, le: boolean): number | "unknown" | "impossible" {
  const value = view.getBigUint64(at, le);
  if (value === ALL_ONES) return "unknown";
  return value > MOST_COUNTED ? "impossible" : Number(value);
}

/**
 * Reads the options of an Interface Statistics Block; `block` is the whole block, at least 24 bytes. Counters that cannot be are left out
 * and said (`countersPossible`).
 */
export function readStatistics(block: Span): {
  counters: Statistics;
  optionsWhole: boolean;
  countersPossible: boolean;
} {
  const { view, at, end, le } = block;
  const counters: { -readonly [K in keyof Statistics]: number } = {};
  let countersPossible = true;
  const optionsWhole = eachOption({ ...block, at: at + 20, end: end - 4 }, (code, value, length) => {
    const key = COUNTERS[code];
    if (key === undefined || length < 8) return;
    const count = counterAt(view, value, le);
    if (count === "impossible") countersPossible = false;
    else if (count !== "unknown") counters[key] = count;
  });
  return { counters, optionsWhole, countersPossible };
}

/**
 * Packets that passed the filter and never reached the file, as the statistics say; undefined when they say nothing.
 * Dropped by the interface or the system; where the system's drops are not stated, what was accepted and not delivered.
 */
export function dropsOf(s: Statistics): number | undefined {
  const undelivered =
    s.systemDrops ??
    (s.accepted !== undefined && s.delivered !== undefined ? Math.max(0, s.accepted - s.delivered) : undefined);
  if (s.interfaceDrops === undefined && undelivered === undefined) return undefined;
  return (s.interfaceDrops ?? 0) + (undelivered ?? 0);
}
