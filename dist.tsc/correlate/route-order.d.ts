import type { RouteObservation } from "../observe/observation.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
/** A route with the VNI it is filed under. */
export interface PlacedRoute {
    readonly route: RouteObservation;
    /** Null where no source says it. */
    readonly vni: number | null;
    /** Where the VNI comes from when the route itself carries none. */
    readonly inferred: "route" | "subject" | "only" | undefined;
}
/**
 * By time where there is one, then those with a place in order, by place; a withdrawal before an advertisement of the
 * same record, as RFC 4271 section 3.1 applies them.
 */
export declare function compareRoutes(a: RouteObservation, b: RouteObservation): number;
/**
 * Files routes under a VNI. A withdrawal has that of the route it withdraws (same RD, Ethernet tag, MAC and IP). Other
 * routes without one have the subject's VNI when they are of the subject's MAC, else the only VNI known for the MAC.
 */
export declare function placeRoutes(routes: readonly RouteObservation[], subject: Evidence["subject"]): PlacedRoute[];
