import type { RawMark } from "./raw-mark.ts";
/** A run of requests to exactly one VTEP. */
export interface Segment {
    readonly requests: number;
    readonly answered: number;
    readonly firstOrdinal: number;
    readonly lastOrdinal: number;
    /** Its last probe; undefined where `full`. */
    readonly last: RawMark | undefined;
}
/** Requests of one stream to one VTEP. */
export interface VtepCounts {
    requests: number;
    answered: number;
    firstOrdinal: number;
    lastOrdinal: number;
}
/** A probe that went to several VTEPs. VTEPs are AddressBook ids. */
export interface Replica {
    readonly flow: number;
    readonly ordinal: number;
    readonly record: number;
    readonly to: number[];
    answeredBy: number;
}
/** The path of one stream. */
export interface FlowPath {
    readonly vteps: Map<number, VtepCounts>;
    readonly ports: Set<number>;
    morePorts: boolean;
    readonly repoints: {
        from: number;
        to: number;
        lastToOld: RawMark;
        firstToNew: RawMark;
    }[];
    /** Last run of requests to exactly one VTEP. */
    last: {
        vtep: number;
        mark: RawMark;
    } | undefined;
    lastVtep: number;
}
/** Paths of all streams of one input. */
export declare class PathBook {
    readonly replicas: Replica[];
    replicasOmitted: number;
    repointsOmitted: number;
    private readonly flows;
    private repoints;
    /** The path of a stream; undefined when it was never seen inside a tunnel. */
    of(flow: number): FlowPath | undefined;
    private path;
    /** An outer UDP source port of the stream's requests. */
    port(flow: number, port: number): void;
    /** No further repoint will be listed: marks need not be made for `enter` and `leave`. */
    get full(): boolean;
    /** The stream's next probe went to exactly `vtep`; the one before it went elsewhere. */
    enter(flow: number, vtep: number, mark: RawMark | undefined): void;
    /** A run of probes to exactly `vtep` has ended. */
    leave(flow: number, vtep: number, s: Segment): void;
    private counts;
    /** A copy of a probe went to another VTEP. Takes and gives a slot's VTEP: an id, or a replicated probe below 0. */
    replicate(was: number, vtep: number, probe: {
        flow: number;
        ordinal: number;
        record: number;
    }): number;
    /** The first reply to a replicated probe came from `vtep`. */
    answeredBy(replicated: number, vtep: number): void;
    /** VTEP that a replicated probe is shown at: the one that answered it, else the first it went to; 0 when not listed. */
    replicaVtep(replicated: number): number;
    /** A probe that had left its stream was answered after all. */
    amended(flow: number, vtep: number, by: number): void;
    /** Answers to probes of a run that has not ended yet. */
    private readonly pending;
    /** Adds what is known only at the end: answers that came late, and the copies of replicated probes. */
    finish(): void;
    private addReplica;
}
