import { type FlowTable } from "./flow-table.ts";
/** Bits of `k3` that the two ends choose: ICMP identifier and protocol. */
export declare const ENDS_AND_ID = 1073807359;
/** Of these, the protocol. */
export declare const ENDS_ONLY = 1073741824;
/** Streams of a table by both addresses and some bits of `k3`. */
export declare class FlowIndex {
    private readonly table;
    private readonly bits;
    private heads;
    private nexts;
    private added;
    constructor(table: FlowTable, bits: number);
    /** The newest stream between these ends, or -1. */
    first(from: number, to: number, k3: number): number;
    /** The next older stream between the same ends as `f`, or -1. */
    after(f: number): number;
    private match;
    private place;
    private add;
    private grow;
}
