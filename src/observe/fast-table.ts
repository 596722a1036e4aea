// What the fast loop counts on its own, by row of the ledger and length, until it is added to the observer's counters.
import { LAYER } from "../decode/wire/slots.ts";
import type { LinkCounters } from "./frame-counters.ts";
import { SMALL } from "./histogram.ts";
import { type Ledger, type LedgerRow, NO_DELTA } from "./ledger.ts";

/** Rows of one table: see `lengths`. */
const ROWS = 1024;

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
  /** Record and IP lengths of frames without an Ethernet header. */
  readonly records: Float64Array;
  readonly packets: Float64Array;
  /** Longest frame of all. */
  longest: number;
}

/** An empty table. */
export function newTable(link: LinkCounters): FastTable {
  const empty = <T>() => Array<T | undefined>(ROWS).fill(undefined);
  const counts = () => new Float64Array(link.ethernet ? 0 : SMALL);
  const { ethernet } = link;
  return { link, ethernet, lengths: empty(), rows: empty(), records: counts(), packets: counts(), longest: 0 };
}

/** Adds a table to the counters of its link and to the rows of the ledger. */
export function foldTable({ link, lengths, rows, ethernet, records, packets, longest }: FastTable): void {
  link.lengths.addAll(records, longest);
  link.packetLengths?.addAll(packets, longest);
  for (let index = 0; index < ROWS; index++) {
    const counts = lengths[index];
    if (counts === undefined) continue;
    rows[index]!.outer.addAll(counts, longest);
    if (ethernet) link.lengths.addAll(counts, longest);
  }
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

/** The ledger's row of a stack that the fast loop knows. */
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
