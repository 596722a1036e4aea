import type { EpochNs } from "../core/time.ts";
/** A resolution as if_tsresol states it, and what follows from it. */
export interface Resolution {
    /** ns of one tick where that is a whole number; 0 where it is not. */
    readonly tick: number;
    /** Ticks of one second. */
    readonly perSecond: bigint;
    /** Decimal digits that show one tick, at most 9. */
    readonly digits: number;
    /** One tick in ns, rounded up. */
    readonly resolutionNs: number;
    /** True when a tick is shorter than 1 ns: stamps are cut to ns. */
    readonly finerThanNs: boolean;
}
/** Reads an if_tsresol byte (draft-ietf-opsawg-pcapng section 4.2): 10^-n, or 2^-n where the top bit is set. */
export declare function resolutionOf(tsresol: number): Resolution;
/** Largest |ns from the base| that is handed out; a little under EXACT_NS, so that no step of the sum can round. */
export declare const REACH_NS: number;
/**
 * What the hot loop needs of the interfaces of a capture, as columns. With `tick` not 0 and `made[i] === generation`:
 * ns from base = ((high - refHigh) * 2^32 + (low - refLow)) * tick + refNs, exact while its size is under REACH_NS.
 */
export declare class InterfaceColumns {
    #private;
    tick: Float64Array;
    refHigh: Float64Array;
    refLow: Float64Array;
    refNs: Float64Array;
    made: Float64Array;
    /** Most bytes that a packet of the interface can honestly hold. */
    limit: Float64Array;
    fcs: Float64Array;
    /** Counts changes of the base; rows made for another generation are stale. */
    generation: number;
    /** Adds the next interface. */
    add(description: {
        resolution: Resolution;
        offsetSeconds: bigint;
        fcsLength: number;
    }, limit: number): void;
    /** Counts from `base` from now on. */
    rebase(base: EpochNs): void;
    /** Makes the row of interface `i` current. */
    refresh(i: number): void;
    /** Epoch ns of a stamp; digits finer than ns are cut. */
    epoch(i: number, high: number, low: number): EpochNs;
    /** ns from the base for any resolution; Infinity where that is beyond REACH_NS. */
    slow(i: number, high: number, low: number): number;
}
