import type { RouteObservation } from "../observe/observation.ts";
/** A route that points somewhere: `vtep` is its next hop, or the observer's own address for a local entry of a named VTEP. */
export interface LiveRoute {
    readonly route: RouteObservation;
    readonly vtep: string;
}
/** State of an observer after one UPDATE, one snapshot or one line of a monitor. */
export interface Step {
    /** Best by RFC 7432 section 15: sticky, then sequence, then lowest VTEP; the table's own mark where it has one. */
    readonly best: LiveRoute | undefined;
    readonly live: readonly LiveRoute[];
    /** Routes that made the step. */
    readonly cause: readonly RouteObservation[];
}
/** One place where routes were seen: a capture, or one table of one node. */
export interface Observer {
    readonly key: string;
    readonly table: RouteObservation["table"];
    readonly where: string;
    readonly steps: readonly Step[];
    /** "order 0": another snapshot of the same table has the same place and shows another state, so neither is the first. */
    readonly unordered?: string;
}
/** VTEP address of a node by its name, where the case says it. */
export type VtepOf = (where: string) => string | undefined;
/** Sequence as compared: no community is 0 on the wire (RFC 7432 section 7.7). */
export declare function seqOf(r: RouteObservation): number;
/** Whether the table would show a sequence: "absent" is then an answer, and not just silence. */
export declare function showsSeq(r: RouteObservation): boolean;
/** True when both are routes of one multihomed segment: the same non-zero ESI. */
export declare function sameSegment(a: RouteObservation, b: RouteObservation): boolean;
/** ESI 0 is a single-homed site (RFC 7432 section 5). */
export declare function isZeroEsi(esi: string): boolean;
/**
 * The observers of routes that are already in order, all of one MAC, VNI and IP. A capture is one observer; snapshots
 * of one table of one node are one only when all of them have a time, or all a place in order: else nothing says
 * which came first, and each stays by itself. So do those of one time or place that differ.
 */
export declare function observers(routes: readonly RouteObservation[], vtepOf: VtepOf): Observer[];
/** Name of the observer of a route: the capture of an UPDATE, else table and node (and device, for forwarding tables). */
export declare function observerKey(r: RouteObservation): string;
