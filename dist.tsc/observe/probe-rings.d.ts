import type { ClockBases } from "./clock-base.ts";
import * as table from "./flow-table.ts";
import type { ProbeState } from "./observation.ts";
import { type RawMark } from "./raw-mark.ts";
export declare const SLOTS_MANY_PLACES = 64;
export declare const SLOTS_MOST = 4096;
/** Slot 0 is never a probe's: it holds the request that is about to come in. */
export declare const INCOMING = 0;
export declare const SLOT = 8;
export declare const SENT = 0;
/** 0: the slot is empty. */
export declare const RECORD = 1;
export declare const ARRIVED = 2;
/** 0: no answer yet. */
export declare const ARRIVED_RECORD = 3;
export declare const SLOT_INTS = 16;
export declare const VTEP = 8;
export declare const VIEW = 9;
export declare const REPLY_VIEW = 10;
export declare const NOTE = 11;
/** Further places where the request was seen, and (from bit 16) the reply. */
export declare const SIGHTINGS = 12;
export declare const RING = 4;
export declare const MASK = 5;
export declare const LAST = 3;
export declare const OLDEST = 4;
export declare const RETIRED = 5;
export declare const SEGMENT_VTEP = 12;
export declare const SPACING_SKIP = 13;
export declare const FLAGS = 14;
export declare const TURN = 15;
export declare const RTT_SUM = 8;
export declare const RTT_MIN = 9;
export declare const RTT_MAX = 10;
export declare const WIDEST = 11;
export declare const LA_SENT = 12;
export declare const LA_ARRIVED = 13;
export declare const LA_NOTE = 28;
export declare const STALLED = 29;
export declare const LAST_PORT = 30;
export declare const SAMPLE_SKIP = 31;
export declare const LA_ORDINAL = 16;
export declare const LA_RECORD = 17;
export declare const LA_ARRIVED_RECORD = 18;
export declare const LATE = 19;
export declare const GAPPED = 20;
export declare const AMENDED = 21;
export declare const MAX_AMENDED = 22;
export declare const LIMIT = 46;
export declare const LR_NOTE = 47;
export declare const STALL_FIRST = 24;
export declare const STALL_LAST = 25;
export declare const STALL_LONGEST = 26;
export declare const LR_ORDINAL = 27;
export declare const LR_SENT = 28;
export declare const LR_RECORD = 29;
export declare const LR_ARRIVED = 30;
export declare const LR_ARRIVED_RECORD = 31;
export declare const FIRST = 32;
export declare const DUPLICATES = 33;
export declare const SEGMENT_PROBES = 34;
export declare const SEGMENT_ANSWERED = 35;
export declare const SEGMENT_FIRST = 36;
export declare const LAST_SENT = 37;
export declare const LAST_BASE = 76;
export declare const FACES = 77;
export declare const AMENDED_ON_TIME = 39;
/** Bits of FLAGS: a gap is open, that is, no answered probe has left the ring since. */
export declare const GAP_OPEN = 1;
/** The first reply after the last gap may still be another probe's. */
export declare const GAP_WATCHED = 2;
/** LR is set. */
export declare const LR_APART = 4;
/** The last answered probe was late. */
export declare const LA_LATE = 8;
/** The last reply by arrival was late. */
export declare const LR_LATE = 16;
/** Streams and the slots of their rings. Rings start small and double up to `mostSlots`. */
export declare class ProbeRings extends table.FlowTable {
    readonly clock: ClockBases;
    /** No packet is recorded at two places. */
    onePlace: boolean;
    protected slots: Float64Array<ArrayBuffer>;
    protected slotInts: Int32Array<ArrayBuffer>;
    private used;
    private readonly free;
    constructor(clock: ClockBases, limit: number);
    protected newRing(b: number): void;
    /** There is room for larger rings. */
    protected mayGrow(): boolean;
    /** `count` empty slots. */
    private take;
    /** Slot of an ordinal of stream `f`. */
    protected slotOf(f: number, ordinal: number): number;
    protected growRing(f: number): void;
    /** Slot of the next probe after ordinal `o`; `otherwise` when the ring has none. */
    protected next(f: number, o: number, otherwise: number): number;
    /** The probe in a slot as a mark. */
    protected markOf(o: number, slot: number, state: ProbeState): RawMark;
    /** The last answered probe of a stream. */
    protected lastAnswered(f: number): RawMark | undefined;
    /** The last reply by arrival, where it is another probe's. */
    protected lastReply(f: number): RawMark | undefined;
}
