import type { EpochNs } from "../core/time.ts";
import type { ProbeMark, ProbeState, SourceRef } from "./observation.ts";
import type { PingRing } from "./ping-ring.ts";
import { SendSpacing } from "./ping-spacing.ts";
import { ProbeSampler } from "./probe-sample.ts";
import { RunBuilder } from "./run-builder.ts";
/** A settled probe; times in ns from the run's base, NaN where unknown. */
export interface PingMark {
    readonly seq: number;
    readonly ordinal: number;
    readonly state: ProbeState;
    readonly rttNs: number | undefined;
    readonly low: number;
    readonly high: number;
    readonly arrived: number;
    readonly line: number;
    readonly replyLine: number;
}
/** How the probes without a line, and those without an answer, are to be judged. */
export interface Judgement {
    /** `-O`: a probe without an answer was announced before the next one left, so one without any line was answered in time. */
    readonly outstanding: boolean;
    /** A probe without any line under -O. */
    readonly silent: ProbeState;
    /** A probe without any line without -O. */
    readonly unseen: ProbeState;
    /** A probe without an answer and without one after it. */
    readonly unanswered: (high: number) => ProbeState;
    /** Local errors that name no probe, still to be placed. */
    readonly floating: number;
    /** Lines of several pings: what was not answered cannot be told from what was never sent. */
    readonly mixed: boolean;
    /** Spacing of the sends where it is known, ns. */
    readonly spacingNs: number | undefined;
}
/** When a probe left at the earliest, beyond doubt; NaN when nothing says so. And the line that says it. */
export interface LeastSend {
    readonly ns: number;
    readonly line: number;
}
/** What has been settled so far. */
export declare class PingSettled {
    readonly builder: RunBuilder<PingMark>;
    readonly sampler: ProbeSampler;
    /** Probes without any line under -O. */
    silent: number;
    /** Local errors that were placed by order. */
    placed: number;
    rttCount: number;
    rttSum: number;
    rttMin: number;
    rttMax: number;
    /** First and last late estimates of a send. */
    firstSent: number;
    lastSent: number;
    private lineBefore;
    /** Between late estimates of the sends of answered probes. */
    readonly spacing: SendSpacing;
    private lastEstimate;
    private carry;
    /** Takes every probe, where they are to be compared with other inputs. */
    keep: ((probe: PingMark, least: LeastSend) => void) | undefined;
    private readonly least;
    /** Settles the probes from the ring's base up to `limit`, which is excluded. Returns how many floating errors were placed. */
    settle(probes: PingRing, limit: number, maxReplied: number, how: Judgement): number;
    /** Probes that a line names: answered, or nothing is known. A number that no line names may be of no probe. */
    private settleMixed;
    /** What a line says that was printed just ahead of the probe: the one about the probe before it. */
    private ownLeast;
    private atLeast;
    private push;
    private measured;
    /** Requests leave in order, and not before a line that was printed ahead of them. */
    private boundLow;
}
/** The mark that others see. A send with only one bound, or with bounds that cross, is not bounded. */
export declare function probeMark(m: PingMark, source: (line: number) => SourceRef, epoch: Epoch): ProbeMark;
/** Time of ns from the base; undefined for NaN. */
export type Epoch = (ns: number) => EpochNs | undefined;
