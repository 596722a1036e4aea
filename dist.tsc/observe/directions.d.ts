import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
/** Senders and receivers of one recording, by MAC and by outermost IP address; group addresses are none. */
export declare class Directions {
    private readonly senders;
    private readonly receivers;
    private both;
    private blind;
    /** The pair before, of MACs and of IP addresses: most packets repeat it. */
    private readonly last;
    /** True: some address both sends and receives. False: none does. Undefined: it cannot be told. */
    get bothWays(): boolean | undefined;
    /** Nothing more is learnt from further packets. */
    get settled(): boolean;
    /** The packets of a batch. */
    enter(batch: RecordBatch, interfaces: readonly CaptureInterface[]): void;
    /** A packet from one address to another; a group address as receiver is given as undefined. `kind` 2 for IP beside MACs. */
    pair(from: number | string | undefined, to: number | string | undefined, kind?: 0 | 2): void;
    private packet;
    private ip;
}
