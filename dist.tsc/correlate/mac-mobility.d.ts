import type { Observation, RouteObservation } from "../observe/observation.ts";
import type { Evidence, Mobility } from "../schema/evidence.generated.ts";
/** A change of the VTEP that probes to an address went to, from a capture at the ingress VTEP. */
export interface ProbeRepoint {
    readonly ip: string;
    readonly vni: number | undefined;
    readonly from: string;
    readonly to: string;
}
/** Routes of all inputs, in the order of the inputs. */
export declare function routesOf(observations: readonly Observation[]): RouteObservation[];
/** Repoints of probes of all inputs: they can tell where a MAC was before the first route in a capture. */
export declare function repointsOf(observations: readonly Observation[]): ProbeRepoint[];
/**
 * A row for each MAC, VNI and IP (MAC-only routes have none). The subject's MAC comes first, then by MAC, VNI, IP.
 * Nothing depends on the order of `routes`. RFC 7432 sections 7.7 and 15.
 */
export declare function correlateMobility(routes: readonly RouteObservation[], subject: Evidence["subject"], repoints?: readonly ProbeRepoint[]): Mobility[];
/**
 * Moves of a MAC in a VNI counted once each: its MAC-only and MAC+IP rows show the same ones. For totals.
 */
export declare function independentMoves(rows: readonly Mobility[]): {
    mac: string;
    vni: number | null;
    move: Mobility["moves"][number];
}[];
