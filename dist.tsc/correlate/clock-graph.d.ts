import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { SourceRef } from "../observe/observation.ts";
/** Bounds of an offset in ns, both included. */
export interface ClockOffset {
    readonly lowNs: bigint;
    readonly highNs: bigint;
}
/**
 * What one kind of evidence says about clock `b` less clock `a`, as both would be read at one instant. A side that nothing
 * bounds is undefined.
 */
export interface ClockConstraint {
    /** Input ids. */
    readonly a: string;
    readonly b: string;
    readonly lowNs: bigint | undefined;
    readonly highNs: bigint | undefined;
    /** "requests and replies", "BGP messages", "ping stamps", "stated". */
    readonly basis: string;
    /** Places of the packets or lines that make each bound. */
    readonly lowFrom: readonly SourceRef[];
    readonly highFrom: readonly SourceRef[];
    /**
     * Where the offset changes with time: bounds for all instants between two readings of clock `a`, within the bounds above;
     * undefined outside of what was recorded.
     */
    during?(first: EpochNs, last: EpochNs): ClockOffset | undefined;
}
/** Bounds that cannot hold together. */
export interface ClockContradiction {
    /** Inputs around the cycle. */
    readonly inputs: readonly string[];
    /** By how much they miss each other, ns. */
    readonly byNs: bigint;
    readonly bases: readonly string[];
    readonly from: readonly SourceRef[];
}
/** The clocks of all inputs, as far as they are tied to each other. */
export interface ClockGraph {
    /** Bounds of clock `b` less clock `a`; 0 for one input; undefined where one side has no bound. Pure: ask as often as needed. */
    offset(a: string, b: string): ClockOffset | undefined;
    /** A reading of clock `from` on clock `to`; undefined where `offset` is. */
    toClock(t: EpochNs, from: string, to: string): TimeBounds | undefined;
    /** Inputs on the way of the lower and of the upper bound of `offset`, without its ends. */
    via(a: string, b: string): readonly string[];
    /** Places of the packets that make both bounds of `offset`. */
    evidence(a: string, b: string): readonly SourceRef[];
    /** Bounds that were taken out, since they cannot all be true. */
    readonly contradictions: readonly ClockContradiction[];
}
/**
 * Ties clocks together. Constraints that contradict each other are left out, all that are part of the contradiction, and
 * named: what is left is never wrong because of them, only wider.
 */
export declare function createClockGraph(constraints: readonly ClockConstraint[]): ClockGraph;
