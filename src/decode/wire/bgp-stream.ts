// TCP segments of port 179 in, BGP messages out: reassembly, framing and sessions of many connections in bounded memory.
import type { EpochNs } from "../../core/time.ts";
import type { BgpFramer, FramedMessage, FramerSink } from "./bgp-framer.ts";
import { addBytes, addHole, byteCount, endFraming, newFramer } from "./bgp-framer.ts";
import type { BgpMessage } from "./bgp-message.ts";
import { HEADER, readBody } from "./bgp-message.ts";
import type { BgpOpen, BgpSession } from "./bgp-open.ts";
import { extendedMessageAgreed } from "./bgp-open.ts";
import type { Stop } from "./stop.ts";
import type { Mark, Sink, StreamNote, StreamPart, TcpDirection, TcpSegment } from "./tcp-reassembly.ts";
import { addSegment, flushDirection, heldBytes, newDirection } from "./tcp-reassembly.ts";

export type { TcpSegment } from "./tcp-reassembly.ts";

/** Something that the segments show about the capture or the connection. */
export interface BgpFinding {
  readonly code:
    | "bgp.gap" // bytes of a stream are not in the capture
    | "bgp.cut" // the snaplen cut a message
    | "bgp.mid-stream" // the capture begins within a message
    | "bgp.resync" // bytes were passed over to the next header
    | "bgp.no-header" // no header where a message must begin
    | "bgp.unfinished" // a stream, or the capture, ends within a message
    | "bgp.conflict" // two copies of a segment differ
    | "bgp.before-start" // bytes from before the first segment seen, recorded after it
    | "bgp.jump" // another connection with the same ports, without its SYN
    | "bgp.malformed" // a message that could be read only in part
    | "bgp.too-long" // longer than 4096 bytes without that having been agreed
    | "bgp.forgotten"; // state of a connection was dropped to bound memory
  readonly severity: "info" | "warning";
  readonly says: string;
  readonly flow: string;
  readonly from: string;
  readonly to: string;
  readonly record: number;
  readonly at: EpochNs | undefined;
}

/** Totals over all connections. */
export interface BgpStreamCounts {
  segments: number;
  payloadBytes: number;
  messages: number;
  /** Bytes that the snaplen cut or that are not in the capture. */
  missingBytes: number;
  /** Bytes that are there and are part of no message handed over. */
  undecodedBytes: number;
}

/** BGP connections of one capture. */
export interface BgpStreams {
  /** Takes a segment; gives the messages that it completes, each connection's in order. Nothing is thrown. */
  segment(s: TcpSegment): BgpMessage[];
  /** The capture ends: gives what waited behind gaps, and notes what is unfinished. */
  finish(): BgpMessage[];
  /** The first places of each kind, in order of discovery. */
  readonly findings: readonly BgpFinding[];
  /** How many findings of a code there were beyond those listed. */
  readonly omitted: ReadonlyMap<string, number>;
  readonly counts: Readonly<BgpStreamCounts>;
}

/** Most directions of connections kept at a time; the one unused for longest is forgotten. */
export const MAX_FLOWS = 4096;
/** Most bytes held over all connections. */
export const MAX_HELD_BYTES = 64 << 20;
/** Findings listed of each code. */
export const MAX_FINDINGS = 100;
const SHORT_MESSAGE = 4096;
const INFO: ReadonlySet<BgpFinding["code"]> = new Set(["bgp.mid-stream", "bgp.unfinished"]);

interface Flow {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly reverse: string | undefined;
  readonly direction: TcpDirection;
  framer: BgpFramer;
  open: BgpOpen | undefined;
  /** Framer bytes already added to the totals. */
  undecoded: number;
  held: number;
  last: Mark;
}

interface State {
  readonly flows: Map<string, Flow>;
  /** Last OPEN by "from>to", for callers that do not name the other direction. */
  readonly opens: Map<string, BgpOpen>;
  readonly findings: BgpFinding[];
  readonly perCode: Map<string, number>;
  readonly omitted: Map<string, number>;
  readonly counts: BgpStreamCounts;
  held: number;
}

/** Reader of the BGP connections of one capture (files of a ring in order are one capture). */
export function createBgpStreams(): BgpStreams {
  const counts = { segments: 0, payloadBytes: 0, messages: 0, missingBytes: 0, undecodedBytes: 0 };
  const state: State = {
    flows: new Map(),
    opens: new Map(),
    findings: [],
    perCode: new Map(),
    omitted: new Map(),
    counts,
    held: 0,
  };
  return {
    segment: (s) => addTo(state, s),
    finish: () => finish(state),
    findings: state.findings,
    omitted: state.omitted,
    counts,
  };
}

function addTo(state: State, s: TcpSegment): BgpMessage[] {
  const mark = { record: s.record, at: s.at, arrival: state.counts.segments++ };
  state.counts.payloadBytes += s.bytes.length;
  const empty = s.bytes.length + s.missing === 0 && !s.syn;
  if (empty && !state.flows.has(s.flow)) return [];
  const flow = touch(state, s, mark);
  const sink: Sink = { out: [], notes: [] };
  addSegment(flow.direction, s, mark, sink);
  const messages = deliver(state, flow, sink);
  account(state, flow);
  return messages;
}

/** The flow of a segment, as the one used last. */
function touch(state: State, s: TcpSegment, mark: Mark): Flow {
  const known = state.flows.get(s.flow);
  if (known !== undefined) {
    state.flows.delete(s.flow);
    state.flows.set(s.flow, known);
    known.last = mark;
    return known;
  }
  const flow: Flow = {
    name: s.flow,
    from: s.from,
    to: s.to,
    reverse: s.reverse,
    direction: newDirection(),
    framer: newFramer(false),
    open: undefined,
    undecoded: 0,
    held: 0,
    last: mark,
  };
  state.flows.set(s.flow, flow);
  return flow;
}

function deliver(state: State, flow: Flow, sink: Sink): BgpMessage[] {
  const messages: BgpMessage[] = [];
  for (const note of sink.notes) remark(state, flow, note);
  for (const part of sink.out) {
    const framed: FramerSink = { messages: [], notes: [] };
    addPart(state, flow, part, framed);
    for (const { code, says, mark } of framed.notes) report(state, flow, { code, says, mark });
    for (const m of framed.messages) messages.push(toMessage(state, flow, m));
  }
  return messages;
}

function addPart(state: State, flow: Flow, part: StreamPart, framed: FramerSink): void {
  switch (part.kind) {
    case "data":
      addBytes(flow.framer, part.bytes, part.mark, framed);
      break;
    case "cut":
    case "gap":
      state.counts.missingBytes += part.length;
      addHole(flow.framer, { length: part.length, cut: part.kind === "cut", mark: part.mark }, framed);
      break;
    case "end":
      endFraming(flow.framer, part.mark, framed);
      break;
    case "start":
      countUndecoded(state, flow);
      flow.framer = newFramer(part.whole);
      flow.undecoded = 0;
      flow.open = undefined;
      break;
  }
}

function remark(state: State, flow: Flow, note: StreamNote): void {
  switch (note.kind) {
    case "conflict": {
      const says = `${byteCount(note.bytes)} not as in an earlier copy; the earlier one counts`;
      report(state, flow, { code: "bgp.conflict", says, mark: note.mark });
      break;
    }
    case "beforeStart": {
      state.counts.undecodedBytes += note.bytes;
      const says = `${byteCount(note.bytes)} from before the first segment seen, recorded after it: not decoded`;
      report(state, flow, { code: "bgp.before-start", says, mark: note.mark });
      break;
    }
    case "jump": {
      const says = "sequence numbers of another connection with the same addresses and ports, without its SYN";
      report(state, flow, { code: "bgp.jump", says, mark: note.mark });
      break;
    }
  }
}

function report(state: State, flow: Flow, what: { code: BgpFinding["code"]; says: string; mark: Mark }): void {
  const { code, says, mark } = what;
  const n = (state.perCode.get(code) ?? 0) + 1;
  state.perCode.set(code, n);
  if (n > MAX_FINDINGS) {
    state.omitted.set(code, n - MAX_FINDINGS);
    return;
  }
  const severity = INFO.has(code) ? "info" : "warning";
  const { name, from, to } = flow;
  state.findings.push({ code, severity, says, flow: name, from, to, record: mark.record, at: mark.at });
}

function toMessage(state: State, flow: Flow, m: FramedMessage): BgpMessage {
  const session = sessionOf(state, flow);
  const stops: Stop[] = [];
  const body = readBody(m.bytes, session, stops);
  const type = m.bytes[HEADER - 1]!;
  const length = m.bytes.length;
  state.counts.messages++;
  if (body.kind === "open") {
    flow.open = body;
    remember(state.opens, `${flow.from}>${flow.to}`, body);
  }
  if (stops.length > 0) report(state, flow, { code: "bgp.malformed", says: stopText(stops), mark: m.completed });
  if (length > SHORT_MESSAGE && extendedMessageAgreed(session) === false) {
    const says = `message of ${length} bytes, more than 4096, which the OPENs do not allow`;
    report(state, flow, { code: "bgp.too-long", says, mark: m.completed });
  }
  const { record, at } = m.completed;
  return {
    flow: flow.name,
    from: flow.from,
    to: flow.to,
    record,
    at,
    firstRecord: m.first.record,
    firstAt: m.first.at,
    type,
    length,
    body,
    stops,
  };
}

function stopText(stops: readonly Stop[]): string {
  const s = stops[0]!;
  const what = s.bad ?? `${s.need} bytes needed, ${s.have} there (${s.endFrom})`;
  const more = stops.length > 1 ? `, and ${stops.length - 1} more` : "";
  return `${s.layer} at byte ${s.offset} of the message: ${what}${more}`;
}

function sessionOf(state: State, flow: Flow): BgpSession {
  const receiver =
    flow.reverse === undefined ? state.opens.get(`${flow.to}>${flow.from}`) : state.flows.get(flow.reverse)?.open;
  return { sender: flow.open, receiver };
}

function remember(opens: Map<string, BgpOpen>, pair: string, open: BgpOpen): void {
  opens.delete(pair);
  opens.set(pair, open);
  if (opens.size > MAX_FLOWS) opens.delete(opens.keys().next().value!);
}

/** Keeps the totals, and forgets the flows unused for longest when there are too many or they hold too much. */
function account(state: State, flow: Flow): void {
  countUndecoded(state, flow);
  const held = heldBytes(flow.direction) + flow.framer.buffer.length;
  state.held += held - flow.held;
  flow.held = held;
  while (state.flows.size > MAX_FLOWS || state.held > MAX_HELD_BYTES) {
    const oldest: Flow = state.flows.values().next().value!;
    state.flows.delete(oldest.name);
    state.held -= oldest.held;
    const waiting = oldest.direction.pendingBytes + oldest.framer.end - oldest.framer.start;
    state.counts.undecodedBytes += waiting;
    const says = `too many connections at once: this one was forgotten with ${byteCount(waiting)} not decoded`;
    report(state, oldest, { code: "bgp.forgotten", says, mark: oldest.last });
  }
}

function countUndecoded(state: State, flow: Flow): void {
  state.counts.undecodedBytes += flow.framer.undecodedBytes - flow.undecoded;
  flow.undecoded = flow.framer.undecodedBytes;
}

function finish(state: State): BgpMessage[] {
  const messages: BgpMessage[] = [];
  for (const flow of state.flows.values()) {
    const sink: Sink = { out: [], notes: [] };
    flushDirection(flow.direction, sink);
    sink.out.push({ kind: "end", mark: flow.last });
    messages.push(...deliver(state, flow, sink));
    countUndecoded(state, flow);
  }
  state.flows.clear();
  state.held = 0;
  return messages;
}
