import type { Evidence, Mobility, RouteEvent } from "../../schema/evidence.generated.ts";
/** Seconds, order of the case, or inputs side by side. */
export type AxisKind = "time" | "order" | "place";
/** One line: a route as one table of one place showed it, or as UPDATEs passed there. */
export interface Lane {
    readonly mobility: Mobility;
    readonly kind: AxisKind;
    readonly table: RouteEvent["table"];
    readonly where: string;
    readonly events: readonly RouteEvent[];
    readonly moves: number;
}
/** Lanes of each (MAC, VNI) and kind of axis: the subject first, then those that moved, then the longer histories. */
export declare function byMac(evidence: Evidence): readonly (readonly Lane[])[];
/** An event in its lane. */
export interface Placed {
    readonly event: RouteEvent;
    readonly x: number;
    readonly y: number;
}
/** What holds at a place from `x` on: the route that wins there, or none. */
export interface Held {
    readonly x: number;
    /** Undefined: no route is known to be held. */
    readonly event: RouteEvent | undefined;
}
/** One picture of one MAC. */
export interface View {
    readonly evidence: Evidence;
    readonly lanes: readonly (Lane & {
        readonly placed: readonly Placed[];
        readonly held: readonly Held[];
        /** How far the place's recording goes, as x: what is held holds until then. */
        readonly end: number;
    })[];
    readonly kind: AxisKind;
    readonly start: string;
    readonly xMin: number;
    readonly xMax: number;
    readonly yMax: number;
    /** Between two ticks of the sequence; "absent" is one step below 0. */
    readonly step: number;
    readonly omitted: number;
    /** Inputs in the order of x where neither time nor order is known. */
    readonly inputs: readonly string[];
}
/** Where each event goes. All lanes of a figure have one kind of axis. */
export declare function view(evidence: Evidence, lanes: readonly Lane[]): View;
/** Which route an event is about: a withdrawal names its route by RD, Ethernet tag and nothing else. */
export declare function routeOf(event: RouteEvent): string;
/** A lane with its events in place. */
export type PlacedLane = View["lanes"][number];
/** "leaf-b, seq 1", "local, absent", "route of leaf-a withdrawn". */
export declare function eventText(evidence: Evidence, event: RouteEvent): string;
/** Place, kind of route, table. */
export declare function laneName(evidence: Evidence, lane: Lane): readonly string[];
