// Cuts the bytes of one direction into BGP messages; finds the next marker again after a hole or in mid-stream.
import { u16be } from "../../core/bytes.ts";
import { HEADER, MARKER, badHeader, knownType } from "./bgp-message.ts";
import type { Mark } from "./tcp-reassembly.ts";

/** Bytes of one whole message, a copy, with the segments that brought its first byte and completed it. */
export interface FramedMessage {
  readonly bytes: Uint8Array;
  /** Bytes and holes of the stream before its first byte. */
  readonly position: number;
  readonly first: Mark;
  readonly completed: Mark;
}

/** Something about the framing, at the segment of `mark`. */
export interface FramingNote {
  readonly code: "bgp.cut" | "bgp.gap" | "bgp.mid-stream" | "bgp.resync" | "bgp.no-header" | "bgp.unfinished";
  readonly says: string;
  readonly mark: Mark;
}

/** Where framed messages and notes of one call go. */
export interface FramerSink {
  readonly messages: FramedMessage[];
  readonly notes: FramingNote[];
}

/** "1 byte", "30 bytes". */
export function byteCount(n: number): string {
  return n === 1 ? "1 byte" : `${n} bytes`;
}

/** Most bytes of memory that an idle direction keeps. */
const IDLE_BYTES = 4096;

/** State of one direction. */
export interface BgpFramer {
  /** Bytes not yet framed are `buffer[start, end)`. */
  buffer: Uint8Array;
  start: number;
  end: number;
  /** Which segment brought the byte at each index of `buffer` and those after it. */
  marks: { at: number; mark: Mark }[];
  /** False: the next byte may lie anywhere in a message, so a header is searched for. */
  synced: boolean;
  /** False after a search, until a message or a marker has followed the one found. */
  verified: boolean;
  /** False until the first header was found. */
  begun: boolean;
  /** Bytes of a message with a hole in it that are still to come. */
  skip: number;
  /** Bytes passed over since the stream was last in step. */
  skipped: number;
  /** Bytes of all messages that were lost in part or whole, and of what was skipped. */
  undecodedBytes: number;
  /** Bytes and holes taken so far. */
  taken: number;
}

/** A framer at the first byte of a connection (`whole`), or at an unknown place of one. */
export function newFramer(whole: boolean): BgpFramer {
  return {
    buffer: new Uint8Array(0),
    start: 0,
    end: 0,
    marks: [],
    synced: whole,
    verified: whole,
    begun: whole,
    skip: 0,
    skipped: 0,
    undecodedBytes: 0,
    taken: 0,
  };
}

/** Adds the next bytes of the stream. */
export function addBytes(f: BgpFramer, bytes: Uint8Array, mark: Mark, to: FramerSink): void {
  const passed = Math.min(f.skip, bytes.length);
  f.taken += bytes.length;
  f.skip -= passed;
  f.undecodedBytes += passed;
  if (passed === bytes.length) return;
  append(f, bytes.subarray(passed), mark);
  while (frameOne(f, to));
  if (f.start === f.end) clear(f);
}

/** Adds `length` bytes that are missing: a message whose header is known is passed over, else a header is searched for. */
export function addHole(f: BgpFramer, hole: { length: number; cut: boolean; mark: Mark }, to: FramerSink): void {
  const inMessage = Math.min(f.skip, hole.length);
  f.taken += hole.length;
  f.skip -= inMessage;
  const rest = hole.length - inMessage;
  if (rest === 0) return;
  const have = f.end - f.start;
  const about = f.synced && have > 0 ? aboutMessage(f, have) : "";
  const why = hole.cut
    ? `${byteCount(rest)} cut by the snaplen`
    : `${byteCount(rest)} of the stream missing from the capture`;
  to.notes.push({ code: hole.cut ? "bgp.cut" : "bgp.gap", says: `${why}${about}`, mark: hole.mark });
  const left = f.synced && have >= HEADER ? u16be(f.buffer, f.start + MARKER) - have : -1;
  f.undecodedBytes += have;
  clear(f);
  if (left >= rest) f.skip = left - rest;
  else f.synced = false;
}

/** The stream ends here, or the capture does: what is left is an unfinished message. */
export function endFraming(f: BgpFramer, mark: Mark, to: FramerSink): void {
  const have = f.end - f.start;
  const says = f.synced ? unfinished(f, have) : searchedInVain(f, have);
  if (says !== undefined) to.notes.push({ code: "bgp.unfinished", says, mark });
  if (have > 0 || f.skip > 0) f.synced = false;
  f.undecodedBytes += have;
  f.skip = 0;
  f.skipped = 0;
  clear(f);
}

function unfinished(f: BgpFramer, have: number): string | undefined {
  if (have > 0) return `the stream ends within a message${aboutMessage(f, have)}`;
  return f.skip > 0 ? `the stream ends within a message, ${byteCount(f.skip)} before its end` : undefined;
}

function searchedInVain(f: BgpFramer, have: number): string | undefined {
  const bytes = f.skipped + have;
  return bytes > 0 ? `${byteCount(bytes)} without a BGP header` : undefined;
}

const TYPES = ["", "OPEN", "UPDATE", "NOTIFICATION", "KEEPALIVE", "ROUTE-REFRESH"];

/** ": UPDATE of 104 bytes, of which 30 are there, not decoded". */
function aboutMessage(f: BgpFramer, have: number): string {
  if (have < HEADER) return `: a message of which ${byteCount(have)} are there, not decoded`;
  const type = f.buffer[f.start + HEADER - 1]!;
  const length = u16be(f.buffer, f.start + MARKER);
  return `: ${TYPES[type] ?? `message of type ${type}`} of ${length} bytes, of which ${have} are there, not decoded`;
}

/** Frames one message, or moves on in the search for one. False: more bytes are needed. */
function frameOne(f: BgpFramer, to: FramerSink): boolean {
  if (!f.synced && !search(f, to)) return false;
  if (f.end - f.start < HEADER) return false;
  const bad = badHeader(f.buffer, f.start);
  if (bad !== undefined) {
    to.notes.push({ code: "bgp.no-header", says: `no message where one must begin: ${bad}`, mark: markAt(f, f.start) });
    f.synced = false;
    pass(f, 1);
    return true;
  }
  const length = u16be(f.buffer, f.start + MARKER);
  if (f.end - f.start < length) return false;
  if (!f.verified && !markerAt(f, f.start + length)) {
    f.synced = false;
    pass(f, 1);
    return true;
  }
  f.verified ||= f.start + length < f.end;
  const bytes = f.buffer.slice(f.start, f.start + length);
  const position = framedUpTo(f);
  to.messages.push({ bytes, position, first: markAt(f, f.start), completed: lastMark(f, f.start, f.start + length) });
  f.start += length;
  return true;
}

/** Bytes and holes of the stream that wait no longer: they are part of a message that was handed over, or of none. */
export function framedUpTo(f: BgpFramer): number {
  return f.taken - (f.end - f.start);
}

/** Moves to the next place where a message can begin. False: there is none in the bytes at hand. */
function search(f: BgpFramer, to: FramerSink): boolean {
  const from = f.start;
  let p = from;
  while (p + HEADER <= f.end && !candidate(f, p)) p++;
  pass(f, p - from);
  if (p + HEADER > f.end) return false;
  f.synced = true;
  if (f.skipped > 0) {
    const says = `${byteCount(f.skipped)} passed over to the next message header`;
    to.notes.push({ code: f.begun ? "bgp.resync" : "bgp.mid-stream", says, mark: markAt(f, p) });
  }
  f.verified = false;
  f.begun = true;
  f.skipped = 0;
  return true;
}

/** A header of a known type whose message, where its end is at hand, is followed by another marker. */
function candidate(f: BgpFramer, at: number): boolean {
  if (badHeader(f.buffer, at) !== undefined || !knownType(f.buffer[at + HEADER - 1]!)) return false;
  return markerAt(f, at + u16be(f.buffer, at + MARKER));
}

/** Whether what is at hand of a marker at `at` is one; nothing at hand counts as one. */
function markerAt(f: BgpFramer, at: number): boolean {
  for (let i = at; i < Math.min(at + MARKER, f.end); i++) if (f.buffer[i] !== 0xff) return false;
  return true;
}

function pass(f: BgpFramer, bytes: number): void {
  f.start += bytes;
  f.skipped += bytes;
  f.undecodedBytes += bytes;
}

function append(f: BgpFramer, bytes: Uint8Array, mark: Mark): void {
  const have = f.end - f.start;
  if (f.end + bytes.length > f.buffer.length) {
    const room = have + bytes.length;
    const grown = room > f.buffer.length ? new Uint8Array(Math.max(room, 2 * f.buffer.length)) : f.buffer;
    grown.set(f.buffer.subarray(f.start, f.end));
    const keep = Math.max(0, markIndex(f, f.start));
    f.marks = f.marks.slice(keep).map((m) => ({ at: Math.max(0, m.at - f.start), mark: m.mark }));
    f.buffer = grown;
    f.start = 0;
    f.end = have;
  }
  f.marks.push({ at: f.end, mark });
  f.buffer.set(bytes, f.end);
  f.end += bytes.length;
}

function clear(f: BgpFramer): void {
  if (f.buffer.length > IDLE_BYTES) f.buffer = new Uint8Array(0);
  f.start = 0;
  f.end = 0;
  f.marks = [];
}

function markIndex(f: BgpFramer, at: number): number {
  let low = 0;
  let high = f.marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (f.marks[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function markAt(f: BgpFramer, at: number): Mark {
  return f.marks[markIndex(f, at)]!.mark;
}

/** Of the segments with a byte in `[from, to)`, the one that arrived last. */
function lastMark(f: BgpFramer, from: number, to: number): Mark {
  let i = markIndex(f, from);
  let last = f.marks[i]!.mark;
  for (i++; i < f.marks.length && f.marks[i]!.at < to; i++) {
    if (f.marks[i]!.mark.arrival > last.arrival) last = f.marks[i]!.mark;
  }
  return last;
}
