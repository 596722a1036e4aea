// How the echo packets of each stream went by: at which interface, in which direction, from which MAC to which, with which TTL.
// And marks of some requests, by which the same probe is known again under another address.
import { mac } from "../core/address.ts";
import type { ClockBases } from "./clock-base.ts";
import type { EchoFlow, EchoLeg, EchoSize } from "./echo-flow.ts";
import { type FlowKey, FlowTable } from "./flow-table.ts";
import { MarkColumns } from "./mark-columns.ts";
import type { RecordBatch } from "../read/batch.ts";
import type { Echo } from "./probe-tracker.ts";

/** Packets that are all looked at; of later ones those whose sequence number is a multiple of EVERY. */
const ALL = 65_536;
const EVERY = 8;
/** Streams of one input, ways of one stream, marks of one stream and of one input. */
const FLOWS = 8192;
const LEGS = 64;
const MARKS = 512;
const ALL_MARKS = 131_072;
/** Bytes of the payload that are hashed: senders that stamp their probes do so at its start. */
const PAYLOAD = 32;
const OUTGOING = 4;
/** Lengths that are told apart in one leg. */
const SIZES = 32;
/** An IPv4 header without options, an ICMP header. */
const IPV4 = 20;
const ICMP = 8;
const PLAIN_IPV4 = 0x45;
const PROTOCOL_ICMP = 1;
const DF = 0x40;

/** Where an echo packet was seen, as the caller fills it in. */
export interface EchoPlace {
  /** Row of the batch. */
  row: number;
  /** Interface of the capture << 2 | direction of the record. */
  face: number;
  /** ifindex << 3 | packet type of a cooked header, 0 elsewhere. */
  cooked: number;
  /** 0 where it is not known. */
  ttl: number;
  /** Offset of the frame's own Ethernet header (destination, source), -1 without one. */
  eth: number;
  /** Offset of the sender's MAC in a cooked header, -1 without one. */
  sender: number;
  /** First byte of the payload, and its end as far as it was captured; -1 where it is not there. */
  payload: number;
  captured: number;
  /** Bytes of the payload, -1 unknown. */
  length: number;
}

interface Leg {
  readonly request: boolean;
  readonly place: number;
  readonly cooked: number;
  readonly ttl: number;
  readonly from: number;
  readonly fromHigh: number;
  readonly to: number;
  readonly toHigh: number;
  readonly known: number;
  readonly sizes: EchoSize[];
  packets: number;
  readonly firstSeq: number;
  lastSeq: number;
  readonly firstRecord: number;
  lastRecord: number;
}

interface Flow {
  readonly legs: Leg[];
  readonly marks: MarkColumns;
  omitted: number;
}

const SENDER = 1;
const RECEIVER = 2;

/** Echo packets of one input. Fill `place`, then call `add` for each that `wants` asks for. */
export class EchoBook {
  // prettier-ignore
  readonly place: EchoPlace = { row: 0, face: 0, cooked: 0, ttl: 0, eth: -1, sender: -1, payload: -1, captured: 0, length: -1 };
  private seen = 0;
  /** Packets of streams beyond the limit. */
  refused = 0;
  private marks = 0;
  private readonly flows: Flow[] = [];
  /** Their keys, under the same numbers. */
  private readonly keys = new FlowTable(FLOWS);
  private ns: Float64Array = new Float64Array(0);
  private first = 1;
  private shift = 0;
  private base = 0;

  /** The rows that follow are rows of this batch; `clock` has entered it. */
  enter(batch: RecordBatch, clock: ClockBases): void {
    this.ns = batch.ns;
    this.first = batch.first;
    this.shift = clock.shift;
    this.base = clock.current;
  }

  /** Whether the next echo packet, with this sequence number, is looked at. Call it once for each. */
  wants(seq: number): boolean {
    return ++this.seen <= ALL || seq % EVERY === 0;
  }

  /** An echo packet at `place`; `view` holds its bytes. */
  add(request: boolean, echo: Echo, view: DataView): void {
    const flow = this.flow(echo);
    if (flow === undefined) {
      this.refused++;
      return;
    }
    this.leg(flow, request, echo.seq, view);
    if (request) this.mark(flow, echo.seq, view);
  }

  /** Streams in order of appearance, with the names of interfaces by the caller. */
  list(clock: ClockBases, texts: EchoTexts): EchoFlow[] {
    return this.flows.map((f, n) => ({
      key: keyOf(this.keys.key(n), texts),
      legs: f.legs.map((leg) => legOf(leg, texts)),
      omitted: f.omitted,
      sampled: this.seen > ALL,
      marks: f.marks.list(clock, texts.input),
    }));
  }

  private flow(e: Echo): Flow | undefined {
    const known = this.keys.find(e.from, e.to, e.k2, e.k3);
    if (known >= 0) return this.flows[known];
    if (this.keys.add(e.from, e.to, e.k2, e.k3) < 0) return undefined;
    const flow: Flow = { legs: [], marks: new MarkColumns(), omitted: 0 };
    this.flows.push(flow);
    return flow;
  }

  private leg(flow: Flow, request: boolean, seq: number, view: DataView): void {
    const { row, face, cooked, ttl, eth, sender } = this.place;
    const record = this.first + row;
    const at = eth >= 0 ? eth + 6 : sender;
    const from = at < 0 ? 0 : view.getInt32(at + 2);
    const fromHigh = at < 0 ? 0 : view.getUint16(at);
    const to = eth < 0 ? 0 : view.getInt32(eth + 2);
    const toHigh = eth < 0 ? 0 : view.getUint16(eth);
    const known = (at < 0 ? 0 : SENDER) | (eth < 0 ? 0 : RECEIVER);
    for (const l of flow.legs) {
      if (l.request !== request || l.from !== from || l.to !== to || l.ttl !== ttl || l.place !== face) continue;
      if (l.cooked !== cooked || l.fromHigh !== fromHigh || l.toHigh !== toHigh || l.known !== known) continue;
      l.packets++;
      this.size(l.sizes, view);
      l.lastSeq = seq;
      l.lastRecord = record;
      return;
    }
    if (flow.legs.length >= LEGS) {
      flow.omitted++;
      return;
    }
    const sizes: EchoSize[] = [];
    this.size(sizes, view);
    // prettier-ignore
    flow.legs.push({ request, place: face, cooked, ttl, from, fromHigh, to, toHigh, known, sizes, packets: 1, firstSeq: seq, lastSeq: seq, firstRecord: record, lastRecord: record });
  }

  /** Counts a packet under its IP total length and Don't Fragment. The header lies right before the ICMP header, or is not read. */
  private size(sizes: EchoSize[], view: DataView): void {
    const at = this.place.payload - ICMP - IPV4;
    if (at < 0 || at + IPV4 > view.byteLength) return;
    if (view.getUint8(at) !== PLAIN_IPV4 || view.getUint8(at + 9) !== PROTOCOL_ICMP) return;
    const bytes = view.getUint16(at + 2);
    const df = (view.getUint8(at + 6) & DF) !== 0;
    for (const s of sizes) {
      if (s.bytes !== bytes || s.df !== df) continue;
      s.packets++;
      return;
    }
    if (sizes.length < SIZES) sizes.push({ bytes, df, packets: 1 });
  }

  private mark(flow: Flow, seq: number, view: DataView): void {
    const { marks: m } = flow;
    const { row, payload, captured, length } = this.place;
    if (!m.keeps(seq) || m.lastSeq === seq || this.marks >= ALL_MARKS) return;
    if (m.count >= MARKS) this.marks -= m.thin();
    if (!m.keeps(seq)) return;
    const whole = payload >= 0 && length > 0 && captured - payload >= Math.min(length, PAYLOAD);
    m.next.seq = seq;
    m.next.ns = this.ns[row]! + this.shift;
    m.next.base = this.base;
    m.next.record = this.first + row;
    m.next.hash = whole ? hash(view, payload, Math.min(length, PAYLOAD)) : -1;
    m.next.length = length;
    m.add();
    this.marks++;
  }
}

/** What turns the numbers of a book into text. */
export interface EchoTexts {
  readonly input: string;
  /** An address of the key: `v6` for an AddressBook id. */
  address(value: number, v6: boolean): string;
  /** Name of an interface of the capture, or of one on the recording host; undefined where there is but one. */
  interfaceName(iface: number, ifindex: number): string | undefined;
}

/** FNV-1a (32 bits) of the first bytes of a payload. */
function hash(view: DataView, at: number, length: number): number {
  let h = 0x811c9dc5;
  for (let i = at; i < at + length; i++) h = Math.imul(h ^ view.getUint8(i), 0x01000193);
  return h >>> 0;
}

function keyOf(k: FlowKey, texts: EchoTexts): EchoFlow["key"] {
  return {
    ...(k.vni === undefined ? {} : { vni: k.vni }),
    ...(k.vlan === undefined ? {} : { vlan: k.vlan }),
    from: texts.address(k.from, k.v6),
    to: texts.address(k.to, k.v6),
    icmpId: k.icmpId,
    protocol: k.icmpv6 ? "icmpv6" : "icmp",
  };
}

function legOf(l: Leg, texts: EchoTexts): EchoLeg {
  const name = texts.interfaceName(l.place >>> 2, l.cooked >>> 3);
  const direction = directionOf(l.place & 3, l.cooked);
  return {
    packet: l.request ? "request" : "reply",
    place: `${l.place >>> 2}/${l.cooked >>> 3}`,
    ...(name === undefined ? {} : { interface: name }),
    ...(direction === undefined ? {} : { direction }),
    ...((l.known & SENDER) === 0 ? {} : { sourceMac: macText(l.fromHigh, l.from) }),
    ...((l.known & RECEIVER) === 0 ? {} : { destinationMac: macText(l.toHigh, l.to) }),
    ...(l.ttl === 0 ? {} : { ttl: l.ttl }),
    sizes: l.sizes,
    packets: l.packets,
    firstSeq: l.firstSeq,
    lastSeq: l.lastSeq,
    first: { input: texts.input, record: l.firstRecord },
    last: { input: texts.input, record: l.lastRecord },
  };
}

/** As the record says; else by the packet type of a cooked header (4: sent by the recording host). */
function directionOf(record: number, cooked: number): "in" | "out" | undefined {
  if (record !== 0) return record === 1 ? "in" : "out";
  if (cooked === 0) return undefined;
  return (cooked & 7) === OUTGOING ? "out" : "in";
}

function macText(high: number, low: number): string {
  const b = new Uint8Array(6);
  const view = new DataView(b.buffer);
  view.setUint16(0, high);
  view.setUint32(2, low);
  return mac(b, 0);
}
