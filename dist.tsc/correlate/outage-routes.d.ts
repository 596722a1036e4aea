import type { EpochNs } from "../core/time.ts";
import type { Observation, PathObservation } from "../observe/observation.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import type { LadderEvent, ToObserver } from "./outage-events.ts";
import type { StreamOf } from "./streams.ts";
/** A change of the VTEP that probes went to, in one stream. */
export interface PathChange {
    readonly stream: StreamOf;
    readonly repoint: PathObservation["repoints"][number];
}
/** What is asked of routes and paths. */
export interface RouteQuestion {
    readonly mac: string | undefined;
    readonly ip: string;
    readonly vni: number | undefined;
    /** On the clock of the observer: last answered request before, first reply after. */
    readonly from: EpochNs;
    readonly to: EpochNs;
    readonly observer: StreamOf;
    /** The same probes at all taps. */
    readonly body: readonly StreamOf[];
    readonly observations: readonly Observation[];
    readonly subject: Evidence["subject"];
    readonly toObserver: ToObserver;
}
/** Events of the fabric; undefined where nothing shows them. */
export interface FabricEvents {
    readonly oldVtep: string | undefined;
    readonly newVtep: string;
    readonly updateSent: LadderEvent | undefined;
    readonly updateReceived: LadderEvent | undefined;
    readonly forwardingChanged: LadderEvent | undefined;
    readonly lastRequestToOld: LadderEvent | undefined;
    readonly firstRequestToNew: LadderEvent | undefined;
    readonly lastHeardFromOldVtep: LadderEvent | undefined;
    readonly firstHeardFromNewVtep: LadderEvent | undefined;
    /** Any UPDATE of any MAC was read from the observer's capture: then one that is not there did not come. */
    readonly bgpAtObserver: boolean;
}
/** Undefined where nothing shows that the way to the machine changed. */
export declare function fabricEvents(q: RouteQuestion): FabricEvents | undefined;
/**
 * When the forwarding of the observer changed: the line of its table, or else between the UPDATE and the first request to the
 * new VTEP, not before the last request to the old one nor before one that was still copied to several.
 */
export declare function forwarding(f: FabricEvents, copied: LadderEvent | undefined): {
    readonly low: EpochNs | undefined;
    readonly high: EpochNs | undefined;
    readonly line: LadderEvent | undefined;
};
