// What the compiled loop counts on its own, by row of the ledger and length, until it is added to the observer's counters.
import { type Room, sharedAt } from "../core/room.ts";
import { LAYER } from "../decode/wire/slots.ts";
import type { LinkCounters } from "./frame-counters.ts";
import { type Ledger, type LedgerRow, NO_DELTA } from "./ledger.ts";
import { LENGTHS, LONGEST, TAG_LENGTHS } from "./loop-layout.ts";

/** Rows of one table: see `lengths`. */
const ROWS = LONGEST;
const VLANS = 4096;

/** Frames of one link type that took the fast path. */
export interface FastTable {
  readonly link: LinkCounters;
  readonly ethernet: boolean;
  /**
   * Counts by length. Plain traffic is row 0, VXLAN 8 and Geneve 16 + 8 for each word of options, to which are added
   * 4 for IPv6 outside, 2 for a tag outside and 1 for a tag inside.
   */
  readonly lengths: (Float64Array | undefined)[];
  readonly rows: (LedgerRow | undefined)[];
  /** Frames of each row whose inner frame was padded; behind them the longest frame of all. */
  readonly padded: Int32Array;
  /** Counts by length of frames with one tag, by its VLAN. */
  readonly tags: (Int32Array | undefined)[];
  /** Where the loop finds the arrays of `lengths` and `tags`; 0 where there is none, or it lies elsewhere. */
  readonly lengthsAt: Int32Array;
  readonly tagsAt: Int32Array;
  /** Record and IP lengths of frames without an Ethernet header. */
  readonly records: Float64Array;
  readonly packets: Float64Array;
}

/** An empty table. */
export function newTable(link: LinkCounters, room: Room): FastTable {
  const empty = <T>() => Array<T | undefined>(ROWS).fill(undefined);
  const counts = () => room.floats(link.ethernet ? 0 : LENGTHS);
  return {
    link,
    ethernet: link.ethernet,
    lengths: empty(),
    rows: empty(),
    padded: room.ints(LONGEST + 1),
    tags: [],
    lengthsAt: room.ints(ROWS),
    tagsAt: room.ints(VLANS),
    records: counts(),
    packets: counts(),
  };
}

/** Counts a packet of a row; the loop counts further ones itself where it can. */
export function countLength(table: FastTable, index: number, length: number, room: Room): void {
  let counts = table.lengths[index];
  if (counts === undefined) {
    counts = table.lengths[index] = room.floats(LENGTHS);
    table.lengthsAt[index] = sharedAt(counts) ?? 0;
  }
  counts[length]!++;
}

/** Counts a frame with one tag in the same way. */
export function countTag(table: FastTable, vid: number, length: number, room: Room): void {
  if (length >= TAG_LENGTHS) {
    table.link.addTag(vid, length);
    return;
  }
  let counts = table.tags[vid];
  if (counts === undefined) {
    counts = table.tags[vid] = room.ints(TAG_LENGTHS);
    table.tagsAt[vid] = sharedAt(counts) ?? 0;
  }
  counts[length]!++;
}

/** Adds a table to the counters of its link and to the rows of the ledger. */
export function foldTable(table: FastTable): void {
  const { link, lengths, rows, ethernet, records, packets, padded } = table;
  const longest = padded[LONGEST]!;
  link.lengths.addAll(records, longest);
  link.packetLengths?.addAll(packets, longest);
  for (let index = 0; index < ROWS; index++) {
    const counts = lengths[index];
    if (counts === undefined) continue;
    rows[index]!.outer.addAll(counts, longest);
    rows[index]!.padded += padded[index]!;
    if (ethernet) link.lengths.addAll(counts, longest);
  }
  for (const [vid, counts] of table.tags.entries())
    counts?.forEach((frames, length) => frames > 0 && link.addManyTagged(vid, length, frames));
}

/** What a row of the ledger is made from: its index among `rows`, and offsets. */
export interface RowPlace {
  readonly index: number;
  readonly ethernet: boolean;
  /** Outermost frame or packet, outermost IP header, and inner frame. */
  readonly start: number;
  readonly ip: number;
  readonly e: number;
  readonly record: number;
}

/** The ledger's row of a stack that the compiled loop knows. */
export function ledgerRow(ledger: Ledger, { index, ethernet, start, ip, e, record }: RowPlace): LedgerRow {
  if (index === 0) return ledger.row(ledger.plain, { ethernet, innerFrame: false, delta: NO_DELTA }, record);
  const v6 = (index & 4) !== 0;
  const header = v6 ? 40 : 20;
  let stack = ledger.with(ledger.plain, v6 ? LAYER.ipv6 : LAYER.ipv4, header);
  stack = ledger.with(stack, LAYER.udp, 8);
  stack = ledger.with(stack, index >= 16 ? LAYER.geneve : LAYER.vxlan, e - ip - header - 8);
  stack = ledger.with(stack, LAYER.eth, 14);
  if ((index & 1) !== 0) stack = ledger.with(stack, LAYER.vlan, 4);
  return ledger.row(stack, { ethernet, innerFrame: true, delta: e - start }, record);
}
