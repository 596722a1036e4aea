import type { EpochNs } from "../core/time.ts";
import type { RecordBatch } from "../read/batch.ts";
/**
 * The bases of one input. Nearly always there is one; a stamp is then base 0 and a number of ns. A batch whose base is
 * too far for exact sums opens another one, and differences across bases go through bigint.
 */
export declare class ClockBases {
    readonly list: EpochNs[];
    /** Base of the current batch. */
    current: number;
    /** To add to each stamp of the current batch. */
    shift: number;
    /** Sets `current` and `shift` for a batch, so that every stamp of it plus `shift` is exact. */
    enter(batch: Pick<RecordBatch, "base" | "ns" | "count">): void;
    /** Epoch ns of a stamp; undefined when the record had none. */
    epoch(base: number, ns: number): EpochNs | undefined;
    /** later - earlier in ns; NaN when either is unknown. */
    between(earlier: number, earlierBase: number, later: number, laterBase: number): number;
    private across;
}
