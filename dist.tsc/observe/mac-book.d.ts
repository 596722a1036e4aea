import type { AddressBook } from "./address-book.ts";
import type { ClockBases } from "./clock-base.ts";
import type { MacSighting } from "./mac-sighting.ts";
import type { RecordBatch } from "../read/batch.ts";
/** In `network`: the outer addresses are IPv6. */
export declare const OUTER_V6: number;
/** Where a frame was seen, as numbers. The caller fills the one of the book, then calls `frame`. */
export interface MacPlace {
    /** Row of the batch. */
    row: number;
    /** VNI + 1, 0 outside of tunnels; with OUTER_V6. */
    network: number;
    /** Outer source: 32 bits, or an AddressBook id with OUTER_V6; 0 outside of tunnels. */
    vtep: number;
    /** Interface of the capture << 2 | direction of the record. */
    face: number;
    /** ifindex << 3 | packet type of a cooked header, 0 elsewhere. */
    cooked: number;
    /** VLAN + 1 of the sender's own frame, 0 none. */
    tag: number;
    /** Sent to a group address. */
    group: boolean;
    kind: number;
}
/** The senders of one input. Call `enter` for each batch, `frame` for each frame, `sightings` once. */
export declare class MacBook {
    readonly place: MacPlace;
    /** Frames of senders that found the book full. */
    refused: number;
    private count;
    private floats;
    private ints;
    private mask;
    private table;
    private readonly notes;
    private readonly clock;
    private readonly book;
    private ns;
    private shift;
    private first;
    /** Clock base of all stamps here. */
    private base;
    private broken;
    /** The last frame of a row and the one at hand, filled anew for each that is told. */
    private readonly was;
    private readonly now;
    constructor(clock: ClockBases, book: AddressBook);
    /** The rows that follow are rows of this batch; the clock has entered it. */
    enter(batch: RecordBatch): void;
    /** A frame at `place` whose sender's MAC is at `at`. Gives the sender's row, or -1 when it is not followed. */
    frame(view: DataView, at: number): number;
    /** The sender of row `n` answered a probe to an address: an IPv4 address as 32 bits, or an AddressBook id. */
    answered(n: number, address: number, v6: boolean): void;
    /** What is known of all senders, in order of appearance; nothing where the clock jumped by weeks. */
    sightings(): MacSighting[];
    private open;
    private growRows;
    private growTable;
    private enterTable;
    /** A frame that opens or ends something: a row, a silence, a group-addressed frame, one that lies before the last. */
    private add;
    private sighting;
    private addressText;
    private tunnel;
}
