// How the echo packets of each stream went by: at which interface, in which direction, from which MAC to which, with which TTL.
// And marks of some requests, by which the same probe is known again under another address.
import { mac } from "../core/address.ts";
import { type Room, plainRoom } from "../core/room.ts";
import type { ClockBases } from "./clock-base.ts";
import { EchoSizes } from "./echo-sizes.ts";
import type { EchoFlow, EchoLeg } from "./echo-flow.ts";
import { type FlowKey, FlowTable, intsOf } from "./flow-table.ts";
import * as layout from "./loop-layout.ts";
import { MarkColumns } from "./mark-columns.ts";
import type { RecordBatch } from "../read/batch.ts";
import type { Echo } from "./probe-tracker.ts";

/** Packets that are all looked at; of later ones those whose sequence number is a multiple of EVERY. */
const ALL = layout.ECHO_ALL;
const EVERY = layout.ECHO_EVERY;
/** Streams of one input, ways of one stream. */
const FLOWS = 8192;
const LEGS = 64;
const FIRST_LEGS = 64;
const OUTGOING = 4;
/** An IPv4 header without options, an ICMP header. */
const IPV4 = 20;
const ICMP = 8;
const PLAIN_IPV4 = 0x45;
const PROTOCOL_ICMP = 1;

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const { ROW_INTS, ECHO_REQUEST_LEG, ECHO_REPLY_LEG, ECHO_SEEN, LEG_FLOATS, LEG_INTS, LEG_REQUEST, LEG_PLACE } = layout;
const { LEG_COOKED, LEG_TTL, LEG_FROM, LEG_FROM_HIGH, LEG_TO, LEG_TO_HIGH, LEG_KNOWN, LEG_FIRST_SEQ } = layout;
const { LEG_LAST_SEQ, LEG_SIZE, LEG_PACKETS, LEG_FIRST_RECORD, LEG_LAST_RECORD, LEG_SIZE_PACKETS } = layout;

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

interface Flow {
  /** Numbers of its legs, in order of appearance. */
  readonly legs: number[];
  readonly marks: MarkColumns;
  omitted: number;
}

const SENDER = 1;
const RECEIVER = 2;
/** Size of a packet whose header was not read. */
const NOT_READ = -1;

/** Echo packets of one input. Fill `place`, then call `add` for each that `wants` asks for. */
export class EchoBook {
  // prettier-ignore
  readonly place: EchoPlace = { row: 0, face: 0, cooked: 0, ttl: 0, eth: -1, sender: -1, payload: -1, captured: 0, length: -1 };
  /** Packets of streams beyond the limit. */
  refused = 0;
  /** Keys of the streams, with the columns of their rows (see loop-layout.ts). */
  readonly keys: FlowTable;
  /** Legs of all streams; replaced when it grows. The compiled loop counts in them as well. */
  legs: Float64Array;
  /** Packets seen, and marks kept, of all streams. */
  readonly totals: Float64Array;
  private legInts: Int32Array;
  private legCount = 0;
  private readonly sizes = new EchoSizes();
  private readonly flows: Flow[] = [];
  private readonly room: Room;
  private ns: Float64Array = new Float64Array(0);
  private first = 1;
  private shift = 0;
  private base = 0;

  constructor(room: Room = plainRoom) {
    this.room = room;
    this.keys = new FlowTable(FLOWS, room);
    this.legs = room.floats(FIRST_LEGS * LEG_FLOATS);
    this.legInts = intsOf(this.legs);
    this.totals = room.floats(2);
  }

  /** The rows that follow are rows of this batch; `clock` has entered it. */
  enter(batch: RecordBatch, clock: ClockBases): void {
    this.ns = batch.ns;
    this.first = batch.first;
    this.shift = clock.shift;
    this.base = clock.current;
  }

  /** Whether the next echo packet, with this sequence number, is looked at. Call it once for each. */
  wants(seq: number): boolean {
    return ++this.totals[ECHO_SEEN]! <= ALL || seq % EVERY === 0;
  }

  /** An echo packet at `place`; `view` holds its bytes. */
  add(request: boolean, echo: Echo, view: DataView): void {
    const f = this.flow(echo);
    if (f < 0) {
      this.refused++;
      return;
    }
    this.leg(f, request, echo.seq, view);
    if (request) this.mark(f, echo.seq, view);
  }

  /** A mark of the request at `place`, of stream `f`. */
  mark(f: number, seq: number, view: DataView): void {
    const { row, payload, captured, length } = this.place;
    const { next } = this.flows[f]!.marks;
    next.seq = seq;
    next.ns = this.ns[row]! + this.shift;
    next.base = this.base;
    next.record = this.first + row;
    this.flows[f]!.marks.offer({ view, payload, captured, length });
  }

  /** Streams in order of appearance, with the names of interfaces by the caller. */
  list(clock: ClockBases, texts: EchoTexts): EchoFlow[] {
    return this.flows.map((f, n) => ({
      key: keyOf(this.keys.key(n), texts),
      legs: f.legs.map((leg) => this.legOf(leg, texts)),
      omitted: f.omitted,
      sampled: this.totals[ECHO_SEEN]! > ALL,
      marks: f.marks.list(clock, texts.input),
    }));
  }

  private flow(e: Echo): number {
    const known = this.keys.find(e.from, e.to, e.k2, e.k3);
    if (known >= 0) return known;
    const f = this.keys.add(e.from, e.to, e.k2, e.k3);
    if (f >= 0) this.flows.push({ legs: [], marks: new MarkColumns(f, this.keys, this.totals, this.room), omitted: 0 });
    return f;
  }

  private leg(f: number, request: boolean, seq: number, view: DataView): void {
    const { row, face, cooked, ttl, eth, sender } = this.place;
    const record = this.first + row;
    const at = eth >= 0 ? eth + 6 : sender;
    const from = at < 0 ? 0 : view.getInt32(at + 2);
    const fromHigh = at < 0 ? 0 : view.getUint16(at);
    const to = eth < 0 ? 0 : view.getInt32(eth + 2);
    const toHigh = eth < 0 ? 0 : view.getUint16(eth);
    const known = (at < 0 ? 0 : SENDER) | (eth < 0 ? 0 : RECEIVER);
    const { legInts: ints } = this;
    for (const leg of this.flows[f]!.legs) {
      const i = leg * LEG_INTS;
      if ((ints[i + LEG_REQUEST] === 1) !== request || ints[i + LEG_FROM] !== from || ints[i + LEG_TO] !== to) continue;
      if (ints[i + LEG_TTL] !== ttl || ints[i + LEG_PLACE] !== face || ints[i + LEG_COOKED] !== cooked) continue;
      if (ints[i + LEG_FROM_HIGH] !== fromHigh || ints[i + LEG_TO_HIGH] !== toHigh) continue;
      if (ints[i + LEG_KNOWN] !== known) continue;
      this.again(f, leg, seq, record, view);
      return;
    }
    const leg = this.newLeg(f);
    if (leg < 0) return;
    const i = leg * LEG_INTS;
    const own = this.legInts;
    own[i + LEG_REQUEST] = request ? 1 : 0;
    own[i + LEG_PLACE] = face;
    own[i + LEG_COOKED] = cooked;
    own[i + LEG_TTL] = ttl;
    own[i + LEG_FROM] = from;
    own[i + LEG_FROM_HIGH] = fromHigh;
    own[i + LEG_TO] = to;
    own[i + LEG_TO_HIGH] = toHigh;
    own[i + LEG_KNOWN] = known;
    own[i + LEG_FIRST_SEQ] = seq;
    own[i + LEG_SIZE] = NOT_READ;
    this.legs[leg * LEG_FLOATS + LEG_FIRST_RECORD] = record;
    this.again(f, leg, seq, record, view);
  }

  /** One more packet of a leg. */
  private again(f: number, leg: number, seq: number, record: number, view: DataView): void {
    const i = leg * LEG_INTS;
    const c = leg * LEG_FLOATS;
    const { legs, legInts } = this;
    const size = this.size(view);
    if (size !== legInts[i + LEG_SIZE]) {
      this.flush(leg);
      legInts[i + LEG_SIZE] = size;
      this.sizes.meet(leg, size);
    }
    legs[c + LEG_SIZE_PACKETS]!++;
    legs[c + LEG_PACKETS]!++;
    legInts[i + LEG_LAST_SEQ] = seq;
    legs[c + LEG_LAST_RECORD] = record;
    this.keys.ints[f * ROW_INTS + (legInts[i + LEG_REQUEST] === 1 ? ECHO_REQUEST_LEG : ECHO_REPLY_LEG)] = leg + 1;
  }

  private flush(leg: number): void {
    const c = leg * LEG_FLOATS + LEG_SIZE_PACKETS;
    this.sizes.count(leg, this.legInts[leg * LEG_INTS + LEG_SIZE]!, this.legs[c]!);
    this.legs[c] = 0;
  }

  private newLeg(f: number): number {
    const flow = this.flows[f]!;
    if (flow.legs.length >= LEGS) {
      flow.omitted++;
      return -1;
    }
    const leg = this.legCount++;
    if (this.legCount * LEG_FLOATS > this.legs.length) {
      const { legs, legInts } = this;
      this.legs = this.room.floats(legs.length * 2);
      this.legInts = intsOf(this.legs);
      this.legInts.set(legInts);
      this.room.drop(legs);
    }
    flow.legs.push(leg);
    return leg;
  }

  /** IP total length * 2, and 1 with Don't Fragment. The header lies right before the ICMP header, or is not read. */
  private size(view: DataView): number {
    const at = this.place.payload - ICMP - IPV4;
    if (at < 0 || at + IPV4 > view.byteLength) return NOT_READ;
    if (view.getUint8(at) !== PLAIN_IPV4 || view.getUint8(at + 9) !== PROTOCOL_ICMP) return NOT_READ;
    return (view.getUint16(at + 2) << 1) | ((view.getUint8(at + 6) >>> 6) & 1);
  }

  private legOf(leg: number, texts: EchoTexts): EchoLeg {
    this.flush(leg);
    const i = this.legInts.subarray(leg * LEG_INTS);
    const c = leg * LEG_FLOATS;
    const [place, cooked, known, ttl] = [i[LEG_PLACE]!, i[LEG_COOKED]!, i[LEG_KNOWN]!, i[LEG_TTL]!];
    const name = texts.interfaceName(place >>> 2, cooked >>> 3);
    const direction = directionOf(place & 3, cooked);
    return {
      packet: i[LEG_REQUEST] === 1 ? "request" : "reply",
      place: `${place >>> 2}/${cooked >>> 3}`,
      ...(name === undefined ? {} : { interface: name }),
      ...(direction === undefined ? {} : { direction }),
      ...((known & SENDER) === 0 ? {} : { sourceMac: macText(i[LEG_FROM_HIGH]!, i[LEG_FROM]!) }),
      ...((known & RECEIVER) === 0 ? {} : { destinationMac: macText(i[LEG_TO_HIGH]!, i[LEG_TO]!) }),
      ...(ttl === 0 ? {} : { ttl }),
      sizes: this.sizes.of(leg),
      packets: this.legs[c + LEG_PACKETS]!,
      firstSeq: i[LEG_FIRST_SEQ]!,
      lastSeq: i[LEG_LAST_SEQ]!,
      first: { input: texts.input, record: this.legs[c + LEG_FIRST_RECORD]! },
      last: { input: texts.input, record: this.legs[c + LEG_LAST_RECORD]! },
    };
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
