// What a pcapng holds beside its packets, rewritten: names become pseudonyms, addresses too, numbers that the figures need stay,
// texts lose their words, everything else is zeroed or left out.
import { bareSliceSentence } from "../core/slice-mark.ts";
import { named } from "../core/quoted.ts";
import * as blocks from "../read/pcapng-blocks.ts";
import { plausible } from "../read/pcapng-start.ts";
import { blank } from "./wire/fill.ts";
import type { WireMaps } from "./wire/maps.ts";

interface Option {
  readonly code: number;
  readonly value: Uint8Array;
}

const utf8 = new TextEncoder();
const text = new TextDecoder();
const MOST_OPTION = 65_535;
const END = 4;

/** Options that are numbers, and the most bytes that each can have: what is longer holds something else. */
type Numbers = Readonly<Record<number, number>>;
/** Of an interface: speed, resolution, zone, FCS length, offset, speeds. */
const INTERFACE_NUMBERS: Numbers = { 8: 8, 9: 1, 10: 4, 13: 1, 14: 8, 16: 8, 17: 8 };
/** Of statistics: start, end, and counters. */
const STATISTICS_NUMBERS: Numbers = { 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 7: 8, 8: 8 };
/** Of packets: flags, drops, identifier, queue, verdict (its kind and eight bytes). */
const PACKET_NUMBERS: Numbers = { 2: 4, 4: 8, 5: 8, 6: 4, 7: 9 };
const SHB_APPLICATION = 4;
const IF = { name: 2, description: 3, ipv4: 4, ipv6: 5, mac: 6 } as const;

/** A block that holds no packet that can be read, anew. `le` is its byte order; a first 8 bytes alone stand for a larger block. */
export function rewriteBlock(block: Uint8Array, le: boolean, maps: WireMaps): Uint8Array {
  const view = viewOf(block);
  const type = view.getUint32(0, le);
  if (block.length <= 8) return emptied(type, le);
  switch (type) {
    case blocks.SECTION_HEADER:
      return withOptions(block, 24, le, sectionOption);
    case blocks.INTERFACE_DESCRIPTION:
      return withOptions(block, 16, le, (o) => interfaceOption(o, maps));
    case blocks.INTERFACE_STATISTICS:
      return withOptions(block, 20, le, (o) => kept(o, STATISTICS_NUMBERS));
    default: {
      const out = block.slice();
      // a packet that cannot be read stays one: its lengths and stamp
      const packet = type === blocks.ENHANCED_PACKET || type === blocks.OLD_PACKET;
      const head = packet ? 28 : type === blocks.SIMPLE_PACKET ? 12 : 8;
      blank(out, head, out.length - END);
      return out;
    }
  }
}

/** A block of this type with nothing in it. */
function emptied(type: number, le: boolean): Uint8Array {
  const out = new Uint8Array(20);
  const view = viewOf(out);
  view.setUint32(0, type, le);
  view.setUint32(4, out.length, le);
  view.setUint32(out.length - END, out.length, le);
  return out;
}

const NO_LENGTH = 0xffffffff;

/** What is behind the last record: the start of what is cut or broken, as far as it has no contents. What is no header may be anything. */
export function rewriteRest(rest: Uint8Array, le: boolean): Uint8Array {
  const out = rest.slice();
  if (out.length < 12) return out.fill(0);
  const view = viewOf(out);
  const type = view.getUint32(0, le);
  const packet = type === blocks.ENHANCED_PACKET || type === blocks.OLD_PACKET;
  const total = view.getUint32(4, le);
  const section = type === blocks.SECTION_HEADER;
  const known = packet || section || (type >= 1 && type <= blocks.INTERFACE_STATISTICS);
  if (!plausible(total, 12)) {
    // read again, it is as broken
    if (!known) view.setUint32(0, NO_LENGTH, le);
    view.setUint32(4, NO_LENGTH, le);
    blank(out, section ? 12 : 8, out.length);
    return out;
  }
  const whole = total <= out.length;
  blank(out, packet ? 28 : section ? 24 : 8, whole ? total - END : out.length);
  if (!whole) return out;
  if (view.getUint32(total - END, le) !== total) view.setUint32(total - END, NO_LENGTH, le);
  // what follows a block that cannot be one is not read
  return out.subarray(0, total);
}

/** The same behind the last record of a pcap. `broken`: it is no record, and what stands where its header would be may be anything. */
export function rewritePcapRest(rest: Uint8Array, broken: boolean): Uint8Array {
  const out = rest.slice();
  // read again, it claims a length that no record has
  if (broken) out.fill(0xff, 0, 16);
  else if (out.length < 16) out.fill(0);
  blank(out, 16, out.length);
  return out;
}

/** Whether the options of a packet block, [from, to), can stay as they are. */
export function plainPacketOptions(view: DataView, from: number, to: number, le: boolean): boolean {
  let plain = true;
  let last = from;
  const whole = blocks.eachOption({ view, at: from, end: to, le }, (code, at, length) => {
    // what pads a value may be anything
    plain &&= isNumber(PACKET_NUMBERS, code, length) && length % 4 === 0;
    last = at + ((length + 3) & ~3);
  });
  // behind the end of the options there may be anything
  return plain && whole && (to === last || (to - last === 4 && view.getUint32(last, le) === 0));
}

function isNumber(numbers: Numbers, code: number, length: number): boolean {
  return length <= (numbers[code] ?? -1);
}

/** A packet block whose options start at `options`, anew. */
export function rewritePacketOptions(block: Uint8Array, options: number, le: boolean): Uint8Array {
  return withOptions(block, options, le, (o) => kept(o, PACKET_NUMBERS));
}

/** The block with each option as `map` gives it; undefined leaves it out. */
function withOptions(block: Uint8Array, from: number, le: boolean, map: (o: Option) => Option | undefined): Uint8Array {
  const view = viewOf(block);
  const options: Option[] = [];
  blocks.eachOption({ view, at: from, end: block.length - END, le }, (code, at, length) => {
    const mapped = map({ code, value: block.slice(at, at + length) });
    if (mapped !== undefined) options.push(mapped);
  });
  const size = options.reduce((n, o) => n + 4 + pad(o.value.length), options.length === 0 ? 0 : 4);
  const out = new Uint8Array(from + size + END);
  const to = viewOf(out);
  out.set(block.subarray(0, from));
  let p = from;
  for (const { code, value } of options) {
    to.setUint16(p, code, le);
    to.setUint16(p + 2, value.length, le);
    out.set(value, p + 4);
    p += 4 + pad(value.length);
  }
  to.setUint32(4, out.length, le);
  to.setUint32(out.length - END, out.length, le);
  return out;
}

function pad(n: number): number {
  return (n + 3) & ~3;
}

function viewOf(b: Uint8Array): DataView {
  return new DataView(b.buffer, b.byteOffset, b.length);
}

function option(code: number, words: string): Option {
  const bytes = new Uint8Array(MOST_OPTION);
  return { code, value: bytes.subarray(0, utf8.encodeInto(words, bytes).written) };
}

function kept(o: Option, numbers: Numbers): Option | undefined {
  if (o.code === blocks.OPT_COMMENT) return comment(o);
  return isNumber(numbers, o.code, o.value.length) ? o : undefined;
}

/** A comment stays one, so that their number does; nothing of its words. */
function comment(o: Option): Option {
  return option(blocks.OPT_COMMENT, o.value.length === 0 ? "" : "...");
}

function sectionOption(o: Option): Option | undefined {
  if (o.code === blocks.OPT_COMMENT) {
    // a slice stays one: it is no recording, whatever its packets are called
    const slice = bareSliceSentence(text.decode(o.value.subarray(0, MOST_OPTION)));
    return slice === undefined ? comment(o) : option(blocks.OPT_COMMENT, slice);
  }
  // hardware and system name the machine; the program that wrote this file is this one
  return o.code === SHB_APPLICATION ? option(SHB_APPLICATION, "wirewitness") : undefined;
}

function interfaceOption(o: Option, maps: WireMaps): Option | undefined {
  const { code, value } = o;
  if (code === blocks.OPT_COMMENT) return comment(o);
  if (isNumber(INTERFACE_NUMBERS, code, value.length)) return o;
  if (code === IF.name) {
    const name = text.decode(value).replace(/\0.*$/s, "");
    return name === "" ? undefined : option(code, interfaceName(name, maps));
  }
  if (code === IF.ipv4 && value.length === 8) return { code, value: mapped(value, 4, maps) };
  if (code === IF.ipv6 && value.length === 17) return { code, value: mapped(value, 16, maps) };
  if (code === IF.mac && value.length === 6) return { code, value: macOf(value, maps) };
  return undefined;
}

/** As evidence spells the places of a capture. */
function interfaceName(name: string, maps: WireMaps): string {
  return maps.source.token(named(name).replace(/[\u2018\u2019]/g, ""));
}

function mapped(value: Uint8Array, size: 4 | 16, maps: WireMaps): Uint8Array {
  const out = value.slice();
  maps.address(out, 0, size);
  return out;
}

function macOf(value: Uint8Array, maps: WireMaps): Uint8Array {
  const out = value.slice();
  maps.mac(out, 0);
  return out;
}
