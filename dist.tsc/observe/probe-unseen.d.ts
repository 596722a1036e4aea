import type { ClockBases } from "./clock-base.ts";
import { ProbeStrays } from "./probe-strays.ts";
import type { SampleBook } from "./sample-book.ts";
import type { StrayReply } from "./stray-replies.ts";
/** When something was stamped, from which clock base, and its record. */
export interface UnreadAt {
    readonly ns: number;
    readonly base: number;
    readonly record: number;
}
/** A reply of which only some is known: `id` is -1 where it is not. `k3` tells VLAN and protocol. */
export interface UnreadReply {
    readonly from: number;
    readonly to: number;
    readonly k2: number;
    readonly k3: number;
    readonly id: number;
    readonly view: number;
}
/** Probes marked for one reason, and the first records of what was not read. */
export declare class Unread {
    probes: number;
    readonly records: number[];
    add(record: number): void;
}
/** Streams whose probes may have answers that could not be read. */
export declare class ProbeUnseen extends ProbeStrays {
    /** Replies that were cut, or could not be decoded. */
    readonly cut: Unread;
    /** Replies of which fragments are missing. */
    readonly incomplete: Unread;
    private readonly byEnds;
    constructor(clock: ClockBases, sample: SampleBook | undefined, limit: number);
    /** A reply whose seq is not known: in each stream that it may be of, the last probe before it that has no answer. */
    unread(r: UnreadReply, at: UnreadAt, why: Unread): void;
    /** True when there was a stream; only those of the reply's own encapsulation when `own`. */
    private unreadIn;
    /** The probe of this key and seq has an answer that is not whole. */
    partly(reply: StrayReply, at: UnreadAt): void;
    private isOpen;
    private markLatest;
    private isBefore;
    /** False when it has a mark, or an error, already. */
    private markSlot;
    private markGone;
}
