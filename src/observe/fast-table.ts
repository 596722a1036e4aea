// What the fast loop counts on its own, by row of the ledger and length, until it is added to the observer's counters.
import type { LinkCounters } from "./frame-counters.ts";
import { SMALL } from "./histogram.ts";
import type { LedgerRow } from "./ledger.ts";

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
  const empty = <T>() => Array.from({ length: ROWS }, (): T | undefined => undefined);
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
