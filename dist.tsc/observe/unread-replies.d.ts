import { type Slots } from "../decode/wire/slots.ts";
import type { RecordBatch } from "../read/batch.ts";
import type { AddressBook } from "./address-book.ts";
import type { ClockBases } from "./clock-base.ts";
import type { FrameFacts } from "./frame-facts.ts";
import type { Echo, ProbeTracker } from "./probe-tracker.ts";
import type { StrayReply } from "./stray-replies.ts";
/** A frame, walked: what is needed of it. */
export interface WalkedFrame {
    readonly batch: RecordBatch;
    readonly row: number;
    readonly slots: Slots;
    readonly facts: FrameFacts;
    /** Has entered the batch. */
    readonly clock: ClockBases;
    readonly book: AddressBook;
}
/** Replies of one capture that could not be read at once. */
export declare class UnreadReplies {
    private readonly tracker;
    private readonly fragments;
    constructor(tracker: ProbeTracker);
    /** A frame that was not decoded to its end: an echo reply, or what may be one. */
    stopped(w: WalkedFrame): void;
    /** A fragment. `reply` is the echo reply that it begins. Gives the reply that is whole with it. */
    fragment(w: WalkedFrame, reply: Echo | undefined): StrayReply | undefined;
    /** The recording has ended: what is not whole now never will be. */
    finish(): void;
    private lapsed;
}
