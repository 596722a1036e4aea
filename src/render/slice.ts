// A slice as a pcapng that a colleague opens in Wireshark, and as a list for programs. Comments say why each packet is there.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Slice, SliceInterface, SlicePacket } from "../conclude/slice.ts";
import type { SliceReason } from "../conclude/slice-plan.ts";
import { sliceSentence } from "../core/slice-mark.ts";
import { epochDecimal, rfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import { duration, plural } from "./format.ts";
import { clipped, visible } from "./html.ts";
import { eventWords } from "./outage-words.ts";
import { interfaceBlock, packetBlock, sectionBlock } from "./pcapng-writer.ts";

/** Whose stamps the packets of a slice carry: those of their captures, or all on the clock of the observer. */
export type SliceClock = "original" | "observer";

/** Reasons in the comment of one packet, and lines and omissions in that of the section. */
const MOST_REASONS = 20;
const MOST_LISTED = 60;
const MOST_QUOTED = 160;

/** The file, block by block. Packets are in order of time on the clock of the observer, also where their stamps are not. */
export function* renderSlice(
  slice: Outgoing<Slice>,
  clock: SliceClock = "original",
): Generator<Uint8Array, void, undefined> {
  yield sectionBlock(sectionComment(slice, clock), `wirewitness ${slice.toolVersion}`);
  for (const i of slice.interfaces) {
    yield interfaceBlock({
      linkType: i.linkType,
      snaplen: i.snaplen,
      name: i.name ?? i.file,
      description: interfaceWords(i),
      filter: i.filter,
      digits: digitsOf(i),
    });
  }
  for (const p of slice.packets) {
    const { at, note } = stampOf(slice, p, clock);
    const { bytes, length, fcs, direction } = p;
    const digits = digitsOf(slice.interfaces[p.iface]!);
    const comment = [...comments(p), ...note].map(visible).join("\n");
    yield packetBlock({ iface: p.iface, digits, at, bytes, length, fcs, direction, comment });
  }
}

/** Stamps of pcapng that count in powers of two, and those on another clock, need all nine digits. */
function digitsOf(i: SliceInterface): number {
  return i.resolutionNs === 10 ** (9 - i.digits) ? i.digits : 9;
}

function interfaceWords(i: SliceInterface): string {
  const where = i.node === undefined ? i.file : `${i.file} on ${i.node}`;
  const own = i.description === undefined ? "" : `; ${i.description}`;
  return `${where} (${i.input})${i.name === undefined ? "; the capture names no interface" : ""}${own}`;
}

/** The stamp of a packet, and what there is to say about it. */
function stampOf(slice: Slice, p: SlicePacket, clock: SliceClock): { at: EpochNs; note: string[] } {
  if (p.at === undefined) return { at: 0n, note: ["The capture has no stamp for it."] };
  const onIt = p.onObserver;
  if (p.input === slice.observer) return { at: p.at, note: [] };
  const other = slice.observerFile ?? "the observer";
  if (onIt === undefined) return { at: p.at, note: [`Its clock could not be related to that of ${other}.`] };
  const width = duration(Number(onIt.high - onIt.low) / 1000, "up");
  const middle = (onIt.low + onIt.high) / 2n;
  const told = `On the clock of ${other}: ${rfc3339(middle, 9)}, the middle of bounds ${width} apart`;
  if (clock === "original") return { at: p.at, note: [`${told}.`] };
  return { at: middle, note: [`${told}. Its own stamp: ${epochDecimal(p.at)}.`] };
}

/** Why a packet is there, where it lies, and how to select it: a line each. */
function comments(p: SlicePacket): string[] {
  const why = p.reasons.slice(0, MOST_REASONS).map(reasonWords);
  if (p.reasons.length > MOST_REASONS) why.push(`and ${plural(p.reasons.length - MOST_REASONS, "further reason")}`);
  const content = p.filter === undefined ? "" : `; its content: ${p.filter}`;
  return [...why, `${p.file}, frame ${p.frame} (${p.input})`, `Filter there: frame.number == ${p.frame}${content}`];
}

/** "first frame at the new port: outage s3-l1". */
function reasonWords(r: SliceReason): string {
  const role = eventWords(r.role);
  return `${r.bounds === true ? `bounds the ${role}` : role}: ${r.of}`;
}

function sectionComment(slice: Slice, clock: SliceClock): string {
  const out = [
    sliceSentence(slice.toolVersion, plural(inputsOf(slice), "capture")),
    "They are the packets themselves: addresses, names and payload are as recorded.",
  ];
  if (slice.title !== undefined) out.push(slice.title);
  if (slice.observerFile !== undefined) {
    out.push(
      `Packets are in order of time on the clock of ${slice.observerFile}, as far as clocks could be related. ` +
        (clock === "original"
          ? "Stamps are those of each capture's own clock: they can run backwards from packet to packet."
          : "Stamps are on that clock: the middle of the known bounds, which each comment states."),
    );
  }
  for (const l of slice.lines.slice(0, MOST_LISTED)) out.push(lineWords(l));
  const more = slice.lines.length - MOST_LISTED;
  if (more > 0) out.push(`and ${plural(more, "further line")} of texts`);
  for (const o of slice.omitted.slice(0, MOST_LISTED)) out.push(`Left out: ${plural(o.places, "place")} of ${o.of}`);
  if (slice.omitted.length > MOST_LISTED) out.push(`and of ${slice.omitted.length - MOST_LISTED} more`);
  return out.map(visible).join("\n");
}

function lineWords(l: Slice["lines"][number]): string {
  const why = [...new Set(l.reasons.map((r) => r.of))].join("; ");
  return `${l.file} line ${l.line}: ${clipped(l.text.trim(), MOST_QUOTED)} [${why}]`;
}

function inputsOf(slice: Slice): number {
  return new Set(slice.packets.map((p) => p.input)).size;
}

/** The list of packets and lines, and why, as plain data. Times are RFC 3339. */
export function sliceList(slice: Outgoing<Slice>): object {
  return {
    tool: `wirewitness ${slice.toolVersion}`,
    observer: slice.observer ?? null,
    packets: slice.packets.map((p, i) => ({
      n: i + 1,
      input: p.input,
      file: p.file,
      frame: p.frame,
      at: p.at === undefined ? null : rfc3339(p.at, 9),
      onObserver:
        p.onObserver === undefined ? null : { low: rfc3339(p.onObserver.low, 9), high: rfc3339(p.onObserver.high, 9) },
      filter: p.filter ?? null,
      why: p.reasons.map(reasonWords),
    })),
    lines: slice.lines.map((l) => ({
      input: l.input,
      file: l.file,
      line: l.line,
      text: l.text,
      why: l.reasons.map(reasonWords),
    })),
    omitted: slice.omitted,
  };
}
