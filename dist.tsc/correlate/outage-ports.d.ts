import type { EpochNs } from "../core/time.ts";
import type { FrameKind } from "../observe/mac-sighting.ts";
import type { Observation } from "../observe/observation.ts";
import type { LadderEvent, ToObserver } from "./outage-events.ts";
/** What a machine's ports are looked for with. */
export interface PortQuestion {
    readonly mac: string;
    /** Addresses that its probes go to. */
    readonly ip: string;
    /** On the clock of the observer: last answered request before, first reply after. */
    readonly from: EpochNs;
    readonly to: EpochNs;
    /** Nobody comes back, and nothing is heard twice, within this time around the two. */
    readonly marginNs: bigint;
    readonly observations: readonly Observation[];
    readonly toObserver: ToObserver;
}
/** What the taps at the two ports show; undefined where there is no such tap. */
export interface Ports {
    readonly lastHeardOld: LadderEvent | undefined;
    readonly firstHeardNew: LadderEvent | undefined;
    /** Kind of the first frame at the new port. */
    readonly announcedBy: FrameKind | undefined;
    readonly oldInput: string | undefined;
    readonly newInput: string | undefined;
    readonly limits: readonly string[];
}
/** True for what a machine sends when it has just arrived. */
export declare function isAnnouncement(kind: FrameKind | undefined): boolean;
/** Finds both ports. */
export declare function findPorts(q: PortQuestion): Ports;
/**
 * The first request that the machine left unanswered at its old port, when it was last heard there: it stood still by then, or
 * was gone. Only where the input has that port alone, so that the request was seen at the port itself.
 */
export declare function firstUnanswered(q: PortQuestion, ports: Ports): LadderEvent | undefined;
