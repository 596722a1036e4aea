import type { LossRun, ProbeStream } from "../observe/observation.ts";
import type { LossPeriod } from "../schema/evidence.generated.ts";
/** How the input of a stream writes its times. */
export interface StampStyle {
    /** Fractional digits of its stamps. */
    readonly digits: number;
    /** Which clock: "utc", "local, -05:00 as told". */
    readonly clock?: string | undefined;
}
/** Durations of one run, in ns; null where undefined. */
export interface LossDurations {
    readonly observedGap: bigint | null;
    readonly provenUnreachable: bigint | null;
    readonly possibleUnreachable: bigint | null;
    readonly outageAtMost: bigint | null;
    /** Set where two stamps contradict each other: a clock stepped, or a late reply crossed the first one after. */
    readonly contradiction?: string;
    /** Unanswered probes at the mean spacing, and one spacing; null where the bounds exclude it. */
    readonly derived: number | null;
    readonly tolerance: number | null;
    /** Why a spacing is known and nothing is derived. */
    readonly underived?: string;
}
/**
 * The loss periods of a stream, in order. Ids are the stream's with "-l1", "-l2", ... behind it.
 * Captures stamp every request (low equals high), so bounds are exact there; in a log they are what its lines allow.
 */
export declare function correlateLoss(stream: ProbeStream, streamId: string, style?: StampStyle): LossPeriod[];
/**
 * The durations by definition:
 * observedGap: last reply before to first reply after, by arrival; provenUnreachable: first to last unanswered request,
 * the least that the bounds of the sends allow; possibleUnreachable: last answered request to the first answered one
 * after, the most they allow; outageAtMost: last answered request to the first reply after. Stamps coarser than 1 us widen the bounds by
 * a tick. Nothing is given across a clock that was set.
 */
export declare function lossDurations(run: LossRun, s: ProbeStream): LossDurations;
