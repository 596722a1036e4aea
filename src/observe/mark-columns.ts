// Marks of the requests of one stream, as columns of numbers: a capture has up to 131,072 of them.
import { type Room, sharedAt } from "../core/room.ts";
import type { EpochNs } from "../core/time.ts";
import type { ClockBases } from "./clock-base.ts";
import type { EchoMarks } from "./echo-flow.ts";
import type { FlowTable } from "./flow-table.ts";
import * as layout from "./loop-layout.ts";
import type { SourceRef } from "./observation.ts";

const FIRST_ROOM = 8;
/** Room grows by this: fresh memory costs nothing before it is written to, and what was outgrown is not used again. */
const GROWTH = 8;
/** Marks of one stream and of one input, and bytes of the payload that are hashed: senders that stamp their probes do so at its start. */
const { MARKS, ALL_MARKS, MARK_PAYLOAD } = layout;

// Local names: V8 folds a module's own constants into the code, and loads imported ones from memory each time.
const FLOATS = layout.MARK_FLOATS;
const NS = layout.MARK_NS;
const RECORD = layout.MARK_RECORD;
const HASH = layout.MARK_HASH;
const INTS = layout.MARK_INTS;
const SEQ = layout.MARK_SEQ;
const BASE = layout.MARK_BASE;
const LENGTH = layout.MARK_LENGTH;
const { ROW_INTS, ECHO_MARK_MASK, ECHO_MARKS, ECHO_MARK_ROOM, ECHO_MARK_FLOATS, ECHO_MARK_INTS } = layout;
const { ECHO_MARK_LAST, ECHO_ALL_MARKS } = layout;

/** One mark: stamp in ns from a clock base. */
interface NextMark {
  seq: number;
  ns: number;
  base: number;
  record: number;
}

/** The payload of a request: its first byte and the end of what was captured, -1 where it is not there; length -1 unknown. */
interface Payload {
  readonly view: DataView;
  readonly payload: number;
  readonly captured: number;
  readonly length: number;
}

/** Marks of one stream in order of appearance. Fill `next`, then call `offer`. The compiled loop adds marks where there is room. */
export class MarkColumns {
  readonly next: NextMark = { seq: 0, ns: 0, base: 0, record: 0 };
  private readonly flow: number;
  private readonly rows: FlowTable;
  private readonly totals: Float64Array;
  private readonly room: Room;
  private floats: Float64Array;
  private ints: Int32Array;

  /** Marks of stream `flow` of `rows`; `totals` are the numbers of the echo book. */
  constructor(flow: number, rows: FlowTable, totals: Float64Array, room: Room) {
    this.flow = flow;
    this.rows = rows;
    this.totals = totals;
    this.room = room;
    this.floats = room.floats(FIRST_ROOM * FLOATS);
    this.ints = room.ints(FIRST_ROOM * INTS);
    this.place();
  }

  /** A mark may be kept: one of each number, thinned by powers of two, while the input has room. */
  offer(at: Payload): void {
    const { next, totals } = this;
    const { seq } = next;
    const r = this.flow * ROW_INTS;
    const { ints: row } = this.rows;
    if ((seq & row[r + ECHO_MARK_MASK]!) !== 0 || row[r + ECHO_MARK_LAST] === seq + 1) return;
    if (totals[ECHO_ALL_MARKS]! >= ALL_MARKS) return;
    if (row[r + ECHO_MARKS]! >= MARKS) this.thin();
    if ((seq & row[r + ECHO_MARK_MASK]!) !== 0) return;
    const count = row[r + ECHO_MARKS]!;
    if ((count + 1) * INTS > this.ints.length) this.grow();
    const { view, payload, captured, length } = at;
    const whole = payload >= 0 && length > 0 && captured - payload >= Math.min(length, MARK_PAYLOAD);
    const { floats, ints } = this;
    const f = count * FLOATS;
    const i = count * INTS;
    floats[f + NS] = next.ns;
    floats[f + RECORD] = next.record;
    floats[f + HASH] = whole ? hash(view, payload, Math.min(length, MARK_PAYLOAD)) : -1;
    ints[i + SEQ] = seq;
    ints[i + BASE] = next.base;
    ints[i + LENGTH] = length;
    row[r + ECHO_MARKS] = count + 1;
    row[r + ECHO_MARK_LAST] = seq + 1;
    totals[ECHO_ALL_MARKS]!++;
  }

  /** Keeps every other number. */
  private thin(): void {
    const r = this.flow * ROW_INTS;
    const { ints: row } = this.rows;
    const before = row[r + ECHO_MARKS]!;
    const mask = row[r + ECHO_MARK_MASK]! * 2 + 1;
    let left = 0;
    for (let n = 0; n < before; n++) {
      if ((this.ints[n * INTS + SEQ]! & mask) !== 0) continue;
      this.floats.copyWithin(left * FLOATS, n * FLOATS, (n + 1) * FLOATS);
      this.ints.copyWithin(left * INTS, n * INTS, (n + 1) * INTS);
      left++;
    }
    row[r + ECHO_MARK_MASK] = mask;
    row[r + ECHO_MARKS] = left;
    row[r + ECHO_MARK_LAST] = left === 0 ? 0 : this.ints[(left - 1) * INTS + SEQ]! + 1;
    this.totals[ECHO_ALL_MARKS]! -= before - left;
  }

  /** As later stages take them. What few of them ask for is made when it is asked for. */
  list(clock: ClockBases, input: string): EchoMarks {
    const count = this.rows.ints[this.flow * ROW_INTS + ECHO_MARKS]!;
    const floats = this.floats.slice(0, count * FLOATS);
    const ints = this.ints.slice(0, count * INTS);
    const all = <T>(of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
    let at: (EpochNs | undefined)[] | undefined;
    let sources: SourceRef[] | undefined;
    return {
      seq: Int32Array.from({ length: count }, (_, n) => ints[n * INTS + SEQ]!),
      hash: Float64Array.from({ length: count }, (_, n) => floats[n * FLOATS + HASH]!),
      length: Int32Array.from({ length: count }, (_, n) => ints[n * INTS + LENGTH]!),
      get at() {
        at ??= all((n) => clock.epoch(ints[n * INTS + BASE]!, floats[n * FLOATS + NS]!));
        return at;
      },
      get sources() {
        sources ??= all((n) => ({ input, record: floats[n * FLOATS + RECORD]! }));
        return sources;
      },
    };
  }

  private grow(): void {
    const { room, floats, ints } = this;
    this.floats = room.floats(floats.length * GROWTH);
    this.floats.set(floats);
    this.ints = room.ints(ints.length * GROWTH);
    this.ints.set(ints);
    room.drop(floats);
    room.drop(ints);
    this.place();
  }

  /** Tells the compiled loop where marks go: nowhere, where they are not in its memory. */
  private place(): void {
    const r = this.flow * ROW_INTS;
    const { ints: row } = this.rows;
    const [floats, ints] = [sharedAt(this.floats), sharedAt(this.ints)];
    row[r + ECHO_MARK_ROOM] = floats === undefined || ints === undefined ? 0 : this.ints.length / INTS;
    row[r + ECHO_MARK_FLOATS] = floats ?? 0;
    row[r + ECHO_MARK_INTS] = ints ?? 0;
  }
}

/** FNV-1a (32 bits) of the first bytes of a payload. */
function hash(view: DataView, at: number, length: number): number {
  let h = 0x811c9dc5;
  for (let i = at; i < at + length; i++) h = Math.imul(h ^ view.getUint8(i), 0x01000193);
  return h >>> 0;
}
