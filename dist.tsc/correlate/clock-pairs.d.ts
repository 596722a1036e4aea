import type { Observation } from "../observe/observation.ts";
import { type ClockFit } from "./clock-fit.ts";
import type { ClockConstraint } from "./clock-graph.ts";
import { type Order } from "./clock-scan.ts";
import type { StreamOf } from "./streams.ts";
/** What evidence a constraint rests on. */
export type ClockBasis = "requests and replies" | "ping stamps" | "BGP segments" | "stated";
/** A constraint, and what has to be said about it. */
export interface ClockPair {
    readonly constraint: ClockConstraint;
    readonly basis: ClockBasis;
    /** Packets (and lines) that both inputs show. */
    readonly packets: number;
    /** The bounds as the stamps say them, ns, and how much each was widened for their resolution. */
    readonly stamped: {
        readonly lowNs: bigint | undefined;
        readonly highNs: bigint | undefined;
    };
    readonly widenedNs: bigint;
    readonly order: Order | undefined;
    readonly fit: FittedClock | undefined;
}
/** How two clocks move against each other; times and values in `fit` count from these. */
export interface FittedClock {
    readonly fit: ClockFit;
    readonly atBase: bigint;
    readonly offsetBase: bigint;
}
/** Two inputs with the same packets whose stamps no movement of the clocks explains. */
export interface UnfitPair {
    readonly a: string;
    readonly b: string;
    readonly basis: ClockBasis;
    readonly packets: number;
    readonly why: "order" | "movement";
}
/** Everything that pairs of inputs say. */
export interface ClockPairs {
    readonly pairs: ClockPair[];
    readonly unfit: UnfitPair[];
}
/** All that the same packets in different inputs say. `sameAs`: ids of the other streams of each body of probes. */
export declare function clockPairs(observations: readonly Observation[], streams: readonly StreamOf[], sameAs: ReadonlyMap<string, readonly string[]>): ClockPairs;
