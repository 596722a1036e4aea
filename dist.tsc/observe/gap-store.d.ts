import type { ClockBases } from "./clock-base.ts";
import { type RawMark } from "./raw-mark.ts";
/** Most probes kept singly for one input; 48 bytes each. */
export declare const GAP_PROBES: number;
/** Probes without an answer between two answered ones, in order of ordinal. */
export interface Gap {
    readonly before: RawMark | undefined;
    readonly replyBefore: RawMark | undefined;
    /** Indices into the store. */
    readonly ids: number[];
    /** Not all of its probes are simply without an answer: errors, answers that came very late. */
    mixed: boolean;
    /** Beyond GAP_PROBES: how many follow that are not kept singly, by kind, and the last of them. */
    tail: RawMark | undefined;
    tailLost: number;
    tailIcmp: number;
    tailLocal: number;
    after: RawMark | undefined;
    replyAfter: RawMark | undefined;
}
/** The gaps of one stream. */
export interface FlowGaps {
    readonly gaps: Gap[];
    open: Gap | undefined;
    /** A gap whose first reply by arrival may still be another probe's. */
    watched: Gap | undefined;
    /** Probes of gaps that the limit left out, in order, and how many gaps those are. */
    readonly spilled: number[];
    spilledGaps: number;
    spilledMixed: boolean;
}
/** The gaps of one input. Stamps and notes as in the ring. */
export declare class GapStore {
    count: number;
    /** Probes counted in tails. */
    untracked: number;
    private shortLeft;
    private longLeft;
    private floats;
    private ints;
    private readonly flows;
    private readonly limit;
    constructor(limit?: number);
    /** The gaps of a stream, or undefined when it never had one. */
    of(flow: number): FlowGaps | undefined;
    /** Begins a gap after the answered probe `before`. */
    begin(flow: number, before: RawMark | undefined, replyBefore: RawMark | undefined): void;
    /** Adds a probe to the open gap and gives its id, for `setSent`; -1 when it has to go to the gap's tail. */
    add(flow: number, ordinal: number, note: number, vtep: number): number;
    /** When the request of a probe was stamped, and its record. */
    setSent(id: number, ns: number, record: number): void;
    /** Counts a probe that is not kept singly. */
    addToTail(flow: number, mark: RawMark): void;
    /** Ends the open gap of a stream with the first answered probe after it. */
    end(flow: number, after: RawMark): void;
    /** Ends the stream: a gap that is still open has nothing after it. */
    finish(flow: number): void;
    /**
     * Another answered probe after a late one that ended a gap. False once no later reply can have come before the ones
     * seen: it was sent after the earliest of them had arrived.
     */
    watch(flow: number, mark: RawMark, clock: ClockBases): boolean;
    /** Ordinal of the last probe of the open gap. */
    lastOrdinal(flow: number): number;
    /** The last probe of the open gap. */
    last(flow: number, clock: ClockBases): RawMark | undefined;
    /** The mark of a probe; its state is "late" or "answered" once answered, else lost until the end of the recording is known. */
    mark(id: number, clock: ClockBases): RawMark;
    private keep;
    /** The probe of this ordinal that is kept singly, or -1. */
    find(flow: number, ordinal: number): number;
    /** The last probes without an answer, newest first. */
    latest(flow: number, most: number): Generator<number, void, undefined>;
    /** The open gap where it reaches so far, else the last listed one that begins no later. */
    private gapOf;
    /** Marks the gap that the probe `id` is in as mixed. */
    private mix;
    private firstOrdinal;
    private search;
    /** True when the probe has had an answer. */
    isAnswered(id: number): boolean;
    /** State of a probe that has had an answer. */
    answeredAs(id: number): "answered" | "late";
    /** When the request after the probe `id` was stamped; undefined when none has left the ring, or none is known. */
    sentAfter(flow: number, id: number): {
        readonly ns: number;
        readonly base: number;
    } | undefined;
    /** A reply that was recorded after the probe had left the ring; `onTime` when it is stamped before the next request. */
    answer(flow: number, id: number, at: {
        ns: number;
        base: number;
        record: number;
    }, onTime: boolean): void;
    /** Adds bits to a probe's note. */
    addNote(flow: number, id: number, bits: number): void;
    ordinal(id: number): number;
    sent(id: number): number;
    record(id: number): number;
    arrived(id: number): number;
    arrivedRecord(id: number): number;
    vtep(id: number): number;
    note(id: number): number;
    private grow;
}
