import type { ClockBases } from "./clock-base.ts";
import { GapStore } from "./gap-store.ts";
import { PathBook } from "./path-book.ts";
import * as ring from "./probe-rings.ts";
import type { SampleBook } from "./sample-book.ts";
import * as columns from "./probe-table.ts";
import { SightingBook } from "./sighting-book.ts";
import { SpacingSamples } from "./spacing-sample.ts";
import { StallBook } from "./stall-book.ts";
/** Numbers of one stream once it has ended. */
export interface StreamTotals {
    readonly probes: number;
    readonly answered: number;
    readonly late: number;
    readonly duplicates: number;
    readonly rttSumNs: number;
    readonly rttMinNs: number;
    readonly rttMaxNs: number;
    readonly widestNs: number;
    readonly firstOrdinal: number;
    readonly lastOrdinal: number;
    /** Stamp of the request with the highest ordinal, and its clock base. */
    readonly lastSent: number;
    readonly lastBase: number;
}
/** What the first and the last request of a stream say; the rest of it is in columns. */
export interface StreamEnds {
    readonly firstSent: number;
    readonly firstBase: number;
    readonly firstRecord: number;
}
/** Streams with what their probes add up to. */
export declare class ProbeSettler extends ring.ProbeRings {
    readonly gaps: GapStore;
    readonly paths: PathBook;
    /** First request of each stream. */
    readonly ends: StreamEnds[];
    readonly stalls: StallBook;
    readonly spacings: SpacingSamples;
    readonly requestSightings: SightingBook;
    readonly replySightings: SightingBook;
    /** Every probe, where it is to be compared with other inputs. */
    tables: columns.ProbeTables | undefined;
    private readonly sample;
    constructor(clock: ClockBases, sample: SampleBook | undefined, limit: number);
    private begin;
    /** A probe leaves its ring for good. `next` is the slot of the one after it, or -1. */
    protected retire(f: number, o: number, next: number): void;
    /** At how many places the probe was seen. The recording may have ended between sightings of the last one. */
    private addSightings;
    /** Looks for the answer of a probe that is about to leave its ring without one. True when it is in the slot now. */
    protected adopt(_f: number, _o: number, _slot: number): boolean;
    /** Stamps that are too far from the first base for exact sums are left out. */
    private keepProbe;
    private retireAnswered;
    private isLate;
    private addLate;
    /** Late replies only: an earlier probe's reply may be the last by arrival. Across clock bases the newer one counts. */
    private keepLatestReply;
    private endStall;
    private retireUnanswered;
    /** The first answered probes after a gap. */
    private afterGap;
    /** The path changes with the probe of ordinal `o`, which is about to leave the ring. */
    private newSegment;
    private endSegment;
    private addSpacing;
    private addSample;
    /** Lets all probes of a ring go; `then` is the slot of what comes after them, -1 when nothing does. */
    protected retireAll(f: number, then: number): void;
    protected addRtt(c: number, rtt: number): void;
    /** Lets every probe go: the recording has ended. */
    finish(): void;
    private keepLast;
    /** Highest ordinal of a stream that was answered; NaN when none was. */
    maxAnswered(f: number): number;
    /** Numbers of a stream after `finish`. */
    totals(f: number): StreamTotals;
}
