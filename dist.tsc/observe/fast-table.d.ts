import type { LinkCounters } from "./frame-counters.ts";
import type { LedgerRow } from "./ledger.ts";
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
export declare function newTable(link: LinkCounters): FastTable;
/** Adds a table to the counters of its link and to the rows of the ledger. */
export declare function foldTable({ link, lengths, rows, ethernet, records, packets, longest }: FastTable): void;
