import { Histogram } from "./histogram.ts";
import type { EncapsulationCounts } from "./observation.ts";
/** Inner length is not known as a length of its own: no inner frame, or a link type without frames. */
export declare const NO_DELTA = -1;
/** Packets of one stack whose outer and inner length differ by one and the same number of bytes. */
export interface LedgerRow {
    readonly stack: Stack;
    readonly ethernet: boolean;
    /** The inner packet is an Ethernet frame. */
    readonly innerFrame: boolean;
    /** Outer length - inner length: of frames on Ethernet, else outer IP total length - inner length. */
    readonly delta: number;
    /** Of the outer length. */
    readonly outer: Histogram;
    padded: number;
    readonly first: number;
}
/** Headers from the outer IP header to the inner Ethertype; the empty stack is plain IP traffic. */
interface Stack {
    readonly id: number;
    readonly headers: readonly {
        readonly layer: number;
        readonly bytes: number;
    }[];
    readonly children: Map<number, Stack>;
}
/** Counts encapsulated and plain packets of one input. */
export declare class Ledger {
    private readonly root;
    private stacks;
    /** All stacks beyond the limit: like the overflow row, not reported. */
    private readonly full;
    private readonly rows;
    private readonly overflow;
    /** Plain traffic. */
    get plain(): Stack;
    /** `stack` with one more header inside it. */
    with(stack: Stack, layer: number, bytes: number): Stack;
    /** The row to count in. `record` is the frame's, for the first of a row. Beyond the limit all share one that is not reported. */
    row(stack: Stack, kind: {
        ethernet: boolean;
        innerFrame: boolean;
        delta: number;
    }, record: number): LedgerRow;
    /** Packets of rows beyond the limit. */
    get refused(): number;
    /** Counts `n` packets of this outer length. */
    count(row: LedgerRow, outerLength: number, n?: number): void;
    /** One row a stack and kind of link, in order of first appearance. */
    counts(input: string): EncapsulationCounts[];
}
/** Both together, by stack and kind of link. Associative and commutative; rows come in order of their stacks. */
export declare function mergeEncapsulation(a: readonly EncapsulationCounts[], b: readonly EncapsulationCounts[]): EncapsulationCounts[];
export {};
