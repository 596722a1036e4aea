import type { EpochNs } from "../core/time.ts";
import type { RouteObservation, SourceRef } from "../observe/observation.ts";
import type { PlacedRoute } from "./route-order.ts";
import type { Observer } from "./route-observers.ts";
/** A move as one observer saw it. `from` is undefined when the capture began after the old route was announced. */
export interface SeenMove {
    readonly observer: Observer;
    readonly from: string | undefined;
    readonly to: string;
    readonly before: RouteObservation | undefined;
    readonly after: RouteObservation;
    /** The routes that show it: the old one, the new one, and the old one's withdrawal where it made the change. */
    readonly evidence: readonly SourceRef[];
}
/** One move, with every sight of it; the first is the one that tells most. */
export interface Move {
    readonly from: string | undefined;
    readonly to: string;
    /** The route that was replaced, with what it shows of a sequence: as a sight has it, else as a table shows it. */
    readonly before: RouteObservation | undefined;
    readonly seen: readonly SeenMove[];
}
/** One (MAC, VNI, IP or none) with what was made of it. */
export interface MobilityRow {
    readonly mac: string;
    readonly vni: number | null;
    readonly ip: string | undefined;
    readonly placed: readonly PlacedRoute[];
    readonly observers: readonly Observer[];
    readonly moves: readonly Move[];
}
/** What other evidence says about where a MAC was before. */
export interface MoveHints {
    /** VTEP that routes with this RD point to, where all agree. */
    readonly vtepOfRd: (rd: string) => string | undefined;
    /** VTEP that probes to the MAC's addresses went to before they went to `to`, where all agree. */
    readonly repointedFrom: (to: string) => string | undefined;
}
/** The moves of one row, in order: see `interleave`. */
export declare function movesOf(all: readonly Observer[], hints: MoveHints): Move[];
/**
 * The sequence rose, absent counting as 0. Sights that know the old route decide; a first route with a sequence above 0
 * has risen at some time.
 */
export declare function isRise(m: Move): boolean;
/** Time of a move: the earliest stamp of those that saw it; undefined when none has a time. */
export declare function moveTime(m: Move): EpochNs | undefined;
