// BGP in a capture, rewritten over the reassembled stream and written back into each segment: messages span segments, segments
// come again and out of order. A segment waits until the messages that it is part of are whole; every copy of a byte is replaced alike.
import {
  addBytes,
  addHole,
  type BgpFramer,
  endFraming,
  type FramerSink,
  framedUpTo,
  newFramer,
} from "../decode/wire/bgp-framer.ts";
import { HEADER, MARKER } from "../decode/wire/bgp-message.ts";
import { type BgpOpen, readOpen } from "../decode/wire/bgp-open.ts";
import { addSegment, flushDirection, newDirection } from "../decode/wire/tcp-reassembly.ts";
import type { Sink, StreamPart, TcpDirection, TcpSegment } from "../decode/wire/tcp-reassembly.ts";
import type { OpenPart } from "./capture-output.ts";
import { rewriteMessage } from "./wire/bgp-message.ts";
import { blank } from "./wire/fill.ts";
import type { WireMaps } from "./wire/maps.ts";
import { type Tally, UNKNOWN } from "./wire/tally.ts";

/** A packet whose payload waits. The rewriter fills it in, then calls `close`. */
export interface WaitingPacket extends OpenPart {
  open: boolean;
  bytes: Uint8Array;
  /** Payload, in `bytes`. */
  from: number;
  to: number;
  /** Its payload is final: set what depends on it. */
  close(): void;
}

/** Rewritten bytes of a stream that are kept for copies which come later, for each direction. */
const KEPT_BYTES = 1 << 18;
const MOST_FLOWS = 1024;
const MOD = 2 ** 32;
const OPEN = 1;

/** Bytes of a stream from `at` on, as they are to be written. */
interface Piece {
  readonly at: number;
  readonly bytes: Uint8Array;
  /** As they were, where they are the first copy that counts. */
  readonly raw: Uint8Array | undefined;
}

interface Flow {
  readonly reverse: string | undefined;
  readonly direction: TcpDirection;
  framer: BgpFramer;
  open: BgpOpen | undefined;
  /** Position in the direction of the first byte that the framer was given. */
  base: number;
  pieces: Piece[];
  kept: number;
  waiting: { readonly packet: WaitingPacket; readonly at: number }[];
}

const MARK = { record: 0, at: undefined, arrival: 0 } as const;

/** The BGP connections of one capture. */
export class BgpRewriter {
  /** Packets that wait. */
  waiting = 0;
  private readonly maps: WireMaps;
  private readonly tally: Tally;
  private readonly flows = new Map<string, Flow>();

  constructor(maps: WireMaps, tally: Tally) {
    this.maps = maps;
    this.tally = tally;
  }

  /** A segment, in the packet that it came in. Packets whose payload is known by now are closed, this one perhaps among them. */
  segment(s: TcpSegment, packet: WaitingPacket): void {
    const flow = this.flow(s);
    const { direction } = flow;
    const sink: Sink = { out: [], notes: [] };
    addSegment(direction, s, { record: s.record, at: s.at, arrival: 0 }, sink);
    this.take(flow, sink.out);
    if (packet.from === packet.to) return close(packet);
    const seq = s.syn ? (s.seq + 1) % MOD : s.seq;
    const at = direction.next + ((seq - (direction.next % MOD)) | 0);
    flow.waiting.push({ packet, at });
    this.waiting++;
    this.settle(flow, flow.base + framedUpTo(flow.framer));
  }

  /** Nothing may wait any longer: what is not whole is zeroed. */
  release(): void {
    for (const flow of this.flows.values()) {
      this.keepHeader(flow);
      this.settle(flow, Infinity);
    }
  }

  /** The capture ends: gaps stay open. */
  finish(): void {
    for (const flow of this.flows.values()) this.end(flow);
    this.flows.clear();
  }

  private end(flow: Flow): void {
    const sink: Sink = { out: [], notes: [] };
    flushDirection(flow.direction, sink);
    this.take(flow, [...sink.out, { kind: "end", mark: MARK }]);
    this.settle(flow, Infinity);
  }

  private flow(s: TcpSegment): Flow {
    const known = this.flows.get(s.flow);
    if (known !== undefined) {
      this.flows.delete(s.flow);
      this.flows.set(s.flow, known);
      return known;
    }
    if (this.flows.size >= MOST_FLOWS) {
      const [name, oldest] = this.flows.entries().next().value!;
      this.end(oldest);
      this.flows.delete(name);
    }
    const flow: Flow = {
      reverse: s.reverse,
      direction: newDirection(),
      framer: newFramer(false),
      open: undefined,
      base: 0,
      pieces: [],
      kept: 0,
      waiting: [],
    };
    this.flows.set(s.flow, flow);
    return flow;
  }

  /** Parts of the stream, in sequence: messages that they complete are rewritten and kept. */
  private take(flow: Flow, parts: readonly StreamPart[]): void {
    const start = parts.findLastIndex((p) => p.kind === "start");
    for (const part of parts.slice(0, Math.max(0, start))) this.takePart(flow, part);
    const begun = parts[start];
    if (begun?.kind === "start") {
      this.settle(flow, Infinity);
      flow.framer = newFramer(begun.whole);
      flow.open = undefined;
      flow.pieces = [];
      flow.kept = 0;
    }
    const rest = parts.slice(start + 1);
    // what the framer was given ends where the direction stands once it has all of these
    const base = flow.direction.next - flow.framer.taken - rest.reduce((n, p) => n + partLength(p), 0);
    if (begun === undefined) moveBase(flow, base - flow.base);
    flow.base = base;
    for (const part of rest) this.takePart(flow, part);
  }

  private takePart(flow: Flow, part: StreamPart): void {
    const framed: FramerSink = { messages: [], notes: [] };
    switch (part.kind) {
      case "data":
        addBytes(flow.framer, part.bytes, part.mark, framed);
        break;
      case "cut":
      case "gap":
        this.keepHeader(flow);
        addHole(flow.framer, { length: part.length, cut: part.kind === "cut", mark: part.mark }, framed);
        break;
      case "end":
        this.keepHeader(flow);
        endFraming(flow.framer, part.mark, framed);
        break;
      case "start":
    }
    for (const { bytes, position } of framed.messages) this.message(flow, bytes, flow.base + position);
  }

  private message(flow: Flow, bytes: Uint8Array, at: number): void {
    if (bytes[HEADER - 1] === OPEN) flow.open = readOpen(bytes, HEADER, bytes.length, []);
    const raw = bytes.slice();
    const receiver = flow.reverse === undefined ? undefined : this.flows.get(flow.reverse)?.open;
    if (!rewriteMessage(bytes, { sender: flow.open, receiver }, this.maps)) {
      this.tally.add(UNKNOWN.bgp, `a message of type ${bytes[HEADER - 1]} with a part that is not known`, bytes.length);
    }
    this.keep(flow, { at, bytes, raw });
  }

  /** The header of a message that will not be whole stays: marker, length, type. */
  private keepHeader(flow: Flow): void {
    const { framer } = flow;
    const have = framer.end - framer.start;
    if (!framer.synced || have === 0) return;
    const bytes = framer.buffer.slice(framer.start, framer.end);
    if (bytes.subarray(0, MARKER).some((v) => v !== 0xff)) return;
    blank(bytes, HEADER, bytes.length);
    this.keep(flow, { at: flow.base + framedUpTo(framer), bytes, raw: undefined });
  }

  private keep(flow: Flow, piece: Piece): void {
    flow.pieces.push(piece);
    flow.kept += piece.bytes.length;
    while (flow.kept > KEPT_BYTES && flow.pieces.length > 1) flow.kept -= flow.pieces.shift()!.bytes.length;
  }

  /** Fills in the packets whose payload lies before `upTo`: with messages, and zeros where there is none. */
  private settle(flow: Flow, upTo: number): void {
    if (flow.waiting.length === 0) return;
    flow.waiting = flow.waiting.filter(({ packet, at }) => {
      if (at + packet.to - packet.from > upTo) return true;
      this.fill(flow, packet, at);
      this.waiting--;
      close(packet);
      return false;
    });
  }

  private fill(flow: Flow, packet: WaitingPacket, at: number): void {
    const { bytes, from, to } = packet;
    const own = bytes.slice(from, to);
    blank(bytes, from, to);
    const end = at + to - from;
    for (const piece of flow.pieces) {
      const low = Math.max(at, piece.at);
      const high = Math.min(end, piece.at + piece.bytes.length);
      for (let p = low; p < high; p++) {
        const differs = piece.raw !== undefined && piece.raw[p - piece.at] !== own[p - at];
        // a copy that is not like the first one stays unlike it
        bytes[from + p - at] = piece.bytes[p - piece.at]! ^ (differs ? 0xff : 0);
      }
    }
  }
}

function close(packet: WaitingPacket): void {
  packet.open = false;
  packet.close();
}

function partLength(p: StreamPart): number {
  if (p.kind === "data") return p.bytes.length;
  return p.kind === "cut" || p.kind === "gap" ? p.length : 0;
}

/** The direction found that it counted one byte too many (a SYN with data that takes no number): so did what is kept here. */
function moveBase(flow: Flow, by: number): void {
  if (by === 0) return;
  flow.pieces = flow.pieces.map((p) => ({ ...p, at: p.at + by }));
  flow.waiting = flow.waiting.map((w) => ({ packet: w.packet, at: w.at + by }));
}
