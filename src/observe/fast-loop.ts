// The host of the compiled loop (src/assembly/loop.ts): tells it where tables lie, and does what it hands back. That loop is the
// second walk over a frame, for speed alone; both must give the same Observation: test/observe/fast-loop.test.ts runs every
// capture it can find through both.
import { type SharedRoom, sharedAt, sharedMemory } from "../core/room.ts";
import { type TunnelPort, portTable } from "../decode/wire/next-layer.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import { type FastTable, countLength, countTag, foldTable, ledgerRow, newTable } from "./fast-table.ts";
import type { LinkCounters } from "./frame-counters.ts";
import type { FrameObserver } from "./frame-observer.ts";
import * as layout from "./loop-layout.ts";
import { LOOP } from "./loop.generated.ts";
import type { MacBook } from "./mac-book.ts";
import type { ProbeTracker } from "./probe-tracker.ts";

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const { C_ROW, C_IP, C_NETWORK, C_TAG, C_COOKED, C_FACE, C_GROUP, C_TTL, C_ETH, C_SENDER_AT, C_SENDER_VTEP } = layout;
const { C_FROM, C_TO, C_K2, C_K3, C_SEQ, C_VTEP, C_PORT, C_VIEW, C_PAYLOAD, C_CAPTURED, C_AT_FACE } = layout;

/** The loop, compiled once, and who runs it: it never waits, so there is one at a time. */
let loop: (() => void) | undefined;
let running: FastLoop | undefined;

/** What of the loop's own bytes is written to. */
const OWN_INTS = 1024;

/** Runs batches for one observer whose tables are in `room`; call `finish` before its counters are read. */
export class FastLoop {
  /** False when a row of the last batch had no stamp, or an earlier one than the row before it. */
  regular = true;
  readonly o: FrameObserver;
  private readonly tracker: ProbeTracker;
  private readonly macs: MacBook | undefined;
  private readonly room: SharedRoom;
  private readonly ports: Uint8Array;
  /** What the loop keeps of each interface. */
  private readonly faces: Int32Array;
  private readonly guess: boolean;
  private readonly own: Int32Array;
  private readonly numbers: Float64Array;
  private readonly tables = new Map<LinkCounters, FastTable>();
  private readonly byInterface: (FastTable | undefined)[] = [];
  /** `room.made` when the loop was last told where tables lie. */
  private told = -1;

  private batch!: RecordBatch;
  private interfaces: readonly CaptureInterface[] = [];
  /** Offset in the memory of the batch's bytes. */
  private start = 0;

  /** The loop, or undefined where there is no memory that it could share. */
  static open(o: FrameObserver, ports: readonly TunnelPort[], guess: boolean, room: SharedRoom): FastLoop | undefined {
    const memory = sharedMemory();
    if (memory === undefined) return undefined;
    const table = room.bytes(65_536);
    table.set(portTable(ports));
    const faces = room.ints(layout.FACES_TOLD * layout.FACE_INTS);
    if ([table, faces, o.udpPorts, o.echoes.totals].some((array) => sharedAt(array) === undefined)) return undefined;
    return new FastLoop({ o, memory, ports: table, faces, guess, room });
  }

  private constructor(p: {
    o: FrameObserver;
    memory: WebAssembly.Memory;
    ports: Uint8Array;
    faces: Int32Array;
    guess: boolean;
    room: SharedRoom;
  }) {
    this.o = p.o;
    this.tracker = p.o.tracker;
    this.macs = p.o.macs;
    this.room = p.room;
    this.ports = p.ports;
    this.faces = p.faces;
    this.guess = p.guess;
    this.own = new Int32Array(p.memory.buffer, 0, OWN_INTS);
    this.numbers = new Float64Array(p.memory.buffer, 0, OWN_INTS / 2);
    loop ??= compile(p.memory);
  }

  /**
   * Takes every row of a batch that the observer has entered, and sets `regular`; `previous` is the stamp before. False: the
   * batch lies where the loop cannot read it, and nothing was done.
   */
  run(batch: RecordBatch, interfaces: readonly CaptureInterface[], previous: number): boolean {
    const { own, numbers } = this;
    const at = this.placeBatch(batch);
    if (at === undefined) return false;
    this.batch = batch;
    this.interfaces = interfaces;
    this.start = at;
    numbers[layout.C_FIRST / 2] = batch.first;
    numbers[layout.C_SHIFT / 2] = this.o.clock.shift;
    numbers[layout.C_PREVIOUS / 2] = previous;
    own[layout.C_BASE] = this.o.clock.current;
    own[layout.C_ONE_PLACE] = this.tracker.onePlace ? 1 : 0;
    this.tell();
    runFor(this);
    this.regular = own[layout.C_REGULAR] === 1;
    return true;
  }

  private placeBatch(batch: RecordBatch): number | undefined {
    const { own } = this;
    const { bytes, offset, caplen, len, ns, iface, fcs, direction } = batch;
    let all = true;
    for (const [place, column] of [
      [layout.C_BYTES, bytes],
      [layout.C_OFFSET, offset],
      [layout.C_CAPLEN, caplen],
      [layout.C_LEN, len],
      [layout.C_NS, ns],
      [layout.C_IFACE, iface],
      [layout.C_FCS, fcs],
      [layout.C_DIRECTION, direction],
    ] as const) {
      const at = sharedAt(column);
      if (at === undefined) all = false;
      else own[place] = at;
    }
    own[layout.C_COUNT] = batch.count;
    return all ? own[layout.C_BYTES] : undefined;
  }

  /** Tells the loop where tables lie. One that lies elsewhere is given as an empty one, and what is looked up there comes back. */
  private tell(): void {
    const { own, o, tracker } = this;
    this.told = this.room.made;
    own[layout.C_TABLES] = tracker.tables === undefined ? 0 : 1;
    own[layout.C_PORTS] = sharedAt(this.ports)!;
    own[layout.C_FACES] = sharedAt(this.faces)!;
    own[layout.C_UDP_PORTS] = sharedAt(o.udpPorts)!;
    own[layout.C_GUESS] = this.guess ? 1 : 0;
    this.tellTable({ at: layout.C_TABLE, mask: layout.C_TABLE_MASK }, tracker, [
      [layout.C_ROWS, tracker.floats],
      [layout.C_SLOTS, tracker.slots],
    ]);
    this.tellTable({ at: layout.C_BOOK_TABLE, mask: layout.C_BOOK_MASK }, o.book, [
      [layout.C_BOOK_WORDS, o.book.words],
      [layout.C_BOOK_WIDE, o.book.isV6],
    ]);
    own[layout.C_MACS] = o.macs === undefined ? 0 : 1;
    if (o.macs !== undefined) this.tellSenders(o.macs);
    this.tellTable({ at: layout.C_ECHO_TABLE, mask: layout.C_ECHO_MASK }, o.echoes.keys, [
      [layout.C_ECHO_ROWS, o.echoes.keys.floats],
      [layout.C_ECHO_LEGS, o.echoes.legs],
    ]);
    own[layout.C_ECHO] = sharedAt(o.echoes.totals)!;
    const { table: tcp } = o.flows.connections;
    const known = this.tellTable({ at: layout.C_TCP_TABLE, mask: layout.C_TCP_MASK }, tcp, [
      [layout.C_TCP_ROWS, tcp.floats],
    ]);
    own[layout.C_TCP] = known && !o.flows.broken ? (sharedAt(tcp.totals) ?? 0) : 0;
    own[layout.C_STALLS] = sharedAt(tracker.stalls.counts) ?? 0;
    const { sample } = o;
    const kept = sample === undefined ? undefined : sharedAt(sample.totals);
    own[layout.C_SAMPLES] = sample === undefined ? 0 : 1;
    own[layout.C_HEADS_COUNT] = 0;
    if (sample !== undefined && kept !== undefined && this.place(layout.C_HEADS, sample.heads)) {
      own[layout.C_HEADS_COUNT] = sample.heads.length / layout.HEAD_INTS;
      own[layout.C_KEPT] = kept;
    }
    const { values, kept: counts, strides } = tracker.spacings;
    const spaced =
      this.place(layout.C_SPACING_VALUES, values) &&
      this.place(layout.C_SPACING_KEPT, counts) &&
      this.place(layout.C_SPACING_STRIDES, strides);
    own[layout.C_SPACING_COUNT] = spaced ? counts.length : 0;
  }

  private tellSenders(macs: MacBook): void {
    const { own } = this;
    const { numbers, kinds } = macs.silences;
    this.tellTable({ at: layout.C_MAC_TABLE, mask: layout.C_MAC_MASK }, macs, [[layout.C_MAC_ROWS, macs.floats]]);
    const known = this.place(layout.C_SILENCES, numbers) && this.place(layout.C_SILENCE_KINDS, kinds);
    if (!known) own[layout.C_SILENCE_KINDS] = 0;
  }

  private place(index: number, array: ArrayBufferView): boolean {
    const at = sharedAt(array);
    if (at !== undefined) this.own[index] = at;
    return at !== undefined;
  }

  /** False for a table that lies elsewhere. */
  private tellTable(
    index: { readonly at: number; readonly mask: number },
    table: { readonly table: Int32Array; readonly mask: number },
    more: readonly (readonly [number, ArrayBufferView])[],
  ): boolean {
    const { own } = this;
    const known = this.place(index.at, table.table) && more.every(([place, array]) => this.place(place, array));
    own[index.mask] = known ? table.mask : 0;
    if (!known) own[index.at] = layout.C_EMPTY * 4;
    return known;
  }

  /** The table of the interface that the loop has switched to. */
  private table(): FastTable {
    return this.byInterface[this.interfaces[this.own[C_AT_FACE]!]!.index]!;
  }

  // What the loop hands back.

  /** A frame that is none of the common ones. */
  frame(row: number): void {
    this.o.frame(row, this.interfaces[this.own[C_AT_FACE]!]!, this.table().link);
  }

  /** Tables may have been made since the loop was told where they lie. */
  tellAgain(): void {
    if (this.room.made !== this.told) this.tell();
  }

  /** A frame with one tag. */
  addTag(vid: number, length: number): void {
    countTag(this.table(), vid, length, this.room);
  }

  /** The first UDP packet to a port. */
  seenPort(port: number): void {
    this.o.udpPortsSeen.push([port, this.batch.first + this.own[C_ROW]!]);
  }

  /** AddressBook id of an IPv6 address. */
  addressV6(at: number): number {
    return this.o.book.v6(this.batch.view, at - this.start);
  }

  /** An echo request of the tracker. */
  request(): void {
    this.echo();
    this.tracker.request();
  }

  /** An echo reply of the tracker. */
  reply(): void {
    this.echo();
    this.tracker.reply();
  }

  /** The requests of a stream come from another outer port. */
  newPort(flow: number): void {
    this.echo();
    this.tracker.newPort(flow);
  }

  /** An echo packet for the echo book. */
  addEcho(request: boolean): void {
    this.echoPlace();
    this.o.echoes.add(request, this.echo(), this.batch.view);
  }

  /** A mark for the echo book. */
  addMark(flow: number): void {
    this.echoPlace();
    this.o.echoes.mark(flow, this.own[C_SEQ]!, this.batch.view);
  }

  /** A sender answered a probe to an address. */
  answered(sender: number, address: number, wide: boolean): void {
    this.macs!.answered(sender, address, wide);
  }

  /** The rows that follow are of this interface. */
  enter(iface: number): void {
    const face = this.interfaces[iface]!;
    const { own } = this;
    const table = (this.byInterface[face.index] ??= this.tableOf(this.o.frames.of(face)));
    const known =
      this.place(layout.C_LENGTHS, table.lengthsAt) &&
      this.place(layout.C_PADDED, table.padded) &&
      this.place(layout.C_SINGLE, table.tagsAt) &&
      this.place(layout.C_RECORDS, table.records) &&
      this.place(layout.C_PACKETS, table.packets);
    own[C_AT_FACE] = iface;
    if (!known) {
      // no room: every frame of this interface is the walker's
      own[layout.C_PADDED] = layout.SCRATCH;
      own[layout.C_ETHERNET] = 0;
      own[layout.C_LINK_TYPE] = -1;
      return;
    }
    own[layout.C_ETHERNET] = table.ethernet ? 1 : 0;
    own[layout.C_LINK_TYPE] = face.linkType;
    if (iface >= layout.FACES_TOLD) return;
    const { C_LENGTHS, C_PADDED, C_ETHERNET, C_LINK_TYPE, C_RECORDS, C_PACKETS, C_SINGLE } = layout;
    const at = iface * layout.FACE_INTS;
    const told = [C_LENGTHS, C_PADDED, C_ETHERNET, C_LINK_TYPE, C_RECORDS, C_PACKETS, C_SINGLE];
    this.faces[at + layout.FACE_KNOWN] = 1;
    for (const [i, index] of told.entries()) this.faces[at + 1 + i] = own[index]!;
  }

  private tableOf(link: LinkCounters): FastTable {
    const known = this.tables.get(link);
    if (known !== undefined) return known;
    const table = newTable(link, this.room);
    this.tables.set(link, table);
    return table;
  }

  /** Sets the tracker's echo to the one that the loop has at hand. */
  private echo() {
    const { own } = this;
    const { echo } = this.tracker;
    echo.from = own[C_FROM]!;
    echo.to = own[C_TO]!;
    echo.k2 = own[C_K2]!;
    echo.k3 = own[C_K3]!;
    echo.seq = own[C_SEQ]!;
    echo.row = own[C_ROW]!;
    echo.vtep = own[C_VTEP]!;
    echo.port = own[C_PORT]!;
    echo.view = own[C_VIEW]!;
    return echo;
  }

  /** Sets the place of the echo book to that of the echo at hand. */
  private echoPlace(): void {
    const { own, start } = this;
    const { place } = this.o.echoes;
    const at = (index: number) => (own[index]! < 0 ? -1 : own[index]! - start);
    place.row = own[C_ROW]!;
    place.face = own[C_FACE]!;
    place.cooked = own[C_COOKED]!;
    place.ttl = own[C_TTL]!;
    place.eth = at(C_ETH);
    place.sender = at(C_SENDER_AT);
    place.payload = at(C_PAYLOAD);
    place.captured = at(C_CAPTURED);
    place.length = place.captured - place.payload;
  }

  /** A packet for the flows. */
  follow(ip: number, t: number, end: number, tcp: boolean): void {
    const { own, start, o } = this;
    const { place } = o.flows;
    place.row = own[C_ROW]!;
    place.ip = ip - start;
    place.t = t - start;
    place.end = place.captured = end - start;
    place.v6 = this.batch.view.getUint8(place.ip) >>> 4 === 6;
    place.network = own[C_NETWORK]!;
    place.tag = own[C_TAG]!;
    place.ifindex = own[C_COOKED]! >>> 3;
    o.flows.packet(tcp);
  }

  /** A frame for the MacBook: gives its row. */
  hear(mac: number): number {
    const { own } = this;
    const { place } = this.macs!;
    place.row = own[C_ROW]!;
    place.network = own[C_NETWORK]!;
    place.vtep = own[C_SENDER_VTEP]!;
    place.face = own[C_FACE]!;
    place.cooked = own[C_COOKED]!;
    place.tag = own[C_TAG]!;
    place.kind = 0;
    place.group = own[C_GROUP] !== 0;
    return this.macs!.frame(this.batch.view, mac - this.start);
  }

  /** A packet of a row of the ledger. */
  newRow(index: number, eth: number, length: number): void {
    const { batch, own, start, o } = this;
    const table = this.table();
    const row = own[C_ROW]!;
    const ip = own[C_IP]! - start;
    const { ethernet } = table;
    const place = { index, ethernet, start: ethernet ? batch.offset[row]! : ip, ip, e: eth - start };
    table.rows[index] ??= ledgerRow(o.ledger, { ...place, record: batch.first + row });
    countLength(table, index, length, this.room);
  }

  /** Adds what was counted here to the observer's counters. */
  finish(): void {
    for (const table of this.tables.values()) foldTable(table);
  }
}

function compile(memory: WebAssembly.Memory): () => void {
  const module = new WebAssembly.Module(Buffer.from(LOOP, "base64"));
  const { exports } = new WebAssembly.Instance(module, { env: { memory }, host: HOST });
  return exports["run"] as () => void;
}

function runFor(host: FastLoop): void {
  running = host;
  loop!();
  running = undefined;
}

/** What may make tables: then the loop is told anew where they lie. */
const making =
  <A extends number[], R>(work: (host: FastLoop, ...args: A) => R) =>
  (...args: A): R => {
    const host = running!;
    const result = work(host, ...args);
    host.tellAgain();
    return result;
  };

/** What the loop hands back, by the names of src/assembly/memory.ts. */
const HOST: Record<string, unknown> = {
  frame: making((h, row: number) => h.frame(row)),
  enter: making((h, iface: number) => h.enter(iface)),
  newRow: making((h, index: number, eth: number, length: number) => h.newRow(index, eth, length)),
  addTag: making((h, vid: number, length: number) => h.addTag(vid, length)),
  seenPort: (port: number) => running!.seenPort(port),
  v4: making((h, address: number) => h.o.book.v4(address)),
  v6: making((h, at: number) => h.addressV6(at)),
  follow: making((h, ip: number, t: number, end: number, tcp: number) => h.follow(ip, t, end, tcp === 1)),
  roundTrip: (at: number, ns: number, value: number) => running!.o.flows.connections.addRoundTrip(at, ns, value),
  request: making((h) => h.request()),
  reply: making((h) => h.reply()),
  retire: making((h, flow: number, ordinal: number, next: number) => h.o.tracker.retire(flow, ordinal, next)),
  endStall: (flow: number) => running!.o.tracker.endStall(flow),
  newPort: (flow: number) => running!.newPort(flow),
  keepProbe: (flow: number, ordinal: number, slot: number) => running!.o.tracker.keepProbe(flow, ordinal, slot),
  addSample: making((h, flow: number, ordinal: number, slot: number, late: number) =>
    h.o.tracker.addSample(flow, ordinal, slot, late === 1),
  ),
  addSpacing: making((h, flow: number, slot: number, next: number) => h.o.tracker.addSpacing(flow, slot, next)),
  addSightings: (flow: number, ordinal: number, slot: number) => running!.o.tracker.addSightings(flow, ordinal, slot),
  echo: making((h, request: number) => h.addEcho(request === 1)),
  mark: making((h, flow: number) => h.addMark(flow)),
  sender: making((h, mac: number) => h.hear(mac)),
  answered: (sender: number, address: number, wide: number) => running!.answered(sender, address, wide === 1),
};
