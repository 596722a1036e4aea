import type { RecordBatch } from "../read/batch.ts";
import { BehindRequests } from "./behind-requests.ts";
import type { ClockBases } from "./clock-base.ts";
import { ProbeUnseen } from "./probe-unseen.ts";
import type { SampleBook } from "./sample-book.ts";
import type { StrayReply } from "./stray-replies.ts";
import { UnmatchedBook } from "./unmatched-replies.ts";
/** Most streams of one input; probes of later ones are counted, not followed. */
export declare const FLOW_LIMIT = 65536;
/** A request seen again within this time is a copy of it (another interface, another tunnel); later, its seq began anew. */
export declare const COPY_WINDOW_NS = 1000000000;
/** One echo packet, as the caller fills it in: key of the request (a reply gives its own ends the other way round). */
export interface Echo {
    /** IPv4 address as signed 32 bits, or AddressBook id of an IPv6 address. */
    from: number;
    to: number;
    /** keyOfVni and keyOfId of the flow table. */
    k2: number;
    k3: number;
    seq: number;
    /** Row of the batch. */
    row: number;
    /** AddressBook id of the VTEP: a request's outer destination, a reply's outer source. 0 outside tunnels. */
    vtep: number;
    /** Outer UDP source port; 0 when there is none. */
    port: number;
    /** Where the packet was seen: equal for two sightings only if they are at one interface, in one direction, with one TTL. */
    view: number;
}
/** Matches the echo packets of one input. Fill `echo`, then call `request` or `reply`. */
export declare class ProbeTracker extends ProbeUnseen {
    readonly echo: Echo;
    /** Requests of streams beyond the limit. */
    refused: number;
    /** Replies whose request is not in the recording, by stream. */
    readonly unmatched: UnmatchedBook;
    /** Requests seen again: at another place, and at the very same place. */
    copies: number;
    repeats: number;
    repeatRecord: number;
    /** Requests so far behind their stream that they have no place in it. */
    behind: BehindRequests | undefined;
    restarts: number;
    private ns;
    private iface;
    private first;
    private shift;
    private base;
    constructor(clock: ClockBases, sample: SampleBook | undefined, flowLimit?: number);
    /** Rows of echoes are rows of this batch from now on. `clock` has entered it. */
    enter(batch: RecordBatch): void;
    /** An echo request. */
    request(): void;
    /** An echo reply. */
    reply(): void;
    /** An ICMP error about the request of `echo` (its key and seq). False when no such probe is kept, or it has one already. */
    error(local: boolean): boolean;
    /** Index of the stream of `echo`, or -1. */
    stream(): number;
    /** Sets `echo` to the stream in whatever encapsulation that has sent its probe, if there is one without doubt. */
    seek(): boolean;
    private now;
    private record;
    /** The interface at hand carries packets of stream `f`. */
    private carry;
    private addBehind;
    private stamp;
    private keepStray;
    protected orphaned(reply: StrayReply, record: number, times: number): void;
    /** A new stream. */
    private open;
    /** The request that is next in its stream. */
    private append;
    /** Nothing more will be heard of the answered probes at the ring's end: the fewer slots are in use, the fewer cache lines. */
    private settle;
    private newPort;
    private fill;
    /** Makes the ring hold `ordinal`: grows it up to its limit, then lets the oldest probes go. */
    private makeRoom;
    /** A request that is not the next of its stream: a copy, one that was overtaken, or a sequence that began anew. */
    private again;
    /** The same sequence number, later: the stream goes on 65536 further. */
    private restart;
    /** True when nothing has left the ring yet and it can be made to reach down to `ordinal`. */
    private reaches;
    private insert;
    private copy;
    /** A reply seen again elsewhere: the first of the two sightings counts. */
    private replyElsewhere;
    /** A reply to a probe that has left the ring. */
    private veryLate;
}
