import type { PingError, PingHeader, PingLocalError, PingLooseError, PingNoAnswer, PingReply, PingRtt, PingSummary } from "../decode/text/ping-rows.ts";
import type { ProbeErrorCount, SourceRef } from "./observation.ts";
import { PingMix } from "./ping-mix.ts";
import type { PingStyle } from "./ping-style.ts";
import { PingRing } from "./ping-ring.ts";
import { PingSettled } from "./ping-settle.ts";
import type { Judgement } from "./ping-settle.ts";
import type { ProbeTables } from "./probe-table.ts";
/** What the runs of one input share. */
export interface PingShared {
    /** ns from the input's base of a row's stamp; NaN without one. */
    ns(row: Pick<PingReply, "sec" | "nsec" | "written" | "wrapped">): number;
    source(line: number): SourceRef;
    readonly waitNs: number;
    /** Probes that no line mentions, over the whole input, that may still be counted one by one. */
    gapBudget: number;
    /** Every probe, where that was asked for. */
    readonly tables?: ProbeTables | undefined;
}
/** What is known when a run begins. */
export interface RunStart {
    readonly line: number;
    readonly header: PingHeader | undefined;
    /** Local errors that were printed before the header: standard error is not held back, standard output is. */
    readonly floating: PingLocalError[];
    /** From the command line. */
    readonly intervalNs: number | undefined;
    readonly outstanding: boolean;
    readonly own: string | undefined;
    readonly style: PingStyle;
    /** Target, where lines of several targets are mixed and there is no header. */
    readonly to?: string;
}
/** Collects the rows of one run. */
export declare class PingRun {
    readonly start: RunStart;
    readonly settled: PingSettled;
    readonly probes: PingRing;
    readonly errors: Map<string, ProbeErrorCount>;
    /** Ordinal of the first probe; undefined while there is none. */
    first: number | undefined;
    /** Highest ordinal that was answered. */
    maxReplied: number;
    /** Distinct probes that have a reply line. */
    replies: number;
    duplicates: number;
    corrupted: number;
    otherAddress: number;
    /** Lines about probes from before the first one of this log. */
    strays: number;
    /** Error lines whose seq was printed modulo 256. */
    moduloErrors: number;
    /** Error lines that count in the program's own "+N errors". */
    errorLines: number;
    /** Error lines about one probe each, from elsewhere. */
    errorReplies: number;
    /** Error lines that do not say which probe they are about. */
    looseErrors: number;
    /** Replies whose round trip was printed as a bound only. */
    belowTick: number;
    /** Local errors that no line places. */
    floating: number;
    localErrors: number;
    outstanding: boolean;
    /** First and last stamp, ns from the base. */
    firstStamp: number;
    lastStamp: number;
    /** Number of its table, where probes are kept. */
    number: number;
    /** Signs that several pings wrote these lines. */
    readonly mix: PingMix;
    /** No more lines are expected; some that came already may come again. */
    ended: boolean;
    /** Lines that stand twice in the text. */
    repeats: number;
    /** A finished run of which this one may be a copy, and the lines that are the same. */
    copyOf: PingRun | undefined;
    copied: number;
    private probeLines;
    /** Lines that fitted another run as well. */
    unclear: number;
    /** Further counts that were printed for the same target. */
    furtherCounts: number;
    /** Last line about a probe. */
    lastLine: number;
    /** Line at which the stamps first ran backwards. */
    steppedAt: number | undefined;
    summary: PingSummary | undefined;
    rtt: PingRtt | undefined;
    /** Addresses that sent second replies: a broadcast is answered by many. */
    private readonly alsoFrom;
    /** Address that answered first. */
    answeredFrom: string | undefined;
    /** Senders of unreachables: 'Destination Host Unreachable' may come from the sender itself. */
    readonly unreachableFrom: Map<string, number>;
    private readonly shared;
    private readonly own;
    private stepPending;
    /** Most fractional digits of a stamp that tells them; -1 where none does. */
    private digits;
    constructor(shared: PingShared, start: RunStart);
    /** True when the row cannot belong to this run: ping was started again and the header is not there. */
    isOver(row: PingReply | PingNoAnswer | PingError): boolean;
    /** True when a reply from another address is another ping's. Ping itself marks second replies, and (since 2020) other addresses. */
    isAnothers(row: PingReply): boolean;
    /** True for a line that the run has already: the same probe and the same stamp, in a log that was joined with itself. */
    isRepeat(row: PingReply | PingNoAnswer | PingError, t: number): boolean;
    /** True when a line about a probe without an answer may be about one of this run: none has come, and the last may be the next. */
    awaits(seq: number): boolean;
    /** Address that the run is about: as its header says, else as it was answered first. */
    get target(): string | undefined;
    /** True when one of the words is its target. */
    isNamed(words: readonly string[]): boolean;
    /** True when the whole run stands in the text already. */
    get isCopy(): boolean;
    /** No line about any probe, and no counts. */
    get isEmpty(): boolean;
    reply(row: PingReply): void;
    /** Printed just before the next probe leaves: an upper bound for this one, a lower bound for the next. */
    noAnswer(row: PingNoAnswer): void;
    /** Lower bound of the send after the last one, from the latest "no answer yet". */
    private nextLow;
    error(row: PingError): void;
    /** An error about some probe: it is counted and changes no probe's state, since nothing tells which. */
    looseError(row: PingLooseError): void;
    /** Names no seq: on a terminal it stands where the probe after the last one would, in a file it may stand anywhere. */
    localError(row: PingLocalError): void;
    /** Settles all probes up to the ring's end but `keep`. */
    settle(keep: number, how: Omit<Judgement, "spacingNs" | "outstanding" | "mixed">): number;
    /** One tick of the stamps, ns. */
    get tickNs(): number;
    /** Median spacing of the sends, ns; undefined where the stamps are too coarse to show it. */
    medianSpacing(): number | undefined;
    /** Makes `ordinal` the last probe that is known to have been sent. */
    extendTo(ordinal: number): void;
    /** Probes before the first one of the log, by its number. */
    get before(): number;
    /** Probes up to the last one that the log shows, by its number. */
    get shown(): number;
    /** Puts probes before the first one, all unmentioned; only while none was settled. False when that cannot be. */
    prepend(count: number): boolean;
    /** Between the first and the last probe, and nothing was said about it yet: no run that began again names it first. */
    private isSkipped;
    private another;
    private behind;
    private lastSent;
    private has;
    /** The nearest ordinal to the last one that has this seq: after 65535 comes 0. */
    private unwrap;
    /**
     * The ordinal that a row means. Lines may be cut out of the middle of a log; under -O, where that loses nothing but the
     * lines, a seq that goes on upwards with the stamps is the same round even when the nearest one would be the last.
     */
    private ordinalOf;
    private begin;
    private append;
    private reach;
    /** Some builds print the seq of an error modulo 256: then the latest probe with that remainder is meant. */
    private reachError;
    private isStray;
    /** A probe that was answered, or had an error from elsewhere, did leave: the local error was another's. */
    private unplace;
    /** The last probe is the one that "no answer yet" names: local errors placed behind it were others'. */
    private unplaceAfter;
    private stamped;
    /** The stamp is at or after the arrival, so stamp - round trip is at or after the send. */
    private times;
    private countLocal;
    private countError;
}
