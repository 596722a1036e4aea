// Where each MAC was heard as a sender: at which interface and direction, in which VLAN, in which virtual network and from which
// VTEP, and its longest silences there. A row of numbers for each, found by a hash; nothing is allocated for a frame.
import { type Room, plainRoom } from "../core/room.ts";
import { scramble } from "./address-book.ts";
import type { AddressBook } from "./address-book.ts";
import type { ClockBases } from "./clock-base.ts";
import { intsOf } from "./flow-table.ts";
import * as layout from "./loop-layout.ts";
import { KIND, type MacNotes, SilenceRows, newNotes } from "./mac-silences.ts";
import type { MacSighting } from "./mac-sighting.ts";
import type { RecordBatch } from "../read/batch.ts";
import { ipv4FromU32 } from "../core/address.ts";

/** Most rows of one input; senders that come later are counted, not followed. */
const ROW_LIMIT = 8192;
/** Addresses that one MAC sent echo replies for; one that has more is a router. */
const ADDRESSES = 8;

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const FLOATS = layout.MAC_FLOATS;
const INTS = layout.MAC_INTS;
const LAST = layout.MAC_LAST;
const LAST_RECORD = layout.MAC_LAST_RECORD;
const FRAMES = layout.MAC_FRAMES;
const LEAST = layout.MAC_LEAST;
const { MAC_LOW, MAC_HIGH } = layout;
const NETWORK = layout.MAC_NETWORK;
const VTEP = layout.MAC_VTEP;
const FACE = layout.MAC_FACE;
const COOKED = layout.MAC_COOKED;
const LAST_KIND = layout.MAC_LAST_KIND;
const GROUPS = layout.MAC_GROUPS;
const ANSWERS = layout.MAC_ANSWERS;
const ROUTER = layout.MAC_ROUTER;
const FIRST_ROWS = 64;
const FIRST_PLACES = 256;

/** In `network`: the outer addresses are IPv6. */
export const OUTER_V6 = 1 << 26;

/** Where a frame was seen, as numbers. The caller fills the one of the book, then calls `frame`. */
export interface MacPlace {
  /** Row of the batch. */
  row: number;
  /** VNI + 1, 0 outside of tunnels; with OUTER_V6. */
  network: number;
  /** Outer source: 32 bits, or an AddressBook id with OUTER_V6; 0 outside of tunnels. */
  vtep: number;
  /** Interface of the capture << 2 | direction of the record. */
  face: number;
  /** ifindex << 3 | packet type of a cooked header, 0 elsewhere. */
  cooked: number;
  /** VLAN + 1 of the sender's own frame, 0 none. */
  tag: number;
  /** Sent to a group address. */
  group: boolean;
  kind: number;
}

/** The senders of one input. Call `enter` for each batch, `frame` for each frame, `sightings` once. */
export class MacBook {
  readonly place: MacPlace = { row: 0, network: 0, vtep: 0, face: 0, cooked: 0, tag: 0, group: false, kind: KIND.data };
  /** Frames of senders that found the book full. */
  refused = 0;
  private count = 0;
  /** Rows, and their numbers by hash; the compiled loop looks senders up in them as well. */
  floats: Float64Array;
  private ints: Int32Array;
  mask = FIRST_PLACES - 1;
  table: Int32Array;
  readonly silences: SilenceRows;
  private readonly room: Room;
  private readonly notes: MacNotes[] = [];
  private readonly clock: ClockBases;
  private readonly book: AddressBook;
  private ns: Float64Array = new Float64Array(0);
  private shift = 0;
  private first = 1;
  /** Clock base of all stamps here. */
  private base = -1;
  private broken = false;
  /** The last frame of a row and the one at hand, filled anew for each that is told. */
  private readonly was = { ns: 0, record: 0, kind: 0 };
  private readonly now = { ns: 0, record: 0, kind: 0 };

  constructor(clock: ClockBases, book: AddressBook, room: Room = plainRoom) {
    this.clock = clock;
    this.book = book;
    this.room = room;
    this.floats = room.floats(FIRST_ROWS * FLOATS);
    this.ints = intsOf(this.floats);
    this.table = room.ints(FIRST_PLACES);
    this.silences = new SilenceRows(this.ints, room);
  }

  /** The rows that follow are rows of this batch; the clock has entered it. */
  enter(batch: RecordBatch): void {
    this.ns = batch.ns;
    this.first = batch.first;
    this.shift = this.clock.shift;
    // A clock that jumped by weeks: what lies across that is no silence, and nothing is said at all.
    if (this.base >= 0 && this.base !== this.clock.current) this.broken = true;
    this.base = this.clock.current;
  }

  /** A frame at `place` whose sender's MAC is at `at`. Gives the sender's row, or -1 when it is not followed. */
  frame(view: DataView, at: number): number {
    const { network, vtep, face, cooked, tag, row } = this.place;
    const low = view.getInt32(at + 2);
    const high = view.getUint16(at) | (tag << 16);
    const t = this.ns[row]! + this.shift;
    const { table, mask, ints } = this;
    for (let h = hashOf(low, high, network, vtep, face + cooked) & mask; ; h = (h + 1) & mask) {
      const n = table[h]! - 1;
      if (n < 0) return this.open(low, high, t);
      const b = n * INTS;
      if (
        ints[b + MAC_LOW] !== low ||
        ints[b + MAC_HIGH] !== high ||
        ints[b + NETWORK] !== network ||
        ints[b + VTEP] !== vtep ||
        ints[b + FACE] !== face ||
        ints[b + COOKED] !== cooked
      )
        continue;
      const c = n * FLOATS;
      const { floats } = this;
      const { kind, group } = this.place;
      // false where either is not a number
      if (t - floats[c + LAST]! <= floats[c + LEAST]! && t >= floats[c + LAST]! && !group && ints[b + GROUPS] === 0) {
        floats[c + LAST] = t;
        floats[c + LAST_RECORD] = this.first + row;
        floats[c + FRAMES]!++;
        ints[b + LAST_KIND] = kind;
      } else this.add(n, t);
      return n;
    }
  }

  /** The sender of row `n` answered a probe to an address: an IPv4 address as 32 bits, or an AddressBook id. */
  answered(n: number, address: number, v6: boolean): void {
    const b = n * INTS;
    if ((this.ints[b + ANSWERS] === address && address !== 0) || this.ints[b + ROUTER] === 1) return;
    this.ints[b + ANSWERS] = address;
    const { answers, wide } = this.notes[n]!;
    for (let i = 0; i < answers.length; i++) if (answers[i] === address && wide[i] === v6) return;
    answers.push(address);
    wide.push(v6);
    if (answers.length > ADDRESSES) this.ints[b + ROUTER] = 1;
  }

  /** What is known of all senders, in order of appearance; nothing where the clock jumped by weeks. */
  sightings(): MacSighting[] {
    if (this.broken) return [];
    this.silences.detach();
    return this.notes.map((notes, n) => this.sighting(n, notes));
  }

  private open(low: number, high: number, t: number): number {
    if (this.count >= ROW_LIMIT || this.broken || t !== t) {
      this.refused++;
      return -1;
    }
    const n = this.count++;
    if (this.count * FLOATS > this.floats.length) this.growRows();
    const { floats, ints } = this;
    const { network, vtep, face, cooked } = this.place;
    const b = n * INTS;
    ints[b + MAC_LOW] = low;
    ints[b + MAC_HIGH] = high;
    ints[b + NETWORK] = network;
    ints[b + VTEP] = vtep;
    ints[b + FACE] = face;
    ints[b + COOKED] = cooked;
    floats[n * FLOATS + LAST] = Number.NaN;
    this.notes.push(newNotes(n, this.silences));
    if (this.count * 2 > this.mask) this.growTable();
    else this.enterTable(n);
    this.add(n, t);
    return n;
  }

  private growRows(): void {
    const { room, floats, ints } = this;
    this.floats = room.floats(floats.length * 2);
    this.ints = intsOf(this.floats);
    this.ints.set(ints);
    this.silences.senders = this.ints;
    room.drop(floats);
  }

  private growTable(): void {
    this.mask = this.mask * 2 + 1;
    this.room.drop(this.table);
    this.table = this.room.ints(this.mask + 1);
    for (let n = 0; n < this.count; n++) this.enterTable(n);
  }

  private enterTable(n: number): void {
    const { ints, table, mask } = this;
    const b = n * INTS;
    const faces = ints[b + FACE]! + ints[b + COOKED]!;
    let h = hashOf(ints[b + MAC_LOW]!, ints[b + MAC_HIGH]!, ints[b + NETWORK]!, ints[b + VTEP]!, faces) & mask;
    while (table[h] !== 0) h = (h + 1) & mask;
    table[h] = n + 1;
  }

  /** A frame that opens or ends something: a row, a silence, a group-addressed frame, one that lies before the last. */
  private add(n: number, t: number): void {
    if (t !== t) return;
    const b = n * INTS;
    const c = n * FLOATS;
    const { floats, ints, place } = this;
    const { silences } = this.notes[n]!;
    if (place.group) {
      silences.group(t, this.first + place.row, place.kind);
      ints[b + GROUPS] = 1;
      return;
    }
    const { was, now } = this;
    now.ns = t;
    now.record = this.first + place.row;
    now.kind = place.kind;
    floats[c + FRAMES]!++;
    const last = floats[c + LAST]!;
    if (t < last) {
      silences.divide(now);
      floats[c + LEAST] = silences.least;
      return;
    }
    was.ns = last;
    was.record = floats[c + LAST_RECORD]!;
    was.kind = ints[b + LAST_KIND]!;
    floats[c + LEAST] = silences.end(last === last ? was : undefined, now);
    ints[b + GROUPS] = 0;
    floats[c + LAST] = t;
    floats[c + LAST_RECORD] = now.record;
    ints[b + LAST_KIND] = now.kind;
  }

  private sighting(n: number, notes: MacNotes): MacSighting {
    const b = n * INTS;
    const c = n * FLOATS;
    const { floats, ints } = this;
    const last = floats[c + LAST]!;
    const before =
      last === last ? { ns: last, record: floats[c + LAST_RECORD]!, kind: ints[b + LAST_KIND]! } : undefined;
    const network = ints[b + NETWORK]!;
    const vlan = (ints[b + MAC_HIGH]! >>> 16) - 1;
    const epoch = (ns: number) => this.clock.epoch(this.base, ns)!;
    const direction = directionOf(ints[b + FACE]!, ints[b + COOKED]!);
    return {
      mac: macText(ints[b + MAC_HIGH]! & 0xffff, ints[b + MAC_LOW]!),
      iface: ints[b + FACE]! >>> 2,
      ...(ints[b + COOKED]! >>> 3 === 0 ? {} : { ifindex: ints[b + COOKED]! >>> 3 }),
      ...(direction === undefined ? {} : { direction }),
      ...(vlan < 0 ? {} : { vlan }),
      ...this.tunnel(network, ints[b + VTEP]!),
      frames: floats[c + FRAMES]!,
      groupFrames: notes.silences.groupFrames,
      // Made when somebody asks: thousands of senders have them, and few are asked about.
      get silences() {
        return notes.silences.list(before, epoch);
      },
      answers: ints[b + ROUTER] === 1 ? [] : notes.answers.map((a, i) => this.addressText(a, notes.wide[i]!)),
    };
  }

  private addressText(address: number, v6: boolean): string {
    return v6 ? this.book.text(address) : ipv4FromU32(address >>> 0);
  }

  private tunnel(network: number, vtep: number): { vni?: number; vtep?: string } {
    const vni = (network & (OUTER_V6 - 1)) - 1;
    if (vni < 0) return {};
    return { vni, vtep: this.addressText(vtep, (network & OUTER_V6) !== 0) };
  }
}

function hashOf(low: number, high: number, network: number, vtep: number, faces: number): number {
  return scramble(low ^ Math.imul(high ^ vtep, 0x9e3779b1) ^ Math.imul(network ^ (faces << 5), 0xc2b2ae35));
}

/** What the recorder says: flags of a pcapng block, or the packet type of a cooked header (4: sent by us). */
function directionOf(face: number, cooked: number): "in" | "out" | undefined {
  if ((face & 3) !== 0) return (face & 3) === 1 ? "in" : "out";
  if (cooked === 0) return undefined;
  return (cooked & 7) === 4 ? "out" : "in";
}

function macText(high: number, low: number): string {
  const hex = high.toString(16).padStart(4, "0") + (low >>> 0).toString(16).padStart(8, "0");
  return hex.replaceAll(/(..)(?=.)/g, "$1:");
}
